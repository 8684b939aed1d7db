"""From where the cards lie to how they were dealt: the events of a hand are gone through backwards."""

from trionfi.bots.search.knowledge import Placing
from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.state.deal import Deal
from trionfi.state.events import Event
from trionfi.state.view import View



class Unwound:
    """The deal behind a placing of all cards. `moved` are for each event that moved hidden cards those that it moved (a mask)."""

    def __init__(self, view: View, placing: Placing, chance: Chance):
        self.view, self.chance = view, chance
        self.at = dict(placing)
        self.moved: dict[int, int] = {}
        self._pinned = _pins(view)
        for place in range(len(view.events) - 1, -1, -1):
            event = view.events[place]
            if event.source != event.target:
                self._back(place, event)

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

    def deal(self, last: bool) -> Deal | None:
        """The deal as data; a card of a packet that is shown lies there as the `last` card, or as the first. None where the game's deal is
        made in another way."""
        view, game = self.view, self.view.game
        names = [(name, most) for step in game.course for name, least, most in step.packets(game.pack) if name and least == most]
        if not game.deals_hands or any(step.reshuffles for step in game.course):
            return None
        packets: dict[str, list[int]] = {f"hand {seat}": [] for seat in range(view.seats)} | {name: [] for name, _ in names}
        shown = 0
        for event in view.events:
            if event.source == event.target:
                shown |= event.cards if event.kind == "show" or event.kind == "look" else 0
        for place, event in enumerate(view.events):
            if event.source != "pack" or event.kind == "turn up" and event.target not in packets:
                continue
            cards = event.cards or self.moved.get(place, 0)
            target = event.target
            if event.kind == "turn up" and target.startswith("hand "):
                target = f"row {target[5:]}"
            if target in packets:
                packets[target] += _ordered(cards, shown, last)
        sizes = {f"hand {seat}": game.hand_size for seat in range(view.seats)} | dict(names)
        self._drawn_first(packets)
        left = bits(self.at.get("pack", 0) & ~sum([1 << card for cards in packets.values() for card in cards]))
        self.chance.shuffle(left)
        for name, cards in packets.items():
            while len(cards) < sizes[name] and left:
                cards.append(left.pop())
            if len(cards) != sizes[name]:
                return None
        return Deal(tuple(tuple(packets[f"hand {seat}"]) for seat in range(view.seats)), tuple((name, tuple(packets[name])) for name, _ in names))

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


def _ordered(cards: int, shown: int, last: bool) -> list[int]:
    apart = bits(cards & shown)
    return [*bits(cards & ~shown), *apart] if last else [*apart, *bits(cards & ~shown)]


def _pins(view: View) -> dict[int, tuple[int, int]]:
    """For each event that moved hidden cards: the cards that were last seen at its target before it, and so did not go along unless they
    had left it unseen, and those last seen at its source."""
    seen: dict[int, str] = {}
    found: dict[int, tuple[int, int]] = {}
    for place, event in enumerate(view.events):
        if event.cards:
            for number in bits(event.cards):
                seen[number] = event.target
        elif event.source != event.target and _size(event):
            found[place] = (sum([1 << number for number, at in seen.items() if at == event.target]),
                            sum([1 << number for number, at in seen.items() if at == event.source]))
    return found
