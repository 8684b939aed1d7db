"""Whether a deal goes on, and what is said of the cards meanwhile."""

from trionfi.bots.memory import Memory
from trionfi.bots.prospect import strength
from trionfi.phases import Telling, Vote
from trionfi.phases.base import Action
from trionfi.phases.vote import DEMAND, FREE, GO_ON, INFORM

GOOD = 0.02     # of the card points above an average hand


def vote(memory: Memory, step: Vote) -> tuple[Action, str]:
    """A hand that is better than most should be played; of another it is said that other cards would be liked better."""
    view = memory.view
    does = {word.say: word.does for word in step.vocabulary}
    value = strength(view.game, view.players, memory.hand)
    kinds = {does[action.verb] for action in view.actions}
    wanted = (GO_ON if value > -GOOD else "abandon") if GO_ON in kinds else DEMAND if value > GOOD else FREE if FREE in kinds else INFORM
    found = [action for action in view.actions if does[action.verb] == wanted] or list(view.actions)
    action = next((one for one in found if one.verb == "autras"), found[0])
    return action, f"the hand lies {value:+.2f} of the card points from an average one"


def tell(memory: Memory, step: Telling) -> tuple[Action, str]:
    """Nothing is told, since the opponents hear it too; a poor hand is thrown in, a good one played."""
    view = memory.view
    actions = {action.verb: action for action in view.actions if not action.cards}
    if step.decline in actions:
        return actions[step.decline], "the opponents would hear it too"
    value = strength(view.game, view.players, memory.hand)
    wanted = (step.keep, step.go_on) if value > 0 else (step.stop, step.throw)
    return next(actions[word] for word in wanted if word in actions), f"the hand lies {value:+.2f} of the card points from an average one"
