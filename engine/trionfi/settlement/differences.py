"""Totals of points that run on during the hand, and are paid for by the difference: between two pairs, or between every two players
(Minchiate; Dummett and McLeod 2004, 12)."""

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import combinations

from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.hooks import made_once
from trionfi.settlement.facts import Facts
from trionfi.settlement.played import sweeper
from trionfi.settlement.questions import DEALER, NOBODY, Question, declared_by, swept_by, who
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.settling import InAll
from trionfi.state.account import Line, Settlement, one_to_one
from trionfi.state.notes import OUTSIDE
from trionfi.state.rules import Rules
from trionfi.state.sides import Division, Sides
from trionfi.state.table import Table
from trionfi.values import dataclass, field, replace
from trionfi.words import Listing, Message, Seat, Term, Text, Words

FINED = who("dropped_by", "who dropped out", 4)
POINTS = "points"
LEAD = "lead"
type Parts = tuple[tuple[str, str], ...]
"""What the rows of a game are called in a sum that they make up, each by its key."""


@dataclass(frozen=True)
class RunningLead(Scoring):
    """Points scored during the hand are one running lead: a gain of the side behind is taken from the other's first. As soon as
    a side leads by `stake` the other pays one of `ledger` for it, and these points are gone. At the end what is left of the
    lead and the rewards that fall due then are added up, and the side with less pays one of `ledger` for each `stake` of the
    difference or part of it, `slam` times as much to a side that has won every trick. `zero_sum` holds, not every card is won."""

    whole: bool = field(default=False, kw_only=True)
    stake: int = 60
    slam: int = 1
    parts: Parts = field(kw_only=True)

    @property
    def booked(self) -> str:
        """During the hand points are written, not what is paid for them."""
        return POINTS

    @cached_property
    def gains(self) -> Question:
        """The fact what was scored during the hand, in order."""
        first, second = self.parties(4)
        return Question("gains", Message("all that was scored during the hand, in order: above 0 by {first}, below 0 by {second}",
                first=first, second=second), "gains", default=())

    def questions(self, facts: Facts) -> Iterator[Question]:
        yield self.gains
        for reward in self.rewards:
            yield from () if reward.at_once else reward.asks(facts, self)
        yield from (swept_by(facts.parties),) if self.slam != 1 else ()

    def sweeper(self, facts: Facts) -> int | None:
        """The party that has won every trick, where that is paid for."""
        return facts.player(swept_by(facts.parties)) if self.slam != 1 else None

    def lines(self, facts: Facts, at_once: bool | None = None) -> list[Line]:
        gains = facts.gains(self.gains)
        lead, lines = self._during(gains)
        made = [line for reward in self.rewards if not reward.at_once for line in reward.lines(facts, self)]
        lines += [line for line in made if line.ledger == self.ledger]
        return lines + self._final(facts, lead, [line for line in made if line.ledger != self.ledger])

    def _during(self, gains: tuple[Points, ...]) -> tuple[Points, list[Line]]:
        """The lead that is left (below 0: of the second party), and what was paid for."""
        lead: Points = 0
        lines: list[Line] = []
        for gain in gains:
            lead += gain
            while (size := max(lead, -lead)) >= self.stake:
                sign = 1 if lead > 0 else -1
                left = size - self.stake
                because = Message("{parties} led by {size}: {stake} are paid for, {left} stay", parties=self.parties(4)[lead < 0],
                        size=size, stake=self.stake, left=left)
                lines.append(self._booked("Paid during the hand", sign, because))
                lead = sign * left
        return lead, lines

    def _final(self, facts: Facts, lead: Points, ends: list[Line]) -> list[Line]:
        """The line of the final payment; none where the sides are level."""
        parts = self._parts(lead, ends)
        sums = [sum(part.values()) for part in parts]
        swept = self.sweeper(facts)
        margin = sums[0] - sums[1]
        if not margin:
            return []
        due = -(-max(margin, -margin) // self.stake)
        said = tuple(Message("{side}: {sums}", side=name, sums=added(party)) for name, party in zip(self.parties(4), parts, strict=True))
        because = Message("{said}; {n} more", said=Listing(said, ";"), n=max(margin, -margin))
        if swept is not None and swept == (margin < 0):
            due, because = due * self.slam, Message("{because}, paid {slam} times for every trick", because=because, slam=self.slam)
        return [self._booked("Final payment", due if margin > 0 else -due, because)]

    def _parts(self, lead: Points, ends: list[Line]) -> list[dict[str, Points]]:
        """What each side has at the end, by what it is for."""
        parts: list[dict[str, Points]] = [{LEAD: max(lead, 0)}, {LEAD: max(-lead, 0)}]
        names = dict(self.parts)
        for line in ends:
            name = names[line.key]
            for part, seat in zip(parts, self._heads, strict=True):
                part[name] = part.get(name, 0) + line.amounts[seat]
        return parts

    def in_all(self, facts: Facts) -> InAll:
        lead, _ = self._during(facts.gains(self.gains))
        made = [line for reward in self.rewards if not reward.at_once for line in reward.lines(facts, self)]
        parts = self._parts(lead, [line for line in made if line.ledger != self.ledger])
        return tuple([(seats, sum(part.values())) for seats, part in zip(self.seats(4), parts, strict=True)])

    def _booked(self, label: Words, amount: int, because: Words) -> Line:
        return Line(label, tuple(amount if seat in self.seats(4)[0] else -amount for seat in range(4)), because, self.source, self.ledger)

    def close(self, facts: Facts, account: tuple[Line, ...], at_once: bool) -> Settlement:
        """The account of points, folded into payments."""
        return Settlement.of(facts.players, tuple(self.lines(facts)), self.ledger)

    def running(self, account: tuple[Line, ...], players: int) -> dict[str, tuple[Points, ...]]:
        """The lead as it stands, above 0 for the side that has it, and what has been paid for."""
        lead, lines = self._during(self._gains(account))
        booked = tuple(line for line in account if line.ledger == self.ledger)
        return {POINTS: self.spread((lead, -lead), players)} | super().running((*booked, *lines), players)

    def marked(self, account: tuple[Line, ...], players: int) -> tuple[dict[str, Points], ...]:
        """What each party has marked so far: its amount in each unit. Of the points only one side has any, as its lead is written."""
        return tuple(party | {POINTS: max(0, party[POINTS])} for party in super().marked(account, players))

    def due(self, account: Sequence[Line]) -> tuple[str, ...]:
        """What the last gain leads to: the lead as it stands, and what is paid for it."""
        if account[-1].ledger != POINTS:
            return ()
        gains = self._gains(account)
        before, _ = self._during(gains[:-1])
        lead, new = self._during((before + gains[-1],))
        return (*(line.words for line in new), self._stands(lead))

    @made_once
    def _stands(self, lead: Points) -> Words:
        return Message("{parties} lead by {n}", parties=self.parties(4)[lead < 0], n=max(lead, -lead)) if lead else "the sides are level"

    def _gains(self, account: Sequence[Line]) -> tuple[Points, ...]:
        first, second = self._heads
        return tuple([line.amounts[first] - line.amounts[second] for line in account if line.ledger == POINTS])

    @cached_property
    def _heads(self) -> tuple[int, int]:
        """A player of each side."""
        first, second = map(min, self.seats(4))
        return first, second

    def played(self, table: Table) -> dict[str, object]:
        known: dict[str, object] = {"gains": list(self._gains(table.account))} | self.played_piles(table)
        facts = self.first(table, self.played_first(table))
        for reward in self.rewards:
            known |= {} if reward.at_once else reward.played(table, facts, self)
        return known | (swept_by(self.parties(4)).told(sweeper(table, self.seats(4))) if self.slam != 1 else {})

    def words(self, game: Rules) -> Words:
        one = game.term(f"one of {self.ledger}")
        text = Message("What is scored during the hand is kept as one lead: a gain of the side behind is first taken from the other's "
                "lead. As soon as a side leads by {stake} points the other pays it 1 {one} and the {stake} points are gone. At the end "
                "each side adds what is left of its lead to what it scores then; the side with less pays 1 {one} for each {stake} "
                "points of the difference or part of {stake}.", stake=self.stake, one=one)
        swept = Message("A side that has won every trick is paid {slam} times this final payment.", slam=self.slam)
        return Text(text, swept if self.slam != 1 else "")


def added(parts: dict[str, Points]) -> Words:
    """What several things come to, in words: those that come to nothing are left out."""
    some = [_part(name, amount) for name, amount in parts.items() if amount] or [Message("nothing")]
    if len(some) == 1:
        return some[0]
    return Message("{parts} = {sum}", parts=Listing(tuple(some), "+"), sum=sum(parts.values()))


def _term(part: str) -> Term:
    return Term(part, "part")


@lru_cache(1024)
def _part(name: str, amount: Points) -> Words:
    return Message("{what} {n}", what=_term(name), n=amount)


@dataclass(frozen=True)
class RunningTotals(Scoring):
    """Points run on for each player, during the hand and at its end."""

    whole: bool = field(default=False, kw_only=True)
    zero_sum: bool = field(default=False, kw_only=True)
    sides: Sides = field(default=Sides(Division.ALONE), kw_only=True)

    def close(self, facts: Facts, account: tuple[Line, ...], at_once: bool) -> Settlement:
        """The points of the account, put together for each player by what they are for."""
        return Settlement.of(facts.players, tuple(self.lines(facts)), self.ledger)

    def words(self, game: Rules) -> Words:
        return "Each player keeps a total of his points."


@dataclass(frozen=True)
class EachTwo(RunningTotals):
    """Points run on for each player. In the end, of every two players, the one with the lower total pays the other one of `ledger` for each
    `stake` points of the difference or part of it. Rewards in `ledger` itself are paid as they are."""

    zero_sum: bool = field(default=True, kw_only=True)
    stake: int = 1
    parts: Parts = field(kw_only=True)

    @property
    def booked(self) -> str:
        """During the hand points are written."""
        return POINTS

    @property
    def unit(self) -> int:
        return self.stake

    def lines(self, facts: Facts, at_once: bool | None = None) -> list[Line]:
        found = self._found(facts)
        paid = [line for _, line in found if line.ledger != POINTS]
        return [*paid, *self.settled(facts, self._by_player(found, facts.players))]

    def in_all(self, facts: Facts) -> InAll:
        parts = self._by_player(self._found(facts), facts.players)
        return tuple([(seats, sum(parts[min(seats)].values())) for seats in self.seats(facts.players)])

    def _found(self, facts: Facts) -> list[tuple[str, Line]]:
        """The lines of all rewards, each with the key of its reward."""
        return [(reward.key, line) for reward in self.rewards for line in reward.lines(facts, self)]

    def _by_player(self, found: list[tuple[str, Line]], players: int) -> list[dict[str, Points]]:
        """The points of each player, by reward."""
        parts: list[dict[str, Points]] = [{} for _ in range(players)]
        for key, line in found:
            if line.ledger == POINTS:
                for part, amount in zip(parts, line.amounts, strict=True):
                    part[key] = part.get(key, 0) + amount
        return parts

    def questions(self, facts: Facts) -> Iterator[Question]:
        for reward in self.rewards:
            yield from reward.asks(facts, self)

    def settled(self, facts: Facts, parts: list[dict[str, Points]]) -> Iterator[Line]:
        """What each player has, by reward, and what passes between every two."""
        names = dict(self.parts)
        for seat, part in enumerate(parts):
            because = Message("{Who}: {added}", who=Seat(seat), added=added({names[key]: amount for key, amount in part.items()}))
            yield self._line("Total", (0,) * facts.players, because)
        for one, other in combinations(range(facts.players), 2):
            ours, theirs = self.between(facts, parts, one, other)
            yield from self._pair(one, ours, other, theirs, facts.players)

    def between(self, facts: Facts, parts: list[dict[str, Points]], one: int, other: int) -> tuple[Points, Points]:
        """What two players set against each other."""
        return sum(parts[one].values()), sum(parts[other].values())

    def _pair(self, one: int, ours: Points, other: int, theirs: Points, players: int) -> Iterator[Line]:
        if ours == theirs:
            return
        winner, loser = (one, other) if ours > theirs else (other, one)
        more = max(ours - theirs, theirs - ours)
        because = Message("{Who} {ours}, {other} {theirs}: {more} more", who=Seat(one), ours=ours, other=Seat(other), theirs=theirs,
                more=more)
        yield self._line("Difference", one_to_one(winner, loser, -(-more // self.stake), players), because)

    def _line(self, label: Words, amounts: tuple[Points, ...], because: Words) -> Line:
        return Line(label, amounts, because, self.source, self.ledger)

    def words(self, game: Rules) -> Words:
        one = game.term(f"one of {self.ledger}")
        due = "the difference" if self.stake == 1 else Message("1 {one} for each {stake} points of the difference or part of {stake}",
                one=one, stake=self.stake)
        pays = Message("The player with the lower total pays the other {due}.", due=due) if game.players == (2,) else \
            Message("Of every two players the one with the lower total pays the other {due}.", due=due)
        return Text(super().words(game), pays)


@dataclass(frozen=True)
class EachTwoPlaying(EachTwo):
    """Of every two players the one with the lower total pays the other; but one may drop out. Between him and the others only the rewards
    `lasting` count. He pays the winner of the last trick by his place after the dealer, as `fines` say."""

    lasting: tuple[str, ...] = ()
    fines: tuple[int, ...] = ()

    def asks_points(self, facts: Facts) -> Iterator[Question]:
        yield from (facts.party_points(0), facts.party_cards(0), FINED)
        yield from super().asks_points(facts)

    def questions(self, facts: Facts) -> Iterator[Question]:
        yield from super().questions(facts)
        yield FINED
        yield from (replace(DEALER, default=0, unless=(FINED.key, NOBODY)), facts.last_trick_fact) if self.fines else ()

    def points(self, facts: Facts, party: int) -> Points:
        """A player's card points; one who is out has none, whether that is said or not."""
        told = facts.has(facts.party_points(party)) or facts.has(facts.party_cards(party))
        return 0 if party == facts.player(FINED) and not told else super().points(facts, party)

    def settled(self, facts: Facts, parts: list[dict[str, Points]]) -> Iterator[Line]:
        seat = facts.player(FINED)
        if seat is not None:
            self._plays_no_more(facts, seat, parts[seat])
        yield from super().settled(facts, parts)
        if self.fines and seat is not None:
            dealer = facts.whole(replace(DEALER, default=0, unless=(FINED.key, NOBODY)))
            winner = int(str(facts.need(facts.last_trick_fact)))
        if seat is not None and self.fines:
            if winner == seat:
                raise TrionfiError(Message("{Who} dropped out: he cannot have won the last trick", who=Seat(seat)))
            due = self.fines[(seat - dealer - 1) % facts.players]
            because = Message("{Who} dropped out; {other} won the last trick", who=Seat(seat), other=Seat(winner))
            yield self._line("Dropped out", one_to_one(winner, seat, due, facts.players), because)

    def _plays_no_more(self, facts: Facts, seat: int, part: dict[str, Points]) -> None:
        """Raise TrionfiError where one who is out has declared, or scored or lost something in the play."""
        if facts.declared(declared_by(seat)):
            raise TrionfiError(Message("{Who} dropped out: he cannot have declared", who=Seat(seat)))
        made = next((reward.label for reward in self.rewards if part.get(reward.key) and not reward.before_play), None)
        if made is not None:
            raise TrionfiError(Message("{Who} dropped out: he cannot have anything for '{made}'", who=Seat(seat), made=made))

    def between(self, facts: Facts, parts: list[dict[str, Points]], one: int, other: int) -> tuple[Points, Points]:
        if facts.player(FINED) not in (one, other):
            return super().between(facts, parts, one, other)
        ours, theirs = (sum(part.get(key, 0) for key in self.lasting) for part in (parts[one], parts[other]))
        return ours, theirs

    def stays_away(self, place: int) -> Points:
        return self.fines[place] if self.fines else 0

    def played_first(self, table: Table) -> dict[str, object]:
        seat = OUTSIDE.of(table)
        return FINED.told(seat) | ({} if seat is None or not self.fines else {DEALER.key: table.dealer})

    def words(self, game: Rules) -> Words:
        kept = Listing(tuple(_term(name) for key, name in self.parts if key in self.lasting), ",")
        alone: Words = "A player who has dropped out settles with nobody."
        if kept.items:
            alone = Message("A player who has dropped out settles with nobody but for what is scored as: {kept}.", kept=kept)
        if not self.fines:
            return Text(super().words(game), alone)
        return Text(super().words(game), alone, Message(
            "He pays the winner of the last trick, by his place from the player after the {dealer} on: {fines}.",
            dealer=game.term("dealer"), fines=Listing(self.fines, ",")))
