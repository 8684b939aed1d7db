"""What a drill is."""

from dataclasses import dataclass

from trionfi.counting import Points


@dataclass(frozen=True)
class Part:
    """One step of an explanation: what it is, what it adds to the answer, and the cards it is about."""

    label: str
    value: Points
    cards: tuple[str, ...] = ()
    kind: str = ""


@dataclass(frozen=True)
class Drill:
    """A question in words with its cards, the answer, and the parts that sum to it."""

    kind: str
    level: int
    seed: int | str
    words: str
    cards: tuple[str, ...]
    last_trick: bool
    answer: Points
    explanation: tuple[Part, ...]
