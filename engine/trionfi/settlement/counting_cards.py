"""Single counting cards as they turn up or are lost, and what a sold stock brings (Minchiate; Dummett and McLeod 2004, 12)."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property, partial
from typing import ClassVar

from trionfi.cards import Pack
from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.hooks import made_once
from trionfi.melds import Declaration
from trionfi.melds.called import term
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.differences import FINED, POINTS
from trionfi.settlement.facts import Facts
from trionfi.settlement.incentives import EachCard, Incentives, TrickWith
from trionfi.settlement.questions import NOBODY, Question, declared_by
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.state.account import Line, one_to_one, to_side
from trionfi.state.lupini import LUPINI, priced
from trionfi.state.notes import OUTSIDE, STOCK
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Seat, Words
from trionfi.words.phrases import players


@dataclass(frozen=True)
class CardValue(Reward):
    """The value of a counting card, to a player's side at once."""

    def worth(self, table: Table, payments: Settling, seat: int, number: int, what: Words) -> list[Line]:
        """The line that gives a card's value to a seat's side; none for a card without value."""
        value = table.game.counting.table(table.pack)[number]
        if not value:
            return []
        side = payments.party_of(seat, table.players)
        because = self._because(table.pack, number, what, value, seat, len(side) > 1)
        return [self.line(payments, to_side(side, value, table.players), because, len(table.tricks))]

    @made_once
    def _because(self, pack: Pack, number: int, what: Words, value: Points, seat: int, several: bool) -> Words:
        """What has become of a card: a part keeps its sentences, as there are but few and every hand says many."""
        card = pack.cards[number].full
        if several:
            return Message("{Card} {what}, {value} to {who_of} side", card=card, what=what, value=value, who=Seat(seat))
        return Message("{Card} {what}, {value} to {who}", card=card, what=what, value=value, who=Seat(seat))


@dataclass(frozen=True)
class TurnedUp(CardValue):
    """For one that he robs or is dealt face up."""

    what: Words = ""

    before_play = True
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

    def stakes(self, game: Rules) -> tuple[EachCard, ...]:
        """Each card that counts, by its value."""
        values = game.counting.table(game.pack)
        return tuple(EachCard(float(value), sum(1 << number for number, one in enumerate(values) if one == value), captured=True)
                     for value in sorted(set(values)) if value)


@dataclass(frozen=True)
class ByNumber(CardValue):
    """The worth of certain cards of each player, told as a number. Heirs say which cards, and which way it counts."""

    asking: ClassVar[Words] = ""
    sign: ClassVar[int] = 1

    @made_once
    def fact(self, seat: int) -> Question:
        """The fact what these cards of a player come to."""
        return Question(self.fact_key(seat), self.filled(self.asking, who=Seat(seat)), "number", default=0,
                        seen=partial(self._sum, seat=seat))

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return map(self.fact, range(facts.players))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        found = ((seat, facts.whole(self.fact(seat))) for seat in range(facts.players))
        return [self.scored(payments, facts.players, seat, self.sign * value, players((seat,))) for seat, value in found if value]

    def most(self, values: tuple[Points, ...]) -> Points:
        """The most that such cards of all players come to, by the values of the cards of the pack."""
        return sum(values)

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        asked = [self.fact(seat) for seat in range(facts.players)]
        made, most = sum(map(facts.whole, asked)), self.most(tuple(facts.counting.table(facts.pack)))
        if made > most:
            keys = Listing(tuple(facts.called(fact) for fact in asked if facts.whole(fact)))
            raise TrionfiError(Message("{keys} cannot come to {made}: there are counting cards for no more than {most}", keys=keys,
                    made=made, most=most))

    def scored(self, payments: Settling, players: int, seat: int, value: Points, because: Words, trick: int = 0) -> Line:
        """The line of so much to a seat's total."""
        return self.line(payments, to_side(frozenset((seat,)), value, players), because, trick)

    def sums(self, table: Table) -> Mapping[int, Points]:
        """What these cards of each player come to at a table."""
        raise NotImplementedError

    def _sum(self, table: Table, seat: int) -> Points:
        return self.sums(table)[seat]


@dataclass(frozen=True)
class TurnedUpBy(ByNumber, TurnedUp):
    """For counting cards that a player robs or is dealt face up."""

    asking = "what the counting cards {what} are worth to {who}"
    said = "the value of a counting card {what}, to the player who has it; each of the others loses by it"

    def sums(self, table: Table) -> Mapping[int, Points]:
        return {seat: sum(line.amounts[seat] for line in table.account if line.label == self.label) for seat in range(table.players)}


