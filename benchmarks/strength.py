"""How much stronger one bot is than another: duplicate deals, seats swapped, with the interval that so many deals leave.

`python -m benchmarks.strength [--deals N] [--bot search] [--against simple] [--json FILE] [GAME ...]` deals each hand of a game once for
every seat, the bot there and the other on all other seats, and once with the other on all. What counts is the score of the bot beyond that
of the other in the same seat with the same cards, a mean for each deal; the interval is that of the mean over the deals, 95 in 100 (by
Student's distribution). Where no hand pays anybody the card points won count. The other may be `cards-at-random`: it bids, lays away
and declares as `simple` does, and plays any card; or a bot as it was at another commit, `simple@main`.
"""

import argparse
import json
import statistics
import time
from pathlib import Path

import trionfi
from trionfi.bots import Bot, bot, play
from trionfi.bots.base import any_action
from trionfi.game import Game
from trionfi.state.decisions import Asks

from benchmarks.earlier import earlier

STUDENT = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 8: 2.36, 10: 2.26, 12: 2.20, 15: 2.14, 20: 2.09, 30: 2.05, 60: 2.00}


class CardsAtRandom(Bot):
    """Decides as `simple` does, and plays any card."""

    name = "cards-at-random"

    def choose(self, view):
        """What it does."""
        if view.choice is None and view.game.step(view.step).asks is Asks.CARD:
            return any_action(view, self.seed)
        return bot("simple", self.seed).choose(view)


def seated(name: str, seed: str) -> Bot:
    """The bot of that name."""
    if name == CardsAtRandom.name:
        return CardsAtRandom(seed)
    usual, _, commit = name.partition("@")
    return earlier(usual, commit, seed) if commit else bot(usual, seed)


def differences(game: Game, players: int, deals: int, name: str, against: str) -> tuple[list[float], str]:
    """For each deal by how much the bot scored more than the other would have in its place, the mean of the seats; and in what unit."""
    paid, points = [], []
    for number in range(deals):
        def scores(seat: int | None, number: int = number) -> tuple[list[float], list[float]]:
            bots = [seated(name if place == seat else against, f"{number}-{place}") for place in range(players)]
            hand = play(game.deal(f"strength {number}", dealer=number % players, players=players), bots)
            return [float(one) for one in hand.settlement.scores], [float(hand.table.gained(place)) for place in range(players)]

        usual, tried = scores(None), [scores(seat) for seat in range(players)]
        for found, unit in ((paid, 0), (points, 1)):
            found.append(statistics.fmean(tried[seat][unit][seat] - usual[unit][seat] for seat in range(players)))
    return (paid, game.payments.ledger) if any(paid) else (points, "card points")


def interval(found: list[float]) -> float:
    """Half the width of the interval in which the true mean lies, 95 times in 100."""
    if len(found) < 2:
        return float("inf")
    times = STUDENT[max(count for count in STUDENT if count <= len(found))]
    return times * statistics.stdev(found) / len(found) ** 0.5


def measured(game: Game, players: int, deals: int, name: str, against: str) -> dict[str, object]:
    """The line of a game: the mean difference a hand in the unit of its scores, and half its interval."""
    start = time.process_time()
    found, unit = differences(game, players, deals, name, against)
    mean, half = statistics.fmean(found), interval(found)
    verdict = "ahead" if mean > half else "behind" if mean < -half else "open"
    return {"game": game.slug, "players": players, "bot": name, "against": against, "deals": deals, "mean": round(mean, 3),
            "interval": round(half, 3), "unit": unit, "verdict": verdict,
            "seconds a hand": round((time.process_time() - start) / (deals * (players + 1)), 2)}


def main() -> None:
    """Print the table, and write it as JSON where a file is named: lines of games measured before are kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("--bot", default="search")
    parser.add_argument("--against", default="simple")
    parser.add_argument("--json", type=Path)
    parser.add_argument("games", nargs="*")
    asked = parser.parse_args()
    kept = json.loads(asked.json.read_text()) if asked.json and asked.json.exists() else []
    for name in asked.games or trionfi.games:
        game = trionfi.games[name]
        for players in game.players:
            line = measured(game, players, max(2, asked.deals), asked.bot, asked.against)
            print(f"{game.slug:26}{players:>3}{line['deals']:>6}{line['mean']:>+10.2f} +- {line['interval']:<8.2f}{line['verdict']:7}"
                  f"{line['seconds a hand']:>7.2f} s", flush=True)
            same = ("game", "players", "bot", "against")
            kept = [one for one in kept if any(one[key] != line[key] for key in same)] + [line]
            if asked.json:
                asked.json.write_text("[\n" + ",\n".join(f" {json.dumps(one)}" for one in kept) + "\n]\n")


if __name__ == "__main__":
    main()
