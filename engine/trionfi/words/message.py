"""Messages: whole sentences with named values, and the forms that they take by person, number and gender."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from operator import is_

from trionfi.values import NamedTuple
from trionfi.words.values import GameTerm, Listing, Term, Value

type Wanted = tuple[tuple[str, str], ...]
"""What must hold for a form, such as (("who", "you"), ("n", "=1"))."""
type Forms = tuple[tuple[Wanted, str], ...]
"""The forms of a message, tried in their order; the last wants nothing."""
type Words = str
"""A sentence or phrase that a reader sees, in a field of a part or of an answer: a `Message`, or a plain text that is said as it stands
and is then its own key. What is not declared so is a name for programs and never shown."""

CONTEXT = "\4"
_PLACE = re.compile(r"\{([A-Za-z]+)(?:_([a-z]+))?\}")
_NONE: Mapping[str, str] = {}
_text = str.__new__


class Place(NamedTuple):
    """A piece of a pattern: the words `before` a place, the `name` of what fills it ("" behind the last), the `form` of the word, and
    whether it begins with a capital."""

    before: str
    name: str
    form: str
    capital: bool


class Message(str):
    """A sentence: its English pattern, other whole patterns for the forms it takes, and the values of its places.

    Places are written `{who}`, `{Who}` with a capital, `{who_of}` in a form of the word ("the", "a", "of", "to", "by", "in"). Forms are
    given by what they want: `{"who you": "You take the trick.", "n =1": "One card is left."}`; several wants stand with commas. As a text
    it is its plain English, in which players are called by their numbers.
    """

    __slots__ = ("forms", "key", "values")
    key: str
    forms: Forms
    values: dict[str, Value]

    def __new__(cls, pattern: str, forms: Mapping[str, str] = _NONE, /, context: str = "", **values: Value) -> "Message":
        """The message. `context` tells apart two senses of the same English. Raises KeyError for a place that nothing fills."""
        key = f"{context}{CONTEXT}{pattern}" if context else pattern
        known = _KNOWN.get(key) or _forms_of(key, pattern, forms)
        message = _text(cls, _plain[0](known, values) if values else pattern)
        message.key, message.forms, message.values = key, known, values
        return message

    @classmethod
    def of(cls, key: str, forms: Forms, values: dict[str, Value]) -> "Message":
        """The message with forms that are known already."""
        message = _text(cls, _plain[0](forms, values) if values else forms[-1][1])
        message.key, message.forms, message.values = key, forms, values
        return message

    def filled(self, **values: Value) -> "Message":
        """This sentence with other values in some places."""
        return Message.of(self.key, self.forms, self.values | values)

    def __reduce__(self) -> tuple[object, ...]:
        return Message.of, (self.key, self.forms, self.values)


def pattern(text: str, values: Mapping[str, Value]) -> Message:
    """The message of a pattern that is kept as a constant declared to hold `Words`, with those of the values for which it has places.
    One that is a message already stays. Raises KeyError for a place that nothing fills."""
    if isinstance(text, Message):
        return text
    forms = _KNOWN.get(text) or _forms_of(text, text, _NONE)
    return Message.of(text, forms, {place.name: values[place.name] for place in places(text) if place.name})


class Text(str):
    """A paragraph: sentences one after the other, each a text or a message."""

    __slots__ = ("parts",)
    parts: tuple[str, ...]

    def __new__(cls, *parts: Words) -> "Text":
        """The paragraph of the sentences that are not empty."""
        found = tuple(part for part in parts if part)
        text = super().__new__(cls, " ".join(found))
        text.parts = found
        return text

    def __reduce__(self) -> tuple[object, ...]:
        return Text, self.parts


def exchanged(words: Words, other: Callable[[Value], Value]) -> Words:
    """A message or paragraph in which other values stand for some, in all messages and rows within it. `other` says what stands for a
    value, which is no message; one that stays is the same again."""
    if isinstance(words, Message):
        values = {name: _exchanged(value, other) for name, value in words.values.items()}
        return words if all(values[name] is value for name, value in words.values.items()) else Message.of(words.key, words.forms, values)
    return Text(*[exchanged(part, other) for part in words.parts]) if isinstance(words, Text) else words


def _exchanged(value: Value, other: Callable[[Value], Value]) -> Value:
    if isinstance(value, (Message, Text)):
        return exchanged(value, other)
    if isinstance(value, Listing):
        items = tuple([_exchanged(one, other) for one in value.items])
        return value if all(map(is_, items, value.items)) else Listing(items, value.word)
    return other(value)


def in_game(words: Words, term: Callable[[GameTerm], Term]) -> Words:
    """Words in which what goes by a general name stands as a game calls it: `term` is the game's own word for it, as `Game.term` has it."""
    return exchanged(words, lambda value: term(value) if isinstance(value, GameTerm) else value)


def reworded(words: Words, others: Mapping[str, str]) -> Words:
    """Words in which other sentences stand for some, wherever they stand: `others` has their patterns by the keys of those whose places
    they have. Where none is exchanged they are the same again."""
    if isinstance(words, Message):
        values = {name: _reworded(value, others) for name, value in words.values.items()}
        if words.key in others:
            return pattern(others[words.key], values)
        return words if all(values[name] is value for name, value in words.values.items()) else Message.of(words.key, words.forms, values)
    return Text(*[reworded(part, others) for part in words.parts]) if isinstance(words, Text) else others.get(words, words)


def _reworded(value: Value, others: Mapping[str, str]) -> Value:
    if isinstance(value, (Message, Text)):
        return reworded(value, others)
    if isinstance(value, Listing):
        items = tuple([_reworded(one, others) for one in value.items])
        return value if all(map(is_, items, value.items)) else Listing(items, value.word)
    return value


_KNOWN: dict[str, Forms] = {}


def _forms_of(key: str, pattern: str, forms: Mapping[str, str]) -> Forms:
    known = (*((wants(wanted), text) for wanted, text in forms.items()), ((), pattern))
    _KNOWN[key] = known
    return known


def wants(wanted: str) -> Wanted:
    """What a form wants, as it stands in a source: "who you, n =1"."""
    pairs = [one.split() for one in wanted.split(", ")]
    return tuple((name, trait) for name, trait in pairs)


@cache
def places(pattern: str) -> tuple[Place, ...]:
    """A pattern cut at its places; the last piece has no name."""
    found, start = [], 0
    for place in _PLACE.finditer(pattern):
        name, form = place.groups()
        found.append(Place(pattern[start:place.start()], name.lower(), form or "", name[0].isupper()))
        start = place.end()
    return (*found, Place(pattern[start:], "", "", False))


@cache
def shape(pattern: str) -> tuple[str, tuple[tuple[str, str, bool], ...], str]:
    """A pattern as a template of Python's, and what fills its places: the name, the form of the word, whether it begins with a capital.
    Where no place asks for such, also a template with their names, otherwise ""."""
    pieces = places(pattern)
    before = [piece.before.replace("%", "%%") for piece in pieces]
    asked = tuple([(piece.name, piece.form, piece.capital) for piece in pieces if piece.name])
    as_it_stands = not any([form or capital for _, form, capital in asked])
    named = "".join([f"{text}%({name})s" for text, (name, _, _) in zip(before, asked, strict=False)]) + before[-1]
    return "%s".join(before), asked, named if as_it_stands else ""


_plain: list[Callable[[Forms, Mapping[str, Value]], str]] = []  # what says plain English: the speaker, which knows this module


def plain_by(told: Callable[[Forms, Mapping[str, Value]], str]) -> None:
    """Let messages be texts as this says them."""
    _plain[:] = [told]
