"""What a language does with numbers, rows of things, names and articles. Its plural categories, signs and list words are those of CLDR,
through Babel; `languages/LANGUAGE/language.yaml` says what CLDR does not know: articles, prepositions, what our pages have otherwise.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError
from trionfi.words.languages import ONE, OTHER, RECURS
from trionfi.words.speaker import BETWEEN
from trionfi.words.tables import COUNTED, SINGLE

from ..files import yaml_of
from ..say import Fault

NAME = "language.yaml"
WORD = "{}"
MINUS = "−"  # of prose, where CLDR has the hyphen of keyboards for most languages
GROUPED_FROM = 1000
CONSONANT, VOWEL = "b", "a"  # by which a name is told that begins so
HALF = "half"
CATEGORIES = (ONE, OTHER, *COUNTED)
KEYS = ("articles", "bare", "between", "complete", "groups", HALF)
ROW = ("gender", "begins", *filter(None, SINGLE))
WORDS, PAGES = "words", "pages"
PARTS = (WORDS, PAGES)
"""What a language may be called complete in: the messages, and the pages of its edition."""


@dataclass(frozen=True)
class Row:
    """How words of a gender that begin in a way take their articles and prepositions: `forms` by their names, with the word's place in
    each. A `gender` is one of "m", "f", "n", "pl" or several of these, which a word must have."""

    gender: frozenset[str]
    begins: re.Pattern[str]
    forms: Mapping[str, str]

    def takes(self, word: str, gender: frozenset[str]) -> bool:
        """Whether a word of this gender is one of these; one for several is none of those for one."""
        of_it = self.gender <= gender and ("pl" in gender) == ("pl" in self.gender)
        return of_it and self.begins.match(word.strip("*").lower()) is not None

    def made(self, word: str) -> dict[str, str]:
        """The word in these forms."""
        return {form: text.replace(WORD, word) for form, text in self.forms.items()}

    @property
    def article(self) -> str:
        """What stands before the word where it has its article."""
        return self.forms.get("the", WORD).partition(WORD)[0]


@dataclass(frozen=True)
class Grammar:
    """The rows for words that take articles, those for what takes only prepositions, in the order in which they are tried; what the
    language is complete in; and its numbers and rows of things, as `trionfi.words.languages.Language` has them."""

    articles: tuple[Row, ...]
    bare: tuple[Row, ...]
    complete: frozenset[str]
    voice: Mapping[str, object]

    def articled(self, word: str, gender: str) -> dict[str, str]:
        """A word with its articles and prepositions, by form."""
        wanted = frozenset(re.split(r"[ ,]+", gender))
        return next((row.made(word) for row in self.articles if row.takes(word, wanted)), {})

    def phrase(self, words: str) -> dict[str, str]:
        """A phrase that has its own article, or wants none: the prepositions join that article."""
        own = {"the": words, "a": words}
        for row in self.articles:
            if row.article and words.startswith(row.article):
                return row.made(words[len(row.article):]) | own
        return self.bared(words) | own

    def bared(self, words: str) -> dict[str, str]:
        """What takes no article, such as a person's name, with prepositions, by form."""
        return next((row.made(words) for row in self.bare if row.begins.match(words.lower())), {})


@cache
def grammar(folder: Path) -> Grammar:
    """What the folder of a language says of it, and CLDR. Raises Fault where the folder's name is that of no language, and where the file
    has something wrong, with the file and what would be right."""
    file = folder / NAME
    told = (yaml_of(file.read_text(encoding="utf-8")) or {}) if file.is_file() else {}
    _hold(told, KEYS, file)
    articles, bare = (tuple(_row(row, file) for row in told.get(key, ())) for key in ("articles", "bare"))
    complete = frozenset(told.get("complete", ()))
    if not complete <= {*PARTS}:
        raise Fault(f"{_shown(file)}: 'complete' is a list of {' and '.join(PARTS)}, not {told['complete']!r}")
    return Grammar(articles, bare, complete, _voice(folder.name, told, bare, file))


def _hold(told: object, keys: Iterable[str], file: Path) -> None:
    wrong = sorted(set(told) - set(keys)) if isinstance(told, dict) else [told]
    if wrong:
        raise Fault(f"{_shown(file)}: there is no {wrong[0]!r}; there are {', '.join(keys)}")


def _row(told: dict[str, str], file: Path) -> Row:
    _hold(told, ROW, file)
    forms = {form: told[form] for form in SINGLE if form in told}
    for form, text in forms.items():
        if WORD not in text:
            raise Fault(f"{_shown(file)}: '{form}' has no {WORD} for the word: {text}")
    try:
        begins = re.compile(told.get("begins", ""))
    except re.error as error:
        raise Fault(f"{_shown(file)}: 'begins' is no regular expression ({error}): {told['begins']}") from None
    return Row(frozenset(told.get("gender", "").split()), begins, forms)


def _voice(language: str, told: Mapping[str, Any], bare: tuple[Row, ...], file: Path) -> dict[str, object]:
    try:
        locale = Locale.parse(language)
    except (ValueError, UnknownLocaleError):
        raise Fault(f"languages/{language}: no language has this name; it is the code of two or three letters, such as 'de'") from None
    signs, groups = locale.number_symbols["latn"], told.get("groups", {})
    _hold(groups, ("from", "sign"), file)
    between = told.get("between", {})
    _hold(between, BETWEEN, file)
    whole, broken = ([locale.plural_form(one + rest if rest else one) for one in range(RECURS)] for rest in (None, Decimal("0.5")))
    broken[0] = told.get(HALF, broken[0])
    if broken[0] not in CATEGORIES:
        raise Fault(f"{_shown(file)}: '{HALF}' is one of {', '.join(CATEGORIES)}, not {broken[0]!r}")
    return {
        "whole": _turns(whole), "broken": _turns(broken), "minus": MINUS, "decimal": signs["decimal"],
        "least": groups.get("from", GROUPED_FROM), "apart": groups.get("sign", signs["group"]),
        "rows": _rows(locale) | between, "names": _names(bare),
    }


def _turns(categories: Sequence[str]) -> list[tuple[int, str]]:
    """Plural categories by number, each with the first number that takes it."""
    return [(first, category) for first, category in enumerate(categories) if not first or categories[first - 1] != category]


def _rows(locale: Locale) -> dict[str, str]:
    """What stands between the last two of several things, by the word that joins them, and "," between the others."""
    last = {word: locale.list_patterns[style]["end"] for word, style in (("and", "standard"), ("or", "or"))}
    return {word: pattern.removeprefix("{0}").removesuffix("{1}") for word, pattern in last.items()} | {",": ", "}


def _names(bare: tuple[Row, ...]) -> dict[str, tuple[str, str]]:
    """What each form of a name puts around it, where it begins with a consonant and where with a vowel."""
    consonant, vowel = (next((row.forms for row in bare if row.begins.match(one)), {}) for one in (CONSONANT, VOWEL))
    return {form: (text, vowel.get(form, text)) for form, text in consonant.items()}


def _shown(file: Path) -> str:
    return f"languages/{file.parent.name}/{file.name}"
