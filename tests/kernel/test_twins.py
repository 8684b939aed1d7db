"""The compiled search does move for move what the reference does."""

import base64
import hashlib
import sys
from functools import reduce
from operator import or_
from pathlib import Path

import pytest
import trionfi
from trionfi.bots import bot
from trionfi.bots.search.knowledge import Knowledge
from trionfi.bots.search.pool import drawable, pooled
from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.kernel import compiled, layout, module, reference
from trionfi.kernel.compile import Numbers, Thumb, left_out, position, still_to_play, world
from trionfi.kernel.compile import compiled as table_of
from trionfi.kernel.draw import draw as reference_draw
from trionfi.state.decisions import Asks
from trionfi.tricks.duties import Duties

from benchmarks import kernel_module

# Pyodide runs the same module in another machine: a third of the games passes through all of it.
GAMES = ("mineo-3", "tarot-fft-4", "troccas-4", "ottocento", "minchiate-partners", "gatti-4", "tarot-nullo", "tarok-dutch-4",
         "tarot-5-call", "classic-tarot", "taroc-german-1750", "grosstarock-1820", "droggn", "minchiate-drop-out",
         "tarot-1950-4", "jeu-des-tarots-1637-3", "partitaccia", "partita-a-pesi", "terziglio",
         "mattazza", "minchiate-two-handed", "dottore", "chambery-tarot-5", "chambery-tarot-3", "venticinque-2",
         "jeu-des-tarots-1637-2", "mitigati-morto-2", "baronetti", "tarot-decouverte", "tarot-tirette", "lecchini",
         "calatafimi-2", "calatafimi-3")[::3 if sys.platform == "emscripten" else 1]
SOURCE = Path(__file__).parents[2] / "engine" / "trionfi" / "kernel" / "kernel.c"


def thumb(game, seed):
    """Figures for the rules of thumb: what each card counts, and what chance adds."""
    chance, pack, worth = Chance(seed, 91), game.pack, [float(points) for points in game.counting.table(game.pack)]
    counting = sum(1 << number for number, points in enumerate(worth) if points > min(worth))
    high = sum(1 << number for number, points in enumerate(worth) if points > max(worth) / 2)
    closes, feared = ([chance.below(3) * chance.below(2) * 1.5 for _ in worth] for _ in range(2))
    return Thumb([one - 1 / 3 for one in worth], closes, feared, counting, high, sum(worth) / pack.size, chance.below(4) / 2, False, 1.7)


def somewhere(slug, reverse=False):
    """A table, a position in the midst of the play, its world, and the cards that may be played: of the first hand that comes so far."""
    game = trionfi.games[slug]
    for seed in (f"twins {slug}", *(f"twins {slug} {number}" for number in range(1, 20))):
        hand = game.deal(seed, dealer=0, players=game.players[-1])
        players = [bot("random", seat) for seat in range(hand.players)]
        while hand.turn is not None and not (hand.step.asks is Asks.CARD and len(hand.table.plays) == 1 and len(hand.table.tricks) > 7
                                             and not left_out(hand.table, hand.step)):
            hand.push(players[hand.actor].choose(hand.view(hand.turn)))
        if hand.turn is None:
            continue
        numbers = Numbers(hand.game.pack)
        table = table_of(hand.table, hand.step, numbers, thumb(hand.game, slug)._replace(reverse=reverse))
        legal = [numbers.of[hand.game.pack.index[action.cards[0]]] for action in hand.legal_actions() if action.verb == "play"]
        return table, position(hand.table, numbers, hand.turn), world(hand.table, numbers), legal
    pytest.fail("no hand came so far")


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("slug", GAMES)
def test_both_play_the_same_cards_and_come_to_the_same_sums(slug, reverse):
    fast = compiled.fast()
    table, at, where, legal = somewhere(slug, reverse)
    for policy in (layout.RANDOM, layout.THUMB):
        for seed in range(6):
            said = reference.trace(table, at, where, policy, seed)
            assert said and fast.trace(table, at, where, policy, seed) == said
        for playouts in (1, 3):
            said = reference.search(table, at, [where, where], legal, playouts, policy, "sums")
            assert fast.search(table, at, [where, where], legal, playouts, policy, "sums") == said
            assert said[0] == (0, 0)
        said = reference.worths(table, at, [where, where], policy, "worths")
        assert fast.worths(table, at, [where, where], policy, "worths") == said


