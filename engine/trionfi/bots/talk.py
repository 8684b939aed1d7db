"""What `simple` says to its partner in the play: what it holds, what should be led, whether it can take a trick."""

from typing import TYPE_CHECKING

from trionfi.bots import knocking
from trionfi.bots.advice import advised, meant
from trionfi.bots.heard import signal_of, spoken
from trionfi.bots.lead import lead
from trionfi.bots.memory import Memory
from trionfi.state.actions import Action
from trionfi.state.signals import Signal

if TYPE_CHECKING:
    from trionfi.state.view import View

RUFF = 1.0      # how much a lead is liked that the own hand can trump
MASTER = 1.5    # or take with the highest card of the suit that is out
FORCE = 2.0     # or that makes the declarer spend a trump
POOR = -0.5     # or in which the other side is likely to be higher
SPEAKS = 1.0    # how much is enough to say so
ANSWERS = 0.1   # or to say it when asked
OWN = ("any", "with the King", "without the King")      # advice that speaks of the partner's cards, which are not known


def talk(memory: Memory) -> Action | None:
    """The phrase that helps now; None where nothing needs saying."""
    view = memory.view
    open_ = {action.word: action for action in view.asides if not action.cards}
    signals = [signal for signal in view.game.signals if signal.phrase in open_]
    if not memory.friends:
        return None
    found = signals and (_answer(memory, signals) or _strength(memory, signals) or _advice(memory, signals) or _knock(memory, signals))
    return open_[found.phrase] if found else _named(memory)


def _knock(memory: Memory, signals: list[Signal]) -> Signal | None:
    """What goes with the card that is to be led."""
    view = memory.view
    if view.turn != view.seat or view.plays or not any(signal.when == "leading" for signal in signals):
        return None
    plays = [action for action in view.offered if action.verb == "play"]
    if not plays or len(plays) < len(view.offered):
        return None  # what is done beside the card comes first, as it may change the lead
    wanted, _ = advised(memory, memory.pack.mask(action.cards[0] for action in plays))
    return knocking.with_lead(memory, signals, lead(memory, wanted).number)


def _named(memory: Memory) -> Action | None:
    """A card of the own hand by its name, where partners may tell each other: the dearest that is the highest of its suit."""
    view = memory.view
    named = {signal.phrase for signal in view.game.signals if signal.asks == "holds" and signal.names.cards == "own hand"}
    said = spoken(view)
    if not named or view.turn != view.seat or len(said) >= knocking.OFTEN or memory.left < 3:
        return None
    open_ = {memory.pack.index[action.cards[0]]: action for action in view.asides if action.word in named and action.cards}
    told = [number for number, action in open_.items() if f"{action.word} {action.cards[0]}" not in said
            and memory.stakes.counting >> number & 1 and not memory.pack.beats[number] & memory.out]
    return open_[max(told, key=lambda number: memory.gain[number])] if told else None


def _asked(view: "View", friends: tuple[int, ...]) -> Signal | None:
    """What a partner has asked since the last card."""
    for event in reversed(view.events):
        if event.kind in ("play", "trick"):
            return None
        if event.kind == "say" and event.seat in friends and (signal := signal_of(view, event.word)) and signal.asks.endswith("?"):
            return signal
    return None


def _answer(memory: Memory, signals: list[Signal]) -> Signal | None:
    """Yes, it can take this trick."""
    yes = [signal for signal in signals if signal.when == "answer" and signal.asks == "can win"]
    return yes[0] if yes and can_win(memory) else None


def can_win(memory: Memory) -> bool:
    """Whether a card of the hand beats the trick on the table, as far as suit must be followed."""
    view = memory.view
    if view.best < 0:
        return False
    own = memory.hand & view.led or memory.hand & memory.trumps
    return bool(own & memory.pack.beats[view.best])


