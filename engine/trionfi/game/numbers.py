"""For how many players a game is."""

from collections.abc import Mapping

from trionfi.errors import TrionfiError, brief
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
