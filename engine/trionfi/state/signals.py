"""Table talk: the phrases that partners may use, each with its structured meaning; and what they read from cards."""

from typing import Protocol

from trionfi.state.talk_words import About, Asks, Done, JustPlayed, LedWith, Saying, SignedBy, Speakers, Tells, Truth
from trionfi.values import dataclass
from trionfi.vocabulary import Checked


class Sets(Protocol):
    """What names sets of cards: a game."""

    def set_words(self, expression: str) -> str:
        """A set of cards in words."""


@dataclass(frozen=True)
class Signal(Checked):
    """A phrase: when it may be said and what it says.

    `about` is the suit spoken of, `asks` what is asked or told; an answer may be given after the partner has said `after`.
    `tricks` is how many must have been played for the phrase to mean anything. `names` lets a card of that set be added (or of the
    "own hand"), `private` shows an own card to the partner alone. `once` names a phrase that somebody must have used in this hand
    before, `apart` phrases that cannot go with it, `suits` those that it may be led with. One said after an own card has `card`, the
    kind of that card, and `truth`, what must be so; `truth_of` says of which cards, or of how many. Where the hand must have all of
    `has`, so many of `some` and none of `lacks`, the phrase is open to no other hand; with `or_top` it also means, when all of `some`
    have been played, the highest trump still out.
    `lang` is the language of the phrase ("it", "scn" for Sicilian), "en" for a gesture that is named in English.
    """

    phrase: str
    meaning: str
    when: Saying
    about: About = About.NOTHING
    asks: Asks = Asks.LEAD
    tricks: int = 0
    after: str = ""
    names: str = ""
    private: bool = False
    optional: bool = False
    who: Speakers = Speakers.PARTNERS
    once: str = ""
    apart: tuple[str, ...] = ()
    suits: LedWith = LedWith.ANY
    card: JustPlayed = JustPlayed.ANY
    truth: Truth = Truth.ANYTHING
    truth_of: str = ""
    has: str = ""
    some: tuple[str, int] = ("", 0)
    lacks: str = ""
    or_top: bool = False
    lang: str = "it"
    source: str = ""


HOW = {Done.LED: "led", Done.FIRST_RUFF: "played to the first trick that is trumped", Done.THIRD_HAND: "played by the third player"}


@dataclass(frozen=True)
class Sign(Checked):
    """What partners read from a card by agreement, without a word: the set of cards, how one is `played`, and what it tells. Without a
    set, `deed` says in words what is done.

    What the opponents of a declarer tell each other has a shape that bots read: what shows it (`on`), when the card is one of `ranks`
    or a partner began with one of these; and what it `tells`, of some ranks of the suit or of the card that is in danger (`of`), or how
    many cards he has (`least`: so many, with so many of a set)."""

    name: str
    cards: str
    played: Done
    meaning: str
    source: str = ""
    on: SignedBy = SignedBy.NOTHING
    ranks: tuple[str, ...] = ()
    tells: Tells = Tells.NOTHING
    of: tuple[str, ...] = ()
    least: tuple[tuple[int, str, int], ...] = ()
    deed: str = ""

    def words(self, game: Sets) -> str:
        """The sign in a sentence."""
        done = self.play(game)
        return f"{done[0].upper()}{done[1:]}: {self.meaning}."

    def play(self, game: Sets) -> str:
        """What is done."""
        return f"one of {game.set_words(self.cards)}, {HOW[self.played]}" if self.cards else self.deed


@dataclass(frozen=True)
class TableTalk:
    """What partners may tell each other: `signals` in words, `signs` by the cards that they play."""

    signals: tuple[Signal, ...] = ()
    signs: tuple[Sign, ...] = ()
