"""Deeds: what happened in the play, and card points that must be made, paid between the declarer's side and the other."""

from functools import cached_property

from trionfi.counting import Points, prose
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import DECLARER, NOBODY, OPPONENTS, SIDES, Fact, made_once, which_side, who, yes_no
from trionfi.settlement.reward import OfCards, Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, against, from_each
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass

Result = tuple[str, int, str]


@dataclass(frozen=True)
class Deed(Reward):
    """Something done by a side: each opponent pays the declarer `amount` for it, or is paid by him, times the rate. Heirs give `results`:
    (side, times, because) for every time that it is to be paid."""

    amount: int = 1

    by_rate = True

    def results(self, facts: Facts) -> list[Result]:
        """What was done, by which side, and how often it counts."""
        raise NotImplementedError

    @property
    def each(self) -> Points:
        return self.amount

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        pair, rate = (payments.declarer(facts), payments.partner(facts)), payments.rate(facts)
        return [self.paid(payments, facts.players, pair, rate, result) for result in self.results(facts)]

    def paid(self, payments: Settling, players: int, pair: tuple[int, int | None], rate: int, result: Result, trick: int = 0) -> Line:
        """The line of one result; `pair` are the declarer and his partner."""
        side, times, because = result
        value = self.amount * times * rate * (1 if side == DECLARER else -1)
        more = f"; times {rate}, {payments.rate_words(rate)}" if rate != 1 else ""
        return self.line(payments, against(*pair, value, players, payments.shares or (1, 1)), because + more, trick)


@dataclass(frozen=True)
class LastTrick(Deed):
    """Winning the last trick; with `announced`, only if that word was said before play."""

    announced: str = ""

    def results(self, facts: Facts) -> list[Result]:
        if self.announced and not facts.need(yes_no(self.announced, f"was {self.announced} announced")):
            return []
        return [(facts.last_trick(), 1, "won the last trick" + (f" after '{self.announced}'" if self.announced else ""))]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        said = {self.announced: table.announced(self.announced) is not None} if self.announced else {}
        return played.last_trick(table) | said

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.LAST, float(self.amount), word=self.announced),)

    def words(self) -> str:
        return "to the side that wins the last trick" + (f", if {self.announced} was announced" if self.announced else "")


@dataclass(frozen=True)
class LastTrickAnnounced(Deed):
    """Winning the last trick, paid only where it was announced: so often as the highest of the `words` that were said is worth."""

    words_said: tuple[tuple[str, int], ...] = ()

    def results(self, facts: Facts) -> list[Result]:
        said = str(facts.need(self.fact))
        if said == NOBODY and not facts.form:
            return []
        return [(facts.last_trick(), dict(self.words_said).get(said, 1), f"won the last trick after '{said}'")]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        said = [word for word, _ in self.words_said if table.announced(word) is not None]
        return played.last_trick(table) | {self.fact.key: said[-1] if said else NOBODY}

    @cached_property
    def fact(self) -> Fact:
        """The fact what was announced."""
        values = ((NOBODY, "nothing"), *((word, f"{word} ({times})") for word, times in self.words_said))
        return Fact("last_trick_announced", "what was announced for the last trick", "choice", values, NOBODY)

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return tuple(Stake(Prize.LAST, float(self.amount), word=word) for word, _ in self.words_said)

    def words(self) -> str:
        some = ", ".join(f"{times} after {word}" for word, times in self.words_said)
        return f"to the side that wins the last trick, only if it was announced: {some}"


@dataclass(frozen=True)
class Collected(OfCards, Deed):
    """A side has all of certain cards at the end; `better` more of them are worth `better_times` in all."""

    noun: str = ""
    better: str = ""
    better_times: int = 1
    better_noun: str = ""

    counts_cards = True

    def results(self, facts: Facts) -> list[Result]:
        wanted, more = facts.pack.select(self.cards), facts.pack.select(self.better)
        piles = {side: facts.pile(side) for side in SIDES}
        if facts.form or not any(pile is not None for pile in piles.values()):
            side, better = self._told(facts)
        else:
            side = next((side for side, pile in piles.items() if pile is not None and pile & wanted == wanted), NOBODY)
            better = side != NOBODY and bool(more) and (piles[side] or 0) & more == more
        if side == NOBODY:
            return []
        noun, times = (self.better_noun, self.better_times) if better else (self.noun, 1)
        return [(side, times, f"{noun} in the tricks of the {side}")]

    def _told(self, facts: Facts) -> tuple[str, bool]:
        """Which side is said to have the cards, and whether it has the further ones too."""
        fact = which_side(self.key.replace("-", "_"), f"which side has {self.noun}")
        side, key = str(facts.need(fact)), f"{fact.key}_with_{self.better.lower().replace(' ', '_')}"
        asked = self.better and (facts.form or side != NOBODY)
        return side, bool(asked and facts.need(yes_no(key, f"did that side have {self.better_noun}", (fact.key, NOBODY))))

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        side, better = self._told(facts)
        claims.holds(side, facts.pack.select(self.cards) | facts.pack.select(self.better if better else ""))

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.COLLECTED, float(self.amount), game.pack.select(self.cards), game.pack.select(self.better)),)

    def words(self) -> str:
        more = f"; for {self.better_noun} {self.better_times} instead" if self.better else ""
        return f"to a side that has {self.noun} in its tricks{more}"


