"""The Pagat laid out or not, and the doubled contract of Droggn (Dummett and McLeod 2004, 7.5)."""

from collections.abc import Iterable
from functools import cached_property

from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.bid_sums import BidSum
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.incentives import EachCard, Incentives, InLastTrick, Point, Reaching, Tricks
from trionfi.settlement.petit import LOST, TAKEN, WON, fate
from trionfi.settlement.played import SWEPT
from trionfi.settlement.questions import DECLARER, DECLARER_TERM, NOBODY, OPPONENTS, OWN_POINTS, Question, which_side, yes_no
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling, multiplied
from trionfi.state.account import Line
from trionfi.state.notes import BOTH_LAST, DOUBLES
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Message, Term, Words

MOST_DOUBLES = 30  # no source sets a bound; this one is ours, and no table comes near it
DOUBLED = Question("doubles", "how often was it doubled", "number", default=0, seen=DOUBLES.of)


def _captured(table: Table) -> str | None:
    fate = _of_open(table)
    return None if fate is None or fate[1] != TAKEN else OPPONENTS if fate[0] == DECLARER else DECLARER


def _ultimo(table: Table) -> str | None:
    fate = _of_open(table)
    return None if fate is None or fate[1] not in (WON, LOST) else f"{fate[0]}-{fate[1]}"


def _of_open(table: Table) -> tuple[str, str] | None:
    """Whose the Pagat was, and what became of it, where none was laid out."""
    if table.contract.announced:
        return None
    seat, end = fate(table, "T1")
    return DECLARER if seat is None else played.side_of(table, seat), end


def _both(table: Table) -> bool:
    return BOTH_LAST.of(table) is not None


LAID = which_side("laid_out", "who laid a card out", "nobody", "a defender")
LAID_WON = yes_no("laid_out_won", "did that card win the last trick", (LAID.key, NOBODY))
CAPTURED = replace(which_side("pagat_captured_by", "which side took the Pagat from the other before the last trick", "neither",
                              "the defenders"), seen=_captured)
BOTH = replace(yes_no("both_last", Message("did the {declarer} win the last two tricks with Pagat and Fool together",
                                   declarer=DECLARER_TERM)), seen=_both)
ENDS: dict[tuple[str, str], Words] = {
    (DECLARER, WON): Message("the {declarer} won with it", declarer=DECLARER_TERM),
    (DECLARER, LOST): Message("the {declarer} lost with it", declarer=DECLARER_TERM),
    (OPPONENTS, WON): "the defender won with it", (OPPONENTS, LOST): "the defender lost with it"}
KEYS = {f"{side}-{end}": (side, end) for side, end in ENDS}
ULTIMO = Question("pagat_ultimo", "what became of a Pagat that was played to the last trick and not laid out", "choice", (
    (NOBODY, "there was none"), *zip(KEYS, ENDS.values(), strict=True)), NOBODY, seen=_ultimo)


@dataclass(frozen=True)
class LaidPagat(Reward):
    """A Pagat laid out: the side that did so is paid `value` by the other if it wins the last trick, else it pays; doubled as the contract
    is. At the rate `every` it is in the sum of the contract."""

    value: int = 20
    every: int = 167

    said = ("{value} from each opponent to a {declarer} whose Pagat, laid out, wins the last trick, to each if it does not; with a "
            "defender's the other way. It is doubled as the contract is")

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        laid, won = replace(LAID, seen=self._laid), replace(LAID_WON, seen=self._won)
        return laid, DOUBLED, won, *payments.asks_rate(facts), *payments.asks_amounts(facts)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        side, often, won = str(facts.need(LAID)), times(facts), bool(facts.need(LAID_WON))
        if side == NOBODY or payments.rate(facts) == self.every:
            return []
        value, who = self.value * often * (1 if (side == DECLARER) == won else -1), Term(side, "side")
        words = (Message("laid out by the {side} and won: {sum}", side=who, sum=multiplied(self.value, often)) if won else
                 Message("laid out by the {side} and lost: {sum}", side=who, sum=multiplied(self.value, often)))
        return [self.line(payments, payments.amounts(facts, value), words)]

    @staticmethod
    def _laid(table: Table) -> str | None:
        return next((played.side_of(table, seat) for _, seat in table.contract.announced), None)

    def _won(self, table: Table) -> bool | None:
        word, seat = next(iter(table.contract.announced), ("", None))
        last, card = table.tricks[-1], table.pack.mask(("F" if table.pack.fool_mask and word != self.label else "T1",))
        return any(player == seat == last.winner and card >> number & 1 for player, number in last.plays)

    def stakes(self, game: Rules) -> Incentives:
        return (Tricks(float(self.value), True, self.label),)


