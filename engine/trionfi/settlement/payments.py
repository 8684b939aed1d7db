"""Payments between a declarer and his opponents: what is multiplied, shared and doubled, and what hangs on the contract."""

from collections.abc import Iterable, Iterator
from functools import cached_property

from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import (
    DECLARER,
    DECLARER_SEAT,
    DECLARER_SIDE,
    DECLARER_TERM,
    DOUBLED,
    LAST_TRICK,
    OPPONENTS,
    OTHER_POINTS,
    PARTNER,
    PILES,
    POINTS,
    REDOUBLED,
    SIDES,
    THE_DECLARER,
    Question,
    Without,
)
from trionfi.settlement.reckoning import Reckoning
from trionfi.settlement.settling import ContreDoubles, Rate, Side
from trionfi.state import notes
from trionfi.state.contract import Contract
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Seat, Term, Text, Words

CONTRE: dict[ContreDoubles, Words] = {
    ContreDoubles.ONCE: "A contre doubles what each opponent pays or is paid beside what is owed to single players.",
    ContreDoubles.ALL: "A contre doubles what each opponent pays or is paid beside what is owed to single players; a surcontre doubles "
                         "it again.",
    ContreDoubles.EACH: "A contre doubles what he who says it pays or is paid beside what is owed to single players; a surcontre doubles "
                        "it again.",
}


