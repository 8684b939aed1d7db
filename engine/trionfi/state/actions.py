"""What a player may decide: single actions, and choices among more sets of cards than can be listed."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol, overload

from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError, brief
from trionfi.state.choosing import Sets
from trionfi.values import NamedTuple, dataclass, field
from trionfi.words import Listing, Message, Range, Term, Words

CARD = Term("card", many="cards")
_TEXT = {str}

MANY = 20
NUMBERS = 12  # more sums of one word than these are entered as a number


class Action(NamedTuple):
    """One decision. Its text is the verb, the word said if any, and the cards: "vado solo", "discard QC 7S 5B"."""

    verb: str
    cards: tuple[str, ...] = ()
    word: str = ""

    def __str__(self) -> str:
        return " ".join([part for part in (self.verb, self.word, *self.cards) if part])


class Sum(NamedTuple):
    """A word that goes with any whole number from `least` to `most`."""

    verb: str
    least: int
    most: int

    def __str__(self) -> str:
        return self.words

    @property
    def words(self) -> Words:
        """The word and its numbers."""
        return Message("{verb} {least} to {most}", verb=self.verb, least=self.least, most=self.most)

    def actions(self) -> list[Action]:
        """Each of the numbers as an action, the least first."""
        return [Action(self.verb, (), str(number)) for number in range(self.least, self.most + 1)]


class Draws(Protocol):
    """What a choice is drawn with: the standard library's `random.Random`, or any other that draws numbers below another."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to `stop` - 1."""


def below(rng: Chance | Draws, count: int) -> int:
    """A number from 0 to `count` - 1, drawn with a generator. Raises TrionfiError for what is none."""
    if isinstance(rng, Chance):
        return rng.below(count)
    if not callable(getattr(rng, "randrange", None)):
        raise TrionfiError(Message("what is drawn with is a generator such as random.Random(7), not {given}", given=brief(repr(rng))))
    return rng.randrange(count)


