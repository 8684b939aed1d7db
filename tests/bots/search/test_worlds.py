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

HIDDEN = 6
CUT = ("minchiate-partners", "minchiate-partners-no-extraction", "minchiate-drop-out", "minchiate-each-for-himself")


CHOSEN = ("tarot-populaire-4", "tarot-populaire-3")


def moments(game, players, wanted, name="random"):
    """Hands at some moments of a deal that these bots play, each with the seat that must act."""
    seed = f"worlds {game.slug}"
    whole = play(game.deal(seed=seed, dealer=1, players=players), [bot(name, seat) for seat in range(players)])
    for part in wanted:
        hand = game.deal(seed=seed, dealer=1, players=players)
        for move in whole.moves[:int(part * len(whole.moves))]:
            hand.push(move.action, move.seat)
        yield hand


def fits(hand, count=2):
    """Draws so many worlds: in each the seat that must act sees and knows the same; the number that is not the true hand."""
    view = hand.view(hand.turn)
    drawn = list(islice(worlds(view, Chance(f"{hand.game.slug} {len(hand.moves)}")), count))
    assert len(drawn) == count, (hand.step.name, hand.moves)
    for world in drawn:
        again = world.view(hand.turn)
        assert again.face() == view.face() and knowledge(again) == knowledge(view)
    return sum(world.deal != hand.deal for world in drawn)


@pytest.mark.parametrize("slug", list(trionfi.games))
def test_a_seat_could_not_tell_a_world_from_the_true_hand(slug):
    game = trionfi.games[slug]
    other = 0
    for name, parts in (("random", (0.0, 0.6)), ("simple", (0.25, 0.5))):
        for hand in moments(game, game.players[0], parts, name):
            other += fits(hand)
    assert other


@pytest.mark.parametrize("slug", CHOSEN)
def test_hands_that_were_shuffled_a_second_time_are_dealt_so_that_the_same_comes_again(slug):
    """For him who has seen the hands that he did not keep, and for the others."""
    game = trionfi.games[slug].with_options(forced="chosen")
    acted = set()
    for hand in moments(game, game.players[0], (0.0, 0.02, 0.1, 0.3, 0.32, 0.34, 0.36, 0.7), "simple"):
        acted.add(hand.turn)
        assert fits(hand)
    assert len(acted) > 2


@pytest.mark.parametrize(("slug", "seed", "move"), [
    ("tarot-1950-4", "tw tarot-1950-4 1", 13), ("mineo-4", "tw mineo-4 3", 67), ("tarot-romand-5", "tw tarot-romand-5 1", 13)])
def test_a_placing_that_nearly_holds_is_mended(slug, seed, move):
    """Where one of many thousands of hands alone could have made a declaration, or few cards are left and a chain of them must move."""
    game = trionfi.games[slug]
    players, number = game.players[0], seed.rpartition(" ")[2]
    hand = game.deal(seed=seed, dealer=int(number) % players, players=players)
    bots = [bot("simple", f"{number}{seat}") for seat in range(players)]
    while len(hand.moves) < move:
        hand.push(bots[hand.actor].choose(hand.view(hand.turn)))
    assert fits(hand, 4)


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
    hand = next(moments(trionfi.games["taros-1659-first"], 3, (0.86,)))
    while hand.table.plays:
        hand.push(hand.legal_actions()[0])
    view, seat = hand.view(hand.turn), hand.turn
    one, two = (other for other in range(3) if other != seat)
    hidden = [number for number in range(hand.game.pack.size) if view.outstanding >> number & 1]
    assert len(hidden) >= HIDDEN
    fitting = {sum(1 << card for card in cards) for cards in combinations(hidden, hand.table.hands[one].bit_count())}
    fitting = {cards for cards in fitting if not cards & view.voids(one) and not view.outstanding & ~cards & view.voids(two)}
    drawn = Counter(world.table.hands[one] for world in islice(worlds(view, Chance("even")), 20 * len(fitting)))
    assert set(drawn) == fitting and len(fitting) > 3
    even = sum((drawn[cards] - 20) ** 2 / 20 for cards in fitting)
    assert even < len(fitting) - 1 + 4 * (2 * (len(fitting) - 1)) ** 0.5


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
