"""Partners who take counsel: what one of them is shown the other sees too, and nobody else."""

import trionfi
from checks.deals import deal, push_all

GAME = trionfi.games["consiglio"]


def test_a_view_has_the_hand_and_the_discard_of_the_partner_and_of_no_other():
    hand = push_all(deal(GAME, {"talon": "2D 3D"}, dealer=3), "avanti; discard 2D 3D")
    for seat in range(4):
        partner = seat ^ 1
        view = hand.view(seat)
        known = sum(1 << number for number, places in view.where.items() if places == {f"hand {partner}"})
        assert known == hand.table.hands[partner]
        assert view.hand == hand.table.hands[seat]
        assert not view.unseen & (hand.table.hands[seat] | hand.table.hands[partner])
        others = [other for other in range(4) if other not in (seat, partner)]
        assert view.unseen & hand.table.hands[others[0]] == hand.table.hands[others[0]]
    laid = GAME.pack.mask(["2D", "3D"])
    assert not hand.view(2).unseen & laid and hand.view(0).unseen & laid == laid


def test_the_page_shows_the_partner_and_nobody_else():
    from trionfi.service import answer

    position = answer("table", {"game": "consiglio", "seed": 11, "dealer": 3, "moves": ["avanti"], "seat": 0, "advance": True})
    (open_hand,) = position["dummies"]
    assert open_hand["seat"] == 1 and open_hand["name"].endswith(", your partner") and not open_hand["yours"]
    assert len(open_hand["cards"]) == position["players"][1]["cards"]


def test_partners_sit_side_by_side():
    assert GAME.sides.parties(4) == (frozenset({0, 1}), frozenset({2, 3}))
    assert [sorted(GAME.sides.of(None, None, seat, 4)) for seat in range(4)] == [[0, 1], [0, 1], [2, 3], [2, 3]]
