"""Giving cards and asking for others: what does most for the hand's prospects."""

from trionfi.bots.keep import worth_keeping
from trionfi.bots.melded import Melded
from trionfi.bots.memory import Memory
from trionfi.bots.prospect import strength
from trionfi.cards import bits
from trionfi.state.actions import Action, Choice
from trionfi.words import Words


def own(memory: Memory) -> int:
    """The cards in the own hand, and those that it has discarded or laid down here."""
    found, places = memory.hand, (f"discard {memory.seat}", "laid 0", "laid 1", "laid 2")
    for number, where in memory.view.where.items():
        found |= (len(where) == 1 and not where.isdisjoint(places)) << number
    return found


def give(memory: Memory, choice: Choice) -> tuple[Action, Words]:
    """The cards to give away: one after another that which brings least, in the hand and to him who gets it."""
    kept, melded, given = worth_keeping(memory, memory.hand), Melded(memory), 0
    cards = [memory.pack.index[text] for text in choice.cards]
    for _ in range(choice.count):
        spare = min((card for card in cards if not given >> card & 1),
                    key=lambda card: (round(kept[card] + memory.gain[card] + melded.without(given | 1 << card), 9), card))
        given |= 1 << spare
    return choice.action(memory.pack.texts[card] for card in bits(given)), "what can best be spared"


def ask(memory: Memory, choice: Choice) -> tuple[Action, Words]:
    """The cards to ask for: one after another that which does most for the hand."""
    view, hand = memory.view, memory.hand
    wanted: list[int] = []
    open_ = [number for text in choice.cards if not own(memory) >> (number := memory.pack.index[text]) & 1]
    while len(wanted) < choice.count:
        best = max((card for card in open_ if card not in wanted), key=lambda card: (
            round(strength(view.game, view.players, hand | 1 << card), 9), card))
        wanted.append(best)
        hand |= 1 << best
    return choice.action(memory.pack.texts[card] for card in wanted), "what does most for the hand"
