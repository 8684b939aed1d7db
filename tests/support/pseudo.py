"""No language: every message lengthened and in brackets, every word of the term base too, as the extractor finds them. What a reader then
sees outside of brackets is no message. It goes by the name of a language that has rules and no catalogue."""

from collections.abc import Iterable
from pathlib import Path

import yaml

from site_builder.words.catalogues import CONTEXT, ENGINE_PART, FOLDER, PAGE_PART, TERMS, messages
from site_builder.words.extract import Found
from site_builder.words.icu import forms_of
from site_builder.words.page import table, write_language
from site_builder.words.plan import plans

NAME = "fr"


def write_pseudo(folder: Path) -> None:
    """Write its tables as the build writes those of a language."""
    found = messages()
    page = table(NAME, bracketed(found.pop(PAGE_PART)), {})
    engine: dict[str, dict[str, object]] = {part: {"messages": bracketed(some)} for part, some in found.items()}
    engine[ENGINE_PART] |= {"terms": terms(), "plan": plans()}
    write_language(folder, NAME, page, engine)


def bracketed(found: Iterable[Found]) -> dict[str, object]:
    """Messages by their keys, each of their forms in brackets."""
    made: dict[str, object] = {}
    for one in found:
        forms = forms_of(one.pattern)
        key = f"{one.context}{CONTEXT}{forms[-1][1]}" if one.context else forms[-1][1]
        made[key] = [([[*pair] for pair in wanted.items()], f"[{text} ~~~]") for wanted, text in forms]
    return made


def terms() -> dict[str, dict[str, str]]:
    """The words that some language has, in brackets."""
    known = [entry for file in FOLDER.glob(f"*/{TERMS}") for entry in yaml.safe_load(file.read_text(encoding="utf-8"))["terms"]]
    return {f"{entry.get('kind', 'term')}:{entry['en']}": {"": f"[{entry['en']}]"} for entry in known}
