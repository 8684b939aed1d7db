"""Rewards: the rows of what a hand pays. One protocol for whoever asks them: settlements, steps of the hand, bots and pages."""

from collections.abc import Iterable
from enum import StrEnum
from typing import ClassVar, Self

from trionfi.cards import Pack
from trionfi.counting import Points
from trionfi.melds import Declarable, Declaration
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.incentives import EachCard, Incentives, scaled
from trionfi.settlement.questions import DECLARER, DECLARER_TERM, Question
from trionfi.settlement.settling import InAll, Rate, Settling
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.values import dataclass, field
from trionfi.vocabulary import Checked
from trionfi.words import GameTerm, Listing, Message, Words, pattern
from trionfi.words.values import Value

_made = tuple.__new__  # as in `trionfi.state.table`
TABLE = GameTerm("the table of declarations")
"""Where the combinations stand; a game may list those that are only won by themselves."""


def listed(numbers: Iterable[Points]) -> Listing:
    """Numbers, each once, in a phrase."""
    return Listing(tuple(dict.fromkeys(numbers)), "or")


def seen_at(questions: Iterable[Question], table: Table) -> dict[str, object]:
    """The answers as they are seen at a table where the hand is over."""
    known: dict[str, object] = {}
    for one in questions:
        if one.seen and (answer := one.default if (seen := one.seen(table)) is None else seen) is not None:
            known[one.key] = answer
    return known


class About(StrEnum):
    """What one is asked who looks for the game that he knows."""

    SIDES = "sides"
    WORTH = "worth"
    HALVES = "halves"
    SHOWN = "shown"
    PETIT = "petit"
    SLAM = "slam"


class Row(Checked):
    """What all parts of a settlement answer that pay something or change what is paid. A part overrides what it has to say and leaves the
    rest: it then asks nothing, claims nothing and tells nothing. `payments` is always the settlement in which it stands."""

    said: ClassVar[Words] = ""
    """The sentence for `words`; its figures stand in braces by their names."""

    def played(self, table: Table, facts: Facts, payments: Settling) -> dict[str, object]:
        """The facts that it needs, from a hand that was played; `facts` are those that every hand tells."""
        return seen_at(self.asks(facts, payments), table)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        """What it asks of a hand, in order; `facts` tell how the deal ended and what contract was played."""
        return ()

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        """Enter what its facts say of the sides. Raises TrionfiError for what cannot be in itself."""

    def stakes(self, game: Rules) -> Incentives:
        """What hangs on the play, as a player weighs it."""
        return ()

    def words(self) -> Words:
        """The rule in words."""
        return self.filled(self.said)

    def filled(self, text: Words, **more: Value) -> Words:
        """A sentence of the row with its figures, and with `more`."""
        if isinstance(text, Message):  # one that has its values already
            return text
        return pattern(text, {DECLARER: DECLARER_TERM, **self.figured(), **more}) if text else ""

    def figured(self) -> dict[str, Value]:
        """Its figures by the names that its sentences give them."""
        return vars(self)

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> Words:
        """What it answers to one who looks for the game that he knows: `rates` are those of the bids that are no slams, `whole` says that
        card points are never broken. "" where it has no answer."""
        return ""


