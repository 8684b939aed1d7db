"""Slams at the contract of French Tarot: every trick, none, a chelem, and slams that must be undertaken."""

from collections.abc import Iterable
from functools import cached_property
from typing import ClassVar

from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.incentives import Incentives, Tricks
from trionfi.settlement.margin_rules import Fought, MarginRule
from trionfi.settlement.played import SWEPT, TRICKLESS
from trionfi.settlement.questions import DECLARER, DECLARER_TERM, Claim, Question, Says
from trionfi.settlement.reward import About
from trionfi.settlement.settling import Settling
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import GameTerm, Listing, Message, Seat, Words
from trionfi.words.phrases import remarks

NOT_BOUND = "not bound"
CHELEM = Question("chelem", "was there a chelem (all tricks)", "choice", (
    ("no", "no"), ("unannounced", "made, not announced"), ("made", "announced and made"), ("lost", "announced and lost")), "no",
    says=(Claim(Says.EVERY, "", ("unannounced", "made"), DECLARER), Claim(Says.LOSES, "", ("lost",), DECLARER)))


@dataclass(frozen=True)
class Outright(MarginRule):
    """What is paid in place of the contract for how many tricks the declarer's side has won: `value` from or to each opponent."""

    value: int

    won: ClassVar[bool]
    fact: ClassVar[Question]
    title: ClassVar[Words]
    did: ClassVar[Words]

    def instead(self, facts: Facts) -> bool | None:
        return self.won if facts.need(self.fact) else None

    def asks_instead(self, facts: Facts) -> Iterable[Question]:
        return (self.fact,)

    def lines(self, fought: Fought) -> list[Line]:
        value = self.value if self.won else -self.value
        return fought.paid(self.title, value, self.did) if fought.facts.need(self.fact) else []


class EveryTrick(Outright):
    """A declarer whose side wins every trick gets it."""

    key, place, won, fact = "every-trick", 6, True, SWEPT
    title: ClassVar[Words] = "Chelem"
    did: ClassVar[Words] = "the declarer's side won every trick"
    said = "{value} from each opponent, in place of it, to a {declarer} whose side wins every trick"


class NoTrick(Outright):
    """A declarer whose side wins no trick pays it."""

    key, place, won, fact = "no-trick", 7, False, TRICKLESS
    title: ClassVar[Words] = "No trick"
    did: ClassVar[Words] = "the declarer's side won no trick"
    said = "{value} to each opponent, in place of it, from a {declarer} whose side wins no trick"


@dataclass(frozen=True)
class AnnouncedSlam(MarginRule):
    """All tricks that were announced, per opponent and not multiplied, beside the contract: `announced` where they are made, `lost` where
    they are not. Nothing for all tricks that nobody announced."""

    key, place = "chelem", 3
    announced: int
    lost: int

    said = "chelem, if it was announced, {announced} from each opponent, or {lost} to each where it is lost"

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> Words:
        return Message("announced {announced}", announced=self.announced) if about is About.SLAM else ""

    @property
    def ends(self) -> dict[str, tuple[int, Words]]:
        """What each opponent pays or is paid by how a slam ended, and why."""
        return {"made": (self.announced, "announced and made"), "lost": (-self.lost, "announced and lost")}

    def lines(self, fought: Fought) -> list[Line]:
        state = str(fought.facts.need(CHELEM))
        return fought.paid("Chelem", *self.ends[state]) if state in self.ends else []

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (self.asked,)

    @cached_property
    def asked(self) -> Question:
        """Whether all tricks were won, and announced."""
        return replace(CHELEM, seen=self._seen)

    def _seen(self, table: Table) -> str:
        swept = played.swept(table)
        return ("made" if swept else "lost") if table.announced(self.key) is not None else "unannounced" if swept else "no"

    def stakes(self, game: Rules) -> Incentives:
        return (Tricks(float(self.announced), True, self.key),)


@dataclass(frozen=True)
class SlamBonus(AnnouncedSlam):
    """All tricks that nobody announced bring `plain` as well."""

    plain: int

    said = "chelem {plain} from each opponent, announced {announced}, announced and lost {lost} to each"

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> Words:
        return Message("announced {announced}, unannounced {plain}", announced=self.announced,
                plain=self.plain) if about is About.SLAM else ""

    @property
    def ends(self) -> dict[str, tuple[int, Words]]:
        return super().ends | {"unannounced": (self.plain, "all tricks, not announced")}


@dataclass(frozen=True)
class Slam:
    """A slam that goes by its `key` and is bid or announced by its `word`: `value` from or to each opponent, unmultiplied. So many tricks
    may be `lost`, or `with_fool` if the declarer has had the Fool; it stands `instead` of the contract, or is paid beside
    it. `each` says that each partner wins or loses the value."""

    key: str
    word: str
    value: int
    lost: int = 0
    with_fool: int = 0
    instead: bool = True
    each: bool = False

    def words(self) -> Words:
        """The rule in words."""
        needs: Words = Message("all tricks but {n}", n=self.lost) if self.lost else "all tricks"
        if self.with_fool > self.lost:
            needs = Message("{needs}, or but {n} when the {declarer} has the {fool}", needs=needs, n=self.with_fool, declarer=DECLARER_TERM,
                            fool=GameTerm("fool"))
        paid = Message("{slam} ({needs}) {n} from or to each opponent", slam=self.word, needs=needs, n=self.value)
        if self.each:
            paid = Message("{slam} ({needs}) {n} from or to each opponent for each partner", slam=self.word, needs=needs, n=self.value)
        return (Message("{paid}, in place of the contract", paid=paid) if self.instead else
                Message("{paid}, beside the contract", paid=paid))


