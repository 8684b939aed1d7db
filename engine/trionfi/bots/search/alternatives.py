"""What may be decided before the play in place of what `simple` would do: its plausible neighbours."""

from collections.abc import Sequence

from trionfi.bots.lay import near
from trionfi.bots.memory import Memory
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Asks

# What is worth the time: on these the sides, the stakes or the cards of a hand hang.
WEIGHED = (Asks.BID, Asks.LEVEL, Asks.CALL, Asks.WORDS, Asks.ANNOUNCEMENT, Asks.AIM, Asks.STAYING, Asks.DOUBLING)
IN_ORDER = (Asks.BID, Asks.LEVEL)
ABOVE, MANY = 2, 6      # bids above that of `simple`, and alternatives of other kinds
SETS = 5                # other sets of cards to lay away


def alternatives(memory: Memory, usual: Action, seed: int | str) -> list[Action]:
    """What is to be weighed, first what `simple` would do; that alone where nothing else is."""
    view = memory.view
    if view.choice is not None:
        return [usual, *near(memory, view.choice, usual, SETS)] if view.choice.verb == "discard" else [usual]
    step = view.game.step(view.step)
    if step.asks not in WEIGHED:
        return [usual]
    offered = view.offered
    if step.asks in IN_ORDER and usual in offered:
        declined = [action for action in offered if step.advice(action) is Advice.DECLINES]
        return list(dict.fromkeys([usual, *declined, *_beside(offered, offered.index(usual))]))
    return list(dict.fromkeys([usual, *offered]))[:MANY]


def _beside(offered: Sequence[Action], place: int) -> Sequence[Action]:
    """The bid below and those above."""
    return [*offered[max(0, place - 1):place], *offered[place + 1:place + 1 + ABOVE]]
