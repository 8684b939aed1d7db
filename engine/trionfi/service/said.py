"""Answers in a reader's language: the fields of an answer that hold words are said, everything else stays as it is."""

from collections.abc import Mapping

from trionfi.errors import TrionfiError, brief, one_line
from trionfi.words import Listing, Message, Speaker, Verbatim, Words
from trionfi.words.languages import ENGLISH
from trionfi.words.message import exchanged
from trionfi.words.values import Value


def speaker_of(request: dict[str, object]) -> tuple[Speaker, Mapping[str, object]] | None:
    """Who says the answer to a request that names its `language`, and where words stand in answers; None for English. The name is taken out
    of the request. Raises TrionfiError for a language that is not there."""
    return speaking(request.pop("language", ENGLISH))


def speaking(language: object) -> tuple[Speaker, Mapping[str, object]] | None:
    """Who says answers in a language, by its name, as `speaker_of` has it."""
    if language == ENGLISH:
        return None
    from trionfi.words import tables  # an English reader needs neither the tables nor what reads them

    if language not in tables.known():
        known = Listing(tuple(tables.known()), ",")
        raise TrionfiError(Message("there is no language '{name}': there are {known}", name=brief(language), known=known))
    catalogue, plan = tables.catalogue(str(language))
    return Speaker(catalogue), plan


def said(answer: object, plan: object, plans: Mapping[str, object], speaker: Speaker) -> object:
    """An answer with its words said: `plan` says where they stand in it (True: here; a text: as in that one of the `plans`; a table by
    field, "*" for any; a row of one: in each; None: nowhere)."""
    if answer is None or plan is None:
        return answer
    if plan is True:
        return speaker.say(answer) if isinstance(answer, str) else answer
    if isinstance(plan, str):
        return said(answer, plans.get(plan), plans, speaker)
    if isinstance(plan, list) and isinstance(answer, list | tuple):
        return [said(one, plan[0], plans, speaker) for one in answer]
    if isinstance(plan, dict) and isinstance(answer, dict):
        rest = plan.get("*")
        return {key: said(one, plan.get(key, rest), plans, speaker) for key, one in answer.items()}
    return answer


def refusal(error: TrionfiError) -> Words:
    """The one line of an error, for an answer that tells of it: its message, in which what is quoted is one line too."""
    return error.words if error.words == str(error) else exchanged(error.words, _legible)


def _legible(value: Value) -> Value:
    return type(value)(one_line(value)) if type(value) is str or type(value) is Verbatim else value
