"""What games add to plain bidding: words beside the bids, who must bid, deals annulled, a card named with a bid."""

from typing import ClassVar

from trionfi.cards import bits
from trionfi.phases.annul import Annul
from trionfi.phases.auction import Auction, AuctionRule
from trionfi.phases.bids import Bid
from trionfi.phases.meaning import one_of
from trionfi.phases.play.imprenable import SUSTAIN, WITHDRAW, Imprenable
from trionfi.state.actions import Action, one_by_one
from trionfi.state.decisions import Advice, Annulled
from trionfi.state.notes import DOUBLED, NAMED
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Text, Words

NAME = "name"


@dataclass(frozen=True)
class GoesOn(AuctionRule):
    """When all pass the hand goes on all the same."""

    key: ClassVar[str] = "goes-on"
    plays_on: ClassVar[bool] = True


@dataclass(frozen=True)
class Content(AuctionRule):
    """Who passes over another's bid says `word`."""

    word: str

    key: ClassVar[str] = "content"

    @property
    def content(self) -> str:
        """The word."""
        return self.word


@dataclass(frozen=True)
class Hold(AuctionRule):
    """By `word` one takes the highest bid from its maker: in one round, when the highest of all is bid, the last who has bid less; in
    several rounds one who speaks before its maker."""

    word: str

    key: ClassVar[str] = "hold"
    outlasts: ClassVar[bool] = True

    def offers(self, auction: Auction, table: Table, found: tuple[Action, ...]) -> tuple[Action, ...]:
        """Holding it, after passing."""
        maker = table.contract.declarer
        order = table.players_from(table.first(auction.first))
        early = maker is not None and order.index(table.turn) < order.index(maker)
        return (found[0], Action(self.word), *found[1:]) if (early if auction.several else auction.times(table)) else found

    def means(self, auction: Auction, table: Table, word: str) -> Bid | None:
        """The highest bid."""
        return auction.bids[auction.highest(table)] if word == self.word else None

    def after(self, auction: Auction, table: Table, bid: Bid | None) -> bool:
        """At the highest bid of all in one round: the last who has bid less is asked."""
        if auction.several or bid is not auction.bids[-1] or auction.times(table) > 1:
            return False
        asked = [speaker for speaker, word in table.said if not auction.passes(word) and speaker != table.turn]
        if asked:
            table.set("turn", asked[-1])
        return bool(asked)

    def explain(self, auction: Auction, game: Rules, action: Action) -> Words:
        """Holding."""
        return "I play it myself" if action.verb == self.word else ""

    def advice(self, action: Action) -> Advice:
        """Holding."""
        return Advice.HOLDS if action.verb == self.word else Advice.NONE

    @property
    def beyond(self) -> str:
        """In one round."""
        return self.word

    def words(self, auction: Auction, game: Rules) -> Words:
        """In several."""
        if not auction.several:
            return ""
        return Message("One who speaks before the highest bidder may hold his bid ({word}) and is to play it then.", word=self.word)


@dataclass(frozen=True)
class LastMustBid(AuctionRule):
    """The last must bid when all others have passed."""

    key: ClassVar[str] = "last-must-bid"

    def offers(self, auction: Auction, table: Table, found: tuple[Action, ...]) -> tuple[Action, ...]:
        """Nothing but bids."""
        must = auction.highest(table) < 0 and len(table.said) == table.players - 1
        return tuple(action for action in found if action.verb in [bid.say for bid in auction.bids]) if must else found

    def words(self, auction: Auction, game: Rules) -> Words:
        """The rule in a sentence."""
        return "When all others have passed the last must bid."


@dataclass(frozen=True)
class FirstAlone(AuctionRule):
    """The first alone bids, and must."""

    key: ClassVar[str] = "first-alone"

    def offers(self, auction: Auction, table: Table, found: tuple[Action, ...]) -> tuple[Action, ...]:
        """Nothing but bids."""
        return found[1:]

    def after(self, auction: Auction, table: Table, bid: Bid | None) -> bool:
        """It is over."""
        auction.go_on(table, None)
        return True

    def instead(self, auction: Auction, game: Rules, bids: Listing) -> Words:
        """The rule in sentences."""
        return Message("The player to the {dealer}'s {side} alone bids, and must. The bids, lowest first: {bids}.",
                       dealer=game.term("dealer"), side=game.next_side, bids=bids)


