"""Cards for single hands where the deal as data has none, because the pack is cut and turned up (Minchiate)."""

from collections.abc import Callable, Mapping

from trionfi.errors import TrionfiError
from trionfi.hand import Hand
from trionfi.state.deal import Deal
from trionfi.state.dealing import placed_by_seat
from trionfi.state.rules import Rules
from trionfi.words import Message, Seat


def arranged(game: Rules, given: object, begin: Callable[[Deal], Hand], deal: Deal, gone: tuple[str, ...]) -> Deal:
    """The `deal` with its pack in such an order that each seat holds the cards `given` to it, {0: "T1 T2"}, when the first decision is due.

    One card after another changes its place with a card that the seat has by chance. Raises TrionfiError for cards that are none, and
    for a card that cannot come to its seat: what is robbed or thrown down is not for the pack's order to say.
    """
    seats = len(begin(deal).table.hands)
    wanted = {number: seat for seat, cards in placed_by_seat(game, given, seats, gone).items() for number in cards}
    held = dict[int, int]()
    for number, seat in wanted.items():
        held[number] = seat
        tried = (_exchanged(begin, deal, number, other, held) for other in _places(begin(deal), number, seat, wanted))
        found = next(filter(None, tried), None)
        if found is None:
            raise TrionfiError(Message("{card} cannot come to the hand of {who} in this deal: try another seed",
                                       card=game.pack.texts[number], who=Seat(seat)))
        deal = found
    return deal


def _places(hand: Hand, number: int, seat: int, wanted: Mapping[int, int]) -> list[int]:
    """Cards of a seat with which one may change places: itself, then those that the deal treats alike."""
    pack = hand.table.pack
    own = [other for other in range(pack.size) if hand.table.hands[seat] >> other & 1 and other not in wanted]
    sets = [pack.select(cards) for step in hand.game.course for cards in step.sorts]
    return [number, *sorted(own, key=lambda other: sum((one >> other ^ one >> number) & 1 for one in sets))]


def _exchanged(begin: Callable[[Deal], Hand], deal: Deal, one: int, other: int, held: Mapping[int, int]) -> Deal | None:
    """The deal with two cards in each other's place, if all those `held` then lie where they belong."""
    changed = {one: other, other: one}
    tried = Deal(deal.hands, tuple((name, tuple(changed.get(card, card) for card in cards)) for name, cards in deal.piles), deal.again)
    hands = begin(tried).table.hands
    return tried if all(hands[seat] >> card & 1 for card, seat in held.items()) else None
