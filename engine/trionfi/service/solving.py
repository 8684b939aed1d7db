"""What each card comes to with all cards open, and the best line of both sides."""

from typing import TYPE_CHECKING

from trionfi.counting import Points, plain
from trionfi.record import packets_of
from trionfi.service.hands import hand_of
from trionfi.service.request import Request, whole
from trionfi.settlement.played import side_points
from trionfi.solver import OpenCards, Solution, unsolved
from trionfi.solver.rows import NO_TRICKS
from trionfi.state.actions import Action
from trionfi.words import Message, Text, Words

if TYPE_CHECKING:
    from trionfi.hand import Hand
    from trionfi.service.shapes import solving as shapes

EFFORT, MOST = 10_000_000, 1_000_000_000
CARDS = 32      # so many in all hands, eight tricks of four players, take some seconds; see `benchmarks.solver`
PLAY = "play"   # the verb of a card that is played to a trick
EASED: Words = "The costs have in them what the declarer needs more or less by the cards that he wins."
LAST_TRICK: Words = "What is paid for the last trick beside card points is not reckoned with."
_kept: list[tuple[tuple[object, ...], OpenCards]] = []


def solve(request: Request) -> "shapes.Solved":
    """The hand of the request from where it stands, or of a record `after` some of its moves. At most `effort` cards are tried, or some
    more; the same request asked again goes on from what is known. Raises TrionfiError where the hand cannot be solved."""
    kept = hand_of(request)
    hand = kept.hand
    moves, ends = list(hand.moves), _ends(hand)
    after = whole(request, "after", len(moves), 0, len(moves))
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
        "words": _told(found, cards.tried), "made": _made(hand, found, moves[after].action, ends) if after < len(moves) else "",
        "notes": [EASED] * found.eased + [LAST_TRICK] * found.beside,
    }


def solvable(request: Request) -> "shapes.Solvable":
    """Which cards that were played in the hand of the request can be weighed with all cards open while a reader waits."""
    kept = hand_of(request)
    hand = kept.hand
    found: list[int] = []
    refused: list[Words] = []
    tricks = 0
    while hand.moves:
        action = hand.moves[-1].action
        kept.pop()
        if action.verb != PLAY:
            continue
        hands = hand.table.hands
        left = max([held.bit_count() for held in hands])
        why = unsolved(hand)
        if why:
            refused.append(why)
        elif left * len(hands) > CARDS:
            refused.append(Message("with more than {n} tricks to come it takes too long to solve a hand with all cards open",
                                   n=CARDS // len(hands)))
            break
        else:
            found.insert(0, len(hand.moves) + 1)
            tricks = left
    if found:
        return {"moves": found, "words": Message(
            "With all cards open the cards of the last {n} tricks of this hand can be weighed exactly.",
            {"n =1": "With all cards open the cards of the last trick of this hand can be weighed exactly."}, n=tricks)}
    return {"moves": [], "words": Message("Exact play with all cards open is not to be had in this hand: {why}.",
                                          why=refused[0] if refused else NO_TRICKS)}


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


def _ends(hand: "Hand") -> tuple[Points, ...]:
    """What the side of each seat has in card points when all cards are played; () before that, and where some are not played."""
    table = hand.table
    if not hand.over or not table.tricks or any(table.hands):
        return ()
    return tuple([side_points(table, table.side(seat)) for seat in range(table.seats)])


def _made(hand: "Hand", found: Solution, action: Action, ends: tuple[Points, ...]) -> Words:
    """How the card that was played then differs from the best, and what came of the hand in the end."""
    if action.verb != PLAY or not found.points or hand.turn is None:
        return ""
    card = hand.game.pack.full(hand.game.pack.index[action.cards[0]])
    cost = found.costs[action.cards[0]]
    told: Words = Message("The card that was played, {card}, costs {n} card points.",
                          {"n =1": "The card that was played, {card}, costs {n} card point."}, card=card, n=cost)
    if not cost:
        told = Message("The card that was played, {card}, is the best, or as good.", card=card)
    if not ends:
        return told
    other = next(seat for seat in range(hand.seats) if seat not in hand.table.side(hand.turn))
    return Text(told, Message("As the hand was played, the side in turn came to {own} card points and the other to {theirs}.",
                              own=ends[hand.turn], theirs=ends[other]))
