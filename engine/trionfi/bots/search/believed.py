"""Worlds that fit what others have said, as the bot `simple` would have said it."""

from collections.abc import Iterable, Iterator

from trionfi.bots.simple import SimpleBot
from trionfi.hand import Hand
from trionfi.state.actions import Choice

PATIENCE = 400  # worlds in a row in which somebody would have said something else, before it gives up


def believed(dealt: Iterable[Hand], seat: int) -> Iterator[Hand]:
    """Those of the worlds in which every player but the one at `seat` would have spoken as he has."""
    vain = 0
    for hand in dealt:
        if _so_spoken(hand, seat):
            vain = 0
            yield hand
        elif (vain := vain + 1) > PATIENCE:
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
