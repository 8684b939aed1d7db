"""Closed vocabularies: the words that a field of a part of the rules may hold. A word that is not one of them is refused when the part
is made, by a line that says which words there are.

A vocabulary is a `StrEnum`; its members are texts, so they compare, print and are written as JSON like plain texts, and an option may
put a plain text in place of one.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, get_args, get_origin

from trionfi.errors import TrionfiError, brief
from trionfi.values import fields


class Checked:
    """A part of the rules whose fields of a closed vocabulary are checked when it is made. A field says its vocabulary by its type: a
    `StrEnum`, or one that may be None. A plain text becomes the member of that value; another value raises TrionfiError with the name
    of the part, the field, what was given, and the words that there are."""

    def __post_init__(self) -> None:
        for name, (words, empty) in vocabularies(type(self)).items():
            given = self.__dict__[name]
            if type(given) is not words and not (empty and given is None):
                object.__setattr__(self, name, _member(self, name, words, given))


def vocabularies(part: type) -> Mapping[str, tuple[type[StrEnum], bool]]:
    """For each field of a kind of part that holds a word of a closed vocabulary, by the field's name: that vocabulary, and whether the
    field may be None."""
    found = _FOUND.get(part)
    if found is None:
        made = {field.name: _vocabulary(field.type) for field in fields(part)}
        found = _FOUND[part] = MappingProxyType({name: one for name, one in made.items() if one is not None})
    return found


_FOUND: dict[type, Mapping[str, tuple[type[StrEnum], bool]]] = {}


def _vocabulary(hint: Any) -> tuple[type[StrEnum], bool] | None:
    if isinstance(hint, type):
        return (hint, False) if issubclass(hint, StrEnum) else None
    parts = () if get_origin(hint) is tuple else get_args(hint)
    kinds = [one for one in parts if isinstance(one, type) and issubclass(one, StrEnum)]
    return (kinds[0], True) if kinds else None


def _member(part: object, name: str, words: type[StrEnum], given: object) -> StrEnum:
    for member in words:
        if isinstance(given, str) and member.value == given:
            return member
    known = ", ".join(member.value or "'' (nothing)" for member in words)
    called = getattr(part, "name", "")
    which = f"{type(part).__name__} '{brief(called)}'" if called else type(part).__name__
    raise TrionfiError(f"{name} of {which} cannot be '{brief(given)}': it is one of {known}")
