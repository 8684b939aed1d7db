"""A race that may be claimed in the midst of a hand, and is paid by whether one hand wins it (Dummett and McLeod 2004, 11.7, 11.8)."""

from trionfi.counting import Points
from trionfi.matches.ended import Ended
from trionfi.matches.rules import Race
from trionfi.settlement.played import reached
from trionfi.settlement.questions import who, yes_no
from trionfi.state.account import Line, Settlement, one_to_one
from trionfi.state.notes import PLAYS_ON
from trionfi.state.played import PlayedHand
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.values import dataclass, replace
from trionfi.words import Message, Seat, Term, Text, Words
from trionfi.words.phrases import remarks


@dataclass(frozen=True, kw_only=True)
class ClaimedRace(Race):
    """The winner has a mark, 2 where one hand has won the rubber. Each other pays him `several`, or with 2 marks `one`; with `last_alone`,
    of more than two players, a rubber of several hands is paid by the lowest alone, and one of a single hand by each with `several`. With
    `tens` every payment is 1 more for each full ten above the goal."""

    settled = "rubber"
    several: Points = 1
    one: Points = 2
    last_alone: bool = False
    tens: bool = False
    ledger: str = "game points"

    def after(self, standing: Standing, hand: PlayedHand) -> Standing:
        """The totals run on; a claim ends the rubber, and so does a total of the goal that is not shared. A right claim that was played on
        stands unless another has more in the end."""
        made = super().after(standing, hand)
        table, players = hand.table, hand.players
        claim = table.claims[-1] if table.claims else None
        first = standing.played == 0
        if claim is None or (claim.right and PLAYS_ON.of(table) is not None):
            best = max(made.totals)
            if claim is not None and made.totals[claim.seat] == best:
                winner = claim.seat
            elif best < self.to or made.totals.count(best) > 1:
                return made
            else:
                winner = made.totals.index(best)
            alone = claim is not None and claim.seat == winner and hand.settlement.scores[winner] >= self.to
            return replace(made, marks=self._marks(players, winner, 2 if first or alone else 1))
        if claim.right:
            return replace(made, marks=self._marks(players, claim.seat, 2 if first else 1))
        others = [seat for seat in range(players) if seat != claim.seat]
        return replace(made, marks=self._marks(players, max(others, key=lambda seat: reached(table, seat)), 1))

    def read(self, ended: Ended) -> Standing:
        """The totals, who has won by a claim, and whether a single hand has won it."""
        standing = super().read(ended)
        winner = ended.facts.player(who("claim", "who won by a claim, his own that was right or another's that was wrong", ended.players))
        single = bool(ended.facts.need(yes_no("single", "was it won by a single hand")))
        if winner is None and not super().over(standing):
            return standing
        winner = super().won(standing)[0] if winner is None else winner
        ended.refuse(single and standing.totals[winner] < self.to,
                     Message("the fact {fact} cannot be yes: {Who}, who has won, has not {to}", fact=ended.facts.called('single'),
                             who=Seat(winner), to=self.to))
        return replace(standing, marks=self._marks(ended.players, winner, 2 if single else 1))

    @staticmethod
    def _marks(players: int, winner: int, value: int) -> tuple[int, ...]:
        return tuple(value * (seat == winner) for seat in range(players))

    def over(self, standing: Standing) -> bool:
        """Whether somebody has won it."""
        return any(standing.marks)

    def settle(self, standing: Standing) -> Settlement | None:
        """What the others pay the winner; None while the race is open."""
        if not self.over(standing):
            return None
        totals, players = standing.totals, len(standing.totals)
        winner = next(seat for seat, mark in enumerate(standing.marks) if mark)
        single = standing.marks[winner] == 2
        alone = self.last_alone and players > 2
        due = (self.one if single and not alone else self.several) + (max(0, totals[winner] - self.to) // 10 if self.tens else 0)
        payers = [seat for seat in range(players) if seat != winner]
        if alone and not single:
            lowest = min(totals[seat] for seat in payers)
            payers = [seat for seat in payers if totals[seat] == lowest]
        why = "won in one hand" if single else "won over several hands"
        lines = tuple(Line("Rubber", one_to_one(winner, payer, due, players), why, self.source, self.ledger) for payer in payers)
        return Settlement.of(players, lines, self.ledger)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        paid = [Message("The winner is paid {several} by the other, and {one} when a single hand has won the rubber",
                        several=self.several, one=self.one) if game.players == (2,) else
                Message("The winner is paid {several} by each other player, and {one} by each when a single hand has won the rubber",
                        several=self.several, one=self.one)]
        if self.last_alone:
            paid.append(Message("of three the lowest total alone pays {several}, and each pays it when a single hand has won the rubber",
                                several=self.several))
        return Text(super().words(game), Message("{paid}, in {ledger}.", paid=remarks(paid), ledger=Term(self.ledger, "unit")),
                    "Each payment is 1 more for every full ten above." if self.tens else "")
