"""The named values of a message. What they are called is known to the language; a sentence agrees with what they are, never with how a
word of theirs ends."""

from fractions import Fraction

from trionfi.values import NamedTuple

type Number = int | Fraction


REGION = "/"


class Term(str):
    """A word or noun phrase that a language has by itself: a role, a card, a suit, a set of cards, a unit, a pile. It is its English,
    `kind` the shelf of the term base on which it stands, `many` its English for several. Behind `REGION` a kind may name a region: what
    is called otherwise there stands on a shelf of its own ("rank/Piedmont"), all else on the general one."""

    __slots__ = ("kind", "many")
    kind: str
    many: str

    def __new__(cls, english: str, kind: str = "term", many: str = "") -> "Term":
        """The term; `many` is left out where it is never counted."""
        term = super().__new__(cls, english)
        term.kind, term.many = kind, many
        return term

    def __reduce__(self) -> tuple[type["Term"], tuple[str, str, str]]:
        return type(self), (str(self), self.kind, self.many)


class Bare(Term):
    """A set of cards that stands without an article ("trumps", "Uno, XIII and XXVIII"): one says ten trumps, but ten of the Kings."""

    __slots__ = ()


class GameTerm(Term):
    """A role or thing by its general name, where what is said does not know its game yet. `in_game` puts what the game calls it in its
    place; until then it is a term as any other."""

    __slots__ = ()


class Verbatim(str):
    """A text that is said as it stands in every language: a key for programs, or words that have been said already."""

    __slots__ = ()


class Seat(NamedTuple):
    """A player by his seat: what he is called, and whether he is the reader, is known when it is said."""

    number: int


class Person(NamedTuple):
    """A player as one reader calls him; `you` says that he is that reader. `within` is his name in the midst of a sentence, where it is
    another ("the dummy")."""

    name: str
    you: bool = False
    within: str = ""


class Quantity(NamedTuple):
    """So many of a thing: "1 marque", "45½ points". Its unit has a word for several."""

    number: Number
    unit: Term


class Range(NamedTuple):
    """From so many to so many of a thing: "3 cards", "up to 2 cards", "1 to 3 cards"."""

    least: int
    most: int
    unit: Term


class Listing(NamedTuple):
    """Values in a row: "A", "A and B", "A, B and C"; `word` is "and" or "or", "," or ";" for remarks that stand side by side, "." for
    sentences, "+" for what is added, ":" for what stands against each other and "/" for what else may be said."""

    items: tuple["Value", ...]
    word: str = "and"


class Cards(NamedTuple):
    """Cards by their names, or where they are hidden only how many: "King of cups, 7 of cups", "a card", "3 cards"."""

    names: tuple[str, ...]
    number: int


type Value = str | int | Fraction | Seat | Person | Quantity | Range | Listing | Cards
"""What may fill the place of a message: a `Term` and another message are texts too, and any other text is quoted as it is (words that are
said at the table, a card in notation)."""
