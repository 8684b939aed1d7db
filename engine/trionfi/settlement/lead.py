"""A running lead between two pairs: what is scored during the hand is set against the other side's, every so many points are paid
for at once, and the end is paid by the difference (Minchiate)."""

from collections.abc import Sequence

from trionfi.counting import Points, plain
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.played import sweeper
from trionfi.settlement.questions import Fact
from trionfi.settlement.reckoning import Scoring
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.state.account import Line, Settlement
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, field

POINTS = "points"
NEITHER = "neither"


@dataclass(frozen=True)
class RunningLead(Scoring):
    """Points scored during the hand are one running lead: a gain of the side behind is taken from the other's first. As soon as
    a side leads by `stake` the other pays one of `ledger` for it, and these points are gone. At the end what is left of the
    lead and the rewards that fall due then are added up, and the side with less pays one of `ledger` for each `stake` of the
    difference or part of it, `slam` times as much to a side that has won every trick. `zero_sum` holds, not every card is won."""

    whole: bool = field(default=False, kw_only=True)
    stake: int = 60
    slam: int = 1

    @property
    def booked(self) -> str:
        """During the hand points are written, not what is paid for them."""
        return POINTS

    @property
    def gains(self) -> Fact:
        """The fact what was scored during the hand, in order."""
        first, second = self.parties(4)
        return Fact("gains", f"all that was scored during the hand, in order: above 0 by {first}, below 0 by {second}", "gains", default=())

    @property
    def swept_fact(self) -> Fact:
        """The fact whether a side has won every trick."""
        return Fact("swept", "which side won every trick", "choice", ((NEITHER, NEITHER), *enumerate(self.parties(4))), NEITHER)

    def lines(self, facts: Facts, at_once: bool | None = None) -> list[Line]:
        gains = facts.gains(self.gains)
        lead, lines = self._during(gains)
        made = [line for reward in self.rewards if not reward.at_once for line in reward.lines(facts, self)]
        lines += [line for line in made if line.ledger == self.ledger]
        return lines + self._final(facts, lead, [line for line in made if line.ledger != self.ledger])

    def claims(self, facts: Facts) -> Claims:
        claims = super().claims(facts)
        swept = facts.need(self.swept_fact) if self.slam != 1 else NEITHER
        claims.every_trick(None if swept == NEITHER else int(str(swept)))
        return claims

    def _during(self, gains: tuple[Points, ...]) -> tuple[Points, list[Line]]:
        """The lead that is left (below 0: of the second party), and what was paid for."""
        lead: Points = 0
        lines: list[Line] = []
        for gain in gains:
            lead += gain
            while (size := max(lead, -lead)) >= self.stake:
                sign = 1 if lead > 0 else -1
                left = size - self.stake
                because = f"{self.parties(4)[lead < 0]} led by {plain(size)}: {self.stake} are paid for, {plain(left)} stay"
                lines.append(self._paid("Paid during the hand", sign, because))
                lead = sign * left
        return lead, lines

    def _final(self, facts: Facts, lead: Points, ends: list[Line]) -> list[Line]:
        """The line of the final payment; none where the sides are level."""
        seats = [min(party) for party in self.seats(4)]
        parts: list[dict[str, Points]] = [{"lead": max(lead, 0)}, {"lead": max(-lead, 0)}]
        for line in ends:
            for part, seat in zip(parts, seats, strict=True):
                part[line.label.lower()] = part.get(line.label.lower(), 0) + line.amounts[seat]
        sums = [sum(part.values()) for part in parts]
        swept = facts.need(self.swept_fact) if self.slam != 1 else NEITHER
        margin = sums[0] - sums[1]
        if not margin:
            return []
        due = -(-max(margin, -margin) // self.stake)
        said = "; ".join(f"{name}: {added(party)}" for name, party in zip(self.parties(4), parts, strict=True))
        because = f"{said}; {plain(max(margin, -margin))} more"
        if swept != NEITHER and int(str(swept)) == (margin < 0):
            due, because = due * self.slam, f"{because}, paid {self.slam} times for every trick"
        return [self._paid("Final payment", due if margin > 0 else -due, because)]

    def _paid(self, label: str, amount: int, because: str) -> Line:
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
        """The same; of the points only one side has any, as its lead is written."""
        return tuple(party | {POINTS: max(0, party[POINTS])} for party in super().marked(account, players))

    def due(self, account: Sequence[Line]) -> tuple[str, ...]:
        """What the last gain leads to: the lead as it stands, and what is paid for it."""
        if account[-1].ledger != POINTS:
            return ()
        gains = self._gains(account)
        lead, lines = self._during(gains)
        new = lines[len(self._during(gains[:-1])[1]):]
        stands = f"{self.parties(4)[lead < 0]} lead by {plain(max(lead, -lead))}" if lead else "the sides are level"
        return (*(f"{line.label}: {line.because}" for line in new), stands)

    def _gains(self, account: Sequence[Line]) -> tuple[Points, ...]:
        first, second = (min(party) for party in self.seats(4))
        return tuple(line.amounts[first] - line.amounts[second] for line in account if line.ledger == POINTS)

    def played(self, table: Table) -> dict[str, object]:
        known: dict[str, object] = {"gains": list(self._gains(table.account))} | self.played_piles(table)
        for reward in self.rewards:
            known |= {} if reward.at_once else reward.played(table, self)
        if self.slam != 1:
            winner = sweeper(table, self.seats(4))
            known["swept"] = NEITHER if winner is None else winner
        return known

    def words(self, game: Rules) -> str:
        one = game.term(f"one of {self.ledger}")
        text = (f"What is scored during the hand is kept as one lead: a gain of the side behind is first taken from the other's lead. As "
                f"soon as a side leads by {self.stake} points the other pays it 1 {one} and the {self.stake} points are gone. At the end "
                f"each side adds what is left of its lead to what it scores then; the side with less pays 1 {one} for each {self.stake} "
                f"points of the difference or part of {self.stake}.")
        return text + (f" A side that has won every trick is paid {self.slam} times this final payment." if self.slam != 1 else "")


def added(parts: dict[str, Points]) -> str:
    """What several things come to, in words: those that come to nothing are left out."""
    some = [f"{name} {plain(amount)}" for name, amount in parts.items() if amount] or ["nothing"]
    return f"{' + '.join(some)} = {plain(sum(parts.values()))}" if len(some) > 1 else some[0]


@dataclass(frozen=True)
class EmptyHanded(Reward):
    """The side of a dealer who could neither rob nor take out a card pays the other side at once."""

    pays: int = 1

    said = "paid by the side of a dealer who could neither rob a card nor take one out of the stock"

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        names = payments.parties(facts.players)
        fact = Fact("empty_handed", "whose dealer could neither rob nor take out a card", "choice",
                    ((NEITHER, NEITHER), *enumerate(names)), NEITHER)
        side = facts.need(fact)
        if side == NEITHER:
            return []
        amounts = payments.spread(tuple(-self.pays if party == side else self.pays for party in range(2)), facts.players)
        return [self.line(payments, amounts, f"the dealer of {names[int(str(side))]} found no card", unit=payments.ledger)]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        found = any(event.kind in ("rob", "extract") and event.seat == table.dealer for event in table.events)
        return {"empty_handed": NEITHER if found else payments.party(table.dealer, table.players)}
