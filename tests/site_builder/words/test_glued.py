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


def glued(module: ast.Module) -> Iterator[ast.JoinedStr]:
    """The f-strings that hold words beside what they take in. A source is cited, not said: one begins with a source that has a name."""
    cited = {id(one.value) for node in ast.walk(module) if isinstance(node, ast.Call) for one in node.keywords if one.arg == "source"}
    for node in ast.walk(module):
        if isinstance(node, ast.JoinedStr) and id(node) not in cited and not cites(node):
            said = " ".join(one.value for one in node.values if isinstance(one, ast.Constant))
            if " " in said.strip() and WORDS.search(said):
                yield node


def cites(node: ast.JoinedStr) -> bool:
    first = node.values[0]
    return isinstance(first, ast.FormattedValue) and isinstance(first.value, ast.Name) and first.value.id.isupper()


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
