"""Hands near their end, where seat 0 has a choice among its last cards."""

from functools import cache

from trionfi import games, service
from trionfi.bots import bot
from trionfi.hand import Hand

TRIES = 3


@cache
def late_choice(slug: str, cards: int = 3) -> tuple[Hand, dict]:
    """A hand in which seat 0 is to choose among so many cards at the most, and the request for it: one of the first few that looking ahead
    weighs."""
    game = games[slug]
    for seed in range(2, 2 + TRIES):
        hand = game.deal(seed, dealer=game.players[0] - 1)
        while hand.turn is not None:
            view = hand.view(hand.turn)
            if hand.actor == 0 and hand.step.phase == "play" and 1 < view.hand.bit_count() <= cards and len(view.offered) > 1:
                request = {"game": slug, "seed": seed, "dealer": hand.sitting.dealer, "moves": [str(move) for move in hand.moves]}
                if service.answer("weigh", request)["worths"]:  # type: ignore[index]
                    return hand, request
            hand.push(bot("simple", seed).choose(view))
    raise AssertionError(f"nothing is weighed in {TRIES} hands of {slug}")
