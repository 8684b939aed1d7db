"""Card points that must be made: a target, by tiers or full stages, with a consolation, or points with which one is out."""

from fractions import Fraction
from math import ceil, floor

from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.feats import Deed, Result
from trionfi.settlement.questions import DECLARER, NOBODY, OPPONENTS, Fact, who, yes_no
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Rate, Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, from_each
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True)
class Target(Deed):
    """The declarer must make so many card points; whoever prevails is paid."""

    points: int = 0

    counts_cards = True
    needs = "{points} of the declarer"
    said = "the declarer has at least {points} card points; otherwise it goes to the opponents"

    def results(self, facts: Facts) -> list[Result]:
        made = facts.points()
        return [(DECLARER if made >= self.points else OPPONENTS, 1, f"{plain(made)} card points, {self.points} needed")]

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.TARGET, float(self.amount), points=float(self.points)),)


@dataclass(frozen=True)
class EachPoint(Target):
    """The same, paid once when it is just made or just missed, and once more for each card point beyond that."""

    short = "1 and 1 a point"
    said = ("each opponent pays the declarer {amount} if he has just {points} card points and {amount} more for each point above, or is "
            "paid as much when he lacks one point, and {amount} more for each further one")

    def results(self, facts: Facts) -> list[Result]:
        made = facts.points()
        side, times = (DECLARER, made - self.points + 1) if made >= self.points else (OPPONENTS, self.points - made)
        return [(side, int(times), f"{plain(made)} card points, {self.points} needed")]

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.POINT, float(self.amount)), *super().stakes(game))


@dataclass(frozen=True)
class Tiers(Target):
    """The same, paid more often by the card points of the side that prevails: `tiers` are (at least so many points, how often
    it counts); of `total` points the opponents have what the declarer has not."""

    tiers: tuple[tuple[int, int], ...] = ()
    total: int = 0

    countable = False

    def results(self, facts: Facts) -> list[Result]:
        made = facts.points()
        side, own = (DECLARER, made) if made >= self.points else (OPPONENTS, self.total - made)
        times = next((often for least, often in reversed(self.tiers) if own >= least), 1)
        return [(side, times, f"{plain(own)} card points for the side that wins" + (f": paid {times} times" if times > 1 else ""))]

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """A target at each tier of either side."""
        ends = sorted({float(self.points), *(float(least) for least, _ in self.tiers if least > self.points),
                       *(float(self.total - least + 1) for least, _ in self.tiers if least > self.total - self.points)})
        worth = [0.0, *ends]
        rises = [(end, self._worth(end) - self._worth(before)) for before, end in zip(worth, ends, strict=False)]
        return tuple(Stake(Prize.TARGET, float(self.amount) * rise / 2 * (rate if self.by_rate else 1), points=end) for end, rise in rises)

    def _worth(self, made: float) -> float:
        """How often the declarer is paid, or pays, who has so many points."""
        own = made if made >= self.points else self.total - made
        times = next((often for least, often in reversed(self.tiers) if own >= least), 1)
        return times if made >= self.points else -times

    def words(self) -> str:
        more = "".join(f"; {often} times as much if the winners have {least} or more" for least, often in self.tiers if often > 1)
        return f"{super().words()}{more}"


def nearest(points: Points, step: int) -> int:
    """The multiple of `step` nearest to the points; exactly between two, the lower."""
    return step * ceil(Fraction(points) / step - Fraction(1, 2))


