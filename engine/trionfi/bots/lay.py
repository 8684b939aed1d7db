"""Laying cards away: points at risk go, voids are made, guards and Kings stay."""

from itertools import combinations
from math import comb

from trionfi.bots.keep import worth_keeping
from trionfi.bots.memory import Memory
from trionfi.chance import Chance
from trionfi.phases.base import Action, Choice

MANY = 2500


def lay(memory: Memory, choice: Choice, seed: int | str) -> Action:
    """The set of cards to lay away."""
    pack = memory.pack
    cards = [pack.index[text] for text in choice.cards]
    kept = worth_keeping(memory)
    best, best_score = None, 0.0
    if comb(len(cards), choice.count) <= MANY:
        sets = combinations(cards, choice.count)
    else:
        chance = Chance(f"{seed}/{len(memory.view.events)}", 12)
        sets = ([pack.index[text] for text in choice.sample(chance).cards] for _ in range(MANY))
    for chosen in sets:
        score = value(memory, chosen, kept)
        if (best is None or score > best_score + 1e-9) and choice.check(pack.texts[number] for number in chosen) is None:
            best, best_score = chosen, score
    return choice.action(pack.texts[number] for number in best)


def value(memory: Memory, chosen, kept: dict[int, float]) -> float:
    """What laying away this set is worth."""
    mask = sum(1 << number for number in chosen)
    score = sum([memory.gain[number] - kept[number] for number in chosen])
    rest = memory.hand & ~mask
    for suit in memory.pack.suit_masks.values():
        if suit & mask and suit != memory.trumps and not suit & rest:
            score += memory.habits.void * memory.unit
    return score
