"""What players declare or show, paid at once, at the end or with the contract."""

from enum import StrEnum

from trionfi.counting import Points, prose
from trionfi.melds import Declaration, PaidWhen
from trionfi.settlement import played
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import Fact, declared_by, promised_by
from trionfi.settlement.reward import About, Reward
from trionfi.settlement.settling import Settling, Whom
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, from_each
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass

SAID = {Whom.EACH: "every other player pays the one who declares",
        Whom.OPPONENTS: "one opponent pays the one who declares, the other pays his partner as much",
        Whom.SIDE: "the points go to the side that declares",
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
        return [self._line(payments, facts.players, seat, name, value, payments.side_of(facts, seat))
                for seat in range(facts.players) for name, value in facts.declared(self._fact(seat))
                if self.over is None or payments.points(facts, payments.party(seat, facts.players)) > self.over]

    def _fact(self, seat: int) -> Fact:
        return declared_by(seat) if self.due is PaidWhen.AT_ONCE else promised_by(seat)

    def _line(self, payments: Settling, players: int, seat: int, name: str, value: Points, side: frozenset[int]) -> Line:
        return self.line(payments, self.paid.amounts(seat, side, value, players), f"player {seat}: {name}")

    def declared_lines(self, table: Table, payments: Settling, seat: int, one: Declaration, value: Points) -> list[Line]:
        if not self.at_once or one.combination.due.when is PaidWhen.AT_END:
            return []
        return [self._line(payments, table.players, seat, one.name, value, payments.party_of(seat, table.players))]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return {self._fact(seat).key: played.declared(table, seat, self.due) for seat in range(table.players)}

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What is declared, as it is written."""
        return (Stake(Prize.DECLARED, float(self.due is PaidWhen.AT_ONCE)),)

    def words(self) -> str:
        only = f"at the end of the hand, and only with more than {prose(self.over)} card points, " if self.over is not None else ""
        return f"{only}{SAID[self.paid]}: see the table of declarations"


@dataclass(frozen=True)
class GivenBack(Declarations):
    """Declarations of certain `names` that were paid at once and are given back when their maker's side ends with fewer than `least` card
    points."""

    names: tuple[str, ...] = ()
    least: Points = 0

    before_play = False
    counts_cards = True

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return [self._line(payments, facts.players, seat, f"{name}, and fewer than {prose(self.least)} card points", -value,
                           payments.side_of(facts, seat))
                for seat in range(facts.players) for name, value in facts.declared(declared_by(seat))
                if name in self.names and (facts.form or payments.points(facts, payments.party(seat, facts.players)) < self.least)]

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """It is written with the others that it is paid."""
        return ()

    def words(self) -> str:
        return f"{' or '.join(self.names)}: given back at the end by a player whose side has fewer than {prose(self.least)} card points"


class ShownFor(StrEnum):
    """What becomes of what is shown: all other players pay it to its maker; or that of the declarer's side, or of the declarer alone, goes
    with the hand, between him and each opponent, or between him and all; or whoever wins the hand gets it."""

    MAKER = "its maker"
    SIDE = "the declarer's side"
    DECLARER = "the declarer"
    DECLARER_FROM_ALL = "the declarer, from all"
    WINNERS = "the winners"


APART = ("What the declarer shows is paid to him by {} if the contract is won, by him if it is lost; what another shows, be he the "
         "declarer's partner, is paid to him by every other player, whoever wins")
SHOWN = {
    ShownFor.MAKER: "What is shown is paid by every other player to the one who shows it, whoever wins",
    ShownFor.SIDE: "What an opponent of the declarer shows is paid to him by every other player, whoever wins; what the declarer or his "
                   "partner shows is added to what each opponent pays if the contract is won, to what he gets if it is lost",
    ShownFor.DECLARER: APART.format("each opponent"),
    ShownFor.DECLARER_FROM_ALL: APART.format("every other player"),
    ShownFor.WINNERS: "What anybody shows goes to the side that wins the hand: it is added to what each opponent pays if the contract is "
                      "won, to what he gets if it is lost",
}


@dataclass(frozen=True)
class Shown(Reward):
    """Declarations. Those of the names `personal` are paid by every other player to the one who makes them; `goes` says what becomes of the
    others. Nothing of it is multiplied but what is `multiplied` by the bid, as (name, value), unless `all_multiplied`."""

    personal: tuple[str, ...] = ()
    goes: ShownFor = ShownFor.SIDE
    multiplied: tuple[tuple[str, int], ...] = ()
    all_multiplied: bool = False

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        leaders = {payments.declarer(facts), payments.partner(facts) if self.goes is ShownFor.SIDE else None}
        return [self._line(facts, payments, seat, seat in leaders, name, value) for seat in range(facts.players)
                for name, value in facts.declared(declared_by(seat))]

    def _line(self, facts: Facts, payments: Settling, seat: int, leading: bool, name: str, value: Points) -> Line:
        times = payments.rate(facts) if self.all_multiplied or (name, value) in self.multiplied else 1
        words, value = f"player {seat}: {name}" + (f" times {times}" if times != 1 else ""), value * times
        if self.worth_declaring(name, leading):
            return self.line(payments, from_each(seat, value, facts.players), f"{words}, from each other player")
        made = payments.won(facts)
        signed = value if made else -value
        words += f", with the contract {'won' if made else 'lost'}"
        if self.goes is ShownFor.DECLARER_FROM_ALL:
            return self.line(payments, from_each(seat, signed, facts.players), words)
        return self.line(payments, payments.amounts(facts, signed), words + payments.doubling(facts))

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        made = {declared_by(seat).key: [*played.declared(table, seat), *played.declared(table, seat, "at the end")]
                for seat in range(table.players)}
        return {key: entries for key, entries in made.items() if entries}

    def worth_declaring(self, name: str, leading: bool) -> bool:
        return self.goes is ShownFor.MAKER or not (leading or self.goes is ShownFor.WINNERS) or name in self.personal

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> str:
        told = {ShownFor.WINNERS: "the side that wins the hand", ShownFor.MAKER: "whoever shows it, won or lost"}
        return told.get(self.goes, "an opponent for his own; the taker's goes with the hand") if about is About.SHOWN else ""

    def words(self) -> str:
        text = f"{' and '.join(self.personal)}: from every other player to the one who declares. " if self.personal else ""
        text += "All of it is multiplied by the bid. " if self.all_multiplied else ""
        text += "".join(f"A {name} worth {value} is multiplied by the bid. " for name, value in self.multiplied)
        return text + SHOWN[self.goes]
