"""The last trick announced to be won with a certain card."""

from trionfi.counting import Points, plain
from trionfi.settlement.facts import NOBODY, Fact, Facts, who
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.settlement.trick_cards import TrickCards
from trionfi.state.account import Line, from_each, to_side
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True)
class Ultimo(TrickCards):
    """Rows of cards that pay by trick. Where a player has announced `word`, nothing else of them counts but whether he wins
    the last trick with `card`: every other player then pays him `value`, else he pays it to each."""

    word: str = ""
    card: str = "T1"
    value: Points = 0

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """The rows, or the one line of an announcement."""
        seat = facts.player(self.fact(facts.players))
        if seat is None:
            return super().lines(facts, payments)
        won, last = facts.cards(self._won(seat)), facts.cards(self._last())
        made = bool(won & last & facts.pack.select(self.card))
        words = f"player {seat} announced it and {'won' if made else 'did not win'} the last trick so"
        return [Line(self.word, from_each(seat, self.value if made else -self.value, facts.players), words,
                     self.source, payments.ledger)]

    def fact(self, players: int) -> Fact:
        """The fact who announced it."""
        return who("announced_by", f"who announced {self.word}", players)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The facts of the rows, and who announced."""
        seat = table.announced(self.word)
        return super().played(table, payments) | {self.fact(table.players).key: NOBODY if seat is None else seat}

    def words(self) -> str:
        """The rule in words."""
        return f"{super().words()}. Instead, after {self.word}: {plain(self.value)} for winning the last trick with it, or for not doing so"


@dataclass(frozen=True)
class LastTrickWith(Reward):
    """Who plays `card` to the last trick and wins it gets `value` for his side; when another wins it, be it his partner, each player of the
    other sides gets `lost`. With `dummies` each player has one, and his two hands are as two partners."""

    card: str = "T1"
    value: Points = 20
    lost: Points = 10
    dummies: bool = False

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line, or none."""
        seat = facts.player(self._player(facts.players))
        if facts.form:
            facts.need(self._winner(facts.players))
        if seat is None:
            return []
        winner = facts.need(self._winner(facts.players))
        own = payments.side_of(facts, seat % facts.players)
        full = facts.pack.cards[facts.pack.index[self.card]].full
        side, value = (own, self.value) if winner == seat else (frozenset(range(facts.players)) - own, self.lost)
        because = f"{self._name(seat, facts.players)} {'wins' if winner == seat else 'does not win'} the last trick with {full}"
        return [Line(self.label, to_side(side, value, facts.players), because, self.source, payments.booked)]

    def _player(self, players: int) -> Fact:
        hands = 2 * players if self.dummies else players
        return who(f"{self.key}_played_by", f"who played the {self.label} card to the last trick", players, hands)

    def _winner(self, players: int) -> Fact:
        unit, values = ("choice", self._hands(players)) if self.dummies else ("seat", ())
        return Fact("last_trick_player", "which player won the last trick", unit, values, optional=True,
                    unless=(f"{self.key}_played_by", NOBODY))

    def _hands(self, players: int) -> tuple[tuple[int, str], ...]:
        return tuple((seat, self._name(seat, players)) for seat in range(2 * players if self.dummies else players))

    @staticmethod
    def _name(seat: int, players: int) -> str:
        return f"player {seat}" if seat < players else f"player {seat - players}'s dummy"

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """Who played it last, and who won."""
        number, trick = table.pack.index[self.card], table.tricks[-1]
        seat = next((seat for seat, card in trick.plays if card == number), NOBODY)
        known: dict[str, object] = {self._player(table.players).key: seat}
        return known if seat == NOBODY else known | {self._winner(table.players).key: trick.winner}

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What a player weighs."""
        return (Stake(Prize.LAST_WITH, float(self.value), game.pack.mask((self.card,))),)

    def words(self) -> str:
        """The rule in words."""
        another = "another hand, be it his own other one," if self.dummies else "another"
        return (f"{plain(self.value)} to the side of the player who wins the last trick with it; when he plays it there and {another} "
                f"wins, {plain(self.lost)} to each player of the other sides")
