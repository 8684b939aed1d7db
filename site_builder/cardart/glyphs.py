"""Numerals and letters of our own, as strokes: no font is asked for, so a card looks the same everywhere.

Each glyph is a centre line in a box; the box's width, its height and the weight of the stroke are free, and the
curves follow them, so that a large index and the small letters of a banner come from one drawing.
"""

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from .draw import attributes, shorten, tidy


@dataclass(frozen=True)
class Box:
    """The centre lines of a glyph's box: left, right, top, bottom, and the radius its bowls can have."""

    width: float
    height: float
    weight: float

    @property
    def left(self) -> float:
        return self.weight / 2

    @property
    def right(self) -> float:
        return self.width - self.weight / 2

    @property
    def top(self) -> float:
        return self.weight / 2

    @property
    def foot(self) -> float:
        return self.height - self.weight / 2

    @property
    def centre(self) -> float:
        return self.width / 2

    @property
    def radius(self) -> float:
        return (self.right - self.left) / 2

    def level(self, share: float) -> float:
        return self.top + (self.foot - self.top) * share


def _say(*parts: float | str) -> str:
    return " ".join(part if isinstance(part, str) else tidy(part) for part in parts)


def _arc(b: Box, x: float, y: float, sweep: int, rx: float | None = None, ry: float | None = None) -> str:
    rx = b.radius if rx is None else rx
    return _say("A", rx, rx if ry is None else ry, 0, 0, sweep, x, y)


def _zero(b: Box) -> str:
    r = b.radius
    return (
        _say("M", b.left, b.top + r)
        + _arc(b, b.right, b.top + r, 1)
        + _say("V", b.foot - r)
        + _arc(b, b.left, b.foot - r, 1)
        + "Z"
    )


def _one(b: Box) -> str:
    return _say("M", b.left - b.weight * 0.42, b.level(0.25), "L", b.right, b.top + b.weight * 0.05, "V", b.height)


def _two(b: Box) -> str:
    r = b.radius
    return (
        _say("M", b.left, b.top + r * 1.15, "V", b.top + r)
        + _arc(b, b.right, b.top + r, 1)
        + _say("C", b.right, b.level(0.56), b.left, b.level(0.66), b.left, b.foot, "H", b.width)
    )


def _three(b: Box) -> str:
    r, waist = b.radius, b.level(0.46)
    upper, lower = (waist - b.top) / 2, (b.foot - waist) / 2
    return (
        _say("M", b.left, b.top + upper * 0.95)
        + _arc(b, b.centre, b.top, 1, r, upper)
        + _arc(b, b.centre, waist, 1, r * 0.95, upper)
        + _say("H", b.centre - r * 0.35, "M", b.centre, waist)
        + _arc(b, b.centre, b.foot, 1, r, lower)
        + _arc(b, b.left, b.foot - lower * 0.95, 1, r, lower)
    )


def _four(b: Box) -> str:
    bar, stem = b.level(0.72), b.right - b.radius * 0.38
    return _say(
        "M", b.width, bar, "H", b.left * 1.1, "L", stem - b.weight * 0.2, b.top * 0.55, "M", stem, 0, "V", b.height
    )


def _five(b: Box) -> str:
    r, shoulder = b.radius, b.level(0.42)
    bowl = (b.foot - shoulder) / 2
    return (
        _say("M", b.right * 1.02, b.top, "H", b.left * 1.25, "V", shoulder + b.weight * 0.1)
        + _say("H", b.centre)
        + _arc(b, b.centre, b.foot, 1, r, bowl)
        + _arc(b, b.left, b.foot - bowl * 0.9, 1, r, bowl)
    )


def _six(b: Box) -> str:
    r = b.radius
    return (
        _say("M", b.right, b.foot - r * 1.05)
        + _arc(b, b.left, b.foot - r * 1.05, 0)
        + _say("V", b.foot - r)
        + _arc(b, b.right, b.foot - r, 0)
        + _say("V", b.foot - r * 1.05, "M", b.left, b.foot - r, "V", b.top + r)
        + _arc(b, b.right, b.top + r * 0.9, 1)
    )


def _seven(b: Box) -> str:
    return _say(
        "M",
        0,
        b.top,
        "H",
        b.right * 0.97,
        "C",
        b.right * 0.9,
        b.level(0.35),
        b.centre * 0.85,
        b.level(0.6),
        b.centre * 0.8,
        b.height,
    )


