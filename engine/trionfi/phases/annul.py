"""Deals that a hand annuls."""

from trionfi.phases.base import Step
from trionfi.phases.next_deal import passed_on
from trionfi.state.decisions import Annulled
from trionfi.state.ending import Ending
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True, kw_only=True)
class Annul(Step):
    """A hand that holds all of `has` and none of `lacks` annuls the deal; with `number` one that holds from so many to so many
    of `has`. The next player deals, or the same one `again`."""

    has: str
    lacks: str = ""
    says: str = "annulled"
    number: tuple[int, int] = (0, 0)
    again: bool = False

    def annuls(self, card: str) -> Annulled:
        """Always, where it is this card."""
        return Annulled.ALWAYS if self.has == card else Annulled.NEVER

    def begin(self, table: Table) -> None:
        """Look at every hand."""
        for seat in table.players_from(table.next_dealer):
            if self.found(table, seat):
                self.annul(table, seat)
                return

    def found(self, table: Table, seat: int) -> bool:
        """Whether the seat has such a hand."""
        wanted, barred, hand = table.pack.select(self.has), table.pack.select(self.lacks), table.hands[seat]
        least, most = self.number
        found = least <= (hand & wanted).bit_count() <= most if most else hand & wanted == wanted
        return found and not hand & barred

    def annul(self, table: Table, seat: int) -> None:
        """The seat annuls the deal."""
        table.tell("say", seat, word=self.says)
        table.set("turn", None)
        table.set("ending", Ending("abandoned", table.dealer if self.again else passed_on(table)))
        table.tell("end", seat, word="annulled")

    def holder(self, game: Rules) -> str:
        """Who has such a hand, in words."""
        return f"A player dealt {game.set_words(self.has)} and no other of {game.set_words(self.lacks)}"

    def words(self, game: Rules) -> str:
        """The rule in a sentence."""
        who = "the same player" if self.again else "the next player"
        if self.number[1]:
            least, most = self.number
            return f"A player who has only {least} to {most} of {game.set_words(self.has)} annuls the deal; {who} deals."
        return f"{self.holder(game)} annuls the deal; {who} deals."
