"""Throwing a hand in: when what is paid for it is less than what going on should cost."""

from trionfi.bots.memory import Memory
from trionfi.cards import bits

MARGIN = 3.0


def gives_up(memory: Memory) -> bool:
    """What a hand thrown in pays the others, against the card points that the own hand will likely lack."""
    view = memory.view
    turn = max(reward.thrown_in_before for reward in view.game.payments.rewards)
    if not turn:
        return False
    early = len(view.tricks) < turn
    cost = memory.lost if early else sum(memory.stakes.worth[number] for number in bits(memory.out))
    return cost + MARGIN < memory.stakes.total / view.players - memory.points