@dataclass(frozen=True)
class Choice:
    """A decision among more sets of cards than can be listed: how many of which, and a check of the whole set.

    `sets` are the sets that are allowed, `refused` gives for every other card of the hand the rule against it. As a sequence it has every
    allowed action: `len(choice)`, `choice[0]`, `action in choice`, `for action in choice`; how many they are, and the one at a place, is
    worked out without making the others. It is a value, which the hand does not change any more.
    """

    verb: str
    sets: Sets
    refused: dict[str, Words] = field(compare=False)

    @property
    def count(self) -> int:
        """How many cards are chosen at most."""
        return self.sets.most

    @property
    def least(self) -> int:
        """How many cards are chosen at least."""
        return self.sets.least

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that may stand in some allowed set."""
        return self.sets.cards

    def __repr__(self) -> str:
        number = self.count if self.least == self.count else f"{self.least} to {self.count}"
        return f"Choice({self.verb!r}, '{number} of {' '.join(self.cards)}')"

    def __len__(self) -> int:
        return self.sets.total

    def __bool__(self) -> bool:
        return True

    def __iter__(self) -> Iterator[Action]:
        return map(self._choosing, self.sets)

    @overload
    def __getitem__(self, place: int) -> Action: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Action, ...]: ...

    def __getitem__(self, place: int | slice) -> Action | tuple[Action, ...]:
        if isinstance(place, slice):
            return tuple(self._choosing(self.sets.at(one)) for one in range(*place.indices(len(self))))
        return self._choosing(self.sets.at(place))

    @property
    def ordered(self) -> bool:
        """Whether the order in which the cards are named means something."""
        return self.sets.ordered

    @property
    def size(self) -> Words:
        """How many cards are chosen, in words: "3 cards", "up to 2 cards"."""
        return Message("{size}", size=Range(self.least, self.count, CARD))

    @property
    def open(self) -> Words:
        """What may be chosen, in words: "choose up to 2 of 7S 8S QC"."""
        cards = " ".join(self.cards)
        if self.least == self.count:
            return Message("choose {n} of {cards}", n=self.count, cards=cards)
        if not self.least:
            return Message("choose up to {n} of {cards}", n=self.count, cards=cards)
        return Message("choose {least} to {n} of {cards}", least=self.least, n=self.count, cards=cards)

    def action(self, cards: str | Iterable[str]) -> Action:
        """The action that chooses these cards, as `check` takes them, in the order of a sorted hand unless their order means something.
        Raises InvalidCard for a card that is not in the pack."""
        return self._choosing(map(self.sets.pack.parse, self._named(cards)))

    def _choosing(self, cards: Iterable[str]) -> Action:
        return Action(self.verb, tuple(cards if self.sets.ordered else self.sets.pack.sort(cards)))

    def check(self, cards: str | Iterable[str]) -> Words | None:
        """Why the set may not be chosen, in one line, or None if it may; cards are texts, or one text such as "KS 7D". Raises InvalidCard
        for what are no texts."""
        chosen = self._named(cards)
        if not self.least <= len(chosen) <= self.count or len(set(chosen)) != len(chosen):
            return self._wrong_number(" ".join(chosen))
        return self._barred(chosen) or self.sets.why_not(self.sets.pack.mask(chosen))

    def check_part(self, cards: str | Iterable[str]) -> Words | None:
        """Why these cards, chosen one after another, can become no allowed set with others, in one line, or None if they can. Raises
        InvalidCard for what are no texts."""
        chosen = self._named(cards)
        if barred := self._barred(chosen):
            return barred
        if len(set(chosen)) != len(chosen) or len(chosen) > self.count:
            return self._wrong_number(" ".join(chosen))
        if self.sets.open(chosen):
            return None
        whole = (*chosen, *[card for card in self.cards if card not in chosen][:max(0, self.least - len(chosen))])
        return self.check(whole) or Message("no allowed choice has all of {cards}", cards=" ".join(chosen))

    def _named(self, cards: str | Iterable[str]) -> tuple[str, ...]:
        """Cards as texts, one by one."""
        if isinstance(cards, str):
            return tuple(cards.split())
        named = tuple(cards) if isinstance(cards, Iterable) else cards
        return named if isinstance(named, tuple) and _TEXT.issuperset(map(type, named)) else tuple(self.sets.pack.parse_all(named))

    def _barred(self, cards: tuple[str, ...]) -> Words | None:
        """Why one of the cards never goes."""
        for card in cards:
            if card not in self.cards:
                return Message("{card} cannot be chosen: {why}", card=card, why=self.refused.get(card) or Message("it is not in the hand"))
        return None

    def _wrong_number(self, chosen: str) -> Words:
        """Why a choice of too many cards, too few or equal ones is none."""
        verb, least, most = self.verb, self.least, self.count
        if least == most and chosen:
            return Message("{verb} takes {n} different cards, not {cards}", verb=verb, n=most, cards=chosen)
        if least == most:
            return Message("{verb} takes {n} different cards, not none", verb=verb, n=most)
        if chosen:
            return Message("{verb} takes {least} to {n} different cards, not {cards}", verb=verb, least=least, n=most, cards=chosen)
        return Message("{verb} takes {least} to {n} different cards, not none", verb=verb, least=least, n=most)

    def sample(self, rng: Chance | Draws) -> Action:
        """An allowed choice, drawn with `random.Random(7)`, by which all are alike, or with another generator. Raises TrionfiError for what
        is none."""
        if isinstance(rng, Chance):
            return self._choosing(self.sets.drawn(rng))
        return self[below(rng, len(self))]

    def __contains__(self, action: object) -> bool:
        return (isinstance(action, Action) and action.verb == self.verb and _TEXT.issuperset(map(type, action.cards))
                and self.check(action.cards) is None)


def sums(actions: Iterable[Action]) -> list[Sum]:
    """The words among these actions that go with more than `NUMBERS` whole numbers in a row."""
    numbers: dict[str, list[int]] = {}
    for action in actions:
        if action.word.isdecimal() and not action.cards:
            numbers.setdefault(action.verb, []).append(int(action.word))
    found = [(Sum(verb, min(some), max(some)), len(some)) for verb, some in numbers.items()]
    return [one for one, count in found if count > NUMBERS and one.most - one.least + 1 == count]


def without(actions: Iterable[Action], some: Iterable[Sum]) -> list[Action]:
    """The actions that are none of these sums."""
    verbs = {one.verb for one in some}
    return [action for action in actions if action.verb not in verbs or not action.word.isdecimal()]


def listed(actions: tuple[Action, ...] | Choice, none: Words = "nothing is to be decided") -> Words:
    """The possible actions in one phrase, and what is said where there is `none`."""
    if isinstance(actions, Choice):
        return actions.open
    if not actions:
        return none
    numbers = sums(actions)
    single = without(actions, numbers)
    more = [Message("... ({n} in all)", n=len(single))] if len(single) > MANY else []
    some = (*map(str, single[:MANY]), *more, *[one.words for one in numbers])
    return Message("the choice is {actions}", actions=Listing(some, ","))


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
