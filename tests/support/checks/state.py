"""The state of a hand as plain values, where the cards are, and what the events say of it."""

from collections.abc import Iterator, Mapping

from trionfi.cards.chance import Chance
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.state.actions import Action, Choice
from trionfi.state.events import Event
from trionfi.state.table import Table
from trionfi.state.view import View

_FIXED = {"game", "pack", "deal", "players", "seats", "order", "next", "dealer", "standing", "journal"}


def frozen(value: object) -> object:
    """A value with its lists, dictionaries and choices made comparable."""
    if isinstance(value, Choice):
        return value.verb, value.count, value.cards, tuple(sorted(value.refused.items()))
    if isinstance(value, dict):
        return tuple(sorted((str(key), frozen(item)) for key, item in value.items()))
    if type(value) in (list, tuple):
        return tuple(map(frozen, value))
    return value


def state(hand: Hand) -> tuple:
    """Everything that can change in a hand."""
    table = hand.table
    return tuple(hand.moves), len(table.journal), frozen({
        name: value for name, value in vars(table).items() if name not in _FIXED
    })


def knowledge(view: View) -> object:
    """Everything that a view holds, attribute by attribute, and what it works out from them."""
    found = {name: value for name, value in vars(view).items() if name != "game"}
    found["unseen"], found["outstanding"] = view.unseen, view.outstanding
    found["sides"] = [sorted(view.side(seat)) for seat in range(view.players)]
    found["voids"] = [view.voids(seat) for seat in range(view.players)]
    return frozen(found)


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
    """The table as the events tell it to one who sees them all."""

    def __init__(self, table: Table):
        self.table = table
        self.places: dict[str, int] = {"pack": table.pack.all}
        self.told = 0
        self.said: list[tuple[int, str]] = []
        self.tricks = 0

    def catch_up(self) -> None:
        """Read the events that are new."""
        for event in self.table.events[self.told:]:
            self._read(event)
        self.told = len(self.table.events)

    def _read(self, event: Event) -> None:
        if event.cards and event.source != event.target:
            before = self.places.get(event.source, 0)
            assert before & event.cards == event.cards, f"{event} takes cards that are not in {event.source}"
            self.places[event.source] = before & ~event.cards
            self.places[event.target] = self.places.get(event.target, 0) | event.cards
        if event.kind == "say":
            self.said.append((event.seat, event.word))
        self.tricks += event.kind == "trick"

    def held(self) -> dict[str, int]:
        """Every place that holds cards, the pack apart."""
        return {place: cards for place, cards in self.places.items() if cards and place != "pack"}


def seen(hand: Hand, seat: int) -> int:
    """The cards that an event has shown to this seat."""
    mask = 0
    for event in hand.events:
        if event.audience >> seat & 1:
            mask |= event.cards
    return mask


def sides(hand: Hand) -> list[frozenset[int]]:
    """The sides at the end, each once."""
    return sorted({hand.table.side(seat) for seat in range(hand.players)}, key=min)


def side_pile(table: Table, side: frozenset[int]) -> int:
    """What a side has at the end: its tricks, what it laid away, and the talon if the contract leaves it to this side."""
    mask = 0
    for seat in side:
        mask |= table.won[seat] | table.piles.get(f"discard {seat}", 0)
    if table.contract.declarer is not None and (table.contract.talon == "keep") == (table.contract.declarer in side):
        mask |= table.piles.get("talon", 0)
    return mask


def kind_of(game: Game, card: str) -> tuple[bool, ...]:
    """What the steps of the game tell of a card before all eyes without showing it: two unseen cards are alike to a seat if no step
    tells them apart."""
    number = game.pack.index[card]
    return tuple(bool(game.pack.select(cards) >> number & 1) for step in game.steps for cards in step.sorts)


def alike(game: Game, hidden: list[str], chance: Chance) -> tuple[str, str] | None:
    """Two of some cards that no step tells apart, if there are two."""
    one = chance.choice(hidden)
    others = [card for card in hidden if card != one and kind_of(game, card) == kind_of(game, one)]
    return (one, chance.choice(others)) if others else None


def numbers(mask: int) -> Iterator[int]:
    """The card numbers of a mask."""
    for number in range(mask.bit_length()):
        if mask >> number & 1:
            yield number


def exchanged_action(hand: Hand, action: Action, change: Mapping[str, str]) -> Action:
    """An action of a hand in which cards have changed places, its cards in the order that the step writes them in."""
    if action.verb in ("call", "ask"):
        return action
    cards = [change.get(card, card) for card in action.cards]
    choice = hand.legal_actions()
    if isinstance(choice, Choice):
        return choice.action(cards)
    return action._replace(cards=tuple(hand.game.pack.sort(cards)))
