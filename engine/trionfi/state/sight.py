"""What one seat has seen of a hand, carried on with it: the views of a seat share it."""

from collections.abc import Sequence
from functools import cache, lru_cache

from trionfi.cards import Pack, bits
from trionfi.melds.table import Seen
from trionfi.state.actions import Action
from trionfi.state.events import EVERYBODY, Event
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import NamedTuple

_new = tuple.__new__  # as in `trionfi.state.table`


class Made(NamedTuple):
    """A move as one seat knows it: who made it; the action, without its cards where they were not shown; whether it has such cards; and
    how many events went before it."""

    seat: int
    action: Action
    hidden: bool
    told: int


@cache
def _shown_in_part(game: Rules) -> frozenset[str]:
    """The declarations of which only so many cards are shown as their worth asks for: nobody sees whether there are more."""
    melds = game.melds
    found = [one for one in melds.combinations if one.shows.what is Seen.STEP] if melds else []
    return frozenset([melds.said(one, kind) for one in found for kind in one.pattern.kinds(game.pack)]) if melds else frozenset()


@cache
def _unnoticed(game: Rules) -> frozenset[str]:
    """The verbs of moves of which nobody but the player knows."""
    return frozenset(step.speaking.unnoticed for step in game.course if step.speaking.unnoticed)


@cache
def _only(place: str) -> frozenset[str]:
    """The one place where a card is known to be; views share these sets."""
    return frozenset((place,))


@lru_cache(maxsize=4096)
def _all_at(cards: int, place: str) -> dict[int, frozenset[str]]:
    """Each of some cards (a mask) at a place: what moved together once, every seat looks at. Not to be changed."""
    return dict.fromkeys(bits(cards), _only(place))


class Folded:
    """The fold of events for a seat. `events` are those told so far, as the seat knows them; `said`, `counts`, `where`, `hand`, `played`,
    `drew` and `moves` are what a view has under these names, None standing for a move that the seat knows nothing of; `known` are all
    cards that were seen (a mask).
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
        self.moves: list[Made | None] = []
        self._led, self._laid = 0, False

    def copy(self) -> "Folded":
        """Another that has seen the same."""
        other = Folded.__new__(Folded)
        state = other.__dict__
        state.update(self.__dict__)
        for name in ("said", "events", "counts", "where", "drew", "moves"):
            state[name] = state[name].copy()
        return other

    def note(self, move: Made, pack: Pack, shown_in_part: frozenset[str], end: int) -> None:
        """The move of another seat, until there were so many events: with its cards only if each of them was shown or named by it."""
        shown, said, cards = 0, set[str](), move.action.cards
        for event in self.events[move.told:end]:
            shown |= event.cards
            said.update(event.word.split())
        if move.action.word in shown_in_part or not all(card in said or shown >> pack.index[card] & 1 for card in cards):
            move = move._replace(action=move.action._replace(cards=()), hidden=True)
        self.moves.append(move)

    def see(self, events: list[Event]) -> None:
        """Go on with the events that are new."""
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


class Sight:
    """What a seat with some eyes (see `Table.eyes`) has lived through, under one declarer: the events, and the moves with how many events
    went before each. Its lists only grow, so that a view is no more than how far it goes in them; what the seat knows is worked out
    when it is asked for.
    """

    def __init__(self, table: Table, seat: int, eyes: int):
        self.seat, self.eyes, self.declarer = seat, eyes, table.contract.declarer
        self.game, self.size = table.game, table.pack.size - len(table.standing.gone)
        self.owners = tuple(table.player(one) for one in range(table.seats)) + (None,) * (seat >= table.seats)
        self.actor = table.player(seat)
        self.events: list[Event] = []
        self.moves: list[tuple[int, Action]] = []
        self.told: list[int] = []
        self._folded = Folded(seat, eyes, self.size)

    @classmethod
    def of(cls, table: Table, seat: int) -> "Sight":
        """What the seat has lived through by now. The table keeps it, and it goes on with the hand."""
        eyes, sight = table.eyes(seat), table.sights.get(seat)
        if sight is None or sight.eyes != eyes or sight.declarer != table.contract.declarer:
            sight = table.sights[seat] = cls(table, seat, eyes)
        if len(sight.events) < len(table.events):
            sight.events.extend(table.events[len(sight.events):])
        return sight

    def follow(self, moves: Sequence[tuple[int, Action]], told: Sequence[tuple[int, int]]) -> None:
        """Go on with the moves that are new; `told` has for each, beside another number, how many events went before it."""
        known = len(self.moves)
        self.moves.extend(moves[known:])
        self.told.extend([before for _, before in told[known:]])

    def copy(self) -> "Sight":
        """Another that has lived through the same, and goes on by itself."""
        other = Sight.__new__(Sight)
        state = other.__dict__
        state.update(self.__dict__)
        for name in ("events", "moves", "told", "_folded"):
            state[name] = state[name].copy()
        return other

    def at(self, events: int, moves: int) -> Folded:
        """What the seat knew when there were so many events and moves; nobody else has it."""
        folded = self._folded
        if len(folded.events) > events or len(folded.moves) > moves:  # somebody has looked later: begin again
            folded = Folded(self.seat, self.eyes, self.size)
            self._fold(folded, events, moves)
            return folded
        self._fold(folded, events, moves)
        return folded.copy()

    def _fold(self, folded: Folded, events: int, moves: int) -> None:
        folded.see(self.events[len(folded.events):events])
        for place in range(len(folded.moves), moves):
            seat, action = self.moves[place]
            move = _new(Made, (seat, action, False, self.told[place]))
            if action.verb in _unnoticed(self.game) and self.owners[seat] != self.actor:
                folded.moves.append(None)
            elif action.cards and action.verb != "play" and self.owners[seat] != self.actor:
                end = self.told[place + 1] if place + 1 < moves else events
                folded.note(move, self.game.pack, _shown_in_part(self.game), end)
            else:
                folded.moves.append(move)
