"""What a soak finds."""

from dataclasses import asdict, dataclass, field


class Broken(Exception):
    """An invariant that does not hold: the name of the check, and what was seen."""

    def __init__(self, check: str, words: str, move: int = 0):
        super().__init__(f"{check}: {words}")
        self.check, self.words, self.move = check, words, move


@dataclass(frozen=True)
class Fault:
    """A fault with what is needed to see it again: the rules, the check, the number of the move after which it
    shows, and a record of the hand (or what makes the drill)."""

    game: str
    profile: str
    options: dict[str, str]
    check: str
    words: str
    move: int
    record: dict[str, object] = field(default_factory=dict)

    def plain(self) -> dict[str, object]:
        """The fault as JSON has it."""
        return asdict(self)
