"""The king: seated to the front on a high throne, bearded and crowned, a shield beside it."""

from ..draw import GOLD, INK, PAPER, circle, gouge, line, path, shape
from ..suit import PAINT, Suit
from .people import BEARDS, face, ground, hand, in_hand, pattern, shield


def king(suit: Suit) -> str:
    return "".join((ground(suit), _throne(suit), _robes(suit), _head(suit), _arms(suit)))


def _throne(suit: Suit) -> str:
    back = "M36 116V33L41.5 27 47 31.5Q57 17 67 31.5L72.5 27 78 33V116z"
    bars = "M41.5 37V112M72.5 37V112M47 40Q57 25 67 40V60M47 40V60"
    knobs = circle(41.5, 24.6, 3, GOLD, stroke=INK, stroke_width=1.3) + circle(
        72.5, 24.6, 3, GOLD, stroke=INK, stroke_width=1.3
    )
    step = shape("M16 160H69V169H11Q9 169 9 167z", PAPER, 1.4)
    return shape(back, PAPER) + line(bars, PAINT, 1.5) + knobs + step


def _robes(suit: Suit) -> str:
    mantle = shape("M47 63Q36 65 33 80L26 112Q17 138 15 160H67L68 119H81L81 82Q79 66 67 63z", PAINT)
    folds = path(
        gouge(
            (38, 72, 33, 98, 0.9, -1.5),
            (28, 118, 19.5, 154, 1, -2),
            (76, 88, 76, 114, 0.9, 0),
            (32.5, 128, 25, 156, 0.9, -1.5),
            (72, 96, 71, 115, 0.7, 0),
        ),
        PAPER,
    )
    tunic = shape("M50 64L47 101Q36 106 34.5 120L30 160H58.5L61 121Q67 112 66.5 101L64 64z", PAPER)
    knees = line("M37 120Q43 110 48 121M50 121Q56 111 61 120M48 121 45.5 160M50 121 51 160", INK, 1.2)
    weave = pattern(
        suit,
        (52.4, 80),
        (61.4, 80),
        (57, 90),
        (41.5, 129),
        (39.5, 141),
        (37.5, 152),
        (56, 129),
        (55.6, 141),
        (54.8, 152),
    )
    belt = shape("M46.4 98H66.7V104H45.6z", GOLD, 1.3)
    collar = shape("M46 62.5Q57 80 68 62.5L71 70Q57 91 43 70z", PAPER, 1.3) + line(
        "M49 73.4v3M54 78v3M60 78v3M65 73.4v3", INK, 1.3
    )
    feet = path("M29 160Q31 153.5 41 156L43 160zM47 160Q48 153.5 57 156L59 160z", INK)
    return mantle + folds + tunic + knees + weave + belt + collar + feet


def _head(suit: Suit) -> str:
    look = suit.dress
    light = look.hair != INK
    hair = shape("M47.6 36Q44 46 45.4 56L50 54V36zM66.4 36Q70 46 68.6 56L64 54V36z", look.hair, 1)
    beard = shape(BEARDS[look.beard], look.hair, 1.2)
    strands = gouge((53, 59, 54, 67, 0.6, 0), (57, 60, 57, 70, 0.6, 0), (61, 59, 60, 67, 0.6, 0))
    mouth = line("M54.4 56h5.2", INK if light else "#f3d6b8", 1.2)
    crown = shape("M46.4 38L44 24 51 31 57 20.5 63 31 70 24 67.6 38z", GOLD, 1.5)
    band = line("M46.8 34.3H67.2", INK, 1) + circle(57, 19.6, 1.8, GOLD, stroke=INK, stroke_width=1.1)
    return hair + face(57, 44) + beard + path(strands, INK if light else suit.tint) + mouth + crown + band


def _arms(suit: Suit) -> str:
    sleeve = shape("M70 66Q80 71 90 84L84 93Q75 90 69 84z", PAINT) + path(gouge((73, 73, 83, 85, 0.8, 1)), PAPER)
    return in_hand(suit, 85.5, 86) + sleeve + hand(86, 86.5) + shield(suit, 21.5, 124) + hand(33, 104.5)
