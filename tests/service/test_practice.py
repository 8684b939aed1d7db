"""The practice hand of a page: a position for one seat, stateless, with nothing in it that the seat may not see."""

import json
import re

import pytest
import trionfi
from checks.deals import packets
from checks.wrong import clear
from trionfi import service
from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError
from trionfi.record import packets_of

SLUG = "mineo-3"
GAME = trionfi.games[SLUG]
SOLO = ["0 vado solo", "0 discard 7S 6S 5S", "0 fatto è", "1 passo", "2 passo"]


def position(moves=(), seat=0, **more) -> dict:
    """A position; seat 2 deals unless told otherwise."""
    request = {"game": SLUG, "dealer": 2, "seat": seat, "moves": list(moves)} | more
    if "deal" not in request:
        request.setdefault("seed", 7)
    return json.loads(json.dumps(service.answer("table", request)))


def set_up(**give) -> dict:
    """Packets as a page carries them."""
    made = packets(GAME, give)
    return {"hands": [" ".join(cards) for cards in made["hands"]], "talon": " ".join(made["talon"])}


TABLE = set_up(**{"0": "5S 6S 7S KS T4", "1": "8S 9S", "2": "QS F"})


def test_the_first_position():
    found = position()
    assert (found["game"], found["seed"], found["dealer"], found["seat"], found["turn"], found["over"]) == (SLUG, 7, 2, 0, 0, False)
    assert found["moves"] == [] and found["steps"] == [] and found["settlement"] is None and found["undo"] == 0 and found["choice"] is None
    assert [action["text"] for action in found["actions"]] == ["mischio", "altre cinque", "vado solo"]
    assert all(action["label"] and action["gloss"] for action in found["actions"])
    assert found["phase"]["name"] == "speak" and found["phase"]["title"] and found["phase"]["words"]
    assert [card["card"] for card in found["hand"]] == GAME.pack.sort(card["card"] for card in found["hand"]) and len(found["hand"]) == 5
    assert [player["cards"] for player in found["players"]] == [5, 5, 5] and [player["dealer"] for player in found["players"]] == [False,
        False, True]
    assert found["talon"] == {"name": "talon", "words": "monte", "count": 3, "cards": [None, None, None]}
    assert found["trick"]["plays"] == [] and found["last_trick"] is None and found["log"]


def test_the_dealer_sees_the_bottom_card():
    found = position(seat=2)
    bottom = packets_of(GAME.deal(seed=7, dealer=2))["talon"].split()[-1]
    assert found["talon"]["count"] == 3 and sorted(found["talon"]["cards"], key=str) == sorted([bottom, None, None], key=str)


def test_the_discard():
    found = position(["vado solo"], deal=TABLE)
    assert found["phase"]["name"] == "discard" and found["actions"] == []
    choice = found["choice"]
    assert choice["verb"] == "discard" and choice["count"] == 3 and len(choice["cards"]) == 23
    cards = {card["card"]: card for card in choice["cards"]}
    assert cards["5S"]["allowed"] and cards["5S"]["why"] is None and not cards["KS"]["allowed"] and cards["KS"]["why"]
    assert found["talon"] is None and found["shown"][0]["cards"]
    assert position(["vado solo"], seat=1, deal=TABLE)["choice"] is None


def test_the_play():
    found = position(SOLO, seat=1, deal=TABLE)
    assert found["phase"]["name"] == "play" and found["turn"] == 1 and found["actions"] == []
    assert all(card["playable"] for card in found["hand"]) and len(found["hand"]) == 20
    assert found["players"][0]["role"] == "soloist" and found["players"][1]["role"] == "opponent" and found["players"][2]["partner"]
    found = position([*SOLO, "play 8S", "play QS"], deal=TABLE)
    cards = {card["card"]: card for card in found["hand"]}
    assert cards["KS"]["playable"] and cards["KS"]["why"] is None and not cards["T4"]["playable"] and "swords" in cards["T4"]["why"]
    assert found["trick"]["plays"] == [{"seat": 1, "card": "8S"}, {"seat": 2, "card": "QS"}]
    assert (found["trick"]["winning"], found["trick"]["leader"], found["trick"]["number"], found["trick"]["of"]) == (2, 1, 1, 20)
    found = position([*SOLO, "play 8S", "play QS", "play KS"], deal=TABLE)
    assert found["last_trick"]["winner"] == 0 and found["last_trick"]["leader"] == 1 and len(found["last_trick"]["plays"]) == 3
    assert found["players"][0]["tricks"] == 1 and found["trick"]["number"] == 2


