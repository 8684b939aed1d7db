"""Pots that hang on the last trick: for winning it with the Pagat or a King (Grosstarock)."""

from collections.abc import Iterator
from enum import StrEnum
from fractions import Fraction

from trionfi.cards.chance import Chance
from trionfi.counting import Points
from trionfi.matches.rules import MatchRule
from trionfi.state.account import even
from trionfi.state.notes import POT_FINES
from trionfi.state.played import PlayedHand
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Seat, Text, Words
from trionfi.words.phrases import remarks


@dataclass(frozen=True)
class Hope:
    """What cards of a set do to a pot: whoever wins the last trick with one takes the part `takes` of it, whoever loses one there adds
    the part `adds` of what it holds, and whoever loses one in an earlier trick lays `early`."""

    cards: str
    words: Words
    takes: Fraction = Fraction(1)
    adds: Fraction = Fraction(1)
    early: Points = 0


@dataclass(frozen=True)
class Pot:
    """One pot: its name, what every player lays when it is empty, and what hangs on it."""

    name: Words
    laid: int
    hopes: tuple[Hope, ...]


class Sweep(StrEnum):
    """What a player who wins every trick does to the pots: nothing, he takes all of them, or he takes them and no card costs anything."""

    NOTHING = ""
    TAKES = "takes all"
    ALONE = "takes all, and no card costs anything"


SWEPT: dict[Sweep, Words] = {
    Sweep.NOTHING: "",
    Sweep.ALONE: "A player who wins every trick takes all of it, and then nothing is laid for a card that was lost before.",
    Sweep.TAKES: "A player who wins every trick takes all of it.",
}


