"""Saying messages: the one place that makes words of values."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache

from trionfi.words.catalogue import YOU, Catalogue, English
from trionfi.words.languages import NEVER
from trionfi.words.message import Forms, Message, Text, Words, exchanged, places, plain_by, shape
from trionfi.words.values import Bare, Cards, GameTerm, Listing, Number, Person, Quantity, Range, Seat, Term, Value, Verbatim

CARD = Term("card", many="cards")
type Names = tuple[Person, ...]
_PLAYERS, _YOURS = (Seat, Person), ("you",)
ALONE = ("{who}", "{players}")  # messages that are just players, as parties are named: a sentence agrees with those
LONE = (*ALONE, "{name}")  # messages that are a value by itself, which takes the form that is asked of them
ARTICLED = ("{role_the}", "{dummy_the}")  # players who go by what they are
QUOTED = (str, Verbatim)
ISOLATED = "\u2068{}\u2069"
BETWEEN = {";": "; ", "+": " + ", ":": " : ", ".": ". ", "/": " / "}


class Speaker:
    """Says messages in a language. `names` are the players as the reader calls them, by seat; without them seats are called by their
    numbers, as programs and records have them."""

    quoting = "{}"

    def __init__(self, catalogue: Catalogue, names: Names = ()):
        self.catalogue, self.language, self.names = catalogue, catalogue.language, names

    def quotes(self) -> "Speaker":
        """A speaker of this language and for these players, who sets signs of Unicode around what a sentence quotes, such as cards in
        notation, for who draws it."""
        made = Speaker(self.catalogue, self.names)
        made.quoting, made.language = ISOLATED, self.language
        return made

    def say(self, words: str) -> str:
        """A message, a paragraph, a term, or a plain text, which is looked up as it stands."""
        if isinstance(words, Message):
            return self.told(self.catalogue.forms(words), words.values)
        if isinstance(words, Text):
            return " ".join([self.say(part) for part in words.parts])
        if isinstance(words, Drawn):
            return self.quotes().say(words.words)
        if isinstance(words, Verbatim):
            return words
        return self.catalogue.word(words) if isinstance(words, Term) else self.catalogue.constant(words)

    def told(self, forms: Forms, values: Mapping[str, Value]) -> str:
        """The first form whose wants hold, with its places filled. Raises KeyError for a place that nothing fills."""
        text = forms[-1][1]
        if len(forms) > 1:
            text = self._form(forms, values)
        made = []
        for before, name, form, capital in places(text):
            made.append(before)
            if name:
                made.append(self.value(values[name], form, capital))
        return "".join(made)

    def _form(self, forms: Forms, values: Mapping[str, Value]) -> str:
        for wanted, text in forms:
            for name, trait in wanted:
                if trait not in self.traits(values[name]):
                    break
            else:
                return text
        return forms[-1][1]

    def traits(self, value: Value) -> tuple[str, ...]:
        """What a sentence may agree with: "you"; a number as "=2", and "one" or "other"; a gender; "none" for an empty text."""
        if isinstance(value, _PLAYERS):
            return _YOURS if (self.names or type(value) is Person) and self._person(value).you else ()
        if isinstance(value, Term):
            return self.catalogue.traits(value)
        if isinstance(value, Message) and value.forms[-1][1] in LONE:
            return self.traits(next(iter(value.values.values())))
        if isinstance(value, str):
            return () if value else ("none",)
        if isinstance(value, Listing):
            return (*self._numbers(len(value.items)), *(self.traits(value.items[0]) if len(value.items) == 1 else ()))
        return self._numbers(value.number if isinstance(value, (Quantity, Cards)) else value.most if isinstance(value, Range) else value)

    def _numbers(self, number: Number) -> tuple[str, ...]:
        return f"={number}", self.language.plural(number)

    def value(self, value: Value, form: str = "", capital: bool = False) -> str:
        """A value in words, in a form such as "of" or "the", with a capital at the head of a sentence."""
        words = self._value(value, form, capital)
        return headed(words) if capital and (self.names or not by_number(value)) else words

    def _value(self, value: Value, form: str, capital: bool) -> str:
        if isinstance(value, Term):
            return self.catalogue.word(value, form)
        if isinstance(value, Message) and value.forms[-1][1] in LONE:
            return self._value(next(iter(value.values.values())), form, capital)
        if isinstance(value, str):
            return self._quoted(value) if type(value) in QUOTED else self.say(value)
        if isinstance(value, _PLAYERS):
            return self._name(self._person(value), form, capital)
        if isinstance(value, Quantity):
            return f"{self.language.number(value.number)} {self._unit(value.unit, value.number)}"
        if isinstance(value, Range):
            return f"{self._span(value)} {self._unit(value.unit, value.most)}"
        if isinstance(value, Listing):
            return self._listed(value, form)
        if isinstance(value, Cards):
            return self._cards(value, form)
        return self.language.number(value)

    def _quoted(self, value: str) -> str:
        said = value if type(value) is Verbatim else self.catalogue.constant(self.language.figures(value))
        return self.quoting.format(said) if said else said

    def _listed(self, value: Listing, form: str) -> str:
        seats = [one.number for one in value.items if type(one) is Seat]
        if len(seats) == len(value.items) > 1 and not self.names:
            return self.say(several(seats, value.word, form))
        return self._row([self.value(one, form) for one in value.items], value.word)

    def _row(self, said: list[str], word: str) -> str:
        *others, last = said
        between = self.language.rows.get(word, BETWEEN[word]) if word in BETWEEN else ", "
        return f"{between.join(others)}{self.language.rows.get(word, between)}{last}" if others else last

    def _cards(self, value: Cards, form: str) -> str:
        if value.names:
            return self._row([self._value(card, form, False) for card in value.names], ",")
        return self.catalogue.word(CARD, "a") if value.number == 1 else self._value(Quantity(value.number, CARD), "", False)

    def _span(self, value: Range) -> str:
        if value.least == value.most:
            return str(value.most)
        if not value.least:
            return self.say(Message("up to {most}", most=value.most))
        return self.say(Message("{least} to {most}", least=value.least, most=value.most))

    def _unit(self, unit: Term, number: Number) -> str:
        return self.catalogue.word(unit, "", self.language.plural(number))

    def _person(self, value: Seat | Person) -> Person:
        if isinstance(value, Person):
            return value
        return self.names[value.number] if self.names else Person(numbered(value.number))

    def _name(self, person: Person, form: str, capital: bool) -> str:
        if person.you:
            return self.catalogue.word(YOU, form)
        name = person.name if capital or not person.within else person.within
        if isinstance(name, Message) and name.key == NUMBERED:
            return self.say(numbered(name.values["seat"], form))
        if isinstance(name, Message) and name.forms[-1][1] in ARTICLED:
            (word,) = name.values.values()
            return self.catalogue.articled(word, form) if isinstance(word, Term) else self.value(word, form)
        return self.catalogue.word(name, form) if isinstance(name, Term) else self.language.name(self.say(name), form)


def numbered(seat: Value, form: str = "") -> Message:
    """What a player is called by his number, in a form of the word."""
    if form == "of":
        return Message("player {seat}'s", seat=seat)
    if form == "to":
        return Message("player {seat}", context="to", seat=seat)
    if form == "the":
        return Message("player {seat}", context="the", seat=seat)
    return Message("player {seat}", context="by", seat=seat) if form == "by" else Message("player {seat}", seat=seat)


NUMBERED = "player {seat}"


def several(seats: Sequence[int], word: str, form: str = "") -> Message:
    """What players are called by their numbers, in a form of the word."""
    row = Listing(tuple(seats), word)
    if form == "of":
        return Message("players {seats}'s", seats=row)
    if form == "to":
        return Message("players {seats}", context="to", seats=row)
    return Message("players {seats}", context="by", seats=row) if form == "by" else Message("players {seats}", seats=row)


def headed(words: str) -> str:
    """With a capital at the head, which stands behind the sign that opens a quotation."""
    if words[:1].isupper():
        return words
    at = 1 if words.startswith(ISOLATED[0]) else 0
    return words[:at] + words[at : at + 1].upper() + words[at + 1 :]


def by_number(value: Value) -> bool:
    """Whether it begins with a player by his number, who has a small letter wherever he stands, as programs and records have him."""
    if isinstance(value, Listing):
        return by_number(value.items[0])
    if not isinstance(value, Message):
        return type(value) is Seat
    first = places(value.forms[-1][1])[0]
    return not first.before and bool(first.name) and by_number(value.values[first.name])


SIGNED = (int, str)  # what may be a number below nothing, and is otherwise its own plain English
AS_THEY_STAND = frozenset({str, int, Term, Bare, GameTerm, Verbatim, Message, Text})  # values that are their own plain English
STANDS = AS_THEY_STAND.issuperset


@cache
def _by_number(number: int, form: str) -> str:
    """A player in plain English."""
    return str(numbered(number, form))


@lru_cache(maxsize=4096)
def _english_number(number: Number, minus: str) -> str:
    """A number in plain English, with the sign before one below nothing that it has at the time."""
    return PLAIN.language._replace(minus=minus).number(number)


@lru_cache(maxsize=4096)
def _english_quantity(number: Number, unit: Term, many: str, minus: str) -> str:
    """So many of a thing in plain English; `many` tells units apart that are one word and have not the same for several."""
    return f"{_english_number(number, minus)} {PLAIN._unit(unit, number)}"


@lru_cache(maxsize=4096)
def _english_numbers(number: Number) -> tuple[str, ...]:
    return PLAIN._numbers(number)


@lru_cache(maxsize=4096)
def _row_of_english(items: tuple[Value, ...], word: str) -> str:
    """A row of values that are their own plain English: alike as texts, they are said alike."""
    return PLAIN._row([str(one) for one in items], word)


class Plain(Speaker):
    """Plain English, in which players are called by their numbers: every message is that already, as a text. Each event and each line of
    an account is said so, hence the values that most sentences have are said here without a detour."""

    def say(self, words: str) -> str:
        """The words as they stand."""
        return words

    def told(self, forms: Forms, values: Mapping[str, Value]) -> str:
        """As of any speaker."""
        if not values:
            return forms[-1][1]
        template, asked, named = shape(self._form(forms, values) if len(forms) > 1 else forms[0][1])
        if named:
            for value in values.values():
                if type(value) not in AS_THEY_STAND:
                    break
            else:
                return named % values
        made: list[object] = []
        for name, form, capital in asked:
            value = values[name]
            kind = type(value)
            if kind in AS_THEY_STAND and not form:
                made.append(value if not capital or (kind is Message and by_number(value)) else headed(str(value)))
            elif isinstance(value, Seat):
                made.append(_by_number(value.number, form))
            elif isinstance(value, Listing) and not capital:
                made.append(self._listed(value, form))
            elif type(value) is Fraction and not form:
                made.append(_english_number(value, self.language.minus))
            else:
                made.append(self.value(value, form, capital))
        return template % tuple(made)

    def traits(self, value: Value) -> tuple[str, ...]:
        """As of any speaker; a seat is nobody's own."""
        if isinstance(value, Seat):
            return ()
        if isinstance(value, Quantity):
            return _english_numbers(value.number)
        return _english_numbers(value) if isinstance(value, int) else super().traits(value)

    def _listed(self, value: Listing, form: str) -> str:
        if form or not STANDS(map(type, value.items)):
            return super()._listed(value, form)
        return _row_of_english(value.items, value.word)

    def _value(self, value: Value, form: str, capital: bool) -> str:
        if isinstance(value, Seat):
            return _by_number(value.number, form)
        if isinstance(value, Quantity):
            return _english_quantity(value.number, value.unit, value.unit.many, self.language.minus)
        return super()._value(value, form, capital) if form or type(value) not in AS_THEY_STAND else str(value)


