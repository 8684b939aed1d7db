"""Seeded random hands of every game, kept as lists of moves so that each check can play them again."""

import os
import sys
from dataclasses import dataclass
from functools import cache

import trionfi
from trionfi.cards.chance import Chance
from trionfi.game import Game
from trionfi.hand import Hand, Move
from trionfi.soak.walk import choose
from trionfi.state.standing import Standing

HANDS = int(os.environ.get("TRIONFI_HANDS") or (25 if sys.platform == "emscripten" else 300))
LONGEST = 2000


@dataclass(frozen=True)
class Rules:
    """A game under one profile, for one number of players."""

    slug: str
    profile: str
    players: int

    @property
    def game(self) -> Game:
        return _game(self.slug, self.profile).at(self.players)

    @property
    def first(self) -> bool:
        """Whether this is the game as it is played when nobody says otherwise."""
        return self.profile in ("", *(profile.name for profile in trionfi.games[self.slug].profiles[:1]))

    def __str__(self) -> str:
        return f"{self.slug}-{self.profile or 'plain'}-{self.players}"


@dataclass(frozen=True)
class Walk:
    """One random hand: how it was dealt, and every move of it."""

    seed: str
    dealer: int
    players: int
    moves: tuple[Move, ...]

    def deal(self, game: Game) -> Hand:
        """The hand before its first move."""
        return game.deal(seed=self.seed, dealer=self.dealer, players=self.players, standing=self.standing(game))

    def standing(self, game: Game) -> Standing:
        """Every other hand comes in the midst of a match."""
        chance = Chance(self.seed, 9)
        return game.match.some(chance, self.players) if chance.below(2) else Standing.new(self.players)

    def play(self, game: Game, moves: int | None = None) -> Hand:
        """The hand after so many moves (all when not said)."""
        hand = self.deal(game)
        for move in self.moves[:moves]:
            hand.push(move.action, move.seat)
        return hand


@cache
def _game(slug: str, profile: str) -> Game:
    game = trionfi.games[slug]
    return game.with_options(profile) if profile else game


def every_rules() -> list[Rules]:
    """Every game there is, under each profile, for each number of players; in Pyodide one of each game."""
    first = slice(0, 1) if sys.platform == "emscripten" else slice(None)
    return [
        Rules(slug, profile, players)
        for slug in trionfi.games
        for profile in ([profile.name for profile in trionfi.games[slug].profiles] or [""])[first]
        for players in trionfi.games[slug].players[first]
    ]


def begun(players: int, seed: str) -> tuple[Walk, Chance]:
    """A random hand before its first move, and the generator that makes its moves."""
    chance = Chance(seed, 7)
    return Walk(seed, chance.below(players), players, ()), chance


def random_walk(game: Game, players: int, seed: str) -> Walk:
    """A hand played at random; each hand has its own leanings, so that every phase is reached in some."""
    walk, chance = begun(players, seed)
    hand = walk.deal(game)
    leanings: dict[str, int] = {}
    while hand.turn is not None:
        assert len(hand.moves) < LONGEST, f"{seed} does not end"
        seat, action = choose(hand, chance, leanings)
        hand.push(action, seat)
    return Walk(walk.seed, walk.dealer, players, tuple(hand.moves))
