"""`types.ts`, what the engine's service answers as the page's scripts read it: written from the shapes of the service, with a module of
`shapes/` for each module of shapes; and `score/former-names.ts`, what facts were called before, from the engine's own table.

The files are committed, and the build does not write them. The type checker and a reader of the scripts find them in a fresh copy of the
project, and a change of what the service answers shows beside the change of the scripts. A test says when they are stale; `make types`
writes them.
"""

import ast
import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from .files import files_under, write_if_new
from .paths import ENGINE, WEB
from .say import Fault

SOURCES = WEB / "src"
TYPES, FOLDER, FORMER = "types.ts", "shapes", "score/former-names.ts"
SHAPES = ENGINE / "trionfi" / "service" / "shapes"
HEAD = "/**\n * {words}.\n * Written by `make types` from engine/trionfi/service/shapes: change those.\n */\n"
REQUEST = re.compile(r'\bengine\.call\(\s*"(\w+)"')
NAME = re.compile(r"\b[A-Z]\w+")
WIDTH = 141  # characters of a line, with its end
PLAIN = {"str": "string", "Words": "string", "int": "number", "float": "number", "bool": "boolean", "object": "unknown"}


def write_types() -> bool:
    """Write the modules, and take away those of shapes that there are no more; say whether any was stale."""
    made = types() | {FORMER: former()}
    gone = [file for file in files_under(SOURCES / FOLDER) if file.relative_to(SOURCES).as_posix() not in made]
    for file in gone:
        file.unlink()
    return any([*gone, *[write_if_new(SOURCES / name, text) for name, text in made.items()]])


def types() -> dict[str, str]:
    """The text of each module by its path below the scripts: `types.ts` has what is answered to the requests that the scripts make, the
    others the shapes in it."""
    from trionfi.service import ANSWERS

    homes, made = shapes()
    lines = {name: f"  {name}: {_type(answered(ANSWERS[name]))};\n" for name in sorted(_requests())}
    wanted, found = set[str](), set(_names("".join(lines.values())) & made.keys())
    while found:
        wanted |= found
        found = {name for one in found for name in _names(made[one]) & made.keys()} - wanted
    answers = f"/** What is answered to each request that the scripts make. */\nexport interface Answers {{\n{''.join(lines.values())}}}\n"
    modules = sorted({homes[name] for name in wanted})
    everything = [f'export type * from "./{FOLDER}/{module}";\n' for module in modules]
    used = _imported(answers, homes, "", f"./{FOLDER}/")
    told = {TYPES: _spaced([_head("What the engine's service answers"), *used, *everything, answers])}
    for module in modules:
        own = [made[name] for name in sorted(wanted) if homes[name] == module]
        used = _imported("".join(own), {name: homes[name] for name in wanted}, module, "./")
        words = _first_line(SHAPES / f"{module}.py")
        told[f"{FOLDER}/{module}.ts"] = _spaced([_head(words), *used, *own])
    return told


def former() -> str:
    """The text of the module with what facts and answers were called before, by what they are called now."""
    from trionfi.settlement import former as table

    head = ("/**\n * What facts and answers of choice were called before they had the keys of today.\n"
            " * Written by `make types` from engine/trionfi/settlement/former.py: change that.\n */\n")
    tables = {"FACTS": table.FACTS, "ANSWERS": table.ANSWERS}
    rows = {name: "".join(f"  {json.dumps(key)}: {json.dumps(now)},\n" for key, now in pairs.items()) for name, pairs in tables.items()}
    return _spaced([head, *[f"export const {name}: Record<string, string> = {{\n{text}}};\n" for name, text in rows.items()]])


def _head(words: str) -> str:
    return HEAD.format(words=words)


def _first_line(module: Path) -> str:
    """The first sentence that a module says of itself."""
    return (ast.get_docstring(ast.parse(module.read_text())) or module.stem).split("\n")[0].rstrip(".")


def _imported(text: str, homes: dict[str, str], own: str, folder: str) -> list[str]:
    """The lines that bring the shapes which a text names from the modules that have them, but for its `own`."""
    used = sorted(name for name in _names(text) & homes.keys() if homes[name] != own)
    return [f'import type {{ {", ".join(name for name in used if homes[name] == module)} }} from "{folder}{module}";\n'
            for module in sorted({homes[name] for name in used})]


