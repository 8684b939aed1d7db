"""How hands make a match: what runs on, when it ends, what it pays in the end."""

from fractions import Fraction
from math import ceil

from trionfi.cards.chance import Chance
from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.matches.ended import Ended
from trionfi.settlement.questions import who
from trionfi.state.account import Line, Settlement, from_each
from trionfi.state.notes import SURE
from trionfi.state.played import PlayedHand
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.vocabulary import Checked
from trionfi.words import Message, Seat, Term, Text, Words
from trionfi.words.phrases import players as players_words


@dataclass(frozen=True, kw_only=True)
class MatchRule(Checked):
    """Hands without an end: the scores run on, and the players stop when they like. `text` says what else is to be known.

    Other rules override `before` (the standing when the dealer is about to deal), `after` (when a hand is over), `over`
    (whether the match has ended) and `settle` (what the match itself pays, in a unit of its own).
    """

    text: Words = ""
    source: str = ""

    @property
    def by_hand(self) -> bool:
        """Whether a hand by itself can be settled."""
        return True

    @property
    def ends(self) -> bool:
        """Whether it comes to an end by itself, and is not played for as long as the players like."""
        return type(self).over is not MatchRule.over

    @property
    def unshuffled(self) -> bool:
        """Whether the pack is only cut between hands."""
        return False

    def before(self, standing: Standing, dealer: int) -> Standing:
        """The standing as the hand to be dealt finds it."""
        return standing

    def seated(self, standing: Standing) -> tuple[int, ...]:
        """The player who sits at each seat in the next hand."""
        return tuple(range(len(standing.totals)))

    def stays(self, table: Table) -> bool:
        """Whether the same player deals again when a hand has been played out."""
        return False

    def next_deal(self, usual: Words) -> Words:
        """Who deals next, given what the game says of it."""
        return usual

    def told(self, hand: PlayedHand) -> str:
        """What the hand brought about in the match beside its scores, in a sentence with the players by number."""
        return ""

    @property
    def undertaken(self) -> str:
        """The word after which the pool of the match hangs on the last trick, "" where there is none."""
        return ""

    def pot_laid(self) -> Words:
        """What is laid for a new pot, in a few words."""
        return "no"

    def pot_added(self) -> Words:
        """What later dealers add to a pot."""
        return "nothing"

    def pot_lost(self) -> Words:
        """What a declarer who loses does with a pot."""
        return "there are no pots"

    @property
    def goal(self) -> Points:
        """The total that wins; 0 where none does."""
        return 0

    def some(self, chance: Chance, players: int) -> Standing:
        """A standing that a hand may find, for trying the rules in the midst of a match."""
        return Standing.new(players)

    def after(self, standing: Standing, hand: PlayedHand) -> Standing:
        """The standing after a hand."""
        ending, scores = hand.ending, hand.settlement.scores
        totals = tuple(total + score for total, score in zip(standing.totals, scores, strict=True))
        counted = ending is not None and ending.kind != "abandoned"
        return replace(standing, totals=totals, played=standing.played + counted, dealt=standing.dealt + 1)

    @property
    def leaves_at(self) -> Points | None:
        """The total with which, or with less, a player leaves the match; None where nobody leaves."""
        return None

    def left(self, standing: Standing) -> tuple[int, ...]:
        """The players who have left the match: they sit at the table without cards."""
        return ()

    def deals(self, standing: Standing, player: int) -> int:
        """Who deals when the deal has come to a player: he, or where he has left the match the next who has not."""
        left, table = self.left(standing), len(standing.totals)
        return next((one for step in range(table) if (one := (player + step) % table) not in left), player)

    def over(self, standing: Standing) -> bool:
        """Whether the match has ended."""
        return False

    def settle(self, standing: Standing) -> Settlement | None:
        """What the match pays when it is over; None where it pays nothing of its own."""
        return None

    @property
    def settled(self) -> str:
        """What ends with the payment or the victory that is asked for, such as "rubber"; "" where a match has neither."""
        return ""

    def read(self, ended: Ended) -> Standing:
        """The standing at the end, as a person tells it. Raises TrionfiError for one that cannot be."""
        return Standing.new(ended.players)

    def typed(self, ended: Ended) -> Settlement:
        """What the match pays by what a person tells of its end. Raises TrionfiError for one that cannot be, or is no end."""
        standing = self.read(ended)
        if not self.over(standing):
            raise TrionfiError(Message("the {settled} is not over: {goeson}", settled=self.settled, goeson=self.goes_on(standing)))
        return self.settle(standing) or Settlement.of(ended.players, self.unpaid(standing, ended.ledger), ended.ledger)

    def goes_on(self, standing: Standing) -> str:
        """Why the match is not over, in words."""
        return "there are hands to come"

    def unpaid(self, standing: Standing, ledger: str) -> tuple[Line, ...]:
        """What is told of a match that is over and pays nothing."""
        return ()

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return self.text


