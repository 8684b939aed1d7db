"""Trumps of the French-suited tarot, one emblem for each theme: ages, times of day, elements, pleasures, seasons."""

from math import cos, pi, sin

from ..courts.horse import horse
from ..draw import (
    AZURE,
    BROWN,
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
)
from .things import hills


def _rays(x: float, y: float, inner: float, outer: float, first: float = 0, last: float = 360, step: float = 30) -> str:
    """Tapering rays between two angles, from straight up and clockwise, as path data."""
    turns = [first + step * place for place in range(round((last - first) / step) + (last - first < 360))]
    ends = [(sin(turn * pi / 180), -cos(turn * pi / 180)) for turn in turns]
    return gouge(*((x + a * inner, y + b * inner, x + a * outer, y + b * outer, 3, 0) for a, b in ends))


def fool_stick() -> str:
    """Folly of one: a jester's head on a stick."""
    stick = limb("M47 150L53 92", GOLD, 3)
    collar = shape("M32 94L42 84H62L72 94 64 92 60 102 53 93 47 102 41 92z", PAPER, 1.4)
    head = shape("M40 62Q40 50 52 50T64 62Q64 88 52 88T40 62z", SKIN, 1.5)
    features = line("M44.6 65h3.6M55 65h3.6M52.4 66l-1.6 7h2.4M46 78Q52 83 58 78", INK, 1.4)
    hood = shape("M39 62Q26 60 20 72Q16 54 32 46Q42 42 52 52Q62 42 74 46Q90 54 84 72Q78 60 65 62Q52 50 39 62z", ROSE)
    half = path("M52 52Q62 42 74 46Q90 54 84 72Q78 60 65 62Q58 55 52 55z", GOLD)
    bells = "".join(
        circle(x, y, 3, GOLD, stroke=INK, stroke_width=1.3) for x, y in ((20, 74), (84, 74), (32, 95), (72, 95))
    )
    ribbon = shape("M49 116Q36 112 34 124Q42 122 49 120zM50 118Q62 116 66 128Q56 126 50 122z", AZURE, 1.3)
    return stick + ribbon + collar + head + features + hood + half + bells


def rocking_horse() -> str:
    rocker = limb("M12 136Q46 168 84 134", GOLD, 3.6)
    steps = limb("M26 148L30 132M52 150L54 138", GOLD, 2.4)
    toy = group(horse(PAPER, ROSE), transform=move(9, 14, 0.82))
    saddle = shape("M46 93Q54 98 61 101L58 116Q50 116 44 110z", ROSE, 1.4)
    saddle += line("M46 110Q52 113.6 57.6 113", GOLD, 1.6)
    return hills(152) + rocker + steps + toy + saddle


def kite() -> str:
    string = line("M54 92Q40 108 52 122T40 152", INK, 1.4)
    bows = shape("M44 106L36 101V111zM44 106L52 101V111zM52 127L44 122V132zM52 127L60 122V132z", AZURE, 1.2)
    body = shape("M60 18L86 50 54 92 34 44z", ROSE, 1.8) + path("M60 18L54 92 34 44z", GOLD)
    return hills(150) + string + bows + body + line("M60 18 54 92M34 44 86 50M60 18 86 50 54 92 34 44z", INK, 1.6)


def fruit_tree() -> str:
    trunk = shape("M42 150Q48 128 45 104H55Q53 128 60 150z", BROWN)
    crown = shape(
        "M24 92Q12 82 20 68Q18 52 34 50Q40 34 54 38Q70 34 74 50Q90 56 84 72Q92 88 78 96Q66 110 50 104Q34 110 24 92z",
        LEAF,
    )
    cuts = path(
        gouge((28, 78, 36, 70, 1, 0), (42, 94, 50, 88, 1, 0), (66, 92, 74, 86, 1, 0), (44, 54, 52, 50, 1, 0)), PAPER
    )
    places = ((34, 64), (52, 62), (70, 60), (42, 80), (62, 78), (76, 76), (30, 90), (56, 94))
    fruit = "".join(
        circle(x, y, 4, GOLD if place % 2 else ROSE, stroke=INK, stroke_width=1.3)
        for place, (x, y) in enumerate(places)
    )
    return hills(146) + trunk + crown + cuts + fruit


