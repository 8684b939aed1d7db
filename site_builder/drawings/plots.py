"""Small pictures of figures: columns of a distribution, and the bar or the dot of a row of a table. Each stands beside its numbers, so that
who does not see it misses nothing; they have the ink of the page and no colour of their own."""

from .html import el, text

WIDE, HIGH, FOOT, HEAD = 320, 96, 16, 14
ROW_WIDE, ROW_HIGH = 80, 12
FIT = 9   # so many labels have room below the columns


def columns(shares: list[float], labels: list[str], top: str) -> str:
    """A column for each share of a distribution, the highest with its words above it, and as many labels below as have room."""
    most, step = max(shares), WIDE / len(shares)
    ink = max(1.0, step - 2)
    drawn = "".join(f"M{_short(place * step + 1)} {HEAD + HIGH}v{_short(-HIGH * value / most)}h{_short(ink)}V{HEAD + HIGH}z"
                    for place, value in enumerate(shares) if value)
    every = -(-len(labels) // FIT)
    marks = [_label((place + 0.5) * step, HEAD + HIGH + 12, label) for place, label in enumerate(labels) if place % every == 0]
    highest = shares.index(most)
    shape = {"viewBox": f"0 0 {WIDE} {HEAD + HIGH + FOOT}", "class": "plot", "aria-hidden": "true"}
    return el("svg", shape, el("path", {"d": drawn}), el("path", {"d": f"M0 {HEAD + HIGH}h{WIDE}", "class": "plot-line"}),
              _label(min(max((highest + 0.5) * step, 16), WIDE - 16), HEAD - 3, top), *marks)


def bar(value: float, most: float) -> str:
    """A bar as long as the value is beside the most that there is."""
    return _row(f"M0 2h{_short(ROW_WIDE * min(1.0, value / most) if most else 0)}v8H0z", "")


def dot(value: float, half: float, most: float) -> str:
    """A dot that lies left or right of nought, as far as the value is beside the most that there is, with its interval as a line."""
    def at(number: float) -> float:
        return ROW_WIDE / 2 * (1 + max(-1.0, min(1.0, number / most if most else 0)))

    across = at(value)
    line = f"M{ROW_WIDE // 2} 0v{ROW_HIGH}M{_short(at(value - half))} 6H{_short(at(value + half))}"
    return _row(f"M{_short(across - 3)} 6l3-3 3 3-3 3z", line)


def _row(filled: str, line: str) -> str:
    shape = {"viewBox": f"0 0 {ROW_WIDE} {ROW_HIGH}", "class": "plot-row", "aria-hidden": "true"}
    return el("svg", shape, el("path", {"d": filled}), *([el("path", {"d": line, "class": "plot-line"})] if line else []))


def _label(across: float, down: int, words: str) -> str:
    return el("text", {"x": _short(across), "y": down}, text(words))


def _short(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
