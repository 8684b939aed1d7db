"""Going out while one plays on and still wins tricks, bound in what one plays (Dummett and McLeod 2004, 8.25 and 8.42)."""

from fractions import Fraction

from trionfi.cards import Pack, bits
from trionfi.counting import Points
from trionfi.phases.play.going_out import SureTotal
from trionfi.phases.rule import Then
from trionfi.state.actions import Action, one_by_one
from trionfi.state.notes import BOUND
from trionfi.state.rules import Rules
from trionfi.state.spoken import Claimed
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words


@dataclass(frozen=True, kw_only=True)
class BoundOut(SureTotal):
    """In the last hand of a match a player goes out whose total and the card points of his tricks and discard come to more than `par`;
    those of `held` count in his hand too. He plays on, and must play his highest cards. With `secure` the discard counts although he has
    no trick yet."""

    held: str = ""
    secure: bool = True

    def is_above(self, table: Table, seat: int) -> bool:
        """Whether he has enough."""
        tricks = any(trick.winner == seat for trick in table.tricks)
        return self._enough(table.game, table.standing.totals[seat], tricks, table.won[seat], table.piles.get(f"discard {seat}", 0),
                            table.hands[seat])

    def sure(self, view: View) -> bool:
        """Whether the seat can lose no more, from what it sees."""
        seat = view.seat
        piles = {place: sum(1 << number for number, places in view.where.items() if places == frozenset((f"{place} {seat}",)))
                 for place in ("won", "discard", "hand")}
        tricks = any(trick.winner == seat for trick in view.tricks)
        return self._enough(view.game, view.standing.totals[seat], tricks, piles["won"], piles["discard"], piles["hand"])

    def _enough(self, game: Rules, total: Points, tricks: bool, won: int, laid: int, hand: int) -> bool:
        counting, pack = game.counting, game.pack
        pile = (won if tricks else won & ~pack.fool_mask) | (laid if tricks or self.secure else 0)
        apart = sum(pack.select(cards) for cards, _ in counting.apart)
        values, share = counting.table(pack), Fraction(counting.less, counting.group)
        points = sum(values[number] - (0 if apart >> number & 1 else share) for number in bits(pile))
        points += sum(values[number] for number in bits(hand & pack.select(self.held))) if self.held else 0
        return total + -(-Fraction(points) // 1) > self.par

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """He is bound from now on."""
        right = self.is_above(table, seat)
        table.add(table.claims, Claimed(seat, right))
        table.tell("say", seat, word=self.word)
        if right:
            BOUND.keep(table, (*BOUND.of(table), seat))
        else:
            table.tell("pay", seat, word=Message("{word} said wrongly: a fine", word=self.word))
        return Then()

    def spent(self, table: Table) -> bool:
        """Nobody is bound."""
        return not BOUND.of(table)

    def wins(self, table: Table, seat: int) -> bool:
        """Who is out wins tricks as before."""
        return True

    def plays(self, table: Table, seat: int) -> bool:
        """He takes part."""
        return True

    def before_card(self, table: Table, seat: int, number: int) -> None:
        """Nothing is fined."""

    def legal(self, table: Table, seat: int, allowed: int) -> int:
        """What he who is out may play of the cards that the duty to follow allows: never the Fool while he has another card."""
        if seat not in BOUND.of(table):
            return allowed
        pack = table.pack
        cards = allowed & ~pack.fool_mask
        if not cards:
            return allowed
        if not table.led:
            return highest(pack, cards & pack.trump_mask or cards)
        return self.following(table, cards)

    def following(self, table: Table, cards: int) -> int:
        """What he may play of these to a trick that is led: the highest."""
        return highest(table.pack, cards & table.led or cards & table.pack.trump_mask or cards)

    def reason(self, table: Table, seat: int, card: str) -> Words:
        """Why another card is not played."""
        return "you are out, and this is not the card that you are bound to play"

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Text(
            self.may_say(),
            Message("He may count {cards} in his hand too.", cards=game.set_words(self.held)) if self.held else "",
            self.bound(),
            Message("His {fool} he keeps until he has nothing else to play.", fool=game.term("fool")),
            Message("A player who says it wrongly is fined, and the play goes on.") if self.unsure else "")

    def may_say(self) -> Words:
        """Who says it."""
        return Message("In hand {hand} of the match, or before it begins, the first player whose total and the card points that he has won "
                       "in it come to more than {n} may say \"{word}\".", hand=self.hand, n=self.par, word=self.word)

    def bound(self) -> Words:
        """What he is bound to, in a sentence or two."""
        return ("From then on he must play the highest card that he may, and lead his highest trump, or without trumps the highest card "
                "of a suit.")


@dataclass(frozen=True, kw_only=True)
class BoundToBeat(BoundOut):
    """In the last hand of a match a player goes out by his total and his cards. From then on he leads his highest card; to a trick that
    another has led he plays the highest card that beats it so far, or where he has none the lowest. It wins nothing in itself, and so a
    second player may be out as well. Nobody may keep it to himself: he says so at the latest before he plays his next card."""

    def open(self, table: Table, seat: int) -> bool:
        """In the last hand, once, before the seat plays to a trick."""
        if table.standing.played != self.hand - 1 or any(claim.seat == seat for claim in table.claims):
            return False
        return all(player != seat for player, _ in table.plays) and self.is_above(table, seat)

    def holds(self, table: Table) -> bool:
        """The seat in turn is out and has not said so."""
        seat = table.turn
        return seat is not None and bool(table.hands[seat]) and self.open(table, seat)

    def offers(self, table: Table, seat: int, legal: int) -> tuple[Action, ...]:
        """The word, which he owes."""
        return (Action(self.word),) if self.holds(table) else ()

    def owns(self, action: Action) -> bool:
        """The word, owed on one's turn or said before."""
        return action.verb == self.word or super().owns(action)

    def asides(self, table: Table, seat: int) -> tuple[Action, ...]:
        """The word, where it is not yet the seat's turn."""
        return () if seat == table.turn else super().asides(table, seat)

    def reason(self, table: Table, seat: int, card: str) -> Words:
        """Why a card cannot be played, or another must be."""
        if seat in BOUND.of(table):
            return super().reason(table, seat, card)
        return Message("you cannot lose any more, and must say {word} first", word=self.word)

    def prompt(self, view: View) -> Words:
        """That he has to say so."""
        owed = view.turn == view.seat and any(map(self.owns, one_by_one(view.actions)))
        return Message("You cannot lose any more, and must say so: {word}.", word=self.word) if owed else ""

    def following(self, table: Table, cards: int) -> int:
        """The highest of those that win so far, or the lowest of each suit."""
        pack = table.pack
        better = cards & pack.takes(table.best, table.led)
        return highest(pack, better) if better else lowest(pack, cards)

    def may_say(self) -> Words:
        """Nobody may keep it to himself."""
        return Message("In hand {hand} of the match, or before it begins, a player whose total and the card points that he has won in it "
                       "come to more than {n} must, before his next card, say \"{word}\".", hand=self.hand, n=self.par, word=self.word)

    def bound(self) -> Words:
        """The duty to beat, with its exception."""
        return ("From then on he must lead his highest trump, or without trumps the highest card of a suit; to another's lead he plays the "
                "highest card that he may if it beats all so far, and otherwise the lowest.")


def highest(pack: Pack, cards: int) -> int:
    """Of each suit among some cards the highest, with its equals."""
    found = 0
    for suit in pack.suit_masks.values():
        if held := cards & suit:
            floor = pack.floor[held.bit_length() - 1]
            found |= held >> floor << floor
    return found


def lowest(pack: Pack, cards: int) -> int:
    """Of each suit among some cards the lowest, with its equals."""
    found = 0
    for suit in pack.suit_masks.values():
        if held := cards & suit:
            least = pack.floor[(held & -held).bit_length() - 1]
            found |= sum(1 << number for number in bits(held) if pack.floor[number] == least)
    return found
