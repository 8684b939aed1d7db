"""What every settlement has in common: facts in, an account out, and the form that asks for the facts."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from trionfi.cards import Pack
from trionfi.counting import Counting, Points, plain
from trionfi.errors import TrionfiError, brief
from trionfi.hooks import made_once, overriding
from trionfi.settlement import abandoned, played
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.former import today
from trionfi.settlement.limits import UNLIMITED, Limits
from trionfi.settlement.questions import CONTRACT, DECLARER_SEAT, ENDED, Question, declared_by, promised_by
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import InAll, Settling
from trionfi.state.account import Line, Settlement
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass, field, replace
from trionfi.words import Listing, Message, Words


@dataclass(frozen=True)
class Reckoning(Settling):
    """A table of rewards, and what an `abandoned` deal pays."""

    rewards: tuple[Reward, ...]
    abandoned: Abandoned = field(default=Abandoned.NEVER, kw_only=True)

    @cached_property
    def trick_rewards(self) -> tuple[Reward, ...]:
        """Those of them that may pay when a trick is gathered."""
        return overriding(self.rewards, Reward, "trick_lines")

    @cached_property
    def _keeps(self) -> bool:
        """Whether the match may keep something of the hand."""
        return any(reward.keeps for reward in self.rewards)

    @cached_property
    def partners(self) -> bool:
        """Whether the declarer may have a partner: one who shares with him, or who pairs up with him for some of them."""
        return bool(self.shares) or any(reward.pairs for reward in self.rewards)

    @cached_property
    def _phrased(self) -> bool:
        """Whether some of them may say what came of the hand."""
        return bool(overriding(self.rewards, Reward, "phrase"))

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

    @cached_property
    def ended(self) -> Question:
        """The fact how the deal ended."""
        return ENDED if self.abandoned else replace(ENDED, values=ENDED.values[:1])

    def how_ended(self, facts: Facts) -> str:
        """How the deal ended; asked only where it may end in more than one way."""
        return str(facts.need(self.ended)) if len(self.ended.values) > 1 else "played"

    def given_up(self, facts: Facts) -> bool:
        """Whether the deal was abandoned."""
        return self.how_ended(facts) == "abandoned"

    @cached_property
    def still_due(self) -> tuple[Reward, ...]:
        """The rewards that count in a deal that was abandoned."""
        declared = self.abandoned is Abandoned.DECLARED
        return tuple(reward for reward in self.rewards if reward.if_abandoned or (declared and reward.before_play))

    def counts(self, reward: Reward, facts: Facts) -> bool:
        """Whether a reward counts in a hand that did not end by being abandoned."""
        return True

    def counted(self, facts: Facts) -> tuple[Reward, ...]:
        """The rewards that count in the hand."""
        return self.still_due if self.given_up(facts) else tuple([reward for reward in self.rewards if self.counts(reward, facts)])

    def ask(self, facts: Facts) -> None:
        """Ask for what every hand must tell, whatever its rewards are."""

    def lines(self, facts: Facts, at_once: bool | None = None) -> list[Line]:
        """The lines that the facts give; `at_once` keeps to the payments that fall due in the play (True) or not."""
        given_up = self.given_up(facts)
        if not given_up:
            self.ask(facts)
        found = [line for reward in self.counted(facts) if at_once in (None, reward.at_once) for line in reward.lines(facts, self)]
        if not given_up:
            return self.closing(facts, found)
        return [*abandoned.lines(self.abandoned, facts, self.source, self.ledger, self.zero_sum), *found]

    def kept(self, facts: Facts) -> tuple[Line, ...]:
        """What the match keeps of the hand, line by line in units of its own; nothing is paid for it in the hand."""
        if not self._keeps:
            return ()
        return tuple(line for reward in self.counted(facts) for line in reward.recorded(facts, self))

    def in_all(self, facts: Facts) -> InAll:
        """What each side has in all, where the hand goes by more than card points; nothing where it does not."""
        return next(filter(None, (reward.in_all(facts, self) for reward in self.counted(facts))), ())

    def phrase(self, facts: Facts) -> Words:
        """The hand as players say it, by the reward that knows; "" where there is no such saying."""
        if not self._phrased:
            return ""
        return next(filter(None, (reward.phrase(facts, self) for reward in self.counted(facts))), "")

    def closing(self, facts: Facts, lines: list[Line]) -> list[Line]:
        """What is made of the lines when the hand is closed."""
        return lines

    def played(self, table: Table) -> dict[str, object]:
        """The facts of a hand that has ended, in the keys of `form`."""
        if played.kind(table) == "abandoned":
            known = {ENDED.key: "abandoned"} | abandoned.played(self.abandoned, table)
            facts = self.first(table, {})
            return known | {key: value for reward in self.still_due for key, value in reward.played(table, facts, self).items()}
        known = self.played_first(table)
        facts = self.first(table, known)
        rewards = [reward for reward in self.rewards if self.counts_played(reward, table)]
        if played.kind(table) not in ("unplayed", "lost") and any(reward.counts_cards for reward in rewards):
            known |= self.played_piles(table)
        for reward in rewards:
            known |= reward.played(table, facts, self)
        return known

    def first(self, table: Table, known: Mapping[str, object]) -> Facts:
        """The facts that every hand tells, by which rewards say what they ask of it."""
        return Facts(table.pack, table.game.counting, table.players, known, self.parties(table.players))

    def played_piles(self, table: Table) -> dict[str, object]:
        """The facts what each side has at the end: its cards, and where they count the last trick and the tricks."""
        return played.party_piles(table, self.seats(table.players))

    def counts_played(self, reward: Reward, table: Table) -> bool:
        """Whether a reward counts in a hand that was played."""
        return True

    def recorded_as(self, points: Points) -> Points:
        """What so many points come to in the record."""
        return points

    def remark(self, points: Points) -> Words:
        """What a count of so many points cannot know and the settlement does; empty where there is nothing to say."""
        return next(filter(None, (reward.remark(points) for reward in self.rewards)), "")

    def words(self, game: Rules) -> Words:
        """The settlement in sentences."""
        raise NotImplementedError

    def facts(self, pack: Pack, counting: Counting, players: int, known: Mapping[str, object],
              limits: Limits = UNLIMITED) -> Facts:
        """The facts as the rewards read them."""
        return Facts(pack, counting, players, known, self.parties(players), limits)

    def brief(self, facts: Facts) -> dict[str, object]:
        """Facts that stand in for the piles: what is in them, in points and by name."""
        found = {} if self.given_up(facts) else self.brief_points(facts)
        for reward in () if self.given_up(facts) else self.rewards:
            found |= reward.brief(facts, self)
        return found

    def brief_points(self, facts: Facts) -> dict[str, object]:
        """The card points that stand in for the piles, where anything hangs on them; the last are left out where they follow from the
        others."""
        if not any(reward.counts_cards for reward in self.rewards):
            return {}
        made = self.all_points(facts)
        return {facts.party_points(party).key: plain(points) for party, points in enumerate(made[:-1] if self.total else made)}

    def guessed(self, reward: Reward, pack: Pack, counting: Counting, players: int) -> dict[str, object]:
        """Some answer to each question that must be answered, of a hand that was played, for one who tries what a reward pays."""
        known: dict[str, object] = {ENDED.key: "played", DECLARER_SEAT.key: 0}
        if self.contracts:
            known[CONTRACT.key] = self.contracts[0].bid
        facts = self.facts(pack, counting, players, known)
        asked = (*self.asks_first(facts), *reward.asks(facts, self))
        return {one.key: one.values[0][0] if one.values else 0 for one in asked
                if one.default is None and not one.optional and one.unit not in ("cards", "card points")} | known

    def pile_keys(self, players: int) -> tuple[str, ...]:
        """The facts of the sides' cards."""
        return tuple(f"cards_{party}" for party in range(len(self.seats(players))))

    def payers(self, players: int) -> int:
        """How many pay one who wins."""
        return players - 1

    def piles(self, facts: Facts) -> list[tuple[str, int, bool]]:
        """The piles that are known, as (whose, cards, with the last trick)."""
        last = bool(facts.counting.last_trick)
        return [(side.name, side.pile, last and str(facts.need(facts.last_trick_fact)) == side.key)
                for side in self.piles_by_side(facts) if side.pile is not None]

    def settle(self, pack: Pack, counting: Counting, players: int, known: Mapping[str, object], limits: Limits = UNLIMITED) -> Settlement:
        """The settlement of a hand from its facts (keys as `form` lists them); `limits` are what the course of the game leaves possible.

        Raises MissingFact for a fact that is needed and not there, TrionfiError for facts that make no sense, alone or together.
        """
        known = today(known)
        facts = self.facts(pack, counting, players, known, limits=limits)
        asked = {fact.key: fact for fact in self.form(pack, counting, players)}
        for key in known:
            if key not in asked:
                raise TrionfiError(Message("no fact of this game is called '{given}': there are {asked}", given=brief(key),
                        asked=Listing(tuple(asked), ",")))
        for fact in asked.values():
            facts.agrees(fact, asked)
        lines = tuple(self.lines(facts))
        self._beside_the_cards(facts, asked)
        claims = self.claims(facts)
        for question in asked.values():
            if question.says and facts.given(question):
                claims.told(question, facts.need(question), True, self.claimant)
        self._declared(claims, facts, asked)
        for reward in self.counted(facts):
            for question in reward.asks(facts, self):
                if question.says and facts.given(question):
                    claims.told(question, facts.need(question), False, self.claimant)
            reward.claim(claims, facts, self)
        claims.check()
        return Settlement.of(players, lines, self.ledger, self.kept(facts), self.phrase(facts))

    @staticmethod
    def _declared(claims: Claims, facts: Facts, asked: Mapping[str, Question]) -> None:
        """Enter what the players' declarations say of their hands."""
        for seat in range(facts.players):
            for declared in (declared_by(seat), promised_by(seat)):
                fact = asked.get(declared.key)
                table = None if fact is None else facts.declarations_of(fact)
                if fact is not None and table is not None and facts.given(fact):
                    claims.declares(seat, table, facts.declared(fact))

    def _beside_the_cards(self, facts: Facts, asked: Mapping[str, Question]) -> None:
        """Raise TrionfiError where what was given beside the cards of a side is not what these cards come to."""
        if self.given_up(facts) or not any(key in facts.known for key in self.pile_keys(facts.players)):
            return
        for key, value in self.brief(facts).items():
            fact = asked.get(key)
            if fact is not None and facts.given(fact):
                facts.comes_to(fact, value)

    def claims(self, facts: Facts) -> Claims:
        """What the piles and the card points of the sides say, as far as they are known, and who won the last trick."""
        claims = Claims(facts, self.whole)
        if self.given_up(facts) or not self.counted(facts):
            return claims
        for party in range(len(facts.parties)):
            pile, fact, tricks = facts.pile_of(party, self.whole), facts.party_points(party), facts.party_tricks(party)
            if pile is not None:
                claims.has(party, pile)
                claims.holds(party, pile)
            if facts.given(fact):
                claims.points(party, facts.amount(fact), fact.key)
            if facts.given(tricks) and facts.limits.tricks:
                most = facts.counting.units(facts.limits.tricks, 1)
                claims.at_most(tricks.key, facts.whole(tricks), most, Message("{adding} in a hand", adding=facts.counting.adding[1]))
        told = [facts.party_tricks(party) for party in range(len(facts.parties))]
        if self.whole and facts.limits.tricks and all(map(facts.given, told)):
            claims.in_all([facts.whole(fact) for fact in told], facts.counting.units(facts.limits.tricks, 1), facts.counting.adding[1])
        if facts.given(facts.last_trick_fact):
            claims.last_trick(facts.whole(facts.last_trick_fact))
        facts.in_all(self.whole, self.total, self.zero_sum)
        return claims

    def close(self, facts: Facts, account: tuple[Line, ...], at_once: bool) -> Settlement:
        """The settlement of a played hand: what fell due in the play is in the `account` already where it is paid `at_once`."""
        lines = (*account, *self.lines(facts, at_once=False if at_once else None))
        return Settlement.of(facts.players, lines, self.ledger, self.kept(facts), self.phrase(facts))

    def running(self, account: tuple[Line, ...], players: int) -> dict[str, tuple[Points, ...]]:
        """What is booked so far: each player's sum, by unit."""
        found: dict[str, tuple[Points, ...]] = {}
        for line in account:
            before = found.get(line.ledger, (0,) * players)
            found[line.ledger] = tuple(one + other for one, other in zip(before, line.amounts, strict=True))
        return found

    def marked(self, account: tuple[Line, ...], players: int) -> tuple[dict[str, Points], ...]:
        """What each party has marked so far: its amount in each unit."""
        found = self.running(account, players)
        return tuple({ledger: amounts[min(seats)] for ledger, amounts in found.items()} for seats in self.seats(players))

    def due(self, account: Sequence[Line]) -> tuple[str, ...]:
        """What the last line of the account brings about besides itself, in words."""
        return ()

    @made_once
    def form(self, pack: Pack, counting: Counting, players: int) -> tuple[Question, ...]:
        """Every fact that a settlement of this game may ask for, in the order it asks."""
        return self.asked(pack, counting, players, {})

    def asked(self, pack: Pack, counting: Counting, players: int, known: Mapping[str, object]) -> tuple[Question, ...]:
        """Every fact that a settlement of this game may ask for where some are known, in the order it asks."""
        asked: dict[str, Question] = {}
        ways = [value for value, _ in self.ended.values]
        only: dict[str, list[object]] = {}
        for ended in ways:
            for question in self.questions(self.facts(pack, counting, players, {ENDED.key: ended, **known})):
                asked.setdefault(question.key, question)
                if ended not in only.setdefault(question.key, []):
                    only[question.key].append(ended)
        return tuple(self._bounded(question, ways, only[key]) for key, question in asked.items())

    def questions(self, facts: Facts) -> Iterator[Question]:
        """What is asked of a hand that ended in the way that the facts tell."""
        if len(self.ended.values) > 1:
            yield self.ended
        given_up = self.given_up(facts)
        if not given_up:
            yield from self.asks_first(facts)
        for reward in self.counted(facts):
            yield from reward.asks(facts, self)
        yield from abandoned.asks(self.abandoned) if given_up else self.asks_last(facts)

    def asks_first(self, facts: Facts) -> Iterable[Question]:
        """What every hand must tell, whatever its rewards are."""
        return ()

    def asks_last(self, facts: Facts) -> Iterable[Question]:
        """What is asked when all rewards have been."""
        return ()

    @staticmethod
    def _bounded(fact: Question, ways: list[str | int], asked: list[object]) -> Question:
        """The fact with the ways to end a deal in which it is asked."""
        missing = [way for way in ways if way not in asked]
        if not missing or fact.only_if is not None:
            return fact
        if len(asked) > 1 and fact.unless is None:
            return replace(fact, unless=(ENDED.key, missing[0]))
        return replace(fact, only_if=(ENDED.key, asked[0]))


