"""How many payments the hands of each game have, and so which levels of settling differ: hands are dealt and played by bots.

`python -m benchmarks.settled` writes `engine/trionfi/drills/accounts.py` and, for the page, `site_builder/web/src/progress/settling.ts`.
"""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations, pairwise
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

import trionfi
from trionfi.drills import accounts
from trionfi.drills.positions import played
from trionfi.drills.settle import KIND, payments, told_shortly
from trionfi.game import Game

FILE = Path(accounts.__file__)
SCRIPT = Path("site_builder/web/src/progress/settling.ts")
HANDS = 60    # hands of a game that are played
TOLD = 12     # of them, so many that are paid are told without their piles, where that can be
SHARE = 0.2   # of its paid hands, so many at least belong to each level: else a question would be long to find
LEVELS = 3    # at the most
USUAL = (1, 4)


def counted(game: Game, hands: int = HANDS) -> Counter[int]:
    """How many paid hands have how many payments."""
    found = Counter(payments(played(game, f"settled {number}")) for number in range(hands))
    del found[0]
    return found


def cuts(found: Mapping[int, int]) -> tuple[int, ...]:
    """The least number of payments of each level: as many levels as have their share each, and those cut as evenly as can be."""
    numbers, all_hands = sorted(found), sum(found.values())
    for levels in range(LEVELS, 1, -1):
        tried = [(numbers[0], *rest) for rest in combinations(numbers[1:], levels - 1)]
        best = max(tried, key=lambda one: min(_sizes(one, found)), default=())
        if best and min(_sizes(best, found)) >= SHARE * all_hands:
            return best
    return tuple(numbers[:1])


def _sizes(bounds: tuple[int, ...], found: Mapping[int, int]) -> list[int]:
    ends = [*pairwise(bounds), (bounds[-1], sys.maxsize)]
    return [sum(hands for number, hands in found.items() if least <= number < end) for least, end in ends]


def needs_piles(game: Game, hands: int = HANDS) -> bool:
    """Whether hardly a paid hand can be told with points in place of its piles: then piles are given at every level, and at none of its
    own."""
    able = []
    for number in range(hands):
        hand = played(game, f"settled {number}").hand
        keys = [fact.key for fact in game.form(hand.players) if fact.unit == "cards" and fact.optional]
        if hand.settlement and any(any(line.amounts) for line in hand.settlement.lines) and len(able) < TOLD:
            known = hand.facts()
            able.append(not any(key in told_shortly(game, known, hand.settlement, hand.players) for key in keys if key in known))
    return sum(able) < SHARE * len(able)


class Row(NamedTuple):
    """What was found of a game."""

    slug: str
    bounds: tuple[int, ...]
    piles: bool


def found(slug: str) -> Row:
    """How a game's hands differ in their payments, and whether they need their piles."""
    game = trionfi.games[slug]
    return Row(slug, cuts(counted(game)), needs_piles(game))


def written(rows: Iterable[Row]) -> str:
    """The module: the games in which the number of payments makes levels, and those in which piles make none."""
    told = "".join(f'    "{row.slug}": {row.bounds},\n' for row in rows if len(row.bounds) > 1)
    piles = "".join(f'    "{row.slug}",\n' for row in rows if row.piles)
    return (
        '"""What makes levels of settling a hand, found by playing; `python -m benchmarks.settled` writes this.\n\n'
        "`PAYMENTS`: the games whose hands differ in how many payments they have, and the least number for each level.\n"
        "`PILES`: the games in which hardly a hand can be told with points in place of its piles.\n\"\"\"\n\n"
        "from collections.abc import Mapping\nfrom types import MappingProxyType\n\n"
        f"PAYMENTS: Mapping[str, tuple[int, ...]] = MappingProxyType({{\n{told}}})\n"
        f"PILES = frozenset({{\n{piles}}})\n"
    )


def script() -> str:
    """For the page, which keeps answers by the number of their level: the numbers that a game has where they are not the usual ones."""
    offered = {f"{game.slug}.": "".join(map(str, KIND.numbers(game)))
               for game in (trionfi.games[slug] for slug in trionfi.games) if KIND.offered(game)}
    alike: dict[str, list[str]] = {}
    for numbers in sorted({*offered.values()} - {"".join(map(str, USUAL))}, key=int):  # the page looks them up in this order
        others = [name for name, known in offered.items() if known != numbers and known not in alike]
        alike[numbers] = [_start(name, others) for name, known in offered.items() if known == numbers]
    told = "".join(f'  {numbers}: "{" ".join(dict.fromkeys(starts))}",\n' for numbers, starts in alike.items())
    return ("/** How the names of games begin, by the numbers of the levels of settling that they have, where these are not the\n"
            " usual ones: as short as tells them apart, with a point at their end, for the page carries this.\n"
            " `python -m benchmarks.settled` writes it. */\n"
            f'export const USUAL = "{"".join(map(str, USUAL))}";\n\n'
            f"export const SETTLING: Readonly<Record<string, string>> = {{\n{told}}};\n")


def _start(name: str, others: list[str]) -> str:
    """How a name begins, as short as tells it from others."""
    return next(start for size in range(1, len(name) + 1) if not any(one.startswith(start := name[:size]) for one in others))


def main() -> None:
    """Write both; the second by what the first has changed."""
    if sys.argv[1:] == ["script"]:
        SCRIPT.write_text(script(), encoding="utf-8")
        return
    slugs = [slug for slug in trionfi.games if KIND.offered(trionfi.games[slug])]
    with Pool() as pool:
        rows = pool.map(found, slugs, chunksize=1)
    FILE.write_text(written(rows), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "benchmarks.settled", "script"], check=True)


if __name__ == "__main__":
    main()