def candle() -> str:
    glow = path(_rays(50, 54, 16, 27), GOLD)
    flame = shape("M50 36Q60 50 57 58Q54 66 50 66T43 58Q40 50 50 36z", GOLD, 1.5) + path(
        "M50 48Q55 56 52 61Q50 64 48 61Q45 56 50 48z", ROSE
    )
    wax = shape("M42 72Q50 68 58 72V108Q62 112 58 116H42z", PAPER) + line("M50 66V72", INK, 1.6)
    drip = path(gouge((45, 78, 45, 104, 0.9, 0)), PLUM)
    holder = shape("M28 112H72Q72 122 50 122T28 112z", GOLD) + shape("M70 112Q82 108 82 118T70 118", "none", 2.6)
    book = shape("M18 128Q34 120 50 128Q66 120 82 128V146Q66 138 50 146Q34 138 18 146z", PAPER) + line(
        "M50 128V146", INK, 1.4
    )
    text = line("M25 131Q34 127 43 131M25 137Q34 133 43 137M57 131Q66 127 75 131", PLUM, 1.3)
    return glow + flame + wax + drip + holder + book + text


def morning() -> str:
    rays = path(_rays(50, 106, 27, 48, -80, 80, 20), GOLD)
    sun = circle(50, 106, 24, GOLD, stroke=INK, stroke_width=1.6)
    land = shape("M7 112Q26 98 46 110T93 104V169H7z", LEAF) + path(
        gouge(
            (14, 122, 44, 118, 1, -3), (30, 138, 60, 132, 1, -3), (12, 150, 40, 148, 1, -2), (66, 118, 88, 116, 1, -2)
        ),
        PAPER,
    )
    birds = line("M22 52Q27 46 31 52Q35 46 40 52M62 40Q66 35 69.4 40Q73 35 77 40", INK, 1.7)
    return rays + sun + land + birds


def afternoon() -> str:
    sun = path(_rays(66, 38, 16, 25), GOLD) + circle(66, 38, 13.6, GOLD, stroke=INK, stroke_width=1.5)
    pole = limb("M46 74L58 150", BROWN, 2)
    shade = shape("M8 96Q14 62 44 66Q76 62 82 84Q74 78 64 86Q56 80 46 90Q36 84 26 94Q18 88 8 96z", ROSE)
    ribs = path("M44 66Q24 68 26 94Q36 84 46 90Q48 74 44 66z", PAPER) + line(
        "M44 66Q26 70 26 94M44 66Q48 76 46 90M44 66Q60 72 64 86", INK, 1.3
    )
    ball = circle(28, 140, 10, AZURE, stroke=INK, stroke_width=1.6) + line("M19 136Q28 144 38 138", PAPER, 2)
    return hills(144) + sun + pole + shade + ribs + ball


def evening() -> str:
    post = limb("M50 152V84", PLUM, 3) + shape("M38 152H62V158H38z", PLUM)
    glow = path(_rays(50, 60, 24, 36, 45, 315, 30), GOLD)
    lamp = shape("M38 46H62L58 80H42z", GOLD) + line("M50 46V80M38 46 42 80M62 46 58 80", INK, 1.4)
    flame = shape("M50 54Q55 62 53 68Q50 72 47 68Q45 62 50 54z", ROSE, 1.2)
    roof = shape("M34 46L50 28 66 46zM40 80H60V85H40z", PLUM) + circle(50, 26, 2.6, GOLD, stroke=INK, stroke_width=1.3)
    bar = limb("M40 96H60", PLUM, 2)
    return hills(150) + glow + post + bar + lamp + flame + roof


