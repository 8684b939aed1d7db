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
from trionfi.words import Listing, Message, Text, Verbatim, Words, pattern
from trionfi.words.phrases import remarks


@dataclass(frozen=True)
class Loss:
    """What a lost hand does to the pots on the table: a new one is laid, as large as the largest. `said` and `short` tell it in words; the
    figures stand in braces by their names."""

    said: ClassVar[Words] = "lays as much as the largest for a new one"
    short: ClassVar[Words] = "lays a new one"

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
    """A payment of `below` or more makes a new pot, a smaller one doubles the only one."""

    below: int

    said = "doubles a single {pot} of less than {below}, otherwise he lays as much as the largest for a new one"
    short = "doubles one of less than {below}, else lays a new one"

    def doubles(self, payment: Points, doubled: bool) -> bool:
        return payment < self.below


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


def largest(pots: list[Points]) -> int:
    """The place of the largest pot; of equal ones the newest, as in the book's example (004, chapter 9): the dealer's 5 go to the new bête
    of 85 beside the doubled one of 85."""
    return max(range(len(pots)), key=lambda place: (pots[place], place))


TAKES: dict[tuple[str, bool], Words] = {
    ("oldest", False): "a {declarer} who wins takes the oldest",
    ("oldest", True): "a {declarer} who wins takes the oldest and shares it with his partner",
    ("largest", False): "a {declarer} who wins takes the largest",
    ("largest", True): "a {declarer} who wins takes the largest and shares it with his partner",
}
"""What a declarer who wins takes, by which pot it is and whether he has a partner."""


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

    def pot_laid(self) -> Words:
        """The shares of the dealer and the others."""
        if self.others == self.dealer:
            return Message("{n} from everybody", n=self.dealer)
        if not self.others:
            return Message("{n} from the dealer alone", n=self.dealer)
        return Message("{n} from the dealer, {others} from each other", n=self.dealer, others=self.others)

    def pot_added(self) -> Words:
        """What they add, and when."""
        if not self.more:
            return "nothing"
        return Message("{more}, after a deal that all passed", more=self.more) if self.adds is Adds.PASSED else Verbatim(str(self.more))

    def pot_lost(self) -> Words:
        """Doubling it, or laying a new one."""
        return pattern(self.loss.short, vars(self.loss))

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
            pots[largest(pots)] += self._added
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
        pots[largest(pots)] += raised
        facts = payments.facts(hand.game.pack, hand.game.counting, hand.players, payments.played(table))
        if any(rule.spares for rule in self.rules) and payments.swept(facts):
            return replace(standing, totals=tuple(totals), pots=tuple(pots))
        won = payments.won(facts)
        stake = self._stake(pots, hand.players, won)
        seats = table.side(declarer) if won or self.shares else (declarer,)
        for seat in seats:
            totals[seat] += even(Fraction(stake if won else -stake, len(seats)))
        pots, doubled = self._left(pots, stake, won, standing.doubled)
        return replace(standing, totals=tuple(totals), pots=tuple(pots), doubled=doubled)

    def _stake(self, pots: list[Points], players: int, won: bool) -> Points:
        """What a declarer takes or pays."""
        if not won:
            return self.loss.pays(pots)
        return pots[self._taken(pots)]

    def _taken(self, pots: list[Points]) -> int:
        """The place of the pot that a declarer who wins takes."""
        return 0 if any(rule.oldest for rule in self.rules) else largest(pots)

    def _left(self, pots: list[Points], stake: Points, won: bool, doubled: bool) -> tuple[list[Points], bool]:
        """The pots when he has taken or paid it, and whether the oldest of them has been doubled. Only a pot that lies alone is doubled,
        and all others are laid after it."""
        if won:
            place = self._taken(pots)
            return [*pots[:place], *pots[place + 1:]], doubled and place > 0
        if len(pots) == 1 and self.loss.doubles(stake, doubled):
            return [2 * stake], True
        return [*pots, stake], doubled

    def _thrown_in(self, standing: Standing, hand: PlayedHand) -> Standing:
        """The next dealer adds to the largest where that is due when all have passed."""
        if self.adds is not Adds.PASSED or not standing.pots or len(hand.table.said) < hand.players:
            return standing
        totals, pots = list(standing.totals), list(standing.pots)
        totals[hand.ending.next_dealer] -= self.more
        pots[largest(pots)] += self.more
        return replace(standing, totals=tuple(totals), pots=tuple(pots))

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        declarer, pot = game.term("declarer"), game.term("mouche")
        lays = pattern(self.loss.said, vars(self.loss) | {"pot": pot})
        oldest, spared = (any(getattr(rule, name) for rule in self.rules) for name in ("oldest", "spares"))
        takes = TAKES["oldest" if oldest else "largest", bool(game.payments.shares)]
        return Text(
            Message("{Fills}.", fills=remarks(self._filled(game))),
            *(Message("A {declarer} at {bid} adds {value} to the largest before the play.", declarer=declarer, bid=bid, value=value)
              for bid, value in self.raises),
            Message("{Rule}; one who loses {lays}.", rule=pattern(takes, {"declarer": declarer}), lays=lays),
            self._partner(game),
            Message("A hand that is settled as a slam leaves the {pot}s as they are.", pot=pot) if spared else "", self.text)

    def _partner(self, game: Rules) -> Words:
        """What the partner of one who loses pays; "" where nobody has one."""
        if not game.payments.shares:
            return ""
        return "His partner pays half of it." if self.shares else "His partner pays nothing of it."

    def _filled(self, game: Rules) -> list[Words]:
        """Who lays a pot when there is none, and who adds to it."""
        dealer, pot = game.term("dealer"), game.term("mouche")
        laid = Message("when no {pot} is on the table the {dealer} lays {n} for one", pot=pot, dealer=dealer, n=self.dealer)
        if self.others:
            laid = Message("when no {pot} is on the table the {dealer} lays {n} and each other player {others} for one", pot=pot,
                           dealer=dealer, n=self.dealer, others=self.others)
        if not self._added:
            return [laid]
        if self.adds is Adds.PASSED:
            return [laid, Message("after a deal in which all passed the next {dealer} adds {added} to the largest", dealer=dealer,
                                  added=self._added)]
        return [laid, Message("before any other deal the {dealer} adds {added} to the largest", dealer=dealer, added=self._added)]


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
        declarer, dealer, shared = game.term("declarer"), game.term("dealer"), bool(game.payments.shares)
        laid = [Message("when less is on the table the {dealer} lays {n} and each other player {others}", dealer=dealer, n=self.dealer,
                        others=self.others)]
        if self.more:
            laid.append(Message("before any other deal the {dealer} adds {more}", dealer=dealer, more=self.more))
        return Text(
            Message("The {mouche} is always {sums}.", mouche=game.term("mouche"), sums=Listing(tuple(map(self.prize, game.players)), "or")),
            Message("{Laid}.", laid=remarks(laid)),
            *(Message("A {declarer} at {bid} adds {value} before the play.", declarer=declarer, bid=bid, value=value)
              for bid, value in self.raises),
            Message("A {declarer} who wins takes it and shares it with his partner; one who loses pays as much to the table.",
                    declarer=declarer) if shared else
            Message("A {declarer} who wins takes it; one who loses pays as much to the table.", declarer=declarer),
            self._partner(game), self.text)
