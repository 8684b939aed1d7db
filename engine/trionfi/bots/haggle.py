"""Bargaining over a deal in rounds: what the hand is worth decides what is asked, offered and agreed to."""

from math import ceil

from trionfi.bots.memory import Memory
from trionfi.bots.prospect import strength
from trionfi.bots.vote import GOOD
from trionfi.bots.words import card_points
from trionfi.phases.haggle import DEMAND, OFFER, PASS, SEE, proposals
from trionfi.state.actions import Action
from trionfi.state.rules import Course
from trionfi.words import Words


def haggle(memory: Memory, step: Course) -> tuple[Action, Words]:
    """A good hand asks for what it should win and plays if that is not given; a poor one offers a third of what it should lose, and agrees
    to more where that settles it and costs less than playing."""
    view = memory.view
    worth = strength(view.game, view.players, memory.hand) * memory.stakes.total
    words = card_points(worth)
    actions = {str(action): action for action in view.offered}
    asked = proposals(view.said)
    own = asked.pop(view.seat, None)
    if len(asked) == view.players - 1:
        even = -sum(asked.values())
        settles = proposal(even)
        if even >= worth and settles in actions:
            return actions[settles], words
    good = worth > GOOD * memory.stakes.total
    if own is not None:
        return actions[SEE if good else proposal(own)], words
    return actions.get(proposal(ceil(worth) if good else -int(-worth / 3)), actions[SEE if good else PASS]), words


def proposal(points: int) -> str:
    """The text of asking for so many points, of offering them below nothing, or of passing."""
    return f"{DEMAND} {points}" if points > 0 else f"{OFFER} {-points}" if points else PASS
