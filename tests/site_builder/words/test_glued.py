"""Sentences that are still made of pieces: how many each module of the engine has. The list may only grow shorter.

`python tests/site_builder/words/test_glued.py` writes it anew, after a room's sentences have become messages.
"""

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
    """The f-strings that hold words beside what they take in. A source is cited, and where an edit goes is not for readers."""
    cited = {id(one) for node in ast.walk(module) if isinstance(node, ast.Call) for source in sources(node) for one in ast.walk(source)}
    for node in ast.walk(module):
        if isinstance(node, ast.JoinedStr) and id(node) not in cited and not CITED.match(ast.unparse(node)):
            said = " ".join(one.value for one in node.values if isinstance(one, ast.Constant))
            if " " in said.strip() and WORDS.search(said):
                yield node


def sources(call: ast.Call) -> Iterator[ast.expr]:
    """What a call is given as the source of a rule."""
    yield from (one.value for one in call.keywords if one.arg == "source")
    if isinstance(call.func, ast.Name) and call.func.id == "Value":
        yield from call.args[2:3]


def counted() -> dict[str, int]:
    found = {file.relative_to(ENGINE).as_posix(): sum(1 for _ in glued(ast.parse(file.read_text()))) for file in ENGINE.rglob("*.py")}
    return {file: many for file, many in sorted(found.items()) if many}


def test_no_module_has_more_sentences_of_pieces_than_it_had():
    known, now = json.loads(LISTED.read_text()), counted()
    more = {file: many for file, many in now.items() if many > known.get(file, 0)}
    assert not more, f"write these as messages (docs/contributing/messages.md): {more}"


def test_the_list_is_as_short_as_it_can_be():
    known, now = json.loads(LISTED.read_text()), counted()
    fewer = {file: many for file, many in known.items() if many > now.get(file, 0)}
    assert not fewer, f"well done; write the list anew (python tests/site_builder/words/test_glued.py): {fewer}"


def test_pieces_are_found():
    assert len(list(glued(ast.parse('f"the {role} lays away {n} cards"')))) == 1
    assert not list(glued(ast.parse('f"{slug}-{n}"; Part(source=f"{BOOK}, note 3 of it"); f"{a} {b}"')))


if __name__ == "__main__":
    LISTED.write_text(json.dumps(counted(), indent=1) + "\n")
