"""The steps of a hand's course: give, look, pause, take, discard, announce, play."""

from trionfi.phases.announce import Announce
from trionfi.phases.auction import Annul, Auction, Bid
from trionfi.phases.base import Action, Choice, Step
from trionfi.phases.deal import Give, Lay, Look
from trionfi.phases.pause import Pause, Word
from trionfi.phases.play import Play
from trionfi.phases.showing import Showing
from trionfi.phases.talon import Discard, Take

__all__ = [
    "Action", "Annul", "Announce", "Auction", "Bid", "Choice", "Discard", "Give", "Lay", "Look", "Pause", "Play", "Showing", "Step",
    "Take", "Word",
]
