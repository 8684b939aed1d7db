"""Payments for single cards in the tricks: a trick won with the Pagat or a King, one of them lost, the last trick announced."""

from functools import cached_property
from typing import ClassVar

from trionfi.cards import Pack, bits
from trionfi.counting import Points, prose
from trionfi.errors import TrionfiError
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Cards, Facts
from trionfi.settlement.played import PlayEvent, but_not, falls, played_events, seat_of
from trionfi.settlement.questions import NOBODY, Fact, made_once, of_these, who
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling, Whom
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, from_each, one_to_one
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.values import dataclass, field, replace

PAYERS = {Whom.EACH: "every other player", Whom.OPPONENTS: "each opponent; partners win and lose it alike"}


@dataclass(frozen=True)
class CardRow:
    """What the cards of a set bring from each other player when a trick is `won` with one of them, and cost to each when one is
    `lost` to another; in the last trick `won_last` and `lost_last` instead. A `firm` row is paid whatever else happens."""

    key: str
    label: str
    cards: str
    won: Points = 0
    lost: Points = 0
    won_last: Points = 0
    lost_last: Points = 0
    firm: bool = False

    def words(self) -> str:
        """The figures in words."""
        pairs = (("won with", "winning the last trick", self.won, self.won_last),
                 ("lost", "lost in the last trick", self.lost, self.lost_last))
        said = [self._pair(*pair) for pair in pairs if any(pair[2:])]
        return f"{self.label}: {'; '.join(said)}"

    @staticmethod
    def _pair(deed: str, at_last: str, early: Points, late: Points) -> str:
        if not early:
            return f"{at_last} {prose(late)}"
        return f"{deed} {prose(early)}, in the last trick {prose(late)}" if late else f"{deed} {prose(early)} before the last trick"


