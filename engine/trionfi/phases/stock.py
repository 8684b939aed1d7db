"""The stock that a robbed pack leaves (Fola): searched, sorted, announced, and completed by the discards (Minchiate)."""

from enum import StrEnum
from typing import ClassVar

from trionfi.cards import bits
from trionfi.melds import candidates
from trionfi.phases.base import Step, instead
from trionfi.phases.declare import known
from trionfi.phases.robbing import BOTTOM
from trionfi.phases.talon import Discard, LaysAway
from trionfi.phases.when import When
from trionfi.state.actions import Action, Choice, of_a_set
from trionfi.state.choosing import Sets
from trionfi.state.faces import Deals
from trionfi.state.roles import Role
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Quantity, Term, Text, Words
from trionfi.words.values import Value


@dataclass(frozen=True, kw_only=True)
class Stock(Deals, Step):
    """What is left of the pack becomes a pile; the card known to lie at the bottom is still known there."""

    pile: str

    @property
    def leftover(self) -> str:
        return self.pile

    def begin(self, table: Table) -> None:
        """Lay the pile face down."""
        rest, bottom = sum(1 << number for number in table.stock), table.piles.get(BOTTOM, 0)
        table.new(table.piles, self.pile, rest)
        if bottom:
            table.put(table.piles, BOTTOM, 0)
            table.tell("lay", table.dealer, bottom, BOTTOM, self.pile)
        if rest & ~bottom:
            table.tell("lay", table.dealer, rest & ~bottom, "pack", self.pile, 0)

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        left = game.pack.size - game.seats() * game.hand_size
        return Message("What is left of the pack is the {pile}: {n} cards, less those that have been robbed.", pile=game.term(self.pile),
                       n=left)


@dataclass(frozen=True, kw_only=True)
class Extract(Step):
    """The dealer looks through a pile and takes out all cards of a set, for all to see and without a score."""

    pile: str
    cards: str

    told: ClassVar[tuple[str, ...]] = ("cards",)

    @property
    def sorts(self) -> tuple[str, ...]:
        """The cards that the pile can no longer hold."""
        return (self.cards,)

    def cleared(self, pile: str) -> tuple[str, ...]:
        """What was taken out."""
        return (self.cards,) if pile == self.pile and self.when == When.ALWAYS else ()

    def begin(self, table: Table) -> None:
        """Take the cards."""
        seat = table.dealer
        pile = table.piles[self.pile]
        table.tell("look", seat, pile, self.pile, self.pile, 1 << seat)
        taken = self._taken(table, pile)
        table.put(table.piles, self.pile, pile & ~taken)
        table.put(table.hands, seat, table.hands[seat] | taken)
        table.set("stock", tuple(number for number in table.stock if not taken >> number & 1))
        if taken:
            table.tell("extract", seat, taken, self.pile, f"hand {seat}")

    def _taken(self, table: Table, pile: int) -> int:
        return pile & table.pack.select(self.cards)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Message("The {dealer} then looks through the rest of the {pile} and takes out, for all to see, {cards}, without scoring for "
                       "them.", dealer=game.term("dealer"), pile=game.term(self.pile), cards=game.set_words(self.cards))


@dataclass(frozen=True, kw_only=True)
class ExtractUseful(Extract):
    """The dealer takes all cards of a set out of a pile, and further cards (`useful`) only if he has at once a combination with them in his
    hand. That tells all whether he has the cards that go `beside` them."""

    useful: str
    beside: tuple[str, ...]

    @property
    def sorts(self) -> tuple[str, ...]:
        """Besides, what is taken and what it is taken for."""
        return (*super().sorts, self.useful, *self.beside)

    def _taken(self, table: Table, pile: int) -> int:
        pack, taken = table.pack, super()._taken(table, pile)
        for number in bits(pile & pack.select(self.useful) & ~taken):
            hand = table.hands[table.dealer] | taken | 1 << number
            if any(pack.texts[number] in one.cards for one in candidates(pack, hand, known(table))):
                taken |= 1 << number
        return taken

    def words(self, game: Rules) -> Words:
        return Text(super().words(game), Message("He takes {cards} only if it makes a combination in his hand at once.",
                                                 cards=game.set_words(self.useful)))


class Sorter(StrEnum):
    """Who sorts the stock: the dealer, or his partner."""

    DEALERS_PARTNER = "dealer's partner"
    DEALER = "dealer"


