"""Feats: what happened in the play, read from the facts; each says which side has done it and why.

`results` gives (side, times, because) for every time the feat is to be paid; sides are "declarer" and "opponents".
`played` takes the facts that a feat needs from a hand that was played.
"""

from dataclasses import dataclass

from trionfi.cards import bits
from trionfi.counting import plain
from trionfi.errors import TrionfiError
from trionfi.settlement import played, stake
from trionfi.settlement.claims import Claimant, Claims
from trionfi.settlement.facts import DECLARER, NOBODY, OPPONENTS, SIDES, Cards, Fact, Facts
from trionfi.settlement.stake import Stake

Result = tuple[str, int, str]


def other(side: str) -> str:
    """The side that plays against this one."""
    return OPPONENTS if side == DECLARER else DECLARER


@dataclass(frozen=True)
class Target(Claimant):
    """The declarer must make so many card points; whoever prevails is paid."""

    points: int

    def results(self, facts: Facts) -> list[Result]:
        """One result: for the declarer with the points, else for the opponents."""
        made = facts.points()
        side = DECLARER if made >= self.points else OPPONENTS
        return [(side, 1, f"{plain(made)} card points, {self.points} needed")]

    def played(self, table) -> dict[str, object]:
        """The facts from a played hand."""
        return played.declarer_pile(table) | (played.last_trick(table) if table.game.counting.last_trick else {})

    def stakes(self, game, amount: float) -> tuple[Stake, ...]:
        """What a player weighs."""
        return (Stake(stake.TARGET, amount, points=float(self.points)),)

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
        return [(side, times, f"{plain(own)} card points for the side that wins" + (f", which counts {times} times" if times > 1 else ""))]

    def words(self) -> str:
        """The feat in words."""
        more = "".join(f"; {often} times as much if the winners have {least} or more" for least, often in self.tiers if often > 1)
        return f"{super().words()}{more}"


@dataclass(frozen=True)
class LastTrick(Claimant):
    """Winning the last trick; with `announced`, only if that word was said before play."""

    announced: str = ""

    def results(self, facts: Facts) -> list[Result]:
        """One result for the side that won it, none if the word that it hangs on was not said."""
        if self.announced and not facts.need(self.said):
            return []
        return [(facts.last_trick(), 1, "won the last trick" + (f" after '{self.announced}'" if self.announced else ""))]

    def played(self, table) -> dict[str, object]:
        """The facts from a played hand."""
        said = {self.announced: table.announced(self.announced) is not None} if self.announced else {}
        return played.last_trick(table) | said

    @property
    def said(self) -> Fact:
        """The fact whether the word was said."""
        return Fact(self.announced, f"was {self.announced} announced", "choice", ((False, "no"), (True, "yes")), False)

    def stakes(self, game, amount: float) -> tuple[Stake, ...]:
        """What a player weighs."""
        return (Stake(stake.LAST, amount, word=self.announced),)

    def words(self) -> str:
        """The feat in words."""
        return "to the side that wins the last trick" + (f", if {self.announced} was announced" if self.announced else "")


@dataclass(frozen=True)
class LastTrickAnnounced(Claimant):
    """Winning the last trick, paid only where it was announced: so often as the highest of the `words` that were said is worth."""

    words_said: tuple[tuple[str, int], ...]

    def results(self, facts: Facts) -> list[Result]:
        """One result for the side that won it, none if nothing was announced."""
        said = str(facts.need(self.fact))
        if said == NOBODY and not facts.form:
            return []
        return [(facts.last_trick(), dict(self.words_said).get(said, 1), f"won the last trick after '{said}'")]

    def played(self, table) -> dict[str, object]:
        """The facts from a played hand."""
        said = [word for word, _ in self.words_said if table.announced(word) is not None]
        return played.last_trick(table) | {self.fact.key: said[-1] if said else NOBODY}

    @property
    def fact(self) -> Fact:
        """The fact what was announced."""
        values = ((NOBODY, "nothing"), *((word, f"{word} ({times})") for word, times in self.words_said))
        return Fact("last_trick_announced", "what was announced for the last trick", "choice", values, NOBODY)

    def stakes(self, game, amount: float) -> tuple[Stake, ...]:
        """What a player weighs."""
        return tuple(Stake(stake.LAST, amount, word=word) for word, _ in self.words_said)

    def words(self) -> str:
        """The feat in words."""
        some = ", ".join(f"{times} after {word}" for word, times in self.words_said)
        return f"to the side that wins the last trick, only if it was announced: {some}"


