"""How often a trick falls as a bot expects it to.

What it expects is too sure: the others do not play as if each card that they may hold lay anywhere with the same chance. Measured by
`python -m benchmarks.likely`: 20,000 tricks of the 37 games of today and 5,700 of those in which points are bad, `simple` on all seats; a
straight line in the logarithm of the odds was fitted for each way in which a card is played, and tried on other hands.
"""

from math import exp, log

LEADS, TAKES, PLAYS_UNDER, HAS_TO_TAKE = "lead", "take", "under", "has to take"
CAME = {
    LEADS: (-0.03, 0.63),
    TAKES: (0.22, 0.89),
    PLAYS_UNDER: (-0.58, 0.67),
    HAS_TO_TAKE: (0.91, 0.58),
}
"""What is added to the odds (their logarithm), after these were taken so many times."""
EDGE = 0.005  # nothing is surer than that, before the line


def came_true(how: str, expected: float) -> float:
    """How often the trick falls to the bot's side where so much (0 to 1) was expected of a card played in this way."""
    shift, slope = CAME[how]
    held = min(max(expected, EDGE), 1 - EDGE)
    return 1 / (1 + exp(-shift - slope * log(held / (1 - held))))
