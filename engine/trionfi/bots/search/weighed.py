"""What a choice is worth."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from trionfi.state.actions import Action


class Weighed(NamedTuple):
    """A choice with what it is worth more than the one that `simple` would make: the mean over the worlds, in the game's unit, and its
    standard error."""

    action: "Action"
    more: float
    error: float
