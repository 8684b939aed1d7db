"""Puzzles: moments of a hand with a choice that is clearly best, worked out ahead, a module for each game that has them.

Those of the play come from hands that bots played which look ahead. Every card that may be played was played on to the end in many deals
that fit what the player knows. `python -m benchmarks.puzzles` writes the modules, by the rules that a game plays when none are named.
Those of discards and of bids come from hands that the usual bots bid on; they lie in packages of their own, and
`python -m benchmarks.puzzles_before` writes them.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from trionfi.cards.chance import Chance
from trionfi.drills.position import Position
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
APART = 100_000   # hands in which puzzles of one source are found, before the numbers of the next begin
BETWEEN = "; "  # the moves: who plays a card may say something with it after a comma


class Source(NamedTuple):
    """Puzzles that were found in one way: the package of their modules below this one, what may be lost by a choice that is accepted, as a
    share of what the worst loses, and how the texts of a choice are parted. The number of a puzzle tells its source."""

    package: str
    near: float
    parted: Callable[[str], list[str]]

    def module(self, slug: str) -> str:
        """The name of the module of a game."""
        return ".".join(part for part in (__name__, self.package, slug.replace("-", "_")) if part)


PLAY = Source("", NEAR, str.split)
DISCARDS = Source("discards", 0.0, str.split)
BIDS = Source("bids", 0.0, lambda told: [told])
SOURCES = (PLAY, DISCARDS, BIDS)


class Idea(NamedTuple):
    """What the best card does more often than another, in `hands` played on after both: the own side takes a `card`, wins the last trick
    or this one ("card", "last", "trick")."""

    what: str
    card: str
    better: int
    other: int
    hands: int


class Choice(NamedTuple):
    """Cards that count alike, a set to be discarded or a word, how much less than the best they brought on average, half the interval in
    which the true figure lies 95 times in 100, and what the best does that they do not, where a single thing tells."""

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
    def source(self) -> Source:
        """Where it lies."""
        return SOURCES[self.number // PLIES // APART]

    @property
    def near(self) -> float:
        """What may be lost by a choice that is accepted."""
        return self.source.near * max(one.less for one in self.choices)

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
    return _known(game.slug, SOURCES[number // PLIES // APART])[number]


@cache
def _known(slug: str, source: Source) -> dict[int, Puzzle]:
    """Those of a source that were worked out for a game, by number."""
    return {one.number: one for one in read(import_module(source.module(slug)).PUZZLES)}


def read(rows: Sequence[tuple[int, int, int, int, bool, int, str, str]]) -> list[Puzzle]:
    """Puzzles as a module has them."""
    return [Puzzle(*row[:-1], tuple(_choice(told, SOURCES[row[0] // PLIES // APART]) for told in row[-1].split(", "))) for row in rows]


def _choice(told: str, source: Source) -> Choice:
    """A choice as it is kept: the cards or the word, what it loses, and the idea, where there is one."""
    texts, _, rest = told.partition(": ")
    less, interval, *idea = rest.split()
    cards = tuple(source.parted(texts))
    if not idea:
        return Choice(cards, float(less), float(interval), None)
    what, card, better, other, hands = idea
    return Choice(cards, float(less), float(interval), Idea(what, card.strip("-"), int(better), int(other), int(hands)))


def kept(one: Puzzle) -> tuple[int, int, int, int, bool, int, str, str]:
    """A puzzle as its module has it."""
    told = [f"{' '.join(cards)}: {less:g} {interval:g}"
            + (f" {idea.what} {idea.card or '-'} {idea.better} {idea.other} {idea.hands}" if idea else "")
            for cards, less, interval, idea in one.choices]
    return *one[:-1], ", ".join(told)
