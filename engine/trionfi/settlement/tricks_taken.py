"""Payments for winning every trick, or none, with announcements; and for a hand thrown in."""

from collections.abc import Iterable
from functools import cache, partial

from trionfi.counting import Points, prose
from trionfi.errors import TrionfiError
from trionfi.hooks import made_once
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.played import PlayEvent, by, ended, kind, seat_of, sweeper
from trionfi.settlement.questions import NOBODY, Claim, Question, Says, which_party, who
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.state.account import Line, between, from_each, one_to_one
from trionfi.state.notes import UNDERTAKEN
from trionfi.state.table import Table
from trionfi.values import NamedTuple, dataclass, replace
from trionfi.words import Listing, Message, Seat, Term, Words, pattern
from trionfi.words.phrases import remarks
from trionfi.words.values import Value


def every_trick(payments: Settling, players: int) -> Question:
    """The question which party has won every trick."""
    return _every_trick(payments.parties(players), payments.seats(players))


@cache
def _every_trick(parties: tuple[Words, ...], seats: tuple[frozenset[int], ...]) -> Question:
    asked = which_party("every_trick", "who has won every trick", parties, NOBODY, (Claim(Says.EVERY),))
    return replace(asked, seen=partial(sweeper, parties=seats))


@dataclass(frozen=True)
class Vola(Reward):
    """A party that wins every trick is paid so much by each player of the others."""

    value: int = 0

    said = "a player or side that wins every trick is paid {value} by each of the others"

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (every_trick(payments, facts.players),)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        party = facts.player(every_trick(payments, facts.players))
        if party is None:
            return []
        return [self.line(payments, between(payments.seats(facts.players)[party], self.value, facts.players), "every trick won")]


