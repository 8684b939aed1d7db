"""The result of a hand as French players say it: the bid, the points, the bouts, and by how much it was made or lost."""

import json
import re

import pytest
import trionfi
from checks.shell import run
from trionfi.bots import bot, play
from trionfi.service import call
from trionfi.settlement.margin import Margin

FFT = trionfi.games["tarot-fft-4"]
GARDE = {"declarer": 0, "rate": 2}
FRENCH = sorted(slug for slug, game in trionfi.games.items() if any(isinstance(one, Margin) for one in game.payments.rewards))
SAID = [
    ("tarot-fft-4", GARDE | {"points": 49, "bouts": 2}, "garde, 49 points, 2 bouts: made by 8", "garde, 49 points, 2 bouts : 8 de mieux",
     "garde, 49 punti, 2 bout: vinto di 8"),
    ("tarot-fft-4", GARDE | {"points": 33.5, "bouts": 1}, "garde, 34 points, 1 bout: lost by 17", "garde, 34 points, 1 bout : 17 de chute",
     "garde, 34 punti, 1 bout: perso di 17"),
    ("tarot-fft-4", GARDE | {"points": 41, "bouts": 2}, "garde, 41 points, 2 bouts: just made", "garde, 41 points, 2 bouts : tout juste",
     "garde, 41 punti, 2 bout: vinto di misura"),
    ("tarot-fft-4", {"declarer": 1, "rate": 6, "points": 51, "bouts": 1}, "garde contre, 51 points, 1 bout: just made",
     "garde contre, 51 points, 1 bout : tout juste", "garde contre, 51 punti, 1 bout: vinto di misura"),
    ("tarot-5-call", {"declarer": 0, "partner": 3, "rate": 4, "points": 50.5, "bouts": 1}, "garde, 50½ points, 1 bout: lost by ½",
     "garde, 50½ points, 1 bout : ½ de chute", "garde, 50½ punti, 1 bout: perso di ½"),
]


@pytest.mark.parametrize(("slug", "facts", "english", "french", "italian"), SAID)
def test_it_is_said_in_three_languages(slug, facts, english, french, italian):
    asked = {"game": slug, "facts": facts}
    told = [json.loads(call(json.dumps({"do": method, "language": language} | asked)))["result"]
            for method in ("score", "calculator") for language in ("en", "fr", "it")]
    found = [re.sub(r"\s", " ", one.get("settled", one)["result"]) for one in told]
    assert found == [english, french, italian] * 2


@pytest.mark.parametrize("slug", FRENCH)
def test_it_is_that_of_the_contract_in_hands_that_are_played(slug):
    """The figures are those of the line that pays the contract; a hand that pays no contract has none."""
    game, told = trionfi.games[slug], 0
    for seed in range(5):
        hand = game.deal(seed)
        play(hand, [bot("simple", seat) for seat in range(hand.players)])
        settled = hand.settlement
        lines = [line for line in settled.lines if line.label == "Contract" and " needed" in str(line.because)]
        assert bool(settled.result) == bool(lines)
        if lines:
            because = lines[0].because
            because = because.values.get("what", because)  # a contre doubles it
            points, bouts, needed = (because.values[key] for key in ("points", "n", "needed"))
            said, way = settled.result.values, "lost by" if points < needed else "made by" if points > needed else "just made"
            assert (said["points"], said["n"], said["margin"]) == (points, bouts, abs(points - needed)) and way in str(settled.result)
            assert str(said["bid"]) in {rate.words for rate in game.payments.rates}
            told += 1
    assert told


def test_a_slam_in_place_of_the_contract_and_a_game_of_another_country_have_none():
    facts = {"declarer": 0, "rate": 0, "points": 91, "bouts": 3, "slam": "grand-chelem-made"}
    assert not trionfi.games["tarot-5-solo"].settle(facts).result
    assert not trionfi.games["mineo-3"].settle({"declarer": 0, "points": 60, "last_trick": "declarer"}).result


def test_the_shell_opens_with_it(tmp_path, capsys):
    file = tmp_path / "facts.json"
    file.write_text(json.dumps(GARDE | {"points": 49, "bouts": 2}))
    assert run(capsys, "score", "tarot-fft-4", str(file)).splitlines()[0] == "Garde, 49 points, 2 bouts: made by 8"
    played = run(capsys, "play", "tarot-fft-4", "--hands", "2", "--seed", "3")
    assert " bouts: " in played or " bout: " in played


def test_the_shell_says_it_in_a_language(capsys):
    played = run(capsys, "play", "tarot-fft-4", "--hands", "3", "--seed", "3", "--language", "fr")
    assert re.search(r"garde.*, \d+ points, \d bouts?\s: ", played) and "lost by" not in played and "made by" not in played
