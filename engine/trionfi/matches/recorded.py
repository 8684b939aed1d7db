"""What hands leave behind for the match although nothing is paid for it in the hand."""

from trionfi.counting import Points
from trionfi.state.played import PlayedHand


def recorded(hand: PlayedHand) -> tuple[Points, ...]:
    """For each player what the rewards of a hand let the match keep."""
    game = hand.game
    payments = game.payments
    facts = payments.facts(game.pack, game.counting, hand.players, payments.played(hand.table))
    found = [reward.recorded(facts, payments) for reward in payments.rewards]
    return tuple(sum(amounts) for amounts in zip(*found, strict=True))
