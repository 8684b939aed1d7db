"""How far looking ahead goes: the figures and the list are those of `kernel.json`, and of games of the library."""

import re

import pytest
from trionfi import games

from site_builder.drawings import Page, ahead, draw

PAGE = Page("train/levels.md", None, "../../")


def rows(html: str) -> dict[str, str]:
    """The words beside each game, by slug."""
    found = re.findall(r'<tr><th scope="row"><a href="[^"]*/([\w-]+)/">.*?</th><td>(.*?)</td></tr>', html)
    return {slug: re.sub(r"<[^>]+>", "", cell) for slug, cell in found}


@pytest.fixture
def kept(monkeypatch):
    """Puts lines in the place of those of the file."""

    def put(*lines: dict) -> dict[str, str]:
        usual = {"profile": "book", "said": 1.0, "left out": {}, "rewards": [], "explained": 1.0, "scale": 1.0}
        others = [{"game": slug} | usual for slug in games if slug not in {one["game"] for one in lines}]
        monkeypatch.setattr(ahead, "measured", lambda: {"games": [*(usual | one for one in lines), *others]})
        return rows(draw("ahead-leaves-out", PAGE, alone=True))

    return put


def test_the_file_has_every_game_and_profile():
    lines = ahead.measured()["games"]
    profiles = [(slug, name) for slug, game in games.items() for name in [one.name for one in game.profiles] or [""]]
    assert [(one["game"], one["profile"]) for one in lines] == profiles


def test_the_speeds_stand_beside_hearts():
    html = draw("ahead-speed", PAGE, alone=True)
    found = ahead.measured()["figures"]
    hearts = found[ahead.HEARTS]["by chance"]
    for name, speeds in found.items():
        cells = re.sub(r"<[^>]+>", " ", html[html.index(str(ahead.RUNTIMES.get(name, name))):].partition("</tr>")[0])
        assert all((f"{speed:,}" if speed >= 10_000 else str(speed)) in cells for speed in speeds.values())
        assert re.findall(r"([\d.]+) ×", cells)[:1] == ([] if name == ahead.HEARTS else [_times(speeds["by chance"] / hearts)])
    assert {"CPython", "wasmtime", "Node", "Chromium"} < set(found) and "wasmtime" not in html


def _times(ratio: float) -> str:
    return f"{ratio:.0f}" if ratio >= 10 else f"{ratio:.2f}"


def test_games_with_nothing_missing_are_counted_and_not_listed(kept):
    assert kept() == {}
    assert f"In {len(games)} of {len(games)} games" in draw("ahead-leaves-out", PAGE, alone=True)


def test_each_gap_is_told(kept):
    told = kept(
        {"game": "troccas-4", "left out": {"king-and-jack": 24}},
        {"game": "tarot-5-call", "profile": "fft"}, {"game": "tarot-5-call", "profile": "sim", "left out": {"called-suit": 3}},
        {"game": "tarok-whist", "rewards": ["OnRecord"]},
        {"game": "centino", "explained": 0.8, "why": "only the higher is entered", "scale": 1.4},
        {"game": "sedici", "explained": None, "why": "nobody claims", "scale": None},
        {"game": "tortorici-4", "scale": 0.5}, {"game": "mineo-3", "scale": 1.1},
    )
    late = "it looks ahead with 6 cards or fewer alone"
    assert told == {
        "troccas-4": f"While “King and Jack” may still come, {late}.",
        "tarot-5-call": f"By the rules of some profiles, while “called suit” may still come, {late}.",
        "tarok-whist": f"What is paid hangs on more than the play, so {late}.",
        "centino": "Only the higher is entered; what is paid is about 1.4 times the figures beside cards.",
        "sedici": "How well it knows what is paid could not be measured: nobody claims.",
        "tortorici-4": "The figures beside cards are about 2.0 times what is paid.",
    }


def test_where_points_are_shown_and_another_unit_is_paid_there_is_no_scale(kept):
    assert kept({"game": "minchiate-partners", "scale": 0.03}) == {}
