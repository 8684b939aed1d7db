"""Holding a deal, or having it thrown in."""

from trionfi.bots.memory import Memory
from trionfi.bots.prospect import strength
from trionfi.bots.vote import GOOD
from trionfi.bots.words import against_average
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.rules import Course
from trionfi.words import Words

DEAR = 6  # how many times as poor as that a dealer's hand must be before he pays for throwing it in


def hold(memory: Memory, step: Course) -> tuple[Action, Words]:
    """A hand better than most is held, a middling one left to the partner. A dealer has the extra cards to come, and throws in only a very
    poor hand whose partner wants it too."""
    view = memory.view
    value = strength(view.game, view.players, memory.hand)
    found = {step.advice(action): action for action in view.offered}
    words = against_average(value)
    if view.seat == view.dealer:
        advised = any(seat in memory.side and step.advice(Action(word)) is Advice.THROWS_IN for seat, word in view.said)
        return found[Advice.THROWS_IN if advised and value < -DEAR * GOOD else Advice.GOES_ON], words
    if value > GOOD:
        return found[Advice.GOES_ON], words
    return found.get(Advice.DECLINES if value > 0 else Advice.THROWS_IN) or found[Advice.THROWS_IN], words