@dataclass(frozen=True, kw_only=True)
class Hands(MatchRule):
    """So many hands that were played out; the totals then decide."""

    number: int

    def over(self, standing: Standing) -> bool:
        """Whether they have been played."""
        return standing.played >= self.number

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Text(self.length(), self.text)

    def length(self) -> Words:
        """How many hands it has, and who wins."""
        return Message("A match is {n} hands that are played out. The highest total wins.", n=self.number)


@dataclass(frozen=True, kw_only=True)
class Staked(Hands):
    """After so many hands `stake` is paid for the totals, in a unit of its own. Heirs say who pays whom."""

    settled = "rubber"
    stake: int = 1
    ledger: str = "stakes"

    @property
    def together(self) -> int | None:
        """What the totals of all sides come to, None where that varies or the hands say it."""
        return None

    def read(self, ended: Ended) -> Standing:
        """The totals after the last hand."""
        return replace(Standing.new(ended.players), totals=ended.totals(self.together), played=self.number, dealt=self.number)

    def last_hand(self, totals: tuple[Points, ...]) -> Standing:
        """The standing before the last hand, with these totals."""
        return replace(Standing.new(len(totals)), totals=totals, played=self.number - 1, dealt=self.number - 1)

    def some(self, chance: Chance, players: int) -> Standing:
        """The last hand, with totals that are near nothing."""
        return self.last_hand((0,) * players)

    def lines(self, totals: tuple[Points, ...]) -> tuple[Line, ...]:
        """What is paid for these totals; nothing where nobody pays."""
        raise NotImplementedError

    def settle(self, standing: Standing) -> Settlement | None:
        """What is paid when the hands have been played; None before that."""
        if not self.over(standing):
            return None
        return Settlement.of(len(standing.totals), self.lines(standing.totals), self.ledger)


