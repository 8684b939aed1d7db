"""Puzzles of discards, a module for each game that has them; `python -m benchmarks.puzzles_before discards` writes them."""
