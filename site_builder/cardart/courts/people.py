"""What the figures have in common: faces, hands, hair, the ground, the sign they hold, the pattern of their clothes."""

from ..draw import GREY, INK, PAPER, SKIN, circle, group, line, move, path, shape, tidy, use
from ..face import NOTCHED
from ..suit import PAINT, Suit

MOTIFS = {
    "cross": "M0-2.4V2.4M-2.4 0H2.4",
    "leaf": "M0 2.6V-.4M0-.4Q-2.6-.8-2.4-3.2Q0-2.8 0-.4Q0-2.8 2.4-3.2Q2.6-.8 0-.4z",
    "drop": "M0-2.6Q2.4.4 0 2.2Q-2.4.4 0-2.6z",
    "heart": "M0 2.4Q-3 .2-2.6-1.4Q-2-2.8 0-1.2Q2-2.8 2.6-1.4Q3 .2 0 2.4z",
    "trefoil": "M0-2.6Q1.6-1 .3-.2Q2.8-.4 2.2 1.4Q1 2 0 .4Q-1 2-2.2 1.4Q-2.8-.4-.3-.2Q-1.6-1 0-2.6zM0 0V2.8",
    "lozenge": "M0-2.8 2 0 0 2.8-2 0z",
}

BEARDS = {
    "pointed": "M47.6 43Q46 64 57 75Q68 64 66.4 43Q64 53.5 57 52.5Q50 53.5 47.6 43z",
    "forked": "M47.6 43Q44 62 50 72Q54 70 57 64Q60 70 64 72Q70 62 66.4 43Q64 53.5 57 52.5Q50 53.5 47.6 43z",
    "full": "M47.6 43Q43 60 49 68Q57 76 65 68Q71 60 66.4 43Q64 53.5 57 52.5Q50 53.5 47.6 43z",
    "square": "M47.6 43L46.4 66Q57 73 67.6 66L66.4 43Q64 53.5 57 52.5Q50 53.5 47.6 43z",
}

SHIELDS = {
    "heater": "M-12-20H12V0Q12 15 0 21Q-12 15-12 0z",
    "round": "M-12-20Q0-15 12-20V4Q12 18 0 21Q-12 18-12 4z",
    "oval": "M0-21Q12.5-20 12.5 0T0 21Q-12.5 20-12.5 0T0-21z",
    "horned": "M-12-19Q-7-16-4-20Q0-17 4-20Q7-16 12-19Q10-8 12 2Q11 15 0 21Q-11 15-12 2Q-10-8-12-19z",
}


def young_hair(suit: Suit) -> str:
    """The women of a suit whose men are grey have dark hair."""
    return INK if suit.dress.hair == GREY else suit.dress.hair


def ground(suit: Suit) -> str:
    """The tinted panel with a floor cut into its foot."""
    floor = "M7 158H69V169H11Q7 169 7 165z"
    return path(NOTCHED, suit.tint) + path(floor, PAINT, fill_opacity=0.22)


def face(x: float, y: float, looks: float = 0, skin: str = SKIN) -> str:
    """A head without hair, 17 wide and 19 high; `looks` shifts the features to a side."""
    left, right, brow = tidy(x - 8.6), tidy(x + 8.6), tidy(y - 8)
    head = f"M{left} {brow}V{tidy(y + 1)}Q{left} {tidy(y + 11)} {tidy(x)} {tidy(y + 11)}T{right} {tidy(y + 1)}V{brow}z"
    eyes = f"M{tidy(x - 4.8 + looks)} {tidy(y - 1.2)}h2.8M{tidy(x + 2.2 + looks)} {tidy(y - 1.2)}h2.8"
    nose = f"M{tidy(x + 0.3 + looks)} {tidy(y - 0.6)}l{tidy(-1.3 + looks * 0.2)} 4.2h1.8"
    return shape(head, skin, 1.5) + line(eyes + nose + f"M{tidy(x - 1.7 + looks)} {tidy(y + 6.4)}h3.4", INK, 1.2)


def neck(x: float, y: float, skin: str = SKIN) -> str:
    return shape(f"M{tidy(x - 3.6)} {tidy(y)}h7.2v12h-7.2z", skin, 1.3)


def hand(x: float, y: float, r: float = 3.4, skin: str = SKIN) -> str:
    return circle(x, y, r, skin, stroke=INK, stroke_width=1.3)


def is_long(suit: Suit) -> bool:
    return suit.reach > 20


def sign(suit: Suit, x: float, y: float, size: float = 1, turn: float = 0) -> str:
    return use(f"_{suit.letter}", move(x, y, size, turn))


def in_hand(suit: Suit, x: float, y: float) -> str:
    """The suit's sign as a hand at (x, y) holds it: a long one by its grip, a round one standing on the fingers."""
    if is_long(suit):
        return sign(suit, x, y - suit.reach + 6.5)
    return sign(suit, x - 2, y - suit.reach * 1.05 - 2, 1.05)


def shield(suit: Suit, x: float, y: float) -> str:
    """A shield 24 wide and 42 high around (x, y), with the sign on it."""
    board = f'<g transform="{move(x, y)}">' + shape(SHIELDS[suit.dress.shield], PAINT, 1.8)
    rim = path(SHIELDS[suit.dress.shield], PAPER, transform="scale(.8)")
    return board + rim + sign(suit, 0, -1, 0.5 if is_long(suit) else 0.72) + "</g>"


def pattern(suit: Suit, *places: tuple[float, float]) -> str:
    """The suit's motif, scattered over a garment."""
    motif = MOTIFS[suit.dress.motif]
    marks = "".join(f'<path d="{motif}" transform="translate({tidy(x)} {tidy(y)})"/>' for x, y in places)
    return group(marks, fill=PAINT, stroke=PAINT, stroke_width=0.9)
