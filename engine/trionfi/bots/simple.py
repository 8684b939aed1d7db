"""The bot `simple`: rules of thumb at every step, read from the parts of the game."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from trionfi.bots.advice import advised
from trionfi.bots.aim import aim
from trionfi.bots.announce import announce
from trionfi.bots.ask import ask, give
from trionfi.bots.auction import bid, level
from trionfi.bots.base import Bot, acting, any_action
from trionfi.bots.beside import beside, from_outside
from trionfi.bots.call import call
from trionfi.bots.declare import claim, declare
from trionfi.bots.double import double
from trionfi.bots.follow import follow, followed
from trionfi.bots.habits import HABITS, Habits
from trionfi.bots.haggle import haggle
from trionfi.bots.lay import lay, part
from trionfi.bots.lead import lead, led
from trionfi.bots.memory import Memory
from trionfi.bots.monte import hold
from trionfi.bots.speak import speak
from trionfi.bots.stay import stay
from trionfi.bots.strength import strongest
from trionfi.bots.talk import bound_to_win, talk
from trionfi.bots.vote import bargain, openly, say_worth, tell, vote
from trionfi.phases.play.play import play_of
from trionfi.state.actions import Action, Choice
from trionfi.state.decisions import Advice, Asks
from trionfi.state.rules import Course
from trionfi.words import Message, Words

if TYPE_CHECKING:
    from trionfi.state.view import View


DECIDED: dict[Asks, Callable[[Memory, Course], tuple[Action, Words]]] = {
    Asks.DECLARATIONS: declare, Asks.EARLY_DECLARATIONS: claim, Asks.WORDS: speak, Asks.ANNOUNCEMENT: announce, Asks.BID: bid,
    Asks.CALL: call, Asks.LEVEL: level, Asks.VOTE: vote, Asks.AIM: aim, Asks.TELLING: tell, Asks.FACE_UP: openly,
    Asks.BARGAIN: bargain, Asks.HAGGLE: haggle, Asks.WORTH: say_worth, Asks.HEAP: strongest, Asks.MONTE: hold, Asks.STAYING: stay,
    Asks.DOUBLING: double,
}
CHOSEN: dict[str, Callable[[Memory, Choice], tuple[Action, Words]]] = {"give": give, "ask": ask, "take": part}


class SimpleBot(Bot):
    """Plays by rules of thumb, without looking ahead and without sampling."""

    name = "simple"

    def __init__(self, seed: int | str = 0, habits: tuple[Habits, Habits] = HABITS):
        super().__init__(seed)
        self.habits = habits
        self._last: tuple[View, tuple[Action, Words]] | None = None

    def choose(self, view: "View") -> "Action":
        return self._decided(view)[0]

    def aside(self, view: "View") -> "Action | None":
        step = next(step for step in view.game.course if step.key == view.step)
        claim = next((action for action in view.asides if step.aloud.sure(view, action)), None)
        if claim is not None:
            return claim
        return talk(Memory(view, self.habits)) if view.game.signals and step.asks is Asks.CARD else None

    def why(self, view: "View") -> Words:
        return self._decided(view)[1]

    def _decided(self, view: "View") -> tuple["Action", Words]:
        """What to do and why: who asks for the one mostly asks for the other too."""
        if self._last is None or self._last[0] is not view:
            self._last = view, self._decide(view)
        return self._last[1]

    def _decide(self, view: "View") -> tuple["Action", Words]:
        acting(view)
        actions = view.offered
        step = view.game.step(view.step)
        if view.choice is not None:
            return self._pick(view, view.choice)
        if len(actions) == 1:
            return actions[0], "nothing else is possible"
        if step.asks is Asks.CARD:
            return self._play(view, step)
        if step.asks in DECIDED:
            return DECIDED[step.asks](Memory(view, self.habits), step)
        declined = [action for action in actions if step.advice(action) is Advice.DECLINES]
        return (declined[0], "nothing speaks for it") if declined else (any_action(view, self.seed), "any of what may be done")

    def _pick(self, view: "View", choice: Choice) -> tuple["Action", Words]:
        memory = Memory(view, self.habits)
        if choice.verb == "discard":
            return lay(memory, choice, self.seed), "what is safest in the discard, and what makes a void"
        if choice.verb in CHOSEN:
            return CHOSEN[choice.verb](memory, choice)
        return any_action(view, self.seed), "any cards that may be chosen"

    def _play(self, view: "View", step: Course) -> tuple["Action", Words]:
        pack, memory = view.game.pack, Memory(view, self.habits)
        legal = pack.mask(action.cards[0] for action in view.offered if action.verb == "play")
        others = [action for action in view.offered if action.verb != "play"]
        other = beside(memory, step, others, bool(legal)) if others else None
        if other is not None:
            return other
        if view.outside == view.seat:
            number, why = from_outside(memory, legal)
            return play_of(pack.texts[number]), why
        if view.plays:
            promised, phrase = bound_to_win(memory, legal)
            card = follow(memory, promised)
            why = Message("it said {phrase}", phrase=phrase) if phrase else followed(memory, card)
            return _with_words(step, others, play_of(pack.texts[card.number])), why
        wanted, phrase = advised(memory, legal)
        card = lead(memory, wanted)
        why = Message("the partner said {phrase}", phrase=phrase) if phrase else led(memory, card)
        return _with_words(step, others, play_of(pack.texts[card.number])), why


def _with_words(step: Course, others: list["Action"], play: "Action") -> "Action":
    """What may go along with a card costs nothing: a King's Jack, a card that is greeted for money."""
    return next((action for action in others if step.advice(action) is Advice.GOES_ALONG and action.cards[0] == play.cards[0]), play)


PLAYER = SimpleBot
