"""What small Bolognese games pay: a word said for captured cards, hands that the lowest total wins, and totals in tens (Dummett and McLeod
2004, 11.6, 11.8, 11.10)."""

from trionfi.cards import Pack
from trionfi.counting import Points, plain
from trionfi.melds.weigh import added
from trionfi.settlement import played
from trionfi.settlement.combinations import WonCards
from trionfi.settlement.exactly import added_to_points
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import NOBODY, Fact, who
from trionfi.settlement.reward import OfCards, Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.settlement.totals import Totals, to_tens
from trionfi.state.account import Line, between, from_each
from trionfi.state.notes import RAISED, TOPPE
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass

RAISED_TO = Fact("last_value", "what the last trick counted", "number", default=6)


@dataclass(frozen=True)
class Toppe(OfCards):
    """So much from each other player for every card that was captured and announced with the `word`."""

    value: Points = 1
    word: str = "toppa"

    said = "{value} from each other player for every one captured with the word {word}"

    def _fact(self, seat: int) -> Fact:
        return Fact(f"toppe_{seat}", f"how often player {seat} rightly said {self.word}", "number", default=0)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        found = []
        for seat in range(facts.players):
            times = facts.whole(self._fact(seat))
            if times:
                found.append(self.line(payments, from_each(seat, times * self.value, facts.players), f"player {seat}: {times}"))
        return found

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return {self._fact(seat).key: TOPPE.of(table).count(seat) for seat in range(table.players)}

    def captures(self, pack: Pack) -> int:
        return pack.select(self.cards)

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.CAPTURED, float(self.value), game.pack.select(self.cards)),)


@dataclass(frozen=True, kw_only=True)
class LowestWins(WonCards):
    """The lowest total of card points and combinations wins, and each other player pays it; several share. But who has nothing, and so no
    trick, loses: each such player pays every one who has something."""

    value: Points = 1

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        totals = tuple(points + sum(value for _, value in self.combined(facts, side))
                       for points, side in zip(payments.all_points(facts), payments.piles_by_side(facts), strict=True))
        none = [seat for seat, total in enumerate(totals) if not total]
        if none and not facts.form:
            others = facts.players - len(none)
            return [self.line(payments, tuple(-self.value * others if one == seat else self.value * (one not in none)
                                              for one in range(facts.players)), f"player {seat} has no trick") for seat in none if others]
        lowest = min(totals)
        winners = frozenset(seat for seat, total in enumerate(totals) if total == lowest)
        if len(winners) == facts.players:
            return []
        return [self.line(payments, between(winners, self.value, facts.players), f"the lowest total, {plain(lowest)}")]

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Points are bad, and so is what makes combinations; no trick at all is worse."""
        more = added(game.pack, self.table)
        whole = float(game.card_points[1]) + sum(more.values()) / 2
        return Stake(Prize.POINT, -1.0), Stake(Prize.FIRST, 2 * whole), *(
            Stake(Prize.KEPT, -value, 1 << number) for number, value in more.items())

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """Who has least wins of all, and who has no trick loses to all."""
        all_ = float(self.value) * game.seats()
        some = Stake(Prize.STEP, 2 * all_, points=1 / game.counting.unit)
        return Stake(Prize.MOST, all_, points=-1.0), some, *added_to_points(game, self.table)

    def words(self) -> str:
        return ("each adds the card points and the combinations in his tricks; the lowest total wins and is paid "
                f"{plain(self.value)} by each other player, and several share it; but if anybody has no trick, he pays "
                f"{plain(self.value)} to each who has one, and the highest total has won")


@dataclass(frozen=True, kw_only=True)
class WonInTens(Totals):
    """What each has won in his tricks, with the last trick as it was raised, rounded to tens (halves up); and what he has declared, rounded
    by itself."""

    tens: bool = True

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        value, given = facts.whole(RAISED_TO), facts.player(who("last_given", "who got it because a proposal was refused", facts.players))
        last = facts.need(facts.last_trick_fact)
        found = []
        for seat, total in enumerate(self.totals(facts, payments)):
            bare = facts.counting.last_trick if seat == last else 0
            more = (value if seat == (last if given is None else given) else 0) - bare
            made = total.won + more
            if made:
                words = f"cards and combinations {plain(total.won - bare)}" + (f", last trick {plain(bare + more)}" if bare + more else "")
                found.append(self.line(payments, tuple(to_tens(made) if one == seat else 0 for one in range(facts.players)), words))
            if total.declared:
                amounts = tuple(total.declared if one == seat else 0 for one in range(facts.players))
                found.append(self.line(payments, amounts, f"player {seat}, rounded", label="Declared"))
        return found

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        value, _, given = RAISED.of(table)
        last = int(table.game.counting.last_trick)
        return super().played(table, payments) | {RAISED_TO.key: value or last, "last_given": NOBODY if given is None else given}

    def words(self) -> str:
        return ("each scores what he has declared, rounded to tens, and what his cards, the last trick and the combinations in his cards "
                "come to, rounded to tens too; 5 is rounded up")


@dataclass(frozen=True)
class SoFar(Reward):
    """What each had in his tricks, combinations among them too, when the rubber was claimed in the midst of the hand."""

    before_play = True
    said = "in a hand that a claim ends each scores what lies in his tricks so far, combinations too, beside what he has declared"

    countable = False

    def _fact(self, seat: int) -> Fact:
        return Fact(f"so_far_{seat}", f"card points won by player {seat} when the rubber was claimed", "number", default=0,
                    only_if=("ended", "out"))

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        found = []
        for seat in range(facts.players):
            value = facts.whole(self._fact(seat))
            if value:
                found.append(self.line(payments, tuple(value * (one == seat) for one in range(facts.players)), f"player {seat}, so far"))
        return found

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        if played.kind(table) != "out":
            return {}
        return {self._fact(seat).key: int(played.points_so_far(table.game, table.won[seat], ())) for seat in range(table.players)}
