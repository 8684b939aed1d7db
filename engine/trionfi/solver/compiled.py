"""The solver in WebAssembly: `module`, which `make kernel` builds from `solver.c`, run by wasmtime or by the page's own engine."""

from array import array
from collections.abc import Sequence
from functools import cache

from trionfi.kernel import layout as at
from trionfi.kernel.compiled import Machine, running, unpacked
from trionfi.solver.module import MODULE
from trionfi.solver.reference import Answer

KEPT = 1 << 18      # rows of four positions that are kept, of 64 bytes each


class Compiled:
    """The solver as WebAssembly, which answers as `reference.Solver` does. There is one position at a time. Made on a machine that does
    not work, it raises what that raises."""

    def __init__(self, machine: Machine):
        self.machine, self.size = machine, machine.call("size")

    def open(self, table: Sequence[int], position: Sequence[int], world: Sequence[int], kept: int = KEPT) -> None:
        """See `reference.Solver.open`. With fewer than KEPT rows for what is known less memory has to be cleared."""
        words = array("i", [*table, *position, *world])
        self.machine.write(words)
        self.machine.call("open", len(table), kept)

    def step(self, card: int) -> None:
        """See `reference.Solver.step`."""
        self.machine.call("step", card)

    def ask(self, card: int, bound: int, most: int) -> Answer:
        """See `reference.Solver.ask`."""
        found = bool(self.machine.call("ask", card, at.signed(bound & 0xFFFFFFFF), most))
        value, tried = array("q", self.machine.read(4).tobytes())
        return Answer(found, value, tried)


@cache
def fast() -> Compiled | None:
    """The compiled solver, where something runs it: on a page, or with `trionfi[fast]`."""
    return running(Compiled, unpacked(MODULE), fast.cache_clear)
