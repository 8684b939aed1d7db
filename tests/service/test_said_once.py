"""What `show` says of a game: only what can happen there, and each payment once."""

import pytest
from trionfi import service


def said(slug: str, profile: str | None = None) -> list[str]:
    return [part["words"] for part in service.answer("show", {"game": slug, "profile": profile})["parts"]]


def test_a_payment_of_two_contracts_is_told_once():
    """7.4: the Matadors of a Mediateur and of a Solo."""
    assert sum("has bid to play alone" in words for words in said("tarok-quadrille")) == 1


@pytest.mark.parametrize(("slug", "discarded"), [("troccas-4", True), ("troccas-6", False)])
def test_a_jack_is_discarded_only_where_cards_are(slug, discarded):
    void = [words for words in said(slug) if "The call is void if" in words]
    assert len(void) == 1 and ("el dirma" in void[0]) is discarded


@pytest.mark.parametrize(("profile", "words"), [("bisteghi", "13 empty cards are won by nobody."),
                                                ("minucci", "13 cards are won by nobody, whatever they are worth.")])
def test_counting_cards_may_stay_in_a_fola_out_of_which_nothing_is_taken(profile, words):
    assert any(words in found for found in said("minchiate-drop-out", profile))


@pytest.mark.parametrize(("slug", "words"), [("mitigati-lombard-3", "Onori and Mitigati di Re are of one kind."),
                                             ("tarok-quadrille", "Cavallerie and half Cavallerie are of one kind.")])
def test_declarations_that_bar_each_other_are_said_to_be_of_one_kind(slug, words):
    assert any(words in found for found in said(slug))
