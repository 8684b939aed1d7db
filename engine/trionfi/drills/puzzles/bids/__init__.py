"""Puzzles of bids, a module for each game that has them; `python -m benchmarks.puzzles_before bids` writes them."""
