"""What is asked and paid where the declarer may have a partner: by his side, and by himself where he never has one."""

import pytest
import trionfi
from trionfi.errors import TrionfiError
from trionfi.service import answer
from trionfi.service.rules import parts

SIDED = {
    "mineo-4": "caller", "sicily-1780": "caller", "calatafimi-4": "declarer", "tarot-5-call": "taker", "chiamare-il-re": "declarer",
    "gatti-call": "dealer",
}
SINGLE = {"mineo-3": "soloist", "tarot-fft-4": "taker", "permesso-3": "declarer"}


def asked(slug: str) -> dict[str, str]:
    return {one["key"]: one["words"] for one in answer("form", {"game": slug})}


@pytest.mark.parametrize(("slug", "called"), SIDED.items())
def test_a_side_is_asked_for_what_it_has_together(slug, called):
    words = asked(slug)
    assert words["points"].startswith(f"the card points of the {called}'s side, own discard ")
    assert words["declarer_cards"] == f"all cards that the {called}'s side has at the end, own discard included"


@pytest.mark.parametrize(("slug", "called"), SINGLE.items())
def test_one_who_never_has_a_partner_is_asked_for_his_own(slug, called):
    words = asked(slug)
    assert words["points"].startswith(f"the {called}'s card points, own discard ")
    assert words["declarer_cards"] == f"all cards that the {called} has at the end, own discard included"


def test_what_a_side_captures_and_wins_is_asked_of_the_side():
    form = {one["key"]: one for one in answer("form", {"game": "mineo-4"})}
    assert form["captured_by_declarer"]["words"] == "which of these cards did the caller's side capture from the opponents"
    assert "the caller's side" in [one["words"] for one in form["last_trick"]["values"]]
    assert "announced: the cards of the caller's side decide" in [one["words"] for one in form["scommessa"]["values"]]


@pytest.mark.parametrize(("slug", "seats", "sentence"), [
    ("mineo-4", 4, "if the caller's side has at least 55 card points; to each, if it has fewer"),
    ("mineo-3", 3, "if the soloist has at least 55 card points; to each, if he has fewer"),
    ("sicily-1780", 4, "if the caller's side has at least 58 card points; to each, if it has fewer"),
    ("sicily-1780", 3, "if the soloist has at least 55 card points; to each, if he has fewer"),
])
def test_the_points_to_be_made_are_those_of_the_side(slug, seats, sentence):
    assert any(sentence in part.words for part in parts(trionfi.games[slug].at(seats)))


def test_a_glance_names_the_side_that_needs_them():
    assert answer("glance", {"game": "mineo-4"})["asked"] == ["55 of the caller's side"]
    assert answer("glance", {"game": "mineo-3"})["asked"] == ["55 of the soloist"]


def test_facts_that_do_not_agree_are_told_of_the_side():
    known = {"declarer": 0, "points": 60, "opponents_points": 60, "last_trick": "declarer"}
    with pytest.raises(TrionfiError, match="do not agree on the card points of the caller's side"):
        trionfi.games["mineo-4"].settle(known)
