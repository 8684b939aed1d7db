"""What the opponents of a declarer tell each other by the cards they play: kept to in the own play.

Weights are ours: a sign decides between cards that are otherwise about as good, and what partners ask for is done unless it costs much.
"""

from trionfi.bots.memory import Memory
from trionfi.bots.signs import kinds, of, small
from trionfi.state.signals import Sign
from trionfi.words import Words

TRUE, FALSE, ASKED, WARNED, RETURNED, FALLING = 0.05, 0.35, 0.3, 0.5, 0.15, 0.03
GUARDS = 5  # with fewer other trumps than this a small one that is hunted is in danger


def true(memory: Memory, sign: Sign, number: int, suit: int) -> bool:
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


def in_danger(memory: Memory, sign: Sign) -> bool:
    """Whether the card that a sign warns of is in the own hand with few trumps to guard it."""
    return bool(memory.hand & memory.pack.mask(sign.of)) and (memory.hand & memory.trumps).bit_count() <= GUARDS


def speaks(memory: Memory) -> bool:
    """Whether the seat is one of several against the declarer, with signs agreed."""
    return memory.signed is not None and bool(memory.friends) and not memory.attacking


def leading(memory: Memory, number: int, suit: int) -> float:
    """What a lead is worth by what it tells, and by what the partners have told."""
    told, found = memory.signed, 0.0
    if told is None or not speaks(memory):
        return 0.0
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


def says(memory: Memory, number: int) -> Words:
    """What a lead of this card tells the partners, in words; nothing where it tells nothing or would not be true."""
    if not speaks(memory):
        return ""
    suit = memory.pack.suit_of[number]
    rank, on = memory.pack.cards[number].rank, kinds(suit, memory.trumps, _led(memory))
    found = [sign.meaning for sign in memory.view.game.signs
             if sign.on in on and rank in sign.ranks and sign.tells and true(memory, sign, number, suit)]
    return found[0] if found else ""


def _led(memory: Memory) -> set[int]:
    """The suits that the own side has led."""
    return {memory.pack.suit_of[trick.plays[0][1]] for trick in memory.view.tricks if trick.plays[0][0] in memory.side}


def following(memory: Memory, number: int) -> float:
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


def _smalls(memory: Memory, best: int) -> int:
    """The small cards of the hand that do not beat the trick."""
    return sum(1 << number for number in range(best) if memory.hand >> number & 1 and small(memory.pack, number))


def _falling(memory: Memory, sign: Sign, suit: int, leader: int) -> bool:
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
