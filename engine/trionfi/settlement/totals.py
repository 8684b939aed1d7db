"""Hands that the higher total wins: card points, combinations among the cards won, and what was declared (Dummett and McLeod 2004,
11.1 to 11.13)."""

from collections.abc import Iterable
from enum import StrEnum
from functools import cache, partial
from typing import ClassVar

from trionfi.counting import Points, plain
from trionfi.melds.weigh import added
from trionfi.settlement import played
from trionfi.settlement.combinations import WonCards
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.facts import Facts
from trionfi.settlement.incentives import By, Compared, EachCard, Incentives, MostEach, Of, Point, Reaching, Said
from trionfi.settlement.questions import (
    DECLARER,
    DECLARER_TERM,
    NOBODY,
    OPPONENTS,
    OTHER_POINTS,
    PILES,
    Claim,
    Question,
    Says,
    declared_by,
    which_side,
    who,
)
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import InAll, Settling, Side
from trionfi.state.account import Line, between, from_each, to_side
from trionfi.state.notes import RAISED
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import NamedTuple, dataclass, replace
from trionfi.words import Listing, Message, Seat, Term, Words
from trionfi.words.phrases import remarks

TEN = 10


class Goes(StrEnum):
    """To whom the points of declarations go when a hand is settled: to the side that made them, or all of them to the side that has won
    without them."""

    OWN = "own side"
    WINNER = "winner"


