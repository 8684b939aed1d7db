"""What a hand is worth: facts, the rewards that they show, and an itemised account."""

from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.between_players import AllOf, CardsDeclared, Taken
from trionfi.settlement.boasts import LastTrickUndertaken
from trionfi.settlement.by_contract import ByContract
from trionfi.settlement.combinations import Combinations
from trionfi.settlement.consolation import Consolation, Supplied
from trionfi.settlement.declarations import Declarations, PaidWhen, Whom
from trionfi.settlement.events import PlayEvent
from trionfi.settlement.facts import Fact, Facts
from trionfi.settlement.feats import Captured, Collected, LastTrick, LastTrickAnnounced, Target, Tiers, Undertaken
from trionfi.settlement.going_out import GoneOut
from trionfi.settlement.lead import Deaths, EmptyHanded, RunningLead, TurnedUp
from trionfi.settlement.losers import Losers
from trionfi.settlement.margin import Halves, Margin
from trionfi.settlement.pars import Chief, PairPars, Pars
from trionfi.settlement.payments import Payments
from trionfi.settlement.payments_before_play import BottomCard, Inquired
from trionfi.settlement.penalties import Penalties, Penalty
from trionfi.settlement.points import Bands, CardPoints, Excess, Fewest, LeadOver, MostPoints, Par
from trionfi.settlement.poste import Poste
from trionfi.settlement.premiums import Bought, Counts, OwnPetit, PartnersPetit, Seller, Shown, SidePetit, TricklessSide
from trionfi.settlement.reward import About, Reward
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.settling import ContractKind, ContreDoubles, Rate
from trionfi.settlement.side_totals import SideCombinations, SideLastTrick, SideTotal
from trionfi.settlement.slam import Slam
from trionfi.settlement.stages import Stages
from trionfi.settlement.trick_cards import CardPlayed, CardRow, FoolFines, TrickCards
from trionfi.settlement.tricks_taken import AllOrNone, Conceded, Vola
from trionfi.settlement.ultimo import LastTrickWith, Ultimo
from trionfi.state.account import Line, Settlement

__all__ = [
    "Abandoned", "About", "AllOf", "AllOrNone", "Bands", "BottomCard", "Bought", "ByContract", "Captured", "CardPlayed", "CardPoints",
    "CardRow", "CardsDeclared", "Chief", "Collected", "Combinations", "Conceded", "Consolation", "ContractKind", "ContreDoubles",
    "Counts", "Deaths", "Declarations", "EmptyHanded", "Excess", "Fact", "Facts", "Fewest", "FoolFines", "GoneOut", "Halves", "Inquired",
    "LastTrick", "LastTrickAnnounced", "LastTrickUndertaken", "LastTrickWith", "LeadOver", "Line", "Losers", "Margin", "MostPoints",
    "OwnPetit", "PaidWhen", "PairPars", "Par", "Pars", "PartnersPetit", "Payments", "Penalties", "Penalty", "PlayEvent", "Poste", "Rate",
    "Reward", "RunningLead", "Scoring", "Seller", "Settlement", "Shown", "SideCombinations", "SideLastTrick", "SidePetit", "SideTotal",
    "Slam", "Stages", "Supplied", "Taken", "Target", "Tiers", "TrickCards", "TricklessSide", "TurnedUp", "Ultimo", "Undertaken", "Vola",
    "Whom",
]
