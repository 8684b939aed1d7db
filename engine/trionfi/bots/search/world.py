"""Whole hands that a seat cannot tell from the true one."""

from collections.abc import Iterator
from typing import cast

from trionfi.bots.places import Placing
from trionfi.bots.search.knowledge import AGAIN, FIRST, Knowledge
from trionfi.bots.search.unwind import WAYS, Past, Unwound, Way
from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError
from trionfi.hand import Hand, Playable
from trionfi.state.actions import Action, Choice
from trionfi.state.view import Made, View
from trionfi.values import NamedTuple

PATIENCE = 24   # so many placings are tried for each world that is found, before it gives up
EARLY = 6       # so many at random, before one that nearly holds is mended
CLIMB = 300     # so many changes are tried to mend it before one more event comes about
SETTLE = 24     # and so many once it holds, before it is taken: what was mended is forgotten by then
NUDGES = 3      # small changes tried between two worlds, where worlds that differ in everything are mostly refuted


class Tried(NamedTuple):
    """What a placing came to: the hand if it holds; how many of the events that the seat saw came about; whose move was refuted; and
    how the cards that were shown were read."""

    placing: Placing
    hand: Hand | None
    told: int
    seat: int
    way: Way


def worlds(view: View, chance: Chance, known: Knowledge | None = None, climb: int = CLIMB) -> Iterator[Hand]:
    """Hands that stand where this view has it, each dealt and played so that the seat would have seen just what it saw; `known` is what
    the view says of the cards, if that was found before, `climb` how many changes are tried for one more event.

    A placing of the hidden cards is drawn anew each time. Where the moves refute most of them (somebody has called a card that he
    must lack, or declared what few hands have), one that held is changed a little instead, again and again; a change that is refuted
    is taken back. Either way each placing that fits comes as often as any other. Where none of the first holds, the one of which most
    came about is mended: it is changed so that no less of it does, until all does.
    """
    known = known or Knowledge(view)
    placing = known.place()
    if placing is None:
        return
    known.stir(placing, chance, FIRST)
    past = Past(view)
    held: Tried | None = None
    best: Tried | None = None
    ways = list(WAYS)
    found = tried = 0
    while tried < PATIENCE * (found + 1):
        if held is None and best is not None and tried >= EARLY:
            held = _mended(past, known, best, chance, climb)
            if held is None:
                return
        few = held is not None and 2 * found < tried
        for _ in range(NUDGES if few else 1):
            tried += 1
            now = dict(held.placing if few and held else placing)
            if few:
                known.nudge(now, chance)
            else:
                known.stir(now, chance, AGAIN)
                placing = now
            one = _tried(past, known, now, chance, ways)
            best = one if best is None or one.told > best.told else best
            held = held if one.hand is None else one
        if held is not None and held.hand is not None and (few or one.hand is not None):
            found += 1
            yield held.hand if held is one else held.hand.copy()


def _tried(past: Past, known: Knowledge, placing: Placing, chance: Chance, ways: list[Way]) -> Tried:
    """The hand of a placing, if one of the ways to read shown cards makes one; that way alone is taken from then on."""
    best: Tried | None = None
    for way in ways:
        unwound = Unwound(past, whole(known, placing), chance, way)
        hand, told, seat = _played(past.view, unwound)
        if best is None or told > best.told:
            best = Tried(placing, hand, told, seat, way)
        if hand is not None or not unwound.shown:
            ways[:] = [way]
            break
    assert best is not None
    return best


def _mended(past: Past, known: Knowledge, best: Tried, chance: Chance, climb: int) -> Tried | None:
    """A placing that holds, out of one that does not: changes are kept as long as no less of the view comes about. None where too many
    were tried in vain."""
    vain = 0
    while best.hand is None:
        now = dict(best.placing)
        known.mend(now, chance, best.seat)
        one = _tried(past, known, now, chance, [best.way if chance.below(8) else chance.choice(WAYS)])
        vain = vain + 1 if one.told <= best.told else 0
        best = one if one.told >= best.told else best
        if vain > climb:
            return None
    for _ in range(SETTLE):
        now = dict(best.placing)
        known.nudge(now, chance)
        one = _tried(past, known, now, chance, [best.way])
        best = best if one.hand is None else one
    return best


def whole(known: Knowledge, placing: dict[str, int]) -> dict[str, int]:
    """All cards of a placing, those whose place is known among them, by place."""
    return {place: known.sure.get(place, 0) | placing.get(place, 0) for place in {**known.sure, **placing}}


def _played(view: View, unwound: Unwound) -> tuple[Hand | None, int, int]:
    """The hand of a deal after the moves of the view, None where it would not have gone or looked so; how many of its events came about
    (-1 for no deal); and the seat of the move that did not."""
    deal = unwound.deal()
    if deal is None:
        return None, -1, view.seat
    try:
        hand = Hand(cast(Playable, view.game), view.players, view.dealer, deal, None, view.standing)
    except (TrionfiError, LookupError):
        return None, -1, view.seat
    refuted = _refuted(view, unwound, hand)
    seen = hand.view(view.seat).events
    if refuted is None and hand.turn == view.turn and seen == view.events:
        return hand, len(seen), view.seat
    told = next((place for place, (one, other) in enumerate(zip(seen, view.events, strict=False)) if one != other),
                min(len(seen), len(view.events)))
    return None, told, view.events[told].seat if refuted is None and told < len(view.events) else view.seat if refuted is None else refuted


def _refuted(view: View, unwound: Unwound, hand: Hand) -> int | None:
    """Make the moves of the view; the seat of the first that cannot be made, None if all can."""
    end = len(view.events)
    for number, move in enumerate(view.moves, 1):
        until = view.moves[number].told if number < len(view.moves) else end
        try:
            action = _action(hand, move, [cards for place in range(move.told, until) if (cards := unwound.cards(place))])
            if action is None:
                return move.seat
            hand.push(action, move.seat)
        except (TrionfiError, LookupError):
            return move.seat
    return None


def _action(hand: Hand, move: Made, moved: list[int]) -> Action | None:
    """The move with the cards that it has in this world, among those that it `moved`, event by event."""
    if not move.hidden:
        return move.action
    pack, offered = hand.game.pack, hand.legal_actions()
    if isinstance(offered, Choice):
        own, cards = hand.table.hands[move.seat], 0
        for part in moved:
            cards |= part & own
        single = list(dict.fromkeys([part.bit_length() - 1 for part in moved if part.bit_count() == 1]))
        order = [*(number for number in single if cards >> number & 1), *(number for number in bits(cards) if number not in single)]
        return offered.action([pack.texts[number] for number in order])
    alike = [action for action in offered if action.verb == move.action.verb and action.word == move.action.word]
    return next((action for part in moved for action in alike if pack.mask(action.cards) == part), alike[0] if alike else None)
