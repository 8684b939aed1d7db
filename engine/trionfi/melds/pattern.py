"""What every pattern of cards answers, and the form of it that is found in a set of cards."""

from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import ClassVar

from trionfi.cards import Pack
from trionfi.counting import Points
from trionfi.values import NamedTuple
from trionfi.vocabulary import Checked
from trionfi.words import Term, Words


class Found(NamedTuple):
    """One form of a pattern: its cards, the number that its value is read by, which suit, rank or run it is, the cards
    of that group that are not held, the absent cards for which others stand, and those of its cards that may stand for others."""

    cards: int
    size: int
    of: str = ""
    lacks: int = 0
    filled: int = 0
    wild: int = 0


class Ground(NamedTuple):
    """A place where forms of a pattern are looked for, each place by itself: the cards on which those there hang, and the cards without all
    of which there is none (masks), and the fewest of the first that make one."""

    reads: int
    needs: int = 0
    fewest: int = 0


class Part(NamedTuple):
    """What counts `value` for a pile with `least` cards of it, and `more` for each further one. All of the `anchor` must be there, at least
    `genuine` cards of the `head`, and `places` of it filled, by `wild` cards where it must be; from there it goes `down` from the
    highest card of a set as far as there are cards, each gap bridged by one wild card (all of them together `bridges` gaps, unless that is
    below 0), no two that are neighbours unless that is said; at its end the cards of `close` follow. Sets of cards are masks of the
    pack. Its `category` may be doubled, and it is one more of that where it `counts`."""

    value: Points | float
    anchor: int = 0
    head: int = 0
    genuine: int = 0
    places: int = 0
    down: int = 0
    close: int = 0
    wild: int = 0
    bridges: int = 0
    neighbours: bool = False
    least: int = 0
    more: Points = 0
    category: str = ""
    counts: bool = True


def even(worth: Callable[[int], Points], least: int, most: int) -> Points | None:
    """By how much a worth rises with each card from the least number on, None where it rises unevenly."""
    rises = {worth(after) - worth(size) for size, after in pairwise(range(least, most + 1))} or {0}
    return rises.pop() if len(rises) == 1 else None


Say = Callable[[str], Term]
"""Gives the words for a set of cards (`Game.set_words`)."""


class Pattern(Checked):
    """What every pattern answers. `least` is the fewest cards, or sets, that make it, where it has such a number."""

    least: int

    counted: ClassVar[bool] = False
    """Whether its size is the number of cards that are held of a set."""

    repeated: ClassVar[bool] = False
    """Whether several of its forms of the same name may be declared, not each once."""

    for_lack: ClassVar[bool] = False
    """Whether it is declared because cards of a set are lacking."""

    def kinds(self, pack: Pack) -> tuple[str, ...]:
        """What its forms are called by; the one form has no name of its own unless the pattern says so."""
        return ("",)

    def letter(self, pack: Pack, of: str) -> str:
        """The letter in notation of the suit or rank of the form that is called so, "" where a form has none."""
        return ""

    def grounds(self, pack: Pack) -> tuple[Ground, ...]:
        """Where its forms are looked for: those of a set of cards are those of what it has of each ground, one ground after another."""
        return (Ground(pack.all),)

    def alike(self, pack: Pack) -> tuple[int, ...]:
        """Sets of cards (masks) that share none, of each of which only the number that is held tells whether there is a form and how
        large; of the cards outside them every one may matter by itself."""
        return ()

    def find(self, pack: Pack, cards: int) -> Iterator[Found]:
        """The forms that a set of cards (a mask) has, the best of each kind."""
        raise NotImplementedError

    def ways(self, pack: Pack, cards: int) -> Iterator[Found]:
        """The forms where their cards may serve elsewhere instead."""
        return self.find(pack, cards)

    def parts(self, pack: Pack, worth: Callable[[int], Points]) -> Iterable[Part]:
        """The parts that make up the forms, where that can be said of won cards that are worth so much by their number; nothing where it
        cannot."""
        return ()

    def fewer(self, pack: Pack, found: Found, number: int, first: Callable[[int, int], int]) -> Iterator[Found]:
        """The forms of so many cards that may be declared in place of a larger one; `first` picks that many out of a set (masks) as they
        would be shown."""
        return iter(())

    def takes(self, pack: Pack, of: str, size: int = 0) -> Iterator[tuple[int, int]]:
        """Sets of cards (masks), with how many of each there are at least in every form of that kind that has so many cards (0: as few as
        may be): the cards without which not even the whole pack has one."""
        if any(found.of == of for found in self.find(pack, pack.all)):
            needed = [1 << number for number in range(pack.size)
                      if not any(found.of == of for found in self.find(pack, pack.all & ~(1 << number)))]
            yield joined(needed), len(needed)

    def bars(self, pack: Pack) -> int:
        """The cards (a mask) that nobody holds who declares it."""
        return 0

    def words(self, pack: Pack, say: Say) -> Words:
        """What it takes, in words."""
        raise NotImplementedError


def joined(sets: Iterable[int]) -> int:
    """Sets of cards (masks) together."""
    return reduce(or_, sets, 0)
