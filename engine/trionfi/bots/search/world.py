"""Whole hands that a seat cannot tell from the true one."""

from collections.abc import Iterator
from typing import cast

from trionfi.bots.search.knowledge import AGAIN, FIRST, Knowledge, Placing
from trionfi.bots.search.unwind import WAYS, Unwound, Way
from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError
from trionfi.hand import Hand, Playable
from trionfi.state.actions import Action, Choice
from trionfi.state.view import Made, View

PATIENCE = 24   # so many placings are tried for each world that is found, before it gives up
NUDGES = 3      # small changes tried between two worlds, where worlds that differ in everything are mostly refuted


def worlds(view: View, chance: Chance) -> Iterator[Hand]:
    """Hands that stand where this view has it, each dealt and played so that the seat would have seen just what it saw.

    A placing of the hidden cards is drawn anew each time. Where the moves refute most of them (somebody has called a card that he
    must lack, or declared what few hands have), one that held is changed a little instead, again and again; a change that is refuted
    is taken back. Either way each placing that fits comes as often as any other.
    """
    known = Knowledge(view)
    placing = known.place()
    if placing is None:
        return
    known.stir(placing, chance, FIRST)
    held: tuple[Placing, Hand] | None = None
    ways = list(WAYS)
    found = tried = 0
    while tried < PATIENCE * (found + 1):
        few = held is not None and 2 * found < tried
        for _ in range(NUDGES if few else 1):
            tried += 1
            now = dict(held[0] if few and held else placing)
            if few:
                known.nudge(now, chance)
            else:
                known.stir(now, chance, AGAIN)
                placing = now
            hand = _world(view, known, now, chance, ways)
            held = held if hand is None else (now, hand)
        if held is not None and (few or hand is not None):
            found += 1
            yield held[1] if hand is held[1] else held[1].copy()


def _world(view: View, known: Knowledge, placing: Placing, chance: Chance, ways: list[Way]) -> Hand | None:
    """The hand of a placing, if one of the ways to read shown cards makes one; that way alone is taken from then on."""
    for way in ways:
        unwound = Unwound(view, whole(known, placing), chance, way)
        hand = _played(view, unwound)
        if hand is not None or not unwound.shown:
            ways[:] = [way]
            return hand
    return None


def whole(known: Knowledge, placing: dict[str, int]) -> dict[str, int]:
    """All cards of a placing, those whose place is known among them, by place."""
    return {place: known.sure.get(place, 0) | placing.get(place, 0) for place in {**known.sure, **placing}}


def _played(view: View, unwound: Unwound) -> Hand | None:
    """The hand of a deal after the moves of the view; None where it would not have gone or looked so."""
    deal = unwound.deal()
    if deal is None:
        return None
    try:
        hand = Hand(cast(Playable, view.game), view.players, view.dealer, deal, None, view.standing)
        end = len(view.events)
        for number, move in enumerate(view.moves, 1):
            until = view.moves[number].told if number < len(view.moves) else end
            action = _action(hand, move, [cards for place in range(move.told, until) if (cards := unwound.cards(place))])
            if action is None:
                return None
            hand.push(action, move.seat)
    except (TrionfiError, LookupError):
        return None
    return hand if hand.turn == view.turn and hand.view(view.seat).events == view.events else None


def _action(hand: Hand, move: Made, moved: list[int]) -> Action | None:
    """The move with the cards that it has in this world, among those that it `moved`, event by event."""
    if not move.hidden:
        return move.action
    pack, offered = hand.game.pack, hand.legal_actions()
    if isinstance(offered, Choice):
        own, cards = hand.table.hands[move.seat], 0
        for part in moved:
            cards |= part & own
        single = [part.bit_length() - 1 for part in moved if part.bit_count() == 1]
        order = [*(number for number in single if cards >> number & 1), *(number for number in bits(cards) if number not in single)]
        return offered.action([pack.texts[number] for number in order])
    alike = [action for action in offered if action.verb == move.action.verb and action.word == move.action.word]
    return next((action for action in alike if pack.mask(action.cards) in moved), alike[0] if alike else None)
