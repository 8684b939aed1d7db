"""Auctions in which two players fight it out before the next may speak, and levels raised after the auction."""

from typing import ClassVar

from trionfi.phases.base import Step
from trionfi.phases.bids import Bid
from trionfi.phases.meaning import eldest, meant, one_of
from trionfi.state.actions import Action, one_by_one
from trionfi.state.decisions import Advice, Asks
from trionfi.state.ending import Ending
from trionfi.state.faces import Speaking
from trionfi.state.roles import First
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Text, Words


@dataclass(frozen=True, kw_only=True)
class Duel(Speaking, Step):
    """Bidding with immediate hold. The first who bids meets the next in turn: the later in order must go one level
    higher, the earlier need only hold that level; the survivor meets the next player in the same way.

    `bids` are the levels, lowest first, each of which must be taken in turn, unless `jumps` are allowed. When nobody bids
    the hand is thrown in; the first may be `forced` to open. He who opened at the lowest level may not hold those of
    `unheld`. With `top_ends` nobody is asked when nothing higher can be bid. The first to speak is the
    player after the dealer, or `first` the "dealer"; one who has bid and gives way says `yields`, where that has a word of its own.
    """

    bids: tuple[Bid, ...]
    decline: Words = "pass"
    hold: str = "hold"
    forced: bool = False
    jumps: bool = False
    unheld: tuple[str, ...] = ()
    top_ends: bool = False
    first: First = First.ELDEST
    yields: str = ""

    asks: ClassVar[Asks] = Asks.BID

    def levels(self) -> tuple[Bid, ...]:
        """The bids."""
        return self.bids

    def advice(self, action: Action) -> Advice:
        """Passing or giving way, and holding."""
        if action.verb in (self.decline, self.yields):
            return Advice.DECLINES
        return Advice.HOLDS if action.verb == self.hold else Advice.NONE

    @property
    def bidding(self) -> str:
        """Bids that outrank each other."""
        return "auction"

    def begin(self, table: Table) -> None:
        """Ask the first player."""
        table.set("said", [])
        table.set("turn", self._first(table))

    def _first(self, table: Table) -> int:
        return table.first(self.first)

    def _places(self) -> dict[str, int]:
        return {bid.say: level for level, bid in enumerate(self.bids)}

    def _state(self, table: Table) -> tuple[int | None, int | None, int, bool]:
        """The earlier and later live bidders, the level (-1: none), and whether the earlier must answer it."""
        holder: int | None = None
        challenger: int | None = None
        level, open_, levels = -1, False, self._places()
        for seat, word in table.said:
            if word in (self.decline, self.yields):
                if seat == holder:
                    holder, challenger, open_ = challenger, None, False
                elif seat == challenger:
                    challenger = None
                continue
            if word == self.hold:
                open_ = False
                continue
            level = levels[word]
            if holder is None:
                holder = seat
            else:
                challenger, open_ = seat, True
        return holder, challenger, level, open_

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Passing, and holding the level or going one higher."""
        holder, _, level, open_ = self._state(table)
        gives_way = self.yields and any(seat == table.turn for seat, _ in table.said)
        passing = (Action(self.yields if gives_way else self.decline),)
        if open_ and table.turn == holder:
            opened = next(word for seat, word in table.said if seat == holder)
            barred = opened == self.bids[0].say and self.bids[level].say in self.unheld
            return passing if barred else (*passing, Action(self.hold))
        higher = tuple(Action(bid.say) for bid in self.bids[level + 1:])
        if self.forced and not table.said:
            return higher if self.jumps else higher[:1]
        return (*passing, *(higher if self.jumps else higher[:1]))

    def apply(self, table: Table, action: Action) -> None:
        """Say it, and find who speaks next."""
        seat = table.in_turn
        table.add(table.said, (seat, action.verb))
        table.tell("say", seat, word=action.verb)
        holder, challenger, level, open_ = self._state(table)
        if open_:
            table.set("turn", holder)
        elif challenger is not None and not (self.top_ends and level == len(self.bids) - 1):
            table.set("turn", challenger)
        else:
            self._next(table, holder, level)

    def _next(self, table: Table, holder: int | None, level: int) -> None:
        order = table.seats_from(self._first(table))
        spoken = {seat for seat, _ in table.said}
        waiting = [seat for seat in order if seat not in spoken]
        if waiting and not (self.top_ends and level == len(self.bids) - 1):
            table.set("turn", waiting[0])
            return
        table.set("turn", None)
        if holder is None:
            self.unbid(table)
            return
        bid = self.bids[level]
        table.set("contract", replace(table.contract, declarer=holder, bid=bid.say, rate=bid.rate, talon=bid.talon,
                                      cards=table.dealt, full_hand=True))

    def unbid(self, table: Table) -> None:
        """Nobody has bid: the hand is thrown in."""
        table.set("ending", Ending("abandoned", table.next_dealer))
        table.tell("end", table.dealer, word="abandoned")

    def unbid_words(self, game: Rules) -> Words:
        """What comes of that, in a sentence."""
        return "If nobody bids, the hand is thrown in and the next player deals."

    def figures(self, game: Rules) -> tuple[tuple[Words, ...], ...]:
        """The bids, lowest first, where they differ in what they are worth."""
        if not any(bid.worth for bid in self.bids):
            return super().figures(game)
        rows = [(bid.say, bid.gloss, bid.fate(game), bid.worth) for bid in self.bids]
        return ("Bid", "Meaning", Message("The {talon}", talon=game.term("talon")), "Worth"), *rows

    def prompt(self, view: View) -> Words:
        """Whether the level is to be held or raised."""
        if any(action.verb == self.hold for action in one_by_one(view.actions)):
            return "Another player went higher. Do you hold that level?"
        return "What do you bid?" if len(one_by_one(view.actions)) > 1 else "Nothing higher can be bid."

    def explain(self, game: Rules, action: Action) -> Words:
        """What the bid means, holding or passing."""
        if action.verb == self.hold:
            return "I play at that level too"
        if self.yields and action.verb == self.yields:
            return "you play it"
        return "I do not play" if action.verb == self.decline else super().explain(game, action)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Text(self._opening(game), self._fighting(), *self._more(), "" if self.forced else self.unbid_words(game))

    def _opening(self, game: Rules) -> Words:
        """Who bids, and what may be bid."""
        worth = any(bid.worth for bid in self.bids)
        bids = Listing(tuple(bid.words(game) if worth else meant(bid.say, bid.gloss) for bid in self.bids), ";" if worth else ",")
        who = eldest(game, self.first == First.DEALER)
        if self.forced and self.jumps:
            return Message("{Who} must bid, and each after him may pass ({decline}) or bid; the bids, lowest first, are {bids}.", who=who,
                           decline=self.decline, bids=bids)
        if self.forced:
            return Message("{Who} must bid, and each after him may pass ({decline}) or bid; the bids, taken one after the other, are "
                           "{bids}.", who=who, decline=self.decline, bids=bids)
        if self.jumps:
            return Message("From {who} each may pass ({decline}) or bid; the bids, lowest first, are {bids}.", who=who,
                           decline=self.decline, bids=bids)
        return Message("From {who} each may pass ({decline}) or bid; the bids, taken one after the other, are {bids}.", who=who,
                       decline=self.decline, bids=bids)

    def _fighting(self) -> Words:
        """How two bid against each other."""
        if self.jumps:
            return Message("Two who bid fight it out before the next speaks: the later goes higher, the earlier need only hold it "
                           "({hold}).", hold=self.hold)
        return Message("Two who bid fight it out before the next speaks: the later goes one level higher, the earlier need only hold it "
                       "({hold}).", hold=self.hold)

    def _more(self) -> tuple[Words, ...]:
        """What else may be said, or ends it."""
        lowest, highest = self.bids[0].say, self.bids[-1].say
        return (
            Message("The one who gives way says {word}.", word=self.yields) if self.yields else "",
            "Levels may be passed over." if self.jumps else "",
            Message("He who opened with {bid} may not hold {bids}.", bid=lowest, bids=one_of(self.unheld)) if self.unheld else "",
            Message("{Bid} ends the bidding once it is held or nobody answers it.", bid=highest) if self.top_ends else "")


@dataclass(frozen=True, kw_only=True)
class Reopened(Duel):
    """An auction that begins again, only after a sole bid that was then raised by `Level`: the declarer holds that level against the
    others in turn."""

    def begin(self, table: Table) -> None:
        """Ask the player after the declarer."""
        contract = table.contract
        made = [word for _, word in table.said if word != self.decline]
        if len(made) == 1 and contract.bid not in (made[0], self.bids[-1].say):
            table.set("said", [(table.declarer, contract.bid)])
            table.set("turn", self._first(table))

    def _first(self, table: Table) -> int:
        return table.after(table.said[0][0])

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("If nobody else had bid and the {declarer} has raised his level, the others may in turn still go higher ({bids}), "
                       "though they passed before, and he may hold each level ({hold}).", declarer=game.term("declarer"),
                       bids=Listing(tuple(bid.say for bid in self.bids), ","), hold=self.hold)


@dataclass(frozen=True, kw_only=True)
class Level(Speaking, Step):
    """After the auction the declarer names the level that he plays: that of his last bid, or a higher one; with `lowest`
    only if that was the lowest of all."""

    bids: tuple[Bid, ...]
    lowest: bool = False

    asks: ClassVar[Asks] = Asks.LEVEL

    def levels(self) -> tuple[Bid, ...]:
        """Those that may be played."""
        return self.bids

    def begin(self, table: Table) -> None:
        """Ask the declarer."""
        table.set("turn", None if self.lowest and table.contract.bid != self.bids[0].say else table.contract.declarer)

    def actions(self, table: Table) -> tuple[Action, ...]:
        """The levels from the last bid up."""
        names = [bid.say for bid in self.bids]
        return tuple(Action(name) for name in names[names.index(table.contract.bid):])

    def apply(self, table: Table, action: Action) -> None:
        """Play at that level."""
        bid = next(bid for bid in self.bids if bid.say == action.verb)
        table.tell("say", table.in_turn, word=f"plays {bid.say}")
        table.set("contract", replace(table.contract, bid=bid.say, rate=bid.rate, talon=bid.talon))
        table.set("turn", None)

    def prompt(self, view: View) -> Words:
        """The declarer's last choice before the cards."""
        return Message("You are the {declarer}. At which level do you play?", declarer=view.game.term("declarer"))

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        declarer = game.term("declarer")
        if self.lowest:
            return Message("The {declarer} whose last bid was {bid} then names the level that he plays: his last bid or a higher one.",
                           declarer=declarer, bid=self.bids[0].say)
        return Message("The {declarer} then names the level that he plays: his last bid or a higher one.", declarer=declarer)


