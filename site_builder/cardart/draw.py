"""The few marks everything is drawn with, as SVG text."""

import re

PAPER = "#fbf6ea"
EDGE = "#b9ad96"
INK = "#231c1e"
GOLD = "#e2ab3a"
PLUM = "#4c2a4f"
NIGHT = "#3a2142"
DUSK = "#62406b"
LILAC = "#ebe3e9"
SKIN = "#f3d6b8"
AZURE = "#33748a"
ROSE = "#bf5a43"
LEAF = "#4f7a4a"
BROWN = "#a9744a"
SABLE = "#5b4a44"
CHESTNUT = "#7b4526"
GREY = "#d9d0c1"


def tidy(number: float) -> str:
    """A coordinate with at most two decimals and nothing needless."""
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def points(*places: tuple[float, float]) -> list[str]:
    """Each place as `x y` for path data."""
    return [f"{tidy(x)} {tidy(y)}" for x, y in places]


def attributes(**named: object) -> str:
    """XML attributes; an underscore in a name stands for a hyphen, None leaves the attribute out."""
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{tidy(value) if isinstance(value, float) else value}"'
        for name, value in named.items()
        if value is not None
    )


def path(d: str, fill: str | None = None, **more: object) -> str:
    return f"<path{attributes(d=shorten(d), fill=fill, **more)}/>"


def line(d: str, stroke: str = INK, width: float = 1.6, **more: object) -> str:
    """A stroke without a fill."""
    return f"<path{attributes(d=shorten(d), fill='none', stroke=stroke, stroke_width=float(width), **more)}/>"


def shape(d: str, fill: str, width: float = 1.6, stroke: str = INK, **more: object) -> str:
    """A filled shape with an outline, the commonest mark of the pictures."""
    return f"<path{attributes(d=shorten(d), fill=fill, stroke=stroke, stroke_width=float(width), **more)}/>"


def circle(x: float, y: float, r: float, fill: str = "none", **more: object) -> str:
    return f"<circle{attributes(cx=float(x), cy=float(y), r=float(r), fill=fill, **more)}/>"


def limb(d: str, colour: str, width: float, edge: float = 1.4, stroke: str = INK) -> str:
    """An arm, a leg or a pole: a thick line with an outline."""
    both = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return line(d, stroke, width + 2 * edge, **both) + line(d, colour, width, **both)


def group(content: str, **more: object) -> str:
    return f"<g{attributes(**more)}>{content}</g>"


def use(name: str, transform: str | None = None, **more: object) -> str:
    return f"<use{attributes(href='#' + name, transform=transform, **more)}/>"


def move(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A transform: to (x, y), then turned by degrees, then scaled."""
    text = f"translate({tidy(x)} {tidy(y)})"
    if turn:
        text += f"rotate({tidy(turn)})"
    if scale != 1:
        text += f"scale({tidy(scale)})"
    return text


def shorten(d: str) -> str:
    """Path data without the spaces that its grammar can spare."""
    d = re.sub(r"[\s,]+", " ", d.strip())
    d = re.sub(r" ?([A-Za-z]) ?", r"\1", d)
    return d.replace(" -", "-")


def gouge(*strokes: tuple[float, float, float, float, float, float]) -> str:
    """Path data of strokes that swell and taper as a gouge cuts them: x, y to x, y, width, bend to the side."""
    parts = []
    for x1, y1, x2, y2, width, bend in strokes:
        long = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        across_x, across_y = -(y2 - y1) / long, (x2 - x1) / long
        start, end = points((x1, y1), (x2, y2))
        near, far = points(
            *(((x1 + x2) / 2 + across_x * off, (y1 + y2) / 2 + across_y * off) for off in (bend + width, bend - width))
        )
        parts.append(f"M{start}Q{near} {end}Q{far} {start}z")
    return "".join(parts)
