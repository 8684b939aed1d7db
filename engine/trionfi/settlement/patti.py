"""What was agreed for abandoning a deal: each player's part of it."""

from trionfi.counting import plain
from trionfi.errors import TrionfiError, brief
from trionfi.settlement.facts import Fact, Facts
from trionfi.state.account import Line

BARGAINED = "bargained"
AGREED = Fact("agreed", "what each player got (above 0) or paid (below 0) for abandoning the deal, in the order of the players", "gains",
              default=(), only_if=("ended", "abandoned"))


def agreed_lines(facts: Facts, source: str, ledger: str) -> list[Line]:
    """The line of what was agreed, or none. Raises TrionfiError where it does not fit the players or does not sum to nothing."""
    amounts: tuple = facts.need(AGREED)  # type: ignore[assignment]
    if not any(amounts):
        return []
    if len(amounts) != facts.players or sum(amounts):
        given = " ".join(str(plain(one)) for one in amounts)
        raise TrionfiError(f"the fact 'agreed' needs {facts.players} numbers that sum to nothing, not {brief(given)}")
    return [Line("Patti", amounts, "agreed for abandoning the deal", source, ledger)]


def agreed(table) -> dict[str, object]:
    """The facts of an abandoned deal."""
    paid = table.ending.paid
    return {"ended": "abandoned"} | ({AGREED.key: list(paid)} if any(paid) else {})
