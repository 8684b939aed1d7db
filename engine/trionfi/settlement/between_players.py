"""What passes between single players for what one does once in a hand."""

from collections.abc import Iterable
from functools import partial
from typing import ClassVar

from trionfi.cards import Pack, bits
from trionfi.cards.names import in_sentence
from trionfi.counting import Points
from trionfi.hooks import made_once
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.incentives import EachCard, Incentives, InLastTrick
from trionfi.settlement.played import TRICKLESS, PlayEvent, but_not, by, falls
from trionfi.settlement.questions import NOBODY, Claim, Question, Says, which_party, who
from trionfi.settlement.reward import OfCards, Reward
from trionfi.settlement.settling import Settling, Whom
from trionfi.state.account import Line, from_each, to_side
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.values import dataclass, field, replace
from trionfi.words import Message, Seat, Words


@dataclass(frozen=True)
class OnePlayer(Reward):
    """Every other player pays so much to the one who did it. `asking` asks who it was, with the figures of the row in braces; heirs say
    who it was at a table, what he did, and what that says of him."""

    pays: Points = 1

    asking: ClassVar[Words] = ""
    ends: ClassVar[str] = "by"
    short = "{pays} from each"
    from_all = True

    @property
    def says(self) -> tuple[Claim, ...]:
        """What it says of him that he did it."""
        return ()

    @made_once
    def fact(self, players: int) -> Question:
        """The question who it was."""
        return replace(who(self.fact_key(self.ends), self.filled(self.asking), players, says=self.says), seen=self.doer)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (self.fact(facts.players),)

    def doer(self, table: Table) -> int | None:
        """Who it was at a table where the hand is over, None where it was nobody."""
        raise NotImplementedError

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        seat = facts.player(self.fact(facts.players))
        return [] if seat is None else self.due(payments, facts, seat)

    def due(self, payments: Settling, at: Facts | Table, seat: int, trick: int = 0) -> list[Line]:
        """The line of the one who did it."""
        return [self.line(payments, self.amounts(payments, seat, at.players), self.did(Seat(seat), at), trick)]

    def amounts(self, payments: Settling, seat: int, players: int) -> tuple[Points, ...]:
        """What passes for it."""
        return from_each(seat, self.pays, players)

    def did(self, who: Seat, at: Facts | Table) -> Words:
        """What he did."""
        raise NotImplementedError


@dataclass(frozen=True)
class CardsDeclared(OfCards, OnePlayer):
    """Cards declared in the play with the `word`: every other player pays, a partner too."""

    word: str = ""

    asking = "who declared the {label}"
    said = "{pays} from every other player, even one of his own side, to the one who holds these cards and declares them"

    @property
    def says(self) -> tuple[Claim, ...]:
        return (Claim(Says.BEGINS, self.cards),)

    def in_play(self, pack: Pack, hand: int) -> Points:
        return 0 if pack.select(self.cards) & ~hand else self.pays

    def did(self, who: Seat, at: Facts | Table) -> Words:
        return Message("declared by {who}", who=who)

    def doer(self, table: Table) -> int | None:
        return table.announced(self.word)


@dataclass(frozen=True)
class AllOf(OfCards, OnePlayer):
    """A single player has all of certain cards in his tricks."""

    counts_cards = True
    asking = "which single player has all of these cards in his tricks ({label})"
    said = "where each plays for himself: {pays} from every other player to the one who has all of these cards in his tricks"

    @property
    def says(self) -> tuple[Claim, ...]:
        return (Claim(Says.HOLDS, self.cards),)

    @made_once
    def fact(self, players: int) -> Question:
        return who(self.fact_key(self.ends), self.filled(self.asking), players, says=self.says)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return *map(facts.party_cards, range(len(facts.parties))), self.fact(facts.players)

    def did(self, who: Seat, at: Facts | Table) -> Words:
        return Message("all in the tricks of {who}", who=who)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        wanted = facts.pack.select(self.cards)
        piles = [facts.pile_of(seat) for seat in range(facts.players)]
        if not any(pile is not None for pile in piles):
            return super().lines(facts, payments)
        seat = next((seat for seat, pile in enumerate(piles) if pile is not None and not wanted & ~pile), None)
        return [] if seat is None else self.due(payments, facts, seat)

    def stakes(self, game: Rules) -> Incentives:
        """A quarter of it, card by card."""
        cards = bits(game.pack.select(self.cards))
        return tuple(EachCard(float(self.pays) / len(cards) / 4, 1 << number) for number in cards)


