"""Declaring: everything that pays, in the split that pays most."""

from trionfi.bots.memory import Memory
from trionfi.melds import declarations, total
from trionfi.phases.declare import ASK, VERB, action_of
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.rules import Course
from trionfi.words import Words


def declare(memory: Memory, step: Course) -> tuple[Action, Words]:
    """The next declaration of the best set that the hand allows; then stopping."""
    view = memory.view
    question = next((action for action in view.offered if action.verb == ASK), None)
    if question is not None:
        return question, "whoever must pay, pays"
    stop = next((action for action in view.offered if action.verb != VERB), None)
    rewards, table = view.game.payments.rewards, view.game.melds
    leading = view.seat == view.contract.declarer or view.seat == view.partner
    wanted = [] if table is None else [action_of(one) for one in declarations(view.game.pack, view.hand, table)]
    open_ = [action for action in view.offered if action.verb == VERB]
    paying = [action for action in wanted if all(one.worth_declaring(action.word, leading) for one in rewards)]
    best = next((action for action in paying if action in open_), None)
    if best is None and stop is not None:
        return stop, "nothing more that pays"
    return best or open_[0], "it pays, and shows little that the others would not learn"


def claim(memory: Memory, step: Course) -> tuple[Action, Words]:
    """Whether the dealer declares before he takes the extra cards: when that wins. The others then declare what they have."""
    view = memory.view
    actions = {step.advice(action): action for action in view.offered}
    if Advice.WINS in actions:
        return actions[Advice.WINS], "it wins the match"
    if Advice.TAKES in actions:
        table = view.game.melds
        best = 0 if table is None else total(table, declarations(view.game.pack, view.hand, table)).value
        if view.standing.totals[view.seat] + view.game.payments.recorded_as(best) < view.game.match.goal:
            return actions[Advice.TAKES], "the declarations do not win"
    return declare(memory, step)