@dataclass(frozen=True)
class BothLast(Reward):
    """The Pagat and the Fool played together to the last two tricks by the declarer, who wins them: `value` from each opponent in place of
    what the Pagat would bring in the last trick. Never doubled, and nothing of it at the highest rate."""

    value: int = 20

    said = "{value} from each opponent to a {declarer} who wins the last two tricks with Pagat and Fool together. Never doubled"

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return BOTH, *payments.asks_rate(facts), *payments.asks_amounts(facts)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        if not facts.need(BOTH) or payments.rate(facts) == max(rate.times for rate in payments.rates):
            return []
        return [self.line(payments, payments.amounts(facts, self.value), "both played together to the last two tricks")]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        if not facts.need(BOTH):
            return
        for fact in (ULTIMO, CAPTURED, LAID):
            if (found := facts.need(fact)) != NOBODY:
                raise TrionfiError(Message("{fact} cannot be yes: {other} is {found}", fact=facts.called(BOTH), other=facts.called(fact),
                        found=str(found)))
        claims.last_trick(DECLARER)
        claims.holds(DECLARER, facts.pack.mask(("T1", "F")))


@dataclass(frozen=True)
class OpenPagat(Reward):
    """A Pagat not laid out: `captured` to the side that takes it from the other before the last trick; played to the last trick, `last` to
    the side that played it if it wins, and from that side if it is beaten. Never doubled, and nothing of it at the rate `every`."""

    captured: int = 5
    last: int = 10
    every: int = 167

    said = ("a Pagat that is not laid out: {captured} to the side that takes it from the other before the last trick; in the last trick "
            "{last} to its side if it wins, from its side if it is beaten. Never doubled")

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return CAPTURED, ULTIMO, LAID, *payments.asks_rate(facts), *payments.asks_amounts(facts)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        taken, ultimo, laid = str(facts.need(CAPTURED)), str(facts.need(ULTIMO)), facts.need(LAID)
        if laid != NOBODY or payments.rate(facts) == self.every:
            return []
        found = []
        if taken != NOBODY:
            value = self.captured if taken == DECLARER else -self.captured
            found.append(self.line(payments, payments.amounts(facts, value), Message("the Pagat captured by the {taken}", taken=taken)))
        if ultimo != NOBODY:
            side, end = KEYS.get(ultimo, (NOBODY, ""))
            value = self.last if (side == DECLARER) == (end == WON) else -self.last
            because = Message("the Pagat {end} in the last trick by the {side}", end=end, side=side)
            found.append(self.line(payments, payments.amounts(facts, value), because, label="Ultimo"))
        return found

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        taken, ultimo = str(facts.need(CAPTURED)), str(facts.need(ULTIMO))
        side, end = KEYS.get(ultimo, (NOBODY, ""))
        if taken != NOBODY != ultimo:
            raise TrionfiError(Message("{fact} cannot be {ultimo}: {other} is {taken}", fact=facts.called(ULTIMO), ultimo=ultimo,
                    other=facts.called(CAPTURED), taken=taken))
        if facts.need(LAID) == side != NOBODY:
            raise TrionfiError(Message("{fact} cannot be {ultimo}: {other} is {side}", fact=facts.called(ULTIMO), ultimo=ultimo,
                    other=facts.called(LAID), side=side))
        claims.wins_trick(taken)
        claims.loses_trick({DECLARER: OPPONENTS, OPPONENTS: DECLARER}.get(taken))
        claims.last_trick(side if end == WON else NOBODY)
        claims.loses_trick(DECLARER if (side, end) == (DECLARER, LOST) else None)

    def stakes(self, game: Rules) -> Incentives:
        pagat = game.pack.mask(("T1",))
        return (EachCard(float(self.captured), pagat, captured=True), InLastTrick(float(self.last), pagat),
                InLastTrick(float(self.last - self.captured), pagat, lost=True))


