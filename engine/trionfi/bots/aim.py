"""Saying what a hand is played for."""

from trionfi.bots.memory import Memory
from trionfi.bots.prospect import strength
from trionfi.state.actions import Action
from trionfi.state.rules import Course


def aim(memory: Memory, step: Course) -> tuple[Action, str]:
    """With a hand above the average the word after which points are good, else the one after which they are bad."""
    view = memory.view
    more = strength(view.game, view.players, memory.hand)
    good = [action for action in view.offered if action.verb in memory.stakes.turned]
    bad = [action for action in view.offered if action not in good]
    action = (good or bad)[0] if more > 0 else (bad or good)[0]
    return action, f"the hand lies {more:+.2f} of the card points from an average one"