def test_the_fool_lies_face_up_until_the_side_has_a_trick():
    moves = [*SOLO, "play 8S", "play F", "play KS"]
    found = position(moves, deal=TABLE)
    assert found["players"][2]["fool"] == "face up" and found["players"][0]["fool"] is None
    table = set_up(**{"0": "5S 6S 7S JS 8D T4", "1": "8S 9S KD", "2": "QS F"})
    found = position([*SOLO, "play 9S", "play F", "play JS", "play 8D"], seat=1, deal=table)
    assert found["players"][2]["fool"] == "face up"


def test_captured_trumps_are_kept_in_sight():
    table = set_up(**{"0": "5S 6S 7S T17", "1": "T16", "2": "T5"})
    found = position([*SOLO, "play T16", "play T5", "play T17"], deal=table)
    assert found["players"][0]["kept"] == ["T16"] and found["players"][1]["kept"] == []


def test_asides_are_offered_to_the_partners():
    found = position(SOLO, seat=2, deal=TABLE)
    assert "say faglio" in [aside["text"] for aside in found["asides"]]
    assert all(aside["label"] and aside["gloss"] for aside in found["asides"])
    assert position(SOLO, seat=0, deal=TABLE)["asides"] == []
    said = position([*SOLO, "2 say faglio"], seat=0, deal=TABLE)
    assert said["players"][2]["bound"] == [] and any("faglio" in line["words"] for line in said["log"])


def test_a_bid_a_call_and_what_was_announced_stay_with_their_players():
    bid = [*SOLO[:2], "0 scommessa", "1 passo", "2 rivanto"]
    late = position([*bid, "play 8S", "play QS", "play KS"], deal=TABLE)
    assert [player["bound"] for player in late["players"]] == [["vado solo", "scommessa"], [], ["rivanto"]]
    called = service.answer("table", {"game": "tarot-5-call", "seed": 3, "dealer": 4, "seat": 0, "moves": [
        "0 garde sans", "1 passe", "2 passe", "3 passe", "4 passe", "0 call KH"]})
    assert [player["bound"] for player in called["players"]] == [["garde sans", "calls King of hearts"], [], [], [], []]
    moves = ["2 discard 4S 5D 9D", "0 no more", "1 no more", "2 no more", "0 announce Vole"]
    undertaken = service.answer("table", {"game": "grosstarock-1820", "seed": 3, "dealer": 2, "seat": 0, "moves": moves})
    assert undertaken["players"][0]["bound"] == ["Vole"]


def test_a_hand_to_its_end():
    found, moves = position(advance=True), []
    chance = Chance("practice")
    for _ in range(200):
        if found["over"]:
            break
        assert found["turn"] == 0
        if found["choice"]:
            allowed = [card["card"] for card in found["choice"]["cards"] if card["allowed"]]
            move = "discard " + " ".join(chance.sample(allowed, 3))
        else:
            options = [action["text"] for action in found["actions"]]
            options += [f"play {card['card']}" for card in found["hand"] if card["playable"]]
            move = "vado solo" if "vado solo" in options else chance.choice(options)
        moves = [*found["moves"], move]
        found = position(moves, advance=True)
        assert found["moves"][:len(moves) - 1] == moves[:-1] and len(found["moves"]) == len(moves) + len(found["steps"])
        assert sorted(found["moves"][len(moves) - 1].split()[1:]) == sorted(move.split())
    assert found["over"] and found["turn"] is None and found["phase"]["name"] == "over"
    closed = found["settlement"]
    assert sum(closed["scores"]) == 0 and closed["words"] and closed["next_dealer"] == 0
    assert [sum(line["amounts"]) for line in closed["lines"]] == [0] * len(closed["lines"])
    assert closed["points"]["soloist"] + closed["points"]["opponents"] == 109


@pytest.mark.parametrize("slug", [game.slug for game in trionfi.games.values() if game.counting.per_trick])
def test_the_end_screen_counts_a_discard_as_the_settlement_does(slug):
    """Where tricks or discards count, the points of each player are those that his line of the account has."""
    for seed in range(3):
        request = {"game": slug, "seed": seed, "seat": 0, "dealer": seed, "advance": True, "rest": True}
        closed = service.answer("table", request)["settlement"]
        points = closed["points"]
        told = [line["because"] for line in closed["lines"] if "card points" in line["because"]]
        counted = [re.findall(r"[\d.]+", because.partition(" card points")[0]) for because in told]
        assert [str(points[name]) for name in points if name != "cards"] in counted


def test_bots_move_only_when_asked_to():
    still = position(["altre cinque"])
    assert still["turn"] == 1 and still["steps"] == [] and still["moves"] == ["0 altre cinque"]
    moved = position(["altre cinque"], advance=True)
    assert moved["turn"] in (0, None) and moved["steps"] and moved["moves"][0] == "0 altre cinque"
    assert [step["move"].split(" ", 1)[0] for step in moved["steps"]] == [str(step["seat"]) for step in moved["steps"]]
    assert position(["altre cinque"], advance=True) == moved
    assert position(["altre cinque"], advance=True, bots=["random"])["moves"][0] == "0 altre cinque"


