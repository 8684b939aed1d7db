"""Subjects of the old Italian and Swiss trumps that the Sicilian pack lacks or shows in another way."""

from math import cos, pi, sin

from ..courts.people import face, hand, neck
from ..draw import (
    AZURE,
    BROWN,
    CHESTNUT,
    GOLD,
    GREY,
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
    shape,
)
from .things import hills


def _large(head: str) -> str:
    """A head drawn around (56, 60), a little larger, as the busts wear it."""
    return group(head, transform="translate(-5.6 -6)scale(1.1)")


def angel() -> str:
    """Judgement: an angel above the clouds, sounding a trumpet."""
    wings = shape(
        "M44 84Q20 84 10 52Q24 58 30 56Q18 48 16 36Q34 40 48 66z"
        "M68 84Q86 84 91 52Q84 58 80 56Q88 48 88 36Q74 40 64 66z",
        PAPER,
    )
    quills = path(
        gouge((18, 58, 42, 78, 1, 2), (24, 46, 44, 68, 1, 1), (86, 58, 70, 78, 1, -2), (84, 46, 68, 68, 1, -1)), AZURE
    )
    robe = shape("M48 76Q38 80 36 96L28 150H80L74 96Q74 80 64 76z", ROSE)
    folds = path(gouge((44, 104, 37, 146, 1.1, -2), (54, 104, 53, 148, 1.1, 0), (64, 104, 68, 140, 1.1, 2)), PAPER)
    hair = shape("M45 54Q42 36 56 36T67 54Q72 66 66 72H46Q40 66 45 54z", GOLD, 1.4)
    halo = circle(56, 48, 21, "none", stroke=GOLD, stroke_width=2.4)
    horn = limb("M54 67L26 118", GOLD, 2.6) + shape("M28 112L33 115 28 134 10 124z", GOLD, 1.4)
    arm = limb("M42 88L38 98", ROSE, 6) + hand(38.6, 97, 3.6)
    clouds = shape("M9 158Q10 142 22 144Q30 132 42 140Q54 132 62 142Q78 136 91 150V167H9z", PAPER)
    return wings + quills + halo + robe + folds + neck(56, 64) + hair + face(56, 54) + horn + arm + clouds


def world() -> str:
    """The world in a wreath, a star in each corner."""
    leaves = ""
    for turn in range(0, 360, 18):
        x, y = 50 + 33 * sin(turn * pi / 180), 94 - 44 * cos(turn * pi / 180)
        leaves += path("M0 8Q7 0 0-8Q-7 0 0 8z", transform=move(x, y, turn=turn + 68))
    ring = f'<ellipse cx="50" cy="94" rx="33" ry="44" fill="none" stroke="{INK}" stroke-width="1.4"/>'
    globe = circle(50, 94, 24, AZURE, stroke=INK, stroke_width=1.8)
    lands = path(
        "M34 78Q44 70 50 76Q56 82 48 88Q50 96 42 98Q32 94 30 88z"
        "M58 84Q66 80 70 86Q74 96 66 108Q58 104 60 96zM40 106Q48 104 50 112Q44 116 40 112z",
        LEAF,
    )
    band = line("M26.4 90Q50 102 73.6 90", GOLD, 2.6)
    bows = shape("M50 50L40 44V56zM50 50L60 44V56zM50 138L40 132V144zM50 138L60 132V144z", ROSE, 1.3)
    star = "M0-7Q0 0 7 0Q0 0 0 7Q0 0-7 0Q0 0 0-7z"
    stars = "".join(
        path(star, GOLD, transform=move(x, y), stroke=INK, stroke_width=0.8)
        for x, y in ((82, 24), (82, 44), (18, 136), (18, 156))
    )
    return ring + group(leaves, fill=LEAF, stroke=INK, stroke_width=1.1) + globe + lands + band + bows + stars


