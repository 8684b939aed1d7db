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


@pytest.mark.parametrize("slug", ["gatti-3", "tarok-quadrille", "mitigati-3", "mineo-4"])
def test_a_payment_is_called_by_its_name_in_its_title_alone(slug):
    payments = [part for part in service.answer("show", {"game": slug})["parts"] if part["key"].startswith("payment-")]
    assert payments
    for part in payments:
        label = part["name"].removeprefix("payment: ")
        assert label != part["name"] and f": {label}:" not in part["words"]
        assert not part["words"].startswith((f"{label}:", f"{label},"))


def test_what_all_pay_one_is_not_said_to_pass_between_the_declarer_and_his_opponents():
    """8.43: declarations and the ultimu are paid by a partner too, and sans prendre doubles the ultimu beside the partida."""
    said_of_all, = (words for words in said("mitigatti-nice-4") if "between the declarer and each opponent" in words)
    assert said_of_all.startswith("Where a payment does not say otherwise, it is between the declarer and each opponent, in game points.")
    assert said_of_all.endswith("The payments for Partida and Bagatte ultimu are multiplied: solo sans prendre by 2.")
    assert any(words.startswith("All is paid between the declarer and each opponent") for words in said("permesso-3"))


@pytest.mark.parametrize(("value", "source"), [("one", "that empty cards count is called likely"), ("nothing", "the less likely reading")])
def test_the_source_of_a_count_is_that_of_the_reading(value, source):
    for slug in ("sedici", "trentuno"):
        parts = service.answer("show", {"game": slug, "options": {"empty-cards": value}})["parts"]
        assert next(part["source"] for part in parts if part["key"] == "counting").endswith(f"; {source}")
