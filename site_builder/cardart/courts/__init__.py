"""The court figures: one drawing each, dressed by the suit."""

from collections.abc import Callable

from ..suit import Suit
from .king import king
from .maid import maid
from .page import page
from .queen import queen
from .rider import rider

FIGURES: dict[str, Callable[[Suit], str]] = {"K": king, "Q": queen, "C": rider, "J": page}

WOMEN = {"Donna", "Maid", "Fantina"}
"""What the lowest court is called where it is a woman: in Sicily in every suit, in Minchiate in two."""


def court(rank: str, name: str, suit: Suit) -> str:
    """The figure of a court card, from its rank and its name (`Donna of cups`)."""
    if rank == "J" and WOMEN & set(name.split()):
        return maid(suit)
    return FIGURES[rank](suit)
