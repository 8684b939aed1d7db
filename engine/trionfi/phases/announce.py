"""Announcements between the discard and the first lead."""

from enum import StrEnum
from typing import ClassVar

from trionfi.phases.base import Step
from trionfi.phases.when import When
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Asks
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass, replace


class Announcer(StrEnum):
    """Who may make an announcement: the declarer, his opponents in turn until one has made it, or each player in turn."""

    DECLARER = "declarer"
    OPPONENTS = "opponents"
    EACH = "each"


class Barred(StrEnum):
    """Which opponents have lost the right to announce: none; who could have bid before the declarer did, in any case or only when all
    cards had been dealt; or to whom a call was open when they spoke."""

    NONE = ""
    FULL_HAND = "could bid with a full hand"
    BID = "could bid"
    CALL = "could call"


@dataclass(frozen=True, kw_only=True)
class Announce(Step):
    """A player with the right may say `word` or decline with `decline`; one who says it binds his side.

    `who` may say it; opponents are asked in turn from the declarer's right. `needs` is a set of cards that must all be in the hand.
    `barred` takes the right from some opponents; a partner of the declarer who is not known yet is asked like them, and may only
    decline. `others` are further words of which one may be said instead, with what they mean. Nobody is asked when one of the words of
    `unless` has been said, or that of `after` has not. The word `of_own` is only for a declarer who has called a card of his own, and
    makes it known. Who says the word `exposes` his hand where that is so.
    """

    word: str
    gloss: str
    who: Announcer = Announcer.DECLARER
    decline: str = "passo"
    decline_gloss: str = "nothing to announce"
    needs: str = ""
    barred: Barred = Barred.NONE
    others: tuple[tuple[str, str], ...] = ()
    unless: tuple[str, ...] = ()
    after: str = ""
    of_own: str = ""
    exposes: bool = False

    phase: ClassVar[str] = "announce"
    asks: ClassVar[Asks] = Asks.ANNOUNCEMENT

    def begin(self, table: Table) -> None:
        """Ask the first who has the right."""
        table.set("said", [])
        if any(table.announced(word) is not None for word in self.unless) or (self.after and table.announced(self.after) is None):
            return
        self._ask(table, self._entitled(table))

    def _ask(self, table: Table, seats: tuple[int, ...]) -> None:
        table.set("turn", seats[0] if seats else None)

    def _entitled(self, table: Table) -> tuple[int, ...]:
        """The seats with the right, in the order of asking; what they hold is tested when they are asked."""
        if self.who == Announcer.EACH:
            return table.players_from(table.next_dealer)
        declarer: int = table.contract.declarer  # type: ignore[assignment]
        if self.who == Announcer.DECLARER:
            return (declarer,)
        barred = table.contract.could_call if self.barred == Barred.CALL else table.contract.passed
        if not self.barred or (self.barred == Barred.FULL_HAND and not table.contract.full_hand):
            barred = ()
        own = (declarer, table.contract.partner)
        return tuple(seat for seat in table.players_from(table.next_player(declarer)) if seat not in own and seat not in barred)

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Declining, and the announcement if the hand allows it."""
        wanted = table.pack.select(self.needs)
        if self.who == Announcer.OPPONENTS and table.turn == table.partner:
            return (Action(self.decline),)
        if self.of_own and not self._own(table):
            return tuple(Action(word) for word in (self.decline, self.word, *dict(self.others)) if word != self.of_own)
        if table.hands[table.turn] & wanted == wanted:  # type: ignore[index]
            return Action(self.decline), Action(self.word), *(Action(word) for word, _ in self.others)
        return (Action(self.decline),)

    def _own(self, table: Table) -> bool:
        """Whether the seat in turn has called a card of its own."""
        own = table.hands[table.turn] | table.piles.get(f"discard {table.turn}", 0)  # type: ignore[index]
        return bool(table.contract.called) and bool(own & table.pack.mask((table.contract.called,)))

    def why_not(self, table: Table, action: Action) -> str:
        """The rule that forbids it."""
        if self.of_own and action.verb == self.of_own:
            return f"'{self.of_own}' is for one who has called a card of his own"
        if action.verb == self.word and self.who == Announcer.OPPONENTS and table.turn == table.partner:
            return f"'{self.word}' is for the opponents of the declarer: the called card is in your hand"
        if action.verb == self.word:
            return f"'{self.word}' needs {' '.join(table.pack.unmask(table.pack.select(self.needs)))} in the hand"
        return super().why_not(table, action)

    def apply(self, table: Table, action: Action) -> None:
        """Say it or decline."""
        seat: int = table.turn  # type: ignore[assignment]
        table.add(table.said, (seat, str(action)))
        table.tell("say", seat, word=str(action))
        if action.verb != self.decline:
            table.set("contract", replace(table.contract, announced=(*table.contract.announced, (str(action), seat))))
            if action.verb == self.of_own:
                table.reveal()
            if self.exposes:
                table.tell("show", seat, table.hands[seat], f"hand {seat}", f"hand {seat}")
            table.set("turn", None)
            return
        order = self._entitled(table)
        self._ask(table, order[order.index(seat) + 1:])

    def advice(self, action: Action) -> Advice:
        """Declining, or announcing."""
        if action.verb == self.decline:
            return Advice.DECLINES
        return Advice.ANNOUNCES if action.verb == self.word or action.verb in dict(self.others) else Advice.NONE

    def prompt(self, view: View) -> str:
        """Whether it is announced."""
        return f"Do you announce {' or '.join((self.word, *(word for word, _ in self.others)))}?"

    def explain(self, game: Rules, action: Action) -> str:
        """What the announcement means, or declining it."""
        return dict(((self.word, self.gloss), *self.others)).get(action.verb, self.decline_gloss)

    def words(self, game: Rules) -> str:
        """The rule in sentences."""
        chief = f"The {game.term('declarer')}" + (" of a solo" if self.when == When.SOLO else "")
        who = {Announcer.DECLARER: chief, Announcer.EACH: "Each in turn"}.get(self.who, f"An opponent of the {game.term('declarer')}")
        text = f"{who} may announce " + " or ".join(f"{word} ({gloss})" for word, gloss in ((self.word, self.gloss), *self.others))
        if self.of_own:
            text += f"; {self.of_own} only when he has called a card of his own"
        if self.needs:
            text += f", if he holds {game.set_words(self.needs)}"
        if self.barred == Barred.FULL_HAND:
            text += ", unless he could have declared a solo himself with his full hand"
        elif self.barred == Barred.CALL:
            text += ", unless a call was still open to him when he spoke in the last round"
        elif self.barred:
            text += f", unless he spoke before the {game.term('declarer')} in the round of the bid"
        if self.after:
            text += f", once {self.after} has been said"
        if self.unless:
            text += f", unless {' or '.join(self.unless)} has been said before"
        text += "."
        return text + (" Who announces it lays his hand face up on the table before the play; the "
                       "others may give in, though in the program it is always played out." if self.exposes else "")


@dataclass(frozen=True, kw_only=True)
class AnnounceCard(Announce):
    """An announcement in which instead of the other words the word `naming` may be said with the name of a card: one of `named` that is in
    the hand."""

    naming: str
    naming_gloss: str
    named: str

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Those of any announcement, and one for each card that may be named."""
        found = super().actions(table)
        held = table.pack.unmask(table.hands[table.turn] & table.pack.select(self.named))  # type: ignore[index]
        return (*found, *(Action(self.naming, (), card) for card in held)) if len(found) > 1 else found

    def explain(self, game: Rules, action: Action) -> str:
        """What the announcement means."""
        if action.verb != self.naming:
            return super().explain(game, action)
        return self.naming_gloss.format(game.pack.cards[game.pack.index[action.word]].full)

    def words(self, game: Rules) -> str:
        """The rule in sentences."""
        more = f" He may say {self.naming} and a card of his hand instead, one of {game.set_words(self.named)} "
        return super().words(game) + f"{more}({self.naming_gloss.format('that card')})."
