"""What a set of cards may declare, the best of it, every way to split cards that serve once, and the sum."""

from collections.abc import Hashable, Iterable, Iterator
from functools import cached_property, partial

from trionfi.cards import Pack, bits
from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.melds.called import term
from trionfi.melds.pattern import Found
from trionfi.melds.table import Combination, Declarable, Round, Seen
from trionfi.values import NamedTuple, dataclass, field
from trionfi.words import Message, Term, Words

KEPT = 64  # so many answers of a table are kept: the same hand is asked several times on its turn
KEPT_OF_KIND = 1 << 10  # and of each combination, which hangs on few cards


@dataclass(frozen=True)
class Declaration:
    """A combination as it is declared: `held` are its cards with those that are annexed (a mask), `own` without them, and `values` what it
    is worth in each ledger. `size` is the number that its scale reads, and `stated` says whether others see anything of it. What it is in
    notation is worked out when it is asked for: most that are found are only weighed."""

    name: str
    values: tuple[tuple[str, Points], ...]
    category: str
    size: int
    own: int
    held: int
    found: Found = field(repr=False)
    stated: bool = field(repr=False)
    combination: Combination = field(repr=False)
    pack: Pack = field(repr=False, compare=False)

    @cached_property
    def title(self) -> Term:
        """What readers call it; `name` is what is written in a record and among the facts."""
        return term(self.name)

    @property
    def of(self) -> str:
        """Which suit, rank or run it is."""
        return self.found.of

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """Its cards."""
        return self.pack.unmask(self.held)

    @cached_property
    def shown(self) -> tuple[str, ...]:
        """What the others see of it."""
        shows, scale = self.combination.shows, self.combination.values[0]
        shown = self.held if self.stated and shows.what != Seen.NOTHING else 0
        if shows.what == Seen.STEP and scale.steps:
            shown = _shown(self.pack, self.combination, self.own, scale.step(self.size))
        return self.pack.unmask(shown)

    @cached_property
    def stands(self) -> tuple[tuple[str, str], ...]:
        """Which card stands for which absent one."""
        wild, filled = (bits(cards)[::-1] for cards in (self.found.wild, self.found.filled))
        return tuple((self.pack.texts[card], self.pack.texts[place]) for card, place in zip(wild, filled, strict=False))

    @property
    def value(self) -> Points:
        """Its worth in the first ledger."""
        return self.values[0][1]

    @property
    def ledger(self) -> str:
        """The first ledger."""
        return self.values[0][0]


class Line(NamedTuple):
    """One line of a sum: a declaration, with what is `made` by it, a doubling or a tally."""

    label: str
    ledger: str
    value: Points
    made: Declaration | None = None

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards of the declaration."""
        return self.made.cards if self.made else ()


class Total(NamedTuple):
    """The sum of declarations: an amount for each ledger, and the lines that add up to it."""

    amounts: tuple[tuple[str, Points], ...]
    lines: tuple[Line, ...]

    def of(self, ledger: str) -> Points:
        """The amount in a ledger."""
        return dict(self.amounts).get(ledger, 0)

    @property
    def value(self) -> Points:
        """The amount in the first ledger."""
        return self.amounts[0][1]


def candidates(
    pack: Pack, cards: int, table: Declarable, won: bool = False, round_: Round | None = None,
) -> tuple[Declaration, ...]:
    """Every declaration that a set of cards allows by itself; `conflict` says which exclude each other."""
    question = pack.name, cards, won, round_
    found = table.found.get(question)
    return _kept(table.found, question, tuple(_candidates(pack, cards, table, won, round_))) if found is None else found


def _kept[T](answers: dict[Hashable, T], question: Hashable, found: T, most: int = KEPT) -> T:
    """What was found as the answer to a question, put to those of lately, of which there are at `most` so many."""
    if len(answers) >= most:
        answers.clear()
    answers[question] = found
    return found


def _candidates(pack: Pack, cards: int, table: Declarable, won: bool, round_: Round | None) -> list[Declaration]:
    offered: list[Declaration] = []
    for combination, limited, reads, needs, fewest, answers in table.places(pack, won):
        held = cards & reads
        if not needs & ~held and held.bit_count() >= fewest:
            question = (held, round_) if limited else held
            found = answers.get(question)
            if found is None:
                found = _kept(answers, question, _of_kind(pack, held, table, combination, won, round_), KEPT_OF_KIND)
            offered += found
    return offered


def _of_kind(
    pack: Pack, cards: int, table: Declarable, combination: Combination, won: bool, round_: Round | None,
) -> tuple[Declaration, ...]:
    split, fewer = any(combination.category in group for group in table.apart), table.fewer and not won
    return tuple(_declaration(pack, cards, table, combination, found) for found in _forms(pack, cards, combination, split, fewer)
                 if all(condition.met(pack, cards, found.lacks, round_) for condition in combination.conditions))


def declarations(
    pack: Pack, cards: int, table: Declarable, won: bool = False, round_: Round | None = None,
) -> tuple[Declaration, ...]:
    """The best that a set of cards can declare (or, `won`, is worth among the cards won), in the table's order."""
    question = pack.name, cards, won, round_
    found = table.best.get(question)
    return _kept(table.best, question, _best(pack, table, candidates(pack, cards, table, won, round_))) if found is None else found


