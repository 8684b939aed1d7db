"""All games side by side, and the table of their figures as it is handed on."""

import csv
import io
import json
import re
from itertools import pairwise

import pytest
import trionfi

from measured import figures, tally
from measured.estimates import estimates, spread
from site_builder import dataset
from site_builder.drawings import Page, draw, numbers, strength
from site_builder.paths import ROOT

PAGE = Page("numbers.md", None, "../")
ROW = re.compile(r'<tr><th scope="row"><a href="\.\./[\w-]+/([\w-]+)/">.*?</th>(.*?)</tr>')


def rows(name: str) -> dict[str, list[str]]:
    """The cells of a table as text, by game, in their order."""
    found = ROW.findall(draw(name, PAGE, alone=True))
    return {slug: [re.sub(r"<[^>]+>", "", cell) for cell in re.findall("<td>(.*?)</td>", cells)] for slug, cells in found}


def first(cell: str) -> float:
    """The figure of a cell, without its interval."""
    return float(cell.partition(" ")[0].replace("−", "-"))


@pytest.mark.parametrize("name", ["numbers-luck", "numbers-bidder", "numbers-fool", "numbers-length"])
def test_a_table_has_games_with_enough_hands(name):
    shown = rows(name)
    assert shown and all(numbers.told(slug).enough for slug in shown)


def test_skill_is_that_of_the_table_of_strength_beside_the_luck_of_the_deal():
    shown = rows("numbers-luck")
    parts = [first(part) for _, _, part, *_ in shown.values()]
    assert all(one >= another - 1 for one, another in pairwise(parts))
    slug, (luck, skill, part, after) = next(iter(shown.items()))
    line, wide = strength.measured()[slug, "search", "simple"], spread(figures.read(slug))[0]
    assert first(luck) == pytest.approx(wide, rel=0.01) and first(skill) == pytest.approx(line.mean, rel=0.1)
    assert first(part) == pytest.approx(100 * line.mean / wide, abs=1)
    assert after == (f"{(wide / line.mean) ** 2:.0f}" if line.verdict == tally.AHEAD else "–")


def test_who_is_paid_by_nobody_is_in_no_table_of_declarers():
    shown = rows("numbers-bidder")
    for slug in shown:
        sums = figures.read(slug).parts[figures.HANDS].sums
        assert sum(sums[f"seat/{seat}/paid"] for seat in range(trionfi.games[slug].table())) == 0
    assert "gatti-call" not in shown


def test_the_fool_is_worth_what_the_estimates_say():
    slug, (adds, *_) = next(iter(rows("numbers-fool").items()))
    pack = trionfi.games[slug].pack
    assert first(adds) == pytest.approx(estimates(figures.read(slug))[f"card/{pack.unmask(pack.fool_mask)[0]}/over"].value, rel=0.05)


def test_without_figures_the_page_says_so(monkeypatch):
    numbers.told.cache_clear()
    monkeypatch.setattr(figures, "read", lambda slug: None)
    for name in ("numbers-summary", "numbers-luck", "numbers-bidder", "numbers-fool", "numbers-length"):
        assert "No hands were played yet." in draw(name, PAGE, alone=True)
    numbers.told.cache_clear()


def test_the_table_has_each_figure_once_and_its_schema_says_what_it_is():
    found = list(csv.DictReader(io.StringIO(dataset.table())))
    fields = dataset.package()["resources"][0]["schema"]["fields"]
    assert list(found[0]) == [one["name"] for one in fields]
    keys = [(row["game"], row["key"]) for row in found]
    assert len(keys) == len(set(keys)) == sum(len(estimates(one)) for one in dataset.kept())
    for row in found:
        float(row["value"])
        assert int(row["of"]) >= 0 and (row["half"] == "" or float(row["half"]) >= 0)
    patterns = [re.compile(re.sub(r"N$|N(?=/)|NAME", ".+", key) + "(/.+)?") for key in dataset.KEYS]
    assert [key for _, key in keys if not any(one.fullmatch(key) for one in patterns)] == []


def test_the_package_names_what_lies_beside_it(monkeypatch, tmp_path):
    monkeypatch.setattr(dataset, "FOLDER", tmp_path)
    dataset.write_dataset()
    package = json.loads((tmp_path / "datapackage.json").read_text())
    assert {file.name for file in tmp_path.iterdir()} == {dataset.TABLE, "datapackage.json", "CITATION.cff", "LICENSE.txt"}
    assert package["resources"][0]["path"] == dataset.TABLE and package["licenses"][0]["path"] == "LICENSE.txt"
    assert (tmp_path / "LICENSE.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()
    assert {one["game"] for one in package["games"]} == {one.game for one in dataset.kept()}
    drawn = draw("numbers-data", PAGE, alone=True)
    assert all(f'href="../assets/numbers/{file.name}"' in drawn for file in tmp_path.iterdir())
