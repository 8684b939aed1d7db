"""The five Arie, highest of the trumps: star, moon, sun, the ball that Atlas bears, Jupiter."""

from math import cos, pi, sin

from ..courts.horse import horse
from ..courts.people import face
from ..draw import (
    AZURE,
    BROWN,
    CHESTNUT,
    DUSK,
    GOLD,
    GREY,
    INK,
    LEAF,
    LILAC,
    NIGHT,
    PAPER,
    ROSE,
    SKIN,
    circle,
    gouge,
    group,
    limb,
    line,
    move,
    path,
    points,
    shape,
    tidy,
)  # fmt: skip


def _rays(x: float, y: float, inner: float, outer: float, count: int, wide: float, start: float = 0) -> str:
    """Straight rays around a centre, as path data."""
    data = ""
    for place in range(count):
        turn = start + 2 * pi * place / count
        side = wide / inner
        data += (
            "".join(
                f"{letter}{tidy(x + r * sin(a))} {tidy(y - r * cos(a))}"
                for letter, r, a in (("M", inner, turn - side), ("L", outer, turn), ("L", inner, turn + side))
            )
            + "z"
        )
    return data


def _sparks(*places: tuple[float, float, float]) -> str:
    """Small stars of four hollow sides, at x, y, of a radius."""
    data = ""
    for x, y, r in places:
        middle, top, right, foot, left = points((x, y), (x, y - r), (x + r, y), (x, y + r), (x - r, y))
        data += f"M{top}Q{middle} {right}Q{middle} {foot}Q{middle} {left}Q{middle} {top}z"
    return path(data, PAPER)


def _visage(x: float, y: float, size: float) -> str:
    """The calm face of the sun."""
    features = line(
        "M-8-3Q-5-5.4-2-3M2-3Q5-5.4 8-3M0-3Q-2.4 3-1.4 4H1.6M-4.4 8.4Q0 11 4.4 8.4", INK, 1.5, stroke_linecap="round"
    )
    cheeks = circle(-7, 4, 2, ROSE, fill_opacity=0.55) + circle(7, 4, 2, ROSE, fill_opacity=0.55)
    return f'<g transform="translate({tidy(x)} {tidy(y)})scale({tidy(size)})">{cheeks}{features}</g>'


def _facet(x: float, y: float, long: float, turn: float) -> str:
    """The shaded half of a star's ray."""
    side = turn + pi / 8
    middle, tip, notch = points(
        (x, y),
        (x + long * sin(turn), y - long * cos(turn)),
        (x + 9.4 * sin(side), y - 9.4 * cos(side)),
    )
    return f"M{middle}L{tip} {notch}z"


def _body(colour: str, skin: str = SKIN) -> str:
    """A small figure to the front without arms, 40 high, feet at (0, 40)."""
    return (
        limb("M-3 24L-4 38M3 24L5 38", skin, 3.6, 1.1)
        + shape("M-5 8Q-8 10-7 26H7Q8 10 5 8z", colour, 1.3)
        + circle(0, 2, 5.2, SKIN, stroke=INK, stroke_width=1.2)
        + line("M-3.4 1.6h1.8M.4 1.6h1.8", INK, 1)
    )


def sun() -> str:
    x, y = 54, 66
    rays = path(_rays(x, y, 22, 33, 12, 3.4, pi / 12), ROSE) + path(_rays(x, y, 22, 39, 12, 4.4), GOLD)
    disc = circle(x, y, 22.5, GOLD, stroke=NIGHT, stroke_width=2) + circle(
        x, y, 19, "none", stroke=INK, stroke_width=0.9
    )
    fields = path("M9 136Q34 124 60 133T91 128V167H9z", DUSK) + line(
        "M9 147Q34 136 60 144M62 136Q78 131 91 133", GOLD, 1, stroke_opacity=0.6
    )
    club = limb("M46 110L31 100", BROWN, 2.6) + limb("M35 103L30 99.6", BROWN, 4.4)
    attacker = group(_body(PAPER), transform="translate(51 107)") + limb("M54 118L60 126M48 117L45 109", SKIN, 3, 1.1)
    fallen = limb("M30 138L42 143", SKIN, 3.6, 1.1) + shape("M14 136Q22 128 31 133L33 141Q22 146 13 144z", ROSE, 1.3)
    fallen += (
        limb("M20 133L27 122", SKIN, 3, 1.1)
        + circle(14, 133, 5, SKIN, stroke=INK, stroke_width=1.2)
        + line("M13.6 130.4v1.8M16.6 131v1.8", INK, 1)
    )
    return rays + disc + _visage(x, y, 1.25) + fields + club + attacker + fallen


