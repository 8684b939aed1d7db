"""Whether plain data has the shape that a type says."""

from types import NoneType, UnionType
from typing import Literal, NotRequired, TypeAliasType, Union, get_args, get_origin, get_type_hints, is_typeddict


def misshapen(data: object, shape: object, at: str = "") -> str:
    """The first place where data has not its shape, as "place: what is wrong"; empty when it has. Shapes are TypedDicts, lists,
    dictionaries by text, literals, unions, aliases, and the kinds of value that JSON has; a yes or no is no number."""
    if isinstance(shape, TypeAliasType):
        return misshapen(data, shape.__value__, at)
    if is_typeddict(shape):
        return _misshapen_keys(data, shape, at)
    kind, inner = get_origin(shape), get_args(shape)
    if kind in (UnionType, Union):
        found = [misshapen(data, one, at) for one in inner]
        return "" if "" in found else max(found, key=_depth)
    if kind is Literal:
        return "" if data in inner else f"{at}: {data!r} is none of {inner}"
    if kind is list:
        return _misshapen_list(data, inner[0], at)
    if kind is dict:
        return _misshapen_list(list(data.values()), inner[1], at) if isinstance(data, dict) else f"{at}: {data!r} is no object"
    known = shape is object or (data is None if shape in (None, NoneType) else type(data) is shape)
    return "" if known else f"{at}: {data!r} is no {shape}"


def _depth(found: str) -> int:
    """How far into the data a complaint is: of several the deepest says the most."""
    return found.partition(":")[0].count(".")


def _misshapen_list(data: object, shape: object, at: str) -> str:
    if not isinstance(data, list):
        return f"{at}: {data!r} is no list"
    return next((wrong for place, one in enumerate(data) if (wrong := misshapen(one, shape, f"{at}.{place}"))), "")


def _misshapen_keys(data: object, shape: type, at: str) -> str:
    if not isinstance(data, dict):
        return f"{at}: {data!r} is no {shape.__name__}"
    fields = get_type_hints(shape, include_extras=True)
    if unknown := data.keys() - fields.keys():
        return f"{at}: {shape.__name__} has no {', '.join(sorted(unknown))}"
    for key, kind in fields.items():
        spared = get_origin(kind) is NotRequired
        if key not in data:
            if key in shape.__required_keys__:
                return f"{at}: {shape.__name__} wants {key}"
        elif wrong := misshapen(data[key], get_args(kind)[0] if spared else kind, f"{at}.{key}"):
            return wrong
    return ""
