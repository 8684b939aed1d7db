"""The bot `search`: at every game, blind to what its seat cannot know, and ahead of `simple` where looking ahead tells."""

import statistics

import pytest
import trionfi
from checks.state import alike
from trionfi.bots import bot, play
from trionfi.bots.memory import Memory
from trionfi.bots.search.knowledge import Knowledge
from trionfi.bots.search.player import REACH, SearchBot
from trionfi.bots.search.playout import Playout
from trionfi.bots.search.tabled import TableTrial
from trionfi.bots.search.world import whole
from trionfi.cards.chance import Chance
from trionfi.kernel import layout
from trionfi.kernel.compile import compiled, left_out, position, world
from trionfi.kernel.compiled import fast
from trionfi.soak.blind import again_with
from trionfi.state.decisions import Asks

EFFORT = 100
LATE = 0.88


def late(slug):
    """A hand of a game near its end, played by chance."""
    game = trionfi.games[slug]
    players = game.players[0]
    hand = play(game.deal(f"late {slug}", dealer=0, players=players), [bot("random", seat) for seat in range(players)])
    made = hand.moves[:int(LATE * len(hand.moves))]
    again = game.deal(f"late {slug}", dealer=0, players=players)
    for move in made:
        again.push(move.action, move.seat)
    return again


@pytest.mark.parametrize("slug", list(trionfi.games))
def test_search_plays_a_hand_to_its_end_and_another_deal_that_fits_changes_nothing(slug):
    hand, chance, same = late(slug), Chance(slug), 0
    player = SearchBot(1, EFFORT)
    for _ in range(2):
        if hand.turn is None:
            break
        view = hand.view(hand.turn)
        action = player.choose(view)
        hidden = [text for number, text in enumerate(hand.game.pack.texts) if view.unseen >> number & 1]
        pair = alike(hand, hidden, chance) if len(hidden) > 1 and not same else None
        again = again_with(hand, {pair[0]: pair[1], pair[1]: pair[0]}) if pair else None
        if again is not None:
            assert player.choose(again.view(hand.turn)) == action
            same += 1
        hand.push(action)
    play(hand, [bot("random", seat) for seat in range(hand.players)])
    assert hand.settlement is not None


def test_the_same_seed_plays_the_same_hand():
    one, two = late("ottocento"), late("ottocento")
    for hand in (one, two):
        play(hand, [SearchBot(seat, EFFORT) for seat in range(4)])
    assert one.moves == two.moves


def test_it_says_why_in_one_line():
    hand = late("mineo-3")
    player = SearchBot(1, EFFORT)
    while hand.turn is not None:
        why = player.why(hand.view(hand.turn))
        assert why and "\n" not in why
        hand.push(player.choose(hand.view(hand.turn)))


def test_what_it_weighs_is_told_beside_what_simple_would_play():
    hand = late("ottocento")
    while hand.turn is not None:
        view = hand.view(hand.turn)
        found = SearchBot(1, EFFORT).weigh(view)
        if found:
            assert found.choices[0] == bot("simple").choose(view) and not any(found.gains[0])
            assert {*found.choices} <= {*view.offered} and len(found.choices) > 1
            return
        hand.push(bot("simple").choose(view))
    pytest.fail("nothing was weighed")


def many(slug):
    """A hand with more cards than the full rules are played on for."""
    hand = late(slug)
    while max(cards.bit_count() for cards in hand.table.hands) <= REACH:
        hand.pop()
    return hand.view(hand.turn)


def test_with_many_cards_it_weighs_them_where_a_table_says_all_of_the_play():
    assert len(SearchBot(1, EFFORT).weigh(many("mineo-3")).choices) > 1


def test_with_many_cards_it_does_as_simple_does_where_none_says_what_is_paid():
    assert SearchBot(1, EFFORT).weigh(many("mattazza")) is None


def test_where_a_hand_pays_nobody_the_card_points_are_weighed_from_the_first_card_on():
    hand = trionfi.games["sedici"].deal(seed=1)
    assert not hand.moves
    found = SearchBot(1, EFFORT).weigh(hand.view(hand.turn))
    assert len(found.choices) > 1 and any(any(own) for own in found.gains)


@pytest.mark.parametrize("slug", ["tarot-nullo", "chambery-tarot-3", "mineo-3"])
def test_a_hand_is_played_on_by_the_full_rules_as_the_kernel_plays_it(slug):
    hand, simple = trionfi.games[slug].deal(f"line {slug}", dealer=0), bot("simple", 1)
    while hand.step.asks is not Asks.CARD or left_out(hand.table, hand.step):
        hand.push(simple.choose(hand.view(hand.turn)))
    playout, table = Playout(Memory(hand.view(hand.turn))), hand.table
    hand.push(simple.choose(hand.view(hand.turn)))
    rows = compiled(table, hand.step, playout.numbers, playout.figures)
    said = fast().trace(rows, position(table, playout.numbers, hand.turn), world(table, playout.numbers), layout.THUMB, 0)
    playout.finish(hand)
    played = [(seat, playout.numbers.of[card]) for trick in table.tricks for seat, card in trick.plays]
    assert played[-len(said):] == said and hand.settlement is not None


def test_in_the_worlds_of_the_declarers_opponents_he_has_more_trumps_than_chance_gives_him():
    more = []
    for number in range(6):
        hand, simple = trionfi.games["mineo-3"].deal(f"leaning {number}", dealer=0), bot("simple", 1)
        while hand.step.phase != "play":
            hand.push(simple.choose(hand.view(hand.turn)))
        declarer = hand.table.contract.declarer
        while hand.turn == declarer:
            hand.push(simple.choose(hand.view(hand.turn)))
        view, chance = hand.view(hand.turn), Chance(number)
        trial = TableTrial(view, Memory(view), list(view.offered), "leaning", 1, 6000)
        trumps = trial.numbers.mask(view.game.pack.trump_mask)
        start = declarer * layout.WORLD_SEAT + layout.HAND
        held = [(layout.mask_at(one[start:start + layout.WORDS], 0) & trumps).bit_count() for one in trial.worlds]
        known = Knowledge(view)
        placing, drawn = known.place(), []
        for _ in range(len(trial.worlds)):
            known.stir(placing, chance, 1)
            drawn.append((whole(known, placing)[f"hand {declarer}"] & view.game.pack.trump_mask).bit_count())
        more.append(statistics.fmean(held) - statistics.fmean(drawn))
    assert len(more) == 6 and 0.4 < statistics.fmean(more) < 2.5, more
