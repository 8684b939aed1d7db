"""Questions of bidding whose answers were worked out ahead, a module for each game that has them.

In each the unseen cards were dealt anew again and again, so that the usual bot would have said in each deal what was said; every word that
is open was said in all of these deals, and the hand bid on, discarded and played to its end. `python -m benchmarks.layouts` writes the
modules, by the rules that a game plays when none are named.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from trionfi.cards.chance import Chance
from trionfi.drills.positions import Dealt, Favour, Moment
from trionfi.state.rules import as_usual
from trionfi.values import NamedTuple

if TYPE_CHECKING:
    from trionfi.game import Game


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


class Question(NamedTuple):
    """A moment and what came of each word: hand `number` of a `seed`, with the seat and cards of a favour where one was done, after its
    `moves`, and in how many `deals` the words were tried."""

    level: int
    seed: int
    number: int
    favour: tuple[int, int] | None
    moves: tuple[str, ...]
    deals: int
    words: tuple[Tried, ...]

    def played(self, game: "Game") -> tuple[Dealt, Moment]:
        """The hand up to the moment, and the moment."""
        dealt = Dealt(game, self.seed, self.number, Favour(*self.favour) if self.favour else None)
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


@cache
def _known(slug: str) -> tuple[Question, ...]:
    """All that were worked out for a game."""
    name = f"{__name__}.{slug.replace('-', '_')}"
    rows = import_module(name).QUESTIONS if find_spec(name) else ()
    return tuple(Question(level, seed, number, favour, moves, deals, tuple(Tried(*word) for word in words))
                 for level, seed, number, favour, moves, deals, words in rows)


def question(game: "Game", level: int, seed: int | str) -> Question | None:
    """The one of them that a seed asks."""
    known = questions(game, level)
    return Chance(f"bid {game.slug} {level} {seed}").choice(known) if known else None
