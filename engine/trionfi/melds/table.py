"""Tables: which combinations a game knows, what each is worth, and how they share cards."""

from collections.abc import Hashable
from enum import StrEnum
from functools import cached_property
from typing import Any

from trionfi.cards import Pack
from trionfi.counting import Points
from trionfi.melds.called import term
from trionfi.melds.pattern import Ground, Pattern, joined
from trionfi.melds.values import Scale, Value
from trionfi.values import NamedTuple, dataclass, field, replace
from trionfi.vocabulary import Checked
from trionfi.words import Message, Words


@dataclass(frozen=True)
class Round:
    """What is known of the round of declarations when a player's turn comes: whether he is the eldest hand, and the keys of the
    combinations that the eldest hand has declared, and those of all players before him."""

    eldest: bool
    declared: frozenset[str] = frozenset()
    before: frozenset[str] = frozenset()


class Holders(StrEnum):
    """For whom a condition holds: all hands, that of the player who declares first, the others, or those who come later than any player
    who has declared something."""

    ALL = "all"
    ELDEST = "eldest"
    OTHERS = "others"
    LATER = "later"


@dataclass(frozen=True)
class Condition(Checked):
    """A limit on a combination, for the eldest hand or the others, perhaps only `after` the eldest hand, or for those who come later any
    player before them, has declared another (its key and name). It asks that at least (`holds`) or at most (`most`) so many cards of a set
    be held, or that the `missing` cards of the group be of a set; a condition that asks nothing bars the combination. What hangs on the
    round of declarations is let pass while that round is unknown.
    """

    who: Holders = Holders.ALL
    after: tuple[str, str] = ("", "")
    holds: tuple[str, int] = ("", 0)
    most: tuple[str, int] = ("", 0)
    missing: str = ""

    def met(self, pack: Pack, cards: int, lacks: int, round_: Round | None) -> bool:
        """Whether a hand, lacking those cards of the combination's group, may declare it."""
        later = self.who == Holders.LATER
        if self.who != Holders.ALL and not later and (round_ is None or round_.eldest != (self.who == Holders.ELDEST)):
            return True
        if self.after[0] and (round_ is None or self.after[0] not in (round_.before if later else round_.declared)):
            return True
        if self.holds[0]:
            return (cards & pack.select(self.holds[0])).bit_count() >= self.holds[1]
        if self.most[0]:
            return (cards & pack.select(self.most[0])).bit_count() <= self.most[1]
        return bool(self.missing) and not lacks & ~pack.select(self.missing)


class Seen(StrEnum):
    """What the other players see of a declaration: all its cards, as many as its value asks for, or nothing."""

    CARDS = "cards"
    STEP = "step"
    NOTHING = "nothing"


@dataclass(frozen=True)
class Shows(Checked):
    """What the other players come to see. Of more cards than must be shown the holder chooses, by our reading the lowest, or the `highest`;
    cards of `first` come before them, those of `last` only when no others are left. `says` are cards whose presence must be told."""

    what: Seen = Seen.CARDS
    first: str = ""
    last: str = ""
    highest: bool = False
    says: str = ""

    @property
    def tells(self) -> str:
        """The cards of which a declaration tells whether it has them; none where it shows its cards."""
        return self.says if self.what == Seen.NOTHING else ""


class PaidWhen(StrEnum):
    """When a declaration is paid: at once, at the end of the hand, or when its cards are played; one that falls due when it is played
    is not declared before."""

    AT_ONCE = "at once"
    AT_END = "at the end"
    PLAYED = "when played"


@dataclass(frozen=True)
class Due(Checked):
    """When and on what condition a declaration is paid: at the end perhaps only if its maker has won more than so many card points."""

    when: PaidWhen = PaidWhen.AT_ONCE
    over: Points | None = None


class Where(StrEnum):
    """Where a combination counts: in the hand, when it is declared, among the cards won, or in both."""

    HAND = "hand"
    WON = "won"
    BOTH = "both"


