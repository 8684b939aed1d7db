"""Each choice of a seat played on to the end of the hand, in one layout of the hidden cards after another."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import TYPE_CHECKING

from trionfi.bots.memory import Memory
from trionfi.bots.search.believed import SOON, believed
from trionfi.bots.search.playout import Playout
from trionfi.bots.search.world import worlds
from trionfi.cards.chance import Chance
from trionfi.counting import Points
from trionfi.hand import Hand
from trionfi.values import NamedTuple

if TYPE_CHECKING:
    from trionfi.state.actions import Action
    from trionfi.state.view import View

STREAM = 13


class Outcome(NamedTuple):
    """How a hand ended for a player: what he is `paid`, in the unit of the payments; what choices are compared by, the same where all
    payments cancel, else by how much it is more than the others are paid on average; whether his side was the declarer's; and whether it
    won."""

    paid: Points
    worth: float
    declares: bool
    won: bool


class Layouts:
    """Layouts that fit a view, drawn by a seed. Where some are soon found in which every other player, being the bot `simple`, would have
    spoken as he has, there are no others; `believed` says whether."""

    def __init__(self, view: "View", seed: int | str, believed_before: bool = True):
        self.view = view
        dealt = worlds(view, Chance(seed, STREAM))
        spoken = believed(dealt, view.seat, SOON) if believed_before else iter(())
        first = next(spoken, None)
        self.believed = first is not None
        self._hands: Iterator[Hand] = dealt if first is None else chain([first], spoken)

    def played(self, choices: Sequence["Action | None"], count: int) -> Iterator[list[Outcome]]:
        """So many layouts, or as many as can be dealt: how each choice ends there, if all play on by quick rules of thumb; None stands for
        playing on without one."""
        playout = Playout(Memory(self.view))
        for hand in islice(self._hands, count):
            yield [_ended(hand, choice, self.view.seat, playout) for choice in choices]


def _ended(hand: Hand, choice: "Action | None", seat: int, playout: Playout) -> Outcome:
    """How the hand ends after a choice; it is then as it was."""
    before = len(hand.moves)
    if choice is not None:
        hand.push(choice)
    playout.finish(hand)
    found = outcome(hand, seat)
    while len(hand.moves) > before:
        hand.pop()
    return found


def outcome(hand: Hand, seat: int) -> Outcome:
    """How a hand that is over ended for a player. A declarer's side wins by what the game asks of it, anybody else by being paid more than
    the others are on average."""
    scores, table, payments = hand.scores, hand.table, hand.game.payments
    others = [score for one, score in enumerate(scores) if one != seat]
    beyond = float(scores[seat]) - float(sum(others)) / len(others)
    worth = float(scores[seat]) if payments.zero_sum else beyond
    declarer = table.contract.declarer
    if declarer is None or seat not in table.side(declarer):
        return Outcome(scores[seat], worth, False, beyond > 0)
    facts = payments.facts(hand.game.pack, hand.game.counting, hand.players, payments.played(table))
    return Outcome(scores[seat], worth, True, payments.won(facts))
