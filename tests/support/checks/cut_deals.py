"""Deals made to order where the pack is cut and robbed: who is to get which cards, put back into a pack and a cut."""

from collections.abc import Mapping

from trionfi.game import Game


def cut_packets(game: Game, give: Mapping[str, str], dealer: int) -> dict[str, str]:
    """Packets in which the left player robs the cards of "robbed" in that order, each seat is dealt the cards given (its last
    card face up: "last 0"), and the stock begins with those of "fola". What is left over fills the hands, the lowest cards
    that nobody robs the stock, whose last card stops the robbing."""
    seats = tuple((dealer + 1 + turn) % game.players[0] for turn in range(game.players[0]))
    robbed, stock = (game.pack.parse_all(give.get(place, "")) for place in ("robbed", "fola"))
    left = game.pack.size - game.hand_size * len(seats) - len(robbed)
    sizes = {seat: game.hand_size + (min(left, 0) if seat == dealer else 0) for seat in seats}
    hands = {seat: game.pack.parse_all(give.get(str(seat), "")) for seat in seats}
    last = {seat: give.get(f"last {seat}", "") for seat in seats}
    known = {"robbed", "fola", *map(str, seats), *(f"last {seat}" for seat in seats)}
    assert set(give) <= known, f"no such place: {set(give) - known}"
    used = [*robbed, *stock, *filter(None, last.values()), *(card for cards in hands.values() for card in cards)]
    assert len(set(used)) == len(used), "a card is given twice"
    rest = [card for card in game.pack.unmask(game.pack.all) if card not in used]
    idle = [card for card in reversed(rest) if not game.pack.select("robbed") >> game.pack.index[card] & 1]
    for card in idle[:max(0, left - len(stock))]:
        stock.append(card)
        rest.remove(card)
    for seat in seats:
        hands[seat] += [rest.pop(0) for _ in range(sizes[seat] - len(hands[seat]) - bool(last[seat]))]
        hands[seat] += [last[seat]] if last[seat] else []
    order = [card for seat in seats for card in hands[seat][:10]] + [card for seat in seats for card in hands[seat][10:]] + stock
    return {"lifted": " ".join([order[-1], *reversed(robbed)]), "below": " ".join(order[:-1])}
