"""What players declare, paid at once or at the end."""

from collections.abc import Iterable
from functools import partial

from trionfi.counting import Points
from trionfi.hooks import made_once
from trionfi.melds import Declaration, PaidWhen
from trionfi.melds.called import term
from trionfi.melds.typed import told
from trionfi.settlement import played
from trionfi.settlement.facts import Facts
from trionfi.settlement.incentives import Incentives, Of, Point
from trionfi.settlement.questions import Declared, Question, declared_by, promised_by
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling, Whom
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Seat, Words

SAID: dict[Whom, Words] = {
    Whom.EACH: "every other player pays the one who declares",
    Whom.OPPONENTS: "one opponent pays the one who declares, the other pays his partner as much",
    Whom.SIDE: "the points go to the player who declares, or to his side",
    Whom.MEMBERS: "each player is credited with what his side has declared",
}


@dataclass(frozen=True)
class Declarations(Reward):
    """Declarations: `paid` "by each other" player to the one who declares, or "to the side" of his as points. Those that are
    `due` "at the end" make a row of their own, and are then paid only if their maker has more than `over` card points."""

    paid: Whom = Whom.EACH
    due: PaidWhen = PaidWhen.AT_ONCE
    over: Points | None = None

    before_play = True

    @property
    def from_all(self) -> bool:
        return self.paid is Whom.EACH

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return map(self._fact, range(facts.players))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return [self._line(payments, facts.players, seat, told(facts.pack, name), value, payments.side_of(facts, seat))
                for seat in range(facts.players) for name, value in facts.declared(self._fact(seat))
                if self.over is None or payments.points(facts, payments.party(seat, facts.players)) > self.over]

    @made_once
    def _fact(self, seat: int) -> Question:
        asked = declared_by(seat) if self.due is PaidWhen.AT_ONCE else promised_by(seat)
        return Declared(asked.key, asked.words, asked.unit, default=asked.default, seen=partial(played.declared, seat=seat, due=self.due),
                        due=self.due)

    def _line(self, payments: Settling, players: int, seat: int, name: str, value: Points, side: frozenset[int]) -> Line:
        return self.line(payments, self.paid.amounts(seat, side, value, players), Message("{Who}: {name}", who=Seat(seat), name=name))

    def declared_lines(self, table: Table, payments: Settling, seat: int, one: Declaration, value: Points) -> list[Line]:
        if not self.at_once or one.combination.due.when is PaidWhen.AT_END:
            return []
        return [self._line(payments, table.players, seat, told(table.pack, one.name), value, payments.party_of(seat, table.players))]

    def stakes(self, game: Rules) -> Incentives:
        """What is declared, as it is written."""
        return (Point(float(self.due is PaidWhen.AT_ONCE), Of.DECLARED),)

    def words(self) -> Words:
        if self.over is None:
            return Message("{said}: see the table of declarations", said=SAID[self.paid])
        return Message("at the end of the hand, and only with more than {over} card points, {said}: see the table of declarations",
                       over=self.over, said=SAID[self.paid])


@dataclass(frozen=True)
class GivenBack(Declarations):
    """Declarations of certain `names` that were paid at once and are given back when their maker's side ends with fewer than `least` card
    points."""

    names: tuple[str, ...] = ()
    least: Points = 0

    before_play = False
    counts_cards = True

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return [self._line(payments, facts.players, seat, Message("{name}, and fewer than {least} card points", name=name,
                least=self.least), -value,
                           payments.side_of(facts, seat))
                for seat in range(facts.players) for name, value in facts.declared(declared_by(seat))
                if name in self.names and (payments.points(facts, payments.party(seat, facts.players)) < self.least)]

    def stakes(self, game: Rules) -> Incentives:
        """It is written with the others that it is paid."""
        return ()

    def words(self) -> Words:
        names = Listing(tuple(term(name) for name in self.names), "or")
        if self.paid is Whom.EACH:
            return Message("{names}: given back to every other player at the end by one who has fewer than {least} card points",
                           names=names, least=self.least)
        return Message("{names}: given back to the opponents at the end by a player whose side has fewer than {least} card points",
                       names=names, least=self.least)
