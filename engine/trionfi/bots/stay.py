"""Whether to play a hand or to drop out of it, and what to bid for a stock that is sold."""

from trionfi.bots.memory import Memory
from trionfi.bots.prospect import strength
from trionfi.melds import candidates
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.lupini import LUPINI, price, priced
from trionfi.state.rules import Course
from trionfi.words import Message, Words

UNEVEN = 1.5    # what a hand lacks in card points it loses again in cards captured and in what the others combine (ours)
FAIR = 10       # resti that a stock is worth to an average hand, as the usual starting price has it
MORE = 0.25     # of what a hand should bring, spent on a stock beyond that (ours)


def stay(memory: Memory, step: Course) -> tuple[Action, Words]:
    """A player drops out when the hand should cost more, against all others together, than dropping out does. For a stock that is sold
    he goes up by a step that is worth saying, up to what it is worth to his hand."""
    view, game = memory.view, memory.view.game
    shown = sum(float(one.value) for one in candidates(memory.pack, memory.hand, game.melds)) if game.melds else 0.0
    worth = strength(game, view.players, memory.hand) * memory.stakes.total * UNEVEN
    found = (worth * view.players + shown * (view.players - 1)) / game.payments.unit
    points = f"{found:+.1f}"
    actions = {step.advice(action): action for action in reversed(view.offered)}
    if Advice.TAKES in actions:
        limit = int((FAIR + max(0.0, found) * MORE) * LUPINI)
        bids = [action for action in view.offered if found > 0 and step.advice(action) is Advice.TAKES and price(action.verb) <= limit]
        words = Message("the hand should bring about {points} against all others: up to {price}", points=points, price=priced(limit))
        return (bids[:2] or [actions[Advice.DECLINES]])[-1], words
    cost = float(game.payments.stays_away((view.seat - view.dealer - 1) % view.players))
    drops = found < -cost
    words = Message("the hand should bring about {points} against all others, dropping out costs {cost}", points=points,
                    cost=f"{cost:.0f}")
    return actions[Advice.GIVES_UP if drops else Advice.DECLINES], words