def moon() -> str:
    crescent = shape("M62 26A31 31 0 1 0 86 78Q66 84 57 66Q52 60 47 59L51 54 49 52Q48 40 62 26z", PAPER, 1.4)
    profile = line("M45 47Q48 45 51 47M46.6 65.6Q50 66.6 53 65", INK, 1.4, stroke_linecap="round")
    shadow = path(gouge((38, 40, 44, 80, 1.2, 7), (34, 52, 46, 82, 1, 5)), DUSK)
    sky = _sparks((76, 30, 5), (82, 54, 3.6), (66, 44, 3), (18, 58, 3), (84, 96, 3))
    earth = path("M9 140Q40 130 91 138V167H9z", DUSK)
    trunk = shape("M16 144Q19 128 17 112H22Q21 128 26 144z", BROWN, 1.2)
    leaves = shape("M10 112Q8 100 17 97Q20 88 29 92Q39 93 37 103Q40 113 30 114Q20 119 10 112z", LEAF, 1.4) + path(
        gouge((15, 106, 21, 101, 0.8, 0), (25, 109, 31, 104, 0.8, 0), (22, 98, 28, 97, 0.6, 0)), PAPER
    )
    sleeper = (
        limb("M44 146L58 141L61 148", AZURE, 4, 1.2)
        + shape("M26 138Q36 134 45 142L44 149H26z", ROSE, 1.3)
        + circle(24, 138, 5, SKIN, stroke=INK, stroke_width=1.2)
        + line("M20.6 139l2 .6M22 142.4l1.6.2", INK, 1)
    )
    girl = (
        shape("M66 112Q60 126 59 138H76Q75 126 71 112z", GOLD, 1.3)
        + circle(68.4, 106, 5, SKIN, stroke=INK, stroke_width=1.2)
        + path("M63 105Q63 99.6 69 100Q75 101 74 114L71.6 110Q72 104 63 105z", INK)
        + limb("M66 115L54 124", SKIN, 2.6, 1.1)
    )
    return crescent + profile + shadow + sky + earth + trunk + leaves + sleeper + girl


def star() -> str:
    x, y = 57, 57
    ring = circle(x, y, 31, "none", stroke=GOLD, stroke_width=2.2) + circle(
        x, y, 27.8, "none", stroke=GOLD, stroke_width=0.8, stroke_dasharray="1.2 3.2"
    )
    beams = path(_rays(x, y, 7, 17, 8, 3, pi / 8), GOLD) + path(_rays(x, y, 8, 29, 8, 5), PAPER)
    facets = path("".join(_facet(x, y, 28.4, place * pi / 4) for place in range(8)), AZURE, fill_opacity=0.55)
    heart = circle(x, y, 4.2, GOLD, stroke=NIGHT, stroke_width=1.4)
    earth = path("M9 144Q36 136 62 142V167H9z", DUSK)
    steed = group(horse(PAPER, ROSE), transform=move(9, 66, 0.52))
    rider = shape("M33 105Q28 108 30 122L41 125 43 108Q42 104 39 104z", AZURE, 1.3) + limb(
        "M36 122L28 130L29 138", AZURE, 3.6, 1.1
    )
    rider += (
        circle(35.6, 98, 5.2, SKIN, stroke=INK, stroke_width=1.2)
        + path("M30 97Q30 91 36 91T41 98Q38 94 30 97z", INK)
        + line("M32 98.6h1.8M35.6 98.6h1.8", INK, 1)
    )
    arm = limb("M41 109L50 99L47 89", AZURE, 3.6, 1.1) + circle(46.6, 88, 2.4, SKIN, stroke=INK, stroke_width=1.1)
    return (
        earth
        + ring
        + beams
        + facets
        + heart
        + steed
        + rider
        + arm
        + _sparks((84, 106, 4), (76, 122, 3), (18, 58, 3.4), (14, 88, 2.6))
    )


