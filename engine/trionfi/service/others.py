"""The bots at the table of a practice hand."""

from collections.abc import Iterable

from trionfi.bots import Bot, bot
from trionfi.errors import TrionfiError
from trionfi.hand import Hand
from trionfi.service.request import Request

EFFORT = 1000  # actions that a bot may try out for one move, so that nobody waits for it


def bot_names(request: Request) -> list[object]:
    """The names of the bots by player, as a request gives them; fewer than there are players come round again."""
    names = request.get("bots") or ["simple"]
    if not isinstance(names, list):
        raise TrionfiError("'bots' is a list of names such as simple")
    return names


def bots_at(hand: Hand, names: list[object], seats: Iterable[int]) -> dict[int, Bot]:
    """The bots of these seats for the next move. Their chance hangs on the deal, the seat and how many moves have been made, so that the
    same moves find the same bots."""
    return {seat: bot(str(names[hand.sitting.seats[seat] % len(names)]), chance(hand, seat), EFFORT) for seat in seats}


def chance(hand: Hand, seat: int) -> str:
    """The seed of a seat's next move."""
    return f"{hand.seed}-{seat}-{len(hand.moves)}"
