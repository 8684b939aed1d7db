"""The figures of the rules of thumb, in one place so that they can be measured against each other."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Habits:
    """What `simple` reckons with."""

    declarer_trumps: float = 1.7
    settled: float = 0.08
    partner_over: float = 0.0
    fool_option: float = 0.35
    ruff: float = 0.3
    trump_power: float = 0.5
    suit_power: float = 0.4
    closer: float = 0.8
    spare_trump: float = 0.03
    friend_adds: float = 0.6
    force: float = 0.08
    draw: float = 0.05
    void: float = 0.2


HABITS = Habits()
