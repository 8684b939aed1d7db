"""Pictures of people among the lower trumps."""

from ..courts.people import face, hand, neck
from ..draw import (
    AZURE,
    CHESTNUT,
    GOLD,
    GREY,
    INK,
    PAPER,
    PLUM,
    ROSE,
    SKIN,
    circle,
    gouge,
    group,
    limb,
    line,
    path,
    shape,
)
from .things import hills


def empress() -> str:
    hair = shape("M40 62Q38 36 56 36T72 62L78 100H34z", CHESTNUT, 1.3)
    robe = shape("M44 88Q20 92 14 120L10 167H90V130Q90 94 68 88z", ROSE)
    front = shape("M46 88L40 167H72L66 88Q56 98 46 88z", PAPER) + line(
        "M56 96V164M50 108H62M48 124H65M46.6 140H66.6", PLUM, 1.4
    )
    folds = path(gouge((26, 104, 20, 156, 1.2, -3), (34, 100, 32, 160, 1, -2), (80, 104, 84, 136, 1.2, 2)), PAPER)
    crown = shape("M43 46L39.6 29 48.6 36 56 23 63.4 36 72.4 29 69 46z", GOLD, 1.6) + line("M43.4 41.6H68.6", INK, 1.1)
    collar = shape("M42 87Q56 106 70 87L74 92Q56 118 38 92z", GOLD, 1.4)
    sceptre = limb("M18 160L29 64", GOLD, 2.2) + shape(
        "M29.6 64Q22 58 25 50Q29 53 30.4 48Q32 53 36.6 51Q37 60 29.6 64z", GOLD, 1.3
    )
    arm = limb("M30 108Q16 122 22 130", ROSE, 9) + hand(22.6, 131)
    return (
        robe
        + hair
        + front
        + folds
        + neck(56, 71)
        + collar
        + group(face(56, 61, 0), transform="translate(-5.6 -6)scale(1.1)")
        + path("M46 60V48H66V60Q62 52 56 48Q50 52 46 60z", CHESTNUT)
        + crown
        + sceptre
        + arm
    )


def emperor() -> str:
    robe = shape("M42 86Q18 90 12 118L9 167H91V130Q90 92 70 86z", PLUM)
    front = shape("M45 86L40 167H74L67 86z", GOLD) + line("M56 100V167M44 124H70M43 144H72", INK, 1.2)
    ermine = shape("M40 84Q56 104 72 84L82 96Q56 128 30 96z", PAPER) + line(
        "M40 96v4M48 104v4M56 107v4M64 104v4M72 96v4", INK, 1.8
    )
    folds = path(gouge((22, 110, 17, 158, 1.2, -2), (31, 108, 29, 160, 1, -1), (84, 106, 86, 136, 1.2, 1)), PAPER)
    hair = shape("M44 54Q38 70 42 80L48 76V52zM68 54Q74 70 70 80L64 76V52z", INK, 1)
    head = group(face(56, 60, 0), transform="translate(-5.6 -6)scale(1.1)")
    beard = (
        shape("M46 60Q43 82 56 98Q69 82 66 60Q63 71 56 70Q49 71 46 60z", INK, 1)
        + line("M52.6 74H59.4", SKIN, 1.4)
        + path(gouge((52, 78, 53, 90, 0.6, 0), (56, 79, 56, 93, 0.6, 0), (60, 78, 59, 90, 0.6, 0)), PAPER)
    )
    crown = (
        shape("M42 50L40 34Q56 24 72 34L70 50z", GOLD, 1.6)
        + line("M42 45H70M56 28V45M48 31Q45 38 48 45M64 31Q67 38 64 45", INK, 1.1)
        + line("M56 27V16M51.6 20H60.4", GOLD, 2.6)
    )
    orb = (
        circle(24, 126, 10.6, GOLD, stroke=INK, stroke_width=1.6)
        + line("M13.6 126H34.4M24 115.6V126", INK, 1.3)
        + line("M24 114V104M20 107.4H28", INK, 2.4)
        + hand(22, 137, 4)
    )
    return robe + front + folds + ermine + hair + head + beard + crown + orb


def constancy() -> str:
    pole = limb("M76 146V18", GOLD, 2)
    flag = shape("M76 20Q62 14 52 22T41 24V44Q52 48 60 42T76 44z", ROSE, 1.5) + line(
        "M44 34Q54 34 62 30T73 32", PAPER, 2.2
    )
    skirt = shape("M40 104Q30 130 24 160H70Q68 130 62 104z", ROSE) + path(
        gouge((42, 112, 33, 154, 1.1, -2), (50, 112, 47, 156, 1, 0), (59, 112, 62, 154, 1, 1)), PAPER
    )
    plate = shape("M39 76Q33 82 36 92L40 108Q51 113 62 108L66 92Q68 82 62 76Q51 84 39 76z", PAPER) + line(
        "M51 82V110M41 92Q46 96 51 92Q56 96 61 92M41 100H61", PLUM, 1.3
    )
    helmet = shape("M41 58Q40 46 51 46T61 58V62H58Q51 56 44 62H41z", GOLD, 1.5) + shape(
        "M50 46Q46 38 54 36Q66 36 68 50Q62 43 52 46z", ROSE, 1.3
    )
    right = limb("M63 82L73 92", PAPER, 6) + hand(75.6, 94, 3.6)
    board = shape("M12 92H40V116Q40 134 26 142Q12 134 12 116z", PLUM, 1.8) + line("M26 96V138M15 112H37", GOLD, 3.2)
    return hills(148) + pole + flag + skirt + plate + neck(51, 68) + face(51, 60) + helmet + right + board


