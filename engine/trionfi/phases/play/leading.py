"""Who leads to the first trick."""

from dataclasses import dataclass
from typing import ClassVar

from trionfi.phases.rule import PlayRule
from trionfi.state.rules import Rules
from trionfi.state.table import Table


def first(table: Table, lead: str) -> int:
    """The seat that leads first, which `lead` names (see `Play`)."""
    declarer, eldest = table.contract.declarer, table.after(table.dealer)
    if lead == "first bidder":
        return table.contract.opener  # type: ignore[return-value]
    if lead == "each in rounds":
        order = table.players_from(eldest)
        return order[table.standing.dealt // len(order) % len(order)]
    if lead == "dealer":
        return table.dealer
    if declarer is None or lead == "after dealer":
        return eldest
    if lead == "before declarer":
        return table.players_from(declarer)[-1]
    alone = lead == "declarer" or (lead == "a solo declarer" and not table.contract.apart)
    return declarer if alone else table.next_player(declarer)


@dataclass(frozen=True)
class LeadsHimself(PlayRule):
    """Who has bid or announced one of the `words` leads to the first trick himself."""

    words_said: tuple[str, ...]
    source: str = ""

    key: ClassVar[str] = "lead after a bid"

    def first_leader(self, table: Table) -> int | None:
        """Whoever has said a word."""
        return next((seat for word in self.words_said if (seat := table.announced(word)) is not None), None)

    def words(self, game: Rules) -> str:
        """The rule in a sentence."""
        return "" if not self.words_said else f"Who has bid or announced {' or '.join(self.words_said)} leads first himself."
