"""Questions of bidding worked out ahead: every word tried in the same deals, and the hands played to their end.

`python -m benchmarks.layouts GAME [--questions N] [--pairs N] [--minutes N]` writes `engine/trionfi/drills/layouts/GAME.py`: for each
level of the drill so many questions (default 24) out of those that the drill would ask by itself. The unseen cards are dealt anew as the
usual bot's words allow, until the best word is told from all others, or 256 deals are played. A question is kept where a third of the
words is clearly worse than the best, where other deals say so too if it was soon told, and where no word would be the best in more than
half of them; a level with few questions is left to the rule of thumb. Then so many pairs (default 16): such a hand with one card changed,
where one word alone is the best of either; `--changed` looks for these alone, in the questions that are kept. `--check N` weighs so many
of all that is kept again, in other deals, and tells which differ.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path

import trionfi
from trionfi.bots.memory import Memory
from trionfi.bots.search.believed import believed
from trionfi.bots.search.playout import Playout
from trionfi.bots.search.trial import FEWEST, Trial
from trionfi.bots.search.weighed import SURE, Outlook, outlook
from trionfi.bots.search.world import worlds
from trionfi.bots.simple import SimpleBot
from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.drills import bid, layouts, positions
from trionfi.drills.chances import likely
from trionfi.drills.layouts import Before, Question, Tried
from trionfi.drills.positions import TALKS, Dealt, Favour, Moment
from trionfi.game import Game
from trionfi.hand import Move

FOLDER = Path(layouts.__file__).parent
SCRIPT = Path("site_builder/web/src/progress/changed.ts")
QUESTIONS, WORDS = 24, 8    # a level; and words that are open at most
LEAST = 8                   # questions in a level that is asked so: with fewer the same one would come again at once
SOON = 64                   # deals: a question that was told in so few is weighed again in others
PAIRS = 16                  # of hands in which one card is changed
STAYS = 3                   # of so many pairs, one in which the best word stays: else the other word would always be right
CHANGES = 3                 # cards of each hand that are changed in vain, at most
FIRST, MOST = 100, 800      # deals in which each of a pair of hands is tried: at first, and at most
EARLY = 2                   # half intervals by which a word is ahead of all others, before no more are dealt
FAR = 4                     # half intervals behind the best after which a word need not be tried in all of these
ENDLESS = 10**9             # of effort: as many deals as a trial goes to
STREAM = 31
WIDTH = 110                 # of the moves in a line


def begun(dealt: Dealt, moment: Moment, seed: str, among: Collection[str] = ()) -> Trial:
    """The words that are open at a moment, or those `among` them, to be tried in deals that fit what was said."""
    view = dealt.at(moment.ply).view(moment.seat)
    usual = SimpleBot(0).choose(view)
    choices = [action for action in (usual, *(action for action in view.offered if action != usual)) if not among or str(action) in among]
    fitting = believed(worlds(view, Chance(seed, STREAM)), moment.seat)
    return Trial(view, choices, Playout(Memory(view)), fitting, ENDLESS, settled=False)


def tried(dealt: Dealt, moment: Moment, seed: str) -> Outlook | None:
    """What the words that are open at a moment bring, in deals that fit what was said; None where no such deal is found."""
    trial = begun(dealt, moment, seed)
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
        if found and firm(words, found.worlds) and (likely(game, moment.hand) or not played.favour):
            moves = tuple(str(move) for move in played.hand.moves[:moment.ply])
            favour = (played.favour.seat, played.favour.cards) if played.favour else None
            yield Question(level, seed, played.number, favour, moves, found.worlds, words)


def firm(words: tuple[Tried, ...], deals: int) -> bool:
    """Whether so many deals tell something: the word that brings most is the best, and a third of the words at least is clearly worse."""
    less = [one.less for one in words]
    return deals >= FEWEST and less == sorted(less) and 3 * sum(one.right for one in words) <= 2 * len(words)


def chosen(game: Game, level: int, count: int, until: float) -> list[Question]:
    """So many questions of a level, or as many as are found until the clock shows `until`; of each best word no more than half."""
    found: list[Question] = []
    best: Counter[str] = Counter()
    for question in asked(game, level):
        if best[question.words[0].said] < (count + 1) // 2 and not (question.deals <= SOON and differing(game, question)):
            found.append(question)
            best[question.words[0].said] += 1
            print(f"level {level}, seed {question.seed}, {question.deals} deals: "
                  + ", ".join(f"{one.said} {one.less:g} +- {one.interval:g}" for one in question.words), flush=True)
        if len(found) == count or time.monotonic() > until:
            break
    return balanced(found)


def exchanges(game: Game, question: Question) -> list[tuple[str, str]]:
    """Cards of a hand that may be changed, each with one from elsewhere: of one suit the lowest for the highest that is lacking and the
    other way round, and the lowest card for the Fool; those first after which the usual bot says another word, then those that make most
    of a difference."""
    hand = question.played(game)[1].hand
    pack, worths = game.pack, positions.worth(game)
    found = {(min(bits(hand & ~pack.fool_mask), key=worths.__getitem__), fool) for fool in bits(pack.fool_mask & ~hand)}
    for mask in pack.suit_masks.values():
        held, out = sorted(bits(hand & mask), key=worths.__getitem__), sorted(bits(mask & ~hand), key=worths.__getitem__)
        if held and out:
            found |= {(held[0], out[-1]), (held[-1], out[0])}
    allowed = [(one, other) for one, other in found if likely(game, hand & ~(1 << one) | 1 << other)]
    allowed.sort(key=lambda pair: (-abs(worths[pair[0]] - worths[pair[1]]), pair))
    changed = (question._replace(changed=(pack.texts[one], pack.texts[other])) for one, other in allowed)
    alike = [new for new in changed if said_alike(game, new)]
    usual = usually(game, question)
    return [new.changed for new in sorted(alike, key=lambda new: usually(game, new) == usual) if new.changed]


def usually(game: Game, question: Question) -> str:
    """What the usual bot says."""
    dealt, moment = question.played(game)
    return str(SimpleBot(0).choose(dealt.hand.view(moment.seat)))


def said_alike(game: Game, question: Question) -> bool:
    """Whether the usual bots say what was said before the moment."""
    favour = Favour(*question.favour) if question.favour else None
    hand = Dealt(game, question.seed, question.number, favour, question.changed).hand
    usual = SimpleBot(0)
    for move in question.moves:
        turn = hand.turn
        if turn is None or str(Move(turn, usual.choose(hand.view(turn)))) != move:
            return False
        hand.push(move)
    return True


def pairs(game: Game, kept: list[Question], until: float) -> Iterator[Question]:
    """Pairs of hands, each as the question with the changed card. The best word is another one, or the same in one of `STAYS`. The hands
    are those of the questions, first those that were soonest told; no card is changed for the same one twice."""
    met: set[tuple[str, str]] = set()
    stays = 0
    bids = (one for one in kept if one.level in whole(game) and alone(one.words))
    for question in sorted(bids, key=lambda one: (one.deals, one.words[1].less)):
        for changed in islice((one for one in exchanges(game, question) if one not in met), CHANGES):
            if time.monotonic() > until:
                return
            pair = contrast(game, question, changed, stays * STAYS <= len(met))
            if pair:
                met.add(changed)
                stays += pair.words[0].said == question.words[0].said
                yield pair
                break


def contrast(game: Game, question: Question, changed: tuple[str, str], may_stay: bool) -> Question | None:
    """The question with two cards exchanged, where one word alone is the best of either hand; another one after the exchange unless it
    `may_stay`. None where that is not so."""
    new = question._replace(changed=changed)
    dealt, moment = new.played(game)
    best = question.words[0].said
    found = tried(dealt, moment, f"{dealt.seed} {moment.ply} {changed}") if len(moment.words) > 1 else None
    first = told(found) if found else ()
    if not alone(first) or (first[0].said == best and not may_stay):
        return None
    now, was = surely(game, new._replace(words=first)), surely(game, question)
    return now._replace(before=Before(*changed, was.deals, was.words)) if now and was else None


def surely(game: Game, question: Question) -> Question | None:
    """The question as other deals tell it, `MOST` of them, or `FIRST` or more if the best word is then `EARLY` ahead: in all of them it is
    tried, with the next and each that is not far behind. None where they do not tell it from all others."""
    near = {one.said for place, one in enumerate(question.words) if place < 2 or one.less <= FAR * one.interval}
    dealt, moment = question.played(game)
    trial = begun(dealt, moment, f"sure {dealt.seed} {moment.ply} {question.changed}", near)
    gains: list[list[float]] = [[] for _ in trial.choices]
    words: tuple[Tried, ...] = ()
    while len(gains[0]) < MOST and not alone(words, EARLY):
        more = trial.tried_anew(len(gains[0]) or FIRST, 1)
        if not more[0]:
            return None
        gains = [own + new for own, new in zip(gains, more, strict=True)]
        words = told(Outlook(trial.choices, gains, len(gains[0])))
    if words[0].said != question.words[0].said or not alone(words):
        return None
    rest = (one for one in question.words if one.said not in near)
    return question._replace(deals=len(gains[0]), words=tuple(sorted((*words, *rest), key=lambda one: one.less)))


def alone(words: Sequence[Tried], sure: float = SURE) -> bool:
    """Whether the best of the words is so `sure` to be ahead of all others: by more than so many half intervals."""
    return bool(words) and all(one.less > sure * one.interval for one in words[1:])


def balanced(found: list[Question]) -> list[Question]:
    """Without so many of the last that no word is the best in more than half of the others."""
    kept = list(found)
    while kept:
        word, most = Counter(one.words[0].said for one in kept).most_common(1)[0]
        if 2 * most <= len(kept):
            break
        kept.remove(next(one for one in reversed(kept) if one.words[0].said == word))
    return kept


def written(game: Game, questions: list[Question], changed: list[Question]) -> str:
    """The module of a game."""
    head = f'"""Bids of {game.slug} that were tried in play; `python -m benchmarks.layouts {game.slug}` writes this."""\n\n'
    rows = [f"    ({_in_lines([_literal(value) for value in one[:4]], one.moves)}, {one.deals}, {_words(one.words)}),\n"
            for one in questions]
    others = [f"    ({', '.join(_literal(value) for value in (*one[1:5], one.changed))}, ({one.before.deals}, {_words(one.before.words)}), "
              f"({one.deals}, {_words(one.words)})),\n" for one in changed if one.before]
    return f"{head}QUESTIONS = (\n{''.join(rows)})\n\nCONTRASTS = (\n{''.join(others)})\n"


def save(game: Game, questions: list[Question], changed: list[Question]) -> None:
    """Write the module of a game, and which games have pairs for the page."""
    (FOLDER / f"{game.slug.replace('-', '_')}.py").write_text(written(game, questions, changed), encoding="utf-8")
    SCRIPT.write_text(script(one for one in trionfi.games.values() if (changed if one.slug == game.slug else layouts.paired(one))),
                      encoding="utf-8")
    for one in changed[-1:]:
        before = one.before.words if one.before else ()
        print(f"level {one.level}, seed {one.seed}, {one.changed}: "
              + ", then ".join(f"{words[0].said} by {words[1].less:g} +- {words[1].interval:g}" for words in (before, one.words)))
    print(f"{game.slug}: {len(questions)} questions, {len(changed)} pairs", flush=True)


def script(games: Iterable[Game]) -> str:
    """For the page, which keeps answers by the number of their level: the numbers of games that have pairs."""
    rows = [f"  {json.dumps(game.slug)}: {sorted({*bid.KIND.numbers(game), layouts.CONTRAST})},\n" for game in games]
    return ("/** The numbers of the levels of bidding where one of them changes a card. `python -m benchmarks.layouts` writes it. */\n"
            f"export const CHANGED: Readonly<Record<string, readonly number[]>> = {{\n{''.join(rows)}}};\n")


def _words(words: tuple[Tried, ...]) -> str:
    """What came of words as it stands in a source."""
    return "(\n" + "".join(f"        {_literal(tuple(word))},\n" for word in words) + "    )"


def _in_lines(before: list[str], moves: tuple[str, ...]) -> str:
    """Values and then the moves as they stand in a source, over several lines where they are long."""
    plain = ", ".join([*before, _literal(moves)])
    if len(plain) <= WIDTH:
        return plain
    lines = [""]
    for move in moves:
        told = f"{_literal(move)}, "
        lines = [*lines, told] if len(lines[-1]) + len(told) > WIDTH else [*lines[:-1], lines[-1] + told]
    inside = "\n".join(f"         {line.rstrip()}" for line in lines)
    return f"{', '.join(before)}, (\n{inside}\n     )"


def _literal(value: object) -> str:
    """A value as it stands in a source."""
    if isinstance(value, tuple):
        return f"({', '.join(_literal(one) for one in value)}{',' * (len(value) == 1)})"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)


def levels(game: Game) -> list[int]:
    """The levels of bidding, but for the one in which a card is changed."""
    offered = zip(bid.KIND.numbers(game), bid.KIND.levels(game), strict=True)
    return [number for number, level in offered if not level.contrast]


def whole(game: Game) -> set[int]:
    """The levels in which the whole hand is bid on."""
    return {number for number in levels(game) if bid.KIND.level(game, number).full}


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
    kept = [question for level in (*levels(game), layouts.CONTRAST) for question in layouts.questions(game, level)]
    again = Chance(f"check {game.slug}").sample(kept, min(count, len(kept)))
    apart = {(one.level, one.seed, one.changed): words for one in again if (words := differing(game, one))}
    print(f"{game.slug}: {len(again)} of {len(kept)} questions weighed again, {len(apart)} differ: {apart}")


def main() -> None:
    """Write the questions of a game, or check them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.layouts", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--questions", type=int, default=QUESTIONS)
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--changed", action="store_true")
    parser.add_argument("--check", type=int)
    given = parser.parse_args()
    game = trionfi.games[given.game]
    if given.check:
        return check(game, given.check)
    open_ = levels(game)
    if not open_:
        sys.exit(f"nobody bids or speaks before the play in {game.slug}")
    found = [one for level in open_ for one in layouts.questions(game, level)] if given.changed else []
    anew = [] if given.changed else open_
    part = 60 * given.minutes / (len(anew) + 1)
    for place, level in enumerate(anew):
        more = chosen(game, level, given.questions, time.monotonic() + part)
        found += more if len(more) >= LEAST else []
        print(f"level {level}: {len(more)} questions, {len(found)} so far ({place + 1} of {len(anew)} levels)", flush=True)
    changed: list[Question] = []
    save(game, found, changed)
    for pair in islice(pairs(game, found, time.monotonic() + part), given.pairs):
        changed.append(pair)
        save(game, found, changed)
    return None


if __name__ == "__main__":
    main()
