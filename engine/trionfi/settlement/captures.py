"""Cards captured: what each brings the side or the player that takes it from another."""

from trionfi.cards import Pack, bits
from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Cards, Facts
from trionfi.settlement.feats import Deed, Result
from trionfi.settlement.gauge import gained
from trionfi.settlement.questions import SIDES, Fact, made_once
from trionfi.settlement.reward import OfCards
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, from_each, one_to_one
from trionfi.state.notes import TOPPE
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.values import dataclass, field


@dataclass(frozen=True)
class OfCaptures(OfCards):
    """So much for each of certain cards that is captured. Heirs say of whom, and who pays."""

    amount: Points = 1

    def captures(self, pack: Pack) -> int:
        return pack.select(self.cards)

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.CAPTURED, float(self.amount), game.pack.select(self.cards)),)


@dataclass(frozen=True)
class Captured(OfCaptures, Deed):
    """Each of certain cards that a side took from the other in a trick."""

    said = "for each of these cards captured from the other side"

    def words(self) -> str:
        return super().words() + (", at once" if self.at_once else "")

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
        taken = dict.fromkeys(SIDES, 0)
        for winner, number in played.captures(table, table.pack.select(self.cards)):
            taken[played.side_of(table, winner)] |= 1 << number
        return {self.fact(side).key: Cards(mask) for side, mask in taken.items()}

    def trick_lines(self, table: Table, payments: Settling, trick: Trick) -> list[Line]:
        if not self.at_once:
            return []
        pair, side = (played.declarer(table), table.partner), played.side_of(table, trick.winner)
        return [self.paid(payments, table.players, pair, table.contract.rate, self._result(table.pack, side, number), len(table.tricks))
                for number in played.captured(table, trick, table.pack.select(self.cards))]

    def in_tricks(self, game: Rules) -> int:
        return game.pack.select(self.cards) if self.at_once else 0

    @made_once
    def fact(self, side: str) -> Fact:
        """The fact which of the cards this side captured."""
        return Fact(f"captured_by_{side}", f"which of these cards did the {side} capture from the other side", "cards",
                    default=0, cards=self.cards)


@dataclass(frozen=True)
class Taken(OfCards):
    """`amount` for each card taken from another player: where one plays against the rest, between him and each of the others, and only
    for what is taken across; else from the owner to the captor. Paid as it falls."""

    amount: int = 0
    at_once: bool = field(default=True, kw_only=True)

    short = "{amount} a card"
    said = ("{amount} for each of these cards captured, at once: between a soloist and each opponent, if one side takes it from "
            "the other; where each plays for himself from its owner to the captor")

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        apart, declarer = payments.apart(facts), payments.declarer(facts)
        return [line for taker, owner, fact in self.facts(facts.players) for _ in range(facts.whole(fact))
                for line in self.paid(payments, facts.players, None if apart else declarer, taker, owner)]

    def trick_lines(self, table: Table, payments: Settling, trick: Trick) -> list[Line]:
        declarer = None if table.contract.apart else played.declarer(table)
        return [line for owner, _ in self._taken(table, trick)
                for line in self.paid(payments, table.players, declarer, trick.winner, owner, len(table.tricks))]

    def in_tricks(self, game: Rules) -> int:
        return game.pack.select(self.cards)

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

    @made_once
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


@dataclass(frozen=True)
class CapturedCards(OfCaptures):
    """The same at once to the side that captures it from the other, where no declarer makes the sides."""

    before_play = True
    said = "{amount} at once to the side that captures it from the other"

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """Half of it lies between the sides where the other loses nothing."""
        return tuple(stake._replace(amount=stake.amount / 2) for stake in gained(game, self.stakes(game)))

    @made_once
    def _fact(self, party: int, name: str) -> Fact:
        return Fact(f"captured_{party}", f"which of these {name} captured from the other side", "cards", default=0, cards=self.cards)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return [self._line(payments, party, facts.pack, number, facts.players) for party, name in enumerate(facts.parties)
                for number in bits(facts.cards(self._fact(party, name)))]

    def _line(self, payments: Settling, party: int, pack: Pack, number: int, players: int, trick: int = 0) -> Line:
        return self.line(payments, payments.gained(party, self.amount, players), f"{pack.cards[number].name} captured", trick)

    def trick_lines(self, table: Table, payments: Settling, trick: Trick) -> list[Line]:
        taken = played.captured(table, trick, table.pack.select(self.cards))
        party = payments.party(trick.winner, table.players)
        return [self._line(payments, party, table.pack, number, table.players, len(table.tricks)) for number in taken]

    def in_tricks(self, game: Rules) -> int:
        return game.pack.select(self.cards)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        masks = [0, 0]
        for winner, number in played.captures(table, table.pack.select(self.cards)):
            masks[payments.party(winner, table.players)] |= 1 << number
        return {f"captured_{party}": Cards(mask) for party, mask in enumerate(masks)}


@dataclass(frozen=True)
class Toppe(OfCaptures):
    """The same from each other player for every card that was captured and announced with the `word`."""

    word: str = "toppa"

    said = "{amount} from each other player for every one captured with the word {word}"

    @made_once
    def _fact(self, seat: int) -> Fact:
        return Fact(f"toppe_{seat}", f"how often player {seat} rightly said {self.word}", "number", default=0)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        found = []
        for seat in range(facts.players):
            times = facts.whole(self._fact(seat))
            if times:
                found.append(self.line(payments, from_each(seat, times * self.amount, facts.players), f"player {seat}: {times}"))
        return found

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return {self._fact(seat).key: TOPPE.of(table).count(seat) for seat in range(table.players)}
