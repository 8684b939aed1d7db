"""A deal as data: out of a seed, or out of packets that were set up."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError, brief
from trionfi.state.deal import AGAIN, Deal
from trionfi.state.dummies import seat_count
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.words import Listing, Message, Words


def shuffled(game: Rules, seed: int | str, players: int, dealer: int, standing: Standing) -> Deal:
    """The deal of a seed, without the cards that are gone since an earlier hand: hands are given first, then each step takes
    its share of what is left."""
    chance, pack = Chance(seed), game.pack
    gone = pack.mask(standing.gone)
    order = bits(pack.all & ~gone) if gone else list(range(pack.size))
    sizes, least, takers, again = game.dealing
    seats = game.sides.order(players, dealer)
    wanted = sum(sizes) * len(seats) + least
    if len(order) < wanted:
        raise TrionfiError(Message("the standing leaves {n} cards of the pack: the deal needs {wanted}", n=len(order), wanted=wanted))
    if game.match.unshuffled and {pack.index[text] for text in standing.stack} == set(order):
        place = chance.below(len(order))
        order = [pack.index[text] for text in (*standing.stack[place:], *standing.stack[:place])]
    else:
        chance.shuffle(order)
    hands: tuple[tuple[int, ...], ...] = ()
    if sizes:
        first = seats.index(dealer) + 1
        hands = tuple([tuple([order[place] for place in places]) for places in _places(sizes, (*seats[first:], *seats[:first]))])
    rest = order[sum(sizes) * len(seats):]
    piles = tuple([pile for step in takers for pile in step.dealing.share(pack, rest, chance)])
    return Deal(hands, piles, chance.below(AGAIN) if again else 0)


@lru_cache(256)
def _places(sizes: tuple[int, ...], turns: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each seat where its cards lie in a pack that is dealt in packets of these sizes, to the seats in that order."""
    places: list[list[int]] = [[] for _ in turns]
    place = 0
    for size in sizes:
        for seat in turns:
            places[seat] += range(place, place + size)
            place += size
    return tuple(map(tuple, places))


def set_up(game: Rules, packets: Mapping[str, Any], players: int, standing: Standing, rest: Deal | None = None) -> Deal:
    """The deal of packets {"hands": [cards of seat 0, ...], "talon": cards}, as far as the game's deal makes them; hands may also be
    named by their seats, {"hands": {2: cards}}. What they do not place comes as in `rest`, a whole deal: the cards named stand first in
    their packet.

    Raises TrionfiError for packets that are none, of a wrong size, with a card twice, or without all cards and no `rest`.
    """
    if not isinstance(packets, Mapping):
        raise TrionfiError('packets are an object such as {"hands": ["T20 KS ...", ...], "talon": "7S 8S 9S"}')
    piles = {name: (least, most) for name, least, most in game.packets if name}
    seats = seat_count(game, players) if game.deals_hands else 0
    again = packets.get("again", 0 if rest is None else rest.again)
    if isinstance(again, bool) or not isinstance(again, int) or not 0 <= again < AGAIN:
        raise TrionfiError(Message("'again' is the number for the second shuffling, not {given}", given=brief(again)))
    known = ["hands"] * bool(seats) + list(piles) + ["again"] * any(step.dealing.reshuffles for step in game.course)
    for key in packets:
        if key not in known and key != "hands":
            raise TrionfiError(Message("packets have no '{key}': there are {known}", key=brief(key),
                                       known=Listing(tuple(known or ["hands"]), ",")))
    size = game.hand_size
    named = [(f"hand {seat}", cards, size, size) for seat, cards in enumerate(_hands(packets.get("hands"), seats, rest is not None))]
    named += [(pile, packets.get(pile, ()), least, most) for pile, (least, most) in piles.items()]
    numbers = _read(game, named, standing.gone, rest is not None)
    if rest is not None:
        numbers = _filled(named, numbers, rest)
    elif any(least != most for _, _, least, most in named) and (held := sum(map(len, numbers.values()))) != game.pack.size:
        raise TrionfiError(Message("the packets hold {n} cards and the pack has {size}", n=held, size=game.pack.size))
    return Deal(tuple(numbers[f"hand {seat}"] for seat in range(seats)), tuple((pile, numbers[pile]) for pile in piles), again)


def placed_by_seat(game: Rules, given: object, seats: int, gone: tuple[str, ...]) -> dict[int, tuple[int, ...]]:
    """The cards (numbers of the pack) that are given to each of so many seats, in a list or by the seats' numbers. Raises TrionfiError as
    `set_up` does."""
    named = [(f"hand {seat}", cards, 0, game.pack.size) for seat, cards in enumerate(_hands(given, seats, True))]
    return dict(enumerate(_read(game, named, gone, True).values()))