@dataclass(frozen=True)
class TrickCards(Reward):
    """Rows of cards that pay by trick; where opponents pay, nothing is paid for a card that falls to its player's partner. They fall away
    when one of the events of `unless` happens, except what the player who wins `every trick` is paid for the cards `kept` in the last
    one."""

    rows: tuple[CardRow, ...] = ()
    unless: tuple[PlayEvent, ...] = ()
    kept: str = ""
    paid: Whom = field(default=Whom.EACH, kw_only=True)

    won_so: ClassVar[str] = "wins {} trick with {}"

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
                    raise TrionfiError(f"the fact '{made.key}' cannot have {twice}: it has been won or lost already")
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
                card = pack.cards[number].full
                because = f"player {seat} {self.won_so.format('the last' if late else 'a', card)}" if won else \
                    f"player {seat} loses {card}{' in the last trick' if late else ''}"
                if value:
                    amounts = self.paid.amounts(seat, payments.party_of(seat, players), value, players)
                    found.append(self.line(payments, amounts, because, trick, row.label))
        return found

    def asked_of(self, seat: int) -> tuple[Fact, ...]:
        """The facts with which cards a player won, and which he lost."""
        return self._won(seat), self._lost(seat)

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        last = facts.cards(self._last()) if self._last_matters else 0
        claims.at_most(self._last().key, last.bit_count(), facts.players, "cards in a trick")
        for seat in range(facts.players):
            side = payments.claimant(facts, seat)
            for fact, claimed in zip(self.asked_of(seat), (claims.wins_trick, claims.loses_trick), strict=False):
                if facts.cards(fact):
                    claimed(side)
            if facts.cards(self.asked_of(seat)[0]) & last:
                claims.last_trick(side)

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
    def _won(self, seat: int) -> Fact:
        return of_these(f"won_with_{seat}", f"with which of these cards did player {seat} win a trick", self._set)

    @made_once
    def _lost(self, seat: int) -> Fact:
        return of_these(f"lost_by_{seat}", f"which of these cards did player {seat} lose to another", self._set)

    def _last(self) -> Fact:
        return of_these("cards_last_trick", "which of these cards were played to the last trick", self._set)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        cards = self._cards(table.pack)
        found = {fact.key: 0 for seat in range(table.players) for fact in self.asked_of(seat)}
        for trick in table.tricks:
            for seat, card, won in self.moments(table, trick, cards):
                found[(self._won(seat) if won else self._lost(seat)).key] |= 1 << card
        if self._last_matters:
            late = table.tricks[-1].plays if len(table.tricks) == table.game.tricks else ()
            found[self._last().key] = sum(1 << number for _, number in late if cards >> number & 1)
        return {key: Cards(mask) for key, mask in found.items()} | played_events(table, self.unless)

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Cards that pay when they are lost, and when the last trick is won with them."""
        select = game.pack.select
        return tuple(
            stake for row in self.rows
            for stake in (Stake(Prize.CAPTURED, float(row.lost + row.won), select(row.cards)),
                          Stake(Prize.LAST_WITH, float(row.won_last), select(row.cards)),
                          Stake(Prize.LAST_LOST, float(row.lost_last) * (not row.lost), select(row.cards)))
            if stake.amount
        )

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """Each from each other player, as they fall."""
        return tuple(Stake(kind, sign * float(value) * game.seats(), game.pack.select(row.cards), more=late) for row in self.rows
                     for kind, sign, late, value in ((Prize.WINS, 1, 0, row.won), (Prize.WINS, 1, 1, row.won_last),
                                                     (Prize.LOSES, -1, 0, row.lost), (Prize.LOSES, -1, 1, row.lost_last)) if value)

    def figures(self) -> tuple[tuple[str, ...], ...]:
        heads = ("Card", "Wins a trick", "Wins the last", "Lost", "Lost in the last")
        values = [(row.won, row.won_last, row.lost, row.lost_last) for row in self.rows]
        told = [place for place in range(4) if any(value[place] for value in values)]
        return ((heads[0], *(heads[1 + place] for place in told)),
                *((row.label, *(prose(value[place]) for place in told)) for row, value in zip(self.rows, values, strict=True)))

    def words(self) -> str:
        text = f"from or to {PAYERS[self.paid]}: " + ". ".join(row.words() for row in self.rows) + but_not(self.unless)
        text += f", except for winning the last of all tricks with {self.kept_words}" if self.unless and self.kept else ""
        firm = " and ".join(row.label for row in self.rows if row.firm)
        return text + (f"; {firm} pays even then" if self.unless and firm else "")

    @property
    def kept_words(self) -> str:
        """The cards that pay even then, by the labels of their rows."""
        return " or ".join(row.label for row in self.rows if row.cards == self.kept) or self.kept


@dataclass(frozen=True)
class Ultimo(TrickCards):
    """Rows of cards that pay by trick. Where a player has announced `word`, nothing else of them counts but whether he wins
    the last trick with `card`: every other player then pays him `value`, else he pays it to each."""

    word: str = ""
    card: str = "T1"
    value: Points = 0

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        seat = facts.player(self.fact(facts.players))
        if seat is None:
            return super().lines(facts, payments)
        made = bool(facts.cards(self._won(seat)) & facts.cards(self._last()) & facts.pack.select(self.card))
        words = f"player {seat} announced it and {'won' if made else 'did not win'} the last trick so"
        return [self.line(payments, from_each(seat, self.value if made else -self.value, facts.players), words, label=self.word)]

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Those of the rows, and the announcement."""
        return (*super().stakes(game), Stake(Prize.PROMISED, float(self.value), game.pack.select(self.card), word=self.word))

    def fact(self, players: int) -> Fact:
        """The fact who announced it."""
        return who("announced_by", f"who announced {self.word}", players)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return super().played(table, payments) | self.fact(table.players).told(table.announced(self.word))

    def words(self) -> str:
        return f"{super().words()}. Instead, after {self.word}: {prose(self.value)} for winning the last trick with it, or for not doing so"


def _moments(table: Table, trick: Trick, cards: int) -> list[tuple[int, int, bool]]:
    """The cards of a set in a trick, as (who played it, the card, whether the trick was won with it); a card that its player
    neither won with nor lost is left out."""
    cards &= ~table.pack.fool_mask
    found = [(seat, number, seat == trick.winner) for seat, number in trick.plays if cards >> number & 1]
    friends = table.side(trick.winner) if found else frozenset[int]()
    return [one for one in found if one[2] or one[0] not in friends]


