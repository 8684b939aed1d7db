"""The browser's scripts: unit tests in Node of what needs no browser."""

from pathlib import Path

import pytest

from site_builder.check import units


# Calendar days must be the reader's own, on both sides of the date line and where clocks change.
@pytest.mark.parametrize("zone", ["UTC", "Pacific/Auckland", "America/Los_Angeles", "Europe/Rome"])
def test_units(zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", zone)
    passed, report = units(Path(__file__).parent)
    assert passed, report
