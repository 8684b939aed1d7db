"""The contract of French Tarot: points against what the bouts require."""

from collections.abc import Iterable
from enum import StrEnum
from functools import cached_property
from math import ceil, floor
from operator import itemgetter
from typing import Self

from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.incentives import EachCard, Incentives, Needing, Point, Reaching
from trionfi.settlement.margin_rules import Fought, MarginRule, by_bouts
from trionfi.settlement.questions import DECLARER, DECLARER_TERM, OPPONENTS, OWN_POINTS, Question
from trionfi.settlement.reward import About, Reward, listed, seen_at
from trionfi.settlement.settling import Rate, Settling, multiplied
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Words
from trionfi.words.phrases import remarks


class Halves(StrEnum):
    """What becomes of half a point: it counts as a whole one, it stays, it is added to what wins and taken from what loses, or it is
    dropped."""

    WHOLE = "whole points"
    EXACT = "exact"
    OUTWARD = "outward"
    DROPPED = "dropped"


SAID: dict[Halves, Words] = {
    Halves.EXACT: "half points count, and half a point under loses", Halves.DROPPED: "a half point is dropped",
    Halves.OUTWARD: "half a point under loses, and a half is rounded up in a hand that is won, down in one that is lost",
}
HALVES_PLACE = 4
# In short, for what tells games apart.
ROUNDED: dict[Halves, Words] = {
    Halves.WHOLE: "the taker's is rounded up", Halves.EXACT: "they stay as they are", Halves.OUTWARD: "rounded in favour of who has won",
    Halves.DROPPED: "the taker's is dropped",
}


