"""What a soak finds, and the names of its checks."""

from dataclasses import asdict

from trionfi.values import dataclass, field
from trionfi.words import Seat, Words, pattern

CARDS, EVENTS, UNDO, COPY, VIEW, OFFER, TEXT, ASIDE, CHOICE, REFUSAL = (
    "cards", "events", "undo", "copy", "view", "offer", "text", "aside", "choice", "refusal",
)
TOTAL, LINES, SUM, CALCULATOR, FACTS, RECORD, END, MATCH, CLAIM, ACTIONS, ERROR = (
    "total", "lines", "sum", "calculator", "facts", "record", "end", "match", "claim", "actions", "error",
)


class Broken(Exception):
    """An invariant that does not hold: the name of the check, what was seen, and after how many moves (-1: the last that was made)."""

    def __init__(self, check: str, words: Words, move: int = -1):
        super().__init__(f"{check}: {words}")
        self.check, self.words, self.move = check, words, move


def hold(check: str, holds: bool, words: Words, **seen: object) -> None:
    """Raise Broken unless it holds, in these words with what was `seen` in their places."""
    if not holds:
        raise Broken(check, pattern(words, {name: one if isinstance(one, Seat | int) else str(one) for name, one in seen.items()}))


@dataclass(frozen=True)
class Fault:
    """A fault with what is needed to see it again: the rules, the check, the number of the move after which it
    shows, and a record of the hand (or what makes the drill)."""

    game: str
    profile: str
    options: dict[str, str]
    check: str
    words: Words
    move: int
    record: dict[str, object] = field(default_factory=dict)

    def plain(self) -> dict[str, object]:
        """The fault as JSON has it."""
        return asdict(self)
