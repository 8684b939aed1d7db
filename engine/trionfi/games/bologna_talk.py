"""The signals of Bologna: gestures of a player who leads, seen by all (Dummett and McLeod 2004, chapter 11)."""

from dataclasses import replace

from trionfi.signals import Signal

BOOK = "004, 11.14"

BUSSO = Signal(
    "busso", "strength: among trumps the Angelo or the Mondo (once the Angelo is out, the Mondo); in a plain suit the highest card "
    "still out. Save your high cards of the suit; in a plain suit play your highest and return it (a knock with the fist)",
    "leading", "led", "holds top", apart=("striscio",), source=BOOK,
)
VOLO = Signal(
    "volo", "this was my last card of the suit: do not lead it again. With busso: I mean to trump their high cards, to save a trump, or to "
    "use up my trumps (the card flies to the table)", "leading", "led", "last of suit", apart=("striscio",), source=BOOK,
)
STRISCIO = Signal(
    "striscio", "I have more of the suit, but among trumps neither Angelo nor Mondo, in a plain suit not the King: lead trumps if you can; "
    "play nothing dear to this plain suit (the card scrapes over the table)", "leading", "led", "more of suit", apart=("busso", "volo"),
    source=BOOK,
)
SIGNALS = (BUSSO, VOLO, STRISCIO)

SIDE_KNOCK = Signal(
    "knock at the side", "I hold the second highest card of the suit (Casalecchio)", "leading", "led", "holds second", apart=("striscio", "busso"),
    optional=True, source="004, 11.14, variants",
)


def limited(suits: str, apart: bool = False) -> tuple[Signal, ...]:
    """The signals in certain suits only; with `apart` busso and volo never go together."""
    return tuple(
        replace(signal, suits=suits, apart=tuple(other.phrase for other in SIGNALS if other is not signal) if apart else signal.apart)
        for signal in SIGNALS
    )


ACCADEMIA = limited("plain top", apart=True)
STRICT = limited("top")
