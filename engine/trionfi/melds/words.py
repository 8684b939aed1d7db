"""A table of combinations in words and figures, as the pages and `trionfi show` give it."""

from collections.abc import Iterator

from trionfi.cards import Pack
from trionfi.melds.called import term
from trionfi.melds.pattern import Say
from trionfi.melds.table import (
    Combination,
    Condition,
    Declarable,
    Doubling,
    Holders,
    Inquiry,
    Obliged,
    PaidWhen,
    Payer,
    Raised,
    Seen,
    Shows,
    Where,
)
from trionfi.melds.values import Value
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Term, Words
from trionfi.words.phrases import remarks


@dataclass(frozen=True)
class Row:
    """One combination: its key and its name, what it takes, the figures of its worth, the ledger they are of, where it is written."""

    key: str
    name: Term
    words: Words
    figures: Words
    ledger: str
    source: str


def rows(pack: Pack, table: Declarable, say: Say) -> tuple[Row, ...]:
    """A row for each combination, then for each tally and question of a table."""
    made = [Row(one.key, term(one.name), _combination(pack, one, say), *_worth(table, one.values), one.source)
            for one in table.combinations]
    made += [
        Row(tally.key, term(tally.name), tally.words(), tally.figures(), tally.scale.ledger or table.ledger, table.source)
        for tally in table.tallies
    ]
    made += [
        Row(asked.key, term(asked.name), _question(asked, say), str(asked.value), asked.ledger or table.ledger, asked.source)
        for asked in table.inquiries
    ]
    return tuple(made)


def sharing(table: Declarable, say: Say) -> tuple[Words, ...]:
    """The rules about cards that serve in several combinations and about declaring at all, one sentence each."""
    said: list[Words] = [Message("A card may serve in combinations of different kinds."), *_once_in_kind(table, say)]
    if table.free:
        kinds = Listing(tuple(Message("among the {kind}", kind=term(kind)) for kind in table.free))
        said.append(Message("{Kinds} it may serve again.", kinds=kinds))
    else:
        said += _of_one_kind(table)
    for group in table.apart:
        kinds = Listing(tuple(term(kind) for kind in group), ",")
        said.append(Message("A card serves in only one of {kinds}: the holder chooses.", kinds=kinds))
    if table.once:
        said.append(Message("{Cards} may serve in one declaration only.", cards=say(table.once)))
    for one in table.combinations:
        if one.covers:
            said.append(Message("{Name} includes what the same cards are worth as {other}.", name=term(one.name),
                                other=term(one.covers)))
    said += [_doubled(doubling) for doubling in table.doublings]
    factors = (value.factor for one in table.combinations for value in one.values)
    said += dict.fromkeys(factor.words(say) for factor in factors if factor is not None and factor.of)
    return (*said, *_declaring(table))


def _once_in_kind(table: Declarable, say: Say) -> Iterator[Words]:
    """In which kinds a card serves once, and which cards are excepted."""
    strict = [kind for kind in dict.fromkeys(one.category for one in table.combinations) if kind not in table.free]
    kinds, spared = Listing(tuple([term(kind) for kind in strict]), ","), say(table.spare) if table.spare else ""
    if not strict:
        return
    if table.free and spared:
        yield Message("Within one kind ({kinds}) it serves once, {cards} excepted.", kinds=kinds, cards=spared)
    elif table.free:
        yield Message("Within one kind ({kinds}) it serves once.", kinds=kinds)
    elif spared:
        yield Message("Within one kind it serves once, {cards} excepted.", cards=spared)
    else:
        yield Message("Within one kind it serves once.")


def _of_one_kind(table: Declarable) -> Iterator[Words]:
    """Which combinations with names of their own are of one kind."""
    named: dict[str, dict[Words, None]] = {}
    for one in table.combinations:
        named.setdefault(one.category, {})[one.name] = None
    for names in named.values():
        if len(names) > 1:
            yield Message("{Names} are of one kind.", names=Listing(tuple(map(term, names))))


