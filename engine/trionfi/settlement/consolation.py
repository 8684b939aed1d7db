"""Contracts paid by a consolation and the points above or below par, multiplied by the level (Tarok-l'Hombre and its kin)."""

from trionfi.cards import bits
from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import DECLARER, Cards, Fact, Facts, yes_no
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass

UNPLAYED = yes_no("unplayed", "was the contract paid without being played")
TOUT = yes_no("tout", "did the declarer win every trick (Tout)", ("unplayed", True))


@dataclass(frozen=True)
class Consolation(Reward):
    """Per opponent the rate times (`base` + the points above or below `par`): to the declarer with at least `win` points, else
    by him; a total one below `win` costs the bare base. `bases` are other bases by rate. Winning every trick pays `tout`, by
    level in the order of the rates, in place of this or, with `adds`, beside it. A contract that is not played pays the base."""

    base: int = 10
    win: int = 40
    par: int = 39
    bases: tuple[tuple[int, int], ...] = ()
    tout: tuple[int, ...] = ()
    adds: bool = False

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """The line of the contract, and that of the Tout."""
        rate = payments.rate(facts)
        base = dict(self.bases).get(rate, self.base)
        times = f", times {rate}" if rate != 1 else ""
        if facts.need(UNPLAYED) and not facts.form:
            return [self._line(facts, payments, self.label, base * rate, f"not played: {base}{times}")]
        points = facts.points()
        tout = bool(self.tout) and bool(facts.need(TOUT))
        bonus = self.tout[[one.times for one in payments.rates].index(rate)] if tout else 0
        if tout and points < self.win and not facts.form:
            raise TrionfiError(f"who wins every trick has more than {plain(points)} card points")
        found = []
        if not bonus or self.adds:
            made = points >= self.win
            over = 0 if points == self.win - 1 else max(points - self.par, self.par - points)
            value = (base + over) * rate * (1 if made else -1)
            words = f"{plain(points)} points, {self.win} needed: {base} + {plain(over)}{times}"
            found.append(self._line(facts, payments, self.label, value, words))
        if bonus:
            found.append(self._line(facts, payments, "Tout", bonus, "every trick won by the declarer"))
        return found

    def _line(self, facts: Facts, payments: Settling, label: str, value: Points, because: str) -> Line:
        return Line(label, payments.amounts(facts, value), because, self.source, payments.ledger)

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        """Whether the declarer won every trick."""
        if self.tout and not facts.need(UNPLAYED) and facts.need(TOUT):
            claims.every_trick(DECLARER)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The facts from a hand that has ended."""
        if played.ended(table).kind == "unplayed":
            return {UNPLAYED.key: True}
        swept = all(trick.winner == table.contract.declarer for trick in table.tricks)
        return played.declarer_pile(table) | ({"tout": True} if swept and self.tout else {})

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What a player weighs."""
        return Stake(Prize.POINT, 1.0), Stake(Prize.TARGET, float(self.base), points=float(self.win))

    def asked(self) -> str:
        """What must be made."""
        return f"{plain(self.win)} of the declarer"

    def words(self) -> str:
        """The rule in words."""
        text = (f"the declarer needs {self.win} points; each opponent pays or receives the level times ({self.base} + the points above or "
                f"below {self.par}); with {self.win - 1} points the declarer pays the bare {self.base} times the level")
        for rate, base in self.bases:
            text += f"; {base} instead of {self.base} at the level times {rate}"
        if self.tout:
            figures = ", ".join(map(str, self.tout))
            text += f"; Tout (every trick) {figures} by level from the lowest, {'added to this' if self.adds else 'in place of this'}"
        return text


@dataclass(frozen=True)
class Supplied(Reward):
    """For each card that he was given on his asking the declarer pays its giver: `dear` for those of `cards`, `other` for any
    other."""

    cards: str = ""
    dear: int = 0
    other: int = 0

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line for each card."""
        declarer = payments.declarer(facts)
        found: list[Line] = []
        for seat in range(facts.players):
            given = facts.cards(supplied(seat))
            if given and seat == declarer:
                raise TrionfiError(f"player {seat} asked for the cards: he cannot have given any")
            for number in reversed(bits(given)):
                value = self.dear if facts.pack.select(self.cards) >> number & 1 else self.other
                amounts = tuple(value * ((other == seat) - (other == declarer)) for other in range(facts.players))
                found.append(Line(self.label, amounts, f"player {seat} gave {facts.pack.texts[number]}", self.source, payments.ledger))
        return found

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """Who gave which card, if any was asked for."""
        made: dict[int, int] = {}
        to = f"hand {table.contract.declarer}"
        for event in table.events:
            if event.kind == "give" and event.target == to:
                made[event.seat] = made.get(event.seat, 0) | event.cards
        return {supplied(seat).key: Cards(cards) for seat, cards in made.items()}

    def words(self) -> str:
        """The rule in words."""
        return f"paid by the declarer to whoever gives him a card that he asked for; {self.dear} for {self.cards}"


def supplied(seat: int) -> Fact:
    """The fact which cards a player gave to the declarer who asked for them."""
    return Fact(f"supplied_{seat}", f"which cards did player {seat} give to the declarer who asked for them", "cards", default=0)
