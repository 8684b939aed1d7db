"""Messages out of the page's scripts (calls of `say` and `sayWith`, words by `term`), and out of its templates (`{{ _("...") }}`).

esbuild takes the types and the template literals away, and Babel's lexer reads what is left.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from babel.messages.jslexer import Token, tokenize, unquote_string

from ..bundle import plain_scripts
from ..files import files_under
from ..paths import ROOT, WEB
from ..say import Fault
from .extract import Found, places_of, unnumbered, wanted_of
from .icu import Form, icu

SOURCES, TEMPLATES = WEB / "src", WEB / "overrides"
SAID, WORD = ("say", "sayWith"), "term"
HIDDEN = re.compile(r"(?:(?<=\breturn )|(?<=\? ))(?=/[^/*])")
IN_TEMPLATE = re.compile(r'\b_\("((?:[^"\\]|\\.)*)"\)')


def page_messages() -> list[Found]:
    """The messages of the scripts, by file. Raises Fault, with the file and the words, where a message is no plain text, where nothing
    fills a place, or where "one" does not show its number."""
    return [one for file, tokens in scripts() for one in _messages(file, tokens)]


def template_messages() -> list[Found]:
    """The messages of the templates."""
    return [Found("", text, _name(file), 0, ()) for file in files_under(TEMPLATES) if file.suffix == ".html"
            for text in IN_TEMPLATE.findall(file.read_text(encoding="utf-8"))]


def page_terms() -> set[str]:
    """The words that the scripts ask for, as "kind:English"."""
    found = {"person:you"}
    for file, tokens in scripts():
        for at in _calls(tokens, (WORD,)):
            texts = [_text(one) for one in _arguments(tokens, at)]
            if texts and texts[0] is None:
                raise Fault(f"{file}: the word of a term is a plain text")
            if texts:
                found.add(f"{texts[1] if len(texts) > 1 else 'term'}:{texts[0]}")
    return found


def scripts() -> list[tuple[str, list[Token]]]:
    """The scripts, by their paths, as a lexer reads them once types and template literals are gone."""
    with TemporaryDirectory() as folder:
        plain_scripts(Path(folder))
        return [(_name(SOURCES / made.relative_to(folder).with_suffix(".ts")), read(made.read_text(encoding="utf-8")))
                for made in sorted(Path(folder).rglob("*.js"))]


def read(script: str) -> list[Token]:
    """A plain script in tokens. The lexer takes a pattern that stands behind `return` or a question mark for a division: a plus before it
    tells it better."""
    return list(tokenize(HIDDEN.sub("+", script), jsx=False))


def _name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def _messages(file: str, tokens: list[Token]) -> Iterator[Found]:
    for at in _calls(tokens, SAID):
        given = _arguments(tokens, at)
        pattern = _text(given[0])
        if pattern is None:
            raise Fault(f"{file}: the words of a message are a plain text that stands there, not made: {_source(given[0])[:90]}")
        values = _table(given[1]) if len(given) > 1 else {}
        forms = _table(given[2]) if len(given) > 2 else {}
        context = _text(given[3]) if len(given) > 3 else ""
        if forms is None or context is None or any(_text(one) is None for one in forms.values()):
            raise Fault(f"{file}: the forms of a message are plain texts that stand there: {pattern}")
        told: list[Form] = [(wanted_of(wanted), _text(text) or "") for wanted, text in forms.items()]
        told.append(({}, pattern))
        for wants, text in told:
            if lacking := [place for place in (*places_of(text), *wants) if values is not None and place not in values]:
                raise Fault(f"{file}: nothing fills {{{lacking[0]}}}: {text}")
        if bad := unnumbered(told):
            raise Fault(f"{file}: 'one' without its number, write =1: {bad[0]}")
        notes = tuple(f"{name}: {_source(value)[:90]}" for name, value in (values or {}).items() if _source(value) != name)
        yield Found(context, icu(told), file, 0, notes)


def _calls(tokens: list[Token], names: tuple[str, ...]) -> Iterator[int]:
    """Where a function of one of these names is called: the place behind its bracket."""
    for at, token in enumerate(tokens[1:-1], start=1):
        if token.value in names and tokens[at + 1].value == "(" and tokens[at - 1].value not in ("function", "."):
            yield at + 2


def _arguments(tokens: list[Token], at: int) -> list[list[Token]]:
    """What stands between commas from a place on, to the bracket that closes."""
    found: list[list[Token]] = [[]]
    depth = 0
    while depth or tokens[at].value not in (")", "}", "]"):
        token = tokens[at]
        if token.type == "operator":
            depth += (token.value in "([{") - (token.value in ")]}")
        if token.value == "," and not depth:
            found.append([])
        else:
            found[-1].append(token)
        at += 1
    return [one for one in found if one]


def _text(tokens: list[Token]) -> str | None:
    """A plain text; None for anything else."""
    return unquote_string(tokens[0].value) if len(tokens) == 1 and tokens[0].type == "string" else None


def _table(tokens: list[Token]) -> Mapping[str, list[Token]] | None:
    """An object by the names of what is in it, written out or short (`{ n }`); None for what is no object there, or takes another in."""
    if not tokens or tokens[0].value != "{" or tokens[-1].value != "}":
        return None
    found: dict[str, list[Token]] = {}
    for one in _arguments(tokens, 1):
        name, *rest = one
        if name.value == ".":  # it takes in another
            return None
        key = unquote_string(name.value) if name.type == "string" else name.value
        found[key] = rest[1:] if rest else [name]
    return found


def _source(tokens: list[Token]) -> str:
    return "".join(token.value for token in tokens)
