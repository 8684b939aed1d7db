"""What is different in a game for another number of players."""

from trionfi.game.edits import Edit
from trionfi.state.rules import Rules
from trionfi.values import dataclass
from trionfi.words import Words


@dataclass(frozen=True)
class Seating:
    """What is different when so many play: edits of named parts, and the difference in words."""

    players: int
    words: Words
    edits: tuple[Edit, ...]
    source: str = ""

    def told(self, game: Rules) -> Words:
        """The difference in words, in a game as so many play it with its options."""
        return self.words
