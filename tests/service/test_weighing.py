"""What each card was worth: beside the advised one, with its uncertainty, and only where looking ahead weighs a decision."""

import json
from importlib import import_module

import pytest
import trionfi
from checks.late import late_choice
from checks.shaped import misshapen
from trionfi import service
from trionfi.bots import bot
from trionfi.bots.search.weighed import Gap, Outlook
from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError
from trionfi.service import weighing
from trionfi.service.advising import told
from trionfi.state.decisions import Asks
from trionfi.words import Message

from benchmarks.advice import contradicted, decisions

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
        assert worths[0]["less"] == worths[0]["interval"] == 0 and not worths[0]["clear"]
        assert [one["less"] for one in worths] == sorted(one["less"] for one in worths)
        assert {one["move"] for one in worths} <= legal.keys()
        assert found["unit"] == hand.game.term(hand.game.payments.booked)
        assert found["advice"]["move"] == worths[0]["move"]
        assert found["made"]["cards"] == [move.removeprefix("play ")]
        assert found["made"]["words"] == told(hand, legal[move])
        assert all(one["clear"] == (one["less"] > one["interval"] and place > 0) for place, one in enumerate(worths)
                   if abs(one["less"] - one["interval"]) > 0.01)


def test_most_games_can_be_weighed():
    assert sum(bool(asked(late_choice(slug)[1])["worths"]) for slug in SLUGS) >= len(SLUGS) - 1


def test_a_hand_says_the_same_again_on_each_asking():
    _, request = late_choice("mineo-3")
    assert asked(request) == asked(request)


def test_bids_stand_beside_the_advised_one_in_words():
    found = asked({"game": "tarot-fft-4", "seed": 2, "dealer": 3, "moves": [], "made": "0 prise"})
    assert {one["words"] for one in found["worths"]} >= {"Passe", "Prise"}
    assert found["worths"][0]["move"] == found["advice"]["move"] and found["worths"][0]["less"] == 0
    assert found["worths"][found["made"]["place"]]["move"] == "prise"
    assert any(one["less"] and one["interval"] for one in found["worths"][1:])


def test_sets_to_lay_away_are_weighed_and_one_that_was_not_has_no_place():
    request = {"game": "scarto", "seed": 4, "dealer": 0, "moves": []}
    found = asked(request)
    sets = [frozenset(one["cards"]) for one in found["worths"]]
    assert len(sets) == len({*sets}) > 1 and {len(one) for one in sets} == {3}
    hand = trionfi.games["scarto"].deal(seed=4, dealer=0)
    odd = next(action for number in range(200) if frozenset((action := hand.legal_actions().sample(Chance(number))).cards) not in sets)
    assert asked(request | {"made": f"0 {odd}"})["made"] is None
    assert asked(request | {"made": f"0 {found['worths'][-1]['move']}"})["made"]["place"] == len(sets) - 1


def test_the_unit_is_that_in_which_it_was_weighed():
    """Points are written down card by card; whoever weighs whether to play at all sees what is paid for them in the end."""
    assert asked(late_choice("minchiate-partners")[1])["unit"] == "points"
    hand = trionfi.games["minchiate-auction"].deal(seed=3, dealer=3)
    assert hand.step.asks is Asks.STAYING
    found = asked({"game": hand.game.slug, "seed": 3, "dealer": 3, "seat": hand.turn, "moves": []})
    assert found["worths"] and found["unit"] == "resti"


@pytest.mark.parametrize(("more", "interval", "words"), [
    (511.23, 150.0, "511"), (123.4, 1.9, "123.4"), (16.6, 8.2, "17"), (2.0, 0.0, "2.00"), (0.814, 0.4, "0.8"), (0.36, 0.1, "0.36"),
])
def test_an_amount_is_told_no_finer_than_it_is_known(more, interval, words):
    assert weighing._rough(Gap(more, interval)) == words


def outlook(*gains):
    """What came of choices among the first cards of a hand of Troccas, of so many worlds each."""
    hand = trionfi.games["troccas-4"].deal(seed=1)
    while hand.step.asks is not Asks.CARD or len(hand.legal_actions()) < len(gains):
        hand.push(bot("simple").choose(hand.view(hand.turn)))
    usual = bot("simple", f"1-{hand.turn}-{len(hand.moves)}").choose(hand.view(hand.turn))
    others = [action for action in hand.legal_actions() if action != usual]
    return hand, Outlook([usual, *others[:len(gains) - 1]], [list(own) for own in gains], len(gains[0]))


NONE, EARLY, SURE = (0, 0, 0, 0), (3, -2, 2, -2), (3, 2, 3, 2)


@pytest.mark.parametrize(("gains", "place", "said"), [
    ((NONE, [-one for one in SURE]), 0, "looking ahead, it is the best too"),
    ((NONE, [-one for one in EARLY]), 0, "looking ahead it comes out best, and {0} is equal as far as 4 hands tell"),
    ((NONE, NONE), 0, "looking ahead, {0} brings as much; so this goes by rules of thumb: "),
    ((NONE, SURE), 1, "looking ahead, it brings 2.5 game points more on average than {0}"),
    ((NONE, EARLY), 1, "looking ahead it comes out best, though 4 hands do not tell it from {0}, which rules of thumb would choose"),
])
def test_what_came_out_best_is_advised_and_it_is_said_how_surely(gains, place, said):
    hand, found = outlook(*gains)
    ranked = sorted((0, 1), key=lambda one: one != found.best)
    advised = weighing._advice(hand, found, ranked, "game points")
    assert found.best == place and advised["move"] == str(found.choices[place])
    other = Message("{other}", other=weighing.named(hand, found.choices[1 - place]))
    assert said.format(other) in str(advised["why"])


@pytest.mark.parametrize("slug", ["mineo-3", "scarto", "tarot-fft-4", "ottocento"])
def test_no_advice_contradicts_the_table_that_stands_with_it(slug):
    weighed = 0
    for _, request in decisions(trionfi.games[slug]):
        found = asked(request)
        if found["worths"]:
            weighed += 1
            assert not contradicted(found) and found["hands"] > 1
        if weighed == 3:
            break


def test_a_declaration_is_not_weighed_and_says_so():
    hand = trionfi.games["grosstarock-1780"].deal(seed=1, dealer=2)
    while not (hand.step.asks is Asks.DECLARATIONS and len(hand.legal_actions()) > 1):
        hand.push(bot("simple").choose(hand.view(hand.turn)))
    found = asked({"game": hand.game.slug, "seed": 1, "dealer": 2, "seat": hand.turn,
                   "moves": [f"{move.seat} {move.action}" for move in hand.moves]})
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
