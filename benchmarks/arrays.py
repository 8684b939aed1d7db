"""Steps a second as a learning machine takes them, with the legal actions and the observation as an array at each, beside RLCard and
OpenSpiel in the same run.

usage: python -m benchmarks.arrays [--seconds S] [GAME ...]

Each row is measured in short turns with RLCard's Dou Dizhu, and the ratio is the median of those of the turns, for these machines are
noisy. OpenSpiel's tarok has no array of what a player knows, so its row has the text that it gives instead. Time on the processor.
"""

import argparse
import random
from collections.abc import Callable
from statistics import median

from trionfi.env import Env

from benchmarks.engine import ROUNDS, rate

USUAL = ("scarto", "troccas-4", "mineo-3", "tarot-fft-4", "ottocento", "minchiate-partners")
BESIDE = "RLCard doudizhu"


def trionfi_steps(slug: str) -> Callable[[int], int]:
    """A function that plays one random hand of a game from a seed and returns how many steps it took."""
    made = Env(slug)

    def one(seed: int) -> int:
        draw, position, steps = random.Random(seed), made.deal(seed), 0
        while not position.over:
            position.observe()
            legal = position.legal()
            position.step(legal[draw.randrange(len(legal))])
            steps += 1
        position.rewards()
        return steps
    return one


def rlcard_steps(name: str) -> Callable[[int], int]:
    """A function that plays one random hand of a game of RLCard, whose state at each step has the observation and the legal actions."""
    import rlcard

    made = rlcard.make(name)

    def one(seed: int) -> int:
        draw, steps = random.Random(seed), 0
        made.seed(seed)
        state, _ = made.reset()
        while not made.is_over():
            legal = list(state["legal_actions"])
            state, _ = made.step(legal[draw.randrange(len(legal))])
            steps += 1
        made.get_payoffs()
        return steps
    return one


def openspiel_steps(name: str, seen: str) -> Callable[[int], int]:
    """A function that plays one random hand of a game of OpenSpiel; `seen` is the method that tells what the player knows."""
    import pyspiel

    game = pyspiel.load_game(name)

    def one(seed: int) -> int:
        draw, state, steps = random.Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[draw.randrange(len(outcomes))][0])
                continue
            getattr(state, seen)()
            legal = state.legal_actions()
            state.apply_action(legal[draw.randrange(len(legal))])
            steps += 1
        state.returns()
        return steps
    return one


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("games", nargs="*", default=USUAL)
    asked = parser.parse_args()
    rows = {f"RLCard {name}": rlcard_steps(name) for name in ("doudizhu", "uno", "bridge")}
    rows |= {"OpenSpiel tarok, as text": openspiel_steps("tarok(players=4)", "information_state_string"),
             "OpenSpiel hearts": openspiel_steps("hearts", "information_state_tensor")}
    rows |= {f"trionfi {slug}": trionfi_steps(slug) for slug in asked.games}
    turns: dict[str, list[tuple[float, float]]] = {name: [] for name in rows}
    for _ in range(ROUNDS):
        for name, one in rows.items():
            turns[name].append((rate(one, asked.seconds / ROUNDS), rate(rows[BESIDE], asked.seconds / ROUNDS / 2)))
    print(f"{'random play with arrays':32}{'steps a second':>16}{'x Dou Dizhu':>13}")
    for name, found in turns.items():
        print(f"{name:32}{max(own for own, _ in found):16,.0f}{median(own / other for own, other in found):13.2f}")


if __name__ == "__main__":
    main()
