"""Puzzles of the play: which card is best."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from trionfi.bots.memory import Memory
from trionfi.drills.answers import CARD, Form
from trionfi.drills.base import Drill, Part, Slip, Verdict, correct, told
from trionfi.drills.in_play import compared, figures
from trionfi.drills.lines import Two, of_cards
from trionfi.drills.puzzles import Choice, Idea, Puzzle
from trionfi.drills.theme import doing, shown
from trionfi.drills.way import Way
from trionfi.errors import TrionfiError
from trionfi.game import Game
from trionfi.state.view import View
from trionfi.words import Message, Text, Words

HOW: Words = ("The cards that you do not see were dealt anew each time, as they may lie after what was said and played; each card was "
              "tried in the same deals, and quick rules of thumb played the hand to its end, or the last cards as well as can be. What it "
              "brings is reckoned beside the mean of your opponents.")


class ToPlay(Way):
    """A card is to be played."""

    def asks(self, view: View) -> bool:
        """Whether a card may be played."""
        return any(action.verb == "play" for action in view.offered)

    def question(self, game: Game, view: View, asked: Puzzle) -> tuple[Words, Form]:
        """Which card, of those that may be played."""
        return asking(view)

    def answers(self, one: Choice) -> tuple[object, ...]:
        """Each of the cards that count alike."""
        return one.cards

    def explained(self, game: Game, view: View, asked: Puzzle) -> Iterator[Part]:
        """What each card brought; cards that lose much the same are told together."""
        return _explained(game, asked)

    def verdict(self, drill: Drill, asked: Puzzle, answer: object) -> Verdict:
        """Right for the best card, those that count alike, and those that are as good or nearly; else what is lost, and what the best card
        does that this one does not."""
        card, unit = str(answer), unit_of(drill.game, asked)
        best, one = asked.choices[0], asked.choice(card)
        less, interval = figures(one.less, one.interval)
        alone = not Memory(drill.view).friends
        if one is best:
            most = Message("In {n} deals {said} brings most.", n=asked.worlds, said=card)
            why = [refuting(other.idea, card, other.cards[0], alone) for other in asked.choices if other.idea][:1]
            return correct(Text(most, *why))
        values: dict[str, Any] = {"n": asked.worlds, "said": card, "less": less, "unit": unit, "best": best.cards[0], "interval": interval}
        if not one.less:
            return correct(Message("In {n} deals {said} brings as much as {best}, which nothing beats.", **values))
        if asked.right(one):
            return correct(Message("In {n} deals {said} brings {less} {unit} less on average than {best}, give or take {interval}: that is "
                                   "as good, or nearly.", **values))
        words = Message("In {n} deals {said} brings {less} {unit} less on average than {best}, give or take {interval}.", **values)
        refuted = refuting(one.idea, best.cards[0], card, alone) if one.idea else ""
        return told(words, [Slip(card, "", refuted, best.cards)])

    def two(self, game: Game, view: View, asked: Puzzle, answer: object) -> Two:
        """As the cards were weighed, and what the better one does as it was counted then. Raises TrionfiError for a card that was not
        weighed."""
        card, known = str(answer or ""), [card for one in asked.choices for card in one.cards]
        if card and card not in known:
            raise TrionfiError(Message("{card} is none of the cards to choose from: {known}", card=card, known=" ".join(sorted(known))))
        cards, choices = compared_with(asked.choices, asked.right, card)
        return of_cards(view, cards, choices, asked.booked, card, lambda _memory, _pairs: choices[1].idea)

    def theme(self, view: View, best: Choice) -> str:
        """What the best card does."""
        return doing(view, Memory(view), best.cards[0])

    def about(self, view: View, best: Choice) -> Words:
        """That in words."""
        return shown(view, best.cards[0])


def compared_with(choices: Sequence[Choice], right: Callable[[Choice], bool], card: str) -> tuple[tuple[str, str], tuple[Choice, Choice]]:
    """A card that was weighed and the one to compare it with, the better first: the best one after a wrong one; after one that is `right`,
    or none, the wrong one of which most can be told, or the worst."""
    best = choices[0]
    one = next(one for one in choices if card in one.cards) if card else best
    own = card or best.cards[0]
    if not right(one):
        return (best.cards[0], own), (best, one)
    wrong = [other for other in choices if not right(other)]
    other = next((other for other in wrong if other.idea), wrong[-1])
    return (own, other.cards[0]), (one, other)


def asking(view: View) -> tuple[Words, Form]:
    """What is asked of the seat of a view, whose turn it is to play, and the form of its answer."""
    offered = {action.cards[0] for action in view.offered if action.verb == "play"}
    words: Words = "It is your turn. Which card do you play?" if view.trick else "You lead. Which card do you play?"
    return words, Form(CARD, "the card that you play", "", tuple(card for card in view.cards if card in offered), table=True)


def unit_of(game: Game, asked: Puzzle) -> Words:
    """What the figures of a puzzle are in."""
    return game.term(game.payments.booked if asked.booked else game.payments.ledger)


def _explained(game: Game, asked: Puzzle) -> Iterator[Part]:
    """What each card brought."""
    unit, best = unit_of(game, asked), asked.choices[0]
    yield Part("brings most", None, best.cards, "worth")
    for group in _grouped(asked.choices[1:], asked):
        cards = tuple(card for one in group for card in one.cards)
        widest = max(one.interval for one in group)
        (least, interval), (most, _) = (figures(one.less, widest) for one in (group[0], group[-1]))
        if not group[-1].less or asked.right(group[0]) or least == most:
            label = compared(group[0].less if group[-1].less else 0, widest, unit, asked.right(group[0]))
        else:
            label = Message("{less} to {most} {unit} less, give or take {interval}", less=least, most=most, unit=unit, interval=interval)
        yield Part(label, None, cards, "worth")
    yield Part(Message("tried in {n} deals: {said} brings most", n=asked.worlds, said=best.cards[0]), None, (), "judge", HOW)


def _grouped(choices: tuple[Choice, ...], asked: Puzzle) -> Iterator[list[Choice]]:
    """Choices one after another that lose much the same, and are accepted or not alike."""
    group: list[Choice] = []
    for one in choices:
        if group and (one.less > group[0].less + 2 * group[0].interval or asked.right(one) != asked.right(group[0]) or not group[0].less):
            yield group
            group = []
        group.append(one)
    if group:
        yield group


def refuting(idea: Idea, best: str, other: str, alone: bool) -> Words:
    """What the best card does more often than another; `alone` says that nobody is on the reader's side."""
    values = {"n": idea.better, "m": idea.other, "of": idea.hands, "best": best, "other": other}
    if idea.what == "card":
        return _takes(alone, values | {"card": idea.card})
    return (_wins_last if idea.what == "last" else _wins_this)(alone, values)