def bound_to_win(memory: Memory, legal: int) -> tuple[int, str]:
    """The legal cards that keep the promise to take this trick, and its phrase; all of them where none was given or can be kept."""
    view = memory.view
    if not view.game.signals or view.best < 0:
        return legal, ""
    for event in reversed(view.events):
        if event.kind == "trick" or event.kind == "lead":
            break
        if event.kind == "say" and event.seat == view.seat and (signal := signal_of(view, event.word)) and signal.asks == "can win":
            winning = legal & (view.led | memory.trumps) & memory.pack.beats[view.best]
            return (winning, signal.phrase) if winning and view.best_seat not in memory.side else (legal, "")
    return legal, ""


def _strength(memory: Memory, signals: list[Signal]) -> Signal | None:
    """Before leading a trump, the most that the hand allows to be said of its highest; nothing twice, and nothing of what it lacks."""
    view = memory.view
    if view.turn != view.seat:
        return None
    said = {word for seat, word in view.said if seat == view.seat}
    strong = [signal for signal in signals
              if signal.when == "to lead" and (signal.hand.has or signal.hand.some[1]) and signal.phrase not in said]
    if not strong:
        return None
    legal = memory.pack.mask(action.cards[0] for action in view.offered if action.verb == "play")
    if not legal or not memory.trumps >> lead(memory, legal).number & 1:
        return None
    return max(strong, key=lambda signal: memory.pack.select(signal.hand.has).bit_count() + signal.hand.some[1])


def _advice(memory: Memory, signals: list[Signal]) -> Signal | None:
    """What the partner should lead: asked, whatever is liked best, else only what is liked much."""
    view = memory.view
    asked = _asked(view, memory.friends)
    question = asked is not None and asked.asks == "lead?"
    advice = [signal for signal in signals
              if signal.when == "partner to lead" and signal.asks == "lead" and signal.about not in OWN
              and (question or not _stale(memory, signal))]
    weighed = [(liked(memory, signal), signal) for signal in advice]
    best = max(weighed, key=lambda pair: pair[0], default=(0.0, None))
    return best[1] if best[0] >= (ANSWERS if question else SPEAKS) else None


def _stale(memory: Memory, signal: Signal) -> bool:
    """Whether it would only repeat itself: of the declarer's voids while no other is known, or when it was said before."""
    view, declarer = memory.view, memory.declarer
    before = view.said.count((view.seat, signal.phrase))
    if signal.about == "declarer's void" and declarer is not None:
        plain = [mask for letter, mask in memory.pack.suit_masks.items() if letter not in "TF"]
        return before >= sum(bool(mask & memory.voids[declarer]) for mask in plain)
    return before >= (1 if signal.about in ("trumps", "not last led") else 2)


def liked(memory: Memory, signal: Signal) -> float:
    """How much the hand likes what the partner would lead on this advice."""
    leader, declarer = memory.view.turn, memory.declarer
    suits = [suit for letter, suit in memory.pack.suit_masks.items()
             if letter != "F" and leader is not None and memory.has(leader, suit) > 0.2]
    if signal.about == "declarer's void":
        if declarer is None or not any(suit & memory.voids[declarer] for suit in suits if suit != memory.trumps):
            return 0.0
        return FORCE * memory.has(declarer, memory.trumps)
    cards = meant(memory, memory.pack.all, signal)
    named = [suit for suit in suits if suit & cards == suit]
    if signal.about == "not last led":
        return 0.2 - suit_liked(memory, memory.leds[-1]) if memory.leds else 0.0
    return suit_liked(memory, named[0]) if len(named) == 1 else 0.0


def suit_liked(memory: Memory, suit: int) -> float:
    """How much the hand likes a suit to be led by its partner."""
    own, out = memory.hand & suit, memory.out & suit
    top = own > out
    if suit == memory.trumps:
        foes = max(memory.expect(seat, suit) for seat in memory.foes)
        return MASTER if top and own.bit_count() > foes else 0.0
    ruffed = max(1 - memory.has(seat, suit) for seat in memory.foes)
    if own:
        return (MASTER if top else POOR) * (1 - ruffed)
    return RUFF * (1 - ruffed) if memory.hand & memory.trumps else 0.0
