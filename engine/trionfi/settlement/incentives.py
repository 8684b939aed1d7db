"""What a row of payment means to one who plays: a small set of things worth having, each with its `amount` in the unit of the payments
(below nothing where it is bad). `simple` and the kernel's table are made of them."""

from enum import StrEnum

from trionfi.values import NamedTuple


class Of(StrEnum):
    """Which points are meant: those of cards, those of combinations among the cards that are won, or those of what is declared."""

    CARDS = "cards"
    COMBINED = "combined"
    DECLARED = "declared"


class By(StrEnum):
    """Who is to have so many points: the declarer's side, anybody, or who has most of all."""

    DECLARER = "declarer"
    ANYBODY = "anybody"
    MOST = "most"


class Ties(StrEnum):
    """What several get who have as many: they share it, each has it, they share it if all have something, or each has it if somebody has
    nothing."""

    SHARED = "shared"
    EACH = "each"
    IF_ALL = "shared if all have something"
    IF_NOT_ALL = "each if somebody has nothing"


class Said(StrEnum):
    """What counts beside card points where totals are compared: combinations; with them what each has declared, or what all have declared
    for him who wins."""

    NOTHING = "combinations alone"
    OWN = "what each declared"
    ALL = "all that was declared"


class Point(NamedTuple):
    """Each point; that of a declaration in a `unit` of its own, where that is not the first of its table."""

    amount: float
    of: Of = Of.CARDS
    unit: str = ""


class Reaching(NamedTuple):
    """To have so many card points."""

    amount: float
    points: float = 0.0
    by: By = By.DECLARER


class Needing(NamedTuple):
    """With just so many of the cards (a mask) the declarer needs so many points more, to reach what is worth reaching."""

    cards: int
    number: int
    points: float
    amount: float = 0.0


class Most(NamedTuple):
    """To have most points of all, or `fewest`."""

    amount: float
    fewest: bool = False
    ties: Ties = Ties.SHARED


class NothingIsMost(NamedTuple):
    """Who has nothing has most; or fewest, once it is turned."""

    amount: float = 0.0


class MostEach(NamedTuple):
    """Who has most has it for each so many points of his, with so many `more` first."""

    amount: float
    per: float
    more: float = 0.0


class Owing(NamedTuple):
    """Who has not most, and fewer than so many points, or less than a part of the most (one of so many `times`), owes it to who has."""

    amount: float
    points: float = 0.0
    times: int = 0


class Lacking(NamedTuple):
    """Each member of a side owes it for each point that the side lacks, twice below half. Where each stands for himself (`own`) those who
    have more share it by what they have more."""

    amount: float
    points: float
    own: bool = False


class Compared(NamedTuple):
    """Totals are compared in which more counts than card points."""

    said: Said = Said.NOTHING
    amount: float = 0.0


class EachCard(NamedTuple):
    """Each of some cards (a mask), at the end or `captured` from the other side."""

    amount: float
    cards: int
    captured: bool = False


class AllCards(NamedTuple):
    """All of some cards (a mask) together, dearer with the cards of `more`; after a `word`, because they were undertaken."""

    amount: float
    cards: int
    more: int = 0
    word: str = ""


class InLastTrick(NamedTuple):
    """To win the last trick; with one of some cards (a mask); after a `word`. Or not to lose one of the cards in it (`lost`)."""

    amount: float
    cards: int = 0
    word: str = ""
    lost: bool = False


class Tricks(NamedTuple):
    """To win a trick at all, or `every` trick, after a `word`."""

    amount: float
    every: bool = False
    word: str = ""


class TrickWith(NamedTuple):
    """To win a trick with one of some cards (a mask), or to lose one to another: before the last trick, or in it."""

    amount: float
    cards: int
    won: bool
    last: bool = False


class Turned(NamedTuple):
    """Where the word was announced, what was bad is good."""

    word: str
    amount: float = 1.0


Incentive = (Point | Reaching | Needing | Most | NothingIsMost | MostEach | Owing | Lacking | Compared | EachCard | AllCards
             | InLastTrick | Tricks | TrickWith | Turned)
Incentives = tuple[Incentive, ...]


def scaled(some: Incentives, times: float) -> Incentives:
    """These incentives, each worth so many times as much."""
    return tuple(one._replace(amount=one.amount * times) for one in some)


def cards_of(one: Incentive) -> int:
    """The cards (a mask) that it is about; none where it is about no certain ones."""
    match one:
        case EachCard() | AllCards() | InLastTrick() | TrickWith() | Needing():
            return one.cards
    return 0
