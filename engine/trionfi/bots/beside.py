"""What may be done in the play beside playing a card: declaring, showing, announcing, giving up, giving a card for the Fool."""

from trionfi.bots.announce import all_tricks
from trionfi.bots.declare import declare
from trionfi.bots.fool_price import price
from trionfi.bots.give_up import gives_up
from trionfi.bots.memory import Memory
from trionfi.bots.prospect import share
from trionfi.cards import bits
from trionfi.phases import Play
from trionfi.phases.cascare import PICK
from trionfi.phases.chelem import NOT_BOUND
from trionfi.phases.chelem import VERB as UNDERTAKE
from trionfi.phases.declare import VERB
from trionfi.phases.king_jack import CALL, IF, NOTHING
from trionfi.phases.undertaking import EVERY
from trionfi.state.actions import Action

SURE = 0.7
POOR = 0.4      # the share of the card points below which a declarer shows nothing


def beside(memory: Memory, step: Play, others: list[Action], plays: bool) -> tuple[Action, str] | None:
    """Something other than a card to play, where it is better or all that there is; None to play a card."""
    verbs = {action.verb for action in others}
    if step.claim and step.claim.word in verbs:
        return next(action for action in others if action.verb == step.claim.word), "it wins the match"
    if VERB in verbs:
        action, why = declare(memory, step)
        if action.verb == VERB:
            return action, why
    if "give" in verbs:
        return price(memory)
    if PICK in verbs:
        dear = max(others, key=lambda action: memory.gain[memory.pack.index[action.cards[0]]])
        return dear, "the dearest card that can be had"
    if "show" in verbs and not (memory.leading and share(memory) < POOR):
        return [action for action in others if action.verb == "show"][-1], "its side should win what it pays"
    if NOT_BOUND in verbs and all_tricks(memory) < SURE:
        return Action(NOT_BOUND), "the partner's slam may well fail"
    if "announce" in verbs:
        return _announce(memory, step, others)
    if UNDERTAKE in verbs and all_tricks(memory) > SURE:
        return next(action for action in others if action.verb == UNDERTAKE), "every trick should fall to its side"
    if NOTHING in verbs:
        return _jack(memory, others)
    if step.throw_in and step.throw_in.say in verbs and gives_up(memory):
        return Action(step.throw_in.say), "going on should cost more"
    return None if plays else (others[0], "nothing speaks for more")


def _jack(memory: Memory, others: list[Action]) -> tuple[Action, str]:
    """The Jack is called to an own trick, unless a Queen or Cavalier of a foe would go back for it."""
    pack, view = memory.pack, memory.view
    if any(action.word == IF for action in others):
        return Action(CALL, (), IF), "the Jack too, if no better card has to leave the trick for it"
    dear = any(pack.cards[number].rank in ("Q", "C") and seat in memory.foes for seat, number in view.plays)
    return (Action(NOTHING), "a better card lies there") if dear else (Action(CALL, (), "buob"), "the Jack too")


def from_outside(memory: Memory, legal: int) -> tuple[int, str]:
    """The card that a player gives who is out: none against his duty, and of the others the one that brings least."""
    view = memory.view
    duty = view.game.follow.legal(memory.pack, view.game.fool, memory.hand, view.led, view.best) & legal
    card = min(bits(duty or legal), key=lambda number: (memory.gain[number], number))
    return card, "from outside it wins nothing"


def _announce(memory: Memory, step: Play, others: list[Action]) -> tuple[Action, str]:
    aims = {one.word: one.aim for one in step.announcing.undertakings}  # type: ignore[union-attr]
    chance = all_tricks(memory)
    for action in others:
        if aims.get(action.word) == EVERY and chance > SURE:
            return action, f"every trick should fall to this hand about {round(chance * 10)} times in 10"
    return next(action for action in others if action.verb != "announce"), "it would not come true often enough"
