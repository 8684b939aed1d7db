"""What a puzzle is about, read from the cards: what the best card does at that moment."""

from trionfi.bots.memory import Memory
from trionfi.cards import bits
from trionfi.drills.legal import fool_name
from trionfi.drills.puzzles import Puzzle
from trionfi.game import Game
from trionfi.state.view import View
from trionfi.words import Message, Term, Words

END = 3     # cards in the hand with which the last tricks begin

LAST: Words = "the last tricks"
LEADING_TRUMPS: Words = "leading trumps"
LEADING_POINTS: Words = "leading a card that counts"
LEADING_SMALL: Words = "leading a small card"
GIVING: Words = "giving points to your partner"
TAKING: Words = "taking the trick"
HOLDING_UP: Words = "leaving the trick to others"
FOLLOWING: Words = "following when the trick is lost"
TRUMPING: Words = "trumping"
THROWING: Words = "throwing a card off"


def theme(game: Game, puzzle: Puzzle) -> Words:
    """The theme of a puzzle."""
    hand = puzzle.played(game)
    assert hand.turn is not None
    return shown(hand.view(hand.turn), puzzle.choices[0].cards[0])


def shown(view: View, card: str) -> Words:
    """What a card does that is played now."""
    memory = Memory(view)
    pack, number = memory.pack, memory.pack.index[card]
    counts = memory.gain[number] > sum(abs(gain) for gain in memory.gain) / pack.size
    lowest = bits(memory.trumps)[0]
    if memory.fool >> number & 1:
        return Message("the moment for {fool_the}", fool=fool_name(view.game))
    if number == lowest and counts:
        return Message("the moment for {card_the}", card=Term(pack.cards[number].name, "card"))
    if view.hand.bit_count() <= END:
        return LAST
    if view.best < 0:
        return LEADING_TRUMPS if memory.trumps >> number & 1 else LEADING_POINTS if counts else LEADING_SMALL
    if counts and view.best_seat in memory.friends:
        return GIVING
    return _following(view, memory, number)


def _following(view: View, memory: Memory, number: int) -> Words:
    """What a card does in a trick that a foe holds so far, or a friend without points from here."""
    pack, legal = memory.pack, memory.pack.mask(one.cards[0] for one in view.offered if one.verb == "play")
    takes = [one for one in bits(legal) if one >= pack.floor[view.best] and (pack.ruffing | view.led) >> one & 1]
    if not legal & view.led:
        return TRUMPING if memory.trumps >> number & 1 else THROWING
    return TAKING if number in takes else HOLDING_UP if takes else FOLLOWING
