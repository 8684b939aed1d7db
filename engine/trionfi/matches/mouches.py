"""Pots that a match carries from hand to hand."""

from enum import StrEnum
from fractions import Fraction
from typing import ClassVar

from trionfi.cards.chance import Chance
from trionfi.counting import Points
from trionfi.matches.rules import MatchRule
from trionfi.state.account import even
from trionfi.state.played import PlayedHand
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.values import dataclass, replace
from trionfi.words import Words


@dataclass(frozen=True)
class Loss:
    """What a lost hand does to the pots on the table: a new one is laid, as large as the largest. `said` and `short` tell it in words; the
    figures stand in braces by their names."""

    said: ClassVar[str] = "lays as much as the largest for a new one"
    short: ClassVar[str] = "lays a new one"

    def pays(self, pots: list[Points]) -> Points:
        """What the declarer pays."""
        return max(pots)

    def doubles(self, payment: Points, doubled: bool) -> bool:
        """Whether a loss that pays so much doubles the only pot, which has been `doubled` before."""
        return False


@dataclass(frozen=True)
class Doubling(Loss):
    """The only pot is doubled."""

    said = "doubles it"
    short = "doubles the only one"

    def doubles(self, payment: Points, doubled: bool) -> bool:
        return True


@dataclass(frozen=True)
class DoublingOnce(Loss):
    """The only pot is doubled once, and then new ones are opened."""

    said = "doubles a single {pot} that was not doubled yet, otherwise he lays as much as the largest for a new one"
    short = "doubles it once, then lays new ones"

    def doubles(self, payment: Points, doubled: bool) -> bool:
        return not doubled


@dataclass(frozen=True)
class DoublingSmall(Loss):
    """A payment of `new_from` or more makes a new pot, a smaller one doubles the only one."""

    new_from: int

    said = "doubles a single {pot} of less than {new_from}, otherwise he lays as much as the largest for a new one"
    short = "doubles one of less than {new_from}, else lays a new one"

    def doubles(self, payment: Points, doubled: bool) -> bool:
        return payment < self.new_from


@dataclass(frozen=True)
class Lays(Loss):
    """A new pot of a fixed `sum`, whatever there is."""

    sum: int

    said = "lays {sum} for a new one"
    short = said

    def pays(self, pots: list[Points]) -> Points:
        return self.sum


ONCE, OPENS, DOUBLES = DoublingOnce(), Loss(), Doubling()


class Adds(StrEnum):
    """When the dealer adds to the largest pot: before each deal `more`, or the whole stake that he lays for a new one; or `more` only after
    a deal in which all passed."""

    EACH_DEAL = "before each deal"
    STAKE = "his stake before each deal"
    PASSED = "after a deal in which all passed"


@dataclass(frozen=True)
class PotRule:
    """Something beyond what all pots have."""

    key: ClassVar[str]
    oldest: ClassVar[bool] = False
    """Whether a declarer who wins takes the oldest pot, and not the largest."""

    spares: ClassVar[bool] = False
    """Whether a hand that is settled as a slam leaves the pots as they are."""

    @property
    def raises(self) -> tuple[tuple[str, int], ...]:
        """What a declarer adds to the largest pot before the play, as (bid, sum)."""
        return ()


@dataclass(frozen=True)
class Oldest(PotRule):
    """A declarer who wins takes the oldest pot."""

    key, oldest = "oldest", True


@dataclass(frozen=True)
class SparedBySlams(PotRule):
    """A hand that is settled as a slam leaves the pots as they are."""

    key, spares = "slams", True


@dataclass(frozen=True)
class Raises(PotRule):
    """A declarer at one of the `bids`, given as (bid, sum), adds the sum to the largest pot before the play."""

    key = "raises"
    bids: tuple[tuple[str, int], ...]

    @property
    def raises(self) -> tuple[tuple[str, int], ...]:
        return self.bids


