"""Going out in the middle of a hand: who may say so and when, and what becomes of him and of the play."""

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction
from math import ceil
from typing import ClassVar

from trionfi.cards import bits
from trionfi.counting import Points
from trionfi.phases.rule import PlayRule, Then
from trionfi.state.actions import Action
from trionfi.state.ending import Ending
from trionfi.state.notes import OUTSIDE, SURE
from trionfi.state.rules import Rules
from trionfi.state.spoken import Claimed
from trionfi.state.standing import Standing
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.tricks import Trick
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words


class WhenOut(StrEnum):
    """What a player does who is out: to each trick he gives a card that cannot win it, of each suit that he may play the lowest or the
    highest, any that he may play, or any at all with a fine for each that he may not play; or he lays down his cards, and they stay his."""

    LOWEST = "lowest"
    HIGHEST = "highest"
    ANY = "any"
    FINED = "fined"
    DOWN = "lays down"


LOWEST, HIGHEST, ANY, FINED, DOWN = WhenOut
AFTERWARDS: dict[WhenOut, Words] = {
    LOWEST: "He goes on da fuori (from outside): he gives a card to each trick, of a suit that he may play its lowest card, but never wins "
            "one; the trick goes to the better of the others, and when he would lead the next player leads.",
    HIGHEST: "He goes on da fuori (from outside): he gives a card to each trick, of a suit that he may play its highest card, but never "
             "wins one; the trick goes to the better of the others, and when he would lead the next player leads.",
    ANY: "He goes on da fuori (from outside): he gives a card to each trick, any that he may play, but never wins one; the trick goes to "
         "the better of the others, and when he would lead the next player leads.",
    FINED: "He goes on da fuori (from outside): he gives a card to each trick, one that he may play; each time that he gives another he is "
           "fined, but never wins one; the trick goes to the better of the others, and when he would lead the next player leads.",
    DOWN: "He lays his cards face down, they stay his, and takes no more part.",
}


@dataclass(frozen=True, kw_only=True)
class GoingOut(PlayRule):
    """A player goes out by saying `word`, at any moment between two cards. Heirs say who may and what follows."""

    word: str = "fuora"
    gloss: Words = "I am out"
    source: str = ""

    key: ClassVar[str] = "going-out"

    def open(self, table: Table, seat: int) -> bool:
        """Whether the seat may say it now."""
        raise NotImplementedError

    def owns(self, action: Action) -> bool:
        """The word."""
        return action.verb == "say" and action.word == self.word

    def asides(self, table: Table, seat: int) -> tuple[Action, ...]:
        """The word, where the seat may say it."""
        return (Action("say", (), self.word),) if self.open(table, seat) else ()

    def explain(self, game: Rules, action: Action) -> Words:
        """What the word means."""
        return self.gloss


