"""Declarations as a person types them, a name and what it is worth: whether a table knows them."""

import json
from collections.abc import Callable, Container, Iterable, Mapping
from functools import lru_cache
from typing import Protocol

from trionfi.cards import Pack
from trionfi.cards.names import folded
from trionfi.counting import Points
from trionfi.errors import TrionfiError, brief
from trionfi.melds.called import term
from trionfi.melds.table import Combination, Declarable, Raised
from trionfi.values import NamedTuple
from trionfi.words import Listing, Message, Verbatim, Words

ALL = "declarations"
SOME = 12
KEPT = 16  # tables whose names and worths are not put together anew for each entry of a form
MOST = 1000  # of what is tried as the worth of a sample


class Worth(Protocol):
    """What a declaration may be worth."""

    def can_be(self, pack: Pack, amount: Points) -> bool:
        """Whether it may be so much."""

    def figures(self) -> Words:
        """In a few words."""


def check(pack: Pack, table: Declarable, asked: str, declared: Iterable[tuple[str, Points]]) -> None:
    """Raise TrionfiError where what was `asked` for, by that name, has a declaration that the table does not know, or one for what it
    cannot be worth. A name may be followed by a comma and its cards, which make it no more than once. Where a set that grows pays
    the difference, the entries of one name are added up. What was typed as one sum for all is not looked into."""
    so_far: dict[str, Points] = {}
    made = set[tuple[str, frozenset[str]]]()
    for name, value in declared:
        if name == ALL:
            continue
        known = names(pack, table)
        title, cards = parted(known, name)
        found = known.get(folded(title))
        if found is None:
            raise TrionfiError(Message("{what} cannot have '{name}': there are {known}", what=asked, name=brief(name),
                                       known=_some(told(pack, said) for said, _ in known.values())))
        said, worth = found
        one = said, frozenset(cards.upper().split())
        if cards and one in made:
            raise TrionfiError(Message("{what} has {name} twice with the same cards, {cards}: they make it once", what=asked,
                                       name=told(pack, said), cards=brief(cards)))
        made.add(one)
        so_far[said] = value + (so_far.get(said, 0) if table.raised == Raised.DIFFERENCE else 0)
        if not any(one.can_be(pack, so_far[said]) for one in worth):
            raise TrionfiError(Message("{what} cannot have {name} for {points}: its worth is {figures}", what=asked,
                                       name=told(pack, said), points=value, figures=_figures(worth)))


@lru_cache(maxsize=KEPT)
def there_are(pack: Pack, table: Declarable) -> tuple[tuple[str, Words], ...]:
    """Every declaration of a table by its name, with what it may be worth in words."""
    return tuple(dict((name, _figures(worth)) for name, worth in names(pack, table).values()).items())


@lru_cache(maxsize=KEPT)
def sample(pack: Pack, table: Declarable) -> tuple[tuple[str, int], ...]:
    """What a list of them looks like: the first declaration of the table, for the least that it may be worth."""
    name, worth = next(iter(names(pack, table).values()))
    return ((name, next(value for value in range(1, MOST) if any(one.can_be(pack, value) for one in worth))),)


def taken(pack: Pack, table: Declarable) -> Words:
    """What is taken as declarations, in one phrase."""
    one = json.dumps(sample(pack, table), ensure_ascii=False)
    return Message("a whole number for all of them, or a list of a name and a number each, such as {example}; there are {known}",
                   example=one, known=_some(told(pack, name) for name, _ in there_are(pack, table)))


def _some(names: Iterable[str]) -> Words:
    some = tuple(dict.fromkeys(names))
    if len(some) > SOME:
        return Message("{names} ... ({n} in all)", names=Listing(some[:SOME], ","), n=len(some))
    return Message("{names}", names=Listing(some, ","))


def _figures(worth: Iterable[Worth]) -> Words:
    first, *others = dict.fromkeys(one.figures() for one in worth)
    for other in others:
        first = Message("{first} or {other}", first=first, other=other)
    return first


