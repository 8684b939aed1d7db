"""Taking the talon and discarding cards."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import ClassVar

from trionfi.cards import bits
from trionfi.hooks import made_once
from trionfi.melds.pattern import joined
from trionfi.phases.base import Step
from trionfi.phases.discard_rules import DiscardRule
from trionfi.phases.when import When
from trionfi.state.actions import Action, Choice, of_a_set
from trionfi.state.choosing import Sets
from trionfi.state.decisions import Taken
from trionfi.state.events import EVERYBODY
from trionfi.state.faces import Laying
from trionfi.state.roles import Role
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Quantity, Range, Text, Words
from trionfi.words.speaker import CARD


class Taker(StrEnum):
    """Who takes the talon: the declarer, or the dealer."""

    DECLARER = "declarer"
    DEALER = "dealer"


class Unseen(StrEnum):
    """When a dealer who takes the talon need not show it: never, when he became declarer after the full deal, or
    always."""

    NEVER = "never"
    FULL_DEAL = "after the full deal"
    ALWAYS = "always"


@dataclass(frozen=True, kw_only=True)
class Take(Laying, Step):
    """A player takes the pile into his hand: `hidden` says when a dealer who takes it need not
    show it; unless `open`, no taker shows it."""

    pile: str = "talon"
    who: Taker = Taker.DECLARER
    hidden: Unseen = Unseen.NEVER
    open: bool = True

    @property
    def taken(self) -> tuple[Taken, ...]:
        """All of it."""
        return (Taken(self.pile, self.who),)

    def begin(self, table: Table) -> None:
        """Move the pile into the player's hand, shown or not."""
        seat = table.seat_of(Role(self.who))
        cards = table.piles[self.pile]
        shown = self.open and (seat != table.dealer or self.hidden == Unseen.NEVER or
                               (self.hidden == Unseen.FULL_DEAL and not table.contract.full_hand))
        if shown:
            table.tell("show", seat, cards, self.pile, self.pile)
        table.put(table.piles, self.pile, 0)
        table.put(table.hands, seat, table.hands[seat] | cards)
        table.tell("take", seat, cards, self.pile, f"hand {seat}", EVERYBODY if shown else 1 << seat)
        if shown and table.contract.hidden and cards & table.pack.mask((table.contract.called,)):
            table.reveal()

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        pile, dealer = game.term(self.pile), game.term("dealer")
        who, dealers = game.term(self.who), self.who == Taker.DEALER
        if not self.open or (dealers and self.hidden == Unseen.ALWAYS):
            if pile.endswith("cards"):
                return Message("The {who} takes the {pile} without showing them.", who=who, pile=pile)
            return Message("The {who} takes the {pile} without showing it.", who=who, pile=pile)
        if dealers or self.hidden == Unseen.NEVER:
            return Message("The {who} takes the {pile} and shows it to all.", who=who, pile=pile)
        if self.hidden == Unseen.ALWAYS:
            return Message("The {who} takes the {pile} and shows it to all, unless he is the {dealer}.", who=who, pile=pile, dealer=dealer)
        return Message("The {who} takes the {pile} and shows it to all, unless he is the {dealer} and declared after the full deal.",
                       who=who, pile=pile, dealer=dealer)


class LaysAway(StrEnum):
    """Who discards cards: the declarer, his partner, the dealer, the player who comes last before the dealer, or each but the dealer in
    turn."""

    DECLARER = "declarer"
    PARTNER = "partner"
    DEALER = "dealer"
    BEFORE_DEALER = "before dealer"
    EACH_OTHER = "each other"


