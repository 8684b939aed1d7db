"""Where the cards may lie that a seat does not see."""

from collections.abc import Iterator, Mapping
from functools import reduce
from operator import and_

from trionfi.cards import bits
from trionfi.melds.pattern import joined
from trionfi.state.rules import Course
from trionfi.state.view import View
from trionfi.tricks.follow import standing

Placing = dict[str, int]


class Places:
    """What a view says of the places of cards.

    `sure` are the cards (a mask) that each place certainly holds, `room` how many more it has, `may` for each place the hidden cards that
    may lie there. A hand has none of the suits that its seat has shown to lack, and no card that would have forbidden a card it has
    played; a discard has no card that might not be discarded beside those that were kept.
    """

    def __init__(self, view: View):
        pack = view.game.pack
        self.pack = pack
        unseen = pack.all & ~view.gone
        self.sure: Placing = {}
        loose: dict[int, frozenset[str]] = {}
        for number, places in view.where.items():
            unseen &= ~(1 << number)
            if len(places) == 1:
                place, = places
                self.sure[place] = self.sure.get(place, 0) | 1 << number
            else:
                loose[number] = places
        self.room = {place: left for place, count in view.counts.items() if (left := count - self.sure.get(place, 0).bit_count()) > 0}
        self.hidden = [*bits(unseen), *loose]
        lacking = {place: self._cleared(view, place) for place in self.room}
        lacking |= {f"hand {seat}": view.voids(seat) | forbidden(view, seat) for seat in range(view.seats)}
        for seat in range(view.seats):
            if (place := f"discard {seat}") in self.room:
                lacking[place] |= never_laid(view, seat, self.sure.get(f"hand {seat}", 0))
        for step in view.game.course:
            if (place := step.laying.laid_in) in self.room:
                lacking[place] |= self._sifted(view, step)
        self.may = {place: unseen & ~lacking.get(place, 0) for place in self.room}
        for number, places in loose.items():
            for place in places:
                if place in self.room:
                    self.may[place] |= 1 << number & ~lacking.get(place, 0)

    def place(self, may: Mapping[str, int] | None = None, card: int = -1, there: str = "") -> Placing | None:
        """Some placing of the hidden cards; None where none fits. `may` says otherwise which cards may lie in each place, and a `card` may
        have to lie `there`."""
        may = self.may if may is None else may
        where: dict[int, str] = {card: there} if there else {}
        left = dict(self.room)
        if there:
            left[there] -= 1

        def find(number: int, tried: set[str]) -> bool:
            for place, cards in may.items():
                if cards >> number & 1 and place not in tried:
                    tried.add(place)
                    if left[place]:
                        left[place] -= 1
                        where[number] = place
                        return True
                    for other in [one for one, held in where.items() if held == place and one != card]:
                        if find(other, tried):
                            where[number] = place
                            return True
            return False

        choices = {number: sum(cards >> number & 1 for cards in may.values()) for number in self.hidden if number != card}
        for number in sorted(choices, key=choices.__getitem__):
            if not find(number, set()):
                return None
        found = dict.fromkeys(self.room, 0)
        for number, place in where.items():
            found[place] |= 1 << number
        return found

    def _cleared(self, view: View, place: str) -> int:
        """The cards that a pile holds no more once every step before the play has done what it always does."""
        sets = [cards for step in view.game.course for cards in step.cleared(place)]
        return sum({1 << number for cards in sets for number in bits(self.pack.select(cards))})

    def _sifted(self, view: View, step: Course) -> int:
        """The cards that a pile holds no more after who looked it through took some out and discarded as many into it."""
        pile = step.laying.laid_in
        told = [event for event in view.events if pile in (event.source, event.target)]
        taker = next((event.seat for event in told if event.kind == "look"), None)
        if taker is None:
            return 0
        gone = joined(map(self.pack.select, step.sorts))
        if any(event.kind == "extract" for event in told):
            gone &= step.laying.never_laid(view.game, _kept(view, taker, self.sure.get(f"hand {taker}", 0)))
        return gone


def _kept(view: View, seat: int, held: int) -> int:
    """The cards (a mask) that a seat is known to have kept: those it has played, and those it is known to hold now."""
    return held | sum({1 << number for trick in view.tricks for player, number in trick.plays if player == seat})


def never_laid(view: View, seat: int, held: int) -> int:
    """The cards (a mask) that a seat cannot have discarded at any step of the game, with what it has played and what it is known to hold
    now."""
    kept = _kept(view, seat, held)
    found = [step.laying.never_laid(view.game, kept) for step in view.game.course if step.laying.laid_by]
    return reduce(and_, found) if found else 0


def forbidden(view: View, seat: int) -> int:
    """The cards that a seat cannot have held when it played: each of them alone would have made a card it played against the rules. None
    where cards came into the hands since, or the seat is out of the game."""
    if view.drew or seat == view.outside or seat == view.seat:
        return 0
    game, pack, found = view.game, view.game.pack, fallen(view, seat)
    unseen = bits(view.outstanding)
    for place, plays in enumerate((*(trick.plays for trick in view.tricks), view.plays), 1):
        led, best = view.called(place, plays), -1
        for player, number in plays:
            if pack.fool_mask >> number & 1:
                continue
            card = 1 << number
            if player == seat and best >= 0 and (game.follow.overtrump or led != pack.suit_of[number]):
                for other in unseen:
                    if not found >> other & 1 and not game.follow.legal(pack, game.fool, card | 1 << other, led, best) & card:
                        found |= 1 << other
            led = led or pack.suit_of[number]
            if best < 0 or (number >= pack.floor[best] and (pack.ruffing | led) >> number & 1):
                best = number
    return found


def fallen(view: View, seat: int) -> int:
    """The cards that had to fall to a trick to which a seat played another."""
    follow = view.game.follow
    return joined(cards & ~(1 << number) for _, number, cards in falls(view, seat)) if follow.compels or follow.under[0] else 0


def falls(view: View, seat: int) -> Iterator[tuple[int, int, int]]:
    """The tricks to which a seat played, the Fool left aside: the place from 1, the number of its card, and the cards (a mask) each of
    which it would have had to play."""
    pack, before = view.game.pack, set[int]()
    for place, plays in enumerate((*(trick.plays for trick in view.tricks), view.plays), 1):
        suit, lying = 0, 0
        for at, (player, number) in enumerate(plays):
            if not pack.fool_mask >> number & 1:
                suit = suit or pack.suit_of[number]
                if player == seat:
                    yield place, number, view.game.follow.falling(pack, suit, standing(pack, plays[:at])[1], lying, suit not in before)
            lying |= 1 << number
        before.add(suit)