PLAIN = Plain(English())
PLAIN.language = PLAIN.language._replace(least=NEVER, apart="")  # programs read it, and whole numbers stand as they are
plain_by(PLAIN.told)


class Typeset(Plain):
    """Plain English for a page: with the minus sign in place of the hyphen of programs."""

    def told(self, forms: Forms, values: Mapping[str, Value]) -> str:
        """As of any speaker."""
        below = {name: self.language.figures(str(value)) for name, value in values.items()
                 if type(value) in SIGNED and str(value)[:1] == "-"}
        if not below:
            return super().told(forms, values)
        return super().told((((), self._form(forms, values) if len(forms) > 1 else forms[-1][1]),), {**values, **below})


def minus() -> str:
    """The sign before a number below nothing, in plain English."""
    return PLAIN.language.minus


def typeset() -> None:
    """Let plain English be that of a page from now on."""
    PLAIN.language = QUOTING.language = PLAIN.language._replace(minus="−")
    made = Typeset(English())
    made.language = PLAIN.language
    plain_by(made.told)


QUOTING = Speaker(English()).quotes()


class Drawn(str):
    """Words for who draws what they quote: their text has it set between signs of its own."""

    __slots__ = ("words",)
    words: Words

    def __new__(cls, words: Words) -> "Drawn":
        """The words, with those signs."""
        drawn = super().__new__(cls, QUOTING.say(words))
        drawn.words = words
        return drawn


def to_reader(words: str, names: Sequence[Person | Seat]) -> str:
    """Words in which the seats are the players as one reader calls them, by their names or by other numbers: what is then said in any
    language is said to him."""
    return exchanged(words, lambda value: names[value.number] if isinstance(value, Seat) else value)
