"""The reverse game: not who wins but who loses the hand."""

from dataclasses import dataclass

from trionfi.counting import Points, plain
from trionfi.melds.weigh import added
from trionfi.settlement.combinations import WonCards
from trionfi.settlement.facts import Fact, Facts
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table

BUONA, MATTA, PLAIN = "alla buona", "alla matta", "none"
AIM = Fact("aim", "what was announced before the first lead", "choice", (
    (PLAIN, "nothing"), (BUONA, "alla buona: the highest total loses"), (MATTA, "alla matta: the lowest total loses")), PLAIN)
LEADER = Fact("leader", "who announced it", "seat", default=0, unless=("aim", PLAIN))
DOUBLE = Fact("double", "which players pay double for the marks that they have", "seats", default=())


@dataclass(frozen=True, kw_only=True)
class Losers(WonCards):
    """The highest total of card points and combinations loses; all who tie for it lose. But who has no points at all, and so
    no trick, loses instead of them. Each loser gets a mark. With `hundred` points a player wins instead, and all others lose.
    Where the `aims` are announced, the lowest may lose, the announcer pays double, and so does one with `heavy` marks."""

    hundred: int = 0
    aims: bool = False
    heavy: int = 0

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """A line for each loser."""
        totals = tuple(points + sum(value for _, value in self.combined(facts, side))
                       for points, side in zip(payments.all_points(facts), payments.piles_by_side(facts), strict=True))
        aim = facts.need(AIM) if self.aims else PLAIN
        leader = facts.need(LEADER) if self.aims and (aim != PLAIN or facts.form) else None
        double = facts.seats(DOUBLE) if self.heavy else ()
        found = []
        for seat, why in self.losers(totals, aim == MATTA):
            times = (2 if seat == leader else 1) * (2 if seat in double else 1)
            amounts = tuple(-times if other == seat else 0 for other in range(facts.players))
            twice = f", {times} times" if times > 1 else ""
            found.append(self.line(payments, amounts, f"{facts.parties[seat]} {why}{twice}"))
        return found

    def losers(self, totals: tuple[Points, ...], lowest: bool = False) -> list[tuple[int, str]]:
        """Who loses, and why."""
        best = max(totals)
        if self.hundred and best >= self.hundred:
            return [(seat, f"has {plain(total)} points against {plain(best)}") for seat, total in enumerate(totals) if total < best]
        none = [(seat, "has no trick") for seat, total in enumerate(totals) if not total]
        last = min(totals) if lowest else best
        return none or [(seat, f"has the {'lowest' if lowest else 'highest'} total, {plain(total)}")
                        for seat, total in enumerate(totals) if total == last]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        known: dict[str, object] = {}
        announced = next(((word, seat) for word, seat in table.contract.announced if word in (BUONA, MATTA)), None)
        if self.aims and announced:
            known |= {AIM.key: announced[0], LEADER.key: announced[1]}
        if self.heavy:
            known[DOUBLE.key] = [seat for seat, marks in enumerate(table.standing.marks) if marks >= self.heavy]
        return known

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Points are bad, and so is what makes combinations."""
        more = added(game.pack, self.table)
        all_points = float(game.card_points[1]) + sum(more.values()) / 2
        return (
            Stake(Prize.POINT, -1.0), Stake(Prize.FIRST, 2 * all_points), *((Stake(Prize.TURNED, 1.0, word=MATTA),) if self.aims else ()),
            *(Stake(Prize.KEPT, -value, 1 << number) for number, value in more.items()),
        )

    def words(self) -> str:
        text = ("each adds the card points and the combinations in his tricks; the highest total loses, all who tie for it together; but "
                "if anybody has no trick, he loses and not the highest; each loser gets a mark")
        if self.hundred:
            text += f"; who makes {self.hundred} points wins instead, and the others lose"
        if self.aims:
            text += ("; where the leader has announced alla matta the lowest total loses, and whatever he announces he gets two marks "
                     f"if he loses himself; who has {self.heavy} marks or more gets double")
        return text