def _declaring(table: Declarable) -> Iterator[Words]:
    """Whether, when and how fully one declares."""
    if any(one.where != Where.WON for one in table.combinations):
        yield Message("Every declaration must be made.") if table.duty == Obliged.MUST else Message("Nobody is obliged to declare.")
    if table.raised == Raised.DIFFERENCE:
        yield Message("A player who declares more of the same later is paid the difference.")
    if table.unstated:
        yield Message("Of {kinds} nothing is shown: neither the suit nor a missing card need be named.", kinds=Listing(table.unstated))
    if table.fewer:
        yield Message("Fewer cards may be declared than are held.")


def _doubled(doubling: Doubling) -> Words:
    least, kind = doubling.least, term(doubling.category)
    if doubling.times == 2:
        return Message("With {n} or more {kind} all of them count twice.", n=least, kind=kind)
    if doubling.times == 3:
        return Message("With {n} or more {kind} all of them count three times.", n=least, kind=kind)
    return Message("With {n} or more {kind} all of them count {times} times.", n=least, kind=kind, times=doubling.times)


def _worth(table: Declarable, values: tuple[Value, ...]) -> tuple[Words, str]:
    others = [Message("in {ledger} {sum}", sum=value.figures(), ledger=Term(value.ledger or table.ledger, "unit")) for value in values[1:]]
    return remarks([values[0].figures(), *others]), values[0].ledger or table.ledger


def _question(asked: Inquiry, say: Say) -> Words:
    if asked.pays == Payer.NONE:
        return Message("asked by a holder of exactly {n} of {cards}; paid by a player who has none of them", n=asked.asks,
                       cards=say(asked.of))
    return Message("asked by a holder of exactly {n} of {cards}; paid by a player who cannot show the rest", n=asked.asks,
                   cards=say(asked.of))


def _combination(pack: Pack, one: Combination, say: Say) -> Words:
    parts = [one.pattern.words(pack, say)]
    if one.annex:
        parts.append(Message("{cards} is added if held", cards=say(one.annex)))
    parts += [_condition(condition, say) for condition in one.conditions]
    if one.shows != Shows():
        parts.append(_shows(one.shows, say))
    return remarks([*parts, *_due(one)])


def _due(one: Combination) -> Iterator[Words]:
    over, when = one.due.over, Term(one.due.when, "time")
    if over is not None:
        yield Message("paid {when}, and only with more than {n} card points", when=when, n=over)
    elif one.due.when != PaidWhen.AT_ONCE:
        yield Message("paid {when}", when=when)


def _condition(condition: Condition, say: Say) -> Words:
    limit = _after(condition, _limit(condition, say))
    if condition.who == Holders.ELDEST:
        return Message("for the eldest hand {limit}", limit=limit)
    return Message("for the others {limit}", limit=limit) if condition.who == Holders.OTHERS else limit


def _after(condition: Condition, limit: Words) -> Words:
    """The limit, once somebody has declared something."""
    key, name = condition.after
    if not key:
        return limit
    if condition.who == Holders.LATER:
        return Message("once a player before him has declared {what} {limit}", what=term(name), limit=limit)
    return Message("once the eldest hand has declared {what} {limit}", what=term(name), limit=limit)


def _limit(condition: Condition, say: Say) -> Words:
    if condition.holds[0]:
        return Message("only with {n} or more of {cards}", n=condition.holds[1], cards=say(condition.holds[0]))
    if condition.most[0]:
        return Message("only with at most {n} of {cards}", n=condition.most[1], cards=say(condition.most[0]))
    return Message("only if what is missing is of {cards}", cards=say(condition.missing)) if condition.missing else "not at all"


def _shows(shows: Shows, say: Say) -> Words:
    parts = [_seen(shows.what)]
    if shows.first:
        parts.append(Message("{cards} first", cards=say(shows.first)))
    if shows.highest:
        parts.append(Message("the highest"))
    if shows.last:
        parts.append(Message("{cards} only if no others are left", cards=say(shows.last)))
    if shows.says:
        return Message("{shown}, and {cards} is named if it is there", shown=Listing(tuple(parts), ","), cards=say(shows.says))
    return Message("{shown}", shown=Listing(tuple(parts), ","))


def _seen(what: Seen) -> Words:
    if what == Seen.NOTHING:
        return "the cards are not shown"
    return "no more cards are shown than are needed" if what == Seen.STEP else "the cards are shown"
