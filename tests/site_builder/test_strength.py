"""The table of how strong the levels are: its games are those of the library, its figures those of the file."""

import re

import pytest
from trionfi import games

from measured import tally
from site_builder.drawings import Page, draw, strength
from site_builder.pages import page
from site_builder.paths import DOCS

PAGE = Page("train/levels.md", None, "../../")
TEXT = (DOCS / "train" / "levels.md").read_text(encoding="utf-8")
FAMILIES = re.findall(r"^## (.+)\n\n{{ strength ([\w-]+) }}$", TEXT, re.M)


ROW = re.compile(r'<tr><th scope="row"><a href="[^"]*/([\w-]+)/">(.*?)</th>(.*?)</tr>')


def rows(html: str) -> dict[str, list[str]]:
    """The cells beside each game, by slug, as text."""
    return {slug: [re.sub(r"<[^>]+>", "", cell) for cell in re.findall(r"<td>(.*?)</td>", cells)] for slug, _, cells in ROW.findall(html)}


def units(html: str) -> dict[str, str]:
    """The unit under the name of each game that is measured, by slug."""
    return {slug: found[1] for slug, head, _ in ROW.findall(html) if (found := re.search(r"<small>(.+), \S+ players</small>", head))}


@pytest.fixture
def kept(monkeypatch):
    """Puts lines in the place of those of the file."""

    def put(*lines: tally.Line) -> None:
        strength.measured.cache_clear()
        monkeypatch.setattr(tally, "read", lambda: list(lines))

    yield put
    strength.measured.cache_clear()


def line(*values: float, bot: str = "search", **more) -> tally.Line:
    made = tally.Line("mineo-3", 3, bot, "simple", "jochi", more.pop("sources", tally.fingerprint(bot, "simple")), "wasmtime 50.0.1")
    for value in values:
        made.add(value, value, True, "2026-11-22")
    return made


def test_the_page_has_every_game_once_under_its_region():
    drawn = [slug for _, family in FAMILIES for slug in rows(draw(f"strength {family}", PAGE, alone=True))]
    assert drawn == list(dict.fromkeys(drawn)) and sorted(drawn) == sorted(games)
    assert [(title, family) for title, family in FAMILIES if strength.region_of(PAGE, family) != title] == []


def test_the_file_measures_games_of_the_library_at_their_first_number_of_players():
    for one in tally.read():
        assert one.players == games[one.game].players[0] and one.ledger == games[one.game].payments.ledger
        assert (one.bot, one.against) in tally.COMPARISONS and one.deals > 1


def test_the_figures_of_the_page_are_those_of_the_file():
    html = page(DOCS / "train" / "levels.md")
    kept = {(one.game, one.bot, one.against): one for one in tally.read()}
    shown, unit, figures = rows(html), units(html), 0
    assert shown.keys() == set(games)
    for slug, cells in shown.items():
        assert len(cells) == len(tally.COMPARISONS)
        for comparison, cell in zip(tally.COMPARISONS, cells, strict=True):
            own = kept.get((slug, *comparison))
            if own is None:
                assert cell == "not measured yet"
                continue
            figures += 1
            mean, half, verdict, other, deals, alike = re.fullmatch(
                r"(\S+) (?:± (\S+) )?(\w+), (?:(\D+), )?(\d+) deals(, all alike)?", cell).groups()
            assert (other or unit[slug]) == own.unit and other != unit[slug]
            shown_to = 0.5 * 10 ** -len(mean.partition(".")[2]) + 1e-9
            assert abs(float(mean.replace("−", "-")) - own.mean) <= shown_to
            assert bool(alike) == (own.interval == float("inf")) == (half is None)
            assert alike or abs(float(half) - own.interval) <= shown_to
            assert (verdict, int(deals)) == (own.verdict, own.deals)
    assert figures == len(kept) > 0


def test_a_game_without_deals_is_not_measured_yet(kept):
    kept(line(4.0, -1.0, 2.0, 3.0), line(1.0, bot="easy"))
    shown = rows(draw("strength sicily", PAGE, alone=True))
    assert shown.pop("mineo-3") == ["+2.00 ± 3.43 open, 4 deals", "not measured yet", "not measured yet"]
    assert {cell for cells in shown.values() for cell in cells} == {"not measured yet"}


def test_deals_that_are_all_alike_have_no_interval(kept):
    kept(line(*[0.0] * 9))
    assert rows(draw("strength sicily", PAGE, alone=True))["mineo-3"][0] == "0.00 open, 9 deals, all alike"


def test_a_figure_in_another_unit_than_its_row_names_it(kept):
    points = line(*[0.0] * 9)
    points.points = (18.0, 40.0)
    kept(points, line(4.0, -1.0, 2.0, 3.0, bot="easy"))
    html = draw("strength sicily", PAGE, alone=True)
    assert units(html)["mineo-3"] == "jochi" and rows(html)["mineo-3"][0] == "+2.00 ± 0.56 ahead, card points, 9 deals"


def test_the_summary_counts_the_games_and_says_when_and_of_what_bots(kept):
    kept(line(4.0, -1.0, 2.0, 3.0), line(*(-3.0, -3.5) * 4, bot="easy", sources="older"))
    told = re.sub(r"<[^>]+>", " ", draw("strength-summary", PAGE, alone=True))
    assert f"open in 1 game (and better so far in 1 of them), not measured yet in {len(games) - 1} games" in told
    assert "behind in 1 game" in told and f"not measured yet in {len(games)} games" in told
    assert "Measured on 22 November 2026, 4 to 8 deals for each figure, 48 hands in all" in told and "wasmtime" not in told
    assert "1 figure of 2 is of bots that have changed" in told


def test_thousands_are_set_apart_as_the_language_does_it(kept):
    kept(line(*(1.0, 2.0) * 1500))
    there = Page("train/levels.md", None, "../../", language="it")
    assert "12,000 hands in all" in draw("strength-summary", PAGE, alone=True)
    assert "12.000 smazzate in tutto" in draw("strength-summary", there, alone=True)
    assert there.whole(12000) == "12.000" and there.whole(4381) == PAGE.whole(4381) == "4381"


def test_nothing_measured_at_all_is_said(kept):
    kept()
    assert "Nothing was measured yet" in draw("strength-summary", PAGE, alone=True)


def test_a_family_that_is_not_there_is_refused():
    with pytest.raises(ValueError, match="a family is one of"):
        draw("strength nowhere", PAGE, alone=True)
