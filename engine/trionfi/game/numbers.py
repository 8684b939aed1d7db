"""For how many players a game is, and into how many piles they gather what they win."""

from collections.abc import Mapping

from trionfi.counting import Counting
from trionfi.errors import TrionfiError, brief
from trionfi.state.sides import Sides
from trionfi.words import Listing, Message


def among(players: int | None, numbers: tuple[int, ...], slug: str) -> int:
    """A number of players that is one of these; the first of them when none is named. Raises TrionfiError for another."""
    if players is None:
        return numbers[0]
    if isinstance(players, bool) or not isinstance(players, int) or players not in numbers:
        raise TrionfiError(Message("{game} is for {numbers} players, not {given}", game=slug, numbers=Listing(numbers, "or"),
                                   given=brief(players)))
    return players


def named(given: Mapping[str, object]) -> Mapping[str, object]:
    """Options or facts by their names. Raises TrionfiError for what is no mapping."""
    if not isinstance(given, Mapping):
        raise TrionfiError(Message("names with values are wanted, such as {example}, not {given}", example="{'rivanto': 'any'}",
                                   given=brief(repr(given))))
    return given


def piles(sides: Sides, players: int, counting: Counting, whole: bool) -> int:
    """How many piles lie there when a pack that may be won `whole` is counted: one for each side, where the cards over a number count in
    each, or tricks of so many cards can leave odd ones in the batches; else any two say as much as all."""
    apart = counting.over is not None or (whole and players % counting.group)
    return max(2, len(sides.parties(players))) if apart and not sides.declared else 2
