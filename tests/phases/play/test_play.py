"""Plain tricks and what hangs on them, taken back card by card."""

import pytest
import trionfi
from checks.state import state
from trionfi.bots import bot, play


@pytest.mark.parametrize("slug", ["mineo-3", "tarot-fft-4", "tarot-5-call", "gatti-3"])
def test_every_move_is_taken_back(slug):
    """What a trick, the debt for the Fool, and a partner who is known have changed comes back as it was."""
    game = trionfi.games[slug]
    for seed in range(20):
        whole = play(game.deal(seed), [bot("random", f"{seed} {seat}") for seat in range(game.seats())])
        if whole.ending.kind == "played":
            break
    hand, before = game.deal(seed), []
    for move in whole.moves:
        before.append((state(hand), hand.legal_actions()))
        hand.push(move.action, move.seat)
    while hand.moves:
        hand.pop()
        found = state(hand), hand.legal_actions()
        assert found[0] == before[-1][0]
        assert type(found[1]) is not tuple or found[1] == before[-1][1]
        before.pop()
