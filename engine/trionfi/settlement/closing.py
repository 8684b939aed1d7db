"""What the facts of a hand say of its last tricks, and whether all of it can be true together."""

from itertools import pairwise

from trionfi.errors import TrionfiError
from trionfi.settlement.facts import Facts
from trionfi.values import dataclass, field
from trionfi.words import Message, Seat

LAST = "cards_last_trick"


@dataclass
class Closing:
    """The claims about the last tricks. Of the `watched` cards (a mask) the facts tell which were played to the `last` trick, and with
    which of them a seat `won` any trick. `without` are facts, as (key, seat, cards), by which none of these cards was in the last
    trick, which the seat won; `made` those by which a seat won the last tricks with a card of each set, the last trick first, as (key,
    seat or None, sets)."""

    watched: int = 0
    last: int = 0
    won: dict[int, int] = field(default_factory=dict)
    without: list[tuple[str, int, int]] = field(default_factory=list)
    made: list[tuple[str, int | None, tuple[int, ...]]] = field(default_factory=list)

    def watches(self, cards: int, last: int, won: dict[int, int]) -> None:
        """The facts tell of these cards."""
        self.watched |= cards
        self.last |= last
        for seat, mask in won.items():
            self.won[seat] = self.won.get(seat, 0) | mask

    def check(self, facts: Facts) -> None:
        """Raise TrionfiError where these claims contradict each other."""
        for key, winner, cards in self.without:
            if self.last & cards:
                there = " ".join(facts.pack.unmask(self.last & cards))
                raise TrionfiError(Message("{fact} cannot be {who}: {other} has {there}", fact=facts.called(key), who=Seat(winner),
                        other=facts.called(LAST), there=there))
        for key, seat, sets in self.made:
            if seat is not None:
                self._holds(facts, Message("{fact} is {who}", fact=facts.called(key), who=Seat(seat)), seat, sets)
        ranked = sorted(self.made, key=lambda one: len(one[2]))
        for (less, other, fewer), (more, seat, sets) in pairwise(ranked):
            if seat is not None and fewer == sets[:len(fewer)] and other != seat:
                raise TrionfiError(Message("{fact} is {who}: {other} is then {who} too", fact=facts.called(more), who=Seat(seat),
                        other=facts.called(less)))

    def _holds(self, facts: Facts, told: str, seat: int, sets: tuple[int, ...]) -> None:
        """The cards with which a seat is said to have won are among those with which it won."""
        won, last = facts.called(f"won_with_{seat}"), facts.called(LAST)
        for cards in dict.fromkeys(sets):
            if cards & ~self.watched:
                continue
            own, before, texts = self.won.get(seat, 0) & cards, sets[1:].count(cards), facts.pack.unmask(cards)
            if cards == sets[0] and not own & self.last:
                raise TrionfiError(Message("{told}: then {won} and {last} both have {cards}", told=told, won=won, last=last,
                        cards=_some(texts, 1)))
            if (own & ~self.last).bit_count() < before:
                raise TrionfiError(Message("{told}: then {won} has {cards} that {last} has not", told=told, won=won,
                        cards=_some(texts, before), last=last))


def _some(texts: tuple[str, ...], number: int) -> str:
    """So many of some cards."""
    return texts[0] if len(texts) == 1 else f"{number} of {' '.join(texts)}"
