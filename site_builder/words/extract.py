"""Messages out of the engine's modules.

Two things are messages: a call of `Message`, and a plain text where something is declared to hold `Words`: a field of a part, a parameter,
what a function gives back, a named table. The declaration says it; nothing is written round the text.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from ..say import Fault
from ..statements import statements
from .icu import Form, icu

WORDS, MESSAGE = "Words", "Message"
_TELLING = (ast.Call, ast.ClassDef, ast.AnnAssign, ast.FunctionDef, ast.AsyncFunctionDef)
"""The nodes in which messages are looked for."""


class Found(NamedTuple):
    """A message in a source: its context, its ICU pattern, the file and line, and what fills its places."""

    context: str
    pattern: str
    file: str
    line: int
    notes: tuple[str, ...]


type Parameter = tuple[str, ast.expr | None]


@dataclass
class Declared:
    """What is declared to hold words: by a function's or class's name its parameters in order, each with its annotation where it holds
    words (`*` before one that takes the rest); and by a name what stands in a module. Functions, classes and constants go by
    their names with their modules, since several may have one name, a class by its bare name too, and a method, of whatever class, by its
    name behind a dot; `names` say for each module where the names that it uses come from, `shared` by class the class variables that hold
    words."""

    parameters: dict[str, list[Parameter]] = field(default_factory=dict)
    bases: dict[str, list[str]] = field(default_factory=dict)
    constants: dict[str, ast.expr] = field(default_factory=dict)
    names: dict[str, dict[str, str]] = field(default_factory=dict)
    shared: dict[str, set[str]] = field(default_factory=dict)

    @cached_property
    def fields(self) -> dict[str, ast.expr]:
        """What is declared of each parameter that holds words anywhere, by its name: of several what says most."""
        pairs = [(name, words) for some in self.parameters.values() for name, words in some if words is not None]
        return dict(sorted(pairs, key=lambda pair: len(ast.unparse(pair[1]))))

    def home(self, module: str, name: str) -> str:
        """A function or class as a module calls it: with the module that has it, its bare name where that is not known."""
        return self._found(module, name, self.parameters) or name

    def called(self, module: str, node: ast.expr) -> str:
        """What is called: by its name in a module, as what another module has, or as a method."""
        if isinstance(node, ast.Name):
            return self.home(module, node.id)
        if not isinstance(node, ast.Attribute):
            return ""
        if isinstance(node.value, ast.Name) and (there := self.names.get(module, {}).get(node.value.id)):
            whole = f"{there.replace(':', '.')}:{node.attr}"
            if whole in self.parameters:
                return whole
        return node.attr if node.attr in self.bases else f".{node.attr}"

    def constant(self, module: str, name: str) -> ast.expr | None:
        """What a name stands for in a module; None where that is not known."""
        return self.constants.get(self._found(module, name, self.constants))

    def _found(self, module: str, name: str, among: Mapping[str, object]) -> str:
        whole = f"{module}:{name}"
        while whole not in among:
            there, _, called = whole.partition(":")
            if called not in self.names.get(there, {}):
                return ""
            whole = self.names[there][called]
        return whole

    def of(self, name: str) -> list[Parameter]:
        """The parameters of a function or class, those of its bases first."""
        module, _, _ = name.rpartition(":")
        inherited = [one for base in self.bases.get(name, ()) for one in self.of(self.home(module, base))]
        own = self.parameters.get(name, [])
        known = dict(own)
        return [*[(one, known.get(one, words)) for one, words in inherited], *[one for one in own if one[0] not in dict(inherited)]]

    def attributes(self, name: str) -> set[str]:
        """What holds words in a class: its fields, and what it and its bases declare for all that they make."""
        module, _, _ = name.rpartition(":")
        own = {one for one, words in self.parameters.get(name, ()) if words} | self.shared.get(name, set())
        return own.union(*(self.attributes(self.home(module, base)) for base in self.bases.get(name, ())))


class Source(NamedTuple):
    """A module: its path as the catalogue tells it, and its tree."""

    file: str
    tree: ast.Module

    @property
    def name(self) -> str:
        """The module as imports call it."""
        parts = Path(self.file).with_suffix("").parts
        return ".".join(part for part in parts[parts.index("trionfi") if "trionfi" in parts else 0:] if part != "__init__")


def sources(root: Path, folder: Path) -> list[Source]:
    """The modules below a folder, or one by itself, by their paths below the root."""
    files = [folder] if folder.is_file() else sorted(folder.rglob("*.py"))
    return [Source(file.relative_to(root).as_posix(), ast.parse(file.read_text(encoding="utf-8"))) for file in files]


def extracted(modules: list[Source]) -> Iterator[Found]:
    """All messages of the modules, in their order. Raises Fault with file and line where a message's words are not plain texts, where
    nothing fills a place, or where "one" does not show its number."""
    declared = _declared(modules)
    for module in modules:
        yield from _Reader(module, declared).read()


def _declared(modules: list[Source]) -> Declared:
    found = Declared()
    for module in modules:
        for node in statements(module.tree):
            if isinstance(node, ast.ClassDef):
                _class(node, module.name, found)
            elif isinstance(node, ast.ImportFrom) and node.module:
                known = found.names.setdefault(module.name, {})
                known |= {one.asname or one.name: f"{node.module}:{one.name}" for one in node.names}
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("__"):
                known = _parameters(node)
                if node in module.tree.body:
                    found.parameters[f"{module.name}:{node.name}"] = known
                elif any(words for _, words in known):
                    for name in (f".{node.name}", f"{module.name}:{node.name}"):  # a method, or a function within one
                        found.parameters.setdefault(name, known[1:] if known[0][0] in ("self", "cls") else known)
        for node in module.tree.body:
            for name, value in _constants(node):
                found.constants[f"{module.name}:{name}"] = value
                if isinstance(value, ast.Call) and ast.unparse(value.func) == "partial" and isinstance(value.args[0], ast.Name):
                    found.names.setdefault(module.name, {})[name] = found.names.get(module.name, {}).get(
                        value.args[0].id, f"{module.name}:{value.args[0].id}")
    return found


def _class(node: ast.ClassDef, module: str, found: Declared) -> None:
    for name in (node.name, f"{module}:{node.name}"):
        found.parameters.setdefault(name, []).extend(_fields(node))
        found.shared.setdefault(name, set()).update(_shared(node))
        found.bases.setdefault(name, []).extend(base.id for base in node.bases if isinstance(base, ast.Name))
        for one in node.body:
            if isinstance(one, ast.FunctionDef) and one.name in ("__init__", "__new__"):
                found.parameters[name] = _parameters(one)[1:]


def _constants(node: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    """The names that a line of a module gives, with what they stand for."""
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target, value = node.targets[0], node.value
        if isinstance(target, ast.Name):
            yield target.id, value
        elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            yield from [(name.id, one) for name, one in zip(target.elts, value.elts, strict=True) if isinstance(name, ast.Name)]


def _fields(node: ast.ClassDef) -> list[Parameter]:
    """The fields of a class, in their order, each with its annotation where it holds words."""
    own = [one for one in node.body if isinstance(one, ast.AnnAssign) and "ClassVar" not in ast.unparse(one.annotation)]
    return [(one.target.id, _of_words(one.annotation)) for one in own if isinstance(one.target, ast.Name)]


def _shared(node: ast.ClassDef) -> set[str]:
    """The class variables that hold words."""
    own = [one for one in node.body if isinstance(one, ast.AnnAssign) and "ClassVar" in ast.unparse(one.annotation)]
    return {one.target.id for one in own if isinstance(one.target, ast.Name) and _holds_words(one.annotation)}


def _parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[Parameter]:
    rest = function.args.vararg
    by_place = [(one.arg, _of_words(one.annotation)) for one in (*function.args.posonlyargs, *function.args.args)]
    if rest:
        by_place.append((f"*{rest.arg}", _of_words(rest.annotation)))
    return [*by_place, *[(one.arg, _of_words(one.annotation)) for one in function.args.kwonlyargs]]


def _of_words(annotation: ast.expr | None) -> ast.expr | None:
    return annotation if annotation is not None and _holds_words(annotation) else None


def _holds_words(annotation: ast.expr) -> bool:
    """Whether what is declared so holds words, by itself or in a row or as the values of a table."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        annotation = ast.parse(annotation.value, mode="eval").body
    return any(isinstance(node, ast.Name) and node.id == WORDS for node in ast.walk(annotation))


