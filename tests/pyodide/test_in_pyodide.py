"""The engine's own tests once more, in the Python that the browser runs: Pyodide, here under Node."""

import ast
import importlib.metadata
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from workers import EACH

from site_builder.files import empty
from site_builder.paths import BUILD, NODE, ROOT
from site_builder.wheel import engine_wheel

TESTS = ROOT / "tests"
# What pytest needs, all of it pure Python, taken from the environment that the lock made.
PACKAGES = ("pytest", "pluggy", "iniconfig", "packaging", "pygments", "pyyaml")
# The command line and the environments for learning machines do not travel in the wheel, and no page has one.
NOT_THERE = {"benchmarks", "browser", "cli", "docs", "env", "house", "numbers", "pyodide", "site_builder", "support", "web"}
# Two Pythons of one version can differ in how the engine comes to them (archives, modules that are not there), in the size of a word
# (hashes, and so the order of sets), in how deep calls may go, in the clock, and in what runs the compiled search. Each of these shows
# where all code of the rules runs once: in the cases, the golden hands, a practice hand of every game, and where each sort of thing runs
# that is common to all of them: a walked hand of a game of each family, the twins of the search for a third of their games. What is left
# out here asks the same code over and over: every option and pair of options and the words of each, every drill and question after
# question of one kind, hands of bots one after another, each move of them looked at again, what hangs on the cards of every game, facts
# told otherwise, every name of a seat; or it tries the tests' own checks and files.
LONG = {"bots", "exercises", "drills/test_balance.py", "drills/test_bid.py", "drills/test_count_slips.py", "drills/test_every_drill.py",
        "drills/test_discard.py", "drills/test_lead.py", "drills/test_legal.py", "drills/test_lines.py",
        "drills/test_seats_and_slips.py", "drills/test_signals.py", "drills/test_soak.py",
        "generic/test_options.py", "generic/test_pairs.py", "generic/test_planted.py", "golden/test_keys.py", "golden/test_sheets.py",
        "kernel/test_tables.py", "matches/test_ended.py", "service/test_review.py", "service/test_show_options.py",
        "settlement/test_claims.py", "settlement/test_former.py", "settlement/test_stake.py", "soak", "state/test_sight.py",
        "test_notation.py", "test_seat_names.py"}
# What looks at annotations, sources, the lines that a hand reaches or the tables of other languages, which the wheel leaves out.
SOURCES = {"service/test_lines.py", "service/test_moment.py", "service/test_seated.py", "service/test_shapes.py", "service/test_said.py",
           "service/test_keyed.py",
           "service/test_solving.py", "service/test_weighing.py", "service/test_worth.py", "game/test_check.py", "generic/test_choose.py",
           "settlement/test_result.py", "solver/test_module.py"}
HANDS = "1"


def needs_native(file: Path) -> bool:
    """Whether a test imports hypothesis, which is compiled, or starts processes, which a page has none of."""
    return any({"hypothesis", "subprocess"} & {getattr(node, "module", None), *(alias.name for alias in node.names)}
               for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, (ast.Import, ast.ImportFrom)))


def engine_tests() -> list[str]:
    """All tests of the engine that need no native code."""
    found = sorted(file.relative_to(TESTS) for file in TESTS.rglob("test_*.py"))
    folders, files = NOT_THERE | LONG, LONG | SOURCES
    wanted = [file for file in found if file.parts[0] not in folders and file.as_posix() not in files and not needs_native(TESTS / file)]
    return [f"tests/{file.as_posix()}" for file in wanted]


def pure_packages(folder: Path) -> Path:
    """Copies of the packages, without their compiled parts."""
    empty(folder)
    for name in PACKAGES:
        for file in importlib.metadata.files(name) or ():
            if file.suffix in (".py", ".typed") and ".." not in file.parts and not file.parts[0].endswith(".dist-info"):
                target = folder / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file.locate(), target)
    return folder


def test_the_engine_passes_its_tests_in_pyodide(record_property) -> None:
    command = [
        str(NODE), str(TESTS / "pyodide" / "run.mjs"), str(ROOT), str(pure_packages(BUILD / "pyodide-packages")),
        *map(str, engine_wheel().files()), "--", "-q", "--no-header", "--tb=short", "--durations=1", *engine_tests(),
    ]  # fmt: skip
    done = subprocess.run(command, env=os.environ | {"TRIONFI_HANDS": HANDS}, capture_output=True, text=True, timeout=900)
    closing = (done.stdout.strip().splitlines() or [""])[-1]
    if done.returncode:
        pytest.fail(f"{done.stdout[-6000:]}\n{done.stderr[-3000:]}", pytrace=False)
    passed = re.search(r"(\d+) passed", closing)
    assert passed and int(passed[1]) >= len(engine_tests())
    assert not re.search(r"\d+ (skipped|xfailed|deselected)", closing)
    record_property(EACH, re.search(r"One further game costs ([\d.]+) s", done.stdout)[1])
    print(f"in Pyodide: {closing}")
