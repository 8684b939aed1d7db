"""Deeds: what happened in the play, paid between the declarer's side and the other. Each says which side has done it and why."""

from trionfi.cards import Pack, bits
from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError
from trionfi.settlement import played
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import DECLARER, NOBODY, OPPONENTS, SIDES, Cards, Fact, Facts, which_side, yes_no
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.account import Line, against
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.tricks import Trick
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
        """What each payer pays."""
        return self.amount

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        """The lines that the facts give."""
        pair, rate = (payments.declarer(facts), payments.partner(facts)), payments.rate(facts)
        return [self.line(payments, facts.players, pair, rate, result) for result in self.results(facts)]

    def line(self, payments: Settling, players: int, pair: tuple[int, int | None], rate: int, result: Result, trick: int = 0) -> Line:
        """The line of one result; `pair` are the declarer and his partner."""
        side, times, because = result
        value = self.amount * times * rate * (1 if side == DECLARER else -1)
        more = f"; times {rate}, {payments.rate_words(rate)}" if rate != 1 else ""
        amounts = against(*pair, value, players, payments.shares or (1, 1))
        return Line(self.label, amounts, because + more, self.source, payments.ledger, trick)


@dataclass(frozen=True)
class Target(Deed):
    """The declarer must make so many card points; whoever prevails is paid."""

    points: int = 0

    def results(self, facts: Facts) -> list[Result]:
        """One result: for the declarer with the points, else for the opponents."""
        made = facts.points()
        side = DECLARER if made >= self.points else OPPONENTS
        return [(side, 1, f"{plain(made)} card points, {self.points} needed")]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The facts from a played hand."""
        return played.declarer_pile(table) | (played.last_trick(table) if table.game.counting.last_trick else {})

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What a player weighs."""
        return (Stake(Prize.TARGET, float(self.amount), points=float(self.points)),)

    def asked(self) -> str:
        """What must be made."""
        return f"{self.points} of the declarer"

    def words(self) -> str:
        """The feat in words."""
        return f"the declarer has at least {self.points} card points; otherwise it goes to the opponents"


@dataclass(frozen=True)
class Tiers(Target):
    """The same, paid more often by the card points of the side that prevails: `tiers` are (at least so many points, how often
    it counts); of `total` points the opponents have what the declarer has not."""

    tiers: tuple[tuple[int, int], ...] = ()
    total: int = 0

    def results(self, facts: Facts) -> list[Result]:
        """One result, by the tier that the winners reach."""
        made = facts.points()
        side = DECLARER if made >= self.points else OPPONENTS
        own = made if side == DECLARER else self.total - made
        times = next((often for least, often in reversed(self.tiers) if own >= least), 1)
        return [(side, times, f"{plain(own)} card points for the side that wins" + (f": paid {times} times" if times > 1 else ""))]

    def words(self) -> str:
        """The feat in words."""
        more = "".join(f"; {often} times as much if the winners have {least} or more" for least, often in self.tiers if often > 1)
        return f"{super().words()}{more}"


@dataclass(frozen=True)
class LastTrick(Deed):
    """Winning the last trick; with `announced`, only if that word was said before play."""

    announced: str = ""

    def results(self, facts: Facts) -> list[Result]:
        """One result for the side that won it, none if the word that it hangs on was not said."""
        if self.announced and not facts.need(self.said):
            return []
        return [(facts.last_trick(), 1, "won the last trick" + (f" after '{self.announced}'" if self.announced else ""))]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The facts from a played hand."""
        said = {self.announced: table.announced(self.announced) is not None} if self.announced else {}
        return played.last_trick(table) | said

    @property
    def said(self) -> Fact:
        """The fact whether the word was said."""
        return yes_no(self.announced, f"was {self.announced} announced")

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What a player weighs."""
        return (Stake(Prize.LAST, float(self.amount), word=self.announced),)

    def words(self) -> str:
        """The feat in words."""
        return "to the side that wins the last trick" + (f", if {self.announced} was announced" if self.announced else "")


