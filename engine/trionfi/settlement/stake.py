"""What hangs on the play, as a player weighs it: every reward says what it makes points, cards and tricks worth."""

from enum import StrEnum
from typing import NamedTuple


class Prize(StrEnum):
    """What may be worth having: each card point; the declarer's reaching so many; each of some cards at the end, or taken from the other
    side; all of them together; all of them because they were undertaken; the last trick; the last trick with one of some cards, also
    announced; not to lose one there; a trick at all; every trick; each point of what is declared. Where the word of TURNED was announced,
    what was bad is good. With just `more` of the cards of EASED the declarer needs so many points more.

    The last ones are for one who counts exactly (`Reward.tabled`). COMBINED: each point of the combinations among won cards
    (`Reward.won_table`). COMPARED, SAID: that these, or what was declared, count as points where totals are compared. STEP: who has
    so many points has the amount. MOST: so has who has most points of all, or fewest where the points are below nothing; several who
    have as many share it; with `more` 1 each has it, with 2 they share it if all have something, with 3 each has it if somebody has
    nothing. TOP_EACH, TOP_STEP: who has most has it for each so many `points` of his, with so many `more` first, or with as many as
    that; TOP_SAID: these are his points with all that was declared. IDLE: who has nothing has most, or fewest once it is turned.
    OWES: who has not most, and fewer than so many points, or less than a part of the most (one of so many as `more` says), owes it to
    who has. LACKS: each member of a side owes for each point that it lacks, twice below half. BY_PAR: the same of each player, and
    those who have more share it by what they have more. WINS, LOSES: who wins a trick with one of some cards, or loses one to
    another, in the last trick where there is `more`, and before it where there is not."""

    POINT = "point"
    TARGET = "target"
    KEPT = "kept"
    CAPTURED = "captured"
    COLLECTED = "collected"
    UNDERTAKEN = "undertaken"
    LAST = "last trick"
    LAST_WITH = "last trick with"
    PROMISED = "last trick announced with"
    LAST_LOST = "last trick lost with"
    FIRST = "first trick"
    EVERY = "every trick"
    TURNED = "turned"
    EASED = "target eased"
    DECLARED = "declared"
    COMBINED = "combined"
    COMPARED = "compared"
    SAID = "said"
    STEP = "step"
    MOST = "most"
    TOP_EACH = "most, for each"
    TOP_STEP = "most, with"
    TOP_SAID = "most has what is said"
    IDLE = "nothing counts as most"
    OWES = "owes"
    LACKS = "lacks"
    BY_PAR = "by par"
    WINS = "wins a trick with"
    LOSES = "loses to another"


class Stake(NamedTuple):
    """One thing worth having, in the unit of the payments: its `amount` (below nothing where it is bad), the `cards` (a mask) it is about,
    with `more` of them where a larger set is dearer, the `points` to reach, and the `word` on which it hangs,
    or the unit that it is counted in where that is not the first of the table."""

    kind: Prize
    amount: float
    cards: int = 0
    more: int = 0
    points: float = 0.0
    word: str = ""
