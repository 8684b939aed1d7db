"""Whether a signal between partners is true, and which cards show it: by the rules where they let no other hand make it, else by what
bots go by."""

from functools import cached_property

from trionfi.bots import knock
from trionfi.bots.advice import meant
from trionfi.bots.memory import Memory
from trionfi.bots.talk import ANSWERS, liked
from trionfi.cards import bits
from trionfi.hand import Hand
from trionfi.phases import talk
from trionfi.state.signals import Signal
from trionfi.state.talk_words import About, Asks, JustPlayed, LedWith, Saying, Truth
from trionfi.state.view import View
from trionfi.values import dataclass, replace

BEFORE = (Saying.LEADING, Saying.TO_LEAD, Saying.OWN_TURN, Saying.IN_A_TRICK)
"""When a signal comes before the own card; `AFTER` it, or before the card of a partner who leads."""
AFTER = Saying.HAVING_PLAYED
ADVICE = Saying.PARTNER_TO_LEAD
WITH_LEAD = (Asks.HOLDS_TOP, Asks.HOLDS_SECOND, Asks.MORE_OF_SUIT, Asks.LAST_OF_SUIT, Asks.FEW_OF_SUIT, Asks.MANY_OF_SUIT)
ANGEL = "T20"
ONE_CARD = (Asks.HOLDS_ANGEL, Asks.LACKS_ANGEL)
SUITS = (About.TRUMPS, About.LAST_LED, About.NOT_LAST_LED, About.FIRST_LED, About.SECOND_LED, About.DECLARERS_VOID)


@dataclass(frozen=True)
class Shown:
    """What shows a signal to be true, as masks: cards that are held, or not; `left` more of a suit (none: -1); the cards `asked` for, of
    a partner who leads; and the `played` card, which is the highest of its suit."""

    holds: int = 0
    lacks: int = 0
    suit: int = 0
    left: int = -1
    asked: int = 0
    played: int = 0


def told(signal: Signal) -> bool:
    """Whether it can be told if a signal is true. One that answers another, needs another before it or names a card is left out."""
    if signal.after or signal.once or signal.names.cards:
        return False
    return bound(signal) or _agreed(signal) or advice(signal)


def bound(signal: Signal) -> bool:
    """Whether the rules let only such a hand make it."""
    if signal.when == AFTER:
        return signal.played.truth != Truth.ANYTHING
    return signal.when in BEFORE and (signal.hand.binds or signal.suits == LedWith.LONG)


def advice(signal: Signal) -> bool:
    """Whether it asks a partner who is about to lead for a suit, and for no more: what only some players say often tells of a hand too."""
    return signal.when == ADVICE and signal.asks == Asks.LEAD and signal.about in SUITS and not signal.optional


def _agreed(signal: Signal) -> bool:
    """Whether it tells of cards by agreement alone, in a way that bots read too or that a suit's highest cards show."""
    if signal.when == Saying.LEADING:
        return signal.about == About.LED and signal.asks in WITH_LEAD
    if signal.when == AFTER:
        return _of_the_card(signal)
    if signal.when == Saying.IN_A_TRICK:
        return signal.asks in (Asks.TOP_CARD, Asks.HOLDS_QUEEN)
    return signal.when == ADVICE and signal.asks in ONE_CARD


def _of_the_card(signal: Signal) -> bool:
    """Whether it tells of the suit of the card that was just played: its highest cards, or that no more of it is there."""
    highest = signal.asks in (Asks.HOLDS_TOP, Asks.HOLDS_SECOND)
    if signal.about == About.TRUMPS:
        return highest and signal.played.card == JustPlayed.TRUMP
    return signal.about == About.LED and (highest or signal.asks == Asks.LAST_OF_SUIT)


