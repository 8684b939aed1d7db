"""From where the cards lie to how they were dealt: the events of a hand are gone through backwards."""

from typing import NamedTuple

from trionfi.bots.search.knowledge import Placing
from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.state.deal import Deal
from trionfi.state.events import Event
from trionfi.state.view import View

DEALING = ("deal", "lay", "show", "look", "turn up", "say", "take")


class Way(NamedTuple):
    """What a card that is shown while the cards are dealt was in its packet: its `last` card or its first; of a player who takes a pile,
    whether it lay in that `pile` still."""

    last: bool
    pile: bool


WAYS = (Way(True, False), Way(False, False), Way(True, True))


class Unwound:
    """The deal behind a placing of all cards. `moved` are for each event that moved hidden cards those that it moved (a mask), `shown`
    the cards that were shown where they lie, those shown first at the head."""

    def __init__(self, view: View, placing: Placing, chance: Chance, way: Way):
        self.view, self.chance, self.way = view, chance, way
        self.at = dict(placing)
        self.moved: dict[int, int] = {}
        self.shown = _shown(view)
        self._pinned = _pins(view, way)
        for place in range(len(view.events) - 1, -1, -1):
            event = view.events[place]
            if event.source != event.target:
                self._back(place, event)

    def cards(self, place: int) -> int:
        """The cards that an event moved."""
        event = self.view.events[place]
        return 0 if event.source == event.target else event.cards or self.moved.get(place, 0)

    def _back(self, place: int, event: Event) -> None:
        cards = event.cards
        if not cards and (size := _size(event)):
            lying = self.at.get(event.target, 0)
            stays, goes = self._pinned[place]
            must = lying & goes
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
        if any(step.reshuffles for step in game.course):
            return None
        if not game.deals_hands:
            return self._cut()
        hands = [f"hand {seat}" for seat in range(view.seats)]
        packets: dict[str, list[int]] = {name: [] for name in (*hands, *(name for name, _ in names))}
        for place, event in enumerate(view.events):
            if event.source != "pack":
                continue
            target = f"row {event.target[5:]}" if event.kind == "turn up" and event.target in hands else event.target
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
        return Deal(tuple([tuple(packets[hand]) for hand in hands]), tuple([(name, tuple(packets[name])) for name, _ in names]))

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
        packets = next((found for step in self.view.game.course if (found := step.uncut([*order, *rest], under))), ())
        return Deal((), packets) if packets else None

    def _ordered(self, cards: int) -> list[int]:
        apart = [number for number in self.shown if cards >> number & 1]
        rest = [number for number in bits(cards) if number not in apart]
        return [*rest, *reversed(apart)] if self.way.last else [*apart, *rest]

    def _drawn_first(self, packets: dict[str, list[int]]) -> None:
        """The cards that left a pile one by one stand first in it, in that order; each that came to light when one of a row was played
        stands where that one does."""
        for place, event in enumerate(self.view.events):
            if event.source not in packets or event.kind not in ("draw", "turn up"):
                continue
            pile = packets[event.source]
            for number in bits(event.cards or self.moved.get(place, 0)):
                if event.kind == "draw":
                    at = sum(1 for other in self.view.events[:place] if other.kind == "draw" and other.source == event.source)
                else:
                    played = next(one for one in reversed(self.view.events[:place]) if one.kind == "play")
                    at = packets[f"row {event.source.rpartition(' ')[2]}"].index(played.cards.bit_length() - 1)
                now = pile.index(number)
                pile[at], pile[now] = pile[now], pile[at]


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
    """For each event that moved hidden cards: the cards that were last seen at its target before it, and so did not go along unless they
    had left it unseen; and those that did, last seen at its source or shown as soon as they had come."""
    seen: dict[int, str] = {}
    found: dict[int, tuple[int, int]] = {}
    dealt: dict[str, int] = {}
    dealing = True
    for place, event in enumerate(view.events):
        dealing = dealing and event.kind in DEALING
        if event.cards:
            if dealing and not event.word and event.source == event.target and event.target in dealt:
                stays, goes = found[dealt[event.target]]
                found[dealt[event.target]] = stays, goes | event.cards & ~stays
            for number in bits(event.cards):
                seen[number] = event.target
        elif event.source != event.target and _size(event):
            late = way.pile and event.kind == "take"
            stays = sum([1 << number for number, at in seen.items() if at == event.target])
            found[place] = (0, stays) if late else (stays, sum([1 << number for number, at in seen.items() if at == event.source]))
            if event.source == "pack" or late:
                dealt[event.target] = place
    return found
