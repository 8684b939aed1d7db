"""Auctions in which two players fight it out before the next may speak, and levels raised after the auction."""

from typing import ClassVar

from trionfi.phases.auction import in_terms
from trionfi.phases.base import Step
from trionfi.phases.bids import Bid
from trionfi.state.actions import Action, one_by_one
from trionfi.state.decisions import Advice, Asks
from trionfi.state.ending import Ending
from trionfi.state.roles import First
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass, replace
from trionfi.wording import series


@dataclass(frozen=True, kw_only=True)
class Duel(Step):
    """Bidding with immediate hold. The first who bids meets the next in turn: the later in order must go one level
    higher, the earlier need only hold that level; the survivor meets the next player in the same way.

    `bids` are the levels, lowest first, each of which must be taken in turn, unless `jumps` are allowed. When nobody bids
    the hand is thrown in; the first may be `forced` to open. He who opened at the lowest level may not hold those of
    `unheld`. With `top_ends` nobody is asked when nothing higher can be bid. The first to speak is the
    player after the dealer, or `first` the "dealer"; one who has bid and gives way says `yields`, where that has a word of its own.
    """

    bids: tuple[Bid, ...]
    decline: str = "pass"
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

    def unbid_words(self, game: Rules) -> str:
        """What comes of that, in a sentence."""
        return "If nobody bids, the hand is thrown in and the next player deals."

    def figures(self, game: Rules) -> tuple[tuple[str, ...], ...]:
        """The bids, lowest first, where they differ in what they are worth."""
        if not any(bid.worth for bid in self.bids):
            return super().figures(game)
        rows = [(bid.say, bid.gloss, in_terms(game, bid.fate), bid.worth) for bid in self.bids]
        return ("Bid", "Meaning", f"The {game.term('talon')}", "Worth"), *rows

    def prompt(self, view: View) -> str:
        """Whether the level is to be held or raised."""
        if any(action.verb == self.hold for action in one_by_one(view.actions)):
            return "Another player went higher. Do you hold that level?"
        return "What do you bid?" if len(one_by_one(view.actions)) > 1 else "Nothing higher can be bid."

    def explain(self, game: Rules, action: Action) -> str:
        """What the bid means, holding or passing."""
        known = {self.decline: "I do not play", self.yields: "you play it", self.hold: "I play at that level too"}
        return known.get(action.verb) or super().explain(game, action)

    def words(self, game: Rules) -> str:
        """The rule in sentences."""
        worth = any(bid.worth for bid in self.bids)
        bids = ("; " if worth else ", ").join(in_terms(game, bid.words()) if worth else f"{bid.say} ({bid.gloss})" for bid in self.bids)
        taken = "lowest first" if self.jumps else "taken one after the other"
        who = f"the {game.term('dealer')}" if self.first == First.DEALER else f"the player to the {game.term('dealer')}'s {game.next_side}"
        who += ", who must bid," if self.forced else ""
        first = f"From {who} each may pass ({self.decline}) or bid; the bids, {taken}, are {bids}."
        text = (f"{first} Two who bid fight it out before the next speaks: the later goes {'' if self.jumps else 'one level '}higher, the "
                f"earlier need only hold it ({self.hold}).")
        if self.yields:
            text += f" The one who gives way says {self.yields}."
        if self.jumps:
            text += " Levels may be passed over."
        if self.unheld:
            text += f" He who opened with {self.bids[0].say} may not hold {' or '.join(self.unheld)}."
        if self.top_ends:
            text += f" {self.bids[-1].say[0].upper()}{self.bids[-1].say[1:]} ends the bidding once it is held or nobody answers it."
        return text if self.forced else f"{text} {self.unbid_words(game)}"


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

    def words(self, game: Rules) -> str:
        """The rule in a sentence."""
        names = ", ".join(bid.say for bid in self.bids)
        return (f"If nobody else had bid and the {game.term('declarer')} has raised his level, the others may in turn still go higher "
                f"({names}), though they passed before, and he may hold each level ({self.hold}).")


@dataclass(frozen=True, kw_only=True)
class Level(Step):
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

    def prompt(self, view: View) -> str:
        """The declarer's last choice before the cards."""
        return f"You are the {view.game.term('declarer')}. At which level do you play?"

    def words(self, game: Rules) -> str:
        """The rule in a sentence."""
        when = f" whose last bid was {self.bids[0].say}" if self.lowest else ""
        return f"The {game.term('declarer')}{when} then names the level that he plays: his last bid or a higher one."


@dataclass(frozen=True, kw_only=True)
class WithOrWithout(Level):
    """The same where the auction has one bid only, and the declarer then says whether he makes use of what it gives him."""

    def prompt(self, view: View) -> str:
        """What is asked."""
        return f"You are the {view.game.term('declarer')}. How do you play?"

    def words(self, game: Rules) -> str:
        """The rule in a sentence."""
        return f"The {game.term('declarer')} then says how he plays: {series([f'{bid.say} ({bid.gloss})' for bid in self.bids], 'or')}."


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

    def prompt(self, view: View) -> str:
        """What is asked."""
        return "You have the cards. How do you play?"

    def words(self, game: Rules) -> str:
        """The rule in a sentence."""
        bids = " or ".join(f"{bid.say} ({bid.gloss})" for bid in self.bids)
        return f"A player who has said {self.of} then says {bids}."


@dataclass(frozen=True, kw_only=True)
class Unplayed(Step):
    """A contract at the level `bid` is not played: the hand ends, and is paid as won with no point to spare."""

    bid: str

    def begin(self, table: Table) -> None:
        """End the hand."""
        if table.contract.bid == self.bid:
            table.set("ending", Ending("unplayed", table.next_dealer))
            table.tell("end", table.declarer, word="unplayed")

    def words(self, game: Rules) -> str:
        """The rule in a sentence."""
        return (f"{self.bid[0].upper()}{self.bid[1:]} is not played: the {game.term('declarer')} is paid as if he had just won it, and the "
                "next player deals.")
