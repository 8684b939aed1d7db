"""The search in Python: what the other twins do, written to be read."""

from collections.abc import Sequence
from typing import NamedTuple

from trionfi.cards.chance import Chance
from trionfi.kernel import layout as at
from trionfi.kernel.duties import FOOL_CARD, SUITS, TRUMP_CARDS, Duties
from trionfi.kernel.layout import CARD, CARD_SIZE, FOOL, SCALE, TRUMPS, mask_at

APART, MASK = 2862933555777941757, (1 << 64) - 1   # from the chance of one playout to that of the next


class Worth(NamedTuple):
    """What a candidate came to beyond the first: the sum over all worlds, and that of the squares. Each world counts once, with the mean
    of its playouts; the unit is that of the payments, times `layout.PAY`."""

    total: int
    squares: int


class Play(Duties):
    """Cards being played by a table, from a position, in a world (see `layout`)."""

    def __init__(self, table: Sequence[int]):
        self.table = table = list(table)
        field = {name: [table[CARD + CARD_SIZE * card + place] for card in range(at.CARDS)]
                 for name, place in (("suit", at.SUIT), ("floor", at.FLOOR), ("value", at.VALUE), ("gain", at.GAIN), ("keep", at.KEEP),
                                     ("master", at.MASTER))}
        self.suit, self.floor, self.value = field["suit"], field["floor"], field["value"]
        self.gain, self.keep, self.master = field["gain"], field["keep"], field["master"]
        self.beats = [mask_at(table, CARD + CARD_SIZE * card + at.BEATS) for card in range(at.CARDS)]
        self.ruffs = [mask_at(table, at.RUFFS + at.WORDS * suit) for suit in range(5)]
        self.ruffing, self.forced = mask_at(table, at.RUFFING), mask_at(table, at.FORCED)
        self.kept_back, self.kept_from_lead = mask_at(table, at.KEPT_BACK), mask_at(table, at.KEPT_FROM_LEAD)
        self.not_led, self.batched = mask_at(table, at.NOT_LED), mask_at(table, at.BATCHED)
        self.seats, self.flags = table[at.SEATS], table[at.FLAGS]
        self.next = table[at.NEXT:at.NEXT + self.seats]
        rows = range(at.PAYOFF, at.PAYOFF + at.ROW_SIZE * table[at.ROWS], at.ROW_SIZE)
        self.rows = [(*table[row:row + at.MASK], mask_at(table, row + at.MASK)) for row in rows]
        self.taken = [row for row in self.rows if row[at.KIND] == at.CAPTURED]
        self.added = [row for row in self.rows if row[at.KIND] == at.ADDED]

    def set_up(self, position: Sequence[int], world: Sequence[int]) -> None:
        """Go to a position in a world."""
        (self.turn, self.led, self.best, self.best_seat, self.left, self.suits_led, self.player, laid, self.owed_by, self.owed_to,
         self.fool_trick, self.done) = position[:at.TRICKS_OF]
        self.tricks = list(position[at.TRICKS_OF:at.TRICKS_OF + self.seats])
        self.later = mask_at(list(position), at.LATER)
        self.plays = [(position[at.PLAYS + 2 * place], position[at.PLAYS + 2 * place + 1]) for place in range(laid)]
        seats = [list(world[seat * at.WORLD_SEAT:(seat + 1) * at.WORLD_SEAT]) for seat in range(self.seats)]
        self.side = [seat[at.SIDE] for seat in seats]
        self.hands = [mask_at(seat, at.HAND) for seat in seats]
        self.won = [mask_at(seat, at.WON) for seat in seats]
        self.away = [mask_at(seat, at.AWAY) for seat in seats]
        self.captured, self.last, self.over = 0, -1, False
        self.last_plays: list[tuple[int, int]] = []

    def play(self, card: int) -> None:
        """Play a card; gather the trick when all have played."""
        seat, self.hands[self.turn] = self.turn, self.hands[self.turn] ^ 1 << card
        self.plays.append((seat, card))
        if card == FOOL:
            self._fool(seat)
        else:
            if self.led < 0:
                self.led = self.suit[card]
            beaten = self.best == FOOL and self.flags & at.TRUMPS_BEAT_FOOL and TRUMP_CARDS >> card & 1
            if beaten or self.best < 0 or (card >= self.floor[self.best] and (self.ruffing | SUITS[self.led]) >> card & 1):
                self.best, self.best_seat = card, seat
        following = self.next[seat]
        if following != self.plays[0][0]:
            self.turn = following
        else:
            self._gather()

    def _fool(self, seat: int) -> None:
        lost, table = self.done - self._tricks(self.side[seat]), self.table
        if self.left == 1 and ((table[at.SLAM] >> seat & 1 and not lost) or (table[at.SPARED_BY] >> seat & 1 and lost <= table[at.SPARED])):
            self.best, self.best_seat = FOOL, seat
        elif self.left > self.table[at.LOST_LAST]:
            self.won[seat] |= FOOL_CARD
            if self.led < 0:
                self.best = at.FOOL_LED
        elif self.led < 0:
            self.best = at.FOOL_LED

    def _gather(self) -> None:
        winner, lost, kept = self.best_seat, 0, False
        friends = self.side[winner]
        cards = 0
        for seat, card in self.plays:
            if card == FOOL and self.won[seat] & FOOL_CARD:
                kept = True
                self.fool_trick = winner
                self.later = 0
                lost = seat
                continue
            cards |= 1 << card
            if self.taken and not friends >> seat & 1:
                self._captured(seat, card, winner)
        self.won[winner] |= cards
        self.tricks[winner] += 1
        self.done += 1
        self.left -= 1
        if not kept:
            self.later |= cards
        if self.led >= 0:
            self.suits_led |= 1 << self.led
        if kept and self.table[at.EXCHANGE] != at.NEVER and not self._owners(lost) >> winner & 1:
            self.owed_by, self.owed_to = lost, winner
        if self.table[at.EXCHANGE] in (at.WHEN_ABLE, at.EMPTY_OR_CHOSEN):
            self._pay(self.table[at.EXCHANGE] == at.EMPTY_OR_CHOSEN)
        self.last, self.last_plays = winner, self.plays
        self.plays, self.led, self.best, self.best_seat, self.turn = [], -1, -1, -1, winner
        barred = self.table[at.BARRED]
        if barred and self.left - barred == 1 and self.hands[winner] & FOOL_CARD and not self._leadable(winner):
            self.turn = self.next[winner]
        if not self.hands[winner]:
            self._finish(kept)

    def _captured(self, seat: int, card: int, winner: int) -> None:
        own = self.side[self.player]
        for _, amount, _, _, cards in self.taken:
            if cards >> card & 1 and own >> winner & 1:
                self.captured += amount
            elif cards >> card & 1 and own >> seat & 1:
                self.captured -= amount

    def _pay(self, empty: bool) -> None:
        """The card that is owed for the Fool, if there is one: the cheapest; none while only an `empty` one is given."""
        if self.owed_to < 0:
            return
        owners, best, payer = self._owners(self.owed_by), -1, -1
        for seat in range(self.seats):
            pool = self.won[seat] & ~FOOL_CARD if owners >> seat & 1 else 0
            if self.table[at.BY] == at.LATER_PAYS:
                pool &= self.later
            while pool:
                low = pool & -pool
                card = low.bit_length() - 1
                pool ^= low
                if best < 0 or (self.value[card], card) < (self.value[best], best):
                    best, payer = card, seat
        if best < 0 or (empty and self.value[best] > self.table[at.EMPTY]):
            return
        self.won[payer] ^= 1 << best
        self.won[self.owed_to] |= 1 << best
        self.owed_to = -1

    def _finish(self, in_last: bool) -> None:
        """The last trick is gathered: the Fool is paid for, or goes where the rule sends it."""
        table, self.over = self.table, True
        if table[at.EXCHANGE] != at.NEVER:
            self._pay(False)
        holder = next((seat for seat in range(self.seats) if self.won[seat] & FOOL_CARD), -1)
        rule = table[at.TRICKLESS]
        if holder < 0 or self.fool_trick < 0 or (rule == at.KEPT_LAST and in_last):
            return
        owners, to = self._owners(holder), self.fool_trick
        if table[at.BY] == at.LATER_PAYS:
            paid = self.owed_by >= 0 > self.owed_to
            if paid or owners >> to & 1 or any(owners >> seat & 1 and self.won[seat] & self.later for seat in range(self.seats)):
                return
        elif rule == at.KEPT or self._tricks(owners):
            return
        declarer = table[at.DECLARER]
        if rule == at.OPPONENTS and declarer >= 0 and not self.side[declarer] >> holder & 1:
            return
        if rule == at.NOT_DEALER:
            if holder == table[at.DEALER]:
                return
            to = self.last
        self.won[holder] ^= FOOL_CARD
        self.won[to] |= FOOL_CARD

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
        """Their points as they are compared: those of some sets of cards added."""
        pile = self.pile(side) if self.added else 0
        return self.points(side) + sum([points for _, _, points, _, cards in self.added if not cards & ~pile])

    def _most(self, totals: list[int], sign: int, amount: int, own: int) -> int:
        """What who has most, or fewest, of all has beyond the others' mean, as seen by a side."""
        best = max([sign * total for total in totals])
        winners = [seat for seat, total in enumerate(totals) if sign * total == best]
        ours = sum([1 for seat in winners if own >> seat & 1])
        foes, friends = self.seats - own.bit_count(), own.bit_count()
        return amount * (ours * foes - (len(winners) - ours) * friends) // (len(winners) * max(1, foes) * friends)

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
        last = own >> self.last & 1
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
            elif kind == at.COMBINED:
                have = sum([not cards & ~self.pile(self.side[seat]) for seat in foes])
                found += amount * ((not cards & ~ours) * len(foes) - have) // max(1, len(foes))
            elif kind == at.STEP:
                over = sum([totals[seat] >= points for seat in foes])
                found += amount * ((totals[self.player] >= points) * len(foes) - over) // max(1, len(foes))
            elif kind == at.MOST:
                found += self._most(totals, 1 if points >= 0 else -1, amount, own)
            elif kind == at.LAST:
                found += amount if last else -amount
            elif kind in (at.LAST_WITH, at.LAST_LOST):
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
        """How the last trick went for the cards that are paid for there, as seen by a side."""
        found, friends = 0, self.side[self.last]
        for seat, card in self.last_plays:
            if cards >> card & 1 and (friends >> seat & 1) == (kind == at.LAST_WITH):
                found += 1 if own >> self.last & 1 else -1
        return found

    def choose(self, legal: int, policy: int, chance: Chance) -> int:
        """The card of a playout, of several that are legal."""
        if not legal & legal - 1:
            return legal.bit_length() - 1
        if policy == at.THUMB:
            return self._thumb(legal)
        for _ in range(chance.below(legal.bit_count())):
            legal &= legal - 1
        return (legal & -legal).bit_length() - 1

    def _thumb(self, legal: int) -> int:
        """What each card brings with the trick, likely won or not, less what it may bring later."""
        seat, side, out = self.turn, self.side[self.turn], 0
        for other, hand in enumerate(self.hands):
            if other != seat:
                out |= hand
        friends, foes, following = 0, 0, self.next[seat]
        for _ in range(self.table[at.PLAYING] - 1 - len(self.plays)):
            if side >> following & 1:
                friends += 1
            else:
                foes += 1
            following = self.next[following]
        value = self.table[at.CONTENT] * (friends + foes) // self.seats + sum([self.gain[card] for _, card in self.plays])
        ours = self.best_seat >= 0 and bool(side >> self.best_seat & 1)
        found, most = -1, 0
        while legal:
            low = legal & -legal
            legal ^= low
            card = low.bit_length() - 1
            if card == FOOL:
                win = self._wins(out, self.led, self.best, ours, friends, foes) if self.best >= 0 else 0
                score = (win * value >> 12) + self.gain[card] - self.keep[card]
            else:
                led, top, mine = self.led if self.led >= 0 else self.suit[card], self.best, ours
                if top < 0 or (card >= self.floor[top] and (self.ruffing | SUITS[led]) >> card & 1):
                    top, mine = card, True
                score = (self._wins(out, led, top, mine, friends, foes) * (value + self.gain[card]) >> 12) - self.keep[card]
                if not self.beats[card] & out:
                    score -= self.master[card]
            if found < 0 or score > most:
                found, most = card, score
        return found

    def _wins(self, out: int, led: int, best: int, ours: bool, friends: int, foes: int) -> int:
        """How likely the trick comes to the own side, in 4096."""
        over, table = (self.beats[best] & out).bit_count(), self.table
        if not ours:
            return SCALE - table[at.POWER + at.HIGHEST * friends + over]
        held = table[at.POWER + at.HIGHEST * foes + over]
        if best < TRUMPS and out & TRUMP_CARDS:
            held = held * table[at.VOID + at.LONGEST * foes + (out & SUITS[led]).bit_count()] >> 12
        return held


