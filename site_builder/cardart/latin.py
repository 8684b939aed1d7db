"""Latin suits: straight swords, knobbed cudgels, goblets and coins, the shapes that Sicilian players know.

The index takes the `small` sign, made of as little as possible. Shapes differ before colours do: a dagger, a slanting
cudgel, a goblet, a ring.
"""

from collections.abc import Callable
from math import cos, pi, sin

from .draw import BROWN, CHESTNUT, GOLD, GREY, INK, PAPER, SABLE, circle, line, path, points, tidy
from .pips import CLOSE_TEN, clustered, interlaced, upright_half
from .suit import Dress, Suit

BLUE, GREEN, RED, OCHRE = "#1b4399", "#10744f", "#9e1b2b", "#936208"
"""They stay apart for every common kind of colour blindness, and are dark enough for text on the card."""

HALF = 29.0
"""Half the length of a sword or a cudgel."""

HALO = {"stroke": PAPER, "stroke_width": 2.4, "paint_order": "stroke"}
"""The paper left standing around a sign, so that signs may lie across each other and across figures."""


def _small_sword() -> str:
    return path("M0-11 2.4-7.4V2.4H7.6V6H2.4V8.4A2.7 2.7 0 1 1-2.4 8.4V6H-7.6V2.4H-2.4V-7.4z", BLUE)


def _small_baton() -> str:
    """A knobbed club, with nothing across it that could be read as a guard."""
    knobs = circle(-4.2, -2.4, 2.6, GREEN) + circle(3.8, 3, 2.3, GREEN) + circle(4.7, -7.4, 2.4, GREEN)
    club = path("M-2.6 13Q-3 2-4.5-5.4-4.9-13.8 0-13.8T4.5-5.4Q3 2 2.6 13 0 14.8-2.6 13z", GREEN)
    return f'<g transform="rotate(34)">{club}{knobs}</g>'


def _small_cup() -> str:
    goblet = "M-9.2-10.4H9.2Q9.2-.4 2.2 1.6V5.4Q7 6.4 7.4 10.6H-7.4Q-7 6.4-2.2 5.4V1.6Q-9.2-.4-9.2-10.4z"
    return path(goblet, RED) + line("M-7.6-6.5H7.6", PAPER, 1.8)


def _small_coin() -> str:
    return circle(0, 0, 8.4, GOLD, stroke=OCHRE, stroke_width=3.2) + circle(0, 0, 2.9, OCHRE)


def _hilt(half: float) -> str:
    """The outline of a sword from its guard on the right, round the pommel, to its guard on the left."""
    guard = half - 8.6
    edge = f"V{tidy(guard + 3)}H1.7V{tidy(half - 4.6)}A3 3 0 1 1-1.7 {tidy(half - 4.6)}V{tidy(guard + 3)}"
    return f"V{tidy(guard)}H8{edge}H-8V{tidy(guard)}H-2.6"


def _sword(half: float) -> str:
    """A sword from -half to half, point up."""
    shoulder = tidy(6.5 - half)
    blade = f"M0 {tidy(-half)} 2.6 {shoulder}{_hilt(half)}V{shoulder}z"
    return path(blade, BLUE, **HALO) + line(f"M0 {tidy(5.5 - half)}V{tidy(half - 10.5)}", PAPER, 1)


def _sword_end() -> str:
    return path(f"M2.6 10{_hilt(HALF)}V10", BLUE, **HALO) + line(f"M0 9.6V{tidy(HALF - 10.5)}", PAPER, 1)


def _knob(half: float) -> str:
    """The outline of a cudgel's foot from the right to the left, one stump on it."""
    stump = f"L5.6 {tidy(half - 4.4)} 5 {tidy(half - 1.8)} 2.8 {tidy(half - 2.4)}"
    return f"V{tidy(half - 6.4)}{stump}V{tidy(half - 0.9)}Q0 {tidy(half + 0.9)}-2.8 {tidy(half - 0.9)}"


