"""From where the cards lie to how they were dealt: the events of a hand are gone through backwards."""


from trionfi.bots.places import Placing
from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.phases.layout import depths
from trionfi.state.deal import AGAIN, Deal
from trionfi.state.events import Event
from trionfi.state.view import View
from trionfi.values import NamedTuple, replace

HEAP = "heap"   # a packet of the deal that is no hand yet
DEALING = ("deal", "lay", "show", "look", "turn up", "say", "take")


class Way(NamedTuple):
    """What a card that is shown while the cards are dealt was in its packet: its `last` card or its first; of a player who takes a pile,
    whether it lay in that `pile` still."""

    last: bool
    pile: bool


WAYS = (Way(True, False), Way(False, False), Way(True, True))


class Past:
    """What the events of a view say whatever the placing. `shown` are the cards that were shown where they lie, those shown first at the
    head, `back` the events that moved cards, the last first, each with its place and how many cards it moved unseen."""

    def __init__(self, view: View):
        self.view, self.shown = view, _shown(view)
        self.back = [(place, event, 0 if event.cards else _size(event)) for place, event in enumerate(view.events)
                     if event.source != event.target][::-1]
        self._pinned: dict[bool, dict[int, tuple[int, int]]] = {}

    def pinned(self, way: Way) -> dict[int, tuple[int, int]]:
        """What `_pins` finds."""
        if way.pile not in self._pinned:
            self._pinned[way.pile] = _pins(self.view, way)
        return self._pinned[way.pile]


class Unwound:
    """The deal behind a placing of all cards. `moved` are for each event that moved hidden cards those that it moved (a mask)."""

    def __init__(self, past: Past, placing: Placing, chance: Chance, way: Way):
        self.view, self.shown, self.chance, self.way = past.view, past.shown, chance, way
        self.at = dict(placing)
        self.moved: dict[int, int] = {}
        self._pinned = past.pinned(way)
        for place, event, size in past.back:
            self._back(place, event, size)

    def cards(self, place: int) -> int:
        """The cards that an event moved."""
        event = self.view.events[place]
        return 0 if event.source == event.target else event.cards or self.moved.get(place, 0)

    def _back(self, place: int, event: Event, size: int) -> None:
        cards = event.cards
        if size:
            lying = self.at.get(event.target, 0)
            stays, goes = self._pinned[place]
            must = lying & goes
            if must.bit_count() > size:
                must = sum([1 << number for number in self.chance.sample(bits(must), size)])
            free = lying & ~stays & ~must
            wanted = size - must.bit_count()
            if wanted < free.bit_count():
                free = sum([1 << number for number in self.chance.sample(bits(free), max(0, wanted))])
            cards = self.moved[place] = must | free
        self.at[event.target] = self.at.get(event.target, 0) & ~cards
        self.at[event.source] = self.at.get(event.source, 0) | cards

    def deal(self) -> Deal | None:
        """The deal as data. None where the game's deal is made in another way."""
        view, game = self.view, self.view.game
        names = [(name, most) for name, least, most in game.packets if name and least == most]
        if not game.deals_hands and not names:
            return self._cut()
        hands = [f"hand {seat}" for seat in range(view.seats)]
        packets: dict[str, list[int]] = {name: [] for name in (*hands, *(name for name, _ in names))}
        gathered = next((place for place, event in enumerate(view.events) if event.kind == "gather"), len(view.events))
        for place, event in enumerate(view.events[:gathered]):
            if event.source != "pack":
                continue
            target = f"row {event.target[5:]}" if event.kind == "turn up" and event.target in hands else event.target
            target = target.replace(HEAP, "hand")
            if target in packets:
                packets[target] += self._ordered(self.cards(place))
        sizes = dict.fromkeys(hands, game.hand_size) | dict(names)
        self._drawn_first(packets)
        left = bits(self.at.get("pack", 0) & ~sum([1 << card for cards in packets.values() for card in cards]))
        self.chance.shuffle(left)
        for name, packet in packets.items():
            while len(packet) < sizes[name] and left:
                packet.append(left.pop())
            if len(packet) != sizes[name]:
                return None
        self._uncovered(packets)
        dealt = tuple([tuple(packets[hand]) for hand in hands if game.deals_hands])
        deal = Deal(dealt, tuple([(name, tuple(packets[name])) for name, _ in names]))
        return replace(deal, again=self._again(deal, gathered)) if any(step.dealing.reshuffles for step in game.course) else deal

    def _again(self, deal: Deal, gathered: int) -> int:
        """The number of the second shuffling: by chance as long as there was none."""
        view = self.view
        taken = next((event for event in view.events if event.kind == "take" and event.source.startswith(HEAP)), None)
        if taken is None:
            return self.chance.below(AGAIN)
        wanted = [number for place in range(gathered, len(view.events)) if view.events[place].source == "pack"
                  for number in bits(self.cards(place))]
        chooser = view.order.index(taken.seat)
        seats, kept = (*view.order[chooser:], *view.order[:chooser]), int(taken.source.removeprefix(HEAP))
        return max(step.dealing.dealt_again(deal, seats, kept, wanted) for step in view.game.course)

    def _cut(self) -> Deal | None:
        """The deal of a pack that was cut: its cards as they came off it, those first that were then robbed from a pile."""
        events = self.view.events
        order: list[int] = []
        under: list[int] = []
        for place, event in enumerate(events):
            if event.source != "pack":
                continue
            cards = self.cards(place)
            if event.kind == "rob" or (event.kind == "show" and not event.target.startswith("hand")):
                under += bits(cards)
                continue
            later = [one for one in events[place:] if one.kind == "rob" and one.source == event.target]
            robbed = [number for one in later for number in bits(one.cards)]
            order += [*robbed, *self._ordered(cards & ~sum([1 << number for number in robbed]))]
        rest = bits(self.at.get("pack", 0) & ~sum([1 << number for number in (*order, *under)]))
        self.chance.shuffle(rest)
        packets = next((found for step in self.view.game.course if (found := step.dealing.uncut([*order, *rest], under))), ())
        return Deal((), packets) if packets else None

    def _ordered(self, cards: int) -> list[int]:
        apart = [number for number in self.shown if cards >> number & 1]
        rest = [number for number in bits(cards) if number not in apart]
        if self.way.pile:
            self.chance.shuffle(apart)
        return [*rest, *reversed(apart)] if self.way.last else [*apart, *rest]

    def _drawn_first(self, packets: dict[str, list[int]]) -> None:
        """The cards that left a pile one by one stand first in it, in that order."""
        for place, event in enumerate(self.view.events):
            if event.source in packets and event.kind == "draw":
                pile = packets[event.source]
                for number in bits(event.cards or self.moved.get(place, 0)):
                    at = sum(1 for other in self.view.events[:place] if other.kind == "draw" and other.source == event.source)
                    now = pile.index(number)
                    pile[at], pile[now] = pile[now], pile[at]

    def _uncovered(self, packets: dict[str, list[int]]) -> None:
        """In rows of packets each card that came to light lies below the one that was played before. Which packet of a row holds fewer
        cards than others nobody knows, until one has held more."""
        for name, under in packets.items():
            if name.startswith("under"):
                seat = name.rpartition(" ")[2]
                row = packets[f"row {seat}"]
                below = self._columns(int(seat), row)
                self.chance.shuffle(row)
                sizes = depths(len(row), len(under))
                row[:] = [card for more in (True, False) for card in row if (len(below[card]) > min(sizes)) == more]
                known = {number for column in below.values() for number in column}
                rest = iter([number for number in under if number not in known])
                under[:] = [number for card, size in zip(row, sizes, strict=True)
                            for number in (*below[card], *(next(rest) for _ in range(size - len(below[card]))))]

    def _columns(self, seat: int, row: list[int]) -> dict[int, list[int]]:
        """For each uppermost card of a row those that came to light below it, the highest first."""
        found: dict[int, list[int]] = {card: [] for card in row}
        played = -1
        for event in self.view.events:
            if event.kind == "play" and event.seat == seat:
                played = event.cards.bit_length() - 1
            elif event.kind == "turn up" and event.source == f"under {seat}":
                next(column for top, column in found.items() if played == top or played in column).append(event.cards.bit_length() - 1)
        return found


