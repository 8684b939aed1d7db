"""The last trick undertaken: with a card of a set, with a named card, together with cards brought home."""

import pytest
import trionfi
from checks.deals import deal, play_out, push_all

GIVE = {"0": "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 KS KB KC KD QS QB", "talon": "2S 2B"}
START = "vado solo; discard 2S 2B; fatto è; passo; passo; passo; passo"


def end(said: str, reading: str = "any-aria", give: dict | None = None, ways="highest"):
    """One plays alone with every high trump and says this; each plays the highest or the lowest that he may."""
    game = trionfi.games["sicily-1780"].with_options(patti=reading)
    hand = push_all(deal(game, give or GIVE, dealer=3), f"{START}; {said}")
    return play_out(hand, ways)


def state(hand, key: str):
    """How the undertaking ended, and the line that pays it."""
    facts = hand.game.payments.played(hand.table)
    return facts[key], [line.amounts for line in hand.settlement.lines if line.because.startswith("announced")]


@pytest.mark.parametrize(("said", "key", "ended", "paid"), [
    ("vanto coll'aria", "vanto_aria", "lost", (-6, 2, 2, 2)),
    ("vanto colla carta designata T9", "vanto_card", "lost", (-6, 2, 2, 2)),
    ("fare tutte le arie", "all_arie", "announced", (3, -1, -1, -1)),
    ("scommettere per li quattro Re", "all_kings", "announced", (3, -1, -1, -1)),
])
def test_what_was_undertaken_is_paid(said, key, ended, paid):
    """The highest cards go first, so that the last trick is won with a small one or not at all."""
    hand = end(said)
    assert state(hand, key) == (ended, [paid])


def test_the_last_trick_with_an_aria():
    """The lowest cards go first, and the 20 is the last."""
    made = end("vanto coll'aria", ways={"0": "lowest"} | dict.fromkeys(("1", "2", "3"), "lowest"))
    assert made.table.tricks[-1].winner == 0
    assert state(made, "vanto_aria") == ("made", [(6, -2, -2, -2)])


def test_the_named_card():
    named = end("vanto colla carta designata T20", ways="lowest")
    assert state(named, "vanto_card") == ("made", [(6, -2, -2, -2)])


def test_the_other_reading_asks_an_aria_below_the_20():
    assert state(end("vanto coll'aria", "below-giove", ways="lowest"), "vanto_aria")[0] == "lost"


def test_the_wager_in_both_readings():
    """The last trick is won with the 20: enough in one reading; the other wants the Fool too, which opponents with a trick keep."""
    weaker = GIVE | {"0": GIVE["0"].replace("KS", "4S").replace("QS", "3S")}
    for reading, give, ended in (("any-aria", GIVE, "made"), ("any-aria", weaker, "made"), ("below-giove", GIVE, "made"),
                                 ("below-giove", weaker, "lost")):
        assert state(end("vanto colla scommessa", reading, give, "lowest"), "vanto_wager")[0] == ended


def test_nothing_is_said_and_nothing_paid():
    assert state(end("passo"), "vanto_aria") == ("no", [])


def test_only_cards_of_the_own_hand_are_named():
    game = trionfi.games["sicily-1780"].with_options(patti="any-aria")
    hand = push_all(deal(game, GIVE, dealer=3), START)
    said = {str(action) for action in hand.legal_actions()}
    assert "vanto colla carta designata T20" in said
    assert not any(word.endswith((" T7", " F")) for word in said)