@dataclass(frozen=True, kw_only=True)
class Mouches(MatchRule):
    """Pots on the table (bêtes, mouches), paid out of the totals. When there is none the dealer puts in `dealer` and each
    other player `others`; else the dealer adds `more` to the largest, when `adds` says. A declarer who wins takes the largest, sharing it
    with his partner; what one who loses does to them is in `loss`, and he alone pays it, unless his partner `shares` it. `rules` are what
    a game adds."""

    dealer: int
    others: int
    more: int
    adds: Adds = Adds.EACH_DEAL
    loss: Loss = ONCE
    shares: bool = False
    rules: tuple[PotRule, ...] = ()

    @property
    def raises(self) -> tuple[tuple[str, int], ...]:
        """What a declarer adds to the largest before the play, as (bid, sum)."""
        return tuple(one for rule in self.rules for one in rule.raises)

    def pot_laid(self) -> str:
        """The shares of the dealer and the others."""
        others = f", {self.others} from each other" if self.others else " alone"
        return f"{self.dealer} from the dealer{others}" if self.others != self.dealer else f"{self.dealer} from everybody"

    def pot_added(self) -> str:
        """What they add, and when."""
        if not self.more:
            return "nothing"
        return f"{self.more}, after a deal that all passed" if self.adds is Adds.PASSED else str(self.more)

    def pot_lost(self) -> str:
        """Doubling it, or laying a new one."""
        return self.loss.short.format_map(vars(self.loss))

    def some(self, chance: Chance, players: int) -> Standing:
        """One mouche or more on the table, laid by somebody."""
        pots = tuple(10 * (chance.below(12) + 1) for _ in range(chance.below(3) + 1))
        totals = tuple(-sum(pots) if seat == 0 else 0 for seat in range(players))
        return replace(Standing.new(players), totals=totals, played=3, dealt=3, pots=pots, doubled=len(pots) > 1)

    def before(self, standing: Standing, dealer: int) -> Standing:
        """The dealer pays, and at a new pot all."""
        totals, pots = list(standing.totals), list(standing.pots)
        if pots:
            if self.adds is Adds.PASSED:
                return standing
            place = pots.index(max(pots))
            pots[place] += self._added
            totals[dealer] -= self._added
        else:
            for seat in range(len(totals)):
                totals[seat] -= self.dealer if seat == dealer else self.others
            pots = [self.dealer + self.others * (len(totals) - 1)]
            standing = replace(standing, doubled=False)
        return replace(standing, totals=tuple(totals), pots=tuple(pots))

    @property
    def _added(self) -> int:
        """What the dealer adds to a pot that is there."""
        return self.dealer if self.adds is Adds.STAKE else self.more

    def after(self, standing: Standing, hand: PlayedHand) -> Standing:
        """The scores of the hand, and what the declarer takes or lays."""
        standing = super().after(standing, hand)
        table, payments = hand.table, hand.game.payments
        if hand.ending.kind == "abandoned" or not standing.pots:
            return self._thrown_in(standing, hand)
        totals, pots = list(standing.totals), list(standing.pots)
        declarer = table.declarer
        raised = dict(self.raises).get(table.contract.bid, 0)
        totals[declarer] -= raised
        pots[pots.index(max(pots))] += raised
        facts = payments.facts(hand.game.pack, hand.game.counting, hand.players, payments.played(table))
        if any(rule.spares for rule in self.rules) and payments.swept(facts):
            return replace(standing, totals=tuple(totals), pots=tuple(pots))
        won = payments.won(facts)
        stake = self._stake(pots, hand.players, won)
        seats = table.side(declarer) if won or self.shares else (declarer,)
        for seat in seats:
            totals[seat] += even(Fraction(stake if won else -stake, len(seats)))
        pots, doubled = self._left(pots, stake, won, standing.doubled)
        return replace(standing, totals=tuple(totals), pots=tuple(pots), doubled=doubled and bool(pots))

    def _stake(self, pots: list[Points], players: int, won: bool) -> Points:
        """What a declarer takes or pays."""
        if not won:
            return self.loss.pays(pots)
        return pots[0] if any(rule.oldest for rule in self.rules) else max(pots)

    def _left(self, pots: list[Points], stake: Points, won: bool, doubled: bool) -> tuple[list[Points], bool]:
        """The pots when he has taken or paid it, and whether the only one has been doubled."""
        if won:
            place = pots.index(stake)
            return [*pots[:place], *pots[place + 1:]], doubled
        if len(pots) == 1 and self.loss.doubles(stake, doubled):
            return [2 * stake], True
        return [*pots, stake], doubled

    def _thrown_in(self, standing: Standing, hand: PlayedHand) -> Standing:
        """The next dealer adds to the largest where that is due when all have passed."""
        if self.adds is not Adds.PASSED or not standing.pots or len(hand.table.said) < hand.players:
            return standing
        totals, pots = list(standing.totals), list(standing.pots)
        totals[hand.ending.next_dealer] -= self.more
        pots[pots.index(max(pots))] += self.more
        return replace(standing, totals=tuple(totals), pots=tuple(pots))

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        declarer, dealer, pot = game.term("declarer"), game.term("dealer"), game.term("mouche")
        others = f" and each other player {self.others}" if self.others else ""
        lays = self.loss.said.format_map(vars(self.loss) | {"pot": pot})
        adds = f"after a deal in which all passed the next {dealer}" if self.adds is Adds.PASSED else f"before any other deal the {dealer}"
        text = f"When no {pot} is on the table the {dealer} lays {self.dealer}{others} for one"
        text += f"; {adds} adds {self._added} to the largest. " if self._added else ". "
        text += "".join(f"A {declarer} at {bid} adds {value} to the largest before the play. " for bid, value in self.raises)
        text += f"A {declarer} who wins takes the {'oldest' if any(rule.oldest for rule in self.rules) else 'largest'}"
        if game.payments.shares:
            text += " and shares it with his partner"
        partner = "" if not game.payments.shares else " His partner pays half of it." if self.shares else " His partner pays nothing of it."
        left = f" A hand that is settled as a slam leaves the {pot}s as they are." if any(rule.spares for rule in self.rules) else ""
        return f"{text}; one who loses {lays}.{partner}{left} {self.text}".strip()


