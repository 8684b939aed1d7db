"""Feats read from a played hand."""

from types import SimpleNamespace

import pytest
from trionfi.settlement.captures import LastTrickAnnounced
from trionfi.tricks import Trick


@pytest.mark.parametrize(("said", "found"), [
    ((), "nobody"), (("low",), "low"), (("high",), "high"), (("low", "high"), "high"),
])
def test_of_several_words_for_the_last_trick_the_highest_counts(said, found):
    feat = LastTrickAnnounced("last", "Last trick", "a test", words_said=(("low", 1), ("high", 2)))
    table = SimpleNamespace(announced=lambda word: 0 if word in said else None, tricks=[Trick(0, (), 1)],
                            contract=SimpleNamespace(declarer=0), side=lambda seat: frozenset((seat,)))
    assert feat.fact.seen(table) == found
