"""A race for points that is paid by how far the others have come (Dummett and McLeod 2004, 3.5)."""

from trionfi.counting import Points
from trionfi.matches.rules import Race
from trionfi.state.account import Line, Settlement, one_to_one
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Seat, Term, Text, Words

type Bands = tuple[tuple[Points, Points], ...]
"""(a total of at least so much, payment), the highest first; the lowest is for every total below the others."""


def due_by(bands: Bands, total: Points) -> Points:
    """What a loser with this total pays."""
    return next((payment for least, payment in bands if total >= least), bands[-1][1])


@dataclass(frozen=True, kw_only=True)
class PaidRace(Race):
    """A race whose winner each other player pays by his own total: `bands` are (a total of at least so much, payment), the highest first;
    with `difference` also by how much he is behind."""

    bands: Bands
    difference: bool = False
    ledger: str = "game points"

    def settle(self, standing: Standing) -> Settlement | None:
        """What the others pay the winner; None while the race is open."""
        totals, players = standing.totals, len(standing.totals)
        if not self.over(standing):
            return None
        best = max(totals)
        winner = totals.index(best)
        lines: list[Line] = []
        for seat in range(players):
            if seat == winner:
                continue
            due = due_by(self.bands, totals[seat])
            because = Message("{Who} ends at {totals}", {"who you": "{Who} end at {totals}"}, who=Seat(seat), totals=totals[seat])
            lines.append(Line("Game", one_to_one(winner, seat, due, players), because, self.source, self.ledger))
            if self.difference:
                because = Message("{best} less {n}", best=best, n=totals[seat])
                lines.append(Line("Difference", one_to_one(winner, seat, best - totals[seat], players), because, self.source, self.ledger))
        return Settlement.of(players, tuple(lines), self.ledger)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        *most, (_, lowest) = self.bands
        bands = Listing((*(Message("{n} if he has {least} or more", n=payment, least=least) for least, payment in most),
                         Message("{n} if he has fewer", n=lowest)), ",")
        unit = Term(self.ledger, "unit")
        paid = (Message("The loser pays {bands}, and the difference of the totals besides, in {ledger}.", bands=bands, ledger=unit)
                if self.difference else Message("The loser pays {bands}, in {ledger}.", bands=bands, ledger=unit))
        return Text(super().words(game), paid)
