"""A hand with all cards open: what each card comes to when both sides play their best, and the best line."""

from collections.abc import Generator
from fractions import Fraction
from typing import TYPE_CHECKING, cast

from trionfi.cards import bits
from trionfi.errors import TrionfiError
from trionfi.kernel.compile import Numbers, position, world
from trionfi.kernel.reference import Play as Tricks
from trionfi.phases.play.play import Play
from trionfi.solver.compiled import fast
from trionfi.solver.reference import Solver
from trionfi.solver.rows import NO_TRICKS, eases, pays_last, played_for, refusal
from trionfi.values import NamedTuple
from trionfi.words import Words

if TYPE_CHECKING:
    from trionfi.hand import Hand

FAR = 1 << 28       # no worth is so large
CHUNK = 100_000     # cards that are tried in one call of the solver


type Steps[Found] = Generator[bool, None, Found]


class Card(NamedTuple):
    """A card of a line: the seat that plays it, and its text."""

    seat: int
    card: str


class Solution(NamedTuple):
    """What is known of a hand with all cards open. `costs` has for each card that may be played what it brings its side less than the best
    one, in card points (a Fraction, 0 for the best); `line` is the best play of both sides to the end, `points` the card points that the
    side in turn and the other side have then. A card whose worth is not known yet stands in no `costs`, and until all are known there is
    no line and there are no points. `beside` says that something is paid for the last trick
    beside card points, which is left out of account, `eased` that the
    costs have in them what the declarer needs more or less by the cards that he wins."""

    costs: dict[str, Fraction]
    line: tuple[Card, ...]
    points: tuple[Fraction, ...]
    beside: bool
    eased: bool


def unsolved(hand: "Hand") -> Words:
    """Why a hand cannot be solved from where it stands; "" where it can be."""
    return NO_TRICKS if hand.turn is None else refusal(hand.table, hand.step)


def solve(hand: "Hand", effort: int | None = None) -> Solution:
    """What each card that the seat in turn may play comes to with all cards open. With an `effort` at most so many cards are tried, or some
    more. Raises TrionfiError for a hand that cannot be solved (see `unsolved`)."""
    found = OpenCards(hand)
    found.go_on(effort)
    return found.solution()


class OpenCards:
    """The solving of a hand from where it stands, in steps. Only the last one that was made goes on. Raises TrionfiError for a hand that
    cannot be solved."""

    def __init__(self, hand: "Hand", twin: Solver | None = None):
        why = unsolved(hand)
        if why:
            raise TrionfiError(why)
        table, pack = hand.table, hand.game.pack
        self.beside = pays_last(table, cast(Play, hand.step))
        self.texts, self.numbers, self.unit = pack.texts, Numbers(pack), table.game.counting.unit
        player = table.contract.declarer if table.contract.declarer is not None and not table.contract.apart else 0
        rows, place = played_for(table, cast(Play, hand.step), self.numbers), position(table, self.numbers, player)
        self.eased = eases(rows)
        self.twin = twin or fast() or Solver()
        lying = world(table, self.numbers)
        self.twin.open(rows, place, lying)
        self.play = Tricks(rows)
        self.play.set_up(place, lying)
        self.own = bool(self.play.side[player] >> self.play.turn & 1)
        self.worths: dict[int, int] = {}
        self.cards = bits(self.play.legal())
        self.best = 0
        self.line: list[Card] = []
        self.points: tuple[Fraction, ...] = ()
        self.tried = 0
        self.done = False
        self._steps = self._work()

    def go_on(self, effort: int | None = None) -> bool:
        """Try so many more cards, or some more, or all; whether all is known now."""
        end = None if effort is None else self.tried + effort
        while not self.done and (end is None or self.tried < end):
            self.done = next(self._steps, True)
        return self.done

    def solution(self) -> Solution:
        """What is known."""
        sign = 1 if self.own else -1
        costs = {self._text(card): Fraction(sign * (self.best - worth), 2 * self.unit) for card, worth in self.worths.items()}
        return Solution(costs, tuple(self.line), self.points, self.beside, self.eased)

    def _work(self) -> Steps[None]:
        """All that is to be found, a step after each call of the solver."""
        self.best = yield from self._worth(-1, 0)
        for card in self.cards:
            self.worths[card] = self.best if len(self.cards) == 1 else (yield from self._worth(card, self.best))
        line = []
        while not self.play.over:
            card = yield from self._reaching(self.best)
            line.append(Card(self.play.turn, self._text(card)))
            self.twin.step(card)
            self.play.play(card)
        first = self.play.side[self.play.player]
        sides = (first, (1 << self.play.seats) - 1 & ~first)
        self.points = tuple([Fraction(self.play.points(side), self.unit) for side in (sides if self.own else sides[::-1])])
        self.line = line

    def _worth(self, card: int, guess: int) -> Steps[int]:
        """What a card (-1: the best) comes to for the first side: its bounds are drawn closer until they meet."""
        least, most, bound, step = -FAR, FAR, guess, 1
        while least < most:
            value = yield from self._asked(card, bound)
            if value >= bound:
                least = max(least, value)
                bound = least + step
            else:
                most = min(most, value)
                bound = most - step + 1
            step *= 2
            if least > -FAR and most < FAR:
                bound = least + (most - least + 1) // 2
        return least

    def _asked(self, card: int, bound: int) -> Steps[int]:
        """The solver's answer, asked again until it has one."""
        while True:
            answer = self.twin.ask(card, bound, CHUNK)
            self.tried += answer.tried
            yield False
            if answer.found:
                return answer.value

    def _reaching(self, worth: int) -> Steps[int]:
        """A card that keeps the worth of the position: the first that does."""
        own = bool(self.play.side[self.play.player] >> self.play.turn & 1)
        cards = bits(self.play.legal())
        for card in cards[:-1]:
            bound = worth if own else worth + 1
            value = yield from self._asked(card, bound)
            if (value >= bound) == own:
                return card
        return cards[-1]

    def _text(self, card: int) -> str:
        return self.texts[self.numbers.of.index(card)]
