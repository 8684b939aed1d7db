"""Announcing before the play what one's side will do in it.

Measured in 500 hands of Mineo between `simple` (the strongest hand as soloist): an opponent with the 20 and six or
seven trumps saw his side win the last trick in 68 of 100 hands, with eight or nine in 84, without the 20 and with
eight in 37; a soloist who held the 20, the 1 and the Fool brought all three home in 95 of 100. In 150 hands of
Mitigati the last trick was won with the Bagatto in 2 of 6 hands with ten trumps, in 7 of 11 with eleven, in 25 of 31 with twelve.
"""

from trionfi.bots.keep import later
from trionfi.bots.memory import Memory
from trionfi.cards import bits
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.rules import Course
from trionfi.words import Listing, Message, Term, Words

CAPTURE = 0.05
LONG = -2.02, 1.75      # a low trump wins the last trick: by the length of the trumps in fair shares
NEEDED = 0.6


def announce(memory: Memory, step: Course) -> tuple[Action, Words]:
    """The announcement if it will likely come true, else the word that declines."""
    actions = memory.view.offered
    words = [action for action in actions if step.advice(action) is Advice.ANNOUNCES]
    for action in words:
        chance = likely(memory, action.verb)
        if chance > NEEDED:
            return action, Message("{said}: it should come true about {n} times in 10", said=action.verb, n=round(chance * 10))
    return next(action for action in actions if step.advice(action) is Advice.DECLINES), against(memory, words[0].verb)


def against(memory: Memory, said: str) -> Words:
    """Why an announcement is left alone: the cards that it needs and others have, or how seldom it should come true."""
    pack = memory.pack
    for word, cards, _ in memory.stakes.undertaken:
        if word == said and cards & ~memory.hand:
            missing = Listing(tuple(Term(pack.cards[number].name, "card") for number in bits(cards & ~memory.hand)))
            return Message("{said} would also need {cards}, not in this hand", said=said, cards=missing)
    often = round(likely(memory, said) * 10)
    if often > 1:
        return Message("{said} should come true only about {n} times in 10", said=said, n=often)
    return Message("{said} should come true hardly ever", said=said)


def likely(memory: Memory, said: str) -> float:
    """How likely an announcement comes true, 0 when no payment hangs on it; for the pool of the match, that the last trick is won."""
    stakes = memory.stakes
    if said == memory.view.game.match.undertaken:
        return last_trick(memory)
    for word, cards, _ in stakes.undertaken:
        if word == said:
            return all_home(memory, cards)
    for word, cards, _ in stakes.promised:
        if word == said:
            return last_trick_with_a_low_one(memory) if cards & memory.hand else 0.0
    if any(word == said for word, _ in stakes.last):
        return last_trick(memory)
    return all_tricks(memory) if any(word == said for word, _ in stakes.sweeps) else 0.0


def all_home(memory: Memory, cards: int) -> float:
    """How likely all of these cards end with the own side."""
    found = 1.0
    for number in bits(cards):
        found *= later(memory, number) if memory.hand >> number & 1 else CAPTURE
    return found


def last_trick(memory: Memory) -> float:
    """How likely the own hand wins the last trick: by its number of trumps against a fair share, and by its highest."""
    own = bits(memory.hand & memory.trumps)
    if not own:
        return 0.0
    fair = memory.trumps.bit_count() / memory.view.players
    return min(0.97, len(own) / fair * (0.33 + 0.37 * memory.clear(own[-1])))


def last_trick_with_a_low_one(memory: Memory) -> float:
    """How likely the own hand has a trump left for the last trick when nobody else has: by how much longer it is than a fair share."""
    longer = (memory.hand & memory.trumps).bit_count() * memory.view.players / memory.trumps.bit_count()
    return max(0.0, min(0.97, LONG[0] + LONG[1] * longer))


def all_tricks(memory: Memory) -> float:
    """How likely the own hand wins every trick that is left: all its cards win when they are led, the longest trumps first."""
    found = 1.0
    trumps = bits(memory.hand & memory.trumps)
    drawn = len(trumps) > max((memory.expect(seat, memory.trumps) for seat in memory.foes), default=0.0) + 2
    for number in bits(memory.hand):
        if memory.trumps >> number & 1:
            found *= 1.0 if drawn and number != trumps[-1] else memory.clear(number)
        elif not memory.fool >> number & 1:
            top = not memory.pack.beats[number] & memory.out
            found *= (1.0 if drawn else later(memory, number)) if top else 0.1
        if found < 0.01:
            return 0.0
    return found
