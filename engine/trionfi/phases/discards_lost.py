"""What becomes of a discard whose owner has won too little, and honours that go only in numbers."""

from itertools import combinations
from typing import ClassVar

from trionfi.cards import Pack, bits
from trionfi.phases.discard_rules import DiscardRule, LostDiscard
from trionfi.settlement.played import sweeper
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass


@dataclass(frozen=True)
class ToSweeper(DiscardRule):
    """A side that wins every trick gets the discard of the others too; any other discard counts for its owner."""

    key, fate = "swept", True

    def after_play(self, table: Table) -> None:
        winner = table.tricks[-1].winner
        for seat in range(table.players) if sweeper(table, (table.side(winner),)) is not None else ():
            if seat not in table.side(winner):
                won_with_tricks(table, seat)

    def words(self, game: Rules) -> str:
        return "They count for him, unless another wins every trick: then they go to that player too."


@dataclass(frozen=True)
class LostUnless(LostDiscard):
    """The discard of one who wins no trick himself goes to the winner of the last one, unless he has a card of this set, played or not."""

    cards: str = "fool"

    def after_play(self, table: Table) -> None:
        wanted = table.pack.select(self.cards)
        for seat in range(table.players):
            if not table.won[seat] & wanted and all(trick.winner != seat for trick in table.tricks):
                won_with_tricks(table, seat)

    def words(self, game: Rules) -> str:
        return ("They count for him, unless he himself wins no trick: then they go to the winner of the last one. He keeps them all the "
                f"same if he has had {game.set_words(self.cards)}.")


@dataclass(frozen=True)
class SoMany(DiscardRule):
    """Cards of a set go only so many at once, no fewer."""

    of: str
    number: int

    @property
    def key(self) -> str:
        return f"so many {self.of}"

    def whole(self, pack: Pack, hand: int) -> tuple[int, ...]:
        held = bits(hand & pack.select(self.of))
        return tuple(sum(1 << number for number in some) for some in combinations(held, self.number))

    def why_not(self, pack: Pack, number: int) -> str:
        return "it may be laid away only together with another of its kind" if pack.select(self.of) >> number & 1 else ""

    def words(self, game: Rules) -> str:
        return f"Of {game.set_words(self.of)} he may lay {self.number} away together, never fewer."


@dataclass(frozen=True)
class Shortened(DiscardRule):
    """A card of this set goes too, when the hand has no more than so many others `of` its kind and nothing of `bar`; its owner says so."""

    key: ClassVar[str] = "shortened"
    cards: str
    of: str
    others: int
    bar: str

    def named(self, pack: Pack) -> int:
        return pack.select(self.cards)

    def whole(self, pack: Pack, hand: int) -> tuple[int, ...]:
        cards = pack.select(self.cards)
        fits = (hand & pack.select(self.of) & ~cards).bit_count() <= self.others and not hand & pack.select(self.bar)
        return (hand & cards,) if fits and hand & cards else ()

    def why_not(self, pack: Pack, number: int) -> str:
        number_of = {1: "one other trump", 2: "two other trumps"}.get(self.others, f"{self.others} others")
        return f"it may be laid away only by one who has at most {number_of}, neither the highest nor the Fool" if \
            pack.select(self.cards) >> number & 1 else ""

    def shown(self, pack: Pack, cards: int) -> int:
        return cards & pack.select(self.cards)

    def words(self, game: Rules) -> str:
        number = {1: "one other trump", 2: "two other trumps"}.get(self.others, f"{self.others} others")
        return (f"He may also lay away {game.set_words(self.cards)} if he has at most {number} and none of {game.set_words(self.bar)}; he "
                "must then say so.")


def won_with_tricks(table: Table, seat: int) -> None:
    """The discard of a seat goes to the winner of the last trick, and stays a discard: what such cards count for goes along."""
    winner, place = table.tricks[-1].winner, f"discard {seat}"
    cards = table.piles.get(place, 0)
    if cards and seat != winner:
        table.put(table.piles, place, 0)
        table.new(table.piles, f"discard {winner}", cards)
        table.tell("get", winner, cards, place, f"discard {winner}")
