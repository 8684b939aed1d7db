"""The rearing horse of the riders, also led out for trumps."""

from ..draw import INK, PAPER, SABLE, circle, gouge, line, path, shape


def horse(coat: str, tack: str) -> str:
    dark = coat == SABLE
    mark = PAPER if dark else INK
    tail = shape("M66 112Q74 98 87 102Q94 108 90 118Q87 110 80 112Q84 114 82 119H74Q70 118 68 124z", INK, 1)
    far = shape("M34 112L22 126 29 139 34 137 29 127 40 120zM50 128L42 145 47 159H53L49 146 58 134z", coat)
    hooves = path(
        "M47 158H53.4L54 163H45.6zM28.4 138 34 136 37 141 30.6 144z"
        "M57.6 158.4H64.2L65 163.6H56.4zM10.6 126.8 16.2 126 17.6 131.4 10 132z",
        INK,
    )
    body = shape(
        "M25 60L29.5 67Q41 73 46 89Q55 98 63 104Q74 112 71.5 126Q70.5 131 67.5 135L70 147 64.6 159.5H58L61.4 148 54 137"
        "Q42 132 33 119Q23 112 22 98Q21.6 92 22.6 87Q20.4 91 18 94"
        "L13.4 99Q8.4 100 7 95.6Q6.4 91 10 86.6Q14 75 20 66.6L21 61z",
        coat,
    )
    near = shape("M31 102L27 116 16 117.4 16.8 127.4 10.6 128 9.4 112.6Q10 109.4 13.4 109L22 108z", coat)
    mane = shape("M26 62L29.5 67Q41 73 46 89L40 90 40.4 84 35 84 36 77 30 77 31 71 25.6 70.6z", INK, 1)
    features = circle(18.6, 75.5, 1.3, mark) + line("M9.4 93.4l1.6-.6M12.6 97.4l2-2.4", mark, 1.1)
    bridle = line("M10.6 85.6 17.6 94M21.6 68.4 18.4 87.6M12.4 87.2 19 83.6", tack, 1.5) + line(
        "M21.8 99Q27 106 37 104", tack, 2
    )
    muscle = path(gouge((66, 118, 61, 134, 0.8, 2), (27, 92, 29, 104, 0.7, 1)), mark)
    return tail + far + body + near + hooves + mane + features + bridle + muscle
