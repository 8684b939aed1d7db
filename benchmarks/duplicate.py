"""Duplicate deals: what a bot makes of a seat, beside what `simple` makes of the same seat with the same cards.

A deal is played once with `simple` on every seat, and once for every seat with another bot there as a guest. The guest's worth in the
deal is the mean over the seats of what he has more than `simple` had there. Two bots are compared by their worth in the same deals, so
what one is ahead of the other is what the other is behind, to the last figure.
"""

import statistics
from functools import lru_cache
from typing import NamedTuple

from trionfi.bots import Bot, bot, play
from trionfi.cards.chance import Chance
from trionfi.game import Game

from benchmarks.earlier import earlier

PLAYS, STREAM = "play", 13
HOST = "simple"


class CardsAtRandom(Bot):
    """Decides as `simple` does, and plays any card. What may be said in the play is no card: a false "fuora" would cost it more than its
    cards do."""

    name = "cards-at-random"

    def choose(self, view):
        """What it does."""
        usual = bot(HOST, self.seed).choose(view)
        if usual.verb != PLAYS:
            return usual
        chance = Chance(f"{self.seed}/{view.seat}/{len(view.events)}", STREAM)
        return chance.choice([action for action in view.offered if action.verb == PLAYS])

    def aside(self, view):
        """What it says unasked."""
        return bot(HOST, self.seed).aside(view)


def seated(name: str, seed: str) -> Bot:
    """The bot of that name: one of the library's, `cards-at-random`, or one as another commit has it, `simple@main`. Raises TrionfiError
    where there is none."""
    if name == CardsAtRandom.name:
        return CardsAtRandom(seed)
    usual, _, commit = name.partition("@")
    return earlier(usual, commit, seed) if commit else bot(usual, seed)


class Gain(NamedTuple):
    """What a bot has more than another in one deal, the mean over the seats: in the game's payments and in card points; and whether any
    hand of the deal paid anybody."""

    paid: float
    points: float
    pays: bool


def difference(game: Game, players: int, number: int, name: str, against: str) -> Gain:
    """By how much the one bot does better than the other in the deal of that number. Raises TrionfiError for a bot that is not there."""
    own, other = worth(game, players, number, name), worth(game, players, number, against)
    return Gain(own.paid - other.paid, own.points - other.points, own.pays or other.pays)


@lru_cache(maxsize=8)
def worth(game: Game, players: int, number: int, name: str) -> Gain:
    """What the bot has more than `simple` in each seat of the deal of that number, the mean over the seats."""
    if name == HOST:
        return Gain(0.0, 0.0, False)
    usual = _usual(game, players, number)
    tried = [_played(game, players, number, name, seat) for seat in range(players)]
    return Gain(*(statistics.fmean(found[kind][seat] - usual[kind][seat] for seat, found in enumerate(tried)) for kind in (0, 1)),
                any(any(paid) for paid, _ in (usual, *tried)))


@lru_cache(maxsize=8)
def _usual(game: Game, players: int, number: int) -> tuple[list[float], list[float]]:
    """The payments and card points of the deal with `simple` on every seat, played once for all that are compared with it."""
    return _played(game, players, number)


def _played(game: Game, players: int, number: int, guest: str = HOST, at: int = -1) -> tuple[list[float], list[float]]:
    """Each player's payments and card points of the deal, with a guest in one seat if there is one."""
    bots = [seated(guest if seat == at else HOST, f"{number}-{seat}") for seat in range(players)]
    hand = play(game.deal(f"strength {number}", dealer=number % players, players=players), bots)
    return [float(one) for one in hand.settlement.scores], [float(hand.table.gained(seat)) for seat in range(players)]
