"""Words that go with any number: told apart from those that stand by themselves, and said in one piece."""

import pytest
import trionfi
from trionfi import service
from trionfi.errors import IllegalAction
from trionfi.state.actions import Action, Sum, listed, sums, without

VEDO, CALLS = Action("vedo"), Action("call", ("KS",), "")
DEMANDS = tuple(Sum("chiedo", 3, 20).actions())


def test_numbers_in_a_row_are_one_sum():
    actions = (VEDO, *DEMANDS, CALLS)
    assert sums(actions) == [Sum("chiedo", 3, 20)]
    assert without(actions, sums(actions)) == [VEDO, CALLS]
    assert listed(actions) == "the choice is vedo, call KS, chiedo 3 to 20"


@pytest.mark.parametrize("actions", [DEMANDS[:12], (*DEMANDS[:10], *DEMANDS[11:])], ids=["few", "a gap"])
def test_few_numbers_and_numbers_with_a_gap_are_listed(actions):
    assert sums(actions) == [] and without(actions, ()) == list(actions)
    assert listed(actions).startswith("the choice is chiedo 3, chiedo 4, ")


@pytest.mark.parametrize(("slug", "most"), [("8.37", 243), ("8.39", 219)])
def test_a_position_gives_sums_as_bounds(slug, most):
    found = service.answer("position", {"game": slug})
    assert [(one["verb"], one["least"], one["most"]) for one in found["sums"]] == [("chiedo", 1, most), ("offero", 1, most)]
    assert [one["move"] for one in found["may"]] == ["vedo", "passo"]
    seen = service.answer("table", {"game": slug, "seed": 1, "dealer": trionfi.games[slug].players[0] - 1, "seat": 0})
    assert [(one["label"], one["gloss"], one["most"]) for one in seen["sums"]] == [
        ("Chiedo", "points that I take for abandoning the deal", most), ("Offero", "points that I give for it", most)]
    assert [one["text"] for one in seen["actions"]] == ["vedo", "passo"]


@pytest.mark.parametrize("said", ["chiedo 244", "chiedo 0", "chiedo", "chiedo -3", "chiedo 7.5", "offero x"])
def test_a_sum_that_cannot_be_is_refused_with_those_that_can(said):
    hand = trionfi.games["8.37"].deal(seed=1, dealer=2)
    with pytest.raises(IllegalAction, match=r"the choice is vedo, passo, chiedo 1 to 243, offero 1 to 243$"):
        hand.push(said)