def parted(known: Container[str], name: str) -> tuple[str, str]:
    """A declaration as it is typed, in its name and the cards that may follow after a comma; names have commas too."""
    if folded(name) in known:
        return name, ""
    said = name
    while said := said.rpartition(", ")[0]:
        if folded(said) in known:
            return said, name[len(said) + 2:]
    return name, ""


def own_name(pack: Pack, table: Declarable, name: str, say: Callable[[Words], str]) -> str:
    """A declaration as a reader calls it, to whom `say` says words, with the cards that may follow, by the name that the table has for
    it; as it is where nothing is called so."""
    known = {folded(say(told(pack, said))): said for said, _ in there_are(pack, table)}
    title, cards = parted(known, name)
    own = known.get(folded(title))
    return name if own is None else f"{own}, {cards}" if cards else own


@lru_cache(maxsize=KEPT)
def names(pack: Pack, table: Declarable) -> Mapping[str, tuple[str, tuple[Worth, ...]]]:
    """Every name that a declaration of the table may have, as texts are compared, with that name as it is written and its values. A
    category stands for all its declarations together."""
    found: dict[str, tuple[str, tuple[Worth, ...]]] = {}
    for combination in table.combinations:
        for kind in combination.pattern.kinds(pack):
            name = table.said(combination, kind)
            before = found.get(folded(name), (name, ()))[1]
            found[folded(name)] = name, (*before, *combination.values)
    for tally in table.tallies:
        found[folded(tally.name)] = tally.name, (tally,)
    for doubling in table.doublings:
        said = [doubling.name] if doubling.name else [f"{number} {doubling.category}" for number in range(doubling.least, pack.size)]
        for name in said:
            found[folded(name)] = name, (Together(),)
    for category in dict.fromkeys(one.category for one in table.combinations):
        found.setdefault(folded(category), (category, (Together(),)))
    return found


def told(pack: Pack, name: Words) -> Words:
    """A declaration, a doubling or a tally by its name: a term, with the cards that may be typed behind it as they stand."""
    if isinstance(name, Message):
        return name
    said, _, cards = name.rpartition(", ")
    if said and all(card in pack.index for card in cards.split()):
        return Message("{name}, {cards}", name=term(said), cards=Verbatim(cards))
    return term(name)


class Together:
    """What all declarations of a category come to, or what doubling them adds: some sum."""

    def can_be(self, pack: Pack, amount: Points) -> bool:
        """Any sum above nothing."""
        return amount > 0

    def figures(self) -> Words:
        """In a few words."""
        return "a sum above 0"


class Holding(NamedTuple):
    """What a player holds who declares something: sets of cards (masks) with how many of each at least, and cards of which he has none."""

    takes: tuple[tuple[int, int], ...] = ()
    bars: int = 0


def meant(pack: Pack, table: Declarable, name: str) -> list[tuple[Combination, str]]:
    """The combinations that a name may mean, each with the suit, rank or run of its form."""
    return [(one, kind) for one in table.combinations for kind in one.pattern.kinds(pack) if folded(table.said(one, kind)) == folded(name)]


def holding(pack: Pack, table: Declarable, name: str, value: Points) -> Holding:
    """What a declaration of that name and value tells of the hand of its maker, as far as the name tells one combination; where its cards
    are written behind the name, these cards."""
    said, cards = parted(names(pack, table), name)
    if cards:
        listed = pack.mask([card for card in cards.split() if card in pack.index])
        return Holding(((listed, listed.bit_count()),))
    found = meant(pack, table, said)
    if len(found) != 1:
        return Holding()
    combination, kind = found[0]
    question = pack.name, combination.key, kind, 0 if table.raised == Raised.DIFFERENCE else _size(pack, combination, value)
    if question not in table.holdings:
        table.holdings[question] = tuple(combination.pattern.takes(pack, kind, question[-1]))
    return Holding(table.holdings[question], combination.pattern.bars(pack))


def _size(pack: Pack, combination: Combination, value: Points) -> int:
    """The fewest cards that are worth so much where the worth goes by their number, else 0."""
    worth = combination.values[0]
    if not combination.pattern.counted or not worth.varies or len(combination.values) > 1:
        return 0
    return next((size for size in range(1, pack.size + 1) if worth.amount(pack, size, 0) == value), 0)
