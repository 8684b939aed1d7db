"""What partners tell by a card that they lead: read from the tricks by everybody, given truthfully; the signs are data of the game."""

from dataclasses import replace

import pytest
import trionfi
from checks.deals import deal
from trionfi.bots import bot, play, showing, shown
from trionfi.bots.memory import Memory
from trionfi.bots.signs import LIKELY
from trionfi.state.signals import TableTalk
from trionfi.state.talk_words import Done, Tells

BOOK = trionfi.games["minchiate-partners"]
DRESDEN = BOOK.with_options(fumata="number")
SILENT = replace(BOOK, talk=TableTalk())
MASK, INDEX = BOOK.pack.mask, BOOK.pack.index
HANDS = {
    "0": "TRO SOL T22 T2 T30 T14 KS 2S 3S", "1": "LUN T26 KB 2B 3B", "2": "MON T27 T25 T34 T1 KC 2C 3C AC", "3": "STE T29 T28 KD 2D 3D",
}


def at_play(game=BOOK, give=HANDS):
    """A hand in which player 0 is to lead the first card."""
    hand = deal(game, give, dealer=3)
    assert (hand.step.name, hand.turn) == ("play", 0)
    return hand


def led(card, game=BOOK, give=HANDS):
    """A hand in which player 0 has led the card and all have declared what they have."""
    hand = at_play(game, give)
    hand.push(f"play {card}")
    while hand.step.name == "declarations":
        hand.push("no more")
    return hand


def sign(name, game=DRESDEN):
    return next(one for one in game.signs if one.name == name)


@pytest.mark.parametrize(("card", "game", "name", "cards"), [
    ("T22", BOOK, "fumata", "TRO"), ("T2", BOOK, "fumata", "TRO"), ("T30", BOOK, "girare", ""), ("T14", BOOK, "", ""), ("KS", BOOK, "", ""),
    ("T22", DRESDEN, "fumata of three", "TRO MON SOL LUN STE"), ("T2", DRESDEN, "fumata", "TRO"), ("T22", SILENT, "", ""),
])
def test_a_lead_tells_what_the_narrowest_of_its_signs_tells(card, game, name, cards):
    found = shown.read(led(card, game).view(1)).shown
    assert [(one.seat, one.sign.name, one.cards) for one in found] == ([(0, name, MASK(cards.split()))] if name else [])


def test_partner_and_foe_expect_the_trombe_where_it_was_promised():
    for seat in (1, 2, 3):
        told, silent = (Memory(led("T22", game).view(seat)).has(0, MASK(["TRO"])) for game in (BOOK, SILENT))
        assert silent < 0.6 < told


def test_a_second_fumata_tells_of_the_next_aria_and_one_that_all_have_seen_is_passed_over():
    before, after = shown.read(at_play().view(0)), shown.read(led("T22").view(0))
    assert shown.meant(BOOK.pack, sign("fumata"), before.known) == MASK(["TRO"])
    assert shown.meant(BOOK.pack, sign("fumata"), after.known) == MASK(["MON"])
    turned_up = shown.read(at_play(give={**HANDS, "2": HANDS["2"].replace("MON ", ""), "last 2": "MON"}).view(0))
    assert shown.meant(BOOK.pack, sign("fumata"), turned_up.known | MASK(["TRO"])) == MASK(["SOL"])
    assert shown.meant(BOOK.pack, sign("fumata of two"), turned_up.known) == MASK(["TRO", "SOL", "LUN", "STE"])


@pytest.mark.parametrize(("card", "game", "truth"), [
    ("T22", BOOK, True), ("T2", BOOK, True), ("T22", DRESDEN, False), ("T2", DRESDEN, True), ("T30", BOOK, False),
])
def test_a_sign_is_preferred_where_it_is_true_and_left_where_it_is_not(card, game, truth):
    memory = Memory(at_play(game).view(0))
    worth = showing.leading(memory, INDEX[card], memory.trumps)
    assert worth > 0 if truth else worth < 0
    assert bool(showing.says(memory, INDEX[card])) == truth
    assert showing.leading(memory, INDEX["T14"], memory.trumps) == showing.leading(memory, INDEX["KS"], BOOK.pack.suit_masks["S"]) == 0