class _Reader:
    """Reads one module."""

    def __init__(self, module: Source, declared: Declared):
        self.file, self.tree, self.declared, self.name = module.file, module.tree, declared, module.name
        self.taken: set[int] = set()

    def read(self) -> Iterator[Found]:
        found = [one for node in ast.walk(self.tree) if isinstance(node, _TELLING) for one in self._of(node)]
        yield from sorted(found, key=lambda one: one.line)

    def _of(self, node: ast.AST) -> Iterator[Found]:
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id == MESSAGE:
                yield self._message(node)
            else:
                yield from self._called(node)
        elif isinstance(node, ast.ClassDef):
            yield from self._assigned(node)
        elif isinstance(node, ast.AnnAssign) and node.value is not None and _holds_words(node.annotation):
            yield from self._plain(node.value, node.annotation)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from self._defaults(node.args)
            if node.returns is not None and _holds_words(node.returns):
                for one in _own(node):
                    if isinstance(one, ast.Return | ast.Yield) and one.value is not None:
                        yield from self._plain(one.value, node.returns)

    def _defaults(self, taken: ast.arguments) -> Iterator[Found]:
        """What a function takes where nothing is given."""
        by_place = [*taken.posonlyargs, *taken.args]
        usual = [*zip(by_place[len(by_place) - len(taken.defaults):], taken.defaults, strict=True),
                 *zip(taken.kwonlyargs, taken.kw_defaults, strict=True)]
        for one, value in usual:
            if value is not None and one.annotation is not None and _holds_words(one.annotation):
                yield from self._plain(value, one.annotation)

    def _assigned(self, node: ast.ClassDef) -> Iterator[Found]:
        """What a class gives to fields and class variables that its bases declare."""
        words = self.declared.attributes(f"{self.name}:{node.name}")
        for one in node.body:
            if not isinstance(one, ast.Assign):
                continue
            target = one.targets[0]
            pairs = (zip(target.elts, one.value.elts, strict=True) if isinstance(target, ast.Tuple) and isinstance(one.value, ast.Tuple)
                     else [(target, one.value)])
            for name, value in pairs:
                if isinstance(name, ast.Name) and name.id in words:
                    yield from self._plain(value, None)

    def _called(self, node: ast.Call) -> Iterator[Found]:
        name = self.declared.called(self.name, node.func)
        known = self.declared.of(name)
        for given, words in zip(node.args, _in_order(known), strict=False):
            if words:
                yield from self._plain(given, words)
        by_name = {one: words for one, words in known if words}
        if name == "replace":  # of whatever class: a field that holds words in one does in all
            by_name = self.declared.fields
        for keyword in node.keywords:
            if keyword.arg in by_name:
                yield from self._plain(keyword.value, by_name[keyword.arg])

    def _plain(self, node: ast.expr, annotation: ast.expr | None) -> Iterator[Found]:
        """The texts that stand where words are declared: by themselves, as one of two, in a row, as the values of a table, or behind what
        is written there."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if _has_words(node.value) and id(node) not in self.taken:
                self.taken.add(id(node))
                yield Found("", node.value, self.file, node.lineno, ())
        elif isinstance(node, ast.IfExp):
            yield from self._plain(node.body, annotation)
            yield from self._plain(node.orelse, annotation)
        elif isinstance(node, ast.BoolOp):
            for one in node.values:
                yield from self._plain(one, annotation)
        elif isinstance(node, ast.Tuple | ast.List):
            for one, words in zip(node.elts, _each(annotation, len(node.elts)), strict=False):
                if words is None or _holds_words(words):
                    yield from self._plain(one, words)
        elif isinstance(node, ast.Dict):
            for one in node.values:
                yield from self._plain(one, _inner(annotation, "dict"))
        else:
            for one in self._within(node):
                yield from self._plain(one, annotation)

    def _within(self, node: ast.expr) -> Sequence[ast.expr]:
        """What stands behind an expression that is declared as it is: the things of a row, either of two tables, what a table has for any
        other key, what a name stands for."""
        if isinstance(node, ast.Starred):
            inner = self._within(node.value) if isinstance(node.value, ast.Name) else (node.value,)
            return [one for row in inner for one in (row.elts if isinstance(row, ast.Tuple | ast.List) else (row,))]
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            return node.left, node.right
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
            return node.args[1:]
        stands = self.declared.constant(self.name, node.id) if isinstance(node, ast.Name) else None
        return () if stands is None else (stands,)

    def _message(self, node: ast.Call) -> Found:
        values = {one.arg: one.value for one in node.keywords if one.arg}
        try:
            pattern, *more = [ast.literal_eval(one) for one in node.args]
            context = ast.literal_eval(values.pop("context")) if "context" in values else ""
        except ValueError:
            raise Fault(f"{self.file}:{node.lineno}: the words of a message are plain texts that stand there, not made") from None
        told: list[Form] = [(wanted_of(wanted), text) for wanted, text in (more[0] if more else {}).items()]
        told.append(({}, pattern))
        whole = any(one.arg is None for one in node.keywords)
        for wanted, text in told:
            for place in (*places_of(text), *wanted):
                if place not in values and not whole:
                    raise Fault(f"{self.file}:{node.lineno}: nothing fills {{{place}}}")
        if bad := unnumbered(told):
            raise Fault(f"{self.file}:{node.lineno}: 'one' without its number, write =1: {bad[0]}")
        notes = tuple(f"{name}: {ast.unparse(value)[:90]}" for name, value in values.items())
        return Found(context, icu(told), self.file, node.lineno, notes)


def _in_order(known: list[Parameter]) -> Iterator[ast.expr | None]:
    """What is declared of each value that stands by its place, the one that takes the rest without end."""
    for name, words in known:
        yield words
        while name.startswith("*"):
            yield words


def _each(annotation: ast.expr | None, number: int) -> Iterator[ast.expr | None]:
    """What is declared of each of so many things in a row: a row has one declaration for all or one for each place, of a choice of
    declarations the one that is a row; any other says nothing of places."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        annotation = ast.parse(annotation.value, mode="eval").body
    if isinstance(annotation, ast.BinOp):
        rows = [one for one in (annotation.left, annotation.right) if isinstance(one, ast.Subscript)]
        annotation = rows[0] if rows else None
    inner = annotation.slice if isinstance(annotation, ast.Subscript) else None
    if isinstance(inner, ast.Tuple) and not any(isinstance(one, ast.Constant) and one.value is ... for one in inner.elts):
        yield from inner.elts if len(inner.elts) == number else [None] * number
    else:
        yield from [inner.elts[0] if isinstance(inner, ast.Tuple) else inner] * number


def _inner(annotation: ast.expr | None, name: str) -> ast.expr | None:
    """What is declared of the values of a table."""
    named = isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) in (name, "Mapping")
    return annotation.slice.elts[1] if named and isinstance(annotation.slice, ast.Tuple) else None


def _own(function: ast.AST) -> Iterator[ast.AST]:
    """What stands in a function itself and not in one within it."""
    for node in ast.iter_child_nodes(function):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield node
            yield from _own(node)


def wanted_of(wanted: str) -> dict[str, str]:
    """What a form wants, by place."""
    pairs = [one.split() for one in wanted.split(", ")]
    return {name: trait for name, trait in pairs}


def _has_words(text: str) -> bool:
    return any(sign.isalpha() for sign in text)


def places_of(text: str) -> list[str]:
    """The places of a sentence, by their names."""
    from trionfi.words.message import places

    return [place.name for place in places(text) if place.name]


def unnumbered(forms: list[Form]) -> list[str]:
    """Sentences for "one" that do not show the number: in French 0, ½ and 1½ are "one" too."""
    return [text for wanted, text in forms for place, want in wanted.items() if want == "one" and place not in places_of(text)]
