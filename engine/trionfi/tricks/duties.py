"""What holds for the play of every trick beside suit and trump, as bits by name: parts say which of them they bring, and the twins read
them."""

from enum import IntFlag


class Duties(IntFlag):
    """The duties, and the ways of the Fool and of cards still to come. `make kernel` writes them for C too, into `kernel/duties.h`."""

    NONE = 0
    OVERTRUMP = 1           # the trumps of the trick must be beaten
    RELIEF = 2              # a trump in the trick frees from trumping
    FOOL_FREE = 4           # the Fool may be led to any trick
    FOOL_FORCED = 8         # without the suit and without trumps the Fool must be played
    FOOL_WAITS = 16         # the Fool may not be played before its side has a trick
    REVERSE = 32            # points are bad
    TRUMPS_BEAT_FOOL = 64   # a Fool that wins the trick is beaten by any trump
    FOOL_DRAWS = 128        # a Fool that is led calls for trumps
    STOCK_WON = 256         # the winner of a trick gets the next card of the stock to his tricks
    STOCK_DRAWN = 512       # after a trick all draw one card each
    UNCOVERS = 1024         # what lay under a card comes to light when that card is played
    UNCOVERS_LATER = 2048   # what lay under a card comes to light after the trick
    REST_WON = 4096         # what is left of the stock goes to who wins the last trick
    FALLS = 8192            # some card must go to the first trick of its suit, or under another
    FOOL_YIELDS = 16384     # the lead to the last trick that the Fool may be played to is given up, even where the Fool may be led
