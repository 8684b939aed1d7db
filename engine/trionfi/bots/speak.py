"""Speaking in pauses: bids on the worth of the hand, offers and refusals on the fear of another's.

Measured: at each word of 700 deals of Mineo every other word was tried and the deal played on by `simple`. On ten and
fifteen cards "altre cinque" did as well as "mischio" with a hand worth 1.1 below nothing as declarer, 0.3 better at
0.2 below, 1.1 better at 0.25, 1.5 at 0.75 and 3.4 at 1.25 above. A solo came out even at nothing; on five cards, and
doubled, it brought 2.1 at 0.75 and 3.4 at 1.25, against 0.9 and 0.8 for going on, but swings widely. An offer to pay
cost about what it saved with the worst hands only: 2.5 below nothing on all cards, lower on fewer.

In 500 deals of the old Vanto, solos tried on five, ten and fifteen cards brought 0.3, 0.55 and 0.95 of what the hand seemed to
promise, less 5 to 20; players without the talon lost 4 to 13 each where nobody went solo.
"""

from trionfi.bots.memory import Memory
from trionfi.bots.prospect import DECLARING, payoff, share, strength
from trionfi.bots.strength import worth
from trionfi.bots.words import as_declarer
from trionfi.state.actions import Action
from trionfi.state.decisions import Saying
from trionfi.state.rules import Course
from trionfi.words import Message, Words

HOPE = (0.25, 0.28)     # going on brings so much for each point of worth, and so much more
PROMISE = (2.2, 0.4)    # the same with a hand that may well become declarer's
MONSTER = 1.2           # worth to be expected before a bid on part of the hand
TRUST, LOST = (1.5, 2.0), 14.0  # what a solo promises counts by a power of the part of the hand that is seen, less what it loses
BEHIND = 8.0            # what each loses, where each plays for himself, to the one who takes the talon
FEAR = (-3.2, 0.7)      # worth below which an offer is made: this, and so much more with all cards in hand


def speak(memory: Memory, step: Course) -> tuple[Action, Words]:
    """What to say in a pause, and why."""
    view = memory.view
    if not any(word.does in ("bid", "pay", "take") for word in step.speaking.sayings()):
        return vote(memory, step)
    if any(contract.bid == action.verb for contract in view.game.payments.contracts for action in view.offered):
        return alone(memory, step)
    value = worth(memory).value
    more = going_on(value) * (view.players - 1) / 2
    actions = {action.verb: action for action in view.offered}
    words: dict[str, Saying] = {}
    for word in step.speaking.sayings():
        if word.say in actions:
            words.setdefault(word.does, word)
    offers = _offers(memory, step)
    values = {"declarer": view.game.term("declarer"), "points": f"{value:+.1f}"}
    if "bid" in words and _bids(memory, step, words["bid"].rate, value, max(more if not step.speaking.closing else 0.0, offers)):
        return actions[words["bid"].say], as_declarer(view.game, value)
    if "take" in words and offers > more:
        return actions[words["take"].say], Message(
            "as {declarer} the hand should bring about {points} from each opponent: what is offered is better", **values)
    if "go on" in words and more > 0:
        return actions[words["go on"].say], Message(
            "as {declarer} the hand should bring about {points} from each opponent: it may become a good one", **values)
    if "pay" in words and value < FEAR[0] + FEAR[1] * memory.hand.bit_count() / view.game.hand_size:
        return actions[words["pay"].say], Message(
            "as {declarer} the hand should bring about {points} from each opponent: somebody else is likely strong, and would "
            "cost more", **values)
    if "abandon" not in words:
        return actions[words["go on"].say], Message(
            "as {declarer} the hand should bring about {points} from each opponent: too little to bid", **values)
    return actions[words["abandon"].say], Message(
        "as {declarer} the hand should bring about {points} from each opponent: a new deal is no loss", **values)


def vote(memory: Memory, step: Course) -> tuple[Action, Words]:
    """Whether to go on with the deal, where nothing else may be said: with a hand better than an average one."""
    view = memory.view
    more = strength(view.game, view.players, memory.hand)
    does = {word.say: word.does for word in step.speaking.sayings()}
    wanted = "go on" if more > 0 else "abandon"
    action = next((one for one in view.offered if does.get(one.verb) == wanted), view.offered[0])
    part = f"{abs(more):.0%}"
    if more > 0:
        return action, Message("the hand promises {part} of the card points more than an average one", part=part)
    return action, Message("the hand promises {part} of the card points less than an average one", part=part)


def alone(memory: Memory, step: Course) -> tuple[Action, Words]:
    """A solo where it pays more than to play for oneself, with the talon if that would come to this seat."""
    view = memory.view
    word = next(word for word in step.speaking.sayings() if word.does == "bid")
    actions = {action.verb: action for action in view.offered}
    talon = view.game.pack.size - view.players * view.game.hand_size
    first = view.seat == (view.dealer + 1) % view.players
    seen = TRUST[0] * (memory.hand.bit_count() / view.game.hand_size) ** TRUST[1]
    solo = seen * payoff(memory, share(memory, talon), word.rate, contract=word.say) - LOST
    single = (share(memory, talon if first else 0) - 1 / view.players - (0 if first else DECLARING)) * memory.stakes.total
    single -= 0 if first else BEHIND
    said = Message("alone the hand should bring about {solo} in all, otherwise {single}", solo=f"{solo:+.0f}", single=f"{single:+.0f}")
    if solo > single:
        return actions[word.say], said
    return next(actions[word.say] for word in step.speaking.sayings() if word.does == "go on"), said


def going_on(value: float) -> float:
    """What a player of three gains on a new deal when the deal goes on and he has a hand of this worth."""
    return max(HOPE[0] * value + HOPE[1], PROMISE[0] * value + PROMISE[1])


def _bids(memory: Memory, step: Course, rate: int, value: float, otherwise: float) -> bool:
    if not step.speaking.closing and value < MONSTER:
        return False
    return value > 0 and value * rate * (memory.view.players - 1) > otherwise


def _offers(memory: Memory, step: Course) -> int:
    """How many have offered to pay in this pause, if the offers can still be taken."""
    view = memory.view
    does = {word: entry.does for entry in step.speaking.sayings() for word in (entry.say, *entry.also)}
    position = (view.seat - view.dealer - 1) % view.players
    spoken = [does.get(word) for _, word in view.said[len(view.said) - position:]] if position else []
    return 0 if "take" in spoken else spoken.count("pay")
