"""A translated page held against the English one: the same drawings, links and headings, with the English ids behind these, since a link
leads to a heading by its English words in every edition. `python -m site_builder translated PAGE...` writes ids and fingerprint."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from markdown import Markdown

from .editions import FRONT, MARK, Edition, edition_of, editions, fingerprint, front_matter, shown
from .files import write_if_new
from .say import Fault

HEADING = re.compile(r"^(##+) +(.+?)(?: +\{#([\w-]+)\})? *$")
FENCE = re.compile(r"^ *(```|~~~)")
CALL = re.compile(r"\{\{\s*(.+?)\s*\}\}")
GIVEN = re.compile(r"\{#([\w-]+)\}|\bid=\"([\w-]+)\"")
LINK = re.compile(r"\]\(([^)\s]+)")
KEPT = ("game", "reading", "tags")
"""What a translated page has in its front matter as the English one has it: keys, not words."""


def mark(files: list[Path]) -> None:
    """Write ids and fingerprints into translated pages. Raises Fault, before anything is written, for one that does not agree with the
    English page."""
    made = {file: marked(edition_of(file), file.resolve()) for file in files}
    for file, text in made.items():
        write_if_new(file, text)


def marked(edition: Edition, file: Path) -> str:
    """A translated page with the ids of the English headings and the fingerprint of the English page. Raises Fault as `mark` says."""
    name = file.relative_to(edition.own).as_posix()
    if name not in edition.files() or not name.endswith(".md"):
        raise Fault(f"{shown(file)} translates no page.")
    if wrong := faults(edition, name, given=False):
        raise Fault(f"{shown(file)}: {wrong[0]}")
    text = identified(file.read_text(encoding="utf-8"), edition.english / name)
    line = f'{MARK}: "{fingerprint(edition.english / name)}"\n'
    front = FRONT.match(text)
    if front is None:
        return f"---\n{line}---\n\n{text}"
    told = re.sub(rf"^{MARK}:.*\n", "", front[1], flags=re.M)
    return f"---\n{told}{line}---\n{text[front.end():]}"


def identified(text: str, english: Path) -> str:
    """A translated page with the ids of the English headings behind its own, where it has the same ones: else as it is."""
    lines, found = text.splitlines(), ids(english)
    own = list(headings(lines))
    levels = [level for _, level, _, _ in headings(english.read_text(encoding="utf-8").splitlines())]
    if levels == [level for _, level, _, _ in own]:
        for (at, level, words, said), one in zip(own, found, strict=True):
            lines[at] = f"{level} {words} {{#{said or one}}}"
    return "\n".join(lines) + "\n"


def faults(edition: Edition, name: str, given: bool = True) -> list[str]:
    """Where a translated page does not agree with the English one; `given` says whether its headings must have their ids already."""
    english, own = ((top / name).read_text(encoding="utf-8") for top in (edition.english, edition.own))
    wrong = [*_apart("drawings", CALL.findall(english), CALL.findall(own), _drawing)]
    found, heads = ids(edition.english / name), list(headings(own.splitlines()))
    levels = [level for _, level, _, _ in headings(english.splitlines())]
    wrong += _apart("headings", levels, [level for _, level, _, _ in heads])
    if not wrong:
        wrong += [f"the heading '{words}' is #{one} in English, not #{said}" for (_, _, words, said), one in zip(heads, found, strict=True)
                  if said not in (one, None if not given else one)]
    wrong += _apart("ids", _inner(english), _inner(own))
    links = [LINK.findall(text) for text in (own, english)]
    wrong += [f"it leads to {link}, the English page does not" for link in links[0] if link not in links[1]][:1]
    front = [front_matter(text) for text in (english, own)]
    wrong += [f"its front matter has other {key} than the English page" for key in KEPT if front[0].get(key) != front[1].get(key)]
    return wrong


def _inner(text: str) -> list[str]:
    """The ids of a page but for those of its headings. The terms of a list stand in the order of each language's alphabet, so theirs stand
    here sorted, section by section."""
    found, terms = list[str](), list[str]()
    lines = text.splitlines()
    for line, below in zip(lines, [*lines[1:], ""], strict=True):
        if HEADING.match(line):
            found, terms = [*found, *sorted(terms), "a heading"], []
        elif below.startswith(":   "):
            terms += [a or b for a, b in GIVEN.findall(line)]
        else:
            found += [a or b for a, b in GIVEN.findall(line)]
    return [*found, *sorted(terms)]


def _apart(what: str, english: list[str], own: list[str], key=lambda one: one) -> list[str]:
    """The first difference between two lists, in words."""
    for here, there in zip(english, own, strict=False):
        if key(here) != key(there):
            return [f"its {what} differ from the English page's: {there}, not {here}"]
    if len(english) != len(own):
        return [f"it has {len(own)} {what}, the English page {len(english)}"]
    return []


def _drawing(call: str) -> tuple[str, ...]:
    """What a drawing is asked for, without what it is to say: of its parts between bars those that are a sentence."""
    return tuple(part.strip() for part in call.split("|") if not re.search(r"[.?!]\s*$|^door ", part.strip()))


@cache
def ids(page: Path) -> list[str]:
    """The ids of the headings of an English page below its title, in their order."""
    made = Markdown(extensions=["toc", "attr_list", "md_in_html", "def_list", "tables", "pymdownx.superfences"])
    made.convert(FRONT.sub("", page.read_text(encoding="utf-8")))
    return list(_below(made.toc_tokens))  # type: ignore[attr-defined]  # the extension gives it


def _below(tokens: list[dict]) -> Iterator[str]:
    for token in tokens:
        if token["level"] > 1:
            yield token["id"]
        yield from _below(token["children"])


def headings(lines: list[str]) -> Iterator[tuple[int, str, str, str | None]]:
    """The headings below the title: the line of each, its level, its words, and its id if it says one."""
    fenced = False
    for at, line in enumerate(lines):
        if FENCE.match(line):
            fenced = not fenced
        elif not fenced and (found := HEADING.match(line)):
            yield at, found[1], found[2], found[3]


def state() -> list[str]:
    """What is missing and what is behind, a line for each page."""
    found = []
    for edition in editions()[1:]:
        found += [f"{edition.language}: {name} is behind the English page" for name in edition.stale()]
        found += [f"{edition.language}: {name} is not translated" for name in edition.missing()]
    return found
