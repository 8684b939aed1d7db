"""What sides owe each other by their card points, and where the cards of a stock lie in a world that is drawn."""

import pytest
import trionfi
from trionfi.bots import bot
from trionfi.kernel import dues, layout
from trionfi.kernel.compile import Numbers, laid_out, world
from trionfi.kernel.reference import Play


@pytest.mark.parametrize(("made", "own", "each", "worth"), [
    ([30, 20, 10], 0, False, 12), ([30, 20, 10], 2, False, -6), ([30, 30, 10], 0, False, 3), ([30, 30, 10], 2, False, -6),
    ([30, 30, 10], 0, True, 6), ([30, 30, 10], 2, True, -12), ([7, 7], 0, False, 0)])
def test_who_has_most_has_the_amount_and_several_share_it_or_not(made, own, each, worth):
    assert dues.most(made, 1, 12, own, each) == worth


def test_who_has_fewest_is_found_by_the_other_sign():
    assert [dues.most([30, 20, 10], -1, 12, own) for own in range(3)] == [-6, -6, 12]


@pytest.mark.parametrize(("kind", "points", "beyond", "worth"), [
    (layout.TOP_EACH, 25, 0, 12), (layout.TOP_EACH, 25, 25, 13), (layout.TOP_EACH, 100, -500, 0), (layout.TOP_STEP, 300, 0, 1),
    (layout.TOP_STEP, 301, 0, 0), (layout.TOP_STEP, 301, 1, 1)])
def test_the_points_of_who_has_most_bring_so_much_for_each_so_many_or_from_so_many_on(kind, points, beyond, worth):
    assert dues.top(kind, 1, points, beyond, [300, 90], 0) == worth == -dues.top(kind, 1, points, beyond, [300, 90], 1)


def test_each_owes_by_his_own_points_or_by_the_part_that_he_has_of_the_most():
    assert [dues.owed(2, 20, 0, [30, 20, 10], own) for own in range(3)] == [2, 0, -2]
    assert [dues.owed(2, 0, 2, [30, 16, 10], own) for own in range(3)] == [4 - 2, 0, -2]
    assert [dues.owed(4, 20, 0, [30, 30, 10], own) for own in range(3)] == [2, 2, -4]


def test_what_is_lacking_counts_twice_below_half_and_goes_to_those_who_have_more_in_proportion():
    assert [dues.lacking(points, 34) for points in (40, 34, 30, 17, 16)] == [0, 0, 4, 17, 36]
    assert [dues.by_par(1, 26, [50, 20, 8], own) for own in range(3)] == [6 + 36, -6, -36]
    assert [dues.by_par(1, 26, [32, 38, 8], own) for own in range(3)] == [36 * 6 // 18, 36 * 12 // 18, -36]


def in_the_play(slug, tricks):
    """A hand after so many tricks."""
    hand = trionfi.games[slug].deal(slug, dealer=0)
    players = [bot("random", seat) for seat in range(hand.players)]
    while len(hand.table.tricks) < tricks:
        hand.push(players[hand.actor].choose(hand.view(hand.turn)))
    return hand


def coming(numbers, table, cards):
    """The cards that are still to come in a world, in their order (numbers of the table)."""
    play, found = Play([0] * layout.PAYOFF), []
    play.flags, play.seats = layout.COMES, table.seats
    play.set_up([0] * layout.POSITION_SIZE, cards)
    card = play.stock
    while card >= 0:
        found.append(card)
        card = play.under[card]
    return found


def test_a_stock_comes_in_its_own_order_and_in_a_drawn_world_in_some_order_of_the_cards_that_lie_there():
    hand = in_the_play("morto", 3)
    table, numbers = hand.table, Numbers(hand.game.pack)
    own = [numbers.of[card] for card in table.deal.pile("morto")[3:]]
    assert coming(numbers, table, world(table, numbers)) == own and len(own) > 5
    swapped = table.piles["morto"] ^ table.hands[0] & -table.hands[0] ^ table.piles["morto"] & -table.piles["morto"]
    drawn = coming(numbers, table, laid_out(table, numbers, {"morto": swapped}))
    assert sum(1 << card for card in drawn) == numbers.mask(swapped) and drawn != sorted(drawn)
