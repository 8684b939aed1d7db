"""What is said of the Fool where each plays for himself, and of one that stays with its holder."""

import trionfi
from trionfi.tricks import Fool

NULLO = trionfi.games["tarot-nullo"]


def test_no_side_is_spoken_of_where_each_plays_for_himself():
    words = NULLO.fool.words("Excuse")
    assert "side" not in words and "If another won the trick, he receives another card" in words


def test_a_lead_is_given_up_in_any_case_only_where_the_rule_says_so():
    """The Hamburg book of 1783 says so; elsewhere it is given up where the Fool may not be led."""
    always, else_led = (trionfi.games[slug].fool.words("Skis") for slug in ("grosstarock-1780", "taroc-german-1750"))
    assert "if he has the lead there, the next player leads" in always
    assert "if he has the lead there and may not lead it, the next player leads" in else_led


def test_the_last_trick_is_named_only_where_it_is_kept_there():
    assert "even if he has won none" in NULLO.fool.words("Excuse")
    assert "even if he has won none" not in NULLO.with_options(options={"last-excuse": "winner"}).fool.words("Excuse")


def test_a_side_that_saves_it_is_spoken_of():
    words = Fool(exchange="when able", covered=False, lead="free").words("Excuse")
    assert "the tricks of his side" in words and "as soon as the holder's side has a trick" in words


def test_an_empty_card_is_spoken_of_only_where_the_rule_says_so():
    chosen, empty = (trionfi.games[slug].fool.words("Fool", alone=True) for slug in ("tarok-german-2", "troggen-1659"))
    assert "an empty one" not in chosen and "Its holder chooses that card" in chosen
    assert "an empty one if there is one" in empty and "chooses" not in empty


def test_the_card_for_it_is_chosen_when_the_play_is_over():
    words = trionfi.games["partita-3"].fool.words("Matto")
    assert "Its holder chooses that card" in words and "the program gives one that counts least" in words


def test_what_the_bonus_of_the_last_trick_becomes_in_a_slam_is_said():
    before, either = (trionfi.games[slug].fool.words("Excuse") for slug in ("tarot-1950-3", "tarot-fft-4"))
    assert "is then earned in the trick before." in before
    assert "is then also earned in the trick before." in either
