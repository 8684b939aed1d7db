"""What a hand costs now beside what it cost at another commit: random full-rules play with its settlement, both engines in turns.

`python -m benchmarks.before COMMIT [--hands N] [GAME ...]` prints for each game the ratio of the time on the processor (above 1: slower
now). Each engine runs in a process of its own, the two play the same hand one after the other, and each hand counts with the least of its
rounds, so that what else the machine does falls out of the ratio. A hand that takes another course by the rules of then is left out.

With `--instructions` it is the ratio of the instructions that the processor executes, counted by valgrind (Debian: `apt install valgrind`):
the same on any machine, however busy, and some fifty times slower.
"""

import argparse
import io
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".cache" / "before"
ENGINE = "engine"
ROUNDS = 5
FEW = 8  # hands whose instructions are counted
COUNTING = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
COUNT = re.compile(r"I\s+refs:\s+([\d,]+)")
GAMES = ("troccas-4", "scarto", "tarot-fft-4", "minchiate-partners", "mineo-3", "ottocento", "mitigati-3", "tarok-danish-1850")


def play(slug: str, seed: int) -> tuple[float, str]:
    """Play one random hand of the engine that is imported here: its seconds on the processor, and its moves."""
    import trionfi
    from trionfi.cards.chance import Chance
    from trionfi.state.actions import Choice

    game = trionfi.games[slug]
    draw, chance, start = random.Random(seed), Chance(seed, 1), time.process_time()
    hand = game.deal(seed=seed, dealer=seed % game.players[0])
    while hand.turn is not None:
        actions = hand.legal_actions()
        hand.push(actions.sample(chance) if isinstance(actions, Choice) else actions[draw.randrange(len(actions))])
    assert hand.settlement is not None
    return time.process_time() - start, " ".join([str(move.action) for move in hand.moves])


def answer() -> None:
    """Play what is asked for in lines on the standard input."""
    for line in sys.stdin:
        slug, seed = json.loads(line)
        print(json.dumps(play(slug, seed)), flush=True)


class Player:
    """An engine in a process of its own."""

    def __init__(self, engine: Path):
        self.engine = engine
        self.process = subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        env={"PYTHONPATH": str(engine), "PYTHONHASHSEED": "0"})

    def play(self, slug: str, seed: int) -> tuple[float, str]:
        """The seconds of a hand, and its moves."""
        assert self.process.stdin and self.process.stdout
        print(json.dumps((slug, seed)), file=self.process.stdin, flush=True)
        seconds, moves = json.loads(self.process.stdout.readline())
        return seconds, moves

    def end(self) -> None:
        """Let the process go."""
        self.process.communicate()


def engine_of(commit: str) -> Path:
    """The folder with the engine of a commit, written there where it is not yet."""
    name = subprocess.run(["git", "rev-parse", "--verify", "--short=12", f"{commit}^{{commit}}"], cwd=ROOT, capture_output=True, text=True,
                          check=True).stdout.strip()
    if not (KEPT / name).is_dir():
        packed = subprocess.run(["git", "archive", name, ENGINE], cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as files:
            files.extractall(KEPT / name, filter="data")
    return KEPT / name / ENGINE


def ratio(now: Player, before: Player, slug: str, hands: int) -> tuple[float, float, int]:
    """Milliseconds of a hand now, their ratio to those before, and how many hands took the same course."""
    own, other, alike = 0.0, 0.0, 0
    for seed in range(hands):
        turns = [(now.play(slug, seed), before.play(slug, seed)) for _ in range(ROUNDS)]
        if turns[0][0][1] == turns[0][1][1]:
            own, other, alike = own + min(one[0] for one, _ in turns), other + min(one[0] for _, one in turns), alike + 1
    return own / alike * 1000, own / other, alike


def executed(engine: Path, slug: str, seeds: list[int], times: int) -> int:
    """The instructions of a process in which an engine plays these hands so many times."""
    asked = "".join([f"{json.dumps((slug, seed))}\n" for _ in range(times) for seed in seeds])
    done = subprocess.run([*COUNTING, Path(sys.executable).resolve(), __file__], input=asked, capture_output=True, text=True, check=True,
                          env={"PYTHONPATH": str(engine), "PYTHONHASHSEED": "0", "PATH": os.environ["PATH"]})
    found = COUNT.search(done.stderr)
    assert found is not None
    return int(found[1].replace(",", ""))


def ratio_of_instructions(now: Player, before: Player, slug: str, hands: int) -> tuple[float, float, int]:
    """Millions of instructions of a hand now, their ratio to those before, and how many hands that took the same course were counted. What
    a process does before it plays, and for the first time, falls out: twice more the same hands are what is counted."""
    alike = [seed for seed in range(hands) if now.play(slug, seed)[1] == before.play(slug, seed)[1]][:FEW]
    own, other = (executed(engine, slug, alike, 4) - executed(engine, slug, alike, 2) for engine in (now.engine, before.engine))
    return own / len(alike) / 2e6, own / other, len(alike)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit")
    parser.add_argument("--hands", type=int, default=20)
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("games", nargs="*", default=GAMES)
    asked = parser.parse_intermixed_args()
    if asked.instructions and not shutil.which(COUNTING[0]):
        parser.error("--instructions needs valgrind, which is not here")
    now, before = Player(ROOT / ENGINE), Player(engine_of(asked.commit))
    unit, measured = ("M instr.", ratio_of_instructions) if asked.instructions else ("ms", ratio)
    print(f"{'random play':28}{f'{unit} a hand':>16}{'ratio':>8}{'hands':>8}")
    for slug in asked.games:
        cost, times, alike = measured(now, before, slug, asked.hands)
        print(f"{slug:28}{cost:16.2f}{times:8.2f}{alike:8}", flush=True)
    now.end()
    before.end()


if __name__ == "__main__":
    main() if len(sys.argv) > 1 else answer()
