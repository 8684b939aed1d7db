"""The lists of every combination with its worth."""

import re
from itertools import combinations
from math import comb

import pytest
from trionfi import games
from trionfi.melds import Runs, declarations

from site_builder.drawings import Page, draw
from site_builder.paths import DOCS

PAGE = Page("train/versicole.md", "minchiate-partners", "../../")
CALLS = re.findall(r"^{{ ((?:runs|sets) .+) }}$", (DOCS / "train" / "versicole.md").read_text(encoding="utf-8"), re.M)


def cells(words: str) -> list[list[str]]:
    """The rows of the table that is drawn, as text."""
    html = draw(words, PAGE, alone=True)
    rows = re.findall(r"<tr>(.*?)</tr>", html, re.S)
    return [[re.sub(r"<svg.*?</svg>|<[^>]+>", "", cell) for cell in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row, re.S)] for row in rows]


def figures(words: str) -> list[str]:
    """What stands in the cells for worth; a row for any so many of a set as often as there are choices."""
    first, *rows = cells(words)
    if first[0] == "Run":
        return [cell for row in rows for cell in row[1:] if cell]
    found = []
    for _, cards, worth in rows:
        some = re.match(r"any (\d+) of ", cards)
        found += [worth] * (comb(cards.count(",") + 1, int(some[1])) if some else 1)
    return found


def test_the_runs_are_the_triangle_between_two_trumps():
    assert cells("runs T1..T5") == [["Run", "to 3", "to 4", "to 5"], ["from 1", "11", "14", "17"], ["from 2", "", "9", "12"],
                                    ["from 3", "", "", "9"]]
    assert cells("runs T33..STE")[1:] == [["from 33", "15", "25"], ["from 34", "", "20"]]


def test_another_game_gives_its_own_worth_in_all_its_units():
    assert cells("runs SOL..TRO in minchiate-auction")[1] == ["from Sole", "120 · 4"]
    assert "points · resti" in draw("runs SOL..TRO in minchiate-auction", PAGE, alone=True)


def test_choices_of_a_set_that_are_alike_are_one_row():
    _, three, four = cells("sets KS KB KC KD")
    assert three[0] == "versicola dei Regi" and three[1].startswith("any 3 of King of swords") and three[2] == "15"
    assert four[2] == "20"


@pytest.mark.parametrize(("words", "message"), [
    ("runs T1..KS", "not two trumps"), ("runs T6..T9", "no run from"), ("sets QS QB QC", "no choice of"),
])
def test_what_is_no_combination_is_refused(words, message):
    with pytest.raises(ValueError, match=message):
        draw(words, PAGE, alone=True)


@pytest.mark.parametrize("slug", ["minchiate-partners", "minchiate-auction"])
def test_the_page_lists_every_combination_of_the_rules(slug):
    """Each form of each combination is there just once, without the Matto where he only joins it."""
    game = games[slug]
    pack, forms = game.pack, []
    for one in game.melds.combinations:
        spans = [pack.unmask(pack.select(window)) for window in one.pattern.windows] if isinstance(one.pattern, Runs) else [
            pack.unmask(pack.select(one.pattern.of))]
        for span in spans:
            for size in range(3, len(span) + 1):
                for chosen in combinations(span, size):
                    found = declarations(pack, pack.mask(chosen), game.melds)
                    if [set(made.cards) for made in found] == [set(chosen)] and found[0].combination is one:
                        forms.append(" · ".join(str(value) for _, value in found[0].values))
    listed = [figure for call in CALLS if call.endswith(" in minchiate-auction") == (slug == "minchiate-auction")
              for figure in figures(call)]
    assert sorted(listed) == sorted(forms)
