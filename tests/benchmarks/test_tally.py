"""The statistics of the strength table, and how a line is kept and gone on with."""

import json
from dataclasses import replace
from statistics import fmean

import pytest
import trionfi

from benchmarks import duplicate, strength
from benchmarks.duplicate import difference
from measured import tally
from measured.tally import Line

GAME = trionfi.games["sedici"]
SAMPLE = (4.0, -1.0, 2.0, 3.0)     # mean 2; squares 30, so a variance of (30 - 16) / 3 and half an interval of 3.18 * (14 / 3 / 4) ** 0.5


def line(**more) -> Line:
    return Line("sedici", 4, "easy", "simple", "game points", tally.fingerprint("easy", "simple"), "", **more)


def filled(values=SAMPLE, pays: bool = True) -> Line:
    made = line()
    for value in values:
        made.add(value, 10 * value, pays, "2026-11-22")
    return made


def test_mean_and_interval_of_a_sample_reckoned_by_hand():
    made = filled()
    assert (made.deals, made.mean, made.unit) == (4, 2.0, "game points")
    assert made.interval == pytest.approx(3.4348, abs=1e-4)
    assert made.verdict == tally.OPEN


def test_card_points_count_where_no_hand_pays():
    made = filled(pays=False)
    assert (made.mean, made.unit) == (20.0, "card points") and made.interval == pytest.approx(34.348, abs=1e-3)


def test_card_points_count_where_the_bots_are_paid_alike():
    made = line()
    for value in SAMPLE:
        made.add(0.0, 10 * value, True, "2026-11-22")
    assert (made.mean, made.unit) == (20.0, "card points") and made.interval == pytest.approx(34.348, abs=1e-3)


@pytest.mark.parametrize(("values", "verdict"), [
    ((5.0, 6.0) * 4, tally.AHEAD), ((-5.0, -6.0) * 4, tally.BEHIND), ((5.0, 6.0, 5.0, 6.0, 5.0, 6.0, 5.0), tally.OPEN),
    ((5.0, -6.0) * 4, tally.OPEN), ((0.0,) * 9, tally.OPEN), ((0.3,) * 9, tally.OPEN), ((7.0,), tally.OPEN), ((), tally.OPEN),
])
def test_the_verdict_is_whether_the_interval_is_clear_of_nought(values, verdict):
    assert filled(values).verdict == verdict


