"""Pictures of things: the middle trumps, most of them one emblem large enough to be known at a glance."""

from math import cos, pi, sin

from ..courts.horse import horse
from ..courts.people import face, hand, neck
from ..draw import (
    AZURE,
    GOLD,
    INK,
    LEAF,
    PAPER,
    PLUM,
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
)


def hills(height: float = 148, colour: str = PLUM) -> str:
    return path(
        f"M9 {tidy(height)}Q30 {tidy(height - 9)} 52 {tidy(height)}T91 {tidy(height - 3)}V167H9z",
        colour,
        fill_opacity=0.28,
    )


def wreath() -> str:
    """Laurel, for packs whose trumps have no picture of ours yet."""
    leaves = ""
    for turn in range(40, 360, 20):
        if turn != 180:
            x, y = 50 + 30 * sin(turn * pi / 180), 88 - 38 * cos(turn * pi / 180)
            leaves += path("M0 0Q5-6 0-14Q-5-6 0 0z", transform=move(x, y, turn=turn + (125 if turn < 180 else 55)))
    coin = circle(50, 88, 12, GOLD, stroke=INK, stroke_width=1.5) + circle(
        50, 88, 7, "none", stroke=INK, stroke_width=1
    )
    return group(leaves, fill=LEAF, stroke=INK, stroke_width=1.2) + coin


def tower() -> str:
    walls = shape("M34 150V62H28V44H35V51H42V44H49V51H56V44H63V51H70V44H77V62H71V150z", PAPER)
    stones = line(
        "M34 78H44M58 78H71M40 92H52M34 106H46M62 100H71M56 114H71M34 128H40M64 132H71"
        "M28 62H77M46 66V78M62 78V86M52 92V100M46 106V114M62 114V122",
        PLUM,
        1.2,
    )
    door = shape("M44 150V130Q52.5 116 61 130V150z", PLUM) + shape("M48 96V86Q52.5 80 57 86V96z", PLUM, 1.2)
    flag = line("M52.5 51V20", INK, 1.8) + shape("M53 20Q62 16 68 21T80 21Q74 27 80 33Q72 36 66 32T53 32z", ROSE, 1.4)
    shade = path("M63 62H71V150H63z", PLUM, fill_opacity=0.2)
    return hills(146) + flag + walls + shade + stones + door


def ship() -> str:
    sea = path("M9 132Q16 126 23 132T37 132 51 132 65 132 79 132 91 131V167H9z", AZURE)
    foam = line("M14 142Q19 138 24 142T34 142M40 147Q45 143 50 147T60 147M16 155Q21 151 26 155T36 155", PAPER, 1.5)
    hull = shape("M12 112H22L26 118H74L78 106H90Q88 130 76 136H28Q15 130 12 112z", PLUM)
    planks = line("M18 121Q22 125 28 125H80M22 130H80", PAPER, 1.1)
    masts = line("M50 118V20M74 108V44", INK, 2.2)
    big = shape("M28 100Q36 78 28 52H66Q76 78 66 100z", PAPER) + path(
        gouge((34, 92, 35, 60, 0.9, 2), (60, 94, 62, 58, 0.9, -3)), PLUM
    )
    emblem = shape("M48 64L51 72 59 76 51 80 48 88 45 80 37 76 45 72z", GOLD, 1.2)
    top = shape("M36 47Q40 38 37 28H60Q65 38 60 47z", PAPER)
    aft = shape("M68 100Q72 84 68 62H84Q89 82 84 100z", PAPER) + path(gouge((80, 94, 81, 70, 0.7, -2)), PLUM)
    bow = line("M14 112 8.8 96", INK, 2.2) + shape("M12 110L27 62Q28 92 24 110z", PAPER)
    pennant = shape("M50 19H66L61 22.5 66 26H50z", ROSE, 1.2) + shape("M74 43H88L83 46 88 49H74z", ROSE, 1.2)
    return bow + masts + aft + big + emblem + top + pennant + hull + planks + sea + foam


def death() -> str:
    scythe = limb("M76 158L58 34", GOLD, 3) + shape("M59 40Q52 14 78 12Q84 12 90 17Q70 16 66 38z", PAPER)
    skull = shape("M24 82Q22 52 48 52T72 82Q72 92 66 97V109Q60 116 48 116T30 109V97Q24 92 24 82z", PAPER, 1.8)
    eyes = path(
        "M30 84Q30 74 37 74T44.6 82Q44 91 37 91T30 84zM52 82Q52 74 59 74T66 84Q66 91 59 91T52 82zM48 90L51.6 99H44.4z",
        INK,
    )
    teeth = line("M36 103V113M42 104V115M48 104.4V116M54 104V115M60 103V113M33 103Q48 107 63 103", INK, 1.3)
    bones = limb("M20 126L62 146M60 124L20 148", PAPER, 4.4)
    knobs = "".join(
        circle(x, y, 3.6, PAPER, stroke=INK, stroke_width=1.4)
        for x, y in ((18, 123), (17, 128.6), (62, 121), (19.6, 150.6), (16.6, 146))
    )
    crack = line("M55 54L52 62 56 66 53 71", INK, 1.1)
    return hills(140) + scythe + knobs + bones + skull + eyes + teeth + crack


