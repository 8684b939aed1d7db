"""Making a number of points: any right choice is right; a wrong one is told what it makes."""

from itertools import combinations

import pytest
import trionfi
from trionfi.drills import drill
from trionfi.drills.make import HOW_MANY
from trionfi.drills.slips import LESS, ODD
from trionfi.errors import TrionfiError

MINEO = trionfi.games["mineo-3"]


def worth(cards, last=False):
    return MINEO.count(cards, last).points


@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_choice_that_makes_the_points_is_right_and_no_other(level):
    for seed in range(6):
        made = drill(MINEO, "make", level, seed)
        target = worth(made.answer, made.last_trick)
        choices = list(combinations(made.form.cards, made.form.count))
        good = [choice for choice in choices if worth(choice, made.last_trick) == target]
        assert 0 < len(good) <= len(choices) // 2
        for choice in choices:
            assert made.check(list(choice)).right == (choice in good)


def test_a_free_choice_may_have_any_number_of_cards():
    made = drill(MINEO, "make", 4, 2)
    target = worth(made.answer, made.last_trick)
    sizes = {len(some) for size in range(1, 8) for some in combinations(made.form.cards, size)
             if worth(some, made.last_trick) == target and made.check(some).right}
    assert len(sizes) > 1 and made.form.count is None


def test_the_number_of_cards_is_looked_at_first():
    made = drill(MINEO, "make", 2, 1)
    verdict = made.check(list(made.answer[:-1]))
    assert not verdict.right and verdict.step == HOW_MANY
    assert drill(MINEO, "make", 4, 1).check([]).step == HOW_MANY


def test_the_step_that_hides_the_wrong_choice_is_named():
    found = set()
    for seed in range(40):
        made = drill(MINEO, "make", 3, seed)
        for choice in combinations(made.form.cards, made.form.count):
            found |= set(made.check(choice).steps)
    assert {ODD, LESS} <= found


def test_cards_from_elsewhere_are_no_answer():
    made = drill(MINEO, "make", 1, 1)
    other = next(card for card in MINEO.pack.texts if card not in made.form.cards)
    with pytest.raises(TrionfiError, match=f"{other} is not among the cards"):
        made.check([other])
    with pytest.raises(TrionfiError, match="no card 'ZZ'"):
        made.check("ZZ")


def test_switches_rule_the_question():
    for seed in range(10):
        assert drill(MINEO, "make", 1, seed, {"odd": True}).form.count in (4, 5)
        assert drill(MINEO, "make", 3, seed, {"odd": False}).form.count % 3 == 0
        assert drill(MINEO, "make", 2, seed, {"last trick": True}).last_trick
