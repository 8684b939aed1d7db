"""How hands make a match: what runs on from hand to hand, when it ends, what it pays in the end."""

from trionfi.matches.marks import LastOnes, Limit, Marks
from trionfi.matches.mouches import FixedMouche, Mouches
from trionfi.matches.only_cut import Gathered
from trionfi.matches.pairings import Pairings
from trionfi.matches.pool import Pool
from trionfi.matches.rules import CarryOver, Hands, MatchRule, Race, Rubber

__all__ = [
    "CarryOver", "FixedMouche", "Gathered", "Hands", "LastOnes", "Limit", "Marks", "MatchRule", "Mouches", "Pairings", "Pool", "Race",
    "Rubber",
]
