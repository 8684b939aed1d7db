"""A deal as data: out of a seed, or out of packets that were set up."""

from collections.abc import Mapping

from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError
from trionfi.state.deal import Deal
from trionfi.state.dummies import seat_count, seats_in_order
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing

AGAIN = 1 << 30


def shuffled(game: Rules, seed: int | str, players: int, dealer: int, standing: Standing) -> Deal:
    """The deal of a seed, without the cards that are gone since an earlier hand: hands are given first, then each step takes
    its share of what is left."""
    chance, pack = Chance(seed), game.pack
    gone = pack.mask(standing.gone)
    order = [number for number in range(pack.size) if not gone >> number & 1]
    if game.unshuffled and len(standing.stack) == len(order):
        place = chance.below(len(order))
        order = [pack.index[text] for text in (*standing.stack[place:], *standing.stack[:place])]
    else:
        chance.shuffle(order)
    seats = seats_in_order(game, players, dealer)
    hands: list[list[int]] = [[] for _ in seats] if game.deals_hands else []
    first = seats.index(dealer) + 1
    place = 0
    for step in game.course:
        for name, size, _ in step.packets(pack):
            for seat in (*seats[first:], *seats[:first]) if not name else ():
                hands[seat] += order[place:place + size]
                place += size
    rest = order[place:]
    piles = tuple(pile for step in game.course for pile in step.share(pack, rest, chance))
    again = chance.below(AGAIN) if any(step.reshuffles for step in game.course) else 0
    return Deal(tuple(map(tuple, hands)), piles, again)


def set_up(game: Rules, packets: Mapping, players: int, standing: Standing) -> Deal:
    """The deal of packets {"hands": [cards of seat 0, ...], "talon": cards}, as far as the game's deal makes them.

    Raises TrionfiError for packets that are none, of a wrong size, or with a card twice.
    """
    if not isinstance(packets, Mapping):
        raise TrionfiError('packets are an object such as {"hands": ["T20 KS ...", ...], "talon": "7S 8S 9S"}')
    piles = {name: (least, most) for step in game.course for name, least, most in step.packets(game.pack) if name}
    hands = packets.get("hands", () if not game.deals_hands else None)
    seats = seat_count(game, players) if game.deals_hands else 0
    if not isinstance(hands, list | tuple) or len(hands) != seats:
        raise TrionfiError(f"packets need 'hands': a list of {seats} hands" if seats else "packets have no 'hands' in this game")
    again = packets.get("again", 0)
    if isinstance(again, bool) or not isinstance(again, int) or not 0 <= again < AGAIN:
        raise TrionfiError(f"'again' is the number for the second shuffling, not {again!r}")
    known = ["hands"] * bool(seats) + list(piles) + ["again"] * any(step.reshuffles for step in game.course)
    for key in packets:
        if key not in known and (key != "hands" or hands):
            raise TrionfiError(f"packets have no '{key}': there are {', '.join(known)}")
    size = game.hand_size
    named = [(f"hand {seat}", cards, size, size) for seat, cards in enumerate(hands)]
    named += [(pile, packets.get(pile, ()), least, most) for pile, (least, most) in piles.items()]
    numbers = _read(game, named, standing.gone)
    if any(least != most for _, _, least, most in named) and (held := sum(map(len, numbers.values()))) != game.pack.size:
        raise TrionfiError(f"the packets hold {held} cards and the pack has {game.pack.size}")
    return Deal(tuple(numbers[f"hand {seat}"] for seat in range(seats)), tuple((pile, numbers[pile]) for pile in piles), again)


def _read(game: Rules, named: list, gone: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    seen: dict[str, str] = {}
    numbers: dict[str, tuple[int, ...]] = {}
    for name, cards, least, most in named:
        if not isinstance(cards, str | list | tuple):
            raise TrionfiError(f"{name} is a text or a list of cards, not {cards!r}")
        texts = game.pack.parse_all(cards)
        if not least <= len(texts) <= most:
            raise TrionfiError(f"{name} has {len(texts)} cards and needs {least}{'' if least == most else f' to {most}'}")
        for text in texts:
            if text in gone:
                raise TrionfiError(f"{text} is out of play since an earlier hand: it cannot be dealt to {name}")
            if text in seen:
                raise TrionfiError(f"{text} is dealt twice: to {seen[text]} and to {name}")
            seen[text] = name
        numbers[name] = tuple(game.pack.index[text] for text in texts)
    return numbers
