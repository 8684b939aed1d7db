"""Worlds that fit what others have said, as the bot `simple` would have said it."""

from collections.abc import Iterator
from itertools import chain

from trionfi.bots.simple import SimpleBot
from trionfi.hand import Hand
from trionfi.state.actions import Choice

PATIENCE = 400  # worlds in a row in which somebody would have said something else, before it gives up
SOON = 40       # and so many where others will do


def likely(dealt: Iterator[Hand], seat: int) -> Iterator[Hand]:
    """Those of the worlds in which every player but the one at `seat` would have spoken as he has, where some are soon found; else all
    others: then somebody does not speak as `simple` does."""
    spoken = believed(dealt, seat, SOON)
    first = next(spoken, None)
    return dealt if first is None else chain([first], spoken)


def believed(dealt: Iterator[Hand], seat: int, patience: int = PATIENCE) -> Iterator[Hand]:
    """Those of the worlds in which every player but the one at `seat` would have spoken as he has, until so many in a row are none."""
    vain = 0
    for hand in dealt:
        if _so_spoken(hand, seat):
            vain = 0
            yield hand
        elif (vain := vain + 1) > patience:
            return


def _so_spoken(hand: Hand, seat: int) -> bool:
    """Whether `simple` would have made all moves of the others that were words; the hand is then as it was."""
    moves, simple, same = list(hand.moves), SimpleBot(0), True
    while hand.moves:
        hand.pop()
    for move in moves:
        offered = hand.legal_actions()
        if same and move.seat != seat and not isinstance(offered, Choice) and hand.step.speaking.speaks(move.action):
            turn = hand.turn
            same = turn is None or simple.choose(hand.view(turn)) == move.action
        hand.push(move.action, move.seat)
    return same
