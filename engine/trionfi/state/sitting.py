"""Who sits at the table of a hand, and who sits there without playing it: hands, seats and players are three things."""

from enum import StrEnum
from functools import lru_cache

from trionfi.counting import Points
from trionfi.state.sides import Sides, Table
from trionfi.state.standing import Standing
from trionfi.values import NamedTuple, dataclass, replace
from trionfi.words import Message, Term, Text, Words


class Sitting(NamedTuple):
    """The players (numbers of the match) at the seats of a hand: `seats` first those of the so many who are `playing`, in their order
    round the table, then who sits out. `dealer` is a player, and `standing` is by player. `round` are all of them as they sit round the
    table (none: in the order of their numbers)."""

    seats: tuple[int, ...]
    playing: int
    dealer: int
    standing: Standing
    round: tuple[int, ...] = ()

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.seats)

    @property
    def out(self) -> tuple[int, ...]:
        """The players who sit out."""
        return self.seats[self.playing:]

    @property
    def places(self) -> tuple[int, ...]:
        """For each seat its place round the table."""
        return _places(self.round, self.seats) if self.round else self.seats

    @property
    def deals(self) -> int:
        """The seat after which the cards go round: the dealer's, or where he sits out that of the last before him."""
        own = self.seats.index(self.dealer)
        if own < self.playing:
            return own
        places = self.places
        dealt = places[own]
        before = (places.index((dealt - step) % self.players) for step in range(self.players))
        return next(seat for seat in before if seat < self.playing)

    @property
    def _by_number(self) -> bool:
        """Whether each player has the seat of his number."""
        return self.seats == tuple(range(self.playing))

    @property
    def within(self) -> Standing:
        """The standing as the hand knows it, by seat."""
        if self._by_number:
            return self.standing
        known, here = self.standing, self.seats[:self.playing]
        totals, marks = (tuple(row[player] for player in here if row) for row in (known.totals, known.marks))
        return replace(known, totals=totals, marks=marks, faults=tuple(known.faults[player] for player in here if known.faults))

    def after(self, made: Standing, scores: tuple[Points, ...]) -> Standing:
        """The standing by player after a hand from what the hand has `made` of its own; one who sits out gets what the scores have for
        him."""
        if self._by_number:
            return made
        known = self.standing
        totals = _by_player(self, made.totals, known.totals, scores[self.playing:])
        return replace(made, totals=totals, marks=_by_player(self, made.marks, known.marks),
                       faults=tuple(map(int, _by_player(self, made.faults, known.faults))))


@lru_cache(256)
def _places(round_: tuple[int, ...], seats: tuple[int, ...]) -> tuple[int, ...]:
    """For each seat the place of its player round the table."""
    return tuple(round_.index(player) for player in seats)


def _by_player(sitting: Sitting, row: tuple[Points, ...], before: tuple[Points, ...], more: tuple[Points, ...] = ()) -> tuple[Points, ...]:
    """A row of the standing by player, from the same by seat and what it was before; who sits out gets his part of `more`, if any."""
    if not row:
        return ()
    kept, paid = before or (0,) * sitting.players, (*more, *(0,) * len(sitting.out))
    made = (*row, *(kept[player] + due for player, due in zip(sitting.out, paid, strict=False)))
    return tuple(made[sitting.seats.index(player)] for player in range(sitting.players))


class Out(StrEnum):
    """Who sits out: the player across from the dealer, or the dealer himself."""

    OPPOSITE = "opposite the dealer"
    DEALER = "the dealer"


OPPOSITE, DEALER = Out


@dataclass(frozen=True)
class SitsOut(Sides):
    """Sides of a game at whose table one more player may sit than plays a hand. `out` says who sits out; with `shares` what the hand pays
    him is what it pays the opponents of the declarer, else it pays him nothing. `more` is what else is to be said of him."""

    out: Out = OPPOSITE
    shares: bool = False
    more: Words = ""
    source: str = ""

    def tables(self, players: tuple[int, ...]) -> tuple[int, ...]:
        """One more."""
        return (*players, players[-1] + 1)

    def settled(self, players: tuple[int, ...]) -> tuple[int, ...]:
        """One more where he is paid."""
        return self.tables(players) if self.shares else players

    def sitters(self, table: int, players: tuple[int, ...], dealer: int) -> tuple[int, ...]:
        """The players round the table, and last who sits out."""
        if table in players:
            return tuple(range(table))
        out = dealer if self.out == DEALER else (dealer + table // 2) % table
        return (*(player for player in range(table) if player != out), out)

    def player(self, players: int, seat: int, declarer: int | None) -> int | None:
        """He himself, though he has no cards."""
        return seat

    def sits_out(self, game: Table, players: tuple[int, ...]) -> tuple[Words, dict[str, object], str]:
        """The rule in sentences."""
        dealer, many = game.term("dealer"), self.tables(players)[-1]
        number = Term(NUMBERS[many], "number")
        if self.out == DEALER:
            text = Message("When {number} sit at the table, the {dealer} gets no cards and takes no part in the hand.", number=number,
                           dealer=dealer)
        else:
            text = Message("When {number} sit at the table, the player opposite the {dealer} gets no cards and takes no part in the hand.",
                           number=number, dealer=dealer)
        paid = Message("He wins and pays what each opponent of the {declarer} does.", declarer=game.term("declarer"))
        words = Text(text, paid if self.shares else "", self.more)
        return words, {"at the table": many, "sits out": str(self.out), "scores": self.shares}, self.source


NUMBERS = {3: "three", 4: "four", 5: "five", 6: "six"}
