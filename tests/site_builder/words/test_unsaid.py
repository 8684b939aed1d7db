"""What the page's scripts say outside of messages: nothing."""

import re
from collections.abc import Iterator

from babel.messages.jslexer import Token, unquote_string

from site_builder.words.scripts import read, scripts

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


def test_every_word_of_the_scripts_is_a_message():
    found = {file: said for file, tokens in scripts() if (said := [*unsaid(tokens)])}
    assert not found, f"say these as messages (docs/contributing/messages.md): {found}"


def test_what_is_no_message_is_seen_in_a_template_and_in_what_is_joined():
    script = '__template(["<p title=\\"a title\\">so many ", " cards</p>"], n); a.concat("Still to say: ", b)'
    assert len([*unsaid(read(script))]) == 3
