"""What it costs to look at a hand and to copy it at every ply, beside playing it alone: random play of every game in one run.

`python -m benchmarks.copies [--seconds S] [GAME ...]` prints for each game the plies a second alone, and the share of these that is left
with a view of the seat in turn before each ply, with a copy, with the hand through pickle, and with a replay of its moves, which is what a
copy was before it was a snapshot. Each is measured in short turns with play alone; what is measured is time on the processor.
"""

import argparse
import pickle
import random
from collections.abc import Callable
from statistics import median

import trionfi
from trionfi.game import Game
from trionfi.hand import Hand

from benchmarks.engine import rate

ROUNDS = 5


def replayed(hand: Hand) -> Hand:
    """A hand in the same position, dealt and played anew."""
    other = hand.game.deal(hand.seed, dealer=hand.dealer)
    for seat, action in hand.moves:
        other.push(action, seat)
    return other


WAYS: dict[str, Callable[[Hand], object]] = {
    "alone": lambda hand: None,
    "view": lambda hand: hand.view(hand.turn or 0),
    "copy": lambda hand: hand.copy(),
    "pickle": lambda hand: pickle.loads(pickle.dumps(hand)),
    "replay": replayed,
}


def play(game: Game, way: Callable[[Hand], object]) -> Callable[[int], int]:
    """A function that plays one random hand of a game from a seed, goes that way before each ply, and returns how many plies it took."""
    def one(seed: int) -> int:
        rng = random.Random(seed)
        hand = game.deal(seed, dealer=seed % game.players[0])
        while hand.turn is not None:
            way(hand)
            hand.push(hand.random_action(rng))
        assert hand.settlement is not None
        return len(hand.moves)
    return one


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("games", nargs="*")
    asked = parser.parse_args()
    others = [name for name in WAYS if name != "alone"]
    print(f"{'random play':36}{'plies a second':>16}{''.join(f'{name:>10}' for name in others)}")
    shares: dict[str, list[float]] = {name: [] for name in others}
    for slug in asked.games or trionfi.games:
        game = trionfi.games[slug]
        play(game, WAYS["alone"])(0)
        turns = [{name: rate(play(game, way), asked.seconds / ROUNDS) for name, way in WAYS.items()} for _ in range(ROUNDS)]
        found = {name: median(turn[name] / turn["alone"] for turn in turns) for name in others}
        for name in others:
            shares[name].append(found[name])
        print(f"{slug:36}{max(turn['alone'] for turn in turns):16,.0f}{''.join(f'{found[name]:10.2f}' for name in others)}", flush=True)
    for name, all_ in shares.items():
        print(f"{name}: median {median(all_):.2f}, lowest {min(all_):.2f}, {sum(one < 1 / 3 for one in all_)} of {len(all_)} below a third")


if __name__ == "__main__":
    main()
