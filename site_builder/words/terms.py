"""The words of a language with their forms, from its term base (`languages/LANGUAGE/terms.yaml`). Articles and prepositions follow from a
word's gender and first sound; where they do not, the base has them."""

import re
from collections.abc import Mapping
from pathlib import Path

import yaml

from ..say import Fault

PHRASE = "phrase"
"""In place of a gender: the word is a phrase that has its own article, or wants none."""

BARE = {"it": {"of": "di ", "to": "a ", "by": "da ", "in": "in "}, "fr": {"of": "de ", "to": "à ", "by": "par ", "in": "dans "}}
JOINED = {
    "it": {article: {"of": f"de{stem}", "to": f"a{stem}", "by": f"da{stem}", "in": f"ne{stem}"} for article, stem in (
        ("il ", "l "), ("lo ", "llo "), ("la ", "lla "), ("l’", "ll’"), ("i ", "i "), ("gli ", "gli "), ("le ", "lle "))},
    "fr": {"le ": {"of": "du ", "to": "au ", "by": "par le ", "in": "dans le "},
           "les ": {"of": "des ", "to": "aux ", "by": "par les ", "in": "dans les "}},
}
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
    if gender == PHRASE:
        return _phrase(language, word)
    plain = word.strip("*").lower()
    return _italian(word, plain, gender) if language == "it" else _french(word, plain, gender)


def _phrase(language: str, word: str) -> dict[str, str]:
    """A phrase that has its own article, or wants none: the prepositions join that article."""
    joined, bare = JOINED[language], BARE[language]
    for article, forms in joined.items():
        if word.startswith(article):
            return {"the": word, "a": word} | {form: before + word[len(article):] for form, before in forms.items()}
    return {"the": word, "a": word} | {form: before + word for form, before in bare.items()}


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
