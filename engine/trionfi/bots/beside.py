"""What may be done in the play beside playing a card: declaring, showing, announcing, giving up, giving a card for the Fool."""

from trionfi.bots.announce import all_tricks
from trionfi.bots.declare import declare
from trionfi.bots.fool_price import price
from trionfi.bots.give_up import gives_up
from trionfi.bots.memory import Memory
from trionfi.bots.prospect import share
from trionfi.cards import bits
from trionfi.phases.declare import VERB
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.rules import Course
from trionfi.words import Message, Words

SURE = 0.7
POOR = 0.4      # the share of the card points below which a declarer shows nothing


def beside(memory: Memory, step: Course, others: list[Action], plays: bool) -> tuple[Action, Words] | None:
    """Something other than a card to play, where it is better or all that there is; None to play a card."""
    offered = {step.advice(action): action for action in others}
    if Advice.WINS in offered:
        return offered[Advice.WINS], "it wins the match"
    if Advice.GAINS in offered:
        return offered[Advice.GAINS], "it brings more than any card"
    if Advice.DECLARES in offered:
        action, why = declare(memory, step)
        if action.verb == VERB:
            return action, why
    if any(action.verb == "give" for action in others):
        return price(memory)
    if Advice.CALLS_FOR in offered:
        return called_for(memory, others), "a suit whose King others hold, if there is one, and of which much is out"
    if Advice.PICKS in offered:
        dear = max(others, key=lambda action: memory.gain[memory.pack.index[action.cards[0]]])
        return dear, "the dearest card that can be had"
    if Advice.SHOWS in offered and not (memory.leading and share(memory) < POOR):
        return offered[Advice.SHOWS], "its side should win what it pays"
    wanted = memory.out & memory.pack.fool_mask and not any(memory.hand & cards for cards, _ in memory.stakes.closing)
    if Advice.DEMANDS in offered and wanted:
        return offered[Advice.DEMANDS], "who has it would keep it for the last tricks, and take part in them with a card less"
    found = _undertaken(memory, offered) or _fetched(memory, offered)
    if found is not None:
        return found
    if Advice.GIVES_UP in offered and gives_up(memory):
        return offered[Advice.GIVES_UP], "going on should cost more"
    return None if plays else (others[0], "nothing speaks for more")


def called_for(memory: Memory, suits: list[Action]) -> Action:
    """The suit that is called for with a led Fool: rather a plain one whose highest card is out, then one of which many are."""
    masks = {suit.name: memory.pack.suit_masks[suit.letter] for suit in memory.pack.suits}

    def worth(action: Action) -> tuple[bool, int]:
        mask = masks.get(action.word, 0)
        return memory.out & mask > memory.hand & mask, (memory.out & mask).bit_count()

    return max(suits, key=worth)


def _undertaken(memory: Memory, offered: dict[Advice, Action]) -> tuple[Action, Words] | None:
    """A slam of the own, a partner's refused, or nothing undertaken where that must be said."""
    if Advice.REFUSES in offered and all_tricks(memory) < SURE:
        return offered[Advice.REFUSES], "the partner's slam may well fail"
    if Advice.UNDERTAKES in offered and (chance := all_tricks(memory)) > SURE:
        return offered[Advice.UNDERTAKES], Message("every trick should fall to its side about {n} times in 10", n=round(chance * 10))
    if Advice.DECLINES in offered:
        return offered[Advice.DECLINES], "it would not come true often enough"
    return None


def _fetched(memory: Memory, offered: dict[Advice, Action]) -> tuple[Action, Words] | None:
    """A card is called to an own trick, unless a dear card of a foe would go back for it."""
    if Advice.LEAVES not in offered:
        return None
    if Advice.FETCHES_IF in offered:
        return offered[Advice.FETCHES_IF], "that card too, if no better one has to leave the trick for it"
    pack, view = memory.pack, memory.view
    dear = any(pack.cards[number].rank in ("Q", "C") and seat in memory.foes for seat, number in view.plays)
    return (offered[Advice.LEAVES], "a better card lies there") if dear else (offered[Advice.FETCHES], "that card too")


def from_outside(memory: Memory, legal: int) -> tuple[int, Words]:
    """The card that a player gives who is out: none against his duty, and of the others the one that brings least."""
    view = memory.view
    duty = view.game.follow.legal(memory.pack, view.game.fool, memory.hand, view.led, view.best) & legal
    card = min(bits(duty or legal), key=lambda number: (memory.gain[number], number))
    return card, "from outside it wins nothing"
