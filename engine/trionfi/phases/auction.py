"""Auctions: bids that outrank each other, until one player is declarer."""

from typing import ClassVar

from trionfi.cards import bits
from trionfi.phases.annul import Annul
from trionfi.phases.base import Step
from trionfi.phases.bids import Bid
from trionfi.phases.next_deal import passed_on
from trionfi.phases.play.imprenable import SUSTAIN, WITHDRAW, Imprenable
from trionfi.state.actions import Action, one_by_one
from trionfi.state.decisions import Advice, Annulled, Asks
from trionfi.state.ending import Ending
from trionfi.state.roles import First
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass, replace

NAME = "name"


@dataclass(frozen=True, kw_only=True)
class Auction(Step):
    """One round from the dealer's right (or from the dealer, `first`): each passes or bids higher than all before; the highest
    bid plays. With `several` rounds who has not passed speaks again, until all others have passed; there one who speaks before the
    maker of the highest bid may `hold` it.

    `bids` are in order of rank, the lowest first. When all pass the hand is thrown in and the next player deals, unless it
    `goes_on`. Who passes over another's bid says `content`, where that has a word of its own. With `hold` one who has bid
    less may take the highest bid from its maker by that word. With `forced` the last must bid when all others have passed.
    A `sole` bidder, the first, must bid. `annulled` lets a player with certain cards annul the deal when he first speaks;
    with `imprenable` one who cannot lose such a card says so at the first bid. In several rounds one who has passed
    `returns` where he may, until all others pass one after another. With fixed pairs an opponent of its maker may say
    `contre` to the highest bid, until there is a higher one. What a bid shows, and a contre to it too, is by agreement, or
    `binding`. In several rounds a bid of `names`, as (bid, set of cards), is made with a card that is named at once. After
    all have passed the first may still bid where that is his `last_chance`.
    """

    bids: tuple[Bid, ...]
    decline: str = "pass"
    content: str = ""
    hold: str = ""
    goes_on: bool = False
    first: First = First.ELDEST
    several: bool = False
    forced: bool = False
    annulled: Annul | None = None
    imprenable: Imprenable | None = None
    sole: bool = False
    returns: bool = False
    contre: str = ""
    binding: bool = False
    names: tuple[tuple[str, str], ...] = ()
    last_chance: bool = False

    asks: ClassVar[Asks] = Asks.BID

    @property
    def bidding(self) -> str:
        """Bids that outrank each other."""
        return "auction"

    def levels(self) -> tuple[Bid, ...]:
        """The bids."""
        return self.bids

    def annuls(self, card: str) -> Annulled:
        """As a player likes who has it."""
        return Annulled.AT_WILL if self.annulled and self.annulled.has == card else Annulled.NEVER

    def advice(self, action: Action) -> Advice:
        """Passing, holding, doubling, naming a card."""
        if action.verb == NAME:
            return Advice.NAMES
        if action.verb in (self.decline, self.content):
            return Advice.DECLINES
        return {self.hold: Advice.HOLDS, self.contre: Advice.DOUBLES}.get(action.verb, Advice.NONE)

    def begin(self, table: Table) -> None:
        """Ask the first player."""
        table.set("said", [])
        table.set("turn", table.first(self.first))

    def _highest(self, table: Table) -> int:
        ranks = {bid.say: rank for rank, bid in enumerate(self.bids)}
        return max((ranks[word] for _, word in table.said if word in ranks), default=-1)

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Passing, and every bid above the highest so far; holding it for one who is asked again."""
        if table.said and table.said[-1][0] == table.turn and self._unnamed(table):
            cards = table.pack.select(dict(self.names)[table.contract.bid])
            return tuple(Action(NAME, (table.pack.texts[number],)) for number in reversed(bits(cards)))
        highest = self._highest(table)
        if self.imprenable and self.imprenable.asks_bidder(table):
            return self.imprenable.answers()
        passing = Action(self.content if highest >= 0 and self.content else self.decline)
        again = any(speaker == table.turn for speaker, _ in table.said)
        higher = tuple(Action(bid.say) for bid in self.bids[highest + 1:] if bid.open(table) and self._has_it(table, bid))
        if self.contre and highest >= 0:
            higher = (*higher, *self._doubling(table, self.bids[highest]))
        if self.several and again:
            return (passing, *self._holding(table), *higher)
        if again:
            return passing, Action(self.hold)
        if self.forced and highest < 0 and len(table.said) == table.players - 1:
            return higher
        if self.several:
            higher = (*self._holding(table), *higher)
        if self.sole:
            return higher
        if self.annulled and self.annulled.found(table, table.turn):  # type: ignore[arg-type]
            return (passing, *higher, Action(self.annulled.says))
        return (passing, *higher)

    def _unnamed(self, table: Table) -> bool:
        """Whether the highest bid wants a card that is not named yet."""
        return table.contract.bid in dict(self.names) and not table.contract.named

    def _holding(self, table: Table) -> tuple[Action, ...]:
        """Holding the highest bid, for one who speaks before its maker."""
        order = table.players_from(table.first(self.first))
        maker = table.contract.declarer
        early = maker is not None and order.index(table.turn) < order.index(maker)
        return (Action(self.hold),) if self.hold and early else ()

    def _has_it(self, table: Table, bid: Bid) -> bool:
        """Whether the seat in turn has what the bid shows, where that binds."""
        return not (self.binding and bid.shows) or bool(table.hands[table.turn] & table.pack.select(bid.shows))  # type: ignore[index]

    def _doubling(self, table: Table, bid: Bid) -> tuple[Action, ...]:
        """Doubling the highest bid, for an opponent of its maker."""
        made = table.contract
        ours = made.declarer is not None and (table.turn - made.declarer) % (table.players // 2) == 0  # type: ignore[operator]
        return () if ours or made.doubled or not self._has_it(table, bid) else (Action(self.contre),)

    def _next(self, table: Table) -> int | None:
        """Who speaks next where there are several rounds: none when only the maker of the highest bid is left."""
        if self.returns:
            enough = table.players - (table.contract.declarer is not None)
            last = [word for _, word in table.said[-enough:]]
            over = len(last) == enough and all(word in (self.decline, self.content) for word in last)
            return None if over else table.next_player(table.turn)  # type: ignore[arg-type]
        passed = {speaker for speaker, word in table.said if word in (self.decline, self.content)}
        spoken = {speaker for speaker, _ in table.said}
        order = table.players_from(table.next_player(table.turn))  # type: ignore[arg-type]
        left = [seat for seat in order if seat not in passed and seat != table.contract.declarer]
        waiting = [seat for seat in left if seat not in spoken or table.contract.declarer is not None]
        return next(iter(waiting), None)

    def apply(self, table: Table, action: Action) -> None:
        """Say it."""
        seat: int = table.turn  # type: ignore[assignment]
        if self.annulled and action.verb == self.annulled.says:
            self.annulled.annul(table, seat)
            return
        if action.verb == NAME:
            table.tell("say", seat, word=f"names {action.cards[0]}")
            table.set("contract", replace(table.contract, named=action.cards[0]))
            self._go_on(table, self._next(table))
            return
        if self.imprenable and self.imprenable.asks_bidder(table):
            if self.imprenable.answered(table, action):
                self._spoken(table, seat, next(bid for bid in self.bids if bid.say == table.contract.bid), False, False)
            return
        again = any(speaker == seat for speaker, _ in table.said)
        table.add(table.said, (seat, action.verb))
        self.tell(table, action)
        held = bool(self.hold) and action.verb == self.hold
        bid = self.bids[self._highest(table)] if held else next((bid for bid in self.bids if bid.say == action.verb), None)
        if bid is not None:
            table.set("contract", replace(
                table.contract, declarer=seat, bid=bid.say, rate=bid.rate, talon=bid.talon, apart=bid.apart, cards=table.dealt,
                full_hand=True, named="", doubled=(), opener=seat if table.contract.opener is None else table.contract.opener,
                passed=tuple(speaker for speaker, _ in table.said if speaker != seat)))
        if self.contre and action.verb == self.contre:
            table.set("contract", replace(table.contract, doubled=(seat,)))
        if bid is None or not self.imprenable or not self.imprenable.declared(table, seat):
            self._spoken(table, seat, bid, again, held)

    def _spoken(self, table: Table, seat: int, bid: Bid | None, again: bool, held: bool) -> None:
        """After a word of this seat: the next speaks, or the bidding is over."""
        if self.several:
            if bid is None or not self._unnamed(table):
                self._go_on(table, self._next(table) if held or bid is not self.bids[-1] or self.hold or self.contre else None)
            return
        if not again and len(table.said) < table.players and bid is not self.bids[-1] and not self.sole:
            table.set("turn", table.next_player(seat))
            return
        if self.hold and bid is self.bids[-1] and not again:
            asked = [speaker for speaker, word in table.said if word not in (self.decline, self.content) and speaker != seat]
            if asked:
                table.set("turn", asked[-1])
                return
        table.set("turn", None)
        self._close(table)

    def _go_on(self, table: Table, seat: int | None) -> None:
        """The next seat speaks, or it is over."""
        table.set("turn", seat)
        if seat is None:
            self._close(table)

    def _close(self, table: Table) -> None:
        """Throw the hand in when nobody has bid, unless the first is asked once more."""
        if self.last_chance and table.contract.declarer is None and len(table.said) == table.players:
            table.set("turn", table.said[0][0])
            return
        if table.contract.declarer is None and not self.goes_on:
            table.set("ending", Ending("abandoned", passed_on(table)))
            table.tell("end", table.dealer, word="abandoned")

    def tell(self, table: Table, action: Action) -> None:
        """Let all hear it."""
        table.tell("say", table.turn, word=action.verb)  # type: ignore[arg-type]

    def prompt(self, view: View) -> str:
        """What is to be outbid, if anything."""
        if one_by_one(view.actions)[0].verb == NAME:
            return f"With {view.contract.bid} goes a card: which do you name?"
        ranks = [bid.say for bid in self.bids]
        made = [(seat, word) for seat, word in view.said if word in ranks]
        if not made:
            return "Nobody has bid yet. What do you bid?"
        return f"The highest bid so far is {max((word for _, word in made), key=ranks.index)}. What do you bid?"

    def figures(self, game: Rules) -> tuple[tuple[str, ...], ...]:
        """The bids, lowest first."""
        rows = [(bid.say, bid.gloss, in_terms(game, bid.fate), bid.worth or str(bid.rate)) for bid in self.bids]
        counts = "Worth" if any(bid.worth for bid in self.bids) else "Times"
        heads = ("Bid", "Meaning", f"The {game.term('talon')}", counts)
        if not any(bid.fate for bid in self.bids):
            return tuple((*row[:2], row[3]) for row in (heads, *rows))
        return heads, *rows

    def label(self, game: Rules, action: Action) -> str:
        """A card that is named stands on the button."""
        return f"Name {action.cards[0]}" if action.verb == NAME else super().label(game, action)

    def explain(self, game: Rules, action: Action) -> str:
        """What the bid means, or passing; the name of a card."""
        if action.verb == NAME:
            return game.pack.cards[game.pack.index[action.cards[0]]].full
        if self.annulled and action.verb == self.annulled.says:
            return "the deal is annulled"
        if self.imprenable and action.verb in (SUSTAIN, WITHDRAW):
            return "I play it all the same" if action.verb == SUSTAIN else "the deal is annulled"
        if action.verb in (self.decline, self.content):
            return "I do not bid"
        if self.contre and action.verb == self.contre:
            return "what all pay is doubled" if game.payments.contre else "a word about my hand"
        return "I play it myself" if action.verb == self.hold else super().explain(game, action)

    def words(self, game: Rules) -> str:
        """The rule in sentences."""
        bids = "; ".join(in_terms(game, bid.words()) for bid in self.bids)
        if self.sole:
            return f"The player to the {game.term('dealer')}'s {game.next_side} alone bids, and must. The bids, lowest first: {bids}."
        who = f"the {game.term('dealer')}" if self.first == First.DEALER else f"the player to the {game.term('dealer')}'s {game.next_side}"
        round_ = f"{'Round after round' if self.several else 'One round'} from {who}"
        if len(self.bids) == 1:
            only = f"{self.bids[0].say} ({self.bids[0].gloss})"
            text = f"{round_}: each passes ({self.decline}) or says {only}; the first who says so has it."
        else:
            text = f"{round_}: each passes ({self.decline}) or bids higher than those before. The bids, lowest first: {bids}."
        more = self._beside(game)
        more += "" if self.goes_on else "If all pass the hand is thrown in and the next player deals."
        return f"{text} {self._more(game)}{more}".strip()

    def _beside(self, game: Rules) -> str:
        """What else the round of bidding may bring."""
        found = "When all others have passed the last must bid. " if self.forced else ""
        found += "When all have passed the first may still bid. " if self.last_chance else ""
        if self.names:
            named = "; ".join(f"{bid}, {game.set_words(cards)}" for bid, cards in self.names)
            found += f"With some bids a card is named at once, to be called or asked for: {named}. "
        if self.annulled:
            found += f"{self.annulled.holder(game)} may annul the deal instead ({self.annulled.says}); the next player deals. "
        return found + (self.imprenable.bidding(game) if self.imprenable else "")

    def _doubled(self, game: Rules) -> str:
        """What may be said to a bid, and what bids show."""
        found = ""
        if self.contre:
            found += (f"One who is neither the maker of the highest bid nor his partner may say {self.contre} to it; a higher bid makes "
                      "that void. ")
        shows = [bid for bid in self.bids if bid.shows]
        if shows:
            said = " or ".join(bid.say for bid in shows) + (f", or {self.contre} to either," if self.contre else "")
            held = f"one of {game.set_words(shows[0].shows)}"
            found += f"Only who has {held} may say {said}. " if self.binding else f"By agreement who says {said} has {held}. "
        return found

    def _more(self, game: Rules) -> str:
        over = f"Who lets another's bid stand says {self.content}. " if self.content else ""
        if self.several:
            held = f"Who speaks before the maker of the highest bid may hold it ({self.hold}) and is to play it then. " if self.hold else ""
            if self.returns:
                return f"{over}Who has passed may bid again; it is over when all others pass one after another. {self._doubled(game)}"
            return f"{over}Who has passed is out; the others go on until all but one have passed. {held}"
        ends = f"After {self.bids[-1].say} nobody speaks any more" + (
            f", but one who has bid less may hold it ({self.hold}) and play it himself. " if self.hold else ". ")
        return over + (ends if len(self.bids) > 1 else "")


def in_terms(game: Rules, words: str) -> str:
    """Words with the game's own terms for the declarer and the talon."""
    return words.replace("declarer", game.term("declarer")).replace("talon", game.term("talon"))
