"""A pack that is only cut: how it is gathered, and what the next deal has of it."""

from dataclasses import replace

import trionfi
from trionfi.bots import bot, play
from trionfi.match import Match
from trionfi.state.standing import Standing

GAME = trionfi.games["troccas-4"]


def order(hand):
    """The pack from the top as this deal has used it up, packet by packet."""
    table, found = hand.table, []
    for start, end in ((0, 6), (6, 12), (12, 19)):
        for seat in table.seats_from(table.after(table.dealer)):
            found += hand.deal.hands[seat][start:end]
    return [GAME.pack.texts[number] for number in (*found, *hand.deal.pile("talon"))]


def test_the_next_deal_is_the_pack_as_it_was_gathered_and_cut():
    match = Match(GAME, "cut")
    play(match.deal(), [bot("random", seat) for seat in range(4)])
    match.score()
    stack = list(match.standing.stack)
    assert sorted(stack) == sorted(GAME.pack.texts)
    place = stack.index(order(match.deal())[0])
    assert order(match.current) == stack[place:] + stack[:place]


def test_tricks_of_the_dealers_side_lie_on_top():
    for seed in range(20):
        match = Match(GAME, seed)
        hand = play(match.deal(), [bot("simple", seat) for seat in range(4)])
        if hand.ending.kind != "played":
            continue
        match.score()
        own = next(trick for trick in hand.table.tricks if trick.winner in hand.table.side(hand.dealer))
        assert match.standing.stack[0] == GAME.pack.texts[own.plays[0][1]]
        return
    raise AssertionError("no hand was played")


def test_a_shuffled_pack_forgets():
    game = GAME.with_options(shuffling="shuffled")
    standing = replace(Standing.new(4), stack=tuple(GAME.pack.texts))
    assert game.deal(5, standing=standing).deal == game.deal(5).deal != GAME.deal(5, standing=standing).deal


def test_a_deal_thrown_in_is_dealt_by_the_same_in_as_many_rounds():
    match = Match(GAME, "thrown in")
    match.standing = replace(match.standing, totals=(-20, 20, -20, 20))
    hand = match.deal()
    while hand.turn is not None:
        words = [str(action) for action in hand.legal_actions()]
        hand.push(next(word for word in ("one round", "autras", "liber", "autras cartas") if word in words))
    match.score()
    assert match.dealer == hand.dealer and match.standing.rounds == 1 and match.standing.played == 0
    assert match.deal().step.name == "after the deal"


def test_nobody_sees_how_the_pack_lies():
    standing = replace(Standing.new(4), stack=tuple(GAME.pack.texts))
    assert GAME.deal(5, standing=standing).view(0).standing.stack == ()


def test_a_match_is_four_hands():
    match = Match(GAME, 3)
    while not match.over:
        play(match.deal(), [bot("simple", seat) for seat in range(4)])
        match.score()
    assert match.standing.played == 4 and match.totals[0] == match.totals[2] == -match.totals[1]
