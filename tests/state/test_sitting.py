"""A player who sits at the table and out of the hand: who it is, what he pays and gets, what he sees, how the hand is written down."""

import pytest
import trionfi
from trionfi.bots import bot, play
from trionfi.errors import TrionfiError
from trionfi.match import Match
from trionfi.record import replay, to_record
from trionfi.service import answer
from trionfi.state.sitting import Sitting
from trionfi.state.standing import Standing

DANISH, DROGGN = trionfi.games["4.7"], trionfi.games["7.5"]
HANDS = 8


def played(hand):
    play(hand, [bot("simple") for _ in range(hand.players)])
    return hand


def test_a_sitting_gives_the_hand_its_own_standing_and_takes_it_back():
    before = Standing(totals=(1, 2, 3, 4), marks=(5, 6, 7, 8), faults=(0, 1, 0, 2), pots=(9,), played=3, dealt=4)
    sitting = Sitting((0, 2, 3, 1), 3, 1, before)
    assert (sitting.players, sitting.out, sitting.deals) == (4, (1,), 0)
    assert sitting.within == Standing(totals=(1, 3, 4), marks=(5, 7, 8), faults=(0, 0, 2), pots=(9,), played=3, dealt=4)
    assert sitting.after(sitting.within, (10, 20, 30)) == before
    made = sitting.after(Standing(totals=(10, 30, 40), marks=(0, 0, 0)), (1, 1, 1, 7))
    assert (made.totals, made.marks, made.faults) == ((10, 9, 30, 40), (0, 6, 0, 0), ())


@pytest.mark.parametrize(("game", "out"), [(DANISH, 2), (DROGGN, 0)])
def test_one_of_four_sits_out(game, out):
    hand = game.deal(3, players=4, dealer=0)
    assert hand.sitting.out == (out,) and hand.players == hand.seats == 3 and len(hand.table.hands) == 3
    assert hand.sitting.seats[hand.table.next[hand.dealer]] == 1
    assert game.deal(3, players=3).sitting.out == ()
    with pytest.raises(TrionfiError, match="is for 3 or 4 players, not 5"):
        game.deal(3, players=5)


def test_who_sits_opposite_fills_the_pots_and_is_paid_nothing():
    match = Match(DANISH, 4, 4)
    for number in range(HANDS):
        hand = played(match.deal())
        assert hand.sitting.dealer == number % 4 and hand.sitting.out == ((number + 2) % 4,)
        assert len(hand.settlement.scores) == 3 and sum(hand.settlement.scores) == 0
        before = match.standing.totals
        match.score()
        assert match.totals[hand.sitting.out[0]] == before[hand.sitting.out[0]]
        assert sum(match.totals) + sum(match.standing.pots) == 0


def test_the_pots_move_as_with_three():
    packets, pots = trionfi.record.packets_of(DANISH.deal(8, dealer=1)), {"pots": [85, 95]}
    four = played(DANISH.deal(packets=packets, players=4, dealer=1, standing={"totals": [-40, -50, -40, -50]} | pots))
    three = played(DANISH.deal(packets=packets, players=3, dealer=1, standing={"totals": [-40, -50, -40]} | pots))
    assert four.after().totals == (*three.after().totals, -50) and four.after().pots == three.after().pots


def test_a_dealer_who_sits_out_is_paid_as_a_defender_and_the_declarer_deals_next():
    match, declared = Match(DROGGN, 5, 4), 0
    for _ in range(HANDS):
        hand = played(match.deal())
        scores, declarer = hand.settlement.scores, hand.table.contract.declarer
        assert hand.sitting.out == (hand.sitting.dealer,) and len(scores) == 4 and sum(scores) == 0
        before = match.totals
        match.score()
        declared += declarer is not None
        assert match.dealer == (hand.sitting.dealer if declarer is None else hand.sitting.seats[declarer])
        if declarer is not None:
            assert scores[3] == next(scores[seat] for seat in range(3) if seat != declarer)
        assert [after - was for after, was in zip(match.totals, before, strict=True)] == [
            scores[hand.sitting.seats.index(player)] for player in range(4)]
    assert declared


@pytest.mark.parametrize("game", [DANISH, DROGGN])
def test_a_record_says_how_many_sat_there_and_replays(game):
    match = Match(game, 9, 4)
    for _ in range(3):
        hand = played(match.deal())
        record = to_record(hand)
        assert record["players"] == 4 and record["dealer"] == hand.sitting.dealer
        again = replay(record)
        assert to_record(again) == record and again.sitting == hand.sitting == hand.copy().sitting
        match.score()


def test_who_sits_out_sees_what_all_see():
    hand = played(DANISH.deal(2, players=4, dealer=2))
    view = hand.view(3)
    assert view.hand == 0 and view.actions == () and len(view.tricks) == 25
    assert all(event.cards == 0 for event in view.events if event.kind in ("deal", "discard"))
    with pytest.raises(TrionfiError, match="0 to 3"):
        hand.view(4)


def test_the_reader_at_the_table_of_four():
    asked = {"game": "4.7", "players": 4, "seed": 5, "moves": [], "advance": True}
    found = answer("table", asked | {"dealer": 1})
    assert found["seat"] == 0 and not found["over"] and found["order"] == [0, 1, 2, 3]
    assert [(one["name"], one["out"], one["dealer"], one["cards"]) for one in found["players"]] == [
        ("You", False, False, 25), ("Right", False, True, 25), ("Opposite", False, False, 25), ("Left", True, False, 0)]
    out = answer("table", asked | {"dealer": 2})
    assert out["over"] and out["seat"] == 3 and out["hand"] == [] and out["order"] == [3, 0, 1, 2]
    assert [one["name"] for one in out["players"]] == ["Right", "Opposite", "Left", "You"]
    assert out["settlement"]["verdict"] == {"won": 0, "words": "You sat out."} and out["settlement"]["next_dealer"] == 3
    assert out["settlement"]["words"].startswith("The hand was settled without you.")
    assert out["settlement"]["match"]["names"] == ["You", "Right", "Opposite", "Left"]
    looked = answer("review", asked | {"dealer": 2, "moves": out["moves"]})
    assert looked["names"] == ["Right", "Opposite", "Left", "You"] and looked["choices"] == []
    assert looked["order"] == [0, 1, 2] and all(len(frame["hands"]) == 3 for frame in looked["frames"])
    assert looked["names"][looked["deals"]] == "Opposite"


def test_the_next_hand_goes_on_from_the_standing_of_four():
    asked = {"game": "4.7", "players": 4, "seed": 5, "dealer": 2, "moves": [], "advance": True}
    end = answer("table", asked)["settlement"]
    found = answer("table", asked | {"seed": 6, "dealer": end["next_dealer"], "standing": end["match"]["standing"], "rest": True})
    assert found["standing"] == end["match"]["standing"] and found["dealer"] == 3
    assert [one["name"] for one in found["players"] if one["out"]] == ["Right"]


def test_the_calculator_knows_a_fourth_only_where_he_is_paid():
    assert answer("show", {"game": "4.7"})["settled"] == [3] and "settled" not in answer("show", {"game": "7.5"})
    assert answer("show", {"game": "7.5"})["players"] == [3, 4]
    facts = {"declarer": 3, "rate": 40, "points": 30}
    assert answer("score", {"game": "7.5", "players": 4, "facts": facts})["scores"] == [47, 47, 47, -141]
    with pytest.raises(TrionfiError, match="is for 3 players, not 4"):
        answer("form", {"game": "4.7", "players": 4})
