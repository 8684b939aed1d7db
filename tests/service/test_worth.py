"""What a hand is worth: each choice with its figures, surer with more layouts, and the same for everybody who asks the same."""

import json
from importlib import import_module

import pytest
import trionfi
from checks.shaped import misshapen
from trionfi import service
from trionfi.bots.simple import SimpleBot
from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError
from trionfi.service import held, worth

FFT = "tarot-fft-4"
STRONG = "T21 T20 T19 T18 T17 T16 T15 T14 T12 T1 F KS QS KH QH KD KC CC"
SCARTO = "T20 T19 T15 T9 T6 T4 T1 F KS QS 9S 4S KB JB 7B 2B QC CC 5C 3C 10C 8D 6D 4D AD"


def asked(name: str, request: dict) -> dict:
    """An answer as it arrives on a page, after its shape has been looked at."""
    found = json.loads(json.dumps(service.answer(name, request)))
    module = {"held": held, "worth": worth}[name]
    shape = vars(module)[name].__annotations__["return"]
    assert not misshapen(found, eval(shape, {"shapes": import_module(f"trionfi.service.shapes.{name}")}), name)
    return found


def grown(request: dict, layouts: int, each: int = 4) -> dict:
    """An answer after so many layouts, a few at a time."""
    found: dict = {"sums": None, "layouts": 0}
    while found["layouts"] < layouts:
        found = asked("worth", request | {"sums": found["sums"], "layouts": each})
    return found


def dealt(slug: str, seat: int, seed: int = 3) -> dict:
    """A question about a hand that a seed deals."""
    game = trionfi.games[slug]
    hand = game.deal(seed, dealer=0)
    return {"game": slug, "hand": [game.pack.texts[number] for number in hand.deal.hands[seat]], "seat": seat, "dealer": 0}


@pytest.mark.parametrize("slug", ["mineo-3", "mineo-4", "vanto-1930", "ragusa-3"])
def test_what_is_said_on_the_first_cards_is_weighed_with_these(slug):
    hand = trionfi.games[slug].deal(5, dealer=trionfi.games[slug].players[0] - 1)
    table = {"game": slug, "seed": 5, "dealer": hand.dealer, "seat": hand.turn, "moves": []}
    found = asked("held", table)
    assert found["fits"] and len(found["cards"]) == 5 and found["room"] > 5
    assert [one["move"] for one in found["choices"]] == [str(one) for one in hand.legal_actions()]
    typed = {"game": slug, "hand": found["cards"], "seat": found["seat"], "dealer": found["dealer"], "said": found["said"]}
    assert asked("held", typed)["choices"] == found["choices"]
    assert len(grown(typed, 8)["choices"]) == len(found["choices"])
    assert not asked("held", typed | {"hand": found["cards"][:4]})["fits"]


def test_later_on_it_is_weighed_with_the_cards_that_came_since():
    table = {"game": "mineo-3", "seed": 5, "dealer": 2, "seat": 0, "moves": ["0 altre cinque", "1 altre cinque", "2 altre cinque"]}
    found = asked("held", table)
    assert found["fits"] and len(found["cards"]) == 10 and "pago" in [one["move"] for one in found["choices"]]
    assert found["said"] == table["moves"]


def test_a_hand_that_wins_nearly_every_trick_is_worth_the_highest_bid():
    found = grown({"game": FFT, "hand": STRONG, "seat": 1, "dealer": 0}, 16)
    best = found["choices"][found["best"]]
    assert best["move"] == "garde contre" and best["made"]["of100"] == 100 and best["paid"] > 300
    passing = next(one for one in found["choices"] if one["move"] == "passe")
    assert passing["clear"] and passing["less"] > passing["apart"] and passing["plays"]["of100"] == 0 and passing["made"] is None


