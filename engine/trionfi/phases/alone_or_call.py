"""The dealer calls a partner, or lays a card down to play alone, which others may claim before him."""

from typing import ClassVar

from trionfi.phases.asking import lay_down, take_back
from trionfi.phases.base import Step
from trionfi.phases.bids import Bid
from trionfi.phases.call import DealerCalls
from trionfi.phases.duel import Level
from trionfi.phases.meaning import meant, one_of
from trionfi.state.actions import Action, Choice
from trionfi.state.choosing import Sets
from trionfi.state.decisions import Advice, Asks
from trionfi.state.ending import Ending
from trionfi.state.faces import Speaking
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass, replace
from trionfi.words import Message, Text, Words

LAY = "give"


@dataclass(frozen=True, kw_only=True)
class AloneOrCall(Speaking, Step):
    """The dealer says `call`, and the next step has him call; or he wishes to play alone at the bid `alone`, and lays a card of the set
    `lays` face down. Then each other player in turn passes or claims the same bid before him. Once it is claimed, each after that, the
    dealer last, may only pass or bid `over`, which ends it. If nobody claims it the dealer plays alone, and his card stays down; else he
    takes it back."""

    call: Bid
    alone: Bid
    over: Bid
    lays: str = "empty-cards"
    decline: Words = "pass"

    asks: ClassVar[Asks] = Asks.BID

    @property
    def bidding(self) -> str:
        """Bids that outrank each other."""
        return "auction"

    @property
    def calls(self) -> bool:
        """At the first bid."""
        return True

    def partner_at(self, bid: str) -> bool:
        """At the first bid."""
        return bid == self.call.say

    def levels(self) -> tuple[Bid, ...]:
        """All three."""
        return self.call, self.alone, self.over

    def advice(self, action: Action) -> Advice:
        """Passing."""
        return Advice.DECLINES if action.verb == self.decline else Advice.NONE

    def begin(self, table: Table) -> None:
        """Ask the dealer."""
        table.set("said", [])
        table.set("turn", table.dealer)

    def _to_lay(self, table: Table) -> int:
        """The cards that the dealer may lay down, as a mask."""
        return table.hands[table.dealer] & table.pack.select(self.lays)

    def _claims(self, table: Table) -> list[int]:
        """Who has claimed the bid or gone over it, after the dealer's word."""
        return [seat for seat, word in table.said[1:] if word != self.decline]

    def actions(self, table: Table) -> tuple[Action, ...] | Choice:
        """The dealer's choice, the card that he lays down, or passing and what may be said over him."""
        if not table.said:
            alone = (Action(self.alone.say),) if self._to_lay(table) else ()
            return (Action(self.call.say), *alone)
        return self._laying(table) if self._lays(table) else (
            Action(self.decline), Action((self.over if self._claims(table) else self.alone).say))

    def _lays(self, table: Table) -> bool:
        """Whether the dealer is to lay a card down now."""
        return len(table.said) == 1 and table.turn == table.dealer

    def _laying(self, table: Table) -> Choice:
        """The cards of which he lays one down."""
        pack, free = table.pack, self._to_lay(table)
        refused: Words = "only an empty card may be laid down"
        reasons = dict.fromkeys(pack.unmask(table.hands[table.dealer] & ~free), refused)
        return Choice(LAY, Sets(pack, free, 1, 1, ordered=True), reasons)

    def why_not(self, table: Table, action: Action) -> Words:
        """The rule that a card or a word breaks."""
        if not self._lays(table):
            return super().why_not(table, action)
        return self._laying(table).check(action.cards) or "" if action.verb == LAY else "a card must be laid face down now"

    def apply(self, table: Table, action: Action) -> None:
        """Say it, or lay the card down; and find who speaks next, or who plays."""
        seat, dealer = table.in_turn, table.dealer
        if action.verb == LAY:
            lay_down(table, seat, action.cards)
            table.set("turn", table.next_dealer)
            return
        table.add(table.said, (seat, action.verb))
        table.tell("say", seat, word=action.verb)
        claims, after = self._claims(table), table.after(seat)
        if action.verb == self.alone.say and seat == dealer:
            return
        if action.verb not in (self.call.say, self.over.say) and seat != dealer and (claims or after != dealer):
            table.set("turn", after)
            return
        table.set("turn", None)
        if action.verb == self.call.say:
            return
        if claims:
            take_back(table, dealer)
        bid = self.over if len(claims) > 1 else self.alone
        table.set("contract", replace(table.contract, declarer=[dealer, *claims][-1], bid=bid.say, rate=bid.rate, cards=table.dealt,
                                      full_hand=True))

    def prompt(self, view: View) -> Words:
        """What is asked."""
        if view.choice is not None:
            return "Lay an empty card face down."
        words = {action.verb for action in view.offered}
        if self.call.say in words:
            return "Do you call a partner, or do you wish to play alone?"
        return "Do you go over that?" if self.over.say in words else "Do you claim to play alone before the dealer?"

    def explain(self, game: Rules, action: Action) -> Words:
        """What the word means."""
        return "I do not play" if action.verb == self.decline else super().explain(game, action)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        call, alone, over = (meant(bid.say, bid.gloss) for bid in self.levels())
        return Message("The {dealer} says {call}, or {alone} and lays an empty card face down. In that case each of the others in turn, "
                       "from his {side}, passes ({decline}) or claims {claim} before him. Once it is claimed, each after that, the "
                       "{dealer} last, passes or says {over}, which ends it. If nobody claims it the {dealer} plays and his card stays "
                       "down; otherwise he takes it back.", dealer=game.term("dealer"), call=call, alone=alone, side=game.next_side,
                       decline=self.decline, claim=self.alone.say, over=over)


