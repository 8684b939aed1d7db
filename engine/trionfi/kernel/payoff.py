"""What a hand is worth, in rows: what each reward says of its stakes, under the contract that is played."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from trionfi.kernel import layout as at
from trionfi.melds import Declarable
from trionfi.melds.parts import parts_of
from trionfi.melds.pattern import Part
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.rules import Rules
from trionfi.state.table import Table

Words = Callable[[int], list[int]]
KINDS = {Prize.KEPT: at.HELD, Prize.CAPTURED: at.CAPTURED, Prize.COLLECTED: at.COLLECTED, Prize.LAST: at.LAST,
         Prize.LAST_WITH: at.LAST_WITH, Prize.LAST_LOST: at.LAST_LOST, Prize.FIRST: at.FIRST, Prize.EVERY: at.EVERY,
         Prize.UNDERTAKEN: at.UNDERTAKEN}
OF_MOST = {Prize.TOP_EACH: at.TOP_EACH, Prize.TOP_STEP: at.TOP_STEP}
BY_POINTS = OF_MOST | {Prize.TARGET: at.TARGET, Prize.STEP: at.STEP, Prize.MOST: at.MOST, Prize.IDLE: at.IDLE, Prize.OWES: at.OWES,
                       Prize.LACKS: at.LACKS, Prize.BY_PAR: at.BY_PAR}
ALL_POINTS = 1e5                    # card points: more than anybody has
MOST = 40                           # games and rates that are kept in mind
# What these say lies between having and not having.
HALF = (Prize.POINT, Prize.KEPT, Prize.COMBINED, Prize.STEP, Prize.MOST, Prize.WINS, Prize.LOSES, Prize.TOP_EACH, Prize.TOP_STEP,
        Prize.OWES, Prize.BY_PAR)
# Where one of these is to be had, points are worth no more than it says.
PASSES = (Prize.POINT, Prize.TARGET, Prize.STEP, Prize.MOST, Prize.TOP_EACH, Prize.TOP_STEP, Prize.OWES, Prize.LACKS, Prize.BY_PAR)


def exact(table: Table) -> bool:
    """Whether the rows of the payoff say all that hangs on the play: each reward that counts knows that of itself."""
    payments = table.game.payments
    return all(reward.countable for reward in payments.rewards if payments.counts_played(reward, table))


def times(table: Table) -> float:
    """How often one unit of the payoff lies between what a player scores and what his opponents score on average: each of these pays it
    to a declarer, whose side shares it; anywhere else it passes from one side to the other."""
    game, declarer = table.game, table.contract.declarer
    if declarer is None or table.contract.apart or not game.sides.declared or not game.payments.rates:
        return 2.0
    leading = len([seat for seat in table.side(declarer) if seat < table.players])
    return (table.players - leading) / leading + 1


def payoff(table: Table, words: Words) -> list[list[int]]:
    """The rows of the payoff (see `layout`), with card points alone where nothing else is to be had for them."""
    rate = table.contract.rate if len(table.game.payments.rates) > 1 else 1
    said, payments = _said(table.game, rate), table.game.payments
    stakes = [stake for reward, own in said.stakes if payments.counts_played(reward, table) for stake in own]
    if not any(stake.kind in PASSES and stake.amount for stake in stakes):
        stakes.append(Stake(Prize.POINT, 1.0))
    turned = any(stake.kind == Prize.TURNED and table.announced(stake.word) is not None for stake in stakes)
    found = [row for stake in stakes for row in _rows(table, stake, words, turned)]
    if any(stake.kind == Prize.TOP_SAID for stake in stakes):
        more = round(sum([entry.value for entry in table.declared]) * table.game.counting.unit)
        found = [[*row[:at.SEAT], row[at.SEAT] + more, *row[at.MASK:]] if row[at.KIND] in OF_MOST.values() else row for row in found]
    combined = [row for one, parts in said.parts for row in combination_rows(one, parts, table.game.counting.unit, words)]
    return sorted(found, key=lambda row: row[at.KIND] != at.EASED) + combined   # what eases a target stands before it


class Said(NamedTuple):
    """What the rewards of a game say: the stakes of each, and the tables of combinations with their parts."""

    stakes: tuple[tuple[Any, tuple[Stake, ...]], ...]
    parts: tuple[tuple[Declarable, tuple[Part, ...]], ...]


def _said(game: Rules, rate: int) -> Said:
    """What all rewards say, worked out once for a game and a rate."""
    kept = _KEPT.get((id(game), rate))
    if kept is None or kept[0] is not game:
        found = tuple((reward, reward.tabled(game, rate)) for reward in game.payments.rewards)
        tables = {id(table): table for reward in game.payments.rewards if (table := reward.won_table) is not None}
        kept = _KEPT[id(game), rate] = game, Said(found, tuple((table, parts_of(game.pack, table)) for table in tables.values()))
        while len(_KEPT) > MOST:
            del _KEPT[next(iter(_KEPT))]
    return kept[1]


def _rows(table: Table, stake: Stake, words: Words, turned: bool) -> Iterator[list[int]]:
    unit, kind = table.game.counting.unit, stake.kind
    said = table.announced(stake.word) if stake.word else None
    seat = -1 if said is None else said
    amount = round(stake.amount * at.PAY / (2 if kind in HALF else 1))
    if kind == Prize.EASED:
        yield [at.EASED, stake.more, round(stake.points * unit), -1, *words(stake.cards)]
    elif stake.word and said is None:
        return
    elif kind == Prize.POINT:
        yield [at.POINT, round(-amount / unit if turned else amount / unit), 0, -1, *words(0)]
    elif kind in (Prize.WINS, Prize.LOSES):
        yield [at.PLAYED, amount, 0, at.WON_WITH * (kind == Prize.WINS) + at.IN_LAST * stake.more, *words(stake.cards)]
    elif kind == Prize.SAID:
        for entry in table.declared:
            yield [at.ADDED, 0, round(entry.value * unit), entry.seat, *words(0)]
    elif kind == Prize.COMPARED:
        yield [at.COMPARED, 0, 0, -1, *words(0)]
    elif kind == Prize.COMBINED:
        yield [at.COMBINED, round(amount / unit), 0, -1, *words(0)]
    elif kind in BY_POINTS:
        yield _by_points(table, stake, amount, turned, words)
    elif kind in KINDS and amount:
        yield [KINDS[kind], amount, 0, seat, *words(stake.cards)]


def _by_points(table: Table, stake: Stake, amount: int, turned: bool, words: Words) -> list[int]:
    """The row of a stake in the points that all or some have."""
    unit, kind = table.game.counting.unit, stake.kind
    points, seat = stake.points, stake.more - 1
    if kind in (Prize.BY_PAR, Prize.LACKS):
        amount, seat = round(amount / unit), _share(table)
    elif kind in OF_MOST:
        seat = round(stake.more * unit)
    elif kind == Prize.OWES:
        seat = stake.more
    elif kind == Prize.MOST and turned:
        points = -1.0 - points
    elif kind == Prize.IDLE:
        points = -ALL_POINTS if turned else ALL_POINTS
    return [BY_POINTS[kind], amount, round(min(points, ALL_POINTS) * unit), seat, *words(0)]


def _share(table: Table) -> int:
    """How many members the declarer's side has to each of the others, in `layout.PAY`: as many times the value one of these gets for what
    one of it owes."""
    declarer = table.contract.declarer
    if declarer is None or table.contract.apart:
        return at.PAY
    leading = len([seat for seat in table.side(declarer) if seat < table.players])
    return at.PAY * leading // max(1, table.players - leading)


def combination_rows(table: Declarable, parts: tuple[Part, ...], unit: int, words: Words) -> Iterator[list[int]]:
    """The combinations of a table, part by part. SET: what all of some cards count, and the place of its category among those that are
    doubled, -1 for none. RUN: the value, `more`, the category, the anchor; then four of PART: `genuine`, `places`, `least` and the head;
    `bridges`, `neighbours`, whether it counts, and the way down; what closes it; what is wild. DOUBLED: from how many on, how many times
    more, the category."""
    places = {doubling.category: place for place, doubling in enumerate(table.doublings)}
    for doubling in table.doublings:
        yield [at.DOUBLED, doubling.least, doubling.times - 1, places[doubling.category], *words(0)]
    for part in parts:
        kind, category = at.RUN if part.head else at.SET, places.get(part.category, -1)
        yield [kind, round(part.value * unit), round(part.more * unit), category, *words(part.anchor)]
        if part.head:
            yield [at.PART, part.genuine, part.places, part.least, *words(part.head)]
            yield [at.PART, part.bridges, int(part.neighbours), int(part.counts), *words(part.down)]
            yield [at.PART, 0, 0, 0, *words(part.close)]
            yield [at.PART, 0, 0, 0, *words(part.wild)]


_KEPT: dict[tuple[int, int], tuple[Rules, Said]] = {}
