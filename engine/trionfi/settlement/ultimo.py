"""Payments for single cards that are told apart: the last trick announced for a card, and what is settled between some."""


from collections.abc import Iterable
from functools import partial

from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.hooks import made_once
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.incentives import Incentives, InLastTrick
from trionfi.settlement.played import PlayEvent, announcer, by, seat_of
from trionfi.settlement.questions import NOBODY, Question, who
from trionfi.settlement.settling import Settling
from trionfi.settlement.trick_cards import TrickCards
from trionfi.state.account import Line, from_each, one_to_one
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Message, Seat, Words


@dataclass(frozen=True)
class Ultimo(TrickCards):
    """Rows of cards that pay by trick. Where a player has announced `word`, nothing else of them counts but whether he wins
    the last trick with `card`: every other player then pays him `value`, else he pays it to each."""

    word: str = ""
    card: str = "T1"
    value: Points = 0

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (self.fact(facts.players), *super().asks(facts, payments))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        seat = facts.player(self.fact(facts.players))
        if seat is None:
            return super().lines(facts, payments)
        made = bool(facts.cards(self._won(seat)) & facts.cards(self._last()) & facts.pack.select(self.card))
        words = (Message("{Who} announced it and won the last trick so", who=Seat(seat)) if made else
                 Message("{Who} announced it and did not win the last trick so", who=Seat(seat)))
        return [self.line(payments, from_each(seat, self.value if made else -self.value, facts.players), words, label=self.word)]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        super().claim(claims, facts, payments)
        if (seat := facts.player(self.fact(facts.players))) is not None:
            claims.begins(seat, facts.pack.select(self.card))

    def stakes(self, game: Rules) -> Incentives:
        """Those of the rows, and the announcement."""
        return (*super().stakes(game), InLastTrick(float(self.value), game.pack.select(self.card), word=self.word))

    @made_once
    def fact(self, players: int) -> Question:
        """The question who announced it."""
        asked = who("announced_by", Message("who announced {word}", word=self.word), players)
        return replace(asked, seen=partial(announcer, word=self.word))

    def words(self) -> Words:
        return Message("{rule}. After {word}: {value} instead, from each for winning the last trick with it, to each for not doing so",
                rule=super().words(), word=self.word, value=self.value)


@dataclass(frozen=True)
class AnsweredUltimo(Ultimo):
    """An announcement of the last trick which one other player may meet with `reply`. If he then captures the card, in any trick, the
    announcer pays him `against`; if it wins the last trick, he pays the announcer as much; the others pay nothing in either case. If
    one of the others captures it, each of the rest pays him `value`. Otherwise it is as if nobody had answered."""

    reply: str = ""
    against: Points = 0

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        first, *others = super().asks(facts, payments)
        return first, self._answered(facts.players), self._captor(facts.players), *others

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        seat, players = facts.player(self.fact(facts.players)), facts.players
        other, captor = facts.player(self._answered(players)), facts.player(self._captor(players))
        made = super().lines(facts, payments)
        if seat is None or other is None:
            return made
        if seat in (other, captor):
            raise TrionfiError(Message("{Who} announced {word}: another player answers it, or captures the card", who=Seat(seat),
                    word=self.word))
        if captor is not None and made[0].amounts[seat] > 0:
            raise TrionfiError(Message("{Who} cannot have captured the card with which {other} won the last trick", who=Seat(captor),
                    other=Seat(seat)))
        if captor is not None and captor != other:
            because = Message("{Who} captures it, though {other} answered",
                    {"who you": "{Who} capture it, though {other} answered"}, who=Seat(captor), other=Seat(other))
            return [self.line(payments, from_each(captor, self.value, players), because, label=self.word)]
        if captor is None and made[0].amounts[seat] < 0:
            return made
        amounts = one_to_one(other, seat, self.against if captor == other else -self.against, players)
        return [self.line(payments, amounts, Message("{because}; {who} had answered {reply}", because=made[0].because, who=Seat(other),
                reply=self.reply), label=self.word)]

    @made_once
    def _answered(self, players: int) -> Question:
        return replace(who("answered_by", Message("who answered it with {reply}", reply=self.reply), players),
                       unless=("announced_by", NOBODY), seen=partial(announcer, word=self.reply))

    @made_once
    def _captor(self, players: int) -> Question:
        return replace(who("captured_by", "who captured the card of the announcer", players), unless=("announced_by", NOBODY),
                       seen=self._captured)

    def _captured(self, table: Table) -> int | None:
        play = table.announced(self.word), table.pack.index[self.card]
        return next((trick.winner for trick in table.tricks if trick.winner != play[0] and play in trick.plays), None)

    def words(self) -> Words:
        return Message("{rule}. Answered with {reply}: if the one who answered captures it, the announcer pays him {against}; if it wins "
                       "the last trick, he pays the announcer {against}; the rest pay nothing in either case. If another captures it, "
                       "each of the rest pays that player {value}; if nobody does, and it wins no last trick, the announcer pays "
                       "{value} to each",
                       rule=super().words(), reply=self.reply, against=self.against, value=self.value)


@dataclass(frozen=True)
class BetweenTheRest(TrickCards):
    """Rows of cards that pay by trick. When just one player has won no trick they are paid between the others alone."""

    countable = False

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return by(PlayEvent.NONE, facts.players), *super().asks(facts, payments)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        idle = seat_of(facts, PlayEvent.NONE)
        found = super().lines(facts, payments)
        return found if idle is None else [made for line in found for made in _without(line, idle)]

    def words(self) -> Words:
        return Message("{rule}. When just one player has won no trick, only the others pay each other", rule=super().words())


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
