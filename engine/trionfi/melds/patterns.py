"""Patterns: which cards make a combination. A pattern finds its forms in a set of cards; a table says what they are worth.

Sets of cards are expressions that `Pack.select` reads ("trumps + fool"). A pattern yields `Found`, the best form of each
kind that is there: with thirteen trumps one declaration of thirteen, not three of ten.
"""

from collections.abc import Callable, Iterator
from enum import StrEnum
from itertools import combinations

from trionfi.cards import Pack, bits
from trionfi.counting import Points
from trionfi.melds.pattern import Found, Ground, Part, Pattern, Say, even, joined
from trionfi.values import dataclass
from trionfi.words import Bare, Listing, Message, Term, Words

FEW = 5  # cards of which a player picks those that he declares


class Each(StrEnum):
    """Where so many cards must be: anywhere in the hand, in one suit, or of one rank."""

    ALL = "all"
    SUIT = "suit"
    RANK = "rank"


@dataclass(frozen=True)
class Count(Pattern):
    """So many cards of a set: ten trumps, three Kings with the Fool, the four courts of a suit.

    `each` says whether one suit or rank must have them. `must` are cards of the set that have to
    be among them, `plus` cards outside the set that have to be held as well; `exact` means no more than `least` held.
    A combination takes all the cards of the set that are held, at most `most` (0 is no limit).
    """

    of: str
    least: int
    most: int = 0
    each: Each = Each.ALL
    must: str = ""
    plus: str = ""
    exact: bool = False

    counted = True

    def grounds(self, pack: Pack) -> tuple[Ground, ...]:
        """Each group, with what has to be held beside it."""
        must, plus = pack.select(self.must), pack.select(self.plus)
        return tuple(Ground(group | plus, group & must | plus, self.least)
                     for _, group in _groups(pack, pack.select(self.of), self.each))

    def alike(self, pack: Pack) -> tuple[int, ...]:
        """The cards of each group but those that must be there."""
        apart = pack.select(self.must) | pack.select(self.plus)
        return tuple(group & ~apart for _, group in _groups(pack, pack.select(self.of), self.each))

    def find(self, pack: Pack, cards: int) -> Iterator[Found]:
        """The form of each group that has enough."""
        of, plus = pack.select(self.of), pack.select(self.plus)
        if plus & ~cards or (of & cards).bit_count() < self.least:
            return
        for name, group in _groups(pack, of, self.each):
            members = group & cards
            held = members.bit_count()
            if held < self.least or (self.exact and held != self.least):
                continue
            must = pack.select(self.must) & group
            if must & ~cards:
                continue
            if self.most and held > self.most:
                held, members = self.most, must | _first(pack, members & ~must, self.most - must.bit_count())
            yield Found(members | plus, held, name, group & ~cards)

    def kinds(self, pack: Pack) -> tuple[str, ...]:
        """What its forms are called by: the suit or rank of each."""
        return tuple(name for name, _ in _groups(pack, pack.select(self.of), self.each))

    def letter(self, pack: Pack, of: str) -> str:
        """That of the suit or rank of its cards."""
        group = dict(_groups(pack, pack.select(self.of), self.each)).get(of, 0)
        if self.each == Each.ALL or not group:
            return ""
        card = pack.cards[group.bit_length() - 1]
        return card.suit if self.each == Each.SUIT else card.rank

    def ways(self, pack: Pack, cards: int) -> Iterator[Found]:
        """Every set of held cards that makes the combination; for small sets whose cards may serve elsewhere instead."""
        for found in self.find(pack, cards):
            must = pack.select(self.must) & found.cards | pack.select(self.plus)
            loose = bits(found.cards & ~must)
            plus = pack.select(self.plus).bit_count()
            for choice in range(1 << len(loose)):
                chosen = must
                for place, number in enumerate(loose):
                    if choice >> place & 1:
                        chosen |= 1 << number
                size = chosen.bit_count() - plus
                if size >= self.least:
                    yield Found(chosen, size, found.of, found.lacks)

    def parts(self, pack: Pack, worth: Callable[[int], Points]) -> Iterator[Part]:
        """Those of each group, one by one where they rise unevenly."""
        for _, group in () if self.must or self.plus or self.exact or self.most else _groups(pack, pack.select(self.of), self.each):
            whole = group.bit_count()
            more = even(worth, self.least, whole)
            yield Part(worth(self.least), head=group, genuine=self.least, places=self.least, least=self.least, more=more or 0)
            for size in range(self.least + 1, whole + 1) if more is None else ():
                yield Part(worth(size) - worth(size - 1), head=group, genuine=size, places=size, counts=False)

    def fewer(self, pack: Pack, found: Found, number: int, first: Callable[[int, int], int]) -> Iterator[Found]:
        """Of a suit, a rank or a few cards any so many, of a larger set those that are shown first; none where certain cards must be
        there."""
        if self.must or self.plus:
            return
        if self.each == Each.ALL and found.size > FEW:
            yield Found(first(found.cards, number), number, found.of, found.lacks)
            return
        for chosen in combinations(bits(found.cards), number):
            yield Found(sum(1 << card for card in chosen), number, found.of, found.lacks)

    def takes(self, pack: Pack, of: str, size: int = 0) -> Iterator[tuple[int, int]]:
        """So many of the group, and of what has to be held with it every card."""
        group = dict(_groups(pack, pack.select(self.of), self.each)).get(of, 0)
        yield group, min(max(size, self.least), group.bit_count())
        must = group & pack.select(self.must) | pack.select(self.plus)
        yield must, must.bit_count()

    def words(self, pack: Pack, say: Say) -> Words:
        """How many of which, and where."""
        of = pack.select(self.of)
        groups = {"suit": len(pack.suits), "rank": len({pack.cards[n].rank for n in range(pack.size) if of >> n & 1})}
        whole = of.bit_count() // groups.get(self.each, 1)
        if self.least == whole:
            cards = say(self.of)
            text = _every(cards) if whole > 1 and (self.each != Each.ALL or not isinstance(cards, Bare)) else cards
        else:
            exactly = self.exact or self.most == self.least
            text = _so_many(self.least, say(self.of)) if exactly else _at_least(self.least, say(self.of))
        if self.each == Each.SUIT:
            text = Message("{cards} of one suit", cards=text)
        elif self.each == Each.RANK:
            text = Message("{cards} of one rank", cards=text)
        if self.must:
            text = Message("{cards}, {must} among them", cards=text, must=say(self.must))
        return Message("{cards}, with {others}", cards=text, others=say(self.plus)) if self.plus else text


