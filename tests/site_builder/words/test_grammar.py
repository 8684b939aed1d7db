"""What a language does with numbers, rows, names and articles: from CLDR, and from the file in its folder."""

from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest
from babel import Locale
from checks.steady import steady
from hypothesis import given
from hypothesis import strategies as st
from trionfi.words.languages import OF_ENGLISH, Language

from site_builder.say import Fault
from site_builder.words.catalogues import FOLDER
from site_builder.words.grammar import NAME, grammar
from site_builder.words.terms import terms

FRENCH = """
articles:
- {gender: pl, the: "les {}", a: "des {}", of: "des {}", to: "aux {}", by: "par les {}", in: "dans les {}"}
- {begins: "[aàâeéèêëiîïoôœuhy]", the: "l’{}", a: "un {}", of: "de l’{}", to: "à l’{}", by: "par l’{}", in: "dans l’{}"}
- {gender: m, the: "le {}", a: "un {}", of: "du {}", to: "au {}", by: "par le {}", in: "dans le {}"}
- {gender: f, the: "la {}", a: "une {}", of: "de la {}", to: "à la {}", by: "par la {}", in: "dans la {}"}
bare:
- {begins: "[aàâeéèêiîoôuhy]", of: "d’{}", to: "à {}", by: "par {}", in: "dans {}"}
- {of: "de {}", to: "à {}", by: "par {}", in: "dans {}"}
"""


def folder(path: Path, language: str, told: str | None) -> Path:
    """The folder of a language with what its file says."""
    made = path / language
    made.mkdir()
    if told is not None:
        (made / NAME).write_text(told, encoding="utf-8")
    return made


@pytest.mark.parametrize(("language", "word", "gender", "form", "said"), [
    ("it", "scarto", "m", "the", "lo scarto"), ("it", "scarto", "m", "of", "dello scarto"), ("it", "Angelo", "m", "the", "l’Angelo"),
    ("it", "presa", "f", "to", "alla presa"), ("it", "jochi", "m pl", "of", "dei jochi"), ("it", "onori", "m pl", "the", "gli onori"),
    ("it", "asso", "m", "a", "un asso"), ("it", "asta", "f", "a", "un’asta"), ("it", "zero", "m", "a", "uno zero"),
    ("it", "il 20 e l’1", "phrase", "of", "del 20 e l’1"), ("it", "ogni Re", "phrase", "the", "ogni Re"),
    ("it", "ogni Re", "phrase", "by", "da ogni Re"), ("it", "le arie", "phrase", "in", "nelle arie"),
    ("fr", "les Rois", "phrase", "to", "aux Rois"), ("fr", "un Roi", "phrase", "of", "d’un Roi"),
    ("fr", "preneur", "m", "of", "du preneur"), ("fr", "attaque", "f", "of", "de l’attaque"), ("fr", "bouts", "m pl", "to", "aux bouts"),
])
def test_articles_and_prepositions(tmp_path, language, word, gender, form, said):
    own = folder(tmp_path, language, (FOLDER / "it" / NAME).read_text(encoding="utf-8") if language == "it" else FRENCH)
    (own / "terms.yaml").write_text(f"terms:\n- {{kind: term, en: word, {language}: {word}, gender: {gender}}}\n", encoding="utf-8")
    assert terms(own / "terms.yaml", language)["term:word"][form] == said


LOCALES = ("it", "fr", "de", "da", "cs", "pl", "sl", "hu", "ro", "ru", "lt", "lv", "gd", "cy")
VOICES = {language: Language(**grammar(FOLDER / language).voice) for language in LOCALES if language != "it"}  # no such folder: CLDR alone


@steady(300)
@given(st.sampled_from(sorted(VOICES)), st.integers(0, 9_999), st.booleans())
def test_plural_categories_are_those_of_cldr(language, whole, half):
    told = VOICES[language].plural(Fraction(2 * whole + 1, 2) if half else whole)
    assert told == Locale.parse(language).plural_form(Decimal(whole) + Decimal("0.5") if half else whole)


def test_a_language_without_a_file_has_what_cldr_knows():
    german = VOICES["de"]
    assert (german.number(12345), german.figures("-0.5"), german.rows["or"], german.name("Anna", "of")) == (
        "12.345", "−0,5", " oder ", "Anna")
    assert grammar(FOLDER / "de").complete == frozenset() and grammar(FOLDER / "de").articled("König", "m") == {}


def test_names_take_the_prepositions_of_what_has_no_article(tmp_path):
    french = Language(**grammar(folder(tmp_path, "fr", FRENCH)).voice)
    assert [french.name(name, "of") for name in ("Anna", "Marie")] == ["d’Anna", "de Marie"]
    assert french.name("Anna", "the") == "Anna"


def test_what_our_pages_have_otherwise_stands_in_the_file(tmp_path):
    made = Language(**grammar(folder(tmp_path, "it", 'half: one\ngroups: {from: 10000, sign: " "}\n')).voice)
    assert (made.number(9999), made.number(12345)) == ("9999", "12 345")
    assert [made.plural(number) for number in (Fraction(1, 2), Fraction(3, 2))] == ["one", "other"]


def test_a_sign_between_things_is_set_apart_as_the_file_says(tmp_path):
    made = Language(**grammar(folder(tmp_path, "fr", 'between: {";": " ; "}\n')).voice)
    assert (made.rows[";"], made.rows["and"]) == (" ; ", " et ")


@pytest.mark.parametrize(("told", "line"), [
    ("articels: []", "languages/de/language.yaml: there is no 'articels'; there are articles, bare, between, complete, groups, half"),
    ("articles: [{gendre: m}]", "languages/de/language.yaml: there is no 'gendre'; there are gender, begins, a, the, of, to, by, in"),
    ("articles: [{the: der}]", "languages/de/language.yaml: 'the' has no {} for the word: der"),
    ('bare: [{begins: "["}]',
     "languages/de/language.yaml: 'begins' is no regular expression (unterminated character set at position 0): ["),
    ('between: {"-": " - "}', "languages/de/language.yaml: there is no '-'; there are ;, +, :, ., /"),
    ("half: single", "languages/de/language.yaml: 'half' is one of one, other, zero, two, few, many, not 'single'"),
    ("complete: [all]", "languages/de/language.yaml: 'complete' is a list of words and pages, not ['all']"),
    ("- half", "languages/de/language.yaml: there is no ['half']; there are articles, bare, between, complete, groups, half"),
])
def test_what_is_wrong_in_the_file_is_one_clear_line(tmp_path, told, line):
    with pytest.raises(Fault) as fault:
        grammar(folder(tmp_path, "de", told))
    assert str(fault.value) == line


def test_a_folder_that_has_the_name_of_no_language_is_one_clear_line(tmp_path):
    with pytest.raises(Fault, match=r"^languages/german: no language has this name; it is the code of two or three letters"):
        grammar(folder(tmp_path, "german", None))


def test_english_is_told_apart_as_cldr_has_it():
    english = Locale.parse("en")
    assert [OF_ENGLISH.plural(number) for number in range(300)] == [english.plural_form(number) for number in range(300)]
