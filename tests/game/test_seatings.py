"""What hangs on the number of players."""

import pytest
import trionfi
from trionfi.errors import TrionfiError
from trionfi.game.edits import Put

GAME = trionfi.games["mattazza"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_cards_are_counted_by_as_many_as_play(players):
    assert GAME.at(players).counting.group == players == GAME.deal(seed=1, players=players).game.counting.group
    empties = [card for card in GAME.pack.texts if card[0] in "6789"][:players]
    assert GAME.count(empties, players=players).points == 1


def test_the_first_number_needs_no_seating():
    assert GAME.at() is GAME.at(GAME.players[0]) is GAME


def test_it_is_the_same_game_under_its_options():
    game = GAME.with_options(hundred="yes")
    seated = game.at(5)
    assert seated.option_value("hundred") == "yes" and seated.changed == game.changed and seated.at(5) == seated
    assert seated.with_options(hundred="no").at(5) == GAME.at(5)


def test_no_seating_for_a_number_that_cannot_play():
    with pytest.raises(TrionfiError, match="3, 5 or 6 players"):
        GAME.at(7)


def test_an_option_may_change_a_seating():
    game = GAME.with_options(aim="announced")
    assert [step.name for step in game.at(4).course] == [step.name for step in GAME.course]
    assert "aim" in [step.name for step in game.at(5).course]
    assert all(isinstance(edit, Put) for seating in GAME.seatings for edit in seating.edits)


@pytest.mark.parametrize("hand", ["most", "twelve"])
def test_what_a_trick_counts_is_told_where_it_counts(hand):
    """Le jeu de Taros of 1659: whether a trick counts a point is the authors' inference, and an option."""
    counts, nothing = (trionfi.games["taros-1659-first"].with_options(tricks=one, hand=hand) for one in ("one", "nothing"))
    for players, cards in zip((2, 4, 5, 6), (39, 19, 15, 13) if hand == "most" else (12,) * 4, strict=True):
        told, bare = (next(one.told(game) for one in game.seatings if one.players == players) for game in (counts, nothing))
        assert f"Each has {cards} cards" in bare and told == f"{bare} The {players} cards of a trick count one."
    assert "inference" in counts.counting.source and "inference" not in nothing.counting.source
