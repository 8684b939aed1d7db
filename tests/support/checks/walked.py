"""The chosen hands of each set of rules, walked once with every invariant on (see `trionfi.soak.trip`)."""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from trionfi.game import Game
from trionfi.soak.walk import Walk

from checks.chosen import numbers, seed_of
from checks.walks import HANDS, Rules, begun


@dataclass(frozen=True)
class Walked:
    """What came of the hands of some rules: the faults that were found, the situations that were met, how many hands there were, and
    whether all that are chosen were walked."""

    faults: tuple[str, ...]
    met: Counter[str]
    hands: int
    whole: bool

    def words(self, kind: str) -> set[str]:
        """The situations of a kind: "step", "did", "ending", "pays"."""
        return {item.removeprefix(f"{kind} ") for item in self.met if item.startswith(f"{kind} ")}


@lru_cache(maxsize=2)
def walked(rules: Rules) -> Walked:
    """The chosen hands of these rules, one after the other."""
    chosen, met, faults = numbers(rules), Counter(), []
    for number in chosen[:HANDS]:
        faults += sound(rules.game, rules.players, seed_of(rules, number), met).faults
    return Walked(tuple(faults), met, len(chosen[:HANDS]), len(chosen) <= HANDS)


@dataclass(frozen=True)
class Sound:
    """One random hand: what is wrong with it, in words, and the situations that it met."""

    faults: tuple[str, ...]
    met: Counter[str]


def sound(game: Game, players: int, seed: str, met: Counter[str] | None = None) -> Sound:
    """Walk one random hand, that of `checks.walks.random_walk`, with every invariant on; `met` counts on from other hands."""
    start, chance = begun(players, seed)
    walk = Walk(game, players, start.dealer, seed, standing=start.standing(game), chance=chance,
                met=Counter() if met is None else met)
    broken = walk.run()
    return Sound((f"seed {seed!r}, move {broken.move}: {broken}",) if broken else (), walk.met)
