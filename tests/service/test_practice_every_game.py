"""The practice hand of every game, profile and number of players: the page can play it to its end from the answers alone.
Each set of rules plays one hand, the first of a game against the page's own bots, the others against chance."""

import json
import re

import pytest
from checks.walks import every_rules
from trionfi import service
from trionfi.cards.chance import Chance
from trionfi.seat_names import seat_names
from trionfi.state.dummies import seat_count

PLACES = {2: {"You", "Opponent"}, 3: {"You", "Right", "Left"}, 4: {"You", "Right", "Opposite", "Left"}}
RULES = every_rules()


def position(rules, number, moves, **more):
    asked = {"game": rules.slug, "profile": rules.profile, "players": rules.players, "seed": f"page {number}",
             "dealer": number % rules.players, "seat": 0, "moves": moves, "advance": True,
             "bots": ["simple" if rules.first else "random"]}
    return json.loads(json.dumps(service.answer("table", asked | more)))


def in_sight(found):
    """The cards that the reader plays: his own, and those of his dummy."""
    return [*found["hand"], *(card for one in found["dummies"] if one["yours"] for card in one["cards"])]


def choose(found, chance):
    """A move that the page could send: one of the buttons, a playable card, or a set of the cards to choose from."""
    if found["choice"]:
        choice = found["choice"]
        allowed = [card["card"] for card in choice["cards"] if card["allowed"]]
        count = choice["least"] + chance.below(choice["count"] - choice["least"] + 1)
        return " ".join((choice["verb"], *chance.sample(allowed, count)))
    moves = [action["text"] for action in found["actions"]] + [f"play {card['card']}" for card in in_sight(found) if card["playable"]]
    moves += [f"{one['verb']} {one['least'] + chance.below(one['most'] - one['least'] + 1)}" for one in found["sums"]]
    return chance.choice(moves)


def fewer(move, most, named, choice, chance):
    """A set with only so many of the cards that are named, and others of those that may be chosen in place of the rest."""
    verb, *cards = move.split()
    kept = [card for card in cards if card not in named] + chance.sample(named, most)
    others = [card["card"] for card in choice["cards"] if card["allowed"] and card["card"] not in (*cards, *named)]
    return " ".join((verb, *kept, *chance.sample(others, min(len(others), len(cards) - len(kept)))))


def sent(rules, number, found, chance):
    """The next position; a set that the engine refuses is drawn again, with as many of a kind as it says where it does."""
    move = choose(found, chance)
    for _ in range(200):
        try:
            return position(rules, number, [*found["moves"], move])
        except service.TrionfiError as refusal:
            if not found["choice"]:
                raise
            few = re.search(r"only (\d+) of ([\w ]+) may be discarded", str(refusal))
        move = fewer(move, int(few[1]), few[2].split(), found["choice"], chance) if few else choose(found, chance)
    raise AssertionError(f"no set was accepted after {found['moves']}")


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_a_hand_from_the_answers_alone(rules):
    chance, number = Chance(f"{rules} 0"), RULES.index(rules)
    found, parts = position(rules, number, []), {}
    while not found["over"]:
        check(rules, found)
        check_parts(found, parts)
        found = sent(rules, number, found, chance)
    check_parts(found, parts)
    check_end(rules, found)


def check_parts(found, parts):
    """Nobody is called declarer, partner or opponent before it is settled: what he is shown as once he stays."""
    for player in found["players"]:
        part = player["part"], player["partner"]
        assert part == ("", False) or parts.setdefault(player["seat"], part) == part


def check(rules, found):
    dummies = {one["seat"] for one in found["dummies"] if one["yours"]}
    assert found["turn"] in {0, *dummies} and len(found["players"]) == len(found["order"]) == seat_count(rules.game, rules.players)
    assert found["phase"]["name"] in ("speak", "discard", "announce", "play") and found["phase"]["title"] and found["phase"]["words"]
    assert found["choice"] or found["actions"] or any(card["playable"] for card in in_sight(found))
    for card in in_sight(found):
        assert not (card["playable"] and card["why"])
    if found["choice"]:
        assert found["choice"]["words"] and found["choice"]["confirm"]
        assert all(card["allowed"] != bool(card["why"]) for card in found["choice"]["cards"])
    elif found["turn"] == 0 and any(card["playable"] for card in found["hand"]):
        assert all(card["playable"] or card["why"] for card in found["hand"])
    assert all(action["label"] for action in found["actions"])
    assert sum(player["dealer"] for player in found["players"]) == 1
    for pile in found["piles"]:
        assert pile["words"] and len(pile["cards"]) == pile["count"]
    assert all(line["words"].strip() for line in found["log"])


def check_end(rules, found):
    closed = found["settlement"]
    assert found["turn"] is None and found["phase"]["name"] == "over" and closed["words"].endswith(".")
    assert len(closed["scores"]) == rules.players and 0 <= closed["next_dealer"] < rules.players
    for line in closed["lines"]:
        assert line["label"] and line["because"] and len(line["amounts"]) == rules.players
    if closed["points"]:
        cards = closed["points"].pop("cards")
        most = rules.game.pack.size - rules.game.counting.left_out
        assert set(cards) == set(closed["points"])
        # A small hand leaves cards undealt, and one that ends with a claim leaves cards unplayed.
        assert sum(cards.values()) == most if rules.game.payments.whole else 0 < sum(cards.values()) <= most


def test_seats_are_named_by_where_they_sit():
    for rules in RULES:
        names = seat_names(rules.game, 0, rules.players)
        assert names[0] == "You" and len(set(names)) == rules.players, rules
        assert set(names) == PLACES.get(rules.players, set(names)), rules
        if rules.players > 2:
            assert names[1].lower() == rules.game.next_side, rules
        assert seat_names(rules.game, 1, rules.players)[1] == "You", rules


@pytest.mark.parametrize("rules", list({rules.game.players: rules for rules in RULES}.values()), ids=str)
def test_a_number_of_players_that_cannot_be(rules):
    for players in (0, -1, 99, "x", 2.5, [3], True):
        with pytest.raises(service.TrionfiError) as caught:
            position(rules, 0, [], players=players)
        assert "\n" not in str(caught.value)
