"""What a reader calls the seats: "You", "Right", "Opposite", "Left", wherever he sits; and sentences in which seats stand by number."""

import re

from trionfi.state import dummies
from trionfi.state.rules import Rules
from trionfi.state.view import View
from trionfi.wording import series

# The seats after the reader's own in the order of play, when the next in turn sits on the right.
NAMES = {
    2: ("You", "Opponent"), 3: ("You", "Right", "Left"), 4: ("You", "Right", "Opposite", "Left"),
    5: ("You", "Right", "Far right", "Far left", "Left"), 6: ("You", "Right", "Far right", "Opposite", "Far left", "Left"),
    7: ("You", "Right", "Far right", "Opposite right", "Opposite left", "Far left", "Left"),
}
PLURALS = {"has": "have", "is": "are", "was": "were", "does": "do"} | {f"{verb}s": verb for verb in (
    "ask", "deal", "declare", "forfeit", "give", "hold", "keep", "lay", "leave", "lose", "pay", "play", "settle", "show", "take", "win")}
_SEATED = re.compile(rf"\b(?:player (\d+)|players (\d+(?:, \d+)* and \d+))('s)?(?: ({'|'.join(PLURALS)})\b)?")


def seat_names(game: Rules, me: int, players: int, seated: tuple[int, ...] = ()) -> tuple[str, ...]:
    """All seats as the reader at `me` calls them; where one sits out `seated` are the players at the seats, he the last of them."""
    places = seated or tuple(range(players))
    many = len(places)
    names = NAMES.get(many) or ("You", *(f"Player {place}" for place in range(1, many)))
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


def called(words: str, names: tuple[str, ...]) -> str:
    """Words with seats by number, such as "player 0 has" or "players 0, 2 and 4", told with names: "you have", "you, Left and Right".

    A reader who comes first in the words, or after a stop, is "You". Without names the words stay as they are.
    """

    def told(found: re.Match[str]) -> str:
        one, several, owned, verb = found.groups()
        start = not found.start() or words[:found.start()].endswith((". ", ": "))
        known = [names[int(seat)] for seat in re.findall(r"\d+", one or several)]
        mine = [name == "You" for name in known]
        text = series(["you" if own and (place or not start) else name for place, (own, name) in enumerate(zip(mine, known, strict=True))])
        if owned:
            text = re.sub(r"(?i)\b(y)ou$", r"\1our", text) if mine[-1] else f"{text}'s"
        return f"{text} {PLURALS[verb] if several or any(mine) else verb}" if verb else text

    return _SEATED.sub(told, words) if names else words
