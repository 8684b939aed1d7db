"""Words of the rules, checked when a part is made."""

from enum import StrEnum
from typing import TYPE_CHECKING

from trionfi.errors import TrionfiError, brief
from trionfi.values import fields

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def check(part: "DataclassInstance", **several: type[StrEnum]) -> None:
    """Make every word of a part one of its vocabulary: that of the field's default, or for a field that holds `several` words the one
    given. Raises TrionfiError naming part, field and the words that there are."""
    for field in fields(part):
        value = getattr(part, field.name)
        if isinstance(field.default, StrEnum):
            object.__setattr__(part, field.name, _word(part, field.name, type(field.default), value))
        elif field.name in several:
            object.__setattr__(part, field.name, tuple(_word(part, field.name, several[field.name], one) for one in value))


def _word(part: object, name: str, kind: type[StrEnum], value: object) -> StrEnum:
    found = next((one for one in kind if one == value), None)
    if found is None:
        known = ", ".join(f"'{one}'" for one in kind)
        raise TrionfiError(f"{name} of {type(part).__name__} cannot be '{brief(value)}': there are {known}")
    return found
