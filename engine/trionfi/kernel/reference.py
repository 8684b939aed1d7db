"""The search in Python: what the other twins do, written to be read."""

from array import array
from collections.abc import Sequence
from copy import copy

from trionfi.cards.chance import Chance
from trionfi.kernel import layout as at
from trionfi.kernel.combined import Combined
from trionfi.kernel.duties import FOOL_CARD
from trionfi.kernel.exact import FAR, solution, solved
from trionfi.kernel.layout import CARD, CARD_SIZE, FOOL, TRUMPS, mask_at
from trionfi.kernel.settled import Settled
from trionfi.kernel.thumb import Reckoning
from trionfi.values import NamedTuple

APART, MASK = 2862933555777941757, (1 << 64) - 1   # from the chance of one playout to that of the next


class Worth(NamedTuple):
    """What a candidate came to beyond the first: the sum over all worlds, and that of the squares. Each world counts once, with the mean
    of its playouts; the unit is that of the payments, times `layout.PAY`."""

    total: int
    squares: int


class Play(Settled):
    """Cards being played by a table, from a position, in a world (see `layout`)."""

    def __init__(self, table: Sequence[int]):
        self.table = table = list(table)
        field = {name: [table[CARD + CARD_SIZE * card + place] for card in range(at.CARDS)]
                 for name, place in (("suit", at.SUIT), ("floor", at.FLOOR), ("value", at.VALUE), ("gain", at.GAIN), ("mark", at.MARK),
                                     ("closes", at.CLOSES), ("feared", at.FEARED))}
        self.suit, self.floor, self.value = field["suit"], field["floor"], field["value"]
        self.gain, self.mark, self.closes, self.feared = field["gain"], field["mark"], field["closes"], field["feared"]
        self.beats = [mask_at(table, CARD + CARD_SIZE * card + at.BEATS) for card in range(at.CARDS)]
        self.ruffs = [mask_at(table, at.RUFFS + at.WORDS * suit) for suit in range(5)]
        self.ruffing, self.forced = mask_at(table, at.RUFFING), mask_at(table, at.FORCED)
        self.kept_back, self.kept_from_lead = mask_at(table, at.KEPT_BACK), mask_at(table, at.KEPT_FROM_LEAD)
        self.not_led, self.batched = mask_at(table, at.NOT_LED), mask_at(table, at.BATCHED)
        self.seats, self.flags = table[at.SEATS], table[at.FLAGS]
        self.next = table[at.NEXT:at.NEXT + self.seats]
        self.falls = [mask_at(table, place) for place in range(at.FIRSTS, at.NONE_OF, at.WORDS)] if self.flags & at.FALLS else []
        rows = range(at.PAYOFF, at.PAYOFF + at.ROW_SIZE * table[at.ROWS], at.ROW_SIZE)
        self.rows = [(*table[row:row + at.MASK], mask_at(table, row + at.MASK)) for row in rows]
        self.taken = [row for row in self.rows if row[at.KIND] in (at.CAPTURED, at.PLAYED)]
        self.added = [row for row in self.rows if row[at.KIND] == at.ADDED]
        self.idle = [row for row in self.rows if row[at.KIND] == at.IDLE]
        self.compared = any(row[at.KIND] == at.COMPARED for row in self.rows)
        self.combined = Combined(self.rows)

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
        self.stock = world[at.STOCK] - 1
        self.under = [under - 1 for under in array("i", world[at.UNDER:]).tobytes()[:at.CARDS]] if self.flags & at.COMES else []
        self.captured, self.last, self.over = 0, -1, False
        self.last_plays: list[tuple[int, int]] = []
        self.voids = list(position[at.LACKING:at.LACKING + self.seats])
        self.purse = sum([self.gain[card] for card in range(at.CARDS) for hand in self.hands if hand >> card & 1])

    def after(self, card: int) -> "Play":
        """The play after a card; this one stays as it is."""
        play = copy(self)
        play.hands, play.won, play.tricks, play.plays, play.voids = [*self.hands], [*self.won], [*self.tricks], [*self.plays], [*self.voids]
        play.play(card)
        return play

    def play(self, card: int) -> None:
        """Play a card; gather the trick when all have played."""
        seat, self.hands[self.turn] = self.turn, self.hands[self.turn] ^ 1 << card
        self.plays.append((seat, card))
        self.purse -= self.gain[card]
        if self.flags & at.UNCOVERS:
            self._uncover(seat, card)
        if card == FOOL:
            self._fool(seat)
        else:
            if self.led < 0:
                self.led = self.suit[card]
            else:
                self._shows(seat, card)
            if self.beaten_by(card):
                self.best, self.best_seat = card, seat
        following = self.next[seat]
        if following != self.plays[0][0]:
            self.turn = following
        else:
            self._gather()

    def _shows(self, seat: int, card: int) -> None:
        """What playing a card of another suit than that led tells of a hand."""
        ruffs = self.ruffs[self.led]
        if self.suit[card] == self.led:
            return
        self.voids[seat] |= 1 << self.led
        if ruffs and not ruffs >> card & 1 and not (self.flags & at.RELIEF and self.best >= TRUMPS):
            self.voids[seat] |= 1 << at.TRUMP_SUIT

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
        cards = 0
        for seat, card in self.plays:
            if card == FOOL and self.won[seat] & FOOL_CARD:
                kept = True
                self.fool_trick = winner
                self.later = 0
                lost = seat
                continue
            cards |= 1 << card
            if self.taken:
                self._captured(seat, card, winner)
        self.won[winner] |= cards
        if self.flags & at.COMES:
            self._draw(winner)
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
        if barred and self.left - barred == 1 and self.hands[winner] & FOOL_CARD and (
                self.flags & at.FOOL_YIELDS or not self._leadable(winner)):
            self.turn = self.next[winner]
        if not self.hands[winner]:
            self._finish(kept)
            while self.flags & at.REST_WON and self.stock >= 0:
                self.won[winner] |= 1 << self._next()

    def _next(self) -> int:
        """The next card of the stock."""
        card = self.stock
        self.stock = self.under[card]
        return card

    def _draw(self, winner: int) -> None:
        """The cards that come when a trick has been won."""
        if self.flags & at.UNCOVERS_LATER:
            for seat, card in self.plays:
                self._uncover(seat, card)
        if self.flags & at.STOCK_WON and self.stock >= 0:
            self.won[winner] |= 1 << self._next()
        for step in range(self.seats if self.flags & at.STOCK_DRAWN else 0):
            if self.stock >= 0:
                card = self._next()
                self.hands[(winner + step) % self.seats] |= 1 << card
                self.purse += self.gain[card]

    def _uncover(self, seat: int, card: int) -> None:
        """What lay under a card comes to the hand."""
        below = self.under[card]
        if below >= 0:
            self.hands[seat] |= 1 << below
            self.purse += self.gain[below]

    def _captured(self, seat: int, card: int, winner: int) -> None:
        """What is paid because of a card in a trick."""
        own, lost, last = self.side[self.player], not self.side[winner] >> seat & 1, not self.hands[winner]
        mine, foes = own >> seat & 1, max(1, self.seats - own.bit_count())
        for kind, amount, _, when, cards in self.taken:
            if not cards >> card & 1:
                continue
            if kind == at.CAPTURED and lost and own >> winner & 1:
                self.captured += amount
            elif kind == at.CAPTURED and lost and mine:
                self.captured -= amount
            elif kind == at.PLAYED and (seat == winner if when & at.WON_WITH else lost) and bool(when & at.IN_LAST) == last:
                self.captured += amount if mine else -amount // foes

    def _pay(self, empty: bool) -> None:
        """The card that is owed for the Fool, if there is one: the cheapest, or the dearest where it is chosen and points are bad; none
        while only an `empty` one is given."""
        if self.owed_to < 0:
            return
        owners, best, payer = self._owners(self.owed_by), -1, -1
        free = not empty and self.table[at.EXCHANGE] in (at.CHOSEN, at.EMPTY_OR_CHOSEN)
        sign = -1 if free and self.flags & at.REVERSE else 1
        for seat in range(self.seats):
            pool = self.won[seat] & ~FOOL_CARD if owners >> seat & 1 else 0
            if self.table[at.BY] == at.LATER_PAYS:
                pool &= self.later
            while pool:
                low = pool & -pool
                card = low.bit_length() - 1
                pool ^= low
                if best < 0 or (sign * self.value[card], card) < (sign * self.value[best], best):
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

    def choose(self, legal: int, policy: int, chance: Chance) -> int:
        """The card of a playout, of several that are legal."""
        if not legal & legal - 1:
            return legal.bit_length() - 1
        if policy == at.THUMB:
            return Reckoning(self).choose(legal)
        if policy == at.EXACT:
            return solution(self, legal)
        for _ in range(chance.below(legal.bit_count())):
            legal &= legal - 1
        return (legal & -legal).bit_length() - 1


def finished(play: Play, policy: int, chance: Chance) -> int:
    """What a playout from here comes to."""
    if policy == at.EXACT:
        return solved(play, -FAR, FAR)
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


def worths(table: Sequence[int], position: Sequence[int], worlds: Sequence[Sequence[int]], policy: int, seed: int | str) -> list[int]:
    """What each world comes to when it is played to its end, in the unit of the payments times `layout.PAY`."""
    play, chance, found = Play(table), Chance(seed), []
    for world in worlds:
        play.set_up(position, world)
        found.append(finished(play, policy, chance))
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
