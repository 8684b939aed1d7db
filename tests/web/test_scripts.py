"""The browser's scripts: unit tests in Node of what needs no browser."""

import json
import re
from pathlib import Path

import pytest

from site_builder.check import bundled, units
from site_builder.paths import ROOT


@pytest.fixture(scope="module")
def scripts() -> list[Path]:
    return bundled(Path(__file__).parent)


def test_what_pyodide_does_not_promise_was_looked_at_with_the_locked_version() -> None:
    """Copies of a started engine are made and read with these; look at them again, in `worker.ts`, when the version is another."""
    private = {"_makeSnapshot", "_loadSnapshot", "makeMemorySnapshot"}
    worker = (ROOT / "site_builder/web/src/worker.ts").read_text()
    assert set(re.findall(r"\b(_\w*Snapshot|make\w*Snapshot)\b", worker)) == private
    assert json.loads((ROOT / "package-lock.json").read_text())["packages"]["node_modules/pyodide"]["version"] == "0.29.5"
    code = "".join((ROOT / "node_modules/pyodide" / name).read_text() for name in ("pyodide.mjs", "pyodide.asm.js"))
    assert all(name in code for name in private)


# Calendar days must be the reader's own, on both sides of the date line and where clocks change.
@pytest.mark.parametrize("zone", ["UTC", "Pacific/Auckland", "America/Los_Angeles", "Europe/Rome"])
def test_units(scripts: list[Path], zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", zone)
    passed, report = units(scripts)
    assert passed, report
