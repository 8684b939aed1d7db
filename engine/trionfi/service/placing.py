"""A deal that somebody types in: which packets it has, and which of its cards are placed so far. All others are dealt by a seed."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from trionfi import games, notation, reading
from trionfi.errors import TrionfiError
from trionfi.seat_names import view_names
from trionfi.service.request import Request, data_of, game_of, players_of, whole
from trionfi.words import Message

if TYPE_CHECKING:
    from trionfi.service.shapes import placing as shapes


def placing(request: Request) -> "shapes.Placing":
    """The packets of a deal with the cards that `packets`, or a `text` in notation, place in them. Raises TrionfiError naming the line,
    the card or the packet that is wrong, for a text of another game, and for a game whose hands come of how the pack is cut."""
    game, text = game_of(request), request.get("text")
    players = players_of(game, request)
    if not game.at(players).deals_hands:
        raise TrionfiError("in this game the hands come of how the pack is cut: its deal cannot be typed in")
    if text is None:
        given: Mapping[str, Any] = data_of(request, "packets") or {}
    elif isinstance(text, str):
        given, named = notation.placed(text)
        if named and games[named].slug != game.slug:
            raise TrionfiError(Message("the text is a hand of {other}, not of {game}", other=games[named].name, game=game.name))
    else:
        raise TrionfiError("'text' is a deal in notation, such as '0: T20 KS'")
    hand = game.deal(reading.seed(request.get("seed", 1)), packets=given, dealer=whole(request, "dealer", 0, 0, players - 1),
                     players=players)
    names, held = view_names(hand.view(0)), given.get("hands") or {}
    pairs = held.items() if isinstance(held, Mapping) else enumerate(held)
    hands = {str(seat): cards for seat, cards in pairs}
    found: list[shapes.Packet] = [
        {"key": str(seat), "words": names[seat], "room": len(cards), "cards": list(game.pack.parse_all(hands.get(str(seat), ())))}
        for seat, cards in enumerate(hand.deal.hands)
    ]
    found += [{"key": name, "words": game.term(name), "room": len(cards), "cards": list(game.pack.parse_all(given.get(name, ())))}
              for name, cards in hand.deal.piles]
    return {"packets": found, "dealer": hand.sitting.dealer}
