"""Every case of the data files of this folder."""

import json
from pathlib import Path

import pytest
from checks.meld_cases import run

HERE = Path(__file__).parent
KEYS = {
    "id", "source", "says", "pack", "table", "cards", "set", "won", "round", "has", "only", "not", "size", "shown", "stands", "lines",
    "total", "totals", "uses", "ways",
}


def cases():
    """All cases, under the name of their file."""
    for path in sorted(HERE.glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        for case in data["cases"]:
            yield pytest.param({"pack": data["pack"], "table": data["table"]} | case, id=f"{path.stem}:{case['id']}")


@pytest.mark.parametrize("case", list(cases()))
def test_case(case):
    run(case)


def test_every_case_has_a_name_of_its_own_a_source_and_something_to_check():
    for path in sorted(HERE.glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        names = [case["id"] for case in data["cases"]]
        assert len(set(names)) == len(names), path.name
        for case in data["cases"]:
            assert not set(case) - KEYS, case["id"]
            assert case["source"].split(":")[0] in ("000", "001", "004", "digest") and case["says"].strip()
            assert set(case) - {"id", "source", "says", "pack", "table", "cards", "set", "won", "round"}, case["id"]
