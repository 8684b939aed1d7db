"""Who plays with whom: a declarer's side, each for himself, pairs, a partner that is still hidden."""

from dataclasses import replace

import pytest
from trionfi.state.sides import ALONE, FACING, REST, Sides


@pytest.mark.parametrize(("kind", "declarer", "partner", "seat", "players", "side"), [
    (REST, None, None, 1, 3, {1}), (REST, 0, None, 0, 3, {0}), (REST, 0, None, 2, 3, {1, 2}),
    (REST, 0, 3, 3, 5, {0, 3}), (REST, 0, 3, 0, 5, {0, 3}), (REST, 0, 3, 4, 5, {1, 2, 4}),
    (ALONE, None, None, 2, 4, {2}), (ALONE, 1, None, 2, 4, {2}),
    (FACING, None, None, 3, 4, {1, 3}), (FACING, 0, None, 2, 4, {0, 2}),
])
def test_the_side_of_a_seat(kind, declarer, partner, seat, players, side):
    assert Sides(kind).of(declarer, partner, seat, players) == side


@pytest.mark.parametrize(("kind", "players", "parties"), [
    (REST, 3, [{0}, {1}, {2}]), (ALONE, 2, [{0}, {1}]), (FACING, 4, [{0, 2}, {1, 3}]),
])
def test_parties_before_the_deal(kind, players, parties):
    assert [set(party) for party in Sides(kind).parties(players)] == parties


def test_only_a_declarer_makes_sides():
    assert Sides().declared and not Sides(ALONE).declared and not Sides(FACING).declared


def test_a_hidden_partner_is_known_to_himself_alone():
    import trionfi

    table = trionfi.games["mineo-3"].deal(7)
    inner = table.table
    card = next(iter(inner.pack.unmask(inner.hands[2])))
    inner.set("contract", replace(inner.contract, declarer=0, called=card, hidden=True))
    inner.set("partner", 2)
    assert [sorted(inner.side(seat)) for seat in range(3)] == [[0, 2], [1], [0, 2]]
    assert [sorted(inner.open_side(seat)) for seat in range(3)] == [[0], [1], [2]]
    assert [sorted(table.view(0).side(seat)) for seat in range(3)] == [[0], [1], [2]]
    assert [sorted(table.view(1).side(seat)) for seat in range(3)] == [[0], [1], [2]]
    assert [sorted(table.view(2).side(seat)) for seat in range(3)] == [[0, 2], [1], [0, 2]]
    assert table.view(0).partner is None and table.view(2).partner == 2
    inner.reveal()
    assert all(sorted(table.view(seat).side(1)) == [1] and table.view(seat).partner == 2 for seat in range(3))
    assert inner.open_side(0) == inner.side(0) == {0, 2}
