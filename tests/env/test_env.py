"""Games as whole numbers: each decision can be picked to its end, and what a seat sees has one shape and nothing it cannot know."""

from random import Random

import pytest
import trionfi
from trionfi.bots import bot
from trionfi.env import Env, sample_deal
from trionfi.env.space import OFFERS, Picks, space_of
from trionfi.errors import IllegalAction
from trionfi.state.actions import Action, Choice

TABLES = [(slug, players) for slug in trionfi.games for players in trionfi.games[slug].tables]


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_a_hand_is_played_to_its_end_by_numbers(slug, players):
    env, rng = Env(slug, players=players), Random(slug)
    position = env.deal(5)
    while not position.over:
        legal, mask = position.legal(), position.mask()
        assert legal and len(mask) == env.space.size and [number for number, may in enumerate(mask) if may] == legal
        assert len(position.observe()) == env.width == sum(part.size for part in env.legend)
        position.step(rng.choice(legal))
    assert position.legal() == [] and position.player is None and len(position.rewards()) == position.hand.players
    assert position.rewards() == [float(score) for score in position.hand.scores[:position.hand.players]]


@pytest.mark.parametrize("slug", ["scarto", "mitigati-pinerolo-3", "consiglio", "tarot-tirette", "grosstarock-1780", "ottocento"])
def test_each_action_of_the_engine_is_reached_by_one_way_of_picks(slug):
    env, rng = Env(slug), Random(3)
    hand = env.deal(3).hand
    for _ in range(30):
        actions = hand.legal_actions()
        if hand.turn is None:
            break
        if not isinstance(actions, Choice):
            assert sorted(map(str, ends(env, actions, ()))) == sorted(map(str, actions))
        elif len(actions) < 300 and not actions.ordered:
            assert {frozenset(action.cards) for action in ends(env, actions, ())} == {frozenset(action.cards) for action in actions}
        hand.push(hand.random_action(rng))


def ends(env, actions, made):
    """What all picks from here on come to."""
    for number, action in Picks(env.space, actions, made).next.items():
        assert 0 <= number < env.space.size
        if action is None:
            yield from ends(env, actions, (*made, number))
        else:
            yield action


def test_hundreds_of_sums_are_picked_in_steps():
    actions = tuple(Action("offero", (), str(number)) for number in range(500))
    space = space_of(trionfi.games["mitigati-4"])
    first = Picks(space, actions, ())
    assert len(first.next) <= OFFERS and all(action is None for action in first.next.values())
    assert {action for action in ends(Env("mitigati-4"), actions, ())} == set(actions)


def test_what_a_seat_cannot_know_changes_nothing_that_it_sees():
    env = Env("mineo-3")
    game = env.game
    position = env.deal(7)
    one, two = position.hand, game.deal(packets=swapped(position.hand))
    for seat in range(3):
        rows = [env.of(hand).observe(seat) for hand in (one, two)]
        assert (rows[0] == rows[1]) is (seat == 0)


def swapped(hand):
    """The deal with a card of player 1 and one of player 2 exchanged."""
    packets = trionfi.record.packets_of(hand)
    hands = [cards.split() for cards in packets["hands"]]
    hands[1][0], hands[2][0] = hands[2][0], hands[1][0]
    return packets | {"hands": [" ".join(cards) for cards in hands]}


def test_parts_of_a_row_say_what_is_so():
    env = Env("scarto")
    position = env.deal(7, dealer=1)
    parts = {part.name: part for part in env.legend}
    row = position.observe(0)

    def part(name):
        return list(row[parts[name].start:parts[name].start + parts[name].size])

    cards = len(env.space.cards)
    held = {env.space.cards[number] for number, one in enumerate(part("in hand")[:cards]) if one}
    assert held == set(position.hand.hands[0]) and sum(part("never seen")) == cards - len(held)
    assert part("dealer") == [0, 1, 0] and sum(part("step")) == 1 and sum(part("in the trick")) == 0


def test_picks_of_a_set_show_and_a_wrong_one_is_refused():
    position = Env("scarto").deal(7)
    choice = position.hand.legal_actions()
    assert isinstance(choice, Choice) and position.text(position.legal()[0]) in choice.cards
    first = position.legal()[0]
    position.step(first)
    assert position.picked == (first,) and first not in position.legal() and position.observe()[first] == 1
    with pytest.raises(IllegalAction, match="is not possible now"):
        position.step(first)
    other = position.copy()
    other.step(other.legal()[0])
    assert position.picked == (first,)


def test_a_deal_that_fits_what_a_seat_knows():
    hand = trionfi.games["scarto"].deal(7)
    bots = [bot("simple", seat) for seat in range(3)]
    for _ in range(12):
        hand.push(bots[hand.actor].choose(hand.view(hand.turn)))
    view = hand.view(0)
    made = sample_deal(view, 3)
    assert made.view(0).face() == view.face() and made.hands[0] == hand.hands[0] and made.hands != hand.hands
    assert sample_deal(view, 3).hands == made.hands != sample_deal(view, 4).hands


def test_a_space_is_the_same_in_every_run():
    env = Env("mineo-3", profile="book")
    assert env.space.names[:4] == env.game.pack.texts[:4] and "vado solo" in env.space.words
    assert Env(trionfi.games["mineo-3"].with_options("book")).space == env.space and repr(env).startswith("<Env of mineo-3: players=3")
