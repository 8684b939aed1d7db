"""Hands solved with all cards open: alpha-beta with bounds and a table of positions, in Python, which is the reference, and in C."""

from trionfi.solver.open_cards import Card, OpenCards, Solution, solve, unsolved

__all__ = ["Card", "OpenCards", "Solution", "solve", "unsolved"]
