"""Settling hands in which the contract says who plays with whom: alone against the rest, or each for himself with a declarer."""

from dataclasses import dataclass, replace
from fractions import Fraction

from trionfi.cards import Pack
from trionfi.counting import Counting, Points, plain
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.claims import Claimant, Claims
from trionfi.settlement.facts import LAST_TRICK, PARTNER, Fact, Facts
from trionfi.settlement.patti import AGREED, BARGAINED, agreed, agreed_lines
from trionfi.settlement.reckoning import ENDED, party_claims
from trionfi.settlement.rules import Payments
from trionfi.settlement.stake import POINT, Stake
from trionfi.settlement.winning import DEALER
from trionfi.state.account import Line, against, even


@dataclass(frozen=True)
class Contract:
    """One contract: the bid that makes it, what it is, and whether each then plays for himself."""

    bid: str
    words: str
    apart: bool = False


@dataclass(frozen=True)
class ByContract(Payments):
    """Payments that hang on the contract that was played: a reward that names one counts in no other ("solo": in each at which one
    plays against the rest). `total` are the card points that all have together; `zero_sum` says whether the scores of a hand sum to
    nothing; with `difference` that part of what one side has made more than the other goes over, from each of the opponents or to
    each of them."""

    contracts: tuple[Contract, ...] = ()
    total: Points = 0
    zero_sum: bool = True
    difference: Fraction | int = 0

    @property
    def contract_fact(self) -> Fact:
        """The fact which contract was played."""
        return Fact("contract", "which contract was played", "choice", tuple((one.bid, one.words) for one in self.contracts),
                    self.contracts[0].bid if len(self.contracts) == 1 else None,
                    only_if=(ENDED.key, "played") if self.abandoned else None)

    def counted(self, facts: Facts) -> tuple:
        """The rewards of the contract that was played."""
        if not super().counted(facts):
            return ()
        made = self.contract(facts)
        return tuple(reward for reward in self.rewards if self._counts(reward, made))

    def claims(self, facts: Facts) -> Claims:
        """Those of declarer and opponents, or of each player for himself."""
        if not self.counted(facts) or not self.contract(facts).apart:
            return super().claims(facts)
        return party_claims(facts, self.whole)

    def contract(self, facts: Facts) -> Contract:
        """The contract that was played."""
        bid = facts.need(self.contract_fact)
        return next(one for one in self.contracts if one.bid == bid)

    def lines(self, facts: Facts, at_once: bool | None = None) -> list[Line]:
        """The lines that the facts give."""
        if self.abandoned and facts.need(ENDED) == "abandoned":
            return agreed_lines(facts, self.source, self.ledger) if self.abandoned == BARGAINED else []
        made = self.contract(facts)
        self.declarer(facts)
        lines = [line for reward in self.rewards if self._counts(reward, made) and (at_once is None or reward.at_once == at_once)
                 for line in reward.lines(facts, self)]
        return [self._paid(facts, line) for line in lines] if self.difference and not facts.form else lines

    def _paid(self, facts: Facts, line: Line) -> Line:
        """A line that credits each side, as what one pays the other."""
        declarer, partner = self.declarer(facts), self.partner(facts)
        opponent = next(seat for seat in range(facts.players) if seat not in (declarer, partner))
        value = even(Fraction(line.amounts[declarer] - line.amounts[opponent]) * self.difference)
        because = f"{line.because}; half of the difference" if self.difference == Fraction(1, 2) else line.because
        return replace(line, amounts=against(declarer, partner, value, facts.players), because=because)

    @staticmethod
    def _counts(reward, contract: Contract) -> bool:
        """Whether a reward counts at a contract; "solo" stands for each at which one plays against the rest."""
        only = getattr(reward, "contract", "")
        return only in ("", contract.bid) or (only == "solo" and not contract.apart)

    def words(self, game) -> str:
        """The settlement in a sentence."""
        some = "; ".join(one.words for one in self.contracts)
        if self.difference:
            return (f"Each of the side that has made less ({some}) pays {plain(self.difference)} of the difference, and the other side has "
                    f"it, in {game.term(self.ledger)}.")
        if not self.zero_sum:
            return f"Each player is credited with all that his side has made ({some}), in {game.term(self.ledger)}."
        return f"What counts hangs on the contract ({some}); scores are in {game.term(self.ledger)} and add up to nothing."

    def played(self, table) -> dict[str, object]:
        """The facts of a hand that has ended."""
        if table.ending.kind == "abandoned":
            return agreed(table)
        made = next(one for one in self.contracts if one.bid == table.contract.bid)
        known: dict[str, object] = {"contract": made.bid, "declarer": table.contract.declarer}
        for reward in self.rewards:
            known |= reward.played(table, self) if self._counts(reward, made) else {}
        return known

    def partner_asked(self, facts: Facts) -> None:
        """Make the partner part of the form."""
        facts.has(PARTNER)

    def points(self, facts: Facts, seat: int) -> Points:
        """A player's own card points."""
        return facts.points_of(seat, facts.players, self.total)

    def brief(self, facts: Facts) -> dict[str, object]:
        """The card points: the declarer's, or of all players but the last where each is for himself."""
        if facts.need(ENDED) == "abandoned":
            return {}
        if not self.contract(facts).apart:
            return super().brief(facts)
        seats = range(facts.players - 1 if self.total else facts.players)
        return {facts.party_points(seat).key: plain(self.points(facts, seat)) for seat in seats}

    def piles(self, facts: Facts) -> list[tuple[str, int, bool]]:
        """The piles that are known."""
        if self.abandoned and facts.need(ENDED) == "abandoned":
            return []
        if not self.contract(facts).apart:
            return super().piles(facts)
        last = facts.need(facts.last_trick_fact)
        found = ((facts.parties[seat], facts.pile_of(seat, True), last == seat) for seat in range(facts.players))
        return [(name, pile, late) for name, pile, late in found if pile is not None]

    def form(self, pack: Pack, counting: Counting, players: int) -> tuple[Fact, ...]:
        """Every fact that may be asked for; those of one contract only with it."""
        asked: dict[str, Fact] = {}
        where: dict[str, list[str]] = {}
        for one in self.contracts:
            facts = self.facts(pack, counting, players, {ENDED.key: "played", "contract": one.bid}, form=True)
            facts.need(self.ended)
            if self.abandoned == BARGAINED:
                facts.need(AGREED)
            self.lines(facts)
            for key, fact in facts.asked.items():
                asked.setdefault(key, fact)
                where.setdefault(key, []).append(one.bid)
        return tuple(self._hung(fact, where[key]) for key, fact in asked.items())

    def _hung(self, fact: Fact, bids: list[str]) -> Fact:
        if fact.only_if or fact.key == ENDED.key:
            return fact
        if len(bids) == 1 and len(self.contracts) > 1:
            return replace(fact, only_if=("contract", bids[0]))
        return replace(fact, only_if=(ENDED.key, "played")) if self.abandoned else fact


