"""Auctions: bids that outrank each other, until one player is declarer. What a game adds to plain bidding is an auction rule."""

from enum import StrEnum
from functools import cached_property
from typing import ClassVar

from trionfi.phases.base import Step
from trionfi.phases.bids import Bid
from trionfi.phases.meaning import eldest, meant
from trionfi.phases.next_deal import passed_on
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice, Annulled, Asks
from trionfi.state.ending import Ending
from trionfi.state.faces import Speaking
from trionfi.state.notes import OPENER
from trionfi.state.roles import First
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass, replace
from trionfi.vocabulary import Checked
from trionfi.words import Listing, Message, Text, Words


class Turns(StrEnum):
    """How often a player may speak: once; until he has passed, or all others have; or again after he has passed, until all others pass
    one after another."""

    ONCE = "once"
    SEVERAL = "until he passes"
    RETURNING = "after a pass too"


class AuctionRule(Checked):
    """One rule of an auction beyond plain bidding. `Auction` holds such rules in an ordered tuple. `key` is how options find the rule."""

    key: ClassVar[str] = ""
    plays_on: ClassVar[bool] = False  # whether the hand goes on when nobody has bid
    outlasts: ClassVar[bool] = False  # whether in several rounds something may still be said to the highest bid of all
    hears_all: ClassVar[bool] = False  # whether those who have not spoken are asked even after the highest bid of all
    calls: ClassVar[bool] = False  # whether the declarer may get a partner by a bid

    def calls_at(self, bid: str) -> bool:
        """Whether a partner is called with this bid."""
        return False

    def annuls(self, card: str) -> Annulled:
        """What becomes of a deal in which a hand has this card and no other of its kind."""
        return Annulled.NEVER

    @property
    def content(self) -> str:
        """The word for passing over another's bid, where it has one of its own."""
        return ""

    def asks(self, auction: "Auction", table: Table) -> tuple[Action, ...]:
        """All that the seat in turn may do, while the rule has a question open; else nothing."""
        return ()

    def offers(self, auction: "Auction", table: Table, found: tuple[Action, ...]) -> tuple[Action, ...]:
        """What the seat in turn may say, from what it might (passing first) without this rule."""
        return found

    def took(self, auction: "Auction", table: Table, action: Action) -> bool:
        """Carry out an action that is no bid; whether it was one of this rule."""
        return False

    def means(self, auction: "Auction", table: Table, word: str) -> Bid | None:
        """The bid that a word of this rule comes to."""
        return None

    def heard(self, auction: "Auction", table: Table, action: Action, bid: Bid | None) -> None:
        """The seat in turn has spoken, and a bid is written into the contract."""

    def after(self, auction: "Auction", table: Table, bid: Bid | None) -> bool:
        """After that: whether the rule has said who speaks next."""
        return False

    def unbid(self, auction: "Auction", table: Table) -> bool:
        """Nobody has bid: whether the rule lets somebody speak again."""
        return False

    def prompt(self, auction: "Auction", view: View) -> Words:
        """What the seat in turn is asked by this rule, "" where it asks nothing."""
        return ""

    def explain(self, auction: "Auction", game: Rules, action: Action) -> Words:
        """What an own action means, "" for another's."""
        return ""

    def advice(self, action: Action) -> Advice:
        """What an own action comes to, for bots."""
        return Advice.NONE

    def instead(self, auction: "Auction", game: Rules, bids: Listing) -> Words:
        """The whole auction in words, where the rule leaves nothing of the usual ones."""
        return ""

    @property
    def beyond(self) -> str:
        """The word by which one who has bid less may take the highest bid of all from its maker in one round."""
        return ""

    def words(self, auction: "Auction", game: Rules) -> Words:
        """The rule in sentences."""
        return ""

    def lastly(self, game: Rules) -> Words:
        """What comes of a bid, in sentences that stand last."""
        return ""


