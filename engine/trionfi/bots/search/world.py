"""Whole hands that a seat cannot tell from the true one."""

from collections.abc import Iterator

from trionfi.bots.search.knowledge import AGAIN, FIRST, Knowledge
from trionfi.bots.search.unwind import Unwound
from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError
from trionfi.hand import Hand
from trionfi.state.actions import Action, Choice
from trionfi.state.view import Made, View

PATIENCE = 4   # so many placings are tried for each world that is wanted


def worlds(view: View, count: int, chance: Chance) -> Iterator[Hand]:
    """Up to so many hands that stand where this view has it, each dealt and played so that the seat would have seen just what it saw."""
    known = Knowledge(view)
    placing = known.place()
    if placing is None:
        return
    known.stir(placing, chance, FIRST)
    found, last = 0, True
    for _ in range(PATIENCE * count):
        for end in (last, not last):
            hand = _played(view, Unwound(view, _whole(known, placing), chance), end)
            if hand is not None:
                last = end
                found += 1
                yield hand
                break
        if found == count:
            return
        known.stir(placing, chance, AGAIN)


def _whole(known: Knowledge, placing: dict[str, int]) -> dict[str, int]:
    return {place: known.sure.get(place, 0) | placing.get(place, 0) for place in {**known.sure, **placing}}


def _played(view: View, unwound: Unwound, last: bool) -> Hand | None:
    """The hand of a deal after the moves of the view; None where it would not have gone or looked so."""
    deal = unwound.deal(last)
    if deal is None:
        return None
    try:
        hand = Hand(view.game, view.players, view.dealer, deal, None, view.standing)
        for move in view.moves:
            action = _action(hand, move, unwound)
            if action is None:
                return None
            hand.push(action, move.seat)
    except (TrionfiError, LookupError):
        return None
    return hand if hand.turn == view.turn and hand.view(view.seat).events == view.events else None


def _action(hand: Hand, move: Made, unwound: Unwound) -> Action | None:
    """The move with the cards that it has in this world."""
    if not move.hidden:
        return move.action
    pack, offered = hand.game.pack, hand.legal_actions()
    cards = unwound.moved.get(move.told, 0)
    if isinstance(offered, Choice):
        return offered.action(pack.unmask(cards)) if cards.bit_count() == move.hidden else None
    return next((action for action in offered if action.verb == move.action.verb and action.word == move.action.word
                 and len(action.cards) == move.hidden and (not cards or pack.mask(action.cards) == cards)), None)