@dataclass(frozen=True)
class Lost(ByNumber, Deaths):
    """For every counting card that a player loses to another in a trick or must give up for the Fool, and for a Fool that he loses."""

    asking = "what the counting cards are worth that {who} lost to others"
    said = ("the value of each counting card that a player loses to another, or gives up for the Fool, and of a Fool that is lost: it is "
            "taken off his total, and so paid to each of the others")
    sign = -1

    def most(self, values: tuple[Points, ...]) -> Points:
        """All of them, and one that is given up for the Fool when it has been lost once already."""
        return super().most(values) + max(values)

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
        because = Message("{Who} loses {full}, {value}",
                {"who you": "{Who} lose {full}, {value}"}, who=Seat(seat), full=table.pack.cards[number].full, value=value)
        return [self.scored(payments, table.players, seat, -value, because, len(table.tricks))] if value else []

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """To each of the others, in any trick."""
        return tuple(TrickWith(-one.amount * game.seats(), one.cards, won=False, last=late) for one in self.stakes(game)
                     for late in (False, True))

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
    """For every counting card that one of two players loses: the winner scores its value, which comes to as much."""

    said = "the value of each counting card won from the other player, or given up for the Fool, and of a Fool that is lost, to the winner"

    def scored(self, payments: Settling, players: int, seat: int, value: Points, because: Words, trick: int = 0) -> Line:
        return super().scored(payments, players, 1 - seat, -value, because, trick)


def _holder(table: Table) -> int:
    """Who has played the Fool."""
    fool = table.pack.fool_mask
    return next(seat for trick in table.tricks for seat, number in trick.plays if fool >> number & 1)


@dataclass(frozen=True)
class LostOrGained(Lost):
    """For every counting card that a player loses; but a score never falls below 0: where it would, it stays, and each other player in the
    hand gains the value."""

    said = (Message("{said}; if his score would fall below 0 it stays as it is, and each other player in the hand gains the value instead",
            said=Lost.said))

    def gone(self, table: Table, payments: Settling, seat: int, number: int) -> list[Line]:
        lines = super().gone(table, payments, seat, number)
        now = sum(line.amounts[seat] for line in table.account if line.ledger == POINTS)
        return [line._replace(amounts=_turned(line.amounts, seat, OUTSIDE.of(table))) if now + line.amounts[seat] < 0 else line
                for line in lines]


def _turned(amounts: tuple[Points, ...], seat: int, out: int | None) -> tuple[Points, ...]:
    """What one would lose as what each other player in the hand gains."""
    return tuple(0 if other in (seat, out) else -amounts[seat] for other in range(len(amounts)))


AUCTION = (FINED.key, NOBODY)


def _bid(table: Table, which: int) -> int | None:
    """Who bought the Fola, for how many resti, and how many lupini more; None where nobody did."""
    if OUTSIDE.of(table) is None:
        return None
    buyer, bid = STOCK.of(table)
    return (buyer, *divmod(bid, LUPINI))[which]


BUYER = Question("buyer", "who bought the Fola", "seat", default=0, unless=AUCTION, seen=partial(_bid, which=0))
MORE = Question("bid_lupini", "and how many lupini", "number", default=0, unless=AUCTION, seen=partial(_bid, which=2))


def from_active(seat: int, value: Points, players: int, out: int | None) -> tuple[Points, ...]:
    """The amounts when every other player pays a seat so much, but for one who is out."""
    amounts = [0 if other in (seat, out) else -value for other in range(players)]
    amounts[seat] = -sum(amounts)
    return tuple(amounts)


def _versicole(table: Table, seat: int) -> Points:
    """What each other player paid a player for versicole."""
    return sum(times for entry in table.declared if entry.seat == seat and entry.declaration is not None
               for times in _times(entry.declaration, table.game.payments.ledger))


@dataclass(frozen=True)
class PerVersicola(Reward):
    """For each versicola that he declares every other player in the hand pays its maker at once what the versicola is worth in the unit
    of the payments."""

    said = "each other player in the hand pays the one who declares a versicola 1, or as many as its multiplier says, at once"

    @staticmethod
    @cache
    def _fact(seat: int) -> Question:
        return Question(f"versicole_paid_{seat}", Message("how much each other player paid {who} for versicole", who=Seat(seat)), "number",
                default=0, seen=partial(_versicole, seat=seat))

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return FINED, *map(self._fact, range(facts.players))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        out = facts.player(FINED)
        found = ((seat, facts.whole(self._fact(seat))) for seat in range(facts.players))
        return [self._line(payments, facts.players, seat, value, out, term("versicole")) for seat, value in found if value]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        for seat in range(facts.players):
            paid, made = facts.whole(self._fact(seat)), len(facts.declared(declared_by(seat)))
            if made and paid < made:
                raise TrionfiError(Message("{fact} cannot be {paid}: {Who} has declared, and each other player in the hand pays him at "
                        "least 1 for a versicola",
                        {"who you": "{fact} cannot be {paid}: {Who} have declared, and each other player in the hand pays him at least "
                         "1 for a versicola"}, fact=facts.called(self._fact(seat)), paid=paid, who=Seat(seat)))
            if paid and not made:
                raise TrionfiError(Message("{fact} cannot be {paid}: {Who} has declared nothing ({other})",
                        {"who you": "{fact} cannot be {paid}: {Who} have declared nothing ({other})"},
                        fact=facts.called(self._fact(seat)), paid=paid, who=Seat(seat), other=facts.called(declared_by(seat))))

    def _line(self, payments: Settling, players: int, seat: int, value: Points, out: int | None, what: str) -> Line:
        return self.line(payments, from_active(seat, value, players, out), Message("{Who}: {what}, {value} from each", who=Seat(seat),
                what=what, value=value),
                         unit=payments.ledger)

    def declared_lines(self, table: Table, payments: Settling, seat: int, one: Declaration, value: Points) -> list[Line]:
        return [self._line(payments, table.players, seat, times, OUTSIDE.of(table), term(one.name))
                for times in _times(one, payments.ledger)]


