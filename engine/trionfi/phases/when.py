"""Tests on the contract that a step may hang on: a closed vocabulary."""

from collections.abc import Callable

from trionfi.state.table import Table

TESTS: dict[str, Callable[[Table], bool]] = {
    "": lambda table: True,
    "no declarer yet": lambda table: table.contract.declarer is None,
    "a declarer": lambda table: table.contract.declarer is not None,
    "the talon is taken": lambda table: table.contract.declarer is not None and table.contract.talon == "take",
    "nothing bought": lambda table: table.contract.declarer is not None and not table.contract.sold,
    "not all at once": lambda table: table.contract.rounds > 1,
    "a forced declarer": lambda table: table.contract.forced,
    "a solo": lambda table: table.contract.declarer is not None and not table.contract.apart,
    "three rounds": lambda table: table.contract.rounds == 3,
    "a declarer and a talon": lambda table: table.contract.declarer is not None and bool(table.piles.get("talon")),
}
