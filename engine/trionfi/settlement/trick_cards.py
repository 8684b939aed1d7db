"""Payments for single cards in the tricks: a trick won with the Pagat or a King, one of them lost, the last trick announced."""

from collections.abc import Hashable, Iterable
from functools import cached_property
from typing import ClassVar

from trionfi.cards import Pack, bits
from trionfi.cards.names import in_sentence
from trionfi.counting import Points, prose
from trionfi.errors import TrionfiError
from trionfi.hooks import made_once
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Cards, Facts
from trionfi.settlement.incentives import EachCard, Incentives, InLastTrick, TrickWith
from trionfi.settlement.played import PlayEvent, but_not, by, falls, happens, seat_of
from trionfi.settlement.questions import Question
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling, Whom
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.values import dataclass, field
from trionfi.words import Listing, Message, Seat, Words

PAYERS: dict[Whom, Words] = {Whom.EACH: "every other player", Whom.OPPONENTS: "each opponent; partners win and lose it alike"}


@dataclass(frozen=True)
class CardRow:
    """What the cards of a set bring from each other player when a trick is `won` with one of them, and cost to each when one is
    `lost` to another; in the last trick `won_last` and `lost_last` instead. A `firm` row is paid whatever else happens."""

    key: str
    label: Words
    cards: str
    won: Points = 0
    lost: Points = 0
    won_last: Points = 0
    lost_last: Points = 0
    firm: bool = False

    def words(self) -> Words:
        """The figures in words, behind the label."""
        return Message("{label}: {figures}", label=self.label, figures=self.told())

    def told(self) -> Listing:
        """The figures in words."""
        said = (*((self._won(),) if self.won or self.won_last else ()), *((self._lost(),) if self.lost or self.lost_last else ()))
        return Listing(said, ";")

    def _won(self) -> Words:
        if not self.won:
            return Message("the last trick won with it {late}", late=self.won_last)
        if not self.won_last:
            return Message("a trick won with it before the last {early}", early=self.won)
        return Message("a trick won with it {early}, the last {late}", early=self.won, late=self.won_last)

    def _lost(self) -> Words:
        if not self.lost:
            return Message("lost in the last trick {late}", late=self.lost_last)
        if not self.lost_last:
            return Message("lost {early} before the last trick", early=self.lost)
        return Message("lost {early}, in the last trick {late}", early=self.lost, late=self.lost_last)


def lost_so(who: Seat, card: Words, late: bool) -> Words:
    """That a player loses a card, or loses it in the last trick."""
    card = in_sentence(card)
    if late:
        return Message("{Who} loses {card} in the last trick", {"who you": "{Who} lose {card} in the last trick"}, who=who, card=card)
    return Message("{Who} loses {card}", {"who you": "{Who} lose {card}"}, who=who, card=card)


