"""Closed vocabularies: the words that a field of a part of the rules may hold. A word that is not one of them is refused when the part
is made, by a line that says which words there are.

A vocabulary is a `StrEnum`; its members are texts, so they compare, print and are written as JSON like plain texts, and an option may
put a plain text in place of one.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, TypeGuard, get_args, get_origin

from trionfi.errors import TrionfiError, brief
from trionfi.values import fields
from trionfi.words import Listing, Message, Words


class Checked:
    """A part of the rules whose fields of a closed vocabulary are checked when it is made. A field says its vocabulary by its type: a
    `StrEnum`, one that may be None, or a tuple of one. A plain text becomes the member of that value; another value raises TrionfiError
    with the name of the part, the field, what was given, and the words that there are."""

    def __post_init__(self) -> None:
        for name, (words, empty) in vocabularies(type(self)).items():
            given = self.__dict__[name]
            if (type(self), name) in _LISTS:
                if type(given) is not tuple:
                    raise _refused(self, name, words, given, several=True)
                object.__setattr__(self, name, tuple(_member(self, name, words, one) for one in given))
            elif type(given) is not words and not (empty and given is None):
                object.__setattr__(self, name, _member(self, name, words, given))


def vocabularies(part: type) -> Mapping[str, tuple[type[StrEnum], bool]]:
    """For each field of a kind of part that holds a word of a closed vocabulary, or a tuple of such words, by the field's name: that
    vocabulary, and whether the field may be None."""
    found = _FOUND.get(part)
    if found is None:
        made: dict[str, tuple[type[StrEnum], bool]] = {}
        for field in fields(part):
            hint, parts = field.type, get_args(field.type)
            several = parts[1:] == (...,)
            kinds = [one for one in (hint, *(parts if several or get_origin(hint) is not tuple else ())) if _closed(one)]
            if kinds:
                made[field.name] = kinds[0], type(None) in parts
            if kinds and several:
                _LISTS.add((part, field.name))
        found = _FOUND[part] = MappingProxyType(made)
    return found


_FOUND: dict[type, Mapping[str, tuple[type[StrEnum], bool]]] = {}
_LISTS: set[tuple[type, str]] = set()  # the fields that hold several words, of the kinds of parts that are found


def _closed(hint: Any) -> TypeGuard[type[StrEnum]]:
    return isinstance(hint, type) and issubclass(hint, StrEnum)


def _member(part: object, name: str, words: type[StrEnum], given: object) -> StrEnum:
    for member in words:
        if isinstance(given, str) and member.value == given:
            return member
    raise _refused(part, name, words, given, several=False)


def _refused(part: object, name: str, words: type[StrEnum], given: object, several: bool) -> TrionfiError:
    known = Listing(tuple([member.value or Message("'' (nothing)") for member in words]), ",")
    called, kind, wrong = vars(part).get("name", ""), type(part).__name__, brief(given)
    whose: Words = Message("{kind} '{called}'", kind=kind, called=brief(called)) if called else kind
    if several:
        return TrionfiError(Message("{name} of {whose} cannot be '{wrong}': it is a tuple of {known}", name=name, whose=whose, wrong=wrong,
                                    known=known))
    return TrionfiError(Message("{name} of {whose} cannot be '{wrong}': it is one of {known}", name=name, whose=whose, wrong=wrong,
                                known=known))
