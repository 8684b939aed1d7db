"""Leading to a trick."""

from trionfi.bots.follow import Weighed
from trionfi.bots.keep import worth_keeping
from trionfi.bots.memory import Memory
from trionfi.cards import bits


def lead(memory: Memory, legal: int) -> Weighed:
    """The card to lead."""
    kept = worth_keeping(memory)
    view = memory.view
    after = tuple((view.seat + step) % view.players for step in range(1, view.players))
    weighed = [_weigh(memory, number, kept[number], after) for number in bits(legal)]
    return max(weighed, key=lambda card: (round(card.score, 6), -memory.stakes.worth[card.number], -card.number))


def _weigh(memory: Memory, number: int, keep: float, after: tuple[int, ...]) -> Weighed:
    if memory.fool >> number & 1:
        return Weighed(number, 0.0, 0.0, "last card")
    suit = memory.pack.suit_of[number]
    win = memory.ours_at_last(number, suit, True, after)
    adds = sum([_adds(memory, seat, number, suit) for seat in after])
    score = win * (memory.gain[number] + adds) - keep
    if suit != memory.trumps and memory.friends:
        score += _forcing(memory, suit)
    if suit == memory.trumps and memory.leading:
        score += memory.habits.draw * _balance(memory)
    if suit != memory.trumps:
        score += memory.habits.length * (memory.hand & suit).bit_count()
        score -= memory.habits.thick * (memory.out & suit).bit_count()
        if memory.hand & suit > memory.out & suit and suit >> (number + 1) << (number + 1) & memory.out:
            score -= memory.habits.under_master
    return Weighed(number, score, win, "lead")


def _balance(memory: Memory) -> float:
    """By how many trumps the own hand is longer than a foe's; 0 when the foes have none left."""
    foes = sum([memory.expect(seat, memory.trumps) for seat in memory.foes])
    return max(0.0, (memory.hand & memory.trumps).bit_count() - foes / len(memory.foes)) if foes > 0.3 else 0.0


def _adds(memory: Memory, seat: int, number: int, suit: int) -> float:
    """What a seat is likely to add when the lead wins: a foe what he must, a friend what he can."""
    below = memory.out & suit & ((1 << number) - 1)
    found = 0.0
    friend = seat in memory.side
    for group, shares in memory.groups:
        part = group & below
        share = shares[seat]
        if not part or not share:
            continue
        size = part.bit_count()
        for card in bits(part & memory.stakes.counting):
            if friend:
                found += share * memory.gain[card] * memory.habits.friend_adds
            else:
                alone = share
                for _ in range(size - 1):
                    alone *= 1 - share
                found += alone * memory.gain[card]
    return found * 0.5


def _forcing(memory: Memory, suit: int) -> float:
    """For the declarer's foes: leading a suit that he lacks makes him spend trumps."""
    declarer = memory.declarer
    if declarer is None:
        return 0.0
    return memory.habits.force * (1 - memory.has(declarer, suit)) * memory.has(declarer, memory.trumps)
