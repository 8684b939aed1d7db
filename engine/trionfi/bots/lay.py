"""Discarding cards: points at risk go, voids are made, guards and Kings stay, and so does what is still to be declared."""

from collections.abc import Callable, Iterator
from itertools import combinations
from math import comb

from trionfi.bots.keep import worth_keeping
from trionfi.bots.melded import Melded
from trionfi.bots.memory import Memory
from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.state.actions import Action, Choice
from trionfi.words import Words

Allowed = Callable[[frozenset[int]], bool]

FEW = 500
STARTS = 3


def lay(memory: Memory, choice: Choice, seed: int | str) -> Action:
    """The set of cards to discard: the best of all where they are few, else the best that single exchanges lead to."""
    pack, kept, melded = memory.pack, worth_keeping(memory, memory.hand), Melded(memory)
    cards = sorted(pack.index[text] for text in choice.cards)

    def allowed(chosen: frozenset[int]) -> bool:
        return choice.check(pack.texts[number] for number in sorted(chosen)) is None

    if comb(len(cards), choice.count) <= FEW:
        sets: Iterator[frozenset[int]] = (frozenset(chosen) for chosen in combinations(cards, choice.count))
    else:
        sets = (_climbed(memory, start, cards, kept, melded, allowed) for start in _starts(memory, choice, cards, kept, seed, allowed))
    best = max(filter(allowed, sets), key=lambda chosen: (round(value(memory, chosen, kept, melded), 9), sorted(chosen)))
    return choice.action(pack.texts[number] for number in best)


def _starts(memory: Memory, choice: Choice, cards: list[int], kept: dict[int, float], seed: int | str,
            allowed: Allowed) -> Iterator[frozenset[int]]:
    """Sets to begin with: the cards that are best spared, the same after a short suit, and some at random."""
    order = sorted(cards, key=lambda number: (kept[number] - memory.gain[number], number))
    shorts = [bits(memory.hand & mask) for mask in memory.pack.suit_masks.values() if mask != memory.trumps]
    for first in [[], *(short for short in shorts if 0 < len(short) <= choice.count and set(short) <= set(cards))]:
        rest = [number for number in order if number not in first]
        start = frozenset([*first, *rest[:choice.count - len(first)]])
        if allowed(start):
            yield start
    chance = Chance(f"{seed}/{len(memory.view.events)}", 12)
    for _ in range(STARTS):
        yield frozenset(memory.pack.index[text] for text in choice.sample(chance).cards)


def _climbed(memory: Memory, chosen: frozenset[int], cards: list[int], kept: dict[int, float], melded: Melded,
             allowed: Allowed) -> frozenset[int]:
    """The set after single exchanges, the best each time, until none is better."""
    score = value(memory, chosen, kept, melded)
    while True:
        others = [chosen - {out} | {into} for out in sorted(chosen) for into in cards if into not in chosen]
        worth = ((value(memory, other, kept, melded), other) for other in others)
        ranked = sorted([(one, sorted(other)) for one, other in worth if one > score + 1e-9], reverse=True)
        better = next((one for one in ranked if allowed(frozenset(one[1]))), None)
        if better is None:
            return chosen
        score, chosen = better[0], frozenset(better[1])


def value(memory: Memory, chosen: frozenset[int], kept: dict[int, float], melded: Melded) -> float:
    """What discarding this set is worth."""
    mask = sum([1 << number for number in chosen])
    score: float = sum([memory.gain[number] - kept[number] for number in sorted(chosen)]) - melded.without(mask)
    rest = memory.hand & ~mask
    for suit in memory.pack.suit_masks.values():
        if suit & mask and suit != memory.trumps and not suit & rest:
            score += memory.habits.void * memory.unit
    return score


def classes(memory: Memory, choice: Choice) -> dict[str, list[str]]:
    """The cards that may go by what they bring and their suit, those that are best spared first; under each of them all of its class."""
    pack, kept = memory.pack, worth_keeping(memory, memory.hand)
    found = dict[tuple[int, float], list[str]]()
    for card in sorted(choice.cards, key=lambda card: (kept[pack.index[card]], pack.index[card])):
        found.setdefault((pack.suit_of[pack.index[card]], memory.gain[pack.index[card]]), []).append(card)
    return {card: some for some in found.values() for card in some}


def shortening(memory: Memory, choice: Choice, usual: Action) -> Iterator[Action]:
    """For each suit but trumps the set that takes most of it, the cheapest of its cards first, filled up with what usually goes."""
    pack, spared = memory.pack, classes(memory, choice)
    for suit in pack.suits:
        held = [card for card in spared if pack.suit_masks[suit.letter] >> pack.index[card] & 1]
        chosen = [*held, *(card for card in usual.cards if card not in held)][:choice.count]
        if held and len(chosen) == choice.count and choice.check(chosen) is None:
            yield choice.action(chosen)


def part(memory: Memory, choice: Choice) -> tuple[Action, Words]:
    """Which cards of an open talon to take and leave the others to the partner: trumps, then Kings and what they are guarded by, then
    cards that can be brought home by discarding them."""
    pack, gain = memory.pack, memory.gain
    tops = sum(1 << suit.bit_length() - 1 for suit in pack.suit_masks.values() if suit)

    def rank(text: str) -> tuple[bool, bool, float, int, int]:
        number = pack.index[text]
        suit = pack.suit_of[number]
        held = (memory.hand & suit).bit_count()
        guarded = bool(memory.hand & suit & tops) or bool(tops >> number & 1)
        return not (memory.trumps | memory.fool) >> number & 1, not guarded, -gain[number], held, -number

    return choice.action(sorted(choice.cards, key=rank)[:choice.count]), "trumps and Kings are best together"
