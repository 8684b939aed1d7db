"""What `search` decides before the play: bids, calls, words and discards, each tried out beside its neighbours."""

import pytest
import trionfi
from checks.state import alike
from trionfi.bots import bot
from trionfi.bots.memory import Memory
from trionfi.bots.search.alternatives import alternatives
from trionfi.bots.search.laid import LaidTrial
from trionfi.bots.search.player import SearchBot
from trionfi.bots.search.playout import Playout
from trionfi.bots.search.trial import Trial
from trionfi.bots.search.weighed import outlook
from trionfi.bots.search.world import worlds
from trionfi.cards.chance import Chance
from trionfi.soak.blind import again_with
from trionfi.state.actions import of_a_set
from trionfi.state.decisions import Asks

EFFORT = 600
MOMENTS = [("tarot-fft-4", "auction"), ("tarot-5-call", "call"), ("mineo-3", "speaking-twenty"), ("scarto", "discard"),
           ("tarok-lhombre-later", "bidding"), ("grosstarock-1780", "discard")]


def at(slug, step, number=0):
    """A hand as `simple` comes to a step at which something is to be weighed, or None where it does not."""
    game = trionfi.games[slug]
    hand = game.deal(f"before {number}", dealer=number % game.players[0], players=game.players[0])
    while hand.turn is not None:
        view = hand.view(hand.turn)
        usual = bot("simple", 1).choose(view)
        if view.step == step and len(alternatives(Memory(view), usual, 1)) > 1:
            return hand
        hand.push(usual)
    return None


def first(slug, step):
    """The first such hand."""
    return next(hand for number in range(20) if (hand := at(slug, step, number)))


@pytest.mark.parametrize(("slug", "step"), MOMENTS)
def test_what_is_weighed_may_all_be_done_and_simples_choice_comes_first(slug, step):
    hand = first(slug, step)
    view = hand.view(hand.turn)
    usual = bot("simple", 1).choose(view)
    found = alternatives(Memory(view), usual, 1)
    assert found[0] == usual and len(set(found)) == len(found) > 1
    legal = hand.legal_actions()
    assert all(action in legal for action in found)
    if view.choice is not None:
        assert all(len({*action.cards} - {*usual.cards}) == 1 or shortens(view, action.cards) for action in found[1:])


def shortens(view, cards):
    """Whether of some suit but trumps all go that may, or nothing else does."""
    pack, sets = view.game.pack, of_a_set(view.actions)
    suits = [[card for card in sets.cards if pack.suit_masks[suit.letter] >> pack.index[card] & 1] for suit in pack.suits]
    return any(suit and len({*suit} & {*cards}) == min(len(suit), sets.count) for suit in suits)


def test_sets_that_rid_the_hand_of_a_suit_are_weighed():
    seen = 0
    for hand in (at("scarto", "discard", number) for number in range(12)):
        view = hand.view(hand.turn)
        pack, found = view.game.pack, alternatives(Memory(view), bot("simple", 1).choose(view), 1)
        for held in (pack.unmask(view.hand & pack.suit_masks[suit.letter]) for suit in pack.suits):
            if 0 < len(held) <= view.choice.count and {*held} <= {*view.choice.cards}:
                seen += 1
                assert any({*held} <= {*action.cards} for action in found), held
    assert seen >= 3


@pytest.mark.parametrize(("slug", "step"), MOMENTS)
def test_another_deal_that_the_seat_cannot_tell_apart_changes_nothing(slug, step):
    hand, chance, player = first(slug, step), Chance(f"{slug} {step}"), SearchBot(1, EFFORT)
    view = hand.view(hand.turn)
    chosen, weighed = player.choose(view), player.weigh(view)
    assert len(weighed.choices) > 1 and weighed.choices[0] == bot("simple", 1).choose(view)
    hidden = [text for number, text in enumerate(hand.game.pack.texts) if view.unseen >> number & 1]
    for _ in range(12):
        pair = alike(hand, hidden, chance)
        again = again_with(hand, {pair[0]: pair[1], pair[1]: pair[0]}) if pair else None
        if again is not None:
            other = again.view(hand.turn)
            assert player.choose(other) == chosen and player.weigh(other).gains == weighed.gains
            return
    pytest.fail("no two cards could change places")


def test_a_discard_that_is_clearly_better_is_better_in_other_worlds_too():
    gains = []
    for number in range(30):
        hand = at("scarto", "discard", number)
        view = hand.view(hand.turn)
        chosen = SearchBot(1).choose(view)
        others = SearchBot("others").weigh(view)
        gains += [others.gap(place, 0).more for place, action in enumerate(others.choices) if place and action == chosen]
        if len(gains) > 2:
            break
    assert len(gains) > 2 and all(gain > 0 for gain in gains)


def test_the_kernel_finds_for_a_discard_what_the_full_rules_find():
    view = first("scarto", "discard").view(0)
    memory, simple = Memory(view), bot("simple", 1).choose(view)
    choices = alternatives(memory, simple, 1)
    laid = LaidTrial(view, memory, choices, "both", 1, 6000)
    assert laid.possible
    by_kernel = outlook(laid)
    by_rules = outlook(Trial(view, choices, Playout(memory), worlds(view, Chance("both")), 10000))
    assert by_kernel.choices == by_rules.choices
    for place in range(1, len(choices)):
        one, other = by_kernel.gap(place, 0), by_rules.gap(place, 0)
        assert abs(one.more - other.more) < 2 * (one.interval + other.interval)


def test_a_discard_before_the_bids_is_tried_out_with_these():
    hand = first("tarocc-ombre-3", "discard")
    view = hand.view(hand.turn)
    memory = Memory(view)
    choices = alternatives(memory, bot("simple", 1).choose(view), 1)
    assert not LaidTrial(view, memory, choices, "bids", 1, 6000).possible
    assert SearchBot(1, EFFORT).weigh(view).choices == choices


def test_declarations_are_left_to_simple():
    hand = first_declaration("grosstarock-1780")
    view = hand.view(hand.turn)
    assert SearchBot(1).choose(view) == bot("simple", 1).choose(view) and SearchBot(1).weigh(view) is None


def first_declaration(slug):
    for number in range(20):
        hand = trionfi.games[slug].deal(f"declared {number}", dealer=0)
        while hand.turn is not None and hand.step.phase != "play":
            view = hand.view(hand.turn)
            if hand.step.asks is Asks.DECLARATIONS and len(view.offered) > 1:
                return hand
            hand.push(bot("simple", 1).choose(view))
    return pytest.fail("nothing could be declared")
