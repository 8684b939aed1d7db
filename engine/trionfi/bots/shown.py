"""What partners tell each other by a card that they lead, or with which they first trump, read from the tricks."""

from typing import TYPE_CHECKING

from trionfi.bots.signs import LIKELY
from trionfi.cards import Pack
from trionfi.state.events import EVERYBODY
from trionfi.state.signals import Sign
from trionfi.state.talk_words import Done, Tells
from trionfi.values import NamedTuple

if TYPE_CHECKING:
    from trionfi.state.rules import Rules
    from trionfi.state.view import View


class Shown(NamedTuple):
    """What a seat has shown: the sign, and the cards (a mask) of which it tells; none where it only asks for something."""

    seat: int
    sign: Sign
    cards: int


class Told(NamedTuple):
    """All that has been shown, and the cards of which every seat knows by now where they are or were."""

    shown: tuple[Shown, ...]
    known: int


NOTHING = Told((), 0)


def carried(game: "Rules") -> list[Sign]:
    """The signs of a game that are made by certain cards and tell something that a program can use."""
    return [sign for sign in game.signs if sign.cards and sign.tells]


def read(view: "View") -> Told:
    """What the cards played so far have told; nothing where no such signs are agreed."""
    signs = carried(view.game)
    if not signs:
        return NOTHING
    pack, found, known = view.game.pack, list[Shown](), 0
    led, ruffed = 0, set[int]()
    for event in view.events:
        if event.kind == "trick":
            led = 0
        elif event.kind == "play":
            suit = pack.suit_of[event.cards.bit_length() - 1]
            ruffs = bool(led) and led != suit == pack.trump_mask and event.seat not in ruffed
            sign = by_card(pack, signs, event.cards, Done.FIRST_RUFF if ruffs else Done.LED) if ruffs or not led else None
            if ruffs:
                ruffed.add(event.seat)
            led = led or suit
            if sign is not None:
                cards = meant(pack, sign, known)
                found.append(Shown(event.seat, sign, cards))
                known |= cards if sign.tells == Tells.HIGHEST else 0
        if event.audience == EVERYBODY:
            known |= event.cards
    return Told(tuple(found), known)


def by_card(pack: Pack, signs: list[Sign], card: int, played: Done) -> Sign | None:
    """The sign that a card (a mask) makes, played in that way: of several the one that fewest cards make."""
    fitting = [sign for sign in signs if sign.played == played and pack.select(sign.cards) & card]
    return min(fitting, key=lambda sign: pack.select(sign.cards).bit_count(), default=None)


def meant(pack: Pack, sign: Sign, known: int) -> int:
    """The cards of which a sign tells when the place of some is known to all: the highest of the others, or all of these."""
    others = [card for name in sign.of if not (card := pack.mask([name])) & known]
    return sum(others[:1] if sign.tells == Tells.HIGHEST else others)


def leans(told: Told) -> list[tuple[int, int, float]]:
    """(seat, cards, times): how many times likelier it holds these, since it told so."""
    return [(one.seat, one.cards, LIKELY) for one in told.shown if one.cards]
