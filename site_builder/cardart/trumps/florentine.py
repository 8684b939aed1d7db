"""Subjects of Minchiate, Florence's long pack, and the Moors of Bologna."""

from collections.abc import Callable

from ..courts.people import face, hand, neck
from ..draw import (
    AZURE,
    BROWN,
    GOLD,
    INK,
    LEAF,
    NIGHT,
    PAPER,
    PLUM,
    ROSE,
    circle,
    gouge,
    group,
    limb,
    line,
    move,
    path,
    shape,
)
from .things import hills

SPARK = "M0-6Q0 0 6 0Q0 0 0 6Q0 0-6 0Q0 0 0-6z"

SIGNS = {
    "aries": "M-16-2Q-19-16-9-16Q0-15 0 17Q0-15 9-16Q19-16 16-2",
    "taurus": "M-15-17Q-11-4 0-4Q11-4 15-17M0-4A10.5 10.5 0 1 1 0 17A10.5 10.5 0 1 1 0-4",
    "gemini": "M-15-17Q0-10 15-17M-15 17Q0 10 15 17M-6-13.6V13.6M6-13.6V13.6",
    "cancer": "M-16-4Q-8-18 16-10M16 4Q8 18-16 10"
    "M-16-4A4.6 4.6 0 1 0-7-4A4.6 4.6 0 1 0-16-4M16 4A4.6 4.6 0 1 0 7 4A4.6 4.6 0 1 0 16 4",
    "leo": "M-15 6A5 5 0 1 0-5 6A5 5 0 1 0-15 6M-5.6 3Q-16-15-1-17Q13-17 8 0Q3 15 11 16Q15 16 16 11",
    "virgo": "M-17-13Q-12-15-11-6V13M-11-8Q-4-17-3-6V13M-3-8Q4-17 5-6V8Q6 15 13 18M5-3Q14-13 15-2Q14 9 1 17",
    "libra": "M-17 15H17M-17 6H-6Q-13-2-10-9Q-6-17 0-17T10-9Q13-2 6 6H17",
    "scorpio": "M-17-13Q-12-15-11-6V13M-11-8Q-4-17-3-6V13M-3-8Q4-17 5-6V8Q6 15 15 13M10 8L16 13 11 18",
    "sagittarius": "M-14 15L14-15M0-15H14V-1M-11-3L4 12",
    "capricorn": "M-17-13Q-11-15-9-4V10M-9-4Q-6-15 0-13V8Q0 17-7 18M0 7Q2-2 9 0Q15 4 11 10Q5 15 0 7",
    "aquarius": "M-17-4L-10-10-4-4 3-10 9-4 16-10M-17 9L-10 3-4 9 3 3 9 9 16 3",
    "pisces": "M-13-17Q-2 0-13 17M13-17Q2 0 13 17M-14 0H14",
}


def zodiac(name: str) -> Callable[[], str]:
    """A sign of the zodiac on a disc of night sky."""

    def drawn() -> str:
        disc = circle(50, 88, 36, NIGHT, stroke=GOLD, stroke_width=3) + circle(
            50, 88, 31.6, "none", stroke=GOLD, stroke_width=0.8
        )
        places = ((32, 68, 0.5), (70, 72, 0.6), (30, 106, 0.5), (68, 108, 0.4), (50, 62, 0.4))
        stars = "".join(path(SPARK, PAPER, transform=move(x, y, size)) for x, y, size in places)
        around = "".join(
            path(SPARK, PLUM, transform=move(x, y, 0.8)) for x, y in ((68, 28), (80, 44), (20, 132), (34, 140))
        )
        glyph = line(
            SIGNS[name],
            GOLD,
            4.4,
            stroke_linecap="round",
            stroke_linejoin="round",
            transform="translate(50 88)scale(1.12)",
        )
        return around + disc + stars + glyph

    return drawn


def hope() -> str:
    anchor = limb("M50 62V140M30 74H70M16 114Q22 142 50 142T84 114", PLUM, 5)
    ring = circle(50, 53, 8, "none", stroke=INK, stroke_width=6.4) + circle(
        50, 53, 8, "none", stroke=GOLD, stroke_width=3.6
    )
    flukes = shape("M16 106L26 122 8 124zM84 106L92 124 74 122z", PLUM, 1.4)
    rope = line("M50 62Q72 82 46 96T56 132", INK, 5) + line("M50 62Q72 82 46 96T56 132", GOLD, 2.6)
    return hills(148, AZURE) + anchor + flukes + ring + rope


