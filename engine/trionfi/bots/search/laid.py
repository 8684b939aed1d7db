"""A discard tried out on the kernel's table: many worlds, each set of cards discarded in all of them, and the hand played on."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from trionfi.bots.memory import Memory
from trionfi.bots.search.knowledge import Knowledge
from trionfi.bots.search.playout import figures
from trionfi.bots.search.pool import drawable, drawn
from trionfi.bots.search.tabled import LEAST, TIMES
from trionfi.bots.search.weighed import Weighed, weighed
from trionfi.bots.search.world import worlds
from trionfi.bots.simple import SimpleBot
from trionfi.cards.chance import Chance
from trionfi.kernel import layout as at
from trionfi.kernel.compile import Numbers, compiled, left_out, position
from trionfi.kernel.compiled import fast, worths
from trionfi.kernel.payoff import exact, times
from trionfi.phases.play.play import Play
from trionfi.state.decisions import Asks
from trionfi.values import replace

if TYPE_CHECKING:
    from trionfi.hand import Hand
    from trionfi.state.actions import Action
    from trionfi.state.view import View

MOST = 200          # worlds that are weighed for a move
GROWN = 800         # and at most where all choices are to be told apart


class LaidTrial:
    """The sets that a seat may discard, `choices`, with what they bring, by the kernel, where the play comes next. What is declared or
    announced between the discard and the first card is taken from one world."""

    def __init__(self, view: "View", memory: Memory, choices: list["Action"], seed: str, stream: int, effort: int):
        self.view, self.choices, self.seed = view, choices, seed
        self.worlds: list[Sequence[int]] = []
        self.values: list[list[int]] = [[] for _ in choices]
        self.likelier = memory.habits.declarer_trumps
        self.known = known = Knowledge(view)
        hand = next(worlds(view, Chance(seed, stream), known), None)
        if hand is None or not drawable(view) or not _played_on(hand, choices[0]):
            return
        table, play = hand.table, cast(Play, hand.step)
        if left_out(table, play) or not exact(table):
            return
        self.numbers, self.dealt = Numbers(view.game.pack), table
        self.table = compiled(table, play, self.numbers, figures(memory))
        self.unit = times(table) / at.PAY
        self.position = position(table, self.numbers, view.seat if view.actor is None else view.actor)
        plies = len(choices) * table.game.tricks * view.seats
        allowed = effort * (TIMES if fast() else 1) // plies
        self.most = min(GROWN, allowed)
        self.worlds = self._drawn(max(LEAST, min(MOST, allowed)), seed)

    def _drawn(self, count: int, seed: str) -> list[Sequence[int]]:
        """So many worlds drawn from all that the seat knows; none where they cannot be drawn."""
        return drawn(self.view, self.known, self.dealt, self.numbers, self.likelier, count, seed) or []

    @property
    def possible(self) -> bool:
        """Whether the kernel can weigh it."""
        return bool(self.worlds)

    @property
    def tried(self) -> int:
        """In how many worlds the choices were tried."""
        return len(self.values[0])

    def grow(self) -> bool:
        """Try all choices in the worlds of a move, then in as many more as there were, again and again; whether the effort allowed it."""
        if self.tried and 2 * self.tried > self.most:
            return False
        dealt = self._drawn(self.tried, f"{self.seed}/{self.tried}") if self.tried else self.worlds
        for own, action in zip(self.values, self.choices, strict=True):
            own += worths(self.table, self.position, [self._laid(world, action) for world in dealt], at.THUMB, self.seed)
        return bool(dealt)

    def mean(self, action: "Action", count: int) -> float:
        """What a set brings on average in the first so many worlds."""
        dealt = [self._laid(world, action) for world in self.worlds[:count]]
        return self.unit * sum(worths(self.table, self.position, dealt, at.THUMB, self.seed)) / len(dealt)

    def gains(self) -> list[list[float]]:
        """What each choice brought more than the first, world by world."""
        return [[self.unit * (value - usual) for value, usual in zip(own, self.values[0], strict=True)] for own in self.values]

    def best(self) -> Weighed:
        """The best choice with what it brings beyond the first, which may be the first itself."""
        if not self.tried:
            self.grow()
        return max([weighed(*one) for one in zip(self.choices, self.gains(), strict=True)], key=lambda one: one.more)

    def _laid(self, world: Sequence[int], action: "Action") -> list[int]:
        """A world after the discard."""
        found, cards = [*world], self.numbers.mask(self.view.game.pack.mask(action.cards))
        start = at.WORLD_SEAT * self.view.seat
        for slot, lying in ((at.HAND, at.mask_at(found, start + at.HAND) & ~cards), (at.AWAY, at.mask_at(found, start + at.AWAY) | cards)):
            found[start + slot:start + slot + at.WORDS] = at.words(lying)
        return found


def _played_on(hand: "Hand", action: "Action") -> bool:
    """Play a hand on from the discard to its first card; whether no other card has moved by then, and nothing was bid or called."""
    table, seat, simple, contract = hand.table, hand.turn, SimpleBot(0), hand.table.contract
    before, cards = [*table.hands], table.pack.mask(action.cards)
    hand.push(action)
    while (turn := hand.turn) is not None and hand.step.asks is not Asks.CARD:
        hand.push(simple.choose(hand.view(turn)))
    after = [mask ^ (cards if number == seat else 0) for number, mask in enumerate(before)]
    away, same = table.piles.get(f"discard {seat}", 0), replace(table.contract, announced=contract.announced) == contract
    return hand.turn is not None and not table.tricks and [*table.hands] == after and not cards & ~away and same
