"""Which sets of cards a choice allows: how many there are, the one at a place, whether a part can still become one, and why not."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import comb, factorial

from trionfi.cards import Pack, bits
from trionfi.cards.chance import Chance
from trionfi.values import dataclass
from trionfi.words import Message, Words


@dataclass(frozen=True)
class Sets:
    """All sets of `least` to `most` of the cards `allowed` (a mask), of which no more than `few` are of the `capped`; those of `bound` go
    only if all of one of the sets `together` go, and none of another; `only` says when some of these (a mask) do, to follow "only". With
    `ordered` the same cards in another order are another choice.

    Sets come by size, the smallest first, and those of a size in the order of a sorted hand.
    """

    pack: Pack
    allowed: int
    least: int
    most: int
    capped: int = 0
    few: int = 0
    bound: int = 0
    together: tuple[int, ...] = ()
    only: tuple[tuple[int, Words], ...] = ()
    ordered: bool = False

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The cards that stand in some set."""
        return self.pack.unmask(self.allowed)

    @cached_property
    def _bits(self) -> tuple[int, ...]:
        return tuple(1 << self.pack.index[card] for card in self.cards)

    @cached_property
    def _ways(self) -> tuple[int, ...]:
        """The sets that may go all at once, and first that none does."""
        return (0, *dict.fromkeys(whole for whole in self.together if whole & self.bound))

    def count(self, size: int, chosen: int, pool: int) -> int:
        """How many sets of a size hold what is chosen, and else only cards of the pool."""
        rest = pool & ~chosen
        return sum([self._filled(size, chosen, rest, way) for way in self._ways])

    def _filled(self, size: int, chosen: int, rest: int, way: int) -> int:
        """How many of them bring all cards of one set, or of none."""
        if chosen & self.bound & ~way or way & ~(chosen | rest):
            return 0
        base = chosen | way
        left, room = size - base.bit_count(), self.few - (base & self.capped).bit_count()
        if left < 0 or room < 0:
            return 0
        others = rest & ~base & ~self.bound
        strict = (others & self.capped).bit_count()
        free = others.bit_count() - strict
        return sum([comb(strict, some) * comb(free, left - some) for some in range(min(room, left) + 1)])

    def open(self, chosen: Sequence[str]) -> bool:
        """Whether more cards, or none, make an allowed set of what is chosen."""
        cards = self.pack.mask(chosen)
        return cards.bit_count() == len(chosen) and not cards & ~self.allowed and any(
            self.count(size, cards, self.allowed) for size in range(max(self.least, len(chosen)), self.most + 1))

    def why_not(self, cards: int) -> Words | None:
        """Why so many of the allowed cards as there may be (a mask) are no set, or None if they are."""
        apart, strict = cards & self.bound, cards & self.capped
        if apart and not any(not whole & ~cards and not apart & ~whole for whole in self.together):
            when = next(words for cards, words in self.only if cards & apart)
            return Message("{cards} may be discarded only {when}", cards=" ".join(self.pack.unmask(apart)), when=when)
        if strict.bit_count() > self.few:
            return Message("only {n} of {cards} may be discarded: no more than needed", n=self.few,
                           cards=" ".join(self.pack.unmask(strict)))
        return None

    def drawn(self, chance: Chance) -> list[str]:
        """One of the sets, drawn with our own generator; a smaller one only where none need be chosen."""
        whole = chance.choice((*self.together, 0)) if self.together else 0
        size = self.most if self.least == self.most or chance.below(3) else self.least
        rest, pool = size - whole.bit_count(), self.allowed & ~self.capped & ~self.bound & ~whole
        few = max(0, rest - pool.bit_count())
        numbers = bits(whole) + chance.sample(bits(pool), rest - few) + chance.sample(bits(self.capped & ~whole), few)
        return [self.pack.texts[number] for number in numbers]

    @cached_property
    def total(self) -> int:
        """How many choices there are."""
        return sum([self._of_size(size) for size in range(self.least, self.most + 1)])

    def _of_size(self, size: int) -> int:
        return self.count(size, 0, self.allowed) * (factorial(size) if self.ordered else 1)

    def at(self, place: int) -> tuple[str, ...]:
        """The choice at a place. Raises IndexError where there is none."""
        if place < 0:
            place += self.total
        if place >= 0:
            for size in range(self.least, self.most + 1):
                if place < (many := self._of_size(size)):
                    return self._in_order(size, place) if self.ordered else self._sorted(size, place)
                place -= many
        raise IndexError("the choice has no such set of cards")

    def _sorted(self, size: int, place: int) -> tuple[str, ...]:
        chosen, left, found = 0, self.allowed, list[str]()
        for card, bit in zip(self.cards, self._bits, strict=True):
            if len(found) == size:
                break
            left ^= bit
            many = self.count(size, chosen | bit, left)
            if place < many:
                chosen |= bit
                found.append(card)
            else:
                place -= many
        return tuple(found)

    def _in_order(self, size: int, place: int) -> tuple[str, ...]:
        chosen, found = 0, list[str]()
        while len(found) < size:
            after = factorial(size - len(found) - 1)
            for card, bit in zip(self.cards, self._bits, strict=True):
                if chosen & bit:
                    continue
                many = self.count(size, chosen | bit, self.allowed) * after
                if place < many:
                    chosen |= bit
                    found.append(card)
                    break
                place -= many
        return tuple(found)

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        return map(self.at, range(self.total))
