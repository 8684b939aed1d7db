"""The Fool demanded for a late trick."""

from typing import ClassVar

from trionfi.phases.play.fines import fine
from trionfi.phases.rule import PlayRule, Then
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.events import EVERYBODY
from trionfi.state.notes import DEMANDED
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks.follow import standing
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words

NOW: Words = "the Fool must be played to this trick"


@dataclass(frozen=True)
class Demanding(PlayRule):
    """To the trick with which `left` tricks are to come, itself included, the Fool may be demanded (`word`) by each player on his turn: its
    holder must play it there. One who has played already takes his card back, and so do those after him; if he led, who demanded it names
    the suit. With `always` it must go to that trick undemanded. With `spared` nobody may demand it while just one player has no trick. With
    `fined` it may be demanded when it has been played already, for a fine to the pots."""

    left: int = 3
    word: str = "demand the Fool"
    fined: bool = False
    always: bool = False
    spared: bool = False
    source: str = ""

    key: ClassVar[str] = "demanding"

    def _now(self, table: Table) -> bool:
        return table.game.tricks - len(table.tricks) == self.left

    @staticmethod
    def _played(table: Table) -> bool:
        """Whether the Fool has been played, as all have seen."""
        played = [number for trick in table.tricks for _, number in trick.plays] + [number for _, number in table.plays]
        return any(table.pack.fool_mask >> number & 1 for number in played)

    @staticmethod
    def _laid(table: Table) -> bool:
        """Whether it was discarded, as all have seen."""
        return any(event.kind == "discard" and event.cards & table.pack.fool_mask and event.audience == EVERYBODY for event in table.events)

    def spent(self, table: Table) -> bool:
        """The Fool is played, or that trick is over; and where it must be demanded, nobody has done so."""
        late = table.game.tricks - len(table.tricks) < self.left or not any(hand & table.pack.fool_mask for hand in table.hands)
        return late or not (self.always or DEMANDED.of(table) is not None)

    def offers(self, table: Table, seat: int, legal: int) -> tuple[Action, ...]:
        """The demand, by one who does not hold the Fool himself."""
        if self.always or not self._now(table) or DEMANDED.of(table) is not None or table.hands[seat] & table.pack.fool_mask:
            return ()
        if self._laid(table) or (self._played(table) and not self.fined):
            return ()
        if self.spared and len({trick.winner for trick in table.tricks}) == table.players - 1:
            return ()
        return (Action(self.word),)

    def advice(self, action: Action) -> Advice:
        """Demanding."""
        return Advice.DEMANDS

    def owns(self, action: Action) -> bool:
        """Demanding."""
        return action.verb == self.word

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """The holder must play it; if he has played already, he and those after him take their cards back. If the Fool itself has been
        played, the demand is fined."""
        table.tell("say", seat, word=self.word)
        DEMANDED.keep(table, seat)
        if self._played(table):
            fine(table, seat)
            return Then()
        holder = next((one for one, hand in enumerate(table.hands) if hand & table.pack.fool_mask), seat)
        plays = list(table.plays)
        place = next((place for place, (one, _) in enumerate(plays) if one == holder), len(plays))
        for one, number in reversed(plays[place:]):
            table.put(table.hands, one, table.hands[one] | 1 << number)
            table.tell("take back", one, 1 << number, "trick", f"hand {one}")
        if plays[place:]:
            table.set("plays", plays[:place])
            for name, value in zip(("led", "best", "best_seat"), standing(table.pack, plays[:place]), strict=True):
                table.set(name, value)
            table.set("turn", holder)
        return Then()

    def legal(self, table: Table, seat: int, allowed: int) -> int:
        """The Fool alone where it must be played."""
        card = table.hands[seat] & table.pack.fool_mask
        return card if card and self._now(table) and (self.always or DEMANDED.of(table) is not None) else allowed

    def reason(self, table: Table, seat: int, card: str) -> Words:
        """Why nothing else may be played."""
        return NOW

    def explain(self, game: Rules, action: Action) -> Words:
        """What the demand means."""
        fool = game.term("fool")
        if self.fined:
            return Message("whoever has the {fool} must play it to this trick; if it has been played before, you pay a fine to each pot",
                           fool=fool)
        return Message("whoever has the {fool} must play it to this trick", fool=fool)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        fool, number = game.term("fool"), game.tricks - self.left + 1
        if self.always:
            return Message("Trick {n}: who still has the {fool} must play it to that trick.", n=number, fool=fool)
        return Text(
            Message("Trick {n}: each player on his turn may demand that the {fool} be played to it. Its holder, if he has played already, "
                    "takes his card back, and so do those after him; if he led, the player who demanded it names the suit.", n=number,
                    fool=fool),
            Message("Nobody may demand it while just one player has no trick.") if self.spared else "",
            Message("A player who demands it when it has been played already pays a fine to each pot.") if self.fined else "")