def _hands(given: object, seats: int, some: bool) -> list[Any]:
    """The cards of each seat as they are given: for all seats in a list, or for `some` of them by their numbers."""
    if not seats and given:
        raise TrionfiError("packets have no 'hands' in this game, where the pack is cut and turned up: with a seed too they may have some")
    if not seats:
        return []
    if given is None and some:
        return [()] * seats
    if isinstance(given, Mapping):
        wrong = next((seat for seat in given if str(seat) not in map(str, range(seats))), None)
        if wrong is not None:
            raise TrionfiError(Message("'hands' has a seat '{seat}': the seats are 0 to {last}", seat=brief(wrong), last=seats - 1))
        by_seat = {str(seat): cards for seat, cards in given.items()}
        return [by_seat.get(str(seat), ()) for seat in range(seats)]
    if not isinstance(given, list | tuple) or len(given) != seats:
        if some:
            raise TrionfiError(Message("packets need 'hands': a list of {n} hands, or some of them by their seats", n=seats))
        raise TrionfiError(Message("packets need 'hands': a list of {n} hands", n=seats))
    return list(given)


def _wrong_size(packet: str, number: int, least: int, most: int) -> Words:
    """Why a packet cannot have so many cards, of which it takes so many at least and at most."""
    if not least:
        return Message("{packet} has {n} cards and takes up to {most}", packet=packet, n=number, most=most)
    if least == most and number > most:
        return Message("{packet} has {n} cards and needs {most}", packet=packet, n=number, most=most)
    if number > most:
        return Message("{packet} has {n} cards and needs {least} to {most}", packet=packet, n=number, least=least, most=most)
    if least == most:
        return Message("{packet} has {n} cards and needs {most}; with a seed too, the seed deals the rest", packet=packet, n=number,
                       most=most)
    return Message("{packet} has {n} cards and needs {least} to {most}; with a seed too, the seed deals the rest", packet=packet, n=number,
                   least=least, most=most)


def _read(game: Rules, named: list[tuple[str, Any, int, int]], gone: tuple[str, ...], some: bool) -> dict[str, tuple[int, ...]]:
    """The numbers of the cards of each packet; they may be fewer than it needs where `some` cards are dealt otherwise."""
    seen: dict[str, str] = {}
    numbers: dict[str, tuple[int, ...]] = {}
    for name, cards, least, most in named:
        if not isinstance(cards, str | list | tuple):
            raise TrionfiError(Message("{packet} is a text or a list of cards, not {given}", packet=name, given=brief(cards)))
        texts = game.pack.parse_all(cards)
        if not (0 if some else least) <= len(texts) <= most:
            raise TrionfiError(_wrong_size(name, len(texts), 0 if some else least, most))
        for text in texts:
            if text in gone:
                raise TrionfiError(Message("{card} is out of play since an earlier hand: it cannot be dealt to {packet}", card=text,
                                           packet=name))
            if text in seen:
                raise TrionfiError(Message("{card} is dealt twice: to {first} and to {packet}", card=text, first=seen[text], packet=name))
            seen[text] = name
        numbers[name] = tuple(game.pack.index[text] for text in texts)
    return numbers


def _filled(named: list[tuple[str, Any, int, int]], numbers: dict[str, tuple[int, ...]], rest: Deal) -> dict[str, tuple[int, ...]]:
    """The packets with all their cards: those placed first, then those that the whole deal has there, as far as there is room; what
    finds none goes where cards are wanting."""
    dealt = {f"hand {seat}": cards for seat, cards in enumerate(rest.hands)} | dict(rest.piles)
    sizes = {name: max(len(cards), len(dealt[name])) for name, cards in numbers.items()}
    over = sum(sizes.values()) - sum(map(len, dealt.values()))
    for name, _, least, _ in reversed(named):
        less = min(over, sizes[name] - max(least, len(numbers[name])))
        sizes[name] -= less
        over -= less
    placed = {number for cards in numbers.values() for number in cards}
    own = {name: [number for number in cards if number not in placed] for name, cards in dealt.items()}
    room = {name: sizes[name] - len(cards) for name, cards in numbers.items()}
    left = iter([number for name, cards in own.items() for number in cards[room[name]:]])
    return {name: (*cards, *(kept := own[name][:room[name]]), *(next(left) for _ in range(room[name] - len(kept))))
            for name, cards in numbers.items()}