@dataclass(frozen=True)
class TrickCards(Reward):
    """Rows of cards that pay by trick; where opponents pay, nothing is paid for a card that falls to its player's partner. They fall away
    when one of the events of `unless` happens, except what the player who wins `every trick` is paid for the cards `kept` in the last
    one."""

    rows: tuple[CardRow, ...] = ()
    unless: tuple[PlayEvent, ...] = ()
    kept: str = ""
    paid: Whom = field(default=Whom.EACH, kw_only=True)

    own: ClassVar[bool] = True
    """Whether the cards with which a player won tricks are those that he played himself."""

    def won_so(self, who: Seat, card: Words, late: bool) -> Words:
        """How a player won a trick, or the last, with a card."""
        card = in_sentence(card)
        if late:
            return Message("{Who} wins the last trick with {card}", {"who you": "{Who} win the last trick with {card}"}, who=who, card=card)
        return Message("{Who} wins a trick with {card}", {"who you": "{Who} win a trick with {card}"}, who=who, card=card)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (*((self._last(),) if self._last_matters else ()), *(by(event, facts.players) for event in self.unless),
                *(question for seat in range(facts.players) for question in self.asked_of(seat)))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        cards = self._cards(facts.pack)
        last = facts.cards(self._last()) if self._last_matters else 0
        spared = falls(facts, self.unless)
        sweeper = seat_of(facts, PlayEvent.EVERY) if PlayEvent.EVERY in self.unless else None
        found: list[Line] = []
        taken = 0
        for seat in range(facts.players):
            for place, made in enumerate(self.asked_of(seat)):
                mask = facts.cards(made)
                if mask & taken:
                    twice = " ".join(facts.pack.unmask(mask & taken))
                    raise TrionfiError(Message("{fact} cannot have {twice}: it has been won or lost already", fact=facts.called(made),
                            twice=twice))
                taken |= mask
                for number in bits(mask & cards):
                    late = bool(last >> number & 1)
                    kept = place == 0 and late and seat == sweeper and facts.pack.select(self.kept) >> number & 1
                    found += self._pay(facts.pack, facts.players, payments, seat, number, place == 0, late, 0, spared and not kept)
        return found

    def trick_lines(self, table: Table, payments: Settling, trick: Trick) -> list[Line]:
        if not self.at_once:
            return []
        late, number = len(table.tricks) == table.game.tricks, len(table.tricks)
        return [line for seat, card, won in self.moments(table, trick, self._cards(table.pack))
                for line in self._pay(table.pack, table.players, payments, seat, card, won, late, number)]

    def in_tricks(self, game: Rules) -> int:
        return self._cards(game.pack) if self.at_once else 0

    def _pay(self, pack: Pack, players: int, payments: Settling, seat: int, number: int, won: bool, late: bool, trick: int,
             firm: bool = False) -> list[Line]:
        found = []
        for row in self.rows:
            if (row.firm or not firm) and pack.select(row.cards) >> number & 1:
                value = (row.won_last if late else row.won) if won else -(row.lost_last if late else row.lost)
                if value:
                    because = self._because(pack, number, seat, won, late)
                    amounts = self.paid.amounts(seat, payments.party_of(seat, players), value, players)
                    found.append(self.line(payments, amounts, because, trick, row.label))
        return found

    @made_once
    def _because(self, pack: Pack, number: int, seat: int, won: bool, late: bool) -> Words:
        """Why a card is paid for: a part keeps its sentences, as there are but few and every hand says some."""
        card = pack.cards[number].full
        return self.won_so(Seat(seat), card, late) if won else lost_so(Seat(seat), card, late)

    def asked_of(self, seat: int) -> tuple[Question, ...]:
        """The facts with which cards a player won, and which he lost."""
        return self._won(seat), self._lost(seat)

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        last = facts.cards(self._last()) if self._last_matters else 0
        claims.at_most(self._last().key, last.bit_count(), facts.players, "cards in a trick")
        for seat in range(facts.players):
            side, late = payments.claimant(facts, seat), 0
            for fact, claimed in zip(self.asked_of(seat), (claims.wins_trick, claims.loses_trick), strict=False):
                if cards := facts.cards(fact):
                    claimed(side)
                    self.claim_cards(claims, seat, side, cards)
                    late |= cards & last
            if facts.cards(self.asked_of(seat)[0]) & last:
                claims.last_trick(side)
            if side != claims.swept:
                self.claim_last(claims, seat, late)
        if self._last_matters and self.own:
            claims.closing.watches(self._cards(facts.pack), last, {seat: facts.cards(self._won(seat)) for seat in range(facts.players)})

    def claim_cards(self, claims: Claims, seat: int, side: Hashable, cards: int) -> None:
        """Enter what it says that a player has won tricks with these cards, or lost them."""
        claims.begins(seat, cards)

    def claim_last(self, claims: Claims, seat: int, late: int) -> None:
        """Raise TrionfiError where a player who has not won every trick has played more cards than one to the last."""
        if late.bit_count() > 1:
            texts = " ".join(claims.facts.pack.unmask(late))
            raise TrionfiError(Message("{Who} cannot have played {texts} to the last trick: it takes one card of each", who=Seat(seat),
                    texts=texts))

    def moments(self, table: Table, trick: Trick, cards: int) -> list[tuple[int, int, bool]]:
        """The cards of a set in a trick that bring or cost something, as (who, the card, whether it brings)."""
        return _moments(table, trick, cards)

    def _cards(self, pack: Pack) -> int:
        mask = 0
        for row in self.rows:
            mask |= pack.select(row.cards)
        return mask

    @cached_property
    def _set(self) -> str:
        return " + ".join(dict.fromkeys(row.cards for row in self.rows))

    @cached_property
    def _last_matters(self) -> bool:
        return any((row.won, row.lost) != (row.won_last, row.lost_last) for row in self.rows)

    @made_once
    def _won(self, seat: int) -> Question:
        return self._of_these(f"won_with_{seat}", Message("with which of these cards did {who} win a trick", who=Seat(seat)))

    @made_once
    def _lost(self, seat: int) -> Question:
        return self._of_these(f"lost_by_{seat}", Message("which of these cards did {who} lose to another", who=Seat(seat)))

    def _of_these(self, key: str, words: Words) -> Question:
        return Question(key, words, "cards", default=0, cards=self._set)

    def played(self, table: Table, facts: Facts, payments: Settling) -> dict[str, object]:
        """As of any row. One look at the tricks answers all that is asked about each player's cards."""
        cards = self._cards(table.pack)
        found: dict[tuple[int, bool], int] = {}
        for trick in table.tricks:
            for seat, card, won in self.moments(table, trick, cards):
                found[seat, won] = found.get((seat, won), 0) | 1 << card
        return super().played(table, facts, payments) | {
            question.key: Cards(found.get((seat, won), 0)) for seat in range(table.players)
            for question, won in zip(self.asked_of(seat), (True, False), strict=False)}

    @made_once
    def _last(self) -> Question:
        return Question("cards_last_trick", "which of these cards were played to the last trick", "cards", default=0, cards=self._set,
                        seen=self._seen_last)

    def _seen_last(self, table: Table) -> Cards:
        late, cards = table.tricks[-1].plays if len(table.tricks) == table.game.tricks else (), self._cards(table.pack)
        return Cards(sum(1 << number for _, number in late if cards >> number & 1))

    def stakes(self, game: Rules) -> Incentives:
        """Cards that pay when they are lost, and when the last trick is won with them."""
        select = game.pack.select
        return tuple(
            stake for row in self.rows
            for stake in (EachCard(float(row.lost + row.won), select(row.cards), captured=True),
                          InLastTrick(float(row.won_last), select(row.cards)),
                          InLastTrick(float(row.lost_last) * (not row.lost), select(row.cards), lost=True))
            if stake.amount
        )

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """Each from each other player, as they fall."""
        return tuple(TrickWith(float(value if won else -value) * game.seats(), game.pack.select(row.cards), won, late)
                     for row in self.rows for won, late, value in (
                         (True, False, row.won), (True, True, row.won_last), (False, False, row.lost), (False, True, row.lost_last))
                     if value)

    def figures(self) -> tuple[tuple[Words, ...], ...]:
        heads: tuple[Words, ...] = ("Card", "Wins a trick", "Wins the last", "Lost", "Lost in the last")
        values = [(row.won, row.won_last, row.lost, row.lost_last) for row in self.rows]
        told = [place for place in range(4) if any(value[place] for value in values)]
        return ((heads[0], *(heads[1 + place] for place in told)),
                *((row.label, *(prose(value[place]) for place in told)) for row, value in zip(self.rows, values, strict=True)))

    def words(self) -> Words:
        rows = self.rows[0].told() if [row.label for row in self.rows] == [self.label] else Listing(
            tuple(row.words() for row in self.rows), ".")
        text: Words = Message("from or to {payers}: {rows}", payers=PAYERS[self.paid], rows=rows)
        if not self.unless:
            return text
        if self.kept:
            text = Message("{rule}. Nothing of this when {happens}, except for winning the last of all tricks with {kept}", rule=text,
                           happens=happens(self.unless), kept=self.kept_words)
        else:
            text = but_not(text, self.unless)
        firm = Listing(tuple(row.label for row in self.rows if row.firm))
        return Message("{rule}; {firm} pays even then", rule=text, firm=firm) if firm.items else text

    @property
    def kept_words(self) -> Words:
        """The cards that pay even then, by the labels of their rows."""
        labels = Listing(tuple(row.label for row in self.rows if row.cards == self.kept), "or")
        return Message("{cards}", cards=labels) if labels.items else self.kept