def _best(pack: Pack, table: Declarable, offered: tuple[Declaration, ...]) -> tuple[Declaration, ...]:
    def worth(chosen: tuple[Declaration, ...]) -> tuple[Points, int]:
        return sum(one.value for one in chosen), -len(chosen)

    if len(offered) < 2:
        return offered
    best = {id(one) for component in _components(pack, table, offered) for one in max(component, key=worth)}
    return tuple(one for one in offered if id(one) in best)


def among_won(pack: Pack, cards: int, table: Declarable) -> Total:
    """What the combinations among won cards come to, at their best."""
    question = pack.name, cards
    found: Total | None = table.sums.get(question)
    return _kept(table.sums, question, total(table, declarations(pack, cards, table, won=True))) if found is None else found


def splits(
    pack: Pack, cards: int, table: Declarable, won: bool = False, round_: Round | None = None,
) -> tuple[tuple[Declaration, ...], ...]:
    """All ways to declare as much as possible, the best first: where cards serve once, the choice is the holder's."""
    offered = candidates(pack, cards, table, won, round_)
    ways: list[tuple[Declaration, ...]] = [()]
    for component in _components(pack, table, offered):
        ways = [(*way, *chosen) for way in ways for chosen in component]
    ways = [tuple(sorted(way, key=offered.index)) for way in ways]
    return tuple(sorted(ways, key=lambda way: (-total(table, way).value, len(way))))


def total(table: Declarable, chosen: Iterable[Declaration]) -> Total:
    """What declarations of one player come to, or the combinations in the won cards of one side: doublings and tallies
    are looked at here."""
    chosen = tuple(chosen)
    lines = [Line(one.name, ledger, value, one) for one in chosen for ledger, value in one.values]
    for doubling in table.doublings:
        of_kind = [one for one in chosen if one.category == doubling.category]
        if len(of_kind) >= doubling.least:
            for ledger in dict.fromkeys(one.ledger for one in of_kind):
                more = sum(one.value for one in of_kind if one.ledger == ledger) * (doubling.times - 1)
                kind = term(doubling.category)
                lines.append(Line(doubling.name or Message("{n} {kind}", n=len(of_kind), kind=kind), ledger, more))
    for tally in table.tallies:
        number = sum(one.category == tally.category for one in chosen)
        if tally.worth((number,)):
            lines.append(Line(tally.name, tally.scale.ledger or table.ledger, tally.worth((number,))))
    amounts: dict[str, Points] = {table.ledger: 0}
    for line in lines:
        amounts[line.ledger] = amounts.get(line.ledger, 0) + line.value
    return Total(tuple(amounts.items()), tuple(lines))


def conflict(pack: Pack, table: Declarable, one: Declaration, other: Declaration) -> Words:
    """Why two declarations cannot both be made; empty when they can."""
    shared = one.own & other.own
    if _once_only(one, other):
        return Message("{name} is declared once", name=one.title)
    if shared & pack.select(table.once):
        return Message("{cards} may serve in one declaration only", cards=_texts(pack, shared & pack.select(table.once)))
    if _one_kind(table, one, other) and shared & ~pack.select(table.spare):
        return Message("{cards} may not serve in two declarations of one kind", cards=_texts(pack, shared))
    if shared and _apart(table, one, other):
        return Message("{cards} may serve in either {one} or {other}", cards=_texts(pack, shared), one=one.title, other=other.title)
    for large, small in ((one, other), (other, one)):
        if _covers(large, small):
            return Message("{large} includes {small}", large=large.title, small=small.title)
    return ""


def excludes(pack: Pack, table: Declarable, one: Declaration, other: Declaration) -> bool:
    """Whether they cannot both be made, without the words for it."""
    shared = one.own & other.own
    if shared and (shared & pack.select(table.once) or _apart(table, one, other)):
        return True
    if shared & ~pack.select(table.spare) and _one_kind(table, one, other):
        return True
    return _once_only(one, other) or _covers(one, other) or _covers(other, one)


def _once_only(one: Declaration, other: Declaration) -> bool:
    return one.combination is other.combination and one.of == other.of and not one.combination.pattern.repeated


def _one_kind(table: Declarable, one: Declaration, other: Declaration) -> bool:
    return one.category == other.category and one.category not in table.free


