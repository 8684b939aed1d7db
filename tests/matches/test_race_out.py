"""A race that a true "fuori" ends, whoever has more (004, 11.19: the first who claims truly has won)."""

from types import SimpleNamespace

import pytest
import trionfi
from trionfi.state.account import Line, Settlement
from trionfi.state.standing import Standing

RACE = trionfi.games["millone"].match


def ended(kind, *scores):
    """A hand that ended so, player 0 having spoken last."""
    settled = Settlement.of(2, (Line("hand", scores, "", "", "points"),), "points")
    events = [SimpleNamespace(kind="say", seat=1), SimpleNamespace(kind="end", seat=0), SimpleNamespace(kind="pay", seat=1)]
    return SimpleNamespace(ending=SimpleNamespace(kind=kind), settlement=settled, table=SimpleNamespace(events=events), players=2)


@pytest.mark.parametrize(("kind", "scores", "over", "marks"), [
    ("claimed", (10, 30), True, (1, 0)), ("claimed", (10, 10), True, (1, 0)), ("out", (10, 0), True, (1, 0)),
    ("played", (10, 30), True, (0, 0)), ("played", (10, 10), False, (0, 0))])
def test_who_is_out_has_won(kind, scores, over, marks):
    hand = ended(kind, *scores)
    made = RACE.after(Standing((995, 995), marks=(0, 0)), hand)
    assert RACE.over(made) == over and made.marks == marks
    assert RACE.told(hand) == ("player 0 has said fuori and has won." if any(marks) else "")


def test_the_dealer_goes_out_on_his_first_cards():
    hand = trionfi.games["millone"].deal(1, packets={"hands": {1: "KS KB KC QS QB QC"}}, dealer=1,
                                         standing={"totals": [100, 980], "played": 4, "dealt": 4})
    hand.push("fuori")
    assert hand.after().marks == (0, 1) and RACE.over(hand.after())
