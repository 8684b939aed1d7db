"""What a Fool is of which nothing is said, and which Fools more than the hand and the trick bind."""

from dataclasses import asdict

import pytest
from trionfi.tricks import Fool
from trionfi.tricks.fool import BarredLast, Forced, KeptFor, LostLast, WinsUndertaken


def test_a_fool_of_which_nothing_is_said():
    """Games leave out what is usual (004, general rules): no card is given for it, its holder's side keeps it before him with any one
    trick, it is led only as a last card, and a side without a trick loses it to the winner of its trick."""
    assert asdict(Fool()) == {
        "exchange": "", "by": "side", "covered": True, "lead": "last card", "trickless": "trick's winner", "rules": (), "source": "",
    }


@pytest.mark.parametrize("rule", [{"rules": (KeptFor("chelem"),)}, {"rules": (BarredLast(3),)}, {"lead": "with trumps out"}])
def test_each_of_these_alone_binds_it(rule):
    assert Fool(**rule).bounded


@pytest.mark.parametrize("rule", [
    {}, {"lead": "free"}, {"rules": (Forced(),)}, {"rules": (LostLast(5),)}, {"rules": (WinsUndertaken("chelem"),)},
])
def test_these_leave_it_to_the_hand_and_the_trick(rule):
    assert not Fool(**rule).bounded
