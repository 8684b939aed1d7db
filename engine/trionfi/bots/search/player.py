"""The bot `search`: it deals the unseen cards as they may lie, plays each of its choices on to the end, and compares what they bring."""

from typing import TYPE_CHECKING, NamedTuple

from trionfi.bots.base import acting
from trionfi.bots.memory import Memory
from trionfi.bots.search.playout import Playout
from trionfi.bots.search.world import worlds
from trionfi.bots.simple import SimpleBot
from trionfi.cards.chance import Chance
from trionfi.hand import Hand
from trionfi.state.decisions import Asks

if TYPE_CHECKING:
    from trionfi.state.actions import Action
    from trionfi.state.view import View

EFFORT = 4000       # actions that are played in all for one decision
LEAST, MOST = 6, 60  # worlds
CLEAR = 1.0         # by so many standard errors another choice must be ahead of what `simple` would do
STREAM = 12
AHEAD = (Asks.CARD,)


class Weighed(NamedTuple):
    """A choice with what it is worth more than the one that `simple` would make: the mean over the worlds, in the game's unit, and its
    standard error."""

    action: "Action"
    more: float
    error: float


class SearchBot(SimpleBot):
    """Looks ahead where a card is to be played; everything else it decides as `simple` does, and so it does where the worlds that it
    can think of leave open which card is best."""

    name = "search"

    def __init__(self, seed: int | str = 0, effort: int = EFFORT):
        super().__init__(seed)
        self.effort = effort

    def _decide(self, view: "View") -> tuple["Action", str]:
        acting(view)
        found = super()._decide(view)
        weighed = self._weigh(view, found[0])
        best = max(weighed, key=lambda one: one.more - CLEAR * one.error, default=None)
        if best is None or best.more <= CLEAR * best.error:
            return found
        return best.action, f"in deals that may be, it brings {best.more:.1f} more than what looks best at first sight"

    def weigh(self, view: "View") -> list[Weighed]:
        """The choices with their worth beside that of `simple`; empty where there is nothing to weigh. Raises IllegalAction when it is
        not this seat's turn."""
        acting(view)
        return self._weigh(view, super()._decide(view)[0])

    def _weigh(self, view: "View", usual: "Action") -> list[Weighed]:
        if view.choice is not None or len(view.offered) < 2 or view.game.step(view.step).asks not in AHEAD or usual.verb != "play":
            return []
        memory = Memory(view, self.habits)
        choices = _different(view, memory, usual)
        if len(choices) < 2:
            return []
        gains: list[list[float]] = [[] for _ in choices]
        playout, chance = Playout(memory), Chance(f"{self.seed}/{view.seat}/{len(view.events)}", STREAM)
        for hand in worlds(view, self._worlds(view, len(choices)), chance):
            values = [_value(hand, playout, action, view.actor or 0) for action in choices]
            for found, value in zip(gains, values, strict=True):
                found.append(value - values[0])
        return [_weighed(action, found) for action, found in zip(choices, gains, strict=True)] if len(gains[0]) > 1 else []

    def _worlds(self, view: "View", choices: int) -> int:
        left = max(1, view.hand.bit_count() * view.seats - len(view.plays))
        return max(LEAST, min(MOST, self.effort // (left * choices)))


def _value(hand: Hand, playout: Playout, action: "Action", player: int) -> float:
    """What a hand brings the player beyond the mean of his opponents if he does this; the hand is then as it was."""
    moves = len(hand.moves)
    hand.push(action)
    playout.finish(hand)
    settlement = hand.settlement
    assert settlement is not None
    side = hand.table.side(player)
    foes = [score for seat, score in enumerate(settlement.scores) if seat not in side]
    found = float(settlement.scores[player]) - float(sum(foes)) / max(1, len(foes))
    while len(hand.moves) > moves:
        hand.pop()
    return found


def _weighed(action: "Action", found: list[float]) -> Weighed:
    count = len(found)
    mean = sum(found) / count
    return Weighed(action, mean, (sum([(one - mean) ** 2 for one in found]) / (count - 1) / count) ** 0.5)


def _different(view: "View", memory: Memory, usual: "Action") -> list["Action"]:
    """The cards that may be played, that of `simple` first; of those that stand next to each other and count alike only one."""
    pack, gain = memory.pack, memory.gain
    first = pack.index[usual.cards[0]]
    found, seen = [usual], {first}
    for action in view.offered:
        if action.verb != "play":
            continue
        number = pack.index[action.cards[0]]
        if not any(_alike(memory, number, other) and gain[number] == gain[other] for other in seen):
            found.append(action)
            seen.add(number)
    return found


def _alike(memory: Memory, one: int, other: int) -> bool:
    """Whether two cards are of one suit, and nobody else may hold a card between them."""
    pack, low, high = memory.pack, min(one, other), max(one, other)
    between = (1 << high) - (1 << low)
    lying = sum([1 << number for _, number in memory.view.plays])
    return pack.suit_of[one] == pack.suit_of[other] and not (memory.out | lying) & between


PLAYER = SearchBot