@dataclass(frozen=True)
class InTricks(TrickCards):
    """The `won` of each row, in the last trick its `won_last`, to the side that wins a trick in which such a card lies: its own, or one
    that it takes. With `captured` only a card of another side counts."""

    captured: bool = False
    paid: Whom = field(default=Whom.SIDE, kw_only=True)

    won_so: ClassVar[str] = "wins {} trick with {} in it"

    def asked_of(self, seat: int) -> tuple[Fact, ...]:
        how = "did player {} capture" if self.captured else "lay in tricks that player {} won"
        return (of_these(f"won_with_{seat}", f"which of these cards {how.format(seat)}", self._set),)

    def moments(self, table: Table, trick: Trick, cards: int) -> list[tuple[int, int, bool]]:
        own = table.side(trick.winner) if self.captured else frozenset[int]()
        return [(trick.winner, number, True) for seat, number in trick.plays if cards >> number & 1 and seat not in own]

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        kind = Prize.CAPTURED if self.captured else Prize.KEPT
        return tuple(Stake(kind, float(row.won), game.pack.select(row.cards)) for row in self.rows)

    def figures(self) -> tuple[tuple[str, ...], ...]:
        rows = (("Card", "In a trick", "In the last"), *((row.label, prose(row.won), prose(row.won_last)) for row in self.rows))
        return rows if any(row.won != row.won_last for row in self.rows) else tuple(row[:2] for row in rows)

    def words(self) -> str:
        what = "that it captures from another" if self.captured else "in a trick that it wins"
        rows = [f"{row.label} {prose(row.won)}" + (f", in the last trick {prose(row.won_last)}" if row.won_last != row.won else "")
                for row in self.rows]
        return f"to a side for each of these cards {what}: {'; '.join(rows)}"


@dataclass(frozen=True)
class AnsweredUltimo(Ultimo):
    """An announcement of the last trick which one other player may meet with `reply`. If he then captures the card, in any trick, the
    announcer pays him `against`; if it wins the last trick, he pays the announcer as much; the others pay nothing in either case. If
    one of the others captures it, each of the rest pays him `value`. Otherwise it is as if nobody had answered."""

    reply: str = ""
    against: Points = 0

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        seat, players = facts.player(self.fact(facts.players)), facts.players
        other, captor = facts.player(self._answered(players)), facts.player(self._captor(players))
        made = super().lines(facts, payments)
        if seat is None or other is None:
            return made
        if seat in (other, captor):
            raise TrionfiError(f"player {seat} announced {self.word}: another player answers it, or captures the card")
        if captor is not None and made[0].amounts[seat] > 0:
            raise TrionfiError(f"player {captor} cannot have captured the card with which player {seat} won the last trick")
        if captor is not None and captor != other:
            return [self.line(payments, from_each(captor, self.value, players), f"player {captor} captures it, though {other} answered",
                              label=self.word)]
        if captor is None and made[0].amounts[seat] < 0:
            return made
        amounts = one_to_one(other, seat, self.against if captor == other else -self.against, players)
        return [self.line(payments, amounts, f"{made[0].because}; player {other} said he would capture it", label=self.word)]

    def _answered(self, players: int) -> Fact:
        return replace(who("answered_by", f"who answered it with {self.reply}", players), unless=("announced_by", NOBODY))

    def _captor(self, players: int) -> Fact:
        return replace(who("captured_by", "who captured the card of the announcer", players), unless=("announced_by", NOBODY))

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        known = super().played(table, payments)
        announcer = table.announced(self.word)
        if announcer is None:
            return known
        number = table.pack.index[self.card]
        captor = next((trick.winner for trick in table.tricks if trick.winner != announcer and (announcer, number) in trick.plays), None)
        return known | self._answered(table.players).told(table.announced(self.reply)) | self._captor(table.players).told(captor)

    def words(self) -> str:
        return (f"{super().words()}. Answered with {self.reply}: one who answered and captures it is paid {prose(self.against)} by the "
                "announcer, and pays him as much when it wins the last trick, and nobody else pays; if another captures it, each of the "
                f"rest pays him {prose(self.value)}")


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
    return [line._replace(amounts=tuple(amounts))]
