"""The queen: seated to the side, her robe spread wide over her knees to the ground, no shield."""

from ..draw import GOLD, INK, PAPER, circle, gouge, group, line, path, shape
from ..suit import PAINT, Suit
from .people import face, ground, hand, in_hand, is_long, neck, pattern, young_hair


def queen(suit: Suit) -> str:
    return "".join((ground(suit), _chair(suit), _head_behind(suit), _robes(suit), _head(suit), _arms(suit)))


def _chair(suit: Suit) -> str:
    back = shape("M62 70Q76 54 87 62Q93 69 86 74Q83.5 75 82.5 78L82 118H60z", PAPER)
    return (
        back
        + circle(86, 68, 2.4, GOLD, stroke=INK, stroke_width=1.2)
        + line("M77.5 72V116M72.5 70V116", PAINT, 1.5)
    )


def _head_behind(suit: Suit) -> str:
    hair = "M43.4 40Q41 22 55 22T66.6 40L70 66Q74 76 70 82Q62 78 60 66H49Q46 74 40 78Q36 72 40.6 64z"
    return shape(hair, young_hair(suit), 1.2)


def _robes(suit: Suit) -> str:
    robe = shape("M49 63Q40 65 39 80L37 102Q21 112 14 138L9.5 166H68L69 119H80L77 82Q75 66 61 63z", PAINT)
    folds = path(
        gouge(
            (24, 120, 14.5, 160, 1.1, -3),
            (31, 112, 21, 158, 0.9, -3),
            (64, 118, 63, 160, 1, 1),
            (73, 88, 75, 114, 0.9, 0),
            (59.5, 130, 58, 160, 0.8, 1),
        ),
        PAPER,
    )
    gown = shape("M50 63L47.6 100Q34 112 28 138L24 166H53L56 140Q60 118 62.4 100L60 63z", PAPER)
    weave = pattern(
        suit,
        (55, 84),
        (52, 92),
        (58, 92),
        (46, 112),
        (52, 120),
        (41, 124),
        (47, 134),
        (37, 138),
        (43, 149),
        (51, 152),
        (33, 153),
    )
    hem = line("M24.6 161.5H53.6", GOLD, 2.6) + line("M10.5 161.5H24M54 161.5H68", GOLD, 1.6)
    belt = shape("M47.4 97H62.6V102.4H46.6z", GOLD, 1.3)
    return robe + folds + gown + weave + hem + belt


def _head(suit: Suit) -> str:
    hair = young_hair(suit)
    parting = shape("M45.6 42V30H64.4V42Q63 35 55 31Q47 35 45.6 42z", hair, 0.8)
    crown = shape("M45.4 31L43 18.5 49.4 24.5 55 15 60.6 24.5 67 18.5 64.6 31z", GOLD, 1.5)
    jewels = "".join(circle(x, y, 1.6, PAPER, stroke=INK, stroke_width=1) for x, y in ((43, 18), (55, 14.4), (67, 18)))
    collar = line("M48.6 64.5Q55 77 61.4 64.5", GOLD, 2.2) + circle(55, 72.4, 1.8, PAINT)
    return (
        neck(55, 53)
        + collar
        + group(face(55, 40, -0.6) + parting + crown + line("M46 27.4H64", INK, 1) + jewels, transform="translate(0 3)")
    )


def _arms(suit: Suit) -> str:
    if is_long(suit):
        reach, sleeve, fold = 114, "M42 71Q34 96 20 108L25.6 116.6Q44 106 51 86z", (41.6, 82, 29, 108, 0.9, -2)
    else:
        reach, sleeve, fold = 100, "M42 71Q34 89 21 95L25 104Q42 101 51 84z", (42, 80, 29, 98, 0.9, -2)
    left = shape(sleeve, PAINT) + path(gouge(fold), PAPER)
    right = shape("M71 71Q80 92 66 109L58 106Q68 94 63.5 81z", PAINT) + path(
        gouge((71, 82, 66, 102, 0.8, -3)), PAPER
    )
    return right + hand(61, 108) + in_hand(suit, 21, reach - 0.5) + left + hand(21, reach)
