"""Each side of a called partnership scores all that it has made, and each of its members is credited with the whole (Gatti)."""

from trionfi.counting import Points, plain
from trionfi.melds import Declarable
from trionfi.melds.weigh import added
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.combinations import in_won
from trionfi.settlement.facts import DECLARER, OPPONENTS, Fact, Facts, who
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.settlement.ultimo import LastTrickWith
from trionfi.state.account import Line, to_side
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass

SIDE = {DECLARER: "declarer's side", OPPONENTS: "opponents"}


@dataclass(frozen=True)
class SideTotal(Reward):
    """The card points of a side, to each of its members."""

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """The lines that the facts give."""
        made, side = facts.points(), payments.side_of(facts, payments.declarer(facts))
        amounts = tuple(made if seat in side else payments.total - made for seat in range(facts.players))
        because = f"{plain(made)} card points against {plain(payments.total - made)}"
        return [Line(self.label, amounts, because, self.source, payments.ledger)]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The declarer's pile, and his partner."""
        return played.declarer_pile(table) | ({} if table.partner is None else {"partner": table.partner})

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Every card point counts."""
        return (Stake(Prize.POINT, 1.0),)

    def words(self) -> str:
        """The rule in words."""
        return "each player is credited with the card points of his side"


@dataclass(frozen=True, kw_only=True)
class SideCombinations(SideTotal):
    """What the `table` of combinations finds among the cards of a side, to each of its members."""

    table: Declarable

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line for each combination and doubling."""
        own = payments.side_of(facts, payments.declarer(facts))
        sides = {DECLARER: own, OPPONENTS: frozenset(range(facts.players)) - own}
        return [Line(self.label, to_side(seats, value, facts.players), f"the {SIDE[side]}: {name}", self.source, payments.ledger)
                for side, seats in sides.items()
                for name, value in in_won(facts, self.table, facts.pile(side), self._fact(side))]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        """Only combinations of the table are scored."""
        for side in SIDE:
            claims.declared(self.table, self._fact(side))

    @staticmethod
    def _fact(side: str) -> Fact:
        return Fact(f"combinations_{side}", f"the combinations in the cards of the {SIDE[side]}", "declarations", default=())

    def brief(self, facts: Facts, payments: Settling) -> dict[str, object]:
        """The combinations by name."""
        return {self._fact(side).key: [list(one) for one in in_won(facts, self.table, facts.pile(side), self._fact(side))] for side in SIDE}

    @property
    def scores_won_cards(self) -> bool:
        """They are scored."""
        return True

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What each card adds on average."""
        return tuple(Stake(Prize.KEPT, more, 1 << number) for number, more in added(game.pack, self.table).items())

    def words(self) -> str:
        """The rule in words."""
        return "each player is credited with the combinations among all the cards that his side has won: see the table of declarations"


@dataclass(frozen=True)
class SideLastTrick(LastTrickWith):
    """The same for each member of the side of who wins the last trick with `card`, or of the other side."""

    lost: Points = 20

    def _player(self, players: int) -> Fact:
        return who(f"{self.key}_played_by", f"{self.label}: who played the card to the last trick", players)

    def _winner(self, players: int) -> Fact:
        return who(f"{self.key}_won_by", f"{self.label}: who won the last trick to which it was played", players)

    def words(self) -> str:
        """The rule in words."""
        return (f"{plain(self.value)} to each of the side of the player who wins the last trick with it; when he plays it there and "
                "another wins, to each of the other side")
