"""Facts of a hand that a step or rule of few games writes: each has a journalled slot of its own, and all may know them."""

from trionfi.state.table import Table


class Note[V]:
    """A slot on the table, by its key: what has been noted there in this hand, or else `default`."""

    def __init__(self, key: str, default: V) -> None:
        self.key, self.default = key, default

    def of(self, table: Table) -> V:
        """What has been noted."""
        found: V = table.notes.get(self.key, self.default)
        return found

    def keep(self, table: Table, value: V) -> None:
        """Note it."""
        table.note(self.key, value)


OPENER = Note[int | None]("opener", None)  # who made the first bid of all
COULD_CALL = Note[tuple[int, ...]]("could call", ())  # the seats to which a call was still open when they spoke
FORCED = Note("forced", False)  # a declarer must call because nobody has bid, or nobody is his partner
NAMED = Note("named", "")  # the card that the declarer has named, with his bid or to buy it
OUTSIDE = Note[int | None]("outside", None)  # who has gone out and plays no more
SURE = Note[int | None]("sure", None)  # who is the first to be sure of the points that he needs
BOUND = Note[tuple[int, ...]]("bound", ())  # who have gone out and play on, bound in what they play
UNTAKEN = Note("untaken", 0)  # the cards (a mask) that were taken back and count for nobody's trick
BOUGHT = Note("bought", 0)  # how many cards the declarer has named one after another
SOLD = Note[tuple[int, ...]]("sold", ())  # who gave cards that were asked for, in order
DOUBLED = Note[tuple[int, ...]]("doubled", ())  # who has said contre, in order
REDOUBLED = Note("redoubled", False)  # it was doubled again
DOUBLES = Note("doubles", 0)  # how often it was doubled, where that has no end
ROUNDS = Note("rounds", 3)  # in how many rounds the cards are dealt, where that is chosen
UNDERTAKEN = Note[tuple[tuple[str, int, int], ...]]("undertaken", ())  # (word, seat, number of the trick before which it was said)
POT_FINES = Note[tuple[int, ...]]("pot fines", ())  # who has paid a fine to the pots, in order
NAMED_SUITS = Note[tuple[tuple[int, int], ...]]("named suits", ())  # (number of the trick, the suit that a led Fool called for as a mask)
DEMANDED = Note[int | None]("demanded", None)  # who has demanded that the Fool be played
HELD = Note[int | None]("held", None)  # who of the dealer's opponents has held the deal
MONTE = Note[tuple[int, ...]]("a monte", ())  # who proposed to throw the hands in
TOPPE = Note[tuple[int, ...]]("toppe", ())  # who has said toppa for a card that was captured, in order
PLAYS_ON = Note[int | None]("plays on", None)  # who has rightly claimed the match, and plays on
RAISED = Note[tuple[int, int | None, int | None]]("raised", (0, None, None))  # what the last trick counts, who raised it last, who has it
REDECLARED = Note[tuple[tuple[int, str, int], ...]]("redeclared", ())  # (seat, name, points) of what grew by a drawn card
GROWN = Note[tuple[tuple[int, str, int], ...]]("grown", ())  # (seat, name, cards as a mask) of declarations that drawn cards made larger
BROKEN = Note[tuple[int, int]]("broken", (-1, 0))  # who had to lay cards of combinations away, and the cards (a mask) that still declare
BOTH_LAST = Note[int | None]("both last", None)  # who has played the last two tricks together, with the lowest trump and the Fool
STOCK = Note[tuple[int, int]]("stock", (-1, 0))  # who has the stock, and for how many lupini he has bought it
