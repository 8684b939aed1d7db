"""The page or jack: standing in hose and doublet, a feather in his cap, a shield at his side."""

from ..draw import GOLD, INK, PAPER, gouge, group, line, path, shape
from ..suit import PAINT, Suit
from .people import face, ground, hand, in_hand, neck, pattern, shield, young_hair


def page(suit: Suit) -> str:
    return "".join((ground(suit), _hose(suit), _doublet(suit), _head(suit), _arms(suit)))


def _hose(suit: Suit) -> str:
    left = shape("M41 108L54 110L50 134L47 160H38L39 134z", PAINT)
    right = shape("M53 110L66 106L64 134L63 160H54L55 134z", PAPER)
    garters = line("M39.4 131.6H50M55.2 131.6H64.4", GOLD, 2.2)
    shoes = path("M37.6 158H47.4L48 166H28Q29 161.6 37.6 160zM53.8 158H63.4L66 160Q68.4 162 68.4 166H53z", INK)
    return left + right + path(gouge((44, 114, 42.4, 152, 0.9, -1)), PAPER) + garters + shoes


def _doublet(suit: Suit) -> str:
    coat = shape("M46 61Q41 64 42 76L44 92L37 114Q53 121 70 112L63 92L66 76Q67 64 62 61Q54 67 46 61z", PAINT)
    front = shape("M49.6 64.4H58.6L58 91H50z", PAPER, 1.3) + pattern(suit, (54, 71), (54, 79), (54, 87))
    skirt = path(gouge((46, 97, 41.6, 112, 1, -0.6), (54, 97, 54, 115, 1, 0), (61, 97, 65.6, 111, 1, 0.6)), PAPER)
    belt = shape("M43.4 90.6H64.4L64.8 95.6H43z", GOLD, 1.3)
    hem = line("M37.6 112.4Q53 119 69.4 110.6", GOLD, 2)
    return coat + front + skirt + hem + belt


def _head(suit: Suit) -> str:
    hair = young_hair(suit)
    locks = shape("M44.6 40Q41.6 50 44.4 58L50 55V38zM63.4 40Q66.4 50 63.6 58L58 55V38z", hair, 1)
    fringe = shape("M45.4 41V35H62.6V41Q54 36 45.4 41z", hair, 0.8)
    cap = shape("M41.6 37Q38.4 27 48 23.6Q60 20 67.4 27Q69.4 32 66 37Q54 31.6 41.6 37z", PAINT)
    band = line("M43 35.6Q54 30.8 65 35.4", GOLD, 2.2)
    feather = shape("M62 29Q64 15 77 14Q84 15.4 84 22Q79 19.6 75 22Q80 24 78 29Q72 26 67 31z", PAPER, 1.3)
    quill = line("M63.4 29.4Q67 19.6 77 17", PAINT, 1)
    head = locks + face(54, 43.4, -0.6) + fringe + cap + band + feather + quill
    return neck(54, 52) + group(head, transform="translate(0 1)")


def _arms(suit: Suit) -> str:
    puffs = shape("M47 62Q37 62 35.6 74Q42 80 48.6 75zM61 62Q71 62 73.4 73Q67 80 60 75z", PAPER)
    slashes = line("M42 64.6 40.4 76.6M45.6 63 45 76M66.6 64.6 68 76.4M62.8 63 63.6 76", PAINT, 1.3)
    left = shape("M35.6 73Q31 82 28.6 92L34.6 95.6Q42 88 46 77z", PAINT)
    right = shape("M64 77.6L71.6 70.4 87 80 82.6 88.4Q72 86 64 77.6z", PAINT)
    folds = path(gouge((38.6, 79, 34, 91, 0.8, 0), (70, 77, 80, 83, 0.7, 0.5)), PAPER)
    grips = hand(84.8, 84) + hand(33, 95)
    return in_hand(suit, 84.4, 83.4) + right + left + folds + puffs + slashes + shield(suit, 21.5, 114) + grips
