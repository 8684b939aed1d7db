"""Table talk: the phrases that partners may use, each with its structured meaning; and what they read from cards."""

from typing import Protocol

from trionfi.state.talk_words import About, Asks, Done, JustPlayed, LedWith, Saying, SignedBy, Speakers, Tells, Truth
from trionfi.values import dataclass
from trionfi.vocabulary import Checked
from trionfi.words import Message, Term, Words


class Sets(Protocol):
    """What names sets of cards: a game."""

    def set_words(self, expression: str) -> Term:
        """A set of cards in words."""


@dataclass(frozen=True)
class HandHas:
    """What a hand must have for a phrase: all of `has`, so many of `some`, and none of `lacks`. With `or_top` the phrase also means, when
    all of `some` have been played, the highest trump still out."""

    has: str = ""
    some: tuple[str, int] = ("", 0)
    lacks: str = ""
    or_top: bool = False

    @property
    def binds(self) -> bool:
        """Whether it keeps any hand from the phrase."""
        return bool(self.has or self.lacks or self.or_top)


@dataclass(frozen=True)
class AfterCard(Checked):
    """After which own card a phrase is said, and what must be so: a `truth` that is true `of` certain cards, or of so many."""

    card: JustPlayed = JustPlayed.ANY
    truth: Truth = Truth.ANYTHING
    of: str = ""


@dataclass(frozen=True)
class Named:
    """A card that is added to a phrase: one of a set, or of the "own hand"; one that is `private` is shown to the partner alone."""

    cards: str = ""
    private: bool = False


@dataclass(frozen=True)
class Signal(Checked):
    """A phrase: when it may be said and what it says.

    `about` is the suit spoken of, `asks` what is asked or told; an answer may be given after the partner has said `after`.
    `tricks` is how many must have been played for the phrase to mean anything. `names` lets a card be added. `once` names a phrase that
    somebody must have used in this hand before, `apart` phrases that cannot go with it, `suits` those that it may be led with. `played`
    says after which card it is said, `hand` what the hand must have: the phrase is open to no other.
    `lang` is the language of the phrase ("it", "scn" for Sicilian), "en" for a gesture that is named in English.
    """

    phrase: str
    meaning: Words
    when: Saying
    about: About = About.NOTHING
    asks: Asks = Asks.LEAD
    tricks: int = 0
    after: str = ""
    names: Named = Named()
    optional: bool = False
    who: Speakers = Speakers.PARTNERS
    once: str = ""
    apart: tuple[str, ...] = ()
    suits: LedWith = LedWith.ANY
    played: AfterCard = AfterCard()
    hand: HandHas = HandHas()
    lang: str = "it"
    source: str = ""

    @property
    def title(self) -> Words:
        """What is said, as it stands, or what a gesture is called."""
        return Term(self.phrase, "gesture") if self.lang == "en" else self.phrase


@dataclass(frozen=True)
class Sign(Checked):
    """What partners read from a card by agreement, without a word: the set of cards, how one is `played`, and what it tells. Without a
    set, `deed` says in words what is done.

    Bots read what it `tells`. A card of a set tells of the cards `of`, the highest first, or of so many of them (`least`). What the
    opponents of a declarer tell each other has a shape: what shows it (`on`), when the card is one of `ranks` or a partner began with one
    of these; and what it tells, of some ranks of the suit or of the card that is in danger (`of`), or how many cards he has (`least`: so
    many, with so many of a set)."""

    key: str
    name: Words
    cards: str
    played: Done
    meaning: Words
    source: str = ""
    on: SignedBy = SignedBy.NOTHING
    ranks: tuple[str, ...] = ()
    tells: Tells = Tells.NOTHING
    of: tuple[str, ...] = ()
    least: tuple[tuple[int, str, int], ...] = ()
    deed: Words = ""

    def words(self, game: Sets) -> Words:
        """The sign in a sentence."""
        return Message("{Done}: {meaning}.", done=self.play(game), meaning=self.meaning)

    def play(self, game: Sets) -> Words:
        """What is done."""
        if not self.cards:
            return self.deed
        cards = game.set_words(self.cards)
        if self.played == Done.LED:
            return Message("one of {cards}, led", cards=cards)
        if self.played == Done.THIRD_HAND:
            return Message("one of {cards}, played by the third player", cards=cards)
        return Message("one of {cards}, played to the first trick that is trumped", cards=cards)


@dataclass(frozen=True)
class TableTalk:
    """What partners may tell each other: `signals` in words, `signs` by the cards that they play."""

    signals: tuple[Signal, ...] = ()
    signs: tuple[Sign, ...] = ()
