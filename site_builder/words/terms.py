"""The words of a language with their forms, from its term base (`languages/LANGUAGE/terms.yaml`). Articles and prepositions follow from a
word's gender and first sound; where they do not, the base has them."""

import re
from collections.abc import Mapping
from pathlib import Path

import yaml

from ..say import Fault

FORMS = ("", "a", "the", "of", "to", "by", "in")
"""The forms of a word that a sentence may ask for."""


def terms(base: Path, language: str) -> dict[str, dict[str, str]]:
    """For each term by "kind:English" its forms, those for several behind "other". Raises Fault where a term stands twice."""
    found: dict[str, dict[str, str]] = {}
    for entry in yaml.safe_load(base.read_text(encoding="utf-8"))["terms"]:
        word = entry.get(language)
        if not word:
            continue
        key = f"{entry.get('kind', 'term')}:{entry['en']}"
        if key in found:
            raise Fault(f"{base.name}: '{key}' stands twice")
        found[key] = _forms(language, entry, word)
    return found


def _forms(language: str, entry: Mapping[str, str], word: str) -> dict[str, str]:
    gender = entry.get("gender", "m")
    made = {"": word, "gender": gender.split(",")[0], **articled(language, word, gender)}
    if many := entry.get("plural"):
        made["other"] = many
        made |= {f"other {form}": text for form, text in articled(language, many, f"{gender[0]} pl").items()}
    return made | {form: entry[form] for form in FORMS if form and form in entry}


def articled(language: str, word: str, gender: str) -> dict[str, str]:
    """A word with its articles and prepositions, by form."""
    plain = word.strip("*").lower()
    return _italian(word, plain, gender) if language == "it" else _french(word, plain, gender)


def _italian(word: str, plain: str, gender: str) -> dict[str, str]:
    many, female = "pl" in gender, gender.startswith("f")
    vowel = plain[:1] in "aeiouàèéìòù"
    hard = re.match(r"s[^aeiouàèéìòùh]|sh|z|gn|ps|x|y|ch(?=ien|elem)", plain) is not None
    if many:
        the = "le " if female else "gli " if vowel or hard else "i "
    else:
        the = "l’" if vowel else "la " if female else "lo " if hard else "il "
    one = ("un’" if vowel else "una ") if female else "uno " if hard else "un "
    stem = {"l’": "ll’", "il ": "l ", "i ": "i ", "gli ": "gli "}.get(the, f"l{the}")
    joined = {form: f"{before}{stem}{word}" for form, before in (("of", "de"), ("to", "a"), ("by", "da"), ("in", "ne"))}
    return {"the": the + word, "a": word if many else one + word, **joined}


def _french(word: str, plain: str, gender: str) -> dict[str, str]:
    many, female = "pl" in gender, gender.startswith("f")
    the = "les " if many else "l’" if plain[:1] in "aàâeéèêëiîïoôœuhy" else "la " if female else "le "
    one = "des " if many else "une " if female else "un "
    of = {"les ": "des ", "le ": "du "}.get(the, f"de {the}")
    to = {"les ": "aux ", "le ": "au "}.get(the, f"à {the}")
    return {"the": the + word, "a": one + word, "of": of + word, "to": to + word, "by": f"par {the}{word}", "in": f"dans {the}{word}"}
