"""The Fool as Sicilians know him, the Runaway: pointed hat, horn and ball."""

from ..draw import AZURE, GOLD, INK, PAPER, ROSE, SKIN, circle, gouge, limb, line, path, shape


def runaway() -> str:
    floor = path("M9 146Q50 136 91 142V167H9z", GOLD, fill_opacity=0.34)
    back_leg = limb("M56 112L70 124L84 122", ROSE, 7) + shape("M82 116Q91 117 90 127L84 127z", INK, 0.8)
    front_leg = limb("M48 112L38 128L42 146", PAPER, 7) + shape("M38 145H46V151H29Q29 146 38 145z", INK, 0.8)
    coat = shape("M44 70Q36 76 38 92L36 112 42 109 46 116 51 110 56 116 61 109 66 112 64 90Q65 76 60 70z", ROSE)
    half = path("M52 71H60Q65 76 64 90L66 112 61 109 56 116 52 111z", GOLD) + line("M52 72V112", INK, 1.2)
    collar = shape("M40 70L48 66H58L66 70 60 78 56 73 52 80 48 73 44 78z", PAPER, 1.3)
    bells = "".join(
        circle(x, y, 1.7, GOLD, stroke=INK, stroke_width=1)
        for x, y in ((44, 79.4), (52, 81.4), (60, 79.4), (36, 113), (46, 117), (56, 117))
    )
    head = (
        shape("M43 56Q43 46 53 46T63 56Q63 67 53 67.4Q43 67 43 56z", SKIN, 1.4)
        + line("M46 54.6h2.6M53 54.6h2.6", INK, 1.2)
        + path("M43.6 59Q46 61 45.6 64L43.6 62z", INK)
    )
    hat = (
        shape("M42 51Q40 36 60 22Q74 14 86 24Q76 24 72 34Q66 46 64 53Q54 44 42 51z", ROSE)
        + path("M58 24Q72 14 86 24Q76 24 72 34Q66 46 64 53L56 48Q56 36 58 24z", GOLD)
        + shape("M41 52.6Q52 43 65 54L63.6 57Q52 48 42.6 56z", PAPER, 1.2)
    )
    tip = circle(86.4, 25.6, 3, GOLD, stroke=INK, stroke_width=1.2)
    horn = shape("M44 62L27 56Q20 53 12 48Q11 58 14 68Q22 63 28 61L43.4 65z", GOLD, 1.4) + line(
        "M15 50Q14 58 16 66M32 58.4 31.4 61", INK, 1
    )
    left = limb("M44 78L31 80L30 64", ROSE, 5.2) + circle(30.4, 62, 3, SKIN, stroke=INK, stroke_width=1.2)
    right = limb("M61 78L74 88L80 80", GOLD, 5.2)
    ball = (
        circle(82, 68, 9, AZURE, stroke=INK, stroke_width=1.5)
        + path(gouge((75, 66, 81, 60, 1, -1)), PAPER)
        + line("M73.4 70Q82 74 90.6 69", PAPER, 1.3)
    )
    return (
        floor
        + back_leg
        + right
        + front_leg
        + coat
        + half
        + collar
        + bells
        + head
        + hat
        + tip
        + left
        + horn
        + ball
        + circle(80.6, 79.4, 3, SKIN, stroke=INK, stroke_width=1.2)
    )
