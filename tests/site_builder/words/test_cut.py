"""Sentences that are cut, joined or changed after they were said. There are none; what looks so and is no sentence is listed with what
that text is.

Words are told by how they are declared: a parameter or variable that is `Words`, a field of such a name in any class or shape, what a
function gives back that returns `Words`, what a speaker says. And whoever looks in a text for words of English, or for a sign with a space
beside it, reads a sentence, whatever that text is called. `python -m tests.site_builder.words.test_cut` shows what there is.
"""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from site_builder.files import files_under
from site_builder.paths import BUILDER, ENGINE, ROOT

LISTED = Path(__file__).with_name("cut.json")
CUTS = {"replace", "partition", "rpartition", "split", "rsplit", "removesuffix", "removeprefix", "capitalize", "title", "lower", "upper",
        "swapcase", "startswith", "endswith", "strip", "rstrip", "lstrip", "translate"}
PATTERNS = {"sub", "subn", "split", "match", "search", "fullmatch", "findall", "finditer"}
SAYS = {"say", "said", "each", "sentence"}
"""What gives a text that has been said."""
SPEAK = ("engine/trionfi/", "site_builder/drawings/", "site_builder/search/")
"""Where words are made and drawn."""
NAMES = (".name", "['name']")
SPOKEN = re.compile(r"[^\W\d_]{2,} | [^\W\d_]{2,}|[.,:;] ")
"""Words of a language, or a sign between them."""
WORD = re.compile(r"[^\W\d_]{3,}")


class Declared(NamedTuple):
    """The names of fields and of functions that hold or give words, wherever they stand."""

    fields: frozenset[str]
    functions: frozenset[str]


def is_words(annotation: ast.expr | None) -> bool:
    """Whether an annotation says `Words`, alone or as one of two."""
    match annotation:
        case ast.Name(id=name):
            return name in ("Words", "Message", "Text")
        case ast.Constant(value=str(text)):
            return text in ("Words", "Message", "Text")
        case ast.BinOp(left=left, right=right):
            return is_words(left) or is_words(right)
        case ast.Subscript(value=ast.Name(id="NotRequired" | "ClassVar"), slice=inner):
            return is_words(inner)
    return False


def declared(modules: list[ast.Module]) -> Declared:
    """What is declared to be words in these modules."""
    fields: dict[str, set[bool]] = {}
    functions: dict[str, set[bool]] = {}
    for module in modules:
        for node in ast.walk(module):
            if isinstance(node, ast.ClassDef):
                for one in node.body:
                    if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
                        fields.setdefault(one.target.id, set()).add(is_words(one.annotation))
            elif isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                functions.setdefault(node.name, set()).add(is_words(node.returns))
    return Declared(frozenset(name for name, kinds in fields.items() if True in kinds),
                    frozenset(name for name, kinds in functions.items() if True in kinds))


def cut(module: ast.Module, known: Declared) -> Iterator[ast.expr]:
    """The places of a module that cut, join or change words."""
    for scope, names in _scopes(module):
        yield from (node for node in _own(scope) if isinstance(node, ast.expr) and _changes(node, names, known))


def _changes(node: ast.expr, names: frozenset[str], known: Declared) -> bool:
    match node:
        case ast.Call():
            return _cuts(node, names, known)
        case ast.BinOp(op=ast.Add()):
            return _glued(node.left, node.right, names, known)
        case ast.JoinedStr():
            return _filled(node, names, known)
    return False


def _scopes(module: ast.Module) -> Iterator[tuple[ast.AST, frozenset[str]]]:
    """A module and each function in it, with its names that hold words."""
    yield module, frozenset()
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef):
            told = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            inner = [one for one in ast.walk(node) if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)]
            yield node, frozenset([one.arg for one in told if is_words(one.annotation)]
                                  + [one.target.id for one in inner if isinstance(one.target, ast.Name) and is_words(one.annotation)])


