"""The last trick won with a certain card, or that card lost in it or before, such as the Bagatto of Gatti."""

from collections.abc import Iterable
from functools import partial
from typing import ClassVar

from trionfi.cards.names import in_sentence
from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.incentives import EachCard, Incentives, InLastTrick
from trionfi.settlement.questions import DECLARER, DECLARER_SEAT, DECLARER_TERM, NOBODY, OPPONENTS, Question, hand_of, who
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling, multiplied
from trionfi.state.account import Line, from_each, to_side
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Seat, Words

WON, LOST, TAKEN, HOME = "won", "lost", "taken", "home"
FATES = (
    (WON, "it won the last trick"), (LOST, "it lost the last trick"), (TAKEN, "the other side took it before that"),
    (HOME, "none of these"),
)


def _ended(fate: str, who: Seat) -> Words:
    """What became of a player's card."""
    if fate == WON:
        return Message("{Who} wins the last trick with it", {"who you": "{Who} win the last trick with it"}, who=who)
    if fate == LOST:
        return Message("{Who} loses it in the last trick", {"who you": "{Who} lose it in the last trick"}, who=who)
    return Message("{Who} loses it to the other side before the last trick",
                   {"who you": "{Who} lose it to the other side before the last trick"}, who=who)


def _announced(fate: str, who: Seat) -> Words:
    """Whether a player made what he announced."""
    if fate == WON:
        return Message("{Who} announced it and won the last trick so", who=who)
    return Message("{Who} announced it and did not win the last trick so", who=who)


@dataclass(frozen=True)
class LastWith(Reward):
    """`value` for winning the last trick with `card`. Heirs say who pays it, and what it costs to lose the card there."""

    value: Points = 10
    card: str = "T1"

    def stakes(self, game: Rules) -> Incentives:
        return (InLastTrick(float(self.value), game.pack.mask((self.card,))),)


@dataclass(frozen=True)
class LastTrickWith(LastWith):
    """Who plays `card` to the last trick and wins it gets `value` for his side; when another wins it, be it his partner, each player of the
    other sides gets `lost`. With `dummies` each player has one, and his two hands are as two partners."""

    value: Points = 20
    lost: Points = 10
    dummies: bool = False

    said = ("{value} to the side of the player who wins the last trick with it; when he plays it there and {another} wins, {lost} to each "
            "player of the other sides")

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (replace(self._player(facts.players), seen=self._seen_player), replace(self._winner(facts.players), seen=self._seen_winner),
                *payments.asks_side(facts))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        seat, winner = facts.player(self._player(facts.players)), self._winner(facts.players)
        if seat is None:
            return []
        won = facts.need(winner) == seat
        own = payments.side_of(facts, seat % facts.players)
        side, value = (own, self.value) if won else (frozenset(range(facts.players)) - own, self.lost)
        card, hand = in_sentence(facts.pack.full(facts.pack.index[self.card])), Seat(seat % facts.players)
        because = _of_dummy(won, hand, card) if seat >= facts.players else _of_player(won, hand, card)
        return [self.line(payments, to_side(side, value, facts.players), because)]

    def _player(self, players: int) -> Question:
        return who(self.fact_key("played_by"), Message("who played the {label} card to the last trick", label=self.label), players,
                2 * players * self.dummies)

    def _winner(self, players: int) -> Question:
        hands = tuple((seat, hand_of(seat, players)) for seat in range(2 * players)) if self.dummies else ()
        return Question("last_trick_player", "which player won the last trick", "choice" if hands else "seat", hands, optional=True,
                    unless=(self.fact_key("played_by"), NOBODY))

    def _seen_player(self, table: Table) -> int | None:
        number = table.pack.index[self.card]
        return next((seat for seat, card in table.tricks[-1].plays if card == number), None)

    def _seen_winner(self, table: Table) -> int | None:
        return None if self._seen_player(table) is None else table.tricks[-1].winner

    def words(self) -> Words:
        return self.filled(self.said, another="another hand, be it his own other one," if self.dummies else "another")


@dataclass(frozen=True)
class SideLastTrick(LastTrickWith):
    """`value` to each member of the side of who wins the last trick with `card`, or `lost` to each of the other side when it is played
    there and another wins, where a declarer makes the sides."""

    lost: Points = 20

    said = ("{value} to each of the side of the player who wins the last trick with it; when he plays it there and {another} wins, to each "
            "of the other side")

    def _player(self, players: int) -> Question:
        return who(self.fact_key("played_by"), Message("{label}: who played the card to the last trick", label=self.label), players)

    def _winner(self, players: int) -> Question:
        return who(self.fact_key("won_by"), Message("{label}: who won the last trick to which it was played", label=self.label), players)


