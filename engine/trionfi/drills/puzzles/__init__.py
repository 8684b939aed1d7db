"""Puzzles: moments of the play with a choice that is clearly best, worked out ahead, a module for each game that has them.

Each comes from a hand that bots played which look ahead. Every card that may be played was played on to the end in many deals that fit
what the player knows. `python -m benchmarks.puzzles` writes the modules, by the rules that a game plays when none are named.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from trionfi.cards.chance import Chance
from trionfi.drills.base import Position
from trionfi.drills.puzzles.index import STORED
from trionfi.state.rules import as_usual
from trionfi.values import NamedTuple

if TYPE_CHECKING:
    from trionfi.game import Game
    from trionfi.hand import Hand

NEAR = 0.1   # of what the worst card loses: who loses less than that has played as well as the best
PLIES = 1000  # the number of a puzzle is that of its hand, times this, and how many moves were made
LEAST = 4     # puzzles in a level that is offered: with fewer the same one would come again at once
STREAM = 21
BETWEEN = "; "  # the moves: who plays a card may say something with it after a comma


class Idea(NamedTuple):
    """What the best card does more often than another, in `hands` played on after both: the own side takes a `card`, wins the last trick
    or this one ("card", "last", "trick")."""

    what: str
    card: str
    better: int
    other: int
    hands: int


class Choice(NamedTuple):
    """Cards that count alike, how much less than the best they brought on average, half the interval in which the true figure lies 95
    times in 100, and what the best does that they do not, where a single thing tells."""

    cards: tuple[str, ...]
    less: float
    interval: float
    idea: Idea | None


class Puzzle(NamedTuple):
    """A moment of hand and what came of each choice, the best first, in so many `worlds`; `level` tells who misses it. `booked` says
    that the figures are in the unit that is written down in the course of a hand, not in that of the payments."""

    number: int
    level: int
    dealer: int
    players: int
    booked: bool
    worlds: int
    moves: str
    choices: tuple[Choice, ...]

    @property
    def near(self) -> float:
        """What may be lost by a card that is accepted."""
        return NEAR * max(one.less for one in self.choices)

    def right(self, one: Choice) -> bool:
        """Whether a choice is accepted: nothing tells it from the best, or next to nothing is lost by it."""
        return one.less <= max(one.interval, self.near)

    def choice(self, card: str) -> Choice:
        """That to which a card belongs. Raises StopIteration for one that could not be played."""
        return next(one for one in self.choices if card in one.cards)

    def position(self, game: "Game") -> Position:
        """The moment as plain data."""
        hand = self.played(game)
        assert hand.turn is not None
        moves = tuple(str(move) for move in hand.moves)
        return Position(seed_of(game.slug, self.number), hand.dealer, hand.players, hand.turn, moves)

    def played(self, game: "Game") -> "Hand":
        """The hand up to the moment."""
        hand = game.deal(seed_of(game.slug, self.number), dealer=self.dealer, players=self.players)
        for move in self.moves.split(BETWEEN) if self.moves else ():
            hand.push(f"play {move}" if move in game.pack.index else move)
        return hand


def seed_of(slug: str, number: int) -> str:
    """The seed of the hand in which a puzzle was found."""
    return f"puzzle {slug} {number // PLIES}"


def short(moves: Sequence[str], pack: Sequence[str]) -> str:
    """Moves as they are kept: of a card that is played in its turn only the card."""
    found = [move.partition(" ")[2] for move in moves]
    cards = [one.removeprefix("play ") for one in found]
    return BETWEEN.join(card if one.startswith("play ") and card in pack else move
                     for move, one, card in zip(moves, found, cards, strict=True))


def numbers(game: "Game") -> dict[int, tuple[int, ...]]:
    """The numbers of a game's puzzles by level, where that has enough; none by other rules than those that they were found by."""
    levels = STORED.get(game.slug, ()) if as_usual(game) else ()
    return {level: found for level, found in enumerate(levels, 1) if len(found) >= LEAST}


def puzzle(game: "Game", level: int, seed: int | str) -> Puzzle:
    """The puzzle of a level with this number, else one that this seed draws. Raises KeyError for a level without puzzles."""
    known = numbers(game)[level]
    number = seed if isinstance(seed, int) and seed in known else Chance(f"puzzle {game.slug} {level} {seed}", STREAM).choice(known)
    return _known(game.slug)[number]


@cache
def _known(slug: str) -> dict[int, Puzzle]:
    """All that were worked out for a game, by number."""
    return {one.number: one for one in read(import_module(f"{__name__}.{slug.replace('-', '_')}").PUZZLES)}


def read(rows: Sequence[tuple[int, int, int, int, bool, int, str, str]]) -> list[Puzzle]:
    """Puzzles as a module has them."""
    return [Puzzle(*row[:-1], tuple(_choice(told) for told in row[-1].split(", "))) for row in rows]


def _choice(told: str) -> Choice:
    """A choice as it is kept: the cards, what it loses, and the idea, where there is one."""
    cards, _, rest = told.partition(": ")
    less, interval, *idea = rest.split()
    if not idea:
        return Choice(tuple(cards.split()), float(less), float(interval), None)
    what, card, better, other, hands = idea
    return Choice(tuple(cards.split()), float(less), float(interval), Idea(what, card.strip("-"), int(better), int(other), int(hands)))


def kept(one: Puzzle) -> tuple[int, int, int, int, bool, int, str, str]:
    """A puzzle as its module has it."""
    told = [f"{' '.join(cards)}: {less:g} {interval:g}"
            + (f" {idea.what} {idea.card or '-'} {idea.better} {idea.other} {idea.hands}" if idea else "")
            for cards, less, interval, idea in one.choices]
    return *one[:-1], ", ".join(told)
