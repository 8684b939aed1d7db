"""What a puzzle asks for: a card to be played, cards to be discarded, or a word to be said. Each way of asking has a module of its own."""

from collections.abc import Iterator
from typing import Protocol

from trionfi.bots.memory import Memory
from trionfi.drills.answers import Form
from trionfi.drills.base import Drill, Part, Verdict
from trionfi.drills.lines import Two
from trionfi.drills.puzzles import Choice, Puzzle
from trionfi.game import Game
from trionfi.state.view import View
from trionfi.words import Words

COUNTS_MORE = 1.0   # times what a card of the pack brings on average, for one that counts


class Way(Protocol):
    """How one kind of decision is asked and judged."""

    def asks(self, view: View) -> bool:
        """Whether that is what is to be decided in a view, whose turn it is."""
        raise NotImplementedError

    def question(self, game: Game, view: View, asked: Puzzle) -> tuple[Words, Form]:
        """What is asked, and the form of the answer."""
        raise NotImplementedError

    def answers(self, one: Choice) -> tuple[object, ...]:
        """The answers that come to a choice, as the form reads them."""
        raise NotImplementedError

    def explained(self, game: Game, view: View, asked: Puzzle) -> Iterator[Part]:
        """What each choice brought, and how that was found."""
        raise NotImplementedError

    def verdict(self, drill: Drill, asked: Puzzle, answer: object) -> Verdict:
        """What is to be said of an answer that the form has read."""
        raise NotImplementedError

    def two(self, game: Game, view: View, asked: Puzzle, answer: object) -> Two:
        """The choice that was answered, or None, with the one to compare it with (see `Kind.goes_on`)."""
        raise NotImplementedError

    def theme(self, view: View, best: Choice) -> str:
        """What it is about: a key of `theme.THEMES`."""
        raise NotImplementedError

    def about(self, view: View, best: Choice) -> Words:
        """That in words, by the names of the game."""
        raise NotImplementedError


def counting(memory: Memory, number: int) -> bool:
    """Whether a card (its place in the pack) brings more than one of the pack does on average."""
    return memory.gain[number] > COUNTS_MORE * sum(abs(gain) for gain in memory.gain) / memory.pack.size