class Manner(StrEnum):
    """How the suits of the stock are announced: each with its number, or in the manner of the Dresden rules (per sorte)."""

    PLAIN = "plain"
    IN_KIND = "per sorte"


@dataclass(frozen=True, kw_only=True)
class Sort(Step):
    """A player (`who`) looks at a pile, shows its cards of a set and says how many of each plain suit
    are in it; its trumps stay face down unless they are shown too. `manner` is how he says it."""

    pile: str
    shown: str
    who: Sorter
    manner: Manner = Manner.PLAIN

    @property
    def sorts(self) -> tuple[str, ...]:
        """What is shown."""
        return (self.shown,)

    def cleared(self, pile: str) -> tuple[str, ...]:
        """What was shown."""
        return self.sorts if pile == self.pile and self.when == When.ALWAYS else ()

    def begin(self, table: Table) -> None:
        """Look, show and announce."""
        seat = table.seat_of(Role(self.who))
        pile = table.piles[self.pile]
        if not pile:
            return
        table.tell("look", seat, pile, self.pile, self.pile, 1 << seat)
        shown = pile & table.pack.select(self.shown)
        if shown:
            table.tell("show", seat, shown, self.pile, self.pile)
        announce(table, seat, pile, self.manner)

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        dealer, cards = game.term("dealer"), game.set_words(self.shown)
        if self.who == Sorter.DEALER:
            return Message("The {dealer} sorts what is left, shows {cards}, and says how many cards of each suit there are; the number of "
                           "trumps follows.", dealer=dealer, cards=cards)
        return Message("The {dealer}'s partner sorts what is left, shows {cards}, and says how many cards of each suit there are; the "
                       "number of trumps follows.", dealer=dealer, cards=cards)


@dataclass(frozen=True, kw_only=True)
class DiscardDown(Discard):
    """A player discards so many cards that his hand has `hand` of them again. If the dealer was dealt too few, the player first gives
    him what is missing, out of the cards that he could discard."""

    hand: int
    cards: int = 0

    def size(self, table: Table) -> int:
        """How many are too many."""
        return table.hands[table.seat_of(Role(self.who))].bit_count() - self.hand

    def _missing(self, table: Table) -> int:
        return self.hand - table.hands[table.dealer].bit_count()

    def begin(self, table: Table) -> None:
        """Ask a player who has too many cards."""
        if self.size(table) > 0:
            super().begin(table)

    def actions(self, table: Table) -> Choice:
        """The cards for the dealer, or the sets that may be discarded."""
        missing = self._missing(table)
        if missing <= 0:
            return super().actions(table)
        pack, hand = table.pack, table.hands[table.in_turn]
        free, forced = self._split(table)
        allowed = free or forced
        refused = dict.fromkeys(pack.unmask(hand & ~allowed), "a counting card is not given away")
        return Choice("give", Sets(pack, allowed, missing, missing), refused)

    def why_not(self, table: Table, action: Action) -> Words:
        """The rule that a set breaks."""
        choice = self.actions(table)
        if action.verb != choice.verb:
            return instead(choice, action)
        return choice.check(action.cards) or ""

    def apply(self, table: Table, action: Action) -> None:
        """Lay the cards away, or give them to the dealer and be asked again."""
        if action.verb != "give":
            super().apply(table, action)
            return
        seat, dealer = table.in_turn, table.dealer
        cards = table.pack.mask(action.cards)
        table.put(table.hands, seat, table.hands[seat] & ~cards)
        table.put(table.hands, dealer, table.hands[dealer] | cards)
        table.tell("give", seat, cards, f"hand {seat}", f"hand {dealer}", 1 << seat | 1 << dealer)

    def prompt(self, view: View) -> Words:
        """How many cards go."""
        choice = of_a_set(view.actions)
        if choice.verb == "give":
            return Message("The {dealer} was dealt too few cards: give him {n}.", dealer=view.game.term("dealer"), n=choice.size)
        return Message("You have robbed more than your share: discard {n} face down. They count for nobody.", n=choice.size)

    def confirm(self, choice: Choice) -> Words:
        """The button."""
        return "Give" if choice.verb == "give" else "Discard"

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        dealer, first, hand = game.term("dealer"), game.set_words(self.tiers[0]), self.hand
        dealers = self.who == LaysAway.DEALER
        return Text(
            Message("The {dealer} discards face down as many cards as he has robbed or taken, down to {n}: {cards}.", dealer=dealer,
                    n=hand, cards=first) if dealers else
            Message("The player before the {dealer} discards face down as many cards as he has robbed or taken, down to {n}: {cards}.",
                    dealer=dealer, n=hand, cards=first),
            *(Message("{Cards} stay; only a hand with more than {n} of them parts with some (our reading).", cards=game.set_words(tier),
                      n=hand) for tier in self.tiers[1:]),
            "" if dealers else Message("If he has robbed so many that the {dealer} was dealt fewer than {n}, he first gives him what is "
                                       "missing.", dealer=dealer, n=hand),
            Message("They count for nobody."))