def night() -> str:
    sky = path("M9 44Q50 30 91 44V126Q50 116 9 126z", PLUM)
    moon = shape("M58 42A26 26 0 1 0 80 80A23 23 0 0 1 58 42z", GOLD, 1.5)
    sparks = "".join(
        path(f"M0-{r}Q0 0 {r} 0Q0 0 0 {r}Q0 0-{r} 0Q0 0 0-{r}z", PAPER, transform=move(x, y))
        for x, y, r in ((76, 60, 6), (22, 58, 4), (82, 92, 4), (20, 98, 5))
    )
    houses = shape("M12 152V124L24 112 36 124V152zM36 152V132L47 120 58 132V152z", PAPER) + path(
        "M20 130h7v8h-7zM43 138h7v8h-7z", GOLD
    )
    return hills(146) + sky + moon + sparks + houses


def mountain() -> str:
    peaks = shape("M9 150L38 88 54 116 66 97 91 146V158H9z", PLUM)
    snow = shape("M38 88L28 110 35 107 39 113 45 106 49.4 108zM66 97L59 108 65 110.6 69 107 73.4 111.4z", PAPER, 1.2)
    clouds = shape("M54 62Q54 54 62 54Q66 46 75 50Q86 50 86 60Q86 64 82 64H58Q54 64 54 62z", PAPER)
    bird = shape("M12 60Q23 54 31 64Q37 54 50 52Q44 62 35.6 69L39 78 31.4 72 23 76 27 68Q21 62 12 60z", ROSE, 1.4)
    return hills(150) + clouds + peaks + snow + bird


def water_and_fire() -> str:
    flame = shape("M50 24Q78 56 68 82Q62 100 46 96Q26 92 30 68Q34 74 40 72Q34 46 50 24z", ROSE) + shape(
        "M50 56Q62 72 57 84Q50 94 42 86Q38 78 44 72Q50 68 50 56z", GOLD, 1.4
    )
    waves = "".join(
        shape(
            f"M9 {y}Q19 {y - 12} 29 {y}Q26 {y - 5} 22 {y - 2}Q34 {y + 8} 50 {y}"
            f"Q60 {y - 12} 70 {y}Q67 {y - 5} 63 {y - 2}Q76 {y + 8} 91 {y}V167H9z",
            AZURE,
            1.5,
        )
        for y in (116, 134)
    )
    foam = line("M16 150Q26 144 36 150T56 150M20 160Q30 154 40 160", PAPER, 1.6)
    return flame + waves + foam


def mandolin() -> str:
    body = shape("M44 148Q18 146 20 116Q24 92 44 88H54Q74 94 74 118Q72 148 44 148z", GOLD, 1.8)
    hole = circle(46, 112, 8, PLUM, stroke=INK, stroke_width=1.5) + circle(
        46, 112, 11, "none", stroke=INK, stroke_width=1
    )
    neck = shape("M44 92L58 36 66 38 54 94z", BROWN) + shape("M56 38L60 18 72 21 68 41z", PLUM)
    strings = line("M44 136L61 32M47.4 137L64 33M41 134 44 104", PAPER, 0.9) + line("M34 136H58", INK, 3)
    pegs = "".join(
        circle(x, y, 2.3, GOLD, stroke=INK, stroke_width=1.2) for x, y in ((56, 24), (54.6, 32), (75, 26), (73, 34))
    )
    notes = path(
        "M76 60V78A4 3.4 0 1 1 73 74.6V56L86 53V71A4 3.4 0 1 1 83 67.6V60z", ROSE, stroke=INK, stroke_width=1.2
    )
    return body + hole + neck + strings + pegs + notes


def basket() -> str:
    handle = limb("M22 104Q24 44 50 44T78 104", BROWN, 3.4)
    bread = shape("M56 100L70 52Q78 50 78 60L70 100z", GOLD) + line("M68 64 74 66M66 72 73 74M64 80 71 82", INK, 1.4)
    bottle = shape("M28 100V76Q28 70 32 66V54H40V66Q44 70 44 76V100z", LEAF) + path("M30 80H42V92H30z", PAPER)
    fruit = circle(51, 90, 9, ROSE, stroke=INK, stroke_width=1.6) + line("M51 81Q51 76 55 74", INK, 1.6)
    body = shape("M14 102H86L78 142H22z", GOLD, 1.8)
    weave = line(
        "M16 112H84M18.4 122H81.6M20.6 132H79.6M30 102 33 142M44 102 45 142M56 102 55 142M70 102 67 142", BROWN, 1.8
    )
    return hills(146) + bread + bottle + fruit + handle + body + weave


