"""The table of bids: its games are those of the library that bid, its figures those of the file."""

import re

import pytest
import trionfi

from benchmarks.bids import bidding
from measured import bids as kept_bids
from measured.bids import FIT, TEST, Part, Sums
from site_builder.drawings import Page, bids, draw

PAGE = Page("train/levels.md", None, "../../")
ROW = re.compile(r'<tr><th scope="row"><a href="[^"]*/([\w-]+)/">.*?<small>(.*?)</small></th><td>(.*?)</td><td>(.*?)</td>')


def rows() -> dict[tuple[str, str], tuple[str, str]]:
    """What is said and what comes true, as text, by game and bid."""
    html = draw("bid-worths", PAGE, alone=True)
    return {(slug, bid): (said, re.sub(r"<[^>]+>", "", true)) for slug, bid, said, true in ROW.findall(html)}


def told() -> str:
    return re.sub(r"<[^>]+>", "", draw("bid-worths-summary", PAGE, alone=True))


@pytest.fixture
def kept(monkeypatch):
    """Puts parts in the place of those of the file."""

    def put(*parts: Part) -> None:
        bids.measured.cache_clear()
        monkeypatch.setattr(kept_bids, "read", lambda: list(parts))

    yield put
    bids.measured.cache_clear()


def part(name: str = TEST, **played: list[tuple[float, float]]) -> Part:
    made = Part.new("tarot-fft-4", name)
    made.dealt, made.date = 40, "2026-11-28"
    for bid, pairs in played.items():
        made.bids[bid] = Sums()
        for said, true in pairs:
            made.bids[bid].add(said, true)
    return made


def test_the_file_has_games_of_the_library_that_bid_in_both_parts():
    found = {(one.game, one.part): one for one in kept_bids.read()}
    assert {game for game, _ in found} == {*bidding()}
    for (slug, _), one in found.items():
        words = {bid.say for step in trionfi.games[slug].course for bid in step.speaking.levels()}
        assert one.bids.keys() <= words and one.dealt >= sum(sums.hands for sums in one.bids.values())
        assert (one.players, one.ledger) == (trionfi.games[slug].players[0], trionfi.games[slug].payments.ledger)


def test_the_rules_of_the_file_are_those_of_the_games():
    """Where a game's rules have changed, `python -m benchmarks.bids --games GAME` measures anew."""
    assert {one.game for one in kept_bids.read() if one.rules != kept_bids.rules(one.game)} == set()


def test_the_figures_of_the_page_are_those_of_the_file():
    shown = rows()
    figures = {(one.game, f"{bid}, in {one.ledger}"): sums for one in kept_bids.read() if one.part == TEST
               for bid, sums in one.bids.items() if sums.hands > 1}
    assert shown.keys() == figures.keys() and figures
    for key, sums in figures.items():
        said, true = shown[key]
        assert abs(float(said.replace("−", "-")) - sums.said / sums.hands) < 0.06
        assert abs(float(true.split()[0].replace("−", "-")) - sums.true / sums.hands) < 0.06 and f"{sums.hands} deals" in true


def test_what_is_said_too_high_is_told_so(kept):
    kept(part(garde=[(40.0, 20.0), (40.0, 24.0)] * 5, prise=[(5.0, 9.0), (5.0, -2.0)] * 5), part(FIT, garde=[(90.0, 9.0)] * 9))
    assert rows() == {("tarot-fft-4", "garde, in points"): ("+40.0", "+22.0 ± 1.5 said too high, 10 deals"),
                      ("tarot-fft-4", "prise, in points"): ("+5.0", "+3.5 ± 4.1 comes true, 10 deals")}
    assert told().startswith("Of 2 bids what is said comes true in 1, as far as the hands tell. It is too high in 1 and too low in 0; "
                             "0 were played in too few hands. Measured on 28 November 2026, 40 deals for each figure, 40 hands in all.")


def test_what_has_changed_since_is_told(kept):
    old = part(garde=[(40.0, 20.0), (40.0, 24.0)])
    old.rules = "older"
    kept(old)
    assert told().endswith("1 game of 1 has other rules or bots since then.")


def test_nothing_measured_at_all_is_said(kept):
    kept()
    assert told() == "Nothing was measured yet."
