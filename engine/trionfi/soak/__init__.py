"""Soaking: random hands and drills over all games and profiles with every invariant on.

`Soak` goes on from where its state says; the first fault of each sort is made as small as possible and kept with a
record. Files are the command line's business.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError, brief
from trionfi.game import Game
from trionfi.soak.faults import Broken, Fault
from trionfi.soak.walk import Walk, before
from trionfi.words import Message

FORMAT = "trionfi soak 1"
MIXED = 3

__all__ = ["Broken", "Fault", "Soak"]


class Soak:
    """A run over games. `hands`, `drills` and `both` do the work bit by bit; `state` is what to go on from, `result` what to
    report."""

    def __init__(self, games: Sequence[Game], seed: int | str = "soak", state: object = None):
        if not games:
            raise TrionfiError("there is no game to soak")
        self.games, self.seed = list(games), seed
        self.rules = [
            (game, profile, players) for game in self.games
            for profile in [profile.name for profile in game.profiles] or [""] for players in game.tables
        ]
        self.hands_done = self.drills_done = 0
        self.faults: list[dict[str, Any]] = []
        if state is not None:
            self._go_on(state)

    def hands(self, upto: int) -> Iterator[int]:
        """Play hands until there are so many in all; gives their number after each."""
        from trionfi.soak.shrink import shrunk

        while self.hands_done < upto:
            walk = self._walk(self.hands_done)
            broken = walk.run()
            if broken is not None and not self._known(walk.game.slug, broken):
                self.faults.append(shrunk(walk, broken).plain())
            self.hands_done += 1
            yield self.hands_done

    def drills(self, seeds: int) -> Iterator[int]:
        """Make and prove every drill of every game with so many seeds; gives the number of drills after each."""
        from trionfi.soak.drills import prove, questions

        done = 0
        for game, kind, level, seed in questions(self.games, seeds):
            done += 1
            if done <= self.drills_done:
                continue
            broken = prove(game, kind, level, seed)
            if broken is not None and not self._known(game.slug, broken):
                fault = Fault(game.slug, game.profile, dict(game.changed), broken.check, broken.words, 0,
                              {"kind": kind, "level": level, "seed": seed})
                self.faults.append(fault.plain())
            self.drills_done = done
            yield done

    def both(self, enough: Callable[[], bool]) -> Iterator[int]:
        """Hands and drills in turn until it is enough; gives the number of all after each."""
        hands, drills = self.hands(sys.maxsize), self.drills(sys.maxsize)
        while not enough():
            next(hands)
            next(drills)
            yield self.hands_done + self.drills_done

    def result(self) -> dict[str, Any]:
        """The run as the command line prints it."""
        used = self.rules[:self.hands_done] if self.hands_done else []
        games = {game.slug for game, _, _ in used} | ({game.slug for game in self.games} if self.drills_done else set())
        profiles = sorted({f"{game.slug} {profile}".strip() for game, profile, _ in used})
        return {"hands": self.hands_done, "drills": self.drills_done, "games": sorted(games), "profiles": profiles, "faults": self.faults}

    def state(self) -> dict[str, Any]:
        """What a later run needs to go on."""
        return {"format": FORMAT, "seed": self.seed, "games": [game.slug for game in self.games], "hands": self.hands_done,
                "drills": self.drills_done, "faults": self.faults}

    def _go_on(self, state: object) -> None:
        if not isinstance(state, Mapping) or state.get("format") != FORMAT:
            raise TrionfiError(Message("this is no state of a soak: its format is not '{format}'", format=FORMAT))
        slugs = [game.slug for game in self.games]
        if state.get("seed") != self.seed or state.get("games") != slugs:
            raise TrionfiError(Message("the state is that of another run: seed {seed}, games {games}", seed=brief(state.get("seed")),
                                       games=brief(state.get("games"))))
        hands, drills, faults = state.get("hands"), state.get("drills"), state.get("faults")
        if type(hands) is not int or type(drills) is not int or min(hands, drills) < 0 or not isinstance(faults, list):
            raise TrionfiError("the state is damaged: hands and drills are whole numbers, faults a list")
        self.hands_done, self.drills_done, self.faults = hands, drills, list(faults)

    def _known(self, slug: str, broken: Broken) -> bool:
        return any(fault["game"] == slug and fault["check"] == broken.check for fault in self.faults)

    def _walk(self, number: int) -> Walk:
        """Hand number so many: the rules in turn, every third time round with options at random, every second in the midst of
        a match."""
        game, profile, players = self.rules[number % len(self.rules)]
        seed = f"{self.seed} {number}"
        chance = Chance(seed, 31)
        options = {}
        if number // len(self.rules) % MIXED == MIXED - 1:
            options = {option.name: chance.choice(option.values).name for option in game.options if chance.below(2)}
        chosen = game.with_options(profile or None, options) if profile or options else game
        standing = before(chosen, players, seed) if number // len(self.rules) % 2 else None
        return Walk(chosen, players, chance.below(players), seed, standing=standing)
