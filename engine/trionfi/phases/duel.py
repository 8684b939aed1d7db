"""Auctions in which two players fight it out before the next may speak, and levels raised after the auction."""

from dataclasses import dataclass, replace

from trionfi.phases.auction import Bid
from trionfi.phases.base import Action, Step
from trionfi.phases.table import Ending, Table


@dataclass(frozen=True, kw_only=True)
class Duel(Step):
    """Bidding with immediate hold. The first who bids meets the next in turn: the later in order must go one level
    higher, the earlier need only hold that level; the survivor meets the next player in the same way.

    `bids` are the levels, lowest first, each of which must be taken in turn. When nobody bids the hand is thrown in.
    """

    bids: tuple[Bid, ...]
    decline: str = "pass"
    hold: str = "hold"

    @property
    def bidding(self) -> str:
        """Bids that outrank each other."""
        return "auction"

    def begin(self, table: Table) -> None:
        """Ask the player at the dealer's right."""
        table.set("said", [])
        table.set("turn", table.after(table.dealer))

    def _state(self, table: Table) -> tuple[int | None, int | None, int, bool]:
        """The earlier and later live bidders, the level (-1: none), and whether the earlier must answer it."""
        holder: int | None = None
        challenger: int | None = None
        level, open_ = -1, False
        for seat, word in table.said:
            if word == self.decline:
                if seat == holder:
                    holder, challenger, open_ = challenger, None, False
                elif seat == challenger:
                    challenger = None
                continue
            if word == self.hold:
                open_ = False
                continue
            level += 1
            if holder is None:
                holder = seat
            else:
                challenger, open_ = seat, True
        return holder, challenger, level, open_

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Passing, and holding the level or going one higher."""
        holder, _, level, open_ = self._state(table)
        passing = Action(self.decline)
        if open_ and table.turn == holder:
            return passing, Action(self.hold)
        if level + 1 < len(self.bids):
            return passing, Action(self.bids[level + 1].say)
        return (passing,)

    def apply(self, table: Table, action: Action) -> None:
        """Say it, and find who speaks next."""
        seat: int = table.turn  # type: ignore[assignment]
        table.add(table.said, (seat, action.verb))
        table.tell("say", seat, word=action.verb)
        holder, challenger, level, open_ = self._state(table)
        if open_:
            table.set("turn", holder)
        elif challenger is not None:
            table.set("turn", challenger)
        else:
            self._next(table, holder, level)

    def _next(self, table: Table, holder: int | None, level: int) -> None:
        order = table.seats_from(table.after(table.dealer))
        spoken = {seat for seat, _ in table.said}
        waiting = [seat for seat in order if seat not in spoken]
        if waiting:
            table.set("turn", waiting[0])
            return
        table.set("turn", None)
        if holder is None:
            table.set("ending", Ending("abandoned", table.after(table.dealer)))
            table.tell("end", table.dealer, word="abandoned")
            return
        bid = self.bids[level]
        table.set("contract", replace(table.contract, declarer=holder, bid=bid.say, rate=bid.rate, talon=bid.talon,
                                      cards=table.dealt, full_hand=True))

    def prompt(self, view) -> str:
        """Whether the level is to be held or raised."""
        if any(action.verb == self.hold for action in view.actions):
            return "Another player went higher. Do you hold that level?"
        return "What do you bid?" if len(view.actions) > 1 else "Nothing higher can be bid."

    def explain(self, game, action: Action) -> str:
        """What the bid means, holding or passing."""
        known = {self.decline: "I do not play", self.hold: "I play at that level too"}
        return known.get(action.verb) or super().explain(game, action)

    def words(self, game) -> str:
        """The rule in sentences."""
        bids = ", ".join(f"{bid.say} ({bid.gloss})" for bid in self.bids)
        return (f"From the player to the {game.term('dealer')}'s {game.next_side} each may pass ({self.decline}) or bid; the bids, taken one after "
                f"the other, are {bids}. Two who bid fight it out before the next speaks: the later goes one level higher, the earlier "
                f"need only hold it ({self.hold}). If nobody bids the hand is thrown in and the next player deals.")


@dataclass(frozen=True, kw_only=True)
class Level(Step):
    """After the auction the declarer names the level that he plays: that of his last bid, or a higher one."""

    bids: tuple[Bid, ...]

    def begin(self, table: Table) -> None:
        """Ask the declarer."""
        table.set("turn", table.contract.declarer)

    def actions(self, table: Table) -> tuple[Action, ...]:
        """The levels from the last bid up."""
        names = [bid.say for bid in self.bids]
        return tuple(Action(name) for name in names[names.index(table.contract.bid):])

    def apply(self, table: Table, action: Action) -> None:
        """Play at that level."""
        bid = next(bid for bid in self.bids if bid.say == action.verb)
        table.tell("say", table.turn, word=f"plays {bid.say}")  # type: ignore[arg-type]
        table.set("contract", replace(table.contract, bid=bid.say, rate=bid.rate, talon=bid.talon))
        table.set("turn", None)

    def prompt(self, view) -> str:
        """The declarer's last choice before the cards."""
        return f"You are the {view.game.term('declarer')}. At which level do you play?"

    def words(self, game) -> str:
        """The rule in a sentence."""
        return f"The {game.term('declarer')} then names the level that he plays: his last bid or a higher one."
