"""What a reader calls the seats: "You", "Right", "Opposite", "Left", wherever he sits; and sentences in which seats stand by number."""

import re

from trionfi.state import dummies
from trionfi.state.rules import Rules
from trionfi.state.view import View
from trionfi.wording import series
from trionfi.words import Message, Person, Term, Text
from trionfi.words.speaker import to_reader

# The seats after the reader's own in the order of play, when the next in turn sits on the right.
YOU = "You"
NAMES = {many: tuple(Term(name, "seat") for name in names) for many, names in {
    2: ("You", "Opponent"), 3: ("You", "Right", "Left"), 4: ("You", "Right", "Opposite", "Left"),
    5: ("You", "Right", "Far right", "Far left", "Left"), 6: ("You", "Right", "Far right", "Opposite", "Far left", "Left"),
    7: ("You", "Right", "Far right", "Opposite right", "Opposite left", "Far left", "Left"),
}.items()}
PLURALS = {"has": "have", "is": "are", "was": "were", "does": "do", "goes": "go"}
NO_VERBS = ("alas", "always", "as", "his", "its", "less", "plus", "this", "thus", "unless", "us")
_SEATED = re.compile(rf"\b(?:player (\d+)|players (\d+(?:, \d+)* and \d+))('s)?(?: (?!(?:{'|'.join(NO_VERBS)})\b)([a-z]+s)\b)?")


def seat_names(game: Rules, me: int, players: int, seated: tuple[int, ...] = ()) -> tuple[str, ...]:
    """All seats as the reader at `me` calls them; where one sits out `seated` are the players at the seats, he the last of them."""
    places = seated or tuple(range(players))
    many = len(places)
    names = NAMES.get(many) or (NAMES[2][0], *(Term(f"Player {place}", "seat") for place in range(1, many)))
    turned = names if game.anticlockwise else (names[0], *reversed(names[1:]))
    return tuple(turned[(place - places[me]) % many] for place in places)


def all_names(game: Rules, me: int, players: int) -> tuple[str, ...]:
    """The same with the dummies."""
    names = seat_names(game, me, players)
    return (*names, *dummies.names(game, names))


def view_names(view: View) -> tuple[str, ...]:
    """All seats as the reader of a view calls them: those of the players, of one who sits out, and of dummies."""
    names = seat_names(view.game, view.seat, view.players, view.seated)
    return (*names, *dummies.names(view.game, names))


def people(names: tuple[str, ...], players: int) -> tuple[Person, ...]:
    """The names of all seats as persons of a message; those after the players are dummies, which have an article within a sentence."""
    return tuple(Person(name, name == YOU, "" if seat < players else within(name, len(names) - players)) for seat, name in enumerate(names))


def within(dummy: str, dummies: int) -> str:
    """What a dummy is called in the midst of a sentence: the only one "the dummy", one of several "your dummy", "Right's dummy"."""
    return f"the {dummy.lower()}" if dummies == 1 else dummy.replace("Your", "your")


def called(words: str, names: tuple[str, ...]) -> str:
    """Words with seats by number, such as "player 0 has" or "players 0, 2 and 4", told with names: "you have", "you, Left and Right".

    A reader who comes first in the words, or after a stop, is "You". Without names the words stay as they are. A message is told to the
    reader as it says itself.
    """
    if names and isinstance(words, Message | Text):
        return to_reader(words, people(names, len(names)))

    def told(found: re.Match[str]) -> str:
        one, several, owned, verb = found.groups()
        start = not found.start() or words[:found.start()].endswith((". ", ": "))
        known = [names[int(seat)] for seat in re.findall(r"\d+", one or several)]
        mine = [name == "You" for name in known]
        text = series(["you" if own and (place or not start) else name for place, (own, name) in enumerate(zip(mine, known, strict=True))])
        if owned:
            text = re.sub(r"(?i)\b(y)ou$", r"\1our", text) if mine[-1] else f"{text}'s"
        return f"{text} {_plural(verb) if several or any(mine) else verb}" if verb else text

    return _SEATED.sub(told, words) if names else words


def _plural(verb: str) -> str:
    """A verb of the third person as several have it: "ends" is "end", "carries" is "carry", "passes" is "pass"."""
    return PLURALS.get(verb) or re.sub(r"(?<=ss|sh|ch|zz)es$|(?<=x)es$|s$", "", re.sub(r"ies$", "ys", verb))