def hourglass() -> str:
    wings = shape(
        "M38 84Q16 70 11 48Q22 56 30 54Q22 50 20 44Q32 54 42 60z"
        "M62 84Q84 70 89 48Q78 56 70 54Q78 50 80 44Q68 54 58 60z",
        PAPER,
    )
    quills = line("M17 56Q26 70 38 77M25 58Q32 64 39 67M83 56Q74 70 62 77M75 58Q68 64 61 67", PLUM, 1.2)
    glass = shape("M32 52H68Q68 76 54 88Q68 100 68 128H32Q32 100 46 88Q32 76 32 52z", "#f7f3ee", 1.8)
    sand = path("M36.6 68H63.4Q61 78 51.2 86.6V104Q62 112 65.4 126H34.6Q38 112 48.8 104V86.6Q39 78 36.6 68z", GOLD)
    posts = limb("M28 50V130M72 50V130", PLUM, 3)
    plates = shape("M24 43H76V51.6H24zM24 128.4H76V137H24z", PLUM) + line("M28 47.4H72M28 132.8H72", GOLD, 1.6)
    glint = path(gouge((37.6, 56, 41, 76, 0.9, -1), (38, 122, 43, 104, 0.8, -1)), PAPER)
    return hills(146) + wings + quills + posts + glass + sand + glint + plates


def wheel() -> str:
    hub_x, hub_y, radius = 50, 92, 33
    stand = limb("M50 92L32 156M50 92L60 134", PLUM, 4) + shape("M22 152H60V159H22z", PLUM)
    ring = circle(hub_x, hub_y, radius, "none", stroke=INK, stroke_width=9) + circle(
        hub_x, hub_y, radius, "none", stroke=GOLD, stroke_width=6
    )
    rim = [(hub_x + radius * sin(place * pi / 8), hub_y + radius * cos(place * pi / 8)) for place in range(16)]
    spokes = "".join(f"M{hub_x} {hub_y}L{end}" for end in points(*rim[1::2]))
    studs = "".join(circle(x, y, 1.5, INK) for x, y in rim[::2])
    hub = circle(hub_x, hub_y, 8, PAPER, stroke=INK, stroke_width=1.6) + circle(hub_x, hub_y, 3.4, PLUM)
    crown = shape("M38 55L35 36 43.5 43 50 30 56.5 43 65 36 62 55z", GOLD, 1.6) + line("M38.6 50.6H61.4", INK, 1.1)
    crank = limb("M50 92H80V106", ROSE, 3.2)
    return hills(150) + stand + limb(spokes, PAPER, 3) + ring + studs + crank + hub + crown


def chariot() -> str:
    pole = limb("M34 116L48 112", GOLD, 2)
    steed = group(horse(PAPER, ROSE), transform=move(4, 57, 0.56))
    man = shape("M56 66Q48 68 48 78L51 102H76L77 78Q76 68 68 66z", ROSE) + neck(62, 57)
    head = group(face(62, 48, -1), transform="translate(6.2 6.8)scale(.9)")
    hair = path("M53.4 50Q52 38 62 38T70.6 50L69 46Q62 41 55 46z", INK)
    laurel = line("M53.6 45.6Q62 36 70.4 45.6", LEAF, 3.2, stroke_dasharray="3.2 1")
    staff = limb("M84 112V30", GOLD, 1.8) + shape("M84 18L88.6 27 84 34 79.4 27z", GOLD, 1.3)
    arms = limb("M53 74L43 86", ROSE, 5) + hand(42, 87, 2.9) + limb("M72 74L82 84", ROSE, 5) + hand(83.6, 85, 2.9)
    reins = line("M42 87Q28 92 13 106", INK, 1.2)
    car = shape("M42 92Q44 102 52 102H84Q89 102 90 94V114Q86 126 74 126H54Q42 120 42 92z", PLUM)
    trim = line("M48 108H87M53 116Q58 120 63 116T73 116 83 113", GOLD, 1.6)
    rim = circle(64, 128, 17, PAPER, stroke=INK, stroke_width=1.6) + circle(
        64, 128, 14, "none", stroke=GOLD, stroke_width=3.6
    )
    spokes = line("M64 113V143M49 128H79M53.4 117.4 74.6 138.6M74.6 117.4 53.4 138.6", INK, 1.6) + circle(
        64, 128, 4, PLUM, stroke=INK, stroke_width=1.2
    )
    return hills(142) + pole + steed + staff + man + head + hair + laurel + car + trim + arms + reins + rim + spokes


