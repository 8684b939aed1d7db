"""The steps of a hand's course: give, look, pause, take, discard, announce, play."""

from trionfi.phases.aim import Aim
from trionfi.phases.announce import Announce
from trionfi.phases.auction import Annul, Auction, Bid
from trionfi.phases.asking import Ask
from trionfi.phases.base import Action, Choice, Step
from trionfi.phases.call import Call
from trionfi.phases.contre import Contre
from trionfi.phases.declare import Declare, Declaring
from trionfi.phases.chelem import Chelem
from trionfi.phases.deal import Cut, Face, Give, Lay, Look, Rounds, ShowBottom
from trionfi.phases.drawing import Drawing
from trionfi.phases.duel import Duel, Level, Unplayed
from trionfi.phases.claim import ClaimEarly, Out
from trionfi.phases.going_out import LastWord, Reached, SureTotal
from trionfi.phases.king_jack import KingJack
from trionfi.phases.layout import Layout, Uncovering
from trionfi.phases.pairs import Facing, Shared, TooLow
from trionfi.phases.pause import Pause, Word
from trionfi.phases.play import Play
from trionfi.phases.showing import Showing
from trionfi.phases.talon import Discard, Take, Together
from trionfi.phases.undertaking import Announcing, Bound, ThrowIn, Undertaking
from trionfi.phases.vote import Vote

__all__ = [
    "Action", "Aim", "Announce", "Announcing", "Annul", "Ask", "Auction", "Bid", "Bound", "Call", "Chelem", "Choice", "ClaimEarly",
    "Contre", "Cut", "Declare", "Declaring", "Discard", "Drawing", "Duel", "Face", "Facing", "Give", "KingJack", "LastWord", "Lay",
    "Layout", "Level", "Look", "Out", "Pause", "Play", "Reached", "Rounds", "Shared", "ShowBottom", "Showing", "Step", "SureTotal", "Take", "ThrowIn", "Together", "TooLow",
    "Uncovering", "Undertaking", "Unplayed",
    "Vote", "Word",
]
