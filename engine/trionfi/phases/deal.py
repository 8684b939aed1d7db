"""Deals: packets to the hands, piles laid aside, and who may look at what."""

from typing import ClassVar

from trionfi.cards import Pack
from trionfi.phases import heaps
from trionfi.phases.base import Step
from trionfi.state.actions import Action
from trionfi.state.events import EVERYBODY
from trionfi.state.faces import Deals
from trionfi.state.notes import ROUNDS
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Term, Text, Words, pattern


def numbered(number: int) -> Words:
    """The name of one packet of several."""
    return Message("packet {number}", number=number)


def nth_packet(word: str) -> Words:
    """The name of the first, second … last packet."""
    return Message("{nth} packet", nth=Term(word, "ordinal"))


def nth_round(word: str, cards: int) -> Words:
    """The name of the first, second … last round of four, five or six cards."""
    nth = Term(word, "ordinal of cards")
    if cards == 5:
        return Message("{nth} five", nth=nth)
    return Message("{nth} four", nth=nth) if cards == 4 else Message("{nth} six", nth=nth)


@dataclass(frozen=True, kw_only=True)
class Give(Deals, Step):
    """One round of the deal: so many cards to each player in turn, from the dealer's right; other numbers (`instead`: rounds
    of the deal, cards) where another number of rounds was chosen. Packets for `heaps` make hands that are nobody's yet."""

    each: int
    instead: tuple[tuple[int, int], ...] = ()
    heaps: bool = False

    told: ClassVar[tuple[str, ...]] = ("each",)

    @property
    def deals_each(self) -> int:
        """A packet."""
        return self.each

    @property
    def adds_each(self) -> int:
        """The packet."""
        return self.each

    def packets(self, pack: Pack) -> tuple[tuple[str, int, int], ...]:
        """One to each hand."""
        return (("", self.each, self.each),)

    def begin(self, table: Table) -> None:
        """Give the next packet to each seat; only its owner sees it."""
        each = dict(self.instead).get(ROUNDS.of(table), self.each) if self.instead else self.each
        if not each:
            return
        if not self.heaps:
            table.give(each)
            return
        start, bit = table.dealt, table.ranks.bit
        for seat in table.seats_from(table.after(table.dealer)):
            heaps.lay(table, seat, sum([bit[number] for number in table.deal.hands[seat][start:start + each]]))
        table.set("dealt", start + each)

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        dealer = game.term("dealer")
        if self.heaps:
            return Message("The {dealer} lays {n} cards to each of as many heaps as there are players.", dealer=dealer, n=self.each)
        if others := game.sides.beside(game):
            return Message("The {dealer} gives each player and {others} {n} cards.", dealer=dealer, others=others, n=self.each)
        given = Message("The {dealer} gives each player {n} cards.", {"n one": "The {dealer} gives each player {n} card."}, dealer=dealer,
                        n=self.each)
        return Text(given, *(_given_in(rounds, each) for rounds, each in self.instead))


@dataclass(frozen=True, kw_only=True)
class Cut(Step):
    """The player before the dealer in turn cuts and shows the bottom card to all but the dealer, whose last card it will be."""

    pile: str

    def begin(self, table: Table) -> None:
        """Show it."""
        card = 1 << table.deal.pile(self.pile)[-1]
        table.tell("show", table.after(table.dealer, table.players - 1), card, self.pile, self.pile, EVERYBODY & ~(1 << table.dealer))

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("The player to the {dealer}'s {side} cuts and shows the bottom card, the {dealer}'s last, to all but the {dealer}.",
                       dealer=game.term("dealer"), side=game.other_side)


@dataclass(frozen=True, kw_only=True)
class Face(Step):
    """The last card dealt to each player but the dealer is turned up; with `dealer` his too, the last of the pile `pile` (none: of his
    hand)."""

    dealer: bool = False
    pile: str = "talon"

    def begin(self, table: Table) -> None:
        """Show them."""
        for seat in table.seats_from(table.after(table.dealer)):
            if seat != table.dealer or self.dealer:
                number = (table.deal.pile(self.pile) if self.pile and seat == table.dealer else table.deal.hands[seat])[-1]
                table.tell("show", seat, 1 << number, f"hand {seat}", f"hand {seat}")

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        if self.dealer:
            return "The last card dealt to every player is turned face up for all to see."
        return Message("The last card dealt to every player but the {dealer} is turned face up for all to see.", dealer=game.term("dealer"))