def _size(event: Event) -> int:
    """How many cards a hidden event moved."""
    size = event.word.rpartition(" ")[2]
    return int(size) if size.isdecimal() else 0


def _shown(view: View) -> list[int]:
    """The cards that were shown where they lie, those shown first at the head."""
    found: list[int] = []
    for event in view.events:
        if event.source == event.target and event.kind in ("show", "look"):
            found += [number for number in bits(event.cards) if number not in found]
    return found


def _pins(view: View, way: Way) -> dict[int, tuple[int, int]]:
    """For each event that moved hidden cards: the cards that may have lain at its target before it and not at its source, and so did not
    go along unless they had left it unseen; and those that did if they lie there: they may have lain at its source and not at its target,
    or were shown as soon as they had come."""
    seen: dict[int, frozenset[str]] = {}
    found: dict[int, tuple[int, int]] = {}
    dealt: dict[str, list[int]] = {}
    dealing = True
    for place, event in enumerate(view.events):
        dealing = dealing and event.kind in DEALING
        if event.cards:
            if dealing and not event.word and event.source == event.target and event.target in dealt:
                for came in dealt[event.target]:
                    stays, goes = found[came]
                    found[came] = stays, goes | event.cards & ~stays
            for number in bits(event.cards):
                seen[number] = frozenset((event.target,))
        elif event.source != event.target and _size(event):
            late = way.pile and event.kind == "take"
            here = {number for number, at in seen.items() if event.target in at}
            there = {number for number, at in seen.items() if event.source in at}
            stays, goes = (sum([1 << number for number in numbers]) for numbers in (here - there, there - here))
            found[place] = (0, stays) if late else (stays, goes)
            for number in there:
                seen[number] |= {event.target}
            if event.source == "pack" or late:
                dealt[event.target] = [*dealt.get(event.target, ()), place]
    return found
