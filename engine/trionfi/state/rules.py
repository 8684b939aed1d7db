"""What the state, the steps and the bots may ask of a game. `trionfi.game.Game` answers; nothing below it imports it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from trionfi.cards import Pack
from trionfi.counting import Counting, Points
from trionfi.melds import Declarable
from trionfi.state.account import Line, Settlement
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Asks
from trionfi.state.faces import Aloud, Deals, Laying, Tricks
from trionfi.state.matched import Matched
from trionfi.state.sides import Divided, Joins, Parting, Sides
from trionfi.state.signals import Sign, Signal
from trionfi.tricks import Duty, Follow, Fool
from trionfi.values import NamedTuple
from trionfi.words import Term, Words


class Course(Joins, Protocol):
    """What a step tells before any hand is dealt (see `trionfi.phases.base.Step`)."""

    @property
    def key(self) -> str:
        """How options, bots and records find it."""

    @property
    def phase(self) -> str:
        """How a page lays the table out."""

    @property
    def asks(self) -> Asks:
        """What the seat in turn decides."""

    @property
    def dealing(self) -> Deals:
        """What it does with the pack."""

    @property
    def laying(self) -> Laying:
        """What players take up by it and discard."""

    @property
    def aloud(self) -> Aloud:
        """What may be said in it at any moment."""

    @property
    def tricks(self) -> Tricks:
        """What it tells of the play of the tricks."""

    @property
    def declares(self) -> bool:
        """Whether players declare what they hold in it."""

    @property
    def sorts(self) -> tuple[str, ...]:
        """Sets of cards that it tells apart before all eyes."""

    def advice(self, action: Action) -> Advice:
        """What an action comes to."""

    def cleared(self, pile: str) -> tuple[str, ...]:
        """Sets of which no hidden card lies in this pile after it."""

    def after_play(self, table: Any) -> None:
        """What it still brings about when the last trick is gathered."""


class Wanted(Protocol):
    """A fact that a settlement may ask for (see `trionfi.settlement.questions.Question`)."""

    @property
    def key(self) -> str:
        """Its name."""

    @property
    def unit(self) -> str:
        """What it is given in."""

    @property
    def values(self) -> tuple[tuple[object, str], ...]:
        """What it may be, each with its words; empty where that is not listed."""

    @property
    def default(self) -> object:
        """What it is where nobody gives it, None where it must be given."""

    @property
    def optional(self) -> bool:
        """Whether the settlement may do without it."""


class Paying(Parting, Protocol):
    """How hands are settled (see `trionfi.settlement`). `facts` are those of a hand, in the form that this settlement reads."""

    @property
    def rewards(self) -> tuple[Any, ...]:
        """What is paid, in the order of the account."""

    @property
    def trick_rewards(self) -> tuple[Any, ...]:
        """Those that may pay when a trick is gathered."""

    @property
    def ledger(self) -> str:
        """The unit."""

    @property
    def booked(self) -> str:
        """The unit of what is written down in the course of the hand."""

    @property
    def zero_sum(self) -> bool:
        """Whether the scores of a hand sum to nothing."""

    @property
    def whole(self) -> bool:
        """Whether each card of the pack counts for somebody."""

    def running(self, account: tuple[Line, ...], players: int) -> dict[str, tuple[Points, ...]]:
        """What is counted on through the hand, by name, for each player."""

    def marked(self, account: tuple[Line, ...], players: int) -> tuple[dict[str, Points], ...]:
        """What each party has marked so far, by unit."""

    def in_all(self, facts: Any) -> tuple[tuple[frozenset[int], Points], ...]:
        """What each side has in all, by its seats, where the hand goes by more than card points."""

    def counts_played(self, reward: Any, table: Any) -> bool:
        """Whether a reward counts in a hand as it was bid."""

    def parties(self, players: int) -> tuple[str, ...]:
        """The names of the parties that stand before the deal."""

    @property
    def shares(self) -> tuple[int, int] | None:
        """The parts of a declarer and his partner, None where nobody shares."""

    def brief(self, facts: Any) -> dict[str, object]:
        """What stands in for the cards of the sides: what they come to."""

    def played(self, table: Any) -> dict[str, object]:
        """The facts of a table."""

    @property
    def rates(self) -> Sequence["Rated"]:
        """What the bids multiply by."""

    @property
    def contre(self) -> str:
        """What a contre doubles, "" where nothing."""

    @property
    def total(self) -> Points:
        """The card points that all sides have together, 0 where they vary."""

    @property
    def unit(self) -> int:
        """How many points make one of the unit in which is paid."""

    def stays_away(self, place: int) -> Points:
        """What a player pays who drops out, by his place after the dealer."""

    def seats(self, players: int) -> tuple[frozenset[int], ...]:
        """The parties that stand before the deal."""

    def facts(self, pack: Pack, counting: Counting, players: int, known: Mapping[str, object]) -> Any:
        """Facts that are known, checked."""

    def lines(self, facts: Any) -> list[Line]:
        """The lines that the facts give."""

    def lines_of(self, reward: Any, facts: Any) -> list[Line]:
        """The lines of a single reward."""

    def guessed(self, reward: Any, pack: Pack, counting: Counting, players: int) -> dict[str, object]:
        """Some answers, for one who tries what a reward pays."""

    def counted(self, facts: Any) -> tuple[Any, ...]:
        """The rewards that count in the hand."""

    def pile_keys(self, players: int) -> tuple[str, ...]:
        """The facts of the sides' cards."""

    def payers(self, players: int) -> int:
        """How many pay one who wins."""

    def swept(self, facts: Any) -> bool:
        """Whether a slam, or that no trick was won, is paid in place of the contract."""

    def form(self, pack: Pack, counting: Counting, players: int) -> Sequence[Wanted]:
        """The facts that may be asked for."""

    def close(self, facts: Any, account: tuple[Line, ...], at_once: bool) -> Settlement:
        """The closed account."""

    def due(self, account: list[Line]) -> Iterable[str]:
        """What is to be told when a line has been booked."""

    def recorded_as(self, points: Points) -> Points:
        """What card points are in the match's own unit."""

    def rate_words(self, times: int) -> str:
        """A rate in words."""

    def won(self, facts: Any) -> bool:
        """Whether the declarer has won."""


