"""What is played for with all cards open: the card points of two sides, and what the declarer needs less for some cards."""

from typing import cast

from trionfi.kernel import layout as at
from trionfi.kernel.compile import Numbers, Thumb, compiled, left_out
from trionfi.kernel.payoff import exact
from trionfi.phases.base import Step
from trionfi.phases.play.play import Play
from trionfi.state.decisions import Asks
from trionfi.state.table import Table
from trionfi.words import Words

# Rows of the payoff that only rise, or only fall, with the card points of a side: who plays best for points plays best for them.
BY_POINTS = (at.TARGET, at.STEP, at.MOST, at.OWES, at.LACKS, at.BY_PAR)
LAST = (at.LAST, at.LAST_WITH, at.LAST_LOST)     # paid for the last trick, beside the points

NO_TRICKS: Words = "a hand is solved with all cards open only while cards are played to its tricks"
NO_SIDES: Words = "with all cards open a hand is solved for two sides, and here there are more"
RULES: Words = "a rule of this game changes the tricks to come in a way that the solver with open cards does not know"
COMING: Words = "cards are still to come to the hands, and the solver with open cards does not know them"
FEWEST: Words = "the solver with open cards plays for card points, and in this hand fewer of them are better"
BESIDE: Words = "more than card points hangs on every trick here, and the solver with open cards knows card points alone"


def refusal(table: Table, step: Step) -> Words:
    """Why the rest of a hand cannot be solved with all cards open; "" where it can be."""
    if step.asks is not Asks.CARD:
        return NO_TRICKS
    if len({table.side(seat) for seat in range(table.seats)}) != 2:
        return NO_SIDES
    play = cast(Play, step)
    if left_out(table, play):
        return RULES
    rows = compiled(table, play, Numbers(table.pack), _plain(table))
    if rows[at.FLAGS] & at.COMES:
        return COMING
    if -1 in _pulls(rows):
        return FEWEST
    return "" if exact(table) and _by_points(rows) and _rising(rows) else BESIDE


def played_for(table: Table, play: Play, numbers: Numbers) -> list[int]:
    """The table of the kernel for a hand that can be solved: its payoff is that of card points, one for each that a side has beyond the
    other, less twice what the declarer needs."""
    rows = compiled(table, play, numbers, _plain(table))
    kept = [row for row in _payoff(rows) if row[at.KIND] == at.EASED] + [[at.POINT, 1, 0, -1, *[0] * at.WORDS]]
    rows[at.ROWS] = len(kept)
    return rows[:at.PAYOFF] + [word for row in kept for word in row]


def pays_last(table: Table, play: Play) -> bool:
    """Whether something is paid for the last trick beside card points, which is not played for here."""
    return any(row[at.KIND] in LAST for row in _payoff(compiled(table, play, Numbers(table.pack), _plain(table))))


def eases(rows: list[int]) -> bool:
    """Whether the declarer needs more or less by the cards that he has."""
    return any(row[at.KIND] == at.EASED for row in _payoff(rows))


def _plain(table: Table) -> Thumb:
    """No rules of thumb: the solver needs none."""
    nothing = (0.0,) * table.pack.size
    return Thumb(nothing, nothing, nothing, 0, 0, 1.0, 0.0, False, 1.0)


def _payoff(rows: list[int]) -> list[list[int]]:
    return [rows[place:place + at.ROW_SIZE] for place in range(at.PAYOFF, at.PAYOFF + at.ROW_SIZE * rows[at.ROWS], at.ROW_SIZE)]


def _pulls(rows: list[int]) -> set[int]:
    """Whether points are good (1) or bad (-1), as each row says it."""
    return {(-1 if row[at.AMOUNT] < 0 else 1) * (-1 if row[at.KIND] == at.MOST and row[at.POINTS] < 0 else 1)
            for row in _payoff(rows) if row[at.AMOUNT] and row[at.KIND] in (at.POINT, *BY_POINTS)}


def _by_points(rows: list[int]) -> bool:
    """Whether all that hangs on the tricks goes by card points, but for the last one."""
    return bool(_pulls(rows)) and {row[at.KIND] for row in _payoff(rows)} <= {at.EASED, at.POINT, *BY_POINTS, *LAST}


def _rising(rows: list[int]) -> bool:
    """Whether no card takes points away from who wins it."""
    values = [rows[at.CARD + at.CARD_SIZE * card + at.VALUE] for card in range(at.CARDS)]
    batched = at.mask_at(rows, at.BATCHED)
    least = min([value for card, value in enumerate(values) if batched >> card & 1 and rows[at.CARD + at.CARD_SIZE * card + at.FLOOR]],
                default=0)
    return min(values) >= 0 and rows[at.PER_TRICK] >= 0 and least * rows[at.GROUP] >= rows[at.LESS]
