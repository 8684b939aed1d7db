"""What one suit looks like. A new family of suits is a module beside `latin.py` that makes such values."""

from collections.abc import Callable
from dataclasses import dataclass

PAINT = "currentColor"
"""The colour of the suit, as all that is drawn within the symbol of a card takes it from there."""


@dataclass(frozen=True)
class Dress:
    """What tells the figures of one suit from those of another, besides colour and sign.

    `motif`, `beard` and `shield` are names of shapes in `courts/people.py`; `hair` and `horse` are colours.
    """

    hair: str
    beard: str
    motif: str
    horse: str
    shield: str


@dataclass(frozen=True)
class Suit:
    """A suit as it is drawn; every sign lies around (0, 0).

    `colour` is what the symbols of its cards have, as CSS says it.
    `small` is the sign of the index, bold enough to be told at 8 pixels; `pip` that of the numeral cards and of the
    figures, whose half height is `reach`. `numeral` draws the middle of a numeral card from its number; `extras` are
    further pieces it refers to, by id.
    """

    letter: str
    colour: str
    tint: str
    small: str
    pip: str
    reach: float
    numeral: Callable[[int], str]
    extras: dict[str, str]
    dress: Dress

    @property
    def pip_id(self) -> str:
        return f"_{self.letter}"
