"""Counting drills: the method, the parts, and the step that a wrong answer is put down to."""

from dataclasses import replace
from fractions import Fraction

import pytest
import trionfi
from trionfi.counting import Counting
from trionfi.drills import drill
from trionfi.drills.count import KIND as COUNT
from trionfi.drills.slips import APART, BATCH, BONUS, FOOL, LAST, LESS, METHOD, ODD, TRICKS, VALUE, Counted
from trionfi.errors import TrionfiError

MINEO = trionfi.games["mineo-3"]


def asked(cards: str, last_trick: bool = False, game=MINEO, method: str = "customary", tricks: int = 0):
    """A counting question with these cards."""
    made = drill(game, "count", 3, 1, None, method if method in game.counting.methods else "")
    found = tuple(game.pack.parse_all(cards))
    counted = Counted(game, found, last_trick, tricks, method)
    scene = replace(made.scene, tricks=tricks)
    return replace(made, cards=found, last_trick=last_trick, answer=counted.count.points, scene=scene, method=method)


@pytest.mark.parametrize(("cards", "last", "answer", "right", "step"), [
    ("T20 T9 T6 QC", False, 14, 13, ODD),                # the odd card's deduction forgotten
    ("T20 T9 T6 QC", False, 12, 13, ODD),                # two taken off it
    ("KS KB KC QC", False, 13, 16, ODD),                 # the Queen left out
    ("T20 T9 T6 QC 7C", False, 15, 14, ODD),
    ("T20 T9 T6 QC", True, 13, 18, LAST),
    ("T20 T9 T6 QC", False, 18, 13, LAST),
    ("T20 T9 T6 KS KB KC", False, 27, 23, LESS),
    ("T20 T9 T6 KS KB KC", True, 32, 28, LESS),
    ("F T9 T6", False, 1, 10, FOOL),
    ("F T9 T6 KS KB KC", False, 14, 23, FOOL),
    ("T20 T9 T6 QC 9C 8C T7 T8 T5", False, 17, 15, BATCH),  # one batch without its deduction
    ("T20 T9 T6 QC 9C 8C T7 T8 T5", False, 5, 15, BATCH),   # the batch with Giove left out
    ("T20 T9 T6 KS 9C 8C", False, 11, 15, VALUE),        # the King as an empty card
    ("T20 T9 T6 KS 9C 8C", False, 14, 15, VALUE),        # the King as a Queen
])
def test_a_mistake_of_the_customary_method_is_named(cards, last, answer, right, step):
    made = asked(cards, last)
    assert made.answer == right and made.check(right).right
    verdict = made.check(answer)
    assert not verdict.right and step in verdict.steps and verdict.step in verdict.steps
    assert str(right) in verdict.words and "\n" not in verdict.words


@pytest.mark.parametrize(("cards", "last", "answer", "right", "step"), [
    ("T20 T9 T6 QC 7C", False, 13, 14, ODD),             # the point for two odd cards forgotten
    ("T20 T9 T6 QC", False, 14, 13, ODD),                # a point for one odd card
    ("T20 T9 T6 KS KB KC", False, 21, 23, BONUS),
    ("T20 T9 T6 KS KB KC", False, 27, 23, METHOD),       # the full values by mistake
    ("T20 T9 T6 KS KB KC", True, 23, 28, LAST),
    ("T20 T9 T6 KS KB KC 8C 7C 6C", False, 23, 24, BATCH),
])
def test_a_mistake_of_the_reduced_method_is_named(cards, last, answer, right, step):
    made = asked(cards, last, method="reduced")
    assert made.answer == right
    assert step in made.check(answer).steps


def test_lowered_values_without_their_bonus_are_known_as_the_other_method():
    made = asked("T20 T9 T6 KS KB KC T17 8C 7C")
    assert made.answer == 28 and METHOD in made.check(25).steps


def test_two_mistakes_at_once_are_both_told():
    made = asked("F T9 T6 QC", True)
    verdict = made.check(made.answer - 5 + 1)
    assert {ODD, LAST} & set(verdict.steps) and "And:" in verdict.words


def test_a_number_that_no_mistake_leads_to_is_only_called_wrong():
    verdict = asked("T20 T9 T6").check(999)
    assert not verdict.right and verdict.step == "" and verdict.steps == () and "10" in verdict.words


def test_the_cards_of_the_step_are_those_to_look_at():
    assert asked("KS KB KC QC").check(17).cards == ("QC",)
    assert asked("F T9 T6").check(1).cards == ("F",)


