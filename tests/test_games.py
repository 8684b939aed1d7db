"""Games by slug and number, the deal, packets, and what is said of those that are not there."""

import subprocess
import sys
from importlib import import_module

import pytest
import trionfi
from checks.deals import packets
from checks.wrong import clear
from trionfi.errors import TrionfiError
from trionfi.games import aliases, plain
from trionfi.games.index import INDEX
from trionfi.record import packets_of

GAME = trionfi.games["mineo-3"]


def test_a_slug_and_a_number_are_one_game():
    assert trionfi.games["14.6"] is trionfi.games["mineo-3"] is GAME
    assert GAME.ref == "14.6" and GAME.slug == "mineo-3" and GAME.players == (3,)


def test_games_are_a_mapping_by_slug():
    slugs = list(trionfi.games)
    assert "mineo-3" in slugs and len(slugs) == len(set(slugs)) == len(trionfi.games)
    for slug in slugs:
        game = trionfi.games[slug]
        assert game.slug == slug and trionfi.games[game.ref] is game
        assert game.name and game.place and game.period and game.family


def test_the_index_says_what_the_families_say():
    assert [one.slug for one in INDEX] == list(trionfi.games)
    for one in INDEX:
        game = trionfi.games[one.slug]
        assert (one.ref, one.slug, one.name, one.family) == (game.ref, game.slug, game.name, game.family)
        assert import_module(f"trionfi.games.{one.module}").GAMES[one.slug] is game
    listed = {one.module: one.family for one in INDEX}
    assert all(listed[one.module] == one.family for one in INDEX)


