"""Penalties for faults, as a person may type them: a hand that the engine plays has none."""

from collections.abc import Iterable
from fractions import Fraction

from trionfi.counting import Points
from trionfi.hooks import made_once
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import Question
from trionfi.state.account import Line, even, from_each
from trionfi.values import dataclass
from trionfi.words import Message, Seat, Words
from trionfi.words.phrases import remarks

NONE = "none"


@dataclass(frozen=True)
class Penalty:
    """A fault: what its maker `pays` every other player, and whether he forfeits all that he would win in the hand."""

    key: str
    words: Words
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
            key = facts.need(self.fact(seat))
            fault = next((one for one in self.faults if one.key == key), None)
            if fault is None:
                continue
            paid.append(Line("Penalty", from_each(seat, -fault.pays, facts.players), Message("{Who}: {words}", who=Seat(seat),
                    words=fault.words), self.source, ledger))
            if fault.forfeits:
                made = [line for old in made if any((line := forfeited(old, seat)).amounts)]
        return made + paid

    @made_once
    def fact(self, seat: int) -> Question:
        """The fact what a player did wrong."""
        values = ((NONE, "nothing"), *((one.key, one.words) for one in self.faults))
        return Question(f"fault_{seat}", Message("what did {who} do wrong", who=Seat(seat)), "choice", values, NONE)

    def words(self) -> Words:
        """The rule in words."""
        return remarks([
            Message("{fault}: {n} to every other player, and the loss of all that he would win in the hand", fault=one.words, n=one.pays)
            if one.forfeits else Message("{fault}: {n} to every other player", fault=one.words, n=one.pays) for one in self.faults])


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
    return line._replace(amounts=tuple(amounts), because=Message("{because}; {who_of} part is forfeit", because=line.because,
            who=Seat(seat)))