@dataclass(frozen=True)
class AllOrNone(Reward):
    """Winning `every trick`, or `no trick` while every other player wins one (`aim`): each other player pays `amount`.

    `announced` are (before which trick, amount, amount when it fails) under the `word`: paid instead of `amount` when it
    is made, and paid to each other when it fails. What was announced before trick `late[0]` and fails from there on costs
    `late[1]`, where that is less.
    """

    aim: PlayEvent = PlayEvent.EVERY
    word: str = ""
    pays: Points = 0
    announced: tuple[tuple[int, Points, Points], ...] = ()
    late: tuple[int, Points] = (0, 0)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        yield by(self.aim, facts.players)
        for seat in range(facts.players) if self.announced else ():
            yield from (self._said(seat), self._taken(seat)) if self.aim is PlayEvent.NONE else (self._said(seat),)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        maker = seat_of(facts, self.aim)
        found: list[Line] = []
        for seat in range(facts.players):
            before = self._announced(facts, seat)
            if before:
                found += self._promised(facts, payments, seat, before, seat == maker)
            elif seat == maker:
                found.append(self._line(facts, payments, seat, self.pays, self._deed(seat)))
        return found

    def _promised(self, facts: Facts, payments: Settling, seat: int, before: int, made: bool) -> list[Line]:
        value, cost = next((value, cost) for number, value, cost in self.announced if number == before)
        text = Message("{Who} announced it before trick {before}", who=Seat(seat), before=before)
        if made:
            return [self._line(facts, payments, seat, value, Message("{text} and made it", text=text))]
        if self.aim is PlayEvent.NONE:
            taken = facts.whole(self._taken(seat))
            if not taken:
                return []
            if before < self.late[0] <= taken:
                cost = min(cost, self.late[1])
            return [self._line(facts, payments, seat, -cost, Message("{text} and took trick {taken}", text=text, taken=taken))]
        return [self._line(facts, payments, seat, -cost, Message("{text} and failed", text=text))]

    def _deed(self, seat: int) -> str:
        if self.aim is PlayEvent.EVERY:
            return Message("{Who} won every trick", who=Seat(seat))
        return Message("{Who} won no trick, and each of the others won one", who=Seat(seat))

    def _line(self, facts: Facts, payments: Settling, seat: int, value: Points, because: Words) -> Line:
        return self.line(payments, from_each(seat, value, facts.players), because)

    def _announced(self, facts: Facts, seat: int) -> int:
        return facts.whole(self._said(seat)) if self.announced else 0

    @made_once
    def _said(self, seat: int) -> Question:
        values = ((0, "not announced"), *((number, Message("before trick {number}", number=number)) for number, _, _ in self.announced))
        return Question(self.fact_key(seat), Message("did {who} announce {word}", who=Seat(seat), word=self.word), "choice", values, 0,
                        seen=partial(self._before, seat=seat))

    @made_once
    def _taken(self, seat: int) -> Question:
        return Question(self.fact_key("taken", seat), Message("the number of the first trick that {who} took (0 for none)", who=Seat(seat)),
                "number", default=0, unless=(self.fact_key(seat), 0), seen=partial(self._first, seat=seat))

    def _before(self, table: Table, seat: int) -> int:
        """Before which trick a player announced it last, 0 if he did not."""
        return next((before for word, player, before in reversed(UNDERTAKEN.of(table)) if (word, player) == (self.word, seat)), 0)

    def _first(self, table: Table, seat: int) -> int:
        """The first trick that he won, if he announced it."""
        won = (number for number, trick in enumerate(table.tricks, 1) if trick.winner == seat)
        return next(won, 0) if self._before(table, seat) else 0

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        for seat in range(facts.players) if self.announced else ():
            self._claim_of(claims, facts, payments, seat)
        failed = by(PlayEvent.FAILED, facts.players)
        if self.announced and self.aim is PlayEvent.NONE and failed.key in facts.asked:
            self._claim_failed(facts, failed)

    def _claim_failed(self, facts: Facts, asked: Question) -> None:
        """Who is said to have broken his word must be one who has announced no trick and taken one; and one such player must be named."""
        said = facts.player(asked)
        broke = {seat: taken for seat in range(facts.players) if self._announced(facts, seat) and (taken := facts.whole(self._taken(seat)))}
        if said is not None and said not in broke:
            raise TrionfiError(Message("{fact} is {who}: {other} cannot be 0", fact=facts.called(asked), who=Seat(said),
                    other=facts.called(self._taken(said))))
        for seat, taken in broke.items() if said is None else ():
            raise TrionfiError(Message("{fact} is {taken}: {other} is then {who}", fact=facts.called(self._taken(seat)), taken=taken,
                    other=facts.called(asked), who=Seat(seat)))

    def _claim_of(self, claims: Claims, facts: Facts, payments: Settling, seat: int) -> None:
        """What one player has announced, and when he broke his word."""
        before, every = self._announced(facts, seat), self.aim is PlayEvent.EVERY
        taken = 0 if every else facts.whole(self._taken(seat))
        if facts.limits.tricks:
            claims.at_most(self._taken(seat).key, taken, facts.limits.tricks, "tricks in a hand")
        if not before:
            return
        if 0 < taken < before:
            raise TrionfiError(Message("{fact} cannot be {taken}: {other} is {before}", fact=facts.called(self._taken(seat)), taken=taken,
                    other=facts.called(self._said(seat)), before=before))
        claims.undertakes(seat, every, self._said(seat).key, before, taken)
        if every and before > 1:
            claims.wins_trick(payments.claimant(facts, seat))

    @property
    def promised_nothing(self) -> str:
        return self.word if self.aim is PlayEvent.NONE else ""

    def figures(self) -> tuple[tuple[Words, ...], ...]:
        rows: tuple[tuple[Words, ...], ...] = (("not announced", prose(self.pays), "0"), *(
            (Message("before trick {number}", number=number), prose(value), prose(cost)) for number, value, cost in self.announced))
        return (("Announced", "Made, from each", "Failed, to each"), *rows) if self.announced else ()

    def words(self) -> Words:
        text: Words = (Message("one who wins every trick receives {pays} from every other player", pays=self.pays)
                if self.aim is PlayEvent.EVERY else
                Message("one who wins no trick, while each of the others wins at least one, receives {pays} from every other player",
                        pays=self.pays))
        if self.announced:
            text = remarks([text, self._announced_words()])
        if not self.late[0]:
            return text
        return Message("{rule} (an earlier announcement that fails at trick {trick} or later costs {cost})", rule=text, trick=self.late[0],
                       cost=self.late[1])

    def _announced_words(self) -> Words:
        said = Listing(tuple(Message("before trick {trick} {value} instead", trick=number, value=value)
                             for number, value, _ in self.announced), ",")
        failed = Listing(tuple(cost for _, value, cost in self.announced if cost != value), "or")
        if not failed.items:
            return Message("announced {said}, and as much is paid to each when it fails", said=said)
        return Message("announced {said}, and {failed} is paid to each when it fails", said=said, failed=failed)


