"""Settling hands in which no declarer makes the sides: each player for himself, or fixed pairs."""

from dataclasses import dataclass, replace
from fractions import Fraction
from math import floor

from trionfi.counting import Points, plain
from trionfi.settlement import played
from trionfi.settlement.claims import Claimant, Claims
from trionfi.settlement.events import falls, played_events
from trionfi.settlement.facts import Fact, Facts, declared_by, promised_by
from trionfi.settlement.patti import BARGAINED, agreed, agreed_lines
from trionfi.settlement.penalties import Penalties
from trionfi.settlement.reckoning import Reckoning, party_claims
from trionfi.settlement.stake import POINT, Stake, gauged
from trionfi.state.account import Line, from_each, to_side
from trionfi.state.sides import ALONE, Sides


@dataclass(frozen=True)
class Scoring(Reckoning):
    """Rewards read for each party: every player, or each pair of partners. `ledger` names the unit; `zero_sum` says
    whether what some gain others pay; `whole` whether every card of the pack counts for a party; `total` is what all parties
    together always have in card points, from which a missing one follows (0: it varies). `abandoned` is "nothing" where a
    deal may be thrown in, "bargained" where sums are agreed for that, "" where it never is; `outs` says that a side may go
    out on its declarations, and then nothing else counts; what is recorded is the sum of a hand divided by `divided_by`.
    `penalties` are for faults that a person types."""

    ledger: str
    rewards: tuple["PartyReward", ...]
    sides: Sides = Sides(ALONE)
    zero_sum: bool = True
    whole: bool = True
    total: Points = 0
    abandoned: str = ""
    outs: bool = False
    divided_by: int = 1
    penalties: Penalties | None = None
    source: str = ""

    rates = ()

    @property
    def ended(self) -> Fact:
        """The fact how the deal ended; somebody may have gone `out` before the end."""
        fact = super().ended
        return replace(fact, values=(*fact.values, ("out", "a side went out on its declarations"))) if self.outs else fact

    def recorded_as(self, points: Points) -> Points:
        """Points as they are written: divided by `divided_by` and rounded to the nearest whole number, halves up."""
        return points if self.divided_by == 1 else floor(Fraction(points, self.divided_by) + Fraction(1, 2))

    def parties(self, players: int) -> tuple[str, ...]:
        """The names of the parties."""
        return tuple(_name(seats) for seats in self.sides.parties(players))

    def seats(self, players: int) -> tuple[frozenset[int], ...]:
        """The seats of each party."""
        return self.sides.parties(players)

    def lines(self, facts: Facts, at_once: bool | None = None) -> list[Line]:
        """The lines that the facts give; `at_once` keeps to the payments that fall due in the play (True) or not."""
        ended = facts.need(self.ended) if self.abandoned or self.outs else "played"
        if ended == "abandoned":
            return agreed_lines(facts, self.source, self.ledger) if self.abandoned == BARGAINED else []
        lines = [
            line for reward in self.rewards if (at_once is None or reward.at_once == at_once) and (ended == "played" or reward.before_play)
            for line in reward.lines(facts, self)
        ]
        if self.penalties:
            lines = self.penalties.settle(facts, lines, self.ledger)
        return lines if self.divided_by == 1 or not lines else [*lines, self._recorded(lines, facts.players)]

    def counted(self, facts: Facts) -> tuple:
        """All rewards; those of the declarations alone where a side went out on them, none of a hand that was abandoned."""
        ended = facts.need(self.ended) if self.abandoned or self.outs else "played"
        return tuple(reward for reward in self.rewards if ended == "played" or (ended != "abandoned" and reward.before_play))

    def claims(self, facts: Facts) -> Claims:
        """Those of each party."""
        return party_claims(facts, self.whole) if self.counted(facts) else Claims(facts)

    def _recorded(self, lines: list[Line], players: int) -> Line:
        sums = [sum(line.amounts[seat] for line in lines) for seat in range(players)]
        written = [self.recorded_as(points) for points in sums]
        because = ", ".join(f"{plain(points)} as {plain(less)}" for points, less in dict(zip(sums, written, strict=True)).items())
        return Line("Recorded", tuple(less - points for points, less in zip(sums, written, strict=True)),
                    f"divided by {self.divided_by}: {because}", self.source, self.ledger)

    def played(self, table) -> dict[str, object]:
        """The facts of a hand that has ended, in the keys of `form`."""
        if table.ending.kind == "abandoned":
            return agreed(table)
        known: dict[str, object] = {"ended": "out"} if table.ending.kind == "out" else {}
        for reward in self.rewards:
            if not known.get("ended") or reward.before_play:
                known |= reward.played(table, self)
        return known

    def brief(self, facts: Facts) -> dict[str, object]:
        """What the rewards read from the piles, by party."""
        found: dict[str, object] = {}
        for reward in self.rewards:
            found |= reward.brief(facts, self)
        return found

    def piles(self, facts: Facts) -> list[tuple[str, int, bool]]:
        """The piles that are known."""
        found = []
        for party, name in enumerate(facts.parties):
            pile = facts.pile_of(party, self.whole)
            if pile is not None:
                found.append((name, pile, bool(facts.counting.last_trick) and facts.need(facts.last_trick_fact) == party))
        return found

    def points(self, facts: Facts, party: int) -> Points:
        """A party's card points."""
        return facts.points_of(party, len(self.seats(facts.players)), self.total)

    def all_points(self, facts: Facts) -> tuple[Points, ...]:
        """The card points of every party."""
        return tuple(self.points(facts, party) for party in range(len(self.seats(facts.players))))

    def spread(self, amounts: tuple[Points, ...], players: int) -> tuple[Points, ...]:
        """Amounts by party as amounts by player: each member of a party gets its amount."""
        seats = self.seats(players)
        return tuple(next(amount for amount, party in zip(amounts, seats, strict=True) if seat in party) for seat in range(players))


