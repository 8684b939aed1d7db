"""A choice of cards as a sequence: it has what its check allows, in every game, and nothing else."""

from itertools import combinations
from random import Random

import pytest
import trionfi
from trionfi.errors import IllegalAction
from trionfi.state.actions import Action, Choice
from trionfi.state.choosing import Sets

FEW = 1500


def choices(slug: str) -> list[Choice]:
    """The choices of sets that come in a random hand of a game."""
    hand, rng, found = trionfi.games[slug].deal(2), Random(2), []
    for _ in range(30):
        actions = hand.legal_actions()
        if isinstance(actions, Choice):
            found.append(actions)
        if hand.turn is None:
            break
        hand.push(hand.random_action(rng))
    return found


@pytest.mark.parametrize("slug", list(trionfi.games))
def test_a_choice_has_what_its_check_allows(slug):
    for choice in choices(slug):
        assert choice[0] in choice and choice[-1] in choice and choice[len(choice) // 2] in choice
        assert choice[0:2] == (choice[0], choice[1]) if len(choice) > 1 else (choice[0],)
        with pytest.raises(IndexError):
            choice[len(choice)]
        if len(choice) > FEW or choice.ordered:
            continue
        every = list(choice)
        assert len(set(every)) == len(every) == len(choice)
        sets = [some for size in range(choice.least, choice.count + 1) for some in combinations(choice.cards, size)]
        assert sum(choice.check(some) is None for some in sets) == len(choice)
        assert all(choice.check_part(action.cards[:size]) is None for action in every[:20] for size in range(choice.count))


def test_a_part_that_can_become_nothing_has_its_reason():
    """With three free cards no trump may go, and with two just one."""
    game = trionfi.games["mineo-3"]
    hand = game.deal(5)
    hand.push("vado solo")
    choice = hand.legal_actions()
    assert isinstance(choice, Choice) and repr(choice).startswith("Choice('discard', '3 of ")
    held = [card for card in choice.refused if card.startswith("T")]
    assert "cannot be chosen" in choice.check_part(held[:1])
    assert choice.check_part(choice.cards[:2]) is None
    assert "different cards" in choice.check_part((choice.cards[0], choice.cards[0]))
    assert "different cards" in choice.check_part(choice.cards[:4])


def test_sets_that_go_all_at_once_and_cards_that_go_only_where_others_lack():
    """T2 goes only with T1, and no more than one Queen."""
    pack = trionfi.games["mineo-3"].pack
    mask = pack.mask
    sets = Sets(pack, mask(["KS", "KB", "QC", "KD", "T2", "T1"]), 3, 3, mask(("QC",)), 1, mask(("T2", "T1")), (mask(("T2", "T1")),),
                ((mask(("T2", "T1")), "together with the other"),))
    every = set(sets)
    assert every == {("KS", "KB", "QC"), ("KS", "KB", "KD"), ("KS", "QC", "KD"), ("KB", "QC", "KD"), ("T2", "T1", "KS"),
                     ("T2", "T1", "KB"), ("T2", "T1", "QC"), ("T2", "T1", "KD")}
    assert sets.total == len(every) == 8 and all(sets.why_not(mask(some)) is None for some in every)
    assert sets.open(["T2"]) and sets.open(["T2", "KS"]) and not sets.open(["T2", "KS", "KB"]) and not sets.open(["KS", "KS"])
    assert not sets.open(["9S"])
    assert sets.why_not(mask(("T2", "KS", "KB"))) == "T2 may be discarded only together with the other"
    few = Sets(pack, mask(("KS", "KB", "QC")), 2, 2, mask(("KS", "KB")), 1)
    assert few.why_not(mask(("KS", "KB"))) == "only 1 of KS KB may be discarded: no more than needed"


def test_where_order_means_something_each_order_is_a_choice():
    pack = trionfi.games["mineo-3"].pack
    sets = Sets(pack, pack.mask(("KS", "QS", "JS")), 0, 2, ordered=True)
    assert list(sets) == [(), ("KS",), ("QS",), ("JS",), ("KS", "QS"), ("KS", "JS"), ("QS", "KS"), ("QS", "JS"), ("JS", "KS"),
                          ("JS", "QS")]


def test_random_draws_come_from_the_generator_of_the_standard_library():
    hand = trionfi.games["scarto"].deal(7)
    assert hand.random_action(Random(1)) == hand.random_action(Random(1))
    choice = hand.legal_actions()
    assert isinstance(choice, Choice)
    drawn = [choice.sample(Random(seed)) for seed in range(30)]
    assert len(set(drawn)) > 20 and all(action in choice for action in drawn)
    while hand.turn is not None:
        hand.push(hand.random_action(Random(3)))
    with pytest.raises(IllegalAction, match="the hand is over"):
        hand.random_action(Random(1))


@pytest.mark.parametrize("slug", list(trionfi.games))
def test_the_first_decision_has_a_first_action(slug):
    hand = trionfi.games[slug].deal(1)
    first = hand.legal_actions()[0]
    assert isinstance(first, Action)
    hand.push(first)
    assert hand.moves[0].action == first
