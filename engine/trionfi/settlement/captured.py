"""Cards captured, and cards that turned up: between the sides, from owner to captor, or by what they count."""

from dataclasses import dataclass, field

from trionfi.cards import Pack, bits
from trionfi.counting import plain
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import SIDES, Cards, Fact, Facts
from trionfi.settlement.feats import Deed, Result
from trionfi.settlement.reward import OfCards, Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, from_each, one_to_one, to_side
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks import Trick


@dataclass(frozen=True)
class Captured(OfCards, Deed):
    """Each of certain cards that a side took from the other in a trick."""

    def results(self, facts: Facts) -> list[Result]:
        masks = {side: facts.cards(self.fact(side)) for side in SIDES}
        both = masks[SIDES[0]] & masks[SIDES[1]]
        if both:
            raise TrionfiError(f"{' '.join(facts.pack.unmask(both))} cannot be captured by both sides")
        return [self._result(facts.pack, side, number) for side, mask in masks.items() for number in reversed(bits(mask))]

    @staticmethod
    def _result(pack: Pack, side: str, number: int) -> Result:
        return side, 1, f"{pack.cards[number].name} captured"

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        for side in SIDES:
            cards = facts.cards(self.fact(side))
            claims.holds(side, cards)
            claims.wins_trick(side if cards else None)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        cards, taken = table.pack.select(self.cards), dict.fromkeys(SIDES, 0)
        for trick in table.tricks:
            for number in played.captured(table, trick, cards):
                taken[played.side_of(table, trick.winner)] |= 1 << number
        return {self.fact(side).key: Cards(mask) for side, mask in taken.items()}

    def trick_lines(self, table: Table, payments: Settling, trick: Trick) -> list[Line]:
        if not self.at_once:
            return []
        pair, side = (played.declarer(table), table.partner), played.side_of(table, trick.winner)
        return [self.paid(payments, table.players, pair, table.contract.rate, self._result(table.pack, side, number), len(table.tricks))
                for number in played.captured(table, trick, table.pack.select(self.cards))]

    def captures(self, pack: Pack) -> int:
        return pack.select(self.cards)

    def fact(self, side: str) -> Fact:
        """The fact which of the cards this side captured."""
        return Fact(f"captured_by_{side}", f"which of these cards did the {side} capture from the other side", "cards",
                    default=0, cards=self.cards)

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.CAPTURED, float(self.amount), game.pack.select(self.cards)),)

    def words(self) -> str:
        return "for each of these cards captured from the other side"


@dataclass(frozen=True)
class Taken(OfCards):
    """`amount` for each card taken from another player: where one plays against the rest, between him and each of the others, and only
    for what is taken across; else from the owner to the captor. Paid as it falls."""

    amount: int = 0
    at_once: bool = field(default=True, kw_only=True)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        apart, declarer = payments.apart(facts), payments.declarer(facts)
        return [line for taker, owner, fact in self.facts(facts.players) for _ in range(facts.whole(fact))
                for line in self.paid(payments, facts.players, None if apart else declarer, taker, owner)]

    def trick_lines(self, table: Table, payments: Settling, trick: Trick) -> list[Line]:
        declarer = None if table.contract.apart else played.declarer(table)
        return [line for owner, _ in self._taken(table, trick)
                for line in self.paid(payments, table.players, declarer, trick.winner, owner, len(table.tricks))]

    def paid(self, payments: Settling, players: int, declarer: int | None, taker: int, owner: int, trick: int = 0) -> list[Line]:
        """The line of one card, if it is paid for; where each plays for himself no declarer is given."""
        if declarer not in (None, taker, owner):
            return []
        amounts = one_to_one(taker, owner, self.amount, players) if declarer is None else \
            from_each(declarer, self.amount if taker == declarer else -self.amount, players)
        return [self.line(payments, amounts, f"taken by player {taker} from player {owner}", trick)]

    def _taken(self, table: Table, trick: Trick) -> list[tuple[int, int]]:
        cards = table.pack.select(self.cards)
        return [(owner, number) for owner, number in trick.plays if cards >> number & 1 and owner != trick.winner]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        taken = 0
        for _, _, fact in self.facts(facts.players):
            taken += facts.whole(fact)
            claims.at_most(fact.key, taken, facts.pack.select(self.cards).bit_count(), "such cards, with those taken by the others")

    def facts(self, players: int) -> list[tuple[int, int, Fact]]:
        """For each two players the fact how many of the cards the one took from the other."""
        return [(taker, owner, Fact(f"{self.key}_{taker}_from_{owner}", "how many of these cards "
                                    f"player {taker} took from player {owner} ({self.label})", "number", default=0))
                for taker in range(players) for owner in range(players) if taker != owner]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        made = [(trick.winner, owner) for trick in table.tricks for owner, _ in self._taken(table, trick)]
        return {fact.key: made.count((taker, owner)) for taker, owner, fact in self.facts(table.players)}

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.CAPTURED, float(self.amount), game.pack.select(self.cards)),)

    def brings(self) -> str:
        return f"{self.amount} a card"

    def words(self) -> str:
        return (f"{self.amount} for each of these cards captured, at once: between a soloist and each opponent, if one side takes it from "
                "the other; where each plays for himself from its owner to the captor")


@dataclass(frozen=True)
class CardValue(Reward):
    """The value of a counting card, to a player's side at once."""

    def worth(self, table: Table, payments: Settling, seat: int, number: int, what: str) -> list[Line]:
        """The line that gives a card's value to a seat's side; none for a card without value."""
        value = table.game.counting.table(table.pack)[number]
        because = f"{table.pack.cards[number].full} {what}, {plain(value)} to player {seat}'s side"
        amounts = to_side(payments.party_of(seat, table.players), value, table.players)
        return [self.line(payments, amounts, because, len(table.tricks))] if value else []


@dataclass(frozen=True)
class TurnedUp(CardValue):
    """For one that he robs or is dealt face up."""

    what: str = ""

    def turned_lines(self, table: Table, payments: Settling, seat: int, number: int) -> list[Line]:
        return self.worth(table, payments, seat, number, self.what)

    def words(self) -> str:
        return f"the value of a counting card {self.what}, to the side at once"


@dataclass(frozen=True)
class Deaths(CardValue):
    """For every one won from the other side, or that the other side must give up for the Fool."""

    def trick_lines(self, table: Table, payments: Settling, trick: Trick) -> list[Line]:
        return [line for number in played.captured(table, trick, table.pack.all & ~table.pack.fool_mask)
                for line in self.worth(table, payments, trick.winner, number, "dies")]

    def card_lines(self, table: Table, payments: Settling, seat: int, number: int) -> list[Line]:
        return self.worth(table, payments, seat, number, "is given up and dies")

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Each card that counts, by its value."""
        values = game.counting.table(game.pack)
        return tuple(Stake(Prize.CAPTURED, float(value), sum(1 << number for number, one in enumerate(values) if one == value))
                     for value in sorted(set(values)) if value)

    def words(self) -> str:
        return ("the value of each counting card won from the other side, or given up for the Fool, and of a Fool that is lost, at once, "
                "beside what it counts in the end")
