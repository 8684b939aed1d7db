"""The value of single counting cards, as they turn up or are lost (Minchiate; Dummett and McLeod 2004, 12)."""

from collections.abc import Mapping
from typing import ClassVar

from trionfi.counting import Points, prose
from trionfi.settlement import played
from trionfi.settlement.differences import POINTS
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import Fact, made_once
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, to_side
from trionfi.state.notes import OUTSIDE
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.values import dataclass


@dataclass(frozen=True)
class CardValue(Reward):
    """The value of a counting card, to a player's side at once."""

    def worth(self, table: Table, payments: Settling, seat: int, number: int, what: str) -> list[Line]:
        """The line that gives a card's value to a seat's side; none for a card without value."""
        value = table.game.counting.table(table.pack)[number]
        if not value:
            return []
        side = payments.party_of(seat, table.players)
        because = f"{table.pack.cards[number].full} {what}, {prose(value)} to player {seat}{"'s side" if len(side) > 1 else ''}"
        amounts = to_side(side, value, table.players)
        return [self.line(payments, amounts, because, len(table.tricks))]


@dataclass(frozen=True)
class TurnedUp(CardValue):
    """For one that he robs or is dealt face up."""

    what: str = ""

    said = "the value of a counting card {what}, to the side at once"

    def turned_lines(self, table: Table, payments: Settling, seat: int, number: int) -> list[Line]:
        return self.worth(table, payments, seat, number, self.what)


@dataclass(frozen=True)
class Deaths(CardValue):
    """For every one won from the other side, or that the other side must give up for the Fool."""

    said = ("the value of each counting card won from the other side, or given up for the Fool, and of a Fool that is lost, at once, "
            "beside what it counts in the end")

    def trick_lines(self, table: Table, payments: Settling, trick: Trick) -> list[Line]:
        return [line for number in played.captured(table, trick, table.pack.all & ~table.pack.fool_mask)
                for line in self.worth(table, payments, trick.winner, number, "dies")]

    def in_tricks(self, game: Rules) -> int:
        return sum(1 << number for number, value in enumerate(game.counting.table(game.pack)) if value) & ~game.pack.fool_mask

    def card_lines(self, table: Table, payments: Settling, seat: int, number: int) -> list[Line]:
        return self.worth(table, payments, seat, number, "is given up and dies")

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Each card that counts, by its value."""
        values = game.counting.table(game.pack)
        return tuple(Stake(Prize.CAPTURED, float(value), sum(1 << number for number, one in enumerate(values) if one == value))
                     for value in sorted(set(values)) if value)


@dataclass(frozen=True)
class ByNumber(CardValue):
    """The worth of certain cards of each player, told as a number. Heirs say which cards, and which way it counts."""

    asks: ClassVar[str] = ""
    sign: ClassVar[int] = 1

    @made_once
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
        because = f"player {seat} loses {table.pack.cards[number].full}, {prose(value)}"
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


@dataclass(frozen=True)
class LostOrGained(Lost):
    """The same; but a score never falls below 0: where it would, it stays, and each other player in the hand gains the value."""

    said = (f"{Lost.said}; if his score would fall below 0 it stays as it is, and each other player in the hand gains the value instead")

    def gone(self, table: Table, payments: Settling, seat: int, number: int) -> list[Line]:
        lines = super().gone(table, payments, seat, number)
        now = sum(line.amounts[seat] for line in table.account if line.ledger == POINTS)
        return [line._replace(amounts=_turned(line.amounts, seat, OUTSIDE.of(table))) if now + line.amounts[seat] < 0 else line
                for line in lines]


def _turned(amounts: tuple[Points, ...], seat: int, out: int | None) -> tuple[Points, ...]:
    """What one would lose as what each other player in the hand gains."""
    return tuple(0 if other in (seat, out) else -amounts[seat] for other in range(len(amounts)))