def _times(one: Declaration, unit: str) -> Iterator[Points]:
    """What a declaration is worth in the unit of the payments."""
    return (value for ledger, value in one.values if ledger == unit)


@dataclass(frozen=True)
class StockSold(Reward):
    """What passes between one who has sold the stock and the others. He pays 1 to the winner of the last trick; each other who lost a
    counting card pays him 1; and the buyer pays him the bid. Lupini count only when the buyer wins the last trick: with the value of the
    cards that he lost they make up a further resto. `lost` is the key of the reward for lost cards, `start` the price in resti at which the
    auction begins."""

    lost: str = "deaths"
    start: int = 10

    said = Message(
        "the one who sold the Fola pays 1 to the winner of the last trick, and gets 1 from each other player who has lost a counting card; "
        "the buyer pays him the resti of the bid. A buyer who wins the last trick pays 1 less; but if the bid has lupini, and these with "
        "the value of the counting cards that he lost come to {lupini}, he pays just the resti, and if they come to more, 1 more",
        lupini=LUPINI)

    @cached_property
    def resti(self) -> Question:
        """The fact how many resti were bid."""
        return Question("bid_resti", "for how many resti", "number", default=self.start, unless=AUCTION, seen=partial(_bid, which=1))

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (FINED, BUYER, self.resti, MORE, facts.last_trick_fact,
                *map(Lost(self.lost, "", "").fact, range(facts.players)))

    def due(self, bid: int, won_last: bool, lost: int) -> tuple[int, Words]:
        """The resti that the buyer pays in all, and why: `bid` in lupini, `lost` the value of the cards that he lost."""
        resti, more = divmod(bid, LUPINI)
        if not won_last:
            return (resti + 1, "1 more for cards lost") if lost else (resti, "as bid")
        together = more + lost
        if not more or together < LUPINI:
            return resti - 1, "1 less for the last trick"
        if together == LUPINI:
            return resti, Message("the last trick won, and {more} lupini with {lost} points lost are just {n}", more=more, lost=lost,
                    n=LUPINI)
        return resti + 1, Message("the last trick won, and {more} lupini with {lost} points lost are more than {n}: 1 more", more=more,
                                  lost=lost, n=LUPINI)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        seller = facts.player(FINED)
        if seller is None:
            return []
        buyer, bid = facts.whole(BUYER), facts.whole(self.resti) * LUPINI + facts.whole(MORE)
        winner = int(str(facts.need(facts.last_trick_fact)))
        lost = Lost(self.lost, "", "")
        losses = [facts.whole(lost.fact(seat)) for seat in range(facts.players)]
        if facts.whole(MORE) >= LUPINI:
            raise TrionfiError(Message("{fact} cannot be {whole}: {lupini} lupini are a resto", fact=facts.called(MORE),
                    whole=facts.whole(MORE), lupini=LUPINI))
        if bid < self.start * LUPINI:
            raise TrionfiError(Message("{fact} cannot be {whole}: the auction begins at {start} resti", fact=facts.called(self.resti),
                    whole=facts.whole(self.resti), start=self.start))
        if seller in (buyer, winner):
            raise TrionfiError(Message("{Who} dropped out: he cannot have bought the Fola or won the last trick", who=Seat(seller)))
        found = []
        for seat in range(facts.players):
            if seat == buyer:
                due, why = self.due(bid, winner == seat, losses[seat])
                found.append((seat, due, Message("{Who} bought the Fola for {priced}: {why}", who=Seat(seat), priced=priced(bid), why=why)))
            elif seat == winner:
                found.append((seat, -1, Message("{Who} won the last trick", who=Seat(seat))))
            elif seat != seller and losses[seat]:
                found.append((seat, 1, Message("{Who} lost counting cards", who=Seat(seat))))
        return [self.line(payments, one_to_one(seller, seat, due, facts.players), why, unit=payments.ledger) for seat, due, why in found]
