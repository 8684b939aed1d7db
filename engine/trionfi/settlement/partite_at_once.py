"""Partite that fall due in the play, and game points that the match keeps: Partita (Dummett and McLeod 2004, 11.1 to 11.3, 11.13); and
cards captured, which pay at once."""

from collections.abc import Iterable
from functools import cache, partial

from trionfi.cards import Pack, bits
from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.hooks import made_once
from trionfi.melds import Declaration
from trionfi.melds.typed import told
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Cards, Facts
from trionfi.settlement.gauge import gained
from trionfi.settlement.incentives import Incentives, Of, Point, scaled
from trionfi.settlement.partite import PartitaHand
from trionfi.settlement.questions import DEALER, Question, which_party
from trionfi.settlement.reward import OfCaptures, Reward
from trionfi.settlement.settling import GAME_POINTS, Settling
from trionfi.state.account import Line, from_each
from trionfi.state.notes import TOPPE
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.values import dataclass, field, replace
from trionfi.words import Listing, Message, Seat, Words
from trionfi.words.phrases import remarks


def _trumps_away(table: Table) -> int:
    if not any(entry.seat == table.dealer and entry.declaration is not None and entry.declaration.combination.for_lack
               for entry in table.declared):
        return 0
    laid = sum(event.cards for event in table.events if event.kind == "discard" and event.seat == table.dealer)
    return (laid & table.pack.trump_mask).bit_count()


TRUMPS_AWAY = Question("trumps_away", "how many trumps a dealer who declared no trumps had discarded", "number", default=0,
                       seen=_trumps_away)


@cache
def partite_fact(seat: int) -> Question:
    """The question what a player's declarations bring in partite."""
    return Question(f"partite_{seat}", Message("partite for what {who} declared", who=Seat(seat)), "declarations", default=(),
                    seen=partial(_partite, seat=seat))


def _partite(table: Table, seat: int) -> list[tuple[str, Points]]:
    return [part for parts in partite_of(table, seat, table.game.payments.ledger) for part in parts]


def partite_of(table: Table, seat: int, ledger: str) -> list[list[tuple[str, Points]]]:
    """For each declaration of a seat, in their order, what it brought in partite: its own, and what its number among those of the seat and
    its partners then brought more."""
    melds, found = table.game.melds, []
    side = sorted(table.side(seat))
    made: dict[str, tuple[int, ...]] = {}
    for entry in table.declared:
        one = entry.declaration
        if one is None or entry.seat not in side:
            continue
        before = made.get(one.category, (0,) * len(side))
        after = made[one.category] = tuple(number + (member == entry.seat) for member, number in zip(side, before, strict=True))
        parts = [(one.name, value) for name, value in one.values if name == ledger and value]
        parts += [(tally.name, more) for tally in (melds.tallies if melds else ()) if tally.category == one.category
                  and (more := tally.worth(after) - tally.worth(before))]
        if entry.seat == seat:
            found.append(parts)
    return found


@dataclass(frozen=True)
class DeclaredPartite(Reward):
    """What declarations bring in partite, beside their points: the values in that unit of the table of declarations."""

    before_play = True
    said = "the partite of the table of declarations, at once to the side that declares"

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return map(partite_fact, range(facts.players))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return [self._line(payments, facts.players, seat, told(facts.pack, name), value)
                for seat in range(facts.players) for name, value in facts.declared(partite_fact(seat))]

    def _line(self, payments: Settling, players: int, seat: int, name: str, value: Points) -> Line:
        return self.line(payments, payments.gained(payments.party(seat, players), value, players), Message("{Who}: {name}",
                who=Seat(seat), name=name))

    def declared_lines(self, table: Table, payments: Settling, seat: int, one: Declaration, value: Points) -> list[Line]:
        return [self._line(payments, table.players, seat, told(table.pack, name), value)
                for name, value in partite_of(table, seat, payments.ledger)[-1]]

    def stakes(self, game: Rules) -> Incentives:
        """The partite of what is declared."""
        return (Point(1.0, Of.DECLARED, game.payments.ledger),)


