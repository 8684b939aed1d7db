"""Table talk: the phrases that partners may use, each with its structured meaning."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Signal:
    """A phrase: when it may be said and what it says.

    `when` is "partner to lead" (advice), "to lead" (a question of the leader), "leading" (made with the card that is then
    led), "in a trick" (a question or information while a trick is played), "own turn", "to a leader" (to any player about to
    lead), "trumps led" or "trumping" (by who holds the highest trump still out, when trumps are led or he must play one) or
    "answer" (after the partner has said `after`). `about` is the suit
    spoken of ("declarer's void", "last led", "not last led", "first led", "second led", "own first led",
    "partner's first led", "coins", "trumps", "any", "") and `asks` what is asked or told ("lead", "lead?", "win?",
    "points?", "highest?", "leave?", "king?", "count?", "top card", "holds K", "holds Q", "high?", "can win",
    "which aria?", "shown card?" ...). `tricks` is how many must have been played for the phrase to mean anything.
    `names` lets a card of that set be added, `private` shows an own card to the partner alone. `who` may use it: "partners"
    or "anyone"; `once` names a phrase that somebody must have used in this hand before, `apart` phrases that cannot go with
    it, `suits` those that it may be led with: any (""), those whose "top" card has been played, or trumps and such plain
    suits, and all of them when no trump is left ("plain top"), "trumps", a "long" suit of the own hand or one of which only
    one card is "one out". `when` "having played": after an own card, until the next lead; `card` says what it was: "a trump",
    "a suit card", "following", or "a trump or the last of a suit". `truth` is what must be so: "holds" certain cards, the
    "highest" so many trumps that are not played, just so many "left" of the suit, its "top" or its "court".
    Where the hand must have all of `has`, so many of `some` and none of `lacks`, the phrase is
    open to no other hand; with `or_top` it also means, when all of `some` have been played, the highest trump still out.
    `lang` is the language of the phrase ("it", "scn" for Sicilian), "en" for a gesture that is named in English.
    """

    phrase: str
    meaning: str
    when: str
    about: str = ""
    asks: str = "lead"
    tricks: int = 0
    after: str = ""
    names: str = ""
    private: bool = False
    optional: bool = False
    who: str = "partners"
    once: str = ""
    apart: tuple[str, ...] = ()
    suits: str = ""
    card: str = ""
    truth: str = ""
    has: str = ""
    some: tuple[str, int] = ("", 0)
    lacks: str = ""
    or_top: bool = False
    lang: str = "it"
    source: str = ""


@dataclass(frozen=True)
class Sign:
    """What partners read from a card by agreement, without a word: the set of cards, how one is played ("led", "first ruff" or
    "third hand"), and what it tells. Without a set, `played` says in words what is done.

    What the opponents of a declarer tell each other has a shape that bots read: `on` is the lead of a "new suit", which their side has
    not led, of "trumps" or of any "suit", when the card is one of `ranks`; a higher card before a lower one in a suit opened by a
    "partner", by the "declarer", or in "falling trumps"; the "Fool on trumps" that a partner leads first; or that "no trumps" are led
    back where a partner began with a card of `ranks`. It `tells` that the player has "one of" or "none of" some ranks of the suit
    (`of`), so many trumps (`least`: so many, with so many of a set), that he is "short" of the suit, or that his card `of` that name is
    in "danger"; with `least` he has at least so many of the suit too."""

    name: str
    cards: str
    played: str
    meaning: str
    source: str = ""
    on: str = ""
    ranks: tuple[str, ...] = ()
    tells: str = ""
    of: tuple[str, ...] = ()
    least: tuple[tuple[int, str, int], ...] = ()

    def words(self, game) -> str:
        """The sign in a sentence."""
        done = self.play(game)
        return f"{done[0].upper()}{done[1:]}: {self.meaning}."

    def play(self, game) -> str:
        """What is done."""
        how = {"led": "led", "first ruff": "played to the first trick that is trumped", "third hand": "played by the third player"}
        return f"one of {game.set_words(self.cards)}, {how[self.played]}" if self.cards else self.played
