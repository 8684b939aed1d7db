"""What puzzles are about; of a card that is played that is read from the cards: what it does at that moment."""

from trionfi.bots.memory import Memory
from trionfi.cards import bits
from trionfi.drills.legal import fool_name
from trionfi.drills.way import counting
from trionfi.state.view import View
from trionfi.words import Message, Term, Words

END = 3     # cards in the hand with which the last tricks begin

THEMES: dict[str, Words] = {
    "fool": "the moment for the Fool",
    "low trump": "the moment for the lowest trump",
    "lead trump": "leading trumps",
    "lead points": "leading a card that counts",
    "lead small": "leading a small card",
    "give": "giving points to your partner",
    "take": "taking the trick",
    "leave": "leaving the trick to others",
    "follow": "following when the trick is lost",
    "trump": "trumping",
    "throw": "throwing a card off",
    "end": "the last tricks",
    "lay void": "emptying a suit by the discard",
    "lay points": "discarding cards that count",
    "lay small": "discarding small cards",
    "pass": "the moment to pass",
    "bid": "the moment to bid",
}


def shown(view: View, card: str) -> Words:
    """What a card does that is played now, by the names of the game."""
    memory = Memory(view)
    key = doing(view, memory, card)
    if key == "fool":
        return Message("the moment for {fool_the}", fool=fool_name(view.game))
    if key == "low trump":
        return Message("the moment for {card_the}", card=Term(memory.pack.cards[memory.pack.index[card]].name, "card"))
    return THEMES[key]


def doing(view: View, memory: Memory, card: str) -> str:
    """What a card does that is played now."""
    number = memory.pack.index[card]
    counts = counting(memory, number)
    if memory.fool >> number & 1:
        return "fool"
    if number == bits(memory.trumps)[0] and counts:
        return "low trump"
    if view.hand.bit_count() <= END:
        return "end"
    if view.best < 0:
        return "lead trump" if memory.trumps >> number & 1 else "lead points" if counts else "lead small"
    if counts and view.best_seat in memory.friends:
        return "give"
    return _following(view, memory, number)


def _following(view: View, memory: Memory, number: int) -> str:
    """What a card does in a trick that a foe holds so far, or a friend without points from here."""
    pack, legal = memory.pack, memory.pack.mask(one.cards[0] for one in view.offered if one.verb == "play")
    takes = [one for one in bits(legal) if one >= pack.floor[view.best] and (pack.ruffing | view.led) >> one & 1]
    if not legal & view.led:
        return "trump" if memory.trumps >> number & 1 else "throw"
    return "take" if number in takes else "leave" if takes else "follow"
