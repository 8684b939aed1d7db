"""Playing from outside (de dehors): a player who can no longer lose the partie plays by fixed rules (Dummett and McLeod 2004, 5.6)."""

from typing import ClassVar

from trionfi.cards import bits
from trionfi.phases.rule import PlayRule
from trionfi.state.rules import Rules
from trionfi.state.table import Table, led_suit
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Words


@dataclass(frozen=True)
class FromOutside(PlayRule):
    """In the hand number `hand` a player whose total is `safe`, or would be with the value of the Monde or the Fool that he holds (`held`),
    is bound: he leads his highest trump, then Kings, then others, a Queen only when her King has been played, and no suit that another is
    known to lack; as the last to play he takes the trick if he can, with his lowest trump that does; the Fool is his last card."""

    hand: int
    safe: int
    held: tuple[tuple[str, int], ...]
    source: str = ""

    key: ClassVar[str] = "from-outside"

    def bound(self, table: Table, seat: int) -> bool:
        """Whether a seat plays from outside. Only its own player may know, until the others see what he held."""
        standing = table.standing
        if standing.played != self.hand - 1:
            return False
        dealt, worth = table.hands[seat], 0
        for trick in (*(trick.plays for trick in table.tricks), table.plays):
            for player, number in trick:
                dealt |= (player == seat) << number
        for card, value in self.held:
            worth += value * bool(dealt & table.pack.select(card))
        return standing.totals[seat] + worth >= self.safe

    def spent(self, table: Table) -> bool:
        """It is another hand of the match."""
        return table.standing.played != self.hand - 1

    def legal(self, table: Table, seat: int, allowed: int) -> int:
        """What is left of the allowed cards."""
        if not self.bound(table, seat):
            return allowed
        others = allowed & ~table.pack.fool_mask
        if not others:
            return allowed
        if not table.plays:
            return self._leads(table, seat, others)
        if len(table.plays) == table.players - 1 and table.best >= 0:
            return self._takes(table, others)
        return others

    @staticmethod
    def _takes(table: Table, cards: int) -> int:
        """The cards that take the trick: of trumps the lowest."""
        pack = table.pack
        winning = cards & (pack.takes(table.best, table.led) if table.led else 0)
        trumps = winning & pack.trump_mask
        return winning & ~pack.trump_mask | trumps & -trumps if winning else cards

    def _leads(self, table: Table, seat: int, cards: int) -> int:
        """What he may lead."""
        pack = table.pack
        trumps = cards & pack.trump_mask
        if trumps:
            return 1 << trumps.bit_length() - 1
        played = sum(1 << number for trick in table.tricks for _, number in trick.plays)
        safe = cards & ~self._lacked(table, seat)
        kings, queens = pack.select("kings"), pack.select("queens")
        for number in bits(safe & queens):
            if not pack.suit_of[number] & kings & played:
                safe &= ~(1 << number)
        return safe & kings or safe or cards

    @staticmethod
    def _lacked(table: Table, seat: int) -> int:
        """The suits that another player is known to lack, as a mask."""
        found, pack = 0, table.pack
        for trick in table.tricks:
            led = led_suit(pack, trick)
            if any(player != seat and not (led | pack.fool_mask) >> number & 1 for player, number in trick.plays):
                found |= led
        return found & ~pack.trump_mask

    def reason(self, table: Table, seat: int, card: str) -> Words:
        """Why a card is barred."""
        if table.pack.fool_mask & table.pack.mask((card,)):
            return "you play from outside: the Fool is kept to the last trick"
        if table.plays:
            return "you play from outside: the trick must be taken, and with the lowest trump that does"
        return "you play from outside: your highest trump must be led, then Kings, and no suit that another is known to lack"

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        cards = Listing(tuple(Message("{card} ({n})", card=game.set_words(card), n=value) for card, value in self.held), "or")
        return Message("In hand {hand} a player who has {n} card points already, or would have them with {cards} in his hand, plays from "
                       "outside. On lead he plays his highest trump; without trumps a King; then other cards, a Queen only when her King "
                       "has been played; never a suit that another player is known to lack, if he has any other card. When he is the last "
                       "to play he takes the trick if he can, and if with a trump, with the lowest that does. He keeps the {fool} to the "
                       "last trick.", hand=self.hand, n=self.safe, cards=cards, fool=game.term("fool"))
