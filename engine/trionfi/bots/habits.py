"""The figures of the rules of thumb, in one place so that they can be measured against each other."""

from trionfi.values import dataclass


@dataclass(frozen=True)
class Habits:
    """What `simple` reckons with, on one side of the table."""

    trump: float = 1.0
    clear: float = 2.0
    master: float = 0.1
    closer: float = 0.5
    lone: float = 0.0
    fool: float = 0.35
    partner_over: float = 0.0
    friend_adds: float = 0.6
    force: float = 0.08
    draw: float = 0.05
    void: float = 0.2
    settled: float = 0.08
    declarer_trumps: float = 1.7
    length: float = 0.05
    under_master: float = 0.12
    thick: float = 0.0
    alone: float = 0.6
    loaded: float = 1.0


DECLARER = Habits(closer=0.8, thick=0.05, draw=0.05)
PARTNER = Habits(trump=0.8, clear=0.9, closer=0.5, force=0.15, length=0.0)
AVOIDING = Habits(trump=0.3, clear=0.6, master=0.5, fool=0.0)
HABITS = (PARTNER, DECLARER)
