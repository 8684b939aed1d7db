"""No script reads a sentence back: each pattern that a script looks for in a text, and each piece of words by which it cuts, compares or
changes one, is listed with what that text is.

`python -m tests.site_builder.words.test_read_back` shows what there is.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

from babel.messages.jslexer import Token, unquote_string

from site_builder.words.scripts import read, scripts

LISTED = Path(__file__).with_name("read_back.json")
CUTS = {"replace", "replaceAll", "split", "startsWith", "endsWith", "includes", "indexOf", "lastIndexOf", "match", "matchAll", "search"}
ALIKE = ("==", "!=")  # the lexer has === as one of these and another sign
LETTER, PHRASE = re.compile(r"[^\W\d_]"), re.compile(r"[^\W\d_]+ ")


def looks(tokens: list[Token]) -> Iterator[str]:
    """What a script looks for in texts: patterns, words that it cuts by or compares with, patterns made of a text."""
    for at, token in enumerate(tokens):
        before, called = tokens[at - 1].value, tokens[at - 2].value.rpartition(".")[2]
        if token.type == "regexp":
            yield token.value
        elif token.value == "RegExp":
            yield f"RegExp({tokens[at + 2].value})"
        elif token.type in ("string", "template_string"):
            text = unquote_string(token.value)
            if before == "(" and called in CUTS and (LETTER.search(text) or text == " "):
                yield f"{called}({token.value})"
            elif (tokens[at - 2].value in ALIKE or tokens[at + 1].value in ALIKE) and PHRASE.search(text):
                yield f"=== {token.value}"


def found() -> dict[str, list[str]]:
    """What the scripts look for in texts, by file."""
    made = {file.rpartition("src/")[2]: sorted({*looks(tokens)}) for file, tokens in scripts()}
    return {file: some for file, some in made.items() if some}


def test_what_a_script_looks_for_is_in_no_sentence():
    known = json.loads(LISTED.read_text())
    assert all(reason for reasons in known.values() for reason in reasons.values())
    new = {file: more for file, some in found().items() if (more := [one for one in some if one not in known.get(file, {})])}
    assert not new, f"let the engine answer it as data (docs/contributing/messages.md), or list what text it is in {LISTED.name}: {new}"


def test_the_list_has_nothing_that_is_gone():
    now = found()
    gone = {file: fewer for file, reasons in json.loads(LISTED.read_text()).items()
            if (fewer := [one for one in reasons if one not in now.get(file, [])])}
    assert not gone, f"take these out of {LISTED.name}: {gone}"


def test_looking_is_seen_wherever_it_stands():
    script = r'''
    const a = words ? /the (\w+)/.exec(words) : null;
    function b(words) { return /is missing$/.test(words); }
    const c = words.replace("the declarer", name), d = words.split(" "), e = words === "The deal is over", f = new RegExp(one);
    const g = (sum / 2) / words.length, h = kind === "over", i = text.split(",");
    '''
    assert [*looks(read(script))] == [r"/the (\w+)/", "/is missing$/", 'replace("the declarer")', 'split(" ")', '=== "The deal is over"',
                                      "RegExp(one)"]


if __name__ == "__main__":
    print(json.dumps(found(), indent=1, ensure_ascii=False))
