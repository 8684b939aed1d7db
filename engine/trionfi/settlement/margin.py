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
class Slam:
    """A slam that is bid or announced by its `word`: `value` from or to each opponent, unmultiplied. So many tricks may be
    `lost`, or `with_fool` if the declarer has had the Fool; it stands `instead` of the contract, or is paid beside
    it. `each` says that each partner wins or loses the value. The other partner may refuse to be bound where the play lets
    him: the announcer then wins or pays it all."""

    word: str
    value: int
    lost: int = 0
    with_fool: int = 0
    instead: bool = True
    each: bool = False

    @property
    def key(self) -> str:
        """Its word."""
        return self.word

    def words(self) -> str:
        """The rule in words."""
        needs = "all tricks" if not self.lost else f"all tricks but {self.lost}"
        if self.with_fool > self.lost:
            needs += f", or but {self.with_fool} when the declarer has the Fool"
        return (f"{self.word} ({needs}) {self.value} from or to each opponent" + (" for each partner" if self.each else "")
                + (", in place of the contract" if self.instead else ", beside the contract"))


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

    counts_cards = True

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        slam, _ = self._undertaken(facts)
        if slam and slam.instead:
            return self._undertaken_lines(facts, payments)
        instead = self._instead(facts)
        if instead:
            return [self._paid(payments, facts, *instead)]
        rate, points, bouts = payments.rate(facts), self._points(facts), self._bouts(facts)
        needed, times = self._needed(facts, bouts), rate if self.multiplied else 1
        made = points >= needed
        margin = self._rounded(points - needed) + (made and rate in self.one_more)
        base = f"{self.base}{f' x {rate}' if times != rate else ''}"
        words = f"{plain(points)} points with {bouts} bout{'' if bouts == 1 else 's'}, {needed} needed: {base} + {plain(margin)}"
        words += _times(times)
        value = self.base * rate + margin * times
        if self.nearest and value % self.nearest:
            value = self.nearest * floor(Fraction(value) / self.nearest + Fraction(1, 2))
            words += f", rounded to a multiple of {self.nearest}"
        lines = [self._paid(payments, facts, self.label, value if made else -value, words)]
        side = facts.need(PETIT) if self.petit else NOBODY
        if side != NOBODY:
            value = self.petit * times * (1 if side == DECLARER else -1)
            lines.append(self._paid(payments, facts, "Petit au bout", value, f"{self.petit}{_times(times)}"))
        worth = dict(self.shows)
        for name in facts.names(self.shows_fact) if self.shows else ():
            value = worth[name] if made else -worth[name]
            lines.append(self._paid(payments, facts, f"Poignée, {name}", value, "to the side that won the hand"))
        return lines + self._slam_lines(facts, payments) + self._undertaken_lines(facts, payments)

    def _instead(self, facts: Facts) -> tuple[str, int, str] | None:
        """What is paid in place of the contract for no trick or for all of them: its label, its value and the reason."""
        if self.trickless and facts.need(TRICKLESS):
            return "No trick", -self.trickless, "the declarer's side won no trick"
        if self.all_tricks and facts.need(SWEPT):
            return "Chelem", self.all_tricks, "the declarer's side won every trick"
        return None

    def made(self, facts: Facts) -> bool:
        slam, kept = self._undertaken(facts)
        if slam and slam.instead:
            return kept
        instead = self._instead(facts)
        return instead[1] > 0 if instead else self._points(facts) >= self._needed(facts, self._bouts(facts))

    def swept(self, facts: Facts) -> bool:
        slam, _ = self._undertaken(facts)
        return bool((slam and slam.instead) or self._instead(facts))

    def _needed(self, facts: Facts, bouts: int) -> int:
        """The total needed, as the Petit in the last trick moves it where it counts inside."""
        side = facts.need(PETIT) if self.inside else NOBODY
        return self.required[bouts] if side == NOBODY else self.inside[side == OPPONENTS][bouts]

    def _points(self, facts: Facts) -> Points:
        points = facts.points()
        if self.halves is Halves.OUTWARD:
            return ceil(points) if points >= self._needed(facts, self._bouts(facts)) else floor(points)
        if self.halves is Halves.DROPPED:
            return floor(points)
        return ceil(points) if self.halves is Halves.WHOLE else points

    def remark(self, points: Points) -> str:
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
        return [self.line(payments, amounts, f"undertaken and {words}", label=f"{slam.word[0].upper()}{slam.word[1:]}")]

    def _slam_lines(self, facts: Facts, payments: Settling) -> list[Line]:
        state = str(facts.need(self.slam_fact)) if any(self.slam) else "no"
        value = self._chelem[state]
        words = {"unannounced": "all tricks, not announced", "made": "announced and made", "lost": "announced and lost"}
        return [self._paid(payments, facts, "Chelem", value, words[state])] if value else []

    @property
    def _chelem(self) -> dict[str, int]:
        """What a chelem is worth by how it was won or lost."""
        return {"no": 0, "unannounced": self.slam[0], "made": self.slam[1], "lost": -self.slam[2]}

    def _paid(self, payments: Settling, facts: Facts, label: str, value: Points, because: str) -> Line:
        return self.line(payments, payments.amounts(facts, value), because + payments.doubling(facts), label=label)

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
    def shows_fact(self) -> Fact:
        """The fact which poignées were shown."""
        return Fact("poignees", "which poignées were shown, by any player", "choices",
                    tuple((name, f"{name} ({value})") for name, value in self.shows), ())

    @property
    def slam_fact(self) -> Fact:
        """The fact whether there was a chelem, of the kinds that count."""
        return replace(SLAM, values=tuple((state, words) for state, words in SLAM.values if state == "no" or self._chelem[str(state)]))

    @property
    def slams_fact(self) -> Fact:
        """The fact which slam was undertaken, and how it ended."""
        values = [("no", "none")] + [(f"{slam.word} {end}", f"{slam.word}, {end}") for slam in self.slams for end in ("made", "lost")]
        return Fact("slam", "which slam was undertaken", "choice", tuple(values), "no")

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        slam, kept = self._undertaken(facts)
        told = str(facts.need(self.slam_fact)) if any(self.slam) else "no"
        if told in ("unannounced", "made") or (self.all_tricks and facts.need(SWEPT)) or (
                slam and kept and not slam.lost and not slam.with_fool):
            claims.every_trick(DECLARER)
        claims.no_trick(DECLARER if self.trickless and facts.need(TRICKLESS) else None)
        side = facts.need(PETIT) if self.petit or self.inside else NOBODY
        claims.wins_trick(side)
        claims.holds(side, facts.pack.mask((self.petit_card,)))
        sizes = dict(facts.limits.shown)
        shown = sum(sizes.get(name, 0) for name in facts.names(self.shows_fact)) if self.shows else 0
        claims.at_most(self.shows_fact.key, shown, facts.limits.showable or shown, "cards to be shown in all")
        if facts.known.get(self.bouts_fact.key) is not None:
            claims.some(DECLARER, OPPONENTS, facts.pack.select(self.bouts), facts.whole(self.bouts_fact), self.bouts_fact.key)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        contract = table.contract
        known = dict[str, object]()
        if self.alone is not None and contract.called and table.partner is None:
            known["rate"] = self.alone
        if self.trickless:
            known[TRICKLESS.key] = played.trickless(table)
        if self.all_tricks:
            known[SWEPT.key] = all(played.side_of(table, trick.winner) == DECLARER for trick in table.tricks)
        if self.petit or self.inside:
            found = played.petit_trick(table, table.pack.index[self.petit_card])
            known[PETIT.key] = played.side_of(table, found[1]) if found else NOBODY
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
        """A bout is worth what it takes off the required total."""
        steps, pack = len(self.required) - 1, game.pack
        return (
            Stake(Prize.POINT, 1.0), Stake(Prize.TARGET, float(self.base), points=float(self.required[(steps + 1) // 2])),
            Stake(Prize.KEPT, (self.required[0] - self.required[-1]) / steps, pack.select(self.bouts)),
            Stake(Prize.LAST_WITH, float(self.petit), pack.mask((self.petit_card,))),
            Stake(Prize.EVERY, float(self.slam[1]), word=SLAM.key),
            *(Stake(Prize.EVERY, float(slam.value), word=slam.word) for slam in self.slams),
        )

    def figures(self) -> tuple[tuple[str, ...], ...]:
        return ("Bouts", "Points needed"), *((str(number), str(needed)) for number, needed in enumerate(self.required))

    def without_shows(self) -> Self:
        return replace(self, shows=())

    def rate_words(self, rates: tuple[Rate, ...]) -> str:
        sums = ", ".join(f"{self.base * rate.times} {rate.words}" for rate in rates)
        return "" if self.multiplied else f"The base of the contract: {sums}."

    @property
    def slam_bids(self) -> tuple[str, ...]:
        return tuple(slam.word for slam in self.slams)

    def answer(self, about: About, rates: tuple[int, ...], whole: bool) -> str:
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
        return f"{', '.join(map(str, self.required))} of the declarer, by his bouts"

    def words(self) -> str:
        won, lost = self.inside or ((), ())
        petit = f" + or - {self.petit} for a Petit in the last trick" if self.petit else ""
        pays = f"({self.base} + difference{petit}) times the bid" if self.multiplied else \
            "the base of the bid and the difference, which is not multiplied"
        plainly, told, failed = self.slam
        more = (
            (self.petit and not self.multiplied, f"{self.petit} for a Petit in the last trick to the side that wins it"),
            (self.inside, "a Petit in the last trick is not paid, but when the declarer's side wins it the total needed is "
                          f"{_by_bouts(won, 1)}, and when the opponents do {_by_bouts(lost[:-1])}"),
            (self.shows, f"poignées {', '.join(f'{name} {value}' for name, value in self.shows)} to the winning side, not multiplied"),
            (plainly and not told, f"chelem {plainly} unannounced"),
            (told, f"chelem {plainly}, announced {told}, announced and lost {failed}"),
            (self.halves in SAID, SAID.get(self.halves, "")),
            (self.one_more, f"a contract that is won{' at the lowest bid' * (len(self.one_more) == 1)} pays one point more"),
            (self.all_tricks, f"{self.all_tricks} from each, in place of it, to a declarer whose side wins every trick"),
            (self.trickless, f"{self.trickless} to each, in place of it, from a declarer whose side wins no trick"),
            (self.step, f"the difference is rounded to a multiple of {self.step}, halfway against the declarer"),
            (self.nearest, f"what each pays for the contract is rounded to a multiple of {self.nearest}, halfway up"),
        )
        text = f"points needed by bouts: {_by_bouts(self.required)}; each opponent pays or receives {pays}"
        return "; ".join((text, *(words for when, words in more if when), *(slam.words() for slam in self.slams)))


def _by_bouts(totals: tuple[int, ...], first: int = 0) -> str:
    """Totals by the number of bouts, in words."""
    return ", ".join(f"{total} with {number}" for number, total in enumerate(totals) if number >= first)


SAID = {Halves.EXACT: "half points count, and half a point under loses", Halves.DROPPED: "a half point is dropped",
        Halves.OUTWARD: "half a point under loses, and a half is then rounded down, in a hand that is won up"}
PETIT = which_side("petit_au_bout", "which side won a last trick with the Petit in it")
NOT_BOUND = "not bound"
ALONE = Fact("slam_alone", "which player alone was bound by the slam, his partner having refused", "seat", optional=True)
TRICKLESS = yes_no("no_trick", "did the declarer's side win no trick at all")
SWEPT = yes_no("every_trick", "did the declarer's side win every trick")
SLAM = Fact("chelem", "was there a chelem (all tricks)", "choice", (
    ("no", "no"), ("unannounced", "made, not announced"), ("made", "announced and made"), ("lost", "announced and lost")), "no")


def _times(rate: int) -> str:
    return f", times {rate}" if rate != 1 else ""
