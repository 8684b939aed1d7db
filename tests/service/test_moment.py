"""A moment of a hand as a question: what is asked, what it is about, and which cards count alike."""

import json

import pytest
from checks.late import late_choice
from checks.shaped import misshapen
from trionfi import service
from trionfi.bots.memory import Memory
from trionfi.bots.search.player import alike
from trionfi.drills.theme import shown
from trionfi.errors import TrionfiError
from trionfi.service.shapes import of_answer

SLUGS = ("mineo-3", "tarot-fft-4", "ottocento", "minchiate-partners")


def asked(request: dict) -> dict:
    found = json.loads(json.dumps(service.answer("moment", request)))
    assert not misshapen(found, of_answer("moment"), "moment")
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_it_asks_for_a_card_and_every_card_is_weighed_or_counts_like_one_that_is(slug):
    hand, request = late_choice(slug)
    view = hand.view(hand.turn)
    legal = {action.cards[0] for action in hand.legal_actions() if action.verb == "play"}
    weighed = [one["cards"][0] for one in service.answer("weigh", request)["worths"]]
    found = asked(request | {"cards": weighed})
    assert set(found["form"]["cards"]) == legal
    assert set(found["context"]["hand"]) == set(view.cards)
    assert found["context"]["position"]["moves"] == [str(move) for move in hand.moves]
    assert found["theme"] == str(shown(view, weighed[0]))
    assert {*weighed, *(card for row in found["alike"] for card in row)} == legal
    memory, index = Memory(view), hand.game.pack.index
    assert all(alike(memory, index[one], index[card]) for one, row in zip(weighed, found["alike"], strict=True) for card in row)


def test_what_cannot_be_asked_is_one_line():
    hand, request = late_choice("mineo-3")
    legal = sorted(action.cards[0] for action in hand.legal_actions() if action.verb == "play")
    other = next(card for card in hand.game.pack.texts if card not in legal)
    with pytest.raises(TrionfiError, match="which may be played"):
        service.answer("moment", request | {"cards": [other]})
    with pytest.raises(TrionfiError, match="which may be played"):
        service.answer("moment", request)
    seat = (request.get("seat", 0) + 1) % hand.players
    with pytest.raises(TrionfiError, match="no card is to be played by you"):
        service.answer("moment", request | {"seat": seat, "cards": legal[:1]})
