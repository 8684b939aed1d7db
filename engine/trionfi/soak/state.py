"""The state of a hand as plain values, what a view holds, where the cards are, and what the events say of it."""

from types import NoneType

from trionfi.hand import Hand, Move
from trionfi.soak.faults import CARDS, EVENTS, Broken
from trionfi.state.account import Line
from trionfi.state.actions import Action, Choice
from trionfi.state.contract import Contract
from trionfi.state.ending import Ending
from trionfi.state.events import Event
from trionfi.state.sight import Made
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.tricks import Trick
from trionfi.words import Message

State = tuple[tuple[Move, ...], int, dict[str, object]]
_FIXED = {"game", "pack", "ranks", "laid", "deal", "players", "seats", "seated", "order", "next", "dealer", "standing", "journal",
          "sights"}
_ATOMS = {int, bool, str, NoneType, frozenset, Event, Trick, Line, Contract, Ending, Move, Made, Action}  # what cannot change
_ROWS = (list, tuple)


def frozen(value: object) -> object:
    """A value with its lists, sets, dictionaries and choices made comparable, and apart from those that may yet change."""
    if type(value) in _ATOMS:
        return value
    if isinstance(value, dict):
        return {key: item if type(item) in _ATOMS else frozen(item) for key, item in value.items()}
    if isinstance(value, set):
        return frozenset(value)  # what can be in a set cannot change
    if type(value) is list or type(value) is tuple:
        return tuple(value) if _ATOMS.issuperset(map(type, value)) else tuple(map(frozen, value))
    if isinstance(value, Choice):
        return value.verb, value.count, value.cards, tuple(sorted(value.refused.items()))
    return value


def state(hand: Hand) -> State:
    """Everything that can change in a hand: its moves, the length of its journal, and the table's attributes by name. A list is copied as
    it is, and so is a tuple: `flat` proves that what they hold cannot change."""
    table = hand.table
    return tuple(hand.moves), len(table.journal), {
        name: value if type(value) in _ATOMS else tuple(value) if type(value) in _ROWS else frozen(value)
        for name, value in vars(table).items() if name not in _FIXED
    }


def flat(hand: Hand) -> None:
    """The lists and tuples of the table hold only what cannot change. Raises TypeError where one holds something that can."""
    for name, value in vars(hand.table).items():
        if type(value) in _ROWS and name not in _FIXED:
            hash(tuple(value))


def differing(one: State, other: State) -> str:
    """The attributes in which two states differ."""
    found = [name for name in one[2] | other[2] if name not in one[2] or name not in other[2] or one[2][name] != other[2][name]]
    return ", ".join(found) or ("the list of moves" if one[0] != other[0] else "the journal")


def knowledge(view: View) -> object:
    """Everything that a view holds, attribute by attribute, and what it works out from them."""
    found = {name: value for name, value in view.all().items() if name != "game"}
    found["unseen"], found["outstanding"] = view.unseen, view.outstanding
    found["sides"] = [sorted(view.side(seat)) for seat in range(view.players)]
    found["voids"] = [view.voids(seat) for seat in range(view.players)]
    return frozen(found)


def seen(hand: Hand, seat: int) -> int:
    """The cards that an event has shown to this seat, as a mask."""
    mask, eyes = 0, hand.table.eyes(seat)
    for event in hand.events:
        if event.audience & eyes:
            mask |= event.cards
    return mask


def trick_cards(table: Table) -> int:
    """The cards that lie in the open trick: a covered Fool is already in its holder's pile."""
    mask = 0
    for _, number in table.plays:
        mask |= 1 << number
    mask |= table.beside
    for pile in table.won:
        mask &= ~pile
    return mask


def places(table: Table) -> dict[str, int]:
    """Every place that holds cards, with its cards; what no place holds is still in the pack."""
    found = {f"hand {seat}": cards for seat, cards in enumerate(table.hands)}
    found |= {f"won {seat}": cards for seat, cards in enumerate(table.won)}
    found |= table.piles
    found["trick"] = trick_cards(table)
    return {place: cards for place, cards in found.items() if cards}


class Fold:
    """The table as the events tell it to one who sees them all. `places` are the cards of each place, `said` the words spoken as
    (seat, word), `tricks` how many are over."""

    def __init__(self, table: Table):
        self.table = table
        self.places: dict[str, int] = {"pack": table.pack.all}
        self.told = 0
        self.said: list[tuple[int, str]] = []
        self.tricks = 0

    def catch_up(self) -> None:
        """Read the events that are new. Raises Broken for one that takes cards from where they are not."""
        for event in self.table.events[self.told:]:
            self._read(event)
        self.told = len(self.table.events)

    def _read(self, event: Event) -> None:
        if event.cards and event.source != event.target:
            before = self.places.get(event.source, 0)
            if before & event.cards != event.cards:
                raise Broken(EVENTS, Message("{event} takes cards that are not in {source}", event=str(event), source=str(event.source)))
            self.places[event.source] = before & ~event.cards
            self.places[event.target] = self.places.get(event.target, 0) | event.cards
        if event.kind == "say":
            self.said.append((event.seat, event.word))
        self.tricks += event.kind == "trick"

    def held(self) -> dict[str, int]:
        """Every place that holds cards, the pack apart."""
        return {place: cards for place, cards in self.places.items() if cards and place != "pack"}

    def check(self) -> None:
        """Every card is in one place, the one where the events say. Raises Broken where it is not."""
        table, truth = self.table, places(self.table)
        self.catch_up()
        together = self.places["pack"]
        for place, cards in truth.items():
            if together & cards:
                raise Broken(CARDS, Message("{cards} lies in {place} and in another place",
                                            cards=" ".join(table.pack.unmask(together & cards)), place=str(place)))
            together |= cards
        if together != table.pack.all:
            raise Broken(CARDS, Message("{cards} was dealt and lies nowhere",
                                        cards=" ".join(table.pack.unmask(table.pack.all & ~together))))
        held = self.held()
        if held != truth:
            wrong = sorted(place for place in held | truth if held.get(place) != truth.get(place))
            raise Broken(EVENTS, Message("the events tell other cards than there are in {some}", some=", ".join(wrong)))
        if self.tricks != len(table.tricks):
            raise Broken(EVENTS, Message("the events tell of {tricks} tricks, and there are {n}", tricks=self.tricks, n=len(table.tricks)))
