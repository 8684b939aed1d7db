"""Every case in the data files of this folder, each by the runner of its kind."""

import json
from pathlib import Path

import pytest
from checks.conform import RUN

HERE = Path(__file__).parent
KEYS = {"id", "kind", "game", "profile", "options", "source", "says"}


def cases():
    """All cases, under the name of their file; a case of several profiles once for each."""
    for path in sorted(HERE.glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        for case in data["cases"]:
            whole = {"game": data["game"]} | case
            several = case["kind"] != "discard" and case.get("profiles")
            for profile in several or [whole.get("profile")]:
                name = f"{path.stem}:{case['id']}" + (f":{profile}" if several else "")
                yield pytest.param(whole | {"profile": profile}, id=name)


@pytest.mark.parametrize("case", list(cases()))
def test_case(case):
    RUN[case["kind"]](case)


def test_every_case_has_a_name_of_its_own_and_a_source():
    for path in sorted(HERE.glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        names = [case["id"] for case in data["cases"]]
        assert len(set(names)) == len(names), path.name
        for case in data["cases"]:
            assert case["source"].split(":")[0] in ("000", "001", "002", "003", "004", "005", "digest"), case["id"]
            assert case["says"].strip()