def _spaced(texts: list[str]) -> str:
    """Texts with an empty line around each that has several lines."""
    long = [text.count("\n") > 1 for text in texts]
    gaps = ["\n" if one or other else "" for one, other in zip(long, [*long[1:], False], strict=True)]
    return "".join(text + gap for text, gap in zip(texts, gaps, strict=True)).rstrip("\n") + "\n"


def _requests() -> set[str]:
    """The names of the requests that the page's scripts make."""
    return {name for script in files_under(WEB / "src") if script.suffix == ".ts" for name in REQUEST.findall(script.read_text())}


def _names(text: str) -> set[str]:
    return set(NAME.findall(text))


def shapes() -> tuple[dict[str, str], dict[str, str]]:
    """The module of every shape of the service by its name, and the shape in TypeScript. Raises Fault for one that has no like there, and
    for two of one name."""
    homes, made = dict[str, str](), dict[str, str]()
    for module in sorted(SHAPES.glob("*.py")):
        for name, text in _module(module):
            if name in made:
                raise Fault(f"Two shapes are called {name}, the second in {module.name}: types.ts has room for one.")
            homes[name], made[name] = module.stem, text
    return homes, made


def _module(file: Path) -> Iterator[tuple[str, str]]:
    """The declarations of a module, each by its name."""
    body = ast.parse(file.read_text()).body
    for at, node in enumerate(body):
        if isinstance(node, ast.ClassDef):
            yield node.name, _interface(node.name, _bases(node), ast.get_docstring(node), _fields(node))
        elif isinstance(node, ast.TypeAlias):
            yield node.name.id, f"{_comment(_told(body, at))}export type {node.name.id} = {_type(node.value)};\n"
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            name, keys = node.value.args
            fields = [(key.value, value, False, "") for key, value in zip(keys.keys, keys.values, strict=True)]
            yield name.value, _interface(name.value, [], None, fields)


def _interface(name: str, bases: list[str], doc: str | None, fields: list[tuple[str, ast.expr, bool, str]]) -> str:
    """On one line where it fits and nothing is said of a field."""
    head = f"export interface {name}{f' extends {', '.join(bases)}' if bases else ''} {{"
    typed = [(f"{key}{'?' if optional else ''}: {_type(kind)}", told) for key, kind, optional, told in fields]
    line = f"{head} {'; '.join(text for text, _ in typed)} }}\n"
    if len(line) > WIDTH or any(told for _, told in typed):
        line = f"{head}\n{''.join(f'{_comment(told, "  ")}  {text};\n' for text, told in typed)}}}\n"
    return _comment(doc) + line


def _bases(node: ast.ClassDef) -> list[str]:
    return [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]


def _fields(node: ast.ClassDef) -> list[tuple[str, ast.expr, bool, str]]:
    """(key, type, whether it may be missing, what is said of it) for each field."""
    some = any(word.arg == "total" for word in node.keywords)
    found = []
    for at, field in enumerate(node.body):
        if isinstance(field, ast.AnnAssign):
            kind = field.annotation
            spared = isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired"
            found.append((field.target.id, kind.slice if spared else kind, some or spared, _told(node.body, at)))
    return found


def _told(body: list[ast.stmt], at: int) -> str:
    """The sentence that stands below a field or a name."""
    below = body[at + 1] if at + 1 < len(body) else None
    said = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) and isinstance(below.value.value, str)
    return below.value.value if said else ""


def _comment(words: str | None, indent: str = "") -> str:
    return f"{indent}/** {' '.join(words.split())} */\n" if words else ""


def _type(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.Attribute(attr=name):
            return name
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return " | ".join(dict.fromkeys([*_type(left).split(" | "), _type(right)]))
        case ast.Subscript(value=ast.Name(id="list"), slice=one):
            inner = _type(one)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[ast.Name(id="str"), value])):
            return f"Record<string, {_type(value)}>"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=words):
            said = words.elts if isinstance(words, ast.Tuple) else [words]
            return " | ".join(f'"{one.value}"' for one in said)
    raise Fault(f"A shape of the service has the type {ast.unparse(node)}, for which types.ts has no word.")


def answered(place: str) -> ast.expr:
    """The type that a function of the service, such as "rules.show", says it answers. Raises Fault where it says no shape."""
    module, function = place.split(".")
    said = getattr(import_module(f"trionfi.service.{module}"), function).__annotations__.get("return")
    if not isinstance(said, str):
        raise Fault(f"service/{module}.py: {function} must say the shape of its answer, such as \"shapes.Position\", not {said}.")
    return ast.parse(said, mode="eval").body
