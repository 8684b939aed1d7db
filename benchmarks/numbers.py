"""How games behave, from hands by bots: `make numbers [GAME=…] [HANDS=…]` adds them to `measured/numbers`.

`python -m benchmarks.numbers [--games GAME ...] [--hands N] [--matches N] [--deals N] [--minutes N] [--workers N]` plays until each game
has so many hands, and so many in whole matches where it has any; the game with the fewest is the next. What can be counted exactly is not
dealt. What was played by other bots or rules is begun anew. Without names of games all are played.
"""

import argparse
import json
import signal
import time
from pathlib import Path

import trionfi
from trionfi.numbers import simulate

from measured import figures
from measured.figures import DEALS, HANDS, MATCHES, PARTS, Kept

AIM, DEALT = 2000, 100_000
AT_ONCE = {DEALS: 10_000}    # so many are played between two savings
FEW = 100


def begun(slug: str, folder: Path) -> Kept:
    """The figures of a game as they are kept, or without hands where they are of other rules."""
    kept = figures.read(slug, folder)
    return Kept.new(slug) if kept is None or kept.stale else kept


def more(kept: Kept, name: str, aim: int, workers: int = 1) -> int:
    """Play some more of a part towards so many hands; how many it has now."""
    part = kept.part(name)
    plan = figures.plan(kept.game, name, min(aim, part.hands + AT_ONCE.get(name, FEW)))
    if plan is None or part.hands >= aim:
        return part.hands
    part.add(simulate(plan, part.begun(), workers))
    kept.parts[name] = part
    return part.hands


def measure(slugs: list[str], aims: dict[str, int], until: float, workers: int = 1, folder: Path = figures.KEPT) -> None:
    """Add hands to the games until the clock shows `until` or all parts have what they are to have; what has the least of that is the
    next. Each game is saved as it goes on."""
    kept = {slug: begun(slug, folder) for slug in slugs}
    left = {(slug, name): kept[slug].part(name).hands / aims[name] for slug in slugs for name in PARTS if figures.plan(slug, name, 1)}
    try:
        while left and time.monotonic() < until:
            slug, name = min(left, key=lambda one: left[one])
            left[slug, name] = more(kept[slug], name, aims[name], workers) / aims[name]
            if left[slug, name] >= 1:
                del left[slug, name]
            figures.write(kept[slug], folder)
    except KeyboardInterrupt:
        print("Stopped; what was played is kept.")


def main() -> None:
    """Play, and print how many hands each game has."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.numbers", description=__doc__.splitlines()[0])
    parser.add_argument("--games", nargs="+", choices=list(trionfi.games), metavar="GAME", help="only these games")
    parser.add_argument("--hands", type=int, default=AIM, help="how many each game is to have")
    parser.add_argument("--matches", type=int, metavar="HANDS", help="how many each game is to have in whole matches, by default as many")
    parser.add_argument("--deals", type=int, default=DEALT, help="how many are dealt where chances cannot be counted exactly")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    slugs = asked.games or list(trionfi.games)
    aims = {DEALS: asked.deals, HANDS: asked.hands, MATCHES: asked.matches or asked.hands}
    measure(slugs, aims, time.monotonic() + asked.minutes * 60, asked.workers)
    for slug in slugs:
        print(json.dumps({"game": slug} | {name: part.hands for name, part in begun(slug, figures.KEPT).parts.items()}))


if __name__ == "__main__":
    main()
