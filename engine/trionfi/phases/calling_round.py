"""Auctions in which a lower bid names the card whose holder is to be the partner, and the player who must call when nobody has bid."""

from typing import ClassVar

from trionfi.phases.auction import Auction, AuctionRule, to_outbid
from trionfi.phases.base import Step
from trionfi.phases.bids import Bid
from trionfi.phases.call import Call
from trionfi.phases.meaning import eldest, one_of
from trionfi.state.actions import Action
from trionfi.state.ending import Ending
from trionfi.state.notes import COULD_CALL, FORCED
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass, replace
from trionfi.words import Message, Text, Words


@dataclass(frozen=True)
class Calls(AuctionRule):
    """Who makes a bid of `bids` names a card with it, by the rules of `call`; the holder of that card is his partner and says nothing. A
    higher bid takes the call away."""

    bids: tuple[str, ...]
    call: Call

    key: ClassVar[str] = "calls"
    calls: ClassVar[bool] = True

    def calls_at(self, bid: str) -> bool:
        """At the bids with which a card is named."""
        return bid in self.bids

    def offers(self, auction: Auction, table: Table, found: tuple[Action, ...]) -> tuple[Action, ...]:
        """A bid that calls with each card that it may name, the highest first."""
        made: list[Action] = []
        for action in found:
            named = self.call.nameable(table, table.in_turn) if action.verb in self.bids else None
            made += [action] if named is None else [Action(action.verb, (card,)) for card in named]
        return tuple(made)

    def heard(self, auction: Auction, table: Table, action: Action, bid: Bid | None) -> None:
        """A call is noted, a higher bid without one undoes it; and so is a seat that could still call."""
        seat = table.in_turn
        words = [one.say for one in auction.bids]
        if not any(word in words for _, word in table.said[:-1]):
            COULD_CALL.keep(table, (*COULD_CALL.of(table), seat))
        if bid is not None:
            self.call.drop(table)
        if action.verb in self.bids:
            self.call.note(table, seat, action.cards[0])

    def prompt(self, auction: Auction, view: View) -> Words:
        """What is to be outbid, if anything."""
        words = [bid.say for bid in auction.bids]
        highest = next((word for _, word in reversed(view.said) if word.partition(" ")[0] in self.bids or word in words), "")
        return to_outbid(view.game.pack.spoken(highest))

    def explain(self, auction: Auction, game: Rules, action: Action) -> Words:
        """What the bid means, and the name of the card that is called."""
        if not action.cards:
            return ""
        gloss = next(bid.gloss for bid in auction.bids if bid.say == action.verb)
        return Message("{meaning}: {card}", meaning=gloss, card=self.call.explain(game, action))

    def lastly(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Text(Message("With {bids} a card is named at once.", bids=one_of(self.bids)), self.call.words(game))


@dataclass(frozen=True, kw_only=True)
class MustCall(Step):
    """When nobody has bid, the holder of `card` is declarer, at the bid `bid`, and will have to call a partner. If nobody holds it the
    deal is thrown in and the next player deals."""

    card: str
    bid: str

    def begin(self, table: Table) -> None:
        """Name him, or end the deal."""
        card = table.pack.mask((self.card,))
        seat = next((seat for seat, hand in enumerate(table.hands) if hand & card), None)
        if seat is None:
            table.set("ending", Ending("abandoned", table.next_dealer))
            table.tell("end", table.dealer, word="abandoned")
            return
        table.tell("say", seat, word=self.bid)
        table.tell("show", seat, card, f"hand {seat}", f"hand {seat}")
        table.set("contract", replace(table.contract, declarer=seat, bid=self.bid, cards=table.dealt, full_hand=True,
                                      passed=tuple(other for other in range(table.players) if other != seat)))
        FORCED.keep(table, True)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        card = game.set_words(self.card)
        return Message("If all have passed, the holder of {card} must play: he says so ({bid}), takes the {talon}, discards as many "
                       "cards and then calls a partner. If {card} lies in the {talon}, the deal is thrown in and the next player "
                       "deals.", card=card,
                       bid=self.bid, talon=game.term("talon"))


@dataclass(frozen=True, kw_only=True)
class FirstPlays(Step):
    """When nobody has bid, one player is declarer at the bid `bid`: the player after the dealer, or with `dealer` the dealer himself. Each
    then plays for himself, unless not `apart`."""

    bid: str
    dealer: bool = False
    apart: bool = True

    def begin(self, table: Table) -> None:
        """He says so."""
        seat = table.dealer if self.dealer else table.after(table.dealer)
        table.tell("say", seat, word=self.bid)
        table.set("contract", replace(table.contract, declarer=seat, bid=self.bid, cards=table.dealt, full_hand=True, apart=self.apart))

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        who, talon = eldest(game, self.dealer), game.term("talon")
        if not self.apart:
            return Message("Nobody bids ({bid}): {who} takes the {talon}.", bid=self.bid, who=who, talon=talon)
        return Message("If nobody has bid, {who} says {bid} and takes the {talon}; each then plays for himself.", bid=self.bid, who=who,
                       talon=talon)
