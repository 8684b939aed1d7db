"""Settling between every two players: each keeps a total, and of two the one with less pays the difference (Minchiate without partners)."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import ClassVar

from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError
from trionfi.settlement.facts import Facts
from trionfi.settlement.feats import CardValue, Deaths, TurnedUp
from trionfi.settlement.lead import POINTS, added
from trionfi.settlement.questions import DEALER, NOBODY, Fact, who
from trionfi.settlement.reckoning import Scoring
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, Settlement, one_to_one, to_side
from trionfi.state.notes import OUTSIDE
from trionfi.state.rules import Rules
from trionfi.state.sides import Division, Sides
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.values import dataclass, field, replace


@dataclass(frozen=True)
class Totals(Scoring):
    """Points run on for each player, during the hand and at its end."""

    whole: bool = field(default=False, kw_only=True)
    zero_sum: bool = field(default=False, kw_only=True)
    sides: Sides = field(default=Sides(Division.ALONE), kw_only=True)

    def close(self, facts: Facts, account: tuple[Line, ...], at_once: bool) -> Settlement:
        """The points of the account, put together for each player by what they are for."""
        return Settlement.of(facts.players, tuple(self.lines(facts)), self.ledger)

    def words(self, game: Rules) -> str:
        return "Each player keeps a total of his points."


@dataclass(frozen=True)
class EachTwo(Totals):
    """The same, and then of every two players the one with the lower total pays the other one of `ledger` for each `stake` points of the
    difference or part of it. Rewards in `ledger` itself are paid as they are."""

    zero_sum: bool = field(default=True, kw_only=True)
    stake: int = 1

    @property
    def booked(self) -> str:
        """During the hand points are written."""
        return POINTS

    @property
    def unit(self) -> int:
        return self.stake

    def lines(self, facts: Facts, at_once: bool | None = None) -> list[Line]:
        found = [(reward.key, line) for reward in self.rewards for line in reward.lines(facts, self)]
        parts: list[dict[str, Points]] = [{} for _ in range(facts.players)]
        for key, line in found:
            if line.ledger == POINTS:
                for part, amount in zip(parts, line.amounts, strict=True):
                    part[key] = part.get(key, 0) + amount
        paid = [line for _, line in found if line.ledger != POINTS]
        return [*paid, *self.settled(facts, parts)]

    def settled(self, facts: Facts, parts: list[dict[str, Points]]) -> Iterator[Line]:
        """What each player has, by reward, and what passes between every two."""
        labels = {reward.key: reward.label.lower() for reward in self.rewards}
        for seat, part in enumerate(parts):
            because = f"player {seat}: {added({labels[key]: amount for key, amount in part.items()})}"
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
        because = f"player {one} {plain(ours)}, player {other} {plain(theirs)}: {plain(more)} more"
        yield self._line("Difference", one_to_one(winner, loser, -(-more // self.stake), players), because)

    def _line(self, label: str, amounts: tuple[Points, ...], because: str) -> Line:
        return Line(label, amounts, because, self.source, self.ledger)

    def words(self, game: Rules) -> str:
        one = game.term(f"one of {self.ledger}")
        due = "the difference" if self.stake == 1 else f"1 {one} for each {self.stake} points of the difference or part of {self.stake}"
        who_pays = "The player" if game.players == (2,) else "Of every two players the one"
        return f"{super().words(game)} {who_pays} with the lower total pays the other {due}."


FINED = who("dropped_by", "who dropped out", 4)


@dataclass(frozen=True)
class EachTwoPlaying(EachTwo):
    """The same where a player may drop out. Between him and the others only the rewards `lasting` count. He pays the winner of the last
    trick by his place after the dealer, as `fines` say."""

    lasting: tuple[str, ...] = ()
    fines: tuple[int, ...] = ()

    def settled(self, facts: Facts, parts: list[dict[str, Points]]) -> Iterator[Line]:
        yield from super().settled(facts, parts)
        seat = facts.player(FINED)
        if self.fines and (facts.form or seat is not None):
            dealer = facts.whole(replace(DEALER, default=0, unless=(FINED.key, NOBODY)))
            winner = int(str(facts.need(facts.last_trick_fact)))
        if seat is not None and self.fines:
            if winner == seat:
                raise TrionfiError(f"player {seat} dropped out: he cannot have won the last trick")
            due = self.fines[(seat - dealer - 1) % facts.players]
            because = f"player {seat} dropped out; player {winner} won the last trick"
            yield self._line("Dropped out", one_to_one(winner, seat, due, facts.players), because)

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

    def words(self, game: Rules) -> str:
        text = super().words(game)
        kept = ", ".join(reward.label.lower() for reward in self.rewards if reward.key in self.lasting)
        text += f" A player who has dropped out settles with nobody{f' but for what is scored as: {kept}' if kept else ''}."
        if self.fines:
            text += (f" He pays the winner of the last trick, by his place from the player after the {game.term('dealer')} on: "
                     f"{', '.join(map(str, self.fines))}.")
        return text


@dataclass(frozen=True)
class ByNumber(CardValue):
    """The worth of certain cards of each player, told as a number. Heirs say which cards, and which way it counts."""

    asks: ClassVar[str] = ""
    sign: ClassVar[int] = 1

    def fact(self, seat: int) -> Fact:
        """The fact what these cards of a player come to."""
        return Fact(f"{self.key}_{seat}", self.filled(self.asks, seat=seat), "number", default=0)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        found = ((seat, facts.whole(self.fact(seat))) for seat in range(facts.players))
        return [self.scored(payments, facts.players, seat, self.sign * value, f"player {seat}") for seat, value in found if value]

    def scored(self, payments: Settling, players: int, seat: int, value: Points, because: str, trick: int = 0) -> Line:
        """The line of so much to a seat's total."""
        return self.line(payments, to_side(frozenset((seat,)), value, players), because, trick)

    def sums(self, table: Table) -> Mapping[int, Points]:
        """What these cards of each player come to at a table."""
        raise NotImplementedError

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return {self.fact(seat).key: value for seat, value in self.sums(table).items()}


