"""Facts as a person types them, read and written."""

from fractions import Fraction

from trionfi.cards.names import folded
from trionfi.counting import Points
from trionfi.errors import brief
from trionfi.words import Message, Words
from trionfi.written import exact, whole


class Unreadable(Exception):
    """What was typed is no value of the kind that is asked for; `Facts.checked` says in words what would be."""


def declarations(value: object) -> tuple[tuple[str, Points], ...]:
    """Declarations as (name, value), given so or in one text such as "poignée 20; misère 10"; a bare number stands for all of them
    together."""
    if isinstance(value, list | tuple):
        for entry in value:
            if not isinstance(entry, list | tuple) or len(entry) != 2 or not isinstance(entry[0], str):
                raise Unreadable
        return tuple((name, number(amount)) for name, amount in value)
    if isinstance(value, str) and any(one.isalpha() for one in value):
        return tuple(_named(entry) for entry in value.split(";") if entry.strip())
    try:
        together = whole(value)
    except ValueError:
        raise Unreadable from None
    if together < 0:
        raise Unreadable
    return (("declarations", together),) if together else ()


def _named(entry: str) -> tuple[str, Points]:
    """A declaration as text: a name and behind it what it is worth."""
    name, _, worth = entry.strip().rpartition(" ")
    if not name:
        raise Unreadable
    try:
        return name.strip(" :=,"), exact(worth)
    except (ValueError, ZeroDivisionError):
        raise Unreadable from None


def numbers(value: object) -> tuple[Points, ...]:
    """Numbers above and below 0 in their order, as a list, in one text, or a single one."""
    if isinstance(value, list | tuple):
        return tuple(number(one) for one in value)
    try:
        return tuple(map(whole, value.replace(",", " ").replace(";", " ").split() if isinstance(value, str) else (value,)))
    except ValueError:
        raise Unreadable from None


def total(value: object) -> int:
    """A whole number above or below 0."""
    try:
        return whole(value)
    except ValueError:
        raise Unreadable from None


def number(value: object) -> Points:
    """One of several numbers, as the engine itself writes them."""
    try:
        if isinstance(value, int | Fraction):
            return exact(value)
    except ValueError:
        pass
    raise Unreadable


def written(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return brief(value)


def means(value: object, known: object, words: Words) -> bool:
    """Whether what was typed is this value of a choice: as it is written, or, where letters are typed, by its words, accents or none."""
    if isinstance(value, str) and any(one.isalpha() for one in value):
        return folded(value) in (folded(written(known)), folded(words))
    return isinstance(value, str | int) and written(value) == written(known)


def named(value: object, words: Words) -> Words:
    """A value as it is typed, with its words where it is a number that means something."""
    return Message("{value} ({words})", value=value, words=words) if type(value) is int and words != str(value) else written(value)


def points(value: object, unit: int) -> Points:
    """Card points, whole or in parts of so many to the point. Raises Unreadable for anything else."""
    try:
        found = exact(value)
    except (ValueError, ZeroDivisionError):
        raise Unreadable from None
    if found < 0 or found.denominator not in (1, unit):
        raise Unreadable
    return found


def below(value: object, most: int | None) -> int:
    """A whole number from 0, and less than `most` where that is given. Raises Unreadable for anything else."""
    try:
        found = whole(value)
    except ValueError:
        raise Unreadable from None
    if found < 0 or (most is not None and found >= most):
        raise Unreadable
    return found