@dataclass(frozen=True, kw_only=True)
class SureTotal(GoingOut):
    """In hand number `hand` of a match a player is out who is sure that his running total will be above nothing: total
    before the hand, and card points won in it, above `par`. The first to say so has won; the others play on.

    `then` is what he does afterwards. With `unsure` everybody may say it, and who is wrong is fined.
    """

    hand: int
    par: Points
    then: WhenOut = LOWEST
    unsure: bool = False

    def open(self, table: Table, seat: int) -> bool:
        """Nobody is out yet, the seat has not played to this trick, and it is sure, or may err once. Cards are laid down only
        between two tricks."""
        if table.standing.played != self.hand - 1 or any(claim.right for claim in table.claims):
            return False
        if any(player == seat for player, _ in table.plays) or (table.plays and self.then == DOWN):
            return False
        return self.is_above(table, seat) or (self.unsure and all(claim.seat != seat for claim in table.claims))

    def is_above(self, table: Table, seat: int) -> bool:
        """Whether the seat's total is sure to be above nothing."""
        pile = table.won[seat] | table.piles.get(f"discard {seat}", 0)
        return self._above(table.standing, seat, safe_points(table.game, table.tricks, table.debts, seat, pile))

    def sure(self, view: View) -> bool:
        """Whether the seat is out for certain, from what it sees: its own tricks and discard."""
        mine = (frozenset((f"won {view.seat}",)), frozenset((f"discard {view.seat}",)))
        pile = sum(1 << number for number, places in view.where.items() if places in mine)
        return self._above(view.standing, view.seat, safe_points(view.game, view.tricks, view.debts, view.seat, pile))

    def _above(self, standing: Standing, seat: int, points: Fraction) -> bool:
        return standing.totals[seat] + ceil(points) > self.par

    def begin(self, table: Table) -> None:
        """Before the first lead a total may be above par already."""
        if table.standing.played == self.hand - 1:
            first = next((seat for seat in table.seats_from(table.after(table.dealer)) if self.is_above(table, seat)), None)
            SURE.keep(table, first)

    def after_trick(self, table: Table, trick: Trick) -> None:
        """Note who is the first to be sure, whether he says so or not: as a rule the winner, but the Fool may bring points to another."""
        if table.standing.played == self.hand - 1 and SURE.of(table) is None:
            SURE.keep(table, next((seat for seat in table.seats_from(trick.winner) if self.is_above(table, seat)), None))

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """He plays from outside from now on; another leads for him."""
        right = self.is_above(table, seat)
        table.add(table.claims, Claimed(seat, right))
        table.tell("say", seat, word=self.word)
        if not right:
            table.tell("pay", seat, word=Message("{word} said wrongly: a fine", word=self.word))
            return Then()
        OUTSIDE.keep(table, seat)
        if self.then == DOWN:
            cards = table.hands[seat]
            table.put(table.hands, seat, 0)
            table.put(table.won, seat, table.won[seat] | cards)
            table.tell("lay down", seat, cards, f"hand {seat}", f"won {seat}", 1 << seat)
        if table.turn == seat and (self.then == DOWN or not table.plays):
            table.set("turn", table.after(seat))
        return Then()

    def spent(self, table: Table) -> bool:
        """Nobody is out."""
        return OUTSIDE.of(table) is None

    def wins(self, table: Table, seat: int) -> bool:
        """Who is out wins no tricks."""
        return seat != OUTSIDE.of(table)

    def plays(self, table: Table, seat: int) -> bool:
        """Who has laid his cards down takes no more part."""
        return seat != OUTSIDE.of(table) or bool(table.hands[seat])

    def before_card(self, table: Table, seat: int, number: int) -> None:
        """A card of his that is against his duty is fined."""
        if seat != OUTSIDE.of(table):
            return
        follow = table.game.follow.legal(table.pack, table.game.fool, table.hands[seat], table.led, table.best)
        if not follow >> number & 1:
            table.add(table.faults, (seat, number))
            table.tell("pay", seat, word=Message("{card} given against the duty to follow: a fine", card=table.pack.full(number)))

    def legal(self, table: Table, seat: int, allowed: int) -> int:
        """What the player who is out may play of the cards that the duty to follow allows."""
        if seat != OUTSIDE.of(table) or self.then == ANY:
            return allowed
        if self.then == FINED:
            return table.hands[seat]
        cards = allowed & ~table.pack.fool_mask
        found = 0
        for suit in table.pack.suit_masks.values():
            held = bits(cards & suit)
            if held:
                found |= 1 << (held[0] if self.then == LOWEST else held[-1])
        return found or allowed

    def reason(self, table: Table, seat: int, card: str) -> Words:
        """Why another card is not given."""
        return "this is not the card that is given from outside"

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        text = Message("In hand {hand} of the match the first who is sure of a running total above nothing says \"{word}\" and has won: "
                       "his total before the hand and the card points that he has won in it come to more than {n}. The others play on.",
                       hand=self.hand, word=self.word, n=self.par)
        wrongly = Message("A player who says it wrongly is fined, and the play goes on.") if self.unsure and self.then != DOWN else ""
        return Text(text, AFTERWARDS[self.then], wrongly)


@dataclass(frozen=True, kw_only=True)
class Reached(GoingOut):
    """A player who believes that his tricks, with what is carried over from earlier hands, come to so many card points says
    so, and the hand is over; see `trionfi.settlement.feats` for what is paid."""

    points: int

    def open(self, table: Table, seat: int) -> bool:
        """Anybody who has won something may believe it."""
        carried = bool(table.standing.marks and table.standing.marks[seat])
        return carried or any(trick.winner == seat for trick in table.tricks)

    def sure(self, view: View) -> bool:
        """What his tricks and the points carried over come to."""
        mine = frozenset((f"won {view.seat}",))
        pile = sum(1 << number for number, places in view.where.items() if places == mine)
        carried = view.standing.marks[view.seat] if view.standing.marks else 0
        return carried + view.game.counting.points(view.game.pack, pile) >= self.points

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """Right or wrong, the play stops."""
        table.add(table.claims, Claimed(seat, table.gained(seat) >= self.points))
        table.tell("say", seat, word=self.word)
        table.set("turn", None)
        table.set("ending", Ending("claimed", table.next_dealer))
        table.tell("end", seat, word="claimed")
        return Then()

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Message("Each keeps in mind what his tricks come to. One who believes that he has {n} card points says \"{word}\", and the "
                       "play stops.", n=self.points, word=self.word)


def safe_points(game: Rules, tricks: Sequence[Trick], debts: Sequence[tuple[int, int]], seat: int, pile: int) -> Fraction:
    """The least card points that a seat will have at the end, whatever is still played: its pile of tricks and discard,
    less the cheapest card where it owes one for the Fool, and an empty card more where one is owed to it."""
    if not any(trick.winner == seat for trick in tricks):
        return Fraction(0)
    counting, pack = game.counting, game.pack
    values, share = counting.table(pack), Fraction(counting.less, counting.group)
    fool = pack.fool_mask
    if pile & fool and not any(1 << number == fool for trick in tricks for _, number in trick.plays):
        pile ^= fool
    total = Fraction(sum(values[number] - share for number in bits(pile)))
    for holder, creditor in debts:
        if creditor >= 0 and holder == seat:
            total -= min(values[number] - share for number in bits(pile & ~fool))
        elif creditor == seat:
            total += counting.empty - share
    return total