@dataclass(frozen=True)
class Captured(Claimant):
    """Each of certain cards that a side took from the other in a trick."""

    cards: str

    def results(self, facts: Facts) -> list[Result]:
        """One result a card captured."""
        found: list[Result] = []
        taken = 0
        for side in SIDES:
            mask: int = facts.need(self.fact(side))  # type: ignore[assignment]
            if mask & taken:
                raise TrionfiError(f"{' '.join(facts.pack.unmask(mask & taken))} cannot be captured by both sides")
            for number in reversed(bits(mask)):
                found.append((side, 1, f"{facts.pack.cards[number].name} captured"))
            taken |= mask
        return found

    def claim(self, claims: Claims, facts: Facts, payments) -> None:
        """Who captured a card has it at the end."""
        for side in SIDES:
            cards: int = facts.need(self.fact(side))  # type: ignore[assignment]
            claims.holds(side, cards)
            if cards:
                claims.wins_trick(side)

    def played(self, table) -> dict[str, object]:
        """The facts from a played hand."""
        cards = table.pack.select(self.cards)
        taken = dict.fromkeys(SIDES, 0)
        for trick in table.tricks:
            for number in played.captured(table, trick, cards):
                taken[played.side_of(table, trick.winner)] |= 1 << number
        return {self.fact(side).key: Cards(mask) for side, mask in taken.items()}

    def at_trick(self, table, trick) -> list[Result]:
        """The results that fall due when this trick is gathered."""
        side = played.side_of(table, trick.winner)
        found = played.captured(table, trick, table.pack.select(self.cards))
        return [(side, 1, f"{table.pack.cards[number].name} captured") for number in found]

    def fact(self, side: str) -> Fact:
        """The fact which of the cards this side captured."""
        return Fact(f"captured_by_{side}", f"which of these cards did the {side} capture from the other side", "cards",
                    default=0, cards=self.cards)

    def stakes(self, game, amount: float) -> tuple[Stake, ...]:
        """What a player weighs."""
        return (Stake(stake.CAPTURED, amount, game.pack.select(self.cards)),)

    def words(self) -> str:
        """The feat in words."""
        return "for each of these cards captured from the other side"


@dataclass(frozen=True)
class Collected(Claimant):
    """A side has all of certain cards at the end; `better` more of them are worth `better_times` in all."""

    key: str
    cards: str
    noun: str
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

    def played(self, table) -> dict[str, object]:
        """The facts from a played hand."""
        return played.declarer_pile(table)

    def claim(self, claims: Claims, facts: Facts, payments) -> None:
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
        values = ((NOBODY, "neither side"), (DECLARER, "the declarer"), (OPPONENTS, "the opponents"))
        return Fact(self.key, f"which side has {self.noun}", "choice", values, NOBODY)

    @property
    def better_fact(self) -> Fact:
        """The fact whether that side has the further cards too."""
        return Fact(f"{self.key}_with_{self.better.lower().replace(' ', '_')}", f"did that side have {self.better_noun}", "choice",
                    ((False, "no"), (True, "yes")), False, unless=(self.key, NOBODY))

    def stakes(self, game, amount: float) -> tuple[Stake, ...]:
        """What a player weighs."""
        return (Stake(stake.COLLECTED, amount, game.pack.select(self.cards), game.pack.select(self.better)),)

    def words(self) -> str:
        """The feat in words."""
        more = f"; for {self.better_noun} {self.better_times} instead" if self.better else ""
        return f"to a side that has {self.noun} in its tricks{more}"


@dataclass(frozen=True)
class Undertaken(Claimant):
    """The declarer undertook to have certain cards in his tricks: paid to him if he has, by him if not."""

    key: str
    cards: str

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
            state = facts.need(Fact(self.key, "was it made", "choice", (("made", "made"), ("lost", "lost"))))
        return [(DECLARER if state == "made" else OPPONENTS, 1, f"announced and {state}")]

    def claim(self, claims: Claims, facts: Facts, payments) -> None:
        """Who made it has the cards."""
        if facts.need(self.fact) == "made":
            claims.holds(DECLARER, facts.pack.select(self.cards))

    def played(self, table) -> dict[str, object]:
        """The facts from a played hand."""
        said = {self.key: "announced"} if table.announced(self.key) is not None else {}
        return played.declarer_pile(table) | said

    @property
    def fact(self) -> Fact:
        """The fact whether it was announced, and how it ended."""
        values = (("no", "not announced"), ("made", "announced and made"), ("lost", "announced and lost"),
                  ("announced", "announced (the declarer's cards tell)"))
        return Fact(self.key, f"was {self.key} announced", "choice", values, "no")

    def stakes(self, game, amount: float) -> tuple[Stake, ...]:
        """What a player weighs."""
        return (Stake(stake.UNDERTAKEN, amount, game.pack.select(self.cards), word=self.key),)

    def words(self) -> str:
        """The feat in words."""
        return "to the declarer if he announced it and these cards are in the tricks of his side, to the opponents if they are not"
