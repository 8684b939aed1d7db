"""What happens at the table, and who saw it."""

from trionfi.values import NamedTuple

EVERYBODY = -1


class Event(NamedTuple):
    """One thing that happened, and who saw which cards it was about.

    `kind` is deal, lay, look, show, say, take, discard, play, trick, surrender, turn or end; `cards` is a mask; the
    cards went from `source` to `target` ("hand 0", "talon", "discard 0", "trick", "won 0", "pack"); `audience` is
    the mask of the seats that saw them (-1: everybody). Seats outside it know only how many they were.
    """

    kind: str
    seat: int
    cards: int = 0
    source: str = ""
    target: str = ""
    audience: int = EVERYBODY
    word: str = ""