def hanged() -> str:
    trunk = shape(
        "M70 160Q78 120 72 84Q68 60 74 34L66 30Q64 40 60 44Q44 34 14 46L14 51Q44 42 58 52Q64 80 62 110Q60 140 54 160z",
        PLUM,
    )
    twigs = limb("M74 36Q82 24 88 22M72 60Q82 52 88 54M46 41Q48 30 56 26", PLUM, 2.6, 0.5)
    grain = path(gouge((67, 70, 66, 110, 0.9, 1.5), (70, 120, 64, 156, 1, 1.5), (66, 46, 67, 62, 0.8, 0)), PAPER)
    rope = limb("M31 46V66", GOLD, 1.6, 1)
    legs = limb("M28 112L27 142M35 112L36 142", AZURE, 5.6) + path("M24 142H30V148H21zM33 142H39L43 148H33z", INK)
    coat = shape("M25 77Q21 80 22 90L23 116Q31 120 40 116L41 90Q41 80 38 77Q31 82 25 77z", ROSE) + line(
        "M31.4 84V114M24 104H39.6", INK, 1.2
    )
    arms = limb("M24 82L20 106M39 82L43 106", ROSE, 4.6)
    head = group(
        circle(31.4, 70, 7.2, SKIN, stroke=INK, stroke_width=1.4)
        + path("M24 69Q24 61.6 31.4 61.6T38.8 69Q34 65 24 69z", INK)
        + line("M27.6 70.6h2.4M33 70.6h2.4M30 74.6h3", INK, 1.1),
        transform="rotate(-16 31 74)",
    )
    return hills(150) + twigs + trunk + grain + rope + legs + arms + coat + head + line("M26 77Q31 80 37 76", GOLD, 2)


def _lad(colour: str, hat: str, breeches: str) -> str:
    """A boy in profile to the right, hands up in play."""
    legs = limb("M-3 36L-9 62M3 36L8 50L6 63", breeches, 5.4) + path(
        "M-12 61H-5.6V66.6H-3V67H-12zM3 62H9.6L13 67H3z", INK
    )
    coat = shape("M-6 10Q-10 14-9 24L-9 40Q0 44 8 39L8 20Q8 12 4 10z", colour) + line("M-9 33Q0 37 8 32.6", GOLD, 1.8)
    head = circle(0, 0, 8.2, SKIN, stroke=INK, stroke_width=1.4) + line("M3-.6h2.4M5.4 3.6h2.2", INK, 1.1)
    cap = shape("M-8.4-1Q-9-11 1-11Q8-10 8.4-3.6Q0-6-8.4-1z", hat, 1.3) + path("M-8-1Q-9 5-5 7.4Q-4 3-5-2z", INK)
    arm = limb("M1 16L12 20L18 9", colour, 4.6) + circle(18.6, 7, 2.9, SKIN, stroke=INK, stroke_width=1.2)
    back = limb("M-4 15L-12 27L-6 33", colour, 4.6)
    return legs + back + coat + head + cap + arm


def lads() -> str:
    left = group(_lad(ROSE, GOLD, PAPER), transform="translate(30 76)scale(1.14)")
    right = group(_lad(AZURE, ROSE, PAPER), transform="translate(74 60)scale(-1.14 1.14)")
    coins = "".join(circle(x, y, 3, GOLD, stroke=INK, stroke_width=1.2) for x, y in ((52, 42), (58, 33), (47, 31)))
    floor = path("M9 134Q50 126 91 130V167H9z", GOLD, fill_opacity=0.3)
    return floor + left + right + coins


def beggar() -> str:
    wall = path("M9 60H40V142H9z", PLUM, fill_opacity=0.16) + line(
        "M9 76H24M24 60V76M9 92H36M14 76V92M30 92V108M9 108H40", PLUM, 1, stroke_opacity=0.5
    )
    staff = limb("M80 150L66 48", GOLD, 2.6)
    cloak = shape("M46 62Q28 72 22 104L13 146H34L38 140 44 147H58L62 141 72 146Q74 112 68 90Q64 68 56 62z", PLUM)
    patches = (
        shape("M30 112L40 110 42 120 31 121z", ROSE, 1.2)
        + shape("M50 124L59 126 57 135 49 133z", GOLD, 1.2)
        + path(gouge((36, 82, 27, 104, 1.1, -2), (60, 92, 64, 120, 1, 2), (46, 96, 45, 116, 1, 0)), PAPER)
    )
    hood = shape("M36 70Q36 44 54 40Q64 42 66 58Q66 70 58 76Q46 78 36 70z", PLUM)
    head = shape("M46 62Q46 50 56 50Q63 51 63 60Q63 71 55 73Q46 72 46 62z", SKIN, 1.3) + line(
        "M51 60.4h3M58 60.4h2.6M56 61l1.4 4h-2M53 69h4", INK, 1.1
    )
    beard = path("M47 66Q48 84 55 86Q62 82 62.4 66Q60 74 55 72.4Q50 74 47 66z", GREY, stroke=INK, stroke_width=1.1)
    right = limb("M62 84Q72 92 71 84", PLUM, 6) + hand(71, 83, 3.6)
    left = limb("M36 92Q26 108 20 112", PLUM, 7) + hand(18.6, 113, 3.4)
    bowl = shape("M9 114H28Q27 124 18.5 124T9 114z", GOLD, 1.4)
    feet = path("M32 146Q40 141 45 147V150H31z", SKIN, stroke=INK, stroke_width=1.2)
    return wall + hills(146) + staff + cloak + patches + hood + head + beard + right + left + bowl + feet