def prudence() -> str:
    frame = circle(54, 66, 27, GOLD, stroke=INK, stroke_width=1.8) + circle(
        54, 66, 21, AZURE, stroke=INK, stroke_width=1.4
    )
    glint = path(gouge((40, 66, 52, 50, 1.6, -3), (44, 74, 60, 54, 1, -2)), PAPER)
    handle = limb("M54 96V150", GOLD, 4) + circle(54, 153, 4, GOLD, stroke=INK, stroke_width=1.4)
    coil = "M72 128Q62 142 46 134Q34 124 54 116Q74 108 60 100Q46 96 32 108"
    snake = line(coil, INK, 9) + line(coil, LEAF, 6.2)
    head = (
        shape("M36 100Q22 100 18 112Q26 118 37 111z", LEAF, 1.4)
        + circle(27, 107, 1.4, INK)
        + line("M19 113L11 117M13 113 12 117 14 120", ROSE, 1.4)
    )
    return hills(150) + handle + frame + glint + snake + head


def faith() -> str:
    rays = path(
        gouge(
            *(
                (50 + x * 19, 50 + y * 19, 50 + x * 31, 50 + y * 31, 2.4, 0)
                for x, y in (
                    (-0.5, -0.87),
                    (0, -1),
                    (0.5, -0.87),
                    (0.87, -0.5),
                    (1, 0),
                    (-1, 0),
                    (0.87, 0.5),
                    (-0.87, 0.5),
                )
            )
        ),
        GOLD,
    )
    wafer = circle(50, 50, 15, PAPER, stroke=INK, stroke_width=1.6) + line("M50 41V59M43 47H57", ROSE, 3)
    bowl = shape("M24 76H76Q76 108 56 112V128Q72 132 74 146H26Q28 132 44 128V112Q24 108 24 76z", GOLD, 1.8)
    cuts = line("M26 84H74M44 118H56", INK, 1.3) + path(gouge((31, 90, 38, 104, 1.1, -1)), PAPER)
    gems = "".join(
        path("M0-5 4 0 0 5-4 0z", ROSE, transform=move(x, 95), stroke=INK, stroke_width=1) for x in (42, 50, 58)
    )
    return hills(150) + rays + wafer + bowl + cuts + gems


def charity() -> str:
    flames = shape("M28 74Q22 56 34 40Q36 52 44 54Q42 34 56 20Q56 40 66 46Q70 42 70 34Q84 54 74 74z", GOLD, 1.6)
    inner = path("M38 74Q36 62 44 58Q46 66 50 66Q50 52 57 46Q58 58 64 62Q68 68 64 76z", ROSE)
    heart = shape("M50 146Q18 118 20 94Q22 78 35 78Q45 78 50 90Q55 78 65 78Q78 78 80 94Q82 118 50 146z", ROSE, 2)
    cross = line("M50 98V124M40 107H60", PAPER, 3.6) + path(gouge((27, 96, 36, 85, 1.2, -1.5)), PAPER)
    return flames + inner + heart + cross


def fire() -> str:
    logs = limb("M18 146L76 126M24 126L84 148", BROWN, 6) + circle(17, 146.4, 2.6, GOLD) + circle(23, 125.6, 2.6, GOLD)
    flame = shape("M50 26Q84 66 74 104Q68 126 48 124Q20 120 24 90Q26 78 34 70Q34 82 42 84Q34 54 50 26z", ROSE, 1.8)
    middle = shape("M50 62Q68 84 62 104Q56 120 44 114Q34 108 38 94Q44 98 46 92Q44 76 50 62z", GOLD, 1.4)
    return hills(150) + logs + flame + middle + path("M50 92Q57 102 53 109Q49 114 45 109Q43 103 50 92z", PAPER)


