"""What a hand is worth: facts, the rewards that they show, and an itemised account."""

from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.by_contract import ByContract
from trionfi.settlement.captured import Captured, Deaths, Taken, TurnedUp
from trionfi.settlement.combinations import Combinations, SideCombinations
from trionfi.settlement.consolation import Consolation
from trionfi.settlement.declarations import Declarations, Whom
from trionfi.settlement.events import PlayEvent
from trionfi.settlement.facts import Fact, Facts
from trionfi.settlement.feats import Collected, LastTrick, LastTrickAnnounced, LastTrickUndertaken, Target, Tiers, Undertaken
from trionfi.settlement.going_out import GoneOut
from trionfi.settlement.lead import EmptyHanded, RunningLead
from trionfi.settlement.losers import Losers
from trionfi.settlement.margin import Halves, Margin
from trionfi.settlement.one_player import AllOf, BottomCard, CardPlayed, CardsDeclared, Inquired
from trionfi.settlement.pars import Chief, PairPars, Pars
from trionfi.settlement.payments import Payments
from trionfi.settlement.penalties import Penalties, Penalty
from trionfi.settlement.petit import Counts, LastTrickWith, OwnPetit, SideLastTrick, SidePetit
from trionfi.settlement.points import Bands, CardPoints, Excess, Fewest, LeadOver, MostPoints, Par, SidePoints
from trionfi.settlement.poste import Poste
from trionfi.settlement.premiums import Bought, Seller, Shown, Supplied, TricklessSide
from trionfi.settlement.reward import About, Reward
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.settling import ContractKind, ContreDoubles, Rate
from trionfi.settlement.slam import Slam
from trionfi.settlement.stages import Stages
from trionfi.settlement.trick_cards import CardRow, FoolFines, TrickCards, Ultimo
from trionfi.settlement.tricks_taken import AllOrNone, Conceded, Vola
from trionfi.state.account import Line, Settlement

__all__ = [
    "Abandoned", "About", "AllOf", "AllOrNone", "Bands", "BottomCard", "Bought", "ByContract", "Captured", "CardPlayed", "CardPoints",
    "CardRow", "CardsDeclared", "Chief", "Collected", "Combinations", "Conceded", "Consolation", "ContractKind", "ContreDoubles",
    "Counts", "Deaths", "Declarations", "EmptyHanded", "Excess", "Fact", "Facts", "Fewest", "FoolFines", "GoneOut", "Halves",
    "Inquired", "LastTrick", "LastTrickAnnounced", "LastTrickUndertaken", "LastTrickWith", "LeadOver", "Line", "Losers", "Margin",
    "MostPoints", "OwnPetit", "PairPars", "Par", "Pars", "Payments", "Penalties", "Penalty", "PlayEvent", "Poste", "Rate",
    "Reward", "RunningLead", "Scoring", "Seller", "Settlement", "Shown", "SideCombinations", "SideLastTrick", "SidePetit",
    "SidePoints", "Slam", "Stages", "Supplied", "Taken", "Target", "Tiers", "TrickCards", "TricklessSide", "TurnedUp", "Ultimo",
    "Undertaken", "Vola", "Whom",
]
