"""The bot `simple`: rules of thumb at every step, read from the parts of the game."""

from typing import TYPE_CHECKING, NamedTuple

from trionfi.bots.base import Bot, acting, any_action
from trionfi.bots.follow import follow
from trionfi.bots.habits import HABITS
from trionfi.bots.lay import lay
from trionfi.bots.lead import lead
from trionfi.bots.memory import Memory
from trionfi.phases import Choice, Play
from trionfi.phases.play import play_of

if TYPE_CHECKING:
    from trionfi.phases.base import Action
    from trionfi.view import View


class SimpleBot(Bot):
    """Plays by rules of thumb, without looking ahead and without sampling."""

    name = "simple"

    def __init__(self, seed=0, habits=HABITS):
        super().__init__(seed)
        self.habits = habits

    def choose(self, view: "View") -> "Action":
        acting(view)
        step = next(step for step in view.game.course if step.name == view.step)
        if isinstance(step, Play):
            if len(view.actions) == 1:
                return view.actions[0]
            legal = view.game.pack.mask(action.cards[0] for action in view.actions)
            memory = Memory(view, self.habits)
            card = follow(memory, legal) if view.plays else lead(memory, legal)
            return play_of(view.game.pack.texts[card.number])
        if isinstance(view.actions, Choice):
            return lay(Memory(view, self.habits), view.actions, self.seed)
        return any_action(view, self.seed)


PLAYER = SimpleBot
