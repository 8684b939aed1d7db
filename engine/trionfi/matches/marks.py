"""Matches in which marks against the players decide (Mattazza)."""

from collections.abc import Sequence

from trionfi.cards.chance import Chance
from trionfi.counting import Points
from trionfi.matches.ended import Ended
from trionfi.matches.rules import MatchRule
from trionfi.state.account import Line, Settlement
from trionfi.state.played import PlayedHand
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Seat, Term, Text, Words


@dataclass(frozen=True)
class Limit:
    """The end for certain numbers of `players`: `several` of them have `marks` each, or one has `alone`. Each of the
    several pays every other player `pays`, the one alone `pays_alone`."""

    players: tuple[int, ...]
    several: int
    marks: int
    alone: int
    pays: int
    pays_alone: int

    @property
    def key(self) -> str:
        """How an option names it: its numbers of players."""
        return "-or-".join(map(str, self.players))

    def reached(self, marks: tuple[Points, ...]) -> bool:
        """Whether the match is over."""
        return max(marks) >= self.alone or sum(mark >= self.marks for mark in marks) >= self.several

    def words(self) -> Words:
        """The limit in a sentence."""
        number = Term({2: "two", 3: "three"}.get(self.several, str(self.several)), "number")
        return Message("With {key} players it ends when {number} have {marks} marks or more each, who then pay {pays} to each of the "
                "others, or one has {alone}, who pays {paysalone} to each by himself.", key=Listing(tuple(self.players), "or"),
                number=number, marks=self.marks, pays=self.pays, alone=self.alone, paysalone=self.pays_alone)


@dataclass(frozen=True, kw_only=True)
class Marks(MatchRule):
    """What is lost in a hand is marks; the `limits` by number of players say when the match ends and what is then paid. If one
    hand brings about both ends, the player who has reached the limit alone pays."""

    settled = "match"
    limits: tuple[Limit, ...] = ()
    ledger: str = "game points"

    def limit(self, players: int) -> Limit | None:
        """The limit for so many players; None where there is none."""
        return next((limit for limit in self.limits if players in limit.players), None)

    def after(self, standing: Standing, hand: PlayedHand) -> Standing:
        """The standing after a hand: the losers have their marks, one or, where a loss is doubled, more."""
        scores = hand.settlement.scores
        marks = tuple(mark - int(min(score, 0)) for mark, score in zip(standing.marks, scores, strict=True))
        return replace(super().after(standing, hand), marks=marks)

    def read(self, ended: Ended) -> Standing:
        """The marks of each player."""
        marks = ended.by_player("marks", "marks of {whom}")
        return replace(Standing.new(ended.players), totals=tuple(-mark for mark in marks), marks=marks)

    def goes_on(self, standing: Standing) -> str:
        """The limit is not reached."""
        limit = self.limit(len(standing.marks))
        return "nobody has so many marks" if limit is None else (
            Message("neither have {several} players {marks} marks each, nor one {alone}", several=limit.several, marks=limit.marks,
                    alone=limit.alone))

    def over(self, standing: Standing) -> bool:
        """Whether a limit is reached."""
        limit = self.limit(len(standing.marks))
        return limit is not None and limit.reached(standing.marks)

    def settle(self, standing: Standing) -> Settlement | None:
        """What the marked players pay the others."""
        marks, limit = standing.marks, self.limit(len(standing.marks))
        if limit is None or not limit.reached(marks):
            return None
        alone = [seat for seat, mark in enumerate(marks) if mark >= limit.alone]
        payers = alone or [seat for seat, mark in enumerate(marks) if mark >= limit.marks]
        value = limit.pays_alone if alone else limit.pays
        return self._paid(marks, payers, value)

    def _paid(self, marks: tuple[Points, ...], payers: Sequence[int], value: int) -> Settlement:
        """Each of the payers pays so much to each of the others."""
        takers = [seat for seat in range(len(marks)) if seat not in payers]
        lines = tuple(
            Line("Marks", tuple(-value * len(takers) if seat == payer else value if seat in takers else 0 for seat in range(len(marks))),
                 Message("{Who} has {marks} marks",
                         {"who you": "{Who} have {marks} marks"}, who=Seat(payer), marks=marks[payer]), self.source, self.ledger)
            for payer in payers
        )
        return Settlement.of(len(marks), lines, self.ledger)

    def some(self, chance: Chance, players: int) -> Standing:
        """Marks below the limits."""
        limit = self.limit(players)
        marks = tuple(chance.below(limit.marks if limit else 6) for _ in range(players))
        return replace(Standing.new(players), totals=tuple(-mark for mark in marks), marks=marks)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Text("Each hand lost is a mark.", *(limit.words() for limit in self.limits), self.text)


@dataclass(frozen=True, kw_only=True)
class LastOnes(Marks):
    """Who has `most` marks leaves the match, and the others play on among themselves. When no more than `last` are left, each who has gone
    pays every one of them `pays`; if one hand leaves nobody, nobody is paid."""

    most: int
    last: int
    pays: int

    def goes_on(self, standing: Standing) -> str:
        """Too many are left."""
        return Message("more than {last} have fewer than {most} marks", last=self.last, most=self.most)

    @property
    def leaves_at(self) -> Points:
        """So many marks, which are points against him."""
        return -self.most

    def left(self, standing: Standing) -> tuple[int, ...]:
        """Those with as many marks."""
        return tuple(player for player, mark in enumerate(standing.marks) if mark >= self.most)

    def over(self, standing: Standing) -> bool:
        """Whether so few are left."""
        return len(standing.totals) - len(self.left(standing)) <= self.last

    def settle(self, standing: Standing) -> Settlement | None:
        """What those who have gone pay those who are left."""
        return self._paid(standing.marks, self.left(standing), self.pays) if self.over(standing) else None

    def told(self, hand: PlayedHand) -> str:
        """Who leaves."""
        left = self.left(self.after(hand.table.standing, hand))
        if not left:
            return ""
        return Message("Players {numbers} leave the match.", {"numbers =1": "Player {numbers} leaves the match."},
                       numbers=Listing(tuple(left)))

    def some(self, chance: Chance, players: int) -> Standing:
        """Marks below the limit, and some players who have left."""
        gone = chance.sample(range(players), chance.below(players - self.last))
        marks = tuple(self.most if player in gone else chance.below(self.most) for player in range(players))
        return replace(Standing.new(players), totals=tuple(-mark for mark in marks), marks=marks)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Text(Message(
            "Each hand lost is a mark. Who has {most} marks leaves the match, and the others play on. When only {last} are left, each who "
            "has gone pays {pays} to each of them.", most=self.most, last=self.last, pays=self.pays), self.text)
