"""The rider: on a rearing horse, a feather in his hat, his suit's sign held high."""

from ..draw import GOLD, INK, PAPER, SABLE, gouge, group, line, path, shape
from ..suit import PAINT, Suit
from .horse import horse
from .people import face, ground, hand, in_hand, neck, pattern


def rider(suit: Suit) -> str:
    coat = suit.dress.horse
    return "".join((ground(suit), horse(coat, GOLD if coat == SABLE else PAINT), _man(suit)))


def _man(suit: Suit) -> str:
    cape = shape("M58 64Q72 68 77 84Q80 98 73 106Q66 98 58 96z", PAINT) + path(
        gouge((66, 74, 72, 100, 1, -2), (62, 76, 64, 95, 0.8, -1)), PAPER
    )
    cloth = shape("M43 92Q54 98 66 107L58 131Q46 127 34 113z", PAINT) + line(
        "M36.4 114Q47 125.6 57.4 129", GOLD, 2
    )
    leg = shape("M48 92L60 97Q56 106 47 112L36 109Q38 104 48 92z", PAPER) + shape(
        "M36 108L46 112Q46 120 43 128L35 131 34 127.4 37.6 124Q36 116 36 108z", INK, 1
    )
    coat = shape("M47 63Q41 67 42 80L44 98Q54 103 63 100L65 76Q66 66 60 63z", PAPER) + pattern(
        suit, (50, 74), (58, 74), (54, 82), (49, 90), (59, 90)
    )
    belt = line("M43.6 95.4Q54 100 63.2 97", GOLD, 2.4)
    rein = line("M14.6 91Q30 98 45 92.6", INK, 1.2)
    left = shape("M46.4 66Q38 80 43.6 95L49.6 92Q47 82 53 72z", PAINT) + path(
        gouge((46, 74, 44.6, 88, 0.8, 1.5)), PAPER
    )
    right = shape("M58 65Q70 69 85 80L80.6 88.4Q66 85 57 76z", PAINT) + path(
        gouge((63, 71, 78, 82, 0.8, 1)), PAPER
    )
    return (
        cape
        + cloth
        + leg
        + coat
        + belt
        + rein
        + left
        + hand(45.6, 93.6, 3)
        + _head(suit)
        + in_hand(suit, 82.6, 83.4)
        + right
        + hand(83, 84)
    )


def _head(suit: Suit) -> str:
    hair = shape("M46 38Q44.6 48 47 55L50 52V38zM64 38Q67 47 65.4 57L60 54V38z", suit.dress.hair, 1)
    hat = shape("M45.4 37Q45.4 24.5 55 24.5T64.6 37z", PAINT) + shape(
        "M38.6 38Q54 29.6 71.4 38Q70.6 42.4 65.6 41.4Q54.4 37.6 44 41.4Q39.4 42.4 38.6 38z", PAINT
    )
    band = line("M46.2 33.4Q55 29.6 63.8 33.4", GOLD, 2.2)
    feather = shape(
        "M60 31Q58.6 12 75 11.4Q88 12 89.4 25Q84 18.6 78 21Q86 24 84 32Q77 24.4 69 30Q72 32 71 36Q66 31 60 31z",
        GOLD,
        1.4,
    )
    quill = line("M61.4 30.4Q63 17.4 75 15.4", INK, 1)
    return neck(55, 56) + group(hair + face(55, 46, -1.4) + hat + band + feather + quill, transform="translate(0 2.6)")
