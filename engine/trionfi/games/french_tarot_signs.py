"""What the opponents of a declarer tell each other by the cards they play (Dummett and McLeod 2004, 9.13)."""

from trionfi.signals import Sign

SOURCE = "004, 9.13, after Daynes and Jeannin-Naltet"


def led(name: str, card: str, meaning: str) -> Sign:
    """A card that is led."""
    return Sign(name, "", card, meaning, SOURCE)


SIGNS = (
    led("low lead", "Ace to 5 led from a suit that their side has not opened", "I have its King or its Queen"),
    led("middling lead", "6 to 10 led from such a suit", "I have neither"),
    led("odd trump", "an odd trump led",
        "I have seven trumps or more, or six with two of them above the 15; go on leading trumps"),
    led("even trump", "an even trump led", "nothing about my hand; lead trumps if you think it wise"),
    led("King led", "a King led", "my hand is strong"),
    led("Cavalier led", "a Cavalier led", "I have the Queen; from the player at the declarer's left also a strong hand"),
    led("Jack led", "a Jack led", "I have neither King nor Queen, often the Cavalier, and a weak hand"),
    led("peter", "a higher card and then a lower one to the first two tricks of a suit that a partner opened",
        "I have no more of it; go on"),
    led("peter in the declarer's suit", "the same in a suit that the declarer opened",
        "I have five or more of it, or four and the Excuse, with the King or the Queen at their head; a partner may be short"),
    led("peter in trumps", "the same in trumps", "I have the Petit and it is in danger; lead no trumps"),
    led("Excuse on trumps", "the Excuse to the first trick in trumps that a partner led", "the same"),
    led("no return", "another suit led when a partner began with an odd trump", "the same"),
    led("high trump", "a trump higher than need be, by a player who need not drive out the declarer's 21", "the same"),
    led("new suit", "another suit led when a partner began with a suit, above all with a King",
        "my hand is strong, follow me; or I have no card of his suit"),
)
