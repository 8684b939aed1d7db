"""The trick in which the Pagat is captured goes to that opponent of its player who has scored less for declarations."""

import trionfi
from trionfi.bots import bot

GAME = trionfi.games["grosstarock-1800"].with_options(options={"captured": "least"})


def test_it_goes_there_and_a_pagat_that_wins_stays_with_its_player():
    pagat, seen = GAME.pack.index["T1"], set()
    for seed in range(60):
        hand, player = GAME.deal(seed), bot("random", seed)
        while not hand.over and len(seen) < 3:
            tricks = len(hand.table.tricks)
            hand.push(player.choose(hand.view(hand.turn)))
            if len(hand.table.tricks) == tricks or not any(card == pagat for _, card in hand.table.tricks[-1].plays):
                continue
            trick = hand.table.tricks[-1]
            owner = next(seat for seat, card in trick.plays if card == pagat)
            scored = [sum(entry.value for entry in hand.table.declared if entry.seat == seat) for seat in range(hand.players)]
            due = trick.winner if owner == trick.winner else min(
                (seat for seat in range(hand.players) if seat != owner), key=lambda seat: (scored[seat], seat != trick.winner))
            assert hand.table.won[due] >> pagat & 1
            seen.add("won" if owner == trick.winner else "kept" if due == trick.winner else "moved")
    assert seen == {"won", "kept", "moved"}
