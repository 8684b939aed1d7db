"""Trying a fault: the tests that may catch it run in stages, the cheapest first, until one does."""

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.faults.plant import ROOT, Fault, dotted, plant

TESTS = ROOT / "tests"
HANDS = "10"
LONGEST = 900
MANY = 600
UNIT, CONFORMANCE, GOLDEN, TOP, GENERIC = STAGES = ("unit", "conformance", "golden", "top", "generic")
CHEAP = STAGES[:3]
NOTHING_RUN = 5
_FIRST = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.M)


@dataclass(frozen=True)
class Result:
    """What became of a fault: the stages `tried`, the `stage` that caught it and the first test that failed ("" for a miss), and the
    seconds that all stages took. `unplanted` says why it could not be tried."""

    fault: Fault
    tried: tuple[str, ...] = ()
    stage: str = ""
    test: str = ""
    seconds: float = 0.0
    unplanted: str = ""


# What a hand does with its state and its tricks is tried where it does so.
USERS = {"state": ("phases",), "tricks": ("phases/play",)}


def unit_tests(module: str) -> list[str]:
    """The tests that mirror the package of a module, those of the module itself first, and those of its users; for a module outside all
    packages those named after it, without the properties that are tried over and over."""
    package, name = module.split(".")[1], module.rpartition(".")[2]
    folder = TESTS / package
    own = sorted(path for path in (folder if folder.is_dir() else TESTS).glob(f"test_{name}*.py") if not path.stem.endswith("_properties"))
    folders = [folder] * folder.is_dir() + [TESTS / user for user in USERS.get(package, ())]
    return [str(path.relative_to(ROOT)) for path in (*own, *folders)]


@cache
def wanted(stage: str, fault: Fault) -> tuple[str, ...]:
    """What pytest is given for a stage."""
    if stage == UNIT:
        return tuple(unit_tests(dotted(fault.place())))
    if stage == TOP:
        return tuple(sorted(str(path.relative_to(ROOT)) for path in TESTS.glob("test_*.py")))
    if stage == GENERIC:
        return "tests/generic", "-k", " or ".join(fault.games)
    return (f"tests/{stage}",)


def stage_of(test: str, among: Sequence[str], fault: Fault) -> str:
    """The stage to which a test belongs: the first that has it."""
    for stage in among:
        if any(test == path or test.startswith((f"{path}/", f"{path}::")) for path in wanted(stage, fault)):
            return stage
    return among[0]


def confirm(fault: Fault, among: Sequence[str], reach: Sequence[str] | None, first: str = "") -> Result:
    """Try a fault that no test has caught in the running process with a copy of the engine: the tests that `reach` it, or where they are
    not known (None) the test named `first` and then all of the stages; then the generic stage, if it is `among` those wanted."""
    start = time.monotonic()
    cheap = [stage for stage in among if stage != GENERIC]
    asked = list(reach) if reach is not None and len(reach) < MANY else [path for stage in cheap for path in wanted(stage, fault)]
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        engine = plant(fault, Path(folder))
        test = first_failure(engine, [first]) if first and reach is None and (ROOT / first.partition("::")[0]).is_file() else ""
        test = test or (first_failure(engine, asked) if asked else "")
        stage = stage_of(test, cheap, fault) if test else ""
        if not test and GENERIC in among:
            test = first_failure(engine, wanted(GENERIC, fault))
            stage = GENERIC if test else ""
    return Result(fault, tuple(among), stage, test, round(time.monotonic() - start, 1))


def first_failure(engine: Path, tests: Sequence[str]) -> str:
    """Run tests on an engine until one fails: its name, or "" when none does."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-rfE", "-p", "no:cacheprovider", *tests]
    try:
        done = subprocess.run(command, cwd=ROOT, env=_environment(engine), capture_output=True, text=True, timeout=LONGEST)
    except subprocess.TimeoutExpired:
        return f"(not over after {LONGEST} seconds)"
    if done.returncode in (0, NOTHING_RUN):
        return ""
    found = _FIRST.search(done.stdout)
    return found[1] if found else "(pytest stopped: " + (done.stdout + done.stderr).strip()[-200:] + ")"


def check_sound(tests: Sequence[str]) -> None:
    """Make sure that the tests which caught faults pass on a copy with nothing planted, and that they import the copy. Raises SystemExit
    otherwise."""
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        engine = plant(None, Path(folder))
        ask = [sys.executable, "-c", "import trionfi; print(trionfi.__file__)"]
        told = subprocess.run(ask, cwd=ROOT, env=_environment(engine), text=True, capture_output=True, check=True)
        if not Path(told.stdout.strip()).is_relative_to(engine):
            raise SystemExit(f"the tests would import {told.stdout.strip()} and not the copy of the engine")
        names = sorted({test for test in tests if "::" in test})
        if names and (test := first_failure(engine, names)):
            raise SystemExit(f"{test} fails with nothing planted: the faults cannot be measured")


def _environment(engine: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(engine), "TRIONFI_HANDS": HANDS}
