"""A plain suit that trumps the others: what it shows of a hand, what bots make of it, and what the drills say."""

import pytest
import trionfi
from checks.deals import deal, push_all
from trionfi.bots.memory import Memory
from trionfi.drills import drill, kind_of
from trionfi.drills.trick import explained

GAME = trionfi.games["la-rigueur-1659"]
PACK = GAME.pack
GIVEN = {"0": "KC 2B KS T21", "1": "3S T4 4B 5B 6B 7B 8B 9B 10B 2D 3D 4D", "2": "5D 6D 7D 8D 9D 10D JD CD QD KD AB 2S"}


def after(moves: str) -> trionfi.hand.Hand:
    """A hand in which player 1 has no cups, and player 2 neither cups nor trumps."""
    return push_all(deal(GAME, GIVEN, 3), moves)


def suits(mask: int) -> set[str]:
    """The letters of the suits in a mask."""
    return {letter for letter, suit in PACK.suit_masks.items() if suit and mask & suit == suit}


def test_a_second_trump_shows_nothing_but_that_the_suit_is_wanting():
    view = after("play KC; play 3S").view(0)
    assert suits(view.voids(1)) == {"C"}


def test_a_card_of_another_suit_shows_that_nothing_trumps():
    view = push_all(deal(GAME, GIVEN | {"2": "5D 6D 7D 8D 9D 10D JD CD QD KD AB 2B", "0": "KC KS T21"}, 3),
                    "play KC; play 3S; play 5D").view(0)
    assert suits(view.voids(2)) == {"C", "S", "T"}


def test_who_lacks_led_swords_may_trump_them_with_trumps_alone():
    hand = push_all(deal(GAME, GIVEN | {"1": "T4 4B 5B 6B 7B 8B 9B 10B 2D 3D 4D AB", "2": "2S 3S"}, 3), "play KS")
    assert [str(action) for action in hand.legal_actions()] == ["play T4"]
    hand.push("play T4")
    assert suits(hand.view(0).voids(1)) == {"S"}


@pytest.mark.parametrize(("best", "led", "taking"), [
    ("QC", "C", "KC"), ("KC", "C", "AS 10S T1"), ("10S", "C", "JS T1"), ("T1", "C", "T2 T21"), ("JS", "S", "QS T1"), ("T5", "T", "T6"),
])
def test_what_takes_a_trick(best, led, taking):
    mask = PACK.takes(PACK.index[best], PACK.suit_masks[led])
    assert mask & PACK.mask(taking.split()) == PACK.mask(taking.split())
    assert not mask & PACK.mask(("KB", "AC", "F", best))


def test_a_bot_fears_swords_on_a_plain_suit():
    memory = Memory(deal(GAME, GIVEN, 3).view(0))
    cups, swords = PACK.suit_masks["C"], PACK.suit_masks["S"]
    king = memory.beats(1, PACK.index["KC"], cups)
    plain = 1 - memory.has(1, cups)
    assert king == pytest.approx(plain * memory.has(1, PACK.ruffing))
    assert memory.beats(1, PACK.index["KS"], swords) == pytest.approx((1 - memory.has(1, swords)) * memory.has(1, PACK.trump_mask))


def test_the_drill_says_what_each_card_does():
    numbers = [(seat, PACK.index[card]) for seat, card in enumerate(("KC", "3S", "QD", "T2", "KS"))]
    assert [part.label for part in explained(GAME, numbers)] == [
        "is led: cups", "beats KC: a second trump on a suit", "another suit than cups: wins nothing",
        "beats 3S: a trump on a second trump", "does not beat T2: a second trump under a trump"]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("kind", ["legal", "trick"])
def test_the_drills_know_it(kind, seed):
    for level, _ in enumerate(kind_of(GAME, kind).levels(GAME), 1):
        made = drill(GAME, kind, level, seed)
        assert made.check(made.answer).right
        assert not any(made.check(slip.answer).right for slip in made.slips)
