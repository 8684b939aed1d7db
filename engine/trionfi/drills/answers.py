"""The forms that an answer takes, and reading what a person gave as one."""

from fractions import Fraction
from typing import Final, Literal

from trionfi.cards import Pack
from trionfi.counting import Points
from trionfi.errors import TrionfiError, brief
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Verbatim, Words
from trionfi.written import exact

type FormKind = Literal["number", "card", "cards", "order", "choice", "choices", "numbers by player"]
NUMBER: Final = "number"
CARD: Final = "card"
CARDS: Final = "cards"
ORDER: Final = "order"
CHOICE: Final = "choice"
CHOICES: Final = "choices"
NUMBERS: Final = "numbers by player"
POINTS: Words = "points"


@dataclass(frozen=True)
class Form:
    """What an answer looks like.

    `kind` is "number", "card", "cards", "order", "choice", "choices" or "numbers by player"; `words` say what is asked for; `unit` is
    that of numbers. `cards` are those to choose from, or all that are to be put in order, and `count` how many (None: any number);
    `choices` are (value, words), of which one or several are the answer; `players` name the players whose numbers are asked for, in the
    order of the seats; `table` says that the answer is a move at the table at which the question was found.
    """

    kind: FormKind
    words: Words
    unit: Words = ""
    cards: tuple[str, ...] = ()
    count: int | None = None
    choices: tuple[tuple[str, Words], ...] = ()
    players: tuple[Words, ...] = ()
    table: bool = False

    def read(self, pack: Pack, answer: object) -> object:
        """An answer in the form that kinds judge. Raises TrionfiError saying what would be an answer."""
        return _READ[self.kind](self, pack, answer)

    def _number(self, pack: Pack, answer: object) -> Points:
        try:
            written = answer.replace("−", "-").replace(",", ".") if isinstance(answer, str) else answer
            return exact(written)
        except (ValueError, ZeroDivisionError):
            raise TrionfiError(Message("the answer is a number of {unit}, such as 12, not {given}", unit=self.unit or POINTS,
                                       given=brief(answer))) from None

    def _card(self, pack: Pack, answer: object) -> str:
        found = self._cards(pack, answer)
        if len(found) != 1:
            raise TrionfiError(Message("the answer is one card of {cards}", cards=" ".join(self.cards)))
        return found[0]

    def _cards(self, pack: Pack, answer: object) -> tuple[str, ...]:
        if not isinstance(answer, str | list | tuple):
            raise TrionfiError(Message("the answer is a list of cards such as {cards}, not {given}", cards=" ".join(self.cards[:2]),
                                       given=brief(answer)))
        found = pack.parse_all(answer)
        for card in found:
            if card not in self.cards:
                raise TrionfiError(Message("{card} is not among the cards to choose from: {cards}", card=card, cards=" ".join(self.cards)))
        return tuple(pack.sort(found))

    def _order(self, pack: Pack, answer: object) -> tuple[str, ...]:
        said = pack.parse_all(answer) if isinstance(answer, str | list | tuple) else ()
        if sorted(said) != sorted(self.cards):
            raise TrionfiError(Message("the answer is all of these cards in order, each once: {cards}", cards=" ".join(self.cards)))
        return tuple(said)

    def _choice(self, pack: Pack, answer: object) -> str:
        for value, _ in self.choices:
            if str(answer).strip().casefold() == value.casefold():
                return value
        known = Listing(tuple(value for value, _ in self.choices), ",")
        raise TrionfiError(Message("the answer is one of {choices}, not {given}", choices=known, given=brief(answer)))

    def _choices(self, pack: Pack, answer: object) -> tuple[str, ...]:
        said = answer.replace(",", " ").split() if isinstance(answer, str) else answer
        known = {value.casefold(): value for value, _ in self.choices}
        named = [str(one).strip() for one in said] if isinstance(said, list | tuple) else [brief(answer)]
        chosen = [one.casefold() for one in named]
        strange = [one for one in named if one.casefold() not in known]
        if not named or strange:
            told = tuple([Message("{key} = {words}", key=Verbatim(value), words=words) for value, words in self.choices])
            raise TrionfiError(Message("the answer is one or several of {choices}, not {given}", choices=Listing(told, ","),
                                       given=brief(strange[0] if strange else answer)))
        return tuple(value for key, value in known.items() if key in chosen)

    def _numbers(self, pack: Pack, answer: object) -> tuple[Points, ...]:
        given = answer.split() if isinstance(answer, str) else answer
        if not isinstance(given, list | tuple) or len(given) != len(self.players):
            raise TrionfiError(Message("the answer is a list of {n} numbers, one for each of {players}", n=len(self.players),
                                       players=Listing(self.players, ",")))
        return tuple(self._number(pack, one) for one in given)


def cards_in(answer: object) -> tuple[str, ...]:
    """The cards or choices of an answer, none where it is neither."""
    return tuple(str(card) for card in answer) if isinstance(answer, tuple) else ()


def numbers_in(answer: object) -> tuple[Points, ...]:
    """The numbers of an answer or of a part of an explanation: one, or one for each player."""
    found = answer if isinstance(answer, tuple) else (answer,)
    return tuple(one for one in found if isinstance(one, int | Fraction))


_READ = {
    NUMBER: Form._number, CARD: Form._card, CARDS: Form._cards, ORDER: Form._order, CHOICE: Form._choice, CHOICES: Form._choices,
    NUMBERS: Form._numbers,
}
