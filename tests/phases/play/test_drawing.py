"""Cards drawn after each trick: in turn, unseen or shown, the open one last."""

import pytest
import trionfi
from checks.deals import deal, play_out, push_all

GAME = trionfi.games["tarot-tirette"]
INDEX = GAME.pack.index
BEGIN = "garde sans; passe; no announcement"


def begun(give=None, **options):
    return push_all(deal(GAME.with_options(options=options), give or {"stock": "T21 KH"}, dealer=1), BEGIN)


def after_one(**options):
    hand = play_out(begun(**options), tricks=1)
    return hand, hand.table.tricks[0].winner


def test_the_winner_draws_first_and_the_other_next():
    hand, winner = after_one()
    pack = GAME.pack
    assert hand.table.hands[winner] & pack.mask(["T21"]) and hand.table.hands[1 - winner] & pack.mask(["KH"])
    assert hand.table.piles["stock"].bit_count() == 22


def test_nobody_else_sees_what_is_drawn():
    hand, winner = after_one()
    assert INDEX["T21"] in hand.view(winner).where and INDEX["T21"] not in hand.view(1 - winner).where


def test_unless_it_is_shown():
    hand, winner = after_one(draws="shown")
    assert hand.view(1 - winner).where[INDEX["T21"]] == frozenset((f"hand {winner}",))


@pytest.mark.parametrize("bottom", ["hidden", "turned-up"])
def test_the_stock_lasts_for_twelve_tricks(bottom):
    game = GAME.with_options(options={"bottom": bottom})
    hand = play_out(begun(bottom=bottom, give={"0": "T21"}), tricks=12)
    assert [cards.bit_count() for cards in hand.table.hands] == [24, 24] and game.tricks == 36
    assert not hand.table.piles["stock"] and not hand.table.piles.get("turned up")
    play_out(hand)
    assert len(hand.table.tricks) == 36


def test_the_open_card_stays_where_it_is_until_the_last_draw():
    hand = begun(bottom="turned-up", give={"turned up": "KD"})
    for tricks in range(1, 12):
        play_out(hand, tricks=tricks)
        assert all(hand.view(seat).where[INDEX["KD"]] == frozenset(("turned up",)) for seat in (0, 1))
    play_out(hand, tricks=12)
    loser = 1 - hand.table.tricks[11].winner
    assert all(hand.view(seat).where[INDEX["KD"]] == frozenset((f"hand {loser}",)) for seat in (0, 1))


def test_drawing_is_taken_back():
    hand = begun()
    before = list(hand.table.hands), dict(hand.table.piles)
    play_out(hand, tricks=1)
    hand.pop()
    hand.pop()
    assert (list(hand.table.hands), dict(hand.table.piles)) == before
