"""Deals made to order: the cards that matter are named, the rest of the pack fills the hands."""

from collections.abc import Mapping

from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.phases.deal import Lay
from trionfi.phases.layout import Layout
from trionfi.state.actions import Choice
from trionfi.state.dummies import seat_count
from trionfi.state.standing import Standing

from checks.cut_deals import cut_packets

LOWEST, HIGHEST = "lowest", "highest"


def packets(game: Game, give: Mapping[str, str], players: int | None = None) -> dict[str, object]:
    """Packets in which each hand (by seat) and pile begins with the cards given; what is left over goes round in the
    order of a sorted hand, piles last."""
    seats, game = seat_count(game, game.playing(game.table(players))), game.at(players)
    sizes = {str(seat): game.hand_size for seat in range(seats)}
    sizes |= {name: size for step in game.course if isinstance(step, Lay | Layout) for name, size, _ in step.dealing.packets(game.pack)}
    filled = {place: game.pack.parse_all(give.get(place, "")) for place in sizes}
    assert set(give) <= set(sizes), f"no such place: {set(give) - set(sizes)}"
    used = [card for cards in filled.values() for card in cards]
    assert len(set(used)) == len(used), "a card is given twice"
    rest = [card for card in game.pack.unmask(game.pack.all) if card not in used]
    for place, size in sizes.items():
        assert len(filled[place]) <= size, f"{place} is given {len(filled[place])} cards"
    while rest and any(len(filled[place]) < size for place, size in sizes.items()):
        for place, size in sizes.items():
            if rest and len(filled[place]) < size:
                filled[place].append(rest.pop(0))
    hands = {"hands": [filled[str(seat)] for seat in range(seats)]} if game.hand_size else {}
    return {**hands, **{pile: filled[pile] for pile in sizes if not pile.isdecimal()}}


def deal(game: Game, give: Mapping[str, str] | None = None, dealer: int = 2, standing: Mapping | None = None,
         players: int | None = None) -> Hand:
    """A hand of such a deal, for the game's first number of players or so many; without cards to give, that of seed 1."""
    before = Standing.read(standing, game.table(players)) if standing else None
    if give:
        laid = game.deals_hands or any(step.dealing.lays_out for step in game.course)
        made = packets(game.at(players), give, players) if laid else cut_packets(game, give, dealer)
        return game.deal(packets=made, dealer=dealer, standing=before, players=players)
    return game.deal(1, dealer=dealer, standing=before, players=players)


def push_all(hand: Hand, moves: str) -> Hand:
    """Push moves written one after another with ; between them."""
    for move in moves.split(";"):
        if move.strip():
            hand.push(move.strip())
    return hand


def play_out(hand: Hand, ways: str | Mapping[str, str] = LOWEST, tricks: int | None = None) -> Hand:
    """Play to the end, or until so many `tricks` are over: each seat its lowest or its highest legal card (by suit, trumps
    above suits, the Fool on top)."""
    while hand.turn is not None and len(hand.table.tricks) != tricks:
        actions = hand.legal_actions()
        assert not isinstance(actions, Choice) and hand.step.phase == "play", "play_out begins with the first lead"
        actions = [action for action in actions if action.verb == "play"] or actions[:1]
        way = ways if isinstance(ways, str) else ways.get(str(hand.turn), LOWEST)
        hand.push(actions[0] if way == LOWEST else actions[-1])
    return hand