@dataclass(frozen=True)
class Payments(Reckoning):
    """Rewards paid between the declarer and each opponent, some of them multiplied by the rate of the bid. `shares` are the declarer's and
    his called partner's in what they win or lose together (none: he never has a partner); alone he gets or pays everything.
    `rate_asked` asks for the rate; `contre` says what a contre doubles."""

    rates: tuple[Rate, ...] = (Rate(1, "simple"),)
    rate_asked: Words = Message("when did the {declarer} speak", declarer=DECLARER_TERM)
    shares: tuple[int, int] | None = None
    contre: ContreDoubles = ContreDoubles.NEVER

    def ask(self, facts: Facts) -> None:
        self.declarer(facts)
        self.partner(facts)
        self.rate(facts)

    def asks_first(self, facts: Facts) -> Iterator[Question]:
        yield from self.asks_pair(facts)
        yield from self.asks_rate(facts)

    def asks_pair(self, facts: Facts) -> Iterator[Question]:
        yield DECLARER_SEAT
        yield from (PARTNER,) if self.shares else ()

    def asks_side(self, facts: Facts) -> Iterable[Question]:
        return self.asks_pair(facts)

    def named_sides(self, facts: Facts) -> Iterable[Side]:
        if self.apart(facts):
            return super().named_sides(facts)
        own = DECLARER_SIDE if self.shares else THE_DECLARER
        return (Side(DECLARER, own, frozenset((0,)), None),
                Side(OPPONENTS, "the opponents", frozenset(range(1, facts.players)), None))

    def asks_piles(self, facts: Facts) -> Iterable[Question]:
        if self.apart(facts):
            return super().asks_piles(facts)
        return PILES[DECLARER], *self.asks_pair(facts), *((PILES[OPPONENTS],) if self.shares else ())

    def asks_side_points(self, facts: Facts) -> Iterable[Question]:
        if self.apart(facts):
            return super().asks_side_points(facts)
        return PILES[DECLARER], LAST_TRICK, OTHER_POINTS, POINTS

    def asks_rate(self, facts: Facts) -> Iterator[Question]:
        yield from (self.rate_fact,) if len(self.rates) > 1 else ()

    def asks_amounts(self, facts: Facts) -> Iterator[Question]:
        yield from self.asks_pair(facts)
        yield from () if not self.contre else (DOUBLED,) if self.contre is ContreDoubles.ONCE else (DOUBLED, REDOUBLED)

    def piles_by_side(self, facts: Facts) -> Iterator[Side]:
        """The declarer's side and the opponents; where partners are called a person may have the cards of either."""
        if self.apart(facts):
            yield from super().piles_by_side(facts)
            return
        own, side = facts.pile(DECLARER), self.side_of(facts, self.declarer(facts))
        name = DECLARER_SIDE if self.shares else THE_DECLARER
        yield Side(DECLARER, name, side, own)
        rest = facts.pile(OPPONENTS) if self.shares else None if own is None else facts.pack.all & ~own
        yield Side(OPPONENTS, "the opponents", frozenset(range(facts.players)) - side, rest)

    def piles(self, facts: Facts) -> list[tuple[str, int, bool]]:
        if not self.given_up(facts) and self.apart(facts):
            return super().piles(facts)
        pile = None if self.given_up(facts) else facts.pile(DECLARER)
        return [] if pile is None else [("", pile, bool(facts.counting.last_trick) and facts.last_trick() == DECLARER)]

    def side_points(self, facts: Facts) -> tuple[Points, ...]:
        if self.apart(facts):
            return super().side_points(facts)
        pile = facts.pile(DECLARER)
        if pile is not None:
            rest = facts.pack.all & ~pile
            return facts.points(), facts.counting.points(facts.pack, rest, facts.last_trick() != DECLARER)
        theirs = facts.amount(OTHER_POINTS)
        return facts.points(), theirs

    def pile_keys(self, players: int) -> tuple[str, ...]:
        return PILES[DECLARER].key, PILES[OPPONENTS].key

    def played_piles(self, table: Table) -> dict[str, object]:
        if table.contract.apart:
            return super().played_piles(table)
        return played.declarer_pile(table) | (played.last_trick(table) if table.game.counting.last_trick else {})

    def brief_points(self, facts: Facts) -> dict[str, object]:
        return super().brief_points(facts) if self.apart(facts) else {POINTS.key: plain(facts.points())}

    def claims(self, facts: Facts) -> Claims:
        if self.given_up(facts) or self.apart(facts):
            return super().claims(facts)
        claims = Claims(facts, self.whole)
        for side, fact in zip(SIDES, (POINTS, OTHER_POINTS), strict=True):
            pile = facts.pile(side)
            if pile is not None:
                claims.has(side, pile)
            if facts.given(fact):
                claims.points(side, facts.amount(fact), fact.key)
        if facts.counting.last_trick and facts.given(LAST_TRICK):
            claims.last_trick(facts.last_trick())
        return claims

    def claimant(self, facts: Facts, seat: int) -> int | str:
        if self.apart(facts):
            return super().claimant(facts, seat)
        return DECLARER if self.declarer(facts) in self.side_of(facts, seat) else OPPONENTS

    def played_first(self, table: Table) -> dict[str, object]:
        contract = table.contract
        known: dict[str, object] = {DECLARER_SEAT.key: contract.declarer}
        if self.shares and table.partner is not None:
            known[PARTNER.key] = table.partner
        if len(self.rates) > 1:
            known[self.rate_fact.key] = self._rate_of(contract).value
        if self.contre and (doubled := notes.DOUBLED.of(table)):
            known[DOUBLED.key] = doubled
            if self.contre is not ContreDoubles.ONCE:
                known[REDOUBLED.key] = notes.REDOUBLED.of(table)
        return known

    def partner(self, facts: Facts) -> int | None:
        if not self.shares:
            return None
        if not facts.has(PARTNER):
            if self.rate_played(facts).paired:
                raise facts.missing(PARTNER)
            return None
        partner = facts.whole(PARTNER)
        if partner == self.declarer(facts):
            raise TrionfiError(Message("{Who} cannot be his own partner: without one the {declarer} played alone", who=Seat(partner),
                    declarer=facts.declarer))
        if alone := self.alone(facts):
            raise TrionfiError(Message("{Who} cannot be the {declarer}'s partner: he played alone ({alone})", who=Seat(partner),
                    declarer=facts.declarer, alone=alone))
        return partner

    def alone(self, facts: Facts) -> str:
        """What was played, if the declarer can have no partner at it; else nothing."""
        rate = self.rate_played(facts)
        return rate.words if rate.alone else ""

    def side_of(self, facts: Facts, seat: int) -> frozenset[int]:
        if self.still_due and self.given_up(facts):
            return super().side_of(facts, seat)
        partner, declarer = self.partner(facts), self.declarer(facts)
        side = frozenset((declarer,) if partner is None else (declarer, partner))
        return side if seat in side else frozenset(range(facts.players)) - side

    def amounts(self, facts: Facts, value: Points) -> tuple[Points, ...]:
        """The amounts when each opponent pays the declarer's side so much, doubled where a contre has doubled them."""
        amounts = super().amounts(facts, value)
        return self._doubled(facts, self.declarer(facts), amounts) if self.contre else amounts

    def _doubled(self, facts: Facts, declarer: int, amounts: tuple[Points, ...]) -> tuple[Points, ...]:
        """The amounts with those doubled that a contre has to do with."""
        seats = facts.seats(DOUBLED)
        if declarer in seats:
            raise TrionfiError(Message("{Who} is the {declarer}: an opponent says contre",
                    {"who you": "{Who} are the {declarer}: an opponent says contre"}, who=Seat(declarer), declarer=facts.declarer))
        partner = self.partner(facts)
        if partner is not None and partner in seats:
            raise TrionfiError(Message("{Who} is the {declarer}'s partner: an opponent says contre",
                    {"who you": "{Who} are the {declarer}'s partner: an opponent says contre"}, who=Seat(partner), declarer=facts.declarer))
        times = 4 if self.contre is not ContreDoubles.ONCE and seats and facts.need(REDOUBLED) else 2
        if not seats:
            return amounts
        made = [amount * times if self.contre is not ContreDoubles.EACH or seat in seats else amount for seat, amount in enumerate(amounts)]
        made[declarer] -= sum(made)
        return tuple(made)

    def doubled(self, facts: Facts, words: Words) -> Words:
        if not self.contre or not facts.need(DOUBLED):
            return words
        again = self.contre is not ContreDoubles.ONCE and facts.need(REDOUBLED)
        if self.contre is ContreDoubles.EACH:
            return (Message("{what}, four times by contre for who said it", what=words) if again else
                    Message("{what}, doubled by contre for who said it", what=words))
        return Message("{what}, four times by contre", what=words) if again else Message("{what}, doubled by contre", what=words)

    def rate(self, facts: Facts) -> int:
        return self.rate_played(facts).times

    def rate_played(self, facts: Facts) -> Rate:
        """The rate that was played: as it is said, or as a slam that was bid tells it."""
        if len(self.rates) == 1:
            return self.rates[0]
        if not facts.given(self.rate_fact):
            bid = next((rate for reward in self.rewards if (rate := reward.rate_bid(facts)) is not None), None)
            if bid is not None:
                return next(rate for rate in self.rates if rate.times == bid)
        return self._by_value[facts.need(self.rate_fact)]

    @cached_property
    def _by_value(self) -> dict[object, Rate]:
        """The rates by how the facts of a hand name them."""
        return {rate.value: rate for rate in reversed(self.rates)}

    def _rate_of(self, contract: Contract) -> Rate:
        """The rate of a contract: that of its bid by name before one that counts as often."""
        return self._by_value.get(contract.bid) or self._by_value.get(contract.rate) or Rate(contract.rate, "")

    def multiplier(self, facts: Facts) -> int:
        return 1 if any(reward.bids_add for reward in self.rewards) else self.rate(facts)

    @cached_property
    def rate_fact(self) -> Question:
        """The fact when the declarer spoke, as the number that multiplies everything; rates that a number names alike are one answer."""
        words: dict[int | str, tuple[Words, ...]] = {}
        for rate in self.rates:
            words[rate.value] = (*words.get(rate.value, ()), rate.words)
        answers = tuple((value, alike[0] if len(alike) == 1 else Message("{bids}", bids=Listing(alike, "or")))
                        for value, alike in words.items())
        return Question("rate", self.rate_asked, "choice", answers, self.rates[0].value)

    def words(self, game: Rules) -> Words:
        declarer = game.term("declarer")
        ledger = Term(self.ledger, "unit")
        words = (Message("Where a payment does not say otherwise, it is between the {declarer} and each opponent, in {ledger}.",
                         declarer=declarer, ledger=ledger) if any(reward.from_all for reward in self.rewards) else
                 Message("All is paid between the {declarer} and each opponent, in {ledger}.", declarer=declarer, ledger=ledger))
        offers = Message("When a deal is abandoned, each who said pago pays 1 {one} to the player who said prendo.",
                         one=game.term(f"one of {self.ledger}"))
        return Text(words, self._shared(game), self._multiplied(), CONTRE[self.contre] if self.contre else "",
                    offers if self.abandoned is Abandoned.OFFERS else "")

    def _shared(self, game: Rules) -> Words:
        """How partners share what is paid; "" where none do."""
        if not self.shares:
            return ""
        declarer, (own, other) = game.term("declarer"), self.shares
        if any(step.speaking.pairs for step in game.course):
            return Message("The {declarer} and his partner share it equally.", declarer=declarer)
        if own == other:
            return Message("With a partner the {declarer} shares what is won and lost equally; alone he gets or pays all of it.",
                           declarer=declarer)
        return Message("With a partner the {declarer} shares what is won and lost as {own} to {other}; alone he gets or pays all of it.",
                       declarer=declarer, own=own, other=other)

    def _multiplied(self) -> Words:
        """What the bids multiply; "" where they multiply nothing."""
        told = next(filter(None, (reward.rate_words(self.rates) for reward in self.rewards)), "")
        more = tuple(Message("{when} by {n}", when=rate.words, n=rate.times) for rate in self.rates if rate.times != 1)
        if told or not more:
            return told
        rates, by_rate = Listing(more, ","), [reward for reward in self.rewards if reward.by_rate]
        if len(by_rate) == len(self.rewards):
            return Message("Every payment is multiplied: {rates}.", rates=rates)
        if len(by_rate) > 1:
            labels = Listing(tuple(one.label for one in by_rate))
            return Message("The payments for {rows} are multiplied: {rates}.", rows=labels, rates=rates)
        return Message("The payment for the contract is multiplied: {rates}.", rates=rates)


ACROSS = replace(PARTNER, without=Without("the one who sits opposite", usual=True))


@dataclass(frozen=True)
class AcrossPayments(Payments):
    """Rewards paid between the declarer and each opponent, where the player who sits opposite the declarer is always his partner."""

    def asks_pair(self, facts: Facts) -> Iterator[Question]:
        yield from (DECLARER_SEAT, ACROSS)

    def partner(self, facts: Facts) -> int:
        across = (self.declarer(facts) + facts.players // 2) % facts.players
        if facts.has(ACROSS) and facts.whole(ACROSS) != across:
            raise TrionfiError(Message("{Who} cannot be the partner: {Other} sits opposite the {declarer}",
                    {"other you": "{Who} cannot be the partner: {Other} sit opposite the {declarer}"}, who=Seat(facts.whole(ACROSS)),
                    other=Seat(across), declarer=facts.declarer))
        return across
