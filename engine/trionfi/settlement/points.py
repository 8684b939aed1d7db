"""Rows that hang on card points (Dummett and McLeod 2004): a measure reads what each side has made, a schedule says what comes of it, and
each member of a side gets what the schedule gives the side."""

from collections.abc import Callable, Collection, Iterable, Sequence
from enum import StrEnum
from functools import partial
from operator import attrgetter
from typing import ClassVar, Protocol

from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.hooks import made_once
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.incentives import EachCard, Incentives, Point, scaled
from trionfi.settlement.questions import LAST_TRICK, OWN_POINTS, PARTNER, Question
from trionfi.settlement.reward import Reward, seen_at
from trionfi.settlement.settling import Settling
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.vocabulary import Checked
from trionfi.words import Listing, Message, Seat, Words, pattern
from trionfi.words.values import Value

Made = tuple[Points, ...]
Parties = tuple[frozenset[int], ...]
ON_RECORD = "points on record"
PAIRED = replace(PARTNER, optional=False, seen=attrgetter("partner"))
LAST_IF_ASKED = replace(LAST_TRICK, optional=True)


class Measure(Protocol):
    """What is read of a hand, side by side. `told` is the reason in words, where a schedule has none of its own for it; `pitted` says
    whether the sides are two that a declarer makes, `counts_cards` whether it reads what each side has at the end."""

    @property
    def pitted(self) -> bool: ...

    @property
    def told(self) -> Words: ...

    @property
    def counts_cards(self) -> bool: ...

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        """What is asked to know it."""

    def watched(self, facts: Facts) -> Iterable[Question]:
        """What of that is seen at the table beside what every hand tells of itself."""

    def read(self, facts: Facts, payments: Settling) -> tuple[Made, Parties]:
        """What each side has made, and the seats of each."""


class Counted(StrEnum):
    """Whose card points are read: each party's, also where a part of the pack lies aside; those of the declarer's side, of his pair or of
    himself, and of all others together."""

    PARTIES = "each party"
    IN_PLAY = "each party, of what is in play"
    SIDE = "the declarer's side and the others"
    PAIR = "the declarer's pair and the others"
    TOGETHER = "the declarer and the others together"

    @property
    def counts_cards(self) -> bool:
        """Whether it reads what each side has at the end."""
        return True

    @property
    def told(self) -> Words:
        """The reason in words; a schedule has one of its own for card points."""
        return ""

    @property
    def pitted(self) -> bool:
        """Whether they are those of two sides that a declarer makes."""
        return self not in (Counted.PARTIES, Counted.IN_PLAY)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        """What is asked to know them."""
        if not self.pitted:
            return payments.asks_points(facts)
        own, last = OWN_POINTS, (LAST_IF_ASKED,)
        pair = payments.asks_pair(facts)
        return {Counted.SIDE: (*own, *pair), Counted.TOGETHER: (*last, *own, *pair), Counted.PAIR: (*own, *pair, PAIRED, *last)}[self]

    def watched(self, facts: Facts) -> Iterable[Question]:
        """The other of the pair."""
        return (PAIRED,) if self is Counted.PAIR else ()

    def read(self, facts: Facts, payments: Settling) -> tuple[Made, Parties]:
        """The card points, side by side, and the seats of each side."""
        if not self.pitted:
            made = payments.all_points(facts)
            if self is Counted.IN_PLAY:
                _in_play(facts, made)
            return made, payments.seats(facts.players)
        own, declarer = facts.points(), payments.declarer(facts)
        side: Collection[int] = payments.side_of(facts, declarer) if self is Counted.SIDE else (declarer,)
        if self is Counted.PAIR:
            side = declarer, facts.whole(PAIRED)
            if side[0] == side[1]:
                raise TrionfiError(Message("{Who} cannot be his own partner", who=Seat(declarer)))
        return (own, payments.total - own), (frozenset(side), frozenset(range(facts.players)) - frozenset(side))


@dataclass(frozen=True)
class Number:
    """Another measure than card points: a number of each player, such as his tricks. `asked` asks for it of {who}, `seen` counts it at a
    table where the hand is over, and `told` is the reason, with a place for the {points}."""

    key: str
    asked: Words
    seen: Callable[[Table, int], Points]
    told: Words

    pitted: ClassVar[bool] = False
    counts_cards: ClassVar[bool] = False

    @made_once
    def question(self, seat: int) -> Question:
        """The question how many a player has."""
        asked = pattern(self.asked, {"who": Seat(seat)})
        return Question(f"{self.key}_{seat}", asked, "number", default=0, seen=partial(_of_seat, self.seen, seat))

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        """What is asked to know it."""
        return map(self.question, range(facts.players))

    def watched(self, facts: Facts) -> Iterable[Question]:
        """All of it."""
        return map(self.question, range(facts.players))

    def read(self, facts: Facts, payments: Settling) -> tuple[Made, Parties]:
        """The number of each player, and his seat."""
        seats = range(facts.players)
        return tuple(facts.whole(self.question(seat)) for seat in seats), tuple(frozenset((seat,)) for seat in seats)


