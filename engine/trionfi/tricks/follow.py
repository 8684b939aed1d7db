"""Following suit, trumping and winning."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cached_property
from typing import Protocol

from trionfi.cards import Pack, bits
from trionfi.tricks.duties import Duties
from trionfi.tricks.fool import Fool, Leading
from trionfi.values import dataclass
from trionfi.words import Message, Term, Text, Words

FOOL_LED = -2
FREED_BY_TRUMP: Words = ("Once a trump lies in a trick to which a plain suit was led, one without that suit need not trump again: any card "
                         "will do.")


def one_of(cards: str) -> Words:
    """A card of a set that is said by its key."""
    return Message("one of the {cards}", cards=Term(cards, "set"))


class Duty(Protocol):
    """The duty to follow in one game, with all that it needs of the pack and the Fool at hand."""

    def __call__(self, hand: int, led: int, best: int, drawn: bool = False) -> int:
        """The cards (a mask) of a hand that may be played; the rest is as `Follow.legal` has it."""


@dataclass(frozen=True)
class Follow:
    """The duty of the players who follow: suit, else a trump, else any card.

    `overtrump` adds the duty to beat the trumps of the trick. A card of `forced` (Kings) must be played by who did not lead
    when its suit is led for the first time and a trump lies in the trick. What is `not_led` opens no trick but the
    last. A card of a set of `first` goes to the first trick of its suit, by the leader's hand too, if the hand has it alone there with
    just one card of the second set ("": whatever it has); the first set of `under` must be played to a trick of its suit in which a
    card of the second lies. The Fool frees from both. Masks are sets of cards (see `trionfi.cards`).
    """

    overtrump: bool = False
    forced: str = ""
    not_led: str = ""
    first: tuple[tuple[str, str], ...] = ()
    under: tuple[str, str] = ("", "")
    source: str = ""

    @property
    def duties(self) -> Duties:
        """The duties beside suit and trump."""
        return (Duties.OVERTRUMP if self.overtrump else Duties.NONE) | (Duties.FALLS if self.first or self.under[0] else Duties.NONE)

    def legal(self, pack: Pack, fool: Fool, hand: int, led: int, best: int, drawn: bool = False) -> int:
        """The cards of `hand` that may be played; `led` is the mask of the suit led, 0 when it is still open,
        `best` the number of the best card so far (-1 when there is none); `drawn` that a led Fool has called for trumps."""
        return self.duty(pack, fool)(hand, led, best, drawn)

    def duty(self, pack: Pack, fool: Fool) -> Duty:
        """What `legal` does, made ready for the hands of one game: who asks for every card that is played keeps it."""
        fools, trumps, ruffs, beats = pack.ranks.fools, pack.ranks.trumps, pack.ranks.ruffs, pack.beats
        overtrump, forced, led_last = self.overtrump, fool.forced, fool.lead == Leading.LAST_CARD
        led_freely = pack.all & ~pack.select(self.not_led)

        def lead(hand: int, best: int) -> int:
            if led_last and hand & fools and hand != fools and best != FOOL_LED:
                return hand ^ fools
            return hand & led_freely or hand if best == -1 else hand

        def legal(hand: int, led: int, best: int, drawn: bool = False) -> int:
            if drawn and hand & trumps:
                return hand & trumps
            if not led:
                return lead(hand, best)
            follow = hand & led or hand & ruffs[led]
            if not follow:
                return hand & fools or hand if forced and led != trumps else hand
            if overtrump and best >= 0 and trumps >> best & 1 and follow & trumps:
                follow = follow & beats[best] or follow
            return follow | hand & fools

        return legal

    def lacks(self, pack: Pack, led: int, suit: int, trumped: bool) -> int:
        """The suits (a mask of their cards) that a player shows to lack who plays a card of one suit to another that was led; `trumped`
        says that a trump lay in the trick already."""
        return led if suit & pack.ruffs[led] else led | pack.ruffs[led]

    def compelled(self, pack: Pack, hand: int, led: int, best: int) -> int:
        """The card of `forced` that must be played, if this is the first trick of its suit (0: none)."""
        if self.first and best >= 0 and (found := self.at_first(pack, hand, led)):
            return found | hand & pack.fool_mask
        if not self.forced or best < 0 or led == pack.trump_mask or not pack.trump_mask >> best & 1:
            return 0
        return hand & led & pack.select(self.forced)

    def beneath(self, pack: Pack, hand: int, led: int, lying: int) -> int:
        """The card of `under` that must be played, with the Fool, to a trick in which these cards are `lying` (0: none)."""
        lower, higher = self.under
        if not lower or not led & lying & pack.select(higher):
            return 0
        found = hand & led & pack.select(lower)
        return found and found | hand & pack.fool_mask

    def held_back(self, pack: Pack, hand: int, led: Collection[int]) -> int:
        """The cards that may not be led, because another of their suit must go to its first trick; `led` are the suits that were led
        before."""
        found, falling = 0, 0
        for cards, _ in self.first:
            falling |= hand & pack.select(cards)
        for suit in pack.suit_masks.values() if falling else ():
            if suit & falling and suit not in led and (must := self.at_first(pack, hand, suit)):
                found |= suit & hand & ~must
        return found

    def falling(self, pack: Pack, led: int, best: int, lying: int, first: bool) -> int:
        """The cards (a mask) of the suit `led` each of which has to be played to a trick by who holds it, whatever else he holds but the
        Fool; `best` is the number of the best card so far, `lying` are the cards of the trick, `first` says that no earlier trick was
        one of this suit."""
        found = 0
        if first:
            for cards in [cards for cards, company in self.first if not company]:
                found |= pack.select(cards)
            if self.forced and best >= 0 and pack.trump_mask >> best & 1:
                found |= pack.select(self.forced)
        lower, higher = self.under
        if lower and led & lying & pack.select(higher):
            found |= pack.select(lower)
        return found & led & ~pack.trump_mask

    def compulsion(self, pack: Pack, led: int, found: int, lying: int) -> Words:
        """Why nothing but the cards `found` may be played to a trick in which these are `lying`."""
        must, suit = " ".join(pack.unmask(found & ~pack.fool_mask)), pack.suit_name(led)
        if self.beneath(pack, found, led, lying):
            higher = " ".join(pack.unmask(led & lying & pack.select(self.under[1])))
            return Message("{card} must be played to this trick of {suit}, in which {higher} lies", card=must, suit=suit, higher=higher)
        if self.first:
            return Message("{card} must be played: {suit} are led for the first time", card=must, suit=suit)
        return Message("{card} must be played: {suit} are led for the first time, and trumped", card=must, suit=suit)

    @cached_property
    def compels(self) -> bool:
        """Whether single cards may have to be played."""
        return bool(self.forced or self.first)

    def at_first(self, pack: Pack, hand: int, suit: int) -> int:
        """The card of a plain suit that must go to its first trick (0: none)."""
        held = hand & suit & ~pack.trump_mask
        for cards, company in self.first:
            card = held & pack.select(cards)
            if card and (not company or (held & ~card == held & pack.select(company) and (held & ~card).bit_count() == 1)):
                return card
        return 0

    def why_not(self, pack: Pack, fool: Fool, hand: int, led: int, best: int, drawn: bool = False) -> dict[str, Words]:
        """For each card of the hand that may not be played, the rule that forbids it, in words."""
        legal = self.legal(pack, fool, hand, led, best, drawn)
        if drawn and hand & pack.trump_mask:
            return dict.fromkeys(pack.unmask(hand & ~legal), Message("the Fool was led: a trump must be played"))
        if legal == pack.fool_mask and led and hand != legal:
            why = Message("the Fool must be played: neither {suit} nor trumps in hand", suit=pack.suit_name(led))
            return dict.fromkeys(pack.unmask(hand & ~legal), why)
        return {pack.texts[number]: self._reason(pack, hand, led, number) for number in bits(hand & ~legal)}

    def _reason(self, pack: Pack, hand: int, led: int, number: int) -> Words:
        if not led:
            return "it is never led, except as a last card"
        suit = pack.suit_name(led)
        if hand & led:
            if (self.overtrump and led >> number & 1) or (pack.trump_mask >> number & 1 and led == pack.trump_mask):
                return "a higher trump must be played"
            if led == pack.trump_mask:
                return "trumps were led: a trump must be played"
            return Message("suit must be followed: {suit}", suit=suit)
        if pack.trump_mask >> number & 1:
            return "a higher trump must be played"
        return Message("{ruff} must be played: no {suit} in hand", ruff=pack.ruff(led), suit=suit)

    def words(self, kept: str = "", one: Callable[[str], Words] = one_of, second: str = "") -> Words:
        """The rule in sentences, `kept` being what is not led in words, `one` what says "a card of that set", `second` a suit of
        second trumps."""
        duty: Words = "Follow suit; without the suit play a trump, without either any card."
        if second:
            duty = Message(
                "Follow suit; without the suit play a trump or one of the {second}, as you like, and with none of these any card. "
                "When {second} are led, one who has none must play a trump; when trumps are led, any card.", second=second)
        return Text(duty, self._beating(), self._forced(), self._not_led(kept), *self._at_first(one), self._under(one), self._freed())

    def wins(self, second: str = "") -> Words:
        """Which card of a trick wins it, `second` being a suit of second trumps."""
        if second:
            return Message("The highest trump wins the trick; without trumps the highest of the {second}; without both the highest card of "
                           "the suit led.", second=second)
        return "The highest trump wins the trick; without trumps the highest card of the suit led."

    def _beating(self) -> Words:
        return "A trump must beat the trumps already in the trick if it can." if self.overtrump else \
            "Nobody need beat the cards already played."

    def _forced(self) -> Words:
        if not self.forced:
            return ""
        return Message("When a plain suit is led for the first time and a trump has been played to the trick, one who has yet to play "
                       "and holds one of the {cards} in that suit must play it, whatever else he holds.", cards=Term(self.forced, "set"))

    def _not_led(self, kept: str) -> Words:
        return Message("{Kept} is never led, except to the last trick.", kept=kept or self.not_led) if self.not_led else ""

    def _at_first(self, one: Callable[[str], Words]) -> Iterator[Words]:
        for cards, company in self.first:
            if company:
                yield Message("A player who holds {card} with just {other} in its suit must play it to the first trick of that suit, also "
                              "when he leads it.", card=one(cards), other=one(company))
            else:
                yield Message("A player who holds {card} must play it to the first trick of that suit, also when he leads it.",
                              card=one(cards))

    def _under(self, one: Callable[[str], Words]) -> Words:
        if not self.under[0]:
            return ""
        return Message("{Card} must be played to a trick of its suit in which {other} lies already.", card=one(self.under[0]),
                       other=one(self.under[1]))

    def _freed(self) -> Words:
        return "The Fool may be played instead." if self.first else ""


@dataclass(frozen=True)
class FirstTrumps(Follow):
    """The duty to follow suit, else to trump; but a player without the plain suit that was led need not trump once a trump lies in the
    trick."""

    @property
    def duties(self) -> Duties:
        return super().duties | Duties.RELIEF

    def duty(self, pack: Pack, fool: Fool) -> Duty:
        plain, trumps = super().duty(pack, fool), pack.trump_mask

        def legal(hand: int, led: int, best: int, drawn: bool = False) -> int:
            freed = led and led != trumps and not hand & led and best >= 0 and trumps >> best & 1
            return hand if freed else plain(hand, led, best, drawn)

        return legal

    def lacks(self, pack: Pack, led: int, suit: int, trumped: bool) -> int:
        return led if trumped else super().lacks(pack, led, suit, trumped)

    def words(self, kept: str = "", one: Callable[[str], Words] = one_of, second: str = "") -> Words:
        return Text(super().words(kept, one, second), FREED_BY_TRUMP)


def drawn(pack: Pack, fool: Fool, plays: Sequence[tuple[int, int]]) -> bool:
    """Whether the trick was led with a Fool that calls for trumps."""
    return bool(plays) and plays[0][1] == pack.ranks.fool and fool.lead == Leading.TRUMPS_OUT


def standing(pack: Pack, plays: Sequence[tuple[int, int]]) -> tuple[int, int, int]:
    """The state of a trick from its plays (seat, card number): the mask of the suit led (0 while open), the number
    of the best card (-1 before any card, FOOL_LED after a led Fool alone) and the seat that played it (-1)."""
    led, best, winner = 0, -1, -1
    ruffing, fools = pack.ruffing, pack.fool_mask
    for seat, number in plays:
        if fools >> number & 1:
            if not led:
                best = FOOL_LED
            continue
        if not led:
            led, best, winner = pack.suit_of[number], number, seat
        elif number >= pack.floor[best] and (ruffing | led) >> number & 1:
            best, winner = number, seat
    return led, best, winner
