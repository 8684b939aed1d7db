"""Counting holds for any pile and any split of it."""

import trionfi
from checks.distinct import each_once
from checks.steady import sets_of, steady
from hypothesis import given
from hypothesis import strategies as st

each_way = each_once("game", lambda game: (game.counting, game.pack))


def in_play(game) -> int:
    """The cards that somebody wins: as many of the cheapest as the rules leave out are taken away."""
    values, left = game.counting.table(game.pack), game.counting.left_out
    out = sorted(range(game.pack.size), key=lambda number: values[number])[:left]
    return game.pack.all & ~sum(1 << number for number in out)


def masks(game, draw) -> int:
    """Any set of cards of a game."""
    return draw(sets_of(in_play(game)))


@each_way
@steady(40)
@given(data=st.data())
def test_two_sides_share_the_points_of_the_pack(game, data):
    pile, last = masks(game, data.draw), data.draw(st.booleans())
    both = game.counting.points(game.pack, pile, last) + game.counting.points(game.pack, in_play(game) & ~pile, not last)
    least, most = game.counting.pack_points(game.pack)
    assert least <= both <= most


@steady(100)
@given(data=st.data(), last=st.booleans())
def test_the_sicilian_pack_has_109_points(data, last):
    game = trionfi.games["mineo-3"]
    pile = masks(game, data.draw)
    mine, rest = game.pack.unmask(pile), game.pack.unmask(game.pack.all & ~pile)
    assert game.count(mine, last).points + game.count(rest, not last).points == 109


@each_way
@steady(40)
@given(data=st.data())
def test_three_sides_stay_in_the_range_of_the_pack(game, data):
    first, last = masks(game, data.draw), data.draw(st.integers(0, 2))
    second = masks(game, data.draw) & ~first
    piles = [first, second, in_play(game) & ~first & ~second]
    total = sum(game.counting.points(game.pack, pile, side == last) for side, pile in enumerate(piles))
    least, most = game.counting.pack_points(game.pack, 3)
    assert least <= total <= most


@each_way
@steady(40)
@given(data=st.data())
def test_every_method_comes_to_the_same(game, data):
    pile, last = masks(game, data.draw), data.draw(st.booleans())
    points = game.counting.points(game.pack, pile, last)
    for method in game.counting.methods:
        assert game.counting.count(game.pack, pile, last, method=method).points == points


@each_way
@steady(40)
@given(data=st.data())
def test_the_working_is_the_pile_and_sums_to_the_points(game, data):
    pile, last = masks(game, data.draw), data.draw(st.booleans())
    for method in game.counting.methods:
        found = game.counting.count(game.pack, pile, last, method=method)
        assert sum(batch.points for batch in found.working) == found.points
        cards = [card for batch in found.working for card in batch.cards]
        assert len(cards) == len(set(cards)) and game.pack.mask(cards) == pile
        full = [batch for batch in found.working if batch.kind == "batch"]
        odd = [batch for batch in found.working if batch.kind == "odd"]
        assert all(len(batch.cards) == game.counting.group for batch in full)
        assert len(odd) <= 1 and all(0 < len(batch.cards) < game.counting.group for batch in odd)


@each_way
@steady(20)
@given(data=st.data())
def test_the_order_of_the_cards_does_not_matter(game, data):
    pile = list(game.pack.unmask(masks(game, data.draw)))
    shuffled = data.draw(st.permutations(pile))
    assert game.count(shuffled) == game.count(pile) == game.count(" ".join(shuffled))


@steady(100)
@given(data=st.data())
def test_one_card_more_never_takes_points_away(data):
    game = trionfi.games["mineo-3"]
    pile, number = masks(game, data.draw), data.draw(st.integers(0, game.pack.size - 1))
    assert game.counting.points(game.pack, pile | 1 << number) >= game.counting.points(game.pack, pile & ~(1 << number))


@each_way
@steady(40)
@given(data=st.data())
def test_the_last_trick_adds_what_it_is_worth(game, data):
    pile = masks(game, data.draw)
    plain = game.counting.points(game.pack, pile)
    assert game.counting.points(game.pack, pile, True) - plain == game.counting.last_trick
