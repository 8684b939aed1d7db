"""Deeds of the declarer's side or the other, and card points that must be made: a target, paid once, by the point or by tiers, or points
with which one is out."""

from collections.abc import Iterable
from functools import partial

from trionfi.counting import Points
from trionfi.hooks import made_once
from trionfi.settlement.facts import Facts
from trionfi.settlement.incentives import Incentives, Point, Reaching
from trionfi.settlement.questions import DECLARER, NOBODY, OPPONENTS, OWN_POINTS, Question, who
from trionfi.settlement.reward import Reward, seen_at
from trionfi.settlement.settling import Settling
from trionfi.state.account import Line, against, from_each
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Message, Seat, Words
from trionfi.words.phrases import remarks

Result = tuple[str, int, str]


@dataclass(frozen=True)
class Deed(Reward):
    """Something done by a side: each opponent pays the declarer `amount` for it, or is paid by him, times the rate. Heirs give `results`:
    (side, times, because) for every time that it is to be paid."""

    amount: int = 1

    by_rate = True

    def asked_of(self, facts: Facts) -> Iterable[Question]:
        """What is asked to know it."""
        return ()

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (*payments.asks_pair(facts), *payments.asks_rate(facts), *self.asked_of(facts))

    def played(self, table: Table, facts: Facts, payments: Settling) -> dict[str, object]:
        """What is asked to know it; the pair and the rate every hand tells of itself."""
        return seen_at(self.asked_of(facts), table)

    def results(self, facts: Facts) -> list[Result]:
        """What was done, by which side, and how often it counts."""
        raise NotImplementedError

    @property
    def each(self) -> Points:
        return self.amount

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        results = self.results(facts)
        if not results:
            return []
        pair, rate = (payments.declarer(facts), payments.partner(facts)), payments.rate(facts)
        return [self.paid(payments, facts.players, pair, rate, result) for result in results]

    def paid(self, payments: Settling, players: int, pair: tuple[int, int | None], rate: int, result: Result, trick: int = 0) -> Line:
        """The line of one result; `pair` are the declarer and his partner."""
        side, times, because = result
        value = self.amount * times * rate * (1 if side == DECLARER else -1)
        if rate != 1:
            because = Message("{why}; times {n}, {when}", why=because, n=rate, when=payments.rate_words(rate))
        return self.line(payments, against(*pair, value, players, payments.shares or (1, 1)), because, trick)


@dataclass(frozen=True)
class Target(Deed):
    """The declarer must make so many card points; whoever prevails is paid."""

    points: int = 0

    counts_cards = True
    needs = "{points} of the {declarer}"
    said = "from each opponent, if the {declarer} has at least {points} card points; to each, if he has fewer"

    def wanted_points(self) -> tuple[Points, ...]:
        return (self.points,)

    def asked_of(self, facts: Facts) -> Iterable[Question]:
        return OWN_POINTS

    def results(self, facts: Facts) -> list[Result]:
        made = facts.points()
        return [(DECLARER if made >= self.points else OPPONENTS, 1, Message("{made} card points, {points} needed", made=made,
                points=self.points))]

    def stakes(self, game: Rules) -> Incentives:
        return (Reaching(float(self.amount), points=float(self.points)),)


@dataclass(frozen=True)
class EachPoint(Target):
    """The declarer must make so many card points: paid once when it is just made or just missed, and once more for each card point beyond
    that."""

    short = "1 and 1 a point"
    said = ("each opponent pays the {declarer} {amount} if he has just {points} card points and {amount} more for each point above, or is "
            "paid as much when he lacks one point, and {amount} more for each further one")

    def results(self, facts: Facts) -> list[Result]:
        made = facts.points()
        side, times = (DECLARER, made - self.points + 1) if made >= self.points else (OPPONENTS, self.points - made)
        return [(side, int(times), Message("{made} card points, {points} needed", made=made, points=self.points))]

    def stakes(self, game: Rules) -> Incentives:
        return (Point(float(self.amount)), *super().stakes(game))


