"""What a reader calls the seats: "You", "Right", "Opposite", "Left", wherever he sits."""

from collections.abc import Mapping
from functools import lru_cache

from trionfi.errors import TrionfiError
from trionfi.state import dummies
from trionfi.state.rules import Rules
from trionfi.state.view import View
from trionfi.words import Message, Person, Seat, Term, Verbatim, Words
from trionfi.words.speaker import by_number, to_reader

YOU = dummies.YOU
# The seats after the reader's own in the order of play, when the next in turn sits on the right.
NAMES: dict[int, tuple[Words, ...]] = {many: tuple(Term(name, "seat") for name in names) for many, names in {
    2: ("You", "Opponent"), 3: ("You", "Right", "Left"), 4: ("You", "Right", "Opposite", "Left"),
    5: ("You", "Right", "Far right", "Far left", "Left"), 6: ("You", "Right", "Far right", "Opposite", "Far left", "Left"),
    7: ("You", "Right", "Far right", "Opposite right", "Opposite left", "Far left", "Left"),
}.items()}


ROLES = ("declarer", "partner")
type Told = tuple[Person | Seat, ...]


def seat_names(game: Rules, me: int, players: int, seated: tuple[int, ...] = ()) -> tuple[Words, ...]:
    """All seats as the reader at `me` calls them; where one sits out `seated` are the players at the seats, he the last of them."""
    places = seated or tuple(range(players))
    many = len(places)
    names = NAMES.get(many) or (NAMES[2][0], *[Message("Player {place}", place=place) for place in range(1, many)])
    turned = names if game.anticlockwise else (names[0], *reversed(names[1:]))
    return tuple(turned[(place - places[me]) % many] for place in places)


def all_names(game: Rules, me: int, players: int) -> tuple[Words, ...]:
    """The names of the players and of the dummies."""
    names = seat_names(game, me, players)
    return (*names, *dummies.names(game, names))


def view_names(view: View) -> tuple[Words, ...]:
    """All seats as the reader of a view calls them: those of the players, of one who sits out, and of dummies."""
    return _seats(view.game, view.seat, view.players, view.seated)[0]


def view_people(view: View) -> tuple[Person, ...]:
    """All seats as persons of a message, called as the reader of a view calls them; a dummy has an article in the midst of a sentence."""
    return _seats(view.game, view.seat, view.players, view.seated)[1]


@lru_cache(maxsize=64)
def _seats(game: Rules, me: int, players: int, seated: tuple[int, ...]) -> tuple[tuple[Words, ...], tuple[Person, ...]]:
    """All seats as the reader at `me` calls them, and as persons: every line that is told of a hand asks for them."""
    own = seat_names(game, me, players, seated)
    names = (*own, *dummies.names(game, own))
    return names, people(names, dummies.within(game, own))


def people(names: tuple[Words, ...], within: tuple[Words, ...] = ()) -> tuple[Person, ...]:
    """The names of all seats as persons of a message; the last of them may be called otherwise `within` a sentence, as dummies are."""
    players = len(names) - len(within)
    return tuple(Person(name, name == YOU, "" if seat < players else within[seat - players]) for seat, name in enumerate(names))


def called(words: Words, names: tuple[Words, ...]) -> Words:
    """What is said of seats told to a reader who has names for them, with a capital where it begins with one. Without names it stays."""
    if not names:
        return words
    told = to_reader(words, people(names))
    return Message("{Told}", told=told) if isinstance(words, Message) and by_number(words) else told


def calculated_by(game: Rules, players: int, facts: Mapping[str, object], names: object) -> tuple[tuple[Words, ...], Told]:
    """The players of a hand that is settled from its facts: what they are called over their columns, and as a sentence has them. By the
    `names` of a request; else, once the facts tell who plays alone, by what they are in the hand; else by their numbers, from 1 as people
    count. Raises TrionfiError for names that are not one text for each."""
    if names is not None:
        if not isinstance(names, list) or len(names) != players or not all(isinstance(name, str) and name for name in names):
            raise TrionfiError(Message("'names' is a list of {n} names, one for each player", n=players))
        own = tuple(map(Verbatim, names))
        return own, tuple(map(Person, own))
    roles = {seat: game.term(role) for role in reversed(ROLES) if type(seat := facts.get(role)) is int and 0 <= seat < players}
    if type(facts.get(ROLES[0])) is not int or not roles:
        return tuple(Message("Player {n}", n=seat + 1) for seat in range(players)), tuple(Seat(seat + 1) for seat in range(players))
    others = [seat for seat in range(players) if seat not in roles]
    alone = len(others) == 1
    heads = tuple(Message("{Role}", role=roles[seat]) if seat in roles else Message("Opponent") if alone else
                  Message("Opponent {n}", n=others.index(seat) + 1) for seat in range(players))
    told = tuple(Message("{role_the}", role=roles[seat]) if seat in roles else Message("the opponent") if alone else
                 Message("opponent {n}", n=others.index(seat) + 1) for seat in range(players))
    return heads, tuple(map(Person, told))
