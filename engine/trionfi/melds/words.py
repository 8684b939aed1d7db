"""A table of combinations in words and figures, as the pages and `trionfi show` give it."""

from collections.abc import Callable
from dataclasses import dataclass

from trionfi.melds.patterns import Count, Lacking, Pattern, Runs, Sequence
from trionfi.melds.table import Combination, Declarable
from trionfi.melds.values import CardSum, Factor, Scale, Value

Say = Callable[[str], str]
"""Gives the words for a set of cards."""


@dataclass(frozen=True)
class Row:
    """One combination: its name, what it takes, what it is worth, and where that is written."""

    name: str
    words: str
    figures: str
    source: str


def rows(table: Declarable, say: Say) -> tuple[Row, ...]:
    """A row for each combination, then for each tally and inquiry of a table."""
    made = [
        Row(one.name.replace(" of {of}", "").replace("{of}", "run" if isinstance(one.pattern, Runs) else "of a kind"),
            _combination(one, say), "; ".join(_figures(value, table) for value in one.values), one.source)
        for one in table.combinations
    ]
    made += [
        Row(tally.name, f"so many {tally.category} together", _figures(tally.scale, table), table.source) for tally in table.tallies
    ]
    made += [
        Row(inquiry.name, f"asked with {inquiry.asks} of {say(inquiry.of)}; paid by a player who {inquiry.pays} of them"
            if inquiry.pays == "has none" else f"asked with {inquiry.asks} of {say(inquiry.of)}; paid by a player who cannot show the rest",
            f"{inquiry.value} {inquiry.ledger or table.ledger}", inquiry.source)
        for inquiry in table.inquiries
    ]
    return tuple(made)


def sharing(table: Declarable, say: Say) -> tuple[str, ...]:
    """The rules about cards that serve in several combinations, one sentence each."""
    said = ["A card may serve in combinations of different kinds."]
    kinds = list(dict.fromkeys(one.category for one in table.combinations))
    strict = [kind for kind in kinds if kind not in table.free]
    if strict:
        sentence = f"Within one kind ({', '.join(strict)}) a card serves once" if table.free else "Within one kind a card serves once"
        said.append(f"{sentence}, {say(table.spare)} excepted." if table.spare else f"{sentence}.")
    if table.free:
        said.append(f"It may serve again among the {' and among the '.join(table.free)}.")
    for group in table.apart:
        said.append(f"A card serves in only one of {', '.join(group)}: the holder chooses.")
    if table.once:
        said.append(f"{say(table.once)} may serve in one declaration only.".capitalize())
    for one in table.combinations:
        if one.covers:
            said.append(f"{one.name[0].upper()}{one.name[1:]} includes what the same cards are worth as {one.covers}.")
    for doubling in table.doublings:
        said.append(f"With {doubling.least} or more {doubling.category} all of them count {doubling.times} times.")
    said.append("Every declaration must be made." if table.duty == "must" else "Nobody is obliged to declare.")
    if table.fewer:
        said.append("Fewer cards may be declared than are held.")
    return tuple(said)


def _combination(one: Combination, say: Say) -> str:
    text = _pattern(one.pattern, say)
    if one.annex:
        text += f"; {say(one.annex)} is added if held"
    return text


def _pattern(pattern: Pattern, say: Say) -> str:
    if isinstance(pattern, Lacking):
        return f"none of {say(pattern.of)}"
    if isinstance(pattern, Runs):
        return f"{pattern.least} or more in unbroken order within {' or within '.join(map(say, pattern.windows))}"
    return _sequence(pattern, say) if isinstance(pattern, Sequence) else _count(pattern, say)


def _count(pattern: Count, say: Say) -> str:
    number = str(pattern.least) if pattern.most == pattern.least or pattern.exact else f"{pattern.least} or more"
    text = f"{number} of {say(pattern.of)}"
    if pattern.each != "all":
        text += f", all of one {pattern.each}"
    if pattern.must:
        text += f", {say(pattern.must)} among them"
    return f"{text}, with {say(pattern.plus)}" if pattern.plus else text


def _sequence(pattern: Sequence, say: Say) -> str:
    parts = [say(pattern.anchor)] if pattern.anchor else []
    if pattern.head:
        least = f"{pattern.places} or more of {say(pattern.head)}"
        parts.append(f"{least} ({pattern.genuine} at least not replaced)" if pattern.wild else least)
    for order, way in ((pattern.down, "downwards"), (pattern.up, "upwards")):
        if order:
            parts.append(f"in unbroken order {way} the {say(order)}")
    if pattern.close:
        parts.append(f"then {say(pattern.close)}")
    text = ", ".join(parts) + f"; {pattern.least} cards at least"
    if pattern.wild:
        text += f"; {say(pattern.wild)} may stand for missing cards, not for two neighbours" if not pattern.neighbours else \
            f"; {say(pattern.wild)} may stand for missing cards"
    return f"in each suit: {text}" if pattern.each == "suit" else text


def _figures(value: Value, table: Declarable) -> str:
    assert isinstance(value, Scale | CardSum | Factor)
    return f"{value.figures()} {value.ledger or table.ledger}"