@dataclass(frozen=True)
class Stages(Reward):
    """Per opponent the fixed sum of the bid (its rate) and 1 for each `step` between `par` and the declarer's total
    rounded to the nearest `step`; a total of exactly `draw` pays nothing. With `part` a part of a step, from the most points that lose,
    counts as a whole one where a bid without a fixed sum is won."""

    draw: Points = 0
    par: int = 0
    step: int = 1
    part: bool = False

    counts_cards = True
    needs = "more than {draw} of the declarer"
    said = ("the declarer wins with more than {draw} points, loses with fewer, and neither pays with just so many; each "
            "opponent pays or receives the sum of the bid and 1 for each {step} points between {par} and the declarer's "
            "total, rounded to the nearest {step} (halves down)")

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        base = payments.rate(facts)
        points = facts.points()
        if points == self.draw:
            return []
        made = points > self.draw
        units = abs(nearest(points, self.step) - self.par) // self.step
        if self.part and made and not base:
            units = ceil(Fraction(points - floor(self.draw)) / self.step)
        value = (base + units) * (1 if made else -1)
        words = f"{plain(points)} points, {'won' if made else 'lost'}: {base} + {units}"
        return [self.line(payments, payments.amounts(facts, value), words)]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        points, limits, batch = facts.points(), facts.limits, facts.counting.group
        even = limits.tricks and not facts.players % batch and not limits.outside % batch
        if even and points != int(points):
            raise TrionfiError(f"a side cannot have {plain(points)} card points: each has a whole number of batches of {batch} cards")

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """A part of a stage for each point, and the sum of a middling bid."""
        sums = sorted(rate.times for rate in game.payments.rates)
        return Stake(Prize.POINT, 1 / self.step), Stake(Prize.TARGET, float(sums[len(sums) // 2]), points=float(self.draw))

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """The sum of the bid itself."""
        return Stake(Prize.POINT, 1 / self.step), Stake(Prize.TARGET, float(rate), points=float(self.draw))

    def words(self) -> str:
        text = super().words()
        return text if not self.part else (
            f"{text}; a win at a bid without a sum brings 1 for each {self.step} points or part of {self.step} above {floor(self.draw)}")

    def rate_words(self, rates: tuple[Rate, ...]) -> str:
        return "The sum of the bid: " + ", ".join(f"{rate.times} {rate.words}" for rate in rates) + "."


UNPLAYED = yes_no("unplayed", "was the contract paid without being played")
TOUT = yes_no("tout", "did the declarer win every trick (Tout)", ("unplayed", True))


@dataclass(frozen=True)
class Consolation(Reward):
    """Per opponent the rate times (`base` + the points above or below `par`): to the declarer with at least `win` points, else
    by him; a total one below `win` costs the bare base. `bases` are other bases by rate. Winning every trick pays `tout`, by
    level in the order of the rates, in place of this or, with `adds`, beside it. A contract that is not played pays the base."""

    base: int = 10
    win: int = 40
    par: int = 39
    bases: tuple[tuple[int, int], ...] = ()
    tout: tuple[int, ...] = ()
    adds: bool = False

    counts_cards = True
    needs = "{win} of the declarer"

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        rate = payments.rate(facts)
        base = dict(self.bases).get(rate, self.base)
        times = f", times {rate}" if rate != 1 else ""
        if facts.need(UNPLAYED) and not facts.form:
            return [self.line(payments, payments.amounts(facts, base * rate), f"not played: {base}{times}")]
        points = facts.points()
        tout = bool(self.tout) and bool(facts.need(TOUT))
        bonus = self.tout[[one.times for one in payments.rates].index(rate)] if tout else 0
        if tout and points < self.win and not facts.form:
            raise TrionfiError(f"whoever wins every trick has more than {plain(points)} card points")
        found = []
        if not bonus or self.adds:
            made = points >= self.win
            over = 0 if points == self.win - 1 else max(points - self.par, self.par - points)
            value = (base + over) * rate * (1 if made else -1)
            words = f"{plain(points)} points, {self.win} needed: {base} + {plain(over)}{times}"
            found.append(self.line(payments, payments.amounts(facts, value), words))
        if bonus:
            found.append(self.line(payments, payments.amounts(facts, bonus), "every trick won by the declarer", label="Tout"))
        return found

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        if self.tout and not facts.need(UNPLAYED) and facts.need(TOUT):
            claims.every_trick(DECLARER)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        if played.kind(table) == "unplayed":
            return {UNPLAYED.key: True}
        return {TOUT.key: True} if self.tout and played.swept(table) else {}

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return Stake(Prize.POINT, 1.0), Stake(Prize.TARGET, float(self.base), points=float(self.win))

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """At the level of the bid."""
        base = dict(self.bases).get(rate, self.base)
        return Stake(Prize.POINT, float(rate)), Stake(Prize.TARGET, float(base * rate), points=float(self.win))

    def words(self) -> str:
        text = (f"the declarer needs {self.win} points; each opponent pays or receives the level times ({self.base} + the points above or "
                f"below {self.par}); with {self.win - 1} points the declarer pays the bare {self.base} times the level")
        for rate, base in self.bases:
            text += f"; {base} instead of {self.base} at the level times {rate}"
        if self.tout:
            figures = ", ".join(map(str, self.tout))
            text += f"; Tout (every trick) {figures} by level from the lowest, {'added to this' if self.adds else 'in place of this'}"
        return text


@dataclass(frozen=True)
class GoneOut(Reward):
    """Who said rightly that he has `goal` points is paid `value` by each other player, `double` by one who has not half of it;
    who said it wrongly pays as much to each, by his own points."""

    goal: int = 0
    value: int = 1
    double: int = 2


    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        seat = facts.player(self.fact(facts.players))
        gained = self.gained(facts.players)
        if facts.form:
            for fact in gained:
                facts.need(fact)
        if seat is None:
            return []
        own = facts.whole(gained[seat])
        if own < self.goal:
            amounts = from_each(seat, -self._due(own), facts.players)
            return [self.line(payments, amounts, f"player {seat} has {plain(own)} points, not {self.goal}")]
        dues = [0 if other == seat else self._due(facts.whole(gained[other])) for other in range(facts.players)]
        amounts = tuple(sum(dues) if other == seat else -due for other, due in enumerate(dues))
        return [self.line(payments, amounts, f"player {seat} has {plain(own)} points")]

    def words(self) -> str:
        """The rule in a sentence, without the double where it is no more than the value."""
        fewer = self.double != self.value
        return (f"who said rightly that he has {self.goal} card points is paid {self.value} by each other player"
                + f", {self.double} by one who has not half as many" * fewer + f"; one who said it wrongly pays {self.value} to each"
                + f", or {self.double} with less than half of that" * fewer)

    def _due(self, points: int) -> int:
        return self.value if 2 * points >= self.goal else self.double

    def fact(self, players: int) -> Fact:
        """The fact who said it."""
        return who("claimed_by", "who said that he was out", players)

    def gained(self, players: int) -> tuple[Fact, ...]:
        """The facts how many points each player had gained."""
        return tuple(Fact(f"gained_{seat}", f"player {seat}'s card points, those carried over included", "number", default=0,
                          unless=("claimed_by", NOBODY)) for seat in range(players))

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        seat = table.claims[0].seat if table.claims else NOBODY
        gained: dict[str, object] = {f"gained_{other}": int(table.gained(other)) for other in range(table.players)}
        return {"claimed_by": seat} | ({} if seat == NOBODY else gained)

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Every card point is a step towards going out."""
        return (Stake(Prize.POINT, self.value * (game.seats() - 1) / self.goal),)
