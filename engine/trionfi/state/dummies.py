"""Hands that nobody sits behind: a player plays their cards beside his own."""

from enum import StrEnum

from trionfi.state.sides import Sides, Table
from trionfi.values import dataclass
from trionfi.words import Message, Term, Text, Words


class Seated(StrEnum):
    """Where a hand without a player lies: opposite each player one, or one on the side of the dealer to which the play comes last."""

    OPPOSITE = "opposite"
    BEFORE_DEALER = "before dealer"


OPPOSITE, BEFORE_DEALER = Seated
YOU = "You"


@dataclass(frozen=True)
class Dummies(Sides):
    """Sides to which hands without a player belong. They are the seats after those of the players, and the step `Uncover` says when they
    are seen.

    `seated` says where they lie and who plays their cards: "opposite" each player one, which he plays himself; or one "before
    dealer", on that side of him to which the play comes last, which the opponent of the declarer plays. `declared_for` says whether
    its player may declare what it holds.
    """

    seated: Seated = OPPOSITE
    declared_for: bool = True
    source: str = ""

    @property
    def declares(self) -> bool:
        """As it says."""
        return self.declared_for

    def dummies(self, players: int) -> int:
        """How many they are."""
        return players if self.seated == OPPOSITE else 1

    def order(self, players: int, dealer: int) -> tuple[int, ...]:
        """All seats in the order of play."""
        if self.seated == OPPOSITE:
            return tuple(range(2 * players))
        return (*((dealer + step) % players for step in range(players)), players)

    def player(self, players: int, seat: int, declarer: int | None) -> int | None:
        """Who plays the cards of this seat; None while that is open."""
        if self.seated == OPPOSITE:
            return seat - players
        return None if declarer is None else (declarer + 1) % players

    def beside(self, game: Table) -> Words:
        """Who gets cards beside the players."""
        dummy = game.term("dummy")
        return Message("each {dummy}", dummy=dummy) if self.seated == OPPOSITE else Message("the {dummy}", dummy=dummy)

    def words(self, game: Table) -> Words:
        """Who plays with whom, in a sentence."""
        dummy = game.term("dummy")
        if self.seated == OPPOSITE:
            return Message("Each player is alone with his {dummy}: what the two hands win is his.", dummy=dummy)
        return Message("The {declarer} plays alone against the other player, who has the {dummy} beside him.",
                       declarer=game.term("declarer"), dummy=dummy)

    def laid(self, game: Table) -> tuple[Words, str, str]:
        """Where they lie and who plays them."""
        dummy, dealer = game.term("dummy"), game.term("dealer")
        if self.seated == OPPOSITE:
            text = Message("Opposite each player lies a {dummy}, a hand that is dealt like the others. The player plays its cards too, "
                           "each time its turn comes; what it wins is his, and the {dummy} never deals.", dummy=dummy)
        else:
            side = Term("left" if game.anticlockwise else "right", "side")
            text = Message("The hand to the {dealer_of} {side} is the {dummy}: it neither bids nor deals. The opponent of the {declarer} "
                           "plays its cards when its turn comes, and what it wins is his. It keeps to the rules of following like any "
                           "other hand, and when it has won a trick the next lead is made from it.", dealer=dealer, side=side, dummy=dummy,
                           declarer=game.term("declarer"))
        undeclared = "" if self.declared_for else Message("Nothing is declared for the {dummy}.", dummy=dummy)
        return Text(text, undeclared), self.seated, self.source


def names(game: Table, players: tuple[Words, ...]) -> tuple[Words, ...]:
    """The names of the dummies at a table of players with these names."""
    dummy, number = game.term("dummy"), game.sides.dummies(len(players))
    if number == 1:
        return (Message("{Dummy}", dummy=dummy),)
    return tuple([Message("Your {dummy}", dummy=dummy) if name == YOU else Message("{name_of} {dummy}", name=name, dummy=dummy)
                  for name in players[:number]])


def within(game: Table, players: tuple[Words, ...]) -> tuple[Words, ...]:
    """What they are called in the midst of a sentence."""
    dummy, number = game.term("dummy"), game.sides.dummies(len(players))
    if number == 1:
        return (Message("{dummy_the}", dummy=dummy),)
    return tuple([Message("your {dummy}", dummy=dummy) if name == YOU else Message("{name_of} {dummy}", name=name, dummy=dummy)
                  for name in players[:number]])


def seat_count(game: Table, players: int) -> int:
    """How many hands are at a table of so many players."""
    return players + game.sides.dummies(players)
