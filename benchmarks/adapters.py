"""The generic tests of PettingZoo and OpenSpiel over every game, with their counts and times.

usage: python -m benchmarks.adapters [pettingzoo|openspiel ...] [--games GAME ...] [--cycles N]
"""

import argparse
import time
import warnings

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


TESTS = {"pettingzoo": pettingzoo, "openspiel": openspiel}


def main() -> None:
    """Run them and print a line for each adapter."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("adapters", nargs="*", choices=[*TESTS, []], default=list(TESTS))
    parser.add_argument("--games", nargs="+", default=list(trionfi.games))
    parser.add_argument("--cycles", type=int, default=100)
    asked = parser.parse_args()
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
