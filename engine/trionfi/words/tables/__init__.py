"""The tables of the languages, made by `make words` from their catalogues: read when a language is first asked for. To a page they come by
parts, with what it fetches of the engine."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from zlib import crc32

from trionfi.words.catalogue import Catalogue
from trionfi.words.languages import ENGLISH
from trionfi.words.message import Forms, Message

GENERAL = "engine.json"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_"
SIGNS = 5  # of a sum: two of a language's messages never have one, and another text has one of theirs once in a hundred thousand times
type Known = tuple[Catalogue, dict[str, object]]

_come: dict[str, Known] = {}


class Summed(Catalogue):
    """A catalogue in which messages go by the sums of their keys, which are shorter."""

    def forms(self, message: Message) -> Forms:
        """The forms of a message, English where the language lacks it."""
        return self.messages.get(sum_of(message.key)) or message.forms

    def constant(self, words: str) -> str:
        """What a plain text is in this language: the text itself where it is no message."""
        found = self.messages.get(sum_of(words))
        return found[-1][1] if found else words


def sum_of(key: str) -> str:
    """A short name for a key, of `SIGNS` signs."""
    found, text = crc32(key.encode()), ""
    for _ in range(SIGNS):
        found, digit = divmod(found, len(DIGITS))
        text += DIGITS[digit]
    return text


def take(language: str, table: Mapping[str, dict[str, object]]) -> None:
    """Take in a part of a language that came by itself, its messages by their sums."""
    catalogue, plan = _come.setdefault(language, (Summed(language, {}, {}), {}))
    catalogue.messages = {**catalogue.messages, **{key: forms_of(told) for key, told in table["messages"].items()}}
    catalogue.terms = {**catalogue.terms, **table.get("terms", {})}  # type: ignore[dict-item]  # forms by name, as `make words` writes them
    plan |= table.get("plan", {})


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


@cache
def _read(language: str) -> Known:
    if language not in known():
        raise KeyError(language)
    messages: dict[str, Forms] = {}
    words: dict[str, dict[str, str]] = {}
    plan: dict[str, object] = {}
    for file in files(__name__).joinpath(language).iterdir():
        table = json.loads(file.read_text(encoding="utf-8"))
        messages |= {key: forms_of(told) for key, told in table["messages"].items()}
        words |= table.get("terms", {})
        plan |= table.get("plan", {})
    return Catalogue(language, messages, words), plan


def forms_of(told: object) -> Forms:
    if isinstance(told, str):
        return (((), told),)
    assert isinstance(told, list)
    return tuple((tuple((place, want) for place, want in wanted), text) for wanted, text in told)
