"""A rubber for the side that first wins so many hands, or a single great one (Castel Bolognese)."""

from trionfi.cards.chance import Chance
from trionfi.counting import Points, prose
from trionfi.matches.ended import Ended
from trionfi.matches.rules import MatchRule
from trionfi.settlement.questions import NEITHER, Fact, which_party
from trionfi.state.account import Line, Settlement
from trionfi.state.played import PlayedHand
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.values import dataclass, replace
from trionfi.words import Words


@dataclass(frozen=True, kw_only=True)
class HandsWon(MatchRule):
    """The side with more points wins a hand, and with `number` hands the rubber, which pays 1. A side that wins a hand with `great` points
    has the rubber at once and is paid `times` as much. Partners sit opposite each other. A mark is a hand won; a great hand is one mark
    more than all others together can be."""

    settled = "rubber"
    number: int
    great: Points
    times: int
    ledger: str = "game points"

    def some(self, chance: Chance, players: int) -> Standing:
        """A rubber in which hands were won."""
        won = [chance.below(self.number) for _ in range(2)]
        marks = tuple(won[seat % 2] for seat in range(players))
        return replace(Standing.new(players), marks=marks, played=sum(won), dealt=sum(won))

    def after(self, standing: Standing, hand: PlayedHand) -> Standing:
        """A mark for each of the side that has won."""
        made = super().after(standing, hand)
        return replace(made, marks=tuple(mark + more for mark, more in zip(made.marks, self._won(hand), strict=True)))

    def _won(self, hand: PlayedHand) -> tuple[int, ...]:
        """What the hand is worth to each player in hands won."""
        scores = hand.settlement.scores
        best = max(scores)
        if min(scores) == best:
            return (0,) * hand.players
        return tuple((self.number + 1 if best >= self.great else 1) * (score == best) for score in scores)

    def over(self, standing: Standing) -> bool:
        """Whether a side has the rubber."""
        return max(standing.marks) >= self.number

    def read(self, ended: Ended) -> Standing:
        """The hands that each side has won, or who has won a great one."""
        asks = which_party("great", f"which side won a hand with {prose(self.great)} points or more", ended.facts.parties)
        great = ended.facts.player(asks)
        if great is not None:
            return replace(Standing.new(ended.players), marks=ended.spread(tuple((self.number + 1) * (one == great) for one in range(2))))
        won = tuple(ended.facts.whole(Fact(f"hands_{party}", f"hands won by {name}", "number", only_if=(asks.key, NEITHER)))
                    for party, name in enumerate(ended.facts.parties))
        ended.refuse(max(won) > self.number or min(won) >= self.number, f"the hands won cannot be {won[0]} and {won[1]}: the first side "
                     f"with {self.number} has the rubber")
        return replace(Standing.new(ended.players), marks=ended.spread(won))

    def goes_on(self, standing: Standing) -> str:
        """Neither side has enough hands."""
        return f"neither side has won {self.number} hands"

    def settle(self, standing: Standing) -> Settlement | None:
        """What each of the side that has lost pays; None while the rubber is open."""
        if not self.over(standing):
            return None
        best = max(standing.marks)
        great = best > self.number
        due = self.times if great else 1
        why = f"a hand won with {prose(self.great)} points or more" if great else f"{self.number} hands won"
        amounts = tuple(due if mark == best else -due for mark in standing.marks)
        return Settlement.of(len(amounts), (Line("Rubber", amounts, why, self.source, self.ledger),), self.ledger)

    def told(self, hand: PlayedHand) -> str:
        """How many hands each side has won."""
        before = hand.table.standing.marks or (0,) * hand.players
        made = [mark + more for mark, more in zip(before, self._won(hand), strict=True)]
        if max(made) > self.number:
            return f"A hand won with {prose(self.great)} points or more: the rubber is over."
        return f"Hands won: players 0 and 2 {prose(made[0])}, players 1 and 3 {prose(made[1])}."

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return (f"The side with more points wins the hand. The first side with {self.number} hands wins the rubber and is paid 1 by the "
                f"other; a side that wins a hand with at least {prose(self.great)} points wins it at once and is paid {self.times}. "
                f"{self.text}").strip()