def _of_seat(seen: Callable[[Table, int], Points], seat: int, table: Table) -> Points:
    return seen(table, seat)


def _in_play(facts: Facts, made: Made) -> None:
    """Raise TrionfiError where there cannot be so many card points or so few together."""
    least, most = facts.counting.pack_points(facts.pack, len(made))
    typed = all(facts.has(facts.party_points(party)) for party in range(len(made)))
    if typed and not least <= sum(made) <= most:
        told = Message("{n} in all, and there are {least} to {most} in play", n=sum(made), least=least, most=most)
        raise TrionfiError(Message("the card points do not agree: {told}", told=told))


class Schedule(Checked):
    """What comes of the card points of the sides. Its sentences have places for its figures and for those of the row."""

    between: ClassVar[str] = ":"
    told: ClassVar[Words] = "{points} card points"
    """The reason in words, with what stands between the card points of two sides."""

    said: ClassVar[Words] = ""
    needs: ClassVar[Words] = ""
    short: ClassVar[Words] = ""
    by_rate: ClassVar[bool] = False
    countable: ClassVar[bool] = True
    recorded: ClassVar[bool] = False
    """Whether nothing is paid for it in the hand, and the match keeps it."""

    def asks_before(self, facts: Facts) -> Iterable[Question]:
        """What is asked before the card points."""
        return ()

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        """What is asked after them."""
        return ()

    def void(self, facts: Facts) -> bool:
        """Whether nothing is paid at all."""
        return False

    def each(self, made: Made, sides: Parties, facts: Facts, payments: Settling) -> Sequence[Points]:
        """What each member of a side gets for the card points `made`, side by side."""
        raise NotImplementedError

    def due(self, row: "OnPoints", made: Made, sides: Parties, facts: Facts, payments: Settling) -> Iterable[tuple[Made, Words]]:
        """What every player gets, and why."""
        each = self.each(made, sides, facts, payments)
        share = {seat: amount for amount, side in zip(each, sides, strict=True) for seat in side}
        amounts = tuple([share[seat] for seat in range(facts.players)])
        if any(amounts):
            joined = self.joined(made, row.of.pitted)
            yield amounts, pattern(row.of.told or self.told, row.figured() | {"points": joined} | self.named(facts, payments))

    def named(self, facts: Facts, payments: Settling) -> dict[str, Value]:
        """What else the reason names."""
        return {}

    def joined(self, made: Made, pitted: bool) -> Value:
        """The card points in words."""
        return Message("{own} card points against {other}", own=made[0], other=made[1]) if pitted else Listing(made, self.between)

    def stakes(self, row: "OnPoints", game: Rules) -> Incentives:
        """What hangs on the play, as a player weighs it."""
        return (Point(1.0),)

    def tabled(self, row: "OnPoints", game: Rules, rate: int) -> Incentives:
        """What hangs on the play, as one weighs it who counts exactly: as often as the rate says."""
        return scaled(self.stakes(row, game), rate if self.by_rate else 1)

    def words(self, row: "OnPoints") -> Words:
        """The rule in words."""
        return row.filled(self.said)

    def brings(self, row: "OnPoints") -> Words:
        """What it brings, in short."""
        return row.filled(self.short)

    def asked(self, row: "OnPoints") -> Words:
        """What it asks for in card points."""
        return row.filled(self.needs)

    def wanted_points(self) -> tuple[Points, ...]:
        """The figures in card points that it asks for."""
        return ()

    def figures(self) -> tuple[tuple[Words, ...], ...]:
        """Its figures in rows, where a sentence does not hold them."""
        return ()