@dataclass(frozen=True)
class GivenBackCards(TrickCards):
    """What these rows have paid in the play is given back when one of the events of `unless` happens."""

    @cached_property
    def _paid(self) -> TrickCards:
        return TrickCards(self.key, self.label, self.source, rows=self.rows, paid=self.paid)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (*super().asks(facts, payments), *self._paid.asks(facts, payments))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        due = self._paid.lines(facts, payments)
        back = [line._replace(amounts=tuple(-amount for amount in line.amounts), because=Message("{because}: given back",
                because=line.because)) for line in due]
        return back if falls(facts, self.unless) else []

    def stakes(self, game: Rules) -> Incentives:
        """They are written with the rows that pay."""
        return ()

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """They are written with the rows that pay."""
        return ()

    def figures(self) -> tuple[tuple[Words, ...], ...]:
        return ()

    def words(self) -> Words:
        return Message("what was paid for these cards in the play is given back when {happens}", happens=happens(self.unless))


def _moments(table: Table, trick: Trick, cards: int) -> list[tuple[int, int, bool]]:
    """The cards of a set in a trick, as (who played it, the card, whether the trick was won with it); a card that its player
    neither won with nor lost is left out."""
    cards &= ~table.pack.ranks.fools
    found = [(seat, number, seat == trick.winner) for seat, number in trick.plays if cards >> number & 1]
    if not found:
        return found
    friends = table.side(trick.winner)
    return [one for one in found if one[2] or one[0] not in friends]


