"""What each card was worth: beside the advised one, with its uncertainty, and only where looking ahead weighs a decision."""

import json
from importlib import import_module

import pytest
from checks.late import late_choice
from checks.shaped import misshapen
from trionfi import service
from trionfi.errors import TrionfiError
from trionfi.service import weighing

SLUGS = ("mineo-3", "tarot-5-call", "ottocento", "minchiate-partners", "gatti-2")


def asked(request: dict) -> dict:
    """An answer as it arrives on a page, after its shape has been looked at."""
    found = json.loads(json.dumps(service.answer("weigh", request)))
    shape = weighing.weigh.__annotations__["return"]
    assert not misshapen(found, eval(shape, {"shapes": import_module("trionfi.service.shapes.weighing")}), "weigh")
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_each_card_stands_beside_the_advised_one_in_the_games_unit(slug):
    hand, request = late_choice(slug)
    legal = {str(action): action for action in hand.legal_actions() if action.verb == "play"}
    for move in legal:
        found = asked(request | {"made": f"0 {move}"})
        worths = found["worths"]
        assert worths
        assert worths[0]["less"] == worths[0]["error"] == 0 and not worths[0]["clear"]
        assert [one["less"] for one in worths[1:]] == sorted(one["less"] for one in worths[1:])
        assert {one["move"] for one in worths} <= legal.keys()
        assert found["unit"] == hand.game.term(hand.game.payments.ledger)
        assert found["advice"]["move"] == worths[0]["move"]
        assert found["made"]["cards"] == [move.removeprefix("play ")]
        assert all(one["clear"] == (one["less"] > 2 * one["error"] and place > 0) for place, one in enumerate(worths)
                   if abs(one["less"] - 2 * one["error"]) > 0.01)


def test_most_games_can_be_weighed():
    assert sum(bool(asked(late_choice(slug)[1])["worths"]) for slug in SLUGS) >= len(SLUGS) - 1


def test_a_hand_says_the_same_again_on_each_asking():
    _, request = late_choice("mineo-3")
    assert asked(request) == asked(request)


def test_a_bid_is_not_weighed_and_says_so():
    found = asked({"game": "mineo-3", "seed": 2, "dealer": 2, "moves": []})
    assert found["worths"] == [] and found["made"] is None
    assert found["advice"]["why"].endswith("looking ahead does not weigh this decision, so this goes by rules of thumb")


def test_bad_requests_get_one_line():
    _, request = late_choice("mineo-3")
    for more, line in (({"made": 3}, "'made' is a move such as 'play KS'"), ({"made": "play T99"}, "T99"), ({"seat": 1}, "your own turn")):
        with pytest.raises(TrionfiError, match=line) as caught:
            service.answer("weigh", request | more)
        assert "\n" not in str(caught.value)


def test_the_same_request_for_a_table_plays_the_same_whatever_the_bots():
    _, request = late_choice("mineo-3", 5)
    for name in ("easy", "simple", "search"):
        once = service.answer("table", request | {"advance": True, "rest": True, "bots": ["simple", name, name]})
        service.answer("table", request)
        assert service.answer("table", request | {"advance": True, "rest": True, "bots": ["simple", name, name]})["moves"] == once["moves"]
