"""What is printed with `--json`, the files of hands, and the facts of a game, as JSON Schema: drawn from the shapes of the answers and from
the questions of the games, so that they hold of what is printed. They are open: a later version may add keys and takes none away."""

import ast
import inspect
import sys
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from types import NoneType, UnionType, get_original_bases
from typing import Any, Literal, NotRequired, TypeAliasType, Union, get_args, get_origin, get_type_hints, is_typeddict

from trionfi.cli import shapes
from trionfi.cli.messages import BESIDE
from trionfi.service import reckon
from trionfi.service.request import game_of, players_of
from trionfi.service.shapes import of_answer
from trionfi.service.shapes.common import Amount
from trionfi.service.shapes.reckon import FormField
from trionfi.values import fields, is_dataclass
from trionfi.words import Words

type Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
FACTS = "facts"
ANSWERED = {
    "games": ("games",), "show": ("show", "against"), "count": ("count",), "declare": ("declare",), "legal": ("legal",),
    "trick": ("trick",), "position": ("position",), "score": ("score", "form", "sheet"),
    "drill": ("drill", "check", "lines"), "worth": ("worth",), "solve": ("solve",),
}
"""The commands that ask the service, each with the answers that it may print."""
PRINTED = {
    "play": (shapes.Played,), "record": (shapes.HandRecord, shapes.NotationText), "replay": (shapes.Replayed, shapes.Broken),
    "soak": (shapes.Soaked,), "simulate": (shapes.Simulated,),
}
"""The others, each with what it may print."""
TOLD = {*ANSWERED, "play", "replay", "soak", "simulate"}
"""Those that print messages beside their texts."""
FILES = {"hand": shapes.HandRecord, "hands": shapes.HandRecords}
"""The files of one hand and of several."""
NAMES = (*ANSWERED, *PRINTED, *FILES, FACTS)


def schema(name: str) -> Schema:
    """The schema of what a command prints with `--json`, or of a file of "hand" or "hands"."""
    kinds = [of_answer(one) for one in ANSWERED[name]] if name in ANSWERED else PRINTED.get(name) or (FILES[name],)
    drawing = _Drawing()
    drawn = [drawing.of(kind) for kind in kinds]
    if name in TOLD:
        drawn = [_with_messages(one, drawing.of(shapes.Messages)) for one in drawn]
    title = f"a file of a {name}" if name in FILES else f"trionfi {name} --json"
    return {"$schema": DIALECT, "title": title, **(drawn[0] if len(drawn) == 1 else {"anyOf": drawn}), "$defs": drawing.made}


def _with_messages(drawn: Schema, told: Schema) -> Schema:
    """An object, or a list of them, with its messages beside."""
    return drawn | ({"items": _with_messages(drawn["items"], told)} if "items" in drawn else {"properties": {BESIDE: told}})


def facts_of(request: dict[str, object]) -> Schema:
    """The schema of the facts of a game that a request names, as that for a form does; with `match` of those of a rubber or match. It has
    what programs write: a reader of facts forgives more, such as numbers as text. Which are needed hangs on the hand. Raises TrionfiError
    for what there is not."""
    game, form = game_of(request), reckon.form(request)
    players = players_of(game, request)
    drawing = _Drawing()
    asked = {field["key"]: _fact(field, players, drawing) for field in form}
    return {"$schema": DIALECT, "title": f"facts of {game.slug}", "type": "object", "properties": asked, "$defs": drawing.made}


def _fact(field: FormField, players: int, drawing: "_Drawing") -> Schema:
    told = {"description": field["words"]} | ({"default": field["default"]} if "default" in field else {})
    return UNITS[str(field["unit"])](field, players) | told if field["unit"] != "card points" else drawing.of(Amount) | told


def _choice(field: FormField, players: int) -> Schema:
    return {"anyOf": [{"const": one["value"], "title": one["words"]} for one in field["values"] or []]}


def _seat(field: FormField, players: int) -> Schema:
    return {"type": "integer", "minimum": 0, "maximum": players - 1}


def _cards(field: FormField, players: int) -> Schema:
    card: Schema = {"enum": field["cards"]} if field.get("cards") else {"type": "string"}
    return _or_text(_list(card), "T20 KS")


def _or_text(several: Schema, such: str) -> Schema:
    return {"anyOf": [several, {"type": "string", "description": f"the same in one text, such as {such}"}]}


