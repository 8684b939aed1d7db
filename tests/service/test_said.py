"""Answers in a reader's language: what is words is said, what is for programs stays."""

import json

import pytest
import trionfi
from checks.deals import deal
from trionfi.bots import bot, play
from trionfi.service import answer, call
from trionfi.service.said import said
from trionfi.service.words import spoken
from trionfi.words import Message, Speaker, tables
from trionfi.words.catalogue import Pseudo

from site_builder.words.plan import plans

PSEUDO = Speaker(Pseudo(frozenset({"You lead."})))


def ask(request: dict[str, object]) -> dict[str, object]:
    return json.loads(call(json.dumps(request)))


def test_only_the_fields_that_hold_words_are_said():
    request = {"game": "mineo-3", "hand": "KS 7C T4", "trick": "9C"}
    found = answer("legal", dict(request))
    strange = said(found, plans()["legal"], plans(), PSEUDO)
    assert strange["legal"] == found["legal"]
    assert strange["not"].keys() == found["not"].keys()
    assert all(words.startswith("[") and words.endswith(" ~~~]") for words in strange["not"].values())


def test_a_table_is_said_line_by_line():
    request = {"game": "mineo-3", "seed": 1, "seat": 0, "advance": True}
    found = answer("table", dict(request))
    strange = said(found, plans()["table"], plans(), PSEUDO)
    assert len(strange["log"]) == len(found["log"])
    assert all(line["words"].startswith("[") for line in strange["log"])
    assert [line["kind"] for line in strange["log"]] == [line["kind"] for line in found["log"]]
    assert strange["moves"] == found["moves"] and strange["phase"]["name"] == found["phase"]["name"]


def test_a_poignee_is_offered_and_shown_by_its_name_in_each_language():
    moves = ["0 garde", "1 passe", "2 passe", "3 passe", "0 discard 7S QD QC JC 9C 5C", "0 no announcement"]
    request = {"do": "table", "game": "tarot-fft-4", "seed": 5, "dealer": 3, "seat": 0, "moves": moves}
    for language, name in (("en", "Simple"), ("fr", "Poignée simple"), ("it", "Poignée semplice")):
        action = ask(request | {"language": language})["result"]["actions"][0]
        assert action["label"] == name and action["text"].startswith("show simple T20 ")
        after = ask(request | {"language": language, "moves": [*moves, f"0 {action['text']}"]})["result"]
        assert after["shown"][-1]["words"].startswith(f"{name}, ")


def test_english_is_said_as_it_is():
    request = {"do": "trick", "game": "mineo-3", "cards": "7S KS T4"}
    assert ask(request) == ask(request | {"language": "en"})


@pytest.mark.parametrize("language", ["xx", "", 3, None, ["it"]])
def test_a_language_that_is_not_there_is_one_clear_line(language):
    found = ask({"do": "games", "language": language})
    assert not found["ok"] and "there are en" in found["error"]


def test_a_refusal_is_said_too():
    found = ask({"do": "legal", "game": "mineo-3", "hand": "KS XX", "trick": "", "language": "it"})
    assert not found["ok"] and "XX" in found["error"]


def test_the_names_of_a_sheet_stand_as_they_are_in_another_language():
    names = ["Anna", "Bruno", "nobody", "you", "E"]
    found = ask({"do": "calculator", "game": "tarot-5-call", "facts": {"declarer": 1}, "names": names, "language": "it"})
    assert found["result"]["heads"] == names


def test_a_bid_that_names_a_card_has_it_by_its_name():
    found = ask({"do": "table", "game": "mineo-4", "seed": 1, "dealer": 3, "seat": 0, "language": "it",
                 "moves": ["passo"] * 4})["result"]
    called = next(action["text"] for action in found["actions"] if action["text"].startswith("chiamo"))
    card = next(action["gloss"] for action in found["actions"] if action["text"] == called).partition(": ")[2]
    asked = ask({"do": "table", "game": "mineo-4", "seed": 1, "dealer": 3, "seat": 1, "language": "it",
                 "moves": ["passo"] * 4 + [called]})["result"]
    assert card and not card.startswith("T")
    assert asked["log"][-1]["words"] == f"A sinistra: chiamo {card}." and asked["log"][-1]["said"] == f"chiamo {card}"
    assert asked["phase"]["words"] == f"La dichiarazione più alta finora è chiamo {card}. Che cosa dichiari?"


@pytest.mark.parametrize(("game", "phrase", "said"), [
    ("mineo-3", "cards to the chest", "Carte al petto"), ("calatafimi-4", "strikes the table very hard", "Colpo fortissimo sul tavolo"),
    ("mineo-3", "faglio", "Faglio"), ("calatafimi-4", "twenty", "Venti"), ("tortorici-4", "one face up", "Una scoperta"),
])
def test_what_is_said_and_done_at_the_table_is_in_the_readers_language(game, phrase, said):
    words = Message("{Said}", said=spoken(trionfi.games[game], phrase))
    assert str(words).lower() == phrase
    assert Speaker(tables.catalogue("it")[0]).say(words) == said


def test_one_without_a_trump_hears_it_once_where_trumps_are_led():
    void = "KS QS CS JS 10S 9S 8S 7S 6S 5S KB QB CB JB 10B 9B"
    hand = deal(trionfi.games["barcellona-4"], {"0": "T20", "1": void}, dealer=3)
    hand.push("play T20")
    assert hand.step.prompt(hand.view(1)) == "You have no trumps: play any card."


@pytest.mark.parametrize(("game", "seed", "language", "told"), [
    ("tarot-5-call", 0, "fr", "appelle le Roi de carreau."), ("tarot-5-call", 0, "it", "chiama il Re di quadri."),
    ("chambery-tarot-4", 4, "fr", "demande l’atout 21 et le Baga (atout 1)."), ("tarot-fft-4", 3, "fr", "montre une poignée simple"),
    ("asti-partita-3", 0, "fr", "frappe pour une couleur que le troisième joueur coupera."),
    ("asti-partita-3", 0, "it", "striscia la carta sul tavolo: un seme di 4 o più."),
    ("asti-partita-3", 0, "en", "knocks for a suit that the third player will trump."),
])
def test_what_is_told_of_a_player_has_its_articles_and_no_english(game, seed, language, told):
    hand = trionfi.games[game].deal(seed, dealer=trionfi.games[game].players[0] - 1)
    play(hand, [bot("simple", seat) for seat in range(hand.players)])
    asked = {"do": "table", "game": game, "seed": seed, "dealer": hand.dealer, "moves": [str(move) for move in hand.moves]}
    assert any(told in line["words"] for line in ask(asked | {"language": language})["result"]["log"])
