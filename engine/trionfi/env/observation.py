"""What a seat may know as a row of numbers of one length for a game: `legend` says what stands where."""

from array import array
from collections.abc import Iterable
from functools import lru_cache

from trionfi.cards import bits
from trionfi.env.space import space_of
from trionfi.game import Game
from trionfi.state.dummies import seat_count
from trionfi.state.view import View
from trionfi.values import NamedTuple


class Part(NamedTuple):
    """A part of the row: what it holds, where it starts, and its shape, such as (cards,) or (seats, cards). Seats come in the order of play
    from the own one."""

    name: str
    start: int
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many numbers it has."""
        found = 1
        for many in self.shape:
            found *= many
        return found


BY_PLACE = (("in hand", "hand"), ("won", "won"), ("discarded", "discard"))


@lru_cache(512)
def legend(game: Game, players: int) -> tuple[Part, ...]:
    """The parts of the row. Cards: 1 where the card is known to be there; words: 1 where the seat has said it."""
    seats, cards, words = seat_count(game.at(players), game.playing(players)), game.pack.size, len(space_of(game).words)
    shapes: list[tuple[str, tuple[int, ...]]] = [
        ("picked", (cards,)), ("in the trick", (seats, cards)), *((name, (seats, cards)) for name, _ in BY_PLACE),
        ("elsewhere", (cards,)), ("never seen", (cards,)), ("cards in hand", (seats,)), ("tricks won", (seats,)), ("turn", (seats,)),
        ("dealer", (seats,)), ("declarer", (seats,)), ("partner", (seats,)), ("said", (seats, words)), ("step", (len(game.steps),)),
        ("multiplier", (1,)),
    ]
    parts: list[Part] = []
    start = 0
    for name, shape in shapes:
        parts.append(Part(name, start, shape))
        start += parts[-1].size
    return tuple(parts)


@lru_cache(512)
def _starts(game: Game, players: int) -> dict[str, int]:
    return {part.name: part.start for part in legend(game, players)} | {"": sum(part.size for part in legend(game, players))}


def observe(view: View, game: Game, players: int, picked: Iterable[int] = ()) -> "array[float]":
    """The row of a view; `picked` are the cards picked for a set that is not whole yet."""
    parts = _starts(game, players)
    row = array("f", bytes(4 * parts[""]))
    cards, place = game.pack.size, _places(view)
    for number in picked:
        row[parts["picked"] + number] = 1
    for seat, number in view.plays:
        row[parts["in the trick"] + place[seat] * cards + number] = 1
    starts = {f"{key} {seat}": parts[name] + where * cards for name, key in BY_PLACE for seat, where in place.items()}
    for number, known in view.where.items():
        if len(known) == 1:
            there, = known
            if there != "trick":
                row[starts.get(there, parts["elsewhere"]) + number] = 1
    for number in bits(view.unseen):
        row[parts["never seen"] + number] = 1
    for seat, where in place.items():
        row[parts["cards in hand"] + where] = view.counts.get(f"hand {seat}", 0)
    for trick in view.tricks:
        row[parts["tricks won"] + place[trick.winner]] += 1
    for name, who in (("turn", view.turn), ("dealer", view.dealer), ("declarer", view.contract.declarer), ("partner", view.partner)):
        if who is not None:
            row[parts[name] + place[who]] = 1
    words = {word: number for number, word in enumerate(space_of(game).words)}
    for seat, word in view.said:
        if word in words:
            row[parts["said"] + place[seat] * len(words) + words[word]] = 1
    for number, step in enumerate(game.steps):
        row[parts["step"] + number] = step.key == view.step
    row[parts["multiplier"]] = float(view.contract.rate)
    return row


def _places(view: View) -> dict[int, int]:
    """For each seat how many places it sits on from the own one."""
    own = view.order.index(view.seat)
    return {seat: (place - own) % view.seats for place, seat in enumerate(view.order)}
