"""What can go wrong, each with one line that a player understands."""


ECHO = 60


def brief(value: object) -> str:
    """A value as text for an error's line, cut where it is longer than a line has room for."""
    try:
        text = str(value)
    except ValueError:  # Python writes no number of more than 4,300 digits
        text = "a number of thousands of digits"
    return text if len(text) <= ECHO else f"{text[:ECHO]}..."


NO_BREAK = "\u00a0\u202f"
"""The spaces where no line may break, which Python counts among what cannot be printed."""


def legible(text: str) -> str:
    """A text in which every character that cannot be printed stands as its escape."""
    return text if text.isprintable() else "".join(
        one if one.isprintable() or one in NO_BREAK else one.encode("unicode-escape").decode() for one in text)


def one_line(text: str) -> str:
    """A text as one line without what cannot be printed, whatever line breaks and broken characters it had."""
    return legible(" ".join(text.split()))


class TrionfiError(ValueError):
    """Any bad input; its text is one clear line that names what is wrong and what would be right, whatever line breaks,
    control characters or broken characters the input had."""

    def __init__(self, message: str):
        super().__init__(one_line(message))
        self.words = message
        """The line as a message, where it is one: to be said in the reader's language."""


class InvalidCard(TrionfiError):
    """A text that names no card of the pack, or a card that is there twice."""


class AmbiguousCard(TrionfiError):
    """A name that several cards of the pack bear."""


class IllegalAction(TrionfiError):
    """An action that the rules do not allow now; the text says which rule."""


class NoSuchGame(TrionfiError, KeyError):
    """A name that is no game's; as a mapping raises for a key that it lacks."""

    __str__ = Exception.__str__


class MissingFact(TrionfiError):
    """A settlement that lacks a fact; the text says which, and what values it takes. `key` is the fact's."""

    def __init__(self, message: str, key: str):
        super().__init__(message)
        self.key = key


class BrokenRecord(TrionfiError):
    """A record that cannot be read, or a move in it that breaks a rule (`move` is its number, from 1)."""

    def __init__(self, message: str, move: int = 0):
        super().__init__(message)
        self.move = move