@dataclass(frozen=True)
class Boast(OfCards, Deed):
    """The declarer undertook something with the word `word`: paid to him if he has done it, by him if not. Heirs say what."""

    word: str = ""

    def values(self) -> tuple[tuple[str, str], ...]:
        """How it may have ended, each with its words."""
        return ("no", "not announced"), ("made", "announced and made"), ("lost", "announced and lost")

    @cached_property
    def fact(self) -> Fact:
        """The fact whether it was announced, and how it ended."""
        return Fact(self.word, f"was {self.word} announced", "choice", self.values(), "no")

    def ended(self, facts: Facts) -> str:
        """How it ended, in one of these values."""
        return str(facts.need(self.fact))

    def results(self, facts: Facts) -> list[Result]:
        state = self.ended(facts)
        return [] if state == "no" else [(DECLARER if state == "made" else OPPONENTS, 1, f"announced and {state}")]


@dataclass(frozen=True)
class Undertaken(Boast):
    """To have certain cards in the tricks of the declarer's side."""

    counts_cards = True
    said = "to the declarer if he announced it and these cards are in the tricks of his side, to the opponents if they are not"

    def values(self) -> tuple[tuple[str, str], ...]:
        return *super().values(), ("announced", "announced: the declarer's cards decide")

    def ended(self, facts: Facts) -> str:
        state = super().ended(facts)
        pile = None if state == "no" else facts.pile(DECLARER)
        if pile is not None:
            state = "lost" if facts.pack.select(self.cards) & ~pile else "made"
        if state == "announced":
            state = str(facts.need(Fact(self.word, "was it made", "choice", (("made", "made"), ("lost", "lost")))))
        return state

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        if facts.need(self.fact) == "made":
            claims.holds(DECLARER, facts.pack.select(self.cards))

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return {self.word: "announced"} if table.announced(self.word) is not None else {}

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.UNDERTAKEN, float(self.amount), game.pack.select(self.cards), word=self.word),)


@dataclass(frozen=True)
class LastTrickUndertaken(Boast):
    """To win the last trick with one of `cards` (none given: with the card that the declarer named), or with `home` to win it and have all
    of them in his side's tricks."""

    home: bool = False

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        if facts.need(self.fact) == "made":
            claims.last_trick(DECLARER)
            claims.holds(DECLARER, facts.pack.select(self.cards) if self.home else 0)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        said = next((word for word, _ in table.contract.announced if word == self.word or word.startswith(f"{self.word} ")), None)
        if said is None:
            return {self.word: "no"}
        last, side = table.tricks[-1], table.side(played.declarer(table))
        number = next(number for seat, number in last.plays if seat == last.winner)
        wanted = table.pack.select(self.cards or said.removeprefix(self.word).strip())
        so = not wanted & ~played.pile_of(table, side) if self.home else wanted >> number & 1
        return {self.word: "made" if last.winner in side and so else "lost"}

    def words(self) -> str:
        how = "with one of these cards" if self.cards else "with the card that he named"
        how = "and has these cards in its tricks" if self.home else how
        return f"to the declarer if he announced it and his side wins the last trick {how}, to the opponents if not"


@dataclass(frozen=True)
class Target(Deed):
    """The declarer must make so many card points; whoever prevails is paid."""

    points: int = 0

    counts_cards = True
    needs = "{points} of the declarer"
    said = "the declarer has at least {points} card points; otherwise it goes to the opponents"

    def results(self, facts: Facts) -> list[Result]:
        made = facts.points()
        return [(DECLARER if made >= self.points else OPPONENTS, 1, f"{prose(made)} card points, {self.points} needed")]

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.TARGET, float(self.amount), points=float(self.points)),)


@dataclass(frozen=True)
class EachPoint(Target):
    """The same, paid once when it is just made or just missed, and once more for each card point beyond that."""

    short = "1 and 1 a point"
    said = ("each opponent pays the declarer {amount} if he has just {points} card points and {amount} more for each point above, or is "
            "paid as much when he lacks one point, and {amount} more for each further one")

    def results(self, facts: Facts) -> list[Result]:
        made = facts.points()
        side, times = (DECLARER, made - self.points + 1) if made >= self.points else (OPPONENTS, self.points - made)
        return [(side, int(times), f"{prose(made)} card points, {self.points} needed")]

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.POINT, float(self.amount)), *super().stakes(game))