@dataclass(frozen=True)
class BottomCard(OnePlayer):
    """The dealer shows the card at the bottom of the pack, the last of a pile, and it is one of `cards`."""

    cards: str = ""
    noun: Words = ""
    pile: str = "talon"

    asking, ends, short = "which dealer showed {noun} at the bottom of the pack", "to", ""
    said = "a dealer who shows {noun} at the bottom of the pack receives {pays} from every other player"

    def did(self, who: Seat, at: Facts | Table) -> Words:
        return Message("{Who} shows {cards} as dealer", {"who you": "{Who} show {cards} as dealer"}, who=who, cards=self.noun)

    def doer(self, table: Table) -> int | None:
        return table.dealer if table.pack.select(self.cards) >> table.deal.pile(self.pile)[-1] & 1 else None

    def bottom_lines(self, table: Table, payments: Settling) -> list[Line]:
        seat = self.doer(table)
        return [] if seat is None else self.due(payments, table, seat)


@dataclass(frozen=True)
class CardPlayed(OnePlayer):
    """Playing a certain card, whoever takes it; not if the player held all cards of `withheld`."""

    card: str = ""
    withheld: str = ""

    asking, short = "who claimed for playing {label}", ""
    said = "a player who plays {label} receives {pays} from every other player, whoever wins the trick"

    def did(self, who: Seat, at: Facts | Table) -> Words:
        card = in_sentence(at.pack.full(at.pack.index[self.card]))
        return Message("{Who} plays {card}", {"who you": "{Who} play {card}"}, who=who, card=card)

    def doer(self, table: Table) -> int | None:
        return self._claimant(table, table.tricks)

    def _claimant(self, table: Table, tricks: Iterable[Trick]) -> int | None:
        number, wanted = table.pack.index[self.card], table.pack.select(self.withheld)
        for seat in (seat for trick in tricks for seat, card in trick.plays if card == number):
            held = table.hands[seat] | sum(1 << card for trick in table.tricks for player, card in trick.plays if player == seat)
            return None if wanted and not wanted & ~held else seat
        return None

    def trick_lines(self, table: Table, payments: Settling, trick: Trick) -> list[Line]:
        seat = self._claimant(table, (trick,)) if self.at_once else None
        return [] if seat is None else self.due(payments, table, seat, len(table.tricks))

    def in_tricks(self, game: Rules) -> int:
        return game.pack.select(self.card) if self.at_once else 0


@dataclass(frozen=True)
class Inquired(OnePlayer):
    """A question of the round of declarations: each who has to pays the one who asks. With `unanswered` he scores instead, from nobody,
    unless another can answer it."""

    unanswered: bool = False

    asking, short = "who asked \"{label}\"", ""

    @made_once
    def payers(self) -> Question:
        """The question who had to pay him."""
        return Question(self.fact_key("pays"), "which players had to pay him", "seats", default=(), unless=(self.fact_key("by"), NOBODY),
                        seen=self._paying)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return self.fact(facts.players), self.payers()

    def doer(self, table: Table) -> int | None:
        return next((entry.seat for entry in table.asked if entry.word == self.label), None)

    def _paying(self, table: Table) -> list[int]:
        return next((list(entry.payers) for entry in table.asked if entry.word == self.label), [])

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        seat, paying = facts.player(self.fact(facts.players)), facts.seats(self.payers())
        return [] if seat is None else [self.answered(payments, facts.players, seat, tuple(payer for payer in paying if payer != seat))]

    def asked_lines(self, table: Table, payments: Settling, seat: int, question: str, payers: tuple[int, ...]) -> list[Line]:
        due = question == self.label and (self.at_once or not self.unanswered)
        return [self.answered(payments, table.players, seat, payers)] if due else []

    def answered(self, payments: Settling, players: int, seat: int, payers: tuple[int, ...]) -> Line:
        """The line of a player who has asked."""
        paid = tuple(self.pays * len(payers) if other == seat else -self.pays * (other in payers) for other in range(players))
        amounts = to_side(frozenset((seat,)), self.pays * (len(payers) == players - 1), players) if self.unanswered else paid
        return self.line(payments, amounts, Message("{Who} asks", {"who you": "{Who} ask"}, who=Seat(seat)))

    def words(self) -> Words:
        if self.unanswered:
            return Message("{pays} to the one who asks, if nobody can answer: see the table of declarations", pays=self.pays)
        return Message("each who has to pays {pays} to the one who asks: see the table of declarations", pays=self.pays)


@dataclass(frozen=True)
class TricklessSide(Reward):
    """A declarer whose side wins no trick pays `value` to each opponent, beside the contract."""

    value: int = 0

    said = "{value} to each opponent, beside the contract and not multiplied, when the {declarer}'s side wins no trick"

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return *payments.asks_amounts(facts), TRICKLESS

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return [self.line(payments, payments.amounts(facts, -self.value), "the declarer's side won no trick")] * bool(facts.need(TRICKLESS))


