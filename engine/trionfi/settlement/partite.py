"""Partite for a hand that is won: Partita (Dummett and McLeod 2004, 11.1 to 11.3, 11.13)."""

from collections.abc import Iterable
from enum import StrEnum
from functools import cache, partial
from typing import ClassVar

from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.gauge import gained
from trionfi.settlement.incentives import By, Incentives, MostEach, Reaching, scaled
from trionfi.settlement.questions import DEALER, NEITHER, Question, swept_by, who
from trionfi.settlement.reward import Row
from trionfi.settlement.settling import GAME_POINTS, Settling
from trionfi.settlement.totals import Result, Total, Totals, top_bands
from trionfi.state.account import Line
from trionfi.state.notes import HELD, MONTE, REDECLARED
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Seat, Words, pattern
from trionfi.words.phrases import remarks

WINNERS, LOSERS = "winners", "losers"
WHICH = ((WINNERS, "the side that won the hand"), (LOSERS, "the other side"))

def _monti(table: Table) -> list[int]:
    return list(MONTE.of(table))


ANGELO = Question("angelo", "which side has the Angelo at the end", "choice", WHICH, WINNERS)
CONTATORI = Question("contatori", "which side has both contatori at the end", "choice", ((NEITHER, NEITHER), *WHICH), NEITHER)
MONTI = Question("a_monte", "which players had proposed a monte", "seats", default=(), seen=_monti)


class Marcio(StrEnum):
    """What every trick brings: nothing beyond what is counted; all card points twice; a flat sum of partite in place of the hand's; or
    so many points in place of those counted, with the own declarations twice."""

    COUNTED = "as it is counted"
    DOUBLED = "points doubled"
    FLAT = "flat partite"
    POINTS = "flat points"


MARCIO: dict[Marcio, Words] = {
    Marcio.COUNTED: "", Marcio.DOUBLED: "all the points count twice", Marcio.FLAT: "{every} partite in place of all that",
    Marcio.POINTS: "{every} points in place of those counted, and the own declarations twice",
}


@dataclass(frozen=True)
class Feat(Row):
    """What a winner of the hand gains for how he has won it, beside its points."""

    value: Points = 0

    label: ClassVar[Words]
    """What the row of the account is called."""

    def why(self, hand: "WonHand") -> Words:
        """The reason in words; "" where it is not due."""
        raise NotImplementedError

    def worth(self, hand: "WonHand") -> Points:
        """What it brings when it is due."""
        return self.value

    def tabled(self) -> Incentives:
        """What the winner's points bring by it."""
        return ()


@dataclass(frozen=True)
class WonHand:
    """A hand that a party has won: with how many points, which seats it has, whether it has the Angelo and the others both contatori,
    who dealt, who held the deal and who wanted it thrown in."""

    points: Points
    seats: frozenset[int]
    angelo: bool
    contatori: bool
    dealer: int
    held: int | None
    monte: tuple[int, ...]

    @property
    def against_dealer(self) -> bool:
        """Whether the dealer's opponents have won."""
        return self.dealer not in self.seats

    @property
    def own_hold(self) -> bool:
        """Whether one of the winners had held the deal."""
        return self.held in self.seats

    @property
    def overruled(self) -> bool:
        """Whether one of the winners had wanted the hands thrown in, and another went on against him."""
        went_on = self.held if self.against_dealer else self.dealer
        return any(seat in self.seats and seat != went_on for seat in self.monte) and went_on in self.seats


