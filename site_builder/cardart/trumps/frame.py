"""The frame of a trump: a ruled panel with tabs for the number, and a scroll for the name of a card that has one."""

from ..draw import GOLD, INK, LILAC, NIGHT, PAPER, PLUM, attributes, line, move, path, shape, use
from ..face import rank, rank_id
from ..glyphs import label, plain

LONGEST_NAME = 11
"""A longer name would be too small to read; its card shows its number alone."""

TAB = "M5 9Q5 5 9 5H37V37Q37 42 32 42H5z"
OUTER: dict[str, float] = {"x": 6, "y": 6, "width": 88, "height": 164, "rx": 3.5}
TAB_MIDDLE, TAB_TOP = 21.0, 9.5


def panel(special: bool) -> str:
    """The ground: pale for most trumps, dark for those that count."""
    box = attributes(**OUTER, fill=NIGHT if special else LILAC)
    rule = attributes(x=9, y=9, width=82, height=158, rx=1.5, fill="none", stroke=_edge(special), stroke_width=0.7)
    return f"<rect{box}/><rect{rule}/>"


def border(special: bool) -> str:
    """Laid over the picture; gold where the card counts."""
    return f"<rect{attributes(**OUTER, fill='none', stroke=_edge(special), stroke_width=2.0)}/>"


def _edge(special: bool) -> str:
    return GOLD if special else PLUM


def tab(special: bool) -> str:
    return path(TAB, _edge(special)) + line("M38.6 5V38Q38.6 43.6 32.4 43.6H5", PAPER, 1.6)


def trump_corner(text: str, special: bool) -> str:
    return use(rank_id(text), move(TAB_MIDDLE - rank(text)[1] / 2, TAB_TOP), color=INK if special else PAPER)


def named(name: str) -> bool:
    """Whether a card has a name of its own, and not only a number."""
    return bool(plain(name)) and not any(letter.isdigit() for letter in name) and len(name) <= LONGEST_NAME


def scroll(name: str) -> str:
    """The name on a ribbon at the foot, left of the lower tab."""
    ends = shape("M5 155.5H11V168.5H3.5L6.5 162zM54 155.5H60.5V168.5H54z", GOLD, 1.2)
    return ends + shape("M8 152.5H57.5V166H8z", PAPER, 1.4) + label(name, 32.75, 163.6, 44, 8.6, PLUM)
