"""Actions and choices."""

import pickle
from random import Random

import pytest
import trionfi
from trionfi.cards.chance import Chance
from trionfi.errors import InvalidCard, TrionfiError
from trionfi.phases.base import Step
from trionfi.state.actions import Action, Choice, listed
from trionfi.state.choosing import Sets

PACK = trionfi.games["mineo-3"].pack


def choice(count=2) -> Choice:
    """Two of three cards, no more than one of them a King; a Queen is refused."""
    return Choice("pick", Sets(PACK, PACK.mask(("KS", "KB", "7C")), count, count, PACK.mask(("KS", "KB")), 1), {"QC": "it is too dear"})


def test_an_action_reads_verb_word_cards():
    assert str(Action("vado solo")) == "vado solo"
    assert str(Action("discard", ("QC", "7S"))) == "discard QC 7S"
    assert str(Action("say", ("T17",), "hai 'u?")) == "say hai 'u? T17"
    assert Action("play", ("KS",)) == Action("play", ("KS",)) != Action("play", ("KB",))
    assert len({Action("a"), Action("a"), Action("b")}) == 2


def test_a_choice_checks_the_whole_set():
    picking = choice()
    assert picking.check(["KS", "7C"]) is None and picking.check("KS 7C") is None
    assert picking.check(iter(["7C", "KB"])) is None
    assert picking.check(["KS", "KB"]) == "only 1 of KS KB may be discarded: no more than needed"
    assert "2" in picking.check(["KS"]) and "2" in picking.check(["KS", "KB", "7C"]) and picking.check([])
    assert picking.check(["KS", "KS"]) and picking.check(["KS", "KS", "7C"])
    assert picking.check(["KS", "QC"]) == "QC cannot be chosen: it is too dear"
    assert picking.check(["KS", "8C"]) == picking.check("KS 8C") == "8C cannot be chosen: it is not in the hand"
    assert picking.check(["KS", "nonsense"]) == "nonsense cannot be chosen: it is not in the hand"
    for wrong in (5, None, [5, 6], [[], "KS"]):
        with pytest.raises(InvalidCard):
            picking.check(wrong)
        with pytest.raises(InvalidCard):
            picking.check_part(wrong)


def test_a_choice_makes_and_knows_its_actions():
    picking = choice()
    assert picking.action(["7C", "KS"]) == picking.action("7C KS") == Action("pick", ("KS", "7C"))
    assert Action("pick", ("KS", "7C")) in picking
    assert Action("pick", ("KS", "KB")) not in picking and Action("take", ("KS", "7C")) not in picking and "pick KS 7C" not in picking
    assert Action("pick", (5, 6)) not in picking
    with pytest.raises(InvalidCard):
        picking.action(["KS", "nonsense"])
    drawn = {picking.sample(Chance(seed)) for seed in range(20)}
    assert drawn == {picking.sample(Random(seed)) for seed in range(20)} == {Action("pick", ("KS", "7C")), Action("pick", ("KB", "7C"))}
    with pytest.raises(TrionfiError, match="a generator such as"):
        picking.sample(7)


def test_a_choice_is_a_value():
    picking = choice()
    assert picking == choice() == pickle.loads(pickle.dumps(picking)) != choice(1) and len({picking, choice(), choice(1)}) == 2


def test_what_may_be_done_in_one_phrase():
    assert listed((Action("passo"), Action("vado solo"))) == "the choice is passo, vado solo"
    assert listed(()) == "nothing is to be decided"
    assert listed(choice()) == "choose 2 of KS KB 7C"


def test_a_plain_step_asks_nothing():
    step = Step(key="nothing", name="nothing")
    assert step.actions(None) == () and step.aloud.asides(None, 0) == () and step.begin(None) is None
    assert not step.allows(None, Action("passo"))
    assert "nothing is to be decided" in step.why_not(None, Action("passo"))
