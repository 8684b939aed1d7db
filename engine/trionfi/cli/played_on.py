"""How the hand of a question goes on after two choices, for a terminal."""

from typing import Any

from trionfi.cli.rows import Say, filled, headed, over
from trionfi.words import Message, Verbatim


def played_on(found: dict[str, Any], say: Say) -> str:
    """The deal with all its cards, then both lines trick by trick to where they end."""
    names = found["names"]
    hands = found["lines"][0]["frames"][0]["hands"]
    rows = [*found["words"], *(headed(say, names[seat], " ".join(hands[seat])) for seat in found["order"] if hands[seat])]
    for one in found["lines"]:
        rows += ["", say(Message("after {card}:", card=Verbatim(one["said"] or " ".join(one["cards"]))))]
        rows += [over(say, found["before"] + at, frame, names) for at, frame in enumerate(one["frames"]) if frame["winner"] is not None]
        rows += one["ends"]
    return "\n".join([filled(row) for row in rows])
