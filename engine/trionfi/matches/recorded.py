"""What hands leave behind for the match although nothing is paid for it in the hand."""

from trionfi.counting import Points
from trionfi.state.played import PlayedHand


def recorded(hand: PlayedHand) -> tuple[Points, ...]:
    """For each player what the match keeps of a hand."""
    return tuple(sum(line.amounts[seat] for line in hand.settlement.kept) for seat in range(hand.players))
