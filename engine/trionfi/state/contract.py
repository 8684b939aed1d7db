"""The contract of a hand: what pauses, auctions and calls have settled."""

from enum import StrEnum

from trionfi.values import dataclass


class Known(StrEnum):
    """When it becomes known who is the partner of a declarer who has called a card: not at all (nobody was called), when the card is
    played, at the first trick, when the partner says so, or as soon as it is called."""

    NOTHING = ""
    FALLS = "when the card is played"
    FIRST_TRICK = "at the first trick"
    AT_ONCE = "at once"


class Talon(StrEnum):
    """What becomes of the talon at a bid: it is gone before the bidding; the declarer takes it; it stays unseen and counts for him, or for
    his opponents; or it goes unseen to the winner of the last trick."""

    GONE = ""
    TAKE = "take"
    KEEP = "keep"
    OPPONENTS = "opponents"
    LAST_TRICK = "last trick"


@dataclass(frozen=True)
class Contract:
    """The one record that pauses, auctions and calls write, and that all may know: who is declarer, by which word, at
    what rate, with how many cards in hand, which seats could have spoken before him in that round, what was announced,
    which card the declarer has called ("" none), whether its holder is still `hidden` and when he is `known`, and, once the table knows
    him, who the partner is; `apart` says that each plays for himself although there is a declarer. What steps of few games add stands in
    slots of their own (see `trionfi.state.notes`)."""

    declarer: int | None = None
    bid: str = ""
    rate: int = 1
    cards: int = 0
    full_hand: bool = False
    passed: tuple[int, ...] = ()
    talon: Talon = Talon.TAKE
    announced: tuple[tuple[str, int], ...] = ()
    called: str = ""
    hidden: bool = False
    partner: int | None = None
    known: Known = Known.NOTHING
    apart: bool = False
