"""What a hand is worth as declarer, before the talon is seen, in payments from each opponent.

The weights were fitted (least squares) to 1,400 hands of Mineo in which a random seat was made soloist on twenty cards
and all three played as `simple`: payments = -5.4 + 0.28 for each trump, and for the 20 2.2, the Fool 0.65, each of the
16 to 19 0.62, the 1 0.4, a King 0.38, each trump 11 to 15 0.14, a void 0.32. They stand here in units of one trump and
by what a card is in its pack, so that they read any game; `PAR` is the strength at which a declarer comes out even, as
a multiple of the trumps that fall to each player on average.
"""

from typing import TYPE_CHECKING

from trionfi.cards import bits

if TYPE_CHECKING:
    from trionfi.view import View

TOP, HIGH, LOW, FOOL, MASTER, UPPER, VOID = 7.7, 2.2, 1.4, 2.3, 1.35, 0.5, 1.1
SLOPE, PAR, MEAN = 0.28, 2.77, 2.25


def strength(view: "View") -> float:
    """The strength of the cards in hand, in trumps."""
    pack, hand = view.game.pack, view.hand
    values = view.game.counting.table(pack)
    trumps = bits(pack.trump_mask)
    middle = trumps[len(trumps) // 2]
    found = 0.0
    for number in bits(hand & pack.trump_mask):
        found += 1
        if number == trumps[-1]:
            found += TOP
        elif values[number] > view.game.counting.empty:
            found += HIGH if number >= middle else LOW
        elif number >= middle:
            found += UPPER
    found += FOOL * (hand & pack.fool_mask).bit_count()
    for suit in pack.suits:
        cards = pack.suit_masks[suit.letter]
        found += MASTER * (hand >> bits(cards)[-1] & 1)
        if not hand & cards and _full(view):
            found += VOID
    return found


def worth(view: "View") -> float:
    """What the hand should bring from each opponent as declarer; cards still to be dealt count as average ones."""
    game = view.game
    fair = game.pack.trump_mask.bit_count() / view.players
    missing = 1 - view.hand.bit_count() / game.hand_size
    return SLOPE * (strength(view) + MEAN * fair * missing - PAR * fair)


def _full(view: "View") -> bool:
    return view.hand.bit_count() >= view.game.hand_size
