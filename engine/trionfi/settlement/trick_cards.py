"""Payments for single cards in the tricks: a trick won with the Pagat or a King, one of them lost, la belle played."""

from functools import cached_property
from typing import ClassVar

from trionfi.cards import Pack, bits
from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Cards, Facts
from trionfi.settlement.played import PlayEvent, falls, played_events, seat_of
from trionfi.settlement.questions import NOBODY, Fact, of_these, who
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, between, from_each
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.values import dataclass


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
            return f"{at_last} {plain(late)}"
        return f"{deed} {plain(early)}, in the last trick {plain(late)}" if late else f"{deed} {plain(early)} before the last trick"


@dataclass(frozen=True)
class TrickCards(Reward):
    """Rows of cards that pay by trick. They fall away when one of the events of `unless` happens, except what the player who
    wins `every trick` is paid for the cards `kept` in the last one."""

    rows: tuple[CardRow, ...] = ()
    unless: tuple[PlayEvent, ...] = ()
    kept: str = ""

    whom: ClassVar[str] = "every other player"
    won_so: ClassVar[str] = "wins {} trick with {}"

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        cards = self._cards(facts.pack)
        last = facts.cards(self._last()) if self._last_matters else 0
        spared = falls(facts, self.unless)
        sweeper = seat_of(facts, PlayEvent.EVERY) if PlayEvent.EVERY in self.unless else None
        found: list[Line] = []
        taken = [0, 0]
        for seat in range(facts.players):
            for place, made in enumerate(self.asked_of(seat)):
                mask = facts.cards(made)
                if mask & taken[place]:
                    twice = " ".join(facts.pack.unmask(mask & taken[place]))
                    raise TrionfiError(f"the fact '{made.key}' cannot have {twice}: another player has won or lost it already")
                taken[place] |= mask
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
                    found.append(self.line(payments, self.amounts(payments, seat, value, players), because, trick, row.label))
        return found

    def asked_of(self, seat: int) -> tuple[Fact, ...]:
        """The facts with which cards a player won, and which he lost."""
        return self._won(seat), self._lost(seat)

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        for seat in range(facts.players):
            for fact, claimed in zip(self.asked_of(seat), (claims.wins_trick, claims.loses_trick), strict=False):
                if facts.cards(fact):
                    claimed(payments.claimant(facts, seat))

    def moments(self, table: Table, trick: Trick, cards: int) -> list[tuple[int, int, bool]]:
        """The cards of a set in a trick that bring or cost something, as (who, the card, whether it brings)."""
        return _moments(table, trick, cards)

    def amounts(self, payments: Settling, seat: int, value: Points, players: int) -> tuple[Points, ...]:
        """What each gets when a card brings a player so much, or costs it."""
        return from_each(seat, value, players)

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

    def _won(self, seat: int) -> Fact:
        return of_these(f"won_with_{seat}", f"with which of these cards did player {seat} win a trick", self._set)

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
                *((row.label, *(str(plain(value[place])) for place in told)) for row, value in zip(self.rows, values, strict=True)))

    def words(self) -> str:
        text = f"from or to {self.whom}: " + ". ".join(row.words() for row in self.rows)
        if self.unless:
            events = {PlayEvent.EVERY: "one player wins every trick", PlayEvent.NONE: "one wins none",
                      PlayEvent.THROWN: "a hand is thrown in"}
            text += f". Nothing of this when {' or '.join(events[one] for one in self.unless)}"
            if self.kept:
                text += f", except for winning the last of all tricks with {self.kept_words}"
        return text

    @property
    def kept_words(self) -> str:
        """The cards that pay even then, by the labels of their rows."""
        return " or ".join(row.label for row in self.rows if row.cards == self.kept) or self.kept


@dataclass(frozen=True)
class SideCards(TrickCards):
    """The same between sides: each opponent pays, and partners share alike what is won and what is lost. Nothing is paid for a card that
    falls to its player's partner."""

    whom: ClassVar[str] = "each opponent; partners win and lose it alike"

    def amounts(self, payments: Settling, seat: int, value: Points, players: int) -> tuple[Points, ...]:
        return between(payments.party_of(seat, players), value, players)


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
        return f"{super().words()}. Instead, after {self.word}: {plain(self.value)} for winning the last trick with it, or for not doing so"


def _moments(table: Table, trick: Trick, cards: int) -> list[tuple[int, int, bool]]:
    """The cards of a set in a trick, as (who played it, the card, whether the trick was won with it); a card that its player
    neither won with nor lost is left out."""
    friends = table.side(trick.winner)
    return [(seat, number, seat == trick.winner) for seat, number in trick.plays
            if cards >> number & 1 and (seat == trick.winner or seat not in friends) and not table.pack.fool_mask >> number & 1]


@dataclass(frozen=True)
class FoolFines(Reward):
    """What the holder of the Fool pays every other player when he must lead it to the last trick (`led`), and when he loses it
    because he has won no trick (`lost`)."""

    led: Points = 0
    lost: Points = 0

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        found = []
        for event, value, words in self._events():
            seat = facts.player(self._fact(event, facts.players))
            if seat is not None:
                amounts = from_each(seat, -value, facts.players)
                found.append(self.line(payments, amounts, f"player {seat} {words}"))
        return found

    def _events(self) -> list[tuple[str, Points, str]]:
        events = [("led", self.led, "had to lead the Fool to the last trick"), ("lost", self.lost, "lost the Fool, having won no trick")]
        return [event for event in events if event[1]]

    @staticmethod
    def _fact(event: str, players: int) -> Fact:
        words = {"led": "who had to lead the Fool to the last trick", "lost": "who lost the Fool, having won no trick"}[event]
        return who(f"fool_{event}_by", words, players)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        fool = table.pack.fool_mask
        plays = [(seat, place, number) for number, trick in enumerate(table.tricks, 1)
                 for place, (seat, card) in enumerate(trick.plays) if fool >> card & 1]
        known: dict[str, object] = {f"fool_{event}_by": NOBODY for event, _, _ in self._events()}
        for seat, place, number in plays:
            if self.led and not place and number == table.game.tricks:
                known["fool_led_by"] = seat
            if self.lost and not table.won[seat] & fool:
                known["fool_lost_by"] = seat
        return known

    def words(self) -> str:
        return "; ".join(f"who {words.replace('having won', 'because he won')} pays {plain(value)} to every other player"
                         for _, value, words in self._events())