@dataclass(frozen=True)
class Slams(MarginRule):
    """The `slams` that must be undertaken."""

    key, place = "slams", 10
    slams: tuple[Slam, ...] = ()

    @property
    def slam_bids(self) -> tuple[str, ...]:
        return tuple(slam.word for slam in self.slams)

    def words(self) -> Words:
        return remarks([slam.words() for slam in self.slams])

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> Words:
        slams = tuple(Message("{slam} {n}", slam=slam.word, n=slam.value) for slam in self.slams)
        return Message("{slams}", slams=Listing(slams, ",")) if about is About.SLAM else ""

    @cached_property
    def fact(self) -> Question:
        """The fact which slam was undertaken, and how it ended."""
        values = [("no", "none")] + [one for slam in self.slams for one in (
            (f"{slam.key}-made", Message("{slam}, made", slam=slam.word)), (f"{slam.key}-lost", Message("{slam}, lost", slam=slam.word)))]
        return Question("slam", "which slam was undertaken", "choice", tuple(values), "no", seen=self._seen)

    def asks_instead(self, facts: Facts) -> Iterable[Question]:
        return (self.fact,)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (self.fact,)

    def bound(self, facts: Facts, payments: Settling) -> int | None:
        """The player who alone was bound by it, his partner having refused; None where both are, or he has no partner."""
        return None

    def undertaken(self, facts: Facts) -> tuple[Slam | None, bool]:
        """The slam that was undertaken, and whether it was made."""
        state = str(facts.need(self.fact))
        return next((slam for slam in self.slams if state in (f"{slam.key}-made", f"{slam.key}-lost")), None), state.endswith("made")

    def slam(self, facts: Facts) -> str:
        slam, _ = self.undertaken(facts)
        return slam.word if slam else ""

    def instead(self, facts: Facts) -> bool | None:
        slam, kept = self.undertaken(facts)
        return kept if slam and slam.instead else None

    def lines(self, fought: Fought) -> list[Line]:
        facts, payments = fought.facts, fought.payments
        slam, kept = self.undertaken(facts)
        alone = self.bound(facts, payments)
        if slam is None:
            return []
        value = slam.value if kept else -slam.value
        words: Words = "undertaken and made" if kept else "undertaken and lost"
        partner, declarer = payments.partner(facts), payments.declarer(facts)
        if slam.each and partner is not None:
            value, words = value * 2, Message("{what}, for each of the two partners", what=words)
        amounts = payments.amounts(facts, value)
        if alone is not None and partner is not None:
            if alone not in (declarer, partner):
                raise TrionfiError(Message("{Who} is not of the {declarer}'s side and cannot be bound alone by a slam",
                        {"who you": "{Who} are not of the {declarer}'s side and cannot be bound alone by a slam"}, who=Seat(alone),
                        declarer=facts.declarer))
            amounts = tuple(value * (facts.players - 2) if seat == alone else 0 if seat in (declarer, partner) else -value
                            for seat in range(facts.players))
            words = Message("{what}, the partner not bound", what=words)
        return [fought.row.line(payments, amounts, words, label=Message("{Slam}", slam=slam.word))]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        slam, kept = self.undertaken(facts)
        claims.every_trick(DECLARER if slam and kept and not slam.lost and not slam.with_fool else None)
        claims.loses_trick(DECLARER if slam and not kept else None)

    def _of(self, table: Table) -> Slam | None:
        """The slam that was undertaken at a table."""
        said = (slam for slam in self.slams if slam.word == table.contract.bid or table.announced(slam.word) is not None)
        return next(said, None)

    def _seen(self, table: Table) -> str | None:
        slam, contract = self._of(table), table.contract
        if slam is None:
            return None
        side = table.side(played.declarer(table))
        lost = sum(trick.winner not in side for trick in table.tricks)
        with_fool = slam.with_fool > slam.lost and any(number >= 0 and table.pack.fool_mask >> number & 1 and seat == contract.declarer
                                                       for trick in table.tricks for seat, number in trick.plays)
        return f"{slam.key}-{'made' if lost <= (slam.with_fool if with_fool else slam.lost) else 'lost'}"

    def stakes(self, game: Rules) -> Incentives:
        return tuple(Tricks(float(slam.value), True, slam.word) for slam in self.slams)


@dataclass(frozen=True)
class RefusableSlams(Slams):
    """The partner of one who announces a slam may refuse to be bound by it: the announcer then wins or pays it all."""

    @cached_property
    def alone(self) -> Question:
        """The question who was bound by it alone."""
        return Question("slam_alone", "which player alone was bound by the slam, his partner having refused", "seat", optional=True,
                        seen=self._seen_alone)

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return (self.fact, *((self.alone,) if payments.shares else ()))

    def bound(self, facts: Facts, payments: Settling) -> int | None:
        return facts.whole(self.alone) if payments.shares and facts.has(self.alone) else None

    def _seen_alone(self, table: Table) -> int | None:
        slam = self._of(table)
        return table.announced(slam.word) if slam and table.announced(NOT_BOUND) is not None else None