@dataclass(frozen=True, kw_only=True)
class Rounds(Step):
    """A side whose total is so far below nothing may have the cards dealt in fewer rounds: `allowed` are (by how much at
    least, in how many rounds). A deal that was thrown in is dealt again in as many as before."""

    allowed: tuple[tuple[int, int], ...]

    def begin(self, table: Table) -> None:
        """Ask the first player of such a side, if there is one."""
        if table.standing.rounds:
            ROUNDS.keep(table, table.standing.rounds)
            return
        table.set("turn", next((seat for seat in table.seats_from(table.after(table.dealer)) if self._open(table, seat)), None))

    def _open(self, table: Table, seat: int) -> list[int]:
        return [rounds for behind, rounds in self.allowed if table.standing.totals[seat] <= -behind]

    def actions(self, table: Table) -> tuple[Action, ...]:
        """The usual number of rounds, and those that are allowed."""
        return (Action(_rounds(3)), *(Action(_rounds(rounds)) for rounds in self._open(table, table.in_turn)))

    def apply(self, table: Table, action: Action) -> None:
        """Say it."""
        table.tell("say", table.in_turn, word=action.verb)
        ROUNDS.keep(table, next(number for number in (1, 2, 3) if action.verb == _rounds(number)))
        table.set("turn", None)

    def prompt(self, view: View) -> Words:
        """What is asked of a side that is behind."""
        return "Your side is behind: in how many rounds are the cards to be dealt?"

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        said = Listing(tuple(_dealt_in(rounds, behind) for behind, rounds in self.allowed), "or")
        return Message("A side that is behind may have the cards dealt {said}; otherwise they are dealt in three rounds. A deal thrown in "
                       "is dealt again in as many rounds. (In the program the same cards come however many rounds there are, and the "
                       "block of cards that such a side may arrange and put into the pack stays in the order in which it lay.)", said=said)


def _rounds(number: int) -> str:
    return ("one round", "two rounds", "three rounds")[number - 1]


def _given_in(rounds: int, each: int) -> Words:
    """How many cards come in one of fewer rounds."""
    if not each:
        return "In one round: none." if rounds == 1 else "In two rounds: none."
    return Message("In one round: {n}.", n=each) if rounds == 1 else Message("In two rounds: {n}.", n=each)


def _dealt_in(rounds: int, behind: int) -> Words:
    """In how few rounds the cards of a side so far behind may be dealt."""
    if rounds == 1:
        return Message("in one round if it is {n} or more below nothing", n=behind)
    return Message("in two rounds if it is {n} or more below nothing", n=behind)


NUMBERS = tuple(Term(number, "number") for number in ("one", "two", "three", "four", "five"))


LAST: tuple[Words, ...] = (
    "the last card of the pack", "the last two cards of the pack", "the last three cards of the pack", "the last four cards of the pack",
    "the last five cards of the pack",
)


def last_of_pack(cards: int) -> Words:
    """The last cards of the pack, up to five, in words."""
    return LAST[cards - 1]