@dataclass(frozen=True)
class Lacking(Pattern):
    """Not one card of a set: no trumps, no counting card. It is said of a whole hand, and no cards make it."""

    of: str

    for_lack = True

    def alike(self, pack: Pack) -> tuple[int, ...]:
        """The set."""
        return (pack.select(self.of),)

    def find(self, pack: Pack, cards: int) -> Iterator[Found]:
        """The one form, when none is held."""
        if cards and not cards & pack.select(self.of):
            yield Found(0, 0)

    def bars(self, pack: Pack) -> int:
        """The set."""
        return pack.select(self.of)

    def words(self, pack: Pack, say: Say) -> Words:
        """The set."""
        cards = say(self.of)
        return Message("no {cards}", cards=cards) if isinstance(cards, Bare) else Message("none of {cards}", cards=cards)


@dataclass(frozen=True)
class Groups(Pattern):
    """So many sets of which at least `each` cards are held: three pairs of court cards. It takes `each` cards of every such set, the
    first as they come in a sorted hand."""

    of: tuple[str, ...]
    each: int
    least: int

    def grounds(self, pack: Pack) -> tuple[Ground, ...]:
        """All the sets together."""
        return (Ground(joined(map(pack.select, self.of))),)

    def find(self, pack: Pack, cards: int) -> Iterator[Found]:
        """The one form, of all the sets that have enough."""
        held = [found for of in self.of if (found := pack.select(of) & cards).bit_count() >= self.each]
        if len(held) >= self.least:
            yield Found(sum(_first(pack, found, self.each) for found in held), len(held))

    def words(self, pack: Pack, say: Say) -> Words:
        """How many of how many sets."""
        return Message("{n} of each of {least} or more kinds among {kinds}", n=self.each, least=self.least,
                       kinds=Listing(tuple(map(say, self.of)), ","))


def _every(cards: Term) -> Words:
    return Message("all {cards}", cards=cards) if isinstance(cards, Bare) else Message("all of {cards}", cards=cards)


def _so_many(number: int, cards: Term) -> Words:
    return Message("{n} {cards}", n=number, cards=cards) if isinstance(cards, Bare) else Message("{n} of {cards}", n=number, cards=cards)


def _at_least(number: int, cards: Term) -> Words:
    if isinstance(cards, Bare):
        return Message("{n} or more {cards}", n=number, cards=cards)
    return Message("{n} or more of {cards}", n=number, cards=cards)


_GROUPS: dict[tuple[str, int, str], tuple[tuple[str, int], ...]] = {}


def _groups(pack: Pack, of: int, each: str) -> tuple[tuple[str, int], ...]:
    """The cards `of` a pack (a mask) parted into the suits or ranks that a pattern looks at, with their names."""
    key = pack.name, of, each
    return _GROUPS.get(key) or _GROUPS.setdefault(key, tuple(_parted(pack, of, each)))


def _parted(pack: Pack, of: int, each: str) -> Iterator[tuple[str, int]]:
    if each == "all":
        yield "", of
    elif each == Each.SUIT:
        for suit in pack.suits:
            if of & pack.suit_masks[suit.letter]:
                yield suit.name, of & pack.suit_masks[suit.letter]
    else:
        named = {letter: english for letter, english, _ in pack.courts}
        ranks: dict[str, int] = {}
        for number in bits(of)[::-1]:
            rank = pack.cards[number].rank
            ranks[rank] = ranks.get(rank, 0) | 1 << number
        for rank, group in ranks.items():
            yield f"{named.get(rank, rank)}s", group


def _first(pack: Pack, cards: int, number: int) -> int:
    """So many cards, as they come in a sorted hand."""
    order = [card for card in pack.display_order if cards >> card & 1]
    return sum(1 << card for card in order[:max(0, number)])
