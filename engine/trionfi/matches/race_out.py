"""A race that ends with the word of a player who has the total (Dummett and McLeod 2004, 11.19, 11.21)."""

from trionfi.matches.ended import Ended
from trionfi.matches.rules import Race
from trionfi.settlement.questions import who
from trionfi.state.played import PlayedHand
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.values import dataclass, replace
from trionfi.words import Message, Seat, Text, Words


@dataclass(frozen=True, kw_only=True)
class RaceOut(Race):
    """A race in which a player may say the `word` before a hand is played to its end: he has won, whatever the others have by then, and
    gets a mark."""

    word: str

    def read(self, ended: Ended) -> Standing:
        """The totals, and who has said the word."""
        standing, out = super().read(ended), ended.facts.player(who("out", Message("who has said {word}", word=self.word), ended.players))
        if out is not None:
            ended.refuse(standing.totals[out] < self.goal, Message("the fact {fact} cannot be {who}: he has not {goal}",
                                                                   fact=ended.facts.called("out"), who=Seat(out), goal=self.goal))
        return standing if out is None else replace(standing, marks=tuple(int(seat == out) for seat in range(ended.players)))

    def won(self, standing: Standing) -> list[int]:
        """Who has said the word, or has the higher total."""
        return [seat for seat, mark in enumerate(standing.marks) if mark] or super().won(standing)

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
        return "" if out is None else Message("{Who} has said {word} and has won.",
                {"who you": "{Who} have said {word} and has won."}, who=Seat(out), word=self.word)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Text(super().words(game), Message("A player who says {word} has won, whatever the other has by then.", word=self.word))
