"""Who says what the builder draws on the pages of a language: the engine's words, those of examples and lessons
(`languages/LANGUAGE/exercises.po`) and the builder's own (`site.po`)."""

from functools import cache

from trionfi.words import Speaker, tables
from trionfi.words.catalogue import Catalogue, English
from trionfi.words.languages import ENGLISH

from .catalogues import DRAWN, FOLDER, TERMS, compiled, read
from .grammar import MINUS
from .terms import terms


@cache
def speaker(language: str) -> Speaker:
    """Who says words in a language, by its name. Raises KeyError for a language that is not there."""
    if language == ENGLISH:
        made = Speaker(English())
        made.language = made.language._replace(minus=MINUS)
        return made
    engine, _ = tables.catalogue(language)
    messages = dict(engine.messages)
    for file in (FOLDER / language / f"{part}.po" for part in DRAWN):
        if file.is_file():
            messages |= {key: tables.forms_of(told) for key, told in compiled(read(file, language), file).items()}
    base = terms(FOLDER / language / TERMS, language)
    return Speaker(Catalogue(language, messages, base, engine.language))