@dataclass(frozen=True)
class TurnedUpBy(ByNumber, TurnedUp):
    """For counting cards that a player robs or is dealt face up."""

    asks = "what the counting cards {what} are worth to player {seat}"
    said = "the value of a counting card {what}, to the player who has it; each of the others loses by it"

    def sums(self, table: Table) -> Mapping[int, Points]:
        return {seat: sum(line.amounts[seat] for line in table.account if line.label == self.label) for seat in range(table.players)}


@dataclass(frozen=True)
class Lost(ByNumber, Deaths):
    """For every counting card that a player loses to another in a trick or must give up for the Fool, and for a Fool that he loses."""

    asks = "what the counting cards are worth that player {seat} lost to others"
    said = ("the value of each counting card that a player loses to another, or gives up for the Fool, and of a Fool that is lost: it is "
            "taken off his total, and so paid to each of the others")
    sign = -1

    def trick_lines(self, table: Table, payments: Settling, trick: Trick) -> list[Line]:
        values = table.game.counting.table(table.pack)
        return [line for seat, number in trick.plays
                if seat != trick.winner and values[number] and not table.pack.fool_mask >> number & 1
                for line in self.gone(table, payments, seat, number)]

    def card_lines(self, table: Table, payments: Settling, seat: int, number: int) -> list[Line]:
        return self.gone(table, payments, _holder(table), number)

    def gone(self, table: Table, payments: Settling, seat: int, number: int) -> list[Line]:
        """The lines when a seat loses a card; none for one without value."""
        value = table.game.counting.table(table.pack)[number]
        because = f"player {seat} loses {table.pack.cards[number].full}, {plain(value)}"
        return [self.scored(payments, table.players, seat, -value, because, len(table.tricks))] if value else []

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """To each of the others, in any trick."""
        return tuple(Stake(Prize.LOSES, -stake.amount * game.seats(), stake.cards, more=late) for stake in self.stakes(game)
                     for late in (0, 1))

    def sums(self, table: Table) -> Mapping[int, Points]:
        values = table.game.counting.table(table.pack)
        found: list[Points] = [0] * table.players
        for trick in table.tricks:
            for seat, number in trick.plays:
                if seat != trick.winner and not table.pack.fool_mask >> number & 1:
                    found[seat] += values[number]
        for event in table.events:
            if event.kind == "surrender" or (event.kind == "give" and event.source.startswith("won ")):
                found[_holder(table)] += values[event.cards.bit_length() - 1]
        return dict(enumerate(found))


@dataclass(frozen=True)
class LostToOne(Lost):
    """The same for two: the winner scores the value, which comes to as much."""

    said = "the value of each counting card won from the other player, or given up for the Fool, and of a Fool that is lost, to the winner"

    def scored(self, payments: Settling, players: int, seat: int, value: Points, because: str, trick: int = 0) -> Line:
        return super().scored(payments, players, 1 - seat, -value, because, trick)


def _holder(table: Table) -> int:
    """Who has played the Fool."""
    fool = table.pack.fool_mask
    return next(seat for trick in table.tricks for seat, number in trick.plays if fool >> number & 1)
