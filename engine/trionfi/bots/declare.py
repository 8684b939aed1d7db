"""Declaring: everything that pays, in the split that pays most."""

from trionfi.bots.memory import Memory
from trionfi.melds import declarations, total
from trionfi.phases import ClaimEarly, Declare, Play
from trionfi.phases.declare import ASK, VERB, action_of
from trionfi.state.actions import Action


def declare(memory: Memory, step: Declare | Play | ClaimEarly) -> tuple[Action, str]:
    """The next declaration of the best set that the hand allows; then stopping."""
    view = memory.view
    question = next((action for action in view.actions if action.verb == ASK), None)
    if question is not None:
        return question, "whoever must pay, pays"
    stop = next((action for action in view.actions if action.verb != VERB), None)
    rewards = view.game.payments.rewards
    leading = view.seat == view.contract.declarer or view.seat == view.partner
    wanted = [action_of(one) for one in declarations(view.game.pack, view.hand, view.game.melds)]  # type: ignore[arg-type]
    open_ = [action for action in view.actions if action.verb == VERB]
    paying = [action for action in wanted if all(one.worth_declaring(action.word, leading) for one in rewards)]
    best = next((action for action in paying if action in open_), None)
    if best is None and stop is None:
        best = open_[0]
    if best is not None:
        return best, "it pays, and shows little that the others would not learn"
    return stop, "nothing more that pays"  # type: ignore[return-value]


def claim(memory: Memory, step: ClaimEarly) -> tuple[Action, str]:
    """Whether the dealer declares before he takes the extra cards: when that wins. The others then declare what they have."""
    view = memory.view
    actions = {action.verb: action for action in view.actions}
    if step.out.word in actions:
        return actions[step.out.word], "it wins the match"
    if step.take in actions:
        table = view.game.melds
        best = total(table, declarations(view.game.pack, view.hand, table)).value  # type: ignore[arg-type]
        if view.standing.totals[view.seat] + view.game.payments.recorded_as(best) < view.game.match.goal:
            return actions[step.take], "the declarations do not win"
    return declare(memory, step)
