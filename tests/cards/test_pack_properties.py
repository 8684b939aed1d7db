"""Notation holds for any set of cards; any text either names a card or is refused in one line."""

import pytest
from checks.distinct import each_once
from checks.steady import sets_of, steady
from checks.wrong import clear
from hypothesis import given
from hypothesis import strategies as st
from trionfi.cards import bits
from trionfi.errors import InvalidCard, TrionfiError

each_pack = each_once("game", lambda game: game.pack)
letters = st.text(max_size=12) | st.text("T0123456789KQCJFSBDA ,", max_size=12)


@each_pack
@steady(25)
@given(data=st.data())
def test_cards_written_and_read(game, data):
    mask = data.draw(sets_of(game.pack.all))
    texts = list(game.pack.unmask(mask))
    assert game.pack.mask(texts) == mask
    assert sorted(bits(mask)) == bits(mask) == sorted(game.pack.index[text] for text in texts)
    assert game.pack.parse_all(texts) == game.pack.parse_all(" ".join(texts)) == game.pack.parse_all(", ".join(texts)) == texts
    assert game.pack.parse_all(" ".join(texts).lower()) == texts
    names = [game.pack.cards[game.pack.index[text]].full for text in texts]
    assert game.pack.parse_all(names) == texts
    assert game.pack.sort(data.draw(st.permutations(texts))) == texts
    if texts:
        with pytest.raises(InvalidCard, match="is there twice"):
            game.pack.parse_all([*texts, data.draw(st.sampled_from(texts))])


@each_pack
@steady(40)
@given(text=letters)
def test_any_text_is_a_card_or_refused(game, text):
    try:
        found = game.pack.parse(text)
    except TrionfiError as error:
        assert clear(error)
    else:
        assert found in game.pack.index and game.pack.parse(found) == found


@each_pack
@steady(40)
@given(cards=letters | st.lists(letters | st.none() | st.integers(), max_size=4))
def test_any_list_is_cards_or_refused(game, cards):
    try:
        found = game.pack.parse_all(cards)
    except TrionfiError as error:
        assert clear(error)
    else:
        assert len(found) == len(set(found)) and set(found) <= set(game.pack.texts)
