"""What the opponents of a declarer tell each other by the cards they play: read from the tricks, and kept to in the own play.

Weights are ours: a sign decides between cards that are otherwise about as good, and what partners ask for is done unless it costs much.
"""

from typing import TYPE_CHECKING, NamedTuple

from trionfi.cards import COURTS

if TYPE_CHECKING:
    from trionfi.bots.memory import Memory
    from trionfi.cards import Pack
    from trionfi.signals import Sign
    from trionfi.view import View

TRUE, FALSE, ASKED, WARNED, RETURNED, FALLING = 0.05, 0.35, 0.3, 0.5, 0.15, 0.03
LIKELY, UNLIKELY, LONGER = 8.0, 0.05, 2.0  # by how much a sign is believed: others may not know them
GUARDS = 5  # with fewer other trumps than this a small one that is hunted is in danger


class Told(NamedTuple):
    """What the opponents of the declarer have told: (seat, cards) of which it has one, has none, or which is in danger; who is long in
    trumps; (seat, suit) of which one is short; the suit that one of them began with, and who."""

    one: list[tuple[int, int]]
    none: list[tuple[int, int]]
    danger: list[tuple[int, int]]
    long: set[int]
    short: list[tuple[int, int]]
    begun: list[tuple[int, int]]


def read(view: "View") -> Told | None:
    """What has been told so far; None where nothing is agreed or nobody could tell anything."""
    signs, declarer = view.game.signs, view.contract.declarer
    if not signs or declarer is None or view.contract.hidden:
        return None
    foes = frozenset(range(view.players)) - view.side(declarer)
    if len(foes) < 2:
        return None
    told = Told([], [], [], set(), [], [])
    reader = _Reader(view.game.pack, signs, foes, told)
    for plays in (*(trick.plays for trick in view.tricks), view.plays):
        reader.trick(plays)
    spent = {(seat, number) for plays in (*(trick.plays for trick in view.tricks), view.plays) for seat, number in plays}
    for promised in (told.one, told.danger):
        kept = [(seat, cards) for seat, cards in promised if not any(who == seat and cards >> number & 1 for who, number in spent)]
        promised[:] = kept
    return told


def divided(told: Told | None, groups: list[int]) -> list[int]:
    """The groups of cards, each divided by the cards of which something was told."""
    found = groups
    for _, cards in (*told.one, *told.none, *told.danger) if told else ():
        found = [part for group in found for part in (group & cards, group & ~cards)]
    return found


def likelier(told: Told, place: str, cards: int, trumps: bool) -> float:
    """How many times likelier these cards lie in a place, for what was told."""
    times = 1.0
    if not place.startswith("hand "):
        return times
    seat = int(place[5:])
    if any(who == seat and cards & of_these for who, of_these in (*told.one, *told.danger)):
        times *= LIKELY
    if any(who == seat and cards & of_these for who, of_these in (*told.none, *told.short)):
        times *= UNLIKELY
    return times * LONGER if trumps and seat in told.long else times