def test_tricks_and_cards_apart_count_where_the_game_has_them():
    counting = replace(MINEO.counting, per_trick=1, apart=(("T20", 10),), values=(*MINEO.counting.values[1:], ("T1 + F", 10)))
    game = replace(MINEO, slug="made", counting=counting)
    made = asked("T20 KS 9C 8C", tricks=2, game=game)
    assert made.answer == 10 + 5 + 2
    assert TRICKS in made.check(15).steps
    assert APART in made.check(16).steps
    drawn = drill(game, "count", 3, 4)
    assert drawn.scene.tricks and "tricks" in drawn.words
    assert sum(part.value for part in drawn.explanation) == drawn.answer


def test_halves_and_pairs():
    half = Fraction(1, 2)
    counting = Counting(values=(("kings", 5),), group=2, less=1, odd=((1, half),))
    game = replace(MINEO, slug="made", counting=counting)
    made = asked("KS 7C KB", game=game)
    assert made.answer == 5 + 5 - half
    assert made.check("9.5").right and made.check("19/2").right and made.check(9.5).right and made.check("9,5").right
    assert ODD in made.check(10).steps
    for level in range(1, 6):
        assert drill(game, "count", level, 2).check(drill(game, "count", level, 2).answer).right


def test_a_game_that_counts_card_by_card_has_no_batches_to_switch():
    game = replace(MINEO, slug="made", counting=replace(MINEO.counting, group=1, less=0, odd=(), last_trick=0))
    assert COUNT.switches(game) == ()
    for level in range(1, 6):
        made = drill(game, "count", level, 3)
        assert made.answer == sum(game.counting.table(game.pack)[game.pack.index[card]] for card in made.cards)


def test_a_game_without_card_points_has_no_such_drill():
    game = replace(MINEO, slug="made", counting=Counting(values=(), empty=0))
    with pytest.raises(TrionfiError, match="no drill 'count'"):
        drill(game, "count")


def test_switches_rule_the_question():
    for seed in range(20):
        assert len(drill(MINEO, "count", 3, seed, {"odd": False}).cards) % 3 == 0
        assert len(drill(MINEO, "count", 1, seed, {"odd": True}).cards) in (4, 5)
        assert len(drill(MINEO, "count", 4, seed, {"batches": False}).cards) in (1, 2)
        assert drill(MINEO, "count", 1, seed, {"last trick": True}).last_trick
        assert not drill(MINEO, "count", 5, seed, {"last trick": False}).last_trick
    with pytest.raises(TrionfiError, match="nothing is left to count"):
        drill(MINEO, "count", 1, 1, {"batches": False, "odd": False})


def test_a_switch_leaves_the_cards_of_the_seed_as_they_are():
    assert drill(MINEO, "count", 4, 9, {"last trick": True}).cards == drill(MINEO, "count", 4, 9, {"last trick": False}).cards


def test_a_side_of_a_played_hand_has_what_it_won():
    sizes = {len(drill(MINEO, "count", 5, seed).cards) for seed in range(12)}
    assert len(sizes) > 3 and max(sizes) > 20


@pytest.mark.parametrize(("more", "why"), [
    ({"level": 6}, "levels are 1 to 5"), ({"level": 0}, "no level 0"), ({"level": True}, "no level"), ({"level": "2"}, "no level"),
    ({"parts": {"talon": True}}, "no part 'talon'"), ({"parts": {"odd": "yes"}}, "true or false"), ({"parts": [1]}, "parts are names"),
    ({"method": "quick"}, "no method 'quick'"),
])
def test_a_question_that_cannot_be_asked_is_refused_in_one_line(more, why):
    with pytest.raises(TrionfiError, match=why) as caught:
        drill(MINEO, "count", **more)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("laid", "words"), [
    (1, "The 1 card discarded counts one less."), (3, "The 3 cards discarded count one less each.")])
def test_cards_laid_away_are_told_as_such(laid, words):
    made = asked("T20 KS 9C 8C 7C", game=trionfi.games["troccas-5"], tricks=laid)
    assert words in [slip.words for slip in made.slips]


def test_the_verdict_has_one_card_point_in_the_singular():
    one = asked("T7 9C 8C")
    assert one.answer == 1 and one.check(1).words == "Right: 1 card point." and one.check(2).words.startswith("Not 2 but 1 card point.")


def test_the_names_of_several_cards_stand_in_a_row():
    words = [slip.words for slip in asked("KS KB KC 9C 8C 7C").slips if slip.step == VALUE]
    assert "King of swords, King of batons or King of cups counted as 1: each is worth 5." in words, words


def test_a_verdict_carries_its_numbers():
    right, *guesses = asked("T20 T9 T6 QC").check(12).words.parts
    assert right.values == {"said": 12, "points": 13} and len(guesses) == 2
