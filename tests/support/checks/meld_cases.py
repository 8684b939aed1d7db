"""Runs a case of combinations: plain data, as conformance/melds/README.md says."""

from importlib import import_module

from trionfi.cards import Pack, packs
from trionfi.melds import Declarable, Declaration, Round, candidates, check, declarations, splits, total


def table_of(name: str) -> Declarable:
    """The table that "module:NAME" means."""
    module, _, attribute = name.partition(":")
    found = import_module("checks.meld_tables" if module == "other" else f"trionfi.games.{module}")
    return getattr(found, attribute)


def held(pack: Pack, case: dict) -> int:
    """The cards of a case as a mask."""
    return pack.select(case["set"]) if "set" in case else pack.mask(pack.parse_all(case["cards"]))


def run(case: dict) -> None:
    """Check everything that a case expects."""
    pack, table = getattr(packs, case["pack"]), table_of(case["table"])
    round_ = Round(case["round"]["eldest"], frozenset(case["round"].get("declared", ()))) if "round" in case else None
    asked = (pack, held(pack, case), table, case.get("won", False), round_)
    best = declarations(*asked)
    check(pack, table, best)
    names(case, {one.name for one in candidates(*asked)}, best)
    details(case, best)
    sums(case, table, best)
    if "ways" in case:
        found = [[total(table, way).value, sorted(one.name for one in way)] for way in splits(*asked)]
        assert sorted(found) == sorted([value, sorted(names)] for value, names in case["ways"])


def names(case: dict, offered: set[str], best: tuple[Declaration, ...]) -> None:
    """What is declared and what may not be."""
    values = {name: [one.value for one in best if one.name == name] for name in (one.name for one in best)}
    for name, value in case.get("has", {}).items():
        assert value in values.get(name, ()), (name, values)
    if case.get("only"):
        assert set(values) == set(case.get("has", {})), values
    assert not offered & set(case.get("not", ()))


def details(case: dict, best: tuple[Declaration, ...]) -> None:
    """The cards of single declarations."""
    by_name = {one.name: one for one in best}
    for name, size in case.get("size", {}).items():
        assert by_name[name].size == size
    for name, shown in case.get("shown", {}).items():
        assert list(by_name[name].shown) == shown.split()
    for name, stands in case.get("stands", {}).items():
        assert [list(pair) for pair in by_name[name].stands] == stands
    for card, times in case.get("uses", {}).items():
        assert sum(card in one.cards for one in best) == times


def sums(case: dict, table: Declarable, best: tuple[Declaration, ...]) -> None:
    """What it comes to, and that the lines add up."""
    found = total(table, best)
    for ledger, value in found.amounts:
        assert sum(line.value for line in found.lines if line.ledger == ledger) == value
    for name, value in case.get("lines", {}).items():
        assert [line.value for line in found.lines if line.label == name] == [value]
    if "total" in case:
        assert found.value == case["total"], [(one.name, one.value) for one in best]
    for ledger, value in case.get("totals", {}).items():
        assert found.of(ledger) == value
