"""A hand solved with all cards open, and which of its moves can be."""

import json
from fractions import Fraction
from functools import cache

import pytest
import trionfi
from checks.shaped import misshapen
from trionfi import service
from trionfi.bots import bot, play
from trionfi.errors import TrionfiError
from trionfi.service.shapes import of_answer
from trionfi.solver import unsolved

SEED = {"troccas-4": 4, "tarot-fft-4": 9}     # of a hand in which somebody plays
SOLVED = {"troccas-4": 8, "tarot-fft-4": 8, "tarot-5-call": 6, "permesso-3": 10, "tarot-bourgogne-3": 10}


@cache
def played(slug: str) -> dict:
    """The request for a hand that the usual bots play to its end."""
    game, seed = trionfi.games[slug], SEED.get(slug, 9)
    hand = game.deal(seed, dealer=game.players[0] - 1)
    play(hand, [bot("simple", seat) for seat in range(hand.players)])
    return {"game": slug, "seed": seed, "dealer": hand.dealer, "moves": [str(move) for move in hand.moves]}


def asked(name: str, **request) -> dict:
    """An answer as it arrives on a page, after its shape has been looked at."""
    found = json.loads(json.dumps(service.answer(name, request)))
    assert not misshapen(found, of_answer(name), name)
    return found


@pytest.mark.parametrize(("slug", "tricks"), SOLVED.items())
def test_the_last_cards_of_a_plain_hand_can_be_solved(slug, tricks):
    request = played(slug)
    found = asked("solvable", **request)
    assert found["words"] == f"With all cards open the cards of the last {tricks} tricks of this hand can be weighed exactly."
    game = trionfi.games[slug]
    hand = game.deal(request["seed"], dealer=request["dealer"])
    for number, move in enumerate(request["moves"], 1):
        seat, _, action = move.partition(" ")
        left = max(held.bit_count() for held in hand.table.hands)
        assert (number in found["moves"]) == (action.startswith("play ") and left <= tricks and not unsolved(hand)), move
        hand.push(action, int(seat))


@pytest.mark.parametrize(("slug", "why"), [
    ("scarto", "with all cards open a hand is solved for two sides, and here there are more"),
    ("ottocento", "more than card points hangs on every trick here, and the solver with open cards knows card points alone"),
    ("giuoco-del-meno", "with all cards open a hand is solved for two sides, and here there are more")])
def test_of_another_hand_one_line_says_why_not(slug, why):
    found = asked("solvable", **played(slug))
    assert found == {"moves": [], "words": f"Exact play with all cards open is not to be had in this hand: {why}."}


def test_before_the_last_tricks_and_without_tricks_nothing_can_be_solved():
    request = played("troccas-4")
    early = request["moves"][:asked("solvable", **request)["moves"][0] - 1]
    assert asked("solvable", **request | {"moves": early})["words"].endswith(
        "with more than 8 tricks to come it takes too long to solve a hand with all cards open.")
    assert asked("solvable", **request | {"moves": []})["words"].endswith("only while cards are played to its tricks.")


@pytest.mark.parametrize("slug", SOLVED)
def test_what_was_played_stands_beside_what_could_have_been(slug):
    """The line that is said to be best makes the points that are said; what the cards played cost adds up to what was lost by them."""
    request = played(slug)
    moves = asked("solvable", **request)["moves"][-12:]
    game = trionfi.games[slug]
    sides, costs, first = {}, dict[int, Fraction](), None
    for at in moves:
        found = asked("solve", **request, after=at - 1)
        first = first or found
        made = request["moves"][at - 1].split(" ")[2]
        cost = next(one["less"] for one in found["costs"] if one["card"] == made)
        card = game.pack.full(game.pack.index[made])
        told = f"The card that was played, {card}, " + ("is the best, or as good." if not cost else "costs ")
        assert found["done"] and found["made"].startswith(told)
        assert "As the hand was played, the side in turn came to " in found["made"]
        costs[found["turn"]] = costs.get(found["turn"], 0) + Fraction(cost)
        sides[found["turn"]] = found["made"].partition("came to ")[2].partition(" ")[0]
    own = [seat for seat in sides if sides[seat] == sides[first["turn"]]]
    lost = sum(costs[seat] for seat in own) - sum(costs[seat] for seat in costs if seat not in own)
    if not first["notes"]:
        assert Fraction(first["points"][0]) - lost == number(sides[first["turn"]])


def number(said: str) -> Fraction:
    """A number of points as prose has it."""
    return Fraction(said.replace("½", "") or 0) + (Fraction(1, 2) if "½" in said else 0)


def test_at_the_end_of_what_is_given_nothing_was_played():
    request = played("troccas-4")
    at = asked("solvable", **request)["moves"][-9]
    here = request | {"moves": request["moves"][:at - 1]}
    assert asked("solve", **here)["made"] == ""
    on = asked("solve", **request | {"moves": request["moves"][:at]}, after=at - 1)
    assert on["made"].startswith("The card that was played, ") and "As the hand was played" not in on["made"]


def test_asked_again_it_goes_on_from_what_is_known():
    request = played("tarot-fft-4")
    at = asked("solvable", **request)["moves"][4]
    found, tried = asked("solve", **request, after=at - 1, effort=1), 0
    assert not found["done"] and not found["made"] and not found["line"]
    while not found["done"]:
        assert found["tried"] > tried
        tried = found["tried"]
        found = asked("solve", **request, after=at - 1, effort=100_000)
    assert found["line"] and found["made"]


def test_what_cannot_be_solved_is_refused_in_one_line():
    with pytest.raises(TrionfiError, match="only while cards are played"):
        service.answer("solve", played("troccas-4"))