@dataclass(frozen=True)
class Reward(Row):
    """One row of what a hand pays: its `key`, its `label` in the game's own words, its source. With `at_once` it is paid when it falls due
    and not at the end; with `contract` it counts only where that was bid ("solo": wherever one plays against the rest)."""

    key: str
    label: Words
    source: str
    at_once: bool = field(default=False, kw_only=True)
    contract: str = field(default="", kw_only=True)

    needs: ClassVar[Words] = ""
    short: ClassVar[Words] = ""
    """The sentences for `asked` and `brings`."""

    def fact_key(self, *more: object) -> str:
        """The key of a fact that it asks for: its own, with what else tells that fact from its others."""
        return "_".join([self.key.replace("-", "_"), *map(str, more)])

    @property
    def by_rate(self) -> bool:
        """Whether the rate of the bid multiplies all that it pays."""
        return False

    @property
    def from_all(self) -> bool:
        """Whether it passes between one player and every other, a partner too, whoever the declarer is."""
        return False

    @property
    def bids_add(self) -> bool:
        """Whether it is a contract to whose base the bids add, and which they do not multiply."""
        return False

    @property
    def countable(self) -> bool:
        """Whether its stakes say what it pays, and not only about how much hangs on the play."""
        return True

    @property
    def counts_cards(self) -> bool:
        """Whether it reads what each side has at the end: its cards, and where they count the last trick and the number of tricks."""
        return False

    @property
    def pairs(self) -> bool:
        """Whether it goes by the declarer and one other player together."""
        return False

    @property
    def keeps(self) -> bool:
        """Whether the match may keep something of the hand by it."""
        return type(self).recorded is not Reward.recorded

    before_play: ClassVar[bool] = False
    """Whether it counts in a hand that ends before it is played."""

    if_abandoned: ClassVar[bool] = False
    """Whether it counts in a deal that is thrown in."""

    def line(self, payments: Settling, amounts: tuple[Points, ...], because: Words, trick: int = 0, label: Words = "",
            unit: str = "") -> Line:
        """A line of the account, under the row's own label and in the unit that is booked unless others are given."""
        return _made(Line, (label or self.label, amounts, because, self.source, unit or payments.booked, trick, self.key))

    # What is paid, and when.

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """The lines that the facts give. Raises MissingFact for a fact that is wanted, TrionfiError for one that makes no sense."""
        return []

    def trick_lines(self, table: Table, payments: Settling, trick: Trick) -> list[Line]:
        """The lines that fall due when this trick is gathered."""
        return []

    def in_tricks(self, game: Rules) -> int:
        """Cards (a mask) of which one lies in every trick that has such lines; none where no trick has."""
        return 0

    def card_lines(self, table: Table, payments: Settling, seat: int, number: int) -> list[Line]:
        """The lines that fall due when a card must be given to a seat for the Fool, or the Fool itself."""
        return []

    def turned_lines(self, table: Table, payments: Settling, seat: int, number: int) -> list[Line]:
        """The lines for a card that turned up in the deal and is now the seat's."""
        return []

    def bottom_lines(self, table: Table, payments: Settling) -> list[Line]:
        """The lines that fall due when the dealer shows the card at the bottom of the pack."""
        return []

    def declared_lines(self, table: Table, payments: Settling, seat: int, one: Declaration, value: Points) -> list[Line]:
        """The lines that fall due when a player declares, for so much."""
        return []

    def asked_lines(self, table: Table, payments: Settling, seat: int, question: str, payers: tuple[int, ...]) -> list[Line]:
        """The lines that fall due when a player asks a question of the round of declarations."""
        return []

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """Its stakes for one who plays a hand out at a bid of that rate and counts it exactly."""
        times = rate if self.by_rate else 1
        return scaled(self.stakes(game), times)

    def earned(self, table: Table, payments: Settling) -> tuple[Points, ...]:
        """What each player is sure of by what is booked so far, though it is booked only at the end."""
        return (0,) * table.players

    @property
    def most_earned(self) -> Points:
        """The most that a player can come to have in that way."""
        return 0

    # What it reads.

    def brief(self, facts: Facts, payments: Settling) -> dict[str, object]:
        """The facts that can stand in for the piles."""
        return {}

    def recorded(self, facts: Facts, payments: Settling) -> list[Line]:
        """What the match keeps of the hand although nothing is paid for it, in a unit that is not that of the scores."""
        return []

    def made(self, facts: Facts) -> bool | None:
        """Whether the declarer's side won the hand, from the row that knows."""
        return None

    def in_all(self, facts: Facts, payments: Settling) -> InAll:
        """What each side has in all, where the hand goes by more than card points; nothing where it does not."""
        return ()

    def phrase(self, facts: Facts, payments: Settling) -> Words:
        """What came of the hand as players say it: the bid, what was made, by how much; "" where they have no such saying."""
        return ""

    def swept(self, facts: Facts) -> bool:
        """Whether a slam, or that no trick was won, is paid in place of the contract."""
        return False

    # What it means to a player.

    @property
    def won_table(self) -> Declarable | None:
        """The table of the combinations that count among the cards that are won, None where none count."""
        return None

    def captures(self, pack: Pack) -> int:
        """The cards (a mask) that it pays for as soon as they are captured, for all to see."""
        return 0

    def in_play(self, pack: Pack, hand: int) -> Points:
        """What each pays to one who holds a hand (a mask) for the cards that it is about, which he declares as they are played; 0 where
        he has not all of them, or nothing is declared so."""
        return 0

    def in_pile(self, pack: Pack, pile: int) -> Points:
        """What it gives a pile (a mask) for what lies together in it."""
        return 0

    @property
    def thrown_in_before(self) -> int:
        """The trick from which a hand thrown in costs what is still held, and no longer what was won; 0 where none is thrown in."""
        return 0

    @property
    def promised_nothing(self) -> str:
        """The word by which a player undertakes to win no trick, "" where there is none."""
        return ""

    def worth_declaring(self, name: str, leading: bool) -> bool:
        """Whether a declaration of that name is sure to pay its maker; `leading` on the declarer's side."""
        return True

    def without_shows(self) -> Self:
        """The row without what it pays for cards that are shown."""
        return self

    # What it says.

    @property
    def each(self) -> Points | None:
        """What each payer pays, where the table of payments says it in one number."""
        return None

    @property
    def named_cards(self) -> str:
        """The set that "these cards" in its words stands for, "" where there is none."""
        return ""

    def figures(self) -> tuple[tuple[Words, ...], ...]:
        """Its figures in rows, the heads first, where it has more of them than a sentence holds."""
        return ()

    def asked(self) -> str:
        """What it asks for in card points, "" where it asks for none."""
        return self.filled(self.needs)

    def wanted_points(self) -> tuple[Points, ...]:
        """The figures in card points that it asks for, the same that `asked` says; none where it asks for none."""
        return ()

    def wanted_by(self) -> tuple[Question, ...]:
        """The facts by which it goes which of those figures is asked for."""
        return ()

    def brings(self) -> str:
        """What it brings, in short; "" where its words say it."""
        return self.filled(self.short)

    def remark(self, points: Points) -> Words:
        """What it makes of a count of so many points that the count cannot know; "" where there is nothing to say."""
        return ""

    def rate_words(self, rates: tuple[Rate, ...]) -> str:
        """What the rates of the bids are to it in a sentence, where they do not simply multiply."""
        return ""

    def rate_bid(self, facts: Facts) -> int | None:
        """The rate of the bid that the facts of this reward tell, such as that of a slam; None where they tell none."""
        return None

    @property
    def slam_bids(self) -> tuple[str, ...]:
        """The bids that are slams."""
        return ()


def won_tables(rewards: Iterable[Reward]) -> tuple[Declarable, ...]:
    """The tables of the combinations that count among won cards."""
    return tuple(dict.fromkeys(reward.won_table for reward in rewards if reward.won_table is not None))


@dataclass(frozen=True)
class OfCards(Reward):
    """A row about certain cards: its words say "these cards"."""

    cards: str = ""

    @property
    def named_cards(self) -> str:
        return self.cards


@dataclass(frozen=True)
class OfCaptures(OfCards):
    """So much for each of certain cards that is captured. Heirs say of whom, and who pays."""

    amount: Points = 1

    def captures(self, pack: Pack) -> int:
        return pack.select(self.cards)

    def stakes(self, game: Rules) -> Incentives:
        return (EachCard(float(self.amount), game.pack.select(self.cards), captured=True),)
