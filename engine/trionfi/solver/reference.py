"""The solver in Python: what the other twin does, written to be read."""

from collections.abc import Sequence

from trionfi.cards import bits
from trionfi.kernel import layout as at
from trionfi.kernel.duties import FOOL_CARD
from trionfi.kernel.exact import FAR
from trionfi.kernel.reference import Play
from trionfi.values import NamedTuple


class Answer(NamedTuple):
    """What was found of a worth: with `found`, at least `value` if that is not below the bound that was asked for, else at most; without,
    nothing. So many cards were `tried`."""

    found: bool
    value: int
    tried: int


class Stopped(Exception):
    """As many cards were tried as was allowed."""


class Solver:
    """A position with all cards open, and what is known of those that come of it."""

    play: Play

    def open(self, table: Sequence[int], position: Sequence[int], world: Sequence[int]) -> None:
        """Go to a position (see `kernel.layout`); what is known of another is forgotten."""
        self.play = Play(table)
        self.play.set_up(position, world)
        self.first = self.play.side[self.play.player]
        self.point = sum([row[at.AMOUNT] for row in self.play.rows if row[at.KIND] == at.POINT])
        self.eased = next((row[at.MASK] for row in self.play.rows if row[at.KIND] == at.EASED), 0)
        self.known: dict[tuple[int, ...], tuple[int, int]] = {}
        self.left = 0

    def step(self, card: int) -> None:
        """Go on by a card; what is known stays."""
        self.play.play(card)

    def ask(self, card: int, bound: int, most: int) -> Answer:
        """Whether what a card (-1: the best one) comes to for the side of the player of the position is at least a bound, in the unit of
        the payoff. At most so many cards are tried; asked again it goes on from what is known."""
        self.left = most
        try:
            value = self._sought(self.play if card < 0 else self.play.after(card), bound)
        except Stopped:
            return Answer(False, 0, most)
        return Answer(True, value, most - self.left)

    def _sought(self, play: Play, bound: int) -> int:
        """A bound of what the hand comes to: a least one if it is not below the one that is asked for, else a greatest one."""
        if play.over:
            return play.payoff()
        key: tuple[int, ...] = ()
        so_far, least, most = 0, -FAR, FAR
        if not play.plays:
            key, so_far = self._key(play), self._so_far(play)
            least, most = self.known.get(key, (-FAR, FAR))
            if so_far + least >= bound or so_far + most < bound:
                return so_far + (least if so_far + least >= bound else most)
        own = bool(self.first >> play.turn & 1)
        found = -FAR if own else FAR
        for card in bits(play.legal()):
            if not self.left:
                raise Stopped
            self.left -= 1
            value = self._sought(play.after(card), bound)
            found = max(found, value) if own else min(found, value)
            if (found >= bound) == own:
                break
        if key:
            self.known[key] = (found - so_far, most) if found >= bound else (least, found - so_far)
        return found

    def _so_far(self, play: Play) -> int:
        """What the cards and the tricks that are won count, but for the rest of a batch and what is settled at the end."""
        made = []
        for side in (self.first, ~self.first):
            pile, tricks = play.pile(side), sum([count for seat, count in enumerate(play.tricks) if side >> seat & 1])
            over = max(0, pile.bit_count() - play.table[at.OVER]) if play.table[at.OVER] >= 0 else 0
            batches = (pile & play.batched).bit_count() // play.table[at.GROUP]
            made.append(sum([play.value[card] for card in bits(pile)]) - play.table[at.LESS] * batches + play.table[at.UNIT] * over
                        + play.table[at.PER_TRICK] * tricks)
        return self.point * (made[0] - made[1])

    def _key(self, play: Play) -> tuple[int, ...]:
        """A position before a trick by all that what is still to come may hang on."""
        pile = play.pile(self.first)
        fools = sum([1 << seat for seat, won in enumerate(play.won) if won & FOOL_CARD])
        later = sum([1 << seat for seat, won in enumerate(play.won) if won & play.later])
        return (play.turn, *play.hands, *play.tricks, play.suits_led, play.owed_by, play.owed_to, play.fool_trick, fools, later,
                (pile & play.batched).bit_count() % play.table[at.GROUP], pile.bit_count(), (pile & self.eased).bit_count(),
                *(card for seat in range(play.seats) for card in self._given(play, seat)))

    def _given(self, play: Play, seat: int) -> tuple[int, int]:
        """The cheapest and the dearest card that a seat may give for the Fool; -1 without one."""
        if play.table[at.EXCHANGE] == at.NEVER:
            return -1, -1
        cards = bits(play.won[seat] & ~FOOL_CARD & (play.later if play.table[at.BY] == at.LATER_PAYS else -1))
        return (min(cards, key=lambda card: (play.value[card], card), default=-1),
                min(cards, key=lambda card: (-play.value[card], card), default=-1))
