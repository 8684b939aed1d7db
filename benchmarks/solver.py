"""How much work a hand with all cards open is, by the tricks that are left.

`python -m benchmarks.solver [--hands N] [--seconds S] [GAME ...]` plays hands by `simple` until so many tricks are left, and solves them.
For each number of tricks it prints how many hands were solved within the seconds, the cards that were tried (median and most), the
milliseconds (median and most), and how many times the cards of one trick less were tried. The milliseconds are those of one machine; the
rest is the same on all.
"""

import argparse
from collections.abc import Iterator
from statistics import median
from time import perf_counter, process_time

import trionfi
from trionfi.bots import bot
from trionfi.hand import Hand
from trionfi.solver import OpenCards, unsolved
from trionfi.state.decisions import Asks

GAMES = ("tarot-fft-4", "troccas-4", "barcellona-3", "permesso-3", "tarocc-ombre-3")
TRICKS = range(4, 20)


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


def solved(hand: Hand, seconds: float) -> tuple[int, float] | None:
    """The cards tried and the milliseconds of the processor, None where it takes longer."""
    start, began = process_time(), perf_counter()
    cards = OpenCards(hand)
    while not cards.go_on(1):
        if perf_counter() - began > seconds:
            return None
    return cards.tried, 1000 * (process_time() - start)


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.solver", description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("games", nargs="*", default=GAMES)
    asked = parser.parse_args()
    print(f"{'game':20}{'tricks':>7}{'solved':>9}{'cards tried':>14}{'most':>14}{'ms':>10}{'most':>10}{'ratio':>8}")
    for slug in asked.games:
        before = 0.0
        for tricks in TRICKS:
            found = [solved(hand, asked.seconds) for hand in positions(slug, tricks, asked.hands)]
            done = [one for one in found if one]
            if not done:
                break
            tried, spent = [one for one, _ in done], [ms for _, ms in done]
            ratio = f"{median(tried) / before:8.1f}" if before else " " * 8
            print(f"{slug:20}{tricks:7}{len(done):5} / {len(found)}{median(tried):14,.0f}{max(tried):14,}{median(spent):10.0f}"
                  f"{max(spent):10.0f}{ratio}", flush=True)
            before = median(tried)
            if len(done) < len(found):
                break
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
