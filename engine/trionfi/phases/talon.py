"""Taking the talon and laying cards away."""

from collections.abc import Iterable
from enum import StrEnum
from typing import ClassVar

from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.phases.base import Step
from trionfi.phases.discard_rules import DiscardRule
from trionfi.phases.when import When
from trionfi.state.actions import Action, Choice, of_a_set
from trionfi.state.decisions import Taken
from trionfi.state.events import EVERYBODY
from trionfi.state.roles import Role
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass


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
class Take(Step):
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

    def words(self, game: Rules) -> str:
        """The rule in a sentence."""
        pile, dealer = game.term(self.pile), game.term("dealer")
        unseen = f"without showing {'them' if pile.endswith('cards') else 'it'}"
        shows = {
            Unseen.NEVER: "and shows it to all",
            Unseen.FULL_DEAL: f"and shows it to all, unless he is the {dealer} and declared after the full deal",
            Unseen.ALWAYS: f"and shows it to all, unless he is the {dealer}",
        }[self.hidden]
        if not self.open:
            shows = unseen
        elif self.who == Taker.DEALER:
            shows = unseen if self.hidden == Unseen.ALWAYS else "and shows it to all"
        return f"The {game.term(self.who)} takes the {pile} {shows}."


class LaysAway(StrEnum):
    """Who lays cards away: the declarer, his partner, the dealer, the player who comes last before the dealer, or each but the dealer in
    turn."""

    DECLARER = "declarer"
    PARTNER = "partner"
    DEALER = "dealer"
    BEFORE_DEALER = "before dealer"
    EACH_OTHER = "each other"


