"""Hints, hands looked at once more, and moves written short."""

import json
import re
from functools import cache

import pytest
import trionfi
from checks.walks import every_rules
from trionfi import service
from trionfi.bots import bot, play
from trionfi.errors import TrionfiError
from trionfi.record import to_record
from trionfi.service.verdict import verdict
from trionfi.written import exact

RULES = [rules for rules in every_rules() if rules.first]


@cache
def played(slug: str, players: int):
    """A hand that is over, for all tests that read it; chance plays it, which goes more ways than a bot and is soon done."""
    hand = trionfi.games[slug].deal(5, players=players)
    return play(hand, [bot("random", seat) for seat in range(players)])


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_moves_written_short_mean_the_same(rules):
    hand = played(rules.slug, rules.players)
    request = {"game": rules.slug, "players": rules.players, "seed": 5, "moves": [str(move) for move in hand.moves]}
    told = service.answer("table", request)
    again = service.answer("table", request | {"seed": 6, "moves": []})
    assert again["moves"] == [] == again["code"]
    short = service.answer("table", request | {"moves": told["code"]})
    assert short["moves"] == request["moves"] and short["code"] == told["code"]
    half = len(hand.moves) // 2
    assert service.answer("table", request | {"moves": request["moves"][:half]})["moves"] == request["moves"][:half]


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_a_hand_looked_at_again_conserves_its_cards_and_tells_each_decision(rules):
    hand = played(rules.slug, rules.players)
    found = json.loads(json.dumps(service.answer("review", {"record": json.loads(json.dumps(to_record(hand)))})))
    assert len(found["frames"]) == len(hand.moves) + 1
    assert found["moves"] == [str(move) for move in hand.moves]
    for frame in found["frames"]:
        cards = [card for cards in frame["hands"] for card in cards] + [card for pile in frame["piles"] for card in pile["cards"]]
        assert len(cards) == len(set(cards)) <= hand.game.pack.size
    assert sum(frame["winner"] is not None for frame in found["frames"]) == len(hand.table.tricks)
    assert {one["at"] for one in found["otherwise"]} <= set(found["choices"]) <= set(range(1, len(hand.moves) + 1))
    assert found["verdict"]["words"].startswith({1: "You won", -1: "You lost", 0: "You neither"}[found["verdict"]["won"]])
    assert (found["verdict"]["won"] >= 0) >= (hand.settlement.scores[0] == max(hand.settlement.scores))


@pytest.mark.parametrize(("slug", "seed", "words"), [
    ("mineo-3", 4, "You lost, 44 card points to 65: 11 points short."),                     # 55 of the declarer
    ("tarot-fft-3", 18, "You lost, 45 card points to 46: 6 points short."),                  # 51 with one bout, a half counted as one
    ("tarot-romand-5", 8, "You lost, 48½ card points to 42½: 2½ points short."),         # 41 of the declarer are enough
    ("tarot-appel-1970", 5, "You won, 57 card points to 34: the declarer was 7 points short."),
    ("vanto-1930", 22, "You won, 60 card points to 49: the declarer was 6 points short."),   # a par of 55
    ("mitigati-morto-2", 4, "You lost, 36½ card points to 54½: 9 points short."),         # half of 91
    ("tarot-bourgogne-4", 15, "You won, 40 card points to 51, though 1 point short."),       # paid for a card, not for the contract
    ("mineo-4", 5, "You lost, 61 card points to 48."),                                      # by the Vanto
    ("ottocento", 4, "You lost, 41 to 644."),                                               # what both sides write down
    ("ombra-arrabiata", 15, "You lost, 0 card points to 66."),                              # without a trick nobody is a few points short
    ("ragusa-3", 4, "You lost."),                                                           # tricks alone count
    ("minchiate-partners", 3, "You lost, 25 to 280."),                                      # the totals that are paid for
    ("terziglio", 3, "You won, 515 to 81."),
])
def test_the_verdict_says_how_many_points_were_missing(slug, seed, words):
    game = trionfi.games[slug]
    hand = game.deal(seed, dealer=game.players[0] - 1)
    play(hand, [bot("simple", seat) for seat in range(hand.players)])
    assert verdict(hand, 0)["words"] == words


def test_who_pays_nothing_and_gets_nothing_has_neither_won_nor_lost():
    hand = trionfi.games["mitigati-pinerolo-3"].deal(26)
    play(hand, [bot("simple", seat) for seat in range(hand.players)])
    assert hand.settlement is not None and hand.settlement.scores == (0, 1, -1)
    told = [verdict(hand, seat) for seat in range(hand.players)]
    assert [(one["won"], str(one["words"])) for one in told] == [(0, "You neither won nor lost."), (1, "You won."), (-1, "You lost.")]


