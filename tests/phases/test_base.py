"""Actions and choices."""

from trionfi.cards.chance import Chance
from trionfi.phases.base import Step
from trionfi.state.actions import Action, Choice, listed


def choice(count=2) -> Choice:
    """Two of three letters; A and B never together."""
    def check(cards: frozenset[str]) -> str | None:
        return "A and B never go together" if {"A", "B"} <= cards else None

    def sample(chance: Chance) -> list[str]:
        return ["C", chance.choice("AB")]

    return Choice("pick", count, ("A", "B", "C"), {"D": "it is too dear"}, check, sample, sorted)


def test_an_action_reads_verb_word_cards():
    assert str(Action("vado solo")) == "vado solo"
    assert str(Action("discard", ("QC", "7S"))) == "discard QC 7S"
    assert str(Action("say", ("T17",), "hai 'u?")) == "say hai 'u? T17"
    assert Action("play", ("KS",)) == Action("play", ("KS",)) != Action("play", ("KB",))
    assert len({Action("a"), Action("a"), Action("b")}) == 2


def test_a_choice_checks_the_whole_set():
    picking = choice()
    assert picking.check(["A", "C"]) is None
    assert picking.check(iter(["C", "B"])) is None
    assert picking.check(["A", "B"]) == "A and B never go together"
    assert "2" in picking.check(["A"]) and "2" in picking.check(["A", "B", "C"]) and picking.check([])
    assert picking.check(["A", "A"]) and picking.check(["A", "A", "C"])
    assert picking.check(["A", "D"]) == "D cannot be chosen: it is too dear"
    assert picking.check(["A", "E"]) == "E cannot be chosen: it is not in the hand"


def test_a_choice_makes_and_knows_its_actions():
    picking = choice()
    assert picking.action(["C", "A"]) == Action("pick", ("A", "C"))
    assert Action("pick", ("A", "C")) in picking
    assert Action("pick", ("A", "B")) not in picking and Action("take", ("A", "C")) not in picking and "pick A C" not in picking
    drawn = {picking.sample(Chance(seed)) for seed in range(20)}
    assert drawn == {Action("pick", ("A", "C")), Action("pick", ("B", "C"))}


def test_what_may_be_done_in_one_phrase():
    assert listed((Action("passo"), Action("vado solo"))) == "the choice is passo, vado solo"
    assert listed(()) == "nothing is to be decided"
    assert listed(choice()) == "choose 2 of A B C"


def test_a_plain_step_asks_nothing():
    step = Step(key="nothing", name="nothing")
    assert step.actions(None) == () and step.aloud.asides(None, 0) == () and step.begin(None) is None
    assert not step.allows(None, Action("passo"))
    assert "nothing is to be decided" in step.why_not(None, Action("passo"))
