"""What a count cannot know: whose half point it is."""

import pytest
import trionfi
from trionfi import service

PACK = trionfi.games["tarot-fft-4"].pack.texts


def remark(slug, cards, **more):
    found = service.answer("count", {"game": slug, "cards": cards, **more})
    return found["points"], found["remark"]


def test_opponents_who_keep_the_excuse_alone_count_four_and_the_declarer_eighty_seven():
    """Dummett and McLeod 2004, 9.13: the Excuse counts 4 then; a pile alone does not say whose it is."""
    points, words = remark("tarot-fft-4", [card for card in PACK if card != "F"])
    assert points == 86.5 and "87 for a declarer" in words
    assert "4 for his opponents" in remark("tarot-fft-4", "F")[1]
    game = trionfi.games["tarot-fft-4"]
    pile = [card for card in PACK if card != "F"]
    settled = game.settle({"declarer": 0, "rate": 1, "declarer_cards": pile, "chelem": "unannounced"})
    assert "87 points" in settled.lines[0].because


@pytest.mark.parametrize("slug, profile, words", [
    ("tarot-fft-3", None, "13 for the winners, 12 for the losers"), ("tarot-5-call", "today", "13 for the winners"),
    ("tarot-5-call", None, ""), ("tarot-comtois-3", None, "drops the half of a declarer: 12"),
])
def test_every_way_with_halves_says_so(slug, profile, words):
    points, found = remark(slug, "T21 KS QS", profile=profile)
    assert points == 12.5 and words in found and bool(words) == bool(found)


def test_a_whole_number_needs_no_words():
    assert remark("tarot-fft-4", "T21 KS") == (9, "") and remark("mineo-3", "T20 T9 T6")[1] == ""