@pytest.mark.parametrize("slug", ["mineo-3", "tarot-fft-4", "vanto-1930", "permesso-3"])
def test_with_the_points_that_were_missing_the_declarer_would_not_have_lost(slug):
    """Settled once more from its facts, with so many points more and with one point fewer than that."""
    game, tried = trionfi.games[slug], 0
    for seed in range(30):
        hand = game.deal(seed)
        play(hand, [bot("simple", seat) for seat in range(hand.players)])
        declarer = hand.table.contract.declarer
        told = None if declarer is None else re.search(r": (\d+) points? short", verdict(hand, declarer)["words"])
        if not told:
            continue
        known = hand.facts() | {"ended": "played"}
        piles = [known.pop(key, None) for key in ("declarer_cards", "opponents_cards")]
        assert piles[0] is not None
        known |= {"bouts": sum(card in ("T1", "T21", "F") for card in piles[0])}
        made, missing = exact(verdict(hand, declarer)["words"].split()[2]), int(told[1])
        known = {key: value for key, value in known.items() if key in {fact.key for fact in game.form(hand.players)}}
        for points, lost in ((made + missing, False), (made + missing - 1, True)):
            lines = game.settle(known | {"points": points}, hand.players).lines
            assert any(line.amounts[declarer] < 0 and "points" in line.because for line in lines) == lost, (seed, lines)
        tried += 1
        if tried == 3:
            return
    pytest.fail(f"{tried} hands lost by points")


def test_a_hint_is_what_the_bot_would_do_at_every_decision_of_a_hand():
    request = {"game": "mineo-3", "seed": 8, "dealer": 2, "seat": 0}
    moves: list[str] = []
    for _ in range(60):
        told = service.answer("table", request | {"moves": moves, "advance": True})
        if told["over"]:
            break
        advice = service.answer("hint", request | {"moves": told["moves"]})
        assert advice["words"] and advice["why"]
        moves = [*told["moves"], f"0 {advice['move']}"]
    assert told["over"]
    assert not service.answer("review", request | {"moves": told["moves"]})["otherwise"], "the bot did what the bot would do"


def test_a_review_names_bids_discards_and_cards_that_could_have_been_others():
    request = {"game": "tarot-fft-4", "seed": 3, "dealer": 3, "seat": 0}
    told = service.answer("table", request | {"moves": ["0 garde"], "advance": True, "rest": True})
    found = service.answer("review", request | {"moves": told["moves"]})
    chosen = [told["moves"][at - 1] for at in found["choices"]]
    assert {"0 garde"} < set(chosen) and any(move.startswith("0 discard") for move in chosen)
    assert sum(move.startswith("0 play") for move in chosen) > 5 and not any(move.startswith(("1", "2", "3")) for move in chosen)
    for at in found["choices"][:2]:
        weighed = service.answer("weigh", request | {"moves": told["moves"][:at - 1], "made": told["moves"][at - 1]})
        assert weighed["worths"] and weighed["made"]


def test_a_hint_is_for_ones_own_turn():
    with pytest.raises(TrionfiError, match="another player must act now"):
        service.answer("hint", {"game": "mineo-3", "seed": 8, "dealer": 0, "seat": 0})


@pytest.mark.parametrize("moves", [["~Z"], ["~é"], ["0 mischio", "~a"]])
def test_a_letter_for_no_card_is_refused(moves):
    with pytest.raises(TrionfiError, match=r"move \d+: "):
        service.answer("table", {"game": "mineo-3", "seed": 8, "dealer": 2, "moves": moves})


@pytest.mark.parametrize("slug", ["ottocento", "millone"])
@pytest.mark.parametrize("seed", range(6))
def test_where_both_sides_write_points_down_the_verdict_tells_these(slug, seed):
    hand = trionfi.games[slug].deal(seed)
    play(hand, [bot("random", seat) for seat in range(hand.players)])
    own, theirs = hand.settlement.scores[:2]
    told = verdict(hand, 0)
    assert told["won"] == (own > theirs) - (own < theirs)
    assert str(told["words"]).endswith(f", {own} to {theirs}.")


@pytest.mark.parametrize("slug", ["troccas-4", "partita-4"])
def test_where_one_side_pays_the_other_the_verdict_tells_card_points(slug):
    hand = trionfi.games[slug].deal(5)
    play(hand, [bot("random", seat) for seat in range(hand.players)])
    assert "card points to" in str(verdict(hand, 0)["words"])
