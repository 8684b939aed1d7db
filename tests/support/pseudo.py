"""The site in no language: each message of the engine and of the page's scripts lengthened and in brackets, each term in strange letters.

It passes for French; what a French catalogue has does not come into it.
"""

import re
from collections.abc import Iterable
from pathlib import Path

from said import said
from trionfi.words.catalogue import STRANGE

from site_builder.host import Handler
from site_builder.words.catalogues import CONTEXT, ENGINE_PART, FOLDER, PAGE_PART, SHELL_PART, TERMS
from site_builder.words.extract import Found
from site_builder.words.icu import forms_of
from site_builder.words.page import table, voice, write_language
from site_builder.words.plan import plans
from site_builder.words.scripts import page_terms
from site_builder.words.terms import terms

LANGUAGE = "fr"
BASE = "it"  # the term base that says which terms there are


def bracketed(found: Iterable[Found]) -> dict[str, object]:
    """Messages by their keys, as tables have them."""
    made: dict[str, object] = {}
    for one in found:
        forms = forms_of(one.pattern)
        english = forms[-1][1]
        told = [([[*pair] for pair in wanted.items()], f"[{text} ~~~]") for wanted, text in forms]
        made[f"{one.context}{CONTEXT}{english}" if one.context else english] = told[0][1] if len(told) == 1 else told
    return made


def strange_terms() -> dict[str, dict[str, str]]:
    """Every term of the base by "kind:English", in strange letters whatever form is asked for."""
    base = terms(FOLDER / BASE / TERMS, BASE)
    return {key: dict.fromkeys([form for form in forms if form != "gender"], key.partition(":")[2].translate(STRANGE))
            for key, forms in base.items()}


def write_strange(folder: Path) -> None:
    """Write what a page in this language fetches."""
    found, words = said(), strange_terms()
    engine: dict[str, dict[str, object]] = {part: {"messages": bracketed(some)} for part, some in found.items()
                                            if part not in (PAGE_PART, SHELL_PART)}
    engine[ENGINE_PART] |= {"terms": words, "plan": plans(), "voice": voice("en")}
    wanted = page_terms()
    page = table("en", bracketed(found[PAGE_PART]), {key: forms for key, forms in words.items() if key in wanted})
    write_language(folder, LANGUAGE, page, engine)


class Strange(Handler):
    """Serves the built site with the language of every page changed to this one, whose tables lie in `words`."""

    words: Path

    def _file(self, file: Path, body: bool) -> None:
        own = self.words / file.name
        super()._file(own if file.parent.name == "words" and own.is_file() else file, body)

    def _marked(self, file: Path, data: bytes) -> bytes:
        # Links are followed without a new page where the map of the site has them.
        here = data if file.suffix != ".xml" else re.sub(rb"(<loc>http://)[^/]+", rb"\g<1>" + self.headers["Host"].encode(), data)
        return here.replace(b'<html lang="en"', f'<html lang="{LANGUAGE}"'.encode(), 1) if file.suffix == ".html" else here