@dataclass(frozen=True)
class OnPoints(Reward):
    """A row about card points, or another number of each player: the measure that reads them (`of`), and the schedule of what comes of
    them."""

    schedule: Schedule
    of: Measure = Counted.PARTIES

    @property
    def counts_cards(self) -> bool:
        return self.of.counts_cards

    @property
    def keeps(self) -> bool:
        return self.schedule.recorded

    @property
    def pairs(self) -> bool:
        return self.of is Counted.PAIR

    @property
    def countable(self) -> bool:
        return self.schedule.countable

    @property
    def by_rate(self) -> bool:
        return self.schedule.by_rate

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (*self.schedule.asks_before(facts), *self.of.asks(facts, payments), *self.schedule.asks(facts, payments))

    def played(self, table: Table, facts: Facts, payments: Settling) -> dict[str, object]:
        """What is asked for it but the cards and the declarer, which every hand tells of itself."""
        asked = (*self.schedule.asks_before(facts), *self.of.watched(facts), *self.schedule.asks(facts, payments))
        return seen_at(asked, table) if asked else {}

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return [] if self.keeps else self._lines(facts, payments)

    def recorded(self, facts: Facts, payments: Settling) -> list[Line]:
        return [line._replace(ledger=ON_RECORD) for line in self._lines(facts, payments)] if self.keeps else []

    def _lines(self, facts: Facts, payments: Settling) -> list[Line]:
        if self.schedule.void(facts):
            return []
        made, sides = self.of.read(facts, payments)
        return [self.line(payments, amounts, because) for amounts, because in self.schedule.due(self, made, sides, facts, payments)]

    def figured(self) -> dict[str, Value]:
        return vars(self) | vars(self.schedule)

    def stakes(self, game: Rules) -> Incentives:
        return self.schedule.stakes(self, game)

    def tabled(self, game: Rules, rate: int) -> Incentives:
        return self.schedule.tabled(self, game, rate)

    def words(self) -> Words:
        return self.schedule.words(self)

    def brings(self) -> Words:
        return self.schedule.brings(self)

    def asked(self) -> Words:
        return self.schedule.asked(self)

    def wanted_points(self) -> tuple[Points, ...]:
        return self.schedule.wanted_points()

    def figures(self) -> tuple[tuple[Words, ...], ...]:
        return self.schedule.figures()


@dataclass(frozen=True)
class AsTheyAre(Schedule):
    """The card points themselves, to each member of the side."""

    between = ","

    def each(self, made: Made, sides: Parties, facts: Facts, payments: Settling) -> Sequence[Points]:
        return made

    def joined(self, made: Made, pitted: bool) -> Value:
        return super().joined(made, pitted) if pitted else Message("{points} card points", points=Listing(made, ","))

    told = "{points}"

    def words(self, row: OnPoints) -> Words:
        return "each player is credited with the card points of his side" if row.of.pitted else "each side scores its card points"


AS_THEY_ARE = AsTheyAre()


@dataclass(frozen=True)
class CardsOver(Reward):
    """Each party scores a point for every card that it has won beyond `par`, and loses one for every card that it lacks."""

    par: int = 0

    counts_cards = True
    said = "each player adds 1 for every card beyond {par} that he has won in tricks, or takes off 1 for every card short of {par}"
    short = "1 a card"

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        for party in range(len(facts.parties)):
            yield from (*map(facts.party_cards, range(len(facts.parties))), self._asked(facts, party))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        won = [self._won(facts, payments, party) for party in range(len(facts.parties))]
        amounts = payments.spread(tuple(cards - self.par for cards in won), facts.players)
        return [self.line(payments, amounts, Message("{won} cards, {par} asked of each", won=Listing(tuple(won), ","),
                par=self.par))] if any(amounts) else []

    @staticmethod
    def _asked(facts: Facts, party: int) -> Question:
        return Question(f"number_{party}", Message("how many cards {parties} won in tricks", parties=facts.parties[party]), "number")

    def _won(self, facts: Facts, payments: Settling, party: int) -> int:
        pile = facts.pile_of(party, payments.whole)
        return facts.whole(self._asked(facts, party)) if pile is None else pile.bit_count()

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        there, said = facts.limits.tricks * facts.players, []
        for asked in (self._asked(facts, party) for party in range(len(facts.parties))):
            if facts.given(asked):
                said.append(facts.whole(asked))
                claims.at_most(asked.key, said[-1], there, "cards in the tricks")
        if len(said) == len(facts.parties) and sum(said) != there:
            raise TrionfiError(Message("the numbers of cards come to {n}: there are {there} in the tricks of a hand", n=sum(said),
                    there=there))

    def brief(self, facts: Facts, payments: Settling) -> dict[str, object]:
        return {self._asked(facts, party).key: self._won(facts, payments, party) for party in range(len(facts.parties))}

    def stakes(self, game: Rules) -> Incentives:
        return (EachCard(1.0, game.pack.all),)
