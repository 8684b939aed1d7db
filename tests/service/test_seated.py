"""A bot in the reader's place: the same cards, the same others, and what its chance makes of them."""

import json

import pytest
from checks.shaped import misshapen
from trionfi import games, service
from trionfi.bots import BOTS
from trionfi.errors import TrionfiError
from trionfi.service.shapes import of_answer

SLUGS = ("mineo-3", "scarto", "tarot-fft-4", "ottocento", "minchiate-partners")


def dealt(slug: str, **more: object) -> dict:
    return {"game": slug, "seed": 20250321, "dealer": games[slug].players[0] - 1, "seat": 0, "bots": ["simple"], **more}


def seated(request: dict) -> dict:
    found = json.loads(json.dumps(service.answer("seated", request)))
    assert not misshapen(found, of_answer("seated"), "seated")
    return found


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("name", BOTS)
def test_its_hand_is_one_of_the_deal_and_comes_to_what_it_says(slug, name):
    found = seated(dealt(slug, by=name))
    table = service.answer("table", dealt(slug, moves=found["code"]))
    assert table["over"] and table["settlement"]["scores"][0] == found["score"]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_attempt_is_the_same_hand_whatever_was_played_before(slug):
    first = seated(dealt(slug, by="random", time=3))
    played = service.answer("table", dealt(slug, advance=True, rest=True))["moves"]
    assert seated(dealt(slug, by="random", time=3, moves=played)) == first


def test_chance_falls_otherwise_in_each_attempt():
    assert len({tuple(seated(dealt("scarto", by="random", time=time))["code"]) for time in range(5)}) == 5


def test_the_others_do_as_they_did_at_the_readers_table():
    """Up to where the bot does something else than the reader has done, the two hands are one."""
    request = dealt("scarto", dealer=0, bots=["simple", "easy", "easy"])
    for time in range(4):
        code = seated(request | {"by": "random", "time": time})["code"]
        mine = [str(move) for move in service.answer("table", request | {"moves": code})["moves"]]
        at = next(place for place, move in enumerate(mine) if move.startswith("0 "))
        until = next(place for place in range(at + 1, len(mine)) if mine[place].startswith("0 "))
        asked = request | {"moves": mine[:at + 1], "advance": True}
        assert service.answer("table", asked)["moves"][:until] == mine[:until]


@pytest.mark.parametrize(("more", "why"), [
    ({"by": "nobody"}, "no bot 'nobody'"), ({}, "no bot ''"), ({"by": "simple", "time": -1}, "time"),
    ({"by": "simple", "bots": "easy"}, "'bots' is a list"),
])
def test_what_makes_no_sense_is_refused(more, why):
    with pytest.raises(TrionfiError, match=why):
        service.answer("seated", dealt("scarto") | more)


def test_who_sits_out_has_no_hand_for_a_bot():
    game = next(game for slug in games if max((game := games[slug]).tables) > max(game.players))
    players = max(game.tables)
    hand = game.deal(1, players=players, dealer=0)
    out = hand.sitting.seats[hand.players]
    with pytest.raises(TrionfiError, match="who sits out"):
        service.answer("seated", {"game": game.slug, "seed": 1, "players": players, "dealer": 0, "seat": out, "by": "simple"})