def devil() -> str:
    wings = shape(
        "M40 98Q28 92 26 104Q20 98 14 106Q8 84 14 58Q24 76 42 80z"
        "M66 98Q76 92 78 104Q84 98 90 106Q94 84 90 58Q80 76 66 80z",
        PLUM,
    )
    body = shape("M42 92Q30 98 26 118L20 167H90L84 118Q80 98 70 92z", ROSE)
    chest = line("M56 112V160M40 122Q48 128 56 122Q64 128 72 122", INK, 1.4)
    horns = shape("M42 52Q28 44 34 22Q38 38 50 44zM70 52Q84 44 78 22Q74 38 62 44z", GOLD)
    ears = shape("M42 62L30 58 40 72zM70 62L82 58 72 72z", ROSE, 1.4)
    head = shape("M40 60Q40 44 56 44T72 60Q72 84 56 92Q40 84 40 60z", ROSE, 1.8)
    features = path("M45 60L54 64Q50 68 45 60zM67 60L58 64Q62 68 67 60z", PAPER) + line(
        "M56 64L53 73H59M47 78Q56 85 65 78", INK, 1.5
    )
    beard = path("M51 83H61L56 98z", INK)
    fork = (
        limb("M20 160L30 66", GOLD, 2.4)
        + line("M22 64L23 46M30.6 64 32 42M39 66 41 48M22 63Q30 70 39 66", INK, 4)
        + line("M22 63L23 47M30.6 64 32 43M39 65 41 49M22 63Q30 70 39 66", GOLD, 2)
    )
    arm = limb("M32 116L26 128", ROSE, 8) + circle(26, 130, 4, ROSE, stroke=INK, stroke_width=1.4)
    return wings + body + chest + horns + ears + head + features + beard + fork + arm


def _vestment(colour: str, stole: str) -> str:
    robe = shape("M44 88Q20 92 14 120L10 167H90V130Q90 94 68 88z", colour)
    folds = path(gouge((25, 106, 20, 158, 1.2, -3), (33, 102, 30, 160, 1, -2), (82, 106, 85, 136, 1.2, 2)), PAPER)
    front = shape("M45 88L40 167H74L67 88Q56 98 45 88z", PAPER) + line("M46 92L43 167M66 92L70 167", stole, 4)
    return robe + folds + front


def _tiara() -> str:
    dome = shape("M44 52Q42 34 56 18Q70 34 68 52z", PAPER, 1.6)
    return dome + line("M43.6 49.6H68.4M44.6 39.6H67.4M49 29.6H63", GOLD, 3) + line("M56 18V9M52 12.6H60", GOLD, 2.4)


def pope() -> str:
    staff = limb("M20 160V52", GOLD, 2.2) + limb("M12 62H28M14 70H26M16 78H24", GOLD, 1.6)
    beard = shape("M46.4 62Q44 82 56 92Q68 82 65.6 62Q63 71 56 70Q49 71 46.4 62z", GREY, 1.2) + line(
        "M53 73.6H59", INK, 1.3
    )
    crosses = line("M56 112V124M51 117H61M56 138V150M51 143H61", ROSE, 3)
    arm = limb("M32 110L21 124", ROSE, 9) + hand(20.6, 125)
    return staff + _vestment(ROSE, GOLD) + crosses + neck(56, 72) + _large(face(56, 60)) + beard + _tiara() + arm


def popess() -> str:
    veil = shape("M40 60Q40 42 56 42T72 60L78 98H34z", PAPER, 1.5)
    book = shape("M26 122Q40 116 54 122Q66 116 78 120V146Q66 142 54 148Q40 142 26 148z", PAPER) + line(
        "M54 122V148", INK, 1.4
    )
    text = line("M32 128Q40 124 48 128M32 134Q40 130 48 134M32 140Q40 136 48 140M60 127Q67 123 73 126", PLUM, 1.3)
    hands = hand(25, 136) + hand(79, 128)
    return _vestment(PLUM, GOLD) + veil + neck(56, 72) + _large(face(56, 60)) + _tiara() + book + text + hands


def mountebank() -> str:
    """The Bagatto at his table of cups, ball and dice."""
    coat = shape("M46 76Q34 80 32 94L34 124H76L78 94Q76 80 66 76z", ROSE) + path(
        "M56 78H66Q76 80 78 94L76 124H56z", AZURE
    )
    buttons = "".join(circle(56, y, 1.6, GOLD, stroke=INK, stroke_width=1) for y in (88, 98, 108))
    hair = shape("M44 52Q40 62 44 70L50 66V50zM68 52Q72 62 68 70L62 66V50z", CHESTNUT, 1.1)
    hat = shape("M28 50Q30 40 44 44Q44 30 56 30T68 44Q84 38 86 50Q72 46 57 52Q42 56 28 50z", GOLD) + line(
        "M44.4 45Q56 50 68 44", ROSE, 2.6
    )
    wand = limb("M26 108L18 76", GOLD, 1.8) + limb("M36 90L27 106", ROSE, 6) + hand(26.4, 107, 3.6)
    arm = limb("M74 92L80 116", AZURE, 6) + hand(80.4, 118, 3.6)
    table = shape("M9 126H91V134H9z", BROWN) + shape("M16 134H22V167H15zM56 134H62V167H56z", BROWN)
    cups = shape("M30 126L33 112H43L46 126zM50 126L53 112H63L66 126z", GOLD, 1.4) + line("M32 120H44M52 120H64", INK, 1)
    small = (
        circle(72, 122.6, 3.4, PLUM, stroke=INK, stroke_width=1.2)
        + shape("M14 119H22V126H14z", PAPER, 1.2)
        + circle(18, 122.6, 1.2, INK)
    )
    return hills(152) + coat + buttons + neck(56, 66) + hair + face(56, 56) + hat + table + arm + wand + cups + small


