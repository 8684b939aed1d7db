"""The steps of a hand's course: give, look, pause, take, discard, announce, play."""

from trionfi.phases.aim import Aim
from trionfi.phases.announce import Announce, AnnounceCard
from trionfi.phases.asking import Ask, Buy
from trionfi.phases.auction import Annul, Auction, Bid
from trionfi.phases.bargain import Bargain
from trionfi.phases.base import Action, Choice, Step
from trionfi.phases.call import Call
from trionfi.phases.calling_round import CallingRound, FirstPlays, MustCall
from trionfi.phases.chelem import Chelem
from trionfi.phases.claim import ClaimEarly, Out
from trionfi.phases.contre import Contre
from trionfi.phases.deal import Cut, Face, Give, Lay, Look, Rounds, ShowBottom
from trionfi.phases.declare import Declare, Declaring
from trionfi.phases.drawing import Drawing
from trionfi.phases.duel import Afterwards, Duel, Level, Unplayed
from trionfi.phases.going_out import LastWord, Reached, SureTotal
from trionfi.phases.heaps import ChooseHeap
from trionfi.phases.king_jack import KingJack
from trionfi.phases.layout import Layout, Uncovering
from trionfi.phases.pairing import BoundCall, WorthBids
from trionfi.phases.pairs import Facing, Shared, TooLow
from trionfi.phases.pause import Pause, Word
from trionfi.phases.play import Play
from trionfi.phases.raising import Raise
from trionfi.phases.salute import Salute
from trionfi.phases.showing import Showing
from trionfi.phases.talon import Discard, Take, Together
from trionfi.phases.telling import GiveFaceUp, GiveOpenly, Telling
from trionfi.phases.uncover import Uncover
from trionfi.phases.undertaking import Announcing, Bound, ThrowIn, Undertaking
from trionfi.phases.vote import Vote

__all__ = [
    "Action", "Afterwards", "Aim", "Announce", "AnnounceCard", "Announcing", "Annul", "Ask", "Auction", "Bargain", "Bid", "Bound",
    "BoundCall", "Buy", "Call", "CallingRound", "Chelem", "Choice", "ChooseHeap", "ClaimEarly", "Contre", "Cut", "Declare", "Declaring",
    "Discard", "Drawing", "Duel", "Face", "Facing", "FirstPlays", "Give", "GiveFaceUp", "GiveOpenly", "KingJack", "LastWord",
    "Lay", "Layout", "Level", "Look", "MustCall", "Out", "Pause", "Play", "Raise", "Reached", "Rounds", "Salute", "Shared",
    "ShowBottom", "Showing", "Step", "SureTotal", "Take", "Telling", "ThrowIn", "Together", "TooLow", "Uncover", "Uncovering",
    "Undertaking", "Unplayed", "Vote", "Word", "WorthBids",
]
