"""What steps and play rules say of the decisions that they ask for: the kind of each, what an action comes to, the words and bids."""

from enum import StrEnum
from typing import Protocol

from trionfi.state.contract import Talon
from trionfi.values import NamedTuple
from trionfi.words import Words


class Asks(StrEnum):
    """What a step asks of the seat in turn."""

    NOTHING = "nothing that a player could weigh"
    CARD = "which card is played"
    DECLARATIONS = "what is declared"
    EARLY_DECLARATIONS = "whether to declare before the extra cards are taken"
    WORDS = "what is said in a pause of the deal"
    ANNOUNCEMENT = "what is announced"
    BID = "what is bid"
    LEVEL = "at which level the contract is played"
    CALL = "which card is called"
    VOTE = "whether the deal goes on"
    AIM = "what the hand is played for"
    TELLING = "which cards are told of"
    FACE_UP = "whether cards are dealt face up"
    BARGAIN = "for what the deal would be abandoned"
    HAGGLE = "what is asked or offered for abandoning the deal"
    WORTH = "whether the worth of the hand is told"
    HEAP = "which of several hands is kept"
    MONTE = "whether the deal is held"
    STAYING = "whether the hand is played"
    DOUBLING = "whether what is paid is doubled"


class Advice(StrEnum):
    """What an action comes to, for a player who does not know the rule behind it."""

    NONE = ""
    DECLINES = "nothing is undertaken"
    WINS = "it wins the match"
    GAINS = "it brings more than any card"
    DECLARES = "cards are declared for what they bring"
    TAKES = "the extra cards are taken, and nothing is declared before"
    SHOWS = "cards are shown for a premium of the winning side"
    PICKS = "a card of another hand is picked for the trick"
    REFUSES = "a partner's slam is refused"
    UNDERTAKES = "every trick is undertaken"
    ANNOUNCES = "something is announced that should come true"
    FETCHES = "a card of another hand must come to the trick"
    FETCHES_IF = "a card of another hand must come, unless a better one would leave the trick for it"
    LEAVES = "the card of the other hand may stay"
    GIVES_UP = "the hand is given up"
    GOES_ALONG = "it goes with the card that is played"
    HOLDS = "the highest bid is held"
    DOUBLES = "what the bid pays is doubled"
    NAMES = "a card is named that goes with the bid"
    TELLS = "a card of the hand is told of"
    GOES_ON = "the deal goes on"
    THROWS_IN = "the hands are thrown in"
    CALLS_FOR = "a suit is called for, which the others must follow"
    DEMANDS = "whoever has a certain card must play it now"
    TURNS_UP = "cards are turned up for all to see"


class Annulled(StrEnum):
    """What becomes of a deal in which a hand has no other card of a kind than one."""

    NEVER = "it is played"
    ALWAYS = "the deal is annulled"
    AT_WILL = "the deal may be annulled"


class Taken(NamedTuple):
    """A pile that comes to hands: its name, the role of the player who takes it, and whether he takes the whole of it."""

    pile: str
    who: str
    whole: bool = True


class Said(Protocol):
    """A word or bid that may be said."""

    @property
    def say(self) -> str:
        """The word."""

    @property
    def gloss(self) -> Words:
        """What it means."""


class Saying(Said, Protocol):
    """A word of a speaking round."""

    @property
    def does(self) -> str:
        """What it brings about (see `trionfi.phases.pause.Word` and `trionfi.phases.vote`)."""

    @property
    def rate(self) -> int:
        """What it multiplies the payments by."""

    @property
    def also(self) -> tuple[str, ...]:
        """Other wordings of it."""


class Bidding(Said, Protocol):
    """A bid (see `trionfi.phases.auction.Bid`)."""

    @property
    def rate(self) -> int:
        """What it multiplies the payments by."""

    @property
    def talon(self) -> Talon:
        """What becomes of the talon."""

    @property
    def apart(self) -> bool:
        """Whether each then plays for himself."""

    @property
    def shows(self) -> str:
        """A set of cards of which the hand has one."""
