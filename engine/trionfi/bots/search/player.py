"""The bot `search`: it deals the unseen cards as they may lie, plays each of its choices on to the end, and compares what they bring."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from trionfi.bots.base import acting
from trionfi.bots.memory import Memory
from trionfi.bots.search.playout import Playout
from trionfi.bots.search.tabled import TableTrial
from trionfi.bots.search.weighed import Weighed
from trionfi.bots.search.world import worlds
from trionfi.bots.simple import SimpleBot
from trionfi.cards.chance import Chance
from trionfi.hand import Hand
from trionfi.state.decisions import Asks

if TYPE_CHECKING:
    from trionfi.state.actions import Action
    from trionfi.state.view import View

EFFORT = 6000        # actions that are played in all for one decision
FIRST = 6            # worlds in which all choices are tried
SECOND = 16          # worlds in which the best of them is tried once more against what `simple` would do
MOST = 80
CLEAR = 1.5          # by so many standard errors it must there be ahead
FOREMOST = 2.0       # and by so many the best of several that were tried together, of which one is often ahead by chance
REACH = 6            # cards in the hand, by the full rules: with more, quick rules tell less than those of `simple` do (measured at Mineo)
STREAM = 12
WHY = "in deals that may be, it brings {:.1f} more on average than what looks best at first sight"


class SearchBot(SimpleBot):
    """Looks ahead where a card is to be played: by the kernel where its table says all of the play to come, else by the full rules when
    few cards are left. Everything else it decides as `simple` does, and so it does where the worlds that it can think of leave open which
    card is best."""

    name = "search"

    def __init__(self, seed: int | str = 0, effort: int = EFFORT):
        super().__init__(seed)
        self.effort = effort

    def _decide(self, view: "View") -> tuple["Action", str]:
        acting(view)
        found = super()._decide(view)
        choices = self._choices(view, found[0])
        tabled = self._tabled(view, choices)
        if tabled is not None:
            most = tabled.best()
            return (most.action, WHY.format(most.more)) if most.more > FOREMOST * most.error else found
        trial = self._trial(view, choices)
        if trial is None:
            return found
        first = trial.gains(FIRST, 3)
        rival = max(range(1, len(first)), key=lambda place: sum(first[place]))
        if sum(first[rival]) <= 0:
            return found
        trial.choices = [trial.choices[0], trial.choices[rival]]
        again = _weighed(trial.choices[1], trial.gains(SECOND, 1)[1])
        if again.more <= CLEAR * again.error:
            return found
        return again.action, WHY.format(again.more)

    def weigh(self, view: "View") -> list[Weighed]:
        """The choices with their worth beside that of `simple`, which stands first; empty where there is nothing to weigh. Raises
        IllegalAction when it is not this seat's turn."""
        acting(view)
        choices = self._choices(view, super()._decide(view)[0])
        tabled = self._tabled(view, choices)
        if tabled is not None:
            return tabled.weighed()
        trial = self._trial(view, choices)
        return [] if trial is None else [_weighed(*one) for one in zip(trial.choices, trial.gains(SECOND, 1), strict=True)]

    def _choices(self, view: "View", usual: "Action") -> list["Action"]:
        """The cards to be weighed, that of `simple` first; none where no card is to be played, or there is nothing to choose."""
        step = view.game.step(view.step)
        if len(view.offered) < 2 or usual.verb != "play" or step.asks is not Asks.CARD:
            return []
        found = _different(view, Memory(view, self.habits), usual)
        return found if len(found) > 1 else []

    def _tabled(self, view: "View", choices: list["Action"]) -> TableTrial | None:
        """The trial by the kernel, where its table says all of the play to come."""
        if not choices:
            return None
        trial = TableTrial(view, Memory(view, self.habits), choices, f"{self.seed}/{view.seat}/{len(view.events)}", STREAM, self.effort)
        return trial if trial.possible else None

    def _trial(self, view: "View", choices: list["Action"]) -> "Trial | None":
        if view.hand.bit_count() > REACH or not choices:
            return None
        chance = Chance(f"{self.seed}/{view.seat}/{len(view.events)}", STREAM)
        trial = Trial(view, choices, Playout(Memory(view, self.habits)), worlds(view, chance), self.effort)
        return trial if trial.possible else None