@dataclass(frozen=True, kw_only=True)
class Discard(Step):
    """A player, or each other than the dealer in turn, lays cards away (`who`). `tiers` are sets of cards, freest
    first: a card of a later tier goes only when all earlier tiers together hold too few. What is in no tier never goes.
    `rules` are what a game adds."""

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
        """Who lays cards away."""
        return self.who

    @property
    def adds_each(self) -> int:
        """Fewer, where others than the dealer lay cards away."""
        return -self.cards if self.who == "each other" else 0

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
        """The sets that the player may lay away."""
        pack, hand = table.pack, self._hand(table)
        free, forced = self._split(table)
        whole = tuple(found for rule in self.rules for found in rule.whole(pack, hand))
        allowed = free | forced
        for found in whole:
            allowed |= found
        count = self.size(table)
        needed = max(0, count - free.bit_count())
        any_hand = self._any(table)
        kept = {text: self._kept(table, hand, any_hand, pack.index[text]) for text in pack.unmask(table.hands[table.in_turn] & ~allowed)}

        def check(chosen: frozenset[str]) -> str | None:
            mask = pack.mask(chosen)
            apart = mask & ~free & ~forced
            if apart and not any(not found & ~mask and not apart & ~found for found in whole):
                return f"{' '.join(pack.unmask(apart))} may be laid away only together with all others of them"
            return self._check(table, mask & forced, needed)

        def sample(chance: Chance) -> Iterable[str]:
            found = chance.choice((*whole, 0)) if whole else 0
            rest, pool = count - found.bit_count(), free & ~found
            few = max(0, rest - pool.bit_count())
            numbers = bits(found) + chance.sample(bits(pool), rest - few) + chance.sample(bits(forced & ~found), few)
            return [pack.texts[number] for number in numbers]

        return Choice("discard", count, pack.unmask(allowed), kept, check, sample, pack.sort)

    def _hand(self, table: Table) -> int:
        """The cards among which the seat in turn chooses."""
        seat = table.in_turn
        hand = table.hands[seat]
        for rule in self.rules:
            hand &= ~rule.apart(table, seat)
        return hand

    def _kept(self, table: Table, hand: int, any_hand: int, number: int) -> str:
        """Why a card cannot be laid away: `hand` are the cards among which is chosen, `any_hand` those that go out of some hand."""
        if not hand >> number & 1:
            return next(rule.set_apart for rule in self.rules if rule.apart(table, table.in_turn) >> number & 1)
        if any_hand >> number & 1:
            return "it may be laid away only when no other card can be"
        return next(filter(None, (rule.why_not(table.pack, number) for rule in self.rules)), "it may never be laid away")

    def _check(self, table: Table, forced: int, needed: int) -> str | None:
        if forced.bit_count() <= needed:
            return None
        if not needed:
            return "trumps may be laid away only when no other card can be"
        return f"only {needed} of {' '.join(table.pack.unmask(forced))} may be laid away: no more than needed"

    def _any(self, table: Table) -> int:
        mask = 0
        for cards in (*map(table.pack.select, self.tiers), *(rule.named(table.pack) for rule in self.rules)):
            mask |= cards
        return mask

    def _split(self, table: Table) -> tuple[int, int]:
        """The cards of the hand that are free, and those that may go only as far as these are too few."""
        hand = self._hand(table)
        free, forced = 0, 0
        for rule in self.rules:
            forced |= rule.freed(table.pack, hand)
        for place, tier in enumerate(self.tiers):
            if place:
                free, forced = free | forced, 0
                if free.bit_count() >= self.size(table):
                    return free, 0
            forced |= hand & table.pack.select(tier) & ~free
        return free, forced

    def why_not(self, table: Table, action: Action) -> str:
        """The rule that a set breaks."""
        choice = self.actions(table)
        if action.verb != "discard":
            return f"'{action}' is not possible now: lay away {self.size(table)} cards (discard, then the cards)"
        return choice.check(action.cards) or ""

    def apply(self, table: Table, action: Action) -> None:
        """Lay the cards away, seen by their owner alone."""
        seat = table.in_turn
        cards = table.pack.mask(action.cards)
        table.put(table.hands, seat, table.hands[seat] & ~cards)
        table.join(table.piles, f"discard {seat}", cards)
        open_cards = 0
        for rule in self.rules:
            open_cards |= rule.shown(table.pack, cards)
        if open_cards:
            table.tell("show", seat, open_cards, f"hand {seat}", f"hand {seat}")
            table.tell("discard", seat, open_cards, f"hand {seat}", f"discard {seat}")
        table.tell("discard", seat, cards & ~open_cards, f"hand {seat}", f"discard {seat}", 1 << seat)
        for remark in filter(None, [rule.remark(table, cards) for rule in self.rules]):
            table.tell("say", seat, word=remark)
        order = self._order(table)
        place = order.index(seat) + 1
        table.set("turn", order[place] if place < len(order) else None)

    def prompt(self, view: View) -> str:
        """How many cards go, and that they are not lost."""
        role = "" if self.who == LaysAway.EACH_OTHER else f"You are the {view.game.term(self.who)}: "
        lay = "lay" if role else "Lay"
        choice = of_a_set(view.actions)
        return f"{role}{lay} away {choice.size} face down. {'It counts' if choice.count == 1 else 'They count'} for you."

    def confirm(self, choice: Choice) -> str:
        """The button for the discard."""
        return "Lay away"

    def after_play(self, table: Table) -> None:
        """What becomes of the discards."""
        for rule in self.rules:
            rule.after_play(table)

    def words(self, game: Rules) -> str:
        """The rule in sentences."""
        first, *later = self.tiers
        who = f"Each player but the {game.term('dealer')}, in turn," if self.who == LaysAway.EACH_OTHER else f"The {game.term(self.who)}"
        text = f"{who} lays away {self.cards} card{'' if self.cards == 1 else 's'} face down, chosen from {game.set_words(first)}."
        fewer = "no such card" if self.cards == 1 else f"fewer than {self.cards} such cards"
        for tier in later:
            text += f" If he has {fewer}, he makes up the number from {game.set_words(tier)}."
            fewer = "too few of these as well"
        text += "".join(f" {rule.words(game)}" for rule in self.rules)
        return text if any(rule.fate for rule in self.rules) else f"{text} They count for him."
