"""A rubber for the side that first wins so many hands, or a single great one (Castel Bolognese)."""

from trionfi.cards.chance import Chance
from trionfi.counting import Points
from trionfi.matches.ended import Ended
from trionfi.matches.rules import MatchRule
from trionfi.settlement.questions import NEITHER, Question, which_party
from trionfi.state.account import Line, Settlement
from trionfi.state.played import PlayedHand
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.values import dataclass, replace
from trionfi.words import Message, Text, Words
from trionfi.words.phrases import players


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
        asks = which_party("great", Message("which side won a hand with {great} points or more", great=self.great), ended.facts.parties)
        great = ended.facts.player(asks)
        if great is not None:
            return replace(Standing.new(ended.players), marks=ended.spread(tuple((self.number + 1) * (one == great) for one in range(2))))
        won = tuple(ended.facts.whole(Question(f"hands_{party}", Message("hands won by {name}", name=name), "number", only_if=(asks.key,
                NEITHER)))
                    for party, name in enumerate(ended.facts.parties))
        ended.refuse(max(won) > self.number or min(won) >= self.number, Message("the hands won cannot be {won} and {other}: the first "
                "side with {number} has the rubber", won=won[0], other=won[1], number=self.number))
        return replace(Standing.new(ended.players), marks=ended.spread(won))

    def goes_on(self, standing: Standing) -> str:
        """Neither side has enough hands."""
        return Message("neither side has won {number} hands", number=self.number)

    def settle(self, standing: Standing) -> Settlement | None:
        """What each of the side that has lost pays; None while the rubber is open."""
        if not self.over(standing):
            return None
        best = max(standing.marks)
        great = best > self.number
        due = self.times if great else 1
        why = Message("a hand won with {great} points or more", great=self.great) if great else Message("{number} hands won",
                number=self.number)
        amounts = tuple(due if mark == best else -due for mark in standing.marks)
        return Settlement.of(len(amounts), (Line("Rubber", amounts, why, self.source, self.ledger),), self.ledger)

    def told(self, hand: PlayedHand) -> str:
        """How many hands each side has won."""
        before = hand.table.standing.marks or (0,) * hand.players
        made = [mark + more for mark, more in zip(before, self._won(hand), strict=True)]
        if max(made) > self.number:
            return Message("A hand won with {great} points or more: the rubber is over.", great=self.great)
        return Message("Hands won: {first} {n}, {others} {more}.", first=players((0, 2)), n=made[0], others=players((1, 3)), more=made[1])

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Text(Message(
            "The side with more points wins the hand. The first side with {n} hands wins the rubber and is paid 1 by the other; a side "
            "that wins a hand with at least {great} points wins it at once and is paid {times}.", n=self.number, great=self.great,
            times=self.times), self.text)
