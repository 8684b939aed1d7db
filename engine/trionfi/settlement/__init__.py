"""What a hand is worth: facts, the feats that they show, and an itemised account."""

from trionfi.settlement.boasts import LastTrickUndertaken
from trionfi.settlement.by_contract import ByContract, Contract, PairPars, Pars
from trionfi.settlement.combinations import Combinations
from trionfi.settlement.consolation import Consolation, Supplied
from trionfi.settlement.contract import Margin, Slam
from trionfi.settlement.facts import Fact, Facts
from trionfi.settlement.feats import Captured, Collected, LastTrick, LastTrickAnnounced, Target, Tiers, Undertaken
from trionfi.settlement.going_out import GoneOut
from trionfi.settlement.losers import Losers
from trionfi.settlement.payments_before_play import BottomCard, Inquired
from trionfi.settlement.penalties import Penalties, Penalty
from trionfi.settlement.poste import Poste
from trionfi.settlement.premiums import Bought, OwnPetit, PartnersPetit, Shown, SidePetit, TricklessSide
from trionfi.settlement.rules import Payments, Reward
from trionfi.settlement.scoring import Bands, CardPoints, Declarations, Par, PartyReward, Scoring
from trionfi.settlement.side_totals import SideCombinations, SideLastTrick, SideMelds, SideTotal
from trionfi.settlement.single import AllOf, Declared, Taken
from trionfi.settlement.stages import Stages
from trionfi.settlement.trick_cards import CardPlayed, CardRow, FoolFines, TrickCards
from trionfi.settlement.tricks_taken import Conceded, Feat
from trionfi.settlement.ultimo import LastTrickWith, Ultimo
from trionfi.settlement.winning import Excess, Fewest, LeadOver, MostPoints, Vola
from trionfi.state.account import Line, Settlement

__all__ = [
    "AllOf", "Bands", "BottomCard", "Bought", "ByContract", "Captured", "CardPlayed", "CardPoints", "CardRow",
    "Collected", "Combinations", "Conceded", "Consolation", "Contract", "Declarations", "Declared", "Excess", "Fact",
    "Facts", "Feat", "Fewest", "FoolFines", "GoneOut", "Inquired", "LastTrick", "LastTrickAnnounced", "LastTrickUndertaken",
    "LastTrickWith", "LeadOver", "Line", "Losers", "Margin", "MostPoints", "OwnPetit", "PairPars", "Par", "Pars",
    "PartnersPetit", "PartyReward", "Payments", "Penalties", "Penalty", "Poste", "Reward", "Scoring", "Settlement", "Shown",
    "SideCombinations", "SideLastTrick", "SideMelds", "SidePetit", "SideTotal", "Slam", "Stages", "Supplied", "Taken", "Target", "Tiers",
    "TrickCards", "TricklessSide", "Ultimo", "Undertaken", "Vola",
]