class _Reader:
    """Goes through the tricks in order, and notes each sign."""

    def __init__(self, pack: "Pack", signs: tuple["Sign", ...], foes: frozenset[int], told: Told):
        self.pack, self.signs, self.foes, self.told = pack, [sign for sign in signs if sign.on], foes, told
        self.opened: dict[int, int] = {}
        self.ours: set[int] = set()
        self.first: dict[tuple[int, int], tuple[int, bool]] = {}
        self.leaders: set[int] = set()

    def trick(self, plays: tuple[tuple[int, int], ...]) -> None:
        """One trick, whole or begun."""
        pack = self.pack
        if not plays or pack.fool_mask >> plays[0][1] & 1:
            return
        leader, number = plays[0]
        suit = pack.suit_of[number]
        first_trumps = suit == pack.trump_mask and suit not in self.ours
        if leader in self.foes:
            self._lead(leader, number, suit)
        self.opened.setdefault(suit, leader)
        best = number
        for seat, card in plays[1:]:
            if pack.fool_mask >> card & 1:
                if first_trumps and {seat, leader} <= self.foes:
                    self._note("Fool on trumps", seat, suit)
                continue
            if pack.suit_of[card] == suit:
                self._second(seat, card, suit, card > best)
                best = max(best, card)

    def _lead(self, seat: int, number: int, suit: int) -> None:
        rank, trumps = self.pack.cards[number].rank, self.pack.trump_mask
        for kind in kinds(suit, trumps, self.ours):
            self._note(kind, seat, suit, rank)
        if not self.told.begun:
            self.told.begun.append((seat, number))
        elif seat not in self.leaders and suit != trumps and seat != self.told.begun[0][0] and \
                self.pack.suit_of[self.told.begun[0][1]] == trumps:
            self._note("no trumps", seat, trumps, self.pack.cards[self.told.begun[0][1]].rank)
        self.leaders.add(seat)
        self.ours.add(suit)

    def _second(self, seat: int, card: int, suit: int, over: bool) -> None:
        """Notes a higher card before a lower one, neither of which had to be played to win."""
        before = self.first.get((seat, suit))
        self.first.setdefault((seat, suit), (card, over))
        if before is None or seat not in self.foes or (seat, suit) in self.told.short:
            return
        number, won = before
        if number > card and not won and not over and self.opened[suit] != seat and small(self.pack, number) and small(self.pack, card):
            on = "falling trumps" if suit == self.pack.trump_mask else "partner" if self.opened[suit] in self.foes else "declarer"
            self._note(on, seat, suit)
            self.first[seat, suit] = (-1, True)

    def _note(self, on: str, seat: int, suit: int, rank: str = "") -> None:
        for sign in self.signs:
            if sign.on != on or (sign.ranks and rank not in sign.ranks):
                continue
            if sign.tells in ("one of", "none of"):
                (self.told.one if sign.tells == "one of" else self.told.none).append((seat, of(self.pack, sign, suit)))
            elif sign.tells == "danger":
                self.told.danger.append((seat, self.pack.mask(sign.of)))
            elif sign.tells == "long":
                self.told.long.add(seat)
            elif sign.tells == "short":
                self.told.short.append((seat, suit))


def kinds(suit: int, trumps: int, led: set[int]) -> tuple[str, ...]:
    """What kinds of lead it is, when their side has led these suits."""
    if suit == trumps:
        return ("trumps",)
    return ("suit",) if suit in led else ("new suit", "suit")


def small(pack: "Pack", number: int) -> bool:
    """Whether it is no court card."""
    return pack.cards[number].rank not in COURTS


def of(pack: "Pack", sign: "Sign", suit: int) -> int:
    """The cards of the suit that a sign speaks of."""
    return sum(1 << number for number in range(pack.size) if suit >> number & 1 and pack.cards[number].rank in sign.of)


def true(memory: "Memory", sign: "Sign", number: int, suit: int) -> bool:
    """Whether the own hand is as the sign would tell."""
    hand, pack = memory.hand & ~(1 << number), memory.pack
    if sign.tells == "one of":
        return bool(hand & of(pack, sign, suit))
    if sign.tells == "none of":
        return not hand & of(pack, sign, suit)
    if sign.tells == "long":
        trumps = (memory.hand & memory.trumps).bit_count()
        return any(trumps >= size and (memory.hand & pack.select(cards)).bit_count() >= more for size, cards, more in sign.least)
    return True


def in_danger(memory: "Memory", sign: "Sign") -> bool:
    """Whether the card that a sign warns of is in the own hand with few trumps to guard it."""
    return bool(memory.hand & memory.pack.mask(sign.of)) and (memory.hand & memory.trumps).bit_count() <= GUARDS


def speaks(memory: "Memory") -> bool:
    """Whether the seat is one of several against the declarer, with signs agreed."""
    return memory.signed is not None and bool(memory.friends) and not memory.attacking


