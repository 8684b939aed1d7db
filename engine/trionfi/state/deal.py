"""A deal as data."""

from trionfi.values import dataclass

AGAIN = 1 << 30   # below it `again` is a seed


@dataclass(frozen=True)
class Deal:
    """The deal as data: for each seat its cards in the order they come, and the piles laid aside (bottom card last).
    Where the pack is cut and turned up (`trionfi.phases.robbing`) there are no hands, only the two parts of the pack.

    Cards are numbers of the pack. Where cards are shuffled a second time, `again` is the number that gives their order
    (`trionfi.phases.heaps.ordered`).
    """

    hands: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[str, tuple[int, ...]], ...] = ()
    again: int = 0

    def pile(self, name: str) -> tuple[int, ...]:
        """The cards of a pile."""
        for one, cards in self.piles:
            if one == name:
                return cards
        raise KeyError(name)
