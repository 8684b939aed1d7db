"""What a careful player has in mind at one moment, worked out once from a view: who may hold what, what the piles
are worth, and what each card would bring to the side that takes it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from trionfi.bots import knock, shown
from trionfi.bots.habits import AVOIDING, HABITS, Habits
from trionfi.bots.heard import told
from trionfi.bots.signs import divided, likelier, read
from trionfi.bots.stakes import Stakes, opened
from trionfi.cards import bits

if TYPE_CHECKING:
    from trionfi.state.view import View

Group = tuple[int, dict[str, float]]


class Memory:
    """A seat's reckoning. Masks are sets of cards, seats are numbers.

    `friends` and `foes` are the other seats; `out` the cards that others may hold; `voids` the suits that a seat
    has shown to lack; `leds` the suits led so far; `left` the cards in the own hand; `attacking` says whether the
    own side is the declarer's; `ours` and `theirs` are the cards won; `point` what a card point is worth in payments just
    now, `last` what hangs on the last trick; `gain` what a card brings to the side that takes it; `reverse` whether
    points are bad; `signed` what the declarer's opponents have told by signs, `knocks` what partners have said with their leads, `told`
    what anybody has told by a card.
    """

    def __init__(self, view: "View", habits: tuple[Habits, Habits] = HABITS):
        self.view = view
        self.pack, self.stakes = view.game.pack, Stakes.of(view.game)
        self.seat, self.hand, self.declarer = view.seat, view.hand, view.contract.declarer
        self.trumps, self.fool = self.pack.trump_mask, self.pack.fool_mask
        self.side = side = self._side()
        self.friends = tuple(seat for seat in range(view.seats) if seat in side and seat != view.seat)
        self.foes = tuple(seat for seat in range(view.seats) if seat not in side)
        self.leading = view.seat == self.declarer
        self.attacking = self.declarer in side if self.declarer is not None else not self.friends
        self.unit = self.stakes.unit
        self.habits = AVOIDING if self.stakes.reverse else habits[self.leading or (not self.friends and self.declarer is None)]
        self.left = self.hand.bit_count()
        lying = view.lying()
        self._look_back()
        self._piles(lying)
        self.signed = read(view)
        self.knocks = knock.read(view, side)
        self.told = shown.read(view)
        self._spread(lying)
        self._reckon()

    def _side(self) -> frozenset[int]:
        """The own side; against a declarer whose partner is hidden, who is not the declarer is likelier a friend."""
        view, contract = self.view, self.view.contract
        side = view.side(view.seat)
        if contract.hidden and len(side) == 1 and contract.declarer not in (None, view.seat):
            return frozenset(range(view.seats)) - {contract.declarer}
        return side

    def _look_back(self) -> None:
        view, pack = self.view, self.pack
        suit_of, fools, trumps, lacks = pack.suit_of, self.fool, self.trumps, view.game.follow.lacks
        self.voids = [0] * view.seats
        self.leds: list[int] = []
        for at, trick in enumerate(view.tricks, 1):
            led, trumped = view.called(at, trick.plays), False
            for seat, number in trick.plays:
                if fools >> number & 1:
                    continue
                suit = suit_of[number]
                if not led:
                    led = suit
                elif suit != led:
                    self.voids[seat] |= lacks(pack, led, suit, trumped)
                trumped = trumped or suit == trumps
            self.leds.append(led)
            if view.drew:
                self.voids = [view.refilled(len(self.leds), seat, lacking) for seat, lacking in enumerate(self.voids)]
        led, trumped = view.called(len(view.tricks) + 1, view.plays) or view.led, False
        for seat, number in view.plays:
            if not fools >> number & 1:
                suit = suit_of[number]
                if suit != led:
                    self.voids[seat] |= lacks(pack, led, suit, trumped)
                trumped = trumped or suit == trumps

    def _piles(self, lying: dict[frozenset[str], int]) -> None:
        """What each side has won; `lying` are the cards seen by their places."""
        worth, ours, theirs = self.stakes.worth, 0, 0
        mine = {f"{pile} {seat}" for seat in self.side for pile in ("won", "discard")}
        others = {f"{pile} {seat}" for seat in self.foes for pile in ("won", "discard")}
        for places, cards in lying.items():
            if len(places) == 1:
                place, = places
                if place in mine:
                    ours |= cards
                elif place in others:
                    theirs |= cards
        self.ours, self.theirs = ours, theirs
        self.points = sum([worth[number] for number in bits(ours)])
        self.lost = sum([worth[number] for number in bits(theirs)])

    def _spread(self, lying: dict[frozenset[str], int]) -> None:
        """How likely each place holds each unseen card, by proportional fitting of groups of cards to the places; `lying` are the cards
        seen by their places."""
        view = self.view
        room = {place: count for place, count in view.counts.items() if count > 0}
        mine = f"hand {view.seat}"
        room.pop(mine, None)
        loose: dict[frozenset[str], int] = {}
        unseen = self.pack.all & ~view.gone
        sure: dict[str, int] = {}
        has, lacks = told(view, self.side) if view.game.signals else ({}, {})
        said = {number: f"hand {seat}" for seat, cards in has.items() for number in bits(cards)}
        for places, cards in (_believed(view, said) if said else lying).items():
            unseen &= ~cards
            if len(places) == 1:
                place, = places
                if place in room:
                    room[place] -= cards.bit_count()
                    if place.startswith("hand "):
                        sure[place] = sure.get(place, 0) | cards
            else:
                loose[places] = loose.get(places, 0) | cards
        for number, place in said.items():
            if unseen >> number & 1 and room.get(place, 0) > 0:
                room[place] -= 1
                unseen &= ~(1 << number)
                sure[place] = sure.get(place, 0) | 1 << number
        room = {place: count for place, count in room.items() if count > 0}
        denied, leans = knock.tells(view, self.knocks)
        leans += shown.leans(self.told)
        groups = self._groups(unseen, loose, room, {seat: lacks.get(seat, 0) | denied.get(seat, 0) for seat in {*lacks, *denied}}, leans)
        _fit(groups, room)
        groups += [(cards, {place: 1.0}) for place, cards in sure.items()]
        hands = [f"hand {seat}" for seat in range(view.seats)]
        self.groups = [(cards, [shares.get(hand, 0.0) for hand in hands]) for cards, shares in groups]
        out = 0
        for cards, shares in self.groups:
            if any(shares):
                out |= cards
        self.out = out

    def _groups(self, unseen: int, loose: dict[frozenset[str], int], room: dict[str, int], lacks: dict[int, int],
                leans: list[tuple[int, int, float]]) -> list[Group]:
        lacking = {f"hand {seat}": void | lacks.get(seat, 0) for seat, void in enumerate(self.voids)}
        apart = [*(cards for cards in lacks.values() if cards), *(cards for _, cards, _ in leans)]
        prior = f"hand {self.declarer}" if self.declarer is not None else ""
        found: list[Group] = []

        def add(cards: int, places: Iterable[str]) -> None:
            for suit in self.pack.suit_masks.values():
                parts = [cards & suit & self.stakes.away, cards & suit & ~self.stakes.away]
                for mask in apart:
                    parts = [piece for part in parts for piece in (part & mask, part & ~mask)]
                for part in divided(self.signed, parts):
                    if not part:
                        continue
                    shares = {}
                    for place in places:
                        if place not in room or part & lacking.get(place, 0):
                            continue
                        if place.startswith("discard") and not part & self.stakes.away:
                            continue
                        weight = float(room[place])
                        if place == prior and suit == self.trumps:
                            weight *= self.habits.declarer_trumps
                        if self.signed:
                            weight *= likelier(self.signed, place, part, suit == self.trumps)
                        for seat, leaning, times in leans:
                            weight *= times if place == f"hand {seat}" and part & leaning else 1.0
                        shares[place] = weight
                    found.append((part, shares))

        add(unseen, room)
        for places, cards in loose.items():
            add(cards, places)
        return found

    def _reckon(self) -> None:
        view, stakes = self.view, self.stakes
        rest = stakes.total - self.points - self.lost
        sign = -1.0 if any(word in stakes.turned for word, _ in view.contract.announced) else 1.0
        self.point = sign * self._point(rest)
        self.reverse = self.stakes.reverse and sign > 0
        self.first = self._first()
        amounts = [amount for word, amount in stakes.last if not word or any(word == said for said, _ in view.contract.announced)]
        self.last = 2 * sum(amounts) + stakes.last_points * self.point
        gain = [worth * self.point for worth in stakes.worth]
        for cards, amount in (*stakes.kept, *stakes.captured):
            for number in bits(cards):
                gain[number] += sign * amount
        for cards, _, amount in stakes.collected:
            self._collected(gain, cards, amount)
        for word, cards, amount in stakes.undertaken:
            if any(word == said for said, _ in view.contract.announced):
                spoilt = self.theirs if self.attacking else self.ours
                if not cards & spoilt:
                    for number in bits(cards):
                        gain[number] += 2 * amount
        self.gain = gain
        rest_gain = sum([gain[number] for number in bits(self.out | self.hand)])
        self.content = rest_gain / max(1, self.left)
        if self.first and self.reverse:
            self.content = self.first / max(1, self.left)

    def _first(self) -> float:
        """What winning this trick is worth because none is won yet: more as the tricks run out, little with a sure one in hand."""
        if not self.stakes.first or any(trick.winner in self.side for trick in self.view.tricks):
            return 0.0
        own = self.hand & self.trumps
        sure = self.clear(own.bit_length() - 1) if own else 0.0
        return self.stakes.first * (1 - sure * (1 - 1 / self.left)) / max(1.0, self.left / self.view.seats)

    def _point(self, rest: float) -> float:
        """What one card point is worth now: its own payment, and by how open a target still is."""
        found = self.stakes.point
        for points, amount in self.stakes.targets:
            needed = points if self.attacking else self.stakes.total - points + 1
            found += 2 * amount * opened(needed, self.points, rest, self.habits.settled)
        return found

    def _collected(self, gain: list[float], cards: int, amount: float) -> None:
        """A set that one side may still complete: the fewer cards are missing, the more each is worth."""
        ours, theirs = cards & self.ours, cards & self.theirs
        if ours and theirs:
            return
        missing = cards & ~(ours | theirs)
        share = amount
        for _ in range(missing.bit_count() - 1):
            share *= 0.5
        for number in bits(missing):
            gain[number] += share

    def has(self, seat: int, cards: int) -> float:
        """How likely a seat holds at least one of these cards."""
        none = 1.0
        for group, shares in self.groups:
            part = group & cards
            if part:
                share = shares[seat]
                if share >= 0.999:
                    return 1.0
                if share > 0:
                    for _ in range(part.bit_count()):
                        none *= 1 - share
        return 1 - none

    def expect(self, seat: int, cards: int) -> float:
        """How many of these cards a seat holds on average."""
        return sum([(group & cards).bit_count() * shares[seat] for group, shares in self.groups if group & cards])

    def beats(self, seat: int, best: int, led: int) -> float:
        """How likely a seat can beat a card; `led` is the suit of the trick. Who plays from outside beats none."""
        if seat == self.view.outside:
            return 0.0
        if led == self.trumps:
            return self.has(seat, self.pack.beats[best])
        void = 1 - self.has(seat, led)
        over = self.has(seat, self.pack.takes(best, led) & ~led)
        if not led >> best & 1:
            return void * over
        higher = self.has(seat, self.pack.beats[best])
        return higher + void * over

    def ours_at_last(self, best: int, led: int, ours: bool, seats: tuple[int, ...]) -> float:
        """How likely the trick ends with the own side, when these seats still play and take it if they can."""
        sure = 1.0 if ours else 0.0
        held = best >= 0
        for seat in seats:
            can = self.beats(seat, best, led) if held else 0.5
            if seat in self.side:
                over = can * (1 if not ours else self.habits.partner_over)
                sure += (1 - sure) * over
            else:
                sure *= 1 - can
        return sure

    def clear(self, card: int) -> float:
        """How likely no foe holds a trump above this trump."""
        above = self.pack.beats[card] & self.out
        found = 1.0
        for seat in self.foes:
            found *= 1 - self.has(seat, above)
        return found


def _believed(view: "View", said: dict[int, str]) -> dict[frozenset[str], int]:
    """The cards seen by their places, those that somebody said he holds in his hand."""
    found: dict[frozenset[str], int] = {}
    for number, places in view.where.items():
        places = frozenset((said[number],)) if said.get(number) in places else places
        found[places] = found.get(places, 0) | 1 << number
    return found


def _fit(groups: list[Group], room: dict[str, int]) -> None:
    """Scale the weights so that each card lies somewhere and each place holds as many cards as it has room for."""
    for turn in range(4):
        if turn:
            totals = dict.fromkeys(room, 0.0)
            for cards, shares in groups:
                size = cards.bit_count()
                for place, share in shares.items():
                    totals[place] += size * share
            scale = {place: room[place] / total if total else 1.0 for place, total in totals.items()}
            for _, shares in groups:
                for place in shares:
                    shares[place] *= scale[place]
        for _, shares in groups:
            total = sum(shares.values())
            if total:
                for place in shares:
                    shares[place] /= total
