"""What every pattern of cards answers, and the form of it that is found in a set of cards."""

from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from operator import or_
from typing import ClassVar, NamedTuple

from trionfi.cards import Pack
from trionfi.vocabulary import Checked


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


Say = Callable[[str], str]
"""Gives the words for a set of cards (`Game.set_words`)."""


class Pattern(Checked):
    """What every pattern answers. `least` is the fewest cards, or sets, that make it, where it has such a number."""

    least: int

    counted: ClassVar[bool] = False
    """Whether its size is the number of cards that are held of a set."""

    repeated: ClassVar[str] = ""
    """What one of its forms is called where several of the same name may be declared; "" where each is declared once."""

    for_lack: ClassVar[bool] = False
    """Whether it is declared because cards of a set are lacking."""

    def kinds(self, pack: Pack) -> tuple[str, ...]:
        """What its forms are called by; the one form has no name of its own unless the pattern says so."""
        return ("",)

    def grounds(self, pack: Pack) -> tuple[Ground, ...]:
        """Where its forms are looked for: those of a set of cards are those of what it has of each ground, one ground after another."""
        return (Ground(pack.all),)

    def find(self, pack: Pack, cards: int) -> Iterator[Found]:
        """The forms that a set of cards (a mask) has, the best of each kind."""
        raise NotImplementedError

    def ways(self, pack: Pack, cards: int) -> Iterator[Found]:
        """The forms where their cards may serve elsewhere instead."""
        return self.find(pack, cards)

    def fewer(self, found: Found, number: int, first: Callable[[int, int], int]) -> Iterator[int]:
        """The sets of so many cards (masks) that may be declared in place of a form; `first` picks that many out of a set as they would be
        shown."""
        return iter(())

    def words(self, pack: Pack, say: Say) -> str:
        """What it takes, in words."""
        raise NotImplementedError


def joined(sets: Iterable[int]) -> int:
    """Sets of cards (masks) together."""
    return reduce(or_, sets, 0)
