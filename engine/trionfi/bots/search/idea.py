"""What the lines of two choices differ in: the idea behind the better one, found by playing both on in hands that may be."""

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from trionfi.bots.memory import Memory
from trionfi.bots.search.playout import Playout
from trionfi.hand import Hand
from trionfi.values import NamedTuple
from trionfi.words import Listing, Message, Words

if TYPE_CHECKING:
    from trionfi.state.actions import Action

HANDS = 32       # in which both are played on
OFTEN = 0.25     # of them at least that must differ


class Line(NamedTuple):
    """What came of a choice in one hand: the cards that the own side took (a mask), and whether it won the trick in which the choice was
    made and the last one."""

    taken: int
    trick: bool
    last: bool


class Difference(NamedTuple):
    """What one choice does more often than another: in how many of the `hands` after the better and after the other, what that is worth on
    average, and the card that the own side takes (its place in the pack), or which trick."""

    what: str
    card: int
    better: int
    other: int
    hands: int
    worth: float

    def words(self, memory: Memory, why: Words, other: Words | Listing) -> Words:
        """It in words, after `why` the better one was chosen."""
        values: dict[str, Any] = {"why": why, "n": self.better, "m": self.other, "of": self.hands, "other": other}
        if self.what == CARD:
            return _takes(not memory.friends, values | {"card": memory.pack.full(self.card)})
        return (_wins_last if self.what == LAST else _wins_this)(not memory.friends, values)


CARD, LAST, TRICK = "card", "last", "trick"


def difference(memory: Memory, playout: Playout, dealt: Iterator[Hand], better: "Action", other: "Action") -> Difference | None:
    """What most of the better choice's worth comes from, in the next of these hands; None where no single thing stands out."""
    pairs = [(line(playout, hand, better), line(playout, hand, other)) for hand in islice(dealt, HANDS)]
    return between(memory, pairs) if pairs else None


def between(memory: Memory, pairs: list[tuple[Line, Line]]) -> Difference | None:
    """What most of the better choice's worth comes from, where both were played on in some hands; None where no single thing stands out."""
    found = [*_cards(memory, pairs), _of(LAST, pairs, memory.last, [(one.last, two.last) for one, two in pairs])]
    best = max([one for one in found if _differs(one)], key=lambda one: one.worth, default=None)
    if best is not None and best.worth > 0:
        return best
    trick = _of(TRICK, pairs, 0.0, [(one.trick, two.trick) for one, two in pairs])
    return trick if _differs(trick) and (trick.better > trick.other) is not memory.reverse else None


def _takes(alone: bool, values: dict[str, Any]) -> Words:
    """Who takes a card; `alone` says that nobody is on the reader's side."""
    if alone:
        return Message("{why}: you take {card} in {n} of {of} hands played on, and in {m} if {other} is played", {
            "m =0": "{why}: you take {card} in {n} of {of} hands played on, and in none if {other} is played"}, **values)
    return Message("{why}: your side takes {card} in {n} of {of} hands played on, and in {m} if {other} is played", {
        "m =0": "{why}: your side takes {card} in {n} of {of} hands played on, and in none if {other} is played"}, **values)


def _wins_last(alone: bool, values: dict[str, Any]) -> Words:
    """Who wins the last trick."""
    if alone:
        return Message("{why}: you win the last trick in {n} of {of} hands played on, and in {m} if {other} is played", {
            "m =0": "{why}: you win the last trick in {n} of {of} hands played on, and in none if {other} is played"}, **values)
    return Message("{why}: your side wins the last trick in {n} of {of} hands played on, and in {m} if {other} is played", {
        "m =0": "{why}: your side wins the last trick in {n} of {of} hands played on, and in none if {other} is played"}, **values)


def _wins_this(alone: bool, values: dict[str, Any]) -> Words:
    """Who wins the trick in which the choice was made."""
    if alone:
        return Message("{why}: you win this trick in {n} of {of} hands played on, and in {m} if {other} is played", {
            "m =0": "{why}: you win this trick in {n} of {of} hands played on, and in none if {other} is played"}, **values)
    return Message("{why}: your side wins this trick in {n} of {of} hands played on, and in {m} if {other} is played", {
        "m =0": "{why}: your side wins this trick in {n} of {of} hands played on, and in none if {other} is played"}, **values)


def line(playout: Playout, hand: Hand, action: "Action") -> Line:
    """What comes of a choice in a hand, which is then as it was."""
    actor = hand.actor
    assert actor is not None
    number = len(hand.table.tricks)
    with playout.ended(hand, action):
        return came(hand, actor, number)


def came(hand: Hand, actor: int, number: int) -> Line:
    """What came of a hand that is over for the side of `actor`, who made his choice in the trick with this number, from 0."""
    table = hand.table
    side, tricks = table.side(actor), table.tricks
    taken = 0
    for seat in side:
        taken |= table.won[seat]
    return Line(taken, len(tricks) > number and tricks[number].winner in side, bool(tricks) and tricks[-1].winner in side)


def _cards(memory: Memory, pairs: list[tuple[Line, Line]]) -> list[Difference]:
    """How often each card that brings more than most is taken after each choice."""
    mean = sum([abs(gain) for gain in memory.gain]) / memory.pack.size
    return [_of(CARD, pairs, gain, [(bool(one.taken >> card & 1), bool(two.taken >> card & 1)) for one, two in pairs], card)
            for card, gain in enumerate(memory.gain) if abs(gain) > mean]


def _of(what: str, pairs: list[tuple[Line, Line]], each: float, came: list[tuple[bool, bool]], card: int = -1) -> Difference:
    better, other = (sum([both[place] for both in came]) for place in (0, 1))
    return Difference(what, card, better, other, len(pairs), each * (better - other) / len(pairs))


def _differs(one: Difference) -> bool:
    return abs(one.better - one.other) >= OFTEN * one.hands
