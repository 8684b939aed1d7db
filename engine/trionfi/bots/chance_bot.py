"""The bot `random`: any legal action."""

from typing import TYPE_CHECKING

from trionfi.bots.base import Bot, acting, any_action
from trionfi.words import Words

if TYPE_CHECKING:
    from trionfi.state.actions import Action
    from trionfi.state.view import View


class RandomBot(Bot):
    """Plays any legal action, all alike."""

    name = "random"

    def choose(self, view: "View") -> "Action":
        """Any legal action."""
        acting(view)
        return any_action(view, self.seed)

    def why(self, view: "View") -> Words:
        """Chance alone."""
        acting(view)
        return "Drawn by chance among all legal actions."


PLAYER = RandomBot
