"""Counting holds for any pile and any split of it."""

import trionfi
from checks.distinct import each_once
from checks.steady import sets_of, steady
from hypothesis import given
from hypothesis import strategies as st
from trionfi.cards.chance import Chance

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
def test_the_sides_share_the_points_of_the_pack(game, data):
    """Two sides and three; and what the last trick is worth is all that it adds."""
    first, second, last = masks(game, data.draw), masks(game, data.draw), data.draw(st.integers(0, 2))
    for piles in ([first, in_play(game) & ~first], [first, second & ~first, in_play(game) & ~first & ~second]):
        least, most = game.counting.pack_points(game.pack, len(piles))
        winner = last % len(piles)
        points = [game.counting.points(game.pack, pile, side == winner) for side, pile in enumerate(piles)]
        assert least <= sum(points) <= most
    assert game.counting.points(game.pack, first, True) - game.counting.points(game.pack, first) == game.counting.last_trick


@each_way
@steady(30)
@given(data=st.data())
def test_every_method_and_every_order_comes_to_the_same_and_the_working_sums_to_the_points(game, data):
    pile, last = masks(game, data.draw), data.draw(st.booleans())
    points = game.counting.points(game.pack, pile, last)
    for method in game.counting.methods:
        found = game.counting.count(game.pack, pile, last, method=method)
        assert found.points == points == sum(batch.points for batch in found.working)
        cards = [card for batch in found.working for card in batch.cards]
        assert len(cards) == len(set(cards)) and game.pack.mask(cards) == pile
        full = [batch for batch in found.working if batch.kind == "batch"]
        odd = [batch for batch in found.working if batch.kind == "odd"]
        assert all(len(batch.cards) == game.counting.group for batch in full)
        assert len(odd) <= 1 and all(0 < len(batch.cards) < game.counting.group for batch in odd)
    sorted_cards = list(game.pack.unmask(pile))
    shuffled = Chance(pile).sample(sorted_cards, len(sorted_cards))
    assert game.count(shuffled) == game.count(sorted_cards) == game.count(" ".join(shuffled))


@steady(100)
@given(data=st.data(), last=st.booleans())
def test_the_sicilian_pack_has_109_points(data, last):
    game = trionfi.games["mineo-3"]
    pile = masks(game, data.draw)
    mine, rest = game.pack.unmask(pile), game.pack.unmask(game.pack.all & ~pile)
    assert game.count(mine, last).points + game.count(rest, not last).points == 109


@steady(100)
@given(data=st.data())
def test_one_card_more_never_takes_points_away(data):
    game = trionfi.games["mineo-3"]
    pile, number = masks(game, data.draw), data.draw(st.integers(0, game.pack.size - 1))
    assert game.counting.points(game.pack, pile | 1 << number) >= game.counting.points(game.pack, pile & ~(1 << number))