def love() -> str:
    heart = shape("M50 142Q14 112 16 90Q18 74 32 74Q44 74 50 88Q56 74 68 74Q82 74 84 90Q86 112 50 142z", ROSE, 2)
    cut = path(gouge((23, 92, 34, 80, 1.2, -1.5), (24, 100, 25, 104, 0.8, 0)), PAPER)
    arrow = limb("M14 136L40 110M58 92L82 44", PAPER, 2.4)
    head = shape("M86 32L86.4 49 73 43z", GOLD, 1.4)
    feathers = shape("M10 130L20 122 21 130 28 131 18 141 15 136z", PAPER, 1.3)
    wound = path("M38 107.6 43.4 113.4 37 114zM55 91 60.6 95.4 61 89z", INK)
    flames = shape(
        "M42 66Q40 56 47 48Q47 54 51 56Q52 46 60 40Q58 50 62 56Q64 62 60 68Q54 76 50 84Q46 74 42 66z", GOLD, 1.4
    ) + path("M48 67Q48 60 53 57Q53 64 55 67Q54 72 51 77Q48 72 48 67z", ROSE)
    return flames + group(heart + cut + arrow + head + feathers + wound)


def justice() -> str:
    blade = shape("M50 16L55 26V118H45V26z", PAPER, 1.6) + line("M50 26V114", PLUM, 1.2)
    hilt = (
        shape("M34 118H66V124H34z", GOLD, 1.5)
        + limb("M50 126V140", PLUM, 5)
        + circle(50, 146, 5, GOLD, stroke=INK, stroke_width=1.5)
    )
    beam = limb("M18 56Q34 48 50 56T82 56", GOLD, 3) + circle(50, 56, 4.4, GOLD, stroke=INK, stroke_width=1.5)
    cords = line("M19 57L11 90M19 57L31 90M81 57L69 90M81 57L89 90", INK, 1.2)
    pans = shape("M8.6 90H33.4Q31 101 21 101T8.6 90zM66.6 90H91.4Q89 101 79 101T66.6 90z", PLUM, 1.5)
    glints = path(gouge((12, 93, 18, 98, 0.7, -0.5), (70, 93, 76, 98, 0.7, -0.5)), PAPER)
    return hills(150) + blade + hilt + cords + beam + pans + glints


def column() -> str:
    shaft = shape("M36 60L38 132H66L68 60z", PAPER) + line(
        "M43 64 44 130M49.6 64V130M56.4 64 56 130M62 64 61 130", PLUM, 1.5
    )
    shade = path("M60 60 59 132H66L68 60z", PLUM, fill_opacity=0.22)
    capital = (
        shape("M29 44H75V51L68 60H36L29 51z", GOLD)
        + shape("M26 37H78V44H26z", GOLD)
        + circle(33, 51.6, 3.4, PAPER, stroke=INK, stroke_width=1.2)
        + circle(71, 51.6, 3.4, PAPER, stroke=INK, stroke_width=1.2)
    )
    base = shape("M32 132H72V139H32zM26 139H78V148H26z", GOLD)
    lion = shape("M14 150Q10 128 22 118Q20 108 28 104Q42 98 50 108Q58 116 52 130Q60 136 58 150z", ROSE)
    muzzle = (
        shape("M28 120Q36 112 46 120Q50 130 44 138H32Q25 130 28 120z", SKIN, 1.3)
        + path("M34 128H41L37.5 132z", INK)
        + line("M32 124h3M40 124h3M37.5 132V135M34 137Q37.5 134 41 137", INK, 1.2)
    )
    rays = path(
        gouge(
            (21, 122, 26, 128, 0.8, 0),
            (19, 132, 26, 134, 0.8, 0),
            (20, 142, 28, 140, 0.8, 0),
            (52, 122, 48, 127, 0.8, 0),
            (54, 140, 47, 138, 0.8, 0),
            (30, 108, 32, 114, 0.8, 0),
            (44, 108, 42, 114, 0.8, 0),
        ),
        PAPER,
    )
    return hills(150) + group(base + shaft + shade + capital, transform=move(5, 6)) + lion + rays + muzzle


def temperance() -> str:
    stream = path("M42 51Q33 54 33 72L33.4 104H39L38.6 74Q39 62 44 58z", AZURE) + path(
        gouge((35.4, 66, 36, 100, 0.6, 0)), PAPER
    )
    body = "M0-20H12Q11-12 14-8Q24 2 20 16Q16 26 6 26T-8 16Q-12 2-2-8Q1-12 0-20z"
    handle = limb("M13-12Q28-8 20 8", GOLD, 2.4)
    bands = line("M-9.4 4Q6 9 21.4 4M-8.6 14Q6 19 20.6 14", GOLD, 2)
    foot = shape("M0 26H12L15 32H-3z", PLUM)
    lip = shape("M-2.4-23H14.4V-18.6H-2.4z", GOLD, 1.3)
    jug = handle + foot + shape(body, PLUM) + bands + path(gouge((-4, 0, -2, 18, 0.9, -2)), PAPER) + lip
    return (
        hills(148) + group(jug, transform=move(61, 52, 0.98, -112)) + stream + group(jug, transform=move(30, 124, 1.02))
    )
