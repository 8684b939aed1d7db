"""How bids are put right by what came true of them; `python -m benchmarks.bids --fit` writes this. For each game and bid what is added, and
how many times what the hand promises at sight is taken."""

LINES: dict[str, dict[str, tuple[float, float]]] = {}
