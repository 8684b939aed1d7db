"""Payments for the end of the play, for hands in which one player wins no trick, and for a card brought home in the discard."""

from collections.abc import Sequence

from trionfi.counting import Points
from trionfi.settlement.between_players import OnePlayer
from trionfi.settlement.facts import Facts
from trionfi.settlement.played import PlayEvent, falls, played_events, seat_of
from trionfi.settlement.points import Made, Parties, PartyPoints
from trionfi.settlement.reward import OfCards
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.settlement.trick_cards import TrickCards
from trionfi.state.account import Line, between
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace


@dataclass(frozen=True)
class LastTricks(OnePlayer):
    """One player wins the last tricks, as many as there are sets in `cards`, with a card of each: the first set is for the last trick,
    the second for the one before. What single cards bring there is paid besides."""

    cards: tuple[str, ...] = ()

    asks = "who won {label}"
    did = "player {seat}: {label}"
    short = "{pays} from each"
    said = "{pays} from every other player, besides what the single cards bring there"

    def doer(self, table: Table) -> int | None:
        pack, seat = table.pack, table.tricks[-1].winner
        if len(table.tricks) < table.game.tricks:
            return None
        for cards, trick in zip(self.cards, reversed(table.tricks), strict=False):
            if trick.winner != seat or not any(who == seat and pack.select(cards) >> number & 1 for who, number in trick.plays):
                return None
        return seat


@dataclass(frozen=True)
class LastWithout(OfCards, OnePlayer):
    """The last trick holds none of these cards: its winner is paid, unless one of the events of `unless` happens."""

    unless: tuple[PlayEvent, ...] = ()

    asks = "who won {label}"
    did = "player {seat} wins the last trick, without one of these cards"
    short = "{pays} from each"
    said = "{pays} from every other player to the winner of a last trick in which none of these cards lies"

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        found = super().lines(facts, payments)
        return [] if falls(facts, self.unless) else found

    def doer(self, table: Table) -> int | None:
        last, cards = table.tricks[-1], table.pack.select(self.cards)
        if len(table.tricks) < table.game.tricks or any(cards >> number & 1 for _, number in last.plays):
            return None
        return last.winner

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return super().played(table, payments) | played_events(table, self.unless)

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """The last trick, when it comes to that."""
        return (Stake(Prize.LAST, float(self.pays)),)


@dataclass(frozen=True)
class BetweenTheRest(TrickCards):
    """Rows of cards that pay by trick. When just one player has won no trick they are paid between the others alone."""

    countable = False

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        idle = seat_of(facts, PlayEvent.NONE)
        found = super().lines(facts, payments)
        return found if idle is None else [made for line in found for made in _without(line, idle)]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return super().played(table, payments) | played_events(table, (PlayEvent.NONE,))

    def words(self) -> str:
        return f"{super().words()}. When just one player has won no trick, only the others pay each other"


def _without(line: Line, idle: int) -> list[Line]:
    """The line of a payment from or to each other player, without what a player who stands aside would pay or get."""
    amounts = list(line.amounts)
    against = [seat for seat, amount in enumerate(amounts) if amount * amounts[idle] < 0]
    if len(against) > 1:
        return []
    payee = against[0]
    amounts[payee] += amounts[idle]
    amounts[idle] = 0
    return [replace(line, amounts=tuple(amounts))]


@dataclass(frozen=True)
class RestPar(PartyPoints):
    """When just one player has won no trick: each of the others who has fewer card points than `par` pays the other what he lacks."""

    par: Points = 0

    said = "when just one player has won no trick: of the other two, one with fewer than {par} card points pays the other what he lacks"

    between, told = ", ", "{points} card points, {par} asked of each"

    countable = False

    def amounts(self, facts: Facts, payments: Settling, made: Made, sides: Parties) -> Sequence[Points]:
        idle = seat_of(facts, PlayEvent.NONE)
        lacks = [0 if seat == idle else max(0, self.par - points) for seat, points in enumerate(made)]
        return [0 if seat == idle else sum(lacks) - 2 * own for seat, own in enumerate(lacks)]

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return [] if seat_of(facts, PlayEvent.NONE) is None else super().lines(facts, payments)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return played_events(table, (PlayEvent.NONE,))

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Nothing beyond what card points bring in any hand."""
        return ()


@dataclass(frozen=True)
class SideLastTricks(LastTricks):
    """The same between sides: each opponent pays, and partners share it."""

    said = "{pays} from each opponent, to his partner as well, besides what the single cards bring there"

    def paid(self, payments: Settling, at: Facts | Table, seat: int, trick: int = 0) -> list[Line]:
        amounts = between(payments.party_of(seat, at.players), self.pays, at.players)
        return [self.line(payments, amounts, self.filled(self.did, seat=seat), trick)]


@dataclass(frozen=True)
class LaidAway(OfCards, OnePlayer):
    """A player has laid one of these cards away: they are home as though he had won a trick with each."""

    asks = "who laid these cards away ({label})"
    did = "player {seat} laid it away"
    short = "{pays} from each"
    said = "{pays} from every other player to the one who laid it away"

    def doer(self, table: Table) -> int | None:
        cards = table.pack.select(self.cards)
        return next((seat for seat in range(table.players) if table.piles.get(f"discard {seat}", 0) & cards), None)
