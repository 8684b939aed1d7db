"""Puzzles found in hands that bots play which look ahead: moments with a card that is clearly best, and that others miss.

`python -m benchmarks.puzzles GAME... [--puzzles N] [--minutes N]` adds to `engine/trionfi/drills/puzzles/GAME.py` until each level has so
many (default 14). It goes on with the hand after the last that it looked at. Where a card stands out, all are weighed again in other deals,
in about ten times as many, and only what these say is kept: a puzzle has no card of which they leave it open whether it is good. One
whose rules have changed is dropped. `--check N` weighs so many of the puzzles that are kept once more, and tells which differ.
"""

import argparse
import hashlib
import json
import os
import textwrap
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, cast

import trionfi
from trionfi.bots import bot, unasked
from trionfi.bots.easy import sensible
from trionfi.bots.memory import Memory
from trionfi.bots.search.idea import HANDS, Line, line
from trionfi.bots.search.player import SearchBot, alike
from trionfi.bots.search.playout import Playout
from trionfi.bots.search.tabled import TableTrial
from trionfi.bots.search.weighed import Gap, Outlook, gap
from trionfi.bots.search.world import worlds
from trionfi.cards.chance import Chance
from trionfi.drills import puzzles
from trionfi.drills.lines import idea_between
from trionfi.drills.puzzles import PLAY, PLIES, SOURCES, STREAM, Choice, Puzzle, Source, seed_of
from trionfi.drills.theme import THEMES
from trionfi.drills.ways import theme, theme_key
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.service import answer
from trionfi.state.actions import Action
from trionfi.state.decisions import Asks
from trionfi.state.view import View

from measured import themes as themes_by_game

FOLDER = Path(puzzles.__file__).parent
EASY, THUMB, AHEAD = 1, 2, 3    # the levels: an easy player misses it, rules of thumb do, a short look ahead does
LEVELS = (EASY, THUMB, AHEAD)
PUZZLES = 14            # of each level
EFFORT = 1000           # actions tried out by the bots that play, for a first look at a moment, and each time that it is weighed again
AGAIN, MOST = 10, 4000  # times the worlds of the first look, and so many at the most
DIFFERENT = 3           # cards that do not count alike, at least
BY_CHANCE = 0.7         # of the cards that an easy player may play, so many at least are wrong
STANDS_OUT = 3.0        # intervals by which the card of the rules of thumb is behind where they miss
GREY = 2.0              # times what an accepted card may lose, and intervals, that a wrong one must lose to be clearly wrong
WORTH = 0.1             # of what an average trick brings just now, so much at least is lost by a wrong card
LOSES = 0.25            # and so much by that of the rules of thumb where they miss
LOOKED_AT = 3           # one moment of so many is looked at
A_HAND, A_THEME = 2, 0.34   # puzzles of one hand, and the share of one theme in a level
FIGURES, WIDTH = 2, 128


class Weighing:
    """Choices weighed in several trials, each with deals of its own."""

    def __init__(self, choices: Sequence[Action]):
        self.choices = choices
        self.looks: list[Outlook] = []

    @property
    def worlds(self) -> int:
        """In how many deals."""
        return sum(look.worlds for look in self.looks)

    def gap(self, one: int, other: int) -> Gap:
        """By how much one is ahead of another, in all trials."""
        return gap([more - less for look in self.looks for more, less in zip(look.gains[one], look.gains[other], strict=False)])

    @property
    def best(self) -> int:
        """The place of the choice that brought most."""
        ahead = {place: self.gap(place, 0).more for place in range(len(self.choices))}
        return max(ahead, key=ahead.__getitem__)


def again(view: View, choices: Sequence[Action], least: int, seed: str) -> Weighing | None:
    """The choices of a moment weighed in so many other deals at least; None where they cannot be dealt."""
    found, turn = Weighing(choices), 0
    while found.worlds < least:
        turn += 1
        look = SearchBot(f"{seed} {turn}", EFFORT).weigh(view)
        if look is None or [*map(str, look.choices)] != [*map(str, choices)]:
            return None
        found.looks.append(look)
    return found


