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


def weighed(action: "Action", found: list[float]) -> Weighed:
    """A choice with what it brings more, world by world."""
    count = len(found)
    if count < 2:
        return Weighed(action, 0.0, 0.0)
    mean = sum(found) / count
    return Weighed(action, mean, (sum([(one - mean) ** 2 for one in found]) / (count - 1) / count) ** 0.5)
