"""The generic tests of PettingZoo and OpenSpiel over every game, with their counts and times; and one of OpenSpiel's algorithms.

usage: python -m benchmarks.adapters [pettingzoo|openspiel ...] [--games GAME ...] [--cycles N]
       python -m benchmarks.adapters --learn GAME [--seconds N] [--deals N]
"""

import argparse
import random
import time
import warnings
from statistics import mean, stdev

import trionfi


def pettingzoo(slug: str, cycles: int) -> None:
    """PettingZoo's `api_test` and `seed_test` of a game. Raises AssertionError where one fails."""
    from pettingzoo.test import api_test, seed_test
    from trionfi.env.pettingzoo import env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # api_test warns of observations that are no plain arrays
        api_test(env(slug), num_cycles=cycles, verbose_progress=False)
        seed_test(lambda: env(slug), num_cycles=cycles)


def openspiel(slug: str, cycles: int) -> None:
    """OpenSpiel's random simulation of a game, which also writes and reads its states. Raises where one fails."""
    import pyspiel
    from trionfi.env.openspiel import register

    name, = register([slug])
    pyspiel.random_sim_test(pyspiel.load_game(f"{name}(deals=20)"), num_sims=max(1, cycles // 100), serialize=False, verbose=False)


def learn(slug: str, seconds: float, deals: int, hands: int = 1500) -> None:
    """Outcome-sampling MCCFR, as OpenSpiel has it, over some deals of a game; then what its average policy wins against chance."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
    from trionfi.env.openspiel import register

    name, = register([slug])
    game = pyspiel.load_game(f"{name}(deals={deals})")
    np.random.seed(1)
    solver, start, done = OutcomeSamplingSolver(game), time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        solver.iteration()
        done += 1
    policy, rng, gains = solver.average_policy(), random.Random(2), []
    for number in range(hands):
        state, seat = game.new_initial_state(), number % game.num_players()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.randrange(deals))
            elif state.current_player() == seat:
                weights = policy.action_probabilities(state, seat)
                state.apply_action(rng.choices(list(weights), list(weights.values()))[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        gains.append(state.returns()[seat])
    error = 1.96 * stdev(gains) / hands ** 0.5
    print(f"{slug}: {done} iterations of MCCFR in {seconds:.0f} s over {deals} deals; "
          f"its average policy wins {mean(gains):+.2f} ± {error:.2f} a hand against chance ({hands} hands)")


TESTS = {"pettingzoo": pettingzoo, "openspiel": openspiel}


def main() -> None:
    """Run them and print a line for each adapter."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("adapters", nargs="*", choices=[*TESTS, []], default=[])
    parser.add_argument("--games", nargs="+", default=list(trionfi.games))
    parser.add_argument("--cycles", type=int, default=100)
    parser.add_argument("--learn", metavar="GAME")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--deals", type=int, default=10)
    asked = parser.parse_args()
    if asked.learn:
        return learn(asked.learn, asked.seconds, asked.deals)
    for name in asked.adapters or TESTS:
        start, failed = time.perf_counter(), []
        for slug in asked.games:
            try:
                TESTS[name](slug, asked.cycles)
            except Exception as error:  # each game is tried, whatever another does
                failed.append(f"{slug}: {type(error).__name__}: {str(error)[:160]}")
        passed = f"{name}: {len(asked.games) - len(failed)} of {len(asked.games)} games in {time.perf_counter() - start:.0f} s"
        print(passed, *failed, sep="\n")


if __name__ == "__main__":
    main()
