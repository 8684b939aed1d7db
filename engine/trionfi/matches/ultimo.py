"""Pots that hang on the last trick: for winning it with the Pagat or a King (Grosstarock)."""

from collections.abc import Iterator
from enum import StrEnum
from fractions import Fraction

from trionfi.cards.chance import Chance
from trionfi.counting import Points, prose
from trionfi.matches.rules import MatchRule
from trionfi.state.account import even
from trionfi.state.notes import POT_FINES
from trionfi.state.played import PlayedHand
from trionfi.state.rules import Rules
from trionfi.state.standing import Standing
from trionfi.state.table import Table
from trionfi.values import dataclass, replace
from trionfi.words import Words


@dataclass(frozen=True)
class Hope:
    """What cards of a set do to a pot: whoever wins the last trick with one takes the part `takes` of it, whoever loses one there adds
    the part `adds` of what it holds, and whoever loses one in an earlier trick lays `early`."""

    cards: str
    words: str
    takes: Fraction = Fraction(1)
    adds: Fraction = Fraction(1)
    early: Points = 0


@dataclass(frozen=True)
class Pot:
    """One pot: its name, what every player lays when it is empty, and what hangs on it."""

    name: str
    laid: int
    hopes: tuple[Hope, ...]


class Sweep(StrEnum):
    """What a player who wins every trick does to the pots: nothing, he takes all of them, or he takes them and no card costs anything."""

    NOTHING = ""
    TAKES = "takes all"
    ALONE = "takes all, and no card costs anything"


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

    def pot_laid(self) -> str:
        """What everybody lays."""
        return f"{' and '.join(str(pot.laid) for pot in self.filled)} from everybody"

    def pot_added(self) -> str:
        """What dealers add."""
        return f"{self.added} to each before every deal" if self.added else "nothing"

    def pot_lost(self) -> str:
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
                        yield seat, -hope.early, f"{hope.words} lost"
        if late is None or idle:
            return
        there = [(seat, hope) for seat, number in late.plays for hope in pot.hopes if table.pack.select(hope.cards) >> number & 1]
        for seat, hope in there:
            if seat != late.winner:
                more = even(held * hope.adds)
                held += more
                yield seat, -more, f"{hope.words} lost in the last trick"
        for seat, hope in there:
            if seat == late.winner:
                yield seat, even(held * hope.takes), f"last trick won with {hope.words}"

    def told(self, hand: PlayedHand) -> str:
        """What became of the pots."""
        if hand.ending.kind == "abandoned" or not hand.table.standing.pots:
            return ""
        return " ".join(
            f"{self.filled[place].name}: player {seat} {'takes' if amount > 0 else 'lays'} {prose(max(amount, -amount))} ({why})."
            for place, seat, amount, why in self._moves(hand.table))

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        fills = "; ".join(f"{pot.laid} into the {pot.name}" for pot in self.filled)
        text = f"Before the first deal, and whenever it is empty, every player lays {fills}."
        if self.added:
            text += f" Before each deal the {game.term('dealer')} adds {self.added} to each pot."
        for pot in self.filled:
            for hope in pot.hopes:
                part, more = ("the half" if one == Fraction(1, 2) else "all" for one in (hope.takes, hope.adds))
                text += f" {hope.words[0].upper()}{hope.words[1:]} that wins the last trick takes {part} of the {pot.name}"
                text += f"; lost there, it costs {'half of what' if more == 'the half' else 'as much as'} the pot holds"
                text += f", and {prose(hope.early)} in an earlier trick." if hope.early else "."
        if self.swept:
            text += " A player who wins every trick takes all of it"
            text += ", and then nothing is laid for a card that was lost before." if self.swept is Sweep.ALONE else "."
        if self.spared:
            text += " When just one player wins no trick, the last trick does nothing to the pots."
        if self.fine:
            text += f" A fine in the play is {self.fine} to each pot."
        return f"{text} {self.text}".strip()
