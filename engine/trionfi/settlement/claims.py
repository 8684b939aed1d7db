"""What the facts of a hand say of its sides, part by part, and whether all of it can be true together."""

from collections.abc import Callable, Hashable, Iterable
from math import ceil, floor

from trionfi.cards import bits
from trionfi.counting import Points
from trionfi.errors import TrionfiError, brief
from trionfi.melds import Declarable
from trionfi.melds.typed import holding as held_by
from trionfi.settlement.closing import Closing
from trionfi.settlement.facts import Facts
from trionfi.settlement.questions import DECLARER, NEITHER, NOBODY, Question, Says
from trionfi.values import dataclass, field
from trionfi.words import Message, Seat, Words

NONE: set[Hashable] = {None, NOBODY}
COUNTED = (Says.EVERY, Says.NONE, Says.ALONE_NONE)


@dataclass
class Claims:
    """The claims of a hand. Sides are named as the settlement names them: "declarer" and "opponents", or the number of a party; what is
    claimed of nobody is not claimed."""

    facts: Facts
    whole: bool = True
    held: dict[Hashable, int] = field(default_factory=dict)
    began: dict[int, int] = field(default_factory=dict)
    some_begun: list[tuple[int, int, int, str]] = field(default_factory=list)
    barred: dict[int, int] = field(default_factory=dict)
    exact: dict[Hashable, int] = field(default_factory=dict)
    made: dict[Hashable, tuple[Points, str]] = field(default_factory=dict)
    swept: Hashable = None
    trickless: set[Hashable] = field(default_factory=set)
    idle: Hashable = None
    takers: set[Hashable] = field(default_factory=set)
    losers: set[Hashable] = field(default_factory=set)
    bounds: list[tuple[Hashable, Points, Points, str]] = field(default_factory=list)
    last: Hashable = None
    closing: Closing = field(default_factory=Closing)
    undertaken: dict[tuple[int, bool], tuple[str, int, int]] = field(default_factory=dict)

    def holds(self, side: Hashable, cards: int) -> None:
        """A side has these cards at the end, with whatever else."""
        if side == NOBODY:
            return
        for other, mask in self.held.items():
            if other != side and mask & cards:
                raise TrionfiError(Message("{cards} cannot be with {side} and with {other}", cards=self._texts(mask & cards),
                        side=self.name(other), other=self.name(side)))
        self.held[side] = self.held.get(side, 0) | cards

    def begins(self, seat: int, cards: int) -> None:
        """A player holds these cards when the play begins."""
        for other, mask in self.began.items():
            if other != seat and mask & cards:
                raise TrionfiError(Message("{cards} cannot be with {who} and with {other}", cards=self._texts(mask & cards),
                        who=Seat(other), other=Seat(seat)))
        self.began[seat] = self.began.get(seat, 0) | cards

    def declares(self, seat: int, table: Declarable, declared: Iterable[tuple[str, Points]]) -> None:
        """A player holds the cards for what he declares, as (name, value)."""
        for name, value in declared:
            holding = held_by(self.facts.pack, table, name, value)
            self.barred[seat] = self.barred.get(seat, 0) | holding.bars
            for cards, number in holding.takes:
                if number == cards.bit_count():
                    self.begins(seat, cards)
                else:
                    self.some_begun.append((seat, cards, number, name))

    def combines(self, side: Hashable, table: Declarable, combined: Iterable[tuple[str, Points]]) -> None:
        """A side has at the end the cards of these combinations, as (name, value)."""
        for name, value in combined:
            for cards, number in held_by(self.facts.pack, table, name, value).takes:
                if number == cards.bit_count():
                    self.holds(side, cards)

    def has(self, side: Hashable, pile: int) -> None:
        """A side has just these cards at the end."""
        self.exact[side] = pile

    def points(self, side: Hashable, points: Points, key: str) -> None:
        """A side has so many card points, by the fact of this key."""
        self.made[side] = points, key

    def every_trick(self, side: Hashable) -> None:
        """A side has won every trick."""
        self.swept = self._one(self.swept, side, "every trick")

    def no_trick(self, side: Hashable) -> None:
        """A side has won no trick."""
        self.trickless |= {side} - NONE

    def told(self, question: Question, answer: object, tricks: bool, claimant: Callable[[Facts, int], Hashable]) -> None:
        """What an answer says: how many `tricks` a side has won, or anything else. A side goes by its number or its name, and a plain yes
        is told of the declarer's; `claimant` gives the side of a player."""
        enter = {Says.EVERY: self.every_trick, Says.NONE: self.no_trick, Says.ALONE_NONE: self._idle, Says.LAST: self.last_trick,
                 Says.WINS: self.wins_trick, Says.LOSES: self.loses_trick}
        for claim in question.says:
            side = claim.whose if claim.whose is not None else DECLARER if answer is True else answer
            named = question.unit == "cards"
            cards = int(str(answer)) if named else self.facts.pack.select(claim.cards)
            if ((claim.what in COUNTED) != tricks or (claim.when and answer not in claim.when) or (named and not cards)
                    or side is False or side in (None, NOBODY, NEITHER)):
                continue
            if claim.what is Says.BEGINS:
                self.begins(int(str(side)), cards)
                continue
            if not tricks and type(side) is int:
                side = claimant(self.facts, side)
            if claim.what is Says.HOLDS:
                self.holds(side, cards)
            else:
                enter[claim.what](side)

    def _idle(self, side: Hashable) -> None:
        self.no_trick(side)
        self.idle = side

    def last_trick(self, side: Hashable) -> None:
        """A side has won the last trick."""
        self.last = self._one(self.last, side, "the last trick")

    def wins_trick(self, side: Hashable) -> None:
        """A side has won a trick at least."""
        self.takers |= {side} - NONE

    def loses_trick(self, side: Hashable) -> None:
        """Another side has won a trick from it at least."""
        self.losers |= {side} - NONE

    def _one(self, first: Hashable, side: Hashable, what: str) -> Hashable:
        """The one side that can have won it."""
        if side not in NONE and first not in (None, side):
            raise TrionfiError(Message("{side} and {other} cannot both have won {what}", side=self.name(first), other=self.name(side),
                    what=what))
        return first if side in NONE else side

    def between(self, side: Hashable, least: Points, most: Points, why: str) -> None:
        """A side has from so many card points to so many, for a reason in words."""
        self.bounds.append((side, least, most, why))

    def some(self, side: Hashable, other: Hashable, cards: int, number: int, key: str) -> None:
        """So many of certain cards are with a side, by the fact of this key, and the rest with the other."""
        pile = self.facts.pile(str(side))
        if pile is not None and (pile & cards).bit_count() != number:
            there = (pile & cards).bit_count()
            raise TrionfiError(Message("{fact} cannot be {number}: by the cards given {side} has {there}", fact=self.facts.called(key),
                    number=number, side=self.name(side), there=there))
        if number in (0, cards.bit_count()):
            self.holds(side if number else other, cards)
        values = self.facts.counting.table(self.facts.pack)
        cheap = [1 << one for one in sorted(bits(cards), key=lambda one: values[one])]
        most = self.facts.counting.pack_points(self.facts.pack)[1] - self.worth(sum(cheap[:len(cheap) - number]))
        self.between(side, self.worth(sum(cheap[:number])), ceil(most), Message("where {fact} is {number},", fact=self.facts.called(key),
                number=number))

    def undertakes(self, seat: int, every: bool, key: str, before: int, taken: int = 0) -> None:
        """A player has undertaken, before a certain trick, to win every trick or none, by the fact of this key; `taken` is the first trick
        that he won all the same."""
        self.undertaken[seat, every] = key, before, taken

    def at_most(self, key: str, number: int, most: int, what: str) -> None:
        """A number that is not above what there is."""
        if number > most:
            raise TrionfiError(Message("{fact} comes to {number}: there are {most} {what}", fact=self.facts.called(key), number=number,
                    most=most, what=what))

    def in_all(self, numbers: list[int], there: int, what: str) -> None:
        """The numbers of all sides, which come to what there is."""
        if sum(numbers) != there:
            raise TrionfiError(Message("{numbers} {what} are told: there are {there} in a hand", numbers=" + ".join(map(str, numbers)),
                                       what=what, there=there))

    def name(self, side: Hashable) -> Words:
        """A side in words."""
        if isinstance(side, int):
            return self.facts.parties[side]
        return Message("the {declarer}", declarer=self.facts.declarer) if side == DECLARER else "the opponents"

    def check(self) -> None:
        """Raise TrionfiError where the claims contradict each other."""
        for side in self.trickless:
            if side in (self.swept, self.last, *self.takers):
                raise TrionfiError(Message("{side} cannot have won no trick and yet one", side=self.name(side)))
        if self.idle is not None and self.swept is not None and len(self.facts.parties) > 2:
            idle = Message("{side} won none and each of the others one", side=self.name(self.idle))
            raise TrionfiError(Message("{side} cannot have won every trick, where {idle}", side=self.name(self.swept), idle=idle))
        if self.swept is not None and self.last not in (None, self.swept):
            raise TrionfiError(Message("{side} has won every trick: {other} cannot have won the last", side=self.name(self.swept),
                    other=self.name(self.last)))
        if self.swept in self.losers:
            raise TrionfiError(Message("{side} has won every trick: it cannot have lost a card in one", side=self.name(self.swept)))
        loser = next((side for side in self.takers if self.swept not in (None, side)), None)
        if loser is not None:
            raise TrionfiError(Message("{side} has won every trick: {other} cannot have won one", side=self.name(self.swept),
                    other=self.name(loser)))
        for side, pile in self.exact.items():
            missing = self.held.get(side, 0) & ~pile
            if missing:
                raise TrionfiError(Message("{cards} cannot be with {side}: the cards given for it say otherwise",
                        cards=self._texts(missing), side=self.name(side)))
        self._check_hands()
        for side, (points, key) in self.made.items():
            self._in_bounds(side, points, key)
        self.closing.check(self.facts)
        for (seat, every), (key, before, _) in self.undertaken.items():
            if every:
                self._both(seat, key, before)

    def _both(self, seat: int, key: str, before: int) -> None:
        """Whether a player can have undertaken to win every trick, if he has undertaken to win none: one of the two before the first trick,
        and he had broken it by then."""
        other, moment, taken = self.undertaken.get((seat, False), ("", 0, 0))
        if moment and (before == moment or 1 not in (before, moment) or (moment < before and taken != 1)):
            told = Message("{Who} has announced every trick before trick {before} and none before trick {moment}",
                    {"who you": "{Who} have announced every trick before trick {before} and none before trick {moment}"}, who=Seat(seat),
                    before=before, moment=moment)
            raise TrionfiError(Message("{fact} and {other} cannot both be: {told}", fact=self.facts.called(key),
                    other=self.facts.called(other), told=told))

    def _check_hands(self) -> None:
        """Raise TrionfiError where the players cannot hold together what they began with."""
        for seat, barred in self.barred.items():
            if cards := barred & self.began.get(seat, 0):
                raise TrionfiError(Message("{Who} cannot have held {cards}: he declared that he had none of these", who=Seat(seat),
                        cards=self._texts(cards)))
        for _, cards, _, name in self.some_begun:
            held = sum(self._least_begun(seat, cards) for seat in range(self.facts.players))
            if held > cards.bit_count():
                there = Message("there are {n}: {cards}", n=cards.bit_count(), cards=self._texts(cards))
                raise TrionfiError(Message("'{given}' cannot be beside what else the players have held: it takes {held} cards, and "
                        "{there}", given=brief(name), held=held, there=there))

    def _least_begun(self, seat: int, cards: int) -> int:
        """How many cards of a set a player held at least when the play began."""
        own = self.began.get(seat, 0)
        some = [number - (of & ~cards).bit_count() for player, of, number, _ in self.some_begun if player == seat]
        return max([(own & cards).bit_count(), *some])

    def _in_bounds(self, side: Hashable, points: Points, key: str) -> None:
        """Whether a side can have so many points with what it has, and with what the others have."""
        most = self._total()
        least: Points = self.worth(self.held.get(side, 0))
        why = "the cards that it has"
        if side == self.last and self.facts.counting.last_trick > least:
            least, why = self.facts.counting.last_trick, "the last trick alone"
        if side == self.swept and self.whole and self.facts.limits.tricks:
            least, why = max(least, floor(self.facts.counting.pack_points(self.facts.pack)[0] - self._outside())), "every trick"
        for other, low, high, reason in self.bounds:
            if side == other and not low <= points <= high:
                has = Message("{reason} {side} has {low} to {high}", reason=reason, side=self.name(side), low=low, high=high)
                raise TrionfiError(Message("{fact} cannot be {points}: {has}", fact=self.facts.called(key), points=points, has=has))
        if points < least:
            has = Message("with {why} {side} has at least {least}", why=why, side=self.name(side), least=least)
            raise TrionfiError(Message("{fact} cannot be {points}: {has}", fact=self.facts.called(key), points=points, has=has))
        others = 0
        for other, cards in self.held.items():
            others |= cards if other != side else 0
        most -= self.worth(others)
        why = "with the cards that are elsewhere"
        if self.last not in (None, side):
            most -= self.facts.counting.last_trick
            why = "without the last trick"
        if self.facts.limits.tricks and (side in self.trickless or self.swept not in (None, side)):
            most, why = min(most, self._outside()), "without a trick"
        if points > ceil(most):
            raise TrionfiError(Message("{fact} cannot be {points}: {why} {side} has at most {most}", fact=self.facts.called(key),
                    points=points, why=why, side=self.name(side), most=most))

    def _total(self) -> Points:
        facts = self.facts
        counting, tricks = facts.counting, facts.counting.units(facts.limits.tricks, 1)
        return counting.pack_points(facts.pack, max(2, len(self.made)))[1] + counting.per_trick * tricks

    def worth(self, cards: int) -> int:
        """What cards count for at the least, whatever lies beside them."""
        counting = self.facts.counting
        off = counting.less + 1 + max(0, -counting.per_trick * counting.units(0, 1))
        return max(0, floor(counting.points(self.facts.pack, cards) - off)) if cards else 0

    def _outside(self) -> Points:
        """The most that a side can count without a trick: what was discarded or left, and the Fool."""
        pack, counting, limits = self.facts.pack, self.facts.counting, self.facts.limits
        values = counting.table(pack)
        fool = pack.fool_mask if limits.fool else 0
        rest = sorted((values[number] for number in bits(pack.all & ~fool)), reverse=True)[:limits.kept]
        heap = max(0, counting.per_trick * counting.units(0, 1)) if limits.kept else 0
        return sum(rest) + sum(values[number] for number in bits(fool)) + heap

    def _texts(self, cards: int) -> str:
        some = self.facts.pack.unmask(cards)
        return " ".join(some[:5]) + (" ..." if len(some) > 5 else "")