def test_the_same_card_without_what_it_tells_of_is_a_lie():
    memory = Memory(at_play(give={**HANDS, "0": HANDS["0"].replace("TRO ", ""), "3": "TRO " + HANDS["3"]}).view(0))
    assert showing.leading(memory, INDEX["T22"], memory.trumps) < 0 == len(showing.says(memory, INDEX["T22"]))


def test_two_arie_make_a_fumata_of_two_and_three_one_of_three():
    memory = Memory(at_play(DRESDEN).view(0))
    own = memory.hand
    for cards, two, three in (("TRO", False, False), ("TRO SOL", True, False), ("SOL LUN STE", True, True)):
        memory.hand = own & ~MASK(["TRO", "SOL", "LUN", "STE"]) | MASK(cards.split())
        assert showing.true(memory, sign("fumata of two"), MASK(["T25"])) == two
        assert showing.true(memory, sign("fumata of three"), 0) == three


def test_trumps_are_asked_for_when_the_partner_is_sure_to_take_the_trick_and_he_then_leads_them():
    told = Memory(led("T22").view(2))
    assert told.has(0, MASK(["TRO"])) < showing.SURE and not showing.true(told, sign("girare"), 0)
    told.groups = [(MASK(["TRO"]), [1.0, 0.0, 0.0, 0.0])]
    told.out = MASK(["TRO"])
    assert showing.true(told, sign("girare"), 0)
    asked = Memory(led("T30").view(2))
    assert [one.sign.tells for one in asked.told.shown] == [Tells.DRAW]
    suit, plain = asked.trumps, BOOK.pack.suit_masks["C"]
    assert showing.leading(asked, INDEX["T34"], suit) > 0 == showing.leading(asked, INDEX["3C"], plain)
    foe = Memory(led("T30").view(1))
    assert showing.leading(foe, INDEX["T16"], suit) == 0


def test_the_x_on_the_first_ruff_tells_of_the_trombe_by_the_book_of_dresden_alone():
    give = {"0": "KS 2S 3S", "1": "4S 5S", "3": "6S 7S",
            "2": "T10 TRO T11 T12 T13 T15 T16 T17 T18 T19 T20 T21 T23 T24 T25 T27 T28 KC 2C 3C"}
    for game, tells in ((DRESDEN, True), (BOOK, False)):
        hand = led("2S", game, give)
        hand.push("play 4S")
        memory = Memory(hand.view(2))
        assert (showing.following(memory, INDEX["T10"]) > 0) == tells and showing.following(memory, INDEX["T11"]) == 0
        hand.push("play T10")
        assert [(one.seat, one.cards) for one in shown.read(hand.view(3)).shown] == [(2, MASK(["TRO"]))] * tells


def test_who_has_no_partner_and_a_game_without_such_signs_tell_nothing():
    alone = trionfi.games["minchiate-each-for-himself"]
    for game in (alone, trionfi.games["tarot-fft-4"], trionfi.games["mineo-3"]):
        view = play(game.deal(3), [bot("simple")] * game.players[0]).view(0)
        assert shown.read(view) is shown.NOTHING


@pytest.mark.parametrize("slug", [slug for slug in trionfi.games if shown.carried(trionfi.games[slug])])
def test_shapes_of_signs_by_cards_are_known(slug):
    game = trionfi.games[slug]
    for made in (game, game.with_options(fumata="number")):
        for one in shown.carried(made):
            assert one.tells in (Tells.HIGHEST, Tells.SEVERAL, Tells.DRAW) and one.played in (Done.LED, Done.FIRST_RUFF)
            assert made.pack.select(one.cards) and (one.tells == Tells.DRAW or made.pack.mask(one.of))
            assert (one.tells == Tells.SEVERAL) == bool(one.least)
    assert shown.leans(shown.Told((shown.Shown(1, sign("fumata"), 8), shown.Shown(2, sign("girare"), 0)), 0)) == [(1, 8, LIKELY)]
