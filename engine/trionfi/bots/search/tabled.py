"""A decision tried out on the kernel's table: many worlds, every card to be weighed played on in each, by the rules of thumb of `simple`
until few cards are left, these as best they can be."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from trionfi.bots.memory import Memory
from trionfi.bots.search.knowledge import AGAIN, FIRST, Knowledge, Placing
from trionfi.bots.search.playout import figures
from trionfi.bots.search.weighed import Weighed
from trionfi.bots.search.world import whole, worlds
from trionfi.cards.chance import Chance
from trionfi.kernel import layout
from trionfi.kernel.compile import Numbers, compiled, laid_out, left_out, position, still_to_play
from trionfi.kernel.compiled import fast, search
from trionfi.kernel.payoff import exact, times
from trionfi.kernel.reference import Worth
from trionfi.phases.play.play import Play
from trionfi.state.table import Table

if TYPE_CHECKING:
    from trionfi.hand import Hand
    from trionfi.state.actions import Action
    from trionfi.state.view import View

PROVEN = 2                # worlds that are dealt and played so far by the full rules; others are then taken as they are drawn
UNDRAWN = 12              # and so many where the sides cannot be told from where the cards lie, so that none can be drawn
LEAST, MOST = 4, 100      # worlds that are weighed
TIMES = 60                # a compiled kernel plays so many cards in the time of one by the full rules
ROLLS = 1
SOLVED, SOLVED_SLOWLY = 12, 8  # with no more cards than these in all hands they are seen through to the end, compiled or not


class TableTrial:
    """The choices of a seat with what they bring, by the kernel."""

    def __init__(self, view: "View", memory: Memory, choices: list["Action"], seed: str, stream: int, effort: int):
        self.view, self.memory, self.choices, self.seed = view, memory, choices, seed
        self.table: list[int] | None = None
        chance = Chance(seed, stream)
        dealt = worlds(view, chance)
        first = next(dealt, None)
        if first is None or left_out(first.table, cast(Play, first.step)) or not exact(first.table):
            return
        self.numbers = numbers = Numbers(view.game.pack)
        self.table = compiled(first.table, cast(Play, first.step), numbers, figures(memory))
        self.unit = times(first.table) / layout.PAY
        self.position = position(first.table, numbers, view.seat if view.actor is None else view.actor)
        self.policy = _policy(first.table)
        plies = len(choices) * max(1, view.hand.bit_count() * view.seats - len(view.plays))
        self.worlds = self._drawn(first, dealt, chance, max(LEAST, min(MOST, effort * (TIMES if fast() else 1) // plies)))

    def _drawn(self, first: "Hand", dealt: Iterator["Hand"], chance: Chance, count: int) -> list[list[int]]:
        """The worlds: some that are proven; where the moves so far refuted none of them, more of the kind."""
        view, numbers = self.view, self.numbers
        found = [laid_out(first.table, numbers, first.table.piles | _hands(first))]
        drawable = not view.contract.hidden or bool(view.contract.called)
        proven = min(PROVEN if drawable else UNDRAWN, count)
        for hand in dealt:
            found.append(laid_out(hand.table, numbers, hand.table.piles | _hands(hand)))
            if len(found) >= proven:
                break
        if not drawable or len(found) < proven:
            return found
        known = Knowledge(view)
        placing = known.place()
        if placing is None:
            return found
        known.stir(placing, chance, FIRST)
        while len(found) < count:
            placing = self._likely(known, placing, chance)
            places = whole(known, placing)
            found.append(laid_out(first.table, numbers, places, self._hidden(places)))
        return found

    def _likely(self, known: Knowledge, placing: Placing, chance: Chance) -> Placing:
        """The next placing: the bid tells of trumps, each of which is so many times likelier with the declarer than with another. A placing
        that gives him fewer than the last is taken the more seldom."""
        now = dict(placing)
        known.stir(now, chance, AGAIN)
        hand, trumps = f"hand {self.view.contract.declarer}", self.memory.trumps
        fewer = (placing.get(hand, 0) & trumps).bit_count() - (now.get(hand, 0) & trumps).bit_count()
        taken = fewer <= 0 or chance.below(layout.SCALE) < layout.SCALE / self.memory.habits.declarer_trumps ** fewer
        return now if taken else placing

    def _hidden(self, places: dict[str, int]) -> int | None:
        """The hidden partner in a world: who holds the card that was called; the declarer where nobody else does."""
        contract = self.view.contract
        if not contract.hidden:
            return None
        card = self.view.game.pack.index[contract.called]
        return next((seat for seat in range(self.view.seats) if places.get(f"hand {seat}", 0) >> card & 1), contract.declarer)

    @property
    def possible(self) -> bool:
        """Whether the kernel can weigh it."""
        return self.table is not None and len(self.worlds) >= LEAST

    def weighed(self) -> list[Weighed]:
        """For each choice what it brings beyond the first."""
        assert self.table is not None
        index, count = self.view.game.pack.index, len(self.worlds)
        cards = [self.numbers.of[index[action.cards[0]]] for action in self.choices]
        worths = search(self.table, self.position, self.worlds, cards, ROLLS, self.policy, self.seed)
        return [_weighed(*one, count, self.unit) for one in zip(self.choices, worths, strict=True)]


def _policy(table: Table) -> int:
    """How the worlds are played on: the last cards to the best of two sides, the others by rules of thumb."""
    sides = {table.side(seat) for seat in range(table.seats)}
    few = still_to_play(table) <= (SOLVED if fast() else SOLVED_SLOWLY)
    return layout.EXACT if few and len(sides) == 2 else layout.THUMB


def _weighed(action: "Action", worth: Worth, count: int, unit: float) -> Weighed:
    mean = worth.total / count
    spread = max(0.0, worth.squares / count - mean * mean)
    return Weighed(action, mean * unit, (spread / (count - 1)) ** 0.5 * unit)


def _hands(hand: "Hand") -> dict[str, int]:
    table = hand.table
    return {f"{place} {seat}": cards for place, seats in (("hand", table.hands), ("won", table.won)) for seat, cards in enumerate(seats)}
