"""Whether a hand is worth what a reader is told: the figures of `service.worth` beside hands that are dealt and played without it.

`python -m benchmarks.worth [--hands N] [--layouts N] [--games GAME ...]` asks about one hand of each game, and deals that hand to the same
seat N times with all other cards by Python's own `random`. Deals in which another player, being `simple`, would have spoken otherwise are
dealt anew. The choice is made, and `simple` plays all seats to the end by the full rules: no layout, no kernel and no quick rule of thumb
of the search is in it. Each choice that was tried in all layouts is one line: what is told, what came of it, and whether the intervals of
both leave the difference to chance.
"""

import argparse
import random
from collections.abc import Iterator
from statistics import mean, stdev
from typing import Any

import trionfi
from trionfi.bots.simple import SimpleBot
from trionfi.bots.worth.outcome import Outcome, outcome
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.service import answer
from trionfi.state.actions import Choice

GAMES = ("tarot-fft-4", "mineo-4", "ottocento", "tarocc-ombre-3")
SEED, SEAT = 5, 1
NORMAL = 1.96


def question(game: Game) -> dict[str, Any]:
    """The question of a game: the hand that a seed deals to the player after the dealer."""
    hand = game.deal(SEED)
    return {"game": game.slug, "hand": [game.pack.texts[number] for number in hand.deal.hands[SEAT]], "seat": SEAT, "dealer": 0}


def told(asked: dict[str, Any], layouts: int) -> dict[str, Any]:
    """What the service says, after so many layouts."""
    found: Any = None
    while found is None or found["layouts"] < layouts:
        found = answer("worth", asked | {"layouts": 20, "sums": found and found["sums"]})
    return found


def ends(game: Game, asked: dict[str, Any], said: list[str], move: str, hands: int) -> Iterator[Outcome]:
    """How so many hands ended in which the seat did this."""
    draws, number = random.Random(f"{game.slug} {move}"), 0
    while number < hands:
        hand = game.deal(draws.randrange(10**9), packets={"hands": {SEAT: asked["hand"]}})
        if not spoken(hand, said):
            continue
        while move and not _possible(hand, move):
            hand.push(SimpleBot(0).choose(hand.view(hand.turn)))
        if move:
            hand.push(move)
        bots = [SimpleBot(draws.randrange(10**9)) for _ in range(hand.players)]
        yield outcome(trionfi.play(hand, bots), SEAT)
        number += 1


def _possible(hand: Hand, move: str) -> bool:
    offered = hand.legal_actions()
    return not isinstance(offered, Choice) and move in map(str, offered)


def spoken(hand: Hand, said: list[str]) -> bool:
    """Bring the hand to where all this is said; whether `simple` says it."""
    simple, left = SimpleBot(0), list(said)
    while left:
        if hand.turn is None:
            return False
        action = simple.choose(hand.view(hand.turn))
        if f"{hand.turn} {action}" == left[0]:
            left.pop(0)
        elif hand.step.speaking.speaks(action) and hand.turn != SEAT:
            return False
        elif hand.step.speaking.speaks(action):
            action = hand.parse(left.pop(0))[1]
        hand.push(action)
    return True


def rows(slug: str, layouts: int, hands: int) -> Iterator[str]:
    """The lines of one game."""
    game = trionfi.games[slug]
    asked = question(game)
    said: Any = answer("held", asked)
    found = told(asked | {"said": said["said"]}, layouts)
    for one in found["choices"]:
        if one["layouts"] < found["layouts"]:
            continue
        came = list(ends(game, asked, said["said"], one["move"], hands))
        paid = [float(end.paid) for end in came]
        half = NORMAL * stdev(paid) / len(paid) ** 0.5
        declared = [end.won for end in came if end.declares]
        off = abs(one["paid"] - mean(paid)) / (one["interval"] ** 2 + half**2) ** 0.5
        made = f"{one['made']['of100']:.0f} of 100, {100 * mean(declared):.0f} came" if one["made"] and declared else ""
        yield (f"{slug:18}{one['move'] or 'the hand':16}{one['paid']:>+9.1f} ±{one['interval']:<7.1f}{mean(paid):>+9.1f} ±{half:<7.1f}"
               f"{off:>5.1f} intervals  {made}")


def main() -> None:
    """Print the lines that were asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.worth", description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=1000)
    parser.add_argument("--layouts", type=int, default=400)
    parser.add_argument("--games", nargs="+", default=GAMES)
    asked = parser.parse_args()
    print(f"{'game':18}{'choice':16}{'told':>9}{'':8}{'came':>9}")
    for slug in asked.games:
        for row in rows(slug, asked.layouts, asked.hands):
            print(row, flush=True)


if __name__ == "__main__":
    main()
