"""Robbing the pack and the stock, the stock completed, and what is said of it."""

import pytest
import trionfi
from checks.cut_deals import cut_packets
from trionfi.phases.stock import in_kind, plainly

GAME = trionfi.games["minchiate-partners"]


def dealt(give, dealer=3, **options):
    game = GAME.with_options(options={key.replace("_", "-"): value for key, value in options.items()})
    return game.deal(packets=cut_packets(game, give, dealer), dealer=dealer)


def test_every_counting_card_is_in_some_hand_after_the_deal():
    counting = GAME.pack.select("counting-cards")
    for seed in range(60):
        hand = GAME.deal(seed)
        held = 0
        for cards in hand.table.hands:
            held |= cards
        assert counting & ~held == 0, seed


def test_the_fola_wants_as_many_cards_as_were_robbed_and_taken():
    for seed in range(60):
        table = GAME.deal(seed).table
        assert table.piles["fola"].bit_count() == 13 - sum(cards.bit_count() - 21 for cards in table.hands), seed


def test_a_packet_robbed_to_its_last_card_ends_the_robbing():
    texts = GAME.pack.texts
    rest = [text for text in texts if text not in ("T20", "T21")]
    hand = GAME.deal(packets={"lifted": "T21 T20", "below": " ".join(rest)}, dealer=3)
    table = hand.table
    assert table.hands[2] & GAME.pack.mask(["T20", "T21"]) == GAME.pack.mask(["T20", "T21"])
    assert "bottom" not in table.piles


def test_a_card_that_stops_the_robbing_is_known_to_all_and_last_in_the_fola():
    hand = dealt({"robbed": "T20"})
    stop = hand.deal.pile("lifted")[0]
    for seat in range(4):
        assert hand.view(seat).where[stop] == frozenset(("fola",))


def test_views_count_every_pile():
    hand = GAME.deal(4)
    view = hand.view(0)
    assert view.counts["pack"] == 0 and view.counts["fola"] == hand.table.piles["fola"].bit_count()
    assert [view.counts[f"hand {seat}"] for seat in range(4)] == [cards.bit_count() for cards in hand.table.hands]


SAID = (
    ((1, 0, 4, 3), "4 cups, 3 coins, 1 sword, no batons", "4 cups, 3 coins, 1 sword, no batons"),
    ((2, 2, 3, 3), "3 cups, 3 coins, 2 swords, 2 batons", "3 rotondi, 2 lunghi"),
    ((2, 4, 1, 3), "4 batons, 3 coins, 2 swords, 1 cup", "cups, swords, coins, batons"),
    ((2, 2, 2, 4), "4 coins, 2 swords, 2 batons, 2 cups", "4 coins, 2 per sorte"),
    ((2, 0, 2, 4), "4 coins, 2 swords, 2 cups, no batons", "4 coins, 2 per sorte, no batons"),
    ((4, 1, 2, 4), "4 swords, 4 coins, 2 cups, 1 baton", "4 per sorte, 2 cups, 1 baton"),
)


@pytest.mark.parametrize(("numbers", "plain", "dresden"), SAID)
def test_how_the_suits_are_said(numbers, plain, dresden):
    counts = list(zip(("swords", "batons", "cups", "coins"), numbers, strict=True))
    assert plainly(counts) == plain and in_kind(counts) == dresden


def test_the_discards_are_hidden_until_the_declarations_are_over():
    fola = "T9 T10 10S 8S 7S 6S 5S 4S 10B 9B 8B 7B 6B"
    hand = dealt({"fola": fola, "3": "2D", "last 0": "QS", "last 1": "QB", "last 2": "QC", "last 3": "QD"})
    number = GAME.pack.index["2D"]
    hand.push("discard 2D")
    assert number not in hand.view(0).where
    hand.push(str(hand.legal_actions()[0]))
    while hand.step.name == "declarations":
        hand.push("no more")
    assert hand.view(0).where[number] == frozenset(("fola",)) and hand.table.piles["discard 3"] == 0
    assert hand.turn == 1 and len(hand.table.plays) == 1


def test_the_inserted_steps_are_taken_back_too():
    hand = GAME.deal(2)
    while hand.step.name != "declarations":
        actions = hand.legal_actions()
        hand.push(actions[0] if isinstance(actions, tuple) else " ".join(("discard", *actions.cards[:actions.count])))
    hand.pop()
    assert hand.step.name == "play" and not hand.table.inner and hand.table.plays == []
