"""What every settlement has in common: facts in, an account out, and the form that asks for the facts."""

from collections.abc import Mapping, Sequence

from trionfi.cards import Pack
from trionfi.counting import Counting, Points, plain
from trionfi.errors import TrionfiError, brief
from trionfi.settlement import abandoned, played
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import DECLARER, ENDED, POINTS, Fact, Facts
from trionfi.settlement.limits import UNLIMITED, Limits
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.state.account import Line, Settlement
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, field, replace


@dataclass(frozen=True)
class Reckoning(Settling):
    """A table of rewards, and what an `abandoned` deal pays."""

    rewards: tuple[Reward, ...]
    abandoned: Abandoned = field(default=Abandoned.NEVER, kw_only=True)

    def won(self, facts: Facts) -> bool:
        """Whether the declarer's side won the hand: by the reward that knows, else by what it is paid."""
        told = next((made for reward in self.rewards if (made := reward.made(facts)) is not None), None)
        if told is not None:
            return told
        declarer = self.declarer(facts)
        return sum(line.amounts[declarer] for line in self.lines(facts)) > 0

    def lines_of(self, reward: Reward, facts: Facts) -> list[Line]:
        """The lines of a single reward."""
        return reward.lines(facts, self)

    def swept(self, facts: Facts) -> bool:
        """Whether a slam, or that no trick was won, is paid in place of the contract."""
        return any(reward.swept(facts) for reward in self.rewards)

    @property
    def ended(self) -> Fact:
        """The fact how the deal ended."""
        return ENDED if self.abandoned else replace(ENDED, values=ENDED.values[:1])

    def how_ended(self, facts: Facts) -> str:
        """How the deal ended; asked only where it may end in more than one way."""
        return str(facts.need(self.ended)) if len(self.ended.values) > 1 else "played"

    def counts(self, reward: Reward, facts: Facts) -> bool:
        """Whether a reward counts in a hand that did not end by being abandoned."""
        return True

    def counted(self, facts: Facts) -> tuple[Reward, ...]:
        """The rewards that count in the hand: none of one that was abandoned."""
        return () if self.how_ended(facts) == "abandoned" else tuple(reward for reward in self.rewards if self.counts(reward, facts))

    def ask(self, facts: Facts) -> None:
        """Ask for what every hand must tell, whatever its rewards are."""

    def lines(self, facts: Facts, at_once: bool | None = None) -> list[Line]:
        """The lines that the facts give; `at_once` keeps to the payments that fall due in the play (True) or not."""
        if self.how_ended(facts) == "abandoned":
            return abandoned.lines(self.abandoned, facts, self.source, self.ledger)
        self.ask(facts)
        return self.closing(facts, [line for reward in self.counted(facts) if at_once is None or reward.at_once == at_once
                                    for line in reward.lines(facts, self)])

    def closing(self, facts: Facts, lines: list[Line]) -> list[Line]:
        """What is made of the lines when the hand is closed."""
        return lines

    def played(self, table: Table) -> dict[str, object]:
        """The facts of a hand that has ended, in the keys of `form`."""
        if played.ended(table).kind == "abandoned":
            return {ENDED.key: "abandoned"} | abandoned.played(self.abandoned, table)
        known = self.played_first(table)
        for reward in self.rewards:
            known |= reward.played(table, self) if self.counts_played(reward, table) else {}
        return known

    def played_first(self, table: Table) -> dict[str, object]:
        """The facts that every hand tells."""
        return {}

    def counts_played(self, reward: Reward, table: Table) -> bool:
        """Whether a reward counts in a hand that was played."""
        return True

    def recorded_as(self, points: Points) -> Points:
        """What so many points come to in the record."""
        return points

    def remark(self, points: Points) -> str:
        """What a count of so many points cannot know and the settlement does; empty where there is nothing to say."""
        return next(filter(None, (reward.remark(points) for reward in self.rewards)), "")

    def words(self, game: Rules) -> str:
        """The settlement in sentences."""
        raise NotImplementedError

    def facts(self, pack: Pack, counting: Counting, players: int, known: Mapping[str, object], form: bool = False,
              limits: Limits = UNLIMITED) -> Facts:
        """The facts as the rewards read them."""
        return Facts(pack, counting, players, known, form, self.parties(players), limits)

    def brief(self, facts: Facts) -> dict[str, object]:
        """Facts that stand in for the piles: what is in them, in points and by name."""
        found: dict[str, object] = {POINTS.key: plain(facts.points())}
        for reward in self.rewards:
            found |= reward.brief(facts, self)
        return found

    def pile_keys(self, players: int) -> tuple[str, ...]:
        """The facts of the sides' cards: the declarer's and the others'."""
        return "declarer_cards", "opponents_cards"

    def payers(self, players: int) -> int:
        """How many pay one who wins."""
        return players - 1

    def piles(self, facts: Facts) -> list[tuple[str, int, bool]]:
        """The piles that are known, as (whose, cards, with the last trick)."""
        pile = facts.pile(DECLARER)
        return [] if pile is None else [("", pile, bool(facts.counting.last_trick) and facts.last_trick() == DECLARER)]

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

    def claims(self, facts: Facts) -> Claims:
        """What the piles and the card points of the sides say, as far as they are known."""
        raise NotImplementedError

    def close(self, facts: Facts, account: tuple[Line, ...], at_once: bool) -> Settlement:
        """The settlement of a played hand: what fell due in the play is in the `account` already where it is paid `at_once`."""
        return Settlement.of(facts.players, (*account, *self.lines(facts, at_once=False if at_once else None)), self.ledger)

    def running(self, account: tuple[Line, ...], players: int) -> dict[str, tuple[Points, ...]]:
        """What is booked so far: each player's sum, by unit."""
        found: dict[str, tuple[Points, ...]] = {}
        for line in account:
            before = found.get(line.ledger, (0,) * players)
            found[line.ledger] = tuple(one + other for one, other in zip(before, line.amounts, strict=True))
        return found

    def due(self, account: Sequence[Line]) -> tuple[str, ...]:
        """What the last line of the account brings about besides itself, in words."""
        return ()

    def form(self, pack: Pack, counting: Counting, players: int) -> tuple[Fact, ...]:
        """Every fact that a settlement of this game may ask for, in the order it asks."""
        asked: dict[str, Fact] = {}
        ways = [value for value, _ in self.ended.values]
        only: dict[str, list[object]] = {}
        for ended in ways:
            facts = self.facts(pack, counting, players, {ENDED.key: ended}, form=True)
            self.lines(facts)
            asked |= {key: fact for key, fact in facts.asked.items() if key not in asked}
            for key in facts.asked:
                only.setdefault(key, []).append(ended)
        return tuple(
            replace(fact, only_if=(ENDED.key, only[key][0])) if len(only[key]) < len(ways) and fact.only_if is None else fact
            for key, fact in asked.items()
        )
