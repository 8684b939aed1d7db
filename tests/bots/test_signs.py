"""What the opponents of a taker tell each other by cards: read from the tricks, given truthfully, never by a taker."""

from dataclasses import replace

import pytest
import trionfi
from checks.deals import deal, push_all
from trionfi.bots import signing, signs
from trionfi.bots.memory import Memory
from trionfi.state.signals import TableTalk

SILENT = TableTalk()
FFT = trionfi.games["tarot-fft-4"]
MASK = FFT.pack.mask
BEGIN = "0 passe; 1 garde sans; 2 passe; 3 passe; 1 no announcement"


def memory_of(seat, moves="", give=None, game=FFT):
    """What a seat has in mind after some cards, player 1 being the taker and player 0 leading."""
    return Memory(push_all(deal(game, give or {}, dealer=3), "; ".join(part for part in (BEGIN, moves) if part)).view(seat))


DIAMONDS = {"0": "3D 8D CD", "1": "4D 5D", "2": "6D 7D", "3": "9D 10D"}


@pytest.mark.parametrize(("card", "more"), [("3D", True), ("8D", False)])
def test_a_low_lead_promises_the_king_or_queen_and_a_middling_one_denies_them(card, more):
    told, silent = (memory_of(2, f"play {card}", DIAMONDS, game).has(0, MASK(["KD", "QD"])) for game in (FFT, replace(FFT, talk=SILENT)))
    assert told > silent + 0.1 if more else told < 0.2 < silent


def test_the_taker_reads_it_as_well_but_nobody_reads_his_leads():
    assert memory_of(1, "play 8D", DIAMONDS).has(0, MASK(["KD", "QD"])) < 0.2
    moves = "play 3D; play 4D; play 6D; play 9D; play 10S; play 5S; play 6S; play 7S"
    give = {"0": "3D", "1": "4D", "2": "6D", "3": "9D 10S", "talon": "KD"}
    told = signs.read(push_all(deal(FFT, {**give, "0": "3D 5S", "1": "4D 6S", "2": "6D 7S"}, dealer=3), f"{BEGIN}; {moves}").view(0))
    assert told.none == [(3, MASK(["KS", "QS"]))] and told.one == [(0, MASK(["KD", "QD"]))]


def test_what_was_promised_and_has_been_played_is_no_longer_expected():
    give = {"0": "3D QD 2S", "1": "4D 3S", "2": "6D KD 4S", "3": "9D JD 5S"}
    hand = push_all(deal(FFT, give, dealer=3), f"{BEGIN}; play 3D; play 4D; play 6D; play 9D; play JD")
    assert signs.read(hand.view(2)).one
    hand.push("play QD")
    assert not signs.read(hand.view(2)).one


@pytest.mark.parametrize(("card", "long"), [("T7", True), ("T8", False)])
def test_an_odd_trump_tells_of_many_and_asks_for_more(card, long):
    give = {"0": "T7 T8", "1": "T9 T10", "2": "T11 T12", "3": "T13 T14"}
    memory = memory_of(3, f"play {card}", give)
    assert (0 in memory.signed.long) == long
    silent = memory_of(3, f"play {card}", give, replace(FFT, talk=SILENT))
    assert (memory.expect(0, memory.trumps) > silent.expect(0, silent.trumps) + 0.3) == long


def test_the_excuse_on_a_partners_trump_warns_and_no_trump_is_led_then():
    give = {"0": "T8", "1": "T9", "2": "F 2S", "3": "T13 3S"}
    memory = memory_of(3, "play T8; play T9; play F; play T13", give)
    assert memory.signed.danger == [(2, MASK(["T1"]))]
    trump, plain = FFT.pack.index["T13"], FFT.pack.index["3S"]
    memory.hand |= 1 << trump
    assert signing.leading(memory, trump, memory.trumps) < signing.leading(memory, plain, FFT.pack.suit_of[plain])


def test_a_higher_card_before_a_lower_one_tells_of_two():
    give = {"0": "2D 3D 4D", "1": "KD JD", "2": "9D 5D", "3": "10D 6D 7D"}
    first = "play 4D; play KD; play 9D; play 6D"
    hand = push_all(deal(FFT, give, dealer=3), f"{BEGIN}; {first}")
    hand.push("play JD")
    hand.push("play 5D")
    assert signs.read(hand.view(0)).short == [(2, FFT.pack.suit_masks["D"])]
    assert Memory(hand.view(0)).has(2, MASK(["7D", "8D", "QD", "CD"])) < 0.2


@pytest.mark.parametrize(("better", "worse"), [("3H", "8H"), ("9S", "2S"), ("T8", "T7"), ("JS", "JH")])
def test_leads_that_tell_the_truth_are_preferred(better, worse):
    give = {"0": "KH 3H 8H JH 2S 9S JS T7 T8 2D 3D 4D 5D 2C 3C 4C 5C 6C"}
    memory, index, suit_of = memory_of(0, "", give), FFT.pack.index, FFT.pack.suit_of
    one, two = (signing.leading(memory, index[card], suit_of[index[card]]) for card in (better, worse))
    assert one > two


def test_of_two_small_cards_the_higher_goes_first_on_a_partners_lead():
    give = {"0": "3D KD", "1": "4D 5D", "2": "6D 9D 2S 3S 4S 5S 2H 3H 4H 5H T2 T3 T4 T5 T6 2C 3C 4C", "3": "10D"}
    memory = memory_of(2, "play KD; play 4D", give)
    assert signing.following(memory, FFT.pack.index["9D"]) > signing.following(memory, FFT.pack.index["6D"]) == 0


def test_a_game_without_signs_and_a_taker_tell_nothing():
    assert memory_of(0, game=replace(FFT, talk=SILENT)).signed is None
    memory = memory_of(1, "play 3D", DIAMONDS)
    assert all(signing.following(memory, FFT.pack.index[card]) == 0 for card in ("4D", "5D"))


@pytest.mark.parametrize("slug", [slug for slug in trionfi.games if any(sign.on for sign in trionfi.games[slug].signs)])
def test_shapes_of_signs_are_known(slug):
    game = trionfi.games[slug]
    for sign in game.signs:
        assert sign.on in ("", "new suit", "trumps", "suit", "partner", "declarer", "falling trumps", "Fool on trumps", "no trumps")
        assert sign.tells in ("", "one of", "none of", "long", "short", "danger") and (sign.on or not sign.tells)
        assert sign.tells not in ("one of", "none of", "danger") or sign.of
        assert all(size > 0 and (not cards or game.pack.select(cards)) for size, cards, _ in sign.least)
