"""The bot `search`: it deals the unseen cards as they may lie, plays each of its choices on to the end, and compares what they bring."""

from typing import TYPE_CHECKING

from trionfi.bots.base import acting
from trionfi.bots.memory import Memory
from trionfi.bots.search.alternatives import alternatives
from trionfi.bots.search.believed import likely
from trionfi.bots.search.idea import Difference, difference
from trionfi.bots.search.laid import LaidTrial
from trionfi.bots.search.playout import Playout
from trionfi.bots.search.tabled import TableTrial
from trionfi.bots.search.trial import Trial
from trionfi.bots.search.weighed import Outlook, outlook, weighed
from trionfi.bots.search.world import worlds
from trionfi.bots.simple import SimpleBot
from trionfi.cards.chance import Chance
from trionfi.state.decisions import Asks
from trionfi.words import Message, Words

if TYPE_CHECKING:
    from trionfi.state.actions import Action
    from trionfi.state.view import View

EFFORT = 6000        # actions that are played in all for one decision
FIRST = 6            # worlds in which all choices are tried
SECOND = 16          # worlds in which the best of them is tried once more against what `simple` would do
CLEAR = 1.5          # by so many standard errors it must there be ahead
FOREMOST = 2.0       # and by so many the best of several that were tried together, of which one is often ahead by chance
SPARED = 3.0         # the same for a set discarded: of what the worlds foresee for it half came true (110 hands of Scarto)
REACH = 6            # cards in the hand, by the full rules: with more, quick rules tell less than those of `simple` do (measured at Mineo)
STREAM = 12


class SearchBot(SimpleBot):
    """Looks ahead where a card is to be played: by the kernel where its table says all of the play to come, else by the full rules when
    few cards are left. It looks ahead at discards, by the kernel where the play comes next, and at bids, calls and words by the full rules.
    Everything else it decides as `simple` does, and so it does where the worlds that it can think of leave open what is best."""

    name = "search"

    def __init__(self, seed: int | str = 0, effort: int = EFFORT):
        super().__init__(seed)
        self.effort = effort

    def _decide(self, view: "View") -> tuple["Action", Words]:
        acting(view)
        found = super()._decide(view)
        if view.game.step(view.step).asks is not Asks.CARD:
            return self._spoken(view, found)
        choices = self._choices(view, found[0])
        tabled = self._tabled(view, choices)
        if tabled is not None:
            most = tabled.best()
            return (most.action, ahead(most.more)) if most.more > FOREMOST * most.error else found
        trial = self._trial(view, choices)
        if trial is None:
            return found
        first = trial.tried_anew(FIRST, 3)
        rival = max(range(1, len(first)), key=lambda place: sum(first[place]))
        if sum(first[rival]) <= 0:
            return found
        trial.choices = [trial.choices[0], trial.choices[rival]]
        again = weighed(trial.choices[1], trial.tried_anew(SECOND, 1)[1])
        if again.more <= CLEAR * again.error:
            return found
        return again.action, ahead(again.more)

    def weigh(self, view: "View") -> Outlook | None:
        """The choices beside each other, that of `simple` first, in as many worlds as it takes to tell the best from the others, or as the
        effort allows; None where there is nothing to weigh. Raises IllegalAction when it is not this seat's turn."""
        acting(view)
        usual = super()._decide(view)[0]
        choices = self._choices(view, usual)
        trial = self._before(view, usual) or self._tabled(view, choices) or self._trial(view, choices)
        return None if trial is None else outlook(trial)

    def idea(self, view: "View", found: Outlook) -> Difference | None:
        """What a card brings that is clearly better than that of `simple`, among choices that were weighed; None where none is, or where no
        single thing makes the difference."""
        if not found.best or view.game.step(view.step).asks is not Asks.CARD or not found.gap(found.best, 0).clear:
            return None
        memory = Memory(view, self.habits)
        dealt = worlds(view, Chance(f"{self.seed}/{view.seat}/{len(view.events)}", STREAM))
        return difference(memory, Playout(memory), dealt, found.choices[found.best], found.choices[0])

    def _spoken(self, view: "View", found: tuple["Action", Words]) -> tuple["Action", Words]:
        """What is decided before the play: what `simple` would, unless something else is clearly better."""
        trial = self._before(view, found[0])
        most = None if trial is None else trial.best()
        clear = FOREMOST if view.choice is None else SPARED
        return (most.action, ahead(most.more)) if most is not None and most.more > clear * most.error else found

    def _before(self, view: "View", usual: "Action") -> Trial | LaidTrial | None:
        """The trial of a decision before the play, where there is one and worlds can be dealt."""
        memory = Memory(view, self.habits)
        choices, seed = alternatives(memory, usual, self.seed), f"{self.seed}/{view.seat}/{len(view.events)}"
        if len(choices) < 2:
            return None
        if view.choice is not None:
            laid = LaidTrial(view, memory, choices, seed, STREAM, self.effort)
            if laid.possible:
                return laid
        dealt = likely(worlds(view, Chance(seed, STREAM)), view.seat)
        trial = Trial(view, choices, Playout(memory), dealt, self.effort, settled=False)
        return trial if trial.possible else None

    def _choices(self, view: "View", usual: "Action") -> list["Action"]:
        """The cards to be weighed, that of `simple` first; none where no card is to be played, or there is nothing to choose."""
        step = view.game.step(view.step)
        if len(view.offered) < 2 or usual.verb != "play" or step.asks is not Asks.CARD:
            return []
        found = different(view, Memory(view, self.habits), usual)
        return found if len(found) > 1 else []

    def _tabled(self, view: "View", choices: list["Action"]) -> TableTrial | None:
        """The trial by the kernel, where its table says all of the play to come."""
        if not choices:
            return None
        trial = TableTrial(view, Memory(view, self.habits), choices, f"{self.seed}/{view.seat}/{len(view.events)}", STREAM, self.effort)
        return trial if trial.possible else None

    def _trial(self, view: "View", choices: list["Action"]) -> Trial | None:
        if view.hand.bit_count() > REACH or not choices:
            return None
        chance = Chance(f"{self.seed}/{view.seat}/{len(view.events)}", STREAM)
        trial = Trial(view, choices, Playout(Memory(view, self.habits)), worlds(view, chance), self.effort)
        return trial if trial.possible else None


def different(view: "View", memory: Memory, usual: "Action") -> list["Action"]:
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


def ahead(more: float) -> Words:
    """Why a choice was made that brings so much more on average than that of `simple`."""
    return Message("in deals that may be, it brings {more} more on average than what looks best at first sight", more=f"{more:.1f}")


PLAYER = SearchBot
