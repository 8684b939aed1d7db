"""What each card comes to with all cards open, and the best line of both sides."""

from typing import TYPE_CHECKING

from trionfi.counting import plain
from trionfi.record import packets_of
from trionfi.service.hands import hand_of
from trionfi.service.request import Request, whole
from trionfi.solver import OpenCards, Solution
from trionfi.words import Message, Words

if TYPE_CHECKING:
    from trionfi.hand import Hand
    from trionfi.service.shapes import solving as shapes

EFFORT, MOST = 10_000_000, 1_000_000_000
EASED: Words = "The costs have in them what the declarer needs more or less by the cards that he wins."
LAST_TRICK: Words = "What is paid for the last trick beside card points is not reckoned with."
_kept: list[tuple[tuple[object, ...], OpenCards]] = []


def solve(request: Request) -> "shapes.Solved":
    """The hand of the request from where it stands, or of a record `after` some of its moves. At most `effort` cards are tried, or some
    more; the same request asked again goes on from what is known. Raises TrionfiError where the hand cannot be solved."""
    kept = hand_of(request)
    hand = kept.hand
    after = whole(request, "after", len(hand.moves), 0, len(hand.moves))
    effort = whole(request, "effort", EFFORT, 1, MOST)
    while len(hand.moves) > after:
        kept.pop()
    cards = _of(hand)
    done = cards.go_on(effort)
    found, turn = cards.solution(), hand.turn
    assert turn is not None
    return {
        "turn": turn, "done": done, "tried": cards.tried,
        "costs": [{"card": card, "less": plain(cost)} for card, cost in sorted(found.costs.items(), key=lambda one: one[1])],
        "line": [{"seat": one.seat, "card": one.card} for one in found.line], "points": [plain(points) for points in found.points],
        "words": _told(found, cards.tried), "notes": [EASED] * found.eased + [LAST_TRICK] * found.beside,
    }


def _of(hand: "Hand") -> OpenCards:
    """The solving of this position: that of the request before, if it is the same."""
    key = (hand.game.slug, hand.game.profile, str(hand.game.changed), str(packets_of(hand)), tuple(map(str, hand.moves)))
    if not _kept or _kept[0][0] != key:
        _kept[:] = [(key, OpenCards(hand))]
    return _kept[0][1]


def _told(found: Solution, tried: int) -> Words:
    if not found.points:
        return Message("Not all is known after {n} cards were tried: many tricks are left.", n=tried)
    return Message("With all cards open and the best play of both sides, the side in turn comes to {own} card points and the other to "
                   "{theirs}.", own=found.points[0], theirs=found.points[1])
