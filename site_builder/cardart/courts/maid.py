"""The maid: standing in a long dress, a shield at her side."""

from ..draw import GOLD, INK, PAPER, gouge, group, line, path, shape
from ..suit import PAINT, Suit
from .people import face, ground, hand, in_hand, neck, pattern, shield, young_hair


def maid(suit: Suit) -> str:
    return "".join((ground(suit), _dress(suit), _head(suit), _arms(suit)))


def _dress(suit: Suit) -> str:
    feet = path("M36 165Q37 160 45 161.6V166H35zM50 166V161.6Q58 160 59 165L60 166z", INK)
    skirt = shape("M45 92Q33 122 20 161Q44 166 68 161V120Q67 106 63 92z", PAINT)
    folds = path(
        gouge((42, 106, 27, 156, 1.1, -2), (38, 124, 33.5, 158, 0.8, -1), (64.4, 106, 65.4, 156, 1, -1)), PAPER
    )
    apron = shape("M48.6 93Q43 126 40.6 152Q51 155 61 152Q62 124 59.4 93z", PAPER)
    weave = pattern(
        suit, (54, 103), (50, 113), (57, 113), (49, 125), (56.6, 125), (47, 137), (54, 137), (46, 147), (56, 147)
    )
    hem = line("M21.4 158Q44 163 68 158.2", GOLD, 2)
    bodice = shape("M46.6 61Q42 63 43 73L45 93H63L65 73Q66 63 61.4 61Q54 67 46.6 61z", PAPER)
    lacing = shape("M49.6 66.6H58.4L57.4 90H50.6z", PAINT, 1.2) + line(
        "M51 71 57 75M57 71 51 75M51 78 57 82M57 78 51 82", PAPER, 1
    )
    belt = shape("M44.6 89.4H63.4L63.6 94H44.4z", GOLD, 1.3)
    return feet + skirt + folds + apron + weave + hem + bodice + lacing + belt


def _head(suit: Suit) -> str:
    hair = young_hair(suit)
    locks = shape(
        "M54 19Q67 19 66.6 36Q70 44 65.4 50Q60 46 62 38H46Q48 46 42.6 50Q38 44 41.4 36Q41 19 54 19z", hair, 1.2
    )
    parting = shape("M45.4 41Q44.6 27 54 27T62.6 41Q61.6 33.6 54 29.4Q46.4 33.6 45.4 41z", hair, 0.8)
    wreath = line("M43.4 29Q54 20.4 64.6 29", GOLD, 2.6, stroke_dasharray="3.4 1.3")
    return neck(54, 51) + group(locks + face(54, 39.6, -0.6) + parting + wreath, transform="translate(0 3)")


def _arms(suit: Suit) -> str:
    puff = shape("M47 62Q37 62 35.6 74Q42 80 48.6 75zM61 62Q71 62 73.4 73Q67 80 60 75z", PAPER) + line(
        "M42 64.6 40.4 76.6M66.6 64.6 68 76.4", PAINT, 1.2
    )
    left = shape("M35.6 73Q31 82 28.6 92L34.6 95.6Q42 88 46 77z", PAINT) + path(
        gouge((38.6, 79, 34, 91, 0.8, 0)), PAPER
    )
    right = shape("M64 77.6L71.6 70.4 87 80 82.6 88.4Q72 86 64 77.6z", PAINT) + path(
        gouge((70, 77, 80, 83, 0.7, 0.5)), PAPER
    )
    return in_hand(suit, 84.4, 83.4) + right + hand(84.8, 84) + left + puff + shield(suit, 21.5, 114) + hand(33, 95)
