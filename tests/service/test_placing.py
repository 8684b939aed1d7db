"""A deal that somebody types in, card by card or as a text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from trionfi import TrionfiError, games, notation, service

MINEO = {"game": "mineo-3", "dealer": 2}
TEXT = "0: T20 KS\n1: QC 7D\n\ntalon: 5S\n"


def packets(**request: object) -> dict[str, list[str]]:
    answer = service.answer("placing", MINEO | request)
    return {one["key"]: one["cards"] for one in answer["packets"]}  # type: ignore[index]


def test_a_deal_has_its_packets_with_their_names_and_room() -> None:
    told = service.answer("placing", MINEO)
    assert [(one["key"], str(one["words"]), one["room"]) for one in told["packets"]] == [  # type: ignore[index]
        ("0", "You", 20), ("1", "Right", 20), ("2", "Left", 20), ("talon", "monte", 3)]


def test_cards_are_placed_one_by_one_and_by_a_text() -> None:
    placed = {"0": ["T20", "KS"], "1": ["QC", "7D"], "2": [], "talon": ["5S"]}
    assert packets(packets={"hands": {"0": ["T20", "KS"], "1": ["QC", "7D"]}, "talon": ["5S"]}) == placed
    assert packets(text=TEXT) == packets(text=f'[Game "14.6"]\n\nDeal\n{TEXT}\nPlay\n0: vado solo\n') == placed


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 10_000))
def test_a_whole_hand_in_notation_places_all_its_cards(seed: int) -> None:
    hand = games["mineo-3"].deal(seed, dealer=2)
    placed = packets(text=notation.write(hand))
    assert [tuple(placed[str(seat)]) for seat in range(3)] == [
        tuple(hand.game.pack.texts[number] for number in cards) for cards in hand.deal.hands]


@pytest.mark.parametrize(("text", "says"), [
    ("0: T20\n1: T20", "T20 is dealt twice"), ("0: XX", "no card 'XX'"), ("hello", "line 1: a packet is written"), ("9: KS", "a seat '9'"),
    ('[Game "scarto"]\n0: KS', "a hand of Scarto, not of"), ("chien: KS", "packets have no 'chien'"),
    ("talon: 5S 6S 7S 5B", "talon has 4 cards"), ('[Game "nogame"]\n0: KS', "nogame"),
])
def test_what_is_wrong_is_one_line(text: str, says: str) -> None:
    with pytest.raises(TrionfiError, match=says) as found:
        packets(text=text)
    assert "\n" not in str(found.value)


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 10_000))
def test_what_is_not_placed_is_dealt_by_the_seed(seed: int) -> None:
    asked = MINEO | {"seed": seed, "deal": {"hands": {"0": ["T20", "KS"]}, "talon": ["5S"]}, "moves": []}
    one, two = (service.answer("table", asked) for _ in range(2))
    assert one == two
    told = service.answer("review", asked)
    hands = told["frames"][0]["hands"]  # type: ignore[index]
    assert {"T20", "KS"} <= set(hands[0])
    whole = service.answer("table", asked | {"advance": True, "rest": True})
    assert whole["over"] and whole["settlement"]  # type: ignore[index]


def test_every_game_whose_deal_is_one_of_hands_can_be_typed_in() -> None:
    for slug, game in games.items():
        if game.deals_hands:
            card = game.pack.texts[0]
            placed = service.answer("placing", {"game": slug, "packets": {"hands": {"0": [card]}}})
            assert placed["packets"][0]["cards"] == [card]  # type: ignore[index]
        else:
            with pytest.raises(TrionfiError, match="the pack is cut"):
                service.answer("placing", {"game": slug})