@dataclass(frozen=True)
class PartyReward(Claimant):
    """One row of the scoring. Heirs give `lines` and `words`, and the facts they need from a played hand; `at_once` dates
    a reward to the moment when it falls due, and then `trick_lines` or the declaring writes it."""

    key: str
    label: str
    source: str
    at_once: bool = False

    @property
    def before_play(self) -> bool:
        """Whether it counts in a hand that ends before it is played."""
        return False

    def lines(self, facts: Facts, scoring: Scoring) -> list[Line]:
        """The lines that the facts give."""
        raise NotImplementedError

    def trick_lines(self, table, scoring: Scoring, trick) -> list[Line]:
        """The lines that fall due when this trick is gathered."""
        return []

    def card_lines(self, table, scoring: Scoring, seat: int, number: int) -> list[Line]:
        """The lines that fall due when a card must be given to a seat for the Fool, or the Fool itself."""
        return []

    def played(self, table, scoring: Scoring) -> dict[str, object]:
        """The facts that this reward needs, from a played hand."""
        return {}

    def stakes(self, game) -> tuple[Stake, ...]:
        """What a player weighs."""
        return gauged(self, game)

    def brief(self, facts: Facts, scoring: Scoring) -> dict[str, object]:
        """The facts that can stand in for the piles."""
        return {}

    def words(self) -> str:
        """The rule in words."""
        raise NotImplementedError

    @property
    def feat(self) -> "PartyReward":
        """The reward is its own feat."""
        return self

    @property
    def amount(self) -> int:
        """What one of it is worth, where that can be said in a number."""
        return 1


@dataclass(frozen=True)
class Par(PartyReward):
    """The difference between a party's card points and `par`, to each of its members; nothing of it when one of the events of
    `unless` happens ("every trick", "no trick", "thrown in")."""

    par: Points = 0
    unless: tuple[str, ...] = ()

    def lines(self, facts: Facts, scoring: Scoring) -> list[Line]:
        """One line for all."""
        if falls(facts, self.unless):
            return []
        made = scoring.all_points(facts)
        amounts = [points - self.par for points in scoring.spread(made, facts.players)]
        if not any(amounts):
            return []
        return [Line(self.label, tuple(amounts), f"{_listed(made)} card points, par {plain(self.par)}", self.source, scoring.booked)]

    def played(self, table, scoring: Scoring) -> dict[str, object]:
        """The piles, and who won the last trick."""
        return played.party_piles(table, scoring.seats(table.players)) | played_events(table, self.unless)

    def stakes(self, game) -> tuple[Stake, ...]:
        """What a player weighs."""
        return (Stake(POINT, 1.0),)

    def brief(self, facts: Facts, scoring: Scoring) -> dict[str, object]:
        """The card points."""
        return points_by_party(facts, scoring)

    def brings(self) -> str:
        """What it brings, in short."""
        return "1 a point"

    def asked(self) -> str:
        """What must be made."""
        return f"{plain(self.par)} of each"

    def words(self) -> str:
        """The rule in words."""
        text = f"card points above {plain(self.par)} are won, those wanting to {plain(self.par)} are paid"
        return text + (f"; not when there is: {', '.join(self.unless)}" if self.unless else "")


@dataclass(frozen=True)
class CardPoints(PartyReward):
    """A party's card points, to each of its members."""

    def lines(self, facts: Facts, scoring: Scoring) -> list[Line]:
        """One line for all."""
        made = scoring.all_points(facts)
        return [Line(self.label, scoring.spread(made, facts.players), f"{_listed(made)} card points", self.source, scoring.booked)]

    def played(self, table, scoring: Scoring) -> dict[str, object]:
        """The piles, and who won the last trick."""
        return played.party_piles(table, scoring.seats(table.players))

    def stakes(self, game) -> tuple[Stake, ...]:
        """What a player weighs."""
        return (Stake(POINT, 1.0),)

    def brief(self, facts: Facts, scoring: Scoring) -> dict[str, object]:
        """The card points."""
        return points_by_party(facts, scoring)

    def words(self) -> str:
        """The rule in words."""
        return "each side scores its card points"