@dataclass(frozen=True, kw_only=True)
class Discard(Laying, Step):
    """A player, or each other than the dealer in turn, discards cards (`who`). `tiers` are sets of cards, freest
    first: a card of a later tier goes only when all earlier tiers together hold too few. What is in no tier never goes.
    `rules` are what a game adds."""

    key: str = "discard"
    tiers: tuple[str, ...]
    cards: int = 3
    who: LaysAway = LaysAway.DECLARER
    rules: tuple[DiscardRule, ...] = ()

    phase: ClassVar[str] = "discard"
    told: ClassVar[tuple[str, ...]] = ("cards",)

    @property
    def spared(self) -> str:
        """The first tier."""
        return self.tiers[0]

    @property
    def sorts(self) -> tuple[str, ...]:
        """The sets of which it is said how many go."""
        return tuple(cards for rule in self.rules for cards in rule.sorts)

    @property
    def laid_by(self) -> str:
        """Who discards cards."""
        return self.who

    @property
    def adds_each(self) -> int:
        """Fewer, where others than the dealer discard cards."""
        return -self.cards if self.who == "each other" else 0

    def never_laid(self, game: Rules, kept: int) -> int:
        """What stands in no rule, and in no tier but those after the first of which a card is kept."""
        tiers = list(map(game.pack.select, self.tiers))
        first = next((place for place, tier in enumerate(tiers, 1) if tier & kept), len(tiers))
        later = game.pack.all & ~joined(tiers[:first])
        return sum([1 << number for number in bits(later) if not any(rule.only(game, number) for rule in self.rules)])

    def surrendered(self, players: int) -> int:
        """The cards of each who lays some away, under a rule by which they are lost."""
        those = players - 1 if self.who == LaysAway.EACH_OTHER else 1
        return self.cards * those if self.when is When.ALWAYS and any(rule.lost for rule in self.rules) else 0

    def size(self, table: Table) -> int:
        """How many cards go."""
        return self.cards

    def begin(self, table: Table) -> None:
        """Ask the player, or the first of them."""
        table.set("turn", self._order(table)[0])

    def _order(self, table: Table) -> tuple[int, ...]:
        if self.who == LaysAway.EACH_OTHER:
            return table.seats_from(table.after(table.dealer))[:-1]
        return (table.seat_of(Role(self.who)),)

    def actions(self, table: Table) -> Choice:
        """The sets that the player may discard."""
        pack, hand = table.pack, self._hand(table)
        free, forced = self._split(table)
        whole = tuple(found for rule in self.rules for found in rule.whole(pack, hand))
        allowed = free | forced
        for found in whole:
            allowed |= found
        count = self.size(table)
        needed = max(0, count - free.bit_count())
        tiered = self._tiered(table)
        kept = {text: self._kept(table, hand, tiered, pack.index[text]) for text in pack.unmask(table.hands[table.in_turn] & ~allowed)}
        bound = allowed & ~free & ~forced
        return Choice("discard", Sets(pack, allowed, count, count, forced, needed, bound, whole, self._bound(table.game)), kept)

    @made_once
    def _bound(self, game: Rules) -> tuple[tuple[int, Words], ...]:
        """The cards that go only in certain sets, and in which."""
        return tuple(rule.bound(game) for rule in self.rules)

    def _hand(self, table: Table) -> int:
        """The cards among which the seat in turn chooses."""
        seat = table.in_turn
        hand = table.hands[seat]
        for rule in self.rules:
            hand &= ~rule.apart(table, seat)
        return hand

    def _kept(self, table: Table, hand: int, tiered: int, number: int) -> Words:
        """Why a card cannot be discarded: `hand` are the cards among which is chosen, `tiered` those of some tier."""
        if not hand >> number & 1:
            return next(rule.set_apart for rule in self.rules if rule.apart(table, table.in_turn) >> number & 1)
        for rule in self.rules:
            if rule.late(table, table.in_turn) >> number & 1 & tiered >> number:
                return rule.set_apart
        return self._never(table.game, number, bool(tiered >> number & 1))

    @made_once
    def _never(self, game: Rules, number: int, tiered: bool) -> Words:
        """When alone a card can be discarded, one of some tier or none."""
        found = tuple(dict.fromkeys(when for rule in self.rules if (when := rule.only(game, number))))
        if tiered:
            return Message("it may be discarded only when no other card can be, or {when}", when=_either(found)) if found else \
                "it may be discarded only when no other card can be"
        return Message("it may be discarded only {when}", when=_either(found)) if found else "it may never be discarded"

    def _tiered(self, table: Table) -> int:
        """The cards of all tiers."""
        return joined(map(table.pack.select, self.tiers))

    def _split(self, table: Table) -> tuple[int, int]:
        """The cards of the hand that are free, and those that may go only as far as these are too few."""
        hand = self._hand(table)
        free, forced, late = 0, 0, 0
        for rule in self.rules:
            forced |= rule.freed(table.pack, hand)
            late |= rule.late(table, table.in_turn)
        tiers = [hand & table.pack.select(tier) for tier in self.tiers]
        if late:
            tiers = [*(tier & ~late for tier in tiers), joined(tiers) & late]
        for place, tier in enumerate(tiers):
            if place:
                free, forced = free | forced, 0
                if free.bit_count() >= self.size(table):
                    return free, 0
            forced |= tier & ~free
        return free, forced

    def why_not(self, table: Table, action: Action) -> Words:
        """The rule that a set breaks."""
        choice = self.actions(table)
        if action.verb != "discard":
            return Message("'{action}' is not possible now: discard {n} cards (discard, then the cards)", action=str(action),
                           n=self.size(table))
        return choice.check(action.cards) or ""

    def apply(self, table: Table, action: Action) -> None:
        """Lay the cards away, seen by their owner alone."""
        seat = table.in_turn
        cards = table.pack.mask(action.cards)
        table.put(table.hands, seat, table.hands[seat] & ~cards)
        table.join(table.piles, f"discard {seat}", cards)
        open_cards = 0
        for rule in self.rules:
            open_cards |= rule.shown(table, seat, cards)
            rule.laid(table, seat, cards)
        if open_cards:
            table.tell("show", seat, open_cards, f"hand {seat}", f"hand {seat}")
            table.tell("discard", seat, open_cards, f"hand {seat}", f"discard {seat}")
        table.tell("discard", seat, cards & ~open_cards, f"hand {seat}", f"discard {seat}", 1 << seat)
        for remark in filter(None, [rule.remark(table, cards) for rule in self.rules]):
            table.tell("say", seat, word=remark)
        order = self._order(table)
        place = order.index(seat) + 1
        table.set("turn", order[place] if place < len(order) else None)

    def prompt(self, view: View) -> Words:
        """How many cards go, and that they are not lost."""
        choice = of_a_set(view.actions)
        cards = Range(choice.least, choice.count, CARD)
        if self.who == LaysAway.EACH_OTHER:
            return Message("Discard {cards} face down. They count for you.",
                           {"cards =1": "Discard {cards} face down. It counts for you."}, cards=cards)
        return Message("You are the {role}: discard {cards} face down. They count for you.",
                       {"cards =1": "You are the {role}: discard {cards} face down. It counts for you."}, cards=cards,
                       role=view.game.term(self.who))

    def confirm(self, choice: Choice) -> Words:
        """The button for the discard."""
        return "Discard"

    def after_play(self, table: Table) -> None:
        """What becomes of the discards."""
        for rule in self.rules:
            rule.after_play(table)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        cards, first = Quantity(self.cards, CARD), game.set_words(self.tiers[0])
        if self.who == LaysAway.EACH_OTHER:
            lays = Message("Each player but the {dealer}, in turn, discards {cards} face down, chosen from {first}.",
                           {"n =1": "The {dealer}'s opponent discards {cards} face down, chosen from {first}."},
                           dealer=game.term("dealer"), cards=cards, first=first, n=game.seats() - 1)
        else:
            lays = Message("The {who} discards {cards} face down, chosen from {first}.", who=game.term(self.who), cards=cards, first=first)
        counts: Words = "" if any(rule.fate for rule in self.rules) else "They count for him."
        return Text(lays, *self._made_up(game), *[rule.words(game) for rule in self.rules], counts)

    def _made_up(self, game: Rules) -> Iterator[Words]:
        """From which sets he makes up the number."""
        for place, tier in enumerate(map(game.set_words, self.tiers[1:])):
            if place:
                yield Message("If he has too few of these as well, he makes up the number from {tier}.", tier=tier)
            else:
                yield Message("If he has fewer than {n} such cards, he makes up the number from {tier}.",
                              {"n =1": "If he has no such card, he makes up the number from {tier}."}, n=self.cards, tier=tier)


def _either(cases: Sequence[Words]) -> Words:
    """In one case or another."""
    first, *others = cases
    return Message("{first}, or {others}", first=first, others=_either(others)) if others else first
