"""A declarer against the rest, each side scoring all that it has made: the winner's total makes the payment (Terziglio)."""

from trionfi.counting import Points, plain
from trionfi.melds import Declarable
from trionfi.melds.weigh import added
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.combinations import in_won
from trionfi.settlement.facts import DECLARER, NOBODY, OPPONENTS, OTHER_POINTS, SIDES, Fact, Facts, declared_by, which_side
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, from_each
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass

CAPOTTO = which_side("capotto", "which side has won every trick")


@dataclass(frozen=True, kw_only=True)
class Poste(Reward):
    """Each side's total are its card points, the combinations in its cards and what its members declared. The declarer
    wins with the higher total; a tie loses. The winner's total, `off` it first, is divided by `step`; a rest of `up` or more
    counts as a whole one. So much, times the rate, each opponent pays or gets; `capotto` flat if one side has every trick."""

    table: Declarable
    capotto: int = 0
    step: int = 50
    up: int = 46
    off: int = 0

    def worth(self, total: Points) -> int:
        """The poste for a winner's total."""
        return max(0, int((total - self.off + self.step - self.up) // self.step))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """The line of the hand."""
        declarer, rate = payments.declarer(facts), payments.rate(facts)
        swept = self._swept(facts)
        if swept != NOBODY and not facts.form:
            won, value, words = swept == DECLARER, self.capotto, f"{swept}: every trick"
        else:
            totals, words = self._totals(facts, declarer)
            won = totals[DECLARER] > totals[OPPONENTS]
            value = self.worth(totals[DECLARER if won else OPPONENTS]) * rate
            words += f"; times {rate}, {payments.rate_words(rate)}" if rate != 1 else ""
        if not value:
            return []
        return [Line(self.label, from_each(declarer, value if won else -value, facts.players), words, self.source, payments.ledger)]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        """Who won every trick; and each side's combinations are of the table, and what its members declared is known."""
        swept = str(facts.need(CAPOTTO))
        if swept != NOBODY:
            claims.every_trick(swept)
        for seat in range(facts.players):
            claims.declared(facts.limits.declared, declared_by(seat))
        for side in SIDES:
            claims.declared(self.table, self.fact(side))

    def _swept(self, facts: Facts) -> str:
        pile = facts.pile(DECLARER)
        if pile is None or facts.form:
            return str(facts.need(CAPOTTO))
        return OPPONENTS if not pile else DECLARER if pile == facts.pack.all else NOBODY

    def _totals(self, facts: Facts, declarer: int) -> tuple[dict[str, Points], str]:
        totals: dict[str, Points] = {}
        words = []
        points = self._points(facts)
        pile = facts.pile(DECLARER)
        piles = {DECLARER: pile, OPPONENTS: None if pile is None else facts.pack.all & ~pile}
        declared = [facts.declared(declared_by(seat)) for seat in range(facts.players)]
        for side in SIDES:
            won = sum(value for _, value in in_won(facts, self.table, piles[side], self.fact(side)))
            said = sum(value for seat, made in enumerate(declared) if (seat == declarer) == (side == DECLARER)
                       for _, value in made)
            totals[side] = points[side] + won + said
            words.append(f"{side} {plain(totals[side])} (cards {plain(points[side])}, combinations {plain(won)}, declared {plain(said)})")
        return totals, ", ".join(words)

    @staticmethod
    def _points(facts: Facts) -> dict[str, Points]:
        pile, pack, counting = facts.pile(DECLARER), facts.pack, facts.counting
        if pile is not None and not facts.form:
            last = facts.last_trick() == DECLARER
            return {DECLARER: counting.points(pack, pile, last), OPPONENTS: counting.points(pack, pack.all & ~pile, not last)}
        if facts.form:
            facts.last_trick()
        theirs = facts.amount(OTHER_POINTS)
        return {DECLARER: facts.points(), OPPONENTS: theirs}

    @staticmethod
    def fact(side: str) -> Fact:
        """The fact what the combinations among a side's cards are worth."""
        return Fact(f"combinations_{side}", f"the combinations in the cards of the {side}", "declarations", default=())

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The facts from a played hand."""
        known: dict[str, object] = {declared_by(seat).key: played.declared(table, seat) for seat in range(table.players)}
        return known | played.declarer_pile(table) | played.last_trick(table)

    def brief(self, facts: Facts, payments: Settling) -> dict[str, object]:
        """Both sides' points and combinations, and who swept."""
        pile, points = facts.pile(DECLARER), self._points(facts)
        piles = {DECLARER: pile, OPPONENTS: None if pile is None else facts.pack.all & ~pile}
        found: dict[str, object] = {self.fact(side).key: [list(one) for one in in_won(facts, self.table, piles[side], self.fact(side))]
                                    for side in SIDES}
        return found | {CAPOTTO.key: self._swept(facts), "points": plain(points[DECLARER]), OTHER_POINTS.key: plain(points[OPPONENTS])}

    @property
    def scores_won_cards(self) -> bool:
        """Combinations among the cards that are won count."""
        return True

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What a player weighs: a part of a posta for each point, and winning or losing."""
        more = added(game.pack, self.table)
        half = (sum(more.values()) + float(game.counting.points(game.pack, game.pack.all, True))) / 2
        usual = float(game.counting.points(game.pack, game.pack.all, True)) / 2
        return (
            Stake(Prize.POINT, 1 / self.step), Stake(Prize.TARGET, self.worth(int(half)) or 1.0, points=usual),
            *(Stake(Prize.KEPT, value / self.step, 1 << number) for number, value in more.items()),
        )

    def words(self) -> str:
        """The rule in words."""
        less = f"less {self.off} " if self.off else ""
        return (f"each side adds its card points, the combinations in its cards and its declarations; the declarer wins with more than the "
                f"others and loses with as many; the winner's total {less}divided by {self.step}, a rest of {self.up} or more "
                f"counting as one, gives the poste, times the bid, that each opponent pays or receives; for every trick "
                f"(capotto) {self.capotto} flat instead, whatever the bid")