def weighed(view: View, choices: Sequence[Action], least: int, seed: str) -> tuple[int, tuple[Choice, ...]] | None:
    """In how many deals the choices were weighed, and what came of each, the best first; None where it is left open which are good."""
    found = again(view, choices, least, seed)
    if found is None:
        return None
    best, memory = found.best, Memory(view)
    gaps = {place: Gap(0.0, 0.0) if place == best else found.gap(best, place) for place in range(len(choices))}
    ranked = sorted(gaps, key=lambda place: (place != best, gaps[place].more))
    rows = tuple(Choice(_alike(view, memory, choices[place]), round(max(0.0, gaps[place].more), FIGURES),
                        round(gaps[place].interval, FIGURES), None) for place in ranked)
    trial = Puzzle(0, EASY, 0, 0, True, 0, "", rows)
    wrong = [one for one in rows if not trial.right(one)]
    lost = max(GREY * trial.near, WORTH * abs(memory.content))
    open_ = any(one.less < lost or one.less <= GREY * one.interval for one in wrong) or 2 * len(wrong) < len(rows)
    return None if open_ else (found.worlds, rows)


def with_ideas(view: View, rows: tuple[Choice, ...], seed: str) -> tuple[Choice, ...]:
    """The choices, the wrong ones each with what the best does that it does not."""
    memory, trial = Memory(view), Puzzle(0, EASY, 0, 0, True, 0, "", rows)
    actions = {action.cards[0]: action for action in view.offered if action.verb == "play"}
    playout, dealt = Playout(memory), [*islice(worlds(view, Chance(seed, STREAM)), HANDS)]

    def lines(one: Choice) -> list[Line]:
        return [line(playout, hand, actions[one.cards[0]]) for hand in dealt]

    best = lines(rows[0])
    return tuple(one if trial.right(one) else one._replace(idea=idea_between(memory, [*zip(best, lines(one), strict=True)]))
                 for one in rows)


def _alike(view: View, memory: Memory, action: Action) -> tuple[str, ...]:
    """A card with those beside it that count alike, itself first."""
    own = memory.pack.index[action.cards[0]]
    offered = [memory.pack.index[one.cards[0]] for one in view.offered if one.verb == "play"]
    return tuple(memory.pack.texts[card] for card in (own, *(card for card in offered if card != own and alike(memory, own, card))))


def level_of(view: View, rows: Sequence[Choice], usual: str, looked: str) -> int:
    """Who misses a moment; 0 where not even an easy player would mostly."""
    trial = Puzzle(0, EASY, 0, 0, True, 0, "", tuple(rows))
    right, memory = {card for one in rows if trial.right(one) for card in one.cards}, Memory(view)
    if usual not in right:
        thumb = trial.choice(usual)
        clear = thumb.less > max(STANDS_OUT * thumb.interval, LOSES * abs(memory.content))
        return (THUMB if looked in right else AHEAD) if clear else 0
    cards = sensible(memory, memory.pack.mask(one.cards[0] for one in view.offered if one.verb == "play"))
    wrong = sum(memory.pack.texts[card] not in right for card in cards)
    return EASY if wrong >= BY_CHANCE * len(cards) else 0


def promising(view: View, found: Outlook, looked: str) -> int:
    """The level of which a moment may be, by a first look at it; 0 where it is none."""
    places = [place for place in range(len(found.choices)) if place != found.best]
    if len(places) + 1 < DIFFERENT:
        return 0
    trick = abs(Memory(view).content)
    if not found.best:
        behind = [found.gap(0, place) for place in places]
        return EASY if 2 * sum(one.clear and one.more > WORTH * trick for one in behind) > len(behind) else 0
    thumb, short = found.gap(found.best, 0), [action.cards[0] for action in found.choices]
    if not thumb.clear or thumb.more < LOSES * trick:
        return 0
    return THUMB if short[found.best] == looked else AHEAD


def moments(game: Game, number: int) -> Iterator[tuple[Hand, View, str]]:
    """The moments of a hand at which a card is chosen, with the card that a short look ahead plays."""
    seed = seed_of(game.slug, number * PLIES)
    hand = game.deal(seed, dealer=Chance(seed, STREAM).below(game.players[0]), players=game.players[0])
    bots = [bot("search", f"{seed} {seat}", EFFORT) for seat in range(hand.players)]
    while (turn := hand.turn) is not None and (actor := hand.actor) is not None:
        said = unasked(hand, dict(enumerate(bots)))
        view = hand.view(turn)
        action = said[1] if said else bots[actor].choose(view)
        if said is None and turn == actor and hand.step.asks is Asks.CARD and action.verb == "play" and len(view.offered) >= DIFFERENT:
            yield hand, view, action.cards[0]
        hand.push(action, said[0] if said else turn)


