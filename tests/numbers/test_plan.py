"""What may be simulated, and what is refused in one line."""

import pickle

import pytest
from trionfi import TrionfiError, numbers

REFUSED = (
    ({"hands": 0}, "from 1 to"), ({"hands": True}, "from 1 to"), ({"hands": 2.5}, "from 1 to"), ({"what": ("luck",)}, "dealt, bids"),
    ({"what": ()}, "nothing is asked"), ({"bots": ("clever",)}, "no bot 'clever'"), ({"bots": ("simple",) * 4}, "3 players, and 4 bots"),
    ({"bots": ()}, "0 bots"), ({"players": 7}, "3"), ({"seed": 1.5}, "a seed is"), ({"what": ("match",)}, "without an end"),
)


@pytest.mark.parametrize(("asked", "why"), REFUSED, ids=[why for _, why in REFUSED])
def test_what_cannot_be_is_refused(asked, why):
    with pytest.raises(TrionfiError, match=why):
        numbers.Plan("mitigati-3", **asked)


def test_what_a_card_adds_is_not_asked_where_players_are_dealt_otherwise():
    with pytest.raises(TrionfiError, match="not dealt alike"):
        numbers.Plan("baronetti", what=("cards",))


def test_hands_are_whole_pieces():
    assert [numbers.Plan("scarto", hands=hands).pieces for hands in (1, 10, 11)] == [1, 1, 2]


def test_a_plan_goes_through_pickle():
    plan = numbers.Plan("Mineo-3", hands=20, bots=("easy", "simple"), seed="evening")
    assert pickle.loads(pickle.dumps(plan)) == plan
    assert plan.slug == "mineo-3" and plan.table == 3
    assert plan.plain() == numbers.Plan("mineo-3", hands=500, bots=("easy", "simple"), seed="evening").plain()
