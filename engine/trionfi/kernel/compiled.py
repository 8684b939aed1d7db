"""The search in WebAssembly: `module`, which `make kernel` builds from `kernel.c`, run by wasmtime or by the page's own engine."""

import atexit
import base64
import warnings
import zlib
from array import array
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import ClassVar, Protocol

from trionfi.cards.chance import Chance
from trionfi.errors import brief, legible
from trionfi.kernel import draw as drawing
from trionfi.kernel import layout as at
from trionfi.kernel import reference
from trionfi.kernel.module import MODULE
from trionfi.kernel.reference import Worth
from trionfi.words import Message, Words

MOST = 64      # candidates


def unpacked(module: str) -> bytes:
    """A module in WebAssembly, as `make kernel` packs it."""
    return zlib.decompress(base64.b64decode(module))


class Machine(Protocol):
    """Something that runs a module, by its `called` name. Making one raises whatever lies below it does; where that is not there at
    all, ModuleNotFoundError named by one of the modules that it `needs`."""

    called: ClassVar[str]
    needs: ClassVar[frozenset[str]]

    def __init__(self, code: bytes) -> None:
        """A machine for a module that exports its memory, and the place and the size of a room in it."""

    def call(self, name: str, *arguments: int) -> int:
        """What an exported function answers."""

    def write(self, words: "array[int]") -> None:
        """Integers of 32 bits to the head of the room."""

    def read(self, count: int) -> "array[int]":
        """So many of them from there."""


class Wasmtime:
    """The module run by wasmtime, of the extra `trionfi[fast]`."""

    called: ClassVar[str] = "wasmtime"
    needs: ClassVar[frozenset[str]] = frozenset({"wasmtime"})

    def __init__(self, code: bytes) -> None:
        import wasmtime

        self.store = wasmtime.Store()
        instance = wasmtime.Instance(self.store, wasmtime.Module(self.store.engine, code), [])
        self.exports = instance.exports(self.store)
        memory = self.exports["memory"]
        assert isinstance(memory, wasmtime.Memory)
        self.memory, self.room = memory, self.call("room")

    def call(self, name: str, *arguments: int) -> int:
        """What the function answers."""
        return int(self.exports[name](self.store, *arguments))  # type: ignore[operator]  # an export may also be a memory

    def write(self, words: "array[int]") -> None:
        """To the module's memory."""
        self.memory.write(self.store, words.tobytes(), self.room)

    def read(self, count: int) -> "array[int]":
        """From the module's memory."""
        return array("i", bytes(self.memory.read(self.store, self.room, self.room + 4 * count)))


class Page:
    """The module run by the engine that also runs Pyodide."""

    called: ClassVar[str] = "the browser's WebAssembly"
    needs: ClassVar[frozenset[str]] = frozenset({"js", "pyodide"})

    def __init__(self, code: bytes) -> None:
        js, ffi = import_module("js"), import_module("pyodide.ffi")
        module = js.WebAssembly.Module.new(ffi.to_js(code))
        self.exports = js.WebAssembly.Instance.new(module).exports
        self.room = js.Int32Array.new(self.exports.memory.buffer, self.exports.room(), self.exports.size())

    def call(self, name: str, *arguments: int) -> int:
        """What the function answers."""
        return int(getattr(self.exports, name)(*arguments))

    def write(self, words: "array[int]") -> None:
        """To the module's memory."""
        self.room.subarray(0, len(words)).assign(words)

    def read(self, count: int) -> "array[int]":
        """From the module's memory."""
        return array("i", self.room.slice(0, count).to_bytes())


