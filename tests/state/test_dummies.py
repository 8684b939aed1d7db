"""Dummies: where they lie, who plays them, who sees them, and that a hand with them is recorded, replayed and settled like any other."""

from dataclasses import replace

import pytest
import trionfi
from checks.deals import deal, push_all
from checks.state import knowledge
from checks.wrong import refused
from trionfi import service
from trionfi.bots import bot, play
from trionfi.errors import TrionfiError
from trionfi.record import replay, to_record
from trionfi.state.dummies import BEFORE_DEALER, OPPOSITE, Dummies, names, seat_count, within
from trionfi.words import Term

GATTI, MORT = trionfi.games["gatti-2"], trionfi.games["tarot-mort"]
PLAYERS = (Term("You", "seat"), Term("Opponent", "seat"))
OPEN = "discard 2D 3D; no more; no more; no more; no more"


def test_where_they_lie():
    opposite, mort = Dummies(seated=OPPOSITE), Dummies(seated=BEFORE_DEALER)
    assert (opposite.dummies(2), opposite.order(2, 1), opposite.player(2, 2, None), opposite.player(2, 3, None)) == (2, (0, 1, 2, 3), 0, 1)
    assert (mort.dummies(2), mort.order(2, 0), mort.order(2, 1)) == (1, (0, 1, 2), (1, 0, 2))
    assert [mort.player(2, 2, declarer) for declarer in (None, 0, 1)] == [None, 1, 0]
    assert seat_count(GATTI, 2) == 4 and seat_count(trionfi.games["mineo-3"], 3) == 3
    assert trionfi.games["mineo-3"].sides.order(3, 2) == (0, 1, 2)


def test_they_are_called_after_their_players():
    assert names(GATTI, PLAYERS) == ("Your dummy", "Opponent's dummy") and within(GATTI, PLAYERS) == ("your dummy", "Opponent's dummy")
    assert names(MORT, PLAYERS) == ("Mort",) and within(MORT, PLAYERS) == ("the mort",)
    assert names(trionfi.games["mineo-3"], PLAYERS) == ()


def test_seats_and_players_are_two_things():
    hand = GATTI.deal(1, dealer=1)
    assert (hand.players, hand.seats, len(hand.deal.hands)) == (2, 4, 4)
    table = hand.table
    assert table.seats_from(1) == (1, 2, 3, 0) and table.players_from(1) == (1, 0) and table.next_dealer == 0
    assert table.seats_of(frozenset((1,))) == {1, 3} and table.side(3) == {1, 3}
    with pytest.raises(TrionfiError, match="a seat from 0 to 1"):
        GATTI.deal(1, dealer=2)


def test_the_turn_of_a_dummy_is_its_players():
    hand = push_all(deal(GATTI, {"1": "2D 3D", "2": "KC"}, dealer=1), OPEN)
    assert (hand.turn, hand.actor) == (2, 0)
    assert "it is player 2's turn" in refused(hand, "0 play KC")
    hand.push("play KC")
    assert str(hand.moves[-1]) == "2 play KC" and (hand.turn, hand.actor) == (3, 1)
    hand.pop()
    assert hand.turn == 2


def test_at_its_seat_is_what_its_player_knows():
    hand = push_all(deal(GATTI, {"1": "2D 3D", "2": "KC"}, dealer=1), OPEN)
    own, dummy = hand.view(0), hand.view(2)
    assert (own.actor, dummy.actor) == (0, 0) and dummy.hand == hand.table.hands[2]
    assert own.where == dummy.where and own.unseen == dummy.unseen
    assert dummy.where[next(iter(own.game.pack.index[card] for card in own.game.pack.unmask(own.hand)))] == {"hand 0"}


def test_nobody_sees_one_that_nobody_plays_yet():
    hand = MORT.deal(3, dealer=1)
    assert hand.view(2).hand == 0 and hand.view(2).actor is None
    cards = hand.table.hands[2]
    assert all(hand.view(seat).unseen & cards == cards for seat in range(3))


def test_one_that_only_its_player_takes_up():
    course = tuple(replace(step, all=False) if step.name == "dummies" else step for step in GATTI.course)
    hand = push_all(deal(replace(GATTI, course=course), {"1": "2D 3D", "2": "KC"}, dealer=1), "discard 2D 3D")
    king = 1 << GATTI.pack.index["KC"]
    assert not hand.view(0).unseen & king and hand.view(2).hand & king
    assert hand.view(1).unseen & king and not hand.view(3).hand & king
    assert "do not see them" in hand.game.step("dummies").words(hand.game)


@pytest.mark.parametrize("game", [GATTI, MORT], ids=lambda game: game.slug)
def test_a_hand_with_them_is_recorded_and_replayed(game):
    hand = play(game.deal(5, dealer=1), [bot("simple", 1), bot("random", 2)])
    again = replay(to_record(hand))
    assert again.settlement == hand.settlement and len(hand.settlement.scores) == 2
    assert knowledge(again.view(2)) == knowledge(hand.view(2))


def test_the_page_lets_the_reader_play_it():
    asked = {"game": "gatti-2", "seed": 5, "dealer": 1, "seat": 0, "moves": [], "advance": True}
    found = service.answer("table", asked)
    assert found["turn"] == 2 and found["phase"]["name"] == "announce" and not found["undo"]
    while found["phase"]["name"] != "play":
        found = service.answer("table", asked | {"moves": [*found["moves"], "no more"]})
    mine, other = found["dummies"]
    assert found["turn"] == mine["seat"] == 2 and mine["yours"] and not other["yours"] and mine["name"] == "Your dummy"
    assert found["phase"]["words"].startswith("For your dummy: ") and found["order"] == [0, 1, 2, 3]
    assert any(card["playable"] for card in mine["cards"])
    assert not any(card["playable"] for card in [*found["hand"], *other["cards"]]) and found["undo"]


def test_nothing_is_declared_for_a_mort_and_its_rule_is_told():
    words = MORT.sides.laid(MORT)[0]
    assert "opponent of the taker" in words and "Nothing is declared for the mort" in words
    assert "alone against the other player" in MORT.sides.words(MORT) and "alone with his dummy" in GATTI.sides.words(GATTI)
    assert "Opposite each player" in GATTI.sides.laid(GATTI)[0]
