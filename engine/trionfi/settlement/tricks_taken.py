"""Payments for winning every trick, or none, with announcements; and for a hand thrown in."""

from trionfi.counting import Points, prose
from trionfi.errors import TrionfiError
from trionfi.settlement.claims import Claims
from trionfi.settlement.facts import Facts
from trionfi.settlement.played import PlayEvent, ended, kind, played_events, seat_of, sweeper
from trionfi.settlement.questions import EVERY_TRICK, NOBODY, Fact, made_once, which_party, who
from trionfi.settlement.reward import Reward
from trionfi.settlement.settling import Settling
from trionfi.state.account import Line, between, from_each, one_to_one
from trionfi.state.notes import UNDERTAKEN
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Words


def every_trick(payments: Settling, players: int) -> Fact:
    """The fact which party has won every trick."""
    return which_party("every_trick", "who has won every trick", payments.parties(players), NOBODY, EVERY_TRICK)


@dataclass(frozen=True)
class Vola(Reward):
    """A party that wins every trick is paid so much by each player of the others."""

    value: int = 0

    said = "each of the others pays {value} to a side that wins every trick"

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        party = facts.player(every_trick(payments, facts.players))
        if party is None:
            return []
        return [self.line(payments, between(payments.seats(facts.players)[party], self.value, facts.players), "every trick won")]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        return every_trick(payments, table.players).told(sweeper(table, payments.seats(table.players)))


@dataclass(frozen=True)
class AllOrNone(Reward):
    """Winning `every trick`, or `no trick` while every other player wins one (`aim`): each other player pays `amount`.

    `announced` are (before which trick, amount, amount when it fails) under the `word`: paid instead of `amount` when it
    is made, and paid to each other when it fails. What was announced before trick `late[0]` and fails from there on costs
    `late[1]`, where that is less.
    """

    aim: PlayEvent = PlayEvent.EVERY
    word: str = ""
    pays: Points = 0
    announced: tuple[tuple[int, Points, Points], ...] = ()
    late: tuple[int, Points] = (0, 0)

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        maker = seat_of(facts, self.aim)
        found: list[Line] = []
        for seat in range(facts.players):
            before = self._announced(facts, seat)
            if before:
                found += self._promised(facts, payments, seat, before, seat == maker)
            elif seat == maker:
                found.append(self._line(facts, payments, seat, self.pays, self._deed(seat)))
        return found

    def _promised(self, facts: Facts, payments: Settling, seat: int, before: int, made: bool) -> list[Line]:
        value, cost = next((value, cost) for number, value, cost in self.announced if number == before)
        text = f"player {seat} announced it before trick {before}"
        if made:
            return [self._line(facts, payments, seat, value, f"{text} and made it")]
        if self.aim is PlayEvent.NONE:
            taken = facts.whole(self._taken(seat))
            if not taken and not facts.form:
                return []
            if before < self.late[0] <= taken:
                cost = min(cost, self.late[1])
            return [self._line(facts, payments, seat, -cost, f"{text} and took trick {taken}")]
        return [self._line(facts, payments, seat, -cost, f"{text} and failed")]

    def _deed(self, seat: int) -> str:
        return f"player {seat} won {self.aim if self.aim is PlayEvent.EVERY else 'no trick, and each of the others won one'}"

    def _line(self, facts: Facts, payments: Settling, seat: int, value: Points, because: str) -> Line:
        return self.line(payments, from_each(seat, value, facts.players), because)

    def _announced(self, facts: Facts, seat: int) -> int:
        if not self.announced:
            return 0
        value = facts.whole(self._said(seat))
        if facts.form and self.aim is PlayEvent.NONE:
            facts.need(self._taken(seat))
        return value

    @made_once
    def _said(self, seat: int) -> Fact:
        values = ((0, "not announced"), *((number, f"before trick {number}") for number, _, _ in self.announced))
        return Fact(f"{self.key}_{seat}", f"did player {seat} announce {self.word}", "choice", values, 0)

    @made_once
    def _taken(self, seat: int) -> Fact:
        return Fact(f"{self.key}_taken_{seat}", f"the number of the first trick that player {seat} took (0 for none)", "number", default=0,
                    unless=(f"{self.key}_{seat}", 0))

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        known = played_events(table, (self.aim,))
        if not self.announced:
            return known
        said = {seat: before for word, seat, before in UNDERTAKEN.of(table) if word == self.word}
        for seat in range(table.players):
            known[f"{self.key}_{seat}"] = said.get(seat, 0)
            if self.aim is PlayEvent.NONE:
                known[f"{self.key}_taken_{seat}"] = next(
                    (number for number, trick in enumerate(table.tricks, 1) if trick.winner == seat), 0) if seat in said else 0
        return known

    def claim(self, claims: Claims, facts: Facts, payments: Settling) -> None:
        for seat in range(facts.players) if self.announced else ():
            self._claim_of(claims, facts, payments, seat)

    def _claim_of(self, claims: Claims, facts: Facts, payments: Settling, seat: int) -> None:
        """What one player has announced, and when he broke his word."""
        before, every = self._announced(facts, seat), self.aim is PlayEvent.EVERY
        taken = 0 if every else facts.whole(self._taken(seat))
        if facts.limits.tricks:
            claims.at_most(self._taken(seat).key, taken, facts.limits.tricks, "tricks in a hand")
        if not before:
            return
        if 0 < taken < before:
            raise TrionfiError(f"{facts.called(self._taken(seat))} cannot be {taken}: {facts.called(self._said(seat))} is {before}")
        claims.undertakes(seat, every, self._said(seat).key, before, taken)
        if every and before > 1:
            claims.wins_trick(payments.claimant(facts, seat))

    @property
    def promised_nothing(self) -> str:
        return self.word if self.aim is PlayEvent.NONE else ""

    def figures(self) -> tuple[tuple[str, ...], ...]:
        rows = (("not announced", prose(self.pays), "0"), *(
            (f"before trick {number}", prose(value), prose(cost)) for number, value, cost in self.announced))
        return (("Announced", "Made, from each", "Failed, to each"), *rows) if self.announced else ()

    def words(self) -> Words:
        deed = "wins every trick" if self.aim is PlayEvent.EVERY else "wins no trick, while each of the others wins at least one,"
        text = f"who {deed} receives {prose(self.pays)} from every other player"
        if self.announced:
            text += "; announced " + ", ".join(f"before trick {number} {prose(value)} instead" for number, value, _ in self.announced)
            failed = [cost for _, value, cost in self.announced if cost != value]
            text += f", and {' or '.join(prose(cost) for cost in failed) or 'as much'} is paid to each when it fails"
        if self.late[0]:
            text += f" (an earlier announcement that fails at trick {self.late[0]} or later costs {prose(self.late[1])})"
        return text


