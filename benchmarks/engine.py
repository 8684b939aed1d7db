"""Random full-rules play of every game, in plies (actions) a second, beside OpenSpiel's card games in the same run.

`python -m benchmarks.engine [--seconds S] [GAME ...]` prints one table; the ratio to OpenSpiel's C++ `hearts`, driven from
Python in the same way and by the same generator, is what counts. These machines are noisy: from one minute to the next the same code may
run at two thirds of its speed. So each row is measured in short turns with `hearts`, five of them over the whole run, and the ratio is the
median of those of the turns. What is measured is time on the processor.
"""

import argparse
import random
import time
from collections.abc import Callable
from statistics import median

import trionfi
from trionfi.cards.chance import Chance
from trionfi.game import Game
from trionfi.state.actions import Choice

ROUNDS = 5


def play_trionfi(game: Game) -> Callable[[int], int]:
    """A function that plays one random hand of a game from a seed and returns how many actions it took."""
    def one(seed: int) -> int:
        draw, chance = random.Random(seed), Chance(seed, 1)
        hand = game.deal(seed=seed, dealer=seed % game.players[0])
        while hand.turn is not None:
            actions = hand.legal_actions()
            hand.push(actions.sample(chance) if isinstance(actions, Choice) else actions[draw.randrange(len(actions))])
        assert hand.settlement is not None
        return len(hand.moves)
    return one


def play_openspiel(name: str, fixed: tuple[int, ...] = ()) -> Callable[[int], int]:
    """A function that plays one random hand of a game of OpenSpiel from a seed and returns how many actions it took. `fixed` are actions to
    prefer before the play (a fixed contract)."""
    import pyspiel

    game = pyspiel.load_game(name)

    def one(seed: int) -> int:
        draw = random.Random(seed)
        state, plies = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[draw.randrange(len(outcomes))][0])
                continue
            actions = state.legal_actions()
            wanted = next((action for action in fixed if action in actions and plies < 4), None)
            state.apply_action(actions[draw.randrange(len(actions))] if wanted is None else wanted)
            plies += 1
        return plies
    return one


def rate(one: Callable[[int], int], seconds: float) -> float:
    """Plies a second over at least so many seconds."""
    plies, seed, start = 0, 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        plies += one(seed)
        seed += 1
    return plies / spent


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("games", nargs="*")
    asked = parser.parse_args()
    rows = [("OpenSpiel hearts", play_openspiel("hearts")), ("OpenSpiel skat", play_openspiel("skat")),
            ("OpenSpiel tarok, all pass", play_openspiel("tarok(players=4)", (0,)))]
    rows += [(f"trionfi {slug}", play_trionfi(trionfi.games[slug])) for slug in asked.games or trionfi.games]
    turns: dict[str, list[tuple[float, float]]] = {name: [] for name, _ in rows}
    hearts = rows[0][1]
    for _ in range(ROUNDS):
        for name, one in rows:
            turns[name].append((rate(one, asked.seconds / ROUNDS), rate(hearts, asked.seconds / ROUNDS / 2)))
    print(f"{'random play':32}{'plies a second':>16}{'x hearts':>10}")
    ratios = {name: median(own / other for own, other in found) for name, found in turns.items()}
    for name, found in turns.items():
        print(f"{name:32}{max(own for own, _ in found):16,.0f}{ratios[name]:10.2f}")
    games = sorted(ratio for name, ratio in ratios.items() if name.startswith("trionfi "))
    print(f"{len(games)} games: median {median(games):.2f}, lowest {games[0]:.2f}, {sum(ratio < 0.2 for ratio in games)} below 0.2")


if __name__ == "__main__":
    main()