@dataclass(frozen=True)
class LastTricks(OnePlayer):
    """One player wins the last tricks, as many as there are sets in `cards`, with a card of each: the first set is for the last trick,
    the second for the one before. What single cards bring there is paid besides."""

    cards: tuple[str, ...] = ()
    paid: Whom = field(default=Whom.EACH, kw_only=True)

    asking = "who won {label}"

    @property
    def says(self) -> tuple[Claim, ...]:
        return (Claim(Says.LAST),)

    def amounts(self, payments: Settling, seat: int, players: int) -> tuple[Points, ...]:
        return self.paid.amounts(seat, payments.party_of(seat, players), self.pays, players)

    def did(self, who: Seat, at: Facts | Table) -> Words:
        return Message("{Who}: {what}", who=who, what=self.label)

    def words(self) -> Words:
        if self.paid is Whom.EACH:
            return Message("{pays} from every other player, besides what the single cards bring there", pays=self.pays)
        return Message("{pays} from each opponent, to his partner as well, besides what the single cards bring there", pays=self.pays)

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        fact = self.fact(facts.players)
        claims.closing.made.append((fact.key, facts.player(fact), tuple(map(facts.pack.select, self.cards))))

    def doer(self, table: Table) -> int | None:
        pack, seat = table.pack, table.tricks[-1].winner
        if len(table.tricks) < table.game.tricks:
            return None
        for cards, trick in zip(self.cards, reversed(table.tricks), strict=False):
            if trick.winner != seat or not any(who == seat and pack.select(cards) >> number & 1 for who, number in trick.plays):
                return None
        return seat


@dataclass(frozen=True)
class LastWithout(OfCards, OnePlayer):
    """The last trick holds none of these cards: its winner is paid, unless one of the events of `unless` happens."""

    unless: tuple[PlayEvent, ...] = ()

    asking = "who won {label}"
    said = "{pays} from every other player to the winner of a last trick in which none of these cards lies"
    named_cards = ""  # its label names them

    @property
    def says(self) -> tuple[Claim, ...]:
        return (Claim(Says.LAST),)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return *super().asks(facts, payments), *(by(event, facts.players) for event in self.unless)

    def did(self, who: Seat, at: Facts | Table) -> Words:
        return Message("{Who} wins the last trick, without one of these cards",
                       {"who you": "{Who} win the last trick, without one of these cards"}, who=who)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        return [] if falls(facts, self.unless) else super().lines(facts, payments)

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        fact = self.fact(facts.players)
        if (seat := facts.player(fact)) is not None:
            claims.closing.without.append((fact.key, seat, facts.pack.select(self.cards)))

    def words(self) -> Words:
        return but_not(super().words(), self.unless)

    def doer(self, table: Table) -> int | None:
        last, cards = table.tricks[-1], table.pack.select(self.cards)
        without = len(table.tricks) == table.game.tricks and not any(cards >> number & 1 for _, number in last.plays)
        return last.winner if without else None

    def stakes(self, game: Rules) -> Incentives:
        """The last trick, when it comes to that."""
        return (InLastTrick(float(self.pays)),)


@dataclass(frozen=True)
class LaidAway(OfCards, OnePlayer):
    """A player has discarded one of these cards: they are home as though he had won a trick with each."""

    asking = "who discarded these cards ({label})"
    said = "{pays} from every other player to the one who discarded it"

    def did(self, who: Seat, at: Facts | Table) -> Words:
        return Message("{Who} discarded it", who=who)

    def doer(self, table: Table) -> int | None:
        cards = table.pack.select(self.cards)
        return next((seat for seat in range(table.players) if table.piles.get(f"discard {seat}", 0) & cards), None)


@dataclass(frozen=True)
class EmptyHanded(Reward):
    """The side of a dealer who could neither rob nor take out a card pays the other side at once."""

    pays: int = 1

    said = "{pays} from the side of a dealer who could neither rob a card nor take one out of the stock, to the other side"

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        asked = which_party("empty_handed", "whose dealer could neither rob nor take out a card", facts.parties)
        return (replace(asked, seen=partial(_empty_handed, payments=payments)),)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        side = next(map(facts.player, self.asks(facts, payments)))
        if side is None:
            return []
        amounts = payments.spread(tuple(-self.pays if party == side else self.pays for party in range(2)), facts.players)
        return [self.line(payments, amounts, Message("the dealer of {parties} found no card", parties=facts.parties[side]),
                unit=payments.ledger)]


def _empty_handed(table: Table, payments: Settling) -> int | None:
    found = any(event.kind in ("rob", "extract") and event.seat == table.dealer for event in table.events)
    return None if found else payments.party(table.dealer, table.players)
