"""Speaking in pauses and auctions: bids on the worth of the hand, offers and refusals on the fear of another's."""

from typing import TYPE_CHECKING

from trionfi.bots.strength import worth
from trionfi.phases import Auction, Duel, Level, Pause
from trionfi.phases.base import Action

if TYPE_CHECKING:
    from trionfi.view import View

EARLY = 0.9     # payments to be expected before a bid on part of the hand, which binds for more than it shows
PROMISE = -1.2  # below this a hand hopes for another deal
FEAR = -2.7     # below this somebody else is likely strong enough to win more than an offer costs
LADDER = (0.0, 0.7, 2.2, 3.2)  # payments to be expected before each higher bid of an auction


def speak(view: "View", step: Pause) -> tuple[Action, str]:
    """What to say in a pause, and why."""
    value = worth(view)
    actions = {action.verb: action for action in view.actions}
    words = {word.does: word for word in step.vocabulary if word.say in actions}
    hand = f"the hand should bring about {value:+.1f} from each opponent"
    offers = _offers(view, step)
    if "bid" in words and _bids(view, step, words["bid"].rate, value, offers):
        return actions[words["bid"].say], f"{hand} as declarer"
    if "take" in words and offers:
        return actions[words["take"].say], f"{hand}: what is offered is better"
    if "go on" in words and value > PROMISE:
        return actions[words["go on"].say], f"{hand}: worth seeing more cards"
    if "pay" in words and value < FEAR:
        return actions[words["pay"].say], f"{hand}: another is likely strong, and an offer costs less"
    return actions[words["abandon"].say], f"{hand}: a new deal is no loss"


def _bids(view: "View", step: Pause, rate: int, value: float, offers: int) -> bool:
    if not step.last:
        return value * rate > EARLY * 2 and value > EARLY
    return value * rate * (view.players - 1) > offers and value > 0


def _offers(view: "View", step: Pause) -> int:
    """How many have offered to pay in this pause, if the offers can still be taken."""
    pays = {word.say for word in step.vocabulary if word.does == "pay"}
    takes = {word.say for word in step.vocabulary if word.does == "take"}
    position = (view.seat - view.dealer - 1) % view.players
    spoken = view.said[len(view.said) - position:] if position else []
    if any(word in takes for _, word in spoken):
        return 0
    return sum(word in pays for _, word in spoken)


def bid(view: "View", step: Auction | Duel) -> tuple[Action, str]:
    """The highest bid that the hand is worth, or passing."""
    value = worth(view)
    ranks = {entry.say: rank for rank, entry in enumerate(step.bids)}
    hold = getattr(step, "hold", "")
    best = None
    for action in view.actions:
        rank = ranks.get(action.verb, 0 if action.verb == hold else None)
        if rank is not None and value > LADDER[min(rank, len(LADDER) - 1)]:
            best = action
    hand = f"the hand should bring about {value:+.1f} from each opponent"
    if best is None:
        return next(action for action in view.actions if action.verb == step.decline), f"{hand}: too little"
    return best, hand


def level(view: "View", step: Level) -> tuple[Action, str]:
    """The lowest level that may be played."""
    return view.actions[0], "no more than was bid"
