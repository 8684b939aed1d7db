"""Puzzles of the discard: which cards go."""

from collections.abc import Iterator

from trionfi.bots.memory import Memory
from trionfi.cards import Pack
from trionfi.drills.answers import CARDS, Form, cards_in
from trionfi.drills.base import Drill, Part, Verdict
from trionfi.drills.discard import Asked, brought, two_of, verdict, wanted
from trionfi.drills.discards import Facing, Laid, emptied
from trionfi.drills.lines import Two
from trionfi.drills.puzzles import Choice, Puzzle
from trionfi.drills.theme import THEMES
from trionfi.drills.way import Way, counting
from trionfi.game import Game
from trionfi.state.view import View
from trionfi.words import Words


class ToDiscard(Way):
    """Cards are to be discarded."""

    def asks(self, view: View) -> bool:
        """Whether a set of cards is to be chosen."""
        return view.choice is not None

    def question(self, game: Game, view: View, asked: Puzzle) -> tuple[Words, Form]:
        """Which cards, of those that may go."""
        weighed = _weighed(game, view, asked)
        cards = weighed.stop.choice.cards
        return wanted(weighed, cards), Form(CARDS, "the cards to discard", "", tuple(cards), len(weighed.sets[0].cards), table=True)

    def answers(self, one: Choice) -> tuple[object, ...]:
        """The set."""
        return (one.cards,)

    def explained(self, game: Game, view: View, asked: Puzzle) -> Iterator[Part]:
        """What each of the sets that were weighed ahead brought."""
        return brought(_weighed(game, view, asked))

    def verdict(self, drill: Drill, asked: Puzzle, answer: object) -> Verdict:
        """Right for each set that the deals do not tell from the best. A set that was not foreseen is weighed beside that."""
        return verdict(drill, _weighed(drill.game, drill.view, asked), cards_in(answer))

    def two(self, game: Game, view: View, asked: Puzzle, answer: object) -> Two:
        """As the sets were weighed; one that was not foreseen is weighed beside the best."""
        return two_of(_weighed(game, view, asked), cards_in(answer) if answer else ())

    def theme(self, view: View, best: Choice) -> str:
        """What the best discard does."""
        memory = Memory(view)
        pack: Pack = memory.pack
        if emptied(pack, view.hand, best.cards):
            return "lay void"
        return "lay points" if any(counting(memory, pack.index[card]) for card in best.cards) else "lay small"

    def about(self, view: View, best: Choice) -> Words:
        """That in words."""
        return THEMES[self.theme(view, best)]


def _weighed(game: Game, view: View, asked: Puzzle) -> Asked[Facing]:
    """A puzzle as a discard that was weighed."""
    return Asked(Facing(game, view), asked.worlds, tuple(Laid(one.cards, one.less, one.interval) for one in asked.choices))


TO_DISCARD = ToDiscard()
