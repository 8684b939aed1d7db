"""Bids that name a card: who is called, what takes a call away, and who must call when nobody has bid."""

import trionfi
from checks.deals import deal, push_all
from checks.wrong import refused
from trionfi.state.notes import COULD_CALL

MINEO = trionfi.games["mineo-4"]
FOUR_PASS = "passo;passo;passo;passo;"


def called(give, moves, **options):
    """A hand dealt by the last player, with five cards passed by all."""
    return push_all(deal(MINEO.with_options(options=options), give, dealer=3), FOUR_PASS + moves)


def test_a_call_names_its_card_and_binds_its_holder():
    hand = called({"0": "T19", "2": "T20"}, "chiamo T20")
    table = hand.table
    assert table.partner == 2 and table.contract.called == "T20" and table.contract.hidden
    assert hand.view(1).said[-1] == (0, "chiamo T20")
    hand.pop()
    assert table.partner is None and not table.contract.called and not COULD_CALL.of(table)


def test_a_solo_takes_the_call_away():
    hand = called({"0": "T19", "2": "T20"}, "chiamo T20; vado solo")
    assert hand.table.partner is None and not hand.table.contract.called and not hand.table.contract.hidden
    assert COULD_CALL.of(hand.table) == (0,) and hand.table.contract.passed == (0,)


def test_only_the_highest_missing_trump():
    hand = called({"0": "T20 T19", "1": "T18"}, "")
    assert "the choice is" in refused(hand, "chiamo T17")
    assert [str(action) for action in hand.legal_actions()] == ["passo", "chiamo T18", "vado solo"]


def test_what_the_forced_caller_laid_away_is_not_called():
    give = {"0": "T20 T19 T18 T17 T16 T15 T13 T12 T11 T10 T9 T8 T7 T6 T5", "1": "T14", "talon": "T4 T3 T2"}
    hand = called(give, "passo;passo;passo;passo; discard T13 T12 T11")
    assert [str(action) for action in hand.legal_actions()] == ["call T14"]
    give |= {"0": give["0"].replace("T15", "T14"), "1": "T1"}
    hand = called(give | {"talon": "T15 T3 T2"}, "passo;passo;passo;passo; discard T15 T14 T13")
    assert [str(action) for action in hand.legal_actions()] == ["call T4"]


def test_the_bot_calls_and_goes_solo():
    from trionfi.bots import bot, play

    said = set()
    for seed in range(4):
        hand = play(MINEO.deal(seed), [bot("simple", seat) for seat in range(4)])
        assert hand.over
        said.add(hand.table.contract.bid)
    assert said - {""}
