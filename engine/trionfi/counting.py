"""Counting a pile: one closed form for every method of the field, with its working as a player lays it out.

points = sum of values - less x full batches - odd[cards over] + per_trick x tricks + last trick + what is apart
(Dummett and McLeod 2004, chapter 1; the values of each game are its own). Points are exact: whole numbers, or
fractions where a game has halves or thirds.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import cached_property
from typing import ClassVar

from trionfi.cards import Pack, bits
from trionfi.errors import TrionfiError, brief
from trionfi.values import dataclass, fields
from trionfi.words import Listing, Message, Quantity, Term, Verbatim, Words
from trionfi.words.speaker import minus

Points = int | Fraction


@dataclass(frozen=True)
class Batch:
    """One step of the working: the cards laid together (none for the last trick), their points, and why."""

    cards: tuple[str, ...]
    points: Points
    note: Words
    kind: str = "batch"


@dataclass(frozen=True)
class Count:
    """What a pile is worth, in card points; the points of the working sum to `points`."""

    points: Points
    working: tuple[Batch, ...]
    method: str


@dataclass(frozen=True)
class Counting:
    """How a game counts: nominal values by set of cards, the size of a batch and what is taken off.

    `odd` is what is taken off a rest of 1, 2 ... cards; `apart` are cards that join no batch; with `over` every card of
    a pile above that number is worth one point more. Where tricks count, a discard counts as `discards` of them. `left_out` is how many
    empty cards nobody wins. What else than tricks adds so much (`per_trick`), heirs say in `units`.
    """

    adding: ClassVar[tuple[str, str]] = ("trick", "tricks")
    unit_asked: ClassVar[Words] = "Tricks won"
    """What adds `per_trick`: its name, and how a page asks for them."""

    values: tuple[tuple[str, Points], ...]
    empty: Points = 1
    group: int = 1
    less: Points = 0
    odd: tuple[tuple[int, Points], ...] = ()
    apart: tuple[tuple[str, Points], ...] = ()
    per_trick: Points = 0
    discards: int = 0
    last_trick: Points = 0
    over: int | None = None
    left_out: int = 0
    source: str = ""

    @cached_property
    def unit(self) -> int:
        """The points are whole multiples of one by this."""
        numbers = [self.empty, self.less, self.per_trick, self.last_trick]
        numbers += [value for _, value in (*self.values, *self.odd, *self.apart)]
        return max(Fraction(number).denominator for number in numbers)

    def table(self, pack: Pack) -> tuple[Points, ...]:
        """The nominal value of each card of the pack, by number."""
        cached = self._tables.get(pack.name)
        if cached is None:
            values: list[Points] = [self.empty] * pack.size
            for expression, value in (*self.values, *self.apart):
                for number in bits(pack.select(expression)):
                    values[number] = value
            cached = self._tables[pack.name] = tuple(values)
        return cached

    @cached_property
    def _tables(self) -> dict[str, tuple[Points, ...]]:
        return {}

    @cached_property
    def _known(self) -> dict[str, tuple[int, tuple[tuple[Points, int], ...]]]:
        return {}

    def _learn(self, pack: Pack) -> tuple[int, tuple[tuple[Points, int], ...]]:
        """The cards that are counted apart, and for each nominal value but 0 the cards that have it, as masks."""
        table = self.table(pack)
        worths = {value: sum(1 << number for number, one in enumerate(table) if one == value) for value in dict.fromkeys(table) if value}
        found = self._known[pack.name] = self._apart(pack), tuple(worths.items())
        return found

    def units(self, tricks: int, laid: int) -> int:
        """How often `per_trick` is added to the cards of a side that has won so many tricks and has so many discards."""
        return tricks + self.discards * laid

    def asks_units(self, who: Words) -> Words:
        """The question how many these are, of a side in words."""
        if self.discards:
            return Message("how many tricks {who} won, a discard counted as one", who=who)
        return Message("how many tricks {who} won", who=who)

    def units_words(self) -> Words:
        """What they add, in a sentence; "" where nothing is added."""
        if not self.per_trick:
            return ""
        if self.discards:
            return Message("Each trick adds {points}, and so does a discard.", points=self.per_trick)
        return Message("Each trick adds {points}.", points=self.per_trick)

    @cached_property
    def _odd(self) -> dict[int, Points]:
        return dict(self.odd)

    def points(self, pack: Pack, pile: int, last_trick: bool = False, tricks: int = 0) -> Points:
        """The points of a pile given as a mask, without the working."""
        apart, worths = self._known.get(pack.name) or self._learn(pack)
        batched = (pile & ~apart).bit_count()
        total: Points = 0
        for value, cards in worths:
            if held := (pile & cards).bit_count():
                total += value * held
        total -= self.less * (batched // self.group) + self._odd.get(batched % self.group, 0)
        if self.over is not None:
            total += self._excess(pile.bit_count())
        total -= self._withheld(batched)
        return total + self.per_trick * tricks + (self.last_trick if last_trick else 0)

    def _excess(self, cards: int) -> int:
        return 0 if self.over is None else max(0, cards - self.over)

    def count(self, pack: Pack, pile: int, last_trick: bool = False, tricks: int = 0, method: str = "customary") -> Count:
        """The points of a pile with the working: full batches first, odd cards after, then what is apart.

        `method` is "customary" (nominal values, batches cost `less`) or "reduced" (each card one point less, each
        batch gives what that leaves over); both always agree. Raises TrionfiError for another method.
        """
        if method not in self.methods:
            raise TrionfiError(Message("no method of counting is called '{method}': it is {methods}", method=brief(method),
                                       methods=Listing(tuple(map(Verbatim, self.methods)), "or")))
        apart = self._apart(pack)
        step = 1 if method == "reduced" else 0
        working = [self._batch(pack, batch, step) for batch in self._batches(pack, pile & ~apart)]
        table = self.table(pack)
        for number in bits(pile & apart):
            working.append(Batch((pack.texts[number],), table[number], "counted apart", "apart"))
        if self._excess(pile.bit_count()):
            more = self._excess(pile.bit_count())
            working.append(Batch((), more, Message("{n} cards, {free} free", n=pile.bit_count(), free=self.over or 0), "cards over"))
        if withheld := self._withheld((pile & ~apart).bit_count()):
            working.append(Batch((), -withheld, "the card left over counts nothing: the other side won the Fool's trick", "withheld"))
        if tricks and self.per_trick:
            added = Quantity(tricks, Term(self.adding[0], "unit", self.adding[1]))
            working.append(Batch((), self.per_trick * tricks, Message("{sum}", sum=added), "tricks"))
        if last_trick and self.last_trick:
            working.append(Batch((), self.last_trick, "the last trick", "last trick"))
        return Count(sum((batch.points for batch in working), 0), tuple(working), method)

    def _withheld(self, cards: int) -> Points:
        """What else is taken off a pile of so many cards, those that count apart left out."""
        return 0

    def further(self, fool: str) -> Words:
        """What is to be said beside the figures, with the game's own name of the Fool."""
        return ""

    @property
    def methods(self) -> tuple[str, ...]:
        """The methods that a player of this game may use."""
        return ("customary", "reduced") if self.group > 1 and self.less == self.group - 1 else ("customary",)

    def reduced_bonus(self, cards: int) -> Points:
        """What a batch of so many cards adds when every card is counted one point less."""
        return cards - (self.less if cards == self.group else self._odd.get(cards, 0))

    def pack_points(self, pack: Pack, sides: int = 2, in_play: int | None = None) -> tuple[Points, Points]:
        """The least and the most that the piles of so many sides can hold together, last trick included; `in_play` when
        some cards, all of them worth nothing, are left out."""
        key = self, pack.name, sides, in_play
        found = _BOUNDS.get(key)
        if found is None:
            found = _BOUNDS[key] = self._bounds(pack, sides, in_play)
        return found

    def _bounds(self, pack: Pack, sides: int, in_play: int | None) -> tuple[Points, Points]:
        cards = (pack.all & ~self._apart(pack)).bit_count() - self.left_out if in_play is None else in_play
        off = [self.less * (n // self.group) + self._odd.get(n % self.group, 0) - self._excess(n) for n in range(cards + 1)]
        off = [loss + self._withheld(n) for n, loss in enumerate(off)]
        reach: dict[int, set[Points]] = {0: {0}}
        for _ in range(sides - 1):
            grown: dict[int, set[Points]] = {}
            for used, losses in reach.items():
                for more in range(cards - used + 1):
                    grown.setdefault(used + more, set()).update(loss + off[more] for loss in losses)
            reach = grown
        losses = {loss + off[cards - used] for used, found in reach.items() for loss in found}
        least, most = self._whole(pack)
        return least + self.last_trick - max(losses), most + self.last_trick - min(losses)

    def _whole(self, pack: Pack) -> tuple[Points, Points]:
        """The least and the most that the cards of a hand are worth one by one."""
        whole = sum(self.table(pack))
        return whole, whole

    def aside(self) -> Words:
        """What nobody wins, in a sentence; "" where that is nothing."""
        return Message("{n} empty cards are won by nobody.", n=self.left_out) if self.left_out else ""

    def _apart(self, pack: Pack) -> int:
        mask = 0
        for expression, _ in self.apart:
            mask |= pack.select(expression)
        return mask

    def _batches(self, pack: Pack, pile: int) -> list[list[int]]:
        """The pile as a player sorts it: one counting card to a batch while there are empties, the rest odd."""
        table = self.table(pack)
        cards = sorted(bits(pile), key=lambda number: (-table[number], -number))
        if self.group == 1:
            return [[number] for number in cards]
        full, over = divmod(len(cards), self.group)
        rest = cards[len(cards) - over:] if over else []
        body = cards[: len(cards) - over]
        tails, size = body[full:], self.group - 1
        batches = [[lead, *tails[place * size:(place + 1) * size]] for place, lead in enumerate(body[:full])]
        return batches + ([rest] if rest else [])

    def _batch(self, pack: Pack, numbers: list[int], step: int) -> Batch:
        table = self.table(pack)
        values = [table[number] - step for number in numbers]
        size = len(numbers)
        less = self.less if size == self.group else self._odd.get(size, 0)
        change = self.reduced_bonus(size) if step else -less
        note = " + ".join(str(value) for value in values)
        if change:
            note += f" {'+' if change > 0 else minus()} {abs(change)}"
        kind = "batch" if size == self.group else "odd"
        return Batch(tuple(pack.texts[number] for number in numbers), sum(values) + change, note, kind)


@dataclass(frozen=True)
class LaidLess(Counting):
    """Counting in which each of the `laid` cards that the dealer discards counts one point less than in a trick."""

    laid: int = 3
    per_trick: Points = -1

    adding: ClassVar[tuple[str, str]] = ("card discarded", "cards discarded")
    unit_asked: ClassVar[Words] = "Cards discarded"

    def units(self, tricks: int, laid: int) -> int:
        return self.laid * laid

    def asks_units(self, who: Words) -> Words:
        return Message("how many of the dealer's discarded cards are with {who}", who=who)

    def units_words(self) -> Words:
        return "Each card that was discarded counts one less: an empty one nothing."


@dataclass(frozen=True)
class OddWithFool(Counting):
    """Counting for two pairs whose Fool stays with its holder: where each side has a single card over, it counts for the side that won the
    trick of the Fool and not for the other. That trick has three cards without the Fool; every other, and the discard of two, an even
    number. So the pile of the one side is odd and that of the other even (Dummett and McLeod 2004, 8.36)."""

    def _withheld(self, cards: int) -> Points:
        return 1 if cards % self.group == 1 and not cards % 2 else 0

    def further(self, fool: str) -> Words:
        return Message("Where each side has a single card over, that of the side which won the trick of the {fool} counts, and that of the "
                       "other does not.", fool=fool)


@dataclass(frozen=True)
class SomeLeftOut(Counting):
    """Counting where `left_out` cards are won by nobody, and may be any."""

    def _whole(self, pack: Pack) -> tuple[Points, Points]:
        values = sorted(self.table(pack))
        return sum(values[:pack.size - self.left_out]), sum(values[self.left_out:])

    def aside(self) -> Words:
        return Message("{n} cards are won by nobody, whatever they are worth.", n=self.left_out)

    @classmethod
    def of(cls, counting: Counting, left_out: int) -> "SomeLeftOut":
        """A counting with so many cards left out."""
        return cls(**{name.name: vars(counting)[name.name] for name in fields(Counting)} | {"left_out": left_out})



_BOUNDS: dict[tuple[Counting, str, int, int | None], tuple[Points, Points]] = {}


ONE = {"points": "point", "card points": "card point", "game points": "game point", "stakes": "stake"}
"""One of the units that need no word of a game's own."""


def one_of(unit: str) -> str:
    """The key under which a game has its word for one of a unit."""
    return f"one of {unit}"


def due(points: Points, unit: str, term: Callable[[str], str]) -> Quantity:
    """Points with their unit as a value of a message, "1 marque" or "3 marques": `term` has the game's own words, that for "one of marques"
    among them, which only the units in `ONE` can do without."""
    one = term(one_of(unit))
    return Quantity(points, Term(ONE.get(unit, unit) if one == one_of(unit) else one, "unit", unit))


def amount(points: Points, unit: str, term: Callable[[str], str]) -> Words:
    """Points with their unit as a message of its own, "1 marque" or "3 marques"; `term` has the game's own words."""
    return Message("{sum}", sum=due(points, unit, term))


def plain(points: Points) -> int | float | str:
    """Points as JSON has them: whole numbers, halves as `.5`, other fractions as "1/3"."""
    if isinstance(points, int):
        return points
    if points.denominator == 1:
        return points.numerator
    return float(points) if points.denominator == 2 else f"{points.numerator}/{points.denominator}"


def prose(points: Points) -> str:
    """Points as a sentence has them: "12", "45½", "½", other fractions as "1/3"."""
    if points.denominator != 2:
        return str(plain(points))
    return f"{'-' * (points < 0)}{abs(points.numerator) // 2 or ''}½"
