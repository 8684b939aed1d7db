"""Questions that are made once, facts that are read once, and what a fact tells of the tricks."""

import pytest
import trionfi
from trionfi.errors import TrionfiError
from trionfi.hooks import made_once
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import Claim, Question, Says

GAME = trionfi.games["venticinque-3"]


class Part:
    def __init__(self, key):
        self.key, self.made = key, 0

    @made_once
    def fact(self, seat):
        self.made += 1
        return Question(f"{self.key}_{seat}", "how many", "number", default=0)

    @made_once
    def other(self, seat):
        return f"other {seat}"


class Heir(Part):
    @made_once
    def fact(self, seat):
        return super().fact(seat + 1)


def facts(**known):
    return Facts(GAME.pack, GAME.counting, 3, known)


SWEPT = Question("swept", "who", "number", says=(Claim(Says.EVERY),))


def side(facts, seat):
    return seat


def test_a_question_is_made_once_for_each_seat_and_part():
    one, two = Part("one"), Part("two")
    assert one.fact(0) is one.fact(0) and one.fact(1).key == "one_1" and two.fact(0).key == "two_0"
    assert (one.made, two.made, one.other(0)) == (2, 1, "other 0")


def test_an_heir_has_questions_of_its_own():
    assert Heir("heir").fact(0).key == "heir_1"


def test_a_fact_is_read_once_and_another_of_its_key_by_its_own_words():
    found = facts(made="3", number=2)
    number, choice = Question("made", "how many", "number"), Question("made", "which", "choice", ((1, "one"), (2, "two")))
    assert found.need(number) == 3 == found.need(number)
    with pytest.raises(TrionfiError, match='"which" cannot be 3'):
        found.need(choice)
    assert found.need(number) == 3


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_card_is_with_one_player_whoever_is_asked_first(first):
    found = facts(cards_0="KS", cards_1="QS", cards_2="QS")
    for _ in range(2):
        with pytest.raises(TrionfiError, match="QS: no card can be in"):
            found.pile_of(first)


def test_the_cards_that_nobody_is_said_to_have_are_the_last_players():
    found = facts(cards_0="KS", cards_2="QS")
    assert found.pile_of(1) is None and found.pile_of(1, whole=True) == GAME.pack.all & ~GAME.pack.mask(("KS", "QS"))
    assert facts(cards_0="KS").pile_of(1, whole=True) is None


@pytest.mark.parametrize(("value", "swept"), [
    (True, "declarer"), (False, None), ("neither", None), ("nobody", None), (0, 0), ("opponents", "opponents"),
])
def test_what_a_fact_tells_of_every_trick(value, swept):
    claims = Claims(facts())
    claims.told(SWEPT, value, True, side)
    claims.told(Question("other", "who", "number"), 2, True, side)
    assert (claims.swept, claims.trickless) == (swept, set())


def test_what_a_fact_tells_of_no_trick():
    claims = Claims(facts())
    claims.told(Question("none", "who", "number", says=(Claim(Says.NONE),)), 1, True, side)
    claims.told(SWEPT, 1, True, side)
    with pytest.raises(TrionfiError, match="cannot have won no trick and yet one"):
        claims.check()