def found_in(game: Game, number: int, wanted: Callable[[Puzzle], bool]) -> Iterator[Puzzle]:
    """The puzzles of a hand that are wanted; at first each is asked about as it looks, without its choices."""
    for hand, view, looked in moments(game, number):
        seed = f"{hand.seed} {len(hand.moves)}"
        if Chance(seed, STREAM).below(LOOKED_AT):
            continue
        first = SearchBot(seed, EFFORT).weigh(view)
        level = promising(view, first, looked) if first else 0
        if first is None or not level:
            continue
        moves = puzzles.short([str(move) for move in hand.moves], game.pack.texts)
        best = Choice(first.choices[first.best].cards, 0.0, 0.0, None)
        one = Puzzle(number * PLIES + len(hand.moves), level, hand.dealer, hand.players, True, 0, moves, (best,))
        again = weighed(view, first.choices, min(MOST, AGAIN * first.worlds), f"again {seed}") if wanted(one) else None
        if again is None:
            continue
        many, rows = again
        one = one._replace(level=level_of(view, rows, first.choices[0].cards[0], looked), worlds=many, choices=rows)
        if one.level and wanted(one):
            yield one._replace(booked=_booked(view, first), choices=with_ideas(view, rows, seed))


def _booked(view: View, found: Outlook) -> bool:
    """Whether a moment is weighed by the kernel, in what is written down in the course of the hand."""
    return TableTrial(view, Memory(view), list(found.choices), "unit", STREAM, EFFORT).possible


class Collection:
    """The puzzles of a game and a source that are kept, and how many hands were looked at."""

    def __init__(self, game: Game, source: Source = PLAY):
        self.game, self.source, self.rules = game, source, fingerprint(game)
        self.kept: list[Puzzle] = []
        self.hands = 0
        name = source.module(game.slug)
        if find_spec(name):
            module = import_module(name)
            if self.rules == module.RULES:
                self.kept, self.hands = puzzles.read(module.PUZZLES), module.HANDS

    @property
    def _name(self) -> str:
        return self.game.slug.replace("-", "_")

    def level(self, level: int) -> list[Puzzle]:
        """The puzzles of a level."""
        return [one for one in self.kept if one.level == level]

    def takes(self, one: Puzzle, most: int, share: float = A_THEME) -> bool:
        """Whether there is room for a puzzle, in its level, its hand and its theme, which may have a `share` of the level."""
        about, same = theme(self.game, one), self.level(one.level)
        of_hand = [theme(self.game, other) for other in self.kept if other.number // PLIES == one.number // PLIES]
        themes = Counter(theme(self.game, other) for other in same)
        return len(same) < most and len(of_hand) < A_HAND and about not in of_hand and themes[about] < max(2, share * most)

    def write(self) -> None:
        """Write the module of the game where it has puzzles, and the index of all games."""
        if self.kept:
            self.put()
            write_index()

    def put(self) -> None:
        """Write the module of the game."""
        self.kept.sort(key=lambda one: (one.level, one.number))
        own = f"puzzles_before {self.source.package}" if self.source.package else "puzzles"
        head = f'"""Puzzles of {self.game.slug}; `python -m benchmarks.{own} {self.game.slug}` adds to them."""\n\n'
        rows = "".join(f"    ({', '.join(map(repr, row[:-2]))},\n{_wrapped(row[-2])},\n{_wrapped(row[-1])}),\n"
                       for row in map(puzzles.kept, self.kept))
        text = f'{head}RULES = "{self.rules}"\nHANDS = {self.hands}\nPUZZLES = (\n{rows})\n'
        _put(FOLDER / self.source.package / f"{self._name}.py", text)


def stored() -> dict[str, list[Puzzle]]:
    """All puzzles by game, as they lie in the modules of all sources now."""
    found: dict[str, list[Puzzle]] = {}
    for file in sorted(file for source in SOURCES for file in (FOLDER / source.package).glob("*.py")):
        if file.stem not in ("__init__", "index"):
            space: dict[str, Any] = {}
            exec(compile(file.read_text(encoding="utf-8"), file.name, "exec"), space)
            found.setdefault(file.stem.replace("_", "-"), []).extend(puzzles.read(space["PUZZLES"]))
    return {slug: sorted(found[slug], key=lambda one: one.number) for slug in sorted(found)}


def write_index() -> None:
    """The numbers of all puzzles by game and level, and by theme and game, read from the modules of the games."""
    levels: list[str] = []
    themes: dict[str, dict[str, list[int]]] = {key: {} for key in THEMES}
    for slug, found in stored().items():
        body = "".join(f"        {_in_lines([one.number for one in found if one.level == level])},\n" for level in LEVELS)
        levels.append(f'    "{slug}": (\n{body}    ),\n')
        for one in found:
            themes[theme_key(trionfi.games[slug], one)].setdefault(slug, []).append(one.number)
    by_game = {key: "".join(f'        "{slug}": {_in_lines(sorted(numbers))},\n' for slug, numbers in games.items())
               for key, games in themes.items()}
    rows = [f'    "{key}": {{\n{body}    }},\n' for key, body in by_game.items()]
    written = "`python -m benchmarks.puzzles` writes this."
    _put(FOLDER / "index.py", f'"""Which puzzles there are, by game and level; {written}"""\n\n'
                              f"STORED: dict[str, tuple[tuple[int, ...], ...]] = {{\n{''.join(levels)}}}\n")
    _put(Path(themes_by_game.__file__), f'"""What the puzzles are about: their numbers by theme and game; {written}"""\n\n'
                                        f"THEMES: dict[str, dict[str, tuple[int, ...]]] = {{\n{''.join(rows)}}}\n")


def _put(file: Path, text: str) -> None:
    """Write a file at one stroke: others may be reading it."""
    part = file.with_suffix(f".{os.getpid()}")
    part.write_text(text, encoding="utf-8")
    part.replace(file)


def _wrapped(text: str) -> str:
    """A text as it stands in a source, over several lines."""
    lines = textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False) or [""]
    return "\n".join(f'     "{line}{" " if line is not lines[-1] else ""}"' for line in lines)


