"""What a card is still good for when it is kept: how likely its own points come home, and what it will win."""

from trionfi.bots.memory import Memory
from trionfi.cards import bits


def worth_keeping(memory: Memory) -> dict[int, float]:
    """For each card of the hand what it is expected to bring later."""
    closers = _closers(memory)
    return {number: later(memory, number) * memory.gain[number] + power(memory, number, closers) for number in bits(memory.hand)}


def later(memory: Memory, number: int) -> float:
    """How likely the card itself ends with the own side if it is not played now."""
    if memory.fool >> number & 1:
        return 1.0 if memory.left > 2 else 0.9
    if memory.trumps >> number & 1:
        return _trump_later(memory, number)
    return _suit_later(memory, number)


def _trump_later(memory: Memory, number: int) -> float:
    above = memory.trumps >> (number + 1) << (number + 1) & memory.out
    threats = sum([memory.expect(seat, above) for seat in memory.foes])
    guards = (memory.hand & memory.trumps).bit_count() - 1
    if threats < 0.01:
        return 0.97
    return 0.3 + 0.65 * (guards + 0.5) / (guards + 0.5 + threats)


def _suit_later(memory: Memory, number: int) -> float:
    suit = memory.pack.suit_of[number]
    higher = (suit >> (number + 1) << (number + 1) & memory.out).bit_count()
    own = (memory.hand & suit).bit_count() - 1
    if not higher:
        safe = 1.0
        for seat in memory.foes:
            safe *= 1 - (1 - memory.has(seat, suit)) * memory.has(seat, memory.trumps)
        return 0.25 + 0.6 * safe
    base = 0.4 if memory.friends else 0.15
    return base + (0.25 if own >= higher else 0.0)


def power(memory: Memory, number: int, closers: dict[int, float]) -> float:
    """What the card is expected to win besides itself."""
    habits, content = memory.habits, memory.content
    if memory.fool >> number & 1:
        if memory.left <= 3:
            return -1.0
        return habits.fool_option * min(1.0, (memory.left - 3) / 6)
    if memory.trumps >> number & 1:
        clear = memory.clear(number)
        win = habits.ruff + (1 - habits.ruff) * clear
        return win * content * habits.trump_power + closers.get(number, 0.0) + habits.spare_trump
    suit = memory.pack.suit_of[number]
    if suit >> (number + 1) << (number + 1) & memory.out:
        return 0.0
    return _suit_later(memory, number) * content * habits.suit_power


def _closers(memory: Memory) -> dict[int, float]:
    """What the two highest trumps are worth for winning the last trick."""
    own = bits(memory.hand & memory.trumps)[::-1]
    if not own or not memory.last:
        return {}
    chance = [memory.clear(number) * _held(memory, len(own) - place) for place, number in enumerate(own[:2])] + [0.0]
    return {own[0]: max(0.0, chance[0] - chance[1]) * memory.last * memory.habits.closer}


def _held(memory: Memory, trumps: int) -> float:
    """How likely one of so many trumps can be kept to the last trick."""
    if trumps >= memory.left:
        return 1.0
    return (0.0, 0.35, 0.6, 0.75, 0.85, 0.9)[min(trumps, 5)]
