"""A hand at any moment: its copy goes its own way, and it goes through pickle, into another process too."""

import copy
import pickle
import subprocess
import sys

import pytest
import trionfi
from checks.state import state
from trionfi.cards.chance import Chance
from trionfi.hand import Hand
from trionfi.state.actions import Choice
from trionfi.state.table import Table
from trionfi.values import replace

IN_CHILD = """
import pickle, sys
from trionfi.soak.state import knowledge
for hand in pickle.load(sys.stdin.buffer):
    seen = [hand.view(seat).face() for seat in range(hand.seats)]
    moves = []
    while hand.turn is not None:
        actions = hand.legal_actions()
        first = actions[0]
        hand.push(first)
        moves.append(str(first))
    scores = [str(score) for score in hand.settlement.scores]
    while hand.moves:
        hand.pop()
    print(repr((hand.game.slug, moves, scores, hand.table.hands)))
"""


def at_a_ply(slug: str, seed: int) -> Hand:
    """A hand of the game, stopped by chance."""
    game, chance = trionfi.games[slug], Chance(seed, 5)
    hand = game.deal(seed, players=game.players[seed % len(game.players)])
    plies = chance.below(60)
    while hand.turn is not None and len(hand.moves) < plies:
        actions = hand.legal_actions()
        hand.push(actions.sample(chance) if isinstance(actions, Choice) else chance.choice(actions))
    return hand


def to_the_end(hand: Hand) -> tuple[list[str], list[str]]:
    """The first moves offered until the hand is over, and its scores."""
    moves = []
    while hand.turn is not None:
        first = hand.legal_actions()[0]
        hand.push(first)
        moves.append(str(first))
    assert hand.settlement is not None
    return moves, [str(score) for score in hand.settlement.scores]


@pytest.mark.parametrize("slug", list(trionfi.games))
def test_a_copy_is_the_same_and_goes_its_own_way(slug):
    hand = at_a_ply(slug, 3)
    before = state(hand)
    for made in (hand.copy(), copy.copy(hand), copy.deepcopy(hand), pickle.loads(pickle.dumps(hand))):
        assert state(made) == before
        assert [made.view(seat).face() for seat in range(hand.seats)] == [hand.view(seat).face() for seat in range(hand.seats)]
        again = made.copy()
        ends = to_the_end(made)
        assert state(hand) == before and state(again) == before
        while made.moves:
            made.pop()
        assert to_the_end(again) == ends
        assert state(hand) == before
    alone = hand.copy()
    while hand.moves:
        hand.pop()
    assert state(alone) == before


@pytest.mark.parametrize("slug", list(trionfi.games))
def test_a_view_goes_through_pickle_with_what_the_seat_knows_and_no_more(slug):
    for seed in (3, 6):
        hand = at_a_ply(slug, seed)
        for seat in range(hand.seats):
            view = hand.view(seat)
            made = pickle.loads(pickle.dumps(view))
            assert made.face() == view.face() and made.game is view.game and made.actions == view.actions
            assert not holds(made, hand.table) and [made.voids(one) for one in range(hand.players)] == [
                view.voids(one) for one in range(hand.players)]


def holds(view: trionfi.View, table: Table) -> bool:
    """Whether something in the view tells of an event what the seat did not see."""
    hidden = {event for event in table.events if event.cards and not event.audience & table.eyes(view.seat)}
    return any(one in pickle.dumps(view) for one in {type(table).__name__.encode(), b"Sight"}) or any(
        event in hidden for kept in vars(vars(view)["_folded"]).values() if isinstance(kept, list) for event in kept)


@pytest.mark.parametrize("slug", list(trionfi.games))
def test_a_game_goes_through_pickle_by_its_name(slug):
    game = trionfi.games[slug]
    assert pickle.loads(pickle.dumps(game)) is copy.deepcopy(game) is copy.copy(game) is game
    others = [game.with_options(profile=profile.name) for profile in game.profiles[1:]]
    for one in (*others, *map(game.at, game.tables)):
        made = pickle.loads(pickle.dumps(one))
        assert made == one and pickle.loads(pickle.dumps(made)) is copy.deepcopy(made) is made


def test_a_game_of_ones_own_goes_through_pickle_part_by_part():
    own = replace(trionfi.games["scarto"], slug="my-scarto")
    changed = replace(trionfi.games["mineo-3"], words_of_sets=())
    for game in (own, changed, replace(changed, chosen=(("nonsense", "x"),))):
        made = pickle.loads(pickle.dumps(game))
        assert made == game and made is not game
        hand = made.deal(7)
        assert to_the_end(pickle.loads(pickle.dumps(hand))) == to_the_end(hand)


def test_a_view_of_a_copy_knows_nothing_of_the_other():
    hand = at_a_ply("mineo-3", 3)
    hand.view(0)
    other = hand.copy()
    for one, place in ((hand, 0), (other, -1)):
        while one.turn is not None:
            one.view(0)
            actions = one.legal_actions()
            one.push(actions[0] if isinstance(actions, Choice) else actions[place])
    fresh = pickle.loads(pickle.dumps(other))
    assert other.view(0).face() == fresh.view(0).face() != hand.view(0).face()


def test_every_game_goes_on_in_another_process():
    hands = [at_a_ply(slug, 4) for slug in trionfi.games]
    over = [pickle.loads(pickle.dumps(hand)) for hand in hands[::10]]
    for hand in over:
        to_the_end(hand)
    sent = pickle.dumps(hands + over)
    child = subprocess.run([sys.executable, "-c", IN_CHILD], input=sent, capture_output=True, timeout=120, check=False)
    assert child.returncode == 0, child.stderr.decode()
    found = child.stdout.decode().splitlines()
    assert len(found) == len(hands) + len(over)
    for hand, line in zip(hands + over, found, strict=True):
        moves, scores = to_the_end(hand)
        while hand.moves:
            hand.pop()
        assert line == repr((hand.game.slug, moves, scores, hand.table.hands))