@dataclass(frozen=True)
class Bands(Feat):
    """So many partite for a total of at least so many points; above the highest `more` for each full hundred."""

    steps: tuple[tuple[Points, Points], ...] = ()
    more: Points = 0

    label = "High total"

    def why(self, hand: WonHand) -> Words:
        return "" if hand.points < self.steps[0][0] else Message("{points} points", points=hand.points)

    def tabled(self) -> Incentives:
        most = self.steps[-1][0]
        further = (MostEach(float(self.more), per=100.0, more=-int(most)),) if self.more else ()
        return *scaled(top_bands(self.steps), 0.5), *further

    def worth(self, hand: WonHand) -> Points:
        least, value = next(step for step in reversed(self.steps) if hand.points >= step[0])
        return value + (self.more * ((hand.points - least) // 100) if least == self.steps[-1][0] else 0)

    def words(self) -> Words:
        said = [Message("{value} with {least} points or more", value=value, least=least) for least, value in self.steps]
        more = [Message("{more} more for each full hundred above", more=self.more)] if self.more else []
        return Message("{bands}", bands=Listing((*said, *more), ","))


@dataclass(frozen=True)
class WithoutAngelo(Bands):
    """So many partite for a total of at least so many points, for a side that has not got the Angelo."""

    label = "Without the Angelo"

    def tabled(self) -> Incentives:
        """Nothing: it hangs on a card."""
        return ()

    def why(self, hand: WonHand) -> Words:
        return "" if hand.angelo else super().why(hand)

    def words(self) -> Words:
        return Message("without the Angelo {rule}", rule=super().words())


@dataclass(frozen=True)
class AgainstContatori(Feat):
    """The other side has both contatori."""

    label, said = "Contatori", "{value} if the other side has both contatori"

    def why(self, hand: WonHand) -> Words:
        return "the other side has both contatori" if hand.contatori else ""


@dataclass(frozen=True)
class AgainstDealer(Feat):
    """The dealer's opponents have won."""

    label, said = "Against the dealer", "{value} if the dealer's opponents win"

    def why(self, hand: WonHand) -> Words:
        return "won against the dealer" if hand.against_dealer else ""


@dataclass(frozen=True)
class AfterHold(Feat):
    """The deal was held. Winners who had held it themselves get `own` instead, where that is given."""

    own: Points = 0

    label, said = "La tengo", "{value} to the winners if the deal was held with La tengo"

    def why(self, hand: WonHand) -> Words:
        if hand.held is None:
            return ""
        return "won after the own La tengo" if hand.own_hold else "won after La tengo"

    def worth(self, hand: WonHand) -> Points:
        return self.own if hand.own_hold and self.own else self.value

    def words(self) -> Words:
        rule = super().words()
        return Message("{rule}, {own} in all to those who had said it", rule=rule, own=self.own) if self.own else rule


@dataclass(frozen=True)
class Overruled(Feat):
    """A winner had proposed a monte and his partner went on. Without `held` it is not due after the own side's La tengo."""

    held: bool = True

    label, said = "Overruled", "{value} if a partner's a monte was overruled"

    def why(self, hand: WonHand) -> Words:
        return "won although a partner had proposed a monte" if hand.overruled and (self.held or not hand.own_hold) else ""

    def words(self) -> Words:
        return super().words() if self.held else Message(
            "{value} if a partner's a monte was overruled, unless the winners had held the deal themselves", value=self.value)


@dataclass(frozen=True, kw_only=True)
class PartitaHand(Totals):
    """The side with more points wins the hand: it gets a partita for each full `per` points, those of all declarations among them, and
    what the `feats` bring. `marcio` is what every trick brings, `every` the figure of it. With `declared_apart` the feats look at the
    total without declarations."""

    per: int = 25
    feats: tuple[Feat, ...] = ()
    marcio: Marcio = Marcio.COUNTED
    every: int = 0
    declared_apart: bool = False

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        swept = replace(swept_by(facts.parties), seen=partial(played.sweeper, parties=payments.seats(facts.players)))
        return swept, *super().asks(facts, payments), held_fact(facts.players), ANGELO, CONTATORI, DEALER, MONTI

    def sweeper(self, facts: Facts) -> int | None:
        """The side that has won every trick."""
        return facts.player(swept_by(facts.parties))

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        dealer, held, monte = facts.whole(DEALER), facts.player(held_fact(facts.players)), facts.seats(MONTI)
        side = payments.seats(facts.players)[payments.party(dealer, facts.players)]
        order = sorted(range(facts.players), key=lambda seat: (seat in side, seat == dealer, (seat - dealer) % facts.players))
        if held in side:
            who = "he dealt" if held == dealer else "his partner dealt"
            raise TrionfiError(Message("{Who} cannot have held the deal with La tengo: {other}", who=Seat(held), other=who))
        if dealer in monte:
            raise TrionfiError(Message("{Who} cannot have proposed a monte: he dealt, and decides", who=Seat(dealer)))
        late = next((seat for seat in monte if held is not None and order.index(seat) >= order.index(held)), None)
        if late is not None and held is not None:
            raise TrionfiError(Message("{Who} cannot have proposed a monte: {Other} said La tengo, and nobody speaks after that",
                    who=Seat(late), other=Seat(held)))

    def result(self, facts: Facts, payments: Settling) -> Result:
        party = self.sweeper(facts)
        if party is None or self.marcio in (Marcio.COUNTED, Marcio.FLAT):
            return super().result(facts, payments)
        totals = self.totals(facts, payments)
        own, others = totals[party], sum(total.declared for place, total in enumerate(totals) if place != party)
        if self.marcio is Marcio.DOUBLED:
            points = 2 * (own.won + own.declared + others)
            return Result(party, points, Message("every trick: twice {n}", n=points // 2), totals)
        points = self.every + 2 * own.declared + others
        words = Message("every trick: {every}, declared twice {declared}, and by the others {others}", every=self.every,
                declared=own.declared, others=others)
        return Result(party, points, words, totals)

    def hand(self, facts: Facts, payments: Settling, result: Result, party: int) -> WonHand:
        """What the feats look at."""
        held = facts.player(held_fact(facts.players))
        angelo, contatori = self._high_cards(facts, payments, party)
        points, seats = self.high(facts, result, party), payments.seats(facts.players)[party]
        return WonHand(points, seats, angelo, contatori, facts.whole(DEALER), held, facts.seats(MONTI))

    def high(self, facts: Facts, result: Result, party: int) -> Points:
        """The winners' points by which it is a high total: all, or where declarations are apart without these."""
        if not self.declared_apart:
            return result.points
        won = result.totals[party].won
        every = {Marcio.DOUBLED: 2 * won, Marcio.POINTS: self.every}.get(self.marcio, won)
        return every if self.sweeper(facts) == party else won

    def _high_cards(self, facts: Facts, payments: Settling, party: int) -> tuple[bool, bool]:
        """Whether the winners have the Angelo, and the others both contatori."""
        piles = [side.pile for side in payments.piles_by_side(facts)]
        if None in piles:
            return facts.need(ANGELO) == WINNERS, facts.need(CONTATORI) == LOSERS
        own, other = int(piles[party] or 0), int(piles[1 - party] or 0)
        both = facts.pack.select("contatori")
        return bool(own & facts.pack.select("ANG")), not both & ~other

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        result, swept = self.result(facts, payments), self.sweeper(facts)
        party = result.winner
        if party is None:
            return []
        hand = self.hand(facts, payments, result, party)

        def line(value: Points, because: Words, label: Words = "") -> Line:
            return self.line(payments, payments.gained(party, value, facts.players), because, label=label)

        if swept is not None and self.marcio is Marcio.FLAT:
            return [line(self.every, "every trick", "Marcio")]
        partite = result.points // self.per
        found = [line(partite, Message("{words}; {points} divided by {per}", words=result.words, points=result.points,
                per=self.per))] if partite else []
        return found + [line(feat.worth(hand), why, feat.label) for feat in self.feats if (why := feat.why(hand))]

    def brief(self, facts: Facts, payments: Settling) -> dict[str, object]:
        winner = self.result(facts, payments).winner
        found = super().brief(facts, payments)
        if winner is None:
            return found
        angelo, contatori = self._high_cards(facts, payments, winner)
        return found | {ANGELO.key: WINNERS if angelo else LOSERS, CONTATORI.key: LOSERS if contatori else NEITHER}

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """The partite for the winner's points, and what feats say of them."""
        more = tuple(stake for feat in self.feats for stake in feat.tabled())
        return gained(game, (MostEach(1.0, per=float(self.per)), *more)) + self.compared

    @property
    def per_point(self) -> float:
        return 1 / self.per

    def figures(self) -> tuple[tuple[Words, ...], ...]:
        rows = tuple((feat.label, feat.words()) for feat in self.feats)
        return ("Partite for", "how many"), ("The points", Message("1 for each full {per} of the winners' total", per=self.per)), *rows, *(
            (("Marcio", pattern(MARCIO[self.marcio], {"every": self.every})),) if MARCIO[self.marcio] else ())

    def words(self) -> Words:
        text = Message("{counted}; the winners have 1 partita for each full {per} points of it, the losers nothing; besides {those}",
                counted=self.counted(), per=self.per, those=Listing(tuple(feat.words() for feat in self.feats), ";"))
        marcio = pattern(MARCIO[self.marcio], {"every": self.every})
        return remarks([text, *(("these are due by the points without declarations",) if self.declared_apart else ()),
                        *((Message("with every trick (marcio) {marcio}", marcio=marcio),) if marcio else ())])


@cache
def held_fact(players: int) -> Question:
    """The question who held the deal."""
    return replace(who("held", "which opponent of the dealer had said La tengo", players), seen=HELD.of)


@dataclass(frozen=True, kw_only=True)
class GrownHand(Totals):
    """The winner has a partita for each full `per` points, `bonus` more with `least` points, and `more` for each full hundred above. With
    `poste` a hand of `least` points brings 1 game point, and 1 for each full hundred above, which the match keeps."""

    per: int = 25
    least: int = 500
    bonus: int = 20
    more: int = 10
    poste: bool = False

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return *super().asks(facts, payments), *(again(seat) for side in payments.seats(facts.players) for seat in side)

    def totals(self, facts: Facts, payments: Settling) -> tuple[Total, ...]:
        return tuple(total._replace(declared=total.declared + sum(facts.whole(again(seat)) for seat in total.side.seats))
                     for total in super().totals(facts, payments))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        winner, points, words, _ = self.result(facts, payments)
        if winner is None:
            return []
        value = points // self.per
        if points >= self.least:
            high = self.bonus + self.more * ((points - self.least) // 100)
            value += high
            words = remarks([words, Message("{high} more for {points} points", high=high, points=points)])
        return [self.line(payments, payments.gained(winner, value, facts.players), words)] if value else []

    def recorded(self, facts: Facts, payments: Settling) -> list[Line]:
        winner, points, _, _ = self.result(facts, payments)
        if not self.poste or winner is None or points < self.least:
            return []
        value = 1 + (points - self.least) // 100
        amounts = tuple(value if seat == winner else -value for seat in range(facts.players))
        return [self.line(payments, amounts, Message("the hand won with {points} points", points=points), label="Game points",
                unit=GAME_POINTS)]

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """The partite for the winner's points."""
        least = float(self.least)
        return gained(game, (
            MostEach(1.0, per=float(self.per)), Reaching(float(self.bonus), least, By.MOST),
            MostEach(float(self.more), per=100.0, more=-self.least))) + self.compared

    @property
    def per_point(self) -> float:
        return 1 / self.per

    def words(self) -> Words:
        text = Message("{counted}, what was scored again as it grew among it; the winner has 1 partita for each full {per} points, "
                "{bonus} more with {least} points, and {more} more for each full hundred above", counted=self.counted(), per=self.per,
                bonus=self.bonus, least=self.least, more=self.more)
        more = Message("with {least} points he has a game point too, and 1 more for each full hundred above", least=self.least)
        return remarks([text, more]) if self.poste else text


@cache
def again(seat: int) -> Question:
    """The fact what a player scored in the play for combinations that grew, and for hands of trumps."""
    return Question(f"again_{seat}", Message("scored again by {who} for combinations that grew, and for ten trumps", who=Seat(seat)),
            "number", default=0, seen=partial(_scored_again, seat=seat))


def _scored_again(table: Table, seat: int) -> Points:
    return sum(points for who, _, points in REDECLARED.of(table) if who == seat)
