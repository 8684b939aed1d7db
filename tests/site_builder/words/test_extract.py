"""Messages out of sources, ICU patterns and back, catalogues and tables."""

import ast

import pytest

from site_builder.say import Fault
from site_builder.words.extract import Source, extracted
from site_builder.words.icu import forms_of, icu


def patterns(text: str) -> list[str]:
    return [one.pattern for one in extracted([Source("module.py", ast.parse(text))])]


def test_a_message_is_found_with_its_forms():
    text = 'Message("{Who} takes it.", {"who you": "You take it."}, who=Seat(seat))'
    assert patterns(text) == ["{who, select,\n  you {You take it.}\n  other {{Who} takes it.}}"]


def test_plain_texts_are_found_where_words_are_declared():
    text = '''
class Value:
    name: str
    words: Words
    source: str = ""

class Special(Value):
    more: Words = "more"

TITLE = "a title"
ENDINGS: dict[str, Words] = {"played": "It is played."}

def told(self) -> Words:
    return "one" if self.single else "several"

made = (Value("key", "its words", "004"), Special("key", TITLE, more="even more"), replace(made, words="other words"))
'''
    assert sorted(patterns(text)) == ["It is played.", "a title", "even more", "its words", "more", "one", "other words", "several"]


def test_what_a_class_gives_to_what_its_base_declares_is_found():
    text = '''
class Row:
    said: ClassVar[Words] = ""
    key: ClassVar[str] = ""

class Paid(Row):
    key, said = "paid", "{value} from each"

class Other(Paid):
    said = "nothing"
    unsaid = "no words"
'''
    assert patterns(text) == ["{value} from each", "nothing"]


def test_a_class_with_some_of_its_fields_given_is_still_that_class():
    text = '''
class Signal:
    phrase: str
    meaning: Words

Phrase = partial(Signal, lang="scn")
signals = (Phrase("trunfu", "lead a trump"),)
'''
    assert patterns(text) == ["lead a trump"]


def test_a_class_is_that_which_a_module_means():
    level = Source("engine/trionfi/drills/base.py", ast.parse("class Level:\n    words: Words\n    place: int = 0"))
    other = Source("engine/trionfi/duel.py", ast.parse("class Step:\n    source: str\n    name: str\n\nclass Level(Step):\n    cards: int"))
    used = Source("engine/trionfi/drills/count.py", ast.parse(
        "from trionfi.drills.base import Level as Shape\n\nclass Pile(Shape):\n    rich: bool\n\n"
        'levels = (Shape("few"), Pile("many", 1, True))'))
    course = Source("engine/trionfi/games.py", ast.parse('from trionfi.duel import Level\n\nmade = Level("a key", "another", 2)'))
    assert [one.pattern for one in extracted([level, other, used, course])] == ["few", "many"]


@pytest.mark.parametrize(("text", "why"), [
    ('Message(f"{who} takes it.")', "plain texts"),
    ('Message("{Who} takes it.")', "nothing fills {who}"),
    ('Message("{n} cards", {"n one": "a card"}, n=n)', "'one' without its number"),
    ('Message("{n} cards", {"who you": "a card"}, n=n)', "nothing fills {who}"),
])
def test_what_cannot_be_a_message_is_refused_with_its_line(text, why):
    with pytest.raises(Fault, match=f"module.py:1: .*{why}"):
        patterns(text)


@pytest.mark.parametrize("forms", [
    [({}, "plain")],
    [({"who": "you"}, "You take."), ({}, "{Who} takes.")],
    [({"who": "you", "n": "=1"}, "You show a card."), ({"who": "you"}, "You show {n} cards."), ({"n": "=1"}, "{Who} shows a card."),
     ({}, "{Who} shows {n} cards.")],
])
def test_forms_become_an_icu_pattern_and_back(forms):
    assert [text for _, text in forms_of(icu(forms))][-1] == forms[-1][1]
    for wanted, text in forms:
        assert (wanted, text) in [(dict(want), told) for want, told in forms_of(icu(forms))]


def test_a_brace_that_is_not_closed_is_refused():
    with pytest.raises(ValueError, match="a brace is not closed"):
        forms_of("{n, plural, one {a card other {cards}}")