def atlas() -> str:
    x, y, r = 55, 55, 29
    globe = circle(x, y, r, AZURE, stroke=INK, stroke_width=1.8)
    lines = line(
        "M26.4 50Q55 64 83.6 50M29 68Q55 80 81 68M55 26Q38 54 55 84M55 26Q74 54 55 84", PAPER, 1.1, stroke_opacity=0.75
    )
    belt = line("M30 40Q58 44 78 73", GOLD, 3.4) + _sparks(
        (44, 38, 3.2), (66, 44, 3.2), (70, 60, 2.6), (42, 66, 2.6), (58, 72, 2.6)
    )
    rock = path("M9 150Q20 140 34 146T62 142L64 167H9z", DUSK)
    far = limb("M53 122L64 128L57 147", SKIN, 7) + path(
        "M53 145H60V151H50Q50 146 53 145z", SKIN, stroke=INK, stroke_width=1.2
    )
    near = limb("M42 122L31 143L46 147", SKIN, 7.4)
    torso = shape("M34 92Q46 84 66 92Q66 108 58 120H40Q34 108 34 92z", SKIN) + line(
        "M50 95V116M42 102Q46 105 50 102Q54 105 58 102", INK, 1.1
    )
    cloth = shape("M38 116H60Q64 128 58 134Q48 130 36 136Q34 126 38 116z", ROSE) + path(
        gouge((42, 120, 40, 131, 0.8, 0), (52, 119, 53, 130, 0.8, 0)), PAPER
    )
    arms = limb("M37 93L24 84L27 67", SKIN, 6) + limb("M63 93L79 86L80 69", SKIN, 6)
    head = circle(50, 88, 8, SKIN, stroke=INK, stroke_width=1.4) + shape(
        "M42 89Q42 102 50 105Q58 102 58 89Q55 94 50 93.4Q45 94 42 89z", GREY, 1.2
    )
    head += path("M41.8 88Q40 78 50 78T58.2 88Q54 82.6 41.8 88z", GREY, stroke=INK, stroke_width=1.1) + line(
        "M45 88.4h2.6M52.4 88.4h2.6M48 96.4h4", INK, 1.1
    )
    return rock + globe + lines + belt + far + near + torso + cloth + arms + head


def jupiter() -> str:
    glow = path(_rays(55, 44, 20, 33, 16, 1.5), GOLD, fill_opacity=0.6)
    clouds = shape(
        "M9 167V140Q12 131 21 134Q26 125 36 130Q45 121 56 128Q66 119 74 127Q86 122 91 134V167z", LILAC, 1.4
    ) + line("M14 145Q20 138 26 145M61 137Q67 130 73 136", DUSK, 1.4)
    torso = shape("M43 66Q32 68 32 80L40 108H68L76 78Q74 68 66 66z", SKIN) + line(
        "M55 76V98M45 82Q50 87 55 82Q60 87 65 82", INK, 1.1
    )
    robe = shape("M40 101Q54 95 69 101Q81 104 81 117Q80 126 70 129L62 150H35Q27 140 28 122Q29 106 40 101z", ROSE)
    robe += line("M37 124Q42 112 52 120Q53 134 48 150M61 128Q62 116 72 113", INK, 1.2)
    sash = shape("M33 72Q41 66 46 67L44 84Q42 99 37 106Q31 98 31 84z", ROSE)
    folds = path(
        gouge(
            (33, 120, 37, 142, 1, 2), (56, 108, 56, 144, 1, -1), (39, 76, 38, 97, 0.9, -1), (66, 106, 75, 111, 0.8, -1)
        ),
        PAPER,
    )
    throwing = limb("M70 74L84 70L82 50", SKIN, 6.6)
    bolt = shape("M90 11L71 38H80L68 64 91 36H82L92 13z", GOLD, 1.4)
    fist = circle(81.4, 45, 3.8, SKIN, stroke=INK, stroke_width=1.3)
    hair = shape("M46 38Q42 46 43 58L48 60V38zM64 38Q68 46 67 58L62 60V38z", GREY, 1.1)
    beard = shape("M46.4 47Q43 66 49 72Q55 80 61 72Q67 66 63.6 47Q61.6 55.6 55 55T46.4 47z", GREY, 1.2) + line(
        "M52.4 58.6h5.2", INK, 1.2
    )
    strands = path(gouge((51, 62, 52, 71, 0.6, 0), (55, 62, 55, 74, 0.6, 0), (59, 62, 58, 71, 0.6, 0)), INK)
    crown = shape("M46 38L43.6 26 50 31.6 55 21.6 60 31.6 66.4 26 64 38z", GOLD, 1.5) + line("M46.4 34.6H63.6", INK, 1)
    return (
        glow
        + clouds
        + throwing
        + torso
        + robe
        + sash
        + folds
        + hair
        + face(55, 46)
        + beard
        + strands
        + crown
        + bolt
        + fist
        + _eagle()
    )


def _eagle() -> str:
    bird = shape("M22 80Q29 79 30 88Q36 102 33 118L30 146 25 132Q12 126 12 108Q12 98 17 93Q14 84 22 80z", CHESTNUT)
    feathers = path(gouge((18, 100, 23, 126, 1, -3), (23, 97, 27, 124, 0.9, -2), (28, 96, 30, 116, 0.8, -1)), PAPER)
    crest = path("M24 79.6L31 77 29 82 33 83 29.6 86z", CHESTNUT, stroke=INK, stroke_width=1.2)
    beak = shape("M17 85.6Q10 84 8.6 93Q12 91.6 18 92.4z", GOLD, 1.1)
    return crest + bird + feathers + beak + circle(20.4, 86, 1.4, PAPER) + line("M20 133V140M16.6 140H23", GOLD, 2)
