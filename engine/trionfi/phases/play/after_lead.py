"""Steps inserted into the play, between the first card of the first trick and the second."""

from typing import ClassVar

from trionfi.phases.base import Step
from trionfi.phases.rule import PlayRule
from trionfi.state.notes import OUTSIDE
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Text, Words


@dataclass(frozen=True)
class AfterLead(PlayRule):
    """When the first card lies on the table, and before anyone else plays, these steps are gone through."""

    steps: tuple[Step, ...]
    source: str = ""

    key: ClassVar[str] = "after-first-lead"

    @property
    def inner(self) -> tuple[Step, ...]:
        """The steps."""
        return self.steps

    def spent(self, table: Table) -> bool:
        """The steps are over."""
        return bool(table.noted(self.key)) and not table.inner

    def tabled(self, table: Table) -> bool:
        """The steps move no card."""
        return not table.inner

    def goes_on(self, table: Table, seat: int) -> bool | None:
        """After the very first card they begin."""
        if table.noted(self.key):
            return None
        table.note(self.key, True)
        self._run(table, 0)
        return True

    def resume(self, table: Table) -> bool:
        """Go on after a step."""
        if not table.inner:
            return False
        self._run(table, table.inner)
        return True

    def _run(self, table: Table, place: int) -> None:
        """Begin the steps from a place on until one asks; after the last the trick goes on."""
        table.set("turn", None)
        while table.turn is None and place < len(self.steps):
            table.set("inner", place + 1)
            self.steps[place].begin(table)
            place += 1
        if table.turn is None:
            table.set("inner", 0)
            after = table.after(table.plays[-1][0])
            table.set("turn", table.after(after) if after == OUTSIDE.of(table) else after)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Text("When the first card lies on the table, this is done before anyone else plays.",
                    *[step.words(game) for step in self.steps])
