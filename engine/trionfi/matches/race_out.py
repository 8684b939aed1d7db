"""A race that ends with the word of a player who has the total (Dummett and McLeod 2004, 11.19, 11.21)."""

from trionfi.matches.rules import Race
from trionfi.state.played import PlayedHand
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.values import dataclass, replace


@dataclass(frozen=True, kw_only=True)
class RaceOut(Race):
    """A race in which a player may say the `word` before a hand is played to its end: he has won, whatever the others have by then, and
    gets a mark."""

    word: str

    def _out(self, hand: PlayedHand) -> int | None:
        """Who has said it in this hand."""
        if hand.ending.kind not in ("out", "claimed"):
            return None
        return next(event.seat for event in reversed(hand.table.events) if event.kind == "end")

    def after(self, standing: Standing, hand: PlayedHand) -> Standing:
        """The totals run on, and who is out has a mark."""
        made, out = super().after(standing, hand), self._out(hand)
        return made if out is None else replace(made, marks=tuple(int(seat == out) for seat in range(hand.players)))

    def over(self, standing: Standing) -> bool:
        """Whether somebody is out, or a hand played to its end has decided."""
        return any(standing.marks) or super().over(standing)

    def told(self, hand: PlayedHand) -> str:
        """Who has won by his word."""
        out = self._out(hand)
        return "" if out is None else f"Player {out} has said {self.word} and has won."

    def words(self, game: Rules) -> str:
        """The rule in sentences."""
        return f"{super().words(game)} A player who says {self.word} has won, whatever the other has by then."
