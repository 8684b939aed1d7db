"""The browser's scripts: unit tests in Node of what needs no browser."""

from pathlib import Path

import pytest

from site_builder.check import bundled, units


@pytest.fixture(scope="module")
def scripts() -> list[Path]:
    return bundled(Path(__file__).parent)


# Calendar days must be the reader's own, on both sides of the date line and where clocks change.
@pytest.mark.parametrize("zone", ["UTC", "Pacific/Auckland", "America/Los_Angeles", "Europe/Rome"])
def test_units(scripts: list[Path], zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", zone)
    passed, report = units(scripts)
    assert passed, report
