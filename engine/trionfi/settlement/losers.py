"""The reverse game: not who wins but who loses the hand."""

from trionfi.counting import Points, plain
from trionfi.melds import Declarable
from trionfi.melds.weigh import added
from trionfi.settlement import played
from trionfi.settlement.combinations import Combinations, in_won
from trionfi.settlement.facts import Fact, Facts
from trionfi.settlement.points import points_by_party
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass

BUONA, MATTA, PLAIN = "alla buona", "alla matta", "none"
AIM = Fact("aim", "what was announced before the first lead", "choice", (
    (PLAIN, "nothing"), (BUONA, "alla buona: the highest total loses"), (MATTA, "alla matta: the lowest total loses")), PLAIN)
LEADER = Fact("leader", "who announced it", "seat", default=0, unless=("aim", PLAIN))
DOUBLE = Fact("double", "which players pay double for the marks that they have", "seats", default=())


@dataclass(frozen=True, kw_only=True)
class Losers(Reward):
    """The highest total of card points and combinations loses; all who tie for it lose. But who has no points at all, and so
    no trick, loses instead of them. Each loser gets a mark. With `hundred` points a player wins instead, and all others lose.
    Where the `aims` are announced, the lowest may lose, the announcer pays double, and so does one with `heavy` marks."""

    table: Declarable
    hundred: int = 0
    aims: bool = False
    heavy: int = 0

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """A line for each loser."""
        totals = self.totals(facts, payments)
        aim = facts.need(AIM) if self.aims else PLAIN
        leader = facts.need(LEADER) if self.aims and (aim != PLAIN or facts.form) else None
        double = facts.seats(DOUBLE) if self.heavy else ()
        found = []
        for seat, why in self.losers(totals, aim == MATTA):
            times = (2 if seat == leader else 1) * (2 if seat in double else 1)
            amounts = tuple(-times if other == seat else 0 for other in range(facts.players))
            twice = f", {times} times" if times > 1 else ""
            found.append(Line(self.label, amounts, f"{facts.parties[seat]} {why}{twice}", self.source, payments.ledger))
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

    def totals(self, facts: Facts, payments: Settling) -> tuple[Points, ...]:
        """Each player's card points and combinations."""
        made = payments.all_points(facts)
        return tuple(
            points + sum(value for _, value in in_won(facts, self.table, facts.pile_of(seat), Combinations.fact(facts, seat)))
            for seat, points in enumerate(made)
        )

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The piles, who won the last trick, and what was announced."""
        known = played.party_piles(table, payments.seats(table.players))
        announced = next(((word, seat) for word, seat in table.contract.announced if word in (BUONA, MATTA)), None)
        if self.aims and announced:
            known |= {AIM.key: announced[0], LEADER.key: announced[1]}
        if self.heavy:
            known[DOUBLE.key] = [seat for seat, marks in enumerate(table.standing.marks) if marks >= self.heavy]
        return known

    def brief(self, facts: Facts, payments: Settling) -> dict[str, object]:
        """The points and the combinations."""
        return points_by_party(facts, payments) | {
            Combinations.fact(facts, seat).key: [list(one) for one in in_won(
                facts, self.table, facts.pile_of(seat), Combinations.fact(facts, seat))]
            for seat in range(facts.players)
        }

    @property
    def scores_won_cards(self) -> bool:
        """Combinations among the cards that are won count."""
        return True

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What a player weighs: points are bad, and so is what makes combinations."""
        more = added(game.pack, self.table)
        all_points = float(game.card_points[1]) + sum(more.values()) / 2
        return (
            Stake(Prize.POINT, -1.0), Stake(Prize.FIRST, 2 * all_points), *((Stake(Prize.TURNED, 1.0, word=MATTA),) if self.aims else ()),
            *(Stake(Prize.KEPT, -value, 1 << number) for number, value in more.items()),
        )

    def words(self) -> str:
        """The rule in words."""
        text = ("each adds the card points and the combinations in his tricks; the highest total loses, all who tie for it together; but "
                "if anybody has no trick, he loses and not the highest; each loser gets a mark")
        if self.hundred:
            text += f"; a player who makes {self.hundred} points wins instead, and the others lose"
        if self.aims:
            text += ("; where the leader has announced alla matta the lowest total loses, and whatever he announces he gets two marks "
                     f"if he loses himself; one who has {self.heavy} marks or more gets double")
        return text
