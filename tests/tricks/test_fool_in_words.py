"""What is said of the Fool where each plays for himself, and of one that stays with its holder."""

import trionfi
from trionfi.tricks import Fool

NULLO = trionfi.games["tarot-nullo"]


def test_no_side_is_spoken_of_where_each_plays_for_himself():
    words = NULLO.fool.words("Excuse")
    assert "side" not in words and "If another won the trick, he receives another card" in words


def test_the_last_trick_is_named_only_where_it_is_kept_there():
    assert "even if he has won none" in NULLO.fool.words("Excuse")
    assert "even if he has won none" not in NULLO.with_options(options={"last-excuse": "winner"}).fool.words("Excuse")


def test_a_side_that_saves_it_is_spoken_of():
    words = Fool(exchange="when able", covered=False, lead="free").words("Excuse")
    assert "the tricks of his side" in words and "as soon as the holder's side has a trick" in words