class Compiled:
    """The search as WebAssembly, which answers as `reference` does. Made on a machine that does not work, it raises what that raises, or
    RuntimeError."""

    def __init__(self, machine: Machine):
        self.machine = machine
        self.size = machine.call("size")
        machine.write(tried := array("i", [self.size, -1]))
        if machine.read(len(tried)) != tried:
            raise RuntimeError("its memory does not keep what is written")

    def search(self, table: Sequence[int], position: Sequence[int], worlds: Sequence[Sequence[int]], candidates: Sequence[int],
               playouts: int, policy: int, seed: int | str) -> list[Worth]:
        """See `reference.search`. Raises ValueError for more than the module has room for."""
        if len(candidates) > MOST:
            raise ValueError(Message("{n} candidates: there is room for {size} words and {most} candidates", n=len(candidates),
                                     size=self.size,
                                     most=MOST))
        self._write(table, position, candidates, *worlds)
        self.machine.call("search", len(table), len(worlds), len(candidates), playouts, policy, *_halves(seed))
        found = array("q", self.machine.read(4 * len(candidates)).tobytes())
        return [Worth(found[2 * place], found[2 * place + 1]) for place in range(len(candidates))]

    def worths(self, table: Sequence[int], position: Sequence[int], worlds: Sequence[Sequence[int]], policy: int, seed: int | str,
               ) -> list[int]:
        """See `reference.worths`. Raises ValueError for more than the module has room for."""
        self._write(table, position, *worlds)
        self.machine.call("worths", len(table), len(worlds), policy, *_halves(seed))
        return list(array("q", self.machine.read(2 * len(worlds)).tobytes()))

    def _write(self, *parts: Sequence[int]) -> None:
        """These lists, one after the other, to the head of the room."""
        words = array("i")
        for part in parts:
            words.extend(part)
        if len(words) > self.size:
            raise ValueError(Message("{n} words: there is room for {size} and {most} candidates", n=len(words), size=self.size, most=MOST))
        self.machine.write(words)

    def trace(self, table: Sequence[int], position: Sequence[int], world: Sequence[int], policy: int, seed: int | str,
              ) -> list[tuple[int, int]]:
        """See `reference.trace`."""
        self._write(table, position, world)
        found = self.machine.read(2 * self.machine.call("trace", len(table), policy, *_halves(seed)))
        return [(found[2 * place], found[2 * place + 1]) for place in range(len(found) // 2)]

    def draw(self, pool: Sequence[int], count: int, seed: int | str) -> list["array[int]"]:
        """See `draw.draw`. Raises ValueError for more than the module has room for."""
        if len(pool) > at.POOL_SIZE or count * at.WORLD_SIZE > self.size:
            raise ValueError(Message("{n} words and {worlds} worlds: there is room for {size} and {most}", n=len(pool), worlds=count,
                                     size=at.POOL_SIZE, most=self.size // at.WORLD_SIZE))
        self.machine.write(array("i", pool))
        found = self.machine.read(self.machine.call("draw", count, *_halves(seed)))
        return [found[place:place + at.WORLD_SIZE] for place in range(0, len(found), at.WORLD_SIZE)]


def _halves(seed: int | str) -> tuple[int, int]:
    """The state of a generator as two signed integers of 32 bits."""
    state = Chance(seed).state
    return at.signed(state & 0xFFFFFFFF), at.signed(state >> 32)


@cache
def fast() -> Compiled | None:
    """The compiled search, where something runs it: on a page, or with `trionfi[fast]`. What is there and does not work is passed over
    like what is not there, with one RuntimeWarning that says so."""
    return running(Compiled, unpacked(MODULE), fast.cache_clear)


def running[Twin](made: Callable[[Machine], Twin], code: bytes, forget: Callable[[], None]) -> Twin | None:
    """What is made of a machine that runs a module, the first that works; `forget` lets it go at the end of the program."""
    machines: tuple[type[Machine], ...] = (Page, Wasmtime)
    for machine in machines:
        try:
            found = made(machine(code))
        except Exception as error:  # a library that is half there may fail in any way, and Python does without it
            if not (isinstance(error, ModuleNotFoundError) and error.name in machine.needs):
                warnings.warn(_broken(machine.called, error), RuntimeWarning, stacklevel=3)
            continue
        atexit.register(forget)  # what wasmtime holds must go while its own modules are there
        return found
    return None


def _broken(called: str, error: Exception) -> Words:
    """One line: which machine does not work, how that showed, and what happens now."""
    how = legible(brief(" ".join(f"{type(error).__name__}: {error}".split())))
    return Message("{called} is there but does not work ({how}), so the search runs in Python and weighs fewer deals", called=called,
                   how=how)


def search(table: Sequence[int], position: Sequence[int], worlds: Sequence[Sequence[int]], candidates: Sequence[int], playouts: int,
           policy: int, seed: int | str) -> list[Worth]:
    """`reference.search` by the fastest twin that there is."""
    return (fast() or reference).search(table, position, worlds, candidates, playouts, policy, seed)


def worths(table: Sequence[int], position: Sequence[int], worlds: Sequence[Sequence[int]], policy: int, seed: int | str) -> list[int]:
    """`reference.worths` by the fastest twin that there is."""
    return (fast() or reference).worths(table, position, worlds, policy, seed)


def draw(pool: Sequence[int], count: int, seed: int | str) -> Sequence[Sequence[int]]:
    """`kernel.draw.draw` by the fastest twin that there is."""
    machine = fast()
    return drawing.draw(pool, count, seed) if machine is None else machine.draw(pool, count, seed)
