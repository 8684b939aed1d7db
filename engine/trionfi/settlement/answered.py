"""An announced last trick that another player may answer: he will capture the card (Dummett and McLeod 2004, 8.7)."""

from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import NOBODY, Fact, who
from trionfi.settlement.settling import Settling
from trionfi.settlement.trick_cards import Ultimo
from trionfi.state.account import Line, from_each, one_to_one
from trionfi.state.table import Table
from trionfi.values import dataclass, replace


@dataclass(frozen=True)
class AnsweredUltimo(Ultimo):
    """An announcement of the last trick which one other player may meet with `reply`. If he then captures the card, in any trick, the
    announcer pays him `against`; if it wins the last trick, he pays the announcer as much; the others pay nothing in either case. If
    one of the others captures it, each of the rest pays him `value`. Otherwise it is as if nobody had answered."""

    reply: str = ""
    against: Points = 0

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        seat, players = facts.player(self.fact(facts.players)), facts.players
        other, captor = facts.player(self._answered(players)), facts.player(self._captor(players))
        made = super().lines(facts, payments)
        if seat is None or other is None:
            return made
        if seat in (other, captor):
            raise TrionfiError(f"player {seat} announced {self.word}: another player answers it, or captures the card")
        if captor is not None and made[0].amounts[seat] > 0:
            raise TrionfiError(f"player {captor} cannot have captured the card with which player {seat} won the last trick")
        if captor is not None and captor != other:
            return [self.line(payments, from_each(captor, self.value, players), f"player {captor} captures it, though {other} answered",
                              label=self.word)]
        if captor is None and made[0].amounts[seat] < 0:
            return made
        amounts = one_to_one(other, seat, self.against if captor == other else -self.against, players)
        return [self.line(payments, amounts, f"{made[0].because}; player {other} said he would capture it", label=self.word)]

    def _answered(self, players: int) -> Fact:
        return replace(who("answered_by", f"who answered it with {self.reply}", players), unless=("announced_by", NOBODY))

    def _captor(self, players: int) -> Fact:
        return replace(who("captured_by", "who captured the card of the announcer", players), unless=("announced_by", NOBODY))

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        known = super().played(table, payments)
        announcer = table.announced(self.word)
        if announcer is None:
            return known
        number = table.pack.index[self.card]
        captor = next((trick.winner for trick in table.tricks if trick.winner != announcer and (announcer, number) in trick.plays), None)
        return known | self._answered(table.players).told(table.announced(self.reply)) | self._captor(table.players).told(captor)

    def words(self) -> str:
        return (f"{super().words()}. Answered with {self.reply}: one who answered and captures it is paid {plain(self.against)} by the "
                "announcer, and pays him as much when it wins the last trick, and nobody else pays; if another captures it, each of the "
                f"rest pays him {plain(self.value)}")