@dataclass(frozen=True, kw_only=True)
class Lay(Deals, Step):
    """A pile laid aside; `pattern` says in words when its cards go down, with "{n}" where it does not say otherwise how many they are,
    `open` that they lie face up. Where the contract leaves it to the last trick, it is won with that."""

    pile: str
    cards: int
    pattern: Words
    open: bool = False

    told: ClassVar[tuple[str, ...]] = ("cards",)

    def packets(self, pack: Pack) -> tuple[tuple[str, int, int], ...]:
        """The pile."""
        return ((self.pile, self.cards, self.cards),)

    def begin(self, table: Table) -> None:
        """Lay the pile, face down or up."""
        mask = 0
        for number in table.deal.pile(self.pile):
            mask |= 1 << number
        table.new(table.piles, self.pile, mask)
        if self.open:
            table.tell("turn up", table.dealer, mask, "pack", self.pile)
        else:
            table.tell("lay", table.dealer, mask, "pack", self.pile, 0)

    def after_play(self, table: Table) -> None:
        """Hand it to the winner of the last trick where the contract says so."""
        cards = table.piles[self.pile]
        if cards and table.contract.talon == "last trick":
            winner = table.tricks[-1].winner
            table.put(table.piles, self.pile, 0)
            table.put(table.won, winner, table.won[winner] | cards)
            table.tell("get", winner, cards, self.pile, f"won {winner}")

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        cards, pile = pattern(self.pattern, {"n": self.cards}), game.term(self.pile)
        if self.open:
            return Message("{Cards} are the {pile}, face up.", {"n =1": "{Cards} is the {pile}, face up."}, cards=cards, pile=pile,
                           n=self.cards)
        return Message("{Cards} are the {pile}, face down.", {"n =1": "{Cards} is the {pile}, face down."}, cards=cards, pile=pile,
                       n=self.cards)


@dataclass(frozen=True, kw_only=True)
class LayFirst(Lay):
    """The first cards of a pile laid aside face down, to which so many `more` come later in the deal."""

    more: int

    def packets(self, pack: Pack) -> tuple[tuple[str, int, int], ...]:
        """The whole pile."""
        return ((self.pile, self.cards + self.more, self.cards + self.more),)

    def begin(self, table: Table) -> None:
        """Lay the first of them."""
        mask = sum([1 << number for number in table.deal.pile(self.pile)[:self.cards]])
        table.new(table.piles, self.pile, mask)
        table.tell("lay", table.dealer, mask, "pack", self.pile, 0)


@dataclass(frozen=True, kw_only=True)
class LayMore(Step):
    """The last cards of a pile of which the first lie there already."""

    pile: str
    cards: int

    told: ClassVar[tuple[str, ...]] = ("cards",)

    def begin(self, table: Table) -> None:
        """Lay them beside the others."""
        mask = sum([1 << number for number in table.deal.pile(self.pile)[-self.cards:]])
        table.join(table.piles, self.pile, mask)
        table.tell("lay", table.dealer, mask, "pack", self.pile, 0)

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("The {dealer} lays {n} more cards to the {pile}, face down.", dealer=game.term("dealer"), n=self.cards,
                       pile=game.term(self.pile))


@dataclass(frozen=True, kw_only=True)
class ShowBottom(Step):
    """The dealer shows the card at the bottom of the pack, the last of a pile; some such cards are paid at once."""

    pile: str

    def begin(self, table: Table) -> None:
        """Show it, and pay."""
        table.tell("show", table.dealer, 1 << table.deal.pile(self.pile)[-1], self.pile, self.pile)
        payments = table.game.payments
        for reward in payments.rewards:
            for line in reward.bottom_lines(table, payments):
                table.add(table.account, line)

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("The {dealer} shows the card at the bottom of the pack.", dealer=game.term("dealer"))


@dataclass(frozen=True, kw_only=True)
class Look(Step):
    """The dealer looks at cards of a pile, the bottom ones first, and shows them to nobody."""

    pile: str
    cards: int

    told: ClassVar[tuple[str, ...]] = ("cards",)

    def begin(self, table: Table) -> None:
        """Let the dealer see them."""
        mask = 0
        for number in table.deal.pile(self.pile)[-self.cards:]:
            mask |= 1 << number
        table.tell("look", table.dealer, mask, self.pile, self.pile, 1 << table.dealer)

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        dealer, pile = game.term("dealer"), game.term(self.pile)
        if self.cards == 1:
            return Message("The {dealer} may see the card at the bottom of the pack and shows it to nobody.", dealer=dealer)
        return Message("The {dealer} may look at the {n} cards of the {pile} and shows them to nobody.", dealer=dealer, n=self.cards,
                       pile=pile)
