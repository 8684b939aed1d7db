"""Cards laid out on a page, with what they are worth."""

import re

import pytest

from site_builder.drawings import Page, draw

PAGE = Page("train/cricche.md", "ottocento", "../../")


def drawn(words: str) -> str:
    return draw(f"declare {words}", PAGE, alone=True)


def test_the_lines_sum_to_what_stands_below_them():
    found = drawn("KS QS CS AS AB AC MO1 MO2 MO3")
    lines = [int(value) for value in re.findall(r'<b class="points">(\d+)</b>', found)]
    assert lines == [15, 10, 10, 35] and "<b>70</b>" in found


def test_won_cards_are_the_example_of_the_book():
    assert "<b>131</b>" in drawn("ANG MON BEG T16 T15 MO1 KS CS AS CB JB AB KC AC QD CD JD | won")


def test_the_sum_has_its_unit_in_the_language_of_the_page():
    found = draw("declare KS KB KC QS QB QC QD", Page("train/cricche.md", "ottocento", "../../", language="it"), alone=True)
    assert "<span>In tutto</span> <b>45</b> <span>punti</span>" in found


def test_another_word_after_the_bar_is_refused():
    with pytest.raises(ValueError, match="only `won`"):
        drawn("KS | last")
