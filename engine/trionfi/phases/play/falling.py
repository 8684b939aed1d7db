"""A player without trumps may lay his hand down (cascare): the winner of each later trick takes a card out of it."""

from typing import ClassVar

from trionfi.cards import bits
from trionfi.phases.play import fool, forced
from trionfi.phases.rule import PlayRule, Then
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.notes import OUTSIDE
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Message, Words

FALL, PICK = "cascare", "pick"


@dataclass(frozen=True)
class Falling(PlayRule):
    """A player who has to follow and holds no trump may lay his hand face up instead of playing. He wins no more tricks and
    plays no more: when the others have played, whoever is winning the trick picks for him a card that he might have played.
    At least two players stay in the play."""

    source: str = ""

    key: ClassVar[str] = "falling"

    def _fallen(self, table: Table) -> tuple[int, ...]:
        fallen: tuple[int, ...] = table.noted(self.key) or ()
        return fallen

    def spent(self, table: Table) -> bool:
        """No hand lies open."""
        return not self._fallen(table)

    def holds(self, table: Table) -> bool:
        """Whether a card must be picked."""
        return self._lying(table) is not None

    def owns(self, action: Action) -> bool:
        """Laying the hand down, and picking."""
        return action.verb in (FALL, PICK)

    def offers(self, table: Table, seat: int, legal: int) -> tuple[Action, ...]:
        """The cards that may be picked for a hand that lies open, or laying the hand down."""
        lying = self._lying(table)
        if lying is not None:
            return tuple(Action(PICK, (table.pack.texts[number],)) for number in bits(self._fitting(table, lying)))
        hand = table.hands[seat]
        may = table.plays and hand and not hand & table.pack.trump_mask and len(self._fallen(table)) < len(_playing(table)) - 2
        return (Action(FALL),) if may else ()

    def reason(self, table: Table, seat: int, card: str) -> Words:
        """Why nothing is played now."""
        return "pick a card of the hand that lies open first"

    def _lying(self, table: Table) -> int | None:
        """The open hand out of which a card must now be picked: those who play have all played."""
        played, fallen = [seat for seat, _ in table.plays], self._fallen(table)
        if not fallen or not played or any(seat not in played for seat in _playing(table) if seat not in fallen):
            return None
        return next((seat for seat in table.seats_from(played[0]) if seat not in played and seat in fallen), None)

    def _fitting(self, table: Table, seat: int) -> int:
        hand = table.hands[seat]
        return forced.card(table, hand) or table.game.follow.legal(table.pack, table.game.fool, hand, table.led, table.best)

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """Lay the hand down, or pick a card."""
        if action.verb == FALL:
            table.note(self.key, (*self._fallen(table), seat))
            table.tell("say", seat, word=FALL)
            table.tell("show", seat, table.hands[seat], f"hand {seat}", f"hand {seat}", word=Message("his hand"))
            return Then(after=seat)
        lying = self._lying(table)
        if lying is not None:
            self._picked(table, lying, table.pack.index[action.cards[0]])
        return Then(after=lying)

    def _picked(self, table: Table, seat: int, number: int) -> None:
        """A card of an open hand joins the trick and cannot win it."""
        if number == table.ranks.fool:
            fool.play(table, seat, number)
        else:
            table.lay_apart(seat, number, "trick")

    def goes_on(self, table: Table, seat: int) -> bool | None:
        """Ask the next who plays, then the one who is winning to pick; then the trick is full."""
        fallen = self._fallen(table)
        if not fallen:
            return None
        played = [player for player, _ in table.plays]
        playing = _playing(table)
        order = [player for player in table.seats_from(played[0]) if player in playing and player not in played and player not in fallen]
        if order:
            table.set("turn", order[0])
        elif len(played) < len(playing):
            table.set("turn", table.best_seat)
        else:
            return False
        return True

    def label(self, action: Action) -> Words:
        """Buttons."""
        return "Pick" if action.verb == PICK else ""

    def explain(self, game: Rules, action: Action) -> Words:
        """What the actions mean."""
        return "lay your hand face up and play no more" if action.verb == FALL else "out of the hand that lies open"

    def advice(self, action: Action) -> Advice:
        """A card picked for the own trick; nobody need lay his hand down."""
        return Advice.PICKS if action.verb == PICK else Advice.NONE

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Message("A player who must follow and has no trump left may lay his hand face up ({word}). He wins no trick from then on "
                       "and plays no more: when the others have played, whoever is winning the trick picks a card that he might have "
                       "played. Two players at least play on.", word=FALL)


def _playing(table: Table) -> tuple[int, ...]:
    """The players who have not dropped out before the play."""
    return tuple(seat for seat in range(table.players) if seat != OUTSIDE.of(table))
