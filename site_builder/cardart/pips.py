"""How the signs of a numeral card lie: in a medallion, or crossed and interlaced."""

from .draw import group, move, use

CENTRE_X, CENTRE_Y = 50.0, 88.0

Cluster = tuple[tuple[int, ...], float, float, float]

CLUSTERS: dict[int, Cluster] = {
    1: ((1,), 0, 0, 2.5),
    2: ((1, 1), 0, 46, 1.7),
    3: ((1, 1, 1), 0, 40, 1.5),
    4: ((2, 2), 16, 32, 1.3),
    5: ((1, 3, 1), 14.4, 31, 1.2),
    6: ((2, 2, 2), 14, 29.5, 1.14),
    7: ((2, 3, 2), 14, 29.5, 1.14),
    8: ((1, 2, 2, 2, 1), 14, 29.5, 1.14),
    9: ((1, 2, 3, 2, 1), 14, 29.5, 1.14),
    10: ((2, 2, 2, 2, 2), 12, 30.5, 1),
}
CLOSE_TEN: Cluster = ((1, 3, 2, 3, 1), 12.6, 22.4, 1.04)
"""Signs in each row from the top, half their distance in a row, from row to row, and their size.

A row of three fits only in the middle: the corners belong to the index.
"""


def clustered(pip: str, number: int, ease: float = 1, ten: Cluster = CLUSTERS[10]) -> str:
    """Signs in a medallion; `ease` shrinks those that stand too close, `ten` suits signs that may stand closer."""
    rows, half, pitch, size = ten if number == 10 else CLUSTERS[number]
    placed = ""
    for place, signs in enumerate(rows):
        y = CENTRE_Y + (place - (len(rows) - 1) / 2) * pitch
        placed += "".join(
            use(pip, move(CENTRE_X + (2 * sign - signs + 1) * half, y, size * ease)) for sign in range(signs)
        )
    return placed


PITCH, SLANT = 26.5, 45


def interlaced(pip: str, lower_end: str, upright: str, number: int) -> str:
    """Long signs crossed in pairs down the middle of the card, an odd one standing upright among them.

    Those that lean left are drawn first, then the upright one, then those that lean right; the lower ends of the
    first are laid once more over their neighbours, which makes the weave.
    """
    pairs = number // 2
    rows = [CENTRE_Y + (place - (pairs - 1) / 2) * PITCH for place in range(pairs)]
    woven = "".join(use(pip, move(CENTRE_X, y, turn=-SLANT)) for y in rows)
    if number % 2:
        woven += use(upright, move(CENTRE_X, CENTRE_Y))
    woven += "".join(use(pip, move(CENTRE_X, y, turn=SLANT)) for y in rows)
    woven += "".join(use(lower_end, move(CENTRE_X, y, turn=-SLANT)) for y in rows[:-1])
    size = {0: 1.5, 1: 1.35, 2: 1.2, 3: 1.08}.get(pairs, 1)
    return group(woven, transform=move(CENTRE_X * (1 - size), CENTRE_Y * (1 - size), size)) if size > 1 else woven


def upright_half(number: int, half: float) -> float:
    """Half the length of the odd sign, which overtops the lattice it stands in."""
    return (number // 2 - 1) * PITCH / 2 + half * 0.72 + 11 if number > 1 else 44