@dataclass(frozen=True)
class Conceded(Reward):
    """A hand thrown in: before trick `turn` is over the thrower pays every other player the card points that this player has
    in his tricks, the discard among them, and (`less`) without the points of the thrower's own discard; from then on those
    in his hand."""

    turn: int = 13
    less: bool = True

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        thrower = seat_of(facts, PlayEvent.THROWN)
        if facts.form:
            for seat in range(facts.players):
                facts.need(self._due(seat))
            if self.less:
                facts.need(self._off())
        if thrower is None:
            return []
        off = facts.amount(self._off()) if self.less else 0
        found = []
        for seat in range(facts.players):
            due = 0 if seat == thrower else max(0, facts.amount(self._due(seat)) - off)
            if due:
                found.append(self.line(payments, one_to_one(seat, thrower, due, facts.players),
                                       f"player {thrower} pays player {seat} {prose(due)} card points"))
        return found

    def _due(self, seat: int) -> Fact:
        return Fact(f"conceded_{seat}", f"the card points for which player {seat} is paid when another throws in, the discard among them "
                    "if he dealt", "card points", default=0, unless=("thrown_in_by", NOBODY))

    def _off(self) -> Fact:
        words = f"card points in the thrower's own discard, if he dealt and took no trick later than the {self.turn - 1}th"
        return Fact("conceded_less", words, "card points", default=0, unless=("thrown_in_by", NOBODY))

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        known = played_events(table, (PlayEvent.THROWN,))
        if kind(table) != PlayEvent.THROWN:
            return known
        thrower, early = ended(table).paid_by[0], len(table.tricks) < self.turn
        count, pack = table.game.counting.points, table.pack
        for seat in range(table.players):
            scat = table.piles.get(f"discard {seat}", 0)
            if seat != thrower:
                known[f"conceded_{seat}"] = count(pack, (table.won if early else table.hands)[seat] | scat)
            elif early and self.less:
                known["conceded_less"] = count(pack, scat)
        return known

    @property
    def thrown_in_before(self) -> int:
        return self.turn

    def words(self) -> Words:
        return (f"who throws his hand in before the {self.turn}th trick pays every other player the card points that he has in his tricks, "
                f"the dealer's discard among them{', less the points of his own discard if he dealt' if self.less else ''}; later, the "
                "points left in that player's hand, with the discard of a dealer")


@dataclass(frozen=True)
class FoolFines(Reward):
    """What the holder of the Fool pays every other player when he must lead it to the last trick (`led`), and when he loses it
    because he has won no trick (`lost`)."""

    led: Points = 0
    lost: Points = 0

    def lines(self, facts: Facts, payments: Settling) -> list[Line]:
        made = [(facts.player(who(f"fool_{event}_by", f"who {words}", facts.players)), value, words)
                for event, value, words in self._events()]
        return [self.line(payments, from_each(seat, -value, facts.players), f"player {seat} {words}")
                for seat, value, words in made if seat is not None]

    def _events(self) -> list[tuple[str, Points, str]]:
        events = [("led", self.led, "had to lead the Fool to the last trick"), ("lost", self.lost, "lost the Fool, having won no trick")]
        return [event for event in events if event[1]]

    def played(self, table: Table, payments: Settling) -> dict[str, object]:
        fool = table.pack.fool_mask
        plays = [(seat, place, number) for number, trick in enumerate(table.tricks, 1)
                 for place, (seat, card) in enumerate(trick.plays) if fool >> card & 1]
        known: dict[str, object] = {f"fool_{event}_by": NOBODY for event, _, _ in self._events()}
        for seat, place, number in plays:
            if self.led and not place and number == table.game.tricks:
                known["fool_led_by"] = seat
            if self.lost and not table.won[seat] & fool:
                known["fool_lost_by"] = seat
        return known

    def words(self) -> Words:
        return "; ".join(f"who {words.replace('having won', 'because he won')} pays {prose(value)} to every other player"
                         for _, value, words in self._events())
