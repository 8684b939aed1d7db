"""A match in which the players change seats, so that everybody is partner of everybody."""

from trionfi.counting import Points
from trionfi.matches.ended import Ended
from trionfi.matches.rules import MatchRule
from trionfi.state.account import Line, Settlement
from trionfi.state.played import PlayedHand
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Term, Text, Words


@dataclass(frozen=True, kw_only=True)
class Pairings(MatchRule):
    """Rounds in which everybody deals once; after each round the players change seats, so that each is once the partner of each
    other. `seatings` are the players at the seats, round by round; `bonus` is what each of the pair that is ahead over a round
    gets from each of the other pair."""

    seatings: tuple[tuple[int, ...], ...]
    hands: int = 4
    bonus: int = 0

    def seated(self, standing: Standing) -> tuple[int, ...]:
        """The player who sits at each seat: those of the first round until there is another."""
        return standing.seats or self.seatings[0]

    def after(self, standing: Standing, hand: PlayedHand) -> Standing:
        """The standing after a hand, and after a round what it pays and who then sits where."""
        count, seats = standing.played + 1, self.seated(standing)
        totals, marks = _sum(standing.totals, hand.settlement.scores), _sum(standing.marks, self.kept(hand))
        if not count % self.hands:
            totals = _sum(totals, self.paid(marks))
            marks, seats = (0,) * len(marks), self.seatings[count // self.hands % len(self.seatings)]
        return replace(standing, totals=totals, marks=marks, seats=seats, played=count, dealt=standing.dealt + 1)

    def kept(self, hand: PlayedHand) -> tuple[Points, ...]:
        """What the round keeps of a hand, seat by seat."""
        return hand.settlement.scores

    def paid(self, marks: tuple[Points, ...]) -> tuple[Points, ...]:
        """What a round pays each player that has come to these marks."""
        return tuple((mark > 0) * self.bonus - (mark < 0) * self.bonus for mark in marks)

    @property
    def settled(self) -> str:
        """A round, where the pair that is ahead over it is paid."""
        return "round" if self.bonus else ""

    def read(self, ended: Ended) -> Standing:
        """What each of a pair has won or lost over the round."""
        return replace(Standing.new(ended.players), marks=ended.totals())

    def typed(self, ended: Ended) -> Settlement:
        """What a round pays beside its hands."""
        marks = self.read(ended).marks
        paid = self.paid(marks)
        because = Message("{marks}", marks=Listing(tuple(marks[min(seats)] for seats in ended.seats), ":"))
        line = Line("Round", paid, because, self.source, ended.ledger)
        return Settlement.of(ended.players, (line,) if any(paid) else (), ended.ledger)

    def over(self, standing: Standing) -> bool:
        """Whether all rounds have been played."""
        return standing.played >= self.hands * len(self.seatings)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        whole = len(self.seatings) == len(self.seatings[0]) - 1
        hands, rounds = self.hands, len(self.seatings)
        text = (Message("{hands} hands with the same partners are a round, and each player deals once in it; a match is {n} rounds, so "
                        "that everybody plays with each of the others in turn.", hands=hands, n=rounds) if whole else
                Message("{hands} hands with the same partners are a round, and each player deals once in it; a match is {n} rounds, with "
                        "other partners.", hands=hands, n=rounds))
        bonus = Message("The pair that is ahead over a round is paid {bonus} {unit} more.", bonus=self.bonus,
                        unit=Term(game.payments.ledger, "unit"))
        return Text(text, bonus if self.bonus else "", self.text)


def _sum(one: tuple[Points, ...], other: tuple[Points, ...]) -> tuple[Points, ...]:
    return tuple(first + second for first, second in zip(one, other, strict=True))