@dataclass(frozen=True)
class Combination(Checked):
    """One kind of declaration, which goes by its `key`; each of its forms is called by its name.

    Several values are several currencies. `annex` are cards added to any such combination of their holder, for their
    value, and never a reason against another. A declaration is not paid beside one that `covers` its category and has
    all its cards.
    """

    key: str
    name: str
    pattern: Pattern
    values: tuple[Value, ...]
    category: str
    annex: str = ""
    covers: str = ""
    where: Where = Where.HAND
    conditions: tuple[Condition, ...] = ()
    shows: Shows = Shows()
    due: Due = Due()
    source: str = ""

    def grounds(self, pack: Pack) -> tuple[Ground, ...]:
        """Where the declarations of this kind are looked for: each ground reads also the cards that are annexed or that a condition names.
        Where another ground has such a card too, all are one."""
        limits = (limit for condition in self.conditions for limit, _ in (condition.holds, condition.most))
        beside, found = joined(map(pack.select, (self.annex, *limits))), self.pattern.grounds(pack)
        if len(found) > 1 and any(one.reads & beside for one in found):
            return (Ground(joined(one.reads for one in found) | beside),)
        return tuple(one._replace(reads=one.reads | beside) for one in found)

    def called(self, of: str) -> str:
        """What its form of a suit, rank or run is called."""
        return self.name

    @property
    def sizes(self) -> tuple[tuple[int, Points], ...]:
        """(how many cards, what they are worth) where a number of cards of a set is declared; else nothing."""
        return next((value.steps for value in self.values if value.steps), ()) if self.pattern.counted else ()

    @property
    def for_lack(self) -> bool:
        """Whether it is declared because cards of a set are lacking."""
        return self.pattern.for_lack


@dataclass(frozen=True)
class OfEach(Combination):
    """A combination whose forms go by their suit, rank or run: `form` is what one of them is called, with `{of}` for it, and the name is
    that of all."""

    form: str = field(kw_only=True)

    def called(self, of: str) -> str:
        return self.form.format(of=of)


def of_each(one: Combination, form: str) -> OfEach:
    """The combination with forms that go by their suit, rank or run."""
    return OfEach(**vars(one) | {"form": form})


@dataclass(frozen=True)
class Doubling:
    """From so many declarations of a category on, all of that category count so many times."""

    category: str
    least: int
    times: int = 2
    name: str = ""


@dataclass(frozen=True)
class Tally:
    """A value for the number of declarations of a category that one player makes, beside their own."""

    key: str
    name: str
    category: str
    scale: Scale

    def worth(self, numbers: tuple[int, ...]) -> Points:
        """What a side has for it whose members have declared so many each."""
        return sum(self.scale.of_size(number) for number in numbers)

    def can_be(self, pack: Pack, amount: Points) -> bool:
        """Whether a player may have had so much for it."""
        return self.scale.can_be(pack, amount)

    def figures(self) -> Words:
        """The figures as a player writes them."""
        return self.scale.counted() if len(self.scale.steps) > 1 else self.scale.figures()

    def words(self) -> Words:
        """What it is for."""
        kind = term(self.category)
        if len(self.scale.steps) > 1:
            return Message("for the number of {kind} of one player", kind=kind)
        return Message("for {n} or more {kind} of one player", n=self.scale.steps[0][0], kind=kind)


@dataclass(frozen=True)
class SideTally(Tally):
    """A value for the number of declarations of a category that one player makes; a side that has declared as many `together` has their
    value instead, where that is more."""

    together: Scale

    def worth(self, numbers: tuple[int, ...]) -> Points:
        """The more of the two."""
        return max(super().worth(numbers), self.together.of_size(sum(numbers)))

    def can_be(self, pack: Pack, amount: Points) -> bool:
        """A value, or by how much one of them is more than another that a partner had before."""
        values = 0, *self.scale.amounts(pack), *self.together.amounts(pack)
        return amount > 0 and any(more - less == amount for more in values for less in values)

    def words(self) -> Words:
        """What it is for."""
        return Message("for the number of {kind} of one player; a side has {figures} that its members have declared together",
                       kind=term(self.category), figures=self.together.counted())


class Place(NamedTuple):
    """One ground of a combination, as `Ground` has it: whether it hangs on the round of declarations too, and what was found there lately,
    by the cards that are held of the ground, with that round."""

    combination: Combination
    limited: bool
    reads: int
    needs: int
    fewest: int
    answers: dict[Hashable, tuple[Any, ...]]


class Payer(StrEnum):
    """Who pays a player who asks after cards: whoever has none of them, or whoever cannot show what the asker lacks."""

    NONE = "has none"
    CANNOT_SHOW = "cannot show"


