"""What the page's scripts still say outside of messages, and what they still read back from sentences. The list may only grow shorter.

`python tests/site_builder/words/test_unsaid.py` writes it anew, after a file's words have become messages.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

from babel.messages.jslexer import Token, unquote_string

from site_builder.words.scripts import scripts

LISTED = Path(__file__).with_name("unsaid.json")
# Words between two tags, and in the attributes that are read aloud or seen.
SHOWN = re.compile(r">([^<>]*)|^([^<>]*)<|(?:aria-label|title|placeholder|alt)=\"([^\"]*)")
WORD = re.compile(r"[A-Za-z]{2}")
SENTENCE = re.compile(r"[A-Z][a-z]+,? [a-z]|[a-z]{2}[:.!?]$")


def unsaid(tokens: list[Token]) -> Iterator[str]:
    """Words that stand in a template, and sentences that a text is joined to."""
    for at, token in enumerate(tokens):
        if token.value == "__template" and tokens[at + 1].value == "(":
            yield from _in_template(tokens, at + 3)
        elif token.type == "string" and tokens[at - 1].value == "(" and tokens[at - 2].value.endswith("concat"):
            yield from [text for text in [unquote_string(token.value)] if SENTENCE.search(text)]


def _in_template(tokens: list[Token], at: int) -> Iterator[str]:
    pieces = []
    while tokens[at].value != "]":
        if tokens[at].type == "string":
            pieces.append(unquote_string(tokens[at].value))
        at += 1
    for one in SHOWN.findall("\0".join(pieces)):
        for text in one:
            if WORD.search(text.replace("\0", " ")) and "=" not in text:
                yield text.replace("\0", "…")


def read_back(tokens: list[Token]) -> Iterator[str]:
    """Patterns that look for words in a text."""
    for token in tokens:
        if token.type == "regexp" and re.search(r"[a-z]{3,} |\([a-z]{3,}\|", token.value):
            yield token.value


def counted() -> dict[str, int]:
    """How many of both each script has."""
    found = {file.rpartition("src/")[2]: len([*unsaid(tokens), *read_back(tokens)]) for file, tokens in scripts()}
    return {file: many for file, many in sorted(found.items()) if many}


def test_no_script_has_more_than_it_had():
    known, now = json.loads(LISTED.read_text()), counted()
    more = {file: many for file, many in now.items() if many > known.get(file, 0)}
    assert not more, f"say these as messages (docs/contributing/messages.md): {more}"


def test_the_list_is_as_short_as_it_can_be():
    known, now = json.loads(LISTED.read_text()), counted()
    fewer = {file: many for file, many in known.items() if many > now.get(file, 0)}
    assert not fewer, f"well done; write the list anew (python tests/site_builder/words/test_unsaid.py): {fewer}"


if __name__ == "__main__":
    LISTED.write_text(json.dumps(counted(), indent=1) + "\n")
