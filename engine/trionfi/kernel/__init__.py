"""Trick play in one flat table of 32-bit integers, and a search on it: in Python, which is the reference, and the same in C."""
