"""What a hand holds as it is dealt: exact, from the number of ways in which it may be dealt.

Cards that a question does not tell apart are a class: a hand is then so many cards of each class, and the ways to be dealt that are a
product of binomials. A question with too many classes is left to be dealt and counted.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import comb, prod
from typing import NamedTuple

from trionfi.cards import Pack, bits
from trionfi.game import Game
from trionfi.melds.called import term
from trionfi.melds.table import Combination, Where
from trionfi.words import Message, Quantity, Term, Words

MOST = 1 << 17   # so many sorts of hands are gone through for one question
TRUMP = Term("trump", many="trumps")


class Asked(NamedTuple):
    """A question about a hand as it is dealt: the classes of cards that it tells apart (masks), what a hand answers to it (keys), and what
    the answers are called."""

    classes: tuple[int, ...]
    answers: Callable[[int], tuple[str, ...]]
    names: dict[str, Words]

    @property
    def sorts(self) -> int:
        """How many sorts of hands it tells apart."""
        return prod(one.bit_count() + 1 for one in self.classes)


class Chanced(NamedTuple):
    """Something that may be dealt: what it is called, and its chance in a hand."""

    name: Words
    chance: Fraction


def chances(game: Game, players: int | None = None) -> dict[str, Chanced]:
    """How likely a hand is to hold what matters in the game, as it is dealt, before a talon is taken: by key. What is too wide to be
    counted exactly is left out; nothing where hands do not come from the deal alone. Raises TrionfiError for a wrong number of players."""
    size = cards_dealt(game, players)
    if not size:
        return {}
    found: dict[str, Chanced] = {}
    for asked in questions(game):
        if asked.sorts <= MOST:
            found |= _chances(game.pack, asked, size)
    return found


def cards_dealt(game: Game, players: int | None = None) -> int:
    """How many cards each player is dealt; 0 where the pack is cut and turned up instead. Raises TrionfiError for a wrong number of
    players."""
    return sum(game.at(players).dealing.sizes)


def questions(game: Game) -> Iterator[Asked]:
    """What may be asked of a hand of the game: its trumps by their number, suits that it lacks, and each combination that it may
    declare."""
    pack = game.pack
    trumps = pack.select("trumps")
    yield Asked((trumps,), lambda hand: (f"trumps/{(hand & trumps).bit_count()}",),
                {f"trumps/{n}": Message("{trumps}", trumps=Quantity(n, TRUMP)) for n in range(trumps.bit_count() + 1)})
    suits = tuple(pack.suit_masks[suit.letter] for suit in pack.suits)
    yield Asked(suits, lambda hand: (f"voids/{sum(not hand & suit for suit in suits)}",),
                {f"voids/{n}": Message("{n} suits are lacking", {"n =1": "{n} suit is lacking", "n =0": "no suit is lacking"}, n=n)
                 for n in range(len(suits) + 1)})
    if game.melds is not None:
        for combination in game.melds.combinations:
            if combination.where != Where.WON:
                yield _of_combination(pack, combination)


def _of_combination(pack: Pack, combination: Combination) -> Asked:
    """Whether a hand has a form of it, and by their size where it is declared by the number of cards."""
    pattern, key = combination.pattern, f"holds/{combination.key}"
    read = 0
    for ground in combination.grounds(pack):
        read |= ground.reads
    conditions = [pack.select(of) for condition in combination.conditions for of, _ in (condition.holds, condition.most) if of]
    classes = [cards & read for cards in pattern.alike(pack)]
    rest = read
    for cards in classes:
        rest &= ~cards
    classes = refined([*classes, *(1 << card for card in bits(rest))], conditions)

    def answers(hand: int) -> tuple[str, ...]:
        sizes = [found.size for found in pattern.find(pack, hand)
                 if all(condition.met(pack, hand, found.lacks, None) for condition in combination.conditions)]
        if not sizes:
            return ()
        return (key, f"{key}/{max(sizes)}") if pattern.counted else (key,)

    most = sum(cards.bit_count() for cards in classes)
    called = term(combination.name)
    names: dict[str, Words] = {key: called}
    if pattern.counted:
        names |= {f"{key}/{n}": Message("{what}, {n} cards", {"n =1": "{what}, {n} card"}, what=called, n=n)
                  for n in range(most + 1)}
    return Asked(tuple(classes), answers, names)


def refined(classes: list[int], sets: list[int]) -> list[int]:
    """Classes of cards so divided that each lies wholly within a set or without it; the cards of the sets that were in none are
    classes too."""
    known = 0
    for cards in classes:
        known |= cards
    for cards in sets:
        classes = [part for one in (*classes, cards & ~known) for part in (one & cards, one & ~cards) if part]
        known |= cards
    return classes


def _chances(pack: Pack, asked: Asked, size: int) -> dict[str, Chanced]:
    ways: dict[str, int] = {}
    for hand, number in _sorts(pack, asked.classes, size):
        for key in asked.answers(hand):
            ways[key] = ways.get(key, 0) + number
    whole = comb(pack.size, size)
    return {key: Chanced(asked.names[key], Fraction(number, whole)) for key, number in ways.items()}


def _sorts(pack: Pack, classes: tuple[int, ...], size: int) -> Iterator[tuple[int, int]]:
    """One hand of each sort, as far as its cards are of the classes, and the ways in which such a hand is dealt."""
    numbers = [bits(cards) for cards in classes]
    others = pack.size - sum(map(len, numbers))

    def go(place: int, hand: int, left: int, ways: int) -> Iterator[tuple[int, int]]:
        if place == len(numbers):
            if left <= others:
                yield hand, ways * comb(others, left)
            return
        cards = numbers[place]
        for held in range(min(len(cards), left) + 1):
            yield from go(place + 1, hand, left - held, ways * comb(len(cards), held))
            if held < len(cards):
                hand |= 1 << cards[held]

    yield from go(0, 0, size, 1)

