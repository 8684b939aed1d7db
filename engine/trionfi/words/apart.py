"""What one message has that another has not: of two sentences with one pattern only the remarks in which they differ."""

from collections.abc import Sequence

from trionfi.words.message import Message, Text, Words
from trionfi.words.values import Listing, Value, Verbatim

REMARKS = (";", ".")
ALIKE = Verbatim("…")


def sentences(words: Words) -> tuple[Words, ...]:
    """The sentences of a paragraph, one after the other."""
    if isinstance(words, Text):
        return tuple([one for part in words.parts for one in sentences(part)])
    return (words,) if words else ()


def apart(own: Sequence[Words], other: Sequence[Words]) -> list[Words]:
    """The sentences that the other has not; of one that it has with other values, the remarks that differ, with "…" for those alike."""
    rest = [one for one in other if one not in own]
    found = []
    for sentence in own:
        if sentence not in other:
            like = next((one for one in rest if _key(one) == _key(sentence)), "")
            if told := _shortened(sentence, like) if like else sentence:
                found.append(told)
    return found


def _key(words: Words) -> str:
    return words.key if isinstance(words, Message) else words


def _shortened(own: Words, other: Words) -> Words:
    """A message without the remarks that another of its pattern has too; "" where that leaves nothing of its own."""
    if not isinstance(own, Message) or not isinstance(other, Message):
        return own
    values = {name: _value(value, other.values[name]) for name, value in own.values.items()}
    if all(value is None or value == other.values[name] for name, value in values.items()):
        return ""
    return own.filled(**{name: ALIKE if value is None else value for name, value in values.items()})


def _value(own: Value, other: Value) -> Value | None:
    """What a value has of its own, None where it only lacks something."""
    if isinstance(own, Listing) and isinstance(other, Listing) and own.word in REMARKS and own != other:
        left = _runs(own.items, other.items)
        return None if left == (ALIKE,) else Listing(left, own.word)
    if isinstance(own, Message) and isinstance(other, Message) and own.key == other.key and own != other:
        return _shortened(own, other) or None
    return own


def _runs(own: tuple[Value, ...], other: tuple[Value, ...]) -> tuple[Value, ...]:
    """The items that only the first row has, each run of others before them as "…"."""
    made: list[Value] = []
    for item in own:
        if item not in other:
            made.append(item)
        elif made[-1:] != [ALIKE]:
            made.append(ALIKE)
    return tuple(made[:-1] if len(made) > 1 and made[-1] == ALIKE else made)
