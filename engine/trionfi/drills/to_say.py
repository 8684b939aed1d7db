"""Puzzles of bidding: which word is best."""

from collections.abc import Iterator

from trionfi.drills import bid, in_play
from trionfi.drills.answers import CHOICE, Form
from trionfi.drills.base import Drill, Part, Verdict
from trionfi.drills.layouts import Question, Tried
from trionfi.drills.lines import Two
from trionfi.drills.puzzles import Choice, Puzzle
from trionfi.drills.theme import THEMES
from trionfi.drills.way import Way
from trionfi.game import Game
from trionfi.seat_names import all_names
from trionfi.state.decisions import Advice
from trionfi.state.view import View
from trionfi.words import Words


class ToSay(Way):
    """A word is to be said."""

    def asks(self, view: View) -> bool:
        """Whether it is this seat's turn, which the other ways have then left alone."""
        return bool(view.offered)

    def question(self, game: Game, view: View, asked: Puzzle) -> tuple[Words, Form]:
        """Which of the words that may be said."""
        step = game.step(view.step)
        names = all_names(game, view.seat, view.players)
        choices = tuple((str(action), step.explain(game, action)) for action in view.offered)
        form = Form(CHOICE, "what to say", choices=choices, table=True)
        return bid.asked(view.hand.bit_count(), view.seat == view.dealer, step.name, names[view.dealer]), form

    def answers(self, one: Choice) -> tuple[object, ...]:
        """The word."""
        return one.cards

    def explained(self, game: Game, view: View, asked: Puzzle) -> Iterator[Part]:
        """What a player looks at in his hand, and what each word brought."""
        yield from bid.held(game, view.hand)
        yield from in_play.parts(_tried(asked), game.term(game.payments.ledger))

    def verdict(self, drill: Drill, asked: Puzzle, answer: object) -> Verdict:
        """Right for what brought most, and for what the deals do not tell from that."""
        return in_play.verdict(_tried(asked), drill.game.term(drill.game.payments.ledger), str(answer))

    def two(self, game: Game, view: View, asked: Puzzle, answer: object) -> Two:
        """As the words were tried."""
        return in_play.two_of(_tried(asked), view, str(answer or ""))

    def theme(self, view: View, best: Choice) -> str:
        """Whether something is undertaken."""
        step, word = view.game.step(view.step), best.cards[0]
        declined = any(str(action) == word and step.advice(action) is Advice.DECLINES for action in view.offered)
        return "pass" if declined else "bid"

    def about(self, view: View, best: Choice) -> Words:
        """That in words."""
        return THEMES[self.theme(view, best)]


def _tried(asked: Puzzle) -> Question:
    """A puzzle as a question of bidding that was worked out."""
    words = tuple(Tried(one.cards[0], one.less, one.interval) for one in asked.choices)
    return Question(asked.level, 0, asked.number, None, (), asked.worlds, words)


TO_SAY = ToSay()
