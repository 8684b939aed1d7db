"""A table of combinations in words and figures, as the pages and `trionfi show` give it."""

from trionfi.cards import Pack
from trionfi.melds.pattern import Say
from trionfi.melds.table import Combination, Condition, Declarable, Holders, Inquiry, Obliged, PaidWhen, Payer, Raised, Seen, Shows, Where
from trionfi.melds.values import Value
from trionfi.values import dataclass
from trionfi.wording import capital


@dataclass(frozen=True)
class Row:
    """One combination: its name, what it takes, the figures of its worth, the ledger they are of, where it is written."""

    name: str
    words: str
    figures: str
    ledger: str
    source: str


def rows(pack: Pack, table: Declarable, say: Say) -> tuple[Row, ...]:
    """A row for each combination, then for each tally and question of a table."""
    made = [Row(_name(one), _combination(pack, one, say), *_worth(table, one.values), one.source) for one in table.combinations]
    made += [
        Row(tally.name, f"for the number of {tally.category} together", *_worth(table, (tally.scale,)), table.source)
        for tally in table.tallies
    ]
    made += [
        Row(asked.name, _question(asked, say), str(asked.value), asked.ledger or table.ledger, asked.source) for asked in table.inquiries
    ]
    return tuple(made)


def sharing(table: Declarable, say: Say) -> tuple[str, ...]:
    """The rules about cards that serve in several combinations and about declaring at all, one sentence each."""
    said = ["A card may serve in combinations of different kinds."]
    strict = [kind for kind in dict.fromkeys(one.category for one in table.combinations) if kind not in table.free]
    if strict:
        kinds = f" ({', '.join(strict)})" if table.free else ""
        spared = f", {say(table.spare)} excepted" if table.spare else ""
        said.append(f"Within one kind{kinds} it serves once{spared}.")
    if table.free:
        said.append(f"Among the {' and among the '.join(table.free)} it may serve again.")
    for group in table.apart:
        said.append(f"A card serves in only one of {', '.join(group)}: the holder chooses.")
    if table.once:
        said.append(capital(f"{say(table.once)} may serve in one declaration only."))
    for one in table.combinations:
        if one.covers:
            said.append(capital(f"{one.name} includes what the same cards are worth as {one.covers}."))
    for doubling in table.doublings:
        said.append(f"With {doubling.least} or more {doubling.category} all of them count {_times(doubling.times)}.")
    factors = (value.factor for one in table.combinations for value in one.values)
    said += dict.fromkeys(factor.words(say) for factor in factors if factor is not None and factor.of)
    if any(one.where != Where.WON for one in table.combinations):
        said.append("Every declaration must be made." if table.duty == Obliged.MUST else "Nobody is obliged to declare.")
    if table.raised == Raised.DIFFERENCE:
        said.append("A player who declares more of the same later is paid the difference.")
    if table.unstated:
        said.append(f"Of {' and '.join(table.unstated)} nothing is shown: neither the suit nor a missing card need be named.")
    if table.fewer:
        said.append("Fewer cards may be declared than are held.")
    return tuple(said)


def _times(times: int) -> str:
    return {2: "twice", 3: "three times"}.get(times, f"{times} times")


def _name(one: Combination) -> str:
    if one.pattern.repeated:
        return one.name.replace("{of}", one.pattern.repeated)
    return one.name.replace(" of {of}", "").replace(": {of}", "").replace("{of}", "of a kind")


def _worth(table: Declarable, values: tuple[Value, ...]) -> tuple[str, str]:
    figures = [values[0].figures(), *(f"{value.figures()} {value.ledger or table.ledger}" for value in values[1:])]
    return "; ".join(figures), values[0].ledger or table.ledger


def _question(asked: Inquiry, say: Say) -> str:
    payer = "has none of them" if asked.pays == Payer.NONE else "cannot show the rest"
    return f"asked by a holder of exactly {asked.asks} of {say(asked.of)}; paid by a player who {payer}"


def _combination(pack: Pack, one: Combination, say: Say) -> str:
    parts = [one.pattern.words(pack, say)]
    if one.annex:
        parts.append(f"{say(one.annex)} is added if held")
    parts += [_condition(condition, say) for condition in one.conditions]
    if one.shows != Shows():
        parts.append(_shows(one.shows, say))
    if one.due.over is not None:
        parts.append(f"paid {one.due.when}, and only with more than {one.due.over} card points")
    elif one.due.when != PaidWhen.AT_ONCE:
        parts.append(f"paid {one.due.when}")
    return "; ".join(parts)


def _condition(condition: Condition, say: Say) -> str:
    who = {Holders.ALL: "", Holders.ELDEST: "for the eldest hand ", Holders.OTHERS: "for the others ", Holders.LATER: ""}[condition.who]
    maker = "a player before him" if condition.who == Holders.LATER else "the eldest hand"
    after = f"once {maker} has declared {condition.after} " if condition.after else ""
    if condition.holds[0]:
        limit = f"only with {condition.holds[1]} or more of {say(condition.holds[0])}"
    elif condition.most[0]:
        limit = f"only with at most {condition.most[1]} of {say(condition.most[0])}"
    else:
        limit = f"only if what is missing is of {say(condition.missing)}" if condition.missing else "not at all"
    return f"{who}{after}{limit}"


def _shows(shows: Shows, say: Say) -> str:
    if shows.what == Seen.NOTHING:
        text = "the cards are not shown"
    else:
        text = "no more cards are shown than are needed" if shows.what == Seen.STEP else "the cards are shown"
    if shows.first:
        text += f", {say(shows.first)} first"
    if shows.highest:
        text += ", the highest"
    if shows.last:
        text += f", {say(shows.last)} only if no others are left"
    return text + (f", and {say(shows.says)} is named if it is there" if shows.says else "")
