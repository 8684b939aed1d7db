"""Slips by their names: a wrong answer betrays one, and questions are asked in which it would show."""

import re

import pytest
import trionfi
from trionfi import service
from trionfi.drills import drill, kinds
from trionfi.drills.base import Slip

MINEO = trionfi.games["mineo-3"]


def test_a_name_is_that_of_the_step_in_no_language():
    assert Slip(1, "the suit led", "").name == "the-suit-led"
    assert Slip(1, "", "").name == ""
    assert Slip(1, "did that side have all five arie", "", key="arie").name == "arie"


@pytest.mark.parametrize("kind", ["count", "legal", "trick", "out", "voids", "taken", "settle"])
def test_a_question_is_found_in_which_a_slip_shows(kind):
    """For every slip of ten questions, beside it from seeds that do not show it."""
    game = MINEO
    names = {slip.name for seed in range(10) for slip in drill(game, kind, 1, seed).slips}
    assert names and all(re.fullmatch(r"[\w-]+", name) for name in names)
    for name in names:
        asked = [drill(game, kind, 1, seed, slip=name) for seed in range(100, 103)]
        assert any(one.shows(name) for one in asked), name
        for one in asked:
            assert drill(game, kind, 1, one.seed) == one


def test_the_seed_stays_where_the_slip_shows_already():
    made = drill(MINEO, "count", 3, 5)
    assert drill(MINEO, "count", 3, 5, slip=made.slips[0].name) == made


def test_where_no_question_shows_it_the_first_is_asked():
    assert drill(MINEO, "count", 1, 5, slip="no-such-slip") == drill(MINEO, "count", 1, 5)
    assert drill(MINEO, "count", 1, "five", slip="no-such-slip").seed == "five"


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_service_names_the_slip_alike_in_every_language(language):
    made = drill(MINEO, "count", 3, 5)
    slip = made.slips[0]
    asked = {"game": "mineo-3", "kind": "count", "level": 3, "language": language}
    verdict = service.answer("check", asked | {"seed": 5, "answer": slip.answer})
    assert not verdict["right"] and verdict["slip"] == slip.name
    again = service.answer("drill", asked | {"seed": 77, "slip": slip.name})
    assert drill(MINEO, "count", 3, again["seed"]).shows(slip.name)


def test_a_right_answer_has_no_slip_nor_has_one_that_nothing_explains():
    asked = {"game": "mineo-3", "kind": "count", "level": 3, "seed": 5}
    right = service.answer("drill", asked)["answer"]
    assert service.answer("check", asked | {"answer": right})["slip"] == ""
    assert service.answer("check", asked | {"answer": 4000})["slip"] == ""


def test_a_slip_that_is_named_shows_in_its_question():
    """In each kind, for the wrong answers that its slips lead to."""
    for kind in kinds(MINEO):
        for seed in range(2):
            if kind.name in ("discard", "holders", "needed", "bid", "puzzle"):
                continue
            made = drill(MINEO, kind.name, 1, seed)
            for slip in made.slips[:4]:
                verdict = made.check(slip.answer)
                assert made.shows(verdict.slip), (kind.name, seed, slip.name)
