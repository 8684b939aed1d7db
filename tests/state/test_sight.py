"""What seats have seen goes on with the hand, and is what it would be had nobody looked before."""

import pytest
import trionfi
from checks.deals import deal, push_all
from checks.state import knowledge
from trionfi.bots import bot
from trionfi.hand import Hand
from trionfi.state.sight import Sight

MINEO = trionfi.games["mineo-3"]
BID = "vado solo; discard 5S 6S 7S; fatto è; passo; passo"
GIVEN = {"0": "5S 6S 7S JS QS", "1": "KS 8S", "2": "9S 10S"}


def looked(hand: Hand) -> list[object]:
    """What every seat knows, as plain values."""
    return [(hand.view(seat).face(), knowledge(hand.view(seat))) for seat in range(hand.seats)]


def same(hand: Hand) -> bool:
    """Whether every seat knows what it knows in a copy of the hand at which nobody has looked."""
    return looked(hand) == looked(hand.copy())


@pytest.mark.parametrize("slug", ["mineo-3", "gatti-2", "tarot-mort", "tarot-tirette", "consiglio"])
def test_who_looks_at_every_move_knows_what_he_knows_who_looks_once(slug):
    game = trionfi.games[slug]
    players = game.players[0]
    hand, bots = game.deal(4, dealer=0, players=players), [bot("random", seat) for seat in range(players)]
    while hand.turn is not None:
        assert same(hand)
        hand.push(bots[hand.actor].choose(hand.view(hand.turn)))
    assert same(hand)


def test_after_moves_are_taken_back_another_course_is_seen():
    """The card played last is the same in both: how many events there are, and which is the last, tells nothing."""
    one = push_all(deal(MINEO, GIVEN), BID)
    other = one.copy()
    push_all(one, "play KS; play 9S; play JS")
    looked(one)
    for _ in range(3):
        one.pop()
    push_all(one, "play KS; play 10S; play JS")
    assert len(one.events) == len(push_all(other, "play KS; play 10S; play JS").events)
    assert looked(one) == looked(other)


def test_a_view_keeps_what_it_held_when_the_hand_goes_on():
    hand = push_all(deal(MINEO, GIVEN), BID)
    view = hand.view(1)
    face, known = view.face(), knowledge(view)
    hand.push("play KS")
    hand.view(1)
    assert (view.face(), knowledge(view)) == (face, known)
    view.where.clear()
    view.counts.clear()
    assert hand.view(1).where and hand.view(1).counts


def test_what_was_seen_is_gone_through_once():
    hand = push_all(deal(MINEO, GIVEN), BID)
    sight = Sight.of(hand.table, 1)
    told = len(sight.events)
    hand.push("play KS")
    assert Sight.of(hand.table, 1) is sight and len(sight.events) == len(hand.events) > told
    hand.pop()
    assert Sight.of(hand.table, 1) is not sight
