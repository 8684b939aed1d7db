"""Whether advice contradicts the table that it shows: what hints and reviews advise, beside the worths that stand with it.

`python -m benchmarks.advice [--decisions N] [--repeat] [GAME ...]` lets `simple` play hands on all seats and asks at each decision of seat
0 what a hint would say, until so many were weighed in each game (default 25). A line has how many advised something else than the best of
what stood there, how many said that the best is told from all others, in how many hands they were weighed (median), and the processor time
of one (mean). `--repeat` weighs each once more, in other and more hands, and tells how often the advised choice came out best there too,
and how often clearly worse than the best.
"""

import argparse
import statistics
import time
from collections.abc import Iterator

import trionfi
from trionfi import service
from trionfi.bots import bot
from trionfi.bots.search.player import SearchBot
from trionfi.game import Game
from trionfi.hand import Hand

GAMES = ("tarot-fft-4", "ottocento", "mineo-3", "minchiate-partners", "troccas-4", "scarto")
DECISIONS = 25
AGAIN = 12000  # actions that are tried out for a decision when it is weighed once more


def decisions(game: Game) -> Iterator[tuple[Hand, dict]]:
    """Moments at which seat 0 must act, hand after hand, with the request for each."""
    for seed in range(10_000):
        hand = game.deal(seed, dealer=seed % game.players[0], players=game.players[0])
        while hand.turn is not None:
            if hand.actor == 0 == hand.turn:
                yield hand, {"game": game.slug, "seed": seed, "dealer": hand.sitting.dealer, "moves": [str(move) for move in hand.moves]}
            hand.push(bot("simple", seed).choose(hand.view(hand.turn)))


def contradicted(found: dict) -> bool:
    """Whether something else is advised than the best of what stands there."""
    worths = found["worths"]
    return found["advice"]["move"] != worths[0]["move"] or any(one["less"] < 0 for one in worths)


def again(hand: Hand, move: str, seed: str) -> tuple[bool, bool]:
    """Whether a move comes out best in other hands, and whether clearly worse than the best."""
    found = SearchBot(seed, AGAIN).weigh(hand.view(hand.turn))
    assert found is not None
    place = [str(action) for action in found.choices].index(move)
    return place == found.best, place != found.best and found.gap(found.best, place).clear


def row(game: Game, count: int, repeat: bool) -> tuple[str, int, int]:
    """The line of a game, with how many decisions were weighed and how many were contradicted."""
    weighed = wrong = told = best = worse = 0
    hands: list[int] = []
    spent = 0.0
    for hand, request in decisions(game):
        start = time.process_time()
        found: dict = service.answer("weigh", request)  # type: ignore[assignment]
        if not found["worths"]:
            continue
        spent += time.process_time() - start
        weighed, wrong = weighed + 1, wrong + contradicted(found)
        told += all(one["clear"] for one in found["worths"][1:])
        hands.append(found.get("hands", 0))
        if repeat:
            right, behind = again(hand, found["advice"]["move"], f"again {weighed}")
            best, worse = best + right, worse + behind
        if weighed == count:
            break
    line = f"{game.slug:22}{weighed:>10}{wrong:>13}{told:>9}{statistics.median(hands):>8.0f}{1000 * spent / weighed:>9.0f}"
    return line + (f"{best:>12}{worse:>7}" if repeat else ""), weighed, wrong


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.advice", description=__doc__.splitlines()[0])
    parser.add_argument("--decisions", type=int, default=DECISIONS)
    parser.add_argument("--repeat", action="store_true")
    parser.add_argument("games", nargs="*", default=GAMES)
    asked = parser.parse_args()
    more = f"{'best again':>12}{'worse':>7}" if asked.repeat else ""
    print(f"{'':22}{'decisions':>10}{'contradicted':>13}{'clear':>9}{'hands':>8}{'ms':>9}{more}")
    rows = []
    for name in asked.games:
        rows.append(row(trionfi.games[name], asked.decisions, asked.repeat))
        print(rows[-1][0], flush=True)
    print(f"{sum(wrong for _, _, wrong in rows)} of {sum(weighed for _, weighed, _ in rows)} decisions contradict their table.")


if __name__ == "__main__":
    main()