@dataclass(frozen=True)
class Inquiry(Checked):
    """A question instead of a declaration: the holder of exactly `asks` cards of a set asks after the others, and is paid
    by another who has none of the set, or cannot show what the asker lacks."""

    key: str
    name: str
    of: str
    asks: int
    value: Points
    pays: Payer = Payer.NONE
    ledger: str = ""
    source: str = ""

    def may_ask(self, pack: Pack, cards: int) -> bool:
        """Whether a hand may put the question."""
        return (cards & pack.select(self.of)).bit_count() == self.asks

    def owes(self, pack: Pack, cards: int, asker: int) -> bool:
        """Whether a hand must pay the asker, whose hand is known by then."""
        of = pack.select(self.of)
        return not cards & (of if self.pays == Payer.NONE else of & ~asker)


class Obliged(StrEnum):
    """Whether declarations are free, or all must be made."""

    MAY = "may"
    MUST = "must"


class Raised(StrEnum):
    """What is paid for a declaration that grows later: the difference, or nothing more."""

    NOTHING = ""
    DIFFERENCE = "difference"


@dataclass(frozen=True)
class Declarable(Checked):
    """All that may be declared in a game.

    Within a category no card serves twice, those of `spare` excepted; `free` names categories in which cards may serve
    again. Cards of different categories may always serve again, except in the groups `apart`, where the holder chooses
    how to split them, and for the cards of `once`, which serve a single time. `doublings` and `tallies` look at the
    declarations of one player (or, in won cards, of one side). `fewer` allows a lower step than is held, and where no more cards are
    shown than a step needs these alone are declared; `raised` says what a set that grows later pays. Of the categories in `unstated`
    nothing is shown, and only the kind of combination is said, not its suit or the card that is missing.
    """

    combinations: tuple[Combination, ...]
    ledger: str = "game points"
    free: tuple[str, ...] = ()
    spare: str = ""
    apart: tuple[tuple[str, ...], ...] = ()
    once: str = ""
    doublings: tuple[Doubling, ...] = ()
    tallies: tuple[Tally, ...] = ()
    inquiries: tuple[Inquiry, ...] = ()
    duty: Obliged = Obliged.MAY
    fewer: bool = False
    raised: Raised = Raised.NOTHING
    unstated: tuple[str, ...] = ()
    source: str = ""

    def said(self, combination: Combination, of: str) -> str:
        """The name under which a combination of a suit, rank or run is declared."""
        return combination.name if combination.category in self.unstated else combination.called(of)

    @cached_property
    def limited(self) -> bool:
        """Whether what may be declared hangs on the round of declarations too."""
        return any(one.conditions for one in self.combinations)

    def due(self, when: PaidWhen) -> "Declarable":
        """The table with only those combinations that are paid at the end, or with all others."""
        found = self._due.get(when)
        if found is None:
            at_end = when is PaidWhen.AT_END
            kept = tuple(one for one in self.combinations if (one.due.when is PaidWhen.AT_END) is at_end)
            found = self._due[when] = self if len(kept) == len(self.combinations) else replace(self, combinations=kept)
        return found

    @cached_property
    def _due(self) -> dict[PaidWhen, "Declarable"]:
        return {}

    def places(self, pack: Pack, won: bool) -> tuple[Place, ...]:
        """Where combinations are looked for, in the table's order: those of a hand, or those among `won` cards."""
        found = self._places.get((pack.name, won))
        if found is None:
            where = Where.BOTH, Where.WON if won else Where.HAND
            found = self._places[pack.name, won] = tuple(Place(one, bool(one.conditions), *ground, {}) for one in self.combinations
                                                         if one.where in where for ground in one.grounds(pack))
        return found

    @cached_property
    def _places(self) -> dict[tuple[str, bool], tuple[Place, ...]]:
        return {}

    @cached_property
    def found(self) -> dict[Hashable, tuple[Any, ...]]:
        """What `candidates` has found lately, by the cards and the rest of the question."""
        return {}

    @cached_property
    def holdings(self) -> dict[Hashable, tuple[tuple[int, int], ...]]:
        """The sets of cards of which declarations take so many at least, by the combination and the number of cards."""
        return {}

    @cached_property
    def best(self) -> dict[Hashable, tuple[Any, ...]]:
        """What `declarations` has found lately, by the cards and the rest of the question."""
        return {}

    @cached_property
    def sums(self) -> dict[Hashable, Any]:
        """What `among_won` has found lately, by the cards and the rest of the question."""
        return {}
