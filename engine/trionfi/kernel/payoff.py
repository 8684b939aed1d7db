"""What a hand is worth, in rows: what each reward says of its stakes, under the contract that is played."""

from collections.abc import Callable, Iterator

from trionfi.kernel import layout as at
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.rules import Rules
from trionfi.state.table import Table

Words = Callable[[int], list[int]]
KINDS = {Prize.KEPT: at.HELD, Prize.CAPTURED: at.CAPTURED, Prize.COLLECTED: at.COLLECTED, Prize.LAST: at.LAST,
         Prize.LAST_WITH: at.LAST_WITH, Prize.LAST_LOST: at.LAST_LOST, Prize.FIRST: at.FIRST, Prize.EVERY: at.EVERY,
         Prize.UNDERTAKEN: at.UNDERTAKEN, Prize.COMBINED: at.COMBINED}
WITH_POINTS = {Prize.TARGET: at.TARGET, Prize.STEP: at.STEP, Prize.MOST: at.MOST}
MOST = 40                           # games and rates that are kept in mind
# What these say lies between having and not having.
HALF = (Prize.POINT, Prize.KEPT, Prize.COMBINED, Prize.STEP, Prize.MOST, Prize.WINS, Prize.LOSES)
PASSES = (Prize.POINT, Prize.TARGET, Prize.STEP, Prize.MOST)  # where one of these is to be had, points are worth no more than it says


def exact(table: Table) -> bool:
    """Whether the rows of the payoff say all that hangs on the play: each reward knows that of itself."""
    return all(reward.countable for reward in table.game.payments.rewards)


def times(table: Table) -> float:
    """How often one unit of the payoff lies between what a player scores and what his opponents score on average: each of these pays it
    to a declarer, whose side shares it; anywhere else it passes from one side to the other."""
    game, declarer = table.game, table.contract.declarer
    if declarer is None or table.contract.apart or not game.sides.declared or not game.payments.rates:
        return 2.0
    leading = len([seat for seat in table.side(declarer) if seat < table.players])
    return (table.players - leading) / leading + 1


def payoff(table: Table, words: Words) -> list[list[int]]:
    """The rows of the payoff (see `layout`): those that change what points are worth stand before what points bring."""
    rate = table.contract.rate if len(table.game.payments.rates) > 1 else 1
    stakes = _stakes(table.game, rate)
    turned = any(stake.kind == Prize.TURNED and table.announced(stake.word) is not None for stake in stakes)
    found = [row for stake in stakes for row in _rows(table, stake, words, turned)]
    return sorted(found, key=lambda row: row[at.KIND] != at.EASED)


def _stakes(game: Rules, rate: int) -> tuple[Stake, ...]:
    """The stakes of all rewards, worked out once for a game and a rate; card points alone where nothing else is to be had for them."""
    kept = _KEPT.get((id(game), rate))
    if kept is None or kept[0] is not game:
        found = [stake for reward in game.payments.rewards for stake in reward.tabled(game, rate)]
        if not any(stake.kind in PASSES and stake.amount for stake in found):
            found.append(Stake(Prize.POINT, 1.0))
        kept = _KEPT[id(game), rate] = (game, tuple(found))
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
    elif kind == Prize.ADDED:
        yield [at.ADDED, 0, round(stake.points * unit), -1, *words(stake.cards)]
    elif kind in WITH_POINTS:
        amount = -amount if turned and kind == Prize.MOST else amount
        yield [WITH_POINTS[kind], amount, round(stake.points * unit), -1, *words(0)]
    elif kind in KINDS and amount:
        yield [KINDS[kind], amount, 0, seat, *words(stake.cards)]


_KEPT: dict[tuple[int, int], tuple[Rules, tuple[Stake, ...]]] = {}