@dataclass(frozen=True, kw_only=True)
class Auction(Speaking, Step):
    """From the dealer's right (or from the dealer, `first`) each passes or bids higher than all before; the highest bid plays. `turns`
    says how often one may speak. `bids` are in order of rank, the lowest first. When all pass the hand is thrown in and the next player
    deals. What a game adds are `rules`."""

    key: str = "auction"
    bids: tuple[Bid, ...]
    decline: Words = "pass"
    first: First = First.ELDEST
    turns: Turns = Turns.ONCE
    rules: tuple[AuctionRule, ...] = ()

    asks: ClassVar[Asks] = Asks.BID

    @property
    def bidding(self) -> str:
        """Bids that outrank each other."""
        return "auction"

    @property
    def several(self) -> bool:
        """Whether there is more than one round."""
        return self.turns != Turns.ONCE

    @property
    def calls(self) -> bool:
        """Where a rule says so."""
        return any(rule.calls for rule in self.rules)

    def partner_at(self, bid: str) -> bool:
        """At the bids with which a card is named."""
        return any(rule.calls_at(bid) for rule in self.rules)

    def speaks(self, action: Action) -> bool:
        """A bid too with which a card is named."""
        return super().speaks(action) or self.partner_at(action.verb)

    def levels(self) -> tuple[Bid, ...]:
        """The bids."""
        return self.bids

    def annuls(self, card: str) -> Annulled:
        """As a rule has it."""
        return next((found for rule in self.rules if (found := rule.annuls(card)) != Annulled.NEVER), Annulled.NEVER)

    @cached_property
    def passing(self) -> tuple[str, str]:
        """The words for passing: while nobody has bid, and over another's bid."""
        return self.decline, next((rule.content for rule in self.rules if rule.content), self.decline)

    def passes(self, word: str) -> bool:
        """Whether a word is one for passing."""
        return word in self.passing

    @cached_property
    def _ranks(self) -> dict[str, int]:
        return {bid.say: rank for rank, bid in enumerate(self.bids)}

    def advice(self, action: Action) -> Advice:
        """Passing, or as a rule has it."""
        if self.passes(action.verb):
            return Advice.DECLINES
        return next((found for rule in self.rules if (found := rule.advice(action)) != Advice.NONE), Advice.NONE)

    def begin(self, table: Table) -> None:
        """Ask the first player."""
        table.set("said", [])
        table.set("turn", table.first(self.first))

    def highest(self, table: Table) -> int:
        """The rank of the highest bid so far, -1 where there is none."""
        ranks = self._ranks
        return max([ranks[word] for _, word in table.said if word in ranks], default=-1)

    def times(self, table: Table) -> int:
        """How often the seat in turn has spoken."""
        return len([speaker for speaker, _ in table.said if speaker == table.turn])

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Passing, and every bid above the highest so far; or what a rule asks."""
        for rule in self.rules:
            if asked := rule.asks(self, table):
                return asked
        highest = self.highest(table)
        found: tuple[Action, ...] = (Action(self.passing[highest >= 0]),)
        if self.several or not self.times(table):
            found += tuple([Action(bid.say) for bid in self.bids[highest + 1:] if bid.open(table)])
        for rule in self.rules:
            found = rule.offers(self, table, found)
        return found

    def next_speaker(self, table: Table) -> int | None:
        """Who speaks next where there are several rounds: none when only the maker of the highest bid is left."""
        if self.turns == Turns.RETURNING:
            enough = table.players - (table.contract.declarer is not None)
            last = [word for _, word in table.said[-enough:]]
            return None if len(last) == enough and all(map(self.passes, last)) else table.next_player(table.in_turn)
        passed = {speaker for speaker, word in table.said if word in self.passing}
        spoken = {speaker for speaker, _ in table.said}
        order = table.players_from(table.next_player(table.in_turn))
        left = [seat for seat in order if seat not in passed and seat != table.contract.declarer]
        waiting = [seat for seat in left if seat not in spoken or table.contract.declarer is not None]
        return next(iter(waiting), None)

    def apply(self, table: Table, action: Action) -> None:
        """Say it."""
        seat = table.in_turn
        for rule in self.rules:
            if rule.took(self, table, action):
                return
        table.add(table.said, (seat, action.verb))
        table.tell("say", seat, word=str(action))
        rank = self._ranks.get(action.verb)
        bid = None if rank is None else self.bids[rank]
        for rule in self.rules:
            bid = bid or rule.means(self, table, action.verb)
        if bid is not None:
            table.set("contract", replace(
                table.contract, declarer=seat, bid=bid.say, rate=bid.rate, talon=bid.talon, apart=bid.apart, cards=table.dealt,
                full_hand=True, passed=tuple(speaker for speaker, _ in table.said if speaker != seat)))
            if OPENER.of(table) is None:
                OPENER.keep(table, seat)
        for rule in self.rules:
            rule.heard(self, table, action, bid)
        self.proceed(table, bid)

    def proceed(self, table: Table, bid: Bid | None) -> None:
        """After a word of the seat in turn: the next speaks, or the bidding is over."""
        for rule in self.rules:
            if rule.after(self, table, bid):
                return
        top = bid is self.bids[-1]
        if self.several:
            self.go_on(table, None if top and not any(rule.outlasts for rule in self.rules) else self.next_speaker(table))
        else:
            over = top or self.times(table) > 1 or len(table.said) >= table.players
            self.go_on(table, None if over else table.next_player(table.in_turn))

    def go_on(self, table: Table, seat: int | None) -> None:
        """The next seat speaks; or it is over, and the hand thrown in when nobody has bid."""
        table.set("turn", seat)
        if seat is not None or table.contract.declarer is not None or any(rule.unbid(self, table) for rule in self.rules):
            return
        if not any(rule.plays_on for rule in self.rules):
            table.set("ending", Ending("abandoned", passed_on(table)))
            table.tell("end", table.dealer, word="abandoned")

    def prompt(self, view: View) -> Words:
        """What is to be outbid, if anything."""
        asked = next((text for rule in self.rules if (text := rule.prompt(self, view))), "")
        ranks = [bid.say for bid in self.bids]
        return asked or to_outbid(max((word for _, word in view.said if word in ranks), key=ranks.index, default=""))

    def figures(self, game: Rules) -> tuple[tuple[Words, ...], ...]:
        """The bids, lowest first."""
        rows = [(bid.say, bid.gloss, bid.fate(game), bid.worth or str(bid.rate)) for bid in self.bids]
        counts: Words = "Worth" if any(bid.worth for bid in self.bids) else "Times"
        heads = ("Bid", "Meaning", Message("The {talon}", talon=game.term("talon")), counts)
        if not any(fate for _, _, fate, _ in rows):
            return tuple((*row[:2], row[3]) for row in (heads, *rows))
        return heads, *rows

    def explain(self, game: Rules, action: Action) -> Words:
        """What the bid means, or passing, or an action of a rule."""
        if self.passes(action.verb):
            return "I do not bid"
        return next((text for rule in self.rules if (text := rule.explain(self, game, action))), "") or super().explain(game, action)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        bids = Listing(tuple(bid.words(game) for bid in self.bids), ";")
        for rule in self.rules:
            if text := rule.instead(self, game, bids):
                return text
        unbid: Words = "" if any(rule.plays_on for rule in self.rules) else "If all pass, the hand is thrown in and the next player deals."
        return Text(self._begins(eldest(game, self.first == First.DEALER), bids), self._stands(), self._ends(),
                    *(rule.words(self, game) for rule in self.rules), unbid, *(rule.lastly(game) for rule in self.rules))

    def _begins(self, who: Words, bids: Listing) -> Words:
        """What is said, and from whom on."""
        if len(self.bids) == 1:
            only = meant(self.bids[0].say, self.bids[0].gloss)
            if self.several:
                return Message("Round after round from {who}: each passes ({decline}) or says {only}; the first who says so has it.",
                               who=who, decline=self.decline, only=only)
            return Message("One round from {who}: each passes ({decline}) or says {only}; the first who says so has it.", who=who,
                           decline=self.decline, only=only)
        if self.several:
            return Message("Round after round from {who}: each passes ({decline}) or bids higher than those before. The bids, lowest "
                           "first: {bids}.", who=who, decline=self.decline, bids=bids)
        return Message("One round from {who}: each passes ({decline}) or bids higher than those before. The bids, lowest first: {bids}.",
                       who=who, decline=self.decline, bids=bids)

    def _stands(self) -> Words:
        """What is said to another's bid, where that is another word than for passing."""
        over = self.passing[1]
        return "" if over == self.decline else Message("A player who lets another's bid stand says {word}.", word=over)

    def _ends(self) -> Words:
        """When the bidding is over."""
        if self.turns == Turns.RETURNING:
            return "One who has passed may bid again; it is over when all others pass one after another."
        heard: Words = ""
        if any(rule.hears_all for rule in self.rules):
            heard = Message("After {bid} those who have not spoken yet are still asked.", bid=self.bids[-1].say)
        if self.several and heard:
            return Text("One who has passed is out; the others go on until all but one have passed.", heard)
        if self.several:
            return "One who has passed is out; the others go on until all but one have passed."
        if len(self.bids) == 1 or heard:
            return heard
        if held := next((rule.beyond for rule in self.rules if rule.beyond), ""):
            return Message("After {bid} nobody speaks any more, but one who has bid less may hold it ({word}) and play it himself.",
                           bid=self.bids[-1].say, word=held)
        return Message("After {bid} nobody speaks any more.", bid=self.bids[-1].say)


def to_outbid(highest: Words) -> Words:
    """The question to a bidder, with the highest bid so far ("" for none)."""
    return Message("The highest bid so far is {bid}. What do you bid?", bid=highest) if highest else "Nobody has bid yet. What do you bid?"
