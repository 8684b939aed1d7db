"""A captured card that goes, with its trick, to whoever has declared less."""

from typing import ClassVar

from trionfi.phases.rule import PlayRule
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.values import dataclass
from trionfi.words import Message, Words


@dataclass(frozen=True)
class CapturedGoes(PlayRule):
    """A trick in which a card of `cards` was lost lies with that opponent of its player who has scored less for declarations; after a
    draw with the winner of the trick. It is the winner's trick all the same."""

    cards: str
    source: str = ""

    key: ClassVar[str] = "captured"

    def after_trick(self, table: Table, trick: Trick) -> None:
        """Move the pile."""
        wanted, winner = table.pack.select(self.cards), trick.winner
        loser = next((seat for seat, number in trick.plays if wanted >> number & 1 and seat != winner), None)
        if loser is None:
            return
        scored = {seat: sum(entry.value for entry in table.declared if entry.seat == seat) for seat in range(table.players)}
        taker = min((seat for seat in range(table.players) if seat != loser), key=lambda seat: (scored[seat], seat != winner))
        cards = sum(1 << number for _, number in trick.plays) & table.won[winner]
        if taker != winner:
            table.put(table.won, winner, table.won[winner] & ~cards)
            table.put(table.won, taker, table.won[taker] | cards)
            table.tell("get", taker, cards, f"won {winner}", f"won {taker}")

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Message("If {card} is captured, the trick lies with that opponent of its player who has scored less for declarations; after "
                       "a draw with the winner of the trick.", card=game.set_words(self.cards))
