"""Where words stand in what the service answers: read off the shapes, whose fields say `Words`. The door says just these in the reader's
language; everything else is for programs and never touched."""

from importlib import import_module
from types import UnionType
from typing import Any, TypeAliasType, Union, get_args, get_origin, get_type_hints, is_typeddict

type Plan = bool | str | dict[str, Any] | list[Any] | None
"""True: words. A text: the plan of that shape. A table: plans of fields. A row of one: the plan of each. None: no words."""


def plans() -> dict[str, Plan]:
    """By request the plan of its answer, and by "#name" those of shapes."""
    from trionfi.service import ANSWERS
    from trionfi.words import Words

    reader = _Plans(Words)
    found: dict[str, Plan] = {}
    for name, place in ANSWERS.items():
        module, function = place.split(".")
        made = vars(import_module(f"trionfi.service.{module}"))[function]
        plan = reader.of(_returned(made))
        if plan is not None:
            found[name] = plan
    return found | {f"#{name}": plan for name, plan in reader.shapes.items() if plan}


def _returned(function: Any) -> Any:
    """What a function of the service gives back, as its annotation says. Each module of the service has its shapes in its namesake, which
    it imports for type checkers alone."""
    module = function.__module__.rpartition(".")[2]
    names = vars(import_module(function.__module__)) | {"shapes": import_module(f"trionfi.service.shapes.{module}")}
    hint = function.__annotations__["return"]
    return eval(hint, names) if isinstance(hint, str) else hint  # an annotation of our own


class _Plans:
    def __init__(self, words: TypeAliasType):
        self.words = words
        self.shapes: dict[str, Plan] = {}
        self.within: list[TypeAliasType] = []

    def of(self, hint: Any) -> Plan:
        """The plan of a type."""
        if hint is self.words:
            return True
        if isinstance(hint, TypeAliasType):
            if hint in self.within:  # it holds itself
                return None
            self.within.append(hint)
            plan = self.of(hint.__value__)
            self.within.pop()
            return plan
        if is_typeddict(hint):
            return self._shape(hint)
        parts = get_args(hint)
        if get_origin(hint) in (Union, UnionType):
            found = [plan for plan in map(self.of, parts) if plan is not None]
            return found[0] if found else None
        if get_origin(hint) in (list, tuple):
            inner = self.of(parts[0])
            return None if inner is None else [inner]
        if get_origin(hint) is dict:
            inner = self.of(parts[1])
            return None if inner is None else {"*": inner}
        return self.of(parts[0]) if parts and get_origin(hint).__name__ in ("NotRequired", "Required", "ReadOnly") else None

    def _shape(self, shape: Any) -> Plan:
        name = shape.__name__
        if name not in self.shapes:
            self.shapes[name] = {}  # it may hold itself
            plan = {field: inner for field, hint in get_type_hints(shape).items() if (inner := self.of(hint)) is not None}
            self.shapes[name] = plan
        return f"#{name}" if self.shapes[name] else None
