"""What a hand is worth: facts, the rewards that they show, and an itemised account."""

from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.between_players import (
    AllOf,
    BottomCard,
    Bought,
    CardPlayed,
    CardsDeclared,
    EmptyHanded,
    Inquired,
    Seller,
    Supplied,
    TricklessSide,
)
from trionfi.settlement.bid_sums import Consolation, Stages
from trionfi.settlement.captures import Captured, Taken
from trionfi.settlement.combinations import Combinations, Losers, Poste
from trionfi.settlement.counting_cards import Deaths, TurnedUp
from trionfi.settlement.declarations import Declarations, Shown, Whom
from trionfi.settlement.differences import RunningLead
from trionfi.settlement.facts import Facts
from trionfi.settlement.feats import Collected, LastTrick, LastTrickAnnounced, LastTrickUndertaken, Undertaken
from trionfi.settlement.margin import Halves, Margin
from trionfi.settlement.margin_rules import CalledAlone, Nearest, OneMore, PetitInside, PetitPaid, Poignees, Stepped
from trionfi.settlement.pars import Chief, Excess, PairPars, Pars
from trionfi.settlement.payments import ByContract, Payments
from trionfi.settlement.penalties import Penalties, Penalty
from trionfi.settlement.petit import Counts, LastTrickWith, OwnPetit, SideLastTrick, SidePetit
from trionfi.settlement.played import PlayEvent
from trionfi.settlement.points import CardPoints, CardsOver, LeadOver, Par, SidePoints
from trionfi.settlement.questions import Fact
from trionfi.settlement.reward import About, Reward
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.settling import ContractKind, ContreDoubles, Rate
from trionfi.settlement.slams import EveryTrick, NoTrick, Slam, SlamBonus, Slams
from trionfi.settlement.targets import EachPoint, GoneOut, Target, Tiers
from trionfi.settlement.trick_cards import CardRow, TrickCards, Ultimo
from trionfi.settlement.tricks_taken import AllOrNone, Conceded, FoolFines, Vola
from trionfi.settlement.winners import Bands, Fewest, MostPoints, Sweepstake
from trionfi.state.account import Line, Settlement

__all__ = [
    "Abandoned", "About", "AllOf", "AllOrNone", "Bands", "BottomCard", "Bought", "ByContract", "CalledAlone", "Captured", "CardPlayed",
    "CardPoints", "CardRow", "CardsDeclared", "CardsOver", "Chief", "Collected", "Combinations", "Conceded", "Consolation",
    "ContractKind", "ContreDoubles", "Counts", "Deaths", "Declarations", "EachPoint", "EmptyHanded", "EveryTrick", "Excess", "Fact",
    "Facts", "Fewest", "FoolFines", "GoneOut", "Halves", "Inquired", "LastTrick", "LastTrickAnnounced", "LastTrickUndertaken",
    "LastTrickWith", "LeadOver", "Line", "Losers", "Margin", "MostPoints", "Nearest", "NoTrick", "OneMore", "OwnPetit", "PairPars",
    "Par", "Pars", "Payments", "Penalties", "Penalty", "PetitInside", "PetitPaid", "PlayEvent", "Poignees", "Poste", "Rate", "Reward",
    "RunningLead", "Scoring", "Seller", "Settlement", "Shown", "SideLastTrick", "SidePetit", "SidePoints", "Slam", "SlamBonus", "Slams",
    "Stages", "Stepped", "Supplied", "Sweepstake", "Taken", "Target", "Tiers", "TrickCards", "TricklessSide", "TurnedUp", "Ultimo",
    "Undertaken", "Vola", "Whom",
]
