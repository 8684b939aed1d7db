"""The points of the packs by each game's way of counting, over splits of the cards as they come about in play."""

import json
from fractions import Fraction
from pathlib import Path

import pytest
from checks.meld_cases import table_of
from trionfi.cards import packs
from trionfi.cards.chance import Chance
from trionfi.counting import Counting
from trionfi.melds import declarations, total

CASES = json.loads((Path(__file__).parent / "totals.json").read_text(encoding="utf-8"))["cases"]
every_case = pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])


def exact(value: object) -> object:
    """Data as the parts have it: tuples, and texts such as "1/2" as fractions."""
    if isinstance(value, list):
        return tuple(exact(one) for one in value)
    return Fraction(value) if isinstance(value, str) and "/" in value else value


def counting_of(case: dict) -> Counting:
    """The case's way of counting."""
    return Counting(**{key: exact(value) for key, value in case["counting"].items()})


@every_case
def test_nominal_values(case):
    pack, counting = getattr(packs, case["pack"]), counting_of(case)
    table = counting.table(pack)
    for expression, (number, points) in case.get("values", {}).items():
        cards = [place for place in range(pack.size) if pack.select(expression) >> place & 1]
        assert len(cards) == number and sum(table[place] for place in cards) == points, expression


@every_case
def test_the_range_of_the_pack(case):
    if "points" in case:
        least, most = case["points"] if isinstance(case["points"], list) else [case["points"]] * 2
        assert counting_of(case).pack_points(getattr(packs, case["pack"]), in_play=case.get("in_play")) == (least, most)


@every_case
def test_every_split_into_piles_of_such_sizes(case):
    pack, counting = getattr(packs, case["pack"]), counting_of(case)
    for sizes, points in case.get("piles", ()):
        for number in range(20):
            order = list(range(pack.size))
            Chance(f"{case['id']} {sizes} {number}").shuffle(order)
            found, place = 0, 0
            for turn, size in enumerate(sizes):
                pile = sum(1 << card for card in order[place:place + size])
                place += size
                counted = counting.count(pack, pile, last_trick=turn == 0)
                assert counted.points == counting.points(pack, pile, last_trick=turn == 0)
                assert sum(batch.points for batch in counted.working) == counted.points
                found += counted.points
            assert found == points, (sizes, number)


@every_case
def test_single_piles(case):
    pack, counting = getattr(packs, case["pack"]), counting_of(case)
    for cards, points in case.get("counts", ()):
        assert counting.points(pack, pack.mask(cards.split())) == exact(points)


@every_case
def test_with_all_combinations(case):
    if "melds" in case:
        pack, (name, melds, whole) = getattr(packs, case["pack"]), case["melds"]
        table = table_of(name)
        assert total(table, declarations(pack, pack.all, table, won=True)).value == melds
        assert melds + counting_of(case).points(pack, pack.all, last_trick=True) == whole
