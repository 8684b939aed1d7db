"""The facts that a settlement asks for, with the words of each question: those of many games, and how others are made."""

from collections.abc import Callable, Hashable
from enum import StrEnum
from functools import cache
from operator import attrgetter

from trionfi.melds import Declarable, PaidWhen
from trionfi.state.table import Table
from trionfi.values import NamedTuple, dataclass, field, replace
from trionfi.words import GameTerm, Listing, Message, Seat, Term, Words, in_game, reworded

DECLARER, OPPONENTS, NOBODY, NEITHER = "declarer", "opponents", "nobody", "neither"
SIDES = (DECLARER, OPPONENTS)
DECLARER_TERM = GameTerm(DECLARER)
"""The declarer in a sentence, as the game calls him."""
THE_DECLARER = Message("the {declarer}", declarer=DECLARER_TERM)
DECLARER_SIDE = Message("the {declarer}'s side", declarer=DECLARER_TERM)
CHOSEN = ("choice", "choices", "seat", "seats")
"""The units of what one chooses from what is there."""


class Says(StrEnum):
    """What an answer claims of a side or a player: how many tricks it has won, that it has won or lost one, or has certain cards at the
    end, or held them when the play began."""

    EVERY = "every trick"
    NONE = "no trick"
    ALONE_NONE = "no trick, and each of the others one"
    LAST = "the last trick"
    WINS = "a trick"
    LOSES = "a trick lost"
    HOLDS = "cards at the end"
    BEGINS = "cards at the beginning"


class Claim(NamedTuple):
    """What is claimed, with the `cards` (a set) that it is about, by the answers of `when` (none: by any); of `whose` side, if not of the
    one that the answer names."""

    what: Says
    cards: str = ""
    when: tuple[object, ...] = ()
    whose: Hashable = None


class Without(NamedTuple):
    """What it means to leave an answer out, in `words`; `usual` says that it goes without saying."""

    words: Words
    usual: bool = False

    def beside(self, question: Words) -> Words:
        """A question with what it means."""
        if self.usual:
            return Message("{question} (else: {so})", question=question, so=self.words)
        return Message("{question} (left out: {so})", question=question, so=self.words)


@dataclass(frozen=True)
class Question:
    """What a person is asked of a hand, by its `key` and in `words`.

    `unit` is "choice", "choices", "card points", "cards", "number", "total" (a number that may be below nothing), "gains", "declarations",
    "seat" or "seats"; `values` are (value, words) of a choice; `default` is what is taken when it is not said (None: it must be said);
    `only_if` is (key, value) of another question on which this one hangs, `unless` one with which it falls; `optional` marks one that
    others can stand in for, and `without` says what it means where none does; `table` has the declarations that it takes, where they are
    not those that the course of the game lets players make; `says` is what an answer claims, and `seen` finds the answer at a table where
    the hand is over (None: what is taken when it is not said).
    """

    key: str
    words: Words
    unit: str
    values: tuple[tuple[str | int, Words], ...] = ()
    default: object = None
    only_if: tuple[str, object] | None = None
    unless: tuple[str, object] | None = None
    optional: bool = False
    cards: str = ""
    table: Declarable | None = None
    without: Without | None = None
    says: tuple[Claim, ...] = field(default=(), repr=False)
    seen: Callable[[Table], object] | None = field(default=None, repr=False, compare=False)

    @property
    def whole(self) -> Words:
        """The words with what it means to leave it out."""
        return self.without.beside(self.words) if self.without else self.words

    @property
    def asks(self) -> Words:
        """The words as they stand over an entry: a question where one chooses, the name of the thing where a figure is typed."""
        return Message("{words}?", words=self.words) if self.cards or self.unit in CHOSEN else self.words

    @property
    def any_value(self) -> object:
        """Some value that it may have, its usual one where it has one: what a form is made with."""
        if self.default is not None:
            return self.default
        return self.values[0][0] if self.values else 0

    def declarable(self, usual: Declarable | None) -> Declarable | None:
        """The declarations that it takes, where those of the game are the `usual` ones."""
        return self.table or usual

    def told(self, value: object) -> dict[str, object]:
        """The fact with its value; where that is None what it is by default, such as nobody."""
        return {self.key: self.default if value is None else value}


