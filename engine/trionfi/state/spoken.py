"""What a player has declared, asked or claimed aloud."""

from trionfi.counting import Points
from trionfi.melds import Declaration
from trionfi.values import NamedTuple


class Declared(NamedTuple):
    """A declaration made: by whom, its name, what it is worth, its cards (a mask) and what the table of combinations
    says of it."""

    seat: int
    word: str
    value: Points
    cards: int = 0
    declaration: Declaration | None = None


class Asked(NamedTuple):
    """A question put in the round of declarations: by whom, its words, what each who has to pays, and who they are."""

    seat: int
    word: str
    value: Points
    payers: tuple[int, ...]


class Claimed(NamedTuple):
    """A player has said that he is out, rightly or not."""

    seat: int
    right: bool
