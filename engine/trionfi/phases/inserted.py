"""Steps inserted into the play, between the first card of the first trick and the second."""

from trionfi.phases.base import Step
from trionfi.state.table import Table


def begin(table: Table, steps: tuple[Step, ...], place: int = 0) -> None:
    """Begin the steps from a place on until one asks; after the last the trick goes on."""
    table.set("turn", None)
    while table.turn is None and place < len(steps):
        table.set("inner", place + 1)
        steps[place].begin(table)
        place += 1
    if table.turn is None:
        table.set("inner", 0)
        table.set("turn", table.after(table.plays[-1][0]))


def resume(table: Table, steps: tuple[Step, ...]) -> bool:
    """Go on after a step; whether one was running."""
    if not table.inner:
        return False
    begin(table, steps, table.inner)
    return True


def words(steps: tuple[Step, ...], game) -> str:
    """The rule in sentences."""
    return "When the first card lies on the table, before anyone else plays: " + " ".join(step.words(game) for step in steps)