@dataclass(frozen=True, kw_only=True)
class TurnOver(Step):
    """All discards are shown and put with a pile, and a player (`who`) says again how many cards of each plain suit it has."""

    pile: str
    who: Sorter
    manner: Manner = Manner.PLAIN

    def begin(self, table: Table) -> None:
        """Show and merge them."""
        seat = table.seat_of(Role(self.who))
        moved = False
        for owner in table.seats_from(table.after(table.dealer)):
            place = f"discard {owner}"
            cards = table.piles.get(place, 0)
            if cards:
                moved = True
                table.tell("show", owner, cards, place, place)
                table.put(table.piles, place, 0)
                table.put(table.piles, self.pile, table.piles[self.pile] | cards)
                table.tell("lay", seat, cards, place, self.pile)
        if moved:
            announce(table, seat, table.piles[self.pile], self.manner)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        dealer, pile = game.term("dealer"), game.term(self.pile)
        return Text(
            Message("The discards are turned up for all to see and put with the {pile}; the {dealer} says again how many cards of each "
                    "suit it has.", pile=pile, dealer=dealer) if self.who == Sorter.DEALER else
            Message("The discards are turned up for all to see and put with the {pile}; the {dealer}'s partner says again how many cards "
                    "of each suit it has.", pile=pile, dealer=dealer),
            Message("The {dealer} may look at it at any time.", dealer=dealer))


def announce(table: Table, seat: int, pile: int, manner: Manner) -> None:
    """Say how many cards of each plain suit lie in a pile."""
    counts = [(suit.name, (pile & table.pack.suit_masks[suit.letter]).bit_count()) for suit in table.pack.suits]
    table.tell("say", seat, word=MANNERS[manner](counts))


SUITS = {many: Term(one, "suit", many) for one, many in (("sword", "swords"), ("baton", "batons"), ("cup", "cups"), ("coin", "coins"))}
LONG, ROUND = (Term(words, "suit", words) for words in ("lunghi", "rotondi"))


def some(number: int, suit: Term) -> Value:
    """So many cards of a suit: "3 cups", "1 sword", "no batons"."""
    return Quantity(number, suit) if number else Message("no {suit}", suit=Term(suit.many, "suit"))


def _said(values: list[Value]) -> Words:
    return Message("{said}", said=Listing(tuple(values), ","))


def plainly(counts: list[tuple[str, int]]) -> Words:
    """The suits with more cards first: "4 cups, 3 coins, 1 sword, no batons"."""
    return _said([some(number, SUITS[name]) for name, number in sorted(counts, key=lambda one: -one[1])])


def in_kind(counts: list[tuple[str, int]]) -> Words:
    """The manner of the Dresden rules: "per sorte" for suits of equal number, and without numbers where they are 1, 2, 3 and 4."""
    order = sorted(counts, key=lambda one: -one[1])
    numbers = [number for _, number in order]
    if numbers == [4, 3, 2, 1]:
        return _said([Term(name, "suit") for name, _ in reversed(order)])
    pairs = dict(counts)
    long, round_ = {pairs["swords"], pairs["batons"]}, {pairs["cups"], pairs["coins"]}
    if len(long) == len(round_) == 1 and long != round_:
        both = sorted([(long.pop(), LONG), (round_.pop(), ROUND)], reverse=True)
        return _said([some(number, name) for number, name in both])
    said: list[Value] = []
    for number in dict.fromkeys(numbers):
        names = [name for name, one in order if one == number]
        if number and len(names) > 1:
            said.append(Message("{n} per sorte", n=number))
        else:
            said += [some(number, SUITS[name]) for name in names]
    return _said(said)


MANNERS = {Manner.PLAIN: plainly, Manner.IN_KIND: in_kind}
