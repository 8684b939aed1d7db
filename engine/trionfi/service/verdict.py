"""Who won a hand, in a sentence."""

from typing import TYPE_CHECKING

from trionfi.counting import Points, plain
from trionfi.hand import Hand
from trionfi.settlement.played import side_pile

if TYPE_CHECKING:
    from trionfi.service.shapes import review as shapes


def verdict(hand: Hand, seat: int) -> "shapes.HandVerdict":
    """Whether the reader's side did better than the others, and by how many card points where two sides have counted them."""
    settlement = hand.settlement
    assert settlement is not None
    table, scores = hand.table, settlement.scores
    side = table.side(seat)
    others = [scores[one] for one in range(hand.players) if one not in side]
    mine = scores[seat]
    won = 0 if not others or mine == max(others) or not any(scores) else 1 if mine > max(others) else -1
    said = {1: "You won", 0: "You neither won nor lost", -1: "You lost"}[won]
    counted = _counted(hand, side) if hand.ending and hand.ending.kind == "played" and table.tricks else None
    if not counted:
        return {"won": won, "words": f"{said}."}
    own, theirs = counted
    return {"won": won, "words": f"{said}, {plain(own)} card points to {plain(theirs)}."}


def _counted(hand: Hand, side: frozenset[int]) -> tuple[Points, Points] | None:
    """The card points of the reader's side and of the other; None where there are more than two."""
    table, game = hand.table, hand.game
    sides = list(dict.fromkeys(table.side(one) for one in range(hand.players)))
    if len(sides) != 2:
        return None
    found = {}
    for one in sides:
        won = sum(trick.winner in one for trick in table.tricks)
        found[one] = game.counting.points(game.pack, side_pile(table, one), table.tricks[-1].winner in one, won)
    return found[side], next(points for one, points in found.items() if one != side)
