"""A Fool that is forced out, comes too late, calls for trumps, or stays with a holder without a trick."""

import pytest
import trionfi
from checks.deals import deal, play_out, push_all
from checks.wrong import refused
from trionfi.cards.packs import GERMAN_78
from trionfi.tricks import Follow, Fool
from trionfi.tricks.follow import FOOL_LED, drawn
from trionfi.tricks.fool import Forced

PACK, FOLLOW = GERMAN_78, Follow()
TAROC = trionfi.games["taroc-german-1750"]
TAROK = trionfi.games["grosstarock-1820"]
LEADING = TAROC.with_options("hr", {"lead": "tarocs"})
TRUMPS = " ".join(f"T{number}" for number in range(21, 1, -1))
START = "discard 2S 3S 4S; no more; no more; no more"


def legal(fool: Fool, hand: str, led: str = "", best: int = -1, called: bool = False) -> set[str]:
    suit = PACK.suit_masks[led] if led else 0
    return set(PACK.unmask(FOLLOW.legal(PACK, fool, PACK.mask(hand.split()), suit, best, called)))


@pytest.mark.parametrize(("hand", "led", "found"), [
    ("F 7S 8D", "H", "F"), ("F 7S T3", "H", "F T3"), ("F 7H 8D", "H", "F 7H"), ("F 7S 8D", "T", "F 7S 8D"),
])
def test_a_forced_fool(hand, led, found):
    assert legal(Fool(rules=(Forced(),)), hand, led) == set(found.split())


def test_a_fool_that_was_led_calls_for_trumps():
    fool, play = Fool(lead="with trumps out"), (0, PACK.index["F"])
    assert drawn(PACK, fool, [play]) and not drawn(PACK, Fool(), [play]) and not drawn(PACK, fool, [(0, 0)])
    assert legal(fool, "T4 7S", best=FOOL_LED, called=True) == {"T4"}
    assert legal(fool, "7S 8H", best=FOOL_LED, called=True) == {"7S", "8H"}
    assert legal(fool, "T4 7H", "H", PACK.index["9H"], called=True) == {"T4"}


def at_last_chance(game, own: str):
    """The hand before trick 22, player 0 to lead: he has won all tricks with trumps and Kings, and holds the Fool."""
    hand = push_all(deal(game, {"0": own, "1": "T1", "2": "2S 3S 4S"}), START)
    while len(hand.table.tricks) < 21:
        actions = [action for action in hand.legal_actions() if action.cards != ("F",)]
        hand.push(actions[-1] if hand.turn == 0 else actions[0])
    return hand


def test_the_lead_is_given_up_at_the_last_chance_and_all_see_it():
    hand = at_last_chance(TAROC, f"F {TRUMPS} KS KH KD KC")
    assert hand.turn == 1
    assert next(event for event in hand.view(2).events if event.kind == "lead").seat == 0
    hand.pop()
    assert hand.turn != 1 and not any(event.kind == "lead" for event in hand.events)


def test_it_must_then_be_played_and_never_later():
    hand = at_last_chance(TAROC, f"F {TRUMPS} KS KH KD KC")
    while hand.turn != 0:
        hand.push(hand.legal_actions()[0])
    assert "must be played" in refused(hand, "play KS")
    assert [str(action) for action in hand.legal_actions()] == ["play F"]


def test_a_fool_is_led_only_while_trumps_may_be_out():
    hand = push_all(deal(LEADING, {"0": "F T21 2H", "1": "T1", "2": "2S 3S 4S"}), START)
    assert "play F" in map(str, hand.legal_actions())
    alone = at_last_chance(LEADING, f"F {TRUMPS} KS KH KD KC")
    assert alone.turn == 1, "no trump is out, so the lead goes on"


def test_who_follows_a_led_fool_without_trumps_is_seen_to_have_none():
    hand = push_all(deal(LEADING, {"0": "F T21 2H", "1": "3D 4D", "2": "T1 2S 3S 4S"}), START)
    trumps = PACK.trump_mask
    hand.push("play F")
    for _ in range(2):
        hand.push(hand.legal_actions()[0])
    for seat, number in hand.table.tricks[0].plays[1:]:
        assert bool(hand.view(0).voids(seat) & trumps) == (not trumps >> number & 1)


def test_a_late_fool_is_lost_but_may_be_played():
    hand = push_all(deal(TAROK, {"0": f"{TRUMPS} KS KH KD KC T1", "1": "F", "2": "2S 3S 4S"}),
                    f"{START}; no announcement; no announcement; no announcement")
    play_out(hand, {"0": "highest"})
    assert hand.table.won[0] & PACK.fool_mask


@pytest.mark.parametrize("game", [TAROC, TAROK, LEADING], ids=["taroc", "tarok", "led"])
def test_the_rules_say_it(game):
    words = game.fool.words("Skis")
    assert ("last 3 tricks" in words) == bool(game.fool.barred_last) and ("last 5 tricks" in words) == bool(game.fool.lost_last)
    assert ("must play it as soon as" in words) == game.fool.forced
