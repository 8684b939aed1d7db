"""The idea behind a choice: what comes of it more often than of another, counted in hands that were played on both ways."""

from itertools import islice

import pytest
import trionfi
from trionfi.bots import bot
from trionfi.bots.memory import Memory
from trionfi.bots.search.idea import CARD, HANDS, LAST, OFTEN, TRICK, Difference
from trionfi.bots.search.player import STREAM, SearchBot
from trionfi.bots.search.playout import Playout
from trionfi.bots.search.world import worlds
from trionfi.cards.chance import Chance
from trionfi.state.decisions import Asks

GAMES = ("scarto", "tarot-fft-4", "ottocento", "troccas-4")


def overruled(slug):
    """Decisions of seat 0 in some hands where looking ahead chooses a card that `simple` would not, with what was weighed."""
    for seed in range(12):
        hand = trionfi.games[slug].deal(seed=seed)
        while hand.turn is not None:
            view = hand.view(hand.turn)
            if hand.turn == 0 and hand.step.asks is Asks.CARD and len(view.offered) > 1:
                player = SearchBot(f"{seed}-{len(hand.moves)}", 1500)
                found = player.weigh(view)
                if found is not None and found.best and found.gap(found.best, 0).clear:
                    yield hand, view, player, found
            hand.push(bot("simple", 1).choose(view))


def took(hand, action, what, card):
    """Whether the side of who acts takes this card or trick if he does this and the hand is played on."""
    actor, number = hand.actor, len(hand.table.tricks)
    playout = Playout(Memory(hand.view(actor)))
    with playout.ended(hand, action):
        side, tricks = hand.table.side(actor), hand.table.tricks
        if what == CARD:
            return any(hand.table.won[seat] >> card & 1 for seat in side)
        return tricks[number if what == TRICK else -1].winner in side


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_told_is_what_comes_of_both_in_the_same_hands(slug):
    told = 0
    for hand, view, player, found in islice(overruled(slug), 9):
        before = list(hand.moves)
        idea = player.idea(view, found)
        assert list(hand.moves) == before
        if idea is None:
            continue
        if (told := told + 1) > 2:
            break
        dealt = worlds(view, Chance(f"{player.seed}/{view.seat}/{len(view.events)}", STREAM))
        better, other = found.choices[found.best], found.choices[0]
        came = [(took(one, better, idea.what, idea.card), took(one, other, idea.what, idea.card)) for one in islice(dealt, HANDS)]
        assert (idea.better, idea.other, idea.hands) == (sum(one for one, _ in came), sum(two for _, two in came), len(came))
        assert abs(idea.better - idea.other) >= OFTEN * idea.hands and (idea.worth > 0 or idea.what == TRICK)
    assert told, slug


def test_where_rules_of_thumb_are_right_there_is_no_idea():
    hand = trionfi.games["scarto"].deal(seed=0)
    while hand.step.asks is not Asks.CARD or hand.turn != 0:
        hand.push(bot("simple", 1).choose(hand.view(hand.turn)))
    view, player = hand.view(0), SearchBot("0", 1500)
    found = player.weigh(view)
    assert found is not None
    found.choices[:], found.gains[:] = found.choices[:1] * len(found.choices), [[0.0] * len(own) for own in found.gains]
    assert player.idea(view, found) is None


@pytest.mark.parametrize(("what", "other", "said"), [
    (CARD, 3, "because: {who} {Bagatto} in 9 of 12 hands played on, and in 3 if it is played"),
    (CARD, 0, "because: {who} {Bagatto} in 9 of 12 hands played on, and in none if it is played"),
    (LAST, 3, "because: {who} the last trick in 9 of 12 hands played on, and in 3 if it is played"),
    (TRICK, 0, "because: {who} this trick in 9 of 12 hands played on, and in none if it is played"),
])
@pytest.mark.parametrize(("slug", "who"), [("scarto", ("you take", "you win")), ("ottocento", ("your side takes", "your side wins"))])
def test_it_is_said_for_one_alone_and_for_partners(what, other, said, slug, who):
    game = trionfi.games[slug]
    hand = game.deal(seed=0)
    while hand.step.asks is not Asks.CARD:
        hand.push(bot("simple", 1).choose(hand.view(hand.turn)))
    card = game.pack.index.get("T1", 0)
    words = Difference(what, card, 9, other, 12, 1.0).words(Memory(hand.view(hand.turn)), "because", "it")
    assert str(words) == said.format(who=who[what != CARD], Bagatto=game.pack.full(card))
