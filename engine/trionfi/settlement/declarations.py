"""What players declare, paid at once or at the end."""

from enum import StrEnum

from trionfi.counting import Points, plain
from trionfi.melds import Declaration
from trionfi.melds import PaidWhen as FallsDue
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Fact, Facts, declared_by, promised_by
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.state.account import Line, from_each, to_side
from trionfi.state.table import Table
from trionfi.values import dataclass


class Whom(StrEnum):
    """Who pays for a declaration: every other player, or nobody: it is points for the side that makes it. Where a declarer makes the sides,
    each member of a side is credited with it when the hand is over."""

    EACH = "by each other"
    SIDE = "to the side"
    MEMBERS = "to each of the side"


class PaidWhen(StrEnum):
    """When a declaration is paid."""

    AT_ONCE = "at once"
    AT_THE_END = "at the end"


@dataclass(frozen=True)
class Declarations(Reward):
    """Declarations: `paid` "by each other" player to the one who declares, or "to the side" of his as points. Those that are
    `due` "at the end" make a row of their own, and are then paid only if their maker has more than `over` card points."""

    paid: Whom = Whom.EACH
    due: PaidWhen = PaidWhen.AT_ONCE
    over: Points | None = None

    @property
    def before_play(self) -> bool:
        """It counts whatever comes after."""
        return True

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line for each declaration."""
        return [
            self.line(payments, facts.players, seat, name, value, payments.side_of(facts, seat))
            for seat in range(facts.players) for name, value in facts.declared(self._fact(seat))
            if self.over is None or self._points(payments, facts, seat) > self.over
        ]

    def _fact(self, seat: int) -> Fact:
        return declared_by(seat) if self.due is PaidWhen.AT_ONCE else promised_by(seat)

    @staticmethod
    def _points(payments: Settling, facts: Facts, seat: int) -> Points:
        return payments.points(facts, next(party for party, seats in enumerate(payments.seats(facts.players)) if seat in seats))

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        """Only what the game knows is declared, for what it is worth."""
        for seat in range(facts.players):
            claims.declared(facts.limits.declared, self._fact(seat))

    def line(self, payments: Settling, players: int, seat: int, name: str, value: Points, side: frozenset[int]) -> Line:
        """The line of one declaration."""
        amounts = from_each(seat, value, players) if self.paid is Whom.EACH else to_side(side, value, players)
        return Line(self.label, amounts, f"player {seat}: {name}", self.source, payments.booked)

    def declared_lines(self, table: Table, payments: Settling, seat: int, one: Declaration, value: Points) -> list[Line]:
        """The line of a declaration that is not to wait for the end."""
        if not self.at_once or one.combination.due.when is FallsDue.AT_END:
            return []
        return [self.line(payments, table.players, seat, one.name, value, payments.party_of(seat, table.players))]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """What each player declared, doublings and all."""
        known: dict[str, object] = {self._fact(seat).key: played.declared(table, seat, self.due) for seat in range(table.players)}
        return known | (played.party_piles(table, payments.seats(table.players)) if self.over is not None else {})

    def words(self) -> str:
        """The rule in words."""
        whom = "every other player pays the one who declares" if self.paid is Whom.EACH else "the points go to the side that declares"
        if self.paid is Whom.MEMBERS:
            whom = "each player is credited with what his side has declared"
        if self.over is not None:
            whom = f"at the end of the hand, and only with more than {plain(self.over)} card points, {whom}"
        return f"{whom}: see the table of declarations"
