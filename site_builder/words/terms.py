"""The words of a language with their forms, from its term base (`languages/LANGUAGE/terms.yaml`). Articles and prepositions follow from a
word's gender and first sound (`language.yaml`); where they do not, the base has them."""

from collections.abc import Mapping
from pathlib import Path

from trionfi.words.tables import COUNTED, SINGLE

from ..files import yaml_of
from ..say import Fault
from .grammar import Grammar, grammar

PHRASE = "phrase"
"""In place of a gender: the word is a phrase that has its own article, or wants none."""


def terms(base: Path, language: str) -> dict[str, dict[str, str]]:
    """For each term by "kind:English" its forms, those for several behind "other". A language may have none. Raises Fault
    where a term stands twice."""
    found: dict[str, dict[str, str]] = {}
    if not base.is_file():
        return found
    ways = grammar(base.parent)
    for entry in yaml_of(base.read_text(encoding="utf-8"))["terms"]:
        word = entry.get(language)
        if not word:
            continue
        key = f"{entry.get('kind', 'term')}:{entry['en']}"
        if key in found:
            raise Fault(f"{base.name}: '{key}' stands twice")
        found[key] = _forms(ways, entry, word)
    return found


def _forms(ways: Grammar, entry: Mapping[str, str], word: str) -> dict[str, str]:
    gender = entry.get("gender", "m")
    made = {"": word, "gender": gender.split(",")[0], **(ways.phrase(word) if gender == PHRASE else ways.articled(word, gender))}
    if many := entry.get("plural"):
        made["other"] = many
        made |= {f"other {form}": text for form, text in ways.articled(many, f"{gender[0]} pl").items()}
    return made | {form: entry[form] for form in (*SINGLE, *COUNTED) if form and form in entry}