class Trial:
    """A decision that is tried out: `choices`, the first of which is that of `simple`, in one world after another."""

    def __init__(self, view: "View", choices: list["Action"], playout: Playout, dealt: Iterator[Hand], effort: int):
        self.choices, self.playout, self.dealt, self.effort = choices, playout, dealt, effort
        self.player = view.seat if view.actor is None else view.actor
        self.left = max(1, view.hand.bit_count() * view.seats - len(view.plays))
        self.next = next(dealt, None)

    @property
    def possible(self) -> bool:
        """Whether any world can be dealt."""
        return self.next is not None

    def gains(self, least: int, part: int) -> list[list[float]]:
        """For each choice what it brings more than the first, world by world: as many worlds as that part of the effort allows, but not
        fewer than the least unless no more can be dealt."""
        count = max(least, min(MOST, self.effort // (part * self.left * len(self.choices))))
        found: list[list[Worth]] = [[] for _ in self.choices]
        while self.next is not None and len(found[0]) < count:
            for worths, action in zip(found, self.choices, strict=True):
                worths.append(_worth(self.next, self.playout, action, self.player))
            self.next = next(self.dealt, None)
        paid = any(worth.paid for worths in found for worth in worths)
        values = [[worth.paid if paid else worth.points for worth in worths] for worths in found]
        return [[value - usual for value, usual in zip(own, values[0], strict=True)] for own in values]


class Worth(NamedTuple):
    """What a hand brings a player beyond the mean of his opponents: in payments; and in what card points do for the hands to come, which
    tells where no hand is paid by itself."""

    paid: float
    points: float


def _worth(hand: Hand, playout: Playout, action: "Action", player: int) -> Worth:
    """What the hand brings if the player does this; the hand is then as it was."""
    moves = len(hand.moves)
    hand.push(action)
    playout.finish(hand)
    settlement, table = hand.settlement, hand.table
    assert settlement is not None
    side = table.side(player)
    foes = [seat for seat in range(hand.players) if seat not in side]
    paid, points = ([float(one) for one in each] for each in (settlement.scores, [table.gained(seat) for seat in range(hand.players)]))
    while len(hand.moves) > moves:
        hand.pop()
    return Worth(_beyond(paid, player, foes), playout.point * _beyond(points, player, foes))


def _beyond(scores: list[float], player: int, foes: list[int]) -> float:
    return scores[player] - sum([scores[foe] for foe in foes]) / max(1, len(foes))


def _weighed(action: "Action", found: list[float]) -> Weighed:
    count = len(found)
    if count < 2:
        return Weighed(action, 0.0, 0.0)
    mean = sum(found) / count
    return Weighed(action, mean, (sum([(one - mean) ** 2 for one in found]) / (count - 1) / count) ** 0.5)


def _different(view: "View", memory: Memory, usual: "Action") -> list["Action"]:
    """The cards that may be played, that of `simple` first; of those that stand next to each other and count alike only one."""
    pack = memory.pack
    first = pack.index[usual.cards[0]]
    found, seen = [usual], {first}
    for action in view.offered:
        if action.verb != "play":
            continue
        number = pack.index[action.cards[0]]
        if not any(alike(memory, number, other) for other in seen):
            found.append(action)
            seen.add(number)
    return found


def alike(memory: Memory, one: int, other: int) -> bool:
    """Whether two cards (their places in the pack) bring the same and are of one suit, and nobody else may hold a card between them."""
    pack, low, high = memory.pack, min(one, other), max(one, other)
    between = (1 << high) - (1 << low)
    lying = sum([1 << number for _, number in memory.view.plays])
    same = pack.suit_of[one] == pack.suit_of[other] and memory.gain[one] == memory.gain[other]
    return same and not (memory.out | lying) & between


PLAYER = SearchBot
