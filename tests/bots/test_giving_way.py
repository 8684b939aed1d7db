"""What `simple` does when another bids higher, or when it may name or buy a card."""

import trionfi
from checks.deals import deal, push_all
from trionfi.bots import bot

WEAK = "2S 3S 4S 5S 6S 7S 8S 9S 10S JS 2B 3B 4B 5B 6B 7B 8B 9B 10B AC 2C 3C 4C 5C"


def said(slug, give, moves):
    hand = push_all(deal(trionfi.games[slug], give, 2), moves)
    return str(bot("simple", "x").choose(hand.view(hand.turn)))


def test_a_weak_hand_gives_way_with_the_word_for_it():
    assert said("tarot-comtois-3", {"0": WEAK}, "prise;sans achat") == "à vous"


def test_a_weak_hand_does_not_go_higher_either():
    assert said("tarot-comtois-3", {"1": WEAK}, "prise;sans achat;je garde") == "à vous"


def test_no_card_of_ones_own_is_asked_for_or_named():
    laid = "discard QS 2S 3S 4S 5S 6S"
    given = {"2": "QS 2S 3S 4S 5S 6S 7S", "3": "KS KC KD 2C 3C"}
    asked = said("tarot-appel-1850", given, f"{laid};passe;achat;passe;passe;rien").split()[1]
    assert asked not in ("KS", "KC", "KD", "2C", "3C")
    named = said("tarot-appel-1940", given, f"{laid};passe;achat").split()[1]
    assert named not in ("KS", "KC", "KD", "2C", "3C")
    called = said("tarot-appel-1940", given, f"{laid};passe;appel").split()[1]
    assert called not in ("KS", "KC", "KD", "2C", "3C")


def test_the_dealer_does_not_call_what_he_has_laid_away():
    given = {"2": "QS CS JS 2S 3S 4S KB QB", "3": "KS KC KD 2C 3C"}
    called = said("tarot-appel-1850", given, "discard QS CS JS 2S 3S 4S;appel;passe;passe;passe").split()[1]
    assert called not in given["2"].split()
