"""What a player may decide: single actions, and choices among more sets of cards than can be listed."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from trionfi.cards.chance import Chance

MANY = 20


class Action(NamedTuple):
    """One decision. Its text is the verb, the word said if any, and the cards: "vado solo", "discard QC 7S 5B"."""

    verb: str
    cards: tuple[str, ...] = ()
    word: str = ""

    def __str__(self) -> str:
        return " ".join([part for part in (self.verb, self.word, *self.cards) if part])


class Choice:
    """A decision among more sets of cards than can be listed: how many of which, and a check of the whole set.

    `cards` are those that may stand in some allowed set; `refused` gives for every other card of the hand the rule
    against it; `check` names the rule that a set breaks, or None; `sample` draws an allowed set. A set has `count`
    cards, or from `least` to `count` where that is given.
    """

    def __init__(self, verb: str, count: int, cards: tuple[str, ...], refused: dict[str, str],
                 check: Callable[[frozenset[str]], str | None], sample: Callable[[Chance], Iterable[str]],
                 sort: Callable[[Iterable[str]], Iterable[str]], least: int | None = None):
        self.verb, self.count, self.cards, self.refused = verb, count, cards, refused
        self.least = count if least is None else least
        self._check, self._sample, self._sort = check, sample, sort

    @property
    def ordered(self) -> bool:
        """Whether the order in which the cards are named means something."""
        return self._sort is tuple

    @property
    def size(self) -> str:
        """How many cards are chosen, in words: "3 cards", "up to 2 cards"."""
        if self.least == self.count:
            return f"{self.count} card{'' if self.count == 1 else 's'}"
        return f"{f'{self.least} to' if self.least else 'up to'} {self.count} card{'' if self.count == 1 else 's'}"

    def action(self, cards: Iterable[str]) -> Action:
        """The action that chooses these cards, in the order of a sorted hand unless their order means something."""
        return Action(self.verb, tuple(self._sort(cards)))

    def check(self, cards: Iterable[str]) -> str | None:
        """Why the set may not be chosen, in one line, or None if it may."""
        chosen = tuple(cards)
        if not self.least <= len(chosen) <= self.count or len(set(chosen)) != len(chosen):
            size = str(self.count) if self.least == self.count else f"{self.least} to {self.count}"
            return f"{self.verb} takes {size} different cards, not {' '.join(chosen) or 'none'}"
        for card in chosen:
            if card not in self.cards:
                return f"{card} cannot be chosen: {self.refused.get(card, 'it is not in the hand')}"
        return self._check(frozenset(chosen))

    def sample(self, chance: Chance) -> Action:
        """An allowed choice, drawn with the generator."""
        return self.action(self._sample(chance))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and action.verb == self.verb and self.check(action.cards) is None


def listed(actions: tuple[Action, ...] | Choice, none: str = "nothing is to be decided") -> str:
    """The possible actions in one phrase, and what is said where there is `none`."""
    if isinstance(actions, Choice):
        return f"choose {actions.size.rpartition(' ')[0]} of {' '.join(actions.cards)}"
    some = [str(action) for action in actions[:MANY]] + [f"... ({len(actions)} in all)"] * (len(actions) > MANY)
    return "the choice is " + ", ".join(some) if actions else none


def of_mask(actions: Sequence[Action], bit: Sequence[int], mask: int) -> list[Action]:
    """Those of the actions, one for each card of a pack, whose cards are in a mask, from the lowest; `bit` is that of each card."""
    found = []
    while mask:  # from the highest card, which costs two thirds of what it costs from the lowest
        number = mask.bit_length() - 1
        found.append(actions[number])
        mask ^= bit[number]
    found.reverse()
    return found


def one_by_one(actions: tuple[Action, ...] | Choice) -> tuple[Action, ...]:
    """The actions that are listed; none where a set of cards is to be chosen."""
    return () if isinstance(actions, Choice) else actions


def of_a_set(actions: tuple[Action, ...] | Choice) -> Choice:
    """The choice of a set of cards. Raises TypeError where actions are listed."""
    if not isinstance(actions, Choice):
        raise TypeError("no set of cards is to be chosen")
    return actions
