"""The actions of a game as whole numbers from 0: cards, the end of a set, words, and offers by their place on the list.

A decision of the engine is one pick or several. Cards of a set (a discard, what is asked for) are picked one by one, and only such as an
allowed set can still be made with, so that no pick leads to a dead end. What has no number of its own (a combination, one of hundreds of
sums) is picked by its place among the offers; where these are more than `OFFERS`, a first pick says in which part of them it is.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from trionfi.game import Game
from trionfi.state.actions import Action, Choice
from trionfi.values import NamedTuple

OFFERS = 16


class Space(NamedTuple):
    """The numbers of a game's actions: `names` has the text of each, `words` are those that its steps list."""

    cards: tuple[str, ...]
    words: tuple[str, ...]
    names: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many actions there are."""
        return len(self.names)

    @property
    def stop(self) -> int:
        """The action that ends a set of cards that is large enough."""
        return len(self.cards)


@lru_cache(512)
def space_of(game: Game) -> Space:
    """The numbers of the actions of a game under its profile: the same in every run of one version of the rules."""
    cards = game.pack.texts
    words = tuple(dict.fromkeys(one.say for step in game.steps for one in step.speaking.spoken()))
    return Space(cards, words, (*cards, "stop", *words, *(f"offer {place}" for place in range(OFFERS))))


@lru_cache(512)
def _numbers(space: Space) -> dict[str, int]:
    """The number of each word, and of each card by its text."""
    first = space.stop + 1
    return {word: first + place for place, word in enumerate(space.words)} | {card: place for place, card in enumerate(space.cards)}


class Picks:
    """The picks that a decision is made of, given those made so far."""

    def __init__(self, space: Space, actions: Sequence[Action] | Choice, made: tuple[int, ...]):
        """`actions` are what the engine offers, `made` the picks so far."""
        self.space = space
        self.next: dict[int, Action | None] = dict(self._of_choice(actions, made) if isinstance(actions, Choice)
                                                   else self._of_list(actions, made))
        """For each pick that may be made what it comes to: an action, or None where another pick follows."""

    def _of_choice(self, choice: Choice, made: tuple[int, ...]) -> Iterator[tuple[int, Action | None]]:
        cards = self.space.cards
        chosen = tuple(cards[one] for one in made)
        if len(chosen) >= choice.least and choice.check(chosen) is None:
            yield self.space.stop, choice.action(chosen)
        if len(chosen) == choice.count:
            return
        index = _numbers(self.space)
        for card in choice.cards:
            more = (*chosen, card)
            if card not in chosen and choice.sets.open(more):
                ends = len(more) == choice.count
                yield index[card], choice.action(more) if ends else None

    def _of_list(self, actions: Sequence[Action], made: tuple[int, ...]) -> Iterator[tuple[int, Action | None]]:
        numbered, offers = self._numbered(actions)
        if not made:
            yield from numbered.items()
        yield from self._of_offers(offers, made)

    def _numbered(self, actions: Sequence[Action]) -> tuple[dict[int, Action], list[Action]]:
        """The actions that have a number of their own in this decision, and the others in their order. Of several ways to use a card
        alone, the last that is offered has the card's number: in a trick that is to play it."""
        numbers = _numbers(self.space)
        verb = next((one.verb for one in reversed(actions) if len(one.cards) == 1 and not one.word), "")
        found: dict[int, Action] = {}
        offers = []
        for action in actions:
            alone = len(action.cards) == 1 and not action.word and action.verb == verb
            number = numbers.get(action.cards[0] if alone else str(action))
            if number is None or number in found:
                offers.append(action)
            else:
                found[number] = action
        return found, offers

    def _of_offers(self, offers: list[Action], made: tuple[int, ...]) -> Iterator[tuple[int, Action | None]]:
        first = len(self.space.cards) + 1 + len(self.space.words)
        for pick in made:
            offers = _parts(offers)[pick - first]
        if len(offers) <= OFFERS:
            yield from ((first + place, action) for place, action in enumerate(offers))
        else:
            yield from ((first + place, part[0] if len(part) == 1 else None) for place, part in enumerate(_parts(offers)))


def _parts(offers: list[Action]) -> list[list[Action]]:
    """The offers in at most `OFFERS` parts, none much longer than another."""
    size = -(-len(offers) // OFFERS)
    return [offers[start:start + size] for start in range(0, len(offers), size)]
