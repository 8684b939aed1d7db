"""The contract of French Tarot: points against what the bouts require, with what is multiplied and what is not."""

from enum import StrEnum
from fractions import Fraction
from math import ceil, floor
from typing import Self

from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import DECLARER, NOBODY, OPPONENTS, Fact, Facts, which_side, yes_no
from trionfi.settlement.reward import About, Reward, listed
from trionfi.settlement.settling import Rate, Settling
from trionfi.settlement.slam import Slam
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, replace


class Halves(StrEnum):
    """What becomes of half a point: it counts as a whole one, it stays, it is added to what wins and taken from what loses, or it is
    dropped."""

    WHOLE = "whole points"
    EXACT = "exact"
    OUTWARD = "outward"
    DROPPED = "dropped"


@dataclass(frozen=True)
class Margin(Reward):
    """Per opponent (base + difference from the required total + Petit) times the rate, then shows and slam.

    `required` gives the total needed by the number of bouts; `petit` is paid to the side that wins a last trick with
    the lowest trump in it; shows go to the side that wins the hand. `slam` is (made unannounced, announced and
    made, announced and lost), each per opponent and unmultiplied; `slams` are others that must be undertaken. Card points
    are taken as "whole points" (a half counts as one more), "exact", or "outward" (a half is added to what wins and
    taken from what loses), or "dropped"; `step` is the multiple to which the difference is
    rounded, halfway against the declarer; where it is not `multiplied` only the base is, and the Petit neither. With `inside` the
    Petit in the last trick is not paid but moves the total needed: (to what by the number of bouts when the declarer's side wins
    that trick, when the opponents do). What each opponent pays for the contract is rounded to a multiple of `nearest`, halfway up.
    A declarer whose side wins no trick pays `trickless` to each in place of the contract, one whose side wins `all_tricks` gets that.
    At the rates `one_more` a contract that is won pays one point more. A declarer who has called a card and yet has no partner plays at
    the rate `alone`, where that is one.
    """

    base: int = 25
    bouts: str = "bouts"
    required: tuple[int, ...] = ()
    petit: int = 0
    petit_card: str = "T1"
    shows: tuple[tuple[str, int], ...] = ()
    slam: tuple[int, int, int] = (0, 0, 0)
    slams: tuple[Slam, ...] = ()
    halves: Halves = Halves.WHOLE
    step: int = 0
    multiplied: bool = True
    inside: tuple[tuple[int, ...], ...] = ()
    nearest: int = 0
    trickless: int = 0
    all_tricks: int = 0
    one_more: tuple[int, ...] = ()
    alone: int | None = None

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """The lines of the contract, the Petit, the shows and the slam."""
        rate = payments.rate(facts)
        slam, _ = self._undertaken(facts)
        if slam and slam.instead and not facts.form:
            return self._undertaken_lines(facts, payments)
        if self.trickless and facts.need(TRICKLESS) and not facts.form:
            return [self._line(payments, facts, "No trick", -self.trickless, "the declarer's side won no trick")]
        if self.all_tricks and facts.need(SWEPT) and not facts.form:
            return [self._line(payments, facts, "Chelem", self.all_tricks, "the declarer's side won every trick")]
        points, bouts = self._points(facts), self._bouts(facts)
        needed = self._needed(facts, bouts)
        made = points >= needed
        margin = self._rounded(points - needed) + (made and rate in self.one_more)
        words = f"{plain(points)} points with {bouts} bout{'' if bouts == 1 else 's'}, {needed} needed: {self.base} + {plain(margin)}"
        value = (self.base + margin) * rate if self.multiplied else self.base * rate + margin
        if not self.multiplied and rate != 1:
            words = words.replace(f": {self.base} +", f": {self.base} x {rate} +")
        words += _times(rate if self.multiplied else 1)
        if self.nearest and value % self.nearest:
            value = self.nearest * floor(Fraction(value) / self.nearest + Fraction(1, 2))
            words += f", rounded to a multiple of {self.nearest}"
        lines = [self._line(payments, facts, self.label, value * (1 if made else -1), words)]
        side = facts.need(self.petit_fact) if self.petit else NOBODY
        if side != NOBODY:
            times = rate if self.multiplied else 1
            value = self.petit * times * (1 if side == DECLARER else -1)
            lines.append(self._line(payments, facts, "Petit au bout", value, f"{self.petit}{_times(times)}"))
        for name in facts.names(self.shows_fact) if self.shows else ():
            value = dict(self.shows)[name]
            lines.append(self._line(payments, facts, f"Poignée, {name}", value if made else -value,
                                    "to the side that won the hand"))
        return lines + self._slam_lines(facts, payments) + self._undertaken_lines(facts, payments)

    def made(self, facts: Facts) -> bool:
        """Whether the declarer's side won the hand."""
        slam, kept = self._undertaken(facts)
        if slam and slam.instead and not facts.form:
            return kept
        if self.trickless and facts.need(TRICKLESS) and not facts.form:
            return False
        if self.all_tricks and facts.need(SWEPT) and not facts.form:
            return True
        return self._points(facts) >= self._needed(facts, self._bouts(facts))

    def swept(self, facts: Facts) -> bool:
        """Whether a slam, or that no trick was won, is paid in place of the contract."""
        slam, _ = self._undertaken(facts)
        return bool((slam and slam.instead) or (self.trickless and facts.need(TRICKLESS)) or (self.all_tricks and facts.need(SWEPT)))

    def _needed(self, facts: Facts, bouts: int) -> int:
        """The total needed, as the Petit in the last trick moves it where it counts inside."""
        side = facts.need(self.petit_fact) if self.inside else NOBODY
        return self.required[bouts] if side == NOBODY else self.inside[side == OPPONENTS][bouts]

    def _points(self, facts: Facts) -> Points:
        points = facts.points()
        if self.halves is Halves.OUTWARD:
            return ceil(points) if points >= self._needed(facts, self._bouts(facts)) else floor(points)
        if self.halves is Halves.DROPPED:
            return floor(points)
        return ceil(points) if self.halves is Halves.WHOLE else points

    def remark(self, points: Points) -> str:
        """What becomes of half a point, which hangs on whose pile it is and who wins; empty for a whole number."""
        if self.halves is Halves.EXACT or points == floor(points):
            return ""
        up, down = ceil(points), floor(points)
        if self.halves is Halves.DROPPED:
            return f"the settlement drops the half of a declarer: {down}"
        if self.halves is Halves.WHOLE:
            return f"whose pile it is the count does not know; the settlement makes it {up} for a declarer, {down} for his opponents"
        return f"who wins the hand the count does not know; the settlement makes it {up} for the winners, {down} for the losers"

    def _rounded(self, over: Points) -> Points:
        """The difference as it is reckoned, from what was made over the total needed (below nothing: under it)."""
        if not self.step:
            return max(over, -over)
        return abs(self.step * ceil(Fraction(over) / self.step - Fraction(1, 2)))

    def _undertaken(self, facts: Facts) -> tuple[Slam | None, bool]:
        """The slam that was undertaken, and whether it was made."""
        state = str(facts.need(self.slams_fact)) if self.slams else "no"
        slam = next((slam for slam in self.slams if state in (f"{slam.word} made", f"{slam.word} lost")), None)
        return slam, state.endswith("made")

    def _undertaken_lines(self, facts: Facts, payments: Settling) -> list[Line]:
        slam, kept = self._undertaken(facts)
        alone = facts.whole(ALONE) if self.slams and payments.shares and facts.has(ALONE) else None
        if slam is None:
            return []
        value = slam.value if kept else -slam.value
        words = "made" if kept else "lost"
        partner, declarer = payments.partner(facts), payments.declarer(facts)
        if slam.each and partner is not None:
            value, words = value * 2, words + ", for each of the two partners"
        amounts = payments.amounts(facts, value)
        if alone is not None and partner is not None:
            if alone not in (declarer, partner):
                raise TrionfiError(f"player {alone} is not of the declarer's side and cannot be bound alone by a slam")
            amounts = tuple(value * (facts.players - 2) if seat == alone else 0 if seat in (declarer, partner) else -value
                            for seat in range(facts.players))
            words += ", the partner not bound"
        return [Line(f"{slam.word[0].upper()}{slam.word[1:]}", amounts, f"undertaken and {words}", self.source, payments.ledger)]

    def _slam_lines(self, facts: Facts, payments: Settling) -> list[Line]:
        if not any(self.slam):
            return []
        state = facts.need(self.slam_fact)
        value = {"no": 0, "unannounced": self.slam[0], "made": self.slam[1], "lost": -self.slam[2]}[str(state)]
        words = {"unannounced": "all tricks, not announced", "made": "announced and made", "lost": "announced and lost"}
        return [self._line(payments, facts, "Chelem", value, words[str(state)])] if value else []

    def _line(self, payments: Settling, facts: Facts, label: str, value: Points, because: str) -> Line:
        return Line(label, payments.amounts(facts, value), because + payments.doubling(facts), self.source, payments.ledger)

    def _bouts(self, facts: Facts) -> int:
        pile = facts.pile(DECLARER)
        if pile is not None and not facts.form:
            return (pile & facts.pack.select(self.bouts)).bit_count()
        return facts.whole(self.bouts_fact)

    @property
    def bouts_fact(self) -> Fact:
        """The fact how many bouts the declarer's side has."""
        return Fact("bouts", "how many bouts does the declarer's side have at the end", "choice",
                    tuple((number, str(number)) for number in range(len(self.required))))

    @property
    def petit_fact(self) -> Fact:
        """The fact which side won a last trick with the Petit in it."""
        return which_side("petit_au_bout", "which side won a last trick with the Petit in it")

    @property
    def shows_fact(self) -> Fact:
        """The fact which poignées were shown."""
        return Fact("poignees", "which poignées were shown, by any player", "choices",
                    tuple((name, f"{name} ({value})") for name, value in self.shows), ())

    @property
    def slam_fact(self) -> Fact:
        """The fact whether there was a chelem, of the kinds that count."""
        worth = {"no": 1, "unannounced": self.slam[0], "made": self.slam[1], "lost": self.slam[2]}
        return replace(SLAM, values=tuple((state, words) for state, words in SLAM.values if worth[str(state)]))

    @property
    def slams_fact(self) -> Fact:
        """The fact which slam was undertaken, and how it ended."""
        values = [("no", "none")] + [(f"{slam.word} {end}", f"{slam.word}, {end}") for slam in self.slams for end in ("made", "lost")]
        return Fact("slam", "which slam was undertaken", "choice", tuple(values), "no")

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        """Who won every trick or none, who has the Petit and the bouts, and that the cards shown are there."""
        slam, kept = self._undertaken(facts)
        told = str(facts.need(self.slam_fact)) if any(self.slam) else "no"
        if told in ("unannounced", "made") or (self.all_tricks and facts.need(SWEPT)) or (
                slam and kept and not slam.lost and not slam.with_fool):
            claims.every_trick(DECLARER)
        if self.trickless and facts.need(TRICKLESS):
            claims.no_trick(DECLARER)
        side = facts.need(self.petit_fact) if self.petit or self.inside else NOBODY
        if side != NOBODY:
            claims.wins_trick(side)
            claims.holds(side, facts.pack.mask((self.petit_card,)))
        sizes = dict(facts.limits.shown)
        shown = sum(sizes.get(name, 0) for name in facts.names(self.shows_fact)) if self.shows else 0
        claims.at_most(self.shows_fact.key, shown, facts.limits.showable or shown, "cards to be shown in all")
        if facts.known.get(self.bouts_fact.key) is not None:
            claims.some(DECLARER, OPPONENTS, facts.pack.select(self.bouts), facts.whole(self.bouts_fact), self.bouts_fact.key)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The facts from a played hand."""
        contract = table.contract
        known = played.declarer_pile(table)
        if self.alone is not None and contract.called and table.partner is None:
            known["rate"] = self.alone
        if self.trickless:
            known[TRICKLESS.key] = played.trickless(table)
        if self.all_tricks:
            known[SWEPT.key] = all(played.side_of(table, trick.winner) == DECLARER for trick in table.tricks)
        if self.petit or self.inside:
            found = played.petit_trick(table, table.pack.index[self.petit_card])
            known["petit_au_bout"] = played.side_of(table, found[1]) if found else NOBODY
        if self.shows:
            known["poignees"] = [entry.word for entry in table.declared]
        if any(self.slam):
            swept = all(trick.winner in table.side(played.declarer(table)) for trick in table.tricks)
            told = table.announced("chelem") is not None and bool(self.slam[1])
            state = ("made" if swept else "lost") if told else "unannounced" if swept else "no"
            known["chelem"] = state if state in dict(self.slam_fact.values) else "no"
        return known | self._slam_played(table)

    def _slam_played(self, table: Table) -> dict[str, object]:
        """The slam undertaken in a played hand, and who was bound."""
        contract = table.contract
        slam = next((slam for slam in self.slams if slam.word == contract.bid or table.announced(slam.word) is not None), None)
        if slam is None:
            return {}
        side = table.side(played.declarer(table))
        lost = sum(trick.winner not in side for trick in table.tricks)
        with_fool = any(number >= 0 and table.pack.fool_mask >> number & 1 and seat == contract.declarer
                        for trick in table.tricks for seat, number in trick.plays)
        known: dict[str, object] = {"slam": f"{slam.word} {'made' if lost <= (slam.with_fool if with_fool else slam.lost) else 'lost'}"}
        if table.announced(NOT_BOUND) is not None:
            known[ALONE.key] = table.announced(slam.word)
        return known

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What a player weighs: a bout is worth what it takes off the required total."""
        steps, pack = len(self.required) - 1, game.pack
        return (
            Stake(Prize.POINT, 1.0), Stake(Prize.TARGET, float(self.base), points=float(self.required[(steps + 1) // 2])),
            Stake(Prize.KEPT, (self.required[0] - self.required[-1]) / steps, pack.select(self.bouts)),
            Stake(Prize.LAST_WITH, float(self.petit), pack.mask((self.petit_card,))),
            Stake(Prize.EVERY, float(self.slam[1]), word=SLAM.key),
            *(Stake(Prize.EVERY, float(slam.value), word=slam.word) for slam in self.slams),
        )

    def figures(self) -> tuple[tuple[str, ...], ...]:
        """The points needed, by the number of bouts."""
        return ("Bouts", "Points needed"), *((str(number), str(needed)) for number, needed in enumerate(self.required))

    def without_shows(self) -> Self:
        """The contract without what it pays for poignées."""
        return replace(self, shows=())

    def rate_words(self, rates: tuple[Rate, ...]) -> str:
        """Where only the base is multiplied, what that comes to."""
        sums = ", ".join(f"{self.base * rate.times} {rate.words}" for rate in rates)
        return "" if self.multiplied else f"The base of the contract: {sums}."

    @property
    def slam_bids(self) -> tuple[str, ...]:
        """The words of the slams that are undertaken."""
        return tuple(slam.word for slam in self.slams)

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> str:
        """What a player asks of a contract of this kind."""
        if about is About.SIDES:
            return "the taker alone"
        if about is About.WORTH:
            return self._worth(rates)
        if about is About.HALVES:
            return self._halves(whole)
        if about is About.SHOWN:
            return "the side that wins the hand" if self.shows else ""
        if about is About.SLAM:
            return self._slams()
        if self.inside:
            return "nobody: it changes what is needed"
        return f"the sides, {'' if self.multiplied else 'not '}multiplied" if self.petit else ""

    def _worth(self, rates: tuple[int, ...]) -> str:
        if self.multiplied and len(set(rates)) > 1:
            return f"{self.base} and the difference, times {listed(rates)}"
        sums = dict.fromkeys(self.base * rate for rate in rates)
        return f"the difference and {listed(sums)}" if sums else "the difference"

    def _halves(self, whole: bool) -> str:
        if self.nearest:
            return f"the payment is rounded to a multiple of {self.nearest}"
        if self.step:
            return f"the difference is rounded to a multiple of {self.step}"
        if whole:
            return "there are none"
        return {Halves.EXACT: "they stay as they are", Halves.OUTWARD: "rounded in favour of who has won",
                Halves.DROPPED: "the taker's is dropped"}.get(self.halves, "the taker's is rounded up")

    def _slams(self) -> str:
        said = [f"{slam.word} {slam.value}" for slam in self.slams]
        said += [f"announced {self.slam[1]}"] * bool(self.slam[1]) + [f"unannounced {self.slam[0]}"] * bool(self.slam[0])
        return ", ".join(said) or "nothing"

    def asked(self) -> str:
        """What must be made."""
        return f"{', '.join(map(str, self.required))} of the declarer, by his bouts"

    def words(self) -> str:
        """The rule in words."""
        text = f"points needed by bouts: {_by_bouts(self.required)}; each opponent pays or receives "
        if self.multiplied:
            text += (f"({self.base} + difference" + (f" + or - {self.petit} for a Petit in the last trick" if self.petit else "")
                     + ") times the bid")
        else:
            text += "the base of the bid and the difference, which is not multiplied"
        if self.petit and not self.multiplied:
            text += f"; {self.petit} for a Petit in the last trick to the side that wins it"
        if self.inside:
            won, lost = self.inside
            text += (f"; a Petit in the last trick is not paid, but when the declarer's side wins it the total needed is "
                     f"{_by_bouts(won, 1)}, and when the opponents do {_by_bouts(lost[:-1])}")
        if self.shows:
            text += "; poignées " + ", ".join(f"{name} {value}" for name, value in self.shows) + " to the winning side, not multiplied"
        if any(self.slam):
            text += f"; chelem {self.slam[0]} unannounced" if not self.slam[1] else (
                f"; chelem {self.slam[0]}, announced {self.slam[1]}, announced and lost {self.slam[2]}")
        if self.halves is Halves.EXACT:
            text += "; half points count, and half a point under loses"
        if self.halves is Halves.DROPPED:
            text += "; a half point is dropped"
        if self.halves is Halves.OUTWARD:
            text += "; half a point under loses, and a half is then rounded down, in a hand that is won up"
        if self.one_more:
            text += "; a contract that is won" + (" at the lowest bid" if len(self.one_more) == 1 else "") + " pays one point more"
        if self.all_tricks:
            text += f"; {self.all_tricks} from each, in place of it, to a declarer whose side wins every trick"
        if self.trickless:
            text += f"; {self.trickless} to each, in place of it, from a declarer whose side wins no trick"
        if self.step:
            text += f"; the difference is rounded to a multiple of {self.step}, halfway against the declarer"
        if self.nearest:
            text += f"; what each pays for the contract is rounded to a multiple of {self.nearest}, halfway up"
        return "; ".join((text, *(slam.words() for slam in self.slams)))


def _by_bouts(totals: tuple[int, ...], first: int = 0) -> str:
    """Totals by the number of bouts, in words."""
    return ", ".join(f"{total} with {number}" for number, total in enumerate(totals) if number >= first)


NOT_BOUND = "not bound"
ALONE = Fact("slam_alone", "which player alone was bound by the slam, his partner having refused", "seat", optional=True)
TRICKLESS = yes_no("no_trick", "did the declarer's side win no trick at all")
SWEPT = yes_no("every_trick", "did the declarer's side win every trick")
SLAM = Fact("chelem", "was there a chelem (all tricks)", "choice", (
    ("no", "no"), ("unannounced", "made, not announced"), ("made", "announced and made"), ("lost", "announced and lost")), "no")


def _times(rate: int) -> str:
    return f", times {rate}" if rate != 1 else ""
