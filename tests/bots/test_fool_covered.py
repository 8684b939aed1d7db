"""Where only a later trick saves the Fool, the bot plays it while there is still one to win."""

import pytest
import trionfi
from trionfi.bots import bot, play


@pytest.mark.parametrize("slug", ["gatti-3", "gatti-4"])
def test_the_fool_is_seldom_lost(slug):
    lost = 0
    for seed in range(40):
        hand = trionfi.games[slug].deal(seed, dealer=0)
        play(hand, [bot("simple", f"{seed}-{seat}") for seat in range(hand.players)])
        lost += any(event.kind == "surrender" for event in hand.events)
    assert lost <= 4
