"""Whether a deal goes on, and what is said of the cards meanwhile."""

from itertools import takewhile

from trionfi.bots.memory import Memory
from trionfi.bots.prospect import strength
from trionfi.bots.words import against_average, card_points
from trionfi.phases.bargain import ACCEPT, LATER, NOTHING, PAY, REFUSE, on_offer
from trionfi.phases.telling import TELL
from trionfi.phases.vote import DEMAND, FREE, GO_ON, INFORM
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.rules import Course
from trionfi.words import Message, Words

GOOD = 0.02     # of the card points above an average hand


def vote(memory: Memory, step: Course) -> tuple[Action, Words]:
    """A hand that is better than most should be played; of another it is said that other cards would be liked better."""
    view = memory.view
    does = {word.say: word.does for word in step.speaking.sayings()}
    value = strength(view.game, view.players, memory.hand)
    kinds = {does[action.verb] for action in view.offered}
    wanted = (GO_ON if value > -GOOD else "abandon") if GO_ON in kinds else DEMAND if value > GOOD else FREE if FREE in kinds else INFORM
    found = [action for action in view.offered if does[action.verb] == wanted] or list(view.offered)
    action = next((one for one in found if one.verb == "autras"), found[0])
    return action, against_average(value)


def tell(memory: Memory, step: Course) -> tuple[Action, Words]:
    """With a good hand the highest card is told of, so that the partner may count on it; the opponents hear it too, and so no more
    than one at a time. A poor hand is thrown in, a good one played."""
    view = memory.view
    actions = {step.advice(action): action for action in view.offered}
    value = strength(view.game, view.players, memory.hand)
    if Advice.DECLINES in actions:
        since = takewhile(lambda event: event.kind != "deal", reversed(view.events))
        told = any(event.word == TELL and event.seat == view.seat for event in since)
        cards = [action for action in view.offered if step.advice(action) is Advice.TELLS]
        if told or not cards or value < GOOD:
            return actions[Advice.DECLINES], "the opponents would hear it too"
        index = view.game.pack.index
        best = max(cards, key=lambda action: (memory.gain[index[action.cards[0]]], index[action.cards[0]]))
        return best, Message("the hand lies {more} of the card points from an average one, and the partner should know",
                             more=f"{value:+.2f}")
    friends = [event.seat in memory.side for event in view.events if event.word == TELL]
    value += GOOD * (2 * sum(friends) - len(friends))
    words = Message("with what was told the hand lies {more} of the card points from an average one", more=f"{value:+.2f}")
    return actions[Advice.GOES_ON if value > 0 else Advice.THROWS_IN], words


def openly(memory: Memory, step: Course) -> tuple[Action, Words]:
    """A dealer who has seen nothing good so far wants to see more."""
    value = strength(memory.view.game, memory.view.players, memory.hand)
    wanted = Advice.TURNS_UP if value < -GOOD else Advice.DECLINES
    action = next(action for action in memory.view.offered if step.advice(action) is wanted)
    return action, against_average(value)


def bargain(memory: Memory, step: Course) -> tuple[Action, Words]:
    """A poor hand pays a part of what it should lose, a good one waits for offers and refuses what is less than it should win."""
    view = memory.view
    worth = strength(view.game, view.players, memory.hand) * memory.stakes.total
    words = card_points(worth)
    actions = {str(action): action for action in view.offered}
    sums = [int(action.word) for action in view.offered if action.verb == ACCEPT and action.word]
    if ACCEPT in actions:
        left = on_offer(entry for entry in view.said if entry[1].partition(" ")[0] in (PAY, ACCEPT))
        return actions[ACCEPT if left > worth else REFUSE], words
    if worth > GOOD * memory.stakes.total:
        fair = next((number for number in sums if number > worth), 0)
        wanted = f"{ACCEPT} {fair}" if fair else LATER if LATER in actions else REFUSE
        return actions[wanted], words
    most = max((int(action.word) for action in view.offered if action.verb == PAY), default=0)
    pays = min(most, int(-worth / 3))
    return actions.get(f"{PAY} {pays}", actions[NOTHING]), words


def say_worth(memory: Memory, step: Course) -> tuple[Action, Words]:
    """What the hand allows to be said, unless it is a poor one for all that."""
    value = strength(memory.view.game, memory.view.players, memory.hand)
    action = memory.view.offered[-1] if value > -GOOD else memory.view.offered[0]
    return action, against_average(value)
