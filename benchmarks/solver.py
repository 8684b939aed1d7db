"""How much work a hand with all cards open is, by the tricks that are left.

`python -m benchmarks.solver [--json FILE] [--hands N] [--most MILLIONS] [GAME ...]` plays hands by `simple` until so many tricks are left,
and solves them, each with so many million cards tried at most. For each number of tricks, up to the first at which that is not enough for
every hand, it prints how many hands were solved, the cards that were tried (median and most), how many times the cards of one trick less
that is, and the milliseconds (median). The milliseconds are those of one machine; the rest is the same on all, and is kept in the file.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time
from typing import NamedTuple

import trionfi
from trionfi.bots import bot
from trionfi.hand import Hand
from trionfi.solver import OpenCards, unsolved
from trionfi.state.decisions import Asks

GAMES = ("venticinque-2", "permesso-3", "barcellona-3", "troccas-4", "tarot-fft-4", "tarot-5-call")
TRICKS = range(4, 20)
MILLION = 1_000_000


class Work(NamedTuple):
    """What a hand took: cards tried, milliseconds of the processor, and whether all is known then."""

    tried: int
    spent: float
    done: bool


def positions(slug: str, tricks: int, count: int) -> Iterator[Hand]:
    """Hands with so many tricks left, before the lead."""
    game = trionfi.games[slug]
    for seed in range(4 * count):
        hand = game.deal(f"solver {seed}", dealer=0)
        seats = [bot("simple", seat) for seat in range(hand.players)]
        while hand.turn is not None:
            table = hand.table
            if hand.step.asks is Asks.CARD and not table.plays and table.hands[hand.turn].bit_count() <= tricks:
                if table.hands[hand.turn].bit_count() == tricks and not unsolved(hand):
                    yield hand
                    count -= 1
                break
            hand.push(seats[hand.turn].choose(hand.view(hand.turn)))
        if not count:
            return


def solved(hand: Hand, most: int) -> Work:
    """A hand solved, or left when so many cards were tried."""
    start = process_time()
    cards = OpenCards(hand)
    done = cards.go_on(most)
    return Work(cards.tried, 1000 * (process_time() - start), done)


def lines(slug: str, hands: int, most: int) -> Iterator[dict[str, int]]:
    """A line for each number of tricks, printed as it is found, until some hand is not solved."""
    before = 0.0
    for tricks in TRICKS:
        found = [solved(hand, most) for hand in positions(slug, tricks, hands)]
        if not found:
            return
        middle = median([one.tried for one in found])
        done = sum([one.done for one in found])
        ratio = f"{middle / before:8.1f}" if before and done == len(found) else " " * 8
        print(f"{slug:20}{tricks:7}{done:5} / {len(found)}{middle:14,.0f}{max(one.tried for one in found):14,}{ratio}"
              f"{median([one.spent for one in found]):10.0f}", flush=True)
        yield {"tricks": tricks, "solved": done, "hands": len(found), "tried": round(middle), "most": max(one.tried for one in found)}
        before = middle
        if done < len(found):
            return


def main() -> int:
    """Print the table, and write it as JSON where a file is named."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.solver", description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path)
    parser.add_argument("--hands", type=int, default=5)
    parser.add_argument("--most", type=int, default=100, metavar="MILLIONS")
    parser.add_argument("games", nargs="*", default=GAMES)
    asked = parser.parse_args()
    print(f"{'game':20}{'tricks':>7}{'solved':>9}{'cards tried':>14}{'most':>14}{'ratio':>8}{'ms':>10}")
    found = {slug: list(lines(slug, asked.hands, asked.most * MILLION)) for slug in asked.games}
    if asked.json:
        told = {slug: ",\n".join(f"   {json.dumps(line)}" for line in own) for slug, own in found.items()}
        games = ",\n".join(f'  {json.dumps(slug)}: [\n{own}]' for slug, own in told.items())
        asked.json.write_text(f'{{"most": {asked.most * MILLION}, "games": {{\n{games}}}}}\n')
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