def _of_player(won: bool, who: Seat, card: Words) -> Words:
    return (Message("{Who} wins the last trick with {card}", {"who you": "{Who} win the last trick with {card}"}, who=who, card=card)
            if won else
            Message("{Who} does not win the last trick with {card}", {"who you": "{Who} do not win the last trick with {card}"}, who=who,
                    card=card))


def _of_dummy(won: bool, who: Seat, card: Words) -> Words:
    return (Message("{Who_of} dummy wins the last trick with {card}", who=who, card=card) if won else
            Message("{Who_of} dummy does not win the last trick with {card}", who=who, card=card))


@dataclass(frozen=True)
class UltimoKept(LastWith):
    """Each other player, a partner too, pays `value` times the rate to the one who wins the last trick with the `card`; one who loses it
    there pays as much to each. Who has led another suit than at his first lead, although he had that suit, is paid nothing."""

    value: Points = 2

    by_rate = True
    from_all = True
    named: ClassVar[str] = "ultimo"
    said = ("{value} from each other player, a partner too, to the one who wins the last trick with it; one who loses it there pays as "
            "much to each. A player who means to win it must lead the suit of his first lead whenever he leads, as long as he can, and "
            "otherwise gets nothing for it")

    def _who(self, facts: Facts) -> tuple[int | None, int | None]:
        """Who is paid for the card, and who pays."""
        won, lost = map(facts.player, self._asked(facts))
        return won, lost

    def _asked(self, facts: Facts) -> tuple[Question, Question]:
        """The facts who is paid for the card, and who pays."""
        card = facts.pack.cards[facts.pack.index[self.card]].name
        won = who(f"{self.named}_won", Message("who is paid for winning the last trick with the {card}", card=card), facts.players)
        lost = who(f"{self.named}_lost", Message("who lost the {card} in the last trick", card=card), facts.players)
        return replace(won, seen=self._seen_won), replace(lost, seen=self._seen_lost)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return *self._asked(facts), *payments.asks_rate(facts)

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        for seat in self._who(facts):
            if seat is not None:
                claims.begins(seat, facts.pack.mask((self.card,)))
        if (winner := self._who(facts)[0]) is not None:
            claims.last_trick(payments.claimant(facts, winner))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        won, lost = self._who(facts)
        if won is not None and lost is not None:
            both = Listing(tuple(map(facts.called, self._asked(facts))), "or")
            raise TrionfiError(Message("the card was won in the last trick or lost in it: {both}, not both", both=both))
        seat = lost if won is None else won
        if seat is None:
            return []
        rate = payments.rate(facts)
        value = self.value * rate * (1 if lost is None else -1)
        paid = multiplied(self.value, rate)
        because = (Message("{Who} wins the last trick with it: {sum}", {"who you": "{Who} win the last trick with it: {sum}"},
                           who=Seat(seat), sum=paid) if lost is None else
                   Message("{Who} loses it in the last trick: {sum}", {"who you": "{Who} lose it in the last trick: {sum}"},
                           who=Seat(seat), sum=paid))
        return [self.line(payments, from_each(seat, value, facts.players), because)]

    def _seen_won(self, table: Table) -> int | None:
        holder, winner = played.petit_trick(table, table.pack.index[self.card]) or (None, None)
        return holder if holder is not None and holder == winner and self._kept(table, holder) else None

    def _seen_lost(self, table: Table) -> int | None:
        holder, winner = played.petit_trick(table, table.pack.index[self.card]) or (None, None)
        return None if holder == winner else holder

    def _kept(self, table: Table, seat: int) -> bool:
        """Whether the seat has led the suit of its first lead as long as it could, this card itself apart."""
        pack = table.pack
        own = [number for trick in table.tricks for player, number in trick.plays if player == seat]
        suit = 0
        for place, trick in enumerate(table.tricks):
            leader, number = trick.plays[0]
            if leader != seat or pack.fool_mask >> number & 1:
                continue
            held = sum(1 << card for card in own[place:]) & ~pack.mask((self.card,))
            if suit and not suit >> number & 1 and held & suit:
                return False
            suit = suit or pack.suit_of[number]
        return True

    def stakes(self, game: Rules) -> Incentives:
        card = game.pack.mask((self.card,))
        return (*super().stakes(game), InLastTrick(float(self.value), card, lost=True))


