"""Saying what a hand is played for."""

from trionfi.bots.memory import Memory
from trionfi.bots.prospect import strength
from trionfi.bots.words import against_average
from trionfi.state.actions import Action
from trionfi.state.rules import Course
from trionfi.words import Words


def aim(memory: Memory, step: Course) -> tuple[Action, Words]:
    """With a hand above the average the word after which points are good, else the one after which they are bad."""
    view = memory.view
    more = strength(view.game, view.players, memory.hand)
    good = [action for action in view.offered if action.verb in memory.stakes.turned]
    bad = [action for action in view.offered if action not in good]
    action = (good or bad)[0] if more > 0 else (bad or good)[0]
    return action, against_average(more)