@dataclass(frozen=True)
class Bands(PartyReward):
    """Each player pays every other by the band of his own card points: `bands` are (the most points of the band, payment),
    the lowest band first; with more points than any band has he pays nothing."""

    bands: tuple[tuple[Points, int], ...] = ()

    def lines(self, facts: Facts, scoring: Scoring) -> list[Line]:
        """One line for each player who pays."""
        found = []
        for seat in range(facts.players):
            points = scoring.points(facts, seat)
            due = next((payment for most, payment in self.bands if points <= most), 0)
            if due:
                found.append(Line(self.label, from_each(seat, -due, facts.players), f"player {seat} has {plain(points)} card points",
                                  self.source, scoring.booked))
        return found

    def played(self, table, scoring: Scoring) -> dict[str, object]:
        """The piles, and who won the last trick."""
        return played.party_piles(table, scoring.seats(table.players))

    def brief(self, facts: Facts, scoring: Scoring) -> dict[str, object]:
        """The card points."""
        return points_by_party(facts, scoring)

    def figures(self) -> tuple[tuple[str, ...], ...]:
        """What is paid in each band."""
        rows, least = [], 0
        for most, payment in self.bands:
            rows.append((f"{plain(least)} to {plain(most)}", str(payment)))
            least = floor(most) + 1
        return ("Card points", "Paid to each"), *rows, (f"{least} or more", "0")

    def words(self) -> str:
        """The rule in words."""
        bands = "; ".join(f"up to {plain(most)} card points {payment}" for most, payment in self.bands)
        return f"each player pays every other by his own card points: {bands}; more, nothing"


@dataclass(frozen=True)
class Declarations(PartyReward):
    """Declarations: `paid` "by each other" player to the one who declares, or "to the side" of his as points. Those that are
    `due` "at the end" make a row of their own, and are then paid only if their maker has more than `over` card points."""

    paid: str = "by each other"
    due: str = "at once"
    over: Points | None = None

    @property
    def before_play(self) -> bool:
        """It counts whatever comes after."""
        return True

    def lines(self, facts: Facts, scoring: Scoring) -> list[Line]:
        """One line for each declaration."""
        return [
            self.line(scoring, facts.players, seat, name, value)
            for seat in range(facts.players) for name, value in facts.need(self._fact(seat))  # type: ignore[attr-defined]
            if self.over is None or self._points(scoring, facts, seat) > self.over
        ]

    def _fact(self, seat: int) -> Fact:
        return declared_by(seat) if self.due == "at once" else promised_by(seat)

    @staticmethod
    def _points(scoring: Scoring, facts: Facts, seat: int) -> Points:
        return scoring.points(facts, next(party for party, seats in enumerate(scoring.seats(facts.players)) if seat in seats))

    def claim(self, claims: Claims, facts: Facts, scoring: Scoring) -> None:
        """Only what the game knows is declared, for what it is worth."""
        for seat in range(facts.players):
            claims.declared(facts.limits.declared, self._fact(seat))

    def line(self, scoring: Scoring, players: int, seat: int, name: str, value: Points) -> Line:
        """The line of one declaration."""
        if self.paid == "by each other":
            amounts = from_each(seat, value, players)
        else:
            amounts = to_side(scoring.sides.of(None, None, seat, players), value, players)
        return Line(self.label, amounts, f"player {seat}: {name}", self.source, scoring.booked)

    def played(self, table, scoring: Scoring) -> dict[str, object]:
        """What each player declared, doublings and all."""
        known: dict[str, object] = {self._fact(seat).key: played.declared(table, seat, self.due) for seat in range(table.players)}
        return known | (played.party_piles(table, scoring.seats(table.players)) if self.over is not None else {})

    def stakes(self, game) -> tuple[Stake, ...]:
        """Nothing that the play could change."""
        return ()

    def words(self) -> str:
        """The rule in words."""
        whom = "every other player pays the one who declares" if self.paid == "by each other" else "the points go to the side that declares"
        if self.over is not None:
            whom = f"at the end of the hand, and only with more than {plain(self.over)} card points, {whom}"
        return f"{whom}: see the table of declarations"


def points_by_party(facts: Facts, scoring: Scoring) -> dict[str, object]:
    """The facts of the parties' card points; the last is left out where it follows from the others."""
    made = scoring.all_points(facts)
    wanted = made[:-1] if scoring.total else made
    return {facts.party_points(party).key: plain(points) for party, points in enumerate(wanted)}


def _listed(points: tuple[Points, ...]) -> str:
    return ", ".join(str(plain(one)) for one in points)


def _name(seats: frozenset[int]) -> str:
    numbers = sorted(seats)
    return f"player {numbers[0]}" if len(numbers) == 1 else f"players {' and '.join(map(str, numbers))}"
