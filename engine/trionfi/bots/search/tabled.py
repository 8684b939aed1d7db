"""A decision tried out on the kernel's table: many worlds, every card to be weighed played on in each, by the rules of thumb of `simple`
until few cards are left, these as best they can be."""

from collections.abc import Sequence
from itertools import chain, islice
from typing import TYPE_CHECKING, cast

from trionfi.bots.memory import Memory
from trionfi.bots.search.knowledge import Knowledge
from trionfi.bots.search.playout import figures
from trionfi.bots.search.pool import drawable, drawn
from trionfi.bots.search.weighed import Weighed
from trionfi.bots.search.world import worlds
from trionfi.cards.chance import Chance
from trionfi.kernel import layout
from trionfi.kernel.compile import Numbers, compiled, left_out, position, still_to_play, world
from trionfi.kernel.compiled import fast, search
from trionfi.kernel.payoff import exact, times
from trionfi.kernel.reference import Worth
from trionfi.phases.play.play import Play
from trionfi.state.table import Table

if TYPE_CHECKING:
    from trionfi.state.actions import Action
    from trionfi.state.view import View

UNDRAWN = 12              # worlds that are dealt and played so far by the full rules, where none can be drawn
UNDRAWN_GROWN = 48        # and at most where all choices are to be told apart
LEAST, MOST = 4, 100      # worlds that are weighed for a move
GROWN = 800               # and at most where all choices are to be told apart
SAMPLES = 10              # groups of the first worlds, whose means are compared: the kernel sums up, and tells no two choices apart
TIMES = 60                # a compiled kernel plays so many cards in the time of one by the full rules
PARTS, HOPE = 4, 0.5      # where only the best is asked for: the part of the worlds, and the errors, that leave a choice no hope
ENOUGH = 8                # so many worlds at least for that
ROLLS = 1
SOLVED, SOLVED_SLOWLY = 12, 8  # with no more cards than these in all hands they are seen through to the end, compiled or not


class TableTrial:
    """The choices of a seat with what they bring, by the kernel."""

    def __init__(self, view: "View", memory: Memory, choices: list["Action"], seed: str, stream: int, effort: int):
        self.view, self.memory, self.choices, self.seed = view, memory, choices, seed
        self.table: list[int] | None = None
        self.found: list[list[float]] = [[] for _ in choices]
        self.tried = 0
        self.known = known = Knowledge(view)
        dealt = worlds(view, Chance(seed, stream), known)
        first = next(dealt, None)
        if first is None or left_out(first.table, cast(Play, first.step)) or not exact(first.table):
            return
        self.numbers = numbers = Numbers(view.game.pack)
        self.table = compiled(first.table, cast(Play, first.step), numbers, figures(memory))
        self.unit = times(first.table) / layout.PAY
        self.position = position(first.table, numbers, view.seat if view.actor is None else view.actor)
        self.policy = _policy(first.table)
        plies = len(choices) * max(1, view.hand.bit_count() * view.seats - len(view.plays))
        allowed = effort * (TIMES if fast() else 1) // plies
        self.dealt, self.first = chain([first], dealt), first
        self.worlds = self._drawn(max(LEAST, min(MOST, allowed)), seed)
        self.draws = bool(self.worlds)
        self.worlds = self.worlds or self._dealt(max(LEAST, min(UNDRAWN, allowed)))
        self.most = min(GROWN if self.draws else UNDRAWN_GROWN, allowed)

    def _drawn(self, count: int, seed: str) -> list[Sequence[int]]:
        """So many worlds drawn from all that the seat knows; none where they cannot be drawn."""
        if not drawable(self.view):
            return []
        return drawn(self.view, self.known, self.first.table, self.numbers, self.memory.habits.declarer_trumps, count, seed) or []

    def _dealt(self, count: int) -> list[Sequence[int]]:
        """The next worlds that are dealt and played so far, so many at most."""
        return [world(hand.table, self.numbers) for hand in islice(self.dealt, count)]

    @property
    def possible(self) -> bool:
        """Whether the kernel can weigh it."""
        return self.table is not None and len(self.worlds) >= LEAST

    def grow(self) -> bool:
        """Try all choices in the worlds of a move, then in as many more as there were, again and again; whether the effort allowed it."""
        if self.tried and 2 * self.tried > self.most:
            return False
        more, size = self.tried, max(1, len(self.worlds) // SAMPLES)
        dealt = self.worlds if not more else self._drawn(more, f"{self.seed}/{more}") if self.draws else self._dealt(more)
        for start in range(0, len(dealt) - size + 1, size):
            for own, worth in zip(self.found, self._worths([*range(len(self.choices))], dealt[start:start + size]), strict=True):
                own.append(worth.total / size * self.unit)
        self.tried += len(dealt)
        return bool(dealt)

    def gains(self) -> list[list[float]]:
        """What each choice brought more than the first, on average in each group of worlds."""
        return self.found

    def best(self) -> Weighed:
        """The best choice with what it brings beyond the first, which may be the first itself. Those that a part of the worlds leave no
        hope are weighed no longer."""
        every, all_of_them = [*range(len(self.choices))], len(self.worlds)
        few = self.worlds[:all_of_them // PARTS if all_of_them >= PARTS * ENOUGH else all_of_them]
        worths = self._worths(every, few)
        hopeful = [place for place in every[1:] if (one := self._weighed(place, worths[place], len(few))).more + HOPE * one.error > 0]
        if not hopeful:
            return Weighed(self.choices[0], 0.0, 0.0)
        more = self._worths([0, *hopeful], self.worlds[len(few):])[1:]
        return max([self._weighed(place, Worth(worths[place].total + rest.total, worths[place].squares + rest.squares), all_of_them)
                    for place, rest in zip(hopeful, more, strict=True)], key=lambda one: one.more)

    def _worths(self, places: list[int], dealt: list[Sequence[int]]) -> list[Worth]:
        """What these choices come to beyond the first of them in some of the worlds."""
        assert self.table is not None
        index = self.view.game.pack.index
        cards = [self.numbers.of[index[self.choices[place].cards[0]]] for place in places]
        return search(self.table, self.position, dealt, cards, ROLLS, self.policy, self.seed)

    def _weighed(self, place: int, worth: Worth, count: int) -> Weighed:
        mean = worth.total / count
        spread = max(0.0, worth.squares / count - mean * mean)
        return Weighed(self.choices[place], mean * self.unit, (spread / max(1, count - 1)) ** 0.5 * self.unit)


def _policy(table: Table) -> int:
    """How the worlds are played on: the last cards to the best of two sides, the others by rules of thumb."""
    sides = {table.side(seat) for seat in range(table.seats)}
    few = still_to_play(table) <= (SOLVED if fast() else SOLVED_SLOWLY)
    return layout.EXACT if few and len(sides) == 2 else layout.THUMB
