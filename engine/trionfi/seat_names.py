"""What a reader calls the seats: "You", "Right", "Opposite", "Left", wherever he sits."""

from trionfi.state import dummies
from trionfi.state.rules import Rules
from trionfi.state.view import View
from trionfi.words import Message, Person, Term, Words
from trionfi.words.speaker import by_number, to_reader

YOU = dummies.YOU
# The seats after the reader's own in the order of play, when the next in turn sits on the right.
NAMES: dict[int, tuple[Words, ...]] = {many: tuple(Term(name, "seat") for name in names) for many, names in {
    2: ("You", "Opponent"), 3: ("You", "Right", "Left"), 4: ("You", "Right", "Opposite", "Left"),
    5: ("You", "Right", "Far right", "Far left", "Left"), 6: ("You", "Right", "Far right", "Opposite", "Far left", "Left"),
    7: ("You", "Right", "Far right", "Opposite right", "Opposite left", "Far left", "Left"),
}.items()}


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
    names = seat_names(view.game, view.seat, view.players, view.seated)
    return (*names, *dummies.names(view.game, names))


def view_people(view: View) -> tuple[Person, ...]:
    """The same as persons of a message; a dummy has an article in the midst of a sentence."""
    names = seat_names(view.game, view.seat, view.players, view.seated)
    return people((*names, *dummies.names(view.game, names)), dummies.within(view.game, names))


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
