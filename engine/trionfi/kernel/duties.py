"""Which cards may be played, by a table: the duties of those who follow, and the times of the Fool."""

from collections.abc import Sequence

from trionfi.kernel import layout as at
from trionfi.kernel.layout import FOOL, TRUMPS

FOOL_CARD = 1 << FOOL
TRUMP_CARDS = (1 << FOOL) - (1 << TRUMPS)
SUITS = [0xFFFF << 16 * suit for suit in range(at.PLAIN)] + [TRUMP_CARDS, FOOL_CARD]


class Duties:
    """A seat that is to play a card to a trick (see `layout`)."""

    table: Sequence[int]
    beats: Sequence[int]
    ruffs: Sequence[int]
    forced: int
    not_led: int
    kept_back: int
    kept_from_lead: int
    falls: Sequence[int]
    flags: int
    seats: int
    turn: int
    led: int
    best: int
    left: int
    done: int
    suits_led: int
    plays: list[tuple[int, int]]
    tricks: list[int]
    side: list[int]
    hands: list[int]
    won: list[int]
    away: list[int]
    next: Sequence[int]
    suit: Sequence[int]
    floor: Sequence[int]
    value: Sequence[int]
    gain: Sequence[int]
    mark: Sequence[int]
    closes: Sequence[int]
    feared: Sequence[int]
    ruffing: int
    best_seat: int
    voids: list[int]
    purse: int

    def beaten_by(self, card: int) -> bool:
        """Whether a card would now be the highest of the trick."""
        led = self.led if self.led >= 0 else self.suit[card]
        if self.best == FOOL and self.flags & at.TRUMPS_BEAT_FOOL and TRUMP_CARDS >> card & 1:
            return True
        return self.best < 0 or (card >= self.floor[self.best] and bool((self.ruffing | SUITS[led]) >> card & 1))

    def legal(self) -> int:
        """The cards that the seat in turn may play."""
        seat, table = self.turn, self.table
        allowed = self._compelled() or self._timed(seat, self._plain())
        if self.falls and self.led < 0:
            allowed &= ~self._held_back()
        if table[at.KEEPER] == seat:
            others = allowed & ~self.kept_back
            if not self.plays:
                others = others & ~self.kept_from_lead or others
            allowed = others or allowed
        return allowed

    def _compelled(self) -> int:
        """The cards one of which must be played whatever else is held; 0 where there are none."""
        if self.falls and self.led >= 0 and (found := self._falls()):
            return found
        if self.best < TRUMPS or self.led < 0 or self.led == at.TRUMP_SUIT or self.suits_led >> self.led & 1:
            return 0
        return self.hands[self.turn] & SUITS[self.led] & self.forced

    def _falls(self) -> int:
        """The cards one of which must go under a higher one, or to the first trick of its suit; 0 where there are none."""
        held, fool = self.hands[self.turn] & SUITS[self.led], self.hands[self.turn] & FOOL_CARD
        lower, higher = held & self.falls[-2], SUITS[self.led] & self.falls[-1]
        if lower and any(higher >> card & 1 for _, card in self.plays):
            return lower | fool
        if self.best < 0 or self.led == at.TRUMP_SUIT or self.suits_led >> self.led & 1:
            return 0
        found = self._at_first(held)
        return found and found | fool

    def _at_first(self, held: int) -> int:
        """The card of a plain suit that must go to its first trick (0: none)."""
        for cards, company in (self.falls[:2], self.falls[2:4]):
            found, others = held & cards, held & ~cards
            if found and (not company or (others.bit_count() == 1 and others & company)):
                return found
        return 0

    def _held_back(self) -> int:
        """What may not be led, because another card of the suit must go to its first trick."""
        found = 0
        for suit in range(at.PLAIN):
            held = self.hands[self.turn] & SUITS[suit]
            must = 0 if self.suits_led >> suit & 1 else self._at_first(held)
            found |= held & ~must if must else 0
        return found

    def _timed(self, seat: int, allowed: int) -> int:
        """The cards allowed, less what the time of the play forbids of the Fool."""
        if not allowed & FOOL_CARD:
            return allowed
        table, left, others = self.table, self.left, allowed & ~FOOL_CARD or allowed
        bound = table[at.BOUND] == seat and left > 1 and self.tricks[seat] == self.done
        early = self.flags & at.FOOL_WAITS and not self._tricks(self._owners(seat))
        if bound or early or table[at.SKIPPED] == left:
            return others
        may = bool(self.plays) or self._leadable(seat)
        if table[at.BARRED] and left - table[at.BARRED] <= 1:
            return FOOL_CARD if left - table[at.BARRED] == 1 and may else others
        return allowed if may else others

    def _leadable(self, seat: int) -> bool:
        """Whether the Fool may be led now, for all the seat knows of the other hands."""
        if not self.flags & at.FOOL_DRAWS:
            return bool(self.flags & at.FOOL_FREE)
        out = TRUMP_CARDS & ~self.hands[seat] & ~self.away[seat]
        for pile in self.won:
            out &= ~pile
        return bool(out) or self.hands[seat] == FOOL_CARD

    def _plain(self) -> int:
        """What following suit and a led Fool allow."""
        hand, flags, led, best = self.hands[self.turn], self.flags, self.led, self.best
        fool = hand & FOOL_CARD
        if flags & at.FOOL_DRAWS and self.plays and self.plays[0][1] == FOOL and hand & TRUMP_CARDS:
            return hand & TRUMP_CARDS
        if led < 0:
            if fool and hand != fool and not flags & at.FOOL_FREE and best != at.FOOL_LED:
                return hand ^ fool
            return (hand & ~self.not_led or hand) if best == -1 else hand
        trumped = best >= TRUMPS
        follow = hand & SUITS[led]
        if not follow:
            if flags & at.RELIEF and trumped and led != at.TRUMP_SUIT:
                return hand
            follow = hand & self.ruffs[led]
            if not follow:
                return fool if fool and flags & at.FOOL_FORCED and led != at.TRUMP_SUIT else hand
        if flags & at.OVERTRUMP and trumped and follow & TRUMP_CARDS:
            follow = follow & self.beats[best] or follow
        return follow | fool

    def _tricks(self, side: int) -> int:
        return sum([count for seat, count in enumerate(self.tricks) if side >> seat & 1])

    def _owners(self, seat: int) -> int:
        return 1 << seat if self.table[at.BY] == at.PLAYER_PAYS else self.side[seat]
