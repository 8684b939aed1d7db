"""What every card that is played needs of its pack."""

from collections.abc import Mapping, Sequence


class Ranks:
    """Tuples by card number: the `bit` of a card in a mask, the mask of its `suit`, and which cards are `taking` the trick from it where
    it is the best so far. `fool` is the number of the Fool, -1 in a pack without; `fools`, `trumps` and `ruffs` are the pack's own. Plain
    attributes, which are read several times a card."""

    __slots__ = ("bit", "fool", "fools", "ruffs", "suit", "taking", "trumps")

    def __init__(self, suit: tuple[int, ...], floor: Sequence[int], ruffing: int, fool: int, trumps: int, ruffs: Mapping[int, int]):
        self.bit = tuple(1 << number for number in range(len(suit)))
        self.suit, self.fool, self.fools, self.trumps, self.ruffs = suit, fool.bit_length() - 1, fool, trumps, ruffs
        self.taking = tuple((ruffing | own) >> low << low & ~bit for own, low, bit in zip(suit, floor, self.bit, strict=True))
