"""A step has few hooks, and those that few steps have are on a face of their own."""

from tests.house.hooks import counts

FACES = {"dealing": "Deals", "laying": "Laying", "speaking": "Speaking", "aloud": "Aloud", "tricks": "Tricks"}
FOR_ALL = {"key", "quantities", "title"}
# The play tells what it allows without making all actions; a premium that is shown is set beside one that is declared; a choice of cards
# is called otherwise than its move in the one exchange whose first half lays them down.
ALONE = {"allows", "as_declared", "choosing"}


def test_a_step_has_few_hooks_and_more_than_one_step_overrides_each():
    hooks, classes, seldom = counts()["Step"]
    assert hooks <= 29 and classes > 60
    assert {*seldom} <= {*FACES, *FOR_ALL, *ALONE}


def test_faces_are_small():
    told = counts()
    assert max(told[face][0] for face in FACES.values()) <= 13
