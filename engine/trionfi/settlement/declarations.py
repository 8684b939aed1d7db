"""What players declare, paid at once or at the end."""

from dataclasses import dataclass
from enum import StrEnum

from trionfi.counting import Points, plain
from trionfi.melds import Declaration, PaidWhen
from trionfi.settlement import played
from trionfi.settlement.facts import Fact, Facts, declared_by, promised_by
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.state.account import Line, from_each, to_side
from trionfi.state.table import Table


class Whom(StrEnum):
    """Who pays for a declaration: every other player, or nobody: it is points for the side that makes it. Where a declarer makes the sides,
    each member of a side is credited with it when the hand is over."""

    EACH = "by each other"
    SIDE = "to the side"
    MEMBERS = "to each of the side"


SAID = {Whom.EACH: "every other player pays the one who declares", Whom.SIDE: "the points go to the side that declares",
        Whom.MEMBERS: "each player is credited with what his side has declared"}


@dataclass(frozen=True)
class Declarations(Reward):
    """Declarations: `paid` "by each other" player to the one who declares, or "to the side" of his as points. Those that are
    `due` "at the end" make a row of their own, and are then paid only if their maker has more than `over` card points."""

    paid: Whom = Whom.EACH
    due: PaidWhen = PaidWhen.AT_ONCE
    over: Points | None = None

    before_play = True

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line for each declaration."""
        return [self._line(payments, facts.players, seat, name, value, payments.side_of(facts, seat))
                for seat in range(facts.players) for name, value in facts.declared(self._fact(seat))
                if self.over is None or payments.points(facts, payments.party(seat, facts.players)) > self.over]

    def _fact(self, seat: int) -> Fact:
        return declared_by(seat) if self.due is PaidWhen.AT_ONCE else promised_by(seat)

    def _line(self, payments: Settling, players: int, seat: int, name: str, value: Points, side: frozenset[int]) -> Line:
        amounts = from_each(seat, value, players) if self.paid is Whom.EACH else to_side(side, value, players)
        return self.line(payments, amounts, f"player {seat}: {name}")

    def declared_lines(self, table: Table, payments: Settling, seat: int, one: Declaration, value: Points) -> list[Line]:
        if not self.at_once or one.combination.due.when is PaidWhen.AT_END:
            return []
        return [self._line(payments, table.players, seat, one.name, value, payments.party_of(seat, table.players))]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return {self._fact(seat).key: played.declared(table, seat, self.due) for seat in range(table.players)}

    def words(self) -> str:
        only = f"at the end of the hand, and only with more than {plain(self.over)} card points, " if self.over is not None else ""
        return f"{only}{SAID[self.paid]}: see the table of declarations"
