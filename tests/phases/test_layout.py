"""Cards laid out in twos: what is seen, what is uncovered, what must be followed with, what may not be discarded."""

import pytest
import trionfi
from checks.deals import deal, push_all
from checks.wrong import refused
from trionfi import service
from trionfi.phases.layout import face_up

GAME = trionfi.games["tarot-decouverte"]
INDEX = GAME.pack.index
ROWS = {"row 0": "2S 3S", "under 0": "T21 KD", "row 1": "4S 5H", "under 1": "T20 QD"}
BEGIN = "garde sans; passe; no announcement"


def laid(give=ROWS, moves=BEGIN, **options):
    return push_all(deal(GAME.with_options(options=options), give, dealer=1), moves)


def test_what_lies_face_up_is_known_and_what_lies_below_is_not():
    hand = laid()
    for seat in (0, 1):
        where = hand.view(seat).where
        assert where[INDEX["2S"]] == frozenset(("hand 0",)) and where[INDEX["5H"]] == frozenset(("hand 1",))
        assert all(INDEX[card] not in where for card in ("T21", "KD", "T20", "QD"))
        assert hand.view(seat).counts["under 0"] == 12


@pytest.mark.parametrize(("packets", "cards", "tricks"), [("12", 24, 36), ("9", 27, 36), ("6", 30, 36)])
def test_sizes(packets, cards, tricks):
    game = GAME.with_options(options={"packets": packets})
    hand = game.deal(3, dealer=1)
    assert [held.bit_count() for held in hand.table.hands] == [cards, cards] and game.tricks == tricks


def test_the_card_below_comes_to_light_and_goes_back_when_the_move_is_taken_back():
    hand = laid()
    hand.push("play 2S")
    assert hand.view(1).where[INDEX["T21"]] == frozenset(("hand 0",)) and INDEX["KD"] not in hand.view(1).where
    assert hand.table.piles["under 0"].bit_count() == 11
    hand.pop()
    assert hand.table.piles["under 0"].bit_count() == 12 and not hand.table.hands[0] >> INDEX["T21"] & 1


def test_a_card_of_the_hand_uncovers_nothing():
    hand = laid({**ROWS, "0": "6S"})
    hand.push("play 6S")
    assert hand.table.piles["under 0"].bit_count() == 12


def test_suit_is_followed_with_a_card_of_the_layout():
    hand = laid({"0": "KH", "1": "T2 T3 T4 T5 T6 T7 T8 2C 3C 4C 5C 6C", "row 0": "2S 3S 5S 6S 7S 8S 9S 10S JS CS QS KS",
                 "row 1": "5H T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19"})
    hand.push("play KH")
    assert [str(action) for action in hand.legal_actions()] == ["play 5H"]


def test_only_the_hand_is_laid_away():
    hand = laid({**ROWS, "0": "4D 5D 6D 7D 8D 9D"}, "garde; passe")
    assert "not in your hand" in refused(hand, "discard 2S 4D 5D 6D 7D 8D")
    hand.push("discard 4D 5D 6D 7D 8D 9D")
    assert hand.step.name == "chelem"


def test_the_words_say_all_of_it():
    words = " ".join(step.words(GAME) for step in GAME.course)
    assert "12 packets of two cards" in words and "lower one is turned up" in words


def test_what_lies_face_up_is_seen_on_the_table_of_a_page():
    hand = laid(moves=f"{BEGIN}; play 2S")
    known = hand.view(1)
    assert face_up(known, 0) >> INDEX["T21"] & 1 and not face_up(known, 0) >> INDEX["2S"] & 1 and face_up(known, 0).bit_count() == 12
    at_table = service.answer("table", {"game": GAME.slug, "seed": 3, "dealer": 1})
    mine, other = at_table["laid"]
    assert mine["yours"] and not other["yours"] and len(mine["cards"]) == len(other["cards"]) == 12
    assert set(mine["cards"]) < {one["card"] for one in at_table["hand"]}
    assert service.answer("table", {"game": "tarot-tirette", "seed": 3})["laid"] == []


PILES = trionfi.games["baronetti"]


def test_of_deep_piles_one_card_after_another_comes_to_light_to_the_last():
    hand = push_all(deal(PILES, {"row 1": "5C 2S 3S 4S", "row 0": "KS 4B T7 T9", "under 1": "T20 T21 T19"}, dealer=0), "play 5C; play T7")
    deal_of = {seat: (hand.deal.pile(f"row {seat}"), hand.deal.pile(f"under {seat}")) for seat in (0, 1)}
    columns = {seat: [(top, *under[place * 9:place * 9 + 9]) for place, top in enumerate(row)] for seat, (row, under) in deal_of.items()}
    assert [len(column) for column in columns[0]] == [10, 10, 10, 9]
    while hand.turn is not None:
        for seat in (0, 1):
            gone = {number for trick in hand.table.tricks for who, number in trick.plays if who == seat}
            gone |= {number for who, number in hand.table.plays if who == seat}
            tops = [next((number for number in column if number not in gone), None) for column in columns[seat]]
            assert hand.table.hands[seat] == sum(1 << top for top in tops if top is not None)
            assert hand.table.piles[f"under {seat}"].bit_count() == 39 - len(gone) - hand.table.hands[seat].bit_count()
        hand.push(hand.legal_actions()[0])
    assert len(hand.table.tricks) == 39


def test_until_the_trick_is_over_what_lies_under_its_cards_is_still_to_come():
    hand = trionfi.games["baronetti"].with_options(options={"turned-up": "after-trick"}).deal(3, dealer=1)
    before = {(one.pile, one.below): one.cards for one in hand.step.tricks.coming(hand.table)}
    played = [hand.push(hand.legal_actions()[0]) or hand.table.plays[-1] for _ in range(1)]
    assert {(one.pile, one.below): one.cards for one in hand.step.tricks.coming(hand.table)} == before
    assert len(before) == 8 and all((f"under {seat}", number) in before for seat, number in played)
