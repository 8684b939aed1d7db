"""Many faults in one session of pytest: the tests are collected once, one run says which of them reach which fault, and each fault is
tried by those alone, in a process of its own that is forked off.

What a fault breaks here it breaks; whether one that breaks nothing was truly planted is seen with a copy of the engine (see `trial`).
"""

import json
import os
import signal
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from tests.faults import exchange
from tests.faults.plant import ROOT, Fault
from tests.faults.trial import LONGEST, stage_of, wanted

Found = dict[str, object]
_LINE = sys.monitoring.events.LINE


class Session:
    """A plugin that tries faults in place of running the tests; `done` is told of each what was found: the `test` that failed ("" for
    none), its `stage`, the tests that `reach` it (None where it could not be planted so), the seconds. `error` says why none was tried.
    What the processes found goes through the `folder`. With `first`, tests by fault, these alone are run."""

    def __init__(self, faults: Sequence[Fault], stages: Sequence[str], processes: int, done: Callable[[Fault, Found], None],
                 folder: Path, first: Mapping[str, str]):
        self.faults, self.stages, self.processes, self.done, self.folder, self.first = faults, stages, processes, done, folder, first
        self.error = ""

    def arguments(self) -> list[str]:
        """What pytest is to collect."""
        if self.first:
            return sorted({path for test in self.first.values() if (ROOT / (path := test.partition("::")[0])).is_file()})
        paths = [path for stage in self.stages for fault in self.faults for path in wanted(stage, fault)]
        return list(dict.fromkeys(paths))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Find out what the tests reach, then try each fault."""
        if session.testsfailed:
            self.error = "the tests cannot be collected with nothing planted"
            return True
        chosen = set(self.first.values())
        items = {item.nodeid: item for item in session.items if not chosen or item.nodeid in chosen}
        self._fork(lambda: self._reached(list(items.values())), "reached")
        os.wait()
        reached = self._read("reached")
        if "error" in reached:
            self.error = f"with nothing planted: {reached['error']}; the faults cannot be measured"
            return True
        running: dict[int, Fault] = {}
        for fault in self.faults:
            names = self._order(fault, reached[fault.name])  # type: ignore[arg-type]
            while len(running) >= self.processes:
                self._ended(running)
            running[self._fork(lambda fault=fault, names=names: self._tried(fault, [items[name] for name in names]), fault.name)] = fault
        while running:
            self._ended(running)
        return True

    def _order(self, fault: Fault, names: list[str]) -> list[str]:
        """The tests that reach a fault, by stage; those of stages in which the fault has no part are left out."""
        paths = {stage: wanted(stage, fault) for stage in self.stages}
        inside = [name for name in names if any(name == path or name.startswith((f"{path}/", f"{path}::"))
                                                for some in paths.values() for path in some)]
        own = self.first.get(fault.name)
        return sorted(inside, key=lambda name: (name != own, self.stages.index(stage_of(name, self.stages, fault))))

    def _fork(self, work: Callable[[], Found], name: str) -> int:
        child = os.fork()
        if child:
            return child
        try:
            found = work()
        except BaseException as error:
            found = {"error": repr(error)}
        (self.folder / name).write_text(json.dumps(found), encoding="utf-8")
        os._exit(0)

    def _read(self, name: str) -> Found:
        path = self.folder / name
        return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"test": f"(not over after {LONGEST} seconds)"}

    def _ended(self, running: dict[int, Fault]) -> None:
        child, _ = os.wait()
        fault = running.pop(child)
        found = self._read(fault.name)
        self.done(fault, {"test": "", "reach": None} if "error" in found else found)

    def _reached(self, items: list[pytest.Item]) -> Found:
        """Which tests come to the lines of which fault, with nothing planted."""
        at: dict[tuple[str, int], list[str]] = {}
        for fault in self.faults:
            path, numbers = exchange.lines(fault)
            for number in numbers:
                at.setdefault((path, number), []).append(fault.name)
        found: dict[str, list[str]] = {fault.name: [] for fault in self.faults}
        hit: set[str] = set()

        def line(code, number):
            names = at.get((code.co_filename, number))
            if names is None:
                return sys.monitoring.DISABLE
            hit.update(names)
            return None

        sys.monitoring.use_tool_id(sys.monitoring.COVERAGE_ID, "faults")
        sys.monitoring.register_callback(sys.monitoring.COVERAGE_ID, _LINE, line)
        sys.monitoring.set_events(sys.monitoring.COVERAGE_ID, _LINE)
        for item in items:
            hit.clear()
            if _fails(item):
                raise AssertionError(f"{item.nodeid} fails")
            for name in hit:
                found[name].append(item.nodeid)
        return dict(found)

    def _tried(self, fault: Fault, items: list[pytest.Item]) -> Found:
        """The first of the tests that fails with the fault planted."""
        start = time.monotonic()
        signal.alarm(LONGEST)
        if not exchange.exchange(fault):
            return {"test": "", "reach": None}
        test = next((item.nodeid for item in items if _fails(item)), "")
        return {"test": test, "stage": stage_of(test, self.stages, fault) if test else "", "reach": [item.nodeid for item in items],
                "seconds": round(time.monotonic() - start, 1)}


def _fails(item: pytest.Item) -> bool:
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))
