"""What hangs on the play, as a player weighs it: every reward says what it makes points, cards and tricks worth."""

from enum import StrEnum
from typing import NamedTuple


class Prize(StrEnum):
    """What may be worth having: each card point; the declarer's reaching so many; each of some cards at the end, or taken from the other
    side; all of them together; all of them because they were undertaken; the last trick; the last trick with one of some cards, also
    announced; not to lose one there; a trick at all; every trick; each point of what is declared. Where the word of TURNED was announced,
    what was bad is good. With just `more` of the cards of EASED the declarer needs so many points more.

    The last ones are for one who counts exactly (`Reward.tabled`): each point of the combinations among won cards (`Reward.won_table`);
    that these, or what was declared, count as points where totals are compared; each who has so many points has the amount; and so has who
    has most points of all, shared by several who have as many unless there is `more`, or fewest where the points are below nothing; who has most has it for each
    so many `points` of his, with so many `more` first, or with as many as that, and has what all declared where that goes to him; that who has no
    trick has most, or fewest once it is turned;
    and who wins a trick with one of some cards, or loses one to another, in the last trick where there is `more`, and
    before it where there is not."""

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
    IDLE = "no trick counts as most"
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
