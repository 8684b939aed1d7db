"""What the games of Piedmont and Savoy answer to a player who looks for his own, read off their rules."""

from trionfi.game import Game
from trionfi.melds.called import term
from trionfi.state.decisions import Asks
from trionfi.state.sides import Division
from trionfi.words import Listing, Message, Words
from trionfi.words.phrases import in_row

NO: Words = "no"
YES: Words = "yes"
NUMBERS: dict[int, Words] = {1: "one by one", 2: "in twos", 3: "in threes", 4: "in fours"}


def sides(game: Game, players: int) -> Words:
    """Who plays with whom."""
    if game.sides.kind is Division.FACING:
        return "two fixed pairs"
    if not game.sides.declared:
        return "each for himself"
    return "one with a called partner, or alone" if any(step.speaking.calls for step in game.course) else "one against the rest"


def pack(game: Game, players: int) -> Words:
    """The number of cards and the suits."""
    if game.pack.form == "french":
        return Message("{n}, French suits", n=game.pack.size)
    return Message("{n}, Italian suits", n=game.pack.size)


def highest(game: Game, players: int) -> Words:
    """The highest trump."""
    top = game.pack.trumps[0]
    return Message("the {card}", card=_figure(top)) if isinstance(top, str) else "several alike"


def equals(game: Game, players: int) -> Words:
    """Trumps of equal rank."""
    groups = [group for group in game.pack.trumps if not isinstance(group, str)]
    if not groups:
        return "none"
    return Message("{groups}", groups=Listing(tuple(" ".join(map(_figure, sorted(group))) for group in groups), ","))


def _figure(trump: str) -> str:
    """A trump by its figure alone: 20 for T20."""
    return trump[1:]


def fool(game: Game, players: int) -> Words:
    """What the Fool is, and whether a card is given for it."""
    if not game.pack.fool:
        return "it is the lowest trump"
    return "it excuses, and another card is given for it" if game.fool.exchange else "it excuses, and nothing is given for it"


def trickless(game: Game, players: int) -> Words:
    """Who has the Fool of a player without a trick."""
    return "he keeps it" if game.fool.trickless == "kept" else "he loses it" if game.pack.fool else "it is a trump like others"


def counting(game: Game, players: int) -> Words:
    """How the cards are counted."""
    rule = game.counting
    if rule.per_trick or rule.less < 0:
        return "by tricks and court cards"
    return NUMBERS.get(rule.group) or Message("{n} at a time", n=rule.group)


def bids(game: Game, players: int) -> Words:
    """What may be bid."""
    return next((in_row([bid.say for bid in found]) for step in game.course if (found := step.speaking.levels())), "nothing")


def declared(game: Game, players: int) -> Words:
    """What may be declared."""
    return in_row([term(one.name) for one in game.melds.combinations]) if game.melds else "nothing"


def thrown_in(game: Game, players: int) -> Words:
    """Whether a deal may be abandoned before the play, and how."""
    found = {step.asks for step in game.course}
    if Asks.HAGGLE in found:
        return "yes, for what the players agree on"
    return "yes, if all agree" if Asks.WORDS in found else NO


def signs(game: Game, players: int) -> Words:
    """Whether partners give signals."""
    return YES if game.signals else NO
