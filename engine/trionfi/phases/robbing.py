"""A deal in which the pack is cut and robbed: counting cards that turn up are taken at once (Minchiate)."""

from collections.abc import Iterator
from enum import StrEnum
from typing import ClassVar

from trionfi.cards import Pack
from trionfi.cards.chance import Chance
from trionfi.phases.base import Step
from trionfi.phases.deal import Give
from trionfi.state.faces import Deals
from trionfi.state.roles import Role
from trionfi.state.rules import Rules
from trionfi.state.sides import ALONE
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words

STOPS: Words = "the card that stops the robbing"
LAST: Words = "the last card dealt"

LIFTED, BELOW, BOTTOM = "lifted", "below", "bottom"


def score(table: Table, key: str, seat: int, number: int) -> None:
    """Enter what a card that was turned up is worth to a seat's side, by the reward of that key."""
    payments = table.game.payments
    for reward in payments.rewards:
        if reward.key == key:
            for line in reward.turned_lines(table, payments, seat, number):
                table.book(line, seat)


@dataclass(frozen=True, kw_only=True)
class Lift(Deals, Step):
    """The player before the dealer lifts a packet off the pack and leaves at least so many cards. The dealer moves a bottom
    card of the set `barred` into the middle first, as often as there is one."""

    leave: int
    barred: str = ""

    def packets(self, pack: Pack) -> tuple[tuple[str, int, int], ...]:
        """The packet lifted and what is left of the pack, each from its top card down."""
        return (LIFTED, 1, pack.size - self.leave), (BELOW, self.leave, pack.size - 1)

    def share(self, pack: Pack, rest: list[int], chance: Chance) -> Iterator[tuple[str, tuple[int, ...]]]:
        """A cut anywhere."""
        while pack.select(self.barred) >> rest[-1] & 1:
            rest.insert(len(rest) // 2, rest.pop())
        size = 1 + chance.below(len(rest) - self.leave)
        yield LIFTED, tuple(rest[:size])
        yield BELOW, tuple(rest[size:])
        rest.clear()

    def uncut(self, order: list[int], under: list[int]) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """A cut just above the cards that came from under the pack; where else it was cut nobody sees."""
        return (LIFTED, tuple(under[::-1])), (BELOW, tuple(order))

    def begin(self, table: Table) -> None:
        """The lifted packet will lie under the rest."""
        table.set("stock", (*table.deal.pile(BELOW), *table.deal.pile(LIFTED)))

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        dealer = game.term("dealer")
        return Text(
            Message("The player before the {dealer} lifts a packet off the pack, leaving at least {n} cards, and turns it over.",
                    dealer=dealer, n=self.leave),
            Message("Before that the {dealer} moves a bottom card into the middle while it is one of: {cards}.", dealer=dealer,
                    cards=game.set_words(self.barred)) if self.barred else "")


class Robber(StrEnum):
    """Who robs the pack: the player before the dealer, from the bottom of the packet that he lifted, or the dealer, from the top of the
    stock."""

    BEFORE_DEALER = "before dealer"
    DEALER = "dealer"


@dataclass(frozen=True, kw_only=True)
class Rob(Step):
    """A player takes the cards that turn up one after another as long as they are of a set. He stops at the first other card, or after
    `most` (0: never); counting cards score by the reward `scores`."""

    who: Robber
    cards: str
    pile: str = ""
    most: int = 0
    scores: str = "robbed"

    told: ClassVar[tuple[str, ...]] = ("cards",)

    @property
    def sorts(self) -> tuple[str, ...]:
        """Which cards are taken shows which others are not."""
        return (self.cards,)

    def begin(self, table: Table) -> None:
        """Take the cards, and show the one that stops it."""
        seat = table.seat_of(Role(self.who))
        robbed, source = table.pack.select(self.cards), self.pile or "pack"
        order = table.stock if self.pile else table.deal.pile(LIFTED)[::-1]
        taken: list[int] = []
        for number in order:
            if self.most and len(taken) == self.most:
                break
            if not robbed >> number & 1:
                self._stop(table, seat, number)
                break
            taken.append(number)
            table.put(table.hands, seat, table.hands[seat] | 1 << number)
            if self.pile:
                table.put(table.piles, self.pile, table.piles[self.pile] & ~(1 << number))
            table.tell("rob", seat, 1 << number, source, f"hand {seat}")
            score(table, self.scores, seat, number)
        if taken:
            table.set("stock", tuple([number for number in table.stock if number not in taken]))

    def _stop(self, table: Table, seat: int, number: int) -> None:
        """The card that is not robbed: under the pack it stays in sight of the mind, as the last card of all."""
        if self.pile:
            table.tell("show", seat, 1 << number, self.pile, self.pile)
            return
        table.tell("show", seat, 1 << number, "pack", BOTTOM, word=STOPS)
        table.new(table.piles, BOTTOM, 1 << number)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Text(self._robbed(game),
                    Message("He scores at once the value of each counting card robbed.") if game.sides.kind == ALONE else
                    Message("His side scores at once the value of each counting card robbed."),
                    Message("After {n} cards he stops in any case.", n=self.most) if self.most else "",
                    "" if self.pile else Message("The rest of the packet goes face down under the pack."))

    def _robbed(self, game: Rules) -> Words:
        dealer, cards = game.term("dealer"), game.set_words(self.cards)
        if self.who == Robber.DEALER:
            return Message("The {dealer} robs from the top of the {pile}: while the card turned up is one of {cards}, he takes it; at the "
                           "first other card he stops.", dealer=dealer, pile=game.term(self.pile), cards=cards)
        return Message("The player before the {dealer} robs from the bottom of the packet lifted: while the card turned up is one of "
                       "{cards}, he takes it; at the first other card he stops.", dealer=dealer, cards=cards)


@dataclass(frozen=True, kw_only=True)
class Batch(Give):
    """A batch of cards to each player, off the pack as it was cut and robbed; the last card of it may be `exposed`, and scores
    by the reward `scores`."""

    exposed: bool = False
    scores: str = "exposed"

    def packets(self, pack: Pack) -> tuple[tuple[str, int, int], ...]:
        """Nothing: the cards come from the stock."""
        return ()

    def begin(self, table: Table) -> None:
        """Give each seat its batch; the dealer gets what there is."""
        bit = table.ranks.bit
        for seat in table.seats_from(table.after(table.dealer)):
            batch, rest = table.stock[:self.each], table.stock[self.each:]
            table.set("stock", rest)
            last = batch[-1:] if self.exposed else ()
            hidden = sum([bit[number] for number in batch[:len(batch) - len(last)]])
            table.put(table.hands, seat, table.hands[seat] | hidden)
            table.tell("deal", seat, hidden, "pack", f"hand {seat}", 1 << seat)
            for number in last:
                source = BOTTOM if table.piles.get(BOTTOM, 0) >> number & 1 else "pack"
                if source == BOTTOM:
                    table.put(table.piles, BOTTOM, 0)
                table.put(table.hands, seat, table.hands[seat] | 1 << number)
                table.tell("show", seat, 1 << number, source, f"hand {seat}", word=LAST)
                score(table, self.scores, seat, number)
        table.set("dealt", table.dealt + self.each)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        dealer, each = game.term("dealer"), self.each
        if not self.exposed:
            return Message("The {dealer} gives each player a batch of {n} cards.", dealer=dealer, n=each)
        if game.sides.kind == ALONE:
            return Message("The {dealer} gives each player a batch of {n} cards, the last of them face up; if that card counts, the player "
                           "scores its value at once.", dealer=dealer, n=each)
        return Message("The {dealer} gives each player a batch of {n} cards, the last of them face up; if that card counts, the player's "
                       "side scores its value at once.", dealer=dealer, n=each)
