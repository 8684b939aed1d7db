"""The ways in which puzzles ask, and what a puzzle is about."""

from trionfi.drills.puzzles import Puzzle
from trionfi.drills.to_discard import TO_DISCARD
from trionfi.drills.to_play import TO_PLAY
from trionfi.drills.to_say import TO_SAY
from trionfi.drills.way import Way
from trionfi.game import Game
from trionfi.state.view import View
from trionfi.words import Words

WAYS: tuple[Way, ...] = (TO_DISCARD, TO_PLAY, TO_SAY)


def way_of(view: View) -> Way:
    """How that is asked which is to be decided in a view. Raises StopIteration where it is not this seat's turn."""
    return next(way for way in WAYS if way.asks(view))


def view_of(game: Game, puzzle: Puzzle) -> View:
    """What the player knows of whom a puzzle asks something."""
    hand = puzzle.played(game)
    assert hand.turn is not None
    return hand.view(hand.turn)


def theme(game: Game, puzzle: Puzzle) -> Words:
    """What a puzzle is about, by the names of its game."""
    view = view_of(game, puzzle)
    return way_of(view).about(view, puzzle.choices[0])


def theme_key(game: Game, puzzle: Puzzle) -> str:
    """That of `theme.THEMES` which it is."""
    view = view_of(game, puzzle)
    return way_of(view).theme(view, puzzle.choices[0])