@dataclass(frozen=True)
class Conceded(Reward):
    """A hand thrown in: before trick `turn` is over the thrower pays every other player the card points that this player has
    in his tricks, the discard among them, and (`less`) without the points of the thrower's own discard; from then on those
    in his hand."""

    turn: int = 13
    less: bool = True

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        yield by(PlayEvent.THROWN, facts.players)
        yield from map(self._due, range(facts.players))
        yield from (self._off(),) if self.less else ()

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        thrower = seat_of(facts, PlayEvent.THROWN)
        if thrower is None:
            return []
        off = facts.amount(self._off()) if self.less else 0
        found = []
        for seat in range(facts.players):
            due = 0 if seat == thrower else max(0, facts.amount(self._due(seat)) - off)
            if due:
                found.append(self.line(payments, one_to_one(seat, thrower, due, facts.players),
                                       Message("{Who} pays {other} {due} card points",
                                               {"who you": "{Who} pay {other} {due} card points"}, who=Seat(thrower), other=Seat(seat),
                                               due=due)))
        return found

    def _due(self, seat: int) -> Question:
        return Question(f"conceded_{seat}", Message("the card points for which {who} is paid when another throws in, the discard "
                "among them if he dealt",
                {"who you": "the card points for which {who} are paid when another throws in, the discard among them if he dealt"},
                who=Seat(seat)), "card points", default=0, unless=("thrown_in_by", NOBODY), seen=partial(self._conceded, seat=seat))

    def _off(self) -> Question:
        words = Message("card points in the thrower's own discard, if he dealt and took no trick later than the {n}th", n=self.turn - 1)
        return Question("conceded_less", words, "card points", default=0, unless=("thrown_in_by", NOBODY), seen=self._spared)

    def _conceded(self, table: Table, seat: int) -> Points:
        """The card points for which a player is paid."""
        if kind(table) != PlayEvent.THROWN or seat == ended(table).paid_by[0]:
            return 0
        cards = (table.won if len(table.tricks) < self.turn else table.hands)[seat]
        return table.game.counting.points(table.pack, cards | table.piles.get(f"discard {seat}", 0))

    def _spared(self, table: Table) -> Points:
        """Those of the thrower's discard."""
        if kind(table) != PlayEvent.THROWN or len(table.tricks) >= self.turn:
            return 0
        return table.game.counting.points(table.pack, table.piles.get(f"discard {ended(table).paid_by[0]}", 0))

    @property
    def thrown_in_before(self) -> int:
        return self.turn

    def words(self) -> Words:
        later: Words = "later, the points left in that player's hand, with the discard of a dealer"
        if self.less:
            return remarks([
                Message("one who throws his hand in before the {n}th trick pays every other player the card points that he has in his "
                        "tricks, the dealer's discard among them, less the points of his own discard if he dealt", n=self.turn), later])
        return remarks([Message("one who throws his hand in before the {n}th trick pays every other player the card points that he has "
                                "in his tricks, the dealer's discard among them", n=self.turn), later])


class Fined(NamedTuple):
    """A fine in words: who is asked for, why he pays, and the rule."""

    asked: Words
    because: Words
    rule: Words


FINED = {
    "led": Fined("who had to lead the {fool} to the last trick", "{Who} had to lead the {fool} to the last trick",
                 "one who had to lead the {fool} to the last trick pays {n} to every other player"),
    "lost": Fined("who lost the {fool}, having won no trick", "{Who} lost the {fool}, having won no trick",
                  "one who lost the {fool} because he won no trick pays {n} to every other player"),
}


@dataclass(frozen=True)
class FoolFines(Reward):
    """What the holder of the Fool pays every other player when he must lead it to the last trick (`led`), and when he loses it
    because he has won no trick (`lost`). The label is what the game calls the Fool."""

    led: Points = 0
    lost: Points = 0

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return [self._asked(event, facts.players) for event, _ in self._events()]

    @made_once
    def _asked(self, event: str, players: int) -> Question:
        return replace(who(f"fool_{event}_by", self._said(FINED[event].asked), players), seen=partial(_fool_lost, led=event == "led"))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        made = [(facts.player(self._asked(event, facts.players)), value, FINED[event].because) for event, value in self._events()]
        return [self.line(payments, from_each(seat, -value, facts.players), self._said(because, who=Seat(seat)))
                for seat, value, because in made if seat is not None]

    def _events(self) -> list[tuple[str, Points]]:
        return [event for event in (("led", self.led), ("lost", self.lost)) if event[1]]

    def words(self) -> Words:
        return remarks([self._said(FINED[event].rule, n=value) for event, value in self._events()])

    def _said(self, words: Words, **values: Value) -> Words:
        """A fine with the game's own name of the Fool."""
        return pattern(words, {"fool": Term(self.label)} | values)


def _fool_lost(table: Table, led: bool) -> int | None:
    """Who had to lead the Fool to the last trick, or lost it."""
    fool, found = table.pack.fool_mask, None
    for number, trick in enumerate(table.tricks, 1):
        for place, (seat, card) in enumerate(trick.plays):
            if fool >> card & 1 and ((not place and number == table.game.tricks) if led else not table.won[seat] & fool):
                found = seat
    return found
