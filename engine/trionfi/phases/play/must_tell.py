"""What a player who leads must tell the others by a signal (Dummett and McLeod 2004, 8.42)."""

from typing import ClassVar

from trionfi.phases.rule import PlayRule
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Message, Words


@dataclass(frozen=True, kw_only=True)
class MustTell(PlayRule):
    """Who leads a plain suit of `long` cards or more, or one whose King he keeps, or one that the third player is sure to trump, says so.
    The program says it for him. `suits` are the plain ones of the pack."""

    long: int = 4
    suits: tuple[str, ...] = ("swords", "batons", "cups", "coins")
    source: str = ""

    key: ClassVar[str] = "told-leads"

    @property
    def sorts(self) -> tuple[str, ...]:
        """The suits, and the Kings."""
        return (*self.suits, "kings")

    def spent(self, table: Table) -> bool:
        """What is told changes nothing."""
        return True

    def before_card(self, table: Table, seat: int, number: int) -> None:
        """Tell what has to be told of a lead."""
        pack, card = table.pack, 1 << number
        suit = pack.suit_of[number]
        if table.plays or suit in (pack.trump_mask, pack.fool_mask):
            return
        hand = table.hands[seat]
        if (hand & suit).bit_count() >= self.long:
            table.tell("say", seat, word=Message("sweeps the card over the table: a suit of {n} or more", n=self.long))
        king = hand & suit & pack.select("kings") & ~card
        if king:
            table.tell("show", seat, king, f"hand {seat}", f"hand {seat}", word=Message("I have the King"))
        if self._trumps(table, seat, table.after(seat, 2), suit):
            table.tell("say", seat, word=Message("knocks for a suit that the third player will trump"))

    def _trumps(self, table: Table, seat: int, third: int, suit: int) -> bool:
        """Whether the leader can be sure, from what he has seen, that the third player lacks the suit and has a trump."""
        ranks, follow = table.ranks, table.game.follow
        bit, suits, fools, trumps = ranks.bit, ranks.suit, ranks.fools, ranks.trumps
        seen, lacks = table.hands[seat] | table.piles.get(f"discard {seat}", 0), 0
        for trick in table.tricks:
            led, trumped = 0, False
            for player, number in trick.plays:
                seen |= bit[number]
                own = suits[number]
                if not led and own != fools:
                    led = own
                elif player == third and own != led and own != fools:
                    lacks |= follow.lacks(table.pack, led, own, trumped)
                trumped = trumped or own == trumps
        could = table.pack.all & ~seen & ~lacks
        return not could & suit and (could & ~trumps).bit_count() < table.hands[third].bit_count()

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Message("The leader must give three signals (the program gives them). He sweeps the card over the table when he leads from "
                       "a plain suit of {n} or more cards. He says so when he leads another card than the King of a suit of which he "
                       "holds the King. He knocks when he leads a suit that the third player is sure to trump.", n=self.long)
