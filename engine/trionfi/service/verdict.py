"""Who won a hand, in a sentence."""

from bisect import bisect_left
from fractions import Fraction
from math import ceil
from typing import TYPE_CHECKING

from trionfi.cards import Pack
from trionfi.counting import Counting, Points
from trionfi.hand import Hand
from trionfi.settlement.played import side_pile, side_points
from trionfi.state.account import Line
from trionfi.words import Message, Quantity, Term, Words

if TYPE_CHECKING:
    from trionfi.service.shapes import review as shapes


def verdict(hand: Hand, seat: int) -> "shapes.HandVerdict":
    """Whether the reader's side did better than the others; one whom nobody pays and who pays nobody has neither won nor lost. Where two
    sides have counted card points it says how many each has, and how many the losers would have needed more; where more than these is
    compared, what each has in all."""
    settlement = hand.settlement
    assert settlement is not None
    if seat >= hand.seats:
        return {"won": 0, "words": Message("You sat out.")}
    table, scores = hand.table, settlement.scores
    side = table.side(seat)
    others = [scores[one] for one in range(hand.players) if one not in side]
    mine = scores[seat]
    won = 0 if not others or mine == max(others) or not any(scores) else 1 if mine > max(others) else -1 if mine or sum(scores) else 0
    if (marked := _marked(hand, scores, side)) is not None:
        return {"won": won, "words": _told_totals(won, mine, marked)}
    counted = _counted(hand, side) if hand.ending and hand.ending.kind == "played" and table.tricks else None
    if not counted:
        return {"won": won, "words": PLAIN[won]}
    if totals := _in_all(hand, side):
        return {"won": won, "words": _told_totals(won, *totals)}
    return {"won": won, "words": _told(hand, seat, won, counted)}


PLAIN: dict[int, Words] = {1: "You won.", 0: "You neither won nor lost.", -1: "You lost."}
POINT = Term("point", "unit", "points")


def _told_totals(won: int, own: Points, theirs: Points) -> Words:
    """Who won, and what both sides have in all or write down."""
    if won > 0:
        return Message("You won, {own} to {theirs}.", own=own, theirs=theirs)
    if won < 0:
        return Message("You lost, {own} to {theirs}.", own=own, theirs=theirs)
    return Message("You neither won nor lost, {own} to {theirs}.", own=own, theirs=theirs)


def _told(hand: Hand, seat: int, won: int, points: tuple[Points, Points]) -> Words:
    """Who won and by how many card points, and how many were missing: to the reader's side, or to the declarer whom it has beaten."""
    own, theirs = points
    short, declarers = _missed(hand, seat, won, points)
    missing = Quantity(short, POINT)
    if won > 0:
        if not short:
            return Message("You won, {own} card points to {theirs}.", own=own, theirs=theirs)
        if declarers:
            return Message("You won, {own} card points to {theirs}: the declarer was {points} short.", own=own, theirs=theirs,
                           points=missing)
        return Message("You won, {own} card points to {theirs}, though {points} short.", own=own, theirs=theirs, points=missing)
    if won < 0:
        if not short:
            return Message("You lost, {own} card points to {theirs}.", own=own, theirs=theirs)
        return Message("You lost, {own} card points to {theirs}: {points} short.", own=own, theirs=theirs, points=missing)
    if not short:
        return Message("You neither won nor lost, {own} card points to {theirs}.", own=own, theirs=theirs)
    if declarers:
        return Message("You neither won nor lost, {own} card points to {theirs}: the declarer was {points} short.", own=own, theirs=theirs,
                       points=missing)
    return Message("You neither won nor lost, {own} card points to {theirs}, though {points} short.", own=own, theirs=theirs,
                   points=missing)


def _marked(hand: Hand, scores: tuple[Points, ...], side: frozenset[int]) -> Points | None:
    """What the other side writes down, where two sides without a declarer both do and nobody pays anybody; None in any other game."""
    rest = {score for one, score in enumerate(scores[:hand.players]) if one not in side}
    alone = len(rest) == 1 and len({scores[one] for one in side if one < hand.players}) == 1
    if hand.table.contract.declarer is not None or not alone or not sum(scores) or min(scores) < 0:
        return None
    return rest.pop()


