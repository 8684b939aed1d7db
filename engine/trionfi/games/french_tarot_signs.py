"""What the opponents of a declarer tell each other by the cards they play (Dummett and McLeod 2004, 9.13)."""

from trionfi.state.signals import Sign
from trionfi.state.talk_words import Done, SignedBy, Tells
from trionfi.words import Words

SOURCE = "004, 9.13, after Daynes and Jeannin-Naltet"


ODD, EVEN = (tuple(str(number) for number in range(first, 22, 2)) for first in (1, 2))
LOW, MIDDLING = ("A", "2", "3", "4", "5"), ("6", "7", "8", "9", "10")


def led(key: str, name: Words, card: Words, meaning: Words, on: SignedBy = SignedBy.NOTHING, ranks: tuple[str, ...] = (),
        tells: Tells = Tells.NOTHING, of: tuple[str, ...] = (), least: tuple[tuple[int, str, int], ...] = ()) -> Sign:
    """A card that is led, or played, and the shape of what it tells (see `trionfi.state.signals.Sign`)."""
    return Sign(key, name, "", Done.AS_SAID, meaning, SOURCE, on, ranks, tells, of, least, card)


SIGNS = (
    led("low-lead", "low lead", "Ace to 5 led from a suit that their side has not opened", "I have its King or its Queen",
        on=SignedBy.NEW_SUIT, ranks=LOW, tells=Tells.ONE_OF, of=("K", "Q")),
    led("middling-lead", "middling lead", "6 to 10 led from such a suit", "I have neither",
        on=SignedBy.NEW_SUIT, ranks=MIDDLING, tells=Tells.NONE_OF, of=("K", "Q")),
    led("odd-trump", "odd trump", "an odd trump led",
        "I have seven trumps or more, or six with two of them above the 15; go on leading trumps",
        on=SignedBy.TRUMPS, ranks=ODD, tells=Tells.LONG, least=((7, "trumps", 0), (6, "T16..T21", 2))),
    led("even-trump", "even trump", "an even trump led", "nothing about my hand; lead trumps if you think it wise",
        on=SignedBy.TRUMPS, ranks=EVEN),
    led("king-led", "King led", "a King led", "my hand is strong"),
    led("cavalier-led", "Cavalier led", "a Cavalier led", "I have the Queen; from the player at the taker's left also a strong hand",
        on=SignedBy.SUIT, ranks=("C",), tells=Tells.ONE_OF, of=("Q",)),
    led("jack-led", "Jack led", "a Jack led", "I have neither King nor Queen, often the Cavalier, and a weak hand",
        on=SignedBy.SUIT, ranks=("J",), tells=Tells.NONE_OF, of=("K", "Q")),
    led("peter", "peter", "a higher card and then a lower one to the first two tricks of a suit that a partner opened",
        "I have no more of it; go on", on=SignedBy.PARTNER, tells=Tells.SHORT),
    led("peter-in-taker-suit", "peter in the taker's suit", "the same in a suit that the taker opened",
        "I have five or more of it, or four and the Excuse, with the King or the Queen at their head; a partner may be short",
        on=SignedBy.DECLARER, tells=Tells.ONE_OF, of=("K", "Q"), least=((5, "", 0), (4, "fool", 1))),
    led("peter-in-trumps", "peter in trumps", "the same in trumps", "I have the Petit and it is in danger; lead no trumps",
        on=SignedBy.FALLING_TRUMPS, tells=Tells.DANGER, of=("T1",)),
    led("excuse-on-trumps", "Excuse on trumps", "the Excuse to the first trick in trumps that a partner led", "the same",
        on=SignedBy.FOOL_ON_TRUMPS, tells=Tells.DANGER, of=("T1",)),
    led("no-return", "no return", "another suit led when a partner began with an odd trump", "the same",
        on=SignedBy.NO_TRUMPS, ranks=ODD, tells=Tells.DANGER, of=("T1",)),
    led("high-trump", "high trump", "a trump higher than need be, by a player who need not drive out the taker's 21", "the same"),
    led("new-suit", "new suit", "another suit led when a partner began with a suit, above all with a King",
        "my hand is strong, follow me; or I have no card of his suit"),
)
