"""What the flat table of the trick play says of each game and profile, what it leaves to the full rules, and how fast it is played.

`python -m benchmarks.kernel [--json FILE] [--quick] [GAME ...]` plays hands by chance. A line tells of how many cards, of those played, the
table said which might be played (`said`, a share), which rules stood in the way of the others, which share of what a hand pays the rows of
the payoff explain (`explained`, see `benchmarks.payoff`, in the first profile of a game, and where it is less than nine tenths why), how
much is paid for each unit of them (`scale`), and which rewards are paid by what their stakes do not say: where there are such, the bot
plays its worlds on by the full rules. Without games, and not `--quick`, it also tells how many cards a second each runtime plays (see
`benchmarks.runtimes`); the file keeps those figures that it has where they are not measured again.
"""

import argparse
import json
from collections import Counter
from pathlib import Path

import trionfi
from trionfi.bots import bot
from trionfi.game import Game
from trionfi.kernel.compile import left_out
from trionfi.state.actions import Choice
from trionfi.state.decisions import Asks

from benchmarks.payoff import share
from benchmarks.runtimes import figures
from measured.reasons import UNKNOWN, WHY

HANDS = 3
ENOUGH = 0.9   # of the variance


def told(game: Game, players: int) -> tuple[int, int, Counter[str]]:
    """Cards played in some hands, those of which the table says all, and the rules that stood in the way of the others."""
    cards, said, missing = 0, 0, Counter()
    for number in range(HANDS):
        hand = game.deal(f"kernel {number}", dealer=number % players, players=players)
        others = [bot("random", f"{number}-{seat}") for seat in range(hand.players)]
        while hand.turn is not None:
            offered = hand.legal_actions()
            if hand.step.asks is Asks.CARD and not isinstance(offered, Choice) and any(action.verb == "play" for action in offered):
                keys = left_out(hand.table, hand.step)
                cards, said = cards + 1, said + (not keys)
                missing.update(keys)
            hand.push(others[hand.actor].choose(hand.view(hand.turn)))
    return cards, said, missing


def measured(game: Game, profile: str) -> dict[str, object]:
    """The line of a game in one profile, all numbers of players together."""
    cards, said, missing = 0, 0, Counter()
    for players in game.players:
        more = told(game, players)
        cards, said, missing = cards + more[0], said + more[1], missing + more[2]
    unsaid = sorted({type(reward).__name__ for reward in game.payments.rewards if not reward.countable})
    line = {"game": game.slug, "profile": profile, "said": round(said / max(1, cards), 3) if cards else None,
            "left out": dict(missing.most_common()), "rewards": unsaid}
    if profile != next(iter(one.name for one in game.profiles), ""):
        return line
    explained, scale, _ = share(game, game.players[0])
    why = {"why": WHY.get(game.slug, UNKNOWN)} if explained is None or explained < ENOUGH else {}
    return line | {"explained": explained, "scale": scale} | why


def main() -> None:
    """Print what is left out, and write all of it as JSON where a file is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("games", nargs="*")
    asked = parser.parse_args()
    found = {} if asked.quick or asked.games else figures()
    for name, speeds in found.items():
        print(f"{name:36}" + ", ".join(f"{speed:>12,} a second {words}" for words, speed in speeds.items()), flush=True)
    lines = []
    for name in asked.games or trionfi.games:
        plain = trionfi.games[name]
        for profile in [one.name for one in plain.profiles] or [""]:
            line = measured(plain.with_options(profile=profile) if profile else plain, profile)
            lines.append(line)
            if line["left out"] or line["rewards"] or "why" in line:
                words = ", ".join([*line["left out"], *line["rewards"], *filter(None, [line.get("why", "")])])
                print(f"{line['game']:32}{profile:16}{_share(line['said'])}{_share(line.get('explained'))}  {words}", flush=True)
    if asked.json:
        found = found or (json.loads(asked.json.read_text())["figures"] if asked.json.exists() else {})
        games = ",\n".join(f"  {json.dumps(line)}" for line in lines)
        asked.json.write_text(f'{{"figures": {json.dumps(found)},\n "games": [\n{games}\n ]}}\n')


def _share(part: float | None) -> str:
    return "     - " if part is None else f"{part:>6.1%} "


if __name__ == "__main__":
    main()