@pytest.mark.parametrize(("slug", "seat"), [(FFT, 2), ("mineo-4", 1), ("ottocento", 1), ("scarto", 0), ("mineo-3", 2)])
def test_figures_follow_from_the_distribution_that_stands_with_them(slug, seat):
    request = dealt(slug, seat) if slug != "scarto" else {"game": slug, "hand": f"{SCARTO} T21 KC KD", "seat": 0, "dealer": 0}
    found = grown(request, 8)
    for one in found["choices"]:
        amounts = [float(part["paid"]) for part in one["spread"] for _ in range(part["times"])]
        assert len(amounts) == one["layouts"]
        assert one["paid"] == pytest.approx(sum(amounts) / len(amounts), abs=0.001)
        assert amounts == sorted(amounts) and one["tenths"][1] == amounts[(len(amounts) - 1) // 2]
        assert one["interval"] is None or one["interval"] >= 0
    assert found["ranked"][0] == found["best"] and sorted(found["ranked"]) == list(range(len(found["choices"])))


def test_more_layouts_are_surer_and_the_sums_go_on():
    request = dealt("ottocento", 1)
    few, many = grown(request, 8), grown(request, 40)
    assert many["layouts"] == 40 and many["choices"][0]["interval"] < few["choices"][0]["interval"]
    assert many == grown(request, 40)
    assert many["choices"] != grown(request | {"seed": 1}, 40)["choices"]


def test_a_choice_that_is_far_behind_waits_for_those_that_are_near():
    found = grown({"game": FFT, "hand": "JD QS 5S T17 6D 7H KS 5D 8H 3D T5 T11 2S F KH 6S CH T7", "seat": 2, "dealer": 0}, 16)
    tried = {one["move"]: one["layouts"] for one in found["choices"]}
    assert tried["passe"] == 16 and tried["garde contre"] == 8


def test_what_was_bid_before_can_be_told_and_changed():
    request = dealt(FFT, 3)
    plain = asked("held", request)
    assert [(one["seat"], one["move"]) for one in plain["before"]] == [(1, "passe"), (2, "passe")]
    assert plain["said"] == ["1 passe", "2 passe"] and plain["room"] == 18 and plain["most"] == 24 and plain["fits"]
    told = asked("held", request | {"said": ["1 passe", "2 garde"]})
    assert [one["move"] for one in told["before"]] == ["passe", "garde"]
    assert "prise" in [one["move"] for one in plain["choices"]] and "prise" not in [one["move"] for one in told["choices"]]
    found = asked("worth", request | {"said": ["1 passe", "2 garde"], "layouts": 2})
    assert [one["move"] for one in found["choices"]] == [one["move"] for one in told["choices"]]


def test_layouts_are_those_in_which_the_others_would_have_spoken_so():
    usual = grown(dealt(FFT, 3) | {"said": ["1 passe", "2 passe"]}, 2)
    assert usual["sums"]["believed"] and usual["doubt"] == ""
    odd = asked("worth", dealt(FFT, 3) | {"said": ["1 garde sans", "2 garde contre"], "layouts": 1})
    assert not odd["sums"]["believed"] and odd["doubt"]


def test_a_declarer_asks_which_cards_to_discard():
    request = {"game": FFT, "hand": f"{STRONG} 2D 3D 4D 2C 3C 4C", "seat": 1, "dealer": 0,
               "said": ["1 garde", "2 passe", "3 passe", "0 passe"]}
    found = grown(request, 4)
    assert all(one["move"].startswith("discard ") and len(one["cards"]) == 6 for one in found["choices"]) and len(found["choices"]) > 2


def test_a_hand_that_is_not_full_shows_what_will_be_asked():
    found = asked("held", {"game": "scarto", "hand": "T20", "seat": 0, "dealer": 0})
    assert (found["room"], found["most"], found["fits"]) == (25, 28, False) and found["asks"]
    assert found["names"][0] == "You" and found["unit"]


def test_whoever_decides_nothing_hears_what_the_hand_brings():
    found = grown({"game": "scarto", "hand": SCARTO, "seat": 1, "dealer": 0}, 4)
    assert [one["move"] for one in found["choices"]] == [""] and found["asks"] == "" and "On average" in found["verdict"]


def test_every_game_that_bids_is_answered():
    chance = Chance("worth", 0)
    slugs = [slug for slug, game in trionfi.games.items() if any(step.asks.name == "BID" for step in game.course)]
    for slug in chance.sample(slugs, 8):
        assert len(asked("worth", dealt(slug, 1) | {"layouts": 1})["choices"]) > 1, slug


@pytest.mark.parametrize(("change", "why"), [
    ({"hand": "T21 T21"}, "T21"), ({"hand": "XX"}, "XX"), ({"hand": ""}, "a hand has 18 cards here, or 24"),
    ({"hand": "T21"}, "a hand has 18 cards here, or 24 with those that are taken up, not 1"), ({"seat": 4}, "'seat' is a whole number"),
    ({"said": "passe"}, "'said' is a list"), ({"said": ["1 petite"]}, "petite"), ({"said": ["2 passe"]}, "said out of turn"),
    ({"said": ["1 passe"] * 9}, "out of turn"), ({"said": ["passe"] * 9}, "too late"), ({"layouts": 0}, "'layouts' is a whole number"),
    ({"sums": {}}, "cannot be gone on with"), ({"sums": 3}, "cannot be gone on with"), ({"seed": 1.5}, "seed"),
])
def test_what_cannot_be_is_one_line(change, why):
    with pytest.raises(TrionfiError) as caught:
        service.answer("worth", {"game": FFT, "hand": STRONG, "seat": 1, "dealer": 0} | change)
    assert why in str(caught.value) and "\n" not in str(caught.value)


def test_a_game_that_cuts_its_hands_is_refused():
    slug = next(slug for slug, game in trionfi.games.items() if not game.at(game.players[0]).deals_hands)
    with pytest.raises(TrionfiError, match="how the pack is cut"):
        service.answer("held", {"game": slug, "hand": ""})


def test_answers_are_said_in_the_readers_language():
    request = json.dumps({"do": "worth", "language": "it", "layouts": 2, **dealt(FFT, 1)})
    found = json.loads(service.call(request))["result"]
    assert found["verdict"] and "Best" not in found["verdict"] and "layout" not in found["play"]


def test_the_hand_at_the_table_is_a_question_with_what_was_said_there():
    game = trionfi.games[FFT]
    hand = game.deal(3, dealer=3)
    request = {"game": FFT, "seed": 3, "dealer": 3, "seat": 2, "moves": ["0 passe", "1 prise"]}
    found = asked("held", request)
    assert set(found["cards"]) == {game.pack.texts[number] for number in hand.deal.hands[2]} and found["seat"] == 2 and found["dealer"] == 3
    assert found["said"] == ["0 passe", "1 prise"] and "garde" in [one["move"] for one in found["choices"]]
    again = {"game": FFT, "hand": found["cards"], "seat": 2, "dealer": 3, "said": found["said"]}
    assert asked("held", again) == found


def test_a_hand_that_is_over_is_a_question_about_the_cards_that_were_dealt_or_discarded_from():
    hand = trionfi.games[FFT].deal(3, dealer=0)
    bot = SimpleBot(0)
    while not hand.over:
        hand.push(bot.choose(hand.view(hand.turn)))
    talon = set(hand.deal.pile("talon"))
    for seat, cards in enumerate(hand.deal.hands):
        request = {"game": FFT, "seed": 3, "dealer": 0, "seat": seat, "moves": [str(move) for move in hand.moves]}
        held_then = set(cards) | (talon if seat == hand.table.declarer else set())
        assert set(asked("held", request)["cards"]) == {hand.game.pack.texts[number] for number in held_then}
