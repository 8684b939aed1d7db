"""Settling: the facts settle as the hand did; a forgotten line, a wrong side, a share or a multiplier is named."""

import sys
from dataclasses import replace
from itertools import pairwise

import pytest
import trionfi
from trionfi.drills import drill
from trionfi.drills.accounts import PAYMENTS
from trionfi.drills.base import Part, Told
from trionfi.drills.settle import EACH, KIND, SIDE, SUM, TIMES, slips
from trionfi.errors import TrionfiError

MINEO = trionfi.games["mineo-3"]


def asked(**facts):
    """A question about these facts; seat 1 is the soloist."""
    known = {"declarer": 1, "points": 60, "last_trick": "declarer"} | facts
    made, settlement = drill(MINEO, "settle", 1, 1), MINEO.settle(known)
    lines = tuple(Part(line.label, line.amounts, (), "line", line.because, line.source) for line in settlement.lines)
    scene = replace(made.scene, facts=tuple(Told(key, key, value, str(value)) for key, value in known.items()))
    return replace(made, answer=tuple(settlement.scores), explanation=lines, scene=scene)


def test_the_facts_are_those_of_the_calculator():
    for level in (1, 2, 3, 4):
        for seed in range(5):
            made = drill(MINEO, "settle", level, seed)
            facts = {fact.key: fact.value for fact in made.scene.facts}
            assert MINEO.settle(facts).scores == made.answer
            assert set(facts) <= {fact.key for fact in MINEO.form()}
            assert all(fact.words and fact.shown and "declarer" not in fact.words for fact in made.scene.facts)
            assert ("declarer_cards" in facts) == (level == 4 and "points" not in facts and "paid_by" not in facts)


def test_half_a_point_is_told_as_prose_has_it():
    made = drill(trionfi.games["tarot-5-call"], "settle", 2, 7)
    points = next(fact for fact in made.scene.facts if fact.key == "points")
    assert float(points.value) == 54.5 and str(points.shown) == "54½"


@pytest.mark.parametrize("label", ["Rimatura", "Vanto", "Quattro Re", "Scommessa"])
def test_a_line_left_out_is_named(label):
    made = asked(four_kings="opponents", scommessa="made", captured_by_declarer=["T16", "T1"])
    part = next(part for part in made.explanation if part.label == label)
    left = tuple(score - amount for score, amount in zip(made.answer, part.value, strict=True))
    verdict = made.check(left)
    assert (label in verdict.steps and part.words in verdict.words) or len(verdict.steps) > 1


def test_a_line_that_went_to_the_wrong_side_is_named():
    made = asked(four_kings="opponents", arie="declarer", arie_better=True, last_trick="opponents")
    part = next(part for part in made.explanation if part.label == "Arie")
    turned = tuple(score - 2 * amount for score, amount in zip(made.answer, part.value, strict=True))
    assert "Arie" in made.check(turned).steps


def test_all_the_wrong_way_round():
    made = asked(four_kings="declarer")
    assert made.answer == (-3, 6, -3)
    assert SIDE in made.check([3, -6, 3]).steps


def test_the_declarer_settles_with_each_opponent():
    assert asked().check([-2, 2, -2]).steps == (EACH,)


def test_the_multiplier():
    made = asked(rate=2)
    assert made.answer == (-4, 8, -4)
    assert TIMES in made.check([-2, 4, -2]).steps
    assert TIMES in asked().check([-4, 8, -4]).steps


def test_another_value_of_a_fact_is_named():
    made = asked(points=40, last_trick="opponents", arie="declarer", arie_better=True)
    one_less = [made.answer[0] + 1, made.answer[1] - 2, made.answer[2] + 1]
    verdict = made.check(one_less)
    assert "did that side have all five arie" in verdict.steps


def test_numbers_that_do_not_sum_to_nothing():
    verdict = asked().check([29, 4, -2])
    assert verdict.step == SUM and "+31" in verdict.words


def test_no_slip_leads_to_the_right_answer():
    for seed in range(6):
        made = drill(MINEO, "settle", 3, seed)
        assert slips(made) and all(slip.answer != made.answer for slip in slips(made))


def test_a_hand_with_its_cards_shows_how_they_count():
    for seed in range(40):
        made = drill(MINEO, "settle", 4, seed)
        if made.working:
            break
    facts = {fact.key: fact for fact in made.scene.facts}
    cards = facts["declarer_cards"].cards
    last = facts["last_trick"].value == "declarer"
    assert sum(part.value for part in made.working) == MINEO.count(cards, last).points


def test_levels_differ_in_the_number_of_payments():
    for slug, cuts in {"mineo-3": (2, 3), "tarok-dutch-4": (1, 2, 3)}.items():
        assert PAYMENTS[slug] == cuts
        for level, (least, below) in enumerate(pairwise((1, *cuts[1:], sys.maxsize)), 1):
            assert all(least <= len(drill(trionfi.games[slug], "settle", level, seed).explanation) < below for seed in range(8))


def test_what_is_always_one_payment_is_one_level():
    """The three levels that Scarto had ask the same; that with piles has kept its number."""
    game = trionfi.games["scarto"]
    assert KIND.numbers(game) == (1, 4)
    assert [drill(game, "settle", level, 3).level for level in (1, 2, 3, 4)] == [1, 1, 1, 4]
    assert drill(game, "settle", 3, 3) == drill(game, "settle", 1, 3)
    with pytest.raises(TrionfiError, match="the levels are 1 to 4"):
        drill(game, "settle", 5, 3)


def test_where_no_hand_can_be_told_without_its_piles_they_make_no_level():
    game = trionfi.games["tarot-belgian"]
    made = drill(game, "settle", KIND.highest(game), 1)
    assert KIND.highest(game) == 4 and made.level == len(PAYMENTS[game.slug]) and not KIND.switches(game)
    assert made.working and any(fact.cards for fact in made.scene.facts)


@pytest.mark.parametrize("wrong", [[1, 2], "1 2", 5, None, ["a", "b", "c"], {"0": 1}])
def test_an_answer_has_one_number_for_each_player(wrong):
    with pytest.raises(TrionfiError):
        drill(MINEO, "settle", 1, 1).check(wrong)
