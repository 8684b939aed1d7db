"""French suits: spades, hearts, diamonds, clubs. They are black and red, or in four colours where the page that shows them says so: it
gives diamonds and clubs theirs by custom properties, which reach into a picture."""

from .draw import BROWN, CHESTNUT, GREY, INK, PAPER, SABLE, path
from .pips import CLOSE_TEN, clustered
from .suit import PAINT, Dress, Suit

SPADE = (
    "M0-11.5Q2.6-7 7-3.4Q10.4-.4 10.2 2.8Q9.8 7 6 7Q2.6 7 1.3 4Q1.6 8.4 4.2 11.4H-4.2"
    "Q-1.6 8.4-1.3 4Q-2.6 7-6 7Q-9.8 7-10.2 2.8Q-10.4-.4-7-3.4Q-2.6-7 0-11.5z"
)
HEART = (
    "M0 11.6Q-2.4 7-6.8 2.6Q-10.6-1.2-10.4-5Q-9.8-10.4-5.2-10.4Q-1.6-10.2 0-6.4"
    "Q1.6-10.2 5.2-10.4Q9.8-10.4 10.4-5Q10.6-1.2 6.8 2.6Q2.4 7 0 11.6z"
)
DIAMOND = "M0-12Q3.8-5.4 9 0Q3.8 5.4 0 12Q-3.8 5.4-9 0Q-3.8-5.4 0-12z"
CLUB = (
    "M0-11.4A4.9 4.9 0 0 1 4.3-4.2Q3.6-2.4 2.4-1.2Q4-2.2 6-2.2A4.8 4.8 0 1 1 1.4 3.8Q1.6 8.4 4.2 11.4H-4.2"
    "Q-1.6 8.4-1.4 3.8A4.8 4.8 0 1 1-6-2.2Q-4-2.2-2.4-1.2Q-3.6-2.4-4.3-4.2A4.9 4.9 0 0 1 0-11.4z"
)


def _suit(letter: str, outline: str, colour: str, tint: str, dress: Dress) -> Suit:
    halo = {"stroke": PAPER, "stroke_width": 2.4, "paint_order": "stroke"}
    pip = path(outline, PAINT, **halo)
    small = path(outline, PAINT, transform="scale(.96)")
    return Suit(letter, colour, tint, small, pip, 11.5, lambda n: clustered(f"_{letter}", n, 1, CLOSE_TEN), {}, dress)


BLACK, RED = "#2b2a3a", "#b3202f"

SUITS = {
    suit.letter: suit
    for suit in (
        _suit("S", SPADE, BLACK, "#e6e4e8", Dress(GREY, "pointed", "cross", SABLE, "heater")),
        _suit("H", HEART, RED, "#f8e3dc", Dress(CHESTNUT, "full", "heart", PAPER, "round")),
        _suit("D", DIAMOND, f"var(--diamonds, {RED})", "#f3e9e2", Dress(INK, "square", "lozenge", PAPER, "oval")),
        _suit("C", CLUB, f"var(--clubs, {BLACK})", "#e9e8e2", Dress(INK, "forked", "trefoil", BROWN, "horned")),
    )
}
