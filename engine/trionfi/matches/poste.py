"""A race of two sides that is settled in game points, with what single hands have brought (Dummett and McLeod 2004, 11.2, 11.11)."""

from trionfi.cards.chance import Chance
from trionfi.matches.ended import Ended
from trionfi.matches.race_paid import Bands, due_by
from trionfi.matches.recorded import recorded
from trionfi.matches.rules import MatchRule, Race
from trionfi.state.account import Line, Settlement
from trionfi.state.played import PlayedHand
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Term, Text, Words


@dataclass(frozen=True, kw_only=True)
class Poste(Race):
    """A race between two sides. Each loser pays one winner by `bands` of (a total of at least so much, payment), the highest first, and
    with `kept` also the game points that hands have brought, which stand as marks."""

    settled = "rubber"
    bands: Bands
    kept: bool = True
    ledger: str = "game points"

    def some(self, chance: Chance, players: int) -> Standing:
        """Totals of the two sides, which every other player shares."""
        return Race(to=self.to, winners=players // 2).some(chance, players)

    def over(self, standing: Standing) -> bool:
        """Whether one side has it, and the other not as much."""
        totals = standing.totals
        return max(totals) >= self.to and totals.count(max(totals)) == len(totals) // 2

    def after(self, standing: Standing, hand: PlayedHand) -> Standing:
        """The totals run on, and the game points that hands bring."""
        made = super().after(standing, hand)
        if not self.kept:
            return made
        return replace(made, marks=tuple(mark + more for mark, more in zip(standing.marks, recorded(hand), strict=True)))

    def read(self, ended: Ended) -> Standing:
        """The totals of the two sides, and what single hands have brought them."""
        standing = super().read(ended)
        if not self.kept:
            return standing
        brought = ended.by_party("brought", "{ledger} that single hands have brought {whom}", default=0, ledger=Term(self.ledger, "unit"))
        net = brought[0] - brought[1]
        return replace(standing, marks=ended.spread((net, -net)))

    def settle(self, standing: Standing) -> Settlement | None:
        """What the losers pay; None while the race is open."""
        if not self.over(standing):
            return None
        totals, players = standing.totals, len(standing.totals)
        best = max(totals)
        won = [total == best for total in totals]
        theirs = next((total for total in totals if total != best), 0)
        due = due_by(self.bands, theirs)
        lines = [Line("Rubber", tuple(due if one else -due for one in won), Message("the losers end at {theirs}", theirs=theirs),
                self.source, self.ledger)]
        if any(standing.marks):
            lines.append(Line("Hands", standing.marks, "for single hands", self.source, self.ledger))
        return Settlement.of(players, tuple(lines), self.ledger)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        none = len(self.bands) > 1 and self.bands[-2][0] == 1
        bands = Listing(tuple(
            Message("{n} if they have at least {least}", n=payment, least=least) if least else
            Message("{n} if they have nothing", n=payment) if none else Message("{n} if they have less", n=payment)
            for least, payment in self.bands), ",")
        unit = Term(self.ledger, "unit")
        paid = (Message("Each loser then pays one winner {bands}, in {ledger}, and what single hands have brought is settled too.",
                        bands=bands, ledger=unit) if self.kept else
                Message("Each loser then pays one winner {bands}, in {ledger}.", bands=bands, ledger=unit))
        return Text(super().words(game), paid)


@dataclass(frozen=True, kw_only=True)
class Bowl(MatchRule):
    """Hands without an end, in one running balance; that somebody has gained anything is kept as a mark."""

    def after(self, standing: Standing, hand: PlayedHand) -> Standing:
        """Who has gained first has a mark, even where the hand then came out even."""
        made = super().after(standing, hand)
        gains = next((line.amounts for line in hand.settlement.lines if any(line.amounts)), None)
        if any(standing.marks) or gains is None:
            return made
        return replace(made, marks=tuple(int(gain > 0) for gain in gains))
