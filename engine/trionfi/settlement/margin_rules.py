"""What games add to the contract of French Tarot: the Petit, poignées, and how its payment is rounded."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cached_property, partial
from math import ceil, floor
from typing import ClassVar

from trionfi.counting import Points
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.incentives import Incentives, InLastTrick
from trionfi.settlement.questions import DECLARER, DECLARER_TERM, NOBODY, OPPONENTS, Claim, Question, Says, which_side
from trionfi.settlement.reward import About, Reward, Row
from trionfi.settlement.settling import Settling, multiplied
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import NamedTuple, dataclass, replace
from trionfi.words import Listing, Message, Words

PETIT_CARD = "T1"


def _petit(table: Table, passed: bool = True) -> str | None:
    """The side that won a last trick with the Petit in it; unless a player took that of his own side, where that does not count."""
    found = played.petit_trick(table, table.pack.index[PETIT_CARD])
    if found is None or (not passed and found[0] != found[1] and found[1] in table.side(found[0])):
        return None
    return played.side_of(table, found[1])


PETIT = replace(which_side("petit_au_bout", "which side won a last trick with the Petit in it",
                           says=(Claim(Says.WINS), Claim(Says.HOLDS, PETIT_CARD))), seen=_petit)
TAKEN = replace(PETIT, words="which side won the last trick with its own Petit, or with one that it took from the other",
                seen=partial(_petit, passed=False))


class Fought(NamedTuple):
    """A contract that is being paid: its row, the facts, the settlement, what its difference is multiplied by, and whether it was made."""

    row: Reward
    facts: Facts
    payments: Settling
    times: int = 1
    made: bool = False

    def paid(self, label: Words, value: Points, because: Words) -> list[Line]:
        """The line of what each opponent pays the declarer's side."""
        amounts = self.payments.amounts(self.facts, value)
        return [self.row.line(self.payments, amounts, self.payments.doubled(self.facts, because), label=label)]


class MarginRule(Row):
    """Something beyond the plain contract. Rules act and are told in the order of their `place`; what stands in place of the contract is
    looked for from the last to the first. For `answer` the rates are those that multiply the difference."""

    key: ClassVar[str]
    place: ClassVar[int]
    def multiplied(self, base: int) -> Words:
        """What the bid multiplies, a base among it, in words, where the rule adds something to it."""
        return ""

    shows: ClassVar[bool] = False
    """Whether it pays for cards that are shown."""

    keeps: ClassVar[tuple[str, ...]] = ()
    """The keys of the rules that are paid beside what stands in place of the contract, because of this one."""

    kept: ClassVar[Words] = ""
    """What is said of it where it is so paid."""

    @property
    def slam_bids(self) -> tuple[str, ...]:
        """The bids that are slams."""
        return ()

    @property
    def other_rate(self) -> int | None:
        """A rate at which a declarer may come to play who has bid another; None where it gives none."""
        return None

    def slam(self, facts: Facts) -> str:
        """The word of the slam that was undertaken, "" where none was."""
        return ""

    def asks_instead(self, facts: Facts) -> Iterable[Question]:
        """What is asked of what is paid in place of the contract."""
        return ()

    def asks_needed(self, facts: Facts) -> Iterable[Question]:
        """What is asked to know the total needed."""
        return ()

    def played_at(self, table: Table) -> dict[str, object]:
        """What it tells of a hand beside the answers to its questions."""
        return {}

    def instead(self, facts: Facts) -> bool | None:
        """Whether the declarer has won, where this is paid in place of the contract; None where it is not."""
        return None

    def needed(self, facts: Facts, bouts: int, needed: int) -> int:
        """The total needed."""
        return needed

    def difference(self, over: Points, rate: int) -> Points:
        """The difference as it is reckoned, from what was made over the total needed (below nothing: under it)."""
        return over

    def rounded(self, value: Points, words: Words) -> tuple[Points, Words]:
        """What each opponent pays for the contract, and the words for it with what was done to it."""
        return value, words

    def lines(self, fought: Fought) -> list[Line]:
        """What it pays."""
        return []


class LastPetit(MarginRule):
    """What hangs on a Petit in the last trick."""

    key, place = "petit", 1

    @property
    def fact(self) -> Question:
        """What is asked of it."""
        return PETIT

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (self.fact,)


@dataclass(frozen=True)
class PetitPaid(LastPetit):
    """`value` to the side that wins a last trick with the Petit in it, multiplied as the difference is."""

    value: int = 10

    said = "{value} for a Petit in the last trick from or to each opponent, to the side that wins it"
    kept = "a Petit in the last trick is paid beside a slam as well"

    def multiplied(self, base: int) -> Words:
        return Message("({base} + difference plus or minus {value} for a Petit in the last trick) times the bid", base=base,
                       value=self.value)

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> Words:
        if about is not About.PETIT:
            return ""
        return "the sides, multiplied" if rates else "the sides, not multiplied"

    def lines(self, fought: Fought) -> list[Line]:
        side = fought.facts.need(PETIT)
        value = self.value * fought.times * (1 if side == DECLARER else -1)
        return [] if side == NOBODY else fought.paid("Petit au bout", value, Message("{sum}", sum=multiplied(self.value, fought.times)))

    def stakes(self, game: Rules) -> Incentives:
        petit = game.pack.mask((PETIT_CARD,))
        return (InLastTrick(float(self.value), petit), InLastTrick(float(self.value), petit, lost=True))