def water() -> str:
    fish = shape("M22 78Q40 50 66 66L82 54Q80 68 84 80L68 76Q46 96 22 78z", GOLD, 1.6)
    marks = circle(32, 74, 2, INK) + line(
        "M42 64Q48 74 42 84M52 68Q56 74 52 80M60 69Q62 73 60 77M24 80Q28 80 31 82", INK, 1.3
    )
    drops = path(
        "M20 48Q26 57 20 62Q14 57 20 48zM84 96Q90 105 84 110Q78 105 84 96zM60 40Q65 48 60 52Q55 48 60 40z", AZURE
    )
    waves = "".join(
        shape(f"M9 {y}Q16 {y - 8} 23 {y}T37 {y} 51 {y} 65 {y} 79 {y} 91 {y - 1}V167H9z", AZURE, 1.5)
        for y in (112, 128, 144)
    )
    return drops + fish + marks + waves + line("M16 156Q22 151 28 156T40 156", PAPER, 1.6)


def air() -> str:
    cloud = "M-20 8Q-24-4-12-6Q-8-18 4-13Q16-16 18-4Q26 0 20 8z"
    clouds = group(shape(cloud, PAPER), transform=move(62, 52)) + group(
        shape(cloud, PAPER), transform=move(30, 118, 0.8)
    )
    puffs = ("M14 76H62Q74 76 74 67T62 60", "M20 88H74Q86 88 86 97T74 104", "M26 100H50Q58 100 58 107T50 113")
    wind = "".join(line(puff, AZURE, 3.4, stroke_linecap="round") for puff in puffs)
    birds = line(
        "M18 58Q24 51 28 58Q32 51 38 58M60 132Q67 124 72 132Q77 124 84 131M34 146Q40 139 44 146Q48 139 54 146", INK, 1.9
    )
    return clouds + wind + birds


def moor(robe: str, turban: str, arm: str) -> Callable[[], str]:
    """A Moor in a turban; each has his own colours and his own weapon."""

    def drawn() -> str:
        cloak = shape("M44 88Q20 92 14 120L10 167H90V130Q90 94 68 88z", robe)
        folds = path(gouge((25, 106, 20, 158, 1.2, -3), (33, 102, 30, 160, 1, -2), (82, 106, 85, 136, 1.2, 2)), PAPER)
        front = shape("M46 88L42 167H72L66 88Q56 100 46 88z", PAPER) + line(
            "M57 100V164M50 112H64M49 126H65M48 140H66", turban, 1.6
        )
        head = neck(56, 72, BROWN) + group(face(56, 60, skin=BROWN), transform="translate(-5.6 -6)scale(1.1)")
        beard = path("M46.4 64Q45 80 56 84Q67 80 65.6 64Q63 73 56 72Q49 73 46.4 64z", INK) + line(
            "M53 75H59", BROWN, 1.3
        )
        wrap = shape("M40 56Q32 36 48 30Q56 24 66 30Q80 36 72 56Q56 46 40 56z", turban, 1.6)
        bands = line("M40 48Q52 32 70 38M44 36Q60 34 72 48M50 29Q46 38 41 52", INK, 1.2) + circle(
            57, 40, 4, GOLD, stroke=INK, stroke_width=1.3
        )
        plume = shape("M57 36Q52 22 60 13Q68 22 60 36z", PAPER, 1.2)
        holding = limb("M31 112Q22 122 22 130", robe, 9) + hand(22.6, 132, skin=BROWN)
        return cloak + folds + front + head + beard + plume + wrap + bands + WEAPONS[arm] + holding

    return drawn


WEAPONS = {
    "scimitar": shape("M20 134Q10 92 30 62Q34 80 28 98Q26 116 27 134z", PAPER, 1.5)
    + shape("M12 132H36V137H12z", GOLD, 1.3),
    "spear": limb("M22 164V66", BROWN, 2) + shape("M22 46L28 60 22 70 16 60z", PAPER, 1.4),
    "bow": line("M24 58Q2 104 24 150", INK, 4.6)
    + line("M24 58Q2 104 24 150", GOLD, 2.4)
    + line("M24 58L24 150", INK, 1),
    "mace": limb("M22 164V78", BROWN, 2.4)
    + circle(22, 66, 10, GOLD, stroke=INK, stroke_width=1.6)
    + path(
        "M22 53V49M22 83V79M9 66H5M35 66H39M13 57 10 54M31 57 34 54M13 75 10 78M31 75 34 78",
        stroke=INK,
        stroke_width=2.6,
    ),
}
