"""The play of the tricks."""

from dataclasses import dataclass
from typing import ClassVar

from trionfi.cards import Pack
from trionfi.phases import call, fool_play, talk
from trionfi.phases.base import Action, Step
from trionfi.phases.declare import VERB, Declaring
from trionfi.phases.showing import Showing
from trionfi.phases.table import Ending, Table
from trionfi.tricks import Trick

_PLAYS: dict[str, tuple[Action, ...]] = {}


def play_of(text: str) -> Action:
    """The action of playing a card."""
    return Action("play", (text,))


def _plays(pack: Pack) -> tuple[Action, ...]:
    """For each card of a pack the action of playing it."""
    found = _PLAYS.get(pack.name)
    return found or _PLAYS.setdefault(pack.name, tuple(Action("play", (text,)) for text in pack.texts))


@dataclass(frozen=True, kw_only=True)
class Play(Step):
    """All tricks. `lead` is who leads first: "after declarer", "declarer" or "after dealer"; who has announced
    `lead_after` leads himself. `shows` is what may be shown before an own first card, `declares` what may then be
    declared."""

    lead: str = "after dealer"
    lead_after: str = ""
    shows: Showing | None = None
    declares: Declaring | None = None

    phase: ClassVar[str] = "play"

    def begin(self, table: Table) -> None:
        """Give the lead."""
        table.set("turn", self.leader(table))

    def leader(self, table: Table) -> int:
        """The seat that leads to the first trick."""
        declarer = table.contract.declarer
        if self.lead_after and table.announced(self.lead_after) is not None:
            return table.announced(self.lead_after)  # type: ignore[return-value]
        if self.lead == "declarer" and declarer is not None:
            return declarer
        if self.lead == "after declarer" and declarer is not None:
            return table.after(declarer)
        return table.after(table.dealer)

    def legal(self, table: Table) -> int:
        """The cards that the seat in turn may play, as a mask."""
        game, seat = table.game, table.turn
        hand: int = table.hands[seat]  # type: ignore[index]
        allowed = game.follow.legal(table.pack, game.fool, hand, table.led, table.best)
        if game.fool.kept_after and fool_play.bound(table, seat):  # type: ignore[arg-type]
            return allowed & ~table.pack.fool_mask or allowed
        return allowed

    def actions(self, table: Table) -> tuple[Action, ...]:
        """One action for each card that may be played; when the play is over, for each that may be given for the Fool."""
        seat: int = table.turn  # type: ignore[assignment]
        if not table.hands[seat]:
            return tuple(Action("give", (text,)) for text in table.pack.unmask(fool_play.pool(table, seat)))
        plays, mask = _plays(table.pack), self.legal(table)
        found = list(self.shows.actions(table, seat)) if self.shows else []
        if self.declares and not table.tricks:
            found += self.declares.actions(table, seat)
        while mask:
            low = mask & -mask
            found.append(plays[low.bit_length() - 1])
            mask ^= low
        return tuple(found)

    def allows(self, table: Table, action: Action) -> bool:
        """Whether the card may be played or given, or the cards shown or declared."""
        if action.verb in ("show", "give", VERB):
            return action in self.actions(table)
        if action.verb != "play" or len(action.cards) != 1:
            return False
        number = table.pack.index.get(action.cards[0], -1)
        return number >= 0 and bool(self.legal(table) >> number & 1)

    def refusals(self, table: Table) -> dict[str, str]:
        """For each card of the seat in turn that may not be played the rule against it."""
        game, hand = table.game, table.hands[table.turn]  # type: ignore[index]
        found = game.follow.why_not(table.pack, game.fool, hand, table.led, table.best)
        barred = table.pack.unmask(hand & ~self.legal(table))
        return {card: found.get(card, f"after {game.fool.kept_after} it is kept for the last trick") for card in barred}

    def prompt(self, view) -> str:
        """What the trick asks of the hand."""
        game, pack = view.game, view.game.pack
        if not view.led:
            return "You lead." if view.best == -1 else f"The {game.term('fool')} was led: your card sets the suit."
        suit = pack.suit_name(view.led)
        if view.hand & view.led:
            return f"Follow with {suit}."
        if view.hand & pack.trump_mask:
            return f"You have no {suit}: play a trump."
        return f"You have no {suit} and no trump: play any card."

    def explain(self, game, action: Action) -> str:
        """What cards are shown for."""
        return self.shows.explain(action) if self.shows and action.verb == "show" else super().explain(game, action)

    def why_not(self, table: Table, action: Action) -> str:
        """The rule that forbids a card."""
        if action.verb != "play" or len(action.cards) != 1:
            wanted = "play a card" if table.hands[table.turn] else "give a card for the Fool"  # type: ignore[index]
            return f"'{action}' is not possible now: {wanted}, such as {self.actions(table)[-1]}"
        card = action.cards[0]
        hand: int = table.hands[table.turn]  # type: ignore[index]
        if card not in table.pack.index or not hand >> table.pack.index[card] & 1:
            return f"{card} is not in the hand of player {table.turn}"
        return f"{card} cannot be played: {self.refusals(table)[card]}"

    def asides(self, table: Table, seat: int) -> tuple[Action, ...]:
        """What the seat may say to its partner."""
        return talk.phrases(table, seat)

    def apply(self, table: Table, action: Action) -> None:
        """Play the card; gather the trick when all have played. Or show or declare cards, and keep the turn."""
        pack, seat = table.pack, table.turn
        if action.verb == "show":
            self.shows.apply(table, seat, action)  # type: ignore[union-attr, arg-type]
            return
        if action.verb == VERB:
            self.declares.apply(table, seat, action)  # type: ignore[union-attr, arg-type]
            return
        number = pack.index[action.cards[0]]
        if action.verb == "give":
            fool_play.give(table, number)
            self._finish(table)
            return
        card = 1 << number
        table.put(table.hands, seat, table.hands[seat] ^ card)
        table.add(table.plays, (seat, number))
        if pack.fool_mask & card:
            fool_play.play(table, seat, card)
        else:
            table.tell("play", seat, card, f"hand {seat}", "trick")
            if table.led:
                if number >= pack.floor[table.best] and (pack.trump_mask | table.led) & card:
                    table.set("best", number)
                    table.set("best_seat", seat)
            else:
                table.set("led", pack.suit_of[number])
                if table.best < 0:
                    table.set("best", number)
                    table.set("best_seat", seat)
        if table.contract.hidden:
            call.fallen(table, seat, number)  # type: ignore[arg-type]
        if len(table.plays) < table.players:
            table.set("turn", (seat + 1) % table.players)
        else:
            self._gather(table)

    def _gather(self, table: Table) -> None:
        winner, plays = table.best_seat, tuple(table.plays)
        trick = Trick(plays[0][0], plays, winner)
        cards = 0
        for _, number in plays:
            cards |= 1 << number
        for seat in range(table.players):
            cards &= ~table.won[seat]
        table.put(table.won, winner, table.won[winner] | cards)
        table.add(table.tricks, trick)
        table.tell("trick", winner, cards, "trick", f"won {winner}")
        table.set("plays", [])
        table.set("led", 0)
        table.set("best", -1)
        table.set("best_seat", -1)
        fool_play.owe(table, trick)
        if table.game.pays_at_once:
            self._pay(table, trick)
        if table.hands[winner]:
            table.set("turn", winner)
        else:
            self._finish(table)

    def _pay(self, table: Table, trick: Trick) -> None:
        payments = table.game.payments
        for reward in payments.rewards:
            for line in reward.trick_lines(table, payments, trick):
                table.add(table.account, line)
                table.tell("pay", trick.winner, word=f"{line.label}: {line.because}")

    def _finish(self, table: Table) -> None:
        debtor = fool_play.owed(table)
        if debtor is not None and table.game.fool.free:
            table.set("turn", debtor)
            return
        if table.contract.hidden:
            table.reveal()
        fool_play.settle(table)
        fool_play.end(table)
        for step in table.game.course:
            step.after_play(table)
        table.set("turn", None)
        table.set("ending", Ending("played", table.after(table.dealer)))
        table.tell("end", table.tricks[-1].winner, word="played")

    def words(self, game) -> str:
        """The rule in sentences."""
        who = {
            "after declarer": f"The player to the {game.term('declarer')}'s {game.next_side} leads",
            "declarer": f"The {game.term('declarer')} leads",
            "after dealer": f"The player to the {game.term('dealer')}'s {game.next_side} leads",
        }[self.lead]
        text = f"{who} to the first trick; the winner of each trick leads to the next."
        if self.lead_after:
            text += f" Who has announced {self.lead_after} leads first himself."
        if self.declares:
            text += f" Before his own first card {self.declares.words(game)}"
        return text + (f" {self.shows.words(game)}" if self.shows else "")
