"""Small hands that belong together: points and cards that are carried from one to the next."""

import pytest
import trionfi
from checks.state import Fold, places
from trionfi.bots import bot, play
from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError
from trionfi.match import Match
from trionfi.record import replay, to_record
from trionfi.state.standing import Standing

GAME = trionfi.games["sedici"]


def silent(hand, chance):
    """Play at random to the end without going out."""
    while hand.turn is not None:
        hand.push(chance.choice(hand.legal_actions()))


def test_four_hands_from_one_pack_then_the_next_dealer():
    match, seen = Match(GAME, 5), set()
    for number in range(4):
        hand = match.deal()
        assert hand.dealer == 0
        cards = {card for seat in hand.deal.hands for card in seat}
        assert len(cards) == 16 and not cards & seen
        seen |= cards
        assert not hand.view(0).unseen & hand.view(0).gone
        silent(hand, Chance(number))
        assert replay(to_record(hand)).deal == hand.deal
        match.score()
    assert match.dealer == 1 and match.standing.gone == () and match.standing.marks == (0, 0, 0, 0)
    assert match.totals == [0, 0, 0, 0]


def test_the_cards_come_back_where_that_is_agreed():
    match = Match(GAME.with_options(nobody_out="cards-back"), 5)
    for number in range(5):
        silent(match.deal(), Chance(number))
        match.score()
    assert match.dealer == 0 and len(match.standing.gone) == 16 and sum(match.standing.marks) > 100


def test_no_card_is_lost_and_none_that_is_gone_comes_back():
    gone = tuple(GAME.pack.parse_all("T20 T21 KS QS CS JS KB QB CB JB KC QC CC JC KD QD"))
    standing = Standing((0,) * 4, 1, 1, (3, 4, 5, 6), gone, (0,) * 4)
    for seed in range(10):
        hand = GAME.deal(seed, standing=standing)
        fold = Fold(hand.table)
        silent(hand, Chance(seed))
        fold.catch_up()
        assert fold.held() == places(hand.table)
        assert not set(standing.gone) & {GAME.pack.texts[number] for seat in hand.deal.hands for number in seat}
    packets = {"hands": ["T20 2S 3S 4S", "5S 6S 7S 8S", "2B 3B 4B 5B", "6B 7B 8B 9B"]}
    with pytest.raises(TrionfiError, match="T20 is out of play"):
        GAME.deal(packets=packets, standing=standing)


def test_bots_go_out_with_sixteen_and_not_before():
    match, out = Match(GAME, "bots"), 0
    for number in range(30):
        hand = play(match.deal(), [bot("simple", f"{number} {seat}") for seat in range(4)])
        match.score()
        for claim in hand.table.claims:
            assert claim.right and hand.table.gained(claim.seat) >= 16
            out += 1
        if not hand.table.claims:
            assert all(hand.table.gained(seat) < 16 for seat in range(4))
    assert out > 5 and sum(match.totals) == 0