def finished(play: Play, policy: int, chance: Chance) -> int:
    """What a playout from here comes to."""
    while not play.over:
        play.play(play.choose(play.legal(), policy, chance))
    return play.payoff()


def trace(table: Sequence[int], position: Sequence[int], world: Sequence[int], policy: int, seed: int | str) -> list[tuple[int, int]]:
    """A playout card by card: who plays, and what."""
    play, chance, found = Play(table), Chance(seed), []
    play.set_up(position, world)
    while not play.over:
        card = play.choose(play.legal(), policy, chance)
        found.append((play.turn, card))
        play.play(card)
    return found


def search(table: Sequence[int], position: Sequence[int], worlds: Sequence[Sequence[int]], candidates: Sequence[int], playouts: int,
           policy: int, seed: int | str) -> list[Worth]:
    """For each candidate (a card's number) what it comes to beyond the first when the worlds are played to their end, so many playouts in
    each; every candidate has the same chance in the same playout."""
    play, chance = Play(table), Chance(seed)
    sums, squares = [0] * len(candidates), [0] * len(candidates)
    for world in worlds:
        values = [0] * len(candidates)
        for _ in range(playouts):
            chance.below(1)
            start = chance.state
            for place, card in enumerate(candidates):
                chance.state = start
                play.set_up(position, world)
                play.play(card)
                values[place] += finished(play, policy, chance)
            chance.state = start * APART + 1 & MASK
        for place, value in enumerate(values):
            more = (value - values[0]) // playouts
            sums[place] += more
            squares[place] += more * more
    return [Worth(*one) for one in zip(sums, squares, strict=True)]