@dataclass(frozen=True)
class Margin(Reward):
    """Per opponent `base` times the rate and the difference from the required total, which the rate multiplies too unless it is not
    `multiplied`. `required` gives the total needed by the number of bouts, and `halves` says what becomes of half a point. What a game
    adds (the Petit, poignées, slams, a sum that is rounded) is in `rules`."""

    base: int = 25
    bouts: str = "bouts"
    required: tuple[int, ...] = ()
    halves: Halves = Halves.WHOLE
    multiplied: bool = True
    rules: tuple[MarginRule, ...] = ()

    counts_cards = True

    @property
    def bids_add(self) -> bool:
        return not self.multiplied

    @cached_property
    def ordered(self) -> tuple[MarginRule, ...]:
        """The rules in the order of their places."""
        return tuple(sorted(self.rules, key=lambda rule: rule.place))

    @cached_property
    def _kept(self) -> tuple[tuple[int, MarginRule], ...]:
        """The rules that are paid beside what stands in place of the contract, with the place of the rule that says so."""
        return tuple((one.place, rule) for one in self.ordered for rule in self.ordered if rule.key in one.keeps)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        """First of what is paid in its place, then of what the contract needs, and of the rest."""
        yield from (question for rule in reversed(self.ordered) for question in rule.asks_instead(facts))
        yield from (*payments.asks_rate(facts), *OWN_POINTS, self.bouts_fact)
        yield from (question for rule in self.rules for question in rule.asks_needed(facts))
        yield from payments.asks_amounts(facts)
        yield from (question for rule in self.ordered for question in rule.asks(facts, payments))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        rate = payments.rate(facts)
        times = rate if self.multiplied else 1
        instead = self._instead(facts)
        if instead:
            fought = Fought(self, facts, payments, times)
            return [*instead[0].lines(fought), *(line for _, rule in self._kept for line in rule.lines(fought))]
        points, bouts = self._points(facts), self._bouts(facts)
        needed = self._needed(facts, bouts)
        made = points >= needed
        margin = points - needed
        for rule in self.ordered:
            margin = rule.difference(margin, rate)
        margin = max(margin, -margin)
        base = self.base if times == rate else self.base * rate
        sum_ = multiplied(Message("{base} + {margin}", base=base, margin=margin), times)
        words: Words = Message("{points} points with {n} bouts, {needed} needed: {sum}",
                               {"n one": "{points} points with {n} bout, {needed} needed: {sum}"}, points=points, n=bouts, needed=needed,
                               sum=sum_)
        value = self.base * rate + margin * times
        for rule in self.ordered:
            value, words = rule.rounded(value, words)
        fought = Fought(self, facts, payments, times, made)
        return [*fought.paid(self.label, value if made else -value, words), *(line for rule in self.ordered for line in rule.lines(fought))]

    def _instead(self, facts: Facts) -> tuple[MarginRule, bool] | None:
        """The rule that is paid in place of the contract, and whether the declarer has won by it."""
        return next(((rule, made) for rule in reversed(self.ordered) if (made := rule.instead(facts)) is not None), None)

    def made(self, facts: Facts) -> bool:
        instead = self._instead(facts)
        return instead[1] if instead else self._points(facts) >= self._needed(facts, self._bouts(facts))

    def swept(self, facts: Facts) -> bool:
        return self._instead(facts) is not None

    def phrase(self, facts: Facts, payments: Settling) -> Words:
        """None where a slam, or that no trick was won, stands in place of the contract."""
        if self._instead(facts):
            return ""
        points, bouts, bid = self._points(facts), self._bouts(facts), payments.rate_words(payments.rate(facts))
        over = points - self._needed(facts, bouts)
        if over < 0:
            return Message("{bid}, {points} points, {n} bouts: lost by {margin}", {
                "n one": "{bid}, {points} points, {n} bout: lost by {margin}"}, bid=bid, points=points, n=bouts, margin=-over)
        return Message("{bid}, {points} points, {n} bouts: made by {margin}", {
            "n one, margin =0": "{bid}, {points} points, {n} bout: just made", "margin =0": "{bid}, {points} points, {n} bouts: just made",
            "n one": "{bid}, {points} points, {n} bout: made by {margin}"}, bid=bid, points=points, n=bouts, margin=over)

    def _needed(self, facts: Facts, bouts: int) -> int:
        needed = self.required[bouts]
        for rule in self.rules:
            needed = rule.needed(facts, bouts, needed)
        return needed

    def _points(self, facts: Facts) -> Points:
        points = facts.points()
        if self.halves is Halves.OUTWARD:
            return ceil(points) if points >= self._needed(facts, self._bouts(facts)) else floor(points)
        if self.halves is Halves.DROPPED:
            return floor(points)
        return ceil(points) if self.halves is Halves.WHOLE else points

    def remark(self, points: Points) -> Words:
        if self.halves is Halves.EXACT or points == floor(points):
            return ""
        up, down = ceil(points), floor(points)
        if self.halves is Halves.DROPPED:
            return Message("the settlement drops the half of a declarer: {down}", down=down)
        if self.halves is Halves.WHOLE:
            return Message("whose pile it is the count does not know; the settlement makes it {up} for a declarer, {down} for his "
                    "opponents", up=up, down=down)
        return Message("who wins the hand the count does not know; the settlement makes it {up} for the winners, {down} for the losers",
                up=up, down=down)

    def _bouts(self, facts: Facts) -> int:
        pile = facts.pile(DECLARER)
        if pile is not None:
            return (pile & facts.pack.select(self.bouts)).bit_count()
        return facts.whole(self.bouts_fact)

    @cached_property
    def bouts_fact(self) -> Question:
        """The fact how many bouts the declarer's side has."""
        return Question("bouts", Message("how many bouts does the {declarer}'s side have at the end", declarer=DECLARER_TERM), "choice",
                    tuple((number, str(number)) for number in range(len(self.required))))

    def rate_bid(self, facts: Facts) -> int | None:
        bids = dict(facts.limits.bids)
        return next((bids[word] for rule in self.rules if (word := rule.slam(facts)) in bids), None)

    def _check_rate(self, facts: Facts, payments: Settling) -> None:
        """Raise TrionfiError where a slam was bid at another rate than the one given."""
        bid, rate = self.rate_bid(facts), payments.rate(facts)
        if bid is None or rate in (bid, *(rule.other_rate for rule in self.rules)):
            return
        word = next(rule.slam(facts) for rule in self.rules if rule.slam(facts))
        told = Message("{word} is a bid of its own, which counts as {rate}", word=word, rate=payments.rate_words(bid))
        raise TrionfiError(Message("{told}: the bid cannot have been {rate}", told=told, rate=payments.rate_words(rate)))

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        self._check_rate(facts, payments)
        for rule in self.ordered:
            rule.claim(claims, facts, payments)
        if facts.given(self.bouts_fact):
            claims.some(DECLARER, OPPONENTS, facts.pack.select(self.bouts), facts.whole(self.bouts_fact), self.bouts_fact.key)

    def played(self, table: Table, facts: Facts, payments: Settling) -> dict[str, object]:
        """What its rules ask; the bid, the cards and the pair every hand tells of itself."""
        found: dict[str, object] = {}
        for rule in self.ordered:
            found |= seen_at((*rule.asks_instead(facts), *rule.asks_needed(facts), *rule.asks(facts, payments)), table)
        for rule in self.ordered:
            found |= rule.played_at(table)
        return found

    def stakes(self, game: Rules) -> Incentives:
        """A bout is worth what it takes off the required total."""
        steps, pack = len(self.required) - 1, game.pack
        return (
            Point(1.0), Reaching(float(self.base), points=float(self.required[(steps + 1) // 2])),
            EachCard((self.required[0] - self.required[-1]) / steps, pack.select(self.bouts)),
            *(stake for rule in self.ordered for stake in rule.stakes(game)),
        )

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """What is needed hangs on the bouts."""
        bouts = game.pack.select(self.bouts)
        return (
            Point(float(rate if self.multiplied else 1)), Reaching(float(self.base * rate)),
            *(Needing(bouts, number, float(needed)) for number, needed in enumerate(self.required)),
            *(stake for rule in self.ordered for stake in rule.stakes(game)),
        )

    def figures(self) -> tuple[tuple[Words, ...], ...]:
        return ("Bouts", "Points needed"), *((str(number), str(needed)) for number, needed in enumerate(self.required))

    def without_shows(self) -> Self:
        return replace(self, rules=tuple(rule for rule in self.rules if not rule.shows))

    def rate_words(self, rates: tuple[Rate, ...]) -> str:
        sums = Listing(tuple(Message("{n} {bid}", n=self.base * rate.times, bid=rate.words) for rate in rates), ",")
        return "" if self.multiplied else Message("The base of the contract: {sums}.", sums=sums)

    @property
    def slam_bids(self) -> tuple[str, ...]:
        return tuple(bid for rule in self.rules for bid in rule.slam_bids)

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> Words:
        told = [rule.answer(about, rates if self.multiplied else (), whole) for rule in reversed(self.ordered)]
        own = {About.SIDES: Message("the taker alone"), About.WORTH: self._worth(rates), About.HALVES: self._halves(whole),
               About.SLAM: Message("nothing")}
        said = Listing(tuple(filter(None, told)), ",")
        return Message("{answers}", answers=said) if said.items else own.get(about, "")

    def _worth(self, rates: tuple[int, ...]) -> Words:
        if self.multiplied and len(set(rates)) > 1:
            return Message("{base} and the difference, times {listed}", base=self.base, listed=listed(rates))
        sums = dict.fromkeys(self.base * rate for rate in rates)
        return Message("the difference and {listed}", listed=listed(sums)) if sums else "the difference"

    def _halves(self, whole: bool) -> Words:
        return "there are none" if whole else ROUNDED[self.halves]

    def wanted_points(self) -> tuple[Points, ...]:
        return self.required

    def wanted_by(self) -> tuple[Question, ...]:
        return (self.bouts_fact,)

    def asked(self) -> str:
        return Message("{required} of the {declarer}, by his bouts", required=Listing(tuple(self.required), ","), declarer=DECLARER_TERM)

    def words(self) -> Words:
        told = [(rule.place, rule.words()) for rule in self.rules if not (self.multiplied and rule.multiplied(self.base))]
        kept = [(place, rule.kept) for place, rule in self._kept]
        more = [words for _, words in sorted((*told, *kept, (HALVES_PLACE, SAID.get(self.halves, ""))), key=itemgetter(0)) if words]
        return remarks([Message("points needed by bouts: {bouts}; each opponent pays the {declarer}, or is paid by him, {pays}",
                                bouts=by_bouts(self.required), pays=self._pays(), declarer=DECLARER_TERM), *more])

    def _pays(self) -> Words:
        """What each opponent pays by the bid."""
        if not self.multiplied:
            return "the base of the bid and the difference, which is not multiplied"
        added = next((words for rule in self.ordered if (words := rule.multiplied(self.base))), "")
        return added or Message("({base} + difference) times the bid", base=self.base)
