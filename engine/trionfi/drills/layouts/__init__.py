"""Questions of bidding whose answers were worked out ahead, a module for each game that has them.

In each the unseen cards were dealt anew again and again, so that the usual bot would have said in each deal what was said; every word that
is open was said in all of these deals, and the hand bid on, discarded and played to its end. `python -m benchmarks.layouts` writes the
modules, by the rules that a game plays when none are named.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from typing import TYPE_CHECKING

from trionfi.cards.chance import Chance
from trionfi.drills.positions import Dealt, Favour, Moment
from trionfi.state.rules import as_usual
from trionfi.values import NamedTuple

if TYPE_CHECKING:
    from trionfi.game import Game

CONTRAST = 5  # the number of the level in which one card is changed, in all games


class Tried(NamedTuple):
    """A word that was said in all deals: how much less than the best it brought on average, in the unit of the game's payments, and half
    the interval in which the true figure lies 95 times in 100; the best word stands first."""

    said: str
    less: float
    interval: float

    @property
    def right(self) -> bool:
        """Whether the deals do not tell it from the best."""
        return self.less <= self.interval


class Before(NamedTuple):
    """The hand with another card: `card` in place of the `new` one, and what came of each word then."""

    card: str
    new: str
    deals: int
    words: tuple[Tried, ...]


class Question(NamedTuple):
    """A moment and what came of each word: hand `number` of a `seed`, with the seat and cards of a favour where one was done and the two
    cards that were `changed` where any were, after its `moves`, and in how many `deals` the words were tried. `before` is told where
    one card is changed."""

    level: int
    seed: int
    number: int
    favour: tuple[int, int] | None
    moves: tuple[str, ...]
    deals: int
    words: tuple[Tried, ...]
    changed: tuple[str, str] | None = None
    before: Before | None = None

    def played(self, game: "Game") -> tuple[Dealt, Moment]:
        """The hand up to the moment, and the moment."""
        dealt = Dealt(game, self.seed, self.number, Favour(*self.favour) if self.favour else None, self.changed)
        hand = dealt.hand
        for move in self.moves:
            hand.push(move)
        seat, actions = hand.turn, hand.legal_actions()
        assert seat is not None and isinstance(actions, tuple)
        words = tuple(str(action) for action in actions if hand.step.speaking.speaks(action))
        table = hand.table
        return dealt, Moment(len(hand.moves), seat, hand.step.key, (), table.hands[seat], 0, words, not table.said, len(table.tricks))


def questions(game: "Game", level: int) -> tuple[Question, ...]:
    """The questions of a level that were worked out; none where the game has none, or is played by other rules."""
    return tuple(one for one in _known(game.slug) if one.level == level) if as_usual(game) else ()


def question(game: "Game", level: int, seed: int | str) -> Question | None:
    """The one of them that a seed asks."""
    known = questions(game, level)
    return known[_place(game.slug, level, seed, len(known))] if known else None


def seeds(game: "Game", level: int) -> tuple[int, ...]:
    """The least seed that asks each of them, in rising order."""
    return _seeds(game.slug, level, len(questions(game, level)))


@cache
def _seeds(slug: str, level: int, many: int) -> tuple[int, ...]:
    found: dict[int, int] = {}
    tries = count()
    while len(found) < many:
        seed = next(tries)
        found.setdefault(_place(slug, level, seed, many), seed)
    return tuple(found.values())


def _place(slug: str, level: int, seed: int | str, many: int) -> int:
    """The place of the question that a seed asks, among so many."""
    return Chance(f"bid {slug} {level} {seed}").below(many)


def paired(game: "Game") -> bool:
    """Whether pairs of hands were worked out for the game, by whichever rules it is played now."""
    return any(one.before for one in _known(game.slug))


@cache
def _known(slug: str) -> tuple[Question, ...]:
    """All that were worked out for a game: each question by itself, and each pair of hands from either side."""
    name = f"{__name__}.{slug.replace('-', '_')}"
    if not find_spec(name):
        return ()
    stored = import_module(name)
    found = [Question(level, seed, number, favour, moves, deals, _tried(words))
             for level, seed, number, favour, moves, deals, words in stored.QUESTIONS]
    for seed, number, favour, moves, (card, new), one, other in stored.CONTRASTS:
        (was, before), (now, after) = ((deals, _tried(words)) for deals, words in (one, other))
        found += [Question(CONTRAST, seed, number, favour, moves, was, before, None, Before(new, card, now, after)),
                  Question(CONTRAST, seed, number, favour, moves, now, after, (card, new), Before(card, new, was, before))]
    return tuple(found)


def _tried(words: tuple[tuple[str, float, float], ...]) -> tuple[Tried, ...]:
    """The words of a row."""
    return tuple(Tried(*word) for word in words)
