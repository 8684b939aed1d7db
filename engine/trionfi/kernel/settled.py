"""What a hand that is over is worth, by a table."""

from trionfi.kernel import dues
from trionfi.kernel import layout as at
from trionfi.kernel.combined import Combined
from trionfi.kernel.duties import Duties

BY_TOTALS = (at.MOST, at.TOP_EACH, at.TOP_STEP, at.OWES, at.BY_PAR, at.COMBINED, at.STEP)
BY_LEADER = (at.POINT, at.TARGET, at.LACKS)


class Settled(Duties):
    """The cards that all have won, and what they come to (see `layout`)."""

    value: list[int]
    batched: int
    rows: list[tuple[int, ...]]
    added: list[tuple[int, ...]]
    idle: list[tuple[int, ...]]
    compared: bool
    combined: Combined
    player: int
    captured: int
    last: int
    last_plays: list[tuple[int, int]]

    def pile(self, side: int) -> int:
        """All cards of some seats (a mask of them) at the end."""
        found = 0
        for seat in range(self.seats):
            if side >> seat & 1:
                found |= self.won[seat] | self.away[seat]
        return found

    def points(self, side: int) -> int:
        """The card points of some seats, in the smallest unit."""
        table, pile, found = self.table, self.pile(side), 0
        cards = pile
        while cards:
            low = cards & -cards
            found += self.value[low.bit_length() - 1]
            cards ^= low
        count = (pile & self.batched).bit_count()
        found -= table[at.LESS] * (count // table[at.GROUP]) + table[at.ODD + count % table[at.GROUP]]
        if table[at.OVER] >= 0 and pile.bit_count() > table[at.OVER]:
            found += table[at.UNIT] * (pile.bit_count() - table[at.OVER])
        laid = sum([bool(self.away[seat]) for seat in range(self.seats) if side >> seat & 1])
        found += table[at.PER_TRICK] * (self._tricks(side) + table[at.DISCARDS] * laid)
        return found + (table[at.LAST_TRICK] if side >> self.last & 1 else 0)

    def total(self, side: int) -> int:
        """Their points as they are compared: with what they declared, and the combinations among their cards."""
        found = self.points(side) + sum([points for _, _, points, seat, _ in self.added if side >> seat & 1])
        found += self.combined.of(self.pile(side)) if self.compared else 0
        return self.idle[0][at.POINTS] if self.idle and not found else found

    def payoff(self) -> int:
        """What the hand, now over, is worth to the player and his side."""
        own, declarer = self.side[self.player], self.table[at.DECLARER]
        leading = own if declarer < 0 else self.side[declarer]
        totals = [self.total(self.side[seat]) for seat in range(self.seats)]
        eased = sum([points for kind, number, points, _, cards in self.rows
                     if kind == at.EASED and (self.pile(leading) & cards).bit_count() == number])
        found = self.captured
        for row in self.rows:
            if row[at.KIND] in BY_TOTALS:
                found += self._by_totals(row, totals, own)
            elif row[at.KIND] in BY_LEADER:
                found += self._by_leader(row, leading, eased, own)
            else:
                found += self._by_cards(row, own)
        return found

    def _by_totals(self, row: tuple[int, ...], totals: list[int], own: int) -> int:
        """What a row brings that looks at the totals of all, or pays every player for himself."""
        kind, amount, points, seat, _ = row
        sides = list(dict.fromkeys(self.side))
        made, place = [totals[self.side.index(side)] for side in sides], sides.index(own)
        if kind == at.MOST:
            idle = bool(self.idle) and self.idle[0][at.POINTS] in made
            if seat == (at.IF_NONE_IDLE if idle else at.IF_IDLE):
                return 0
            return dues.most(made, 1 if points >= 0 else -1, amount, place, seat in (at.EACH, at.IF_IDLE))
        if kind in (at.TOP_EACH, at.TOP_STEP):
            return dues.top(kind, amount, points, seat, made, place)
        if kind == at.OWES:
            return dues.owed(amount, points, seat, made, place)
        if kind == at.BY_PAR:
            return dues.by_par(amount, points, made, place)
        have = [totals[one] >= points if kind == at.STEP else self.combined.of(self.pile(self.side[one])) for one in range(self.seats)]
        foes = [one for one in range(self.seats) if not own >> one & 1]
        return amount * (have[self.player] * len(foes) - sum([have[one] for one in foes])) // max(1, len(foes))

    def _by_leader(self, row: tuple[int, ...], leading: int, eased: int, own: int) -> int:
        """What a row brings that looks at the declarer's side and what it needs."""
        kind, amount, points, share, _ = row
        sign, foes = 1 if leading == own else -1, [seat for seat in range(self.seats) if not own >> seat & 1]
        if kind == at.POINT:
            beyond = self.points(own) * len(foes) - sum([self.points(self.side[seat]) for seat in foes])
            return amount * (beyond - 2 * sign * eased * len(foes)) // max(1, len(foes))
        if kind == at.TARGET:
            return sign * amount if self.total(leading) - eased >= points else -sign * amount
        theirs = next(self.side[seat] for seat in range(self.seats) if not leading >> seat & 1)
        lacks, owed = dues.lacking(self.total(leading), points), dues.lacking(self.total(theirs), points)
        return sign * amount * (owed * at.PAY - lacks * share) // at.PAY

    def _by_cards(self, row: tuple[int, ...], own: int) -> int:
        """What a row brings that looks at cards and tricks."""
        kind, amount, _, seat, cards = row
        ours, foes = self.pile(own), [one for one in range(self.seats) if not own >> one & 1]
        if kind == at.HELD:
            return amount * ((ours & cards).bit_count() - (self.pile(~own) & cards).bit_count())
        if kind == at.COLLECTED:
            return amount if not cards & ~ours else -amount * any(not cards & ~self.pile(self.side[foe]) for foe in foes)
        if kind in (at.LAST, at.LAST_WITH, at.LAST_LOST):
            return amount * self._in_last(kind, cards, own)
        if kind == at.UNDERTAKEN:
            return amount if (not cards & ~self.pile(self.side[seat])) == bool(own >> seat & 1) else -amount
        if kind == at.FIRST:
            return amount * (any(not self._tricks(self.side[foe]) for foe in foes) - (not self._tricks(own)))
        if kind == at.EVERY:
            all_won = self._tricks(own if seat < 0 else self.side[seat]) == self.done
            return (amount if all_won else 0) if seat < 0 else amount if all_won == bool(own >> seat & 1) else -amount
        return 0

    def _in_last(self, kind: int, cards: int, own: int) -> int:
        """How the last trick went, for the cards that are paid for there where some are, as seen by a side."""
        found, friends = 0, self.side[self.last]
        if kind == at.LAST:
            return 1 if own >> self.last & 1 else -1
        for seat, card in self.last_plays:
            if cards >> card & 1 and (friends >> seat & 1) == (kind == at.LAST_WITH):
                found += 1 if own >> self.last & 1 else -1
        return found
