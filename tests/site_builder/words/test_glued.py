"""Sentences that are made of pieces: there are none. What looks like one and is a key for programs is listed with its reason."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

LISTED = Path(__file__).with_name("glued.json")
ENGINE = Path(__file__).parents[3] / "engine" / "trionfi"
WORDS = re.compile(r"[A-Za-z]{2}")
# The number of a source, one that has a name, what is ours in place of one; the path of an edit.
CITED = re.compile(r"""f['"](00\d\b|\{[A-Z_]+\}|\{(source|where|book)\}|ours\b|(course|payments|melds|match)[.:])""")


def glued(module: ast.Module) -> Iterator[ast.JoinedStr]:
    """The f-strings that hold words beside what they take in. A source is cited, where an edit goes is not for readers, and how a value is
    shown to programmers is Python."""
    passed = {id(one) for node in ast.walk(module) if isinstance(node, ast.Call) for source in sources(node) for one in ast.walk(source)}
    passed |= {id(one) for node in ast.walk(module) if isinstance(node, ast.FunctionDef) and node.name == "__repr__"
               for one in ast.walk(node)}
    for node in ast.walk(module):
        if isinstance(node, ast.JoinedStr) and id(node) not in passed and not CITED.match(ast.unparse(node)):
            said = " ".join(one.value for one in node.values if isinstance(one, ast.Constant))
            if " " in said.strip() and WORDS.search(said):
                yield node


def sources(call: ast.Call) -> Iterator[ast.expr]:
    """What a call is given as the source of a rule."""
    yield from (one.value for one in call.keywords if one.arg == "source")
    if isinstance(call.func, ast.Name) and call.func.id == "Value":
        yield from call.args[2:3]


def found() -> dict[str, list[str]]:
    """The pieces of each module of the engine, as they stand."""
    made = {file.relative_to(ENGINE).as_posix(): sorted(ast.unparse(one) for one in glued(ast.parse(file.read_text())))
            for file in ENGINE.rglob("*.py")}
    return {file: pieces for file, pieces in sorted(made.items()) if pieces}


def test_nothing_is_glued_but_keys_that_have_their_reasons():
    known = json.loads(LISTED.read_text())
    assert all(reason for reasons in known.values() for reason in reasons.values())
    new = {file: more for file, pieces in found().items() if (more := [one for one in pieces if one not in known.get(file, {})])}
    assert not new, f"write these as messages (docs/contributing/messages.md): {new}"


def test_the_list_has_nothing_that_is_gone():
    now = found()
    gone = {file: fewer for file, reasons in json.loads(LISTED.read_text()).items()
            if (fewer := [one for one in reasons if one not in now.get(file, [])])}
    assert not gone, f"take these out of {LISTED.name}: {gone}"


def test_pieces_are_found():
    assert len(list(glued(ast.parse('f"the {role} discards {n} cards"')))) == 1
    assert not list(glued(ast.parse('f"{slug}-{n}"; Part(source=f"{BOOK}, note 3 of it"); f"{a} {b}"')))
    assert not list(glued(ast.parse('class A:\n def __repr__(self):\n  return f"a {self.b} of c"')))
