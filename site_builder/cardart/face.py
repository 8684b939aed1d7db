"""What every card shares: the stock, the two indices, the panel that leaves room for them."""

from .draw import EDGE, PAPER, attributes, group, move, tidy, use
from .glyphs import plain, written

WIDTH, HEIGHT = 100, 176
STOCK_ID, TURN = "_stock", f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"

INDEX_HEIGHT, INDEX_TOP, INDEX_MIDDLE = 28.0, 7.0, 15.4
SIGN_MIDDLE, SIGN_SIZE = 47.0, 0.87

NOTCHED = "M31 7H89Q93 7 93 11V119H69V169H11Q7 169 7 165V57H31z"
"""The ground of a court, which leaves the corners of the indices free."""


def stock() -> str:
    """The card itself, with a hairline that holds on light and on dark pages."""
    return f"<rect{attributes(x=0.5, y=0.5, width=WIDTH - 1, height=HEIGHT - 1, rx=7, fill=PAPER, stroke=EDGE)}/>"


def rank(text: str) -> tuple[str, float]:
    """The strokes of an index and their width: one character at its ease, more of them pressed together."""
    width, weight, gap = {1: (15.4, 4.9, 0.0), 2: (11.8, 4.5, 2.0)}.get(len(plain(text)), (7.4, 3.0, 1.6))
    placed, long = written(text, width, INDEX_HEIGHT, weight, gap)
    strokes = "".join(
        f"<path{attributes(d=data, transform=f'translate({tidy(x)} 0)' if x else None)}/>" for data, x in placed
    )
    return group(strokes, fill="none", stroke="currentColor", stroke_width=weight, stroke_miterlimit=2), long


def rank_id(text: str) -> str:
    return f"_r{plain(text)}"


def suit_corner(text: str, letter: str) -> str:
    """The index of a suit card: its rank above the sign of its suit."""
    left = max(INDEX_MIDDLE - rank(text)[1] / 2, 5.4)
    return use(rank_id(text), move(left, INDEX_TOP)) + use(sign_id(letter), move(INDEX_MIDDLE, SIGN_MIDDLE, SIGN_SIZE))


def sign_id(letter: str) -> str:
    return f"_i{letter}"


def twice(corner: str, name: str) -> str:
    """A corner, and the same turned upside down in the opposite one."""
    return group(corner, id=name) + use(name, TURN)
