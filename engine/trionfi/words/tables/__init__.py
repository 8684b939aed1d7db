"""The tables of the languages, made by `make words` from their catalogues: read when a language is first asked for."""

import json
from functools import cache
from importlib.resources import files

from trionfi.words.catalogue import Catalogue
from trionfi.words.languages import ENGLISH
from trionfi.words.message import Forms

GENERAL = "engine.json"


@cache
def known() -> tuple[str, ...]:
    """The languages that there are, English first."""
    return (ENGLISH, *sorted(folder.name for folder in files(__name__).iterdir() if folder.joinpath(GENERAL).is_file()))


@cache
def catalogue(language: str) -> tuple[Catalogue, dict[str, object]]:
    """The catalogue of a language other than English, of all parts that are at hand, and where words stand in the answers to requests.
    Raises KeyError for a language that is not there."""
    if language not in known():
        raise KeyError(language)
    messages: dict[str, Forms] = {}
    words: dict[str, dict[str, str]] = {}
    plan: dict[str, object] = {}
    for file in files(__name__).joinpath(language).iterdir():
        table = json.loads(file.read_text(encoding="utf-8"))
        messages |= {key: _forms(told) for key, told in table["messages"].items()}
        words |= table.get("terms", {})
        plan |= table.get("plan", {})
    return Catalogue(language, messages, words), plan


def _forms(told: object) -> Forms:
    if isinstance(told, str):
        return (((), told),)
    assert isinstance(told, list)
    return tuple((tuple((place, want) for place, want in wanted), text) for wanted, text in told)
