"""Combinations: patterns of cards, tables of what a game lets declare or score, and their evaluation."""

from trionfi.melds.declare import Declaration, Line, Total, candidates, check, conflict, declarations, splits, total
from trionfi.melds.patterns import Count, Found, Lacking, Pattern, Runs, Sequence
from trionfi.melds.table import Combination, Condition, Declarable, Doubling, Due, Inquiry, Round, Shows, Tally
from trionfi.melds.values import CardSum, Factor, Scale, Value

__all__ = [
    "CardSum", "Combination", "Condition", "Count", "Declarable", "Declaration", "Doubling", "Due", "Factor", "Found",
    "Inquiry", "Lacking", "Line", "Pattern", "Round", "Runs", "Scale", "Sequence", "Shows", "Tally", "Total", "Value",
    "candidates", "check", "conflict", "declarations", "splits", "total",
]