def _counted(hand: Hand, side: frozenset[int]) -> tuple[Points, Points] | None:
    """The card points of the reader's side and of the other; None where there are more than two, or nothing hangs on them."""
    table, game = hand.table, hand.game
    if not any(reward.counts_cards for reward in game.payments.rewards):
        return None
    sides = list(dict.fromkeys(table.side(one) for one in range(hand.players)))
    if len(sides) != 2:
        return None
    found = {one: side_points(table, one) for one in sides}
    return found[side], next(points for one, points in found.items() if one != side)


def _in_all(hand: Hand, side: frozenset[int]) -> tuple[Points, Points] | None:
    """What the reader's side and the other have in all; None where the hand goes by card points alone."""
    game, payments = hand.game, hand.game.payments
    facts = payments.facts(game.pack, game.counting, hand.players, payments.played(hand.table))
    found = dict(payments.in_all(facts))
    if len(found) != 2:
        return None
    own, (theirs,) = found.pop(side), found.values()
    return own, theirs


def _missed(hand: Hand, seat: int, won: int, points: tuple[Points, Points]) -> tuple[Points, bool]:
    """How many card points were missing to the reader's side, or to the declarer whom it has beaten, and whether it was he."""
    declarer, sides = hand.table.contract.declarer, hand.table.side(seat)
    if len({hand.table.side(trick.winner) for trick in hand.table.tricks}) == 1:
        return 0, False  # nobody was a few points short of having a trick
    short = _short(hand, seat, points)
    if short or won < 0 or declarer is None or declarer in sides:
        return short, False
    return _short(hand, declarer, points[::-1]), True


class _Shifted(Counting):
    """A game's counting, but one pile is worth so many points `more`, and every other as many fewer."""

    def __init__(self, counting: Counting, pile: int, more: Points):
        vars(self).update(vars(counting), pile=pile, more=more)

    def points(self, pack: Pack, pile: int, last_trick: bool = False, tricks: int = 0) -> Points:
        more: Points = vars(self)["more"]
        return super().points(pack, pile, last_trick, tricks) + (more if pile == vars(self)["pile"] else -more)


def _short(hand: Hand, seat: int, points: tuple[Points, Points]) -> Points:
    """The fewest card points more with which a seat's side would not have lost by what hangs on them; 0 where it has not, or where it
    would have with all of them. `points` are those of its side and of the other."""
    table, game, payments = hand.table, hand.game, hand.game.payments
    chief = seat if table.contract.declarer is None else table.contract.declarer
    way = 1 if seat in table.side(chief) else -1
    pile, known, unit = side_pile(table, table.side(chief)), payments.played(table), game.counting.unit

    def paid(steps: int) -> tuple[bool | None, list[list[Line]]]:
        counting = _Shifted(game.counting, pile, Fraction(way * steps, unit))
        facts = payments.facts(game.pack, counting, hand.players, known)
        rewards = payments.counted(facts)
        made = next((made for reward in rewards if (made := reward.made(facts)) is not None), None)
        return made, [payments.lines_of(reward, facts) for reward in rewards]

    plainly = paid(0)[1]
    most = int(points[1] * unit)
    hangs = [lines != other for lines, other in zip(plainly, paid(most)[1], strict=True)]

    def bears(steps: int) -> bool:
        made, lines = paid(steps)
        if made is not None:
            return made is (way > 0)
        return bool(sum(line.amounts[seat] for some, hung in zip(lines, hangs, strict=True) if hung for line in some) >= 0)

    short = Fraction(bisect_left(range(most), True, key=bears), unit)
    if short * unit == most:
        return 0
    # Who has whole points and needs half a point more says "one point".
    return ceil(short) if points[0] == int(points[0]) else short