def _declarations(field: FormField, players: int) -> Schema:
    one = {"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}], "items": False, "minItems": 2}
    return {"anyOf": [_list(one), {"type": "integer", "minimum": 0, "description": "what they come to together"}]}


def _list(one: Schema) -> Schema:
    return {"type": "array", "items": one}


UNITS: Mapping[str, Callable[[FormField, int], Schema]] = {
    "choice": _choice, "choices": lambda field, players: _list(_choice(field, players)), "cards": _cards, "declarations": _declarations,
    "seat": _seat, "seats": lambda field, players: _list(_seat(field, players)),
    "number": lambda field, players: {"type": "integer", "minimum": 0}, "total": lambda field, players: {"type": "integer"},
    "gains": lambda field, players: _or_text(_list({"type": "integer"}), "8 5 -5"),
}
"""What a fact of each unit looks like, but for card points, which are an amount."""
PLAIN: Mapping[object, Schema] = {
    object: {}, str: {"type": "string"}, int: {"type": "integer"}, float: {"type": "number"}, bool: {"type": "boolean"},
    NoneType: {"type": "null"},
}


class _Drawing:
    """Types as schemas; those with a name are gathered in `made` and referred to."""

    def __init__(self) -> None:
        self.made: dict[str, Schema] = {}

    def of(self, kind: Any) -> Schema:
        """The schema of a type: a TypedDict, a dataclass, a list, a dictionary by text, literals, unions, aliases, plain values."""
        if kind in PLAIN:
            return PLAIN[kind]
        if is_typeddict(kind) or is_dataclass(kind):
            return self._named(kind.__name__, lambda: self._object(kind))
        if isinstance(kind, TypeAliasType):
            nameless = kind.__value__ in PLAIN and kind is not Words
            return self.of(kind.__value__) if nameless else self._named(kind.__name__, lambda: self._alias(kind))
        return self._built(get_origin(kind), get_args(kind))

    def _built(self, origin: object, inner: tuple[Any, ...]) -> Schema:
        if origin in (UnionType, Union):
            return self.of(Amount) if set(inner) == {int, Fraction} else {"anyOf": [self.of(one) for one in inner]}
        if origin is Literal:
            return {"enum": list(inner)}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.of(inner[1])}
        assert origin in (list, tuple), origin
        return _list(self.of(inner[0]))

    def _named(self, name: str, draw: Callable[[], Schema]) -> Schema:
        if name not in self.made:
            self.made[name] = {}  # a shape may hold its like
            self.made[name] = draw()
        return {"$ref": f"#/$defs/{name}"}

    def _alias(self, kind: TypeAliasType) -> Schema:
        return self.of(kind.__value__) | _described(said(str(kind.__module__)).get(kind.__name__))

    def _object(self, kind: Any) -> Schema:
        hints = get_type_hints(kind, include_extras=True)
        told = _sentences(kind)
        keys = {key: self.of(get_args(hint)[0] if get_origin(hint) is NotRequired else hint) | _described(told.get(key))
                for key, hint in hints.items()}
        wanted = [field.name for field in fields(kind)] if is_dataclass(kind) else [key for key in hints if key in kind.__required_keys__]
        return {"type": "object", "properties": keys, "required": wanted} | _described(vars(kind).get("__doc__"))


def _described(words: str | None) -> Schema:
    return {"description": " ".join(words.split())} if words else {}


def _sentences(kind: Any) -> dict[str, str]:
    """What is said of each key of a shape, those of its bases included."""
    found: dict[str, str] = {}
    for base in reversed(_bases(kind)):
        found |= {key.partition(".")[2]: words for key, words in said(base.__module__).items() if key.startswith(f"{base.__name__}.")}
    return found


def _bases(kind: Any) -> list[Any]:
    """A shape and those that it takes its keys from, itself first."""
    return [kind, *(one for base in get_original_bases(kind) if is_typeddict(base) for one in _bases(base))]


@cache
def said(module: str) -> dict[str, str]:
    """The sentence that stands below a name of a module, or below a field of a class there: by "Name" and "Name.field"."""
    return dict(_said(ast.parse(inspect.getsource(sys.modules[module])).body, ""))


def _said(body: list[ast.stmt], place: str) -> list[tuple[str, str]]:
    found = []
    for node, below in zip(body, [*body[1:], ast.Pass()], strict=True):
        if isinstance(node, ast.ClassDef):
            found += _said(node.body, f"{node.name}.")
        name = node.target if isinstance(node, ast.AnnAssign) else node.name if isinstance(node, ast.TypeAlias) else None
        match below:
            case ast.Expr(value=ast.Constant(value=str(words))) if isinstance(name, ast.Name):
                found.append((f"{place}{name.id}", words))
    return found