@dataclass(frozen=True, kw_only=True)
class Race(MatchRule):
    """The first total of `to` wins; when several pass it in one hand the highest, and after a tie at the top play goes on.

    `winners` is how many players share a total: 2 where partners score together.
    """

    settled = "match"
    to: Points
    winners: int = 1

    def read(self, ended: Ended) -> Standing:
        """The totals at the end."""
        return replace(Standing.new(ended.players), totals=ended.totals())

    def goes_on(self, standing: Standing) -> str:
        """Nobody has the goal, or several have the same."""
        best = max(standing.totals)
        if best < self.goal:
            return Message("nobody has {goal}", goal=self.goal)
        return Message("{players} have {best} each",
                       players=players_words([seat for seat, total in enumerate(standing.totals) if total == best]), best=best)

    def won(self, standing: Standing) -> list[int]:
        """Who has won a race that is over."""
        best = max(standing.totals)
        return [seat for seat, total in enumerate(standing.totals) if total == best]

    def unpaid(self, standing: Standing, ledger: str) -> tuple[Line, ...]:
        """Who has won."""
        won, totals = self.won(standing), standing.totals
        because = Message("{Players}, with {totals}; nothing is paid for it beside what the hands have brought",
                          players=players_words(won), totals=totals[won[0]])
        return (Line("Won", (0,) * len(totals), because, self.source, ledger),)

    @property
    def goal(self) -> Points:
        """The total."""
        return self.to

    def some(self, chance: Chance, players: int) -> Standing:
        """Totals below the goal, every other one not far from it."""
        parties = players // self.winners
        high = int(self.goal)
        totals = [chance.below(high) if chance.below(2) else max(0, high - 1 - chance.below(high // 5 + 1)) for _ in range(parties)]
        return replace(Standing.new(players), totals=tuple(totals[seat % parties] for seat in range(players)))

    def over(self, standing: Standing) -> bool:
        """Whether one side has it, and no other as much."""
        best = max(standing.totals)
        return best >= self.goal and standing.totals.count(best) == self.winners

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Text(Message("The first to reach {goal} wins; if several pass it in one hand, the highest does. After a tie another hand "
                            "is played (ours).", goal=self.goal), self.text)


@dataclass(frozen=True, kw_only=True)
class RaceInParts(Race):
    """A race with hands entered by their points divided by `parts`: the totals and the goal are in such parts."""

    parts: int

    @property
    def goal(self) -> Points:
        """The total, in whole parts."""
        return ceil(Fraction(self.to) / self.parts)


@dataclass(frozen=True, kw_only=True)
class Rubber(Hands):
    """So many hands scored against par. The player who in the last of them first is sure of a total above nothing wins
    (see `trionfi.phases.play.going_out`), and if nobody has said so, who first was. Each other player pays him `each`; but if
    another too has a total above nothing, that player pays nothing and the last pays `alone`. `fine` goes to each other
    player for every fault. A player whose total is `marcio` or less pays double."""

    settled = "rubber"
    each: int
    alone: int
    fine: int = 0
    marcio: Points | None = None
    ledger: str = "game points"

    def some(self, chance: Chance, players: int) -> Standing:
        """The last hand, with totals that are near nothing and sum to it."""
        totals = [chance.below(41) - 20 for _ in range(players - 1)]
        return replace(Standing.new(players), totals=(*totals, -sum(totals)), played=self.number - 1, dealt=self.number - 1)

    def after(self, standing: Standing, hand: PlayedHand) -> Standing:
        """The totals run on; in the last hand the winner gets a mark, and faults are kept."""
        made = super().after(standing, hand)
        table = hand.table
        faults = list(standing.faults or (0,) * hand.players)
        for seat in [claim.seat for claim in table.claims if not claim.right] + [seat for seat, _ in table.faults]:
            faults[seat] += 1
        marks = made.marks
        if made.played == self.number and made.played > standing.played:
            out = next((claim.seat for claim in table.claims if claim.right), SURE.of(table))
            best = max(range(hand.players), key=lambda seat: made.totals[seat])
            winner = out if out is not None and made.totals[out] > 0 else best if made.totals[best] > 0 else None
            marks = tuple(int(seat == winner) for seat in range(hand.players))
        return replace(made, marks=marks, faults=tuple(faults))

    def read(self, ended: Ended) -> Standing:
        """The totals after the last hand, who was out first where several end above nothing, and the faults."""
        totals, asks = ended.totals(), who("out", "who was the first to be sure of a total above nothing", ended.players)
        above, out = [seat for seat, total in enumerate(totals) if total > 0], ended.facts.player(asks)
        if out is not None:
            ended.refuse(out not in above, Message("the fact {fact} cannot be {who}: his total is not above nothing",
                                                   fact=ended.facts.called(asks), who=Seat(out)))
        if out is None and len(above) > 1 and not ended.form:
            raise ended.facts.missing(asks)
        winner = out if out is not None else above[0] if above else None
        faults = ended.by_player("faults", "faults of {whom}", default=0) if self.fine else ()
        marks = tuple(int(seat == winner) for seat in range(ended.players))
        return replace(Standing.new(ended.players), totals=totals, marks=marks, faults=faults, played=self.number, dealt=self.number)

    def settle(self, standing: Standing) -> Settlement:
        """What the others pay the winner, and the fines."""
        totals, players = standing.totals, len(standing.totals)
        lines = []
        if any(standing.marks):
            winner = standing.marks.index(1)
            spared = [seat for seat in range(players) if seat != winner and totals[seat] > 0]
            for seat in range(players):
                if seat == winner or seat in spared:
                    continue
                double = self.marcio is not None and totals[seat] <= self.marcio
                due = (self.alone if spared else self.each) * (2 if double else 1)
                amounts: tuple[Points, ...] = tuple(due * ((other == winner) - (other == seat)) for other in range(players))
                why = Message("{Who} was out first; {other} ends at {n}", {
                    "who you": "{Who} were out first; {other} ends at {n}", "other you": "{Who} was out first; {other} end at {n}"},
                    who=Seat(winner), other=Seat(seat), n=totals[seat])
                if spared:
                    why = Message("{why}, {who} above nothing", why=why, who=Seat(spared[0]))
                lines.append(Line("Partita, marcio" if double else "Partita", amounts, why, self.source, self.ledger))
        for seat, times in enumerate(standing.faults):
            if times:
                amounts = from_each(seat, -self.fine * times, players)
                lines.append(Line("Fine", amounts, Message("{Who}: {times}", who=Seat(seat), times=times), self.source, self.ledger))
        return Settlement.of(players, tuple(lines), self.ledger)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        text = Message("A rubber is {number} hands that are played out. The player who in the last hand is the first to say "
                "rightly that he is sure of a total above nothing wins, or if nobody says it the first who was sure; if all totals are "
                "nothing, nobody wins. At the end each other player pays him {each} {ledger}; but a second player with a total above "
                "nothing pays and gets nothing, and the third then pays {alone}.", number=self.number, each=self.each,
                ledger=Term(self.ledger, "unit"), alone=self.alone)
        marcio = "" if self.marcio is None else Message("A player whose total is {n} or less pays double.", n=self.marcio)
        fine = Message("Every fault that is fined costs {n} to each other player.", n=self.fine)
        return Text(text, marcio, fine if self.fine else "", self.text)
