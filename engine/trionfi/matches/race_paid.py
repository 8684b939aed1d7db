"""A race for points that is paid by how far the others have come (Dummett and McLeod 2004, 3.5)."""

from trionfi.counting import Points, prose
from trionfi.matches.rules import Race
from trionfi.state.account import Line, Settlement, one_to_one
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.values import dataclass
from trionfi.words import Words

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
            because = f"player {seat} ends at {prose(totals[seat])}"
            lines.append(Line("Game", one_to_one(winner, seat, due, players), because, self.source, self.ledger))
            if self.difference:
                because = f"{prose(best)} less {prose(totals[seat])}"
                lines.append(Line("Difference", one_to_one(winner, seat, best - totals[seat], players), because, self.source, self.ledger))
        return Settlement.of(players, tuple(lines), self.ledger)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        bands = [f"{prose(payment)} if he has {'fewer' if place == len(self.bands) - 1 else f'{prose(least)} or more'}"
                 for place, (least, payment) in enumerate(self.bands)]
        more = ", and the difference of the totals besides" if self.difference else ""
        return f"{super().words(game)} The loser pays {', '.join(bands)}{more}, in {self.ledger}.".replace("  ", " ")
