"""Whose tricks a question is about: a side, and what it has taken of them in a play that was stopped."""

from trionfi.drills.trail import LEVELS, Depth
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Words

LEAST = 2  # tricks of a side that are worth a question


@dataclass(frozen=True)
class Whose(Depth):
    """`own` asks for the reader's own side, else for another."""

    own: bool = True


@dataclass(frozen=True)
class Side:
    """A side as a view has it: its seats, the cards of its pile that came from tricks (a mask), and the tricks it took, by their
    place from 1 with their cards as a mask."""

    seats: frozenset[int]
    pile: int
    tricks: tuple[tuple[int, int], ...]


def levels(opened: Words, folded: Words, once: Words) -> tuple[Whose, Whose, Whose]:
    """The reader's own side with all tricks open, another one trick at a time, and his own again with each trick seen once."""
    early, middle, late = LEVELS
    return (Whose(opened, (), early.least, middle.most, early.seen), Whose(folded, (), middle.least, late.most, middle.seen, False),
            Whose(once, (), late.least, late.most, late.seen))


def sides(view: View, own: bool) -> list[Side]:
    """The sides that may be asked about, each with enough tricks; none while it is open who plays with whom."""
    if view.contract.hidden:
        return []
    mine = view.side(view.seat)
    wanted = [mine] if own else sorted({view.side(seat) for seat in view.order} - {mine}, key=min)
    return [side for side in (side_of(view, seats) for seats in wanted) if len(side.tricks) >= LEAST]


def side_of(view: View, seats: frozenset[int]) -> Side:
    """What some seats have taken."""
    pack, known = view.game.pack, view.won
    over = pack.mask(pack.texts[card] for trick in view.tricks for _, card in trick.plays)
    pile = pack.mask(card for seat in seats for card in known[seat]) & over
    return Side(seats, pile, tuple((place, pack.mask(pack.texts[card] for _, card in trick.plays))
                                   for place, trick in enumerate(view.tricks, 1) if trick.winner in seats))