@dataclass(frozen=True)
class Declared(Question):
    """A question that takes only the declarations that are `due` then: at the end, or before."""

    due: PaidWhen = PaidWhen.AT_ONCE

    def declarable(self, usual: Declarable | None) -> Declarable | None:
        found = super().declarable(usual)
        return found and found.due(self.due)


def of_hand(words: Words, partners: bool, term: Callable[[GameTerm], Term]) -> Words:
    """Words of a settlement as a game has them: in its own terms, and where its declarer may have `partners` of the declarer's side."""
    return in_game(reworded(words, OF_SIDE) if partners else words, term)


def in_form(words: Words, last_trick: bool, partners: bool, term: Callable[[GameTerm], Term]) -> Words:
    """Words of a fact as the form has them: of the last trick only where it counts, else as those of a settlement."""
    return of_hand(words if last_trick else reworded(words, WITHOUT_LAST), partners, term)


@cache
def points_of(party: int, name: Words, last: bool) -> Question:
    """The fact how many card points a party of that name has; `last`: the last trick is in."""
    if several(name):
        words = Message("card points that {name} have, the last trick included", name=name) if last else \
            Message("card points that {name} have", name=name)
    else:
        words = Message("{Name_of} card points, the last trick included", name=name) if last else \
            Message("{Name_of} card points", name=name)
    return Question(f"points_{party}", words, "card points")


@cache
def tricks_of(party: int, words: Words) -> Question:
    """The fact how many tricks a party has won, in the words of how they are counted."""
    return Question(f"tricks_{party}", words, "number", optional=True)


@cache
def cards_of(party: int, name: Words) -> Question:
    """The fact which cards a party of that name has at the end."""
    words = (Message("all cards that {name} have at the end", name=name) if several(name) else
             Message("all cards that {name} has at the end", {"name you": "all cards that {name} have at the end"}, name=name))
    return Question(f"cards_{party}", words, "cards", optional=True)


def several(party: Words) -> bool:
    """Whether a party is several players, by the seats in its name."""
    return isinstance(party, Message) and any(isinstance(value, Listing) for value in party.values.values())


@cache
def last_trick_of(parties: tuple[Words, ...]) -> Question:
    """The fact which of the parties, by their names, won the last trick."""
    return Question("last_trick_by", "who won the last trick", "choice", tuple(enumerate(parties)), optional=True)


@cache
def declared_by(seat: int) -> Question:
    """The fact what a player has declared."""
    return Question(f"declared_{seat}", Message("declared by {who}", who=Seat(seat)), "declarations", default=())


@cache
def promised_by(seat: int) -> Question:
    """The fact what a player has declared that is paid only at the end, on a condition."""
    return Question(f"promised_{seat}", Message("declared by {who}, to be paid only at the end", who=Seat(seat)), "declarations",
                    default=())


@cache
def who(key: str, words: Words, players: int, hands: int = 0, says: tuple[Claim, ...] = ()) -> Question:
    """The fact which player did something, or nobody; with dummies so many `hands`, theirs after those of the players."""
    names = tuple((seat, hand_of(seat, players)) for seat in range(hands or players))
    return Question(key, words, "choice", ((NOBODY, "nobody"), *names), NOBODY, says=says)


@cache
def swept_by(parties: tuple[Words, ...]) -> Question:
    """The fact which of the parties has won every trick."""
    return which_party("swept", "which side won every trick", parties, says=(Claim(Says.EVERY),))


@cache
def yes_no(key: str, words: Words, unless: tuple[str, object] | None = None, says: tuple[Claim, ...] = ()) -> Question:
    """The fact whether something happened, or the declarer's side has won so much; no, if it is not said."""
    return Question(key, words, "choice", ((False, "no"), (True, "yes")), False, unless=unless, says=says)


@cache
def which_side(key: str, words: Words, nobody: Words = "neither side", others: Words = "the opponents",
               says: tuple[Claim, ...] = ()) -> Question:
    """The fact which side did something, or neither; with the words for neither, and for the side of the `others`."""
    return Question(key, words, "choice", ((NOBODY, nobody), (DECLARER, THE_DECLARER), (OPPONENTS, others)), NOBODY, says=says)


