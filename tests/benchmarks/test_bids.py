"""What bids are said to be worth beside what comes true: the sums, the lines that are fitted, and the file."""

from dataclasses import asdict

import pytest
import trionfi
from trionfi.bots import auction

from benchmarks import bids as bench
from measured import bids
from measured.bids import FIT, TEST, Part, Sums

MADE = ((2.0, 1.0), (4.0, 2.0), (6.0, 3.0), (8.0, 4.0))     # what comes true is half of what is said


def summed(pairs=MADE) -> Sums:
    made = Sums()
    for said, true in pairs:
        made.add(said, true)
    return made


def test_the_gap_and_its_interval_reckoned_by_hand():
    made = summed()
    assert made.gap == 2.5
    assert made.interval == pytest.approx(3.18 * (5 / 3 / 4) ** 0.5)
    assert made.verdict == bids.OPEN


@pytest.mark.parametrize(("pairs", "verdict"), [
    (MADE * 3, bids.HIGH), ([(true, said) for said, true in MADE] * 3, bids.LOW), (((3.0, 9.0), (3.0, -2.0)) * 5, bids.TRUE),
    (((3.0, 9.0), (3.0, -2.0)), bids.OPEN), (((3.0, 2.0),) * 20, bids.OPEN),
])
def test_a_verdict_says_on_which_side_of_its_interval_the_said_lies(pairs, verdict):
    assert summed(pairs).verdict == verdict


def test_many_hands_give_the_line_on_which_they_lie_and_none_the_one_before():
    more, times = bench.line(summed([(said, 5 + true) for said, true in MADE] * 5000))
    assert more == pytest.approx(5, abs=0.02) and times == pytest.approx(0.5, abs=0.002)
    assert bench.line(Sums(), (1.0, 0.25)) == (1.0, 0.25)


def test_what_promises_more_never_brings_less_nor_very_much_more():
    more, times = bench.line(summed([(2.0, 9.0), (9.0, 2.0)] * 500))
    assert times == 0 and more == pytest.approx(5.5, abs=0.1)
    more, times = bench.line(summed([(2.0, 0.0), (2.1, 90.0)] * 500))
    assert times == bench.STEEPEST and more + times * 2.05 == pytest.approx(45, abs=1)


def test_a_few_hands_lie_between_their_own_line_and_the_one_before():
    assert 0.5 < bench.line(summed())[1] < 1 < bench.line(summed(), (0.0, 2.0))[1] < 2


def test_what_was_fitted_is_what_a_bid_is_then_said_to_be_worth(monkeypatch):
    part = Part.new("tarok-quadrille", FIT)
    part.dealt, part.bids = bench.LEAST, {"Frage": summed(MADE * 100)}
    space: dict = {}
    modules = bench.written([part, Part.new("mineo-4", FIT)])
    assert modules.keys() == {game.family for game in trionfi.games.values()}
    exec(modules["tarok_lhombre"], space)
    assert space["LINES"].keys() == {"tarok-quadrille"} and space["LINES"]["tarok-quadrille"].keys() == {"Frage", "Mediateur", "Solo"}
    monkeypatch.setattr(auction, "corrections", lambda family: space["LINES"])
    game = trionfi.games["tarok-quadrille"]
    assert auction.borne_out(game, "Frage", 8.0) == pytest.approx(4.0, abs=0.1)
    assert auction.borne_out(trionfi.games["mineo-4"], "chiamo", 8.0) == 8.0


def test_by_other_rules_nothing_is_put_right(monkeypatch):
    monkeypatch.setattr(auction, "corrections", lambda family: {"tarot-fft-4": {"garde": (100, 500)}})
    game = trionfi.games["tarot-fft-4"]
    assert auction.borne_out(game, "garde", 8.0) == 5.0
    assert auction.borne_out(game.with_options("today"), "garde", 8.0) == 8.0


def test_a_deal_is_said_and_comes_true_alike_in_every_run_and_both_parts_deal_other_cards():
    game = trionfi.games["tarok-quadrille"]
    found = [bench.played(game, TEST, number) for number in range(3)]
    assert found == [bench.played(game, TEST, number) for number in range(3)] and all(found)
    assert found != [bench.played(game, FIT, number) for number in range(3)]


def test_a_run_in_two_goes_is_the_run_in_one(tmp_path):
    def run(file, deals):
        kept = bids.read(file)
        parts = bench.begun(kept, ["tarok-quadrille"], [TEST])
        bench.measure(parts, float("inf"), deals, lambda: bids.write(bench.joined(kept, parts), file))
        return bids.read(file)

    whole, halves = tmp_path / "whole.json", tmp_path / "halves.json"
    run(halves, 2)
    assert run(halves, 4) == run(whole, 4) and bids.read(whole)[0].dealt == 4


def test_a_part_of_other_sources_or_rules_is_begun_anew():
    old = Part.new("mineo-4", TEST)
    old.dealt = 9
    assert bench.begun([old], ["mineo-4"], [TEST]) == [old]
    for name in ("sources", "rules"):
        stale = Part(**asdict(old) | {name: "older", "bids": {}})
        assert stale.stale and bench.begun([stale], ["mineo-4"], [TEST])[0].dealt == 0


def test_what_the_fit_writes_for_a_game_changes_its_test_and_not_the_fit(monkeypatch):
    before = {(slug, name): bids.sources(slug, name) for slug in ("mineo-4", "tarot-fft-4") for name in bids.PARTS}
    measured = bids.corrections
    monkeypatch.setattr(bids, "corrections", lambda family: measured(family) | {"mineo-4": {"chiamo": (900, 500)}})
    assert [key for key, made in before.items() if bids.sources(*key) != made] == [("mineo-4", TEST)]


def test_a_game_whose_bids_come_true_is_left_as_it_is():
    part = Part.new("mineo-4", FIT)
    part.dealt, part.bids = bench.LEAST, {"chiamo": summed(((3.0, 9.0), (3.0, -2.0)) * 5)}
    assert not part.off and not any('"mineo-4"' in text for text in bench.written([part]).values())
    part.bids["vado solo"] = summed(MADE * 3)
    assert part.off and '"chiamo"' in bench.written([part])["sicily"]


def test_what_is_no_table_is_refused_in_a_line(tmp_path):
    file = tmp_path / "bids.json"
    for text in ("{", '[{"game": "mineo-4"}]', "[3]"):
        file.write_text(text)
        with pytest.raises(ValueError, match=r"^.*bids\.json is no table of bids .*$"):
            bids.read(file)