def to_tens(points: Points) -> Points:
    """Points rounded to a multiple of ten, halves up."""
    return TEN * int((2 * points + TEN) // (2 * TEN))


class Total(NamedTuple):
    """What a side has made: in its tricks, by combinations among them, and by declarations, rounded where that is the rule."""

    side: Side
    cards: Points
    combined: Points
    declared: Points

    @property
    def won(self) -> Points:
        """What its tricks give."""
        return self.cards + self.combined


class Result(NamedTuple):
    """Who wins a hand, by his place among the sides (None after a tie), with how many points, why in words, and the totals of all sides."""

    winner: int | None
    points: Points
    words: Words
    totals: tuple[Total, ...]


COUNTED: dict[tuple[bool, bool], Words] = {
    (True, False): "each side adds its card points and the combinations in its cards, and what it has declared; the higher total wins",
    (True,
            True): "each side adds its card points and the combinations in its cards, and what it has declared, rounded to tens (5 is "
                  "rounded up); the higher total wins",
    (False, False): "each side adds its card points and the combinations in its cards; the higher total wins the hand, and gets the points "
                    "of both sides' declarations besides",
    (False, True): "each side adds its card points and the combinations in its cards; the higher total wins the hand, and gets the points "
                   "of both sides' declarations besides, those of each rounded to tens (5 is rounded up)",
}
"""What is added up, by whether each counts its own declarations, and whether they are rounded."""


@dataclass(frozen=True, kw_only=True)
class Totals(WonCards):
    """What hangs on the totals of the sides. Declarations go to `declared`; with `tens` those of each side are rounded to tens, halves up.
    Heirs say what the higher total brings."""

    declared: Goes = Goes.OWN
    tens: bool = False

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        yield from payments.asks_side_points(facts)
        yield from payments.asks_piles(facts)
        for side in payments.named_sides(facts):
            yield self.fact(side)
            for seat in sorted(side.seats):
                yield replace(declared_by(seat), seen=partial(played.declared, seat=seat, ledger=self.table.ledger))

    def totals(self, facts: Facts, payments: Settling) -> tuple[Total, ...]:
        """The totals of the sides."""
        found = []
        for points, side in zip(payments.side_points(facts), payments.piles_by_side(facts), strict=True):
            combined = self.worth_of(facts, side)
            declared = sum(value for seat in sorted(side.seats) for _, value in facts.declared(declared_by(seat)))
            found.append(Total(side, points, combined, to_tens(declared) if self.tens else declared))
        return tuple(found)

    def result(self, facts: Facts, payments: Settling) -> Result:
        """Who wins the hand."""
        totals = self.totals(facts, payments)
        made = [self._made(total) for total in totals]
        best = max(made)
        winner = made.index(best) if made.count(best) == 1 else None
        words = remarks([self._told(total, points) for total, points in zip(totals, made, strict=True)])
        if self.declared is Goes.WINNER and winner is not None:
            best += sum(total.declared for total in totals)
            words = remarks([words, Message("with all declarations {n}", n=best)])
        return Result(winner, best, words, totals)

    def _made(self, total: Total) -> Points:
        """What counts of it when totals are compared."""
        return total.won + (total.declared if self.declared is Goes.OWN else 0)

    def in_all(self, facts: Facts, payments: Settling) -> InAll:
        return tuple([(total.side.seats, self._made(total)) for total in self.totals(facts, payments)])

    def _told(self, total: Total, made: Points) -> Words:
        if not made:
            return Message("{side}: {n}", side=total.side.name, n=made)
        own = total.declared if self.declared is Goes.OWN else 0
        parts = (*((Message("cards {n}", n=total.cards),) if total.cards else ()),
                 *((Message("combinations {n}", n=total.combined),) if total.combined else ()),
                 *((Message("declared {n}", n=own),) if own else ()))
        return Message("{side}: {n} ({parts})", side=total.side.name, n=made, parts=Listing(parts, ","))

    def stakes(self, game: Rules) -> Incentives:
        """Each point, be it declared, and what each card adds to combinations on average."""
        per = self.per_point
        more = added(game.pack, self.table).items()
        return (Point(per), Point(per * (self.declared is Goes.OWN), Of.DECLARED),
                *(EachCard(value * per, 1 << number) for number, value in more))

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """What each has, not each card on average."""
        return Point(self.per_point), Point(self.per_point, Of.COMBINED), *self.compared

    @property
    def compared(self) -> Incentives:
        """What counts beside card points when totals are compared, or for the winner."""
        return (Compared(Said.OWN if self.declared is Goes.OWN else Said.ALL),)

    @property
    def per_point(self) -> float:
        """What a point is worth in the unit of the payments, as a player weighs it."""
        return 1.0

    def counted(self) -> Words:
        """What is added up, in words."""
        return COUNTED[self.declared is Goes.OWN, self.tens]


def top_bands(bands: tuple[tuple[Points, Points], ...]) -> Incentives:
    """What the winner gets from each loser by bands of (a total of at least so much, payment), step by step."""
    before = (0, *(value for _, value in bands))
    return tuple(Reaching(2.0 * float(value - less), float(least), By.MOST)
                 for (least, value), less in zip(bands, before, strict=False))


@dataclass(frozen=True, kw_only=True)
class HigherTotal(Totals):
    """Each loser pays one of the winners by `bands` of (a total of at least so much, payment), or with `all_of_it` the winner's total."""

    bands: tuple[tuple[Points, Points], ...] = ((0, 1),)
    all_of_it: bool = False

    def worth(self, total: Points) -> Points:
        """What a total wins."""
        return total if self.all_of_it else [value for least, value in self.bands if total >= least][-1]

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """The winner's total, or the band of it."""
        paid = (MostEach(2.0, per=1.0),) if self.all_of_it else top_bands(self.bands)
        return *paid, *self.compared

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        winner, points, words, _ = self.result(facts, payments)
        if winner is None:
            return []
        seats = payments.seats(facts.players)[winner]
        return [self.line(payments, between(seats, self.worth(points), facts.players), words)]

    def words(self) -> Words:
        if self.all_of_it:
            return Message("{counted}, and is paid in full; the loser's counts for nothing", counted=self.counted())
        bands = tuple(Message("{n} with {least} points or more", n=value, least=least) if least else Message("{n}", n=value)
                      for least, value in self.bands)
        return Message("{counted}; each loser pays {bands} to one of the winners; after a tie nobody pays", counted=self.counted(),
                       bands=Listing(bands, ","))


CAPOTTO = which_side("capotto", "which side has won every trick", says=(Claim(Says.EVERY),))


@dataclass(frozen=True, kw_only=True)
class Poste(Totals):
    """Each side's total are its card points, the combinations in its cards and what its members declared. The declarer
    wins with the higher total; a tie loses. The winner's total, `off` it first, is divided by `step`; a rest of `up` or more
    counts as a whole one. So much, times the rate, each opponent pays or gets. If one side has every trick it is `capotto` instead,
    which the rate multiplies only where it is `rated`."""

    capotto: int = 0
    rated: bool = False
    step: int = 50
    up: int = 46
    off: int = 0

    def worth(self, total: Points) -> int:
        """The poste for a winner's total."""
        return max(0, int((total - self.off + self.step - self.up) // self.step))

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return *payments.asks_pair(facts), *payments.asks_rate(facts), PILES[DECLARER], CAPOTTO, *super().asks(facts, payments)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        declarer, rate = payments.declarer(facts), payments.rate(facts)
        swept = self._swept(facts)
        if swept != NOBODY:
            words: Words = Message("{swept}: every trick", swept=Term(swept, "side"))
            won, value = swept == DECLARER, self.capotto
            rate = rate if self.rated else 1
        else:
            winner, best, words, _ = self.result(facts, payments)
            won, value = winner == 0, self.worth(best)
        value *= rate
        words = remarks([words, Message("times {n}, {when}", n=rate, when=payments.rate_words(rate))]) if rate != 1 else words
        return [self.line(payments, from_each(declarer, value if won else -value, facts.players), words)] if value else []

    def _swept(self, facts: Facts) -> str:
        pile = facts.pile(DECLARER)
        if pile is None:
            return str(facts.need(CAPOTTO))
        return OPPONENTS if not pile else DECLARER if pile == facts.pack.all else NOBODY

    def brief(self, facts: Facts, payments: Settling) -> dict[str, object]:
        theirs = payments.side_points(facts)[1]
        return super().brief(facts, payments) | {CAPOTTO.key: self._swept(facts), OTHER_POINTS.key: plain(theirs)}

    def _told(self, total: Total, made: Points) -> str:
        parts = Message("cards {cards}, combinations {combined}, declared {declared}", cards=total.cards, combined=total.combined,
                declared=total.declared)
        return Message("{side}: {n} ({parts})", side=total.side.name, n=made, parts=parts)

    def stakes(self, game: Rules) -> Incentives:
        """A part of a posta for each point, be it declared, and winning or losing."""
        more, whole = added(game.pack, self.table), float(game.counting.points(game.pack, game.pack.all, True))
        half = (sum(more.values()) + whole) / 2
        return (
            Point(1 / self.step), Reaching(self.worth(int(half)) or 1.0, points=whole / 2),
            Point(1 / self.step, Of.DECLARED),
            *(EachCard(value / self.step, 1 << number) for number, value in more.items()),
        )

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """What the winner's total brings."""
        return MostEach(2.0 * rate, per=self.step, more=self.step - self.up - self.off), *self.compared

    def words(self) -> Words:
        counted = Message("the winner's total less {off} divided by {step}, a rest of {up} or more counting as one, gives the poste",
                {"off =0": "the winner's total divided by {step}, a rest of {up} or more counting as one, gives the poste"},
                off=self.off, step=self.step, up=self.up)
        every = (Message("for every trick (capotto) {n}, times the bid, instead", n=self.capotto) if self.rated else
                 Message("for every trick (capotto) {n} flat instead, whatever the bid", n=self.capotto))
        return Message("each side adds its card points, the combinations in its cards and its declarations; the {declarer} wins with more "
                "than the others and loses with as many; {counted}, times the bid, that each opponent pays the {declarer} or receives from "
                "him; {every}", counted=counted, every=every, declarer=DECLARER_TERM)


@dataclass(frozen=True)
class RoundedDeclarations(Declarations):
    """Declarations of which each side's sum is rounded to tens when the hand is settled, halves up."""

    label_of_rounding: ClassVar[str] = "Rounded"

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        found = super().lines(facts, payments)
        for seats in payments.seats(facts.players):
            whole = sum(value for seat in seats for _, value in facts.declared(self._fact(seat)))
            more = to_tens(whole) - whole
            if more:
                amounts = to_side(seats, more, facts.players)
                found.append(self.line(payments, amounts, Message("{whole} counts as {n}", whole=whole, n=whole + more),
                        label=self.label_of_rounding))
        return found

    def words(self) -> Words:
        return Message("{rule}; the sum of each side is rounded to tens, and 5 is rounded up", rule=super().words())


@dataclass(frozen=True, kw_only=True)
class WonInTens(Totals):
    """What each has won in his tricks, with the last trick as it was raised, rounded to tens (halves up); and what he has declared, rounded
    by itself."""

    tens: bool = True

    said = ("each scores what he has declared, rounded to tens, and what his cards, the last trick and the combinations in his cards come "
            "to, rounded to tens too; 5 is rounded up")

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return RAISED_TO, _given(facts.players), facts.last_trick_fact, *super().asks(facts, payments)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        value, given = facts.whole(RAISED_TO), facts.player(_given(facts.players))
        last = facts.need(facts.last_trick_fact)
        found = []
        for seat, total in enumerate(self.totals(facts, payments)):
            bare = facts.counting.last_trick if seat == last else 0
            more = (value if seat == (last if given is None else given) else 0) - bare
            made = total.won + more
            if made:
                own, last_trick = total.won - bare, bare + more
                words = (Message("cards and combinations {n}, last trick {more}", n=own, more=last_trick) if last_trick else
                         Message("cards and combinations {n}", n=own))
                found.append(self.line(payments, tuple(to_tens(made) if one == seat else 0 for one in range(facts.players)), words))
            if total.declared:
                amounts = tuple(total.declared if one == seat else 0 for one in range(facts.players))
                found.append(self.line(payments, amounts, Message("{Who}, rounded", who=Seat(seat)), label="Declared"))
        return found


def _raised_to(table: Table) -> int:
    return RAISED.of(table)[0] or int(table.game.counting.last_trick)


RAISED_TO = Question("last_value", "what the last trick counted", "number", default=6, seen=_raised_to)


def _given_to(table: Table) -> int | None:
    return RAISED.of(table)[2]


@cache
def _given(players: int) -> Question:
    return replace(who("last_given", "who got it because a proposal was refused", players), seen=_given_to)


@cache
def so_far(seat: int) -> Question:
    """The fact what a player had in his tricks when the rubber was claimed."""
    return Question(f"so_far_{seat}", Message("card points won by {who} when the rubber was claimed", who=Seat(seat)), "number", default=0,
                only_if=("ended", "out"), seen=partial(_so_far, seat=seat))


def _so_far(table: Table, seat: int) -> int:
    return int(played.points_so_far(table.game, table.won[seat], ())) if played.kind(table) == "out" else 0


@dataclass(frozen=True)
class SoFar(Reward):
    """What each had in his tricks, combinations among them too, when the rubber was claimed in the midst of the hand."""

    before_play = True
    said = "in a hand that a claim ends each scores what lies in his tricks so far, combinations too, beside what he has declared"

    countable = False

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return map(so_far, range(facts.players))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        found = []
        for seat in range(facts.players):
            value = facts.whole(so_far(seat))
            if value:
                found.append(self.line(payments, tuple(value * (one == seat) for one in range(facts.players)), Message("{Who}, so far",
                        who=Seat(seat))))
        return found
