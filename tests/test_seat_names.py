"""Sentences in which seats stand by number, as a reader at the table has them."""

import re

import pytest
import trionfi
from checks.walks import random_walk
from trionfi.seat_names import called, seat_names
from trionfi.words import Message, Term

NAMES = ("You", "Right", "Left")
RI = trionfi.games["mitigati-3"].with_options(profile="ri")


@pytest.mark.parametrize(("words", "read"), [
    ("player 0 ends at 66", "You end at 66"), ("player 1 ends at 66", "Right ends at 66"),
    ("player 0 captures it, though player 1 answered", "You capture it, though Right answered"),
    ("player 2 captures it, though player 0 answered", "Left captures it, though you answered"),
    ("player 0 carries on; player 0 passes", "You carry on; you pass"), ("players 0 and 2 lose", "You and Left lose"),
    ("player 0 goes out", "You go out"), ("player 0 catches it", "You catch it"), ("player 0 loses it", "You lose it"),
    ("player 0's part is forfeit", "Your part is forfeit"), ("player 0 always said it", "You always said it"),
])
def test_any_verb_after_a_reader_stands_in_the_second_person(words, read):
    assert called(words, NAMES) == read


def test_who_answered_is_named_where_a_third_player_captures_the_card():
    """004, 8.7 (1976)."""
    facts = {"points_0": 26, "points_1": 26, "announced_by": 1, "answered_by": 2, "captured_by": 0, "lost_by_1": "T1"}
    because = RI.settle(facts).lines[-1].because
    assert because == "player 0 captures it, though player 2 answered"
    assert called(because, NAMES) == "You capture it, though Left answered"


def test_a_name_that_has_an_article_gets_no_other():
    cards = trionfi.games["troccas-4"].pack.cards
    names = {card.text: Message("{card_the}", card=Term(card.name, "card")) for card in cards}
    assert names["F"] == "il narr" and names["T2"] == "la gaglina" and names["KS"].startswith("the ")


@pytest.mark.parametrize("slug", list(trionfi.games))
def test_every_line_of_a_hand_reads_well_at_every_seat(slug):
    """Nobody is told of in the third person and called "you", and no seat stands as a bare number."""
    game = trionfi.games[slug]
    hands = [random_walk(game.at(game.players[0]), game.players[0], f"read {number}").play(game.at(game.players[0])) for number in range(3)]
    for line in (line for hand in hands for line in hand.played().settlement.lines):
        for seat in range(game.players[0]):
            read = called(line.because, seat_names(game, seat, game.players[0]))
            assert not re.search(r"\b[Yy]ou (?!always)[a-z]+s\b|\bplayers? \d|\bthough \d|\bthe (?:il|la|le|l'|der|dar)\b", read), read