def leading(memory: "Memory", number: int, suit: int) -> float:
    """What a lead is worth by what it tells, and by what the partners have told."""
    if not speaks(memory):
        return 0.0
    told, found = memory.signed, 0.0
    rank, on = memory.pack.cards[number].rank, kinds(suit, memory.trumps, _led(memory))
    for sign in memory.view.game.signs:
        if sign.on in on and rank in sign.ranks and sign.tells:
            found += TRUE if true(memory, sign, number, suit) else -FALSE
    if suit == memory.trumps:
        warned = any(seat in memory.friends for seat, _ in told.danger)
        own = any(sign.tells == "danger" and in_danger(memory, sign) for sign in memory.view.game.signs)
        return found - WARNED if warned or own else found + ASKED * any(seat in memory.friends for seat in told.long)
    found += ASKED * any(seat in memory.friends and short == suit for seat, short in told.short)
    begun = told.begun[0] if told.begun else None
    return found + RETURNED * (begun is not None and begun[0] in memory.friends and bool(suit >> begun[1] & 1))


def says(memory: "Memory", number: int) -> str:
    """What a lead of this card tells the partners, in words; nothing where it tells nothing or would not be true."""
    if not speaks(memory):
        return ""
    suit = memory.pack.suit_of[number]
    rank, on = memory.pack.cards[number].rank, kinds(suit, memory.trumps, _led(memory))
    found = [sign.meaning for sign in memory.view.game.signs
             if sign.on in on and rank in sign.ranks and sign.tells and true(memory, sign, number, suit)]
    return found[0] if found else ""


def _led(memory: "Memory") -> set[int]:
    """The suits that the own side has led."""
    return {memory.pack.suit_of[trick.plays[0][1]] for trick in memory.view.tricks if trick.plays[0][0] in memory.side}


def following(memory: "Memory", number: int) -> float:
    """What a card to a trick is worth by what it tells: the higher of two small ones, or the Fool on a partner's trumps."""
    view, pack = memory.view, memory.pack
    if not speaks(memory) or not view.led:
        return 0.0
    suit, leader = view.led, view.plays[0][0]
    fool, friend = memory.fool >> number & 1, leader in memory.friends
    if any(seat == view.seat and suit >> card & 1 for trick in view.tricks for seat, card in trick.plays):
        return 0.0
    for sign in view.game.signs:
        if fool:
            if sign.on == "Fool on trumps" and friend and suit == memory.trumps and suit not in memory.leds and in_danger(memory, sign):
                return ASKED
        elif not suit >> number & 1 or number > view.best or not small(pack, number):
            continue
        elif _falling(memory, sign, suit, leader) and not memory.hand & suit & ~((1 << number + 1) - 1) & _smalls(memory, view.best):
            return FALLING * (4 if sign.tells == "danger" else 1)
    return 0.0


def _smalls(memory: "Memory", best: int) -> int:
    """The small cards of the hand that do not beat the trick."""
    return sum(1 << number for number in range(best) if memory.hand >> number & 1 and small(memory.pack, number))


def _falling(memory: "Memory", sign: "Sign", suit: int, leader: int) -> bool:
    """Whether a higher card before a lower one would now tell the truth by this sign."""
    held = memory.hand & suit
    if suit == memory.trumps:
        return sign.on == "falling trumps" and in_danger(memory, sign) and held.bit_count() > 2
    if sign.on == "partner":
        return leader in memory.friends and suit not in memory.leds and held.bit_count() == 2 and not held & memory.stakes.counting
    if sign.on == "declarer" and leader not in memory.friends and suit not in memory.leds and held & of(memory.pack, sign, suit):
        hand, select = memory.hand, memory.pack.select
        return any(held.bit_count() >= size and (not cards or hand & select(cards)) for size, cards, _ in sign.least)
    return False