class Point:
    """A point of a hand at which a seat may signal. `card` is the number of the card that goes with it: played already where the signal
    comes after the card, and of no matter in advice."""

    def __init__(self, hand: Hand, seat: int, card: int):
        self.hand, self.table, self.seat, self.card = hand, hand.table, seat, card
        self.pack = hand.table.pack
        self.suit = self.pack.suit_of[card]

    @cached_property
    def view(self) -> View:
        """What the seat knows."""
        return self.hand.view(self.seat)

    @cached_property
    def memory(self) -> Memory:
        """What its bot makes of that."""
        return Memory(self.view)

    @cached_property
    def leader(self) -> Memory:
        """What the bot of the seat that leads makes of its own."""
        return Memory(self.hand.view(self.table.in_turn))

    @cached_property
    def gone(self) -> int:
        """All cards that have been played, as a mask."""
        return sum(1 << card for plays in (*(trick.plays for trick in self.table.tricks), self.table.plays) for _, card in plays)

    def open(self) -> frozenset[str]:
        """The phrases that the seat may say."""
        return frozenset(action.word for action in self.hand.asides(self.seat) if not action.cards)

    def shown(self, signal: Signal) -> Shown | None:
        """What shows a signal to be true; None where it is not."""
        if advice(signal):
            return self._asked(signal)
        if signal.when == AFTER:
            return self._after(signal)
        if signal.when in BEFORE and signal.hand.binds:
            return self._held(signal)
        rest = self.table.hands[self.seat] & ~(1 << self.card if signal.when in BEFORE else 0)
        if signal.when == Saying.LEADING:
            return self._with_lead(signal, rest)
        return self._one_card(signal, rest)

    def fits(self, signal: Signal) -> bool:
        """Whether the card may be led with a signal."""
        return signal.when != Saying.LEADING or bool(talk.leads(signal, self.table, self.seat) >> self.card & 1)

    def wants(self, signal: Signal) -> int:
        """The suits that advice speaks of, as a mask; of voids those that all have seen."""
        return meant(self.memory, self.pack.all, signal) & self._seen(signal)

    def denies(self, signal: Signal) -> bool:
        """Whether a signal would not be true, whatever card it goes with."""
        return self.shown(replace(signal, played=replace(signal.played, card=JustPlayed.ANY))) is None

    def _seen(self, signal: Signal) -> int:
        """The suits that the declarer has shown to lack, where advice speaks of these; else all cards."""
        declarer = self.table.contract.declarer
        if signal.about != About.DECLARERS_VOID or declarer is None:
            return self.pack.all
        lacking = self.view.voids(declarer)
        return sum(suit for suit in self.pack.suit_masks.values() if not suit & ~lacking)

    def _held(self, signal: Signal) -> Shown | None:
        """What only a certain hand may say."""
        pack, hand, wanted = self.pack, self.table.hands[self.seat], signal.hand
        if not talk.hand_fits(wanted, self.table, self.seat):
            return None
        holds = hand & (pack.select(wanted.has) | pack.select(wanted.some[0]))
        if wanted.or_top and not holds:
            holds = self._highest(pack.trump_mask, 1)
        return Shown(holds=holds, lacks=pack.select(wanted.lacks))

    def _after(self, signal: Signal) -> Shown | None:
        """What is told after a card."""
        hand, suit = self.table.hands[self.seat], self.suit
        kind, what = signal.played.truth, signal.played.of
        if kind == Truth.ANYTHING:
            if signal.played.card == JustPlayed.TRUMP and suit != self.pack.trump_mask:
                return None
            if signal.asks == Asks.LAST_OF_SUIT:
                return None if hand & suit else Shown(suit=suit, left=0)
            two = self._highest(suit, 2)
            top = 1 << two.bit_length() - 1 if two else 0
            wanted = top if signal.asks == Asks.HOLDS_TOP else two & ~top
            return Shown(holds=wanted) if hand & wanted else None
        if not talk.true_after(signal, self.table, self.seat):
            return None
        if kind == Truth.LEFT:
            return Shown(suit=suit, left=int(what))
        if kind == Truth.HIGHEST:
            return Shown(holds=self._highest(self.pack.trump_mask, int(what)))
        if kind == Truth.TOP:
            return Shown(holds=self._highest(suit, 1))
        return Shown(holds=hand & self.pack.select(what) & (suit if kind == Truth.COURT else self.pack.all))

    def _with_lead(self, signal: Signal, rest: int) -> Shown | None:
        """What goes with a lead, as bots make and read it."""
        suit, out = self.suit, self.pack.all & ~self.gone & ~(1 << self.card)
        left = (rest & suit).bit_count()
        if signal.suits == LedWith.LONG:
            return Shown(suit=suit, left=left) if self.fits(signal) else None
        if self.pack.fool_mask >> self.card & 1 or not knock.true(self.view, signal, rest, suit, out):
            return None
        if signal.asks == Asks.HOLDS_TOP:
            return Shown(holds=rest & knock.strong(self.view, signal, suit, out))
        if signal.asks == Asks.HOLDS_SECOND:
            return Shown(holds=1 << bits(suit & out)[-2])
        return Shown(suit=suit, left=left, lacks=knock.weak(self.view, suit) if signal.asks == Asks.MORE_OF_SUIT else 0)

    def _one_card(self, signal: Signal, rest: int) -> Shown | None:
        """What is told of one card: by its name, the Queen of the suit led, or the one that is played."""
        if signal.asks == Asks.TOP_CARD:
            top = self._highest(self.suit, 1)
            return Shown(played=top) if top == 1 << self.card else None
        named = self.table.led & self.pack.select("queens") if signal.asks == Asks.HOLDS_QUEEN else self.pack.mask((ANGEL,))
        if signal.asks == Asks.LACKS_ANGEL:
            return Shown(lacks=named) if not rest & named else None
        return Shown(holds=named) if rest & named else None

    def _asked(self, signal: Signal) -> Shown | None:
        """The cards of the leader that advice asks for, where the bot at the seat would give it to who asks."""
        if liked(self.memory, signal) < ANSWERS:
            return None
        legal = self.leader.pack.mask(action.cards[0] for action in self.leader.view.offered if action.verb == "play")
        cards = meant(self.leader, legal, signal)
        return Shown(asked=cards) if cards and cards != legal and not cards & ~self._seen(signal) else None

    def _highest(self, suit: int, number: int) -> int:
        """So many of the highest cards of a suit that have not been played, as a mask."""
        return sum(1 << card for card in bits(suit & ~self.gone)[-number:])
