"""What becomes of a discard whose owner has won too little, and honours that go only in numbers."""

from itertools import combinations
from typing import ClassVar

from trionfi.cards import Pack, bits
from trionfi.phases.discard_rules import DiscardRule
from trionfi.settlement.played import sweeper
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.words import Message, Words


@dataclass(frozen=True)
class ToSweeper(DiscardRule):
    """A side that wins every trick gets the discard of the others too; any other discard counts for its owner."""

    key, fate = "swept", True

    def after_play(self, table: Table) -> None:
        winner = table.tricks[-1].winner
        for seat in range(table.players) if sweeper(table, (table.side(winner),)) is not None else ():
            if seat not in table.side(winner):
                won_with_tricks(table, seat)

    def words(self, game: Rules) -> Words:
        return "They count for him, unless another wins every trick: then they go to that player too."


@dataclass(frozen=True)
class LostUnless(DiscardRule):
    """The discard of one who wins no trick himself goes to the winner of the last one, unless he has a card of this set, played or not."""

    key, fate = "lost", True
    cards: str = "fool"

    def after_play(self, table: Table) -> None:
        wanted = table.pack.select(self.cards)
        for seat in range(table.players):
            if not table.won[seat] & wanted and all(trick.winner != seat for trick in table.tricks):
                won_with_tricks(table, seat)

    def words(self, game: Rules) -> Words:
        return Message("They count for him, unless he himself wins no trick: then they go to the winner of the last one. He keeps them all "
                       "the same if he has had {card}.", card=game.set_words(self.cards))


@dataclass(frozen=True)
class SoMany(DiscardRule):
    """Cards of a set go only so many at once, no fewer."""

    of: str
    number: int

    @property
    def key(self) -> str:
        return f"so-many-{self.of}"

    def whole(self, pack: Pack, hand: int) -> tuple[int, ...]:
        held = bits(hand & pack.select(self.of))
        return tuple(sum(1 << number for number in some) for some in combinations(held, self.number))

    def bound(self, game: Rules) -> tuple[int, Words]:
        cards = game.set_words(self.of)
        return game.pack.select(self.of), Message("where {n} of {cards} go together", n=self.number, cards=cards)

    def only(self, game: Rules, number: int) -> Words:
        return "together with another of its kind" if game.pack.select(self.of) >> number & 1 else ""

    def words(self, game: Rules) -> Words:
        return Message("Of {cards} he may discard {n} together, never fewer.", cards=game.set_words(self.of), n=self.number)


@dataclass(frozen=True)
class Shortened(DiscardRule):
    """A `card` goes too, when the hand has no more than so many others `of` its kind and nothing of `bar`; its owner says so, and the rest
    of the `number` cards that go are then of `besides`."""

    key: ClassVar[str] = "shortened"
    card: str
    of: str
    others: int
    bar: str
    besides: str
    number: int

    def whole(self, pack: Pack, hand: int) -> tuple[int, ...]:
        card = pack.select(self.card)
        if not hand & card or hand & pack.select(self.bar) or (hand & pack.select(self.of) & ~card).bit_count() > self.others:
            return ()
        rest = bits(hand & pack.select(self.besides))
        return tuple(card | sum(1 << number for number in some) for some in combinations(rest, self.number - 1))

    def bound(self, game: Rules) -> tuple[int, Words]:
        others = game.set_words(self.besides)
        return game.pack.select(self.card), Message("where all that goes with it is of {cards}", cards=others)

    def only(self, game: Rules, number: int) -> Words:
        if not game.pack.select(self.card) >> number & 1:
            return ""
        return Message("by one who has at most {trumps}, and neither the highest trump nor the Fool", trumps=self._few())

    def shown(self, table: Table, seat: int, cards: int) -> int:
        return cards & table.pack.select(self.card)

    def _few(self) -> Words:
        if self.others == 1:
            return "one other trump"
        return "two other trumps" if self.others == 2 else Message("{n} other trumps", n=self.others)

    def words(self, game: Rules) -> Words:
        return Message("He may also discard {card} if he has at most {trumps} and none of {bar}; he must then say so, and what goes with "
                       "it is chosen from {others}.", card=game.set_words(self.card), trumps=self._few(), bar=game.set_words(self.bar),
                       others=game.set_words(self.besides))


@dataclass(frozen=True)
class WithMany(DiscardRule):
    """Cards of this set go too for one who has at least so many of them, those taken counted in."""

    key: ClassVar[str] = "with-many"
    cards: str
    least: int

    def freed(self, pack: Pack, hand: int) -> int:
        held = hand & pack.select(self.cards)
        return held if held.bit_count() >= self.least else 0

    def only(self, game: Rules, number: int) -> Words:
        return Message("by one who has {n} such cards", n=self.least) if game.pack.select(self.cards) >> number & 1 else ""

    def words(self, game: Rules) -> Words:
        return Message("One who has {n} or more of {cards} may discard these too.", n=self.least, cards=game.set_words(self.cards))


@dataclass(frozen=True)
class Escorted(DiscardRule):
    """Cards of a set go only where one of `escort` goes too."""

    key: ClassVar[str] = "escorted"
    cards: str
    escort: str
    number: int

    def whole(self, pack: Pack, hand: int) -> tuple[int, ...]:
        held, others = bits(hand & pack.select(self.cards)), bits(hand & pack.select(self.escort))
        return tuple(1 << other | sum(1 << number for number in some)
                     for size in range(1, self.number) for some in combinations(held, size) for other in others)

    def bound(self, game: Rules) -> tuple[int, Words]:
        return game.pack.select(self.cards), Message("together with one of {cards}", cards=game.set_words(self.escort))

    def only(self, game: Rules, number: int) -> Words:
        return "together with a card of another kind" if game.pack.select(self.cards) >> number & 1 else ""

    def words(self, game: Rules) -> Words:
        return Message("{Cards} may go too, but only together with one of {others}.", cards=game.set_words(self.cards),
                       others=game.set_words(self.escort))


def won_with_tricks(table: Table, seat: int) -> None:
    """The discard of a seat goes to the winner of the last trick, and stays a discard: what such cards count for goes along."""
    winner, place = table.tricks[-1].winner, f"discard {seat}"
    cards = table.piles.get(place, 0)
    if cards and seat != winner:
        table.put(table.piles, place, 0)
        table.new(table.piles, f"discard {winner}", cards)
        table.tell("get", winner, cards, place, f"discard {winner}")