@dataclass(frozen=True)
class GivenBack(Reward):
    """A dealer who declared that he has no trumps, and laid one away, gives so much back when his discard is seen. They never count towards
    the total of the match, so that a hand cannot end by them (ours: the source has the discard shown at the end)."""

    value: Points = 0

    before_play = True
    said = "a dealer who declared a hand without trumps and had discarded a trump gives {value} of them back at the end"

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return TRUMPS_AWAY, DEALER

    def due(self, facts: Facts, seat: int) -> Points:
        """What a player gives back."""
        return self.value if facts.whole(TRUMPS_AWAY) and facts.whole(DEALER) == seat else 0

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return [self.line(payments, self._amounts(payments, seat, facts.players), Message("{Who} had discarded {n} trumps",
                {"n =1": "{Who} had discarded {n} trump"}, who=Seat(seat), n=facts.whole(TRUMPS_AWAY)))
                for seat in range(facts.players) if self.due(facts, seat)]

    def earned(self, table: Table, payments: Settling) -> tuple[Points, ...]:
        return self._amounts(payments, table.dealer, table.players) if _trumps_away(table) else super().earned(table, payments)

    def _amounts(self, payments: Settling, seat: int, players: int) -> tuple[Points, ...]:
        return payments.gained(payments.party(seat, players), -self.value, players)


@dataclass(frozen=True)
class FirstPartita(Reward):
    """So much to the side that is the first to have a partita, be it for a deal that the others threw in; `hand` is the row that says who
    wins a hand in which nothing else was gained."""

    value: Points = 0
    hand: PartitaHand = field(kw_only=True)

    before_play = if_abandoned = True
    said = "{value} to the side that is the first of all to gain a partita"

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        asked = which_party("first", "which side gained the first partita of all in this hand", facts.parties)
        return (replace(asked, seen=partial(self._first, payments=payments)),)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        party = next(map(facts.player, self.asks(facts, payments)))
        if party is None:
            return []
        return [self.line(payments, payments.gained(party, self.value, facts.players), Message("{parties} the first to gain one",
                parties=facts.parties[party]))]

    def earned(self, table: Table, payments: Settling) -> tuple[Points, ...]:
        party = self._so_far(table, payments)
        return super().earned(table, payments) if party is None else payments.gained(party, self.value, table.players)

    @property
    def most_earned(self) -> Points:
        return self.value

    @staticmethod
    def _so_far(table: Table, payments: Settling) -> int | None:
        """The party that gained the first partita by what is booked at a table."""
        if any(table.standing.totals) or any(table.standing.marks):
            return None
        fines = () if table.ending is None else (table.ending.paid,)
        gains = next((amounts for amounts in (*(line.amounts for line in table.account), *fines) if any(amounts)), None)
        if gains is None:
            return None
        return next(party for party, seats in enumerate(payments.seats(table.players)) if any(gains[seat] > 0 for seat in seats))

    def _first(self, table: Table, payments: Settling) -> int | None:
        """The party that gained the first partita, by what is booked in the hand, or else by winning it."""
        standing, parties = table.standing, payments.seats(table.players)
        so_far = self._so_far(table, payments)
        if so_far is not None or any(standing.totals) or any(standing.marks) or played.kind(table) in ("out", "abandoned"):
            return so_far
        told = Facts(table.pack, table.game.counting, table.players, payments.played_first(table), payments.parties(table.players))
        known = played.party_piles(table, parties) | self.hand.played(table, told, payments)
        facts = Facts(table.pack, table.game.counting, table.players, known, payments.parties(table.players))
        return self.hand.result(facts, payments).winner


@dataclass(frozen=True)
class KeptPoste(Reward):
    """Game points that a hand brings and the match keeps. Heirs say what for."""

    def worth(self, facts: Facts, payments: Settling) -> tuple[tuple[int, Points, Words], ...]:
        """(party, game points, why) of all that the match keeps."""
        raise NotImplementedError

    def recorded(self, facts: Facts, payments: Settling) -> list[Line]:
        return [self.line(payments, payments.spread((value, -value) if party == 0 else (-value, value), facts.players),
                          Message("{side}: {why}", side=facts.parties[party], why=why), unit=GAME_POINTS)
                for party, value, why in self.worth(facts, payments)]


@dataclass(frozen=True)
class HandPoste(KeptPoste):
    """Those for the hand as it was played: `base` for a hand won with `least` points or more, one more for each full hundred above, and
    `marcio` for every trick."""

    least: Points = 500
    base: Points = 1
    marcio: Points = 1
    hand: PartitaHand = field(kw_only=True)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return self.hand.asks(facts, payments)

    def worth(self, facts: Facts, payments: Settling) -> tuple[tuple[int, Points, Words], ...]:
        result, swept = self.hand.result(facts, payments), self.hand.sweeper(facts)
        found: list[tuple[int, Points, Words]] = []
        points = 0 if result.winner is None else self.hand.high(facts, result, result.winner)
        if result.winner is not None and points >= self.least:
            found.append((result.winner, self.base + (points - self.least) // 100, Message("the hand won with {points} points",
                    points=points)))
        if swept is not None and self.marcio:
            found.append((swept, self.marcio, "every trick"))
        return tuple(found)

    def words(self) -> Words:
        text = Message("a hand won with {least} points or more brings {base} game point besides, 1 more for each full hundred above",
                least=self.least, base=self.base)
        if self.marcio:
            text = Message("{rule}, and every trick (marcio) {marcio}", rule=text, marcio=self.marcio)
        return remarks([text, "they are paid with the rubber"])


