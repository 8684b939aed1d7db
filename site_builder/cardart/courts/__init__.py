"""The court figures: one drawing each, dressed by the suit."""

from collections.abc import Callable, Mapping
from typing import Any

from ..suit import Suit
from .king import king
from .maid import maid
from .page import page
from .queen import queen
from .rider import rider

Figures = Mapping[str, Callable[[Suit], str]]

WOMEN = {"Donna", "Maid", "Fantina", "Fantesca"}
"""Names of the lowest court where it is a woman, as in Sicily."""


def figures(pack: Mapping[str, Any]) -> Figures:
    """Who stands for each court of a pack, by letter."""
    names = {court["letter"]: court["name"] for court in pack.get("courts", ())}
    return {"K": king, "Q": queen, "C": rider, "J": maid if names.get("J") in WOMEN else page}
