"""Who says what the builder draws on the pages of a language: the engine's words and the builder's own (`languages/LANGUAGE/site.po`)."""

from functools import cache

from trionfi.words import Speaker, tables
from trionfi.words.catalogue import Catalogue, English
from trionfi.words.languages import ENGLISH

from .catalogues import FOLDER, SITE_PART, compiled, read
from .page import MINUS


@cache
def speaker(language: str) -> Speaker:
    """Who says words in a language, by its name. Raises KeyError for a language that is not there."""
    if language == ENGLISH:
        made = Speaker(English())
        made.language = made.language._replace(minus=MINUS)
        return made
    engine, _ = tables.catalogue(language)
    file = FOLDER / language / f"{SITE_PART}.po"
    own = {key: tables.forms_of(told) for key, told in compiled(read(file, language), file).items()}
    return Speaker(Catalogue(language, {**engine.messages, **own}, engine.terms))