@dataclass(frozen=True)
class BarredWith(AuctionRule):
    """A player who holds all `cards` of a set may not make a certain `bid`."""

    bid: str
    cards: str

    key: ClassVar[str] = "barred-with"

    def offers(self, auction: Auction, table: Table, found: tuple[Action, ...]) -> tuple[Action, ...]:
        """Everything else."""
        barred = not table.pack.select(self.cards) & ~table.hands[table.in_turn]
        return tuple(action for action in found if action.verb != self.bid) if barred else found

    def words(self, auction: Auction, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("A player who holds {cards} may not bid {bid}.", cards=game.set_words(self.cards), bid=self.bid)


@dataclass(frozen=True)
class LastChance(AuctionRule):
    """When all have passed the first may still bid."""

    key: ClassVar[str] = "last-chance"

    def unbid(self, auction: Auction, table: Table) -> bool:
        """Ask the first once more."""
        asked = len(table.said) == table.players
        if asked:
            table.set("turn", table.said[0][0])
        return asked

    def words(self, auction: Auction, game: Rules) -> Words:
        """The rule in a sentence."""
        return "When all have passed the first may still bid."


@dataclass(frozen=True)
class ContreToBid(AuctionRule):
    """With fixed pairs an opponent of its maker may say `word` to the highest bid, until there is a higher one. What a bid shows, and a
    contre to it too, is by agreement, or `binding`."""

    word: str = "contre"
    binding: bool = False

    key: ClassVar[str] = "contre"
    outlasts: ClassVar[bool] = True

    def offers(self, auction: Auction, table: Table, found: tuple[Action, ...]) -> tuple[Action, ...]:
        """Doubling too, for an opponent; where that binds no bid that shows what the hand lacks."""
        lacking = {bid.say for bid in auction.bids if not self._has_it(table, bid)} if self.binding else ()
        found = tuple(action for action in found if action.verb not in lacking) if lacking else found
        maker, seat = table.contract.declarer, table.in_turn
        if maker is None or DOUBLED.of(table) or (seat - maker) % (table.players // 2) == 0 or table.contract.bid in lacking:
            return found
        return (*found, Action(self.word))

    def _has_it(self, table: Table, bid: Bid) -> bool:
        """Whether the seat in turn has what the bid shows, where that binds."""
        return not bid.shows or bool(table.hands[table.in_turn] & table.pack.select(bid.shows))

    def heard(self, auction: Auction, table: Table, action: Action, bid: Bid | None) -> None:
        """It is doubled, or no longer."""
        if action.verb == self.word:
            DOUBLED.keep(table, (table.in_turn,))
        elif bid is not None:
            DOUBLED.keep(table, ())

    def explain(self, auction: Auction, game: Rules, action: Action) -> Words:
        """What it does."""
        if action.verb != self.word:
            return ""
        return "what all pay is doubled" if game.payments.contre else "a word about my hand"

    def advice(self, action: Action) -> Advice:
        """Doubling."""
        return Advice.DOUBLES if action.verb == self.word else Advice.NONE

    def words(self, auction: Auction, game: Rules) -> Words:
        """What may be said to a bid, and what bids show."""
        contre = Message("One who is neither the maker of the highest bid nor his partner may say {word} to it; a higher bid makes that "
                         "void.",
                         word=self.word)
        shows = [bid for bid in auction.bids if bid.shows]
        if not shows:
            return contre
        bids, cards = one_of(tuple(bid.say for bid in shows)), game.set_words(shows[0].shows)
        if self.binding:
            return Text(contre, Message("Only who has one of {cards} may say {bids}, or {word} to either.", cards=cards, bids=bids,
                                        word=self.word))
        return Text(contre, Message("By agreement who says {bids}, or {word} to either, has one of {cards}.", cards=cards, bids=bids,
                                    word=self.word))


@dataclass(frozen=True)
class NamesCard(AuctionRule):
    """In several rounds a bid of `bids`, as (bid, set of cards), is made with a card that is named at once."""

    bids: tuple[tuple[str, str], ...]

    key: ClassVar[str] = "names"

    def _due(self, table: Table) -> bool:
        """Whether the highest bid wants a card that is not named yet."""
        return table.contract.bid in dict(self.bids) and not NAMED.of(table)

    def asks(self, auction: Auction, table: Table) -> tuple[Action, ...]:
        """Each card that may be named, the highest first."""
        if not table.said or table.said[-1][0] != table.turn or not self._due(table):
            return ()
        cards = table.pack.select(dict(self.bids)[table.contract.bid])
        return tuple(Action(NAME, (table.pack.texts[number],)) for number in reversed(bits(cards)))

    def took(self, auction: Auction, table: Table, action: Action) -> bool:
        """The card is named; the next speaks."""
        if action.verb != NAME:
            return False
        table.tell("say", table.in_turn, word=f"names {action.cards[0]}")
        NAMED.keep(table, action.cards[0])
        auction.go_on(table, auction.next_speaker(table))
        return True

    def heard(self, auction: Auction, table: Table, action: Action, bid: Bid | None) -> None:
        """With another bid the card is forgotten."""
        if bid is not None:
            NAMED.keep(table, "")

    def after(self, auction: Auction, table: Table, bid: Bid | None) -> bool:
        """The bidder keeps the turn while his card is not named."""
        return bid is not None and self._due(table)

    def prompt(self, auction: Auction, view: View) -> Words:
        """The question."""
        if one_by_one(view.actions)[0].verb != NAME:
            return ""
        return Message("With {bid} goes a card: which do you name?", bid=view.contract.bid)

    def explain(self, auction: Auction, game: Rules, action: Action) -> Words:
        """The name of a card."""
        return game.pack.full(game.pack.index[action.cards[0]]) if action.verb == NAME else ""

    def advice(self, action: Action) -> Advice:
        """Naming a card."""
        return Advice.NAMES if action.verb == NAME else Advice.NONE

    def words(self, auction: Auction, game: Rules) -> Words:
        """The rule in a sentence."""
        named = tuple(Message("{bid}, {cards}", bid=bid, cards=game.set_words(cards)) for bid, cards in self.bids)
        return Message("With some bids a card is named at once, to be called or asked for: {named}.", named=Listing(named, ";"))


@dataclass(frozen=True)
class MayAnnul(AuctionRule):
    """A player with a hand that `annul` speaks of may annul the deal when he first speaks. For that all speak, even after the highest bid
    of all: who is asked alone would be known by it."""

    annul: Annul

    key: ClassVar[str] = "annul"
    hears_all: ClassVar[bool] = True

    def annuls(self, card: str) -> Annulled:
        """As a player likes who has it."""
        return Annulled.AT_WILL if self.annul.has == card else Annulled.NEVER

    def may(self, table: Table, seat: int) -> bool:
        """Whether a seat has such a hand."""
        return self.annul.found(table, seat)

    def offers(self, auction: Auction, table: Table, found: tuple[Action, ...]) -> tuple[Action, ...]:
        """Annulling too, with such a hand."""
        return (*found, Action(self.annul.says)) if not auction.times(table) and self.may(table, table.in_turn) else found

    def took(self, auction: Auction, table: Table, action: Action) -> bool:
        """The deal is annulled."""
        if action.verb != self.annul.says:
            return False
        self.annul.annul(table, table.in_turn)
        return True

    def after(self, auction: Auction, table: Table, bid: Bid | None) -> bool:
        """After the highest bid of all those who have not spoken pass, or annul the deal; then the auction is over."""
        if auction.highest(table) < len(auction.bids) - 1:
            return False
        spoken = {speaker for speaker, _ in table.said}
        waiting = next((seat for seat in table.players_from(table.next_player(table.in_turn)) if seat not in spoken), None)
        if waiting is None and any(rule.outlasts for rule in auction.rules):
            return False
        auction.go_on(table, waiting)
        return True

    def prompt(self, auction: Auction, view: View) -> Words:
        """The question after the highest bid of all."""
        actions, top = one_by_one(view.actions), auction.bids[-1].say
        if top not in [word.partition(" (")[0] for _, word in view.said]:
            return ""
        if any(action.verb == self.annul.says for action in actions):
            return Message("Nobody can outbid {bid}. Do you annul the deal?", bid=top)
        return Message("Nobody can outbid {bid}.", bid=top)

    def explain(self, auction: Auction, game: Rules, action: Action) -> Words:
        """Annulling."""
        return "the deal is annulled" if action.verb == self.annul.says else ""

    def words(self, auction: Auction, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("{Who} may annul the deal instead ({says}) when he first speaks; the next player deals.",
                       who=self.annul.holder(game), says=self.annul.says)


class OthersMayAnnul(MayAnnul):
    """Not the dealer, who has taken the talon and was asked before that."""

    def may(self, table: Table, seat: int) -> bool:
        """Whether another has such a hand."""
        return seat != table.dealer and super().may(table, seat)

    def words(self, auction: Auction, game: Rules) -> Words:
        """The rule in a sentence."""
        annul = self.annul
        return Message("Any other player dealt {cards} and no other card among {others} may annul the deal instead ({says}) when he first "
                       "speaks; the next player deals.", cards=game.set_words(annul.has), others=game.set_words(annul.lacks),
                       says=annul.says)


@dataclass(frozen=True)
class SaidAtFirstBid(AuctionRule):
    """Who cannot lose a card (`imprenable`) says so at the first bid, and its maker may withdraw it."""

    imprenable: Imprenable

    key: ClassVar[str] = "imprenable"

    def asks(self, auction: Auction, table: Table) -> tuple[Action, ...]:
        """Whether the bidder maintains his bid."""
        return self.imprenable.answers() if self.imprenable.asks_bidder(table) else ()

    def took(self, auction: Auction, table: Table, action: Action) -> bool:
        """The bidder's answer."""
        if not self.imprenable.asks_bidder(table):
            return False
        if self.imprenable.answered(table, action):
            auction.proceed(table, next(bid for bid in auction.bids if bid.say == table.contract.bid))
        return True

    def after(self, auction: Auction, table: Table, bid: Bid | None) -> bool:
        """The bidder keeps the turn when its holder has spoken."""
        return bid is not None and self.imprenable.declared(table, table.in_turn)

    def explain(self, auction: Auction, game: Rules, action: Action) -> Words:
        """The answers."""
        if action.verb == SUSTAIN:
            return "I play it all the same"
        return "the deal is annulled" if action.verb == WITHDRAW else ""

    def words(self, auction: Auction, game: Rules) -> Words:
        """The rule in a sentence."""
        return self.imprenable.bidding(game)
