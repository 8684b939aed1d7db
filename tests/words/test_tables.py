"""Tables of a language that travel: sums of keys in planes, and a catalogue that is asked by them."""

from fractions import Fraction

from checks.steady import steady
from hypothesis import given
from hypothesis import strategies as st
from trionfi.words import Message
from trionfi.words.catalogue import English
from trionfi.words.tables import BITS, FORMS, Summed, catalogue, forms_in, planes_of, row_of, sum_of, sums_in


@steady(100)
@given(st.sets(st.integers(0, 2**BITS - 1), max_size=20).map(sorted))
def test_sums_come_out_of_their_planes(sums: list[int]) -> None:
    assert sums_in(planes_of(sums)) == sums


@steady(100)
@given(st.text())
def test_a_sum_has_its_bits(key: str) -> None:
    assert 0 <= sum_of(key) < 2**BITS


def test_what_is_at_hand_is_said_and_the_rest_in_english() -> None:
    catalogue = Summed("it")
    catalogue.sums = {sum_of("stop"): (((), "ferma"),)}
    assert catalogue.constant("stop") == "ferma" and catalogue.constant("go") == "go"
    assert catalogue.forms(Message("stop")) == (((), "ferma"),)
    assert catalogue.forms(Message("go")) == Message("go").forms


def test_numbers_by_language():
    italian, french, english = catalogue("it")[0].language, catalogue("fr")[0].language, English().language
    told = [[one.number(number) for number in (12345, 602000, 1234567, 9999)] for one in (english, italian, french)]
    assert told == [["12,345", "602,000", "1,234,567", "9999"], ["12.345", "602.000", "1.234.567", "9999"],
                    ["12\u202f345", "602\u202f000", "1\u202f234\u202f567", "9999"]]
    assert (italian.number(-1234), italian.number(-12345), english.number(Fraction(24691, 2))) == ("−1234", "−12.345", "12,345½")
    assert [italian.plural(number) for number in (0, Fraction(1, 2), Fraction(3, 2), -1)] == ["other", "one", "other", "one"]
    assert [english.plural(number) for number in (0, Fraction(1, 2), Fraction(3, 2), -1)] == ["other", "other", "other", "one"]
    assert (italian.name("Anna", "of"), english.name("Anna", "of")) == ("di Anna", "Anna's")


def test_the_forms_of_a_term_come_out_of_its_row() -> None:
    known = catalogue("it")[0].terms
    assert known
    for name, forms in known.items():
        assert set(forms) <= set(FORMS), name
        assert forms_in(row_of(forms)) == {form: text for form, text in forms.items() if text}, name


def test_a_row_says_a_word_once() -> None:
    forms = {"gender": "m", "": "Matto", "the": "il Matto", "of": "della carta", "other": "Matti", "other the": "i Matti", "few": "Matti"}
    assert row_of(forms) == "m|Matto||il ~|della carta||||Matti||i ~|||||||Matti"
