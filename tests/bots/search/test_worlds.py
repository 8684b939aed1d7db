"""The hands that `search` thinks of: the seat could not tell them from the true one, they are not the true one, and any that fits comes
as often as another."""

from collections import Counter
from itertools import combinations, islice

import pytest
import trionfi
from checks.state import knowledge
from trionfi.bots import bot, play
from trionfi.bots.search.world import worlds
from trionfi.cards.chance import Chance

# No worlds are dealt where cards that nobody looks at lie under others from the start, and where hands are shuffled a second time.
SEEN_THROUGH = {slug for slug, game in trionfi.games.items() if any(step.reshuffles for step in game.course)} | {"baronetti"}
SEARCHED = {"minchiate-auction"}  # and not yet where a player takes cards out of the rest of the pack and lays others down for them
HIDDEN = 6
CUT = ("minchiate-partners", "minchiate-partners-no-extraction", "minchiate-drop-out", "minchiate-each-for-himself")


def moments(slug, wanted):
    """Hands at some moments of a deal at random, each with the seat that must act."""
    game = trionfi.games[slug]
    players = game.players[0]
    whole = play(game.deal(seed=f"worlds {slug}", dealer=1, players=players), [bot("random", seat) for seat in range(players)])
    for part in wanted:
        hand = game.deal(seed=f"worlds {slug}", dealer=1, players=players)
        for move in whole.moves[:int(part * len(whole.moves))]:
            hand.push(move.action, move.seat)
        yield hand


@pytest.mark.parametrize("slug", [slug for slug in trionfi.games if slug not in SEEN_THROUGH | SEARCHED])
def test_a_seat_could_not_tell_a_world_from_the_true_hand(slug):
    met = other = 0
    for hand in moments(slug, (0.6,)):
        view = hand.view(hand.turn)
        for world in islice(worlds(view, Chance(slug)), 2):
            again = world.view(hand.turn)
            assert again.face() == view.face() and knowledge(again) == knowledge(view)
            met += 1
            other += world.deal != hand.deal
    assert met == 2 and other


@pytest.mark.parametrize("slug", sorted(SEEN_THROUGH))
def test_no_worlds_are_dealt_where_the_deal_is_made_in_another_way(slug):
    for hand in moments(slug, (0.5,)):
        assert not list(worlds(hand.view(hand.turn), Chance(1)))


@pytest.mark.parametrize("slug", CUT)
def test_a_pack_that_was_cut_and_robbed_is_dealt_so_that_the_same_is_robbed_again(slug):
    """From above and from below, whatever lay between; and what is taken out of the Fola is not found in it."""
    game = trionfi.games[slug]
    for seed in range(4):
        hand = game.deal(seed=seed)
        bots = [bot("simple", seat) for seat in range(hand.players)]
        while not hand.over and len(hand.table.tricks) < 6:
            hand.push(bots[hand.actor].choose(hand.view(hand.turn)))
        if hand.over:
            continue
        view = hand.view(hand.turn)
        for world in islice(worlds(view, Chance(seed)), 2):
            assert world.view(hand.turn).events == view.events
            assert sum(held.bit_count() for held in world.table.hands) == sum(held.bit_count() for held in hand.table.hands)
            break
        else:
            pytest.fail(f"no world for deal {seed}")


def test_every_placing_that_fits_comes_as_often_as_another():
    """Near the end of a hand the placings can be counted: any share of the hidden cards that shown voids allow."""
    hand = next(moments("taros-1659-first", (0.86,)))
    while hand.table.plays:
        hand.push(hand.legal_actions()[0])
    view, seat = hand.view(hand.turn), hand.turn
    one, two = (other for other in range(3) if other != seat)
    hidden = [number for number in range(hand.game.pack.size) if view.outstanding >> number & 1]
    assert len(hidden) >= HIDDEN
    fits = {sum(1 << card for card in cards) for cards in combinations(hidden, hand.table.hands[one].bit_count())}
    fits = {cards for cards in fits if not cards & view.voids(one) and not view.outstanding & ~cards & view.voids(two)}
    drawn = Counter(world.table.hands[one] for world in islice(worlds(view, Chance("even")), 20 * len(fits)))
    assert set(drawn) == fits and len(fits) > 3
    even = sum((drawn[cards] - 20) ** 2 / 20 for cards in fits)
    assert even < len(fits) - 1 + 4 * (2 * (len(fits) - 1)) ** 0.5


def test_what_was_called_binds_the_worlds():
    """In Mineo for four who calls the 19 shows that he has the 20; a world in which another has it is never dealt."""
    game, met = trionfi.games["mineo-4"], 0
    for seed in range(400):
        hand = game.deal(seed=seed)
        bots = [bot("simple", seat) for seat in range(4)]
        while hand.turn is not None and hand.step.phase != "play":
            hand.push(bots[hand.turn].choose(hand.view(hand.turn)))
        called, turn = hand.table.contract.called, hand.turn
        if turn is None or not called or called == "T20" or turn == hand.table.contract.declarer:
            continue
        above = [card for card in game.pack.unmask(game.pack.trump_mask) if game.pack.index[card] > game.pack.index[called]]
        for world in islice(worlds(hand.view(turn), Chance(seed)), 4):
            assert not game.pack.mask(above) & ~world.table.hands[hand.table.contract.declarer]
            met += 1
        if met >= 8:
            return
    pytest.fail("nobody called a lower card than the 20")
