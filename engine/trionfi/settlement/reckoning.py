"""What every way of settling a hand has in common: facts in, an account out, and the form that asks for the facts."""

from collections.abc import Mapping
from dataclasses import replace

from trionfi.cards import Pack
from trionfi.counting import Counting, Points, plain
from trionfi.errors import TrionfiError, brief
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import DECLARER, POINTS, Fact, Facts
from trionfi.settlement.limits import UNLIMITED, Limits
from trionfi.state.account import Line, Settlement

ENDED = Fact("ended", "how did the deal end", "choice", (("played", "it was played"), ("abandoned", "it was abandoned")), "played")


class Reckoning:
    """A table of rewards in a `ledger` (the name of the unit), and whether deals are `abandoned` ("" never).

    `zero_sum` says whether the scores of a hand sum to nothing, `whole` whether every card of the pack counts for a side, `total`
    the card points that all sides together always have (0: they vary). Heirs give `lines`, and `parties`: the names of the sides.
    """

    ledger: str
    rewards: tuple
    abandoned: str
    zero_sum = True
    whole = True
    total: Points = 0

    @property
    def ended(self) -> Fact:
        """The fact how the deal ended."""
        return ENDED if self.abandoned else replace(ENDED, values=ENDED.values[:1])

    def recorded_as(self, points: Points) -> Points:
        """What so many points come to in the record."""
        return points

    def remark(self, points: Points) -> str:
        """What a count of so many points cannot know and the settlement does; empty where there is nothing to say."""
        return ""

    def facts(self, pack: Pack, counting: Counting, players: int, known: Mapping[str, object], form: bool = False,
              limits: Limits = UNLIMITED) -> Facts:
        """The facts as the rewards read them."""
        return Facts(pack, counting, players, known, form, self.parties(players), limits)

    def parties(self, players: int) -> tuple[str, ...]:
        """The names of the sides that stand before the deal; the players where a declarer makes the sides."""
        return tuple(f"player {seat}" for seat in range(players))

    def brief(self, facts: Facts) -> dict[str, object]:
        """Facts that stand in for the piles: what is in them, in points and by name."""
        found: dict[str, object] = {POINTS.key: plain(facts.points())}
        for reward in self.rewards:
            if hasattr(reward, "brief"):
                found |= reward.brief(facts)
        return found

    def piles(self, facts: Facts) -> list[tuple[str, int, bool]]:
        """The piles that are known, as (whose, cards, with the last trick)."""
        pile = facts.pile(DECLARER)
        return [] if pile is None else [("", pile, bool(facts.counting.last_trick) and facts.last_trick() == DECLARER)]

    def lines(self, facts: Facts, at_once: bool | None = None) -> list[Line]:
        """The lines that the facts give; `at_once` keeps to the payments that fall due in the play (True) or not."""
        raise NotImplementedError

    def settle(self, pack: Pack, counting: Counting, players: int, known: Mapping[str, object], limits: Limits = UNLIMITED) -> Settlement:
        """The settlement of a hand from its facts (keys as `form` lists them); `limits` are what the course of the game leaves possible.

        Raises MissingFact for a fact that is needed and not there, TrionfiError for facts that make no sense, alone or together.
        """
        facts = self.facts(pack, counting, players, known, limits=limits)
        asked = {fact.key: fact for fact in self.form(pack, counting, players)}
        for key in known:
            if key not in asked:
                raise TrionfiError(f"no fact of this game is called '{brief(key)}': there are {', '.join(asked)}")
        for fact in asked.values():
            facts.agrees(fact, asked)
        lines = tuple(self.lines(facts))
        claims = self.claims(facts)
        for reward in self.counted(facts):
            reward.claim(claims, facts, self)
        claims.check()
        return Settlement.of(players, lines, self.ledger)

    def counted(self, facts: Facts) -> tuple:
        """The rewards that count in the hand."""
        return self.rewards

    def claims(self, facts: Facts) -> Claims:
        """What the piles and the card points of the sides say, as far as they are known."""
        raise NotImplementedError

    def close(self, facts: Facts, account: tuple[Line, ...], at_once: bool) -> Settlement:
        """The settlement of a played hand: what fell due in the play is in the `account` already where it is paid `at_once`."""
        return Settlement.of(facts.players, (*account, *self.lines(facts, at_once=False if at_once else None)), self.ledger)

    @property
    def booked(self) -> str:
        """The unit in which rewards are written down: that of the scores, unless the account is folded when it is closed."""
        return self.ledger

    def running(self, account: tuple[Line, ...], players: int) -> dict[str, tuple[Points, ...]]:
        """What is booked so far: each player's sum, by unit."""
        found: dict[str, tuple[Points, ...]] = {}
        for line in account:
            before = found.get(line.ledger, (0,) * players)
            found[line.ledger] = tuple(one + other for one, other in zip(before, line.amounts, strict=True))
        return found

    def due(self, account: list[Line]) -> tuple[str, ...]:
        """What the last line of the account brings about besides itself, in words."""
        return ()

    def form(self, pack: Pack, counting: Counting, players: int) -> tuple[Fact, ...]:
        """Every fact that a settlement of this game may ask for, in the order it asks."""
        asked: dict[str, Fact] = {}
        ways = [value for value, _ in self.ended.values]
        only: dict[str, list[str]] = {}
        for ended in ways:
            facts = self.facts(pack, counting, players, {"ended": ended}, form=True)
            self.lines(facts)
            asked |= {key: fact for key, fact in facts.asked.items() if key not in asked}
            for key in facts.asked:
                only.setdefault(key, []).append(ended)
        return tuple(
            replace(fact, only_if=(ENDED.key, only[key][0])) if len(only[key]) < len(ways) and fact.only_if is None else fact
            for key, fact in asked.items()
        )


def party_claims(facts: Facts, whole: bool) -> Claims:
    """What the piles and the card points of each party say, and who won the last trick."""
    claims = Claims(facts, whole)
    for party in range(len(facts.parties)):
        pile = facts.pile_of(party, whole)
        if pile is not None:
            claims.has(party, pile)
            claims.holds(party, pile)
        fact, tricks = facts.party_points(party), facts.party_tricks(party)
        if facts.known.get(fact.key) is not None:
            claims.points(party, facts.checked(fact, facts.known[fact.key]), fact.key)  # type: ignore[arg-type]
        if facts.known.get(tricks.key) is not None and facts.limits.tricks:
            claims.at_most(tricks.key, int(str(facts.checked(tricks, facts.known[tricks.key]))), facts.limits.tricks, "tricks in a hand")
    last = facts.last_trick_fact
    if facts.known.get(last.key) is not None:
        claims.last_trick(facts.checked(last, facts.known[last.key]))  # type: ignore[arg-type]
    return claims
