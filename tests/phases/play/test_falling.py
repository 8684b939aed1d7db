"""Laying a hand down: who may, who picks, and that it wins nothing more."""

import trionfi
from trionfi.bots import bot, play
from trionfi.cards.chance import Chance
from trionfi.state.actions import Choice

GAME = trionfi.games["minchiate-partners"].with_options(options={"cascare": "yes"})


def lying(table):
    """The seats whose hands lie open."""
    return table.noted("falling") or ()


def fallen(seed):
    """A random hand in which everybody lays his hand down as soon as he may, move by move."""
    chance, hand = Chance(seed), GAME.deal(seed)
    while hand.turn is not None:
        actions = hand.legal_actions()
        falls = [action for action in actions if action.verb == "cascare"] if not isinstance(actions, Choice) else []
        hand.push(actions.sample(chance) if isinstance(actions, Choice) else falls[0] if falls else chance.choice(actions))
        yield hand


def test_who_lies_down_has_no_trumps_and_wins_no_more():
    met = 0
    for seed in range(25):
        since = {}
        for hand in fallen(seed):
            table = hand.table
            for seat in lying(table):
                since.setdefault(seat, len(table.tricks))
            assert len(lying(table)) <= 2 and hand.turn not in lying(table)
            for seat in lying(table):
                assert not table.hands[seat] & GAME.pack.trump_mask
        met += len(since)
        assert len(table.tricks) == 21
        assert all(trick.winner != seat for seat, place in since.items() for trick in table.tricks[place:])
    assert met > 20


def test_the_winner_of_the_trick_picks_among_what_might_be_played():
    picked = 0
    for seed in range(12):
        for hand in fallen(seed):
            actions = hand.legal_actions()
            if isinstance(actions, tuple) and actions and actions[0].verb == "pick":
                picked += 1
                assert hand.turn == hand.table.best_seat and len({seat for seat, _ in hand.table.plays} | set(lying(hand.table))) == 4
                for seat in range(4):
                    held = GAME.pack.mask(action.cards[0] for action in actions)
                    assert held & ~hand.view(seat).played
    assert picked > 20


def test_bots_never_lie_down_but_pick_for_others():
    hand = play(GAME.deal(3), [bot("simple", seat) for seat in range(4)])
    assert hand.over and lying(hand.table) == ()