def _in_lines(numbers: Sequence[int]) -> str:
    """Numbers as they stand in a source, over several lines."""
    lines = textwrap.wrap(", ".join(map(str, numbers)), WIDTH)
    return "(" + "\n         ".join(lines) + ("," if len(numbers) == 1 else "") + ")"


def fingerprint(game: Game) -> str:
    """What tells the rules of a game from others: a sum of the figures of its parts, whatever their words."""
    shown = answer("show", {"game": game.slug})
    figures = [(part["name"], part["figures"]) for part in cast(dict[str, Any], shown)["parts"]]
    return hashlib.sha256(json.dumps(figures, sort_keys=True, default=str).encode()).hexdigest()[:12]


def mine(game: Game, most: int, until: float) -> None:
    """Add puzzles to a game until each level has so many, or the clock shows `until`; what is found is written hand by hand."""
    found = Collection(game)
    while time.monotonic() < until and any(len(found.level(level)) < most for level in LEVELS):
        for one in found_in(game, found.hands, lambda one: found.takes(one, most)):
            found.kept.append(one)
        found.hands += 1
        found.write()
        counts = ", ".join(f"level {level}: {len(found.level(level))}" for level in LEVELS)
        print(f"{game.slug}: {found.hands} hands, {counts}", flush=True)


def differing(game: Game, one: Puzzle) -> list[str]:
    """The cards of which other deals say otherwise: that they are good where they are called wrong, or wrong where they are called good."""
    view = (hand := one.played(game)).view(hand.turn or 0)
    look = SearchBot(f"once more {one.number}", EFFORT).weigh(view)
    found = again(view, look.choices, min(MOST, AGAIN * look.worlds), f"once more {one.number}") if look else None
    if look is None or found is None:
        return [choice.cards[0] for choice in one.choices]
    cards = [action.cards[0] for action in look.choices]
    best = next(cards.index(card) for card in one.choices[0].cards if card in cards)
    apart = []
    for place, card in enumerate(cards):
        told, gap = one.choice(card), found.gap(best, place)
        if place != best and (gap.more > gap.interval and gap.more > one.near if one.right(told) else gap.more < gap.interval):
            apart.append(card)
    return apart


def check(game: Game, count: int) -> None:
    """Weigh some of the kept puzzles again, and say which differ."""
    kept = Collection(game).kept
    some = Chance(f"check {game.slug}").sample(kept, min(count, len(kept)))
    apart = {one.number: cards for one in some if (cards := differing(game, one))}
    print(f"{game.slug}: {len(some)} of {len(kept)} puzzles weighed again, {len(apart)} differ: {apart}")


def each(parser: argparse.ArgumentParser, most: int, mined: Callable[[argparse.Namespace, Game, float], None],
         checked: Callable[[argparse.Namespace, Game], None]) -> argparse.Namespace:
    """Add to the puzzles of the games that are named, `most` a level where no other number is given, or check them; what was asked for."""
    parser.add_argument("games", nargs="+")
    parser.add_argument("--puzzles", type=int, default=most)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--check", type=int)
    given = parser.parse_args()
    for slug in given.games:
        if given.check:
            checked(given, trionfi.games[slug])
        else:
            mined(given, trionfi.games[slug], time.monotonic() + 60 * given.minutes)
    return given


def main() -> None:
    """Add to the puzzles of games, or check them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.puzzles", description=__doc__.splitlines()[0])
    each(parser, PUZZLES, lambda given, game, until: mine(game, given.puzzles, until), lambda given, game: check(game, given.check))


if __name__ == "__main__":
    main()
