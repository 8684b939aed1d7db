"""Bidding in auctions: the bid that pays most by the hand's prospects, or passing when none pays."""

from functools import cache
from importlib import import_module

from trionfi.bots.announce import all_tricks
from trionfi.bots.ask import own
from trionfi.bots.call import called
from trionfi.bots.memory import Memory
from trionfi.bots.prospect import payoff, share, strength
from trionfi.bots.words import as_declarer
from trionfi.settlement.reward import won_tables
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Bidding
from trionfi.state.rules import Course, Rules, as_usual
from trionfi.values import NamedTuple
from trionfi.words import Message, Words

ASKED = 0.067   # of the card points, for each card that may be asked for
AGAINST = 0.16  # less where combinations count: who has all the rest has most of them (330 hands of Terziglio)
CLOSED = 0.055  # less with a partner to be called when a talon that others may take stays closed (300 hands of Tarot d'appel)
MORE = 0.15     # of what a lower bid pays, before a higher one is made
FIXED = 0.13    # less with a partner who is given and not chosen (120 hands for six)
SHOWN = 0.06    # more with a partner who has shown a card by his bid (ours)
DOUBLED = 0.12  # better than an average hand, before another's bid is doubled (ours)
AS_SAID = 0, 1000   # what is added to a promise, and how often it is taken, where nothing else was measured
KEPT = 1.0      # of their share in the pack, for talon cards that count unseen


