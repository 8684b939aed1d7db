"""How a playout chooses: the rules of thumb of the bot `simple` on the flat table, each seat by its own cards, by what all others hold
together, and by the suits that each has shown to lack. Written to be read; `thumb.h` does the same.

Probabilities are in 4096, amounts in the unit of the payments times `layout.PAY`.
"""

from trionfi.cards import bits
from trionfi.kernel import layout as at
from trionfi.kernel.duties import FOOL_CARD, SUITS, TRUMP_CARDS, Duties
from trionfi.kernel.layout import FOOL, SCALE, TRUMP_SUIT, TRUMPS

HALF = SCALE // 2
HOPELESS, LIKELY, UP, RUFF, LOADED = 123, 1638, 819, 1229, 2867       # as in `bots.follow` and `bots.lead`
MASTER = ((82, 614, 2253, 3277, 4014), (1475, 1966, 2253, 2662, 3482))  # from here on as in `bots.keep`: one's own game, a partner's
LOWER = ((410, 901), (1434, 2253))
HELD = (0, 1434, 2458, 3072, 3482, 3686)
UNGUARDED = (3072, 2253, 1434, 819, 410)
ALONE, STRAY, SAFE, SURE = 2458, 3277, 3891, 3973
LATE = 6


class Reckoning:
    """What the seat in turn reckons with, at one moment. `able` says of each suit how many other seats may have it."""

    def __init__(self, play: Duties):
        self.play, self.table, self.turn = play, play.table, play.turn
        self.hand, self.side = play.hands[play.turn], play.side[play.turn]
        others = [seat for seat in range(play.seats) if seat != play.turn]
        self.out = sum([play.hands[seat] for seat in others])
        self.foes = [seat for seat in others if not self.side >> seat & 1]
        self.alone = len(self.foes) == len(others)
        holding = [seat for seat in others if play.hands[seat]]
        self.able = [sum([not play.voids[seat] >> suit & 1 for seat in holding]) for suit in range(at.TRUMP_SUIT + 1)]
        self.after, seat = [], play.next[play.turn]
        for _ in range(play.table[at.PLAYING] - 1 - len(play.plays)):
            self.after.append(seat)
            seat = play.next[seat]
        self.declarer = play.table[at.DECLARER]
        self.leads = play.turn == self.declarer or (self.alone and self.declarer < 0)
        self.left = self.hand.bit_count()
        self.content = play.purse // self.left
        self.backward = bool(play.flags & at.REVERSE)

    def choose(self, legal: int) -> int:
        """The card to play, of the legal ones (a mask)."""
        play, first = self.play, not self.play.plays
        if first and not self.backward:
            legal = self._drawn_first(legal)
        value = 0 if first else self.content * len(self.after) * (10 if self.backward else 3) // (10 * self.table[at.PLAYING])
        value += sum([play.gain[card] for _, card in play.plays if card != FOOL])
        wins, scores = {}, {}
        for card in bits(legal):
            wins[card], scores[card] = self._weighed(card, value, first)
        if not self.backward:
            legal = self._led_rather(legal, wins) if first else self._added_rather(legal, wins)
        found = -1
        for card in bits(legal):
            if found < 0 or (scores[card], -play.value[card]) > (scores[found], -play.value[found]):
                found = card
        return found

    def _weighed(self, card: int, value: int, first: bool) -> tuple[int, int]:
        """How likely the trick comes home with a card, and what playing it now brings beyond keeping it."""
        play, gain = self.play, self.play.gain[card]
        ours = play.best_seat >= 0 and bool(self.side >> play.best_seat & 1)
        if card == FOOL:
            win = self._won_with(play.best, play.led, ours) if play.led >= 0 else 0
            return win, (win * value >> 12) + gain - self._later(card)
        led, mine = self._led(card), play.beaten_by(card)
        win = self._won_with(card if mine else play.best, led, mine or ours)
        brought = gain + self._added(card, led) if first else value + gain
        score = (win * brought >> 12) - self._later(card)
        if first and not self.backward:
            score += self._shape(card, led) * self.table[at.TRICK] >> 12
        return win, score

    def _led(self, card: int) -> int:
        return self.play.led if self.play.led >= 0 else self.play.suit[card]

    def _void(self, seat: int, suit: int) -> bool:
        return bool(self.play.voids[seat] >> suit & 1)

    def _none(self, seat: int, suit: int, cards: int) -> int:
        """That a seat has none of so many cards of a suit that lie with the others."""
        if not cards or self._void(seat, suit) or not self.play.hands[seat]:
            return SCALE
        kind, declarer = at.EVEN, self.declarer
        if suit == TRUMP_SUIT and declarer >= 0 and declarer != self.turn and self.play.hands[declarer] \
                and not self._void(declarer, suit):
            kind = at.CALLER if seat == declarer else at.BESIDE
        return self.table[at.NONE_OF + at.HIGHEST * (at.SEATS_MOST * kind + self.able[suit]) + cards]

    def _some(self, seat: int, suit: int, cards: int) -> int:
        return SCALE - self._none(seat, suit, (cards & self.out & SUITS[suit]).bit_count())

    def _share(self, seat: int, suit: int) -> int:
        """How likely a seat holds a certain card of a suit."""
        return SCALE - self._none(seat, suit, 1)

    def _takes(self, seat: int, top: int, led: int) -> int:
        """That a seat can take the trick from its highest card."""
        over = self._some(seat, TRUMP_SUIT, TRUMP_CARDS if top < TRUMPS else self.play.beats[top])
        if led == TRUMP_SUIT:
            return over
        empty = self._none(seat, led, (self.out & SUITS[led]).bit_count())
        if top >= TRUMPS:
            return empty * over >> 12
        return min(SCALE, self._some(seat, led, self.play.beats[top]) + (empty * over >> 12))

    def _won_with(self, top: int, led: int, ours: bool) -> int:
        """That the trick comes to the own side when this is its highest card so far."""
        sure = SCALE if ours else 0
        for seat in self.after:
            can = HALF if top < 0 else self._takes(seat, top, led)
            if seat in self.foes:
                sure -= sure * can >> 12
            elif not ours:
                sure += (SCALE - sure) * can >> 12
        return sure

    def _clear(self, card: int) -> int:
        """That no foe holds a trump above this one."""
        found = SCALE
        for seat in self.foes:
            found = found * (SCALE - self._some(seat, TRUMP_SUIT, self.play.beats[card])) >> 12
        return found

    def _later(self, card: int) -> int:
        """What a card is worth when it is kept."""
        play, suit, gain, left = self.play, self.play.suit[card], self.play.gain[card], self.left
        if card == FOOL:
            return self._fool_later(gain)
        if suit == TRUMP_SUIT:
            clear, found = self._clear(card), self._trump_later(card) * gain >> 12
            if self.backward:
                return found + (self.content * (1229 + (2458 * clear >> 12)) >> 12)
            each = self.content or self.table[at.HANGS] // 20
            return found + (each * (SCALE + 2 * clear if self.leads else 3277 + 9 * clear // 10) >> 12) + self._closing(card, left)
        if self.backward:
            return self._danger(card, suit)
        later = self._suit_later(card, suit)
        found = later * gain >> 12
        if not self.out & SUITS[suit] & play.beats[card]:
            found += later * self.content * 410 >> 24
        return found + self._closing(card, left)

    def _fool_later(self, gain: int) -> int:
        lost, trick = self.table[at.LOST_LAST], self.table[at.TRICK]
        time = self.left - max(0, lost - 1)
        found = gain if time > 2 else gain * 3686 >> 12
        if time <= 3:
            return found - trick
        return found if self.backward else found + trick * 7 * min(6, time - 3) // 120

    def _trump_later(self, card: int) -> int:
        own, theirs = self.hand & TRUMP_CARDS, self.out & TRUMP_CARDS
        shares = [self._share(seat, TRUMP_SUIT) if theirs else 0 for seat in self.foes]
        threats = sum(shares) * (self.play.beats[card] & theirs).bit_count()
        if threats < 205:
            return SCALE
        if SCALE * (own >> theirs.bit_length()).bit_count() >= HALF + max(shares) * theirs.bit_count():
            return SAFE
        many = threats > 3 * SCALE
        low, each = ((410 if self.leads else 1843), 451) if many else ((2253 if self.leads else 2949), 164)
        found = min(SURE, low + each * (own.bit_count() - 1))
        return found if self.left > LATE else found * (4 + self.left) // 10

    def _suit_later(self, card: int, suit: int) -> int:
        theirs, role = self.out & SUITS[suit], 0 if self.leads or self.alone else 1
        if theirs & self.play.beats[card]:
            return LOWER[role][(self.hand & SUITS[suit]).bit_count() < 2]
        rounds = theirs.bit_count() * SCALE // (self.table[at.PLAYING] - 1)
        full = rounds >> 12
        if full >= len(MASTER[role]) - 1:
            return MASTER[role][-1]
        return MASTER[role][full] + ((MASTER[role][full + 1] - MASTER[role][full]) * (rounds & SCALE - 1) >> 12)

    def _danger(self, card: int, suit: int) -> int:
        """Where points are bad: what the card is likely to take in later."""
        theirs, below = self.out & SUITS[suit], (1 << card) - 1
        count = theirs.bit_count()
        least = SCALE * (theirs & below).bit_count() // count if count else ALONE
        held = min((self.hand & SUITS[suit] & below).bit_count(), len(UNGUARDED) - 1)
        return (UNGUARDED[held] * (least * least >> 12) >> 12) * (self.play.gain[card] + self.content) >> 12

    def _closing(self, card: int, left: int) -> int:
        """What the card is worth for winning the last trick with it."""
        own, play = self.hand & TRUMP_CARDS, self.play
        count, found = own.bit_count(), 0
        if self.table[at.HANGS] and own and card == own.bit_length() - 1:
            below = own ^ 1 << card
            first = self._clear(card) * _held(count, left) >> 12
            second = self._clear(below.bit_length() - 1) * _held(count - 1, left) >> 12 if below else 0
            if first > second:
                found = ((first - second) * self.table[at.HANGS] >> 12) * (8 if self.leads else 5) // 10
        amount, feared = play.closes[card], play.feared[card]
        if not amount:
            return found
        if feared and left > 1:
            beaten = max([STRAY if card < TRUMPS else 0, *[self._some(seat, play.suit[card], play.beats[card]) for seat in self.foes]])
            return found + (amount * (SCALE - beaten) - feared * beaten) // (SCALE * (left - 1))
        trumps = (self.out & TRUMP_CARDS).bit_count()
        most = max([self._share(seat, TRUMP_SUIT) * trumps if trumps else 0 for seat in self.foes], default=0)
        times = max(0, (SCALE * count - most) // 5)
        return found + (amount * min(STRAY, times) >> 12)

    def _added(self, card: int, suit: int) -> int:
        """What the seats to come are likely to add to a lead that wins."""
        play, below = self.play, self.out & SUITS[suit] & (1 << card) - 1
        worth = sum([play.gain[other] for other in bits(below) if play.mark[other] & at.COUNTS])
        if not worth:
            return 0
        found, size = 0, below.bit_count()
        for seat in self.after:
            share = self._share(seat, suit)
            found += share * self._none(seat, suit, size - 1) >> 12 if seat in self.foes else \
                0 if self._void(seat, suit) else share * 6 // 10
        return worth * found >> 13

    def _shape(self, card: int, suit: int) -> int:
        """What leading a suit does for the tricks to come, in 4096 of a trick."""
        own, theirs, declarer = self.hand & SUITS[suit], self.out & SUITS[suit], self.declarer
        count, others, found = own.bit_count(), theirs.bit_count(), 0
        if suit == TRUMP_SUIT:
            expected = sum([self._share(seat, suit) if others else 0 for seat in self.foes]) * others
            balance = SCALE * count - expected // len(self.foes) if self.foes else 0
            return balance // 20 if self.leads and expected > 1229 and balance > 0 else 0
        if not self.alone and declarer >= 0 and declarer != self.turn:
            found += (self._none(declarer, suit, others) * self._some(declarer, TRUMP_SUIT, TRUMP_CARDS) >> 12) * 15 // 100
        if self.leads:
            found += 205 * count - 205 * others
        return found - 492 if count > others and theirs >> card + 1 else found

    def _led_rather(self, legal: int, wins: dict[int, int]) -> int:
        """Those that lose no counting card where a small one may be led."""
        small = sum([1 << card for card in bits(legal) if card < TRUMPS and not self.play.mark[card] & at.COUNTS])
        return sum([1 << card for card in bits(legal) if not self._given_away(card, small, wins[card])]) or legal

    def _given_away(self, card: int, small: int, win: int) -> bool:
        suit, declarer = self.play.suit[card], self.declarer
        if card >= TRUMPS or not self.play.mark[card] & at.COUNTS:
            return False
        if any(self._void(seat, suit) and self._some(seat, TRUMP_SUIT, TRUMP_CARDS) > RUFF for seat in self.foes):
            return bool(small)
        up = declarer in self.foes and self._some(declarer, suit, self.play.beats[card]) > UP
        return bool(small & SUITS[suit]) and (win < LIKELY or up)

    def _drawn_first(self, legal: int) -> int:
        """With nothing but trumps left the highest go first, while a counting one below them could still be taken."""
        theirs = self.out & TRUMP_CARDS
        place = theirs.bit_length()
        masters = legal & TRUMP_CARDS >> place << place
        if self.hand & ~(TRUMP_CARDS | FOOL_CARD) or not theirs or not masters:
            return legal
        return masters if any(self.play.mark[card] & at.COUNTS for card in bits(self.hand & ~masters)) else legal

    def _added_rather(self, legal: int, wins: dict[int, int]) -> int:
        """Those that throw no dear card away, and lay no King where the declarer may yet take it."""
        play, cards = self.play, bits(legal)
        cheapest = min([play.value[card] for card in cards])
        kept = [card for card in cards if card == FOOL or wins[card] > HOPELESS or not play.mark[card] & at.HIGH
                or play.value[card] <= cheapest] or cards
        if self.declarer in self.after and self.declarer in self.foes:
            kept = [card for card in kept if wins[card] > LOADED or play.beaten_by(card) or not self._master(card)] or kept
        return sum([1 << card for card in kept])

    def _master(self, card: int) -> bool:
        return card < TRUMPS and bool(self.play.mark[card] & at.HIGH) and not self.play.beats[card] & self.out


def _held(trumps: int, left: int) -> int:
    """The chance to keep one of so many trumps to the last trick."""
    return SCALE if trumps >= left else HELD[min(trumps, len(HELD) - 1)]