@dataclass(frozen=True)
class LastTrickAnnounced(Deed):
    """Winning the last trick, paid only where it was announced: so often as the highest of the `words` that were said is worth."""

    words_said: tuple[tuple[str, int], ...] = ()

    def results(self, facts: Facts) -> list[Result]:
        """One result for the side that won it, none if nothing was announced."""
        said = str(facts.need(self.fact))
        if said == NOBODY and not facts.form:
            return []
        return [(facts.last_trick(), dict(self.words_said).get(said, 1), f"won the last trick after '{said}'")]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The facts from a played hand."""
        said = [word for word, _ in self.words_said if table.announced(word) is not None]
        return played.last_trick(table) | {self.fact.key: said[-1] if said else NOBODY}

    @property
    def fact(self) -> Fact:
        """The fact what was announced."""
        values = ((NOBODY, "nothing"), *((word, f"{word} ({times})") for word, times in self.words_said))
        return Fact("last_trick_announced", "what was announced for the last trick", "choice", values, NOBODY)

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What a player weighs."""
        return tuple(Stake(Prize.LAST, float(self.amount), word=word) for word, _ in self.words_said)

    def words(self) -> str:
        """The feat in words."""
        some = ", ".join(f"{times} after {word}" for word, times in self.words_said)
        return f"to the side that wins the last trick, only if it was announced: {some}"


@dataclass(frozen=True)
class Captured(Deed):
    """Each of certain cards that a side took from the other in a trick."""

    cards: str = ""

    def results(self, facts: Facts) -> list[Result]:
        """One result a card captured."""
        found: list[Result] = []
        taken = 0
        for side in SIDES:
            mask = facts.cards(self.fact(side))
            if mask & taken:
                raise TrionfiError(f"{' '.join(facts.pack.unmask(mask & taken))} cannot be captured by both sides")
            for number in reversed(bits(mask)):
                found.append((side, 1, f"{facts.pack.cards[number].name} captured"))
            taken |= mask
        return found

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        """Who captured a card has it at the end."""
        for side in SIDES:
            cards = facts.cards(self.fact(side))
            claims.holds(side, cards)
            if cards:
                claims.wins_trick(side)

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The facts from a played hand."""
        cards = table.pack.select(self.cards)
        taken = dict.fromkeys(SIDES, 0)
        for trick in table.tricks:
            for number in played.captured(table, trick, cards):
                taken[played.side_of(table, trick.winner)] |= 1 << number
        return {self.fact(side).key: Cards(mask) for side, mask in taken.items()}

    def trick_lines(self, table: Table, payments: Settling, trick: Trick) -> list[Line]:
        """The lines that fall due when this trick is gathered, where it is paid at once."""
        if not self.at_once:
            return []
        pair, side = (played.declarer(table), table.partner), played.side_of(table, trick.winner)
        return [self.line(payments, table.players, pair, table.contract.rate, (side, 1, f"{table.pack.cards[number].name} captured"),
                          len(table.tricks))
                for number in played.captured(table, trick, table.pack.select(self.cards))]

    def captures(self, pack: Pack) -> int:
        """The cards that count."""
        return pack.select(self.cards)

    def fact(self, side: str) -> Fact:
        """The fact which of the cards this side captured."""
        return Fact(f"captured_by_{side}", f"which of these cards did the {side} capture from the other side", "cards",
                    default=0, cards=self.cards)

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What a player weighs."""
        return (Stake(Prize.CAPTURED, float(self.amount), game.pack.select(self.cards)),)

    def words(self) -> str:
        """The feat in words."""
        return "for each of these cards captured from the other side"

    @property
    def named_cards(self) -> str:
        """The set of cards."""
        return self.cards