def test_the_list_needs_no_family():
    code = """
import json, sys, trionfi, trionfi.service
"14.6" in trionfi.games, list(trionfi.games), trionfi.service.call(json.dumps({"do": "names"}))
print(*(name for name in sys.modules if name.startswith("trionfi.games.")))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["trionfi.games.index"]


@pytest.mark.parametrize("name", ["", "mineo", "mineo3", "14", "14.99", "tarot", None, 14.99, 5, ["mineo-3"],
    b"mineo-3", "min\neo"])
def test_an_unknown_game_is_refused_in_one_line(name):
    with pytest.raises(TrionfiError, match="no game") as caught:
        trionfi.games[name]
    assert clear(caught.value)


@pytest.mark.parametrize("name", ["MINEO-3", "mineo-3 ", "Mineo_3", "mineo 3", 14.6, "Three-handed Tarocchi of Mineo",
                                  "three-handed tarocchi of mineo"])
def test_case_accents_and_names_are_forgiven(name):
    assert trionfi.games[name] is GAME and name in trionfi.games


def test_what_may_mean_two_games_means_none():
    with pytest.raises(TrionfiError, match=r"write '14\.1' or '14\.10' as a text"):
        trionfi.games[14.1]
    with pytest.raises(TrionfiError, match="no game 'Partita'"):
        trionfi.games["Partita"]
    assert 14.1 not in trionfi.games and trionfi.games["l'ecorche"] is trionfi.games["8.25"]


def test_games_are_found_by_words_players_and_place():
    found = [game.slug for game in trionfi.games.find("french tarot", players=4)]
    assert found[0] == "tarot-fft-4" and "tarot-fft-3" not in found
    played = [trionfi.games[slug].today for slug in found]
    assert played == sorted(played, reverse=True) and len(set(played)) == 2
    assert [game.slug for game in trionfi.games.find("FRENCH Tarot", players=4)] == found
    assert all(4 in trionfi.games[slug].tables for slug in found)
    bologna = trionfi.games.find(place="Bologna", today=True)
    assert bologna and all(game.family == "bologna" and game.today for game in bologna)
    assert [game.slug for game in trionfi.games.find("14.6")] == ["mineo-3"]
    assert len(trionfi.games.find()) == len(trionfi.games) and trionfi.games.find("no such words") == []


@pytest.mark.parametrize(("words", "first"), [
    ("otocento", "ottocento"), ("tarocco bolognese", "ottocento"), ("tarocchini", "ottocento"), ("roi appelé", "tarot-5-call"),
    ("Règles officielles", "tarot-fft-4"), ("tarot à cinq", "tarot-swiss-1900"), ("800", "ottocento"), ("minchiatte", "minchiate-partners"),
    ("Troccas in 6", "troccas-6"), ("come si gioca a ottocento", "ottocento"), ("jeu de tarot à 3", "tarot-1950-3"),
    ("Trocas", "troggen-1659"), ("coira", "troccas-4"), ("pinerollo", "scarto"), ("tarrot", "tarot-fft-4"),
    ("tarocc'ombre in cinque", "tarocc-ombre-5"),
])
def test_games_are_found_by_what_players_say(words, first):
    assert first in [game.slug for game in trionfi.games.find(words)][:5]


@pytest.mark.parametrize("words", ["5 players", "à cinq", "in cinque", "zu fünft", "five-handed", "cinq joueurs", "for five"])
def test_a_number_of_players_is_understood_in_four_languages(words):
    assert trionfi.games.find(words) == trionfi.games.find(players=5)


def test_a_place_is_found_by_its_name_in_another_language():
    sicily = trionfi.games.find("sicily")
    for words in ("Sicile", "sicilia", "tarocchi siciliani", "Regole del tarocco siciliano", "scicilia"):
        assert trionfi.games.find(words) == sicily
    assert {game.family for game in trionfi.games.find("bolonais")} == {"bologna", "minchiate"}
    assert all(game.pack.size == 63 for game in trionfi.games.find("63 carte"))


def test_a_number_that_says_nothing_is_part_of_a_phrase():
    assert aliases.understood(["49", "points", "deux", "bouts"]) == (["scoring", "bout"], {})
    assert aliases.understood(["mort", "a", "trois", "joueurs"]) == (["french", "tarot", "mort"], {})
    assert aliases.understood(["points"]) == (["points"], {}) and aliases.understood(["2", "4", "points"]) == (["2", "scoring"], {})


def test_what_is_no_game_finds_none():
    assert all(trionfi.games.find(words) == [] for words in ("misdeal", "punteggio", "zzzzz", "5 zzzzz"))


def test_aliases_are_written_as_they_are_compared_and_mean_one_thing_each():
    said = {}
    for meant, tongues in aliases.MEANT.items():
        for text in tongues.values():
            for phrase in text.split(","):
                phrase = phrase.strip()
                written = phrase.replace("#", "7")
                assert plain(written).replace("-", " ") == written and said.setdefault(phrase, meant) == meant
    assert not set(said) & (set(aliases.MEANT) | aliases.IDLE) and set(said) & aliases.WEAK == {"tarocco"}
    assert {fact for fact in aliases.meanings()["numbered"].values()} == {"players", "cards"}


@pytest.mark.parametrize(("language", "sheet"), [("it", "segnapunti"), ("fr", "feuille de marque")])
def test_an_edition_reads_the_same_phrases_in_its_own_words_and_in_english_ones(language, sheet):
    phrases, english = (aliases.meanings(one)["phrases"] for one in (language, "en"))
    own = aliases.ON_PAGES[language]
    assert set(own) <= set(aliases.MEANT) and english == aliases.PHRASES
    assert (phrases["keep score"], phrases["score sheet"], english["keep score"]) == (f"{sheet}, score sheet",) * 2 + ("score sheet",)
    assert {phrase for phrase in phrases if phrase not in english} == set(own)
    assert all(word.isalpha() and word.islower() for words in own.values() for word in words.split())


def test_a_near_miss_is_suggested():
    with pytest.raises(TrionfiError, match="mineo-3"):
        trionfi.games["mineo"]


def test_profile_and_options_make_another_game():
    book = GAME.with_options("book", early_solo="any-round")
    assert book.profile == "book" and book.option_value("early-solo") == "any-round" and book.option_value("rivanto") == "any"
    assert book == GAME.with_options("book", {"early-solo": "any-round"})


def test_the_default_profile_is_played_without_one():
    assert GAME.profile == GAME.default_profile == "association" and GAME.changed == {}


def test_what_is_public_is_there():
    for name in trionfi.__all__:
        assert getattr(trionfi, name) is not None


@pytest.mark.parametrize("wrong", [{"dealer": 3}, {"dealer": -1}, {"dealer": "0"}, {"dealer": True}, {"dealer": None}, {"dealer": 1.0},
                                   {"players": 2}, {"players": 4}, {"players": "3"}, {"seed": 1.5}, {"seed": None}, {"seed": True},
                                   {"seed": ["x"]}])
def test_a_deal_that_cannot_be(wrong):
    with pytest.raises(TrionfiError) as caught:
        GAME.deal(**({"seed": 1} | wrong))
    assert clear(caught.value)


def test_a_deal_needs_a_seed_or_packets():
    with pytest.raises(TrionfiError, match="a deal needs a seed or packets"):
        GAME.deal()


def test_packets_that_place_every_card_leave_nothing_to_the_seed():
    made = packets_of(GAME.deal(seed=1))
    hand = GAME.deal(seed=2, packets=made)
    assert packets_of(hand) == made and hand.seed is None


def test_packets_deal_what_they_say():
    made = packets(GAME, {"0": "T20 KS", "talon": "7S 8S 9S"})
    hand = GAME.deal(packets=made, dealer=1)
    assert hand.seed is None and hand.dealer == 1
    assert packets_of(hand) == {"hands": [" ".join(cards) for cards in made["hands"]], "talon": "7S 8S 9S"}
    assert {GAME.pack.index["T20"], GAME.pack.index["KS"]} <= set(hand.deal.hands[0][:5])
    assert hand.view(0).hand >> GAME.pack.index["T20"] & 1


def test_a_seed_and_its_packets_are_the_same_deal():
    hand = GAME.deal(seed="same", dealer=2)
    assert GAME.deal(packets=packets_of(hand), dealer=2).deal == hand.deal


def change(**changes):
    """The packets of a deal with something wrong."""
    made = packets_of(GAME.deal(seed=5))
    return made | changes


HANDS = packets_of(GAME.deal(seed=5))["hands"]


@pytest.mark.parametrize(("wrong", "words"), [
    ("T20 KS", "packets are an object"), ([1], "packets are an object"), ({}, "hands"), (change(hands=HANDS[:2]), "3 hands"),
    (change(hands="x"), "hands"), (change(hands=[*HANDS, ""]), "3 hands"), (change(hands=["", *HANDS[1:]]), "0 cards and needs 20"),
    (change(hands=[HANDS[0] + " ZZ", *HANDS[1:]]), "ZZ"), (change(hands=[HANDS[1], HANDS[1], HANDS[2]]), "twice"),
    (change(hands=[HANDS[0].replace(HANDS[0].split()[0], HANDS[0].split()[1], 1), *HANDS[1:]]), "twice"),
    (change(hands=[5, *HANDS[1:]]), "hand 0"), (change(hands=[None, *HANDS[1:]]), "hand 0"),
    (change(talon=""), "talon"), (change(talon="T20"), "talon"), (change(talon=7), "talon"), (change(stock="T20"), "stock"),
    ({"hands": HANDS}, "talon"),
])
def test_packets_that_cannot_be(wrong, words):
    with pytest.raises(TrionfiError, match=words) as caught:
        GAME.deal(packets=wrong)
    assert clear(caught.value)


def test_the_numbers_of_the_deal_fit_the_pack():
    for slug in trionfi.games:
        game = trionfi.games[slug]
        for players in game.players:
            hand = game.deal(seed=1, players=players)
            cards = [number for place in (*hand.deal.hands, *(pile for _, pile in hand.deal.piles)) for number in place]
            pack = list(range(hand.game.pack.size))
            assert sorted(cards) == pack if hand.game.payments.whole else set(cards) <= set(pack), f"{slug} for {players}"
            assert len(set(cards)) == len(cards)
            assert game.seats(players) == players


def test_packs_of_one_name_are_one_pack() -> None:
    """The name of a pack is the key under which tables and actions are kept."""
    named: dict[str, object] = {}
    for game in trionfi.games.values():
        puts = [edit.value for option in game.options for value in option.values for edit in value.edits if edit.path == "pack"]
        for pack in (game.pack, *puts):
            assert named.setdefault(pack.name, pack) == pack, f"{game.slug}: another pack is called {pack.name}"


def test_a_module_of_games_is_imported_under_a_name_of_ones_own():
    import trionfi.games.piedmont as piedmont

    assert piedmont.GAMES["venticinque-3"] is trionfi.games["venticinque-3"]