@dataclass(frozen=True, kw_only=True)
class UltimoPots(MatchRule):
    """Every player fills each of the `filled` pots when it is empty; before each deal the dealer adds `added` to each. Who loses a card of
    the last trick pays before its winner takes. `swept` says what winning every trick does; with `spared` the last trick
    moves nothing in a hand in which just one player wins no trick. A fine that falls due in the play is `fine` to each pot."""

    filled: tuple[Pot, ...]
    added: int = 0
    swept: Sweep = Sweep.NOTHING
    spared: bool = False
    fine: int = 0

    def pot_laid(self) -> Words:
        """What everybody lays."""
        return Message("{those} from everybody", those=Listing(tuple(pot.laid for pot in self.filled), "and"))

    def pot_added(self) -> Words:
        """What dealers add."""
        return Message("{added} to each before every deal", added=self.added) if self.added else "nothing"

    def pot_lost(self) -> Words:
        """What losing the card does."""
        return "losing the card in the last trick makes it grow"

    def some(self, chance: Chance, players: int) -> Standing:
        """Pots that have grown."""
        pots = tuple(pot.laid * players + 5 * chance.below(20) for pot in self.filled)
        totals = tuple(-sum(pots) if seat == 0 else 0 for seat in range(players))
        return replace(Standing.new(players), totals=totals, played=2, dealt=2, pots=pots)

    def before(self, standing: Standing, dealer: int) -> Standing:
        """Empty pots are filled, and the dealer adds his part."""
        totals, pots = list(standing.totals), []
        for pot, held in zip(self.filled, standing.pots or (0,) * len(self.filled), strict=True):
            share = 0 if held else pot.laid
            totals = [total - share for total in totals]
            totals[dealer] -= self.added
            pots.append(held + share * len(totals) + self.added)
        return replace(standing, totals=tuple(totals), pots=tuple(pots))

    def after(self, standing: Standing, hand: PlayedHand) -> Standing:
        """The pots grow and are taken."""
        made = super().after(standing, hand)
        if hand.ending.kind == "abandoned" or not standing.pots:
            return made
        totals, pots = list(made.totals), list(standing.pots)
        for place, seat, amount, _ in self._moves(hand.table):
            totals[seat] += amount
            pots[place] -= amount
        return replace(made, totals=tuple(map(even, totals)), pots=tuple(map(even, pots)))

    def _moves(self, table: Table) -> Iterator[tuple[int, int, Points, str]]:
        """What goes out of a pot to a seat (below nothing: into it), as (pot, seat, amount, why), one after another."""
        winners = [trick.winner for trick in table.tricks]
        sweeper = winners[0] if self.swept and len(set(winners)) == 1 else None
        idle = self.spared and len(set(winners)) == table.players - 1
        for place, held in enumerate(table.standing.pots):
            left = held
            for seat, amount, why in self._of(table, self.filled[place], left, idle or sweeper is not None):
                left -= amount
                yield place, seat, amount, why
            if sweeper is not None:
                yield place, sweeper, left, "every trick won"

    def _of(self, table: Table, pot: Pot, held: Points, idle: bool) -> Iterator[tuple[int, Points, str]]:
        """What one pot that held so much when the hand began gives and gets before a winner of every trick takes it."""
        for seat in POT_FINES.of(table):
            held += self.fine
            yield seat, -self.fine, "fine"
        late = table.tricks[-1] if len(table.tricks) == table.game.tricks else None
        free = self.swept is Sweep.ALONE and len({trick.winner for trick in table.tricks}) == 1
        for hope in () if free else pot.hopes:
            for trick in table.tricks:
                for seat, number in trick.plays:
                    if hope.early and trick is not late and seat != trick.winner and table.pack.select(hope.cards) >> number & 1:
                        held += hope.early
                        yield seat, -hope.early, Message("{cards} lost", cards=hope.words)
        if late is None or idle:
            return
        there = [(seat, hope) for seat, number in late.plays for hope in pot.hopes if table.pack.select(hope.cards) >> number & 1]
        for seat, hope in there:
            if seat != late.winner:
                more = even(held * hope.adds)
                held += more
                yield seat, -more, Message("{words} lost in the last trick", words=hope.words)
        for seat, hope in there:
            if seat == late.winner:
                yield seat, even(held * hope.takes), Message("last trick won with {words}", words=hope.words)

    def told(self, hand: PlayedHand) -> str:
        """What became of the pots."""
        if hand.ending.kind == "abandoned" or not hand.table.standing.pots:
            return ""
        return Text(*(moved(self.filled[place].name, Seat(seat), amount, why) for place, seat, amount, why in self._moves(hand.table)))

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        fills = Listing(tuple(Message("{n} into the {pot}", n=pot.laid, pot=pot.name) for pot in self.filled), ";")
        return Text(
            Message("Before the first deal, and whenever it is empty, every player lays {fills}.", fills=fills),
            Message("Before each deal the {dealer} adds {n} to each pot.", dealer=game.term("dealer"), n=self.added) if self.added else "",
            *(_hoped(hope, pot) for pot in self.filled for hope in pot.hopes), SWEPT[self.swept],
            "When just one player wins no trick, the last trick does nothing to the pots." if self.spared else "",
            Message("A fine in the play is {n} to each pot.", n=self.fine) if self.fine else "", self.text)


def moved(pot: Words, who: Seat, amount: Points, why: Words) -> Words:
    """What a player takes from a pot, or lays into it, and why."""
    if amount > 0:
        return Message("{pot}: {who} takes {n} ({why}).", {"who you": "{pot}: {who} take {n} ({why})."}, pot=pot, who=who, n=amount,
                why=why)
    return Message("{pot}: {who} lays {n} ({why}).", {"who you": "{pot}: {who} lay {n} ({why})."}, pot=pot, who=who, n=-amount, why=why)


def _hoped(hope: Hope, pot: Pot) -> Words:
    """What cards do to a pot, in a sentence."""
    half, cards = Fraction(1, 2), hope.words
    wins = Message("{Cards} that wins the last trick takes all of the {pot}", cards=cards, pot=pot.name)
    if hope.takes == half:
        wins = Message("{Cards} that wins the last trick takes the half of the {pot}", cards=cards, pot=pot.name)
    loses: Words = "lost there, it costs as much as the pot holds"
    if hope.adds == half:
        loses = "lost there, it costs half of what the pot holds"
    if hope.early:
        loses = Message("{loses}, and {n} in an earlier trick", loses=loses, n=hope.early)
    return Message("{Wins}.", wins=remarks([wins, loses]))