def _takes(alone: bool, values: dict[str, Any]) -> Words:
    """Who takes a card."""
    if alone:
        return Message("After {best} you take {card} in {n} of {of} hands played on, after {other} in {m}.", {
            "m =0": "After {best} you take {card} in {n} of {of} hands played on, after {other} in none."}, **values)
    return Message("After {best} your side takes {card} in {n} of {of} hands played on, after {other} in {m}.", {
        "m =0": "After {best} your side takes {card} in {n} of {of} hands played on, after {other} in none."}, **values)


def _wins_last(alone: bool, values: dict[str, Any]) -> Words:
    """Who wins the last trick."""
    if alone:
        return Message("After {best} you win the last trick in {n} of {of} hands played on, after {other} in {m}.", {
            "m =0": "After {best} you win the last trick in {n} of {of} hands played on, after {other} in none."}, **values)
    return Message("After {best} your side wins the last trick in {n} of {of} hands played on, after {other} in {m}.", {
        "m =0": "After {best} your side wins the last trick in {n} of {of} hands played on, after {other} in none."}, **values)


def _wins_this(alone: bool, values: dict[str, Any]) -> Words:
    """Who wins the trick in which the card is played."""
    if alone:
        return Message("After {best} you win this trick in {n} of {of} hands played on, after {other} in {m}.", {
            "m =0": "After {best} you win this trick in {n} of {of} hands played on, after {other} in none."}, **values)
    return Message("After {best} your side wins this trick in {n} of {of} hands played on, after {other} in {m}.", {
        "m =0": "After {best} your side wins this trick in {n} of {of} hands played on, after {other} in none."}, **values)


TO_PLAY = ToPlay()
