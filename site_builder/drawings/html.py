"""HTML as text: elements with escaped attributes, tables, lists, figures."""

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from html import escape

from trionfi.counting import prose
from trionfi.words.speaker import headed

Attributes = Mapping[str, object]
VOID = {"br", "img", "input"}
BLANKS = re.compile(r"[ \t\r\n]+")     # those at which a line may be broken


def el(name: str, attributes: Attributes | None = None, *content: str) -> str:
    """An element. An attribute that is True stands alone, one that is None or False is left out."""
    given = "".join(
        f" {key}" if value is True else f' {key}="{escape(str(value))}"'
        for key, value in (attributes or {}).items()
        if value is not None and value is not False
    )
    return f"<{name}{given}>" if name in VOID else f"<{name}{given}>{''.join(content)}</{name}>"


def text(words: object) -> str:
    """Words made safe for HTML, on one line, because Markdown ends a block of HTML at an empty one."""
    return escape(one_line(str(words)), quote=False)


def one_line(words: str) -> str:
    """Words with one blank where there were several, or a new line; blanks that must not be broken stay."""
    return BLANKS.sub(" ", words).strip(" ")


def table(caption: str, heads: Iterable[str], rows: Iterable[Iterable[str]], foot: Iterable[str] = ()) -> str:
    """A table whose first column heads its rows, in a box that scrolls by itself when the page is narrow."""
    head = el("tr", None, *(el("th", {"scope": "col"}, one) for one in heads))
    parts = [el("caption", {"class": "visually-hidden"}, text(caption)), el("thead", None, head)]
    parts.append(el("tbody", None, *(_row(cells) for cells in rows)))
    last = list(foot)
    if last:
        parts.append(el("tfoot", None, _row(last)))
    box = {"class": "table-scroll", "role": "region", "aria-label": caption, "tabindex": "0"}
    return el("div", box, el("table", None, *parts))


def _row(cells: Iterable[str]) -> str:
    first, *others = cells
    return el("tr", None, el("th", {"scope": "row"}, first), *(el("td", None, cell) for cell in others))


def figure(value: object) -> str:
    """A number as it is printed: a real minus sign, a half as ½, other fractions as they come."""
    shown = prose(Fraction(value)) if isinstance(value, float) else str(value)
    return text(re.sub(r"^-", "−", shown))


def signed(value: object) -> str:
    """An amount with its sign; nothing has none."""
    shown = figure(value)
    return shown if not shown.strip("0.") or shown.startswith("−") else f"+{shown}"


def minus(note: str) -> str:
    """A sum such as `10 + 1 - 2` with a real minus sign."""
    return text(note.replace(" - ", " − "))


def number(value: object) -> Fraction:
    """An amount of the engine's answers as a number that a message agrees with."""
    return Fraction(str(value))


def sentence(words: str) -> str:
    """The words with a capital at the start and a full stop at the end."""
    words = one_line(words)
    if not words:
        return ""
    begun = headed(words)
    return text(begun if begun[-1] in ".!?…" else f"{begun}.")
