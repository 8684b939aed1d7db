"""Planted faults: what the tests catch of small slips in the engine. Run `python -m tests.faults`; README.md says more."""
