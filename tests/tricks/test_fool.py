"""What a Fool is of which nothing is said, and which Fools more than the hand and the trick bind."""

from dataclasses import asdict

import pytest
from trionfi.tricks import Fool


def test_a_fool_of_which_nothing_is_said():
    """Games leave out what is usual (004, general rules): no card is given for it, its holder's side keeps it before him with any one
    trick, it is led only as a last card, and a side without a trick loses it to the winner of its trick."""
    assert asdict(Fool()) == {
        "exchange": "", "by": "side", "free": False, "covered": True, "lead": "last card", "lost_last": 0, "slam": False, "slam_after": "",
        "slam_spares": (), "slam_unless": "", "bonus": "the trick before", "kept_after": "",
        "trickless": "trick's winner", "forced": False, "barred_last": 0, "draws_trumps": False,
        "later": False, "kept_last": False, "source": "",
    }


@pytest.mark.parametrize("rule", [{"kept_after": "chelem"}, {"barred_last": 3}, {"draws_trumps": True}, {"lead": "with trumps out"}])
def test_each_of_these_alone_binds_it(rule):
    assert Fool(**rule).bounded


@pytest.mark.parametrize("rule", [{}, {"lead": "free"}, {"forced": True}, {"lost_last": 5}, {"slam": True, "slam_after": "chelem"}])
def test_these_leave_it_to_the_hand_and_the_trick(rule):
    assert not Fool(**rule).bounded