@dataclass(frozen=True)
class Pars(Claimant):
    """The difference between card points and a par, at one contract: the declarer's with the first of `pars`, each other's with the
    second. Each counts his own cards; or, `together`, the others theirs in one pile. Then it counts so many `times` for the
    declarer and for each other."""

    key: str
    label: str
    contract: str
    source: str
    pars: tuple[Points, Points] = (37, 36)
    together: bool = False
    times: tuple[int, int] = (1, 1)
    at_once: bool = False

    def lines(self, facts: Facts, payments: ByContract) -> list[Line]:
        """One line for all."""
        declarer = payments.declarer(facts)
        if self.together:
            facts.has(replace(LAST_TRICK, optional=True))
            made = facts.points()
            others = payments.total - made
            said = f"{plain(made)} card points against {plain(others)}"
            amounts = [(made - self.pars[0]) * self.times[0] if seat == declarer else (others - self.pars[1]) * self.times[1]
                       for seat in range(facts.players)]
        else:
            own = [payments.points(facts, seat) for seat in range(facts.players)]
            said = f"{', '.join(str(plain(points)) for points in own)} card points"
            amounts = [points - self.pars[seat != declarer] for seat, points in enumerate(own)]
        if not any(amounts):
            return []
        because = f"{said}; {plain(self.pars[0])} asked of player {declarer}, {plain(self.pars[1])} of the others"
        return [Line(self.label, tuple(amounts), because, self.source, payments.ledger)]

    def trick_lines(self, table, payments, trick) -> list[Line]:
        """Nothing falls due in the play."""
        return []

    def card_lines(self, table, payments, seat: int, number: int) -> list[Line]:
        """Nothing falls due for the Fool."""
        return []

    def played(self, table, payments: ByContract) -> dict[str, object]:
        """The piles, and who won the last trick."""
        if self.together:
            return played.declarer_pile(table) | played.last_trick(table)
        return played.party_piles(table, tuple(frozenset((seat,)) for seat in range(table.players)))

    def stakes(self, game) -> tuple[Stake, ...]:
        """Every card point counts."""
        return () if self.together else (Stake(POINT, 1.0),)

    @property
    def feat(self) -> "Pars":
        """The reward is its own feat."""
        return self

    @property
    def amount(self) -> int:
        """What a card point is worth."""
        return 1

    def brings(self) -> str:
        """What it brings, in short."""
        first, second = self.times
        return f"{first} a point" + (f", {second} for each other" if second != first else "")

    def asked(self) -> str:
        """What must be made."""
        return f"{plain(self.pars[0])} of the declarer, {plain(self.pars[1])} of {'the others together' if self.together else 'each other'}"

    def words(self) -> str:
        """The rule in words."""
        first, second = map(plain, self.pars)
        named = "" if self.label.casefold() == self.contract else f"{self.contract}: "
        if not self.together:
            own = f"each for himself ({self.contract})" if named else "each for himself"
            return (f"{own}: the declarer wins or pays the difference between his card points and {first}, "
                    f"each other that between his own and {second}")
        often = {1: "the difference", 2: "twice the difference"}
        return (f"{named}the declarer wins or pays {often.get(self.times[0], f'{self.times[0]} times the difference')} between his "
                f"card points and {first}, each other {often.get(self.times[1], f'{self.times[1]} times the difference')} between those of "
                f"their common pile and {second}")


