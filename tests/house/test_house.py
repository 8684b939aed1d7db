"""What holds for the project as a whole: types, sizes, locks, and the first line a stranger meets."""

import json
import re
import shutil
import subprocess
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from site_builder.files import files_under
from site_builder.paths import BUILDER, ENGINE, NODE, NODE_MODULES, ROOT, WEB

# Static, for the side effect, or when it is needed.
IMPORTED = re.compile(r"""(?:from |import |import\()"(\.[^"]+)\"""")
ALIKE = re.compile(r'^ *[rf]?"""\s*((?:The|Just the|Much the) same\b.*)', re.M | re.I)
PACKAGES = ("tests", "site_builder", "benchmarks", "measured")
TSC = NODE_MODULES / "typescript" / "bin" / "tsc"


# In a process of its own: how many calls of `replace` stand between each game and one that is written out.
CHAINS = """
from trionfi import values
right, chains = values.replace, {}
def counted(value, /, **changes):
    made = right(value, **changes)
    chains[id(made)] = (made, chains.get(id(value), (value, 0))[1] + 1)
    return made
values.replace = counted
import json, trionfi
print(json.dumps({slug: chains.get(id(game._plain), (game, 0))[1] for slug, game in trionfi.games.items()}))
"""


@pytest.mark.parametrize("part", ["", "service"], ids=["pages", "service worker"])
def test_the_scripts_have_no_type_errors(part: str) -> None:
    done = subprocess.run([NODE, TSC, "-p", WEB / part], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_no_protocol_is_asked_at_run_time() -> None:
    """The archives for the page leave out what protocols say, so that every value would fit each of them there."""
    assert [file.name for file in ENGINE.rglob("*.py") if "runtime_checkable" in file.read_text(encoding="utf-8")] == []


def test_ruff_finds_nothing() -> None:
    ruff = [sys.executable, "-m", "ruff", "check", "--quiet", "--no-cache", "--output-format", "concise"]
    done = subprocess.run([*ruff, "engine", *PACKAGES], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_mypy_finds_nothing(tmp_path: Path) -> None:
    mypy = [sys.executable, "-m", "mypy", "--no-error-summary", "--cache-dir", tmp_path]
    done = subprocess.run(mypy, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_mypy_is_to_pass_over_is_little_and_has_its_reason() -> None:
    ignored = [line.strip() for file in files_under(ENGINE) if file.suffix == ".py" for line in file.read_text().splitlines()
               if "type: ignore" in line]
    assert len(ignored) <= 10
    assert not [line for line in ignored if not re.search(r"  # type: ignore\[[a-z-]+\]  # \S", line)]


def test_no_game_is_more_than_two_changes_from_one_that_is_written_out() -> None:
    done = subprocess.run([sys.executable, "-c", CHAINS], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    chains = json.loads(done.stdout)
    assert set(chains.values()) == {0, 1, 2}, {slug: chain for slug, chain in chains.items() if chain > 2}


def test_imports_point_one_way_and_in_no_circle() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_scripts_import_each_other_in_no_circle() -> None:
    scripts = [file for file in files_under(WEB / "src") if file.suffix == ".ts"]
    graph = {script: {made for told in IMPORTED.findall(script.read_text()) if (made := _script(script, told))} for script in scripts}
    assert set().union(*graph.values()) < set(scripts)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as circle:
        pytest.fail(" -> ".join(str(script.relative_to(WEB / "src")) for script in reversed(circle.args[1])))


def _script(script: Path, told: str) -> Path | None:
    """The script that an import means; none where it is a style. Types that are imported count as well."""
    found = (script.parent / told).resolve()
    return None if found.suffix == ".css" else found.with_name(f"{found.name}.ts")


def test_no_module_has_more_than_400_lines() -> None:
    modules = [file for file in files_under(ENGINE, BUILDER, ROOT / "tests") if file.suffix in (".py", ".ts", ".css")]
    long = {str(file.relative_to(ROOT)): lines for file in modules if (lines := len(file.read_text().splitlines())) > 400}
    assert not long


def test_every_docstring_says_what_it_is_of_and_not_what_its_neighbour_is() -> None:
    modules = [file for file in files_under(ENGINE, *(ROOT / name for name in PACKAGES)) if file.suffix == ".py"]
    alike = {str(file.relative_to(ROOT)): said for file in modules if (said := ALIKE.findall(file.read_text(encoding="utf-8")))}
    assert len(modules) > 600 and not alike


def test_no_page_is_waited_for_by_what_its_policy_forbids() -> None:
    """Playwright's own `wait_for_function` asks by `eval`: see tests/browser/waiting.py."""
    asking = [file.name for file in files_under(ROOT / "tests") if file.suffix == ".py" and ".wait_for_function(" in file.read_text()]
    assert asking == [Path(__file__).name]


def test_every_pinned_python_package_has_its_hash_and_no_address() -> None:
    for name in ("requirements.txt", "requirements-bench.txt"):
        text = (ROOT / name).read_text()
        pinned = re.findall(r"^[\w.-]+==[\w.+]+", text, re.M)
        blocks = re.split(r"\n(?=[\w.-]+==)", text)[1:]
        assert len(blocks) == len(pinned) > 3
        assert all("--hash=sha256:" in block for block in blocks)
        assert "://" not in text and "index-url" not in text


def test_every_locked_npm_package_has_its_hash_and_no_address() -> None:
    text = (ROOT / "package-lock.json").read_text()
    packages = [one for name, one in json.loads(text)["packages"].items() if name]
    assert packages and all("integrity" in one and "resolved" not in one for one in packages)


@pytest.mark.parametrize("python", ["", "/bin/false"], ids=["none", "another"])
def test_another_python_gets_one_clear_line(tmp_path, python: str) -> None:
    for name in ("Makefile", "requirements.txt", "requirements-bench.txt", "pyproject.toml", "package.json", "package-lock.json"):
        shutil.copyfile(ROOT / name, tmp_path / name)
    for target in ("setup", "serve", "build", "test", "bench"):
        done = subprocess.run(["make", "-s", "-C", tmp_path, target, f"PYTHON={python}"], capture_output=True, text=True)
        lines = [line for line in done.stderr.splitlines() if not line.startswith("make") or ": ***" not in line]
        assert done.returncode and not done.stdout
        assert lines == ["Trionfi needs Python 3.13, and no command python3.13, python3 or python here is that version."]
