"""A decision tried out by the full rules: each choice made and the hand played to its end, in one world after another."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from trionfi.bots.search.playout import Playout
from trionfi.bots.search.weighed import Weighed, rivals, weighed
from trionfi.hand import Hand
from trionfi.values import NamedTuple

if TYPE_CHECKING:
    from trionfi.state.actions import Action
    from trionfi.state.view import View

FEWEST, MOST = 16, 320  # worlds where all are to be told apart: so many at first, and at most
GROWN = 4               # times the effort of a move for that
LITTLE = 4              # worlds that are worth going on for
AT_ONCE = 80            # worlds where choices are tried once
BEGIN, ENOUGH = 8, 64   # worlds in which all choices are tried at first, and the most where only the best is asked for
HOPE = 0.0              # so many errors behind the first a choice is given up


class Trial:
    """A decision that is tried out: `choices`, the first of which is that of `simple`, in one world after another. What a hand brings is
    reckoned beyond the mean of the opponents, or of all others as long as the sides are not `settled`: a choice may change them then."""

    def __init__(self, view: "View", choices: list["Action"], playout: Playout, dealt: Iterator[Hand], effort: int, settled: bool = True):
        self.choices, self.playout, self.dealt, self.effort, self.settled = choices, playout, dealt, effort, settled
        self.player = view.seat if view.actor is None else view.actor
        held = view.hand.bit_count() if settled else view.game.tricks
        self.left = max(1, held * view.seats - len(view.plays))
        self.next = next(dealt, None)
        self.values: list[list[Worth]] = [[] for _ in choices]
        self.spared = GROWN * effort // self.left

    @property
    def possible(self) -> bool:
        """Whether any world can be dealt."""
        return self.next is not None

    def best(self) -> Weighed:
        """The best choice with what it brings beyond the first, which may be the first itself. The choices are tried in so many worlds as
        the effort allows; those that the worlds so far leave no hope are tried no longer."""
        places, count, left = [*range(len(self.choices))], BEGIN, self.effort // self.left
        values: list[list[Worth]] = [[] for _ in self.choices]
        found = {0: Weighed(self.choices[0], 0.0, 0.0)}
        while len(places) > 1 and self.next is not None and len(values[0]) + count <= ENOUGH and left >= count * len(places):
            left -= count * len(places)
            self._try(values, places, count)
            gains = _gains([values[place] for place in places])
            found |= {place: weighed(self.choices[place], gain) for place, gain in zip(places, gains, strict=True)}
            places = [place for place in places if not place or found[place].more + HOPE * found[place].error > 0]
            count = len(values[0])
        return max([found[place] for place in places], key=lambda one: one.more) if len(values[0]) > BEGIN else found[0]

    @property
    def tried(self) -> int:
        """In how many worlds the first choice was tried, and all that were not soon told from the best."""
        return len(self.values[0])

    def grow(self) -> bool:
        """Try the choices in a few worlds, then those that are not told from the best yet in as many more as there were, again and again;
        whether the effort allowed it and there were any."""
        before, places, count = self.tried, [*range(len(self.choices))], FEWEST
        if before:
            places = rivals(self.gains())
            count = min(before, MOST - before, self.spared // len(places))
        if self.next is None or count < LITTLE:
            return False
        self._try(self.values, places, count)
        self.spared -= (self.tried - before) * len(places)
        return True

    def gains(self) -> list[list[float]]:
        """What each choice brought more than the first, world by world, in as many as it was tried."""
        return _gains(self.values)

    def _try(self, values: list[list["Worth"]], places: list[int], count: int) -> None:
        """Play these choices on in so many more worlds, as far as these can be dealt."""
        for _ in range(count):
            if self.next is None:
                return
            for place in places:
                values[place].append(self._worth(self.next, self.choices[place]))
            self.next = next(self.dealt, None)

    def _worth(self, hand: Hand, action: "Action") -> "Worth":
        """What the hand brings if the player does this; the hand is then as it was."""
        player = self.player
        with self.playout.ended(hand, action):
            settlement, table = hand.settlement, hand.table
            assert settlement is not None
            friends = table.side(player) if self.settled else (player,)
            foes = [seat for seat in range(hand.players) if seat not in friends]
            scores, points = [float(one) for one in settlement.scores], [float(table.gained(seat)) for seat in range(hand.players)]
        return Worth(_beyond(scores, player, foes), self.playout.point * _beyond(points, player, foes))

    def tried_anew(self, least: int, part: int) -> list[list[float]]:
        """For each choice what it brings more than the first, world by world: as many more worlds as that part of the effort allows, but
        not fewer than the least unless no more can be dealt."""
        count = max(least, min(AT_ONCE, self.effort // (part * self.left * len(self.choices))))
        found: list[list[Worth]] = [[] for _ in self.choices]
        self._try(found, [*range(len(self.choices))], count)
        return _gains(found)


class Worth(NamedTuple):
    """What a hand brings a player beyond the mean of his opponents: in payments; and in what card points do for the hands to come, which
    tells where no hand is paid by itself."""

    paid: float
    points: float


def _gains(found: list[list[Worth]]) -> list[list[float]]:
    """What each choice brings more than the first, world by world."""
    paid = any(worth.paid for worths in found for worth in worths)
    values = [[worth.paid if paid else worth.points for worth in worths] for worths in found]
    return [[value - usual for value, usual in zip(own, values[0], strict=False)] for own in values]


def _beyond(scores: list[float], player: int, foes: list[int]) -> float:
    return scores[player] - sum([scores[foe] for foe in foes]) / max(1, len(foes))