@dataclass(frozen=True, kw_only=True)
class FixedMouche(Mouches):
    """A prize that is the same in every hand: what the dealer and the others lay together. They lay it whenever less than
    that is on the table; otherwise the dealer adds `more`. A declarer who wins takes it, one who loses pays as much."""

    def prize(self, players: int) -> int:
        """What a contract wins or costs."""
        return self.dealer + self.others * (players - 1)

    def some(self, chance: Chance, players: int) -> Standing:
        """Enough on the table, laid by somebody."""
        pot = self.prize(players) * (1 + chance.below(3)) + self.more * chance.below(4)
        return replace(Standing.new(players), totals=(-pot, *(0 for _ in range(players - 1))), played=3, dealt=3, pots=(pot,))

    def before(self, standing: Standing, dealer: int) -> Standing:
        """All lay the prize, or the dealer adds to what there is."""
        pot, players = sum(standing.pots), len(standing.totals)
        enough = pot >= self.prize(players)
        shares = (self.more, 0) if enough else (self.dealer, self.others)
        laid = [shares[seat != dealer] for seat in range(players)]
        totals = tuple(total - one for total, one in zip(standing.totals, laid, strict=True))
        return replace(standing, totals=totals, pots=(pot + sum(laid),))

    def _stake(self, pots: list[Points], players: int, won: bool) -> Points:
        return self.prize(players)

    def _left(self, pots: list[Points], stake: Points, won: bool, doubled: bool) -> tuple[list[Points], bool]:
        left = sum(pots) + (-stake if won else stake)
        return [left] if left else [], False

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        declarer, dealer, numbers = game.term("declarer"), game.term("dealer"), [str(self.prize(number)) for number in game.players]
        text = f"The {game.term('mouche')} is always {' or '.join(numbers)}. When less is on the table the {dealer} lays {self.dealer}"
        text += f" and each other player {self.others}"
        text += f"; before any other deal the {dealer} adds {self.more}. " if self.more else ". "
        text += "".join(f"A {declarer} at {bid} adds {value} before the play. " for bid, value in self.raises)
        text += f"A {declarer} who wins takes it"
        if game.payments.shares:
            text += " and shares it with his partner"
        text += "; one who loses pays as much to the table."
        if game.payments.shares:
            text += " His partner pays half of it." if self.shares else " His partner pays nothing of it."
        return f"{text} {self.text}".strip()
