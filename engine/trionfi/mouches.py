"""Pots that a match carries from hand to hand."""

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

from trionfi.chance import Chance
from trionfi.match_rules import MatchRule
from trionfi.settlement.account import even
from trionfi.standing import Standing

if TYPE_CHECKING:
    from trionfi.hand import Hand


@dataclass(frozen=True, kw_only=True)
class Mouches(MatchRule):
    """Pots on the table (bêtes, mouches), paid out of the totals. When there is none the dealer puts in `dealer` and each
    other player `others`; else the dealer adds `more` to the largest. A declarer who wins takes the largest, sharing it
    with his partner; one who loses doubles the only one if it was not doubled yet, otherwise he lays as much as the
    largest for a new one, he alone."""

    dealer: int
    others: int
    more: int

    def some(self, chance: Chance, players: int) -> Standing:
        """One mouche or more on the table, laid by somebody."""
        pots = tuple(10 * (chance.below(12) + 1) for _ in range(chance.below(3) + 1))
        totals = tuple(-sum(pots) if seat == 0 else 0 for seat in range(players))
        return replace(Standing.new(players), totals=totals, played=3, dealt=3, pots=pots, doubled=len(pots) > 1)

    def before(self, standing: Standing, dealer: int) -> Standing:
        """The dealer pays, and at a new pot all."""
        totals, pots = list(standing.totals), list(standing.pots)
        if pots:
            place = pots.index(max(pots))
            pots[place] += self.more
            totals[dealer] -= self.more
        else:
            for seat in range(len(totals)):
                totals[seat] -= self.dealer if seat == dealer else self.others
            pots = [self.dealer + self.others * (len(totals) - 1)]
            standing = replace(standing, doubled=False)
        return replace(standing, totals=tuple(totals), pots=tuple(pots))

    def after(self, standing: Standing, hand: "Hand") -> Standing:
        """The scores of the hand, and what the declarer takes or lays."""
        standing = super().after(standing, hand)
        table, payments = hand.table, hand.game.payments
        if hand.ending.kind == "abandoned" or not standing.pots:  # type: ignore[union-attr]
            return standing
        totals, pots, doubled = list(standing.totals), list(standing.pots), standing.doubled
        declarer: int = table.contract.declarer  # type: ignore[assignment]
        largest = max(pots)
        if payments.won(payments.facts(hand.game.pack, hand.game.counting, hand.players, payments.played(table))):
            pots.remove(largest)
            side = table.side(declarer)
            for seat in side:
                totals[seat] += even(Fraction(largest, len(side)))
        else:
            totals[declarer] -= largest
            if len(pots) == 1 and not doubled:
                pots, doubled = [2 * largest], True
            else:
                pots.append(largest)
        return replace(standing, totals=tuple(totals), pots=tuple(pots), doubled=doubled and bool(pots))

    def words(self, game) -> str:
        """The rule in sentences."""
        declarer = game.term("declarer")
        return (f"When no mouche is on the table the {game.term('dealer')} lays {self.dealer} and each other player {self.others} for one; "
                f"before any other deal the {game.term('dealer')} adds {self.more} to the largest. A {declarer} who wins takes the largest "
                f"and shares it with his partner; one who loses doubles a single mouche that was not doubled yet, otherwise he lays as "
                f"much as the largest for a new one. His partner pays nothing of it. {self.text}").strip()
