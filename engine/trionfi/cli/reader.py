"""Who reads what the command line prints: in the language that he asks for, or that of the environment."""

import os
from collections.abc import Iterator, Mapping

from trionfi.errors import TrionfiError, one_line
from trionfi.service.said import said, speaking
from trionfi.words import Speaker, Words
from trionfi.words.languages import ENGLISH
from trionfi.words.speaker import PLAIN

# What gettext asks, in its order: the first that is set decides, and may name several languages.
ENVIRONMENT = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
PLAIN_LOCALES = ("", "C", "POSIX")
# Where words stand in what only the command line answers, in the terms of the service's own plans.
PLANS: dict[str, object] = {"play": {
    "matches": [{"lines": ["#Line"], "result": True}],
    "hands": [{"lines": ["#Line"], "kept": ["#Line"], "result": True,
               "account": [{"label": True, "because": True, "marked": ["#Marked"]}]}]},
    "simulate": {"figures": [{"name": True, "unit": True}]}}


class Reader:
    """Says in one language what is printed; `plans` say where words stand in answers."""

    def __init__(self, speaker: Speaker = PLAIN, plans: Mapping[str, object] | None = None):
        self.speaker, self.plans = speaker, None if plans is None else PLANS | dict(plans)

    @classmethod
    def of(cls, language: str) -> "Reader":
        """Who reads a language, by its name such as "it". Raises TrionfiError for one that is not there."""
        found = speaking(language)
        return cls(*found) if found else cls()

    @classmethod
    def of_environment(cls) -> "Reader":
        """Who reads the first language of the environment that is there and complete, English otherwise."""
        return cls.of(next((language for language in _wanted() if language == ENGLISH or complete(language)), ENGLISH))

    def say(self, words: Words) -> str:
        """Words in the reader's language."""
        return self.speaker.say(words)

    def asked(self, request: dict[str, object]) -> dict[str, object]:
        """A request in which the reader may have called things by their names in his language."""
        if self.plans is None:
            return request
        from trionfi.service.keyed import keyed

        return dict(keyed(request, self.say))

    def answer(self, name: str, result: object) -> object:
        """The answer to a request with its words said."""
        return result if self.plans is None else said(result, self.plans.get(name), self.plans, self.speaker)

    def refusal(self, error: TrionfiError) -> str:
        """The one line of an error."""
        return one_line(self.say(error.words))


def complete(language: str) -> bool:
    """Whether a language that an environment names is there and lacks nothing, so that it may be chosen for who asked for none."""
    from trionfi.words import tables  # as the service has it: an English reader needs neither the tables nor what reads them

    return tables.complete(language)


def _wanted() -> Iterator[str]:
    """The languages that the environment names, best first."""
    asked = next(filter(None, map(os.environ.get, ENVIRONMENT)), "")
    for name in asked.split(":"):
        locale = name.partition(".")[0].partition("@")[0]
        yield ENGLISH if locale in PLAIN_LOCALES else locale.replace("-", "_").partition("_")[0].lower()
