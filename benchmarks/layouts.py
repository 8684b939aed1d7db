"""Questions of bidding worked out ahead: every word tried in the same deals, and the hands played to their end.

`python -m benchmarks.layouts GAME [--questions N] [--minutes N]` writes `engine/trionfi/drills/layouts/GAME.py`: for each level of the
drill in which the whole hand is bid on, so many questions (default 24) out of those that the drill would ask by itself. The unseen cards
are dealt anew as the usual bot's words allow, until the best word is told from all others, or 256 deals are played. A question is kept
where some word is clearly worse than the best, and where no word would be the best in more than half of them. `--check N` weighs so many of
the questions that are kept again, in other deals, and tells which differ.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import trionfi
from trionfi.bots.memory import Memory
from trionfi.bots.search.believed import believed
from trionfi.bots.search.playout import Playout
from trionfi.bots.search.trial import Trial
from trionfi.bots.search.weighed import Outlook, outlook
from trionfi.bots.search.world import worlds
from trionfi.bots.simple import SimpleBot
from trionfi.cards.chance import Chance
from trionfi.drills import bid, layouts
from trionfi.drills.layouts import Question, Tried
from trionfi.drills.positions import TALKS, Dealt, Moment
from trionfi.game import Game

FOLDER = Path(layouts.__file__).parent
QUESTIONS, WORDS = 24, 8    # a level; and words that are open at most
ENDLESS = 10**9             # of effort: as many deals as a trial goes to
STREAM = 31


def tried(dealt: Dealt, moment: Moment, seed: str) -> Outlook | None:
    """The words that are open at a moment, in deals that fit what was said; None where no such deal is found."""
    view = dealt.at(moment.ply).view(moment.seat)
    usual = SimpleBot(0).choose(view)
    choices = [usual, *(action for action in view.offered if action != usual)]
    fitting = believed(worlds(view, Chance(seed, STREAM)), moment.seat)
    trial = Trial(view, choices, Playout(Memory(view)), fitting, ENDLESS, settled=False)
    return outlook(trial) if trial.possible else None


def told(found: Outlook) -> tuple[Tried, ...]:
    """The words, the best first, each with how much less it brings."""
    ranked = sorted(range(len(found.choices)), key=lambda place: (place != found.best, found.gap(found.best, place).more))
    gaps = [found.gap(found.best, place) for place in ranked]
    return (Tried(str(found.choices[found.best]), 0, 0),
            *(Tried(str(found.choices[place]), round(gap.more, 2), round(gap.interval, 2))
              for place, gap in zip(ranked[1:], gaps[1:], strict=True)))


def asked(game: Game, level: int) -> Iterator[Question]:
    """Questions of a level, out of those that the drill would ask by itself."""
    for seed in range(10_000):
        played, moment = bid.KIND.found(game, level, seed)
        if len(moment.words) > WORDS or (played.number >= TALKS and played.favour is None):
            continue
        found = tried(played, moment, f"{played.seed} {moment.ply}")
        words = told(found) if found else ()
        if found and not all(one.right for one in words):
            moves = tuple(str(move) for move in played.hand.moves[:moment.ply])
            favour = (played.favour.seat, played.favour.cards) if played.favour else None
            yield Question(level, seed, played.number, favour, moves, found.worlds, words)


def chosen(game: Game, level: int, count: int, until: float) -> list[Question]:
    """So many questions of a level, or as many as are found until the clock shows `until`; of each best word no more than half."""
    found: list[Question] = []
    best: Counter[str] = Counter()
    for question in asked(game, level):
        if best[question.words[0].said] < (count + 1) // 2:
            found.append(question)
            best[question.words[0].said] += 1
            print(f"level {level}, seed {question.seed}, {question.deals} deals: "
                  + ", ".join(f"{one.said} {one.less:g} +- {one.interval:g}" for one in question.words), flush=True)
        if len(found) == count or time.monotonic() > until:
            break
    return balanced(found)


def balanced(found: list[Question]) -> list[Question]:
    """Without so many of the last that no word is the best in more than half of the others."""
    kept = list(found)
    while kept:
        word, most = Counter(one.words[0].said for one in kept).most_common(1)[0]
        if 2 * most <= len(kept):
            break
        kept.remove(next(one for one in reversed(kept) if one.words[0].said == word))
    return kept


def written(game: Game, questions: list[Question]) -> str:
    """The module of a game."""
    head = f'"""Bids of {game.slug} that were tried in play; `python -m benchmarks.layouts {game.slug}` writes this."""\n\nQUESTIONS = (\n'
    rows = [f"    ({', '.join(_literal(value) for value in one[:-1])}, (\n" + "".join(f"        {_literal(word)},\n" for word in one.words)
            + "    )),\n" for one in questions]
    return head + "".join(rows) + ")\n"


def _literal(value: object) -> str:
    """A value as it stands in a source."""
    if isinstance(value, tuple):
        return f"({', '.join(_literal(one) for one in value)}{',' * (len(value) == 1)})"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)


def levels(game: Game) -> list[int]:
    """The levels in which the whole hand is bid on."""
    return [number for number, level in enumerate(bid.KIND.levels(game), 1) if level.full and not level.announced]


def differing(game: Game, question: Question) -> list[str]:
    """The words that other deals tell otherwise: the kept interval and the new one do not meet."""
    found = tried(*question.played(game), f"again {question.seed} {question.level}")
    if found is None:
        return [word.said for word in question.words]
    names = [str(action) for action in found.choices]
    best = names.index(question.words[0].said)
    gaps = [(word, found.gap(best, names.index(word.said))) for word in question.words[1:]]
    return [word.said for word, gap in gaps if abs(gap.more - word.less) > gap.interval + word.interval]


def check(game: Game, count: int) -> None:
    """Weigh some of the kept questions again, and say which differ."""
    kept = [question for level in levels(game) for question in layouts.questions(game, level)]
    again = Chance(f"check {game.slug}").sample(kept, min(count, len(kept)))
    apart = {(one.level, one.seed): words for one in again if (words := differing(game, one))}
    print(f"{game.slug}: {len(again)} of {len(kept)} questions weighed again, {len(apart)} differ: {apart}")


def main() -> None:
    """Write the questions of a game, or check them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.layouts", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--questions", type=int, default=QUESTIONS)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--check", type=int)
    given = parser.parse_args()
    game = trionfi.games[given.game]
    if given.check:
        return check(game, given.check)
    open_ = levels(game)
    if not open_:
        sys.exit(f"{game.slug} has no bidding with the whole hand")
    found: list[Question] = []
    for place, level in enumerate(open_):
        part = 60 * given.minutes / len(open_)
        found += chosen(game, level, given.questions, time.monotonic() + part)
        print(f"level {level}: {len(found)} questions so far ({place + 1} of {len(open_)} levels)", flush=True)
    (FOLDER / f"{game.slug.replace('-', '_')}.py").write_text(written(game, found), encoding="utf-8")
    return None


if __name__ == "__main__":
    main()
