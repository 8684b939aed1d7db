"""Combinations among the cards that a side has won: scored as they are (Ottocento), in the total that makes the payment
(Terziglio), or in the one that loses (Mattazza)."""


from collections.abc import Callable, Iterable
from functools import cached_property, partial

from trionfi.cards import Pack
from trionfi.counting import Points
from trionfi.hooks import made_once
from trionfi.melds import Declarable, among_won
from trionfi.melds.typed import told
from trionfi.melds.weigh import added
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.incentives import Compared, EachCard, Incentives, Most, NothingIsMost, Of, Point, Ties, Tricks, Turned
from trionfi.settlement.questions import OPPONENTS, Question, several
from trionfi.settlement.reward import TABLE, Reward
from trionfi.settlement.settling import Settling, Side
from trionfi.state.account import Line, between, to_side
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Message, Seat, Words
from trionfi.words.phrases import remarks


@dataclass(frozen=True, kw_only=True)
class WonCards(Reward):
    """What hangs on the combinations that the `table` finds among the cards of each side. Heirs say what they bring."""

    table: Declarable

    counts_cards = True

    @property
    def won_table(self) -> Declarable:
        return self.table

    def fact(self, side: Side) -> Question:
        """The fact what the combinations among a side's cards are worth."""
        return self._fact(side.key, side.name)

    @made_once
    def _fact(self, key: str, name: Words) -> Question:
        words = (Message("the combinations in the cards that {name} have", name=name) if key == OPPONENTS or several(name) else
                 Message("the combinations in the cards that {name} has", {"name you": "the combinations in the cards that {name} have"},
                         name=name))
        return Question(f"combinations_{key}", words, "declarations", default=(), table=self.table)

    def asks_combined(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        """What is asked to know the combinations of every side."""
        yield from payments.asks_piles(facts)
        yield from (self.fact(side) for side in payments.named_sides(facts))

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return self.asks_combined(facts, payments)

    def found(self, facts: Facts, side: Side) -> tuple[tuple[str, tuple[str, ...], Points], ...]:
        """The combinations of a side's cards as (name, cards, value), with doublings: found in its pile, else as they are typed."""
        if side.pile is None:
            return tuple((name, (), value) for name, value in facts.declared(self.fact(side)))
        return tuple((line.label, line.cards, line.value)
                     for line in among_won(facts.pack, side.pile, self.table).lines if line.ledger == self.table.ledger)

    def combined(self, facts: Facts, side: Side) -> tuple[tuple[str, Points], ...]:
        """The combinations of a side's cards as they are typed: (name, value), the cards in notation behind the name."""
        return tuple((Message("{label}, {cards}", label=label, cards=" ".join(cards)) if cards else label, value)
                     for label, cards, value in self.found(facts, side))

    def worth_of(self, facts: Facts, side: Side) -> Points:
        """What the combinations of a side's cards come to."""
        if side.pile is None:
            return sum(value for _, value in self.combined(facts, side))
        return among_won(facts.pack, side.pile, self.table).of(self.table.ledger)

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        for side in payments.piles_by_side(facts):
            if side.pile is None:
                claims.combines(payments.claimant(facts, min(side.seats)), self.table, self.combined(facts, side))

    def brief(self, facts: Facts, payments: Settling) -> dict[str, object]:
        return {self.fact(side).key: [list(one) for one in self.combined(facts, side)] for side in payments.piles_by_side(facts)}


@dataclass(frozen=True, kw_only=True)
class Combinations(WonCards):
    """What they are worth to each member of the side that won them; where a declarer makes the sides, each is `credited` with it."""

    credited: bool = False

    def played(self, table: Table, facts: Facts, payments: Settling) -> dict[str, object]:
        """Nothing: they are found among the cards of the sides."""
        return {}

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        pack = facts.pack
        return [self.line(payments, to_side(side.seats, value, facts.players), self._told(pack, side.name, label, cards))
                for side in payments.piles_by_side(facts) for label, cards, value in self.found(facts, side)]

    @made_once
    def _told(self, pack: Pack, side: Words, label: Words, cards: tuple[str, ...]) -> Words:
        """Whose combination it is, with its cards by their names where they are known."""
        what = told(pack, label)
        if not cards:
            return Message("{side}: {what}", side=side, what=what)
        return Message("{side}: {what} ({cards})", side=side, what=what, cards=pack.listed(cards))

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """Each point of them."""
        return (Point(1.0, Of.COMBINED),)

    def words(self) -> Words:
        if self.credited:
            return Message("each player is credited with the combinations among all the cards that his side has won: see {table}",
                           table=TABLE)
        return Message("each side scores the combinations among all the cards that it has won: see {table}", table=TABLE)

    def in_pile(self, pack: Pack, pile: int) -> Points:
        return among_won(pack, pile, self.table).value

    def stakes(self, game: Rules) -> Incentives:
        """What each card adds on average."""
        return tuple(EachCard(more, 1 << number) for number, more in added(game.pack, self.table).items())


BUONA, MATTA, PLAIN = "alla buona", "alla matta", "none"


def _announced(table: Table) -> tuple[str, int] | None:
    return next(((word, seat) for word, seat in table.contract.announced if word in (BUONA, MATTA)), None)


def _aim(table: Table) -> str | None:
    return found[0] if (found := _announced(table)) else None


def _leader(table: Table) -> int | None:
    return found[1] if (found := _announced(table)) else None


AIM = Question("aim", "what was announced before the first lead", "choice", (
    (PLAIN, "nothing"), (BUONA, "alla buona: the highest total loses"), (MATTA, "alla matta: the lowest total loses")), PLAIN, seen=_aim)
LEADER = Question("leader", "who announced it", "seat", default=0, unless=("aim", PLAIN), seen=_leader)
DOUBLE = Question("double", "which players pay double for the marks that they have", "seats", default=())


def _behind(who: Seat, total: Points, best: Points) -> Words:
    return Message("{Who} has {total} points against {best}", {"who you": "{Who} have {total} points against {best}"}, who=who, total=total,
                   best=best)


def _trickless(who: Seat) -> Words:
    return Message("{Who} has no trick", {"who you": "{Who} have no trick"}, who=who)


def _highest(who: Seat, total: Points) -> Words:
    return Message("{Who} has the highest total, {total}", {"who you": "{Who} have the highest total, {total}"}, who=who, total=total)


def _lowest(who: Seat, total: Points) -> Words:
    return Message("{Who} has the lowest total, {total}", {"who you": "{Who} have the lowest total, {total}"}, who=who, total=total)


@dataclass(frozen=True, kw_only=True)
class BadPoints(WonCards):
    """Hands in which each adds his card points and the combinations among them, and points are bad. Heirs say who loses, and who pays."""

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return *payments.asks_points(facts), *self.asks_combined(facts, payments)

    def totals(self, facts: Facts, payments: Settling) -> tuple[Points, ...]:
        """The total of each party."""
        return tuple(points + self.worth_of(facts, side)
                     for points, side in zip(payments.all_points(facts), payments.piles_by_side(facts), strict=True))

    def stakes(self, game: Rules) -> Incentives:
        """Points are bad, and so is what makes combinations; no trick at all is worse."""
        more = added(game.pack, self.table)
        whole = float(game.card_points[1]) + sum(more.values()) / 2
        return Point(-1.0), Tricks(2 * whole), *(
            EachCard(-value, 1 << number) for number, value in more.items())


@dataclass(frozen=True, kw_only=True)
class Losers(BadPoints):
    """The highest total of card points and combinations loses; all who tie for it lose. But who has no points at all, and so
    no trick, loses instead of them. Each loser gets a mark. With `hundred` points a player wins instead, and all others lose.
    Where the `aims` are announced, the lowest may lose, the announcer pays double, and so does one with `heavy` marks."""

    hundred: int = 0
    aims: bool = False
    heavy: int = 0

    def asks(self, facts: Facts, payments: Settling) -> Iterable[Question]:
        return *super().asks(facts, payments), *((AIM, LEADER) if self.aims else ()), *((self._double,) if self.heavy else ())

    @cached_property
    def _double(self) -> Question:
        return replace(DOUBLE, seen=self._marked)

    def _marked(self, table: Table) -> list[int]:
        return [seat for seat, marks in enumerate(table.standing.marks) if marks >= self.heavy]

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        totals = self.totals(facts, payments)
        aim = facts.need(AIM) if self.aims else PLAIN
        leader = facts.need(LEADER) if self.aims and aim != PLAIN else None
        double = facts.seats(self._double) if self.heavy else ()
        found = []
        for seat, why in self.losers(totals, aim == MATTA):
            times = (2 if seat == leader else 1) * (2 if seat in double else 1)
            amounts = tuple(-times if other == seat else 0 for other in range(facts.players))
            because = why(Seat(seat))
            found.append(self.line(payments, amounts, Message("{why}, {n} times", why=because, n=times) if times > 1 else because))
        return found

    def losers(self, totals: tuple[Points, ...], lowest: bool = False) -> list[tuple[int, Callable[[Seat], Words]]]:
        """Who loses, and why, as it is said of a player."""
        best = max(totals)
        if self.hundred and best >= self.hundred:
            return [(seat, partial(_behind, total=total, best=best)) for seat, total in enumerate(totals) if total < best]
        none: list[tuple[int, Callable[[Seat], Words]]] = [(seat, _trickless) for seat, total in enumerate(totals) if not total]
        last, said = (min(totals), _lowest) if lowest else (best, _highest)
        return none or [(seat, partial(said, total=total)) for seat, total in enumerate(totals) if total == last]

    def stakes(self, game: Rules) -> Incentives:
        """Points are bad, and so is what makes combinations; no trick at all is worse. What is bad is good once alla matta is announced."""
        point, first, *kept = super().stakes(game)
        return point, first, *((Turned(MATTA),) if self.aims else ()), *kept

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """Who has most loses, and so does who has no trick."""
        turned = (Turned(MATTA),) if self.aims else ()
        return (Most(-1.0, ties=Ties.EACH), NothingIsMost(), *turned, Compared())

    def words(self) -> Words:
        text: Words = (
            "each adds the card points and the combinations in his tricks; the highest total loses, all who tie for it together; but if "
            "anybody has no trick, he loses and not the highest; each loser gets a mark")
        more = [Message("a player who makes {n} points wins instead, and the others lose", n=self.hundred)] if self.hundred else []
        if self.aims:
            more.append(Message("where the leader has announced alla matta the lowest total loses, and whatever he announces he gets two "
                                "marks if he loses himself"))
            more.append(Message("one who has {n} marks or more gets double", n=self.heavy))
        return remarks([text, *more])


@dataclass(frozen=True, kw_only=True)
class LowestWins(BadPoints):
    """The lowest total of card points and combinations wins, and each other player pays it; several share. But who has nothing, and so no
    trick, loses: each such player pays every one who has something."""

    value: Points = 1

    said = ("each adds the card points and the combinations in his tricks; the lowest total wins and is paid {value} by each other player, "
            "and several share it; but if anybody has no trick, he pays {value} to each who has one, and the highest total has won")

    def tabled(self, game: Rules, rate: int) -> Incentives:
        """Having fewest of all; but who has nothing pays each of the others."""
        amount = float(self.value * game.seats())
        return (Most(amount, fewest=True, ties=Ties.IF_ALL), Most(-amount, ties=Ties.IF_NOT_ALL), NothingIsMost(),
                Compared())

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        totals = self.totals(facts, payments)
        none = [seat for seat, total in enumerate(totals) if not total]
        if none:
            others = facts.players - len(none)
            return [self.line(payments, tuple(-self.value * others if one == seat else self.value * (one not in none)
                                              for one in range(facts.players)), Message("{Who} has no trick",
                                                      {"who you": "{Who} have no trick"}, who=Seat(seat))) for seat in none if others]
        lowest = min(totals)
        winners = frozenset(seat for seat, total in enumerate(totals) if total == lowest)
        if len(winners) == facts.players:
            return []
        return [self.line(payments, between(winners, self.value, facts.players), Message("the lowest total, {lowest}", lowest=lowest))]
