"""The running lead: gains of either side in order, what is paid at once, what is left."""

import pytest
import trionfi
from checks.cut_deals import cut_packets
from trionfi.bots import bot, play
from trionfi.errors import TrionfiError
from trionfi.settlement.between_players import EmptyHanded
from trionfi.settlement.gauge import stakes_of
from trionfi.settlement.incentives import EachCard

GAME = trionfi.games["minchiate-partners"]
EVEN = {"points_0": 76, "points_1": 76}


@pytest.mark.parametrize(("margin", "resti"), [(0, 0), (1, 1), (60, 1), (61, 2), (120, 2), (121, 3)])
def test_each_sixty_points_or_part_of_them_is_a_resto(margin, resti):
    assert GAME.settle({"points_0": margin, "points_1": 0}).scores == (resti, -resti, resti, -resti)


@pytest.mark.parametrize("gains", ["8 five", [1, "2"], {"a": 1}, True])
def test_gains_that_are_no_numbers_are_refused_in_one_line(gains):
    with pytest.raises(TrionfiError, match="numbers in their order"):
        GAME.settle(EVEN | {"gains": gains})


@pytest.mark.parametrize("gains", [63, "63", [63], "60 3", "70, -7"])
def test_gains_may_be_written_in_several_ways(gains):
    assert GAME.settle(EVEN | {"gains": gains}).scores == (2, -2, 2, -2)


def test_the_lead_is_told_as_it_stands():
    hand = play(GAME.deal(7), [bot("simple", seat) for seat in range(4)])
    words = [event.word for event in hand.events if event.kind == "pay"]
    lead = 0
    for line in hand.table.account:
        lead += line.amounts[0] - line.amounts[1]
        lead -= 60 * (lead >= 60) - 60 * (lead <= -60)
    last = next(word for word in reversed(words) if "lead by" in word or "level" in word)
    assert last == (f"players {'0 and 2' if lead > 0 else '1 and 3'} lead by {abs(lead)}" if lead else "the sides are level")


def test_jealous_cards_are_worth_most_to_keep():
    kept = {GAME.pack.unmask(stake.cards)[0]: stake.amount for stake in stakes_of(GAME) if type(stake) is EachCard and not stake.captured}
    assert kept["T3"] > kept["T2"] and kept["T3"] > kept["T4"] and kept["T1"] > kept["T3"]
    assert kept["T30"] > kept["T31"] and kept["SOL"] > kept["MON"] and kept["T20"] > kept["T10"]


def test_a_dealer_who_found_no_card_pays_under_the_old_rule():
    game = GAME.with_options(options={"empty-handed": "resto"})
    quiet = {f"last {seat}": card for seat, card in enumerate(("QS", "QB", "QC", "QD"))}
    fola = {"fola": "9S T6 10S 8S 7S 6S 5S 4S 10B T7 9B 8B 7B"}
    for give, side in ((fola, 1), ({"fola": fola["fola"].replace("T6", "T13")}, "neither")):
        hand = play(game.deal(packets=cut_packets(game, give | quiet, 3), dealer=3), [bot("random", seat) for seat in range(4)])
        assert hand.facts()["empty_handed"] == side
        assert any(line.label == "Empty-handed dealer" for line in hand.settlement.lines) == (side == 1)
    assert any(isinstance(reward, EmptyHanded) for reward in game.payments.rewards)