def _baton(half: float) -> str:
    """A cudgel from -half to half, thick end up; its stumps sit at the ends, where no other sign crosses."""

    def at(y: float) -> str:
        return tidy(y - half)

    head = (
        f"L-3.3 {at(12)}-6.6 {at(10)}-6.2 {at(7)}-3.9 {at(7.4)}-4.2 {at(4)}Q-4 {at(-0.2)} 0 {at(0)}"
        f"T4.2 {at(4)}L3.3 {at(12)} 2.8 {at(17)}"
    )
    cuts = f"M-1.4 {at(4)}V{at(11)}M1.2 {at(8)}V{at(13)}"
    for place in range(int(half / 5.2) - 2):
        side = -0.7 if place % 2 else 0.7
        cuts += f"M{tidy(side)} {at(16.5 + place * 10)}v6.5"
    return path(f"M-2.8 {at(17)}{head}{_knob(half)}z", GREEN, **HALO) + line(cuts, PAPER, 0.95, stroke_linecap="round")


def _baton_end() -> str:
    return path(f"M2.8 11{_knob(HALF)}V11", GREEN, **HALO) + line("M-.7 11V14", PAPER, 0.95, stroke_linecap="round")


def _cup() -> str:
    """A goblet 22 wide and 25 high."""
    goblet = "M-10.8-12.5H10.8Q11-.6 2.2 2.3V7Q7.8 8 8.8 12.5H-8.8Q-7.8 8-2.2 7V2.3Q-11-.6-10.8-12.5z"
    cuts = "M-9.6-8.7H9.6M-5.6-5.4Q-5-2-2.8-.4M0-5.4V.6M5.6-5.4Q5-2 2.8-.4M-2.2 4.7H2.2M-6.4 10.2H6.4"
    return path(goblet, RED, **HALO) + line(cuts, PAPER, 1.1)


def _coin() -> str:
    """A coin 22 across with a flower of eight petals."""
    petals = ""
    for turn in range(8):
        along, across = sin(turn * pi / 4), cos(turn * pi / 4)
        petal = ((0, 1.8), (2.2, 4.6), (0, 7.2), (-2.2, 4.6))
        start, right, end, left = points(*((x * across + y * along, x * along - y * across) for x, y in petal))
        petals += f"M{start}Q{right} {end}Q{left} {start}z"
    return (
        circle(0, 0, 12.2, PAPER)
        + circle(0, 0, 10, GOLD, stroke=OCHRE, stroke_width=2.1)
        + path(petals, OCHRE)
        + circle(0, 0, 8, "none", stroke=OCHRE, stroke_width=0.7)
    )


def _long(
    letter: str, colour: str, tint: str, small: str, draw: Callable[[float], str], end: str, dress: Dress
) -> Suit:
    """A suit whose numeral cards are interlaced."""

    def numeral(number: int) -> str:
        return interlaced(f"_{letter}", f"_{letter}e", f"_{letter}{number}", number)

    uprights = {f"_{letter}{number}": draw(upright_half(number, HALF)) for number in (1, 3, 5, 7, 9)}
    return Suit(letter, colour, tint, small, draw(HALF), HALF, numeral, {f"_{letter}e": end} | uprights, dress)


def _cups() -> Suit:
    dress = Dress(GREY, "full", "drop", PAPER, "round")
    return Suit("C", RED, "#f6e3da", _small_cup(), _cup(), 12.5, lambda n: clustered("_C", n, 0.92), {}, dress)


def _coins() -> Suit:
    dress = Dress(INK, "square", "lozenge", SABLE, "oval")
    return Suit(
        "D", OCHRE, "#f6e9c8", _small_coin(), _coin(), 11, lambda n: clustered("_D", n, 1, CLOSE_TEN), {}, dress
    )


SUITS = {
    suit.letter: suit
    for suit in (
        _long(
            "S", BLUE, "#e4eaf0", _small_sword(), _sword, _sword_end(), Dress(INK, "pointed", "cross", PAPER, "heater")
        ),
        _long(
            "B",
            GREEN,
            "#e3ebe0",
            _small_baton(),
            _baton,
            _baton_end(),
            Dress(CHESTNUT, "forked", "leaf", BROWN, "horned"),
        ),
        _cups(),
        _coins(),
    )
}