def hermit() -> str:
    staff = limb("M78 152L72 62", BROWN, 2.4)
    cloak = shape("M48 62Q32 70 28 98L18 152H70Q74 112 68 84Q66 68 58 62z", AZURE)
    folds = path(gouge((40, 84, 30, 140, 1.2, -3), (50, 94, 47, 146, 1.1, -1), (60, 92, 62, 142, 1.1, 1)), PAPER)
    hood = shape("M38 68Q38 40 56 38Q68 42 68 58Q68 70 60 76Q48 78 38 68z", AZURE)
    head = shape("M48 60Q48 48 58 48Q65 49 65 58Q65 69 57 71Q48 70 48 60z", SKIN, 1.3) + line(
        "M53 58.4h3M60 58.4h2.6M58 59l1.4 4h-2", INK, 1.1
    )
    beard = shape("M49 65Q48 92 58 100Q66 90 64.4 65Q62 72 57 71Q52 73 49 65z", GREY, 1.2)
    glow = path(
        gouge(
            *(
                (24 + 12 * cos(a), 96 + 12 * sin(a), 24 + 19 * cos(a), 96 + 19 * sin(a), 1.6, 0)
                for a in (0.8, 1.6, 2.4, 3.2, 4, 4.7)
            )
        ),
        GOLD,
    )
    lantern = (
        shape("M18 88H30V106H18z", GOLD)
        + line("M18 88L24 80 30 88M24 80V75M18 97H30", INK, 1.4)
        + path("M24 91Q27 96 24 103Q21 96 24 91z", ROSE)
    )
    arms = limb("M36 86L27 77", AZURE, 7) + hand(25, 75, 3.4) + limb("M64 86L73 92", AZURE, 6) + hand(74.6, 92, 3.4)
    return hills(146) + glow + staff + cloak + folds + hood + head + beard + lantern + arms


def hanged_by_the_foot() -> str:
    gallows = limb("M16 150V50H84V128", BROWN, 5) + limb("M16 66L30 50M84 66L70 50", BROWN, 3)
    rope = limb("M50 54V62", GOLD, 1.6, 1)
    bent = limb("M50 92L66 78L50 74", AZURE, 5.4)
    leg = limb("M50 94V64", AZURE, 5.6)
    coat = shape("M40 90H60L62 118Q56 124 50 122Q44 124 38 118z", ROSE) + line("M50 92V121M39 100H61", INK, 1.2)
    arms = limb("M40 118L34 104L44 98M60 118L66 104L56 98", ROSE, 4.4)
    head = group(face(50, 132), transform=f"rotate(180 50 132){move(7.5, 19.8, 0.85)}")
    hair = path("M42 134Q40 146 50 147T58 134Q56 142 50 141.6T42 134z", GOLD, stroke=INK, stroke_width=1.3)
    return hills(150) + gallows + rope + bent + leg + arms + coat + head + hair


def juno() -> str:
    """Juno's peacock, which players call the hen."""
    tail = ""
    for turn in range(-100, 101, 25):
        eye = circle(0, -46, 6, GOLD, stroke=INK, stroke_width=1.3) + circle(0, -45, 3, AZURE)
        tail += group(shape("M0 0Q-13-36 0-56Q13-36 0 0z", LEAF, 1.3) + eye, transform=move(50, 104, 1, turn * 0.72))
    body = shape("M50 70Q58 70 57 80Q56 88 62 98Q70 118 50 130Q30 118 38 98Q44 88 43 80Q42 70 50 70z", AZURE, 1.6)
    crest = line("M50 70V58M50 70 44 60M50 70 56 60", INK, 1.3) + "".join(
        circle(x, y, 1.9, GOLD, stroke=INK, stroke_width=0.9) for x, y in ((50, 57), (43.6, 59), (56.4, 59))
    )
    features = circle(47, 77, 1.2, PAPER) + circle(53, 77, 1.2, PAPER) + shape("M47.6 80H52.4L50 86z", GOLD, 1.1)
    feathers = path(gouge((42, 104, 45, 120, 1, 1), (50, 102, 50, 124, 1, 0), (58, 104, 55, 120, 1, -1)), PAPER)
    feet = line("M45 128V144M38 148L45 144 50 148M55 128V144M50 148L55 144 62 148", GOLD, 2.2)
    bird = tail + feet + body + crest + features + feathers
    return hills(144) + group(bird, transform=move(7, 16, 0.86))