@dataclass(frozen=True, kw_only=True)
class WithOrWithout(Level):
    """The declarer of an auction with one bid only says whether he makes use of what it gives him."""

    def prompt(self, view: View) -> Words:
        """What is asked."""
        return Message("You are the {declarer}. How do you play?", declarer=view.game.term("declarer"))

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("The {declarer} then says how he plays: {bids}.", declarer=game.term("declarer"),
                       bids=Listing(tuple(meant(bid.say, bid.gloss) for bid in self.bids), "or"))


@dataclass(frozen=True, kw_only=True)
class Afterwards(Level):
    """A declarer who has bid `of` says only now, with the talon in his hand, at which of the bids he plays."""

    of: str

    def begin(self, table: Table) -> None:
        """Ask a declarer who has said no more than that."""
        table.set("turn", table.contract.declarer if table.contract.bid == self.of else None)

    def actions(self, table: Table) -> tuple[Action, ...]:
        """All the bids."""
        return tuple(Action(bid.say) for bid in self.bids)

    def apply(self, table: Table, action: Action) -> None:
        """Play at that bid."""
        bid = next(bid for bid in self.bids if bid.say == action.verb)
        table.tell("say", table.in_turn, word=bid.say)
        table.set("contract", replace(table.contract, bid=bid.say, rate=bid.rate, apart=bid.apart))
        table.set("turn", None)

    def prompt(self, view: View) -> Words:
        """What is asked."""
        return "You have the cards. How do you play?"

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("A player who has said {bid} then says {bids}.", bid=self.of,
                       bids=Listing(tuple(meant(bid.say, bid.gloss) for bid in self.bids), "or"))


@dataclass(frozen=True, kw_only=True)
class Unplayed(Step):
    """A contract at the level `bid` is not played: the hand ends, and is paid as won with no point to spare."""

    bid: str

    def begin(self, table: Table) -> None:
        """End the hand."""
        if table.contract.bid == self.bid:
            table.set("ending", Ending("unplayed", table.next_dealer))
            table.tell("end", table.declarer, word="unplayed")

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return Message("{Bid} is not played: the {declarer} is paid as if he had just won it, and the next player deals.", bid=self.bid,
                       declarer=game.term("declarer"))