def times(facts: Facts) -> int:
    """How often the doubled payments count. Raises TrionfiError for more doubles than anybody says."""
    doubles = facts.whole(DOUBLED)
    if doubles > MOST_DOUBLES:
        raise TrionfiError(Message("{fact} cannot be {doubles}: no more than {mostdoubles} doubles are reckoned with",
                fact=facts.called(DOUBLED), doubles=doubles, mostdoubles=MOST_DOUBLES))
    return int(2 ** doubles)


@dataclass(frozen=True)
class DoubledContract(BidSum):
    """Each opponent pays the sum of the bid (its rate) and the points above `win`, or is paid it with the points that are lacking; at the
    rate `every` the declarer must win every trick, and for that sum, with `laid` more when a card was laid out, nothing else counts. With
    `draws` just `win` points pay nothing. All of it is doubled."""

    win: int = 37
    every: int = 167
    laid: int = 20
    draws: bool = False

    needs = "{win} of the {declarer}"

    def wanted_points(self) -> tuple[Points, ...]:
        return (self.win,)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (*payments.asks_rate(facts), DOUBLED, self._swept, LAID, *OWN_POINTS, *payments.asks_amounts(facts))

    @cached_property
    def _swept(self) -> Question:
        return replace(SWEPT, seen=self._seen)

    def _seen(self, table: Table) -> bool | None:
        return played.swept(table) if table.contract.rate == self.every else None

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        rate, often = payments.rate(facts), times(facts)
        if rate == self.every:
            swept, more = bool(facts.need(SWEPT)), self.laid if facts.need(LAID) != NOBODY else 0
        if rate == self.every:
            value: Points = (rate + more) * often * (1 if swept else -1)
            base = multiplied(Message("{n} + {more}", n=rate, more=more) if more else rate, often)
            words = Message("every trick: {sum}", sum=base) if swept else Message("a trick lost: {sum}", sum=base)
            return [self.line(payments, payments.amounts(facts, value), words)]
        points = facts.points()
        if self.draws and points == self.win:
            return []
        over = points - self.win
        value = (rate + max(over, -over)) * often * (1 if over >= 0 else -1)
        words = Message("{points} points, {win} needed: {sum}", points=points, win=self.win,
                        sum=multiplied(Message("{n} + {more}", n=rate, more=max(over, -over)), often))
        return [self.line(payments, payments.amounts(facts, value), words)]

    def stakes(self, game: Rules) -> Incentives:
        sums = sorted(rate.times for rate in game.payments.rates)
        every = next((bid.say for step in game.course for bid in step.speaking.levels() if bid.rate == self.every), "")
        return (Point(1.0), Reaching(float(sums[0]), points=float(self.win)),
                Tricks(float(self.every), True, every))

    def words(self) -> Words:
        draw = Message("; with just {win} nothing is paid", win=self.win) if self.draws else ""
        more = Message(", and {laid} more with a card laid out,", laid=self.laid) if self.laid else ""
        return Message("the {declarer} wins with {win} points; each opponent pays him, or is paid by him, the sum of the bid and the "
                "points above or below {win}{draw}. The highest bid needs every trick: {every}{more} is won or lost whole. Every double "
                "counts it twice as often", win=self.win, draw=draw, every=self.every, more=more, declarer=DECLARER_TERM)
