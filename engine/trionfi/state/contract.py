"""The contract of a hand: what pauses, auctions and calls have settled."""

from enum import StrEnum

from trionfi.values import dataclass


class Known(StrEnum):
    """When it becomes known who is the partner of a declarer who has called a card: not at all (nobody was called), when the card is
    played, or at the first trick, when the partner says so."""

    NOTHING = ""
    FALLS = "when the card is played"
    FIRST_TRICK = "at the first trick"


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
    which card the declarer has `named` with his bid, which he has called ("" none), whether its holder is still `hidden` and
    when he is `known`, and, once the table knows him, who the partner is. `undertaken` are announcements of the play as (word,
    seat, number of the trick before which); `opener` made the first bid of all; `passed_over` let a slam of his side pass without a word;
    `doubled` are who has said contre, `redoubled` that it was doubled again; `sold` are who gave cards that were asked for;
    `rounds` is in how many the cards are dealt, where that is chosen; `could_call` are the seats to which a call was still open
    when they spoke, and a `forced` declarer must call because nobody has bid; `apart` says that each plays for
    himself although there is a declarer."""

    declarer: int | None = None
    bid: str = ""
    rate: int = 1
    cards: int = 0
    full_hand: bool = False
    passed: tuple[int, ...] = ()
    talon: Talon = Talon.TAKE
    announced: tuple[tuple[str, int], ...] = ()
    named: str = ""
    called: str = ""
    hidden: bool = False
    partner: int | None = None
    known: Known = Known.NOTHING
    undertaken: tuple[tuple[str, int, int], ...] = ()
    opener: int | None = None
    passed_over: tuple[int, ...] = ()
    rounds: int = 3
    doubled: tuple[int, ...] = ()
    redoubled: bool = False
    sold: tuple[int, ...] = ()
    could_call: tuple[int, ...] = ()
    apart: bool = False
    forced: bool = False
