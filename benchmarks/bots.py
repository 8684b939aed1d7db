"""How well the bot `simple` plays every game against `random`: shares of wins, scores, bids won.

`python -m benchmarks.bots [--hands N] [GAME ...]` plays N deals of each game (default 40), each once with `simple` on every
seat in turn and `random` on the others, and prints one table. A share of wins counts hands in which `simple` scores more than
the others do on average (a draw is half a win); `declarer` is how often `simple` was it, and what it then scored on average.
The second table has `simple` on all seats: how many deals are thrown in, and what declarers score and how often they gain.
"""

import argparse
import statistics
import time
from dataclasses import dataclass, field

import trionfi
from trionfi.bots import bot, play
from trionfi.game import Game


@dataclass
class Tally:
    """What came of the hands of one game: the scores of `simple`, those beyond what the others made on average, its shares of
    wins, its scores as declarer, and how many hands were thrown in."""

    scores: list[float] = field(default_factory=list)
    edges: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    declared: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    thrown: int = 0


def tally(game: Game, players: int, hands: int, name: str = "simple", against: str = "random") -> Tally:
    """So many deals, each with the bot on every seat in turn."""
    found = Tally()
    for number in range(hands):
        for seat in range(players):
            bots = [bot(name if place == seat else against, f"{number}-{place}") for place in range(players)]
            hand = play(game.deal(f"bench {number}", dealer=number % players, players=players), bots)
            _enter(found, hand, seat)
    return found


def _enter(found: Tally, hand, seat: int) -> None:
    scores = [float(score) for score in hand.settlement.scores]
    foes = [scores[other] for other in range(hand.players) if other not in hand.table.side(seat)]
    edge = scores[seat] - sum(foes) / max(1, len(foes))
    found.scores.append(scores[seat])
    found.edges.append(edge)
    if hand.ending.kind == "abandoned":
        found.thrown += 1
        return
    found.wins.append(0.5 if not edge else float(edge > 0))
    declarer = hand.table.contract.declarer
    if declarer == seat:
        found.declared.append(scores[seat])
    elif declarer is not None:
        found.others.append(scores[seat])


def row(name: str, found: Tally, seconds: float) -> str:
    """The line of one game."""
    count = len(found.scores)
    mean, edge = statistics.fmean(found.scores), statistics.fmean(found.edges)
    error = statistics.pstdev(found.edges) / count ** 0.5
    wins = f"{statistics.fmean(found.wins):.0%}" if found.wins else "-"
    declared = f"{len(found.declared) / count:.0%}" if found.declared or found.others else "-"
    made = f"{statistics.fmean(found.declared):+.2f}" if found.declared else "-"
    return (f"{name:26}{count:>6}{wins:>7}{mean:>+9.2f}{edge:>+9.2f}{error:>8.2f}{declared:>10}{made:>9}"
            f"{found.thrown / count:>9.0%}{seconds / count * 1000:>9.0f}")


def alone(game: Game, players: int, hands: int) -> str:
    """The line of a table with `simple` on all seats."""
    scores, thrown = [], 0
    for number in range(hands):
        hand = play(game.deal(f"bench {number}", dealer=number % players, players=players),
                    [bot("simple", f"{number}-{place}") for place in range(players)])
        thrown += hand.ending.kind == "abandoned"
        if hand.table.contract.declarer is not None and hand.ending.kind != "abandoned":
            scores.append(float(hand.settlement.scores[hand.table.contract.declarer]))
    made = f"{statistics.fmean(scores):+.2f}" if scores else "-"
    gains = f"{statistics.fmean(score > 0 for score in scores):.0%}" if scores else "-"
    return f"{_named(game, players):26}{hands:>6}{thrown / hands:>10.0%}{len(scores) / hands:>10.0%}{made:>9}{gains:>7}"


def _named(game: Game, players: int) -> str:
    return game.slug if len(game.players) == 1 else f"{game.slug}, {players}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=40)
    parser.add_argument("games", nargs="*")
    asked = parser.parse_args()
    print(f"{'simple against random':26}{'hands':>6}{'wins':>7}{'score':>9}{'beyond':>9}{'+-':>8}{'declarer':>10}{'score':>9}"
          f"{'thrown in':>10}{'ms':>8}")
    for name in asked.games or trionfi.games:
        game = trionfi.games[name]
        for players in game.players:
            start = time.perf_counter()
            found = tally(game, players, asked.hands)
            print(row(_named(game, players), found, time.perf_counter() - start), flush=True)
    print(f"\n{'simple on all seats':26}{'hands':>6}{'thrown in':>10}{'declarer':>10}{'score':>9}{'gains':>7}")
    for name in asked.games or trionfi.games:
        for players in trionfi.games[name].players:
            print(alone(trionfi.games[name], players, 2 * asked.hands), flush=True)


if __name__ == "__main__":
    main()