@dataclass(frozen=True)
class Tiers(Target):
    """The same, paid more often by the card points of the side that prevails: `tiers` are (at least so many points, how often
    it counts); of `total` points the opponents have what the declarer has not."""

    tiers: tuple[tuple[int, int], ...] = ()
    total: int = 0

    def results(self, facts: Facts) -> list[Result]:
        made = facts.points()
        side, own = (DECLARER, made) if made >= self.points else (OPPONENTS, self.total - made)
        times = next((often for least, often in reversed(self.tiers) if own >= least), 1)
        often = "" if times == 1 else ": paid double" if times == 2 else f": paid {times} times"
        return [(side, times, f"{prose(own)} card points for the side that wins{often}")]

    def tabled(self, game: Rules, rate: int) -> tuple[Stake, ...]:
        """A target at each tier of either side."""
        ends = sorted({float(self.points), *(float(least) for least, _ in self.tiers if least > self.points),
                       *(float(self.total - least + 1) for least, _ in self.tiers if least > self.total - self.points)})
        worth = [0.0, *ends]
        rises = [(end, self._worth(end) - self._worth(before)) for before, end in zip(worth, ends, strict=False)]
        return tuple(Stake(Prize.TARGET, float(self.amount) * rise / 2 * (rate if self.by_rate else 1), points=end) for end, rise in rises)

    def _worth(self, made: float) -> float:
        """How often the declarer is paid, or pays, who has so many points."""
        own = made if made >= self.points else self.total - made
        times = next((often for least, often in reversed(self.tiers) if own >= least), 1)
        return times if made >= self.points else -times

    def words(self) -> str:
        more = "".join(f"; {often} times as much if the winners have {least} or more" for least, often in self.tiers if often > 1)
        return f"{super().words()}{more}"


@dataclass(frozen=True)
class GoneOut(Reward):
    """Who said rightly that he has `goal` points is paid `value` by each other player, `double` by one who has not half of it;
    who said it wrongly pays as much to each, by his own points."""

    goal: int = 0
    value: int = 1
    double: int = 2


    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        seat = facts.player(self.fact(facts.players))
        gained = self.gained(facts.players)
        if facts.form:
            for fact in gained:
                facts.need(fact)
        if seat is None:
            return []
        own = facts.whole(gained[seat])
        if own < self.goal:
            amounts = from_each(seat, -self._due(own), facts.players)
            return [self.line(payments, amounts, f"player {seat} has {prose(own)} points, not {self.goal}")]
        dues = [0 if other == seat else self._due(facts.whole(gained[other])) for other in range(facts.players)]
        amounts = tuple(sum(dues) if other == seat else -due for other, due in enumerate(dues))
        return [self.line(payments, amounts, f"player {seat} has {prose(own)} points")]

    def words(self) -> str:
        """The rule in a sentence, without the double where it is no more than the value."""
        fewer = self.double != self.value
        return (f"who said rightly that he has {self.goal} card points is paid {self.value} by each other player"
                + f", {self.double} by one who has not half as many" * fewer + f"; one who said it wrongly pays {self.value} to each"
                + f", or {self.double} with less than half of that" * fewer)

    def _due(self, points: int) -> int:
        return self.value if 2 * points >= self.goal else self.double

    def fact(self, players: int) -> Fact:
        """The fact who said it."""
        return who("claimed_by", "who said that he was out", players)

    @made_once
    def gained(self, players: int) -> tuple[Fact, ...]:
        """The facts how many points each player had gained."""
        return tuple(Fact(f"gained_{seat}", f"player {seat}'s card points, those carried over included", "number", default=0,
                          unless=("claimed_by", NOBODY)) for seat in range(players))

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        seat = table.claims[0].seat if table.claims else NOBODY
        gained: dict[str, object] = {f"gained_{other}": int(table.gained(other)) for other in range(table.players)}
        return {"claimed_by": seat} | ({} if seat == NOBODY else gained)

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """Every card point is a step towards going out."""
        return (Stake(Prize.POINT, self.value * (game.seats() - 1) / self.goal),)


@dataclass(frozen=True)
class BeyondHalf(Target):
    """Each opponent pays what the declarer's side has above so many card points, or is paid what it lacks; with just so many none pays."""

    needs = "{points} of each side"
    said = "each opponent pays 1 for every card point of the declarer's side above {points}, or is paid 1 for every one that it lacks"

    def results(self, facts: Facts) -> list[Result]:
        over = facts.points() - self.points
        words = f"{prose(facts.points())} card points, {self.points} are half"
        return [(DECLARER if over > 0 else OPPONENTS, int(max(over, -over)), words)] if over else []

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        return (Stake(Prize.POINT, float(self.amount)),)