def _eight(b: Box) -> str:
    r, waist = b.radius, b.level(0.46)
    upper, lower = (waist - b.top) / 2, (b.foot - waist) / 2
    return (
        _say("M", b.centre, b.top)
        + _arc(b, b.centre, waist, 1, r * 0.92, upper)
        + _arc(b, b.centre, b.top, 1, r * 0.92, upper)
        + "Z"
        + _say("M", b.centre, b.foot)
        + _arc(b, b.centre, waist, 1, r, lower)
        + _arc(b, b.centre, b.foot, 1, r, lower)
        + "Z"
    )


def _nine(b: Box) -> str:
    r = b.radius
    return (
        _say("M", b.left, b.top + r)
        + _arc(b, b.right, b.top + r, 1)
        + _say("V", b.top + r * 1.05)
        + _arc(b, b.left, b.top + r * 1.05, 1)
        + _say("V", b.top + r, "M", b.right, b.top + r, "V", b.foot - r)
        + _arc(b, b.left, b.foot - r * 0.9, 1)
    )


def _bowls(b: Box, upper_only: bool) -> str:
    """The bowls of B, P and R on their stem."""
    waist = b.level(0.52)
    upper, lower = (waist - b.top) / 2, (b.foot - waist) / 2
    reach = b.right - upper * 0.9
    text = (
        _say("M", b.left, b.height, "V", b.top, "H", reach)
        + _arc(b, reach, waist, 1, b.right - reach, upper)
        + _say("H", b.left)
    )
    if upper_only:
        return text
    return text + _say("M", reach, waist) + _arc(b, reach, b.foot, 1, b.right - reach, lower) + _say("H", b.left)


def _c(b: Box, bar: bool = False) -> str:
    r = b.radius
    text = (
        _say("M", b.right, b.top + r * 1.15, "V", b.top + r)
        + _arc(b, b.left, b.top + r, 0)
        + _say("V", b.foot - r)
        + _arc(b, b.right, b.foot - r, 0)
    )
    return text + (_say("V", b.level(0.55), "H", b.centre) if bar else _say("V", b.foot - r * 1.15))


def _d(b: Box) -> str:
    r = b.radius * 1.15
    return (
        _say("M", b.left, b.top, "H", b.right - r)
        + _arc(b, b.right, b.top + r, 1, r)
        + _say("V", b.foot - r)
        + _arc(b, b.right - r, b.foot, 1, r)
        + _say("H", b.left, "Z")
    )


def _j(b: Box) -> str:
    r = b.radius
    return _say("M", b.right, 0, "V", b.foot - r) + _arc(b, b.left, b.foot - r, 1) + _say("V", b.foot - r * 1.25)


def _u(b: Box) -> str:
    r = b.radius
    return _say("M", b.left, 0, "V", b.foot - r) + _arc(b, b.right, b.foot - r, 0) + _say("V", 0)


def _s(b: Box) -> str:
    r, waist = b.radius, b.level(0.49)
    upper, lower = (waist - b.top) / 2, (b.foot - waist) / 2
    return (
        _say("M", b.right, b.top + upper * 0.95)
        + _arc(b, b.centre, b.top, 0, r, upper)
        + _arc(b, b.centre, waist, 0, r, upper)
        + _arc(b, b.centre, b.foot, 1, r, lower)
        + _arc(b, b.left, b.foot - lower * 0.95, 1, r, lower)
    )


def _lines(*strokes: str) -> Callable[[Box], str]:
    """A glyph of straight strokes: points as `column row`, 0 to 1 across the centre lines, < and > the outer edges."""

    def drawn(b: Box) -> str:
        across = {"<": 0.0, ">": b.width}
        down = {"<": 0.0, ">": b.height}
        parts = []
        for stroke in strokes:
            points = [point.split(",") for point in stroke.split()]
            for place, (x, y) in enumerate(points):
                px = across[x] if x in across else b.left + (b.right - b.left) * float(x)
                py = down[y] if y in down else b.level(float(y))
                parts.append(_say("L" if place else "M", px, py))
        return " ".join(parts)

    return drawn


