"""What one seat has seen of the events of a hand, carried on event by event: the views of a seat share it."""

from functools import cache, lru_cache

from trionfi.cards import bits
from trionfi.state.events import EVERYBODY, Event
from trionfi.state.table import Table

_new = tuple.__new__  # as in `trionfi.state.table`


@cache
def _only(place: str) -> frozenset[str]:
    """The one place where a card is known to be; views share these sets."""
    return frozenset((place,))


@lru_cache(maxsize=4096)
def _all_at(cards: int, place: str) -> dict[int, frozenset[str]]:
    """Each of some cards (a mask) at a place: what moved together once, every seat looks at. Not to be changed."""
    return dict.fromkeys(bits(cards), _only(place))


class Sight:
    """The fold of events for a seat with some eyes (see `Table.eyes`). `events` are those told so far, as the seat knows them; `said`,
    `counts`, `where`, `hand`, `played` and `drew` are what a view has under these names; `known` are all cards that were seen (a mask).
    """

    def __init__(self, seat: int, eyes: int, size: int):
        """`size` is how many cards are dealt from."""
        self.seat, self.eyes = seat, eyes
        self.said: list[tuple[int, str]] = []
        self.events: list[Event] = []
        self.counts: dict[str, int] = {"pack": size}
        self.where: dict[int, frozenset[str]] = {}
        self.hand, self.played, self.known = 0, 0, 0
        self.drew: list[tuple[int, int, int]] = []
        self._led, self._laid = 0, False

    @classmethod
    def of(cls, table: Table, seat: int) -> "Sight":
        """What the seat has seen by now. The table keeps it, and it goes on with the hand: who wants to keep a part copies it."""
        eyes, sight = table.eyes(seat), table.sights.get(seat)
        if sight is None or sight.eyes != eyes:
            sight = table.sights[seat] = cls(seat, eyes, table.pack.size - len(table.standing.gone))
        sight._see(table.events[len(sight.events):])
        return sight

    def _see(self, events: list[Event]) -> None:
        counts, told, eyes, own = self.counts, self.events, self.eyes, f"hand {self.seat}"
        for event in events:
            kind, seat, cards, source, target, audience, word = event
            mine = audience == EVERYBODY or audience & eyes
            size = cards.bit_count()
            if kind == "say":
                self.said.append((seat, word))
            elif kind == "play":
                self._led += not self._laid
                self._laid = True
            elif kind == "trick":
                self._laid = False
            elif self._led and source != target == f"hand {seat}":
                self.drew.append((self._led, seat, cards if mine else 0))
            if source != target:
                counts[source] = counts.get(source, 0) - size
                counts[target] = counts.get(target, 0) + size
            if not mine:
                told.append(_new(Event, (kind, seat, 0, source, target, audience, f"{word} {size}" if word else str(size))))
                self._hidden_move(event, size)
                continue
            told.append(event)
            if cards:
                if target == own or source == own:
                    self.hand = self.hand | cards if target == own else self.hand & ~cards
                self._seen_move(kind, cards, target)

    def _seen_move(self, kind: str, cards: int, target: str) -> None:
        """Cards moved, and this seat saw which."""
        self.known |= cards
        if kind in ("play", "trick"):
            self.played |= cards
        elif kind == "take back":
            self.played &= ~cards
        if cards & (cards - 1):
            self.where.update(_all_at(cards, target))
        else:
            self.where[cards.bit_length() - 1] = _only(target)

    def _hidden_move(self, event: Event, size: int) -> None:
        """Cards moved that this seat did not see: what it knew to lie there may have gone along."""
        if not size or event.source == event.target:
            return
        emptied = not self.counts.get(event.source)
        for number, places in self.where.items():
            if event.source in places:
                self.where[number] = (places - {event.source} if emptied else places) | {event.target}
