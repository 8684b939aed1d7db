"""Every case in the data files of this folder, each by the runner of its kind."""

import json

import pytest
from checks.conform import CASES, RUN, cases


@pytest.mark.parametrize("case", list(cases()))
def test_case(case):
    RUN[case["kind"]](case)


def test_every_case_has_a_name_of_its_own_and_a_source():
    for path in sorted(CASES.glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        names = [case["id"] for case in data["cases"]]
        assert len(set(names)) == len(names), path.name
        for case in data["cases"]:
            assert case["source"].split(":")[0] in ("000", "001", "002", "003", "004", "005", "digest"), case["id"]
            assert case["says"].strip()
