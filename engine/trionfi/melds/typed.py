"""Declarations as a person types them, a name and what it is worth: whether a table knows them."""

from collections.abc import Iterable
from typing import Protocol

from trionfi.cards import Pack
from trionfi.cards.names import folded
from trionfi.counting import Points, prose
from trionfi.errors import TrionfiError, brief
from trionfi.melds.table import Declarable, Raised

ALL = "declarations"
SOME = 12


class Worth(Protocol):
    """What a declaration may be worth."""

    def can_be(self, pack: Pack, amount: Points) -> bool:
        """Whether it may be so much."""

    def figures(self) -> str:
        """In a few words."""


def check(pack: Pack, table: Declarable, key: str, declared: Iterable[tuple[str, Points]]) -> None:
    """Raise TrionfiError where the fact `key` has a declaration that the table does not know, or one for what it cannot be worth. A
    name may be followed by a comma and its cards, which make it no more than once. Where a set that grows pays the difference, the entries
    of one name are added up. What was typed as one sum for all is not looked into."""
    so_far: dict[str, Points] = {}
    made = set[tuple[str, frozenset[str]]]()
    for name, value in declared:
        if name == ALL:
            continue
        known = names(pack, table)
        found = known.get(folded(name)) or known.get(folded(name.partition(", ")[0]))
        if found is None:
            some = list(dict.fromkeys(said for said, _ in known.values()))
            listed = ", ".join(some[:SOME]) + (f" ... ({len(some)} in all)" if len(some) > SOME else "")
            raise TrionfiError(f"the fact '{key}' cannot have '{brief(name)}': there are {listed}")
        said, worth = found
        cards = "" if folded(name) in known else name.partition(", ")[2]
        one = said, frozenset(cards.upper().split())
        if cards and one in made:
            raise TrionfiError(f"the fact '{key}' has {said} twice with the same cards, {brief(cards)}: they make it once")
        made.add(one)
        so_far[said] = value + (so_far.get(said, 0) if table.raised == Raised.DIFFERENCE else 0)
        if not any(one.can_be(pack, so_far[said]) for one in worth):
            figures = " or ".join(one.figures() for one in worth)
            raise TrionfiError(f"the fact '{key}' cannot have {said} for {prose(value)}: its worth is {figures}")


def names(pack: Pack, table: Declarable) -> dict[str, tuple[str, tuple[Worth, ...]]]:
    """Every name that a declaration of the table may have, as texts are compared, with that name as it is written and its values. A
    category stands for all its declarations together."""
    found: dict[str, tuple[str, tuple[Worth, ...]]] = {}
    for combination in table.combinations:
        for kind in combination.pattern.kinds(pack):
            name = table.said(combination, kind)
            before = found.get(folded(name), (name, ()))[1]
            found[folded(name)] = name, (*before, *combination.values)
    for tally in table.tallies:
        found[folded(tally.name)] = tally.name, (tally.scale,)
    for doubling in table.doublings:
        said = [doubling.name] if doubling.name else [f"{number} {doubling.category}" for number in range(doubling.least, pack.size)]
        for name in said:
            found[folded(name)] = name, (Together(),)
    for category in dict.fromkeys(one.category for one in table.combinations):
        found.setdefault(folded(category), (category, (Together(),)))
    return found


class Together:
    """What all declarations of a category come to, or what doubling them adds: some sum."""

    def can_be(self, pack: Pack, amount: Points) -> bool:
        """Any sum above nothing."""
        return amount > 0

    def figures(self) -> str:
        """In a few words."""
        return "a sum above 0"