class Rated(Protocol):
    """What a bid multiplies by."""

    @property
    def times(self) -> int:
        """How often every payment counts."""

    @property
    def words(self) -> Words:
        """Which bid it is."""


class Dealing(NamedTuple):
    """How the shuffled pack goes round, whoever deals: the sizes of the packets that each hand gets, in their order; how many cards the
    other packets take at least, and the steps that take these; whether cards are shuffled a second time."""

    sizes: tuple[int, ...]
    least: int
    takers: tuple[Course, ...]
    again: bool


class Rules(Divided, Protocol):
    """The parts of a game, and what it works out from them."""

    def __hash__(self) -> int:
        """A game is a value: what is worked out from it may be kept."""

    @property
    def slug(self) -> str:
        """Its name in addresses."""

    @property
    def family(self) -> str:
        """The name of the games that it stands with."""

    @property
    def profile(self) -> str:
        """The set of rules that was named, if any."""

    @property
    def default_profile(self) -> str:
        """That by which it is played when none is named, if it has any."""

    @property
    def changed(self) -> Mapping[str, str]:
        """The options that differ from those of its profile."""

    @property
    def packets(self) -> tuple[tuple[str, int, int], ...]:
        """What the course takes of the shuffled pack: packets by name ("": one to each hand), of at least and at most so many cards."""

    def seats(self, players: int | None = None) -> int:
        """A checked number of players: the first that it is for where none is given."""

    def table(self, players: int | None = None) -> int:
        """A checked number of players at the table, who sits out among them."""

    @property
    def next_side(self) -> Term:
        """On which side of a player the next in turn sits."""

    @property
    def other_side(self) -> Term:
        """The other side of him."""

    @property
    def pack(self) -> Pack:
        """The cards."""

    @property
    def counting(self) -> Counting:
        """How won cards count."""

    @property
    def follow(self) -> Follow:
        """Which cards may be played to a trick."""

    @property
    def duty(self) -> Duty:
        """Which cards may be played to a trick, as a function of hand and trick."""

    @property
    def fool(self) -> Fool:
        """What the Fool does."""

    @property
    def sides(self) -> Sides:
        """Who plays with whom."""

    @property
    def signals(self) -> tuple[Signal, ...]:
        """The phrases of table talk."""

    @property
    def signs(self) -> tuple[Sign, ...]:
        """What partners read from a card."""

    @property
    def melds(self) -> Declarable | None:
        """What may be declared."""

    @property
    def course(self) -> Sequence[Course]:
        """The steps of a hand."""

    @property
    def payments(self) -> Paying:
        """How hands are settled."""

    @property
    def match(self) -> Matched:
        """How hands make a match."""

    @property
    def pays_at_once(self) -> bool:
        """Whether some payment falls due during the play."""

    @property
    def paid_in_tricks(self) -> tuple[tuple[Any, int], ...]:
        """What may pay when a trick is gathered, each with cards (a mask) of which one then lies in the trick."""

    @property
    def hand_size(self) -> int:
        """How many cards the deal gives each player."""

    @property
    def deals_hands(self) -> bool:
        """Whether the deal as data has a packet for each hand."""

    @property
    def dealing(self) -> Dealing:
        """How the shuffled pack goes round."""

    @property
    def tricks(self) -> int:
        """How many tricks are played."""

    def step(self, name: str) -> Course:
        """The step of that name, one inserted into another too."""

    @property
    def card_points(self) -> tuple[Points, Points]:
        """The least and most card points that two sides hold together."""

    def set_words(self, expression: str) -> Term:
        """A set of cards in words."""


def as_usual(game: Rules) -> bool:
    """Whether a game is played by the rules that hold when none are named."""
    return not game.changed and game.profile == game.default_profile
