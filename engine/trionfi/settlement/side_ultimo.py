"""A card that pays by what becomes of it, between the declarer and each opponent, whoever had it."""

from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import NOBODY, Fact, who
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass

WON, LOST, TAKEN, HOME = "won", "lost", "taken", "home"
FATES = (
    (WON, "it won the last trick"), (LOST, "it lost the last trick"), (TAKEN, "the other side took it before that"),
    (HOME, "none of these"),
)
TOLD = {WON: "wins the last trick with it", LOST: "loses it in the last trick", TAKEN: "loses it to the other side before the last trick"}


@dataclass(frozen=True)
class SideUltimo(Reward):
    """`card` in the last trick brings its player's side `won` if it wins, and costs it `lost` if any other card does; it costs `taken` when
    the other side takes it before. Whoever of the opponents had it, all of them pay the declarer or are paid by him. Where a player has
    announced `word` nothing counts but whether it wins the last trick: `announced`, won or lost. The contract does not matter."""

    card: str = "T1"
    won: Points = 0
    lost: Points = 0
    taken: Points = 0
    word: str = ""
    announced: Points = 0

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        player, announcer = facts.player(self._player(facts.players)), facts.player(self._announcer(facts.players))
        fate = str(facts.need(self._fate()))
        if facts.form:
            payments.declarer(facts)
            return []
        if announcer is not None and player not in (None, announcer):
            raise TrionfiError(f"player {announcer} announced it, so that player {player} cannot have had {self.card}")
        if player is None and fate != HOME:
            raise TrionfiError(f"the fact '{self._fate().key}' needs '{self._player(facts.players).key}': who played {self.card}")
        seat = player if announcer is None else announcer
        if announcer is None:
            value, because = {WON: self.won, LOST: -self.lost, TAKEN: -self.taken}.get(fate, 0), TOLD.get(fate, "")
        else:
            value = self.announced if fate == WON else -self.announced
            because = f"announced it and {'won' if fate == WON else 'did not win'} the last trick so"
        if seat is None or not value:
            return []
        leading = seat in payments.side_of(facts, payments.declarer(facts))
        label = self.label if announcer is None else self.word
        return [self.line(payments, payments.amounts(facts, value if leading else -value), f"player {seat} {because}", label=label)]

    def _player(self, players: int) -> Fact:
        return who(f"{self.key}_by", f"who played the {self.label}", players)

    def _announcer(self, players: int) -> Fact:
        return who("announced_by", f"who announced {self.word}", players)

    def _fate(self) -> Fact:
        return Fact(f"{self.key}_fate", f"what became of the {self.label}", "choice", FATES, HOME, unless=(f"{self.key}_by", NOBODY))

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        number = table.pack.index[self.card]
        known = self._announcer(table.players).told(table.announced(self.word))
        for place, trick in enumerate(table.tricks, 1):
            for seat, card in trick.plays:
                if card == number:
                    late, own = place == table.game.tricks, trick.winner in table.side(seat)
                    fate = (WON if trick.winner == seat else LOST) if late else HOME if own else TAKEN
                    return known | {f"{self.key}_by": seat, self._fate().key: fate}
        return known | {f"{self.key}_by": NOBODY}

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """The card in the last trick, and kept from the other side until then."""
        mask = game.pack.mask((self.card,))
        return (Stake(Prize.LAST_WITH, float(self.won), mask), Stake(Prize.LAST_LOST, float(self.lost), mask),
                Stake(Prize.CAPTURED, float(self.taken), mask), Stake(Prize.PROMISED, float(self.announced), mask, word=self.word))

    def words(self) -> str:
        text = "between the declarer and each opponent, whoever of these had it: "
        if self.won or self.lost or self.taken:
            text += (f"{plain(self.won)} to the side that wins the last trick with it; {plain(self.lost)} from the side of a player who "
                     f"loses it there, be it to his partner; {plain(self.taken)} from his side when the other takes it before")
        else:
            text += "nothing unless it was announced"
        return f"{text}. After {self.word}: {plain(self.announced)} instead, for winning the last trick with it or for not doing so"