def fate(table: Table, card: str) -> tuple[int | None, str]:
    """Who has played a card, and what became of it."""
    number = table.pack.index[card]
    for place, trick in enumerate(table.tricks, 1):
        for seat in (seat for seat, other in trick.plays if other == number):
            if place == table.game.tricks:
                return seat, WON if trick.winner == seat else LOST
            return seat, HOME if trick.winner in table.side(seat) else TAKEN
    return None, HOME


@dataclass(frozen=True)
class SideUltimo(Reward):
    """`card` in the last trick brings its player's side `won` if it wins, and costs it `lost` if any other card does; it costs `taken` when
    the other side takes it before. Whoever of the opponents had it, all of them pay the declarer or are paid by him. Where a player has
    announced `word` nothing counts but whether it wins the last trick: `announced`, won or lost. The contract does not matter."""

    card: str = "T1"
    won: Points = 0
    lost: Points = 0
    taken: Points = 0
    word: str = ""
    announced: Points = 0

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return self._player(facts.players), self._announcer(facts.players), self._fate(), DECLARER_SEAT

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        player, announcer = facts.player(self._player(facts.players)), facts.player(self._announcer(facts.players))
        fate = str(facts.need(self._fate()))
        if announcer is not None and player not in (None, announcer):
            raise TrionfiError(Message("{Who} announced it, so that {other} cannot have had {card}", who=Seat(announcer),
                    other=Seat(player), card=self.card))
        if player is None and fate != HOME:
            raise TrionfiError(Message("{fact} cannot be {fate}: it is not said who played {card}", fact=facts.called(self._fate()),
                    fate=fate, card=self.card))
        seat = player if announcer is None else announcer
        if announcer is None:
            value = {WON: self.won, LOST: -self.lost, TAKEN: -self.taken}.get(fate, 0)
        else:
            value = self.announced if fate == WON else -self.announced
        if seat is None or not value:
            return []
        leading = seat in payments.side_of(facts, payments.declarer(facts))
        label = self.label if announcer is None else self.word
        because = _ended(fate, Seat(seat)) if announcer is None else _announced(fate, Seat(seat))
        return [self.line(payments, payments.amounts(facts, value if leading else -value), because, label=label)]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        seat = facts.player(self._player(facts.players))
        if seat is None:
            return
        end, side, card = str(facts.need(self._fate())), payments.claimant(facts, seat), facts.pack.mask((self.card,))
        claims.begins(seat, card)
        claims.last_trick(side if end == WON else None)
        if end == WON:
            claims.holds(side, card)
        elif end == TAKEN:
            claims.holds(OPPONENTS if side == DECLARER else DECLARER, card)

    def _player(self, players: int) -> Question:
        return replace(who(self.fact_key("by"), Message("who played the {label}", label=self.label), players), seen=self._holder)

    def _announcer(self, players: int) -> Question:
        asked = who("announced_by", Message("who announced {word}", word=self.word), players)
        return replace(asked, seen=partial(played.announcer, word=self.word))

    def _fate(self) -> Question:
        return Question(self.fact_key("fate"), Message("what became of the {label}", label=self.label), "choice", FATES, HOME,
                unless=(self.fact_key("by"), NOBODY), seen=self._ending)

    def _holder(self, table: Table) -> int | None:
        return fate(table, self.card)[0]

    def _ending(self, table: Table) -> str:
        return fate(table, self.card)[1]

    def stakes(self, game: Rules) -> Incentives:
        """The card in the last trick, and kept from the other side until then."""
        mask = game.pack.mask((self.card,))
        return (InLastTrick(float(self.won), mask), InLastTrick(float(self.lost), mask, lost=True),
                EachCard(float(self.taken), mask, captured=True), InLastTrick(float(self.announced), mask, word=self.word))

    def words(self) -> Words:
        text = Message("between the {declarer} and each opponent, whoever of these had it: nothing unless it was announced",
                       declarer=DECLARER_TERM)
        if self.won or self.lost or self.taken:
            text = Message("between the {declarer} and each opponent, whoever of these had it: {won} to the side that wins the last trick "
                           "with it; {lost} from the side of a player who loses it there, even to another of that side; {taken} from it "
                           "when the other takes it before", won=self.won, lost=self.lost, taken=self.taken, declarer=DECLARER_TERM)
        return Message("{rule}. After {word}: {announced} instead, for winning the last trick with it or for not doing so", rule=text,
                       word=self.word, announced=self.announced)
