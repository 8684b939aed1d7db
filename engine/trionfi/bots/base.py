"""What every bot is: a name, a seed, and a choice that hangs on these and on the view alone."""

from typing import TYPE_CHECKING

from trionfi.cards.chance import Chance
from trionfi.errors import IllegalAction
from trionfi.state.actions import Action
from trionfi.words import Message, Seat, Words

if TYPE_CHECKING:
    from trionfi.hand import Hand
    from trionfi.state.view import View

STREAM = 11


class Bot:
    """A player that chooses from a view. The same seed and view give the same choice, whatever went before. Its `effort` is how many
    actions it tries out for one decision, in the worlds that may be; 0 for one that does not look ahead."""

    name = ""

    def __init__(self, seed: int | str = 0):
        self.seed = seed
        self.effort = 0

    def __repr__(self) -> str:
        return f"{type(self).__name__}(name={self.name!r}, seed={self.seed!r})"

    def choose(self, view: "View") -> Action:
        """The action that this bot takes. Raises IllegalAction when it is not this seat's turn."""
        raise NotImplementedError

    def aside(self, view: "View") -> Action | None:
        """What it says now without being asked, such as that it is out; None when it keeps silent."""
        return None

    def why(self, view: "View") -> Words:
        """Why it takes that action, in one sentence."""
        raise NotImplementedError


def acting(view: "View") -> None:
    """Raise IllegalAction unless the seat of the view must act."""
    if view.turn != view.seat:
        raise IllegalAction(Message("{who} has nothing to decide now", {"who you": "you have nothing to decide now"}, who=Seat(view.seat)))


def any_action(view: "View", seed: int | str) -> Action:
    """Any legal action, all alike, drawn by the seed and by how far the hand has gone."""
    chance = Chance(f"{seed}/{view.seat}/{len(view.events)}", STREAM)
    return chance.choice(view.offered) if view.choice is None else view.choice.sample(chance)


def may_talk(hand: "Hand", seat: int) -> bool:
    """Whether this is a moment at which a bot would say something: before a lead, or after a question; once between two cards."""
    table = hand.table
    if table.plays and hand.events[-1].kind != "say":
        return False
    now = len(table.tricks) * table.players + len(table.plays)
    return not any(when == now and speaker == seat for when, speaker, _ in table.talk)