def hunting_horn() -> str:
    bell = shape("M40 108Q64 110 82 88L92 122Q70 130 40 118z", GOLD) + line("M79.4 91.4Q83 110 90 120", INK, 1.4)
    pipe = limb("M44 58Q62 58 74 46", GOLD, 4.6) + shape("M72 44L80 35 87 42 78 49z", GOLD, 1.3)
    coil = circle(42, 86, 27, stroke=INK, stroke_width=11) + circle(42, 86, 27, stroke=GOLD, stroke_width=8)
    bands = line("M14.6 80 10.6 79M19.4 80.6 11 78.8M60.6 106 66 112M38.6 55 38 63", INK, 1.8)
    cord = line("M22 70Q42 98 62 68", ROSE, 2.6) + shape("M36 85L42 81 48 85 45 103H39z", ROSE, 1.4)
    return hills(148) + bell + pipe + coil + bands + cord + line("M41 89V101M43.6 89V101", PAPER, 1)


def palette() -> str:
    board = shape(
        "M14 100Q10 66 44 60Q80 54 88 84Q90 102 74 104Q62 106 64 118Q64 134 44 132Q18 130 14 100z", BROWN, 1.8
    )
    hole = circle(50, 116, 6, "#ebe3e9", stroke=INK, stroke_width=1.5)
    paints = ((28, 90, ROSE), (40, 75, GOLD), (58, 70, AZURE), (75, 79, LEAF), (27, 108, PAPER))
    dabs = "".join(circle(x, y, 6, colour, stroke=INK, stroke_width=1.4) for x, y, colour in paints)
    brushes = limb("M44 116L66 50", GOLD, 2.2) + shape("M64 52Q64 42 72 34Q74 46 70 54z", ROSE, 1.3)
    other = limb("M54 118L80 54", AZURE, 2.2) + shape("M78 56Q78 46 87 39Q88 50 83 58z", PAPER, 1.3)
    return hills(150) + board + dabs + hole + brushes + other


def tulips() -> str:
    stems = limb("M50 152V76M50 138Q34 126 30 94M50 142Q66 132 72 100", LEAF, 2.6)
    leaves = shape("M50 150Q30 146 22 120Q42 124 50 150zM50 150Q70 148 80 126Q58 128 50 150z", LEAF)
    bloom = "M-11-16Q-5-12 0-20Q5-12 11-16Q14 6 0 8Q-14 6-11-16z"
    heads = "".join(
        group(shape(bloom, colour, 1.5) + path(gouge((0, -12, 0, 4, 1, 0)), PAPER), transform=move(x, y, size, turn))
        for x, y, size, turn, colour in ((50, 66, 1.5, 0, ROSE), (29, 86, 1.1, -14, GOLD), (73, 92, 1.1, 14, GOLD))
    )
    return hills(150) + stems + leaves + heads


def wheat() -> str:
    stalks = ears = ""
    for top_x, top_y, foot_x in ((22, 56, 36), (36, 40, 42), (50, 34, 48), (64, 40, 54), (78, 56, 60)):
        stalks += f"M{foot_x} 150Q48 108 {top_x} {top_y}"
        lean = (top_x - 50) * 0.85
        grain = "M0 0Q6-5 3-12Q-2-8 0 0zM0 0Q-6-5-3-12Q2-8 0 0z"
        ears += "".join(
            path(
                grain,
                GOLD,
                transform=move(top_x - lean * 0.004 * step, top_y + 8 - step, 1, lean),
                stroke=INK,
                stroke_width=1,
            )
            for step in (-14, -6, 2, 10)
        )
    band = shape("M36 112H62L64 122H34z", ROSE)
    return hills(146) + limb(stalks, GOLD, 2, 0.9) + ears + band


