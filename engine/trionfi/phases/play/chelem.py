"""Announcing a slam in the course of the play."""

from enum import StrEnum
from typing import ClassVar

from trionfi.phases.rule import PlayRule, Then
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Text, Words

VERB, NOT_BOUND = "undertake", "not bound"


class MayAnnounce(StrEnum):
    """Who of the declarer's side may announce a slam: the declarer, or either partner."""

    DECLARER = "declarer"
    EITHER = "either partner"


@dataclass(frozen=True)
class Chelem(PlayRule):
    """On his own turn, before trick number `before` begins, a player of the declarer's side may announce one of `slams`:
    (word, how many tricks may be lost, how many by one who has the Fool himself). A
    partner whom nobody knew is known by it. Where it may be refused (`refused`), the other partner may say at his next turn that he is
    not bound; he who says nothing is."""

    slams: tuple[tuple[str, int, int], ...]
    before: int
    who: MayAnnounce = MayAnnounce.DECLARER
    refused: bool = False
    source: str = ""

    key: ClassVar[str] = "chelem"

    def owns(self, action: Action) -> bool:
        """Announcing, and refusing to be bound."""
        return action.verb in (VERB, NOT_BOUND)

    def offers(self, table: Table, seat: int, legal: int) -> tuple[Action, ...]:
        """What the seat may announce now, or that it is not bound."""
        contract = table.contract
        if self.refused and contract.announced:
            return (Action(NOT_BOUND),) if self._may_refuse(table, seat) else ()
        entitled = seat == contract.declarer or (self.who != MayAnnounce.DECLARER and seat == table.partner)
        if not entitled or contract.announced or len(table.tricks) >= self.before - 1:
            return ()
        lost = self._lost(table, seat)
        own = self._has_fool(table, seat)
        return tuple(Action(VERB, (), word) for word, least, most in self.slams if lost <= (max(least, most) if own else least))

    def _has_fool(self, table: Table, seat: int) -> bool:
        """Whether the seat was dealt the Fool, or took it."""
        fool = table.pack.fool_mask
        tricks = (*(trick.plays for trick in table.tricks), table.plays)
        return bool(table.hands[seat] & fool) or any(player == seat and fool >> number & 1 for plays in tricks for player, number in plays)

    def _lost(self, table: Table, seat: int) -> int:
        """How many tricks are lost at the least, as the seat knows it: the declarer of a hidden partner hopes for the best."""
        contract = table.contract
        winners = [trick.winner for trick in table.tricks]
        if not contract.hidden or seat != contract.declarer:
            return sum(winner not in table.side(seat) for winner in winners)
        others = [winner for winner in winners if winner != seat]
        return len(others) - max((others.count(one) for one in set(others)), default=0)

    def _may_refuse(self, table: Table, seat: int) -> bool:
        contract = table.contract
        announcer = next(speaker for word, speaker in contract.announced if word != NOT_BOUND)
        if seat == announcer or seat not in table.side(announcer) or table.announced(NOT_BOUND) is not None:
            return False
        return seat not in self._bound(table)

    def _bound(self, table: Table) -> tuple[int, ...]:
        """Who has let a slam of his side pass without a word."""
        bound: tuple[int, ...] = table.noted(self.key) or ()
        return bound

    def tabled(self, table: Table) -> bool:
        """It binds nobody to a card."""
        return True

    def after_card(self, table: Table, seat: int, number: int) -> None:
        """The seat has played a card: if it could refuse and did not, it is bound."""
        if self.refused and table.contract.announced and seat not in (bound := self._bound(table)):
            table.note(self.key, (*bound, seat))

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """Announce it, or refuse to be bound; who speaks for the declarer's side is known to be of it."""
        word = action.word or action.verb
        table.tell("say", seat, word=str(action))
        table.set("contract", replace(table.contract, announced=(*table.contract.announced, (word, seat))))
        table.note(self.key, ())
        if table.contract.hidden and seat == table.partner:
            table.reveal()
        return Then()

    def explain(self, game: Rules, action: Action) -> Words:
        """What an action means."""
        return "your partner's slam is his alone" if action.verb == NOT_BOUND else "your side will win so many tricks"

    def advice(self, action: Action) -> Advice:
        """A slam undertaken, or a partner's refused."""
        return Advice.REFUSES if action.verb == NOT_BOUND else Advice.UNDERTAKES

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        declarer, named = game.term("declarer"), Listing(tuple(word for word, _, _ in self.slams), "or")
        if self.who == MayAnnounce.DECLARER:
            may = Message("The {declarer} may announce {slams} on his own turn until trick {n} begins.", declarer=declarer, slams=named,
                          n=self.before)
        else:
            may = Message("The {declarer} or his partner may announce {slams} on his own turn until trick {n} begins; a partner who does "
                          "so makes himself known.", declarer=declarer, slams=named, n=self.before)
        refused = Message("The other partner may say on his next turn that he is not bound by it; otherwise he is.")
        return Text(may, refused if self.refused else "")
