"""What a card is still good for when it is kept: how likely its own points come home, and what it will win.

The tables were measured: in 500 hands of Mineo played by `simple` on all seats (the strongest hand as soloist), how
often a counting card that was not played when it could be ended with its holder's side.
"""

from trionfi.bots.memory import Memory
from trionfi.cards import bits
from trionfi.tricks.fool import Saves

# A suit's highest card, by how many of the suit each other player still has on average: declarer, his foes.
MASTER = ((0.02, 0.36), (0.15, 0.48), (0.55, 0.55), (0.8, 0.65), (0.98, 0.85))
# A lower card of a suit: declarer, his foes; the second row when nothing guards it.
LOWER = ((0.22, 0.55), (0.1, 0.35))
LATE = 6
DRAWN, SAFE = 0.5, 0.95     # so many more of the highest trumps than a foe may have draw all that could take a lower one
STRAY = 0.8     # how likely a card of a plain suit, kept for the last trick, meets the lead of another suit there
LENGTH = 0.05   # of what hangs on the last trick, where the tricks before it bring nothing: what a trump is worth as a content would be
# Where points are bad: how likely a card of a suit must be played to a lead of it, by how many lower ones are held with it.
UNGUARDED = (0.75, 0.55, 0.35, 0.2, 0.1)


def worth_keeping(memory: Memory, cards: int) -> dict[int, float]:
    """For each of some cards of the hand (a mask) what it is expected to bring later."""
    if memory.reverse:
        return {number: danger(memory, number) for number in bits(cards)}
    closers = _closers(memory)
    return {number: later(memory, number) * memory.gain[number] + power(memory, number, closers) + closing(memory, number)
            for number in bits(cards)}


def later(memory: Memory, number: int) -> float:
    """How likely the card itself ends with the own side if it is not played now."""
    if memory.fool >> number & 1:
        if memory.view.game.fool.by == Saves.LATER:
            return covered(memory, memory.left - 2)
        return 1.0 if _fool_time(memory) > 2 else 0.9
    if memory.trumps >> number & 1:
        return _trump_later(memory, number)
    return _suit_later(memory, number)


def covered(memory: Memory, tricks: int) -> float:
    """Where only a later trick saves the Fool: how likely the own side wins one of so many. A trump takes a trick about every other
    time, a partner's cards count as much as those of an average hand."""
    trumps = (memory.hand & memory.trumps).bit_count() + sum([memory.expect(seat, memory.trumps) for seat in memory.friends])
    each = min(0.9, 0.1 + 0.1 * len(memory.friends) + 0.5 * trumps / max(1, memory.left))
    return 1 - (1 - each) ** max(0, tricks)


def danger(memory: Memory, number: int) -> float:
    """Where points are bad: what the card is expected to cost, if it is kept, by the trick that it takes."""
    if memory.fool >> number & 1:
        return later(memory, number) * memory.gain[number] + power(memory, number, {})
    if memory.trumps >> number & 1:
        return _trump_later(memory, number) * memory.gain[number] + power(memory, number, {})
    suit = memory.pack.suit_of[number]
    below = (1 << number) - 1
    out = (memory.out & suit).bit_count()
    least = (memory.out & suit & below).bit_count() / out if out else memory.habits.alone
    held = min((memory.hand & suit & below).bit_count(), len(UNGUARDED) - 1)
    return UNGUARDED[held] * least * least * (memory.gain[number] + memory.content)


def _trump_later(memory: Memory, number: int) -> float:
    trumps = memory.trumps
    above = memory.pack.beats[number] & memory.out
    threats = sum([memory.expect(seat, above) for seat in memory.foes])
    if threats < 0.05:
        return 1.0
    own = memory.hand & trumps
    masters = (own >> (memory.out & trumps).bit_length()).bit_count()
    if masters >= DRAWN + max(memory.expect(seat, trumps) for seat in memory.foes):
        return SAFE
    guards = own.bit_count() - 1
    late = 1.0 if memory.left > LATE else 0.4 + 0.1 * memory.left
    if threats > 3:
        low, each = (0.1, 0.11) if memory.leading else (0.45, 0.11)
    else:
        low, each = (0.55, 0.04) if memory.leading else (0.72, 0.04)
    return late * min(0.97, low + each * guards)


def _suit_later(memory: Memory, number: int) -> float:
    suit = memory.pack.suit_of[number]
    role = 0 if memory.leading or not memory.friends else 1
    if suit >> (number + 1) << (number + 1) & memory.out:
        guarded = (memory.hand & suit).bit_count() > 1
        return LOWER[0 if guarded else 1][role]
    others = memory.view.seats - 1
    rounds = (memory.out & suit).bit_count() / others
    full = min(int(rounds), len(MASTER) - 1)
    above = MASTER[min(full + 1, len(MASTER) - 1)][role]
    return MASTER[full][role] + (above - MASTER[full][role]) * (rounds - int(rounds))


def power(memory: Memory, number: int, closers: dict[int, float]) -> float:
    """What the card is expected to win besides itself."""
    habits, content = memory.habits, memory.content
    if memory.fool >> number & 1:
        if _fool_time(memory) <= 3:
            return -memory.unit
        return memory.unit * habits.fool * min(1.0, (_fool_time(memory) - 3) / 6)
    if memory.trumps >> number & 1:
        clear = memory.clear(number)
        lone = habits.lone if memory.hand & memory.trumps == 1 << number else 0.0
        each = content or memory.last * LENGTH
        return each * (habits.trump + habits.clear * clear) + closers.get(number, 0.0) - lone
    suit = memory.pack.suit_of[number]
    if suit >> (number + 1) << (number + 1) & memory.out:
        return 0.0
    return _suit_later(memory, number) * content * habits.master


def _fool_time(memory: Memory) -> int:
    """How many tricks there are before the Fool is lost, barred, or all that is left."""
    fool = memory.view.game.fool
    return memory.left - max(0, fool.lost_last - 1, fool.barred_last, fool.skipped - 1)


def closing(memory: Memory, number: int) -> float:
    """What the card is worth for winning the last trick with it: with more trumps than any foe it may come to that."""
    amount = sum([amount for cards, amount in memory.stakes.closing if cards >> number & 1])
    for word, cards, more in memory.stakes.promised:
        if cards >> number & 1 and (word, memory.seat) in memory.view.contract.announced:
            return 2 * more
    if not amount:
        return 0.0
    feared = sum([amount for cards, amount in memory.stakes.fears if cards >> number & 1])
    if feared and memory.left > 1:
        above = memory.pack.beats[number] & memory.out
        beaten = max([0.0 if memory.trumps >> number & 1 else STRAY, *(memory.has(seat, above) for seat in memory.foes)])
        return (amount * (1 - beaten) - feared * beaten) / (memory.left - 1)
    own = (memory.hand & memory.trumps).bit_count()
    most = max([memory.expect(seat, memory.trumps) for seat in memory.foes], default=0.0)
    return amount * max(0.0, min(0.8, (own - most) / 5))


def _closers(memory: Memory) -> dict[int, float]:
    """What the highest trump is worth for winning the last trick, beyond what the second would do."""
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
