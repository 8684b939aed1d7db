"""Sentences in which seats stand by number, as a reader at the table has them."""

import re
from functools import partial

import pytest
import trionfi
from checks.walks import random_walk
from trionfi.seat_names import called, seat_names
from trionfi.words import Message, Seat, Term
from trionfi.words.phrases import players

NAMES = ("You", "Right", "Left")
ENDS = partial(Message, "{Who} ends at {n}", {"who you": "{Who} end at {n}"}, n=66)
FORFEIT = partial(Message, "{Who_of} part is forfeit")
RI = trionfi.games["mitigati-3"].with_options(profile="ri")


@pytest.mark.parametrize(("message", "seat", "plain", "read"), [
    (ENDS, 0, "player 0 ends at 66", "You end at 66"), (ENDS, 1, "player 1 ends at 66", "Right ends at 66"),
    (FORFEIT, 0, "player 0's part is forfeit", "Your part is forfeit"),
    (FORFEIT, 2, "player 2's part is forfeit", "Left's part is forfeit"),
])
def test_a_sentence_is_told_to_its_reader(message, seat, plain, read):
    made = message(who=Seat(seat))
    assert made == plain and called(made, NAMES) == read


def test_several_players_are_called_in_a_row():
    assert players((0, 2)) == "players 0 and 2"
    assert called(Message("{Players} pay", players=players((0, 2))), NAMES) == "You and Left pay"
    assert called(Message("the others pay {players}", players=players((1, 0, 2))), NAMES) == "the others pay Right, you and Left"


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