@dataclass(frozen=True)
class Tiers(Target):
    """The declarer must make so many card points: paid more often by those of the side that prevails. `tiers` are (at least so many points,
    how often it counts); of `total` points the opponents have what the declarer has not."""

    tiers: tuple[tuple[int, int], ...] = ()
    total: int = 0

    def results(self, facts: Facts) -> list[Result]:
        made = facts.points()
        side, own = (DECLARER, made) if made >= self.points else (OPPONENTS, self.total - made)
        times = next((often for least, often in reversed(self.tiers) if own >= least), 1)
        because = (Message("{own} card points for the side that wins", own=own) if times == 1 else
                   Message("{own} card points for the side that wins: paid double", own=own) if times == 2 else
                   Message("{own} card points for the side that wins: paid {times} times", own=own, times=times))
        return [(side, times, because)]

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """A target at each tier of either side."""
        ends = sorted({float(self.points), *(float(least) for least, _ in self.tiers if least > self.points),
                       *(float(self.total - least + 1) for least, _ in self.tiers if least > self.total - self.points)})
        worth = [0.0, *ends]
        rises = [(end, self._worth(end) - self._worth(before)) for before, end in zip(worth, ends, strict=False)]
        return tuple(Reaching(float(self.amount) * rise / 2 * (rate if self.by_rate else 1), points=end) for end, rise in rises)

    def _worth(self, made: float) -> float:
        """How often the declarer is paid, or pays, who has so many points."""
        own = made if made >= self.points else self.total - made
        times = next((often for least, often in reversed(self.tiers) if own >= least), 1)
        return times if made >= self.points else -times

    def words(self) -> Words:
        return remarks([super().words(), *(Message("{often} times as much if the winners have {least} or more", often=often, least=least)
                                           for least, often in self.tiers if often > 1)])


def _claimant(table: Table) -> int | None:
    return table.claims[0].seat if table.claims else None


def _gained(table: Table, seat: int) -> int:
    return int(table.gained(seat)) if table.claims else 0


@dataclass(frozen=True)
class GoneOut(Reward):
    """Who said rightly that he has `goal` points is paid `value` by each other player, `double` by one who has not half of it;
    who said it wrongly pays as much to each, by his own points."""

    goal: int = 0
    value: int = 1
    double: int = 2


    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return self.fact(facts.players), *self.gained(facts.players)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        seat, gained = facts.player(self.fact(facts.players)), self.gained(facts.players)
        if seat is None:
            return []
        own = facts.whole(gained[seat])
        if own < self.goal:
            amounts = from_each(seat, -self._due(own), facts.players)
            return [self.line(payments, amounts, Message("{Who} has {own} points, not {goal}",
                    {"who you": "{Who} have {own} points, not {goal}"}, who=Seat(seat), own=own, goal=self.goal))]
        dues = [0 if other == seat else self._due(facts.whole(gained[other])) for other in range(facts.players)]
        amounts = tuple(sum(dues) if other == seat else -due for other, due in enumerate(dues))
        return [self.line(payments, amounts, Message("{Who} has {own} points",
                {"who you": "{Who} have {own} points"}, who=Seat(seat), own=own))]

    def words(self) -> Words:
        """The rule in a sentence, without the double where it is no more than the value."""
        if self.double == self.value:
            return Message("one who said rightly that he has {goal} card points is paid {value} by each other player; one who said it "
                           "wrongly pays {value} to each", goal=self.goal, value=self.value)
        return Message("one who said rightly that he has {goal} card points is paid {value} by each other player, {double} by one who has "
                       "not half as many; one who said it wrongly pays {value} to each, or {double} with less than half of that",
                       goal=self.goal, value=self.value, double=self.double)

    def _due(self, points: int) -> int:
        return self.value if 2 * points >= self.goal else self.double

    @made_once
    def fact(self, players: int) -> Question:
        """The question who said it."""
        return replace(who("claimed_by", "who said that he was out", players), seen=_claimant)

    @made_once
    def gained(self, players: int) -> tuple[Question, ...]:
        """The questions how many points each player had gained."""
        return tuple(Question(f"gained_{seat}", Message("{Who_of} card points, those carried over included", who=Seat(seat)), "number",
                default=0, unless=("claimed_by", NOBODY), seen=partial(_gained, seat=seat)) for seat in range(players))

    def stakes(self, game: Rules) -> Incentives:
        """Every card point is a step towards going out."""
        return (Point(self.value * (game.seats() - 1) / self.goal),)


@dataclass(frozen=True)
class BeyondHalf(Target):
    """Each opponent pays what the declarer's side has above so many card points, or is paid what it lacks; with just so many none pays."""

    needs = "{points} of each side"
    said = "each opponent pays 1 for every card point of the {declarer}'s side above {points}, or is paid 1 for every one that it lacks"

    def results(self, facts: Facts) -> list[Result]:
        over = facts.points() - self.points
        words = Message("{points} card points, {other} are half", points=facts.points(), other=self.points)
        return [(DECLARER if over > 0 else OPPONENTS, int(max(over, -over)), words)] if over else []

    def stakes(self, game: Rules) -> Incentives:
        return (Point(float(self.amount)),)
