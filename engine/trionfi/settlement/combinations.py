"""Combinations among the cards that a side has won, scored when the play is over."""

from trionfi.cards import Pack
from trionfi.counting import Points
from trionfi.melds import Declarable, declarations, total
from trionfi.melds.weigh import added
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Fact, Facts
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, to_side
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass


def in_won(facts: Facts, table: Declarable, pile: int | None, fact: Fact) -> tuple[tuple[str, Points], ...]:
    """The combinations of a side's cards as (name, value), with doublings: found in its pile, or as typed where the pile is
    unknown."""
    if pile is None or facts.form:
        return facts.declared(fact)
    found = total(table, declarations(facts.pack, pile, table, won=True))
    return tuple((_named(line.label, line.cards), line.value) for line in found.lines if line.ledger == table.ledger)


def _named(name: str, cards: tuple[str, ...]) -> str:
    return f"{name}, {' '.join(cards)}" if cards else name


@dataclass(frozen=True, kw_only=True)
class Combinations(Reward):
    """What the `table` of combinations finds among the cards of a party, to each of its members."""

    table: Declarable

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """One line for each combination and doubling."""
        found = []
        for party, seats in enumerate(payments.seats(facts.players)):
            pile = facts.pile_of(party, payments.whole)
            for name, value in in_won(facts, self.table, pile, self.fact(facts, party)):
                found.append(Line(self.label, to_side(seats, value, facts.players), f"{facts.parties[party]}: {name}", self.source,
                                  payments.booked))
        return found

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The piles."""
        return played.party_piles(table, payments.seats(table.players))

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        """Only combinations of the table are scored, for what they are worth."""
        for party in range(len(facts.parties)):
            claims.declared(self.table, self.fact(facts, party))

    def brief(self, facts: Facts, payments: Settling) -> dict[str, object]:
        """The combinations by name."""
        found: dict[str, object] = {}
        for party in range(len(facts.parties)):
            fact = self.fact(facts, party)
            found[fact.key] = [list(one) for one in in_won(facts, self.table, facts.pile_of(party, payments.whole), fact)]
        return found

    @property
    def scores_won_cards(self) -> bool:
        """They are scored."""
        return True

    def in_pile(self, pack: Pack, pile: int) -> Points:
        """The combinations in it."""
        return total(self.table, declarations(pack, pile, self.table, won=True)).value

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What each card adds on average."""
        return tuple(Stake(Prize.KEPT, more, 1 << number) for number, more in added(game.pack, self.table).items())

    @staticmethod
    def fact(facts: Facts, party: int) -> Fact:
        """The fact what the combinations among a party's cards are worth."""
        return Fact(f"combinations_{party}", f"the combinations in the cards of {facts.parties[party]}", "declarations", default=())

    def words(self) -> str:
        """The rule in words."""
        return "each side scores the combinations among all the cards that it has won: see the table of declarations"