@pytest.mark.parametrize("slug", GAMES)
def test_both_solve_the_last_tricks_alike_and_as_trying_everything_does(slug):
    fast, (table, at, where) = compiled.fast(), last_tricks(slug)
    play = reference.Play(table)
    play.set_up(at, where)
    legal = bits(play.legal())
    said = reference.search(table, at, [where], legal, 1, layout.EXACT, 1)
    assert fast.search(table, at, [where], legal, 1, layout.EXACT, 1) == said
    values = [everything(play.after(card)) for card in legal]
    assert [one.total for one in said] == [value - values[0] for value in values]
    line = reference.trace(table, at, where, layout.EXACT, 1)
    assert fast.trace(table, at, where, layout.EXACT, 1) == line
    for _, card in line:
        play.play(card)
    assert play.payoff() == max(values)


def pools(slug):
    """What the seats of a game know at some moments of the play, as worlds are drawn from it."""
    game = trionfi.games[slug]
    players = game.players[0]
    hand, found = game.deal(f"pools {slug}", dealer=0, players=players), []
    seats = [bot("simple", seat) for seat in range(players)]
    while hand.turn is not None:
        if hand.step.asks is Asks.CARD and len(hand.table.tricks) % 4 == 1:
            view = hand.view(hand.turn)
            if drawable(view):
                found.append(pooled(view, Knowledge(view), hand.table, Numbers(game.pack), 1.7))
        hand.push(seats[hand.actor].choose(hand.view(hand.turn)))
    return [pool for pool in found if pool]


@pytest.mark.parametrize("slug", ["mineo-3", "tarot-5-call", "scarto", "troccas-4", "minchiate-partners", "tarok-danish-modern"])
def test_both_draw_the_same_worlds_with_every_card_in_them_once(slug):
    fast, known, different = compiled.fast(), pools(slug), 0
    for pool in known:
        said = reference_draw(pool, 12, slug)
        assert [list(world) for world in fast.draw(pool, 12, slug)] == said
        assert {cards_in(world) for world in said} == {cards_in(said[0])}
        different += len({tuple(world) for world in said}) > 6
    assert different


def cards_in(world):
    """How many cards lie at each place of a world, in which none lies twice."""
    masks = [layout.mask_at(list(world), layout.WORLD_SEAT * seat + slot) for seat in range(layout.SEATS_MOST)
             for slot in (layout.HAND, layout.WON, layout.AWAY)]
    assert sum(mask.bit_count() for mask in masks) == reduce(or_, masks).bit_count()
    return tuple(mask.bit_count() for mask in masks)


def everything(play):
    """What the hand comes to when both sides play their best, found without leaving anything out."""
    if play.over:
        return play.payoff()
    own = play.side[play.player] >> play.turn & 1
    return (max if own else min)([everything(play.after(card)) for card in bits(play.legal())])


def last_tricks(slug):
    """A table, a position of few cards with something to choose, and its world."""
    game = trionfi.games[slug]
    for seed in range(20):
        hand = game.deal(f"last {slug} {seed}", dealer=0, players=game.players[-1])
        players = [bot("random", seat) for seat in range(hand.players)]
        while hand.turn is not None:
            left = still_to_play(hand.table)
            if hand.step.asks is Asks.CARD and 5 <= left <= 9 and len(hand.legal_actions()) > 1 and not left_out(hand.table, hand.step):
                numbers = Numbers(hand.game.pack)
                return table_of(hand.table, hand.step, numbers, thumb(hand.game, slug)), position(hand.table, numbers, hand.turn), \
                    world(hand.table, numbers)
            hand.push(players[hand.actor].choose(hand.view(hand.turn)))
    pytest.fail("no hand came so far")


def test_the_fastest_twin_that_there_is_answers_and_more_than_there_is_room_for_is_refused():
    table, at, where, legal = somewhere("mineo-3")
    assert isinstance(compiled.fast(), compiled.Compiled)
    assert compiled.search(table, at, [where], legal, 1, layout.THUMB, 5) == reference.search(table, at, [where], legal, 1, layout.THUMB, 5)
    with pytest.raises(ValueError, match="there is room for 65536 and 64"):
        compiled.search(table, at, [where] * 900, legal, 1, layout.THUMB, 5)


def test_the_duties_have_the_same_numbers_in_c():
    assert SOURCE.with_name("duties.h").read_text() == kernel_module.header()
    assert "    FOOL_YIELDS = 16384\n" in kernel_module.header() and len(list(Duties)) == 15


def test_the_module_was_built_from_the_source_beside_it():
    parts = [SOURCE, *sorted(SOURCE.parent.glob("*.h"))]
    assert hashlib.sha256(b"".join(part.read_bytes() for part in parts)).hexdigest() == SOURCE.with_suffix(".sha256").read_text().strip()
    assert len(base64.b64decode(module.MODULE)) < 12_000
