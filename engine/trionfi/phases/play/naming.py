"""A Fool that is led and names the suit of the trick."""

from typing import ClassVar

from trionfi.cards import Pack
from trionfi.phases.rule import PlayRule, Then
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.notes import DEMANDED, NAMED_SUITS, POT_FINES
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.tricks.follow import FOOL_LED, standing
from trionfi.values import dataclass

VERB = "name"


@dataclass(frozen=True)
class NamesSuit(PlayRule):
    """Whoever leads the Fool names the suit, trumps or a plain one, that the others must follow; of that suit another player must have a
    card, for all the namer knows. Where neither of them can follow, the next player names another suit if suits are `renamed`, and the
    leader pays a fine to the pots if that is `fined`. A Fool that is its holder's last card names nothing: the second card then sets
    the suit."""

    renamed: bool = False
    fined: bool = False
    source: str = ""

    key: ClassVar[str] = "naming"

    def spent(self, table: Table) -> bool:
        """The Fool has been played, in an earlier trick."""
        return not any(cards & table.pack.fool_mask for cards in table.hands) and all(
            not table.pack.fool_mask >> number & 1 for _, number in table.plays)

    def after_card(self, table: Table, seat: int, number: int) -> None:
        """The Fool is led: a suit is to be named. Else the best card of the trick is that of the named suit, or a trump."""
        led_fool = table.pack.fool_mask >> table.plays[0][1] & 1
        if led_fool and len(table.plays) == 1 and table.hands[seat]:
            demanded = DEMANDED.of(table)
            table.note(self.key, seat if demanded is None else demanded)
        elif led_fool and table.led and named(table):
            self._judge(table)

    @staticmethod
    def _judge(table: Table) -> None:
        pack, best, winner = table.pack, FOOL_LED, -1
        for seat, number in table.plays[1:]:
            if (pack.trump_mask | table.led) >> number & 1 and (best < 0 or number >= pack.floor[best]):
                best, winner = number, seat
        if best < 0 and len(table.plays) == table.players:
            _, best, winner = standing(pack, table.plays)
        table.set("best", best)
        table.set("best_seat", winner)

    def goes_on(self, table: Table, seat: int) -> bool | None:
        """The turn is with whoever names a suit."""
        asked: int | None = table.noted(self.key)
        if asked is None:
            return None
        table.set("turn", asked)
        return True

    def holds(self, table: Table) -> bool:
        """Whether a suit is to be named."""
        return table.noted(self.key) is not None

    def owns(self, action: Action) -> bool:
        """Naming."""
        return action.verb == VERB

    def offers(self, table: Table, seat: int, legal: int) -> tuple[Action, ...]:
        """The suits of which, for all the seat knows, somebody who follows has a card."""
        if not self.holds(table):
            return ()
        out = table.pack.all & ~table.piles.get(f"discard {seat}", 0)
        if seat == table.plays[0][0]:
            out &= ~table.hands[seat]
        for pile in table.won:
            out &= ~pile
        return tuple(Action(VERB, (), name) for name, mask in suits(table.pack).items() if mask & out and mask != named(table))

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """The suit is named; where nobody can follow it the next player may be asked."""
        leader, mask = table.plays[0][0], suits(table.pack)[action.word]
        table.tell("say", seat, word=action.word)
        table.note(self.key, None)
        if self.renamed and seat == leader and not any(table.hands[other] & mask for other in table.seats_from(leader)[1:]):
            for other in table.seats_from(leader)[1:]:
                table.tell("say", other, word="I cannot follow")
            if self.fined:
                POT_FINES.keep(table, (*POT_FINES.of(table), leader))
            name(table, mask)
            table.note(self.key, table.after(leader))
            return Then(after=leader)
        name(table, mask)
        table.set("led", mask)
        return Then(after=leader)

    def prompt(self, view: View) -> str:
        """The question."""
        return "Which suit must be followed?" if view.offered and view.offered[0].verb == VERB else ""

    def label(self, action: Action) -> str:
        """The suit."""
        return action.word[0].upper() + action.word[1:]

    def explain(self, game: Rules, action: Action) -> str:
        """What it asks of the others."""
        return f"{action.word} must be followed"

    def advice(self, action: Action) -> Advice:
        """A suit is called for."""
        return Advice.CALLS_FOR

    def words(self, game: Rules) -> str:
        """The rule in sentences."""
        fool, text = game.term("fool"), ""
        if self.renamed:
            text = " If neither of the others can follow, the next player names another suit"
            text += " and the leader pays a fine to each pot." if self.fined else "."
        return (f"A player who leads the {fool} names the suit, a plain one or trumps, that the others must follow. It must be one "
                f"of which, as far as he can know, another still has a card.{text} "
                "If nobody plays the named suit or a trump, the second card sets the suit.")


def suits(pack: Pack) -> dict[str, int]:
    """The suits by name, as masks, trumps last."""
    return {suit.name: pack.suit_masks[suit.letter] for suit in pack.suits} | {"trumps": pack.trump_mask}


def named(table: Table) -> int:
    """The suit that was named for this trick, as a mask; 0 for none."""
    return dict(NAMED_SUITS.of(table)).get(len(table.tricks) + 1, 0)


def name(table: Table, mask: int) -> None:
    """Note the suit of this trick, instead of one that was named before."""
    trick = len(table.tricks) + 1
    NAMED_SUITS.keep(table, (*(entry for entry in NAMED_SUITS.of(table) if entry[0] != trick), (trick, mask)))
