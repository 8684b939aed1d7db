"""What the facts of a hand say of its sides, part by part, and whether all of it can be true together."""

from collections.abc import Hashable
from math import ceil, floor

from trionfi.cards import bits
from trionfi.counting import Points, prose
from trionfi.errors import TrionfiError
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import DECLARER, EVERY_TRICK, NEITHER, NO_TRICK, NOBODY
from trionfi.values import dataclass, field

NONE: set[Hashable] = {None, NOBODY}


@dataclass
class Claims:
    """The claims of a hand. Sides are named as the settlement names them: "declarer" and "opponents", or the number of a party; what is
    claimed of nobody is not claimed."""

    facts: Facts
    whole: bool = True
    held: dict[Hashable, int] = field(default_factory=dict)
    began: dict[Hashable, int] = field(default_factory=dict)
    exact: dict[Hashable, int] = field(default_factory=dict)
    made: dict[Hashable, tuple[Points, str]] = field(default_factory=dict)
    swept: Hashable = None
    trickless: set[Hashable] = field(default_factory=set)
    takers: set[Hashable] = field(default_factory=set)
    losers: set[Hashable] = field(default_factory=set)
    bounds: list[tuple[Hashable, Points, Points, str]] = field(default_factory=list)
    last: Hashable = None

    def holds(self, side: Hashable, cards: int) -> None:
        """A side has these cards at the end, with whatever else."""
        self._keep(self.held, side, cards)

    def begins(self, seat: int, cards: int) -> None:
        """A player holds these cards when the play begins."""
        self._keep(self.began, seat, cards)

    def _keep(self, found: dict[Hashable, int], side: Hashable, cards: int) -> None:
        if side == NOBODY:
            return
        for other, mask in found.items():
            if other != side and mask & cards:
                raise TrionfiError(f"{self._texts(mask & cards)} cannot be with {self.name(other)} and with {self.name(side)}")
        found[side] = found.get(side, 0) | cards

    def has(self, side: Hashable, pile: int) -> None:
        """A side has just these cards at the end."""
        self.exact[side] = pile

    def points(self, side: Hashable, points: Points, key: str) -> None:
        """A side has so many card points, by the fact of this key."""
        self.made[side] = points, key

    def every_trick(self, side: Hashable) -> None:
        """A side has won every trick."""
        self.swept = self._one(self.swept, side, "every trick")

    def no_trick(self, side: Hashable) -> None:
        """A side has won no trick."""
        self.trickless |= {side} - NONE

    def told(self, what: str, of: object) -> None:
        """What a fact tells of a side, by its number or its name; a plain yes is told of the declarer's."""
        side = DECLARER if of is True else None if of is False or of == NEITHER else of
        if what == EVERY_TRICK:
            self.every_trick(side)
        elif what == NO_TRICK:
            self.no_trick(side)

    def last_trick(self, side: Hashable) -> None:
        """A side has won the last trick."""
        self.last = self._one(self.last, side, "the last trick")

    def wins_trick(self, side: Hashable) -> None:
        """A side has won a trick at least."""
        self.takers |= {side} - NONE

    def loses_trick(self, side: Hashable) -> None:
        """Another side has won a trick from it at least."""
        self.losers |= {side} - NONE

    def _one(self, first: Hashable, side: Hashable, what: str) -> Hashable:
        """The one side that can have won it."""
        if side not in NONE and first not in (None, side):
            raise TrionfiError(f"{self.name(first)} and {self.name(side)} cannot both have won {what}")
        return first if side in NONE else side

    def between(self, side: Hashable, least: Points, most: Points, why: str) -> None:
        """A side has from so many card points to so many, for a reason in words."""
        self.bounds.append((side, least, most, why))

    def some(self, side: Hashable, other: Hashable, cards: int, number: int, key: str) -> None:
        """So many of certain cards are with a side, by the fact of this key, and the rest with the other."""
        pile = self.facts.pile(str(side))
        if pile is not None and (pile & cards).bit_count() != number:
            there = (pile & cards).bit_count()
            raise TrionfiError(f"the fact '{key}' cannot be {number}: by the cards given {self.name(side)} has {there}")
        if number in (0, cards.bit_count()):
            self.holds(side if number else other, cards)
        values = self.facts.counting.table(self.facts.pack)
        cheap = [1 << one for one in sorted(bits(cards), key=lambda one: values[one])]
        most = self.facts.counting.pack_points(self.facts.pack)[1] - self.worth(sum(cheap[:len(cheap) - number]))
        self.between(side, self.worth(sum(cheap[:number])), ceil(most), f"where '{key}' is {number},")

    def at_most(self, key: str, number: int, most: int, what: str) -> None:
        """A number that is not above what there is."""
        if number > most:
            raise TrionfiError(f"the fact '{key}' comes to {number}: there are {most} {what}")

    def name(self, side: Hashable) -> str:
        """A side in words."""
        return self.facts.parties[side] if isinstance(side, int) else f"the {side}"

    def check(self) -> None:
        """Raise TrionfiError where the claims contradict each other."""
        for side in self.trickless:
            if side in (self.swept, self.last, *self.takers):
                raise TrionfiError(f"{self.name(side)} cannot have won no trick and yet one")
        if self.swept is not None and self.last not in (None, self.swept):
            raise TrionfiError(f"{self.name(self.swept)} has won every trick: {self.name(self.last)} cannot have won the last")
        if self.swept in self.losers:
            raise TrionfiError(f"{self.name(self.swept)} has won every trick: it cannot have lost a card in one")
        loser = next((side for side in self.takers if self.swept not in (None, side)), None)
        if loser is not None:
            raise TrionfiError(f"{self.name(self.swept)} has won every trick: {self.name(loser)} cannot have won one")
        for side, pile in self.exact.items():
            missing = self.held.get(side, 0) & ~pile
            if missing:
                raise TrionfiError(f"{self._texts(missing)} cannot be with {self.name(side)}: the cards given for it say otherwise")
        for side, (points, key) in self.made.items():
            self._in_bounds(side, points, key)

    def _in_bounds(self, side: Hashable, points: Points, key: str) -> None:
        """Whether a side can have so many points with what it has, and with what the others have."""
        most = self._total()
        least: Points = self.worth(self.held.get(side, 0))
        why = "the cards that it has"
        if side == self.last and self.facts.counting.last_trick > least:
            least, why = self.facts.counting.last_trick, "the last trick alone"
        if side == self.swept and self.whole and self.facts.limits.tricks:
            least, why = max(least, floor(self.facts.counting.pack_points(self.facts.pack)[0] - self._outside())), "every trick"
        for other, low, high, reason in self.bounds:
            if side == other and not low <= points <= high:
                has = f"{reason} {self.name(side)} has {prose(low)} to {prose(high)}"
                raise TrionfiError(f"the fact '{key}' cannot be {prose(points)}: {has}")
        if points < least:
            raise TrionfiError(f"the fact '{key}' cannot be {prose(points)}: with {why} {self.name(side)} has at least {prose(least)}")
        others = 0
        for other, cards in self.held.items():
            others |= cards if other != side else 0
        most -= self.worth(others)
        why = "with the cards that are elsewhere"
        if self.last not in (None, side):
            most -= self.facts.counting.last_trick
            why = "without the last trick"
        if self.facts.limits.tricks and (side in self.trickless or self.swept not in (None, side)):
            most, why = min(most, self._outside()), "without a trick"
        if points > ceil(most):
            raise TrionfiError(f"the fact '{key}' cannot be {prose(points)}: {why} {self.name(side)} has at most {prose(most)}")

    def _total(self) -> Points:
        facts = self.facts
        counting, tricks = facts.counting, facts.counting.units(facts.limits.tricks, 1)
        return counting.pack_points(facts.pack, max(2, len(self.made)))[1] + counting.per_trick * tricks

    def worth(self, cards: int) -> int:
        """What cards count for at the least, whatever lies beside them."""
        counting = self.facts.counting
        off = counting.less + 1 + max(0, -counting.per_trick * counting.units(0, 1))
        return max(0, floor(counting.points(self.facts.pack, cards) - off)) if cards else 0

    def _outside(self) -> Points:
        """The most that a side can count without a trick: what was laid away or left, and the Fool."""
        pack, counting, limits = self.facts.pack, self.facts.counting, self.facts.limits
        values = counting.table(pack)
        fool = pack.fool_mask if limits.fool else 0
        rest = sorted((values[number] for number in bits(pack.all & ~fool)), reverse=True)[:limits.kept]
        heap = max(0, counting.per_trick * counting.units(0, 1)) if limits.kept else 0
        return sum(rest) + sum(values[number] for number in bits(fool)) + heap

    def _texts(self, cards: int) -> str:
        some = self.facts.pack.unmask(cards)
        return " ".join(some[:5]) + (" ..." if len(some) > 5 else "")
