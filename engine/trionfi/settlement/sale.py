"""Payments in Minchiate of 1820: resti for each versicola, cards lost that others gain by, and what a sold stock brings."""

from collections.abc import Iterator

from trionfi.counting import Points, prose
from trionfi.errors import TrionfiError
from trionfi.melds import Declaration
from trionfi.settlement.counting_cards import Lost
from trionfi.settlement.differences import FINED
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import NOBODY, Fact
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.state.account import Line, one_to_one
from trionfi.state.lupini import LUPINI, priced
from trionfi.state.notes import OUTSIDE, STOCK
from trionfi.state.table import Table
from trionfi.values import dataclass

AUCTION = (FINED.key, NOBODY)
BUYER = Fact("buyer", "who bought the Fola", "seat", default=0, unless=AUCTION)
RESTI = Fact("bid_resti", "for how many resti", "number", default=10, unless=AUCTION)
MORE = Fact("bid_lupini", "and how many lupini", "number", default=0, unless=AUCTION)


def from_active(seat: int, value: Points, players: int, out: int | None) -> tuple[Points, ...]:
    """The amounts when every other player pays a seat so much, but for one who is out."""
    amounts = [0 if other in (seat, out) else -value for other in range(players)]
    amounts[seat] = -sum(amounts)
    return tuple(amounts)


@dataclass(frozen=True)
class PerVersicola(Reward):
    """For each versicola that he declares every other player in the hand pays its maker at once what the versicola is worth in the unit
    of the payments."""

    said = "each other player in the hand pays the one who declares a versicola 1, or as many as its multiplier says, at once"

    @staticmethod
    def _fact(seat: int) -> Fact:
        return Fact(f"versicole_paid_{seat}", f"how much each other player paid player {seat} for versicole", "number", default=0)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        out = facts.player(FINED)
        found = ((seat, facts.whole(self._fact(seat))) for seat in range(facts.players))
        return [self._line(payments, facts.players, seat, value, out, "versicole") for seat, value in found if value and seat != out]

    def _line(self, payments: Settling, players: int, seat: int, value: Points, out: int | None, what: str) -> Line:
        return self.line(payments, from_active(seat, value, players, out), f"player {seat}: {what}, {prose(value)} from each",
                         unit=payments.ledger)

    def declared_lines(self, table: Table, payments: Settling, seat: int, one: Declaration, value: Points) -> list[Line]:
        return [self._line(payments, table.players, seat, times, OUTSIDE.of(table), one.name) for times in _times(one, payments)]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        made = [(entry.seat, times) for entry in table.declared if entry.declaration is not None
                for times in _times(entry.declaration, payments)]
        return {self._fact(seat).key: sum(times for maker, times in made if maker == seat) for seat in range(table.players)}


def _times(one: Declaration, payments: Settling) -> Iterator[Points]:
    """What a declaration is worth in the unit of the payments."""
    return (value for ledger, value in one.values if ledger == payments.ledger)


@dataclass(frozen=True)
class StockSold(Reward):
    """What passes between one who has sold the stock and the others. He pays 1 to the winner of the last trick; each other who lost a
    counting card pays him 1; and the buyer pays him the bid. Lupini count only when the buyer wins the last trick: with the value of the
    cards that he lost they make up a further resto. `lost` is the key of the reward for lost cards."""

    lost: str = "deaths"

    said = ("who sold the Fola pays 1 to the winner of the last trick, and gets 1 from each other player who has lost a counting card; "
            "the buyer pays him the resti of the bid. A buyer who wins the last trick pays 1 less; but if the bid has lupini, and these "
            f"with the value of the counting cards that he lost come to {LUPINI}, he pays just the resti, and if they come to more, 1 more")

    def due(self, bid: int, won_last: bool, lost: int) -> tuple[int, str]:
        """The resti that the buyer pays in all, and why: `bid` in lupini, `lost` the value of the cards that he lost."""
        resti, more = divmod(bid, LUPINI)
        if not won_last:
            return (resti + 1, "1 more for cards lost") if lost else (resti, "as bid")
        together = more + lost
        if not more or together < LUPINI:
            return resti - 1, "1 less for the last trick"
        words = f"the last trick won, and {more} lupini with {lost} points lost"
        return (resti, f"{words} are just {LUPINI}") if together == LUPINI else (resti + 1, f"{words} are more than {LUPINI}: 1 more")

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        seller = facts.player(FINED)
        if seller is None and not facts.form:
            return []
        buyer, bid = facts.whole(BUYER), facts.whole(RESTI) * LUPINI + facts.whole(MORE)
        winner = int(str(facts.need(facts.last_trick_fact)))
        lost = Lost(self.lost, "", "")
        losses = [facts.whole(lost.fact(seat)) for seat in range(facts.players)]
        if facts.form or seller is None:
            return []
        if facts.whole(MORE) >= LUPINI:
            raise TrionfiError(f"the fact '{MORE.key}' cannot be {facts.whole(MORE)}: {LUPINI} lupini are a resto")
        if seller in (buyer, winner):
            raise TrionfiError(f"player {seller} dropped out: he cannot have bought the Fola or won the last trick")
        found = []
        for seat in range(facts.players):
            if seat == buyer:
                due, why = self.due(bid, winner == seat, losses[seat])
                found.append((seat, due, f"player {seat} bought the Fola for {priced(bid)}: {why}"))
            elif seat == winner:
                found.append((seat, -1, f"player {seat} won the last trick"))
            elif seat != seller and losses[seat]:
                found.append((seat, 1, f"player {seat} lost counting cards"))
        return [self.line(payments, one_to_one(seller, seat, due, facts.players), why, unit=payments.ledger) for seat, due, why in found]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        if OUTSIDE.of(table) is None:
            return {}
        buyer, bid = STOCK.of(table)
        resti, more = divmod(bid, LUPINI)
        return {BUYER.key: buyer, RESTI.key: resti, MORE.key: more}
