"""How bids of these games are put right by what came true; `python -m benchmarks.bids --fit` writes it. By game and bid what is
added to what the hand promises at sight, in hundredths, and how many times that is taken, in thousandths."""

LINES: dict[str, dict[str, tuple[int, int]]] = {}
