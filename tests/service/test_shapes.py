"""What the service answers has the shape that it says, so that the types of the page's scripts hold."""

import json

import pytest
import trionfi
from checks.shaped import misshapen
from checks.walks import every_rules
from trionfi import bots, service
from trionfi.record import to_record
from trionfi.service.shapes import of_answer, practice, training

RULES = [rules for rules in every_rules() if rules.first]
SOME = list({(rules.game.family, rules.game.sides.dummies(2), not rules.game.signals): rules for rules in RULES}.values())


def asked(name: str, **request):
    """An answer as it arrives on a page, after its shape has been looked at."""
    answer = json.loads(json.dumps(service.answer(name, request)))
    assert not misshapen(answer, of_answer(name), name), request
    return answer


@pytest.mark.parametrize("rules", SOME, ids=str)
def test_what_a_bot_would_do(rules):
    game = trionfi.games[rules.slug]
    hand = game.deal(3, players=rules.players)
    seat = hand.actor
    asked("hint", game=rules.slug, seed=3, players=rules.players, seat=seat)
    asked("review", record=to_record(bots.play(hand, [bots.bot("simple", seat) for seat in range(hand.players)])))


def test_every_answer_says_its_shape():
    assert {name for name in service.ANSWERS if of_answer(name) in (dict, list, object)} == set()


def test_games():
    games = asked("games")
    for family in {game["family"] for game in games}:
        asked("which", family=family)


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_rules(rules):
    for name in ("show", "pack", "glance", "form"):
        asked(name, game=rules.slug)
    asked("against", game=rules.slug, against="mineo-3")


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_cards(rules):
    game = trionfi.games[rules.slug]
    cards = list(game.pack.texts)
    for method in game.counting.methods:
        asked("count", game=rules.slug, cards=cards[:10], last_trick=True, method=method)
    asked("declare", game=rules.slug, cards=cards[:game.hand_size])
    asked("declare", game=rules.slug, cards=cards, won=True)
    asked("legal", game=rules.slug, hand=cards[:8], trick=cards[8:9])
    asked("trick", game=rules.slug, cards=cards[-2:])


@pytest.mark.parametrize("rules", SOME, ids=str)
def test_drills(rules):
    for kind in asked("drills", game=rules.slug):
        for level in {1, len(kind["levels"])}:
            request = {"game": rules.slug, "kind": kind["kind"], "level": level, "seed": 3}
            made = asked("drill", **request)
            for answer in (made["answer"], wrong_answer(made)):
                asked("check", **request, answer=answer)


def wrong_answer(made: dict) -> object:
    """An answer in the form that is asked for, most often not the right one."""
    form = made["form"]
    cards, choices = form.get("cards", [""]), form.get("choices", [{"value": ""}])
    wrong = {"number": 1, "card": cards[-1], "cards": cards[:1], "order": cards,
             "choice": choices[-1]["value"], "choices": [choices[-1]["value"]], "numbers by player": [0] * len(form.get("players", ()))}
    return wrong[form["kind"]]


@pytest.mark.parametrize("rules", SOME, ids=str)
def test_hands(rules):
    game = trionfi.games[rules.slug]
    hand = game.deal("shapes", players=rules.players)
    bots.play(hand, [bots.bot("simple", str(seat)) for seat in range(rules.players)])
    moves = [str(move) for move in hand.moves]
    request = {"game": rules.slug, "players": rules.players, "seed": "shapes"}
    for place in sorted({0, 1, 2, len(moves) // 2, len(moves)}):
        for seat in range(rules.players):
            asked("table", **request, seat=seat, moves=moves[:place])
        asked("position", **request, moves=moves[:place], tried=["0 play X", *moves[place:place + 1]])
    assert asked("table", **request, moves=[], advance=True)["steps"] is not None
    record = to_record(hand)
    asked("replay", record=record)
    assert asked("notated", text=asked("notated", record=record)["text"])["record"] == record
    asked("position", game=rules.slug, record=record, after=1)


def test_settlements():
    facts = {"declarer": 0, "points": 49, "bouts": 2, "rate": "garde"}
    asked("score", game="9.13", facts=facts)
    asked("sheet", game="gatti-4", hands=[{"points_0": 40, "declared_2": [["gatti", 10]]}])


def test_a_false_answer_is_found():
    card = {"card": "KS", "label": "King", "playable": True, "why": None}
    assert not misshapen(card, practice.HandCard)
    assert "playable" in misshapen(card | {"playable": 1}, practice.HandCard)
    assert "why" in misshapen({key: card[key] for key in ("card", "label", "playable")}, practice.HandCard)
    assert "colour" in misshapen(card | {"colour": "red"}, practice.HandCard)
    assert not misshapen([1, "1/3", [None]], training.Answer)
    assert misshapen({}, training.Answer)
