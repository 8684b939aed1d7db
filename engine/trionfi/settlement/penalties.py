"""Penalties for faults, as a person may type them: a hand that the engine plays has none."""

from collections.abc import Iterable
from fractions import Fraction

from trionfi.counting import Points, prose
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import Fact, made_once
from trionfi.state.account import Line, even, from_each
from trionfi.values import dataclass
from trionfi.words import Words

NONE = "none"


@dataclass(frozen=True)
class Penalty:
    """A fault: what its maker `pays` every other player, and whether he forfeits all that he would win in the hand."""

    name: str
    words: str
    pays: Points
    forfeits: bool = False


@dataclass(frozen=True)
class Penalties:
    """The faults that a game punishes, one a player and hand."""

    faults: tuple[Penalty, ...]
    source: str = ""

    def settle(self, facts: Facts, lines: Iterable[Line], ledger: str) -> list[Line]:
        """The lines with what faults cost, and without what is forfeited."""
        made, paid = list(lines), []
        for seat in range(facts.players):
            name = facts.need(self.fact(seat))
            fault = next((one for one in self.faults if one.name == name), None)
            if fault is None or facts.form:
                continue
            paid.append(Line("Penalty", from_each(seat, -fault.pays, facts.players), f"player {seat}: {fault.words}", self.source, ledger))
            if fault.forfeits:
                made = [line for old in made if any((line := forfeited(old, seat)).amounts)]
        return made + paid

    @made_once
    def fact(self, seat: int) -> Fact:
        """The fact what a player did wrong."""
        values = ((NONE, "nothing"), *((one.name, one.words) for one in self.faults))
        return Fact(f"fault_{seat}", f"what did player {seat} do wrong", "choice", values, NONE)

    def words(self) -> Words:
        """The rule in words."""
        loss = ", and the loss of all that he would win in the hand"
        return "; ".join(f"{one.words}: {prose(one.pays)} to every other player{loss if one.forfeits else ''}" for one in self.faults)


def forfeited(line: Line, seat: int) -> Line:
    """A line without what it brings to a player: who should have paid it keeps it."""
    amounts = list(line.amounts)
    won = amounts[seat]
    if won <= 0:
        return line
    owed = -sum(amount for amount in amounts if amount < 0)
    for other, amount in enumerate(amounts):
        if amount < 0:
            amounts[other] = amount + even(Fraction(won * -amount) / owed)
    amounts[seat] = 0
    return line._replace(amounts=tuple(amounts), because=f"{line.because}; player {seat}'s part is forfeit")
