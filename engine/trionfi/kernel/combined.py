"""What the combinations among won cards come to, by a table (see `trionfi.melds.pattern.Part` for the rule). The C is in `combined.h`."""

from collections.abc import Sequence

from trionfi.kernel import layout as at
from trionfi.values import NamedTuple


class Part(NamedTuple):
    """A part of the combinations, as its rows have it."""

    value: int
    more: int
    category: int
    anchor: int
    genuine: int = 0
    places: int = 0
    least: int = 0
    head: int = 0
    bridges: int = 0
    neighbours: int = 0
    counts: int = 0
    down: int = 0
    close: int = 0
    wild: int = 0


class Combined:
    """The combinations of a table, read from its rows."""

    def __init__(self, rows: Sequence[tuple[int, ...]]):
        self.parts: list[Part] = []
        self.doublings = [row[at.AMOUNT:at.MASK] for row in rows if row[at.KIND] == at.DOUBLED]
        for place, row in enumerate(rows):
            if row[at.KIND] == at.SET:
                self.parts.append(Part(*row[at.AMOUNT:]))
            elif row[at.KIND] == at.RUN:
                head, down, close, wild = rows[place + 1:place + 5]
                self.parts.append(Part._make((*row[at.AMOUNT:], *head[at.AMOUNT:], *down[at.AMOUNT:], close[at.MASK], wild[at.MASK])))

    def of(self, pile: int) -> int:
        """What those among some cards come to, in the smallest unit."""
        sums = [0] * (len(self.doublings) + 1)   # the last for what nothing doubles
        numbers = sums[:]
        for part in self.parts:
            worth = worth_of(part, pile)
            sums[part.category] += worth
            numbers[part.category] += part.counts if worth else 0
        return sum(sums) + sum([more * sums[category] for least, more, category in self.doublings if numbers[category] >= least])


def worth_of(part: Part, pile: int) -> int:
    """What a pile (a mask) has of a part."""
    if part.anchor & ~pile:
        return 0
    genuine, wild = part.head & pile, part.wild & pile
    if genuine.bit_count() < part.genuine:
        return 0
    bridges = wild.bit_count() if part.bridges < 0 or not wild else part.bridges
    short = max(0, part.places - genuine.bit_count())
    if short > bridges:
        return 0
    lacking = part.head & ~pile
    for _ in range(lacking.bit_count() - short):
        lacking &= lacking - 1
    touching = bool(lacking) and (not genuine or lacking & -lacking < genuine & -genuine)
    taken = part.anchor | genuine | wild | _walk(part, pile, bridges - short, touching)
    over = taken.bit_count() - part.least
    return part.value + part.more * over if over >= 0 else 0


def _walk(part: Part, pile: int, bridges: int, touching: bool) -> int:
    """The cards that follow from the head down."""
    taken, way, close, gap = 0, part.down, part.close & pile, 0
    while way:
        card = 1 << way.bit_length() - 1
        way ^= card
        if not pile & card:
            gap += 1
            continue
        if gap and not _bridged(part, gap, bridges, touching):
            return taken
        bridges, touching, gap, taken = bridges - gap, False, 0, taken | card
    if gap and not (close and _bridged(part, gap, bridges, touching)):
        return taken
    return taken | close


def _bridged(part: Part, gap: int, bridges: int, touching: bool) -> bool:
    """Whether wild cards fill a gap on the way."""
    return gap <= bridges and (bool(part.neighbours) or not (gap > 1 or touching))