GLYPHS: dict[str, tuple[float, Callable[[Box], str]]] = {
    "0": (1, _zero),
    "1": (0.58, _one),
    "2": (0.98, _two),
    "3": (0.98, _three),
    "4": (1.06, _four),
    "5": (0.98, _five),
    "6": (1, _six),
    "7": (0.96, _seven),
    "8": (1, _eight),
    "9": (1, _nine),
    "A": (1.12, _lines("0,> .42,0 .58,0 1,>", ".16,.7 .84,.7")),
    "B": (1, lambda b: _bowls(b, False)),
    "C": (1, _c),
    "D": (1, _d),
    "E": (0.86, _lines(">,1 0,1 0,0 >,0", "0,.5 .9,.5")),
    "F": (0.86, _lines("0,> 0,0 >,0", "0,.5 .9,.5")),
    "G": (1, lambda b: _c(b, True)),
    "H": (1, _lines("0,< 0,>", "1,< 1,>", "0,.5 1,.5")),
    "I": (0.28, _lines(".5,< .5,>")),
    "J": (0.84, _j),
    "K": (1.06, _lines("0,< 0,>", "1,< .1,.6", ".38,.42 1.02,>")),
    "L": (0.84, _lines("0,< 0,1 >,1")),
    "M": (1.24, _lines("0,> 0,0 .5,.72 1,0 1,>")),
    "N": (1.04, _lines("0,> 0,0 1,1 1,<")),
    "O": (1, _zero),
    "P": (0.96, lambda b: _bowls(b, True)),
    "Q": (1.04, lambda b: _zero(b) + _say("M", b.centre, b.level(0.66), "L", b.width, b.height)),
    "R": (1, lambda b: _bowls(b, True) + _say("M", b.centre, b.level(0.52), "L", b.right, b.height)),
    "S": (0.96, _s),
    "T": (0.96, _lines("<,0 >,0", ".5,0 .5,>")),
    "U": (1, _u),
    "V": (1.08, _lines("0,< .42,1 .58,1 1,<")),
    "W": (1.4, _lines("0,< .22,1 .28,1 .46,.1 .54,.1 .72,1 .78,1 1,<")),
    "X": (1.04, _lines("0,< 1,>", "1,< 0,>")),
    "Y": (1.04, _lines("0,< .5,.52 1,<", ".5,.5 .5,>")),
    "Z": (0.96, _lines("<,0 .94,0 .06,1 >,1")),
    "'": (0.28, _lines(".5,< .5,.25")),
    "-": (0.6, _lines("<,.5 >,.5")),
    " ": (0.4, lambda b: ""),
}
"""The width of each glyph, where that of a round letter is 1, and its drawing."""


def plain(text: str) -> str:
    """Capitals without accents: what the glyphs can write."""
    bare = unicodedata.normalize("NFD", text.replace("’", "'")).upper()
    return "".join(letter for letter in bare if letter in GLYPHS)


def glyph(letter: str, width: float, height: float, weight: float) -> tuple[str, float]:
    """Path data and advance of one glyph; `width` is that of a round letter."""
    share, drawn = GLYPHS[letter]
    box = Box(max(share * width, weight), height, weight)
    return shorten(drawn(box)), box.width


def written(text: str, width: float, height: float, weight: float, gap: float) -> tuple[list[tuple[str, float]], float]:
    """The glyphs of a text with their places, and the width of the whole."""
    placed, x = [], 0.0
    for letter in plain(text):
        data, advance = glyph(letter, width, height, weight)
        placed.append((data, x))
        x += advance + gap
    return placed, max(x - gap, 0)


def label(text: str, x: float, y: float, room: float, height: float, colour: str) -> str:
    """A word in small capitals, centred on x with its feet on y, narrowed until it fits the room."""
    weight, width = height * 0.19, height * 0.62
    placed, long = written(text, width, height, weight, height * 0.24)
    if long > room:
        narrow = room / long
        placed, long = written(text, width * narrow, height, weight * max(narrow, 0.85), height * 0.24 * narrow)
    letters = "".join(
        f"<path{attributes(d=data, transform=f'translate({tidy(place)} 0)' if place else None)}/>"
        for data, place in placed
        if data
    )
    box = attributes(
        transform=f"translate({tidy(x - long / 2)} {tidy(y - height)})",
        fill="none",
        stroke=colour,
        stroke_width=weight,
        stroke_miterlimit=2,
    )
    return f"<g{box}>{letters}</g>"