def _own(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a scope without those of the functions within."""
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, ast.FunctionDef):
            yield child
            yield from _own(child)


def _cuts(call: ast.Call, names: frozenset[str], known: Declared) -> bool:
    match call.func:
        case ast.Attribute(value=ast.Name(id="re"), attr=attr) if attr in PATTERNS:
            return any(_words(one, names, known) for one in call.args)
        case ast.Attribute(value=text, attr="join"):
            return _spoken(text) and any(_words(one, names, known) for arg in call.args for one in _items(arg))
        case ast.Attribute(value=text, attr=attr) if attr in CUTS and not call.keywords:
            return _words(text, names, known) or any(map(_spoken, call.args)) or (attr == "replace" and _a_word(call.args[0]))
    return False


def _glued(left: ast.expr, right: ast.expr, names: frozenset[str], known: Declared) -> bool:
    """Whether words are put together with other words or with a text."""
    kinds = [_words(one, names, known) or isinstance(one, ast.JoinedStr) or (isinstance(one, ast.Constant) and isinstance(one.value, str))
             for one in (left, right)]
    return all(kinds) and any(_words(one, names, known) for one in (left, right))


def _filled(text: ast.JoinedStr, names: frozenset[str], known: Declared) -> bool:
    """Whether a text is made of words and of what stands beside them. A name is called so wherever it stands."""
    told = [one.value for one in text.values if isinstance(one, ast.FormattedValue) and not ast.unparse(one.value).endswith(NAMES)]
    beside = "".join(str(one.value) for one in text.values if isinstance(one, ast.Constant))
    return " " in beside and any(_words(one, names, known) for one in told)


def _items(arg: ast.expr) -> Iterator[ast.expr]:
    """What is joined: the items of a row, or what a comprehension makes."""
    if isinstance(arg, ast.GeneratorExp | ast.ListComp):
        yield arg.elt
    elif isinstance(arg, ast.List | ast.Tuple):
        yield from (one.value if isinstance(one, ast.Starred) else one for one in arg.elts)
    yield arg


def _a_word(text: ast.expr) -> bool:
    return isinstance(text, ast.Constant) and bool(WORD.fullmatch(str(text.value)))


def _spoken(text: ast.expr) -> bool:
    return any(isinstance(one, ast.Constant) and isinstance(one.value, str) and bool(SPOKEN.search(one.value)) for one in ast.walk(text))


def _words(one: ast.expr, names: frozenset[str], known: Declared) -> bool:
    """Whether an expression is words, by how they are declared."""
    match one:
        case ast.Name(id=name):
            return name in names
        case ast.Attribute(attr=name):
            return name in known.fields
        case ast.Subscript(slice=ast.Constant(value=str(name))):
            return name in known.fields
        case ast.Call(func=ast.Name(id="str"), args=[inner]):
            return _words(inner, names, known)
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in known.functions or name in SAYS or (name in CUTS and isinstance(one.func, ast.Attribute) and _words(
                one.func.value, names, known))
        case ast.Subscript(value=inner, slice=ast.Slice() | ast.Constant(value=int())):
            return _words(inner, names, known)
        case ast.IfExp(body=left, orelse=right):
            return _words(left, names, known) or _words(right, names, known)
    return False


def sources() -> dict[str, ast.Module]:
    """The modules of the engine and of the builder, by their paths."""
    return {file.relative_to(ROOT).as_posix(): ast.parse(file.read_text(encoding="utf-8"))
            for file in sorted(files_under(ENGINE, BUILDER)) if file.suffix == ".py"}


@cache
def found() -> dict[str, list[str]]:
    """What is cut, as it stands, by module."""
    modules = sources()
    known = declared([module for path, module in modules.items() if path.startswith("engine/")])
    made = {path: sorted({ast.unparse(one) for one in cut(module, known)}) for path, module in modules.items() if path.startswith(SPEAK)}
    return {path: some for path, some in made.items() if some}


def test_nothing_is_cut_but_what_is_no_sentence():
    known = json.loads(LISTED.read_text("utf-8"))
    assert all(reason for reasons in known.values() for reason in reasons.values())
    new = {path: more for path, some in found().items() if (more := [one for one in some if one not in known.get(path, {})])}
    assert not new, f"let a message say it (docs/contributing/messages.md), or list what text it is in {LISTED.name}: {new}"


def test_the_list_has_nothing_that_is_gone():
    now, known = found(), json.loads(LISTED.read_text("utf-8"))
    gone = {path: fewer for path, reasons in known.items() if (fewer := [one for one in reasons if one not in now.get(path, [])])}
    assert not gone, f"take these out of {LISTED.name}: {gone}"


PLANTED = '''
class Line:
    label: Words
    because: Words | None
    number: int

def told() -> Words: ...

def _drawn(game: Rules, meaning: Words, key: str) -> str:
    step: Words = told()
    first = meaning.partition(": ")[0]
    second = key.replace("declarer", "player")
    third = line.because.removesuffix(".") if line.number else told().capitalize()
    fourth = meaning + " and " + step
    fifth = f"{line.label} ({found['because']})"
    sixth = "; ".join(one.label for one in lines)
    seventh = re.sub("it", "them", str(step))
    eighth = page.say("A card")[0].upper() + key
    return text.split(", ")
'''
"""A sentence cut, joined or changed in each way that there is."""
SPARED = """
def drawn(key: str, meaning: Words) -> None:
    key.partition(":")
    slug.replace("-", "_")
    " ".join(card.text for card in cards)
    line.number + 1
    f"{line.number} of"
    page.say(Message("{meaning}.", meaning=meaning))
"""


def test_a_sentence_that_is_cut_is_seen_in_whatever_way():
    planted = ast.parse(PLANTED)
    known = declared([planted])
    assert {ast.unparse(one) for one in cut(planted, known)} == {
        "meaning.partition(': ')", "line.because.removesuffix('.')", "told().capitalize()", "meaning + ' and '",
        "f'{line.label} ({found['because']})'", "'; '.join((one.label for one in lines))", "re.sub('it', 'them', str(step))",
        "page.say('A card')[0].upper()", "text.split(', ')", "key.replace('declarer', 'player')"}
    assert not [*cut(ast.parse(SPARED), known)]


if __name__ == "__main__":
    print(json.dumps(found(), indent=1, ensure_ascii=False))
