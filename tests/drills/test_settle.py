"""Settling: the facts settle as the hand did; a forgotten line, a wrong side, a share or a multiplier is named."""

import pytest
import trionfi
from trionfi.drills import drill
from trionfi.drills.settle import EACH, SIDE, SUM, TIMES, slips
from trionfi.errors import TrionfiError

MINEO = trionfi.games["mineo-3"]


def some(level, test, seeds=30):
    """The first question of a level that passes a test."""
    for seed in range(seeds):
        made = drill(MINEO, "settle", level, seed)
        if test(made):
            return made
    raise AssertionError("no such hand")


def declarer(made):
    return next(place for place, name in enumerate(made.form.players) if "soloist" in name)


def test_the_facts_are_those_of_the_calculator():
    for level in (1, 2, 3, 4):
        for seed in range(5):
            made = drill(MINEO, "settle", level, seed)
            facts = {fact.key: fact.value for fact in made.scene.facts}
            assert MINEO.settle(facts).scores == made.answer
            assert set(facts) <= {fact.key for fact in MINEO.form()}
            assert all(fact.words and fact.shown and "declarer" not in fact.words for fact in made.scene.facts)
            assert ("declarer_cards" in facts) == (level == 4 and "points" not in facts and "paid_by" not in facts)


def test_a_line_left_out_is_named():
    made = some(3, lambda made: len(made.explanation) > 2)
    for part in made.explanation:
        left = tuple(score - amount for score, amount in zip(made.answer, part.value, strict=True))
        if left != made.answer:
            verdict = made.check(left)
            assert part.label in verdict.steps or len(verdict.steps) > 1


def test_all_the_wrong_way_round():
    made = some(1, lambda made: any(made.answer))
    assert SIDE in made.check([-score for score in made.answer]).steps


def test_the_declarer_settles_with_each_opponent():
    made = some(1, lambda made: any(made.answer) and len(made.form.players) == 3 and any("soloist" in name for name in made.form.players))
    said = list(made.answer)
    said[declarer(made)] //= 2
    assert made.check(said).step == EACH


def test_the_multiplier():
    made = some(2, lambda made: any(made.answer) and any("times 2" in part.words for part in made.explanation), 60)
    verdict = made.check([score // 2 for score in made.answer])
    assert TIMES in verdict.steps


def test_numbers_that_do_not_sum_to_nothing():
    made = some(2, lambda made: any(made.answer))
    verdict = made.check([made.answer[0] + 31, *made.answer[1:]])
    assert verdict.step == SUM and "+31" in verdict.words


def test_no_slip_leads_to_the_right_answer():
    for seed in range(6):
        made = drill(MINEO, "settle", 3, seed)
        assert slips(made) and all(slip.answer != made.answer for slip in slips(made))


def test_a_hand_with_its_cards_shows_how_they_count():
    made = some(4, lambda made: made.working)
    facts = {fact.key: fact for fact in made.scene.facts}
    cards = facts["declarer_cards"].cards
    last = facts["last_trick"].value == "declarer"
    assert sum(part.value for part in made.working) == MINEO.count(cards, last).points


def test_levels_differ_in_the_number_of_payments():
    few = [len(drill(MINEO, "settle", 1, seed).explanation) for seed in range(8)]
    many = [len(drill(MINEO, "settle", 3, seed).explanation) for seed in range(8)]
    assert all(one <= other for one, other in zip(few, many, strict=True)) and sum(few) < sum(many)


@pytest.mark.parametrize("wrong", [[1, 2], "1 2", 5, None, ["a", "b", "c"], {"0": 1}])
def test_an_answer_has_one_number_for_each_player(wrong):
    with pytest.raises(TrionfiError):
        drill(MINEO, "settle", 1, 1).check(wrong)
