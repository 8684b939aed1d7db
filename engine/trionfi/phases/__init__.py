"""The steps of a hand's course: give, look, pause, take, discard, announce, play."""

from trionfi.phases.aim import Aim
from trionfi.phases.announce import After, Announce, AnnounceCard, Exposes, Needs, OfOwn, Unless
from trionfi.phases.annul import Annul
from trionfi.phases.asking import Ask, Buy
from trionfi.phases.auction import Auction, Turns
from trionfi.phases.auction_rules import (
    Content,
    ContreToBid,
    FirstAlone,
    GoesOn,
    Hold,
    LastChance,
    LastMustBid,
    MayAnnul,
    NamesCard,
    SaidAtFirstBid,
)
from trionfi.phases.bargain import Bargain
from trionfi.phases.base import Step
from trionfi.phases.bids import Bid
from trionfi.phases.call import Call, CallHighest, DealerCalls
from trionfi.phases.calling_round import Calls, FirstPlays, MustCall
from trionfi.phases.claim import ClaimEarly, Out
from trionfi.phases.contre import Contre
from trionfi.phases.deal import Cut, Face, Give, Lay, Look, Rounds, ShowBottom
from trionfi.phases.declare import Declare, Declaring
from trionfi.phases.discard_rules import Together
from trionfi.phases.duel import Afterwards, Duel, Level, Reopened, Unplayed
from trionfi.phases.heaps import ChooseHeap
from trionfi.phases.last_word import LastWord
from trionfi.phases.layout import Layout
from trionfi.phases.pairing import BoundCall, WorthBids
from trionfi.phases.pairs import Facing, Shared, TooLow
from trionfi.phases.pause import Pause, Word
from trionfi.phases.play import (
    AfterLead,
    Announcing,
    CalledSuit,
    Chelem,
    Declares,
    Drawing,
    Falling,
    Imprenable,
    KeepsBack,
    KingJack,
    KingWithJack,
    LeadsCalled,
    LeadsHimself,
    Play,
    Reached,
    Salute,
    Showing,
    StockCard,
    StockRest,
    SureTotal,
    ThrowIn,
    Uncovering,
    Undertaking,
)
from trionfi.phases.raising import Raise
from trionfi.phases.talon import Discard, Take
from trionfi.phases.telling import GiveFaceUp, GiveOpenly, Telling
from trionfi.phases.uncover import Uncover
from trionfi.phases.vote import Vote
from trionfi.state.actions import Action, Choice

__all__ = [
    "Action",
    "After",
    "AfterLead",
    "Afterwards",
    "Aim",
    "Announce",
    "AnnounceCard",
    "Announcing",
    "Annul",
    "Ask",
    "Auction",
    "Bargain",
    "Bid",
    "BoundCall",
    "Buy",
    "Call",
    "CallHighest",
    "CalledSuit",
    "Calls",
    "Chelem",
    "Choice",
    "ChooseHeap",
    "ClaimEarly",
    "Content",
    "Contre",
    "ContreToBid",
    "Cut",
    "DealerCalls",
    "Declare",
    "Declares",
    "Declaring",
    "Discard",
    "Drawing",
    "Duel",
    "Exposes",
    "Face",
    "Facing",
    "Falling",
    "FirstAlone",
    "FirstPlays",
    "Give",
    "GiveFaceUp",
    "GiveOpenly",
    "GoesOn",
    "Hold",
    "Imprenable",
    "KeepsBack",
    "KingJack",
    "KingWithJack",
    "LastChance",
    "LastMustBid",
    "LastWord",
    "Lay",
    "Layout",
    "LeadsCalled",
    "LeadsHimself",
    "Level",
    "Look",
    "MayAnnul",
    "MustCall",
    "NamesCard",
    "Needs",
    "OfOwn",
    "Out",
    "Pause",
    "Play",
    "Raise",
    "Reached",
    "Reopened",
    "Rounds",
    "SaidAtFirstBid",
    "Salute",
    "Shared",
    "ShowBottom",
    "Showing",
    "Step",
    "StockCard",
    "StockRest",
    "SureTotal",
    "Take",
    "Telling",
    "ThrowIn",
    "Together",
    "TooLow",
    "Turns",
    "Uncover",
    "Uncovering",
    "Undertaking",
    "Unless",
    "Unplayed",
    "Vote",
    "Word",
    "WorthBids",
]
