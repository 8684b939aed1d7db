"""Which card to call: one that brings a partner where the own hand has most need of it."""

from trionfi.bots.ask import own
from trionfi.bots.memory import Memory
from trionfi.state.actions import Action
from trionfi.state.rules import Course
from trionfi.words import Words


def call(memory: Memory, step: Course) -> tuple[Action, Words]:
    """The card to call."""
    return called(memory)


def called(memory: Memory) -> tuple[Action, Words]:
    """A card that is not held, of the suit with most points of one's own to bring home, and of those the shortest."""
    pack, hand, worth, mine = memory.pack, memory.hand, memory.stakes.worth, own(memory)

    def need(action: Action) -> tuple[bool, float, float, int, int]:
        number = pack.index[action.cards[0]]
        suit = hand & pack.suit_of[number]
        held = [worth[card] for card in range(pack.size) if suit >> card & 1]
        return not mine >> number & 1, worth[number], sum(max(0.0, one) for one in held), -len(held), number

    return max((action for action in memory.view.offered if action.cards), key=need), "a partner with the card that the own suit lacks"
