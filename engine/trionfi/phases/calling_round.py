"""An auction in which a lower bid names the card whose holder is to be the partner, and the player who must call when nobody has bid."""

from trionfi.phases.auction import Auction
from trionfi.phases.base import Step
from trionfi.phases.call import Call
from trionfi.state.actions import Action
from trionfi.state.ending import Ending
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass, replace


@dataclass(frozen=True, kw_only=True)
class CallingRound(Auction):
    """One round from the dealer's right: each passes or bids higher than all before. Who makes a bid of `calling` names a card with
    it, by the rules of `call`; the holder of that card is his partner and says nothing. A higher bid takes the call away."""

    calling: tuple[str, ...]
    call: Call

    @property
    def calls(self) -> bool:
        """The declarer may get a partner by this step."""
        return True

    def partner_at(self, bid: str) -> bool:
        """At the bids with which a card is named."""
        return bid in self.calling

    def speaks(self, action: Action) -> bool:
        """A bid too with which a card is named."""
        return super().speaks(action) or action.verb in self.calling

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Passing, and every bid above the highest so far; one that calls with each card that it may name, the highest first."""
        found: list[Action] = []
        for action in super().actions(table):
            named = self.call.nameable(table, table.turn) if action.verb in self.calling else None  # type: ignore[arg-type]
            found += [action] if named is None else [Action(action.verb, (card,)) for card in named]
        return tuple(found)

    def apply(self, table: Table, action: Action) -> None:
        """Say it; a call is noted, a higher bid without one undoes it."""
        seat: int = table.turn  # type: ignore[assignment]
        words = [bid.say for bid in self.bids]
        if not any(word in words for _, word in table.said):
            table.set("contract", replace(table.contract, could_call=(*table.contract.could_call, seat)))
        if action.verb in words:
            self.call.drop(table)
        super().apply(table, action)
        if action.verb in self.calling:
            self.call.note(table, seat, action.cards[0])

    def tell(self, table: Table, action: Action) -> None:
        """The words with the card."""
        table.tell("say", table.turn, word=str(action))  # type: ignore[arg-type]

    def prompt(self, view: View) -> str:
        """What is to be outbid, if anything."""
        made = [word for _, word in view.said if word.partition(" ")[0] in self.calling or word in [bid.say for bid in self.bids]]
        return f"The highest bid so far is {made[-1]}. What do you bid?" if made else "Nobody has bid yet. What do you bid?"

    def label(self, game: Rules, action: Action) -> str:
        """The bid, with the card that it calls."""
        return " ".join((super().label(game, action), *action.cards))

    def explain(self, game: Rules, action: Action) -> str:
        """What the bid means; the name of a card that is called."""
        words = super().explain(game, action)
        return f"{words}: {self.call.explain(game, action)}" if action.cards else words

    def words(self, game: Rules) -> str:
        """The rule in sentences."""
        return f"{super().words(game)} With {' or '.join(self.calling)} a card is named at once. {self.call.words(game)}"


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
        table.set("contract", replace(table.contract, declarer=seat, bid=self.bid, cards=table.dealt, full_hand=True, forced=True,
                                      passed=tuple(other for other in range(table.players) if other != seat)))

    def words(self, game: Rules) -> str:
        """The rule in sentences."""
        card = game.set_words(self.card)
        return (f"If all have passed, the holder of {card} must play: he says so ({self.bid}), takes the {game.term('talon')}, lays cards "
                f"away and then calls a partner. If {card} lies in the {game.term('talon')}, the deal is thrown in and the next "
                "player deals.")


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

    def words(self, game: Rules) -> str:
        """The rule in a sentence."""
        dealer = game.term("dealer")
        who = f"the {dealer}" if self.dealer else f"the player to the {dealer}'s {game.next_side}"
        if not self.apart:
            return f"Nobody bids ({self.bid}): {who} takes the {game.term('talon')}."
        return f"If nobody has bid, {who} says {self.bid} and takes the {game.term('talon')}; each then plays for himself."