class PetitBeside(MarginRule):
    """What the Petit in the last trick brings is paid beside what stands in place of the contract too, multiplied by the bid where that
    multiplies the difference."""

    key, place = "petit-beside", 12
    keeps = (LastPetit.key,)


@dataclass(frozen=True)
class PetitInside(LastPetit):
    """The Petit in the last trick is not paid but moves the total needed: to what by the number of bouts when the declarer's side wins that
    trick, and when the opponents do. Without `passed` nothing moves when a player takes the Petit of his own side there."""

    won: tuple[int, ...]
    lost: tuple[int, ...]
    passed: bool = False

    @property
    def fact(self) -> Question:
        return PETIT if self.passed else TAKEN

    def asks_needed(self, facts: Facts) -> Iterable[Question]:
        return (self.fact,)

    def words(self) -> Words:
        won, lost = by_bouts(self.won, 1), by_bouts(self.lost[:-1])
        if self.passed:
            return Message("a Petit in the last trick is not paid, but when the {declarer}'s side wins it the total needed is {won}, and "
                           "when the opponents do {lost}", won=won, lost=lost, declarer=DECLARER_TERM)
        return Message("a Petit in the last trick is not paid, but when the {declarer}'s side wins with its own there or takes one of the "
                       "others the total needed is {won}, and when the opponents do {lost}", won=won, lost=lost, declarer=DECLARER_TERM)

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> Words:
        return "nobody: it changes what is needed" if about is About.PETIT else ""

    def needed(self, facts: Facts, bouts: int, needed: int) -> int:
        side = facts.need(self.fact)
        return needed if side == NOBODY else (self.lost if side == OPPONENTS else self.won)[bouts]


@dataclass(frozen=True)
class Poignees(MarginRule):
    """Trumps shown, as (level, value): to the side that wins the hand, not multiplied."""

    key, place, shows = "poignees", 2, True
    levels: tuple[tuple[str, int], ...]

    def words(self) -> Words:
        return Message("poignées {those} from or to each opponent, to the winning side, not multiplied",
                those=Listing(tuple((f'{name} {value}' for name, value in self.levels)), ","))

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> Words:
        return "the side that wins the hand" if about is About.SHOWN else ""

    @cached_property
    def fact(self) -> Question:
        """The fact which poignées were shown."""
        return Question("poignees", "which poignées were shown, by any player", "choices",
                    tuple((name, Message("{name} ({value})", name=name, value=value)) for name, value in self.levels), (), seen=self._seen)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (self.fact,)

    @staticmethod
    def _seen(table: Table) -> list[str]:
        return [entry.word for entry in table.declared]

    def lines(self, fought: Fought) -> list[Line]:
        worth, sign = dict(self.levels), 1 if fought.made else -1
        return [line for name in fought.facts.names(self.fact)
                for line in fought.paid(f"Poignée, {name}", worth[name] * sign, "to the side that won the hand")]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        sizes = dict(facts.limits.shown)
        shown = sum(sizes.get(name, 0) for name in facts.names(self.fact))
        claims.at_most(self.fact.key, shown, facts.limits.showable or shown, "cards to be shown in all")


@dataclass(frozen=True)
class OneMore(MarginRule):
    """At these `rates` a contract that is won pays one point more."""

    key, place = "one-more", 5
    rates: tuple[int, ...]

    def words(self) -> Words:
        if len(self.rates) == 1:
            return "a contract that is won at the lowest bid pays one point more"
        return "a contract that is won pays one point more"

    def difference(self, over: Points, rate: int) -> Points:
        return over + (over >= 0 and rate in self.rates)


@dataclass(frozen=True)
class Rounding(MarginRule):
    """Something is rounded to a multiple of `step`."""

    short: ClassVar[Words]
    step: int = 5

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> Words:
        return self.filled(self.short) if about is About.HALVES else ""


class Stepped(Rounding):
    """The difference, halfway against the declarer."""

    key, place = "step", 8
    short = "the difference is rounded to a multiple of {step}"
    said = "the difference is rounded to a multiple of {step}, halfway against the {declarer}"

    def difference(self, over: Points, rate: int) -> Points:
        return self.step * ceil(Fraction(over) / self.step - Fraction(1, 2))


class Nearest(Rounding):
    """What each opponent pays for the contract, halfway up."""

    key, place = "nearest", 9
    short = "the payment is rounded to a multiple of {step}"
    said = "what each pays for the contract is rounded to a multiple of {step}, halfway up"

    def rounded(self, value: Points, words: Words) -> tuple[Points, Words]:
        if not value % self.step:
            return value, words
        made = self.step * floor(Fraction(value) / self.step + Fraction(1, 2))
        return made, Message("{sum}, rounded to a multiple of {step}", sum=words, step=self.step)


@dataclass(frozen=True)
class CalledAlone(MarginRule):
    """A declarer who has called a card and yet has no partner plays at this `rate`."""

    key, place = "alone", 11
    rate: int

    @property
    def other_rate(self) -> int:
        return self.rate

    def played_at(self, table: Table) -> dict[str, object]:
        return {"rate": self.rate} if table.contract.called and table.partner is None else {}


def by_bouts(totals: tuple[int, ...], first: int = 0) -> Listing:
    """Totals by the number of bouts, in words."""
    return Listing(tuple(Message("{n} with {bouts}", n=total, bouts=number) for number, total in enumerate(totals) if number >= first), ",")
