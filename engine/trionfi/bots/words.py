"""What bots say of a hand in more than one place."""

from trionfi.state.rules import Rules
from trionfi.words import Message, Words


def against_average(value: float) -> Words:
    """By how much of the card points a hand lies above or below an average one."""
    return Message("the hand lies {more} of the card points from an average one", more=f"{value:+.2f}")


def card_points(worth: float) -> Words:
    """How many card points more or less than an average hand it should bring."""
    return Message("the hand should bring about {points} card points against an average one", points=f"{worth:+.0f}")


def as_declarer(game: Rules, value: float) -> Words:
    """What the hand should bring to a declarer."""
    return Message("as {declarer} the hand should bring about {points} from each opponent", declarer=game.term("declarer"),
                   points=f"{value:+.1f}")


def in_ten(share: float) -> int:
    """How often in ten."""
    return round(share * 10)


def should_win(often: float) -> Words:
    """How often (0 to 1) the trick should fall to the bot's side, where that is good."""
    return Message("its side should win the trick about {n} times in 10", {"n one": "its side should win the trick about {n} time in 10"},
                   n=in_ten(often))


def has_to_take(often: float) -> Words:
    """How often (0 to 1) the trick should fall to the bot's side, where that is bad."""
    return Message("its side should have to take the trick about {n} times in 10",
                   {"n one": "its side should have to take the trick about {n} time in 10"}, n=in_ten(often))


def comes_home(often: float, counts: bool) -> Words:
    """How often (0 to 1) a trick should fall to the bot's side that another has won so far; `counts` says that the card has points."""
    if counts:
        return Message("the trick should come home about {n} times in 10: it brings its own points home", n=in_ten(often))
    return Message("the trick should come home about {n} times in 10: nothing more is spent on it", n=in_ten(often))
