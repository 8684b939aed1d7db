"""What may be decided before the play in place of what `simple` would do: its plausible neighbours."""

from collections.abc import Sequence

from trionfi.bots.keep import worth_keeping
from trionfi.bots.lay import shortening, value
from trionfi.bots.melded import Melded
from trionfi.bots.memory import Memory
from trionfi.state.actions import Action, Choice
from trionfi.state.decisions import Advice, Asks

# What is worth the time: on these the sides, the stakes or the cards of a hand hang.
WEIGHED = (Asks.BID, Asks.LEVEL, Asks.CALL, Asks.WORDS, Asks.ANNOUNCEMENT, Asks.AIM, Asks.STAYING, Asks.DOUBLING)
IN_ORDER = (Asks.BID, Asks.LEVEL)
ABOVE, MANY = 2, 6      # bids above that of `simple`, and alternatives of other kinds
SETS = 5                # sets of cards to discard that one exchange makes


def alternatives(memory: Memory, usual: Action, seed: int | str) -> list[Action]:
    """What is to be weighed, first what `simple` would do; that alone where nothing else is."""
    view = memory.view
    if view.choice is not None:
        return _sets(memory, view.choice, usual) if view.choice.verb == "discard" else [usual]
    step = view.game.step(view.step)
    if step.asks not in WEIGHED:
        return [usual]
    offered = view.offered
    if step.asks in IN_ORDER and usual in offered:
        declined = [action for action in offered if step.advice(action) is Advice.DECLINES]
        return list(dict.fromkeys([usual, *declined, *_beside(offered, offered.index(usual))]))
    return list(dict.fromkeys([usual, *offered]))[:MANY]


def _sets(memory: Memory, choice: Choice, usual: Action) -> list[Action]:
    """This set, those that rid the hand of a suit, and those that one exchange makes."""
    return list(dict.fromkeys([usual, *shortening(memory, choice, usual), *_near(memory, choice, usual, SETS)]))


def _beside(offered: Sequence[Action], place: int) -> Sequence[Action]:
    """The bid below and those above."""
    return [*offered[max(0, place - 1):place], *offered[place + 1:place + 1 + ABOVE]]


def _near(memory: Memory, choice: Choice, usual: Action, count: int) -> list[Action]:
    """The sets that one exchange makes of this one, so many at most, the best first; of cards that count alike only the lowest is taken."""
    pack, kept, melded = memory.pack, worth_keeping(memory, memory.hand), Melded(memory)
    chosen = frozenset(pack.index[text] for text in usual.cards)
    cards = [pack.index[text] for text in choice.cards]
    sets = [chosen - {out} | {into} for out in chosen for into in cards if into not in chosen]
    ranked = sorted(sets, key=lambda one: (-round(value(memory, one, kept, melded), 9), sorted(one)))
    found: dict[float, Action] = {}
    for one in ranked:
        worth = round(value(memory, one, kept, melded), 9)
        if len(found) < count and worth not in found and choice.check(pack.texts[number] for number in sorted(one)) is None:
            found[worth] = choice.action(pack.texts[number] for number in sorted(one))
    return list(found.values())
