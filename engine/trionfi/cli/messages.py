"""Messages as JSON: beside the texts that are printed for programs, what each says. `read` makes the message again, and a `Reader` says it
in his language."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, cast

from trionfi.counting import plain
from trionfi.errors import TrionfiError, brief
from trionfi.words import Cards, GameTerm, Listing, Message, Person, Quantity, Range, Seat, Term, Text, Verbatim, Words
from trionfi.words.message import CONTEXT, Forms
from trionfi.words.values import Number, Value

if TYPE_CHECKING:
    from trionfi.cli import shapes

BESIDE = "messages"
SAID = (Message, Text, Term, Verbatim)


def beside(answer: object) -> object:
    """An answer with its messages beside: by JSON pointer those of the texts in it that are more than their own key. Of a list each object
    has its own."""
    if isinstance(answer, list):
        return [beside(one) for one in answer]
    found = {pointer: written(words) for pointer, words in _said(answer, "")} if isinstance(answer, dict) else {}
    return {**cast("dict[str, object]", answer), BESIDE: found} if found else answer


def _said(data: object, pointer: str) -> Iterator[tuple[str, str]]:
    if isinstance(data, SAID):
        yield pointer, data
    elif isinstance(data, dict):
        for key, one in data.items():
            yield from _said(one, f"{pointer}/{str(key).replace('~', '~0').replace('/', '~1')}")
    elif isinstance(data, list | tuple):
        for place, one in enumerate(data):
            yield from _said(one, f"{pointer}/{place}")


def written(value: Value) -> "shapes.Said":
    """A message, or what fills its places, as JSON."""
    match value:
        case Message():
            return _message(value)
        case Text():
            return {"kind": "sentences", "sentences": [written(part) for part in value.parts]}
        case Term():
            return _term(value)
        case Verbatim():
            return {"kind": "verbatim", "text": str(value)}
        case Seat():
            return {"kind": "seat", "seat": value.number}
        case Person():
            return _person(value)
        case Quantity():
            return {"kind": "quantity", "number": plain(value.number), "unit": _term(value.unit)}
        case Range():
            return {"kind": "range", "least": value.least, "most": value.most, "unit": _term(value.unit)}
        case Listing():
            return {"kind": "list", "items": [written(one) for one in value.items], "word": value.word}
        case Cards():
            return {"kind": "cards", "cards": [written(one) for one in value.names], "number": value.number}
        case int() | Fraction():
            number = plain(value)
            return {"kind": "number", "number": number} if isinstance(number, str) else number
    return str(value)


def _message(message: Message) -> "shapes.MessageSaid":
    context, parted, key = message.key.partition(CONTEXT)
    forms: list[shapes.FormSaid] = [{"wants": dict(wanted), "text": text} for wanted, text in message.forms if wanted]
    made: shapes.MessageSaid = {"kind": "message", "key": key if parted else context,
                                "values": {name: written(value) for name, value in message.values.items()}}
    if parted:
        made["context"] = context
    if forms:
        made["forms"] = forms
    return made


def _person(person: Person) -> "shapes.PersonSaid":
    made: shapes.PersonSaid = {"kind": "person", "name": written(person.name), "you": person.you}
    if person.within:
        made["within"] = written(person.within)
    return made


def _term(term: Term) -> "shapes.TermSaid":
    made: shapes.TermSaid = {"kind": "game term" if isinstance(term, GameTerm) else "term", "term": str(term), "shelf": term.kind}
    if term.many:
        made["many"] = term.many
    return made


def read(data: object) -> Words:
    """The message that stands so in JSON. Raises TrionfiError for what is none."""
    try:
        return _words(data)
    except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError):
        raise TrionfiError(Message("this is no message as --json prints them: {given}", given=brief(data))) from None


def _read(data: Any) -> Value:
    if isinstance(data, Mapping):
        return KINDS[data["kind"]](data)
    return data if isinstance(data, str) else _number(data)


def _words(data: Any) -> Words:
    made = _read(data)
    if not isinstance(made, str):
        raise TypeError(made)
    return made


def _number(data: Any) -> Number:
    number = Fraction(data)
    return number.numerator if number.denominator == 1 else number


def _message_of(data: Any) -> Message:
    key = str(data["key"])
    forms: Forms = (*((tuple(form["wants"].items()), str(form["text"])) for form in data.get("forms", ())), ((), key))
    values = {name: _read(value) for name, value in data["values"].items()}
    return Message.of(f"{data['context']}{CONTEXT}{key}" if "context" in data else key, forms, values)


def _term_of(data: Any) -> Term:
    made = {"term": Term, "game term": GameTerm}[data["kind"]]
    return made(str(data["term"]), data["shelf"], data.get("many", ""))


def _row(data: Any) -> tuple[Any, ...]:
    return tuple(_read(one) for one in data)


KINDS: Mapping[str, Callable[[Any], Value]] = {
    "message": _message_of, "sentences": lambda data: Text(*_row(data["sentences"])), "term": _term_of, "game term": _term_of,
    "verbatim": lambda data: Verbatim(data["text"]), "seat": lambda data: Seat(data["seat"]),
    "person": lambda data: Person(_words(data["name"]), data["you"], _words(data.get("within", ""))),
    "quantity": lambda data: Quantity(_number(data["number"]), _term_of(data["unit"])),
    "range": lambda data: Range(data["least"], data["most"], _term_of(data["unit"])),
    "list": lambda data: Listing(_row(data["items"]), data["word"]), "cards": lambda data: Cards(_row(data["cards"]), data["number"]),
    "number": lambda data: _number(data["number"]),
}
"""How each kind is read."""
