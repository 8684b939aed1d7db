"""Announcements between the discard and the first lead."""

from enum import StrEnum
from typing import ClassVar

from trionfi.phases.base import Step
from trionfi.phases.meaning import meant, one_of
from trionfi.phases.when import When
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Asks
from trionfi.state.notes import COULD_CALL
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass, replace
from trionfi.vocabulary import Checked
from trionfi.words import Listing, Message, Text, Words


class Announcer(StrEnum):
    """Who may make an announcement: the declarer, his opponents in turn until one has made it, each player in turn, or each
    who has announced nothing yet."""

    DECLARER = "declarer"
    OPPONENTS = "opponents"
    EACH = "each"
    SILENT = "silent"


class Barred(StrEnum):
    """Which opponents have lost the right to announce: none; who could have bid before the declarer did, in any case or only when all
    cards had been dealt; or to whom a call was open when they spoke."""

    NONE = ""
    FULL_HAND = "could bid with a full hand"
    BID = "could bid"
    CALL = "could call"


class AnnounceRule(Checked):
    """What an announcement hangs on, or brings about. `key` is how options find the rule."""

    key: ClassVar[str] = ""

    def open(self, table: Table) -> bool:
        """Whether anybody is asked."""
        return True

    def why_not(self, table: Table, seat: int, word: str) -> Words:
        """Why the seat may not announce this word, "" where it may."""
        return ""

    def made(self, table: Table, seat: int, word: str) -> None:
        """The seat has announced the word."""

    def clause(self, game: Rules) -> Words:
        """When it may be announced: a condition behind a comma."""
        return ""

    def narrowed(self, said: Words | Listing) -> Words | Listing:
        """What may be announced, where the rule keeps one of several words for certain players."""
        return said

    def words(self) -> Words:
        """What comes of it, in a sentence."""
        return ""


@dataclass(frozen=True)
class Needs(AnnounceRule):
    """It is for one who has all of `cards` in his hand."""

    cards: str

    key: ClassVar[str] = "needs"

    def why_not(self, table: Table, seat: int, word: str) -> Words:
        """The cards that it needs."""
        wanted = table.pack.select(self.cards)
        if not wanted & ~table.hands[seat]:
            return ""
        return Message("'{word}' needs {cards} in the hand", word=word, cards=" ".join(table.pack.unmask(wanted)))

    def clause(self, game: Rules) -> Words:
        """The cards."""
        return Message("if he holds {cards}", cards=game.set_words(self.cards)) if self.cards else ""


@dataclass(frozen=True)
class OfOwn(AnnounceRule):
    """The word is only for a declarer who has called a card of his own, and makes it known."""

    word: str

    key: ClassVar[str] = "of-own"

    def why_not(self, table: Table, seat: int, word: str) -> Words:
        """That he has called none."""
        own = table.hands[seat] | table.piles.get(f"discard {seat}", 0)
        if word != self.word or (table.contract.called and own & table.pack.mask((table.contract.called,))):
            return ""
        return Message("'{word}' is for one who has called a card of his own", word=word)

    def made(self, table: Table, seat: int, word: str) -> None:
        """It is known."""
        if word == self.word:
            table.reveal()

    def narrowed(self, said: Words | Listing) -> Words:
        """For whom it is."""
        return Message("{said}; {word} only when he has called a card of his own", said=said, word=self.word)


@dataclass(frozen=True)
class After(AnnounceRule):
    """Somebody must have announced `word`."""

    word: str

    key: ClassVar[str] = "after"

    def open(self, table: Table) -> bool:
        """Once it has been said."""
        return table.announced(self.word) is not None

    def clause(self, game: Rules) -> Words:
        """The word."""
        return Message("once {word} has been said", word=self.word)


@dataclass(frozen=True)
class Unless(AnnounceRule):
    """Nobody may have announced one of `said`."""

    said: tuple[str, ...]

    key: ClassVar[str] = "unless"

    def open(self, table: Table) -> bool:
        """While none has been said."""
        return all(table.announced(word) is None for word in self.said)

    def clause(self, game: Rules) -> Words:
        """The words."""
        return Message("unless {said} has been said before", said=one_of(self.said)) if self.said else ""


