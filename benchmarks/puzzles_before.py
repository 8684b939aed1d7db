"""Puzzles of discards and of bids: moments before the play with a choice that is clearly best, and that the usual bot misses.

`python -m benchmarks.puzzles_before discards|bids GAME... [--puzzles N] [--minutes N]` adds to `engine/trionfi/drills/puzzles/discards` or
`.../bids` until each of the two levels has so many (default 9). The usual bots have bid in these hands. A choice that seems clearly better
than theirs is weighed again in other deals, ten times as many, with all its rivals, and only what these say is kept. Of a discard those
sets are told that a search finds with what comes next to the best, and those that the bots choose; one of which the deals leave it open
whether it is good is left out, and so is one that loses little beside what the usual bot loses: it is weighed when somebody answers it.
A bid is kept only where none of the words that may be said is open. `--check N` weighs so many of the puzzles that are kept once more, and
tells which differ.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from trionfi.bots import bot
from trionfi.bots.memory import Memory
from trionfi.bots.search.believed import believed
from trionfi.bots.search.playout import Playout
from trionfi.bots.search.trial import Trial
from trionfi.bots.search.weighed import Outlook
from trionfi.bots.search.world import worlds
from trionfi.bots.simple import SimpleBot
from trionfi.cards.chance import Chance
from trionfi.drills import puzzles
from trionfi.drills.discards import Facing, candidates, weigh
from trionfi.drills.puzzles import APART, BIDS, DISCARDS, PLIES, SOURCES, STREAM, Choice, Puzzle, Source, seed_of
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.state.actions import Action
from trionfi.state.decisions import Asks
from trionfi.state.view import View

from benchmarks.puzzles import (
    AGAIN,
    AHEAD,
    DIFFERENT,
    EFFORT,
    FIGURES,
    GREY,
    LOSES,
    STANDS_OUT,
    THUMB,
    Collection,
    Weighing,
    each,
    write_index,
)

PUZZLES = 9             # of each level
SHARE = 0.5             # of a level that one theme may have
WORDS, SOME = 8, 16     # that may be said, at most, and deals in which they are tried at once
LITTLE = 0.15           # of what the usual bot loses: who loses less is neither right nor wrong


class Way(Protocol):
    """One kind of decision before the play."""

    source: Source
    glances: tuple[int, ...]
    """In how many deals a moment is looked at first, and again as long as something seems better than what the usual bot decides."""
    open_is_dropped: bool
    """Whether a choice that the deals leave open is left out, and not the puzzle."""

    def asked(self, hand: Hand, view: View) -> bool:
        """Whether that is to be decided."""
        raise NotImplementedError

    def choices(self, game: Game, view: View, usual: Action) -> list[Action]:
        """What is to be weighed."""
        raise NotImplementedError

    def looks(self, game: Game, view: View, choices: Sequence[Action], seed: str) -> Iterator[Outlook]:
        """The choices weighed in deals of a seed, in some of them each time."""
        raise NotImplementedError


@dataclass(frozen=True)
class Discarding:
    """A certain number of cards is discarded."""

    source: Source = DISCARDS
    glances: tuple[int, ...] = (200,)
    open_is_dropped: bool = True

    def asked(self, hand: Hand, view: View) -> bool:
        """Whether the seat itself discards, and neither more cards nor fewer."""
        choice = view.choice
        return choice is not None and choice.verb == "discard" and choice.least == choice.count and hand.turn == hand.actor

    def choices(self, game: Game, view: View, usual: Action) -> list[Action]:
        """What a search finds, and what the bots would discard."""
        found = candidates(Facing(game, view))
        return list(dict.fromkeys([usual, _looked(view), *found])) if found else []

    def looks(self, game: Game, view: View, choices: Sequence[Action], seed: str) -> Iterator[Outlook]:
        """By the kernel."""
        turn = 0
        while look := weigh(Facing(game, view), choices, f"{seed} {turn}"):
            yield look
            turn += 1


@dataclass(frozen=True)
class Bidding:
    """One of a few words is said in an auction."""

    source: Source = BIDS
    glances: tuple[int, ...] = (16, 80)
    open_is_dropped: bool = False

    def asked(self, hand: Hand, view: View) -> bool:
        """Whether a bid is made, of some."""
        return hand.step.asks in (Asks.BID, Asks.LEVEL) and hand.turn == hand.actor and DIFFERENT <= len(view.offered) <= WORDS

    def choices(self, game: Game, view: View, usual: Action) -> list[Action]:
        """All words."""
        return [usual, *(action for action in view.offered if action != usual)]

    def looks(self, game: Game, view: View, choices: Sequence[Action], seed: str) -> Iterator[Outlook]:
        """By the full rules, in deals in which the others would have said what they have."""
        fitting = believed(worlds(view, Chance(seed, STREAM)), view.seat)
        trial = Trial(view, [*choices], Playout(Memory(view)), fitting, 1, settled=False)
        while trial.possible and len((gains := trial.tried_anew(SOME, 1))[0]) == SOME:
            yield Outlook([*choices], gains, SOME)


WAYS: dict[str, Way] = {"discards": Discarding(), "bids": Bidding()}


def _looked(view: View) -> Action:
    """What the bot decides that looks ahead."""
    return bot("search", f"{view.seat} {len(view.events)}", EFFORT).choose(view)


def weighed(way: Way, game: Game, view: View, choices: Sequence[Action], least: int, seed: str) -> Weighing | None:
    """Choices weighed in so many deals at least; None where no such deals are found."""
    found = Weighing(choices)
    for look in way.looks(game, view, choices, seed):
        found.looks.append(look)
        if found.worlds >= least:
            return found
    return None


def told(way: Way, found: Weighing, content: float) -> tuple[Choice, ...] | None:
    """What came of each choice, the best first; None where the deals leave open what they may not leave open."""
    best = found.best
    gaps = {place: found.gap(best, place) for place in range(len(found.choices)) if place != best}
    little = max(LOSES * content, LITTLE * gaps[0].more if best and way.open_is_dropped else 0)
    open_ = [place for place, gap in gaps.items() if gap.more > gap.interval and gap.more <= max(GREY * gap.interval, little)]
    if open_ and not way.open_is_dropped:
        return None
    kept = sorted((place for place in gaps if place not in open_), key=lambda place: gaps[place].more)
    return (Choice(_said(found.choices[best]), 0.0, 0.0, None),
            *(Choice(_said(found.choices[place]), round(max(0.0, gaps[place].more), FIGURES), round(gaps[place].interval, FIGURES), None)
              for place in kept))


def _said(action: Action) -> tuple[str, ...]:
    """A choice as it is kept: the cards of a discard, else the word."""
    return action.cards or (str(action),)


def level_of(one: Puzzle, usual: Action, looked: Action) -> int:
    """Who misses a moment; 0 where the usual bot does not, or where it is left open."""
    by_choice = {choice.cards: choice for choice in one.choices}
    thumb, ahead = by_choice.get(_said(usual)), by_choice.get(_said(looked))
    wrong = sum(not one.right(choice) for choice in one.choices)
    if thumb is None or ahead is None or len(one.choices) < DIFFERENT or 2 * wrong < len(one.choices):
        return 0
    if one.right(thumb) or thumb.less <= STANDS_OUT * thumb.interval:
        return 0
    return THUMB if one.right(ahead) else AHEAD


def moments(way: Way, game: Game, number: int) -> Iterator[tuple[Hand, View, Action]]:
    """The decisions of a hand that are asked about, each with what the usual bot decides."""
    seed = seed_of(game.slug, number * PLIES)
    hand = game.deal(seed, dealer=Chance(seed, STREAM).below(game.players[0]), players=game.players[0])
    while (turn := hand.turn) is not None and hand.step.asks is not Asks.CARD:
        view = hand.view(turn)
        action = SimpleBot(0).choose(view)
        if way.asked(hand, view):
            yield hand, view, action
        hand.push(action, turn)


def found_in(way: Way, game: Game, number: int) -> Iterator[Puzzle]:
    """The puzzles of a hand."""
    for hand, view, usual in moments(way, game, number):
        choices, content = way.choices(game, view, usual), abs(Memory(view).content)
        seed = f"{hand.seed} {len(hand.moves)}"
        if len(choices) < DIFFERENT or not all(_better(way, game, view, choices, deals, seed, content) for deals in way.glances):
            continue
        again = weighed(way, game, view, choices, AGAIN * way.glances[-1], f"again {seed}")
        rows = told(way, again, content) if again else None
        if again is None or rows is None:
            continue
        moves = puzzles.short([str(move) for move in hand.moves], game.pack.texts)
        one = Puzzle(number * PLIES + len(hand.moves), THUMB, hand.dealer, hand.players, way.source is DISCARDS, again.worlds, moves, rows)
        if level := level_of(one, usual, _looked(view)):
            yield one._replace(level=level)


def _better(way: Way, game: Game, view: View, choices: Sequence[Action], deals: int, seed: str, content: float) -> bool:
    """Whether in so many deals something is better than the first choice; clearly so in the deals of the last glance."""
    found = weighed(way, game, view, choices, deals, seed)
    gap = found.gap(found.best, 0) if found else None
    return gap is not None and gap.more > LOSES * content and (gap.clear or deals < way.glances[-1])


def mine(way: Way, game: Game, most: int, until: float) -> None:
    """Add puzzles to a game until each level has so many, or the clock shows `until`; what is found is written hand by hand,
    but not the index."""
    found, first = Collection(game, way.source), APART * SOURCES.index(way.source)
    while time.monotonic() < until and any(len(found.level(level)) < most for level in (THUMB, AHEAD)):
        new = [one for one in found_in(way, game, first + found.hands) if found.takes(one, most, SHARE)]
        found.kept += new
        found.hands += 1
        if new:
            found.put()
            counts = ", ".join(f"level {level}: {len(found.level(level))}" for level in (THUMB, AHEAD))
            print(f"{game.slug}: {found.hands} hands, {counts}", flush=True)
    if found.kept:
        found.put()


def differing(way: Way, game: Game, one: Puzzle) -> list[str]:
    """The choices of which other deals say otherwise: that they are good where they are called wrong, or wrong where they are called
    good."""
    view = (hand := one.played(game)).view(hand.turn or 0)
    names = {_said(action): action for action in way.choices(game, view, SimpleBot(0).choose(view))}
    listed = [names.get(choice.cards) or (view.choice.action(choice.cards) if view.choice else None) for choice in one.choices]
    choices = [action for action in listed if action]
    found = weighed(way, game, view, choices, one.worlds, f"once more {one.number}")
    if found is None or len(choices) < len(one.choices):
        return [" ".join(choice.cards) for choice in one.choices]
    gaps = [(choice, found.gap(0, place)) for place, choice in enumerate(one.choices) if place]
    return [" ".join(choice.cards) for choice, gap in gaps
            if (gap.more > gap.interval + choice.interval if one.right(choice) else not gap.clear)]


def check(way: Way, game: Game, count: int) -> None:
    """Weigh some of the kept puzzles again, and say which differ."""
    kept = Collection(game, way.source).kept
    some = Chance(f"check {game.slug}").sample(kept, min(count, len(kept)))
    apart = {one.number: choices for one in some if (choices := differing(way, game, one))}
    print(f"{game.slug}: {len(some)} of {len(kept)} puzzles weighed again, {len(apart)} differ: {apart}")


def main() -> None:
    """Add to the puzzles of games, or check them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.puzzles_before", description=__doc__.splitlines()[0])
    parser.add_argument("way", choices=[*WAYS])
    given = each(parser, PUZZLES, lambda given, game, until: mine(WAYS[given.way], game, given.puzzles, until),
                 lambda given, game: check(WAYS[given.way], game, given.check))
    if not given.check:
        write_index()


if __name__ == "__main__":
    main()
