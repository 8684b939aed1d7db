"""Tests on the contract that a step may hang on."""

from collections.abc import Callable
from enum import StrEnum

from trionfi.state.contract import Talon
from trionfi.state.notes import FORCED, ROUNDS, SOLD
from trionfi.state.table import Table


class When(StrEnum):
    """When a step is gone through: always; while there is no declarer, or once there is one; when the declarer takes the talon, or one
    lies there; when no card has been bought; by the number of rounds in which the cards are dealt; when the declarer must play because
    nobody has bid; when a declarer plays against all others together."""

    ALWAYS = ""
    NO_DECLARER = "no declarer yet"
    DECLARER = "a declarer"
    TALON_TAKEN = "the talon is taken"
    NOTHING_BOUGHT = "nothing bought"
    NOT_ALL_AT_ONCE = "not all at once"
    FORCED = "a forced declarer"
    SOLO = "a solo"
    THREE_ROUNDS = "three rounds"
    DECLARER_AND_TALON = "a declarer and a talon"


WITHOUT_A_BID = (When.NO_DECLARER, When.FORCED)

TESTS: dict[When, Callable[[Table], bool]] = {
    When.ALWAYS: lambda table: True,
    When.NO_DECLARER: lambda table: table.contract.declarer is None,
    When.DECLARER: lambda table: table.contract.declarer is not None,
    When.TALON_TAKEN: lambda table: table.contract.declarer is not None and table.contract.talon == Talon.TAKE,
    When.NOTHING_BOUGHT: lambda table: table.contract.declarer is not None and not SOLD.of(table),
    When.NOT_ALL_AT_ONCE: lambda table: ROUNDS.of(table) > 1,
    When.FORCED: FORCED.of,
    When.SOLO: lambda table: table.contract.declarer is not None and not table.contract.apart,
    When.THREE_ROUNDS: lambda table: ROUNDS.of(table) == 3,
    When.DECLARER_AND_TALON: lambda table: table.contract.declarer is not None and bool(table.piles.get("talon")),
}
