"""Speaking rounds: a pause in or after the deal in which the hand is abandoned, bargained for, or bid for."""

from collections.abc import Iterator
from enum import StrEnum
from typing import ClassVar

from trionfi.phases.base import Step
from trionfi.phases.remarks import in_row
from trionfi.state.actions import Action
from trionfi.state.decisions import Asks
from trionfi.state.ending import Ending
from trionfi.state.faces import Speaking
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.vocabulary import Checked
from trionfi.words import Listing, Message, Term, Text, Words

ORDINALS = tuple(Term(place, "ordinal") for place in ("first", "second", "third", "fourth", "fifth", "sixth"))


class Does(StrEnum):
    """What a word brings about. In a round of speaking: agreeing to throw the hands in, insisting on the deal, offering a stake to
    abandon it, taking the offers, or becoming declarer. In a vote also: saying something of the own cards, leaving it to the dealer,
    and the dealer's word that the deal goes on."""

    ABANDON = "abandon"
    GO_ON = "go on"
    PAY = "pay"
    TAKE = "take"
    BID = "bid"
    INFORM = "inform"
    FREE = "free"
    DEAL_ON = "deal on"


@dataclass(frozen=True)
class Word(Checked):
    """What may be said in a speaking round.

    `does` is what it brings about. `speakers` are the places in the order of speaking
    that may say it (empty: all); `after` is a word that must have been said before, `once` that it may be said by
    one player only, `ends` that nothing is said after it in this round. `rate` multiplies what the hand pays.
    `also` are other wordings of the same, `barred` a word after which it may no longer be said in this round.
    """

    say: str
    gloss: Words
    does: Does
    speakers: tuple[int, ...] = ()
    after: str = ""
    once: bool = False
    ends: bool = False
    rate: int = 1
    also: tuple[str, ...] = ()
    barred: str = ""

    @property
    def key(self) -> str:
        """How edits name it."""
        return self.say

    def words(self) -> Words:
        """The rule in a phrase."""
        notes = list(self._notes())
        word = Listing((self.say, *self.also), "or")
        if not notes:
            return Message("{word} ({gloss})", word=word, gloss=self.gloss)
        return Message("{word} ({gloss}): {notes}", word=word, gloss=self.gloss, notes=Listing(tuple(notes), ","))

    def _notes(self) -> Iterator[Words]:
        """When it may be said, and what it does."""
        if self.speakers:
            yield Message("only {places_the} player", places=Listing(tuple(ORDINALS[place] for place in self.speakers), "or"))
        if self.after:
            yield Message("after somebody has said {word}", word=self.after)
        if self.barred:
            yield Message("not after {word}", word=self.barred)
        if self.once:
            yield Message("once in a round")
        if self.ends:
            yield Message("ends the round")
        if self.rate != 1:
            yield Message("every payment times {n}", n=self.rate)


SAVES = (Does.BID, Does.GO_ON)


