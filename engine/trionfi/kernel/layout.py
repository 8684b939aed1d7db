"""Where things stand in the flat lists of integers that the twins read: `kernel.c` has the same numbers.

A card has a number of its own here: 16 to a plain suit, the trumps from 64 up, the Fool 112. A set of cards is a mask of 128 bits, in a
list four integers of 32 bits, the lowest first.
"""

from trionfi.tricks.duties import Duties

SEATS_MOST, SLOTS, TRUMPS, FOOL = 8, 16, 64, 112
PLAIN, TRUMP_SUIT, FOOL_SUIT = 4, 4, 5
CARDS = FOOL + 1
FOOL_LED = -2
WORDS = 4
HIGHEST = 48                    # of no card more than so many others are above it

# The table: what holds for the whole hand.
SEATS, FLAGS, LOST_LAST, EXCHANGE, BY, TRICKLESS, DECLARER, DEALER = range(8)
GROUP, LESS, PER_TRICK, LAST_TRICK, OVER, UNIT, EMPTY, TRICK, ROWS, HANGS = range(8, 18)
DISCARDS = 18                   # of so many tricks a discard counts as one
NEXT = 20                       # the seat after each
ODD = 28                        # what is taken off a rest of none, of 1, 2 ... cards
RUFFS = 40                      # the cards that trump each suit, trumps included
RUFFING = RUFFS + 5 * WORDS
FORCED = RUFFING + WORDS
NOT_LED = FORCED + WORDS
BATCHED = NOT_LED + WORDS
BARRED = BATCHED + WORDS        # to so many last tricks the Fool may not be played, and not to the one so far from the end
SKIPPED, BOUND, SLAM, SPARED_BY, SPARED, PLAYING, KEEPER = range(BARRED + 1, BARRED + 8)
KEPT_BACK = KEEPER + 1          # what the keeper plays only when he must, and what he leads only then
KEPT_FROM_LEAD = KEPT_BACK + WORDS
FIRSTS = KEPT_FROM_LEAD + WORDS # twice: cards that go to the first trick of their suit, and the other of which one must be with them
UNDER_HIGHER = FIRSTS + 4 * WORDS  # cards that go to a trick in which one of others lies, and these others
NONE_OF = UNDER_HIGHER + 2 * WORDS  # in 4096: that a seat has none of so many cards, by how they lie and how many seats may have them
CARD = NONE_OF + 3 * SEATS_MOST * HIGHEST
SUIT, FLOOR, VALUE, GAIN, MARK, CLOSES, FEARED, BEATS = range(8)
CARD_SIZE = BEATS + WORDS
PAYOFF = CARD + CARDS * CARD_SIZE
KIND, AMOUNT, POINTS, SEAT, MASK = range(5)
ROW_SIZE = MASK + WORDS

# The flags: plain numbers, for the twin in Python asks for them at every card.
OVERTRUMP, RELIEF, FOOL_FREE, FOOL_FORCED, FOOL_WAITS, REVERSE, TRUMPS_BEAT_FOOL, FOOL_DRAWS, STOCK_WON, STOCK_DRAWN, UNCOVERS, \
    UNCOVERS_LATER, REST_WON, FALLS, FOOL_YIELDS = [duty.value for duty in Duties]
COMES = STOCK_WON + STOCK_DRAWN + UNCOVERS + UNCOVERS_LATER
COUNTS, HIGH = 1, 2             # the marks of a card: it counts, it is too dear to be thrown away
EVEN, CALLER, BESIDE = range(3) # how cards lie: alike with all, likelier with the declarer, and with the others beside him
NEVER, WHEN_ABLE, AT_END, EMPTY_OR_CHOSEN, CHOSEN = range(5)
SIDE_PAYS, PLAYER_PAYS, LATER_PAYS = range(3)
TO_TRICK, KEPT_LAST, OPPONENTS, KEPT, NOT_DEALER = range(5)
POINT, TARGET, EASED, HELD, CAPTURED, COLLECTED, LAST, LAST_WITH, LAST_LOST, UNDERTAKEN, FIRST, EVERY = range(12)
ADDED, COMBINED, STEP, MOST, PLAYED = range(12, 17)
COMPARED, TOP_EACH, TOP_STEP = range(17, 20)  # combinations count in totals; what who has most gets for so many points, or with so many
SET, RUN, PART, DOUBLED = range(20, 24)       # combinations: see `payoff`
IDLE, OWES, LACKS, BY_PAR = range(24, 28)     # what counts as points for who has nothing; what is owed: see `dues`
SHARED, EACH, IF_NONE_IDLE, IF_IDLE = range(-1, 3)  # in the place of the seat: who has most shares it, or each has it, when all have
                                # something, or each has it when somebody has not (IDLE)
WON_WITH, IN_LAST = 1, 2         # of the cards of PLAYED, in the place of the seat

# The position: what all see of the trick play.
TURN, LED, BEST, BEST_SEAT, LEFT, SUITS_LED, PLAYER, LAID, OWED_BY, OWED_TO, FOOL_TRICK, DONE = range(12)
TRICKS_OF = 12
LATER = TRICKS_OF + SEATS_MOST
PLAYS = LATER + WORDS
LACKING = PLAYS + 2 * SEATS_MOST  # the suits that each seat has shown to lack
POSITION_SIZE = LACKING + SEATS_MOST

# A world: for each seat its side as a mask of seats, its hand, the tricks that it has won, and what it has discarded; the next card of the
# stock; and for each card the one that comes after it, in the stock or under it, four to a word. Both stand there with 1 added, 0 for none.
SIDE, HAND, WON, AWAY = 0, 1, 1 + WORDS, 1 + 2 * WORDS
WORLD_SEAT = 1 + 3 * WORDS
STOCK = SEATS_MOST * WORLD_SEAT
UNDER = STOCK + 1
WORLD_SIZE = UNDER + (CARDS + 3) // 4

# A pool that worlds are drawn from: the hidden partner's card with whose sides hold where nobody has it; the place of the declarer's hand
# and how often a placing is taken that gives him so many trumps fewer; the sides by who has the card; a world of all that is sure; then for
# each place where in a world its cards stand, which cards may lie there, and which do in a first placing.
PLACES, CALLED, OTHERWISE, LEANING, LEANS = range(5)
SIDES_OF = LEANS + HIGHEST
SURE = SIDES_OF + SEATS_MOST * SEATS_MOST
PLACES_FROM = SURE + WORLD_SIZE
SLOT, MAY = 0, 1
LYING = MAY + WORDS
PLACE_SIZE = LYING + WORDS
PLACES_MOST = 32
POOL_SIZE = PLACES_FROM + PLACES_MOST * PLACE_SIZE
STIRRED, BETWEEN = 3, 3         # how often each pair of places is dealt anew before the first world, and between two

RANDOM, THUMB, EXACT = range(3) # how a playout chooses: any card that may be played, by rules of thumb, or the best with all cards seen
SCALE, PAY = 4096, 2048         # probabilities, and the unit of payments


def words(mask: int) -> list[int]:
    """A mask as it stands in a list."""
    return [signed(mask >> 32 * place & 0xFFFFFFFF) for place in range(WORDS)]


def mask_at(rows: list[int], place: int) -> int:
    """The mask that stands at a place."""
    return sum((rows[place + word] & 0xFFFFFFFF) << 32 * word for word in range(WORDS))


def signed(word: int) -> int:
    """A word of 32 bits as a signed integer."""
    return word - (1 << 32) if word >> 31 else word