@cache
def which_party(key: str, words: Words, parties: tuple[Words, ...], nobody: Words = NEITHER,
                says: tuple[Claim, ...] = ()) -> Question:
    """The fact which of the parties, by their names, did something, or none of them."""
    return Question(key, words, "choice", ((nobody, nobody), *enumerate(parties)), nobody, says=says)


ENDED = Question("ended", "how did the deal end", "choice", (("played", "it was played"), ("abandoned", "it was abandoned")), "played")
DECLARER_SEAT = Question("declarer", Message("which player was the {declarer}", declarer=DECLARER_TERM), "seat",
                         only_if=("ended", "played"))
CONTRACT = Question("contract", "which contract was played", "choice")
DEALER = Question("dealer", "which player dealt", "seat", seen=attrgetter("dealer"))
PAYERS = Question("paid_by", "which players offered a payment", "seats", default=(), only_if=("ended", "abandoned"))
TAKER = Question("taken_by", "which player took the offers", "seat", only_if=("ended", "abandoned"), optional=True)
AGREED = Question("agreed", "what each player got (above 0) or paid (below 0) for abandoning the deal, in the order of the players",
                  "gains", default=(), only_if=("ended", "abandoned"))
DOUBLED = Question("contre", "which players said contre", "seats", default=(), only_if=("ended", "played"))
REDOUBLED = replace(yes_no("surcontre", "was a surcontre said"), only_if=("ended", "played"))
POINTS = Question(
    "points", Message("the {declarer}'s card points, own discard and last trick included", declarer=DECLARER_TERM), "card points")
OTHER_POINTS = Question("opponents_points", "the opponents' card points, last trick included", "card points", optional=True)
WITHOUT_LAST: dict[Words, Words] = {
    "the {declarer}'s card points, own discard and last trick included": "the {declarer}'s card points, own discard included",
    "the opponents' card points, last trick included": "the opponents' card points"}
"""What these ask where the last trick counts nothing."""
OF_SIDE: dict[Words, Words] = {
    "the {declarer}": "the {declarer}'s side",
    "the {declarer}'s card points, own discard and last trick included":
        "the card points of the {declarer}'s side, own discard and last trick included",
    "the {declarer}'s card points, own discard included": "the card points of the {declarer}'s side, own discard included",
    "all cards that the {declarer} has at the end, own discard included":
        "all cards that the {declarer}'s side has at the end, own discard included",
    "the facts do not agree on the {declarer}'s card points: {said}":
        "the facts do not agree on the card points of the {declarer}'s side: {said}",
    "which of these cards did the {declarer} capture from the other side":
        "which of these cards did the {declarer}'s side capture from the opponents",
    "announced: the {declarer}'s cards decide": "announced: the cards of the {declarer}'s side decide",
    "from each opponent, if the {declarer} has at least {points} card points; to each, if he has fewer":
        "from each opponent, if the {declarer}'s side has at least {points} card points; to each, if it has fewer",
    "{points} of the {declarer}": "{points} of the {declarer}'s side",
    "{required} of the {declarer}, by his bouts": "{required} of the {declarer}'s side, by its bouts",
    "more than {draw} of the {declarer}": "more than {draw} of the {declarer}'s side",
}
"""What is said of the declarer, and where he may have a partner of his side."""
PARTNER = Question("partner", Message("which player was the {declarer}'s partner", declarer=DECLARER_TERM), "seat", optional=True,
                   without=Without("he played alone"))
LAST_TRICK = Question("last_trick", "who won the last trick", "choice", ((DECLARER, THE_DECLARER), (OPPONENTS, "the opponents")))
PILES = {
    DECLARER: Question("declarer_cards",
                       Message("all cards that the {declarer} has at the end, own discard included", declarer=DECLARER_TERM),
                       "cards", optional=True),
    OPPONENTS: Question("opponents_cards", "all cards that the opponents have at the end", "cards", optional=True),
}
OWN_POINTS = PILES[DECLARER], OTHER_POINTS, POINTS
"""What is asked to know the card points of the declarer's side."""


def hand_of(seat: int, players: int) -> Words:
    """A hand by its number: a player, or behind all players the dummy of one."""
    return Message("{who}", who=Seat(seat)) if seat < players else Message("{who_of} dummy", who=Seat(seat - players))