def _apart(table: Declarable, one: Declaration, other: Declaration) -> bool:
    return bool(table.apart) and any(one.category in group and other.category in group for group in table.apart)


def _covers(large: Declaration, small: Declaration) -> bool:
    return large.combination.covers == small.category and bool(small.own) and not small.own & ~large.own


def check(pack: Pack, table: Declarable, chosen: Iterable[Declaration]) -> None:
    """Raise TrionfiError with the reason when two of the chosen declarations exclude each other."""
    chosen = tuple(chosen)
    for place, one in enumerate(chosen):
        for other in chosen[:place]:
            why = conflict(pack, table, other, one)
            if why:
                raise TrionfiError(why)


def _texts(pack: Pack, cards: int) -> str:
    return " ".join(pack.unmask(cards))


def _forms(pack: Pack, cards: int, combination: Combination, split: bool, fewer: bool) -> Iterator[Found]:
    pattern = combination.pattern
    if split:
        yield from pattern.ways(pack, cards)
        return
    scale, first = combination.values[0], partial(_shown, pack, combination)
    for found in pattern.find(pack, cards):
        whole = scale.step(found.size) if fewer and combination.shows.what == Seen.STEP else found.size
        if 0 < whole < found.size:
            yield from pattern.fewer(pack, found, whole, first)
        else:
            yield found
        for number in scale.below(found.size) if fewer else ():
            yield from pattern.fewer(pack, found, number, first)


def _declaration(pack: Pack, cards: int, table: Declarable, combination: Combination, found: Found) -> Declaration:
    held = found.cards | pack.select(combination.annex) & cards
    values = tuple((value.ledger or table.ledger, value.amount(pack, found.size, held)) for value in combination.values)
    return Declaration(table.said(combination, found.of), values, combination.category, found.size, found.cards, held, found,
                       combination.category not in table.unstated, combination, pack)


def _shown(pack: Pack, combination: Combination, cards: int, number: int) -> int:
    shows = combination.shows
    first, last = pack.select(shows.first) & cards, pack.select(shows.last) & cards
    groups = first, cards & ~first & ~last, last
    order = [card for group in groups for card in (reversed(bits(group)) if shows.highest else bits(group))]
    return sum(1 << card for card in order[:number])


def _components(
    pack: Pack, table: Declarable, offered: tuple[Declaration, ...],
) -> list[list[tuple[Declaration, ...]]]:
    """The declarations in groups that do not touch each other; of each group every choice that cannot be enlarged."""
    once, spare = pack.select(table.once), ~pack.select(table.spare)
    covers = any([one.combination.covers for one in offered])
    against = [0] * len(offered)
    for place, one in enumerate(offered):
        for before, other in enumerate(offered[:place]):
            shared = one.own & other.own
            if ((shared and (shared & once or (shared & spare and _one_kind(table, one, other)) or _apart(table, one, other)))
                    or (one.combination is other.combination and _once_only(one, other))
                    or (covers and (_covers(one, other) or _covers(other, one)))):
                against[place] |= 1 << before
                against[before] |= 1 << place
    found: list[list[tuple[Declaration, ...]]] = [[(offered[place],)] for place, touched in enumerate(against) if not touched]
    left = sum([1 << place for place, touched in enumerate(against) if touched])
    while left:
        group, edge = 0, left & -left
        while edge:
            group |= edge
            edge = _joined(against, edge) & ~group
        left &= ~group
        found.append([tuple(offered[place] for place in bits(choice)) for choice in _widest(against, 0, group, 0)
                      if not _outdone(offered, against, choice, group)])
    return found


def _joined(against: list[int], places: int) -> int:
    joined = 0
    for place in bits(places):
        joined |= against[place]
    return joined


def _widest(against: list[int], chosen: int, open_: int, done: int) -> Iterator[int]:
    """All sets without a conflict to which nothing can be added (Bron and Kerbosch, with a pivot)."""
    if not open_ and not done:
        yield chosen
        return
    pivot = min(bits(open_ | done), key=lambda place: ((against[place] | 1 << place) & open_).bit_count())
    for place in bits(open_ & (against[pivot] | 1 << pivot)):
        bit = 1 << place
        free = ~against[place] & ~bit
        yield from _widest(against, chosen | bit, open_ & free, done & free)
        open_, done = open_ & ~bit, done | bit


def _outdone(offered: tuple[Declaration, ...], against: list[int], choice: int, group: int) -> bool:
    """Whether one of the chosen could have more cards without harm to the rest."""
    for place in bits(choice):
        one, rest = offered[place], choice & ~(1 << place)
        for other in bits(group & ~choice):
            larger = offered[other]
            if (larger.combination is one.combination and larger.of == one.of and not one.own & ~larger.own
                    and larger.size > one.size and not against[other] & rest):
                return True
    return False
