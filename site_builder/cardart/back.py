"""The back: one colour, a tile of four petals repeated, as on the floors of eastern Sicily."""

from .draw import PAPER, attributes, group, move, path, tidy, use

TEAL = "#1f4f5e"
ACROSS, DOWN = 6, 11
LEFT, TOP, WIDE, HIGH = 8, 9, 84, 158

FLOWER = (
    "q1-5.6 6.4-6.4q-.8 5.4-6.4 6.4q5.4.8 6.4 6.4q-5.6-1-6.4-6.4"
    "q-1 5.6-6.4 6.4q.8-5.4 6.4-6.4q-5.4-.8-6.4-6.4q5.6 1 6.4 6.4z"
)
SPARK = "m0-8.4l1.3 1.7-1.3 1.7-1.3-1.7zm-7 7l1.3-1.7 1.3 1.7-1.3 1.7z"


def pieces() -> dict[str, str]:
    """A row of tiles, by id; one path, for a table shows many backs at once."""
    step = WIDE / ACROSS
    tiles = "".join(f"M{tidy(LEFT + step * (place + 0.5))} 0{FLOWER}{SPARK}" for place in range(ACROSS))
    return {"_tiles": path(tiles)}


def back() -> str:
    step = HIGH / DOWN
    rows = "".join(use("_tiles", move(0, TOP + step * (place + 0.5))) for place in range(DOWN))
    ground = f"<rect{attributes(x=5, y=5, width=90, height=166, rx=4, fill=TEAL)}/>"
    rule = f"<rect{attributes(x=7, y=7.5, width=86, height=161, rx=2, fill='none', stroke=PAPER, stroke_width=0.9)}/>"
    return ground + group(rows, fill=PAPER) + rule
