"""Hands are chosen for what they newly reach."""

from collections import Counter

from checks.choose import choose, greedy, reach, write
from checks.chosen import kept, name_of, numbers, reached
from checks.walks import Rules

GATTI = Rules("gatti-2", "web", 2)


def test_the_hand_that_reaches_most_comes_first_and_then_what_is_new():
    tried = {0: {"a", "b"}, 1: {"a", "b", "c"}, 2: {"a", "d"}, 3: {"a", "b"}}
    times = Counter()
    assert greedy(tried, times, 2, 4) == [1, 2]
    assert times == {"a": 2, "b": 1, "c": 1, "d": 1}
    assert greedy(tried, Counter(), 4, 4) == [1, 2, 0, 3]
    assert greedy(tried, Counter("aabcd"), 1, 4) == [1]


def test_a_hand_reaches_lines_moves_payments_and_its_end():
    found = reach(GATTI.game, 2, "reach")
    assert "ending played" in found and "did play: play" in found
    assert sum(isinstance(item, tuple) and str(item[0]).endswith("hand.py") for item in found) > 50


def test_what_is_chosen_is_kept(tmp_path, monkeypatch):
    found = choose("gatti-2", 3, 2, 1)
    monkeypatch.setattr("checks.choose.FOLDER", tmp_path)
    monkeypatch.setattr("checks.chosen.FOLDER", tmp_path)
    monkeypatch.setattr("checks.chosen.kept", kept.__wrapped__)
    assert write("gatti-2", found) == tmp_path / "gatti-2.json"
    assert len(numbers(GATTI)) == 3 and "did play: play" in reached(GATTI)
    assert name_of(GATTI) == "web-2" and set(found["options"]) and found["shown"]


def test_a_game_whose_hands_nobody_has_chosen_is_walked_all_the_same(tmp_path, monkeypatch):
    monkeypatch.setattr("checks.chosen.FOLDER", tmp_path)
    monkeypatch.setattr("checks.chosen.kept", kept.__wrapped__)
    assert numbers(GATTI) == tuple(range(20)) and reached(GATTI) == set()