@dataclass(frozen=True)
class Collected(Deed):
    """A side has all of certain cards at the end; `better` more of them are worth `better_times` in all."""

    cards: str = ""
    noun: str = ""
    better: str = ""
    better_times: int = 1
    better_noun: str = ""

    def results(self, facts: Facts) -> list[Result]:
        """One result for the side that has them all, or none."""
        wanted, more = facts.pack.select(self.cards), facts.pack.select(self.better)
        piles = {side: facts.pile(side) for side in SIDES}
        for side, pile in piles.items():
            if pile is not None and pile & wanted == wanted:
                return [self._result(side, bool(more) and pile & more == more)]
        if any(pile is not None for pile in piles.values()) and not facts.form:
            return []
        side = str(facts.need(self.fact))
        better = bool(self.better and (facts.form or side != NOBODY) and facts.need(self.better_fact))
        return [] if side == NOBODY else [self._result(side, better)]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The facts from a played hand."""
        return played.declarer_pile(table)

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        """The side that is said to have the cards has them."""
        side = str(facts.need(self.fact))
        if side == NOBODY:
            return
        better = self.better if self.better and facts.need(self.better_fact) else ""
        claims.holds(side, facts.pack.select(self.cards) | facts.pack.select(better))

    def _result(self, side: str, better: bool) -> Result:
        if better:
            return side, self.better_times, f"{self.better_noun} in the tricks of one side"
        return side, 1, f"{self.noun} in the tricks of one side"

    @property
    def fact(self) -> Fact:
        """The fact which side has the cards."""
        return which_side(self.key.replace("-", "_"), f"which side has {self.noun}")

    @property
    def better_fact(self) -> Fact:
        """The fact whether that side has the further cards too."""
        key = self.fact.key
        return yes_no(f"{key}_with_{self.better.lower().replace(' ', '_')}", f"did that side have {self.better_noun}", (key, NOBODY))

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What a player weighs."""
        return (Stake(Prize.COLLECTED, float(self.amount), game.pack.select(self.cards), game.pack.select(self.better)),)

    def words(self) -> str:
        """The feat in words."""
        more = f"; for {self.better_noun} {self.better_times} instead" if self.better else ""
        return f"to a side that has {self.noun} in its tricks{more}"

    @property
    def named_cards(self) -> str:
        """The set of cards."""
        return self.cards


@dataclass(frozen=True)
class Undertaken(Deed):
    """The declarer undertook to have certain cards in his tricks: paid to him if he has, by him if not."""

    word: str = ""
    cards: str = ""

    def results(self, facts: Facts) -> list[Result]:
        """One result if it was announced."""
        state = facts.need(self.fact)
        if state == "no":
            return []
        pile = facts.pile(DECLARER)
        if pile is not None:
            wanted = facts.pack.select(self.cards)
            state = "made" if pile & wanted == wanted else "lost"
        if state == "announced":
            state = facts.need(Fact(self.word, "was it made", "choice", (("made", "made"), ("lost", "lost"))))
        return [(DECLARER if state == "made" else OPPONENTS, 1, f"announced and {state}")]

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        """Who made it has the cards."""
        if facts.need(self.fact) == "made":
            claims.holds(DECLARER, facts.pack.select(self.cards))

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        """The facts from a played hand."""
        said = {self.word: "announced"} if table.announced(self.word) is not None else {}
        return played.declarer_pile(table) | said

    @property
    def fact(self) -> Fact:
        """The fact whether it was announced, and how it ended."""
        values = (("no", "not announced"), ("made", "announced and made"), ("lost", "announced and lost"),
                  ("announced", "announced (the declarer's cards tell)"))
        return Fact(self.word, f"was {self.word} announced", "choice", values, "no")

    def stakes(self, game: Rules) -> tuple[Stake, ...]:
        """What a player weighs."""
        return (Stake(Prize.UNDERTAKEN, float(self.amount), game.pack.select(self.cards), word=self.word),)

    def words(self) -> str:
        """The feat in words."""
        return "to the declarer if he announced it and these cards are in the tricks of his side, to the opponents if they are not"

    @property
    def named_cards(self) -> str:
        """The set of cards."""
        return self.cards
