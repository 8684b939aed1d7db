"""What a hand that is over is worth, by a table."""

from trionfi.kernel import layout as at
from trionfi.kernel.combined import Combined
from trionfi.kernel.duties import Duties


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
        found += table[at.PER_TRICK] * self._tricks(side)
        return found + (table[at.LAST_TRICK] if side >> self.last & 1 else 0)

    def total(self, side: int) -> int:
        """Their points as they are compared: with what they declared, and the combinations among their cards."""
        if self.idle and not self._tricks(side):
            return self.idle[0][at.POINTS]
        found = self.points(side) + sum([points for _, _, points, seat, _ in self.added if side >> seat & 1])
        return found + self.combined.of(self.pile(side)) if self.compared else found

    def _most(self, totals: list[int], sign: int, amount: int, own: int, each: bool = False) -> int:
        """What who has most, or fewest, of all has beyond the others' mean, as seen by a side; several share it, or each has all of it."""
        best = max([sign * total for total in totals])
        winners = {self.side[seat] for seat, total in enumerate(totals) if sign * total == best}
        ours, foes = own in winners, max(1, len({*self.side}) - 1)
        return amount * (ours * foes - (len(winners) - ours)) // ((1 if each else len(winners)) * foes)

    def _top(self, kind: int, amount: int, points: int, beyond: int, totals: list[int], own: int) -> int:
        """What who has most of all gets for each so many points, or for having so many, as seen by a side."""
        made = max(totals) + beyond
        times = max(0, made // points) if kind == at.TOP_EACH else int(made >= points)
        return self._most(totals, 1, amount * times, own)

    def _compared(self, kind: int, amount: int, points: int, each: bool, totals: list[int]) -> int:
        """What a row brings that pays every player for himself, beyond the mean of the foes."""
        own = self.side[self.player]
        if kind == at.MOST:
            return self._most(totals, 1 if points >= 0 else -1, amount, own, each)
        have = [totals[seat] >= points if kind == at.STEP else self.combined.of(self.pile(self.side[seat])) for seat in range(self.seats)]
        foes = [seat for seat in range(self.seats) if not own >> seat & 1]
        return amount * (have[self.player] * len(foes) - sum([have[seat] for seat in foes])) // max(1, len(foes))

    def payoff(self) -> int:
        """What the hand, now over, is worth to the player and his side."""
        own, table = self.side[self.player], self.table
        foes = [seat for seat in range(self.seats) if not own >> seat & 1]
        ours = self.pile(own)
        declarer = table[at.DECLARER]
        leading = own if declarer < 0 else self.side[declarer]
        sign = 1 if leading == own else -1
        totals = [self.total(self.side[seat]) for seat in range(self.seats)]
        made, shift, found = self.total(leading), 0, self.captured
        theirs = [self.points(self.side[seat]) for seat in foes]
        beyond = self.points(own) * len(foes) - sum(theirs)
        for kind, amount, points, seat, cards in self.rows:
            if kind == at.EASED:
                shift += points if (self.pile(leading) & cards).bit_count() == amount else 0
            elif kind == at.POINT:
                found += amount * (beyond - 2 * sign * shift * len(foes)) // max(1, len(foes))
            elif kind == at.TARGET:
                found += sign * amount if made - shift >= points else -sign * amount
            elif kind == at.HELD:
                found += amount * ((ours & cards).bit_count() - (self.pile(~own) & cards).bit_count())
            elif kind == at.COLLECTED:
                if not cards & ~ours:
                    found += amount
                elif any(not cards & ~self.pile(self.side[foe]) for foe in foes):
                    found -= amount
            elif kind in (at.COMBINED, at.STEP, at.MOST):
                found += self._compared(kind, amount, points, seat >= 0, totals)
            elif kind in (at.TOP_EACH, at.TOP_STEP):
                found += self._top(kind, amount, points, seat, totals, own)
            elif kind in (at.LAST, at.LAST_WITH, at.LAST_LOST):
                found += amount * self._in_last(kind, cards, own)
            elif kind == at.UNDERTAKEN:
                found += amount if (not cards & ~self.pile(self.side[seat])) == bool(own >> seat & 1) else -amount
            elif kind == at.FIRST:
                found -= amount if not self._tricks(own) else 0
                found += amount if any(not self._tricks(self.side[foe]) for foe in foes) else 0
            elif kind == at.EVERY:
                all_won = self._tricks(own if seat < 0 else self.side[seat]) == self.done
                found += (amount if all_won else 0) if seat < 0 else amount if all_won == bool(own >> seat & 1) else -amount
        return found

    def _in_last(self, kind: int, cards: int, own: int) -> int:
        """How the last trick went, for the cards that are paid for there where some are, as seen by a side."""
        found, friends = 0, self.side[self.last]
        if kind == at.LAST:
            return 1 if own >> self.last & 1 else -1
        for seat, card in self.last_plays:
            if cards >> card & 1 and (friends >> seat & 1) == (kind == at.LAST_WITH):
                found += 1 if own >> self.last & 1 else -1
        return found