@dataclass(frozen=True)
class PairPars(Pars):
    """The same where two play against two: each member of a pair wins or pays the difference between their card points and a par, the
    first of `pars` for the pair of the dealer, or of the declarer (`first`), the second for the other."""

    pars: tuple[Points, Points] = (55, 54)
    first: str = "dealer"

    def lines(self, facts: Facts, payments: ByContract) -> list[Line]:
        """One line for all."""
        declarer, made = payments.declarer(facts), facts.points()
        partner: int = facts.need(replace(PARTNER, optional=False))  # type: ignore[assignment]
        facts.has(replace(LAST_TRICK, optional=True))
        if partner == declarer and not facts.form:
            raise TrionfiError(f"player {partner} cannot be his own partner")
        chief = declarer if self.first == "declarer" else facts.need(DEALER)
        others, side = payments.total - made, (declarer, partner)
        own, rest = self.pars if chief in side else self.pars[::-1]
        amounts = tuple(made - own if seat in side else others - rest for seat in range(facts.players))
        if not any(amounts):
            return []
        because = (f"{plain(made)} card points against {plain(others)}; "
                   f"{plain(own)} asked of players {declarer} and {partner}, {plain(rest)} of the others")
        return [Line(self.label, amounts, because, self.source, payments.ledger)]

    def played(self, table, payments: ByContract) -> dict[str, object]:
        """The pile of the declarer's pair, who his partner was, and who dealt."""
        known = {} if self.first == "declarer" else {DEALER.key: table.dealer}
        return known | {PARTNER.key: table.partner} | played.declarer_pile(table) | played.last_trick(table)

    def stakes(self, game) -> tuple[Stake, ...]:
        """Every card point counts."""
        return (Stake(POINT, 1.0),)

    def asked(self) -> str:
        """What must be made."""
        return f"{plain(self.pars[0])} of the {self.first}'s pair, {plain(self.pars[1])} of the other"

    def words(self) -> str:
        """The rule in words."""
        first, second = map(plain, self.pars)
        return (f"two against two: each member of a pair wins or pays the difference between their card points and {first}, for the pair "
                f"of the {self.first}, or {second}, for the other")