@dataclass(frozen=True)
class Exposes(AnnounceRule):
    """Who announces it lays his hand face up."""

    key: ClassVar[str] = "exposes"

    def made(self, table: Table, seat: int, word: str) -> None:
        """Show it."""
        table.tell("show", seat, table.hands[seat], f"hand {seat}", f"hand {seat}")

    def words(self) -> Words:
        """The rule in a sentence."""
        return ("A player who announces it lays his hand face up on the table before the play; the others may give in, though in the "
                "program it is always played out.")


@dataclass(frozen=True, kw_only=True)
class Announce(Step):
    """A player with the right may say `word` or decline with `decline`; one who says it binds his side.

    `who` may say it; opponents are asked in turn from the declarer's right. `barred` takes the right from some opponents; a partner of
    the declarer who is not known yet is asked like them, and may only decline. `others` are further words of which one may be said
    instead, with what they mean. What it hangs on, and brings about, are `rules`.
    """

    word: str
    gloss: Words
    who: Announcer = Announcer.DECLARER
    decline: Words = "passo"
    decline_gloss: Words = "nothing to announce"
    barred: Barred = Barred.NONE
    others: tuple[tuple[str, Words], ...] = ()
    rules: tuple[AnnounceRule, ...] = ()

    phase: ClassVar[str] = "announce"
    asks: ClassVar[Asks] = Asks.ANNOUNCEMENT

    @property
    def announces(self) -> tuple[str, ...]:
        """The word, and those that may be said instead."""
        return (self.word, *dict(self.others))

    def begin(self, table: Table) -> None:
        """Ask the first who has the right."""
        table.set("said", [])
        if all(rule.open(table) for rule in self.rules):
            self._ask(table, self._entitled(table))

    def _ask(self, table: Table, seats: tuple[int, ...]) -> None:
        table.set("turn", seats[0] if seats else None)

    def _entitled(self, table: Table) -> tuple[int, ...]:
        """The seats with the right, in the order of asking; what they hold is tested when they are asked."""
        if self.who == Announcer.EACH:
            return table.players_from(table.next_dealer)
        if self.who == Announcer.SILENT:
            said = dict(table.contract.announced).values()
            return tuple(seat for seat in table.players_from(table.next_dealer) if seat not in said)
        declarer = table.declarer
        if self.who == Announcer.DECLARER:
            return (declarer,)
        barred = COULD_CALL.of(table) if self.barred == Barred.CALL else table.contract.passed
        if not self.barred or (self.barred == Barred.FULL_HAND and not table.contract.full_hand):
            barred = ()
        own = (declarer, table.contract.partner)
        return tuple(seat for seat in table.players_from(table.next_player(declarer)) if seat not in own and seat not in barred)

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Declining, and the announcement if the hand allows it."""
        return tuple(Action(word) for word in (self.decline, self.word, *dict(self.others)) if not self._refused(table, word))

    def _refused(self, table: Table, word: str) -> Words:
        """Why the seat in turn may not say a word, "" where it may."""
        seat = table.in_turn
        if word == self.decline:
            return ""
        if self.who == Announcer.OPPONENTS and seat == table.partner:
            return Message("'{word}' is for the opponents of the declarer: the called card is in your hand", word=word)
        return next((why for rule in self.rules if (why := rule.why_not(table, seat, word))), "")

    def why_not(self, table: Table, action: Action) -> Words:
        """The rule that forbids it."""
        known = action.verb == self.word or action.verb in dict(self.others)
        return (self._refused(table, action.verb) if known else "") or super().why_not(table, action)

    def apply(self, table: Table, action: Action) -> None:
        """Say it or decline."""
        seat = table.in_turn
        table.add(table.said, (seat, str(action)))
        table.tell("say", seat, word=str(action))
        if action.verb != self.decline:
            table.set("contract", replace(table.contract, announced=(*table.contract.announced, (str(action), seat))))
            for rule in self.rules:
                rule.made(table, seat, action.verb)
            table.set("turn", None)
            return
        order = self._entitled(table)
        self._ask(table, order[order.index(seat) + 1:])

    def advice(self, action: Action) -> Advice:
        """Declining, or announcing."""
        if action.verb == self.decline:
            return Advice.DECLINES
        return Advice.ANNOUNCES if action.verb == self.word or action.verb in dict(self.others) else Advice.NONE

    def prompt(self, view: View) -> Words:
        """Whether it is announced."""
        return Message("Do you announce {words}?", words=one_of((self.word, *(word for word, _ in self.others))))

    def explain(self, game: Rules, action: Action) -> Words:
        """What the announcement means, or declining it."""
        return dict(((self.word, self.gloss), *self.others)).get(action.verb, self.decline_gloss)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Text(self._may(game), *(rule.words() for rule in self.rules))

    def _may(self, game: Rules) -> Words:
        """Who may announce what, and when."""
        declarer = game.term("declarer")
        said: Words | Listing = Listing(tuple(meant(word, gloss) for word, gloss in ((self.word, self.gloss), *self.others)), "or")
        for rule in self.rules:
            said = rule.narrowed(said)
        clauses = tuple(clause for clause in (*(rule.clause(game) for rule in self.rules), self._unbarred(game)) if clause)
        if not clauses:
            return self._may_always(declarer, said)
        when = Listing(clauses, ",")
        if self.who == Announcer.EACH:
            return Message("Each in turn may announce {said}, {when}.", said=said, when=when)
        if self.who == Announcer.SILENT:
            return Message("Each other in turn may announce {said}, {when}.", said=said, when=when)
        if self.who == Announcer.OPPONENTS:
            return Message("An opponent of the {declarer} may announce {said}, {when}.", declarer=declarer, said=said, when=when)
        if self.when == When.SOLO:
            return Message("The {declarer} of a solo may announce {said}, {when}.", declarer=declarer, said=said, when=when)
        return Message("The {declarer} may announce {said}, {when}.", declarer=declarer, said=said, when=when)

    def _may_always(self, declarer: Words, said: Words | Listing) -> Words:
        """Who may announce what, where there is no condition."""
        if self.who == Announcer.EACH:
            return Message("Each in turn may announce {said}.", said=said)
        if self.who == Announcer.SILENT:
            return Message("Each other in turn may announce {said}.", said=said)
        if self.who == Announcer.OPPONENTS:
            return Message("An opponent of the {declarer} may announce {said}.", declarer=declarer, said=said)
        if self.when == When.SOLO:
            return Message("The {declarer} of a solo may announce {said}.", declarer=declarer, said=said)
        return Message("The {declarer} may announce {said}.", declarer=declarer, said=said)

    def _unbarred(self, game: Rules) -> Words:
        """Which opponents have lost the right."""
        if self.barred == Barred.FULL_HAND:
            return "unless he could have declared a solo himself with his full hand"
        if self.barred == Barred.CALL:
            return "unless a call was still open to him when he spoke in the last round"
        if self.barred == Barred.BID:
            return Message("unless he spoke before the {declarer} in the round of the bid", declarer=game.term("declarer"))
        return ""


@dataclass(frozen=True, kw_only=True)
class AnnounceCard(Announce):
    """An announcement in which instead of the other words the word `naming` may be said with the name of a card: one of `named` that is in
    the hand. Its meaning has a place for the `card`."""

    naming: str
    naming_gloss: Message
    named: str

    @property
    def announces(self) -> tuple[str, ...]:
        """Those of any announcement, and the word with which a card is named."""
        return (*super().announces, self.naming)

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Those of any announcement, and one for each card that may be named."""
        found = super().actions(table)
        held = table.pack.unmask(table.hands[table.in_turn] & table.pack.select(self.named))
        return (*found, *(Action(self.naming, (), card) for card in held)) if len(found) > 1 else found

    def explain(self, game: Rules, action: Action) -> Words:
        """What the announcement means."""
        if action.verb != self.naming:
            return super().explain(game, action)
        return self.naming_gloss.filled(card=game.pack.full(game.pack.index[action.word]))

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        more = Message("He may say {word} and a card of his hand instead, one of {cards} ({meaning}).", word=self.naming,
                       cards=game.set_words(self.named), meaning=self.naming_gloss)
        return Text(super().words(game), more)