@pytest.mark.parametrize(("count", "apart", "chance"), [(10, 2.262, 0.05), (10, 4.781, 0.001), (40, 2.708, 0.01), (120, 3.374, 0.001)])
def test_chance_is_that_of_students_table(count, apart, chance):
    """Quantiles from a table of Student's distribution, by one degree of freedom less than there are values."""
    mean = apart / (count - 1) ** 0.5     # of values that lie 1 to either side of it
    assert tally.by_chance(filled((mean + 1, mean - 1) * (count // 2))) == pytest.approx(chance, rel=0.05)


def test_of_many_verdicts_those_that_chance_would_bring_do_not_last():
    sure = [replace(filled((5.0, 6.0) * 8), game=f"sure-{number}") for number in range(3)]
    thin = replace(filled((9.0, 0.0) * 4), game="thin")
    even = [replace(filled((5.0, -6.0) * 8), game=f"even-{number}") for number in range(150)]
    assert thin.verdict == tally.AHEAD and tally.lasting([thin]) == {thin.key}
    assert tally.lasting([*even, thin, *sure]) == {one.key for one in sure}
    assert tally.lasting(even) == tally.lasting([]) == set()


def test_more_deals_of_the_same_kind_make_the_interval_narrower():
    widths = [filled(SAMPLE * times).interval for times in (1, 2, 4, 8, 16, 40)]
    assert widths == sorted(widths, reverse=True) and len(set(widths)) == len(widths)


@pytest.mark.parametrize(("name", "against"), [("easy", "simple"), ("simple", "cards-at-random"), ("easy", "cards-at-random")])
def test_swapping_the_bots_turns_the_sign(name, against):
    there = [difference(GAME, 4, number, name, against) for number in range(3)]
    back = [difference(GAME, 4, number, against, name) for number in range(3)]
    assert any(one.points for one in there)
    for one, other in zip(there, back, strict=True):
        assert (one.paid, one.points, one.pays) == (-other.paid, -other.points, other.pays)


def test_a_deal_is_the_mean_over_the_seats_of_what_the_guest_has_more_than_the_host_there():
    def scores(guest_at: int) -> list[float]:
        bots = [duplicate.seated("easy" if seat == guest_at else "simple", f"2-{seat}") for seat in range(4)]
        return [float(one) for one in trionfi.bots.play(GAME.deal("strength 2", dealer=2), bots).settlement.scores]

    usual = scores(-1)
    assert difference(GAME, 4, 2, "easy", "simple").paid == fmean(scores(seat)[seat] - usual[seat] for seat in range(4))


def test_a_run_in_two_goes_is_the_run_in_one(tmp_path):
    def run(file, deals: int) -> list[Line]:
        kept = tally.read(file)
        strength.measure(strength.lines(kept, ["sedici"], [("easy", "simple")]), kept, float("inf"), deals, file)
        return tally.read(file)

    whole, halves = tmp_path / "whole.json", tmp_path / "halves.json"
    run(halves, 2)
    assert run(halves, 4) == run(whole, 4) and tally.read(whole)[0].deals == 4


def test_a_line_of_other_sources_is_begun_anew_and_stands_until_there_are_as_many_deals_as_leave_an_interval(tmp_path):
    old = filled()
    old.sources = "older"
    [new] = strength.lines([old], ["sedici"], [("easy", "simple")])
    assert new.deals == 0 and old.stale and not new.stale
    assert strength.joined([old], [new]) == [old]
    new.add(1.0, 1.0, True, "2026-11-23")
    new.add(1.0, 1.0, True, "2026-11-23")
    assert strength.joined([old], [new]) == [new]
    other = trionfi.games["mineo-3"]
    [apart] = strength.lines([old], [other.slug], [("easy", "simple")])
    assert strength.joined([old], [apart]) == [old]


def test_a_search_run_by_something_else_is_begun_anew():
    ours = Line("sedici", 4, "search", "simple", "game points", tally.fingerprint("search", "simple"), tally.runs_by("search", "simple"))
    theirs = Line(*[getattr(ours, name) for name in ("game", "players", "bot", "against", "ledger", "sources")], "another 1.0", deals=9)
    assert strength.lines([theirs], ["sedici"], [("search", "simple")])[0].deals == 0
    newer = Line(ours.game, 4, "search", "simple", "game points", ours.sources, f"{ours.runs_by.partition(' ')[0]} 999.0", deals=9)
    assert strength.lines([newer], ["sedici"], [("search", "simple")]) == [newer]


def test_the_line_with_the_fewest_deals_is_the_next(tmp_path):
    first, second = filled(), line()
    strength.measure([first, second], [], float("inf"), 4, None)
    assert (first.deals, second.deals) == (4, 4)
    assert first.paid == filled().paid


def test_comments_and_docstrings_are_no_change():
    code = 'def f(a):\n    "Says."\n    return a + 1  # why\n'
    assert tally.bare(code) == tally.bare("def f(a):\n    return a + 1\n") == tally.bare('"""Head."""\ndef f(a):\n    return a + 1\n')
    assert tally.bare(code) != tally.bare(code.replace("+ 1", "+ 2"))


def test_the_search_alone_hangs_on_the_kernel():
    assert tally.fingerprint("search", "simple") != tally.fingerprint("easy", "simple") == tally.fingerprint("simple", "cards-at-random")
    assert tally.runs_by("easy", "simple") == "" != tally.runs_by("search", "simple")


def test_what_is_no_table_is_refused_in_a_line(tmp_path):
    file = tmp_path / "strength.json"
    for text in ("{", '[{"game": "sedici"}]', "[3]"):
        file.write_text(text)
        with pytest.raises(ValueError, match=r"^.*strength\.json is no table of strength .*$"):
            tally.read(file)


@pytest.mark.parametrize(("words", "message"), [
    (["--games", "nothing"], "no game 'nothing'"), (["--level", "nobody"], "no bot 'nobody'"), (["--level", "random"], "by --against"),
])
def test_a_wrong_word_on_the_command_line_is_one_line(words, message, monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["strength", *words])
    with pytest.raises(SystemExit):
        strength.main()
    assert message in capsys.readouterr().err.splitlines()[-1]


def test_deals_that_are_all_alike_do_not_tell_how_far_others_may_lie(tmp_path):
    assert filled((0.3,) * 9).interval == filled((7.0,)).interval == float("inf")
    tally.write([filled((0.3,) * 9)], file := tmp_path / "strength.json")
    assert json.loads(file.read_text())[0]["interval"] is None and tally.read(file) == [filled((0.3,) * 9)]


def test_the_file_says_what_follows_from_its_sums(tmp_path):
    file = tmp_path / "strength.json"
    tally.write([filled()], file)
    [row] = json.loads(file.read_text())
    assert (row["mean"], row["interval"], row["unit"], row["verdict"]) == (2.0, 3.435, "game points", tally.OPEN)
    assert tally.read(file) == [filled()]