@dataclass(frozen=True, kw_only=True)
class Pause(Speaking, Step):
    """One round of speaking, from the dealer's right to the dealer, each once.

    A bid makes its speaker declarer. Else one "go on" lets the deal proceed; without either the hand is abandoned,
    and each offer is paid to the player who took, if there is one.
    """

    vocabulary: tuple[Word, ...]
    last: bool = False

    asks: ClassVar[Asks] = Asks.WORDS
    deals_next: ClassVar[Words] = "the next player"

    @property
    def closing(self) -> bool:
        """Where the hands are whole."""
        return self.last

    def sayings(self) -> tuple[Word, ...]:
        """The words."""
        return self.vocabulary

    @property
    def bidding(self) -> str:
        """A solo, where one of the words is a bid."""
        return "solo" if any(word.does == Does.BID for word in self.vocabulary) else ""

    def begin(self, table: Table) -> None:
        """Ask the player at the dealer's right."""
        table.set("said", [])
        table.set("turn", table.after(table.dealer))

    def meaning(self, text: str) -> str:
        """The word that a wording stands for."""
        return next((word.say for word in self.vocabulary if text in word.also), text)

    def actions(self, table: Table) -> tuple[Action, ...]:
        """The words that the seat in turn may say."""
        spoken = [word for _, word in table.said]
        return tuple(_ACTIONS.setdefault(word.say, Action(word.say)) for word in self.vocabulary if _allowed(word, spoken))

    def why_not(self, table: Table, action: Action) -> Words:
        """The rule that forbids a word."""
        word = next((word for word in self.vocabulary if word.say == action.verb), None)
        if word is None:
            return Message("'{action}' cannot be said with {n} cards in hand: the choice is {words}", action=str(action), n=table.dealt,
                           words=self._choice(table))
        return Message("'{action}' cannot be said now ({word}): the choice is {words}", action=str(action), word=word.words(),
                       words=self._choice(table))

    def _choice(self, table: Table) -> Listing:
        return Listing(tuple(str(action) for action in self.actions(table)), ",")

    def apply(self, table: Table, action: Action) -> None:
        """Say the word."""
        seat = table.in_turn
        word = next(word for word in self.vocabulary if word.say == action.verb)
        table.add(table.said, (seat, word.say))
        table.tell("say", seat, word=word.say)
        if word.does == Does.BID:
            table.set("contract", replace(
                table.contract, declarer=seat, bid=word.say, rate=word.rate, cards=table.dealt,
                full_hand=self.last, passed=tuple(speaker for speaker, _ in table.said if speaker != seat)))
        if word.ends or len(table.said) == table.players:
            self._close(table)
        else:
            table.set("turn", table.after(seat))

    def _close(self, table: Table) -> None:
        table.set("turn", None)
        does = {word.say: word.does for word in self.vocabulary}
        acts = [(seat, does[word]) for seat, word in table.said]
        if any(act in SAVES for _, act in acts):
            return
        taken_by = next((seat for seat, act in acts if act == Does.TAKE), None)
        paid_by = tuple(seat for seat, act in acts if act == Does.PAY) if taken_by is not None else ()
        table.set("ending", Ending("abandoned", self.dealer_after(table), paid_by, taken_by))
        table.tell("end", table.dealer, word="abandoned")

    def dealer_after(self, table: Table) -> int:
        """Who deals when the hands are thrown in."""
        return table.next_dealer

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        said = Message("Each in turn from the player to the {dealer}'s {side} says one of: {words}.", dealer=game.term("dealer"),
                       side=game.next_side, words=in_row([word.words() for word in self.vocabulary]))
        return Text(said, self._abandoned())

    def _abandoned(self) -> Words:
        """When the deal is abandoned, if a word may do that."""
        acts, dealer = {word.does for word in self.vocabulary}, self.deals_next
        if not acts - set(SAVES):
            return ""
        if Does.GO_ON not in acts:
            return Message("If nobody bids, the deal is abandoned and {dealer} deals.", dealer=dealer)
        if Does.BID not in acts:
            return Message("If nobody insists on going on, the deal is abandoned and {dealer} deals.", dealer=dealer)
        return Message("If nobody bids or insists on going on, the deal is abandoned and {dealer} deals.", dealer=dealer)


@dataclass(frozen=True, kw_only=True)
class SameDeals(Pause):
    """A pause after which the dealer of hands that are thrown in deals again."""

    deals_next: ClassVar[Words] = "the same player"

    def dealer_after(self, table: Table) -> int:
        """The dealer."""
        return table.dealer


_ACTIONS: dict[str, Action] = {}


def _allowed(word: Word, spoken: list[str]) -> bool:
    if word.speakers and len(spoken) not in word.speakers:
        return False
    if word.after and word.after not in spoken:
        return False
    return not ((word.once and word.say in spoken) or (word.barred and word.barred in spoken))
