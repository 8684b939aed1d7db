"""What a hand is worth, in rows: what each reward says of its stakes, under the contract that is played."""

from collections.abc import Callable, Iterator
from typing import Any

from trionfi.kernel import layout as at
from trionfi.melds import Declarable
from trionfi.melds.parts import parts_of
from trionfi.melds.pattern import Part
from trionfi.settlement.incentives import (
    AllCards,
    By,
    Compared,
    EachCard,
    Incentive,
    Incentives,
    InLastTrick,
    Lacking,
    Most,
    MostEach,
    Needing,
    NothingIsMost,
    Of,
    Owing,
    Point,
    Reaching,
    Said,
    Ties,
    Tricks,
    TrickWith,
    Turned,
)
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import NamedTuple

Words = Callable[[int], list[int]]
ALL_POINTS = 1e5                    # card points: more than anybody has
MOST = 40                           # games and rates that are kept in mind
BY = {By.DECLARER: at.TARGET, By.ANYBODY: at.STEP, By.MOST: at.TOP_STEP}
TIES = {tie: number - 1 for number, tie in enumerate(Ties)}
# Where one of these is to be had, points are worth no more than it says.
PASSES = {Most, MostEach, Owing, Lacking, Reaching}


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
    hanging = [one for reward, own in said.hanging if payments.counts_played(reward, table) for one in own]
    if not any(_passes(one) for one in hanging):
        hanging.append(Point(1.0))
    turned = any(type(one) is Turned and table.announced(one.word) is not None for one in hanging)
    found = [row for one in hanging for row in _rows(table, one, words, turned)]
    if Compared(Said.ALL) in hanging:
        more = round(sum([entry.value for entry in table.declared]) * table.game.counting.unit)
        found = [[*row[:at.SEAT], row[at.SEAT] + more, *row[at.MASK:]] if row[at.KIND] in (at.TOP_EACH, at.TOP_STEP) else row
                 for row in found]
    combined = [row for one, parts in said.parts for row in combination_rows(one, parts, table.game.counting.unit, words)]
    return sorted(found, key=lambda row: row[at.KIND] != at.EASED) + combined   # what eases a target stands before it


class Told(NamedTuple):
    """What the rewards of a game say: what each has hang on the play, and the tables of combinations with their parts."""

    hanging: tuple[tuple[Any, Incentives], ...]
    parts: tuple[tuple[Declarable, tuple[Part, ...]], ...]


def _said(game: Rules, rate: int) -> Told:
    """What all rewards say, worked out once for a game and a rate."""
    kept = _KEPT.get((id(game), rate))
    if kept is None or kept[0] is not game:
        found = tuple((reward, reward.tabled(game, rate)) for reward in game.payments.rewards)
        tables = {id(table): table for reward in game.payments.rewards if (table := reward.won_table) is not None}
        kept = _KEPT[id(game), rate] = game, Told(found, tuple((table, parts_of(game.pack, table)) for table in tables.values()))
        while len(_KEPT) > MOST:
            del _KEPT[next(iter(_KEPT))]
    return kept[1]


def _passes(one: Incentive) -> bool:
    """Whether points are worth no more than this says."""
    return bool(one.amount) and (type(one) in PASSES or (type(one) is Point and one.of is Of.CARDS))


def _rows(table: Table, one: Incentive, words: Words, turned: bool) -> Iterator[list[int]]:
    """The rows of one thing that hangs on the play. What lies between having it and not having it is worth half to each side."""
    unit, whole, half = table.game.counting.unit, round(one.amount * at.PAY), round(one.amount * at.PAY / 2)
    match one:
        case Point(_, Of.CARDS):
            yield [at.POINT, round(-half / unit if turned else half / unit), 0, -1, *words(0)]
        case Point(_, Of.COMBINED):
            yield [at.COMBINED, round(half / unit), 0, -1, *words(0)]
        case Needing(cards, number, points):
            yield [at.EASED, number, round(points * unit), -1, *words(cards)]
        case TrickWith(_, cards, won, last):
            yield [at.PLAYED, half, 0, at.WON_WITH * won + at.IN_LAST * last, *words(cards)]
        case Reaching(_, points, by):
            amount, seat = (whole, -1) if by is By.DECLARER else (half, 0 if by is By.MOST else -1)
            yield [BY[by], amount, _counted(points, unit), seat, *words(0)]
        case MostEach(_, per, more):
            yield [at.TOP_EACH, half, _counted(per, unit), round(more * unit), *words(0)]
        case Most(_, fewest, ties):
            yield [at.MOST, half, -unit * (fewest != turned), TIES[ties], *words(0)]
        case NothingIsMost():
            yield [at.IDLE, 0, round(-ALL_POINTS if turned else ALL_POINTS) * unit, -1, *words(0)]
        case Owing(_, points, times):
            yield [at.OWES, half, _counted(points, unit), times, *words(0)]
        case Lacking(_, points, own):
            yield [at.BY_PAR if own else at.LACKS, round((half if own else whole) / unit), _counted(points, unit), _share(table), *words(0)]
        case Compared(said):
            for entry in table.declared if said is Said.OWN else ():
                yield [at.ADDED, 0, round(entry.value * unit), entry.seat, *words(0)]
            yield [at.COMPARED, 0, 0, -1, *words(0)]
        case _ if whole:
            yield from _of_cards(table, one, whole, words)


def _of_cards(table: Table, one: Incentive, amount: int, words: Words) -> Iterator[list[int]]:
    """The row of cards to have, or of a trick to win; none while a word that it hangs on has not been said."""
    match one:
        case EachCard(_, cards, captured):
            kind, word = at.CAPTURED if captured else at.HELD, ""
            amount = amount if captured else round(one.amount * at.PAY / 2)
        case AllCards(_, cards, _, word):
            kind = at.UNDERTAKEN if word else at.COLLECTED
        case InLastTrick(_, cards, word, lost):
            if cards and word:
                return
            kind = at.LAST_LOST if lost else at.LAST_WITH if cards else at.LAST
        case Tricks(_, every, word):
            kind, cards = at.EVERY if every else at.FIRST, 0
        case _:
            return
    said = table.announced(word) if word else None
    if amount and (said is not None or not word):
        yield [kind, amount, 0, -1 if said is None else said, *words(cards)]


def _counted(points: float, unit: int) -> int:
    return round(min(points, ALL_POINTS) * unit)


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


_KEPT: dict[tuple[int, int], tuple[Rules, Told]] = {}