def prospects(memory: Memory, bid: Bidding) -> float:
    """The share of the card points that a bid promises."""
    partners = _partners(memory, bid)
    game = memory.view.game
    talon = sum(size for place, size in memory.view.counts.items() if place == "talon")
    takes = any(pile.who == "declarer" for step in game.course for pile in step.laying.taken)
    more = 0.0
    for step in game.course:
        more += ASKED * step.speaking.asks_for(bid.say)
    if won_tables(game.payments.rewards):
        more -= AGAINST
    if takes and talon and bid.talon != "take" and partners:
        more -= CLOSED
    if partners and any(step.speaking.pairs for step in game.course):
        more -= FIXED
    if _shown(memory, memory.view.seat + memory.view.players // 2):
        more += SHOWN
    if bid.talon == "keep":
        more += KEPT * talon / game.pack.size
    return share(memory, talon if takes and bid.talon == "take" else 0, partners) + more


def _partners(memory: Memory, bid: Bidding) -> int:
    """How many partners a declarer at this bid is still to find."""
    return int(any(step.speaking.pairs or step.speaking.partner_at(bid.say) for step in memory.view.game.course))


def _shown(memory: Memory, seat: int) -> bool:
    """Whether a seat has shown a card by what it has bid."""
    shows = {bid.say for step in memory.view.game.course for bid in step.speaking.levels() if bid.shows}
    return any(speaker == seat % memory.view.players and word in shows for speaker, word in memory.view.said)


class Offer(NamedTuple):
    """A bid that may be made now: what each opponent then pays on average, how it is made, the word of the bid, and what the hand promises
    at sight, before that was put right by what came true."""

    worth: float
    action: Action
    bid: str
    sight: float


@cache
def corrections(family: str) -> dict[str, dict[str, tuple[int, int]]]:
    """How the bids of a family's games are put right, by game and bid."""
    found: dict[str, dict[str, tuple[int, int]]] = import_module(f"trionfi.bots.borne_out.{family}").LINES
    return found


def borne_out(game: Rules, bid: str, sight: float) -> float:
    """What came true of bids that promised so much at sight, where the game is played by the rules by which that was measured."""
    more, times = corrections(game.family).get(game.slug, {}).get(bid, AS_SAID) if as_usual(game) else AS_SAID
    return more / 100 + times / 1000 * sight


def at_sight(memory: Memory, bid: Bidding) -> float:
    """What each opponent pays a declarer at this bid by what the hand promises; nothing for one that is not played."""
    if any(step.speaking.thrown_in_at(bid.say) for step in memory.view.game.course):
        return 0.0
    for word, amount in memory.stakes.sweeps:
        if word == bid.say:
            return amount * (2 * all_tricks(memory) - 1)
    players, partners = memory.view.players, _partners(memory, bid)
    if bid.apart:
        return (prospects(memory, bid) - 1 / players) * memory.stakes.total / (players - 1)
    partner = (memory.seat + 1) % players if partners else None
    return payoff(memory, prospects(memory, bid), bid.rate, partner=partner, contract=bid.say) / (players - 1)


def offers(memory: Memory, step: Course) -> list[Offer]:
    """Every bid that may be made now, with its worth."""
    bids = {entry.say: entry for entry in step.speaking.levels()}
    held = _standing(memory, step)
    entries = [(bids.get(action.verb) or (held if step.advice(action) is Advice.HOLDS else None), action)
               for action in _with_a_partner(memory)]
    promised = [(entry.say, action, at_sight(memory, entry)) for entry, action in entries if entry is not None]
    return [Offer(borne_out(memory.view.game, word, sight), action, word, sight) for word, action, sight in promised]


def _with_a_partner(memory: Memory) -> list[Action]:
    """What may be said now, without bids that name a card of the own hand where another names one that brings a partner."""
    actions, pack = memory.view.offered, memory.pack
    mine = {action for action in actions if len(action.cards) == 1 and memory.hand & pack.mask(action.cards)}
    found = {action.verb for action in actions if len(action.cards) == 1 and action not in mine}
    return [action for action in actions if action not in mine or action.verb not in found]


def bid(memory: Memory, step: Course) -> tuple[Action, Words]:
    """The bid that pays most of those that promise something at sight, or passing. A promise comes true in part only; but who passes leaves
    the bid to others, and that costs too."""
    view = memory.view
    if step.advice(view.offered[0]) is Advice.NAMES:
        return named(memory), "what does most for the hand"
    found = offers(memory, step)
    promising = [offer for offer in found if offer.sight > 0]
    best, action = _clearly(promising or found)
    if not promising:
        other = _word(memory, step)
        if other is not None:
            return other
        passing = next((one for one in view.offered if step.advice(one) is Advice.DECLINES), action or view.offered[0])
        return passing, Message("as {declarer} the hand should bring about {points} from each opponent: too little", points=f"{best:+.1f}",
                                declarer=view.game.term("declarer"))
    return action or view.offered[0], as_declarer(view.game, best)


def named(memory: Memory) -> Action:
    """The card that goes with the bid: that of a partner, or the best that may be bought."""
    view, held = memory.view, memory.hand
    asked = any(step.speaking.asks_for(view.contract.bid) for step in view.game.course)
    if not asked:
        return called(memory)[0]
    mine = own(memory)
    open_ = [action for action in view.offered if not mine >> memory.pack.index[action.cards[0]] & 1]
    return max(open_, key=lambda action: (
        round(strength(view.game, view.players, held | memory.pack.mask(action.cards)), 9), memory.pack.index[action.cards[0]]))


def _word(memory: Memory, step: Course) -> tuple[Action, Words] | None:
    """What else there is to say: a bid that only shows a card, once, or a contre."""
    view, pack = memory.view, memory.pack
    actions = {action.verb: action for action in view.offered}
    for entry in step.speaking.levels():
        shows = pack.select(entry.shows) if entry.shows else 0
        if entry.say in actions and memory.hand & shows and not _shown(memory, view.seat):
            return actions[entry.say], Message("it shows one of {cards}", cards=view.game.set_words(entry.shows))
    double = next((action for action in view.offered if step.advice(action) is Advice.DOUBLES), None)
    if double is not None and strength(view.game, view.players, memory.hand) > DOUBLED:
        return double, "the hand is strong against the bid"
    return None


def _clearly(found: list[Offer]) -> tuple[float, Action | None]:
    """The bid that pays most; a higher one only where it pays clearly more than the lower ones."""
    best: tuple[float, Action | None] = (-1.0, None)
    for offer in found:
        if best[1] is None or offer.worth > best[0] + abs(best[0]) * MORE:
            best = offer.worth, offer.action
    return best


def _standing(memory: Memory, step: Course) -> Bidding | None:
    """The highest bid so far."""
    said = [word for _, word in memory.view.said]
    return next((entry for entry in reversed(step.speaking.levels()) if entry.say in said), None)


def level(memory: Memory, step: Course) -> tuple[Action, Words]:
    """The level that pays most."""
    most, action = _clearly(offers(memory, step))
    words = Message("at this level it should bring about {points} from each opponent", points=f"{most:+.1f}")
    return action or memory.view.offered[0], words