def grapes() -> str:
    places = [
        (50 + (2 * place - size + 1) * 8, 78 + row * 13.4)
        for row, size in enumerate((4, 5, 4, 3, 2, 1))
        for place in range(size)
    ]
    fruit = "".join(circle(x, y, 8, PLUM, stroke=INK, stroke_width=1.5) for x, y in places)
    glints = path(gouge(*((x - 4, y - 1, x - 1, y - 4.6, 0.8, -0.6) for x, y in places)), PAPER)
    vine = limb("M50 72Q50 56 60 46Q70 38 84 40", BROWN, 3) + line("M58 50Q74 60 68 70T78 78", LEAF, 1.8)
    leaf = shape(
        "M50 66Q40 70 36 62Q24 66 22 54Q12 48 22 40Q24 30 34 36Q42 28 46 38Q56 42 50 52Q56 58 50 66z", LEAF
    ) + line("M48 62Q40 50 26 44M40 52 42 42M36 49 28 56", PAPER, 1.3)
    return vine + fruit + glints + leaf


def winter() -> str:
    arm = "M0 0V-34M0-12L-8-20M0-12L8-20M0-22L-7-29M0-22L7-29"
    flake = "".join(
        line(arm, AZURE, 3.6, transform=move(52, 80, turn=turn), stroke_linecap="round") for turn in range(0, 360, 60)
    )
    drifts = shape("M9 140Q28 128 48 138T91 132V167H9z", PAPER)
    small = "".join(
        circle(x, y, 2.2, PAPER, stroke=AZURE, stroke_width=1.2)
        for x, y in ((20, 56), (84, 60), (18, 104), (84, 108), (70, 26), (52, 128))
    )
    return drifts + small + flake + circle(52, 80, 4, PAPER, stroke=AZURE, stroke_width=2)


def cards() -> str:
    blank = shape("M-17-28H17V28H-17z", PAPER, 1.6, stroke_linejoin="round")
    signs = (
        "M0 9Q-12-2-8-8Q-3-12 0-5Q3-12 8-8Q12-2 0 9z",
        "M0-12 9 0 0 12-9 0z",
        "M0-11Q4-5 8-1Q10 6 4 6L2 4 4 10H-4L-2 4-4 6Q-10 6-8-1Q-4-5 0-11z",
    )
    fan = "".join(
        group(blank + path(sign, colour), transform=move(x, y, turn=turn))
        for sign, colour, x, y, turn in zip(
            signs, (ROSE, AZURE, INK), (32, 51, 70), (78, 70, 80), (-22, 0, 22), strict=True
        )
    )
    die = shape("M24 122L44 114 62 124V144L42 154 24 142z", PAPER, 1.6) + line(
        "M24 122 42 132 62 124M42 132V154", INK, 1.5
    )
    dots = "".join(
        circle(x, y, 2, PLUM) for x, y in ((43, 122.6), (30, 130), (36, 145), (48, 136), (56, 142), (52, 139))
    )
    return hills(148) + fan + die + dots


def mask() -> str:
    """Folly of many: a carnival mask among streamers."""
    face = shape("M14 78Q32 62 50 74Q68 62 86 78Q86 104 66 106Q56 106 50 94Q44 106 34 106Q14 104 14 78z", GOLD, 1.8)
    eyes = path("M24 84Q34 76 42 88Q32 96 24 84zM76 84Q66 76 58 88Q68 96 76 84z", INK)
    trim = line("M19 80Q33 68 50 79.4Q67 68 81 80", ROSE, 2.2)
    plumes = shape(
        "M50 74Q42 50 50 26Q58 50 50 74zM46 72Q28 58 26 34Q44 46 48 72zM54 72Q72 58 74 34Q56 46 52 72z", ROSE, 1.5
    )
    quills = line("M50 34V68M31 42 46 68M69 42 54 68", PAPER, 1.1)
    ribbons = line("M18 98Q8 116 20 128T16 150M80 100Q92 112 82 124", AZURE, 3)
    spots = points((30, 124), (46, 118), (60, 130), (40, 142), (56, 150), (72, 116))
    confetti = "".join(
        path(f"M{spot}l3-3 3 3-3 3z", (GOLD, ROSE, AZURE, PAPER)[place % 4]) for place, spot in enumerate(spots)
    )
    return ribbons + plumes + quills + face + eyes + trim + confetti
