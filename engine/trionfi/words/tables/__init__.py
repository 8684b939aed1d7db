"""The tables of the languages, made by `make words` from their catalogues: read when a language is first asked for. To a page they come by
parts, with what it fetches of the engine."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import accumulate, pairwise
from typing import Any, NotRequired, TypedDict
from zlib import crc32

from trionfi.words.catalogue import Catalogue
from trionfi.words.languages import ENGLISH, Language
from trionfi.words.message import Forms, Message

GENERAL = "engine.json"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_"
BITS = 28  # of a sum: two of a language's messages never have one, and another text has one of theirs once in a hundred thousand times
SINGLE = ("", "a", "the", "of", "to", "by", "in")
COUNTED = ("zero", "two", "few", "many")  # plural categories besides one and other, in which a word is only counted
PLURAL = tuple(f"other {form}".rstrip() for form in SINGLE)
FORMS = ("gender", *SINGLE, *PLURAL, *COUNTED)
WORDS = {**dict.fromkeys(SINGLE[1:], SINGLE[0]), **dict.fromkeys(PLURAL[1:], PLURAL[0])}  # the form that is the word in another
SIGN = "|"  # between two forms of a term as it travels
SAME = "~"  # in such a form the word itself, or the word for several
type Known = tuple[Catalogue, dict[str, object]]


class Part(TypedDict):
    """A part of a language as it travels: messages in the order of the sums of their keys, and these in planes (`planes_of`); by kind and
    English the forms of each term in one text (`row_of`); with the general part what the language does with numbers (`Language`)."""

    sums: list[str]
    messages: list[object]
    terms: NotRequired[dict[str, dict[str, str]]]  # "chien": "m|chien|uno ~|lo ~|..."
    plan: NotRequired[dict[str, object]]
    voice: NotRequired[dict[str, Any]]


class Summed(Catalogue):
    """A catalogue in which messages go by the sums of their keys, which are shorter."""

    def __init__(self, language: str):
        super().__init__(language, {}, {})
        self.sums: dict[int, Forms] = {}

    def forms(self, message: Message) -> Forms:
        """The forms of a message, English where the language lacks it."""
        return self.sums.get(sum_of(message.key)) or message.forms

    def constant(self, words: str) -> str:
        """What a plain text is in this language: the text itself where it is no message."""
        found = self.sums.get(sum_of(words))
        return found[-1][1] if found else words


def sum_of(key: str) -> int:
    """A short name for a key, of `BITS` bits."""
    return crc32(key.encode()) >> 32 - BITS


def planes_of(sums: Sequence[int]) -> list[str]:
    """Ascending sums as they travel: of each the distance from the one before, in digits of six bits, the lowest digits of all first. So
    they take a third less room than the sums themselves."""
    steps = [upper - lower for lower, upper in pairwise((0, *sums))]
    places = -(-max((1, *steps)).bit_length() // 6)
    return ["".join(DIGITS[step >> 6 * place & 63] for step in steps) for place in range(places)]


def sums_in(planes: Sequence[str]) -> list[int]:
    """The ascending sums of which these are the planes."""
    return list(accumulate(sum(DIGITS.index(digit) << 6 * place for place, digit in enumerate(digits))
                           for digits in zip(*planes, strict=True)))


def row_of(forms: Mapping[str, str]) -> str:
    """The forms of a term in one text, in the order of `FORMS`. What articles and prepositions add to a word is the same in many terms,
    and so takes hardly any room."""
    return SIGN.join(_shortened(name, forms) for name in FORMS).rstrip(SIGN)


def _shortened(name: str, forms: Mapping[str, str]) -> str:
    form, word = forms.get(name, ""), forms.get(WORDS.get(name, name))
    return form.replace(word, SAME) if word and name in WORDS else form


def forms_in(row: str) -> dict[str, str]:
    """The forms of a term by their names, of which this is the row."""
    found = {name: form for name, form in zip(FORMS, row.split(SIGN), strict=False) if form}
    return {name: form.replace(SAME, found.get(WORDS.get(name, name), SAME)) for name, form in found.items()}


def take(language: str, table: Part) -> None:
    """Take in a part of a language that came by itself."""
    catalogue, plan = _come.setdefault(language, (Summed(language), {}))
    catalogue.sums |= zip(sums_in(table["sums"]), map(forms_of, table["messages"]), strict=True)
    terms = {f"{kind}:{word}": forms_in(row) for kind, words in table.get("terms", {}).items() for word, row in words.items()}
    catalogue.terms = {**catalogue.terms, **terms}
    plan |= table.get("plan", {})
    if "voice" in table:
        catalogue.language = Language(**table["voice"])


_come: dict[str, tuple[Summed, dict[str, object]]] = {}


def known() -> tuple[str, ...]:
    """The languages that there are, English first."""
    return (ENGLISH, *sorted(_come)) if _come else _kept()


@cache
def _kept() -> tuple[str, ...]:
    return (ENGLISH, *sorted(folder.name for folder in files(__name__).iterdir() if folder.joinpath(GENERAL).is_file()))


def catalogue(language: str) -> Known:
    """The catalogue of a language other than English, of all parts that are at hand, and where words stand in the answers to requests.
    Raises KeyError for a language that is not there."""
    return _come[language] if language in _come else _read(language)


def complete(language: str) -> bool:
    """Whether a language is kept here and its catalogues lack nothing."""
    return language in _kept() and language != ENGLISH and "complete" in _table(language, GENERAL)


def _table(language: str, name: str) -> dict[str, Any]:
    table: dict[str, Any] = json.loads(files(__name__).joinpath(language, name).read_text(encoding="utf-8"))
    return table


@cache
def _read(language: str) -> Known:
    if language not in known():
        raise KeyError(language)
    messages: dict[str, Forms] = {}
    words: dict[str, dict[str, str]] = {}
    plan: dict[str, object] = {}
    voice: dict[str, Any] = {}
    for file in files(__name__).joinpath(language).iterdir():
        table = _table(language, file.name)
        messages |= {key: forms_of(told) for key, told in table["messages"].items()}
        words |= table.get("terms", {})
        plan |= table.get("plan", {})
        voice |= table.get("voice", {})
    return Catalogue(language, messages, words, Language(**voice)), plan


def forms_of(told: object) -> Forms:
    if isinstance(told, str):
        return (((), told),)
    assert isinstance(told, list)
    return tuple((tuple((place, want) for place, want in wanted), text) for wanted, text in told)
