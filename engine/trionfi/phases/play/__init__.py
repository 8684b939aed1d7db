"""The play: plain tricks, and the rules that games add to them."""

from trionfi.phases.play.after_lead import AfterLead
from trionfi.phases.play.announcing import Announcing, Undertaking
from trionfi.phases.play.called import CalledSuit, LeadsCalled
from trionfi.phases.play.chelem import Chelem
from trionfi.phases.play.declaring import Declares
from trionfi.phases.play.drawing import Drawing
from trionfi.phases.play.falling import Falling
from trionfi.phases.play.going_out import Reached, SureTotal
from trionfi.phases.play.imprenable import Imprenable
from trionfi.phases.play.kept_back import KeepsBack
from trionfi.phases.play.king_jack import KingJack, KingWithJack
from trionfi.phases.play.leading import LeadsHimself
from trionfi.phases.play.play import Play, play_of
from trionfi.phases.play.salute import Salute
from trionfi.phases.play.showing import Showing
from trionfi.phases.play.stock import StockCard, StockRest
from trionfi.phases.play.throw_in import ThrowIn
from trionfi.phases.play.uncovering import Uncovering

__all__ = [
    "AfterLead",
    "Announcing",
    "CalledSuit",
    "Chelem",
    "Declares",
    "Drawing",
    "Falling",
    "Imprenable",
    "KeepsBack",
    "KingJack",
    "KingWithJack",
    "LeadsCalled",
    "LeadsHimself",
    "Play",
    "Reached",
    "Salute",
    "Showing",
    "StockCard",
    "StockRest",
    "SureTotal",
    "ThrowIn",
    "Uncovering",
    "Undertaking",
    "play_of",
]