@dataclass(frozen=True)
class Oche(KeptPoste):
    """One for each full ten partite that a player's declarations bring, less what `back` takes of them again. They stand as soon as they
    are declared, also where the rubber ends in that hand."""

    back: GivenBack = field(kw_only=True)

    before_play = True
    said = ("every full ten partite (an Oca) that a player's declarations bring is a game point too, which is paid with the rubber, even "
            "if that ends in the same hand")

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return *map(partite_fact, range(facts.players)), *self.back.asks(facts, payments)

    def worth(self, facts: Facts, payments: Settling) -> tuple[tuple[int, Points, Words], ...]:
        won = [(sum([value for _, value in facts.declared(partite_fact(seat))]) - self.back.due(facts, seat)) // 10
               for seat in range(facts.players)]
        return tuple((payments.party(seat, facts.players), oche, Message("{Who} declared for {n} partite", who=Seat(seat), n=10 * oche))
                     for seat, oche in enumerate(won) if oche)


@dataclass(frozen=True)
class CapturedCards(OfCaptures):
    """So much for each of certain cards, at once to the side that captures it from the other, where no declarer makes the sides."""

    before_play = True
    said = "{amount} at once to the side that captures it from the other"

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """Half of it lies between the sides where the other loses nothing."""
        return scaled(gained(game, self.stakes(game)), 0.5)

    @made_once
    def _fact(self, party: int, name: str) -> Question:
        return Question(f"captured_{party}", Message("which of these {name} captured from the other side", name=name), "cards", default=0,
                cards=self.cards, seen=partial(self._seen, party=party))

    def _seen(self, table: Table, party: int) -> Cards:
        captured, side = played.captures(table, table.pack.select(self.cards)), table.game.payments.seats(table.players)[party]
        return Cards(sum([1 << number for winner, number in captured if winner in side]))

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return [self._fact(party, name) for party, name in enumerate(facts.parties)]

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return [self._line(payments, party, facts.pack, number, facts.players) for party, name in enumerate(facts.parties)
                for number in bits(facts.cards(self._fact(party, name)))]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        taken = 0
        for party, name in enumerate(facts.parties):
            cards = facts.cards(self._fact(party, name))
            if cards & taken:
                raise TrionfiError(Message("{cards} cannot be captured by both sides", cards=" ".join(facts.pack.unmask(cards & taken))))
            taken |= cards
            claims.wins_trick(party if cards else None)

    def _line(self, payments: Settling, party: int, pack: Pack, number: int, players: int, trick: int = 0) -> Line:
        return self.line(payments, payments.gained(party, self.amount, players), Message("{card} captured",
                card=pack.cards[number].name), trick)

    def trick_lines(self, table: Table, payments: Settling, trick: Trick) -> list[Line]:
        taken = played.captured(table, trick, table.pack.select(self.cards))
        party = payments.party(trick.winner, table.players)
        return [self._line(payments, party, table.pack, number, table.players, len(table.tricks)) for number in taken]

    def in_tricks(self, game: Rules) -> int:
        return game.pack.select(self.cards)


@dataclass(frozen=True)
class Toppe(OfCaptures):
    """So much from each other player for every one of certain cards that was captured and announced with the `word`."""

    word: str = "toppa"

    said = "{amount} from each other player for every one captured with the word {word}"

    @made_once
    def _fact(self, seat: int) -> Question:
        return Question(f"toppe_{seat}", Message("how often {who} rightly said {word}", who=Seat(seat), word=self.word), "number",
                        default=0, seen=partial(self._said, seat=seat))

    @staticmethod
    def _said(table: Table, seat: int) -> int:
        return TOPPE.of(table).count(seat)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return map(self._fact, range(facts.players))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        found = []
        for seat in range(facts.players):
            times = facts.whole(self._fact(seat))
            if times:
                found.append(self.line(payments, from_each(seat, times * self.amount, facts.players), Message("{Who}: {times}",
                        who=Seat(seat), times=times)))
        return found

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        asked = [self._fact(seat) for seat in range(facts.players)]
        number, tricks = sum(map(facts.whole, asked)), facts.limits.tricks
        if tricks and number > tricks:
            keys = Listing(tuple(facts.called(fact) for fact in asked if facts.whole(fact)))
            raise TrionfiError(Message("{keys} cannot come to {number}: {word} is said once in a trick, and there are {tricks}",
                    keys=keys, number=number, word=self.word, tricks=tricks))