def test_undo_goes_back_to_ones_own_decision():
    found = position(["altre cinque"], advance=True)
    undone = found["moves"][:len(found["moves"]) - found["undo"]]
    assert undone == [] and position(undone)["turn"] == 0
    found = position([*SOLO[:2], "0 fatto è", "1 passo"], deal=TABLE)
    assert found["moves"][:len(found["moves"]) - found["undo"]] == SOLO[:2]


def test_a_position_does_not_depend_on_those_asked_before():
    wanted = position([*SOLO, "play 8S"], deal=TABLE)
    for moves in ([], SOLO, [*SOLO, "play 9S"], [*SOLO, "2 say faglio", "play 8S"], ["altre cinque"]):
        position(moves, deal=TABLE)
        position(moves[:1], seed=3)
        assert position([*SOLO, "play 8S"], deal=TABLE) == wanted


def test_a_refused_move_leaves_the_old_position_good():
    before = position(SOLO, deal=TABLE)
    for move in ("play 8S extra", "1 play KS", "2 play QS", "1 passo", "", "1 say faglio", "1 play ZZ"):
        with pytest.raises(TrionfiError, match="move 6") as caught:
            position([*SOLO, move], deal=TABLE)
        assert clear(caught.value)
        assert position(SOLO, deal=TABLE) == before


def exchange(cards: str, one: str, other: str) -> str:
    """A list of cards with two changed for each other."""
    return " ".join({one: other, other: one}.get(card, card) for card in cards.split())


def test_nothing_hidden_is_in_a_position():
    """Exchange two cards that the seat cannot know: but for the deal itself, which the page needs, nothing changes."""
    chance, tried = Chance("hidden positions"), 0
    for number in range(12):
        deal = packets_of(GAME.deal(seed=number, dealer=2))
        moves = ["0 altre cinque", "1 mischio", "2 mischio"]
        base = position(moves, seed=None, deal=deal)
        known = {card["card"] for card in base["hand"]} | {card for card in (base["talon"] or {"cards": []})["cards"] if card}
        hidden = [card for card in GAME.pack.texts if card not in known]
        one, other = chance.sample(hidden, 2)

        changed = {"hands": [exchange(cards, one, other) for cards in deal["hands"]], "talon": exchange(deal["talon"], one, other)}
        seen = position(moves, seed=None, deal=changed)
        assert {**seen, "deal": None} == {**base, "deal": None}
        tried += 1
    assert tried == 12


@pytest.mark.parametrize("wrong", [
    {"seat": 3}, {"seat": -1}, {"seat": "x"}, {"dealer": 3}, {"dealer": None}, {"moves": "passo"}, {"moves": [5]}, {"moves": {"a": 1}},
    {"seed": 1.5},
    {"seed": None}, {"seed": [1]}, {"deal": "x"}, {"deal": {}}, {"deal": {"hands": [5, 6, 7], "talon": 8}}, {"deal": {"hands": ["", "",
    ""], "talon": ""}},
    {"bots": "simple", "advance": True, "moves": ["altre cinque"]}, {"bots": ["nobody"], "advance": True, "moves": ["altre cinque"]},
    {"advance": "soon"},
    {"game": "nope"}, {"profile": "nope"}, {"options": {"x": 1}},
])
def test_a_request_that_makes_no_sense(wrong):
    with pytest.raises(TrionfiError) as caught:
        position(**({"moves": []} | wrong))
    assert clear(caught.value)


TOPS = "5S 6S 7S T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4"


def test_the_pool_is_full_from_the_first_hand_and_the_end_tells_what_became_of_it():
    game = trionfi.games["vanto-1930"]
    request = {"game": game.slug, "dealer": 2, "seat": 0, "deal": packets(game, {"0": TOPS, "talon": "8S 9S 10S"})}
    first = service.answer("table", request | {"moves": []})
    assert first["standing"]["pots"] == [30] and first["standing"]["totals"] == [-10, -10, -10]
    hand = game.deal(packets=request["deal"], dealer=2)
    for move in ("solo di cinque", "passo", "passo", "passo", "discard 5S 6S 7S", "vanto"):
        hand.push(move)
    while hand.turn is not None:
        hand.push(next(action for action in hand.legal_actions() if action.verb == "play"))
    end = service.answer("table", request | {"moves": [str(move) for move in hand.moves]})["settlement"]
    won = hand.table.tricks[-1].winner == 0
    assert ("Vanto, by you: the pool of 30 is won." if won else "Vanto, by you: lost, 30 more to the pool.") in end["words"]
    assert end["match"]["standing"]["pots"] == [30 if won else 60]
    assert sum(end["match"]["standing"]["totals"]) == -30 * (1 if won else 2)
