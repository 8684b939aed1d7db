"""The lowest trump in the last trick, for which one must have gone on leading one suit (Dummett and McLeod 2004, 8.43)."""

from typing import ClassVar

from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.facts import Facts
from trionfi.settlement.petit import LastWith
from trionfi.settlement.questions import who
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, from_each
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True)
class UltimoKept(LastWith):
    """Each other player, a partner too, pays `value` times the rate to the one who wins the last trick with the `card`; one who loses it
    there pays as much to each. Who has led another suit than at his first lead, although he had that suit, is paid nothing."""

    value: Points = 2

    by_rate = True
    named: ClassVar[str] = "ultimo"

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        won, lost = (facts.player(who(f"{self.named}_{end}", words, facts.players)) for end, words in (
            ("won", f"who is paid for winning the last trick with the {self.label.split()[0]}"),
            ("lost", f"who lost the {self.label.split()[0]} in the last trick")))
        if won is not None and lost is not None:
            raise TrionfiError("the card was won in the last trick or lost in it: give 'ultimo_won' or 'ultimo_lost', not both")
        seat = lost if won is None else won
        if seat is None:
            return []
        rate = payments.rate(facts)
        value = self.value * rate * (1 if lost is None else -1)
        times = f", times {rate}" if rate != 1 else ""
        did = "wins the last trick with it" if lost is None else "loses it in the last trick"
        return [self.line(payments, from_each(seat, value, facts.players), f"player {seat} {did}: {self.value}{times}")]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        found = played.petit_trick(table, table.pack.index[self.card])
        if found is None:
            return {}
        holder, winner = found
        if holder != winner:
            return {f"{self.named}_lost": holder}
        return {f"{self.named}_won": holder} if self._kept(table, holder) else {}

    def _kept(self, table: Table, seat: int) -> bool:
        """Whether the seat has led the suit of its first lead as long as it could, this card itself apart."""
        pack = table.pack
        own = [number for trick in table.tricks for player, number in trick.plays if player == seat]
        suit = 0
        for place, trick in enumerate(table.tricks):
            leader, number = trick.plays[0]
            if leader != seat or pack.fool_mask >> number & 1:
                continue
            held = sum(1 << card for card in own[place:]) & ~pack.mask((self.card,))
            if suit and not suit >> number & 1 and held & suit:
                return False
            suit = suit or pack.suit_of[number]
        return True

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        card = game.pack.mask((self.card,))
        return (*super().stakes(game), Stake(Prize.LAST_LOST, float(self.value), card))

    def words(self) -> str:
        return (f"{self.value} from each other player, a partner too, to the one who wins the last trick with it; one who loses it there "
                "pays as much to each. A player who means to win it must lead the suit of his first lead whenever he leads, as long as he "
                "can, and otherwise gets nothing for it")