@dataclass(frozen=True)
class InTricks(TrickCards):
    """The `won` of each row, in the last trick its `won_last`, to the side that wins a trick in which such a card lies: its own, or one
    that it takes. With `captured` only a card of another side counts."""

    captured: bool = False
    paid: Whom = field(default=Whom.SIDE, kw_only=True)

    own = False

    def won_so(self, who: Seat, card: Words, late: bool) -> Words:
        card = in_sentence(card)
        if late:
            return Message("{Who} wins the last trick with {card} in it", {"who you": "{Who} win the last trick with {card} in it"},
                    who=who,
                           card=card)
        return Message("{Who} wins a trick with {card} in it", {"who you": "{Who} win a trick with {card} in it"}, who=who, card=card)

    @made_once
    def asked_of(self, seat: int) -> tuple[Question, ...]:
        asked = (Message("which of these cards did {who} capture", who=Seat(seat)) if self.captured else
                 Message("which of these cards lay in tricks that {who} won", who=Seat(seat)))
        return (self._of_these(f"won_with_{seat}", asked),)

    def claim_cards(self, claims: Claims, seat: int, side: Hashable, cards: int) -> None:
        claims.holds(side, cards)

    def claim_last(self, claims: Claims, seat: int, late: int) -> None:
        """Cards of several players may lie in a trick that one of them wins."""

    def moments(self, table: Table, trick: Trick, cards: int) -> list[tuple[int, int, bool]]:
        own = table.side(trick.winner) if self.captured else frozenset[int]()
        return [(trick.winner, number, True) for seat, number in trick.plays if cards >> number & 1 and seat not in own]

    def stakes(self, game: Rules) -> Incentives:
        return tuple(EachCard(float(row.won), game.pack.select(row.cards), self.captured) for row in self.rows)

    def figures(self) -> tuple[tuple[Words, ...], ...]:
        heads: tuple[Words, ...] = ("Card", "In a trick", "In the last")
        rows = (heads, *((row.label, prose(row.won), prose(row.won_last)) for row in self.rows))
        return rows if any(row.won != row.won_last for row in self.rows) else tuple(row[:2] for row in rows)

    def words(self) -> Words:
        rows = Listing(tuple(
            Message("{label} {n}", label=row.label, n=row.won) if row.won_last == row.won else
            Message("{label} {n}, in the last trick {late}", label=row.label, n=row.won, late=row.won_last) for row in self.rows), ";")
        if self.captured:
            return Message("to a player or side for each of these cards captured from another: {rows}", rows=rows)
        return Message("to a player or side for each of these cards in a trick that is won: {rows}", rows=rows)