@dataclass(frozen=True, kw_only=True)
class ClaimantsLevel(Level):
    """Another than the dealer who is declarer names the level that he plays. The dealer is not asked: he has laid his card down."""

    def begin(self, table: Table) -> None:
        """Ask another who is declarer."""
        super().begin(table)
        if table.turn == table.dealer:
            table.set("turn", None)

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("The {declarer}, unless he is the {dealer}, then names the level that he plays ({bids}), not below his bid.",
                       declarer=game.term("declarer"), dealer=game.term("dealer"), bids=one_of(tuple(bid.say for bid in self.bids)))


@dataclass(frozen=True, kw_only=True)
class CallsAtRate(DealerCalls):
    """The dealer calls a card, and plays at a `rate`."""

    rate: int

    def begin(self, table: Table) -> None:
        """Make him declarer, and ask him."""
        super().begin(table)
        table.set("contract", replace(table.contract, rate=self.rate))


@dataclass(frozen=True, kw_only=True)
class MayCall(DealerCalls):
    """The dealer calls a card, or says `decline`: the hand is then thrown in."""

    decline: Words = "passo"

    def actions(self, table: Table) -> tuple[Action, ...]:
        """One for each card, and not to call."""
        return Action(self.decline), *super().actions(table)

    def apply(self, table: Table, action: Action) -> None:
        """Call it, or throw the hand in."""
        if action.verb != self.decline:
            super().apply(table, action)
            return
        table.tell("say", table.in_turn, word=self.decline)
        table.set("turn", None)
        table.set("contract", replace(table.contract, declarer=None))
        table.set("ending", Ending("abandoned", table.next_dealer))
        table.tell("end", table.dealer, word="abandoned")

    def advice(self, action: Action) -> Advice:
        """Passing."""
        return Advice.DECLINES if action.verb == self.decline else super().advice(action)

    def explain(self, game: Rules, action: Action) -> Words:
        """The name of the card, or that the hand is thrown in."""
        return "the hand is thrown in" if action.verb == self.decline else super().explain(game, action)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        more = Message("He may also say {decline}: the hand is then thrown in and the next player deals.", decline=self.decline)
        return Text(super().words(game), more)
