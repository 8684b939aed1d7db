"""What games add to discarding cards: cards that go only in some hands or all at once, are shown or counted, or are lost at the end."""

from enum import StrEnum
from typing import ClassVar

from trionfi.cards import Pack, bits
from trionfi.phases.layout import laid_out
from trionfi.state.rules import Rules
from trionfi.state.sides import ALONE
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.vocabulary import Checked
from trionfi.words import Message, Text, Words
from trionfi.words.values import Value


class DiscardRule(Checked):
    """One of them. A rule overrides what it has to say and leaves the rest."""

    @property
    def key(self) -> str:
        """How edits name it."""
        return ""

    set_apart: ClassVar[Words] = ""
    """Why cards that it sets apart, or that go late, cannot be discarded."""

    fate: ClassVar[bool] = False
    """Whether its words say for whom the cards count."""

    lost: ClassVar[bool] = False
    """Whether one whose side wins no trick has none of them at the end."""

    @property
    def sorts(self) -> tuple[str, ...]:
        """The sets that it tells apart before all eyes."""
        return ()

    def freed(self, pack: Pack, hand: int) -> int:
        """The cards (a mask) that go out of this hand by it."""
        return 0

    def whole(self, pack: Pack, hand: int) -> tuple[int, ...]:
        """The sets (masks) of the hand that go only all at once."""
        return ()

    def bound(self, game: Rules) -> tuple[int, Words]:
        """The cards (a mask) that go only in these sets, and what such a set is, to follow "only"."""
        return 0, ""

    def apart(self, table: Table, seat: int) -> int:
        """Cards of a seat among which it may not choose."""
        return 0

    def late(self, table: Table, seat: int) -> int:
        """Cards of a seat that go only as far as all others that may go are too few."""
        return 0

    def only(self, game: Rules, number: int) -> Words:
        """When alone the card may be discarded, to follow "only"; "" where the rule does not speak of it or never lets it go."""
        return ""

    def shown(self, table: Table, seat: int, cards: int) -> int:
        """The cards of a seat's discard that all may see."""
        return 0

    def laid(self, table: Table, seat: int, cards: int) -> None:
        """The seat has discarded these cards."""

    def remark(self, table: Table, cards: int) -> Words:
        """What is said of a discard."""
        return ""

    def after_play(self, table: Table) -> None:
        """What becomes of the discards when the last trick is gathered."""

    def words(self, game: Rules) -> Words:
        """The rule in a sentence."""
        return ""


@dataclass(frozen=True)
class Frees(DiscardRule):
    """These cards go too, where the rest of the hand has nothing of `lacking`."""

    key = "frees"
    cards: str
    lacking: str

    def freed(self, pack: Pack, hand: int) -> int:
        cards = pack.select(self.cards)
        return 0 if hand & pack.select(self.lacking) & ~cards else cards & hand

    def only(self, game: Rules, number: int) -> Words:
        if not game.pack.select(self.cards) >> number & 1:
            return ""
        return Message("if no other card among {cards} is held", cards=game.set_words(self.lacking))

    def words(self, game: Rules) -> Words:
        return Message("{Cards} may go too if he has no other card among {others}.", cards=game.set_words(self.cards),
                       others=game.set_words(self.lacking))


@dataclass(frozen=True)
class Together(DiscardRule):
    """Cards of a set that may be discarded only all at once: when the hand has from `least` to `most` of them, all of `must`
    among them, and none of `bar`."""

    of: str
    least: int
    most: int
    must: str = ""
    bar: str = ""

    @property
    def key(self) -> str:
        return f"together-{self.of.replace(' + ', '-')}"

    def whole(self, pack: Pack, hand: int) -> tuple[int, ...]:
        held = hand & pack.select(self.of)
        good = self.least <= held.bit_count() <= self.most and not pack.select(self.must) & ~hand and not held & pack.select(self.bar)
        return (held,) if good and held else ()

    def bound(self, game: Rules) -> tuple[int, Words]:
        return game.pack.select(self.of), Message("together with all others of {cards}", cards=game.set_words(self.of))

    def only(self, game: Rules, number: int) -> Words:
        free = game.pack.select(self.of) & ~game.pack.select(self.bar)
        if not free >> number & 1:
            return ""
        held, cards, must, bar = self._said(game)
        if must and bar:
            return Message("together with all others of {cards}, if you have {number} of them, {must} among them, but not {bar}",
                           number=held, cards=cards, must=must, bar=bar)
        if must:
            return Message("together with all others of {cards}, if you have {number} of them, {must} among them", number=held,
                           cards=cards, must=must)
        if bar:
            return Message("together with all others of {cards}, if you have {number} of them, and not {bar}", number=held, cards=cards,
                           bar=bar)
        return Message("together with all others of {cards}, if you have {number} of them", number=held, cards=cards)

    def _said(self, game: Rules) -> tuple[Value, Words, Words, Words]:
        """How many of the set one must have, the set, what must be among them, and what must not."""
        cards, must, bar = (game.set_words(some) if some else "" for some in (self.of, self.must, self.bar))
        return self.most if self.least == self.most else Message("not more than {n}", n=self.most), cards, must, bar

    def words(self, game: Rules) -> Words:
        number, cards, must, bar = self._said(game)
        if must and bar:
            return Message("A player who has {number} of {cards}, {must} among them, but not {bar}, may discard all of them together, "
                           "though never a part.", number=number, cards=cards, must=must, bar=bar)
        if must:
            return Message("A player who has {number} of {cards}, {must} among them, may discard all of them together, though never a "
                           "part.", number=number, cards=cards, must=must)
        if bar:
            return Message("A player who has {number} of {cards}, and not {bar}, may discard all of them together, though never a part.",
                           number=number, cards=cards, bar=bar)
        return Message("A player who has {number} of {cards} may discard all of them together, though never a part.", number=number,
                       cards=cards)


@dataclass(frozen=True)
class OpenlyLaid(DiscardRule):
    """Cards of this set are shown to all when they are discarded."""

    key = "openly"
    cards: str

    def shown(self, table: Table, seat: int, cards: int) -> int:
        return cards & table.pack.select(self.cards)

    def words(self, game: Rules) -> Words:
        return Message("{Cards} among them must be shown.", cards=game.set_words(self.cards))


@dataclass(frozen=True)
class Counted(DiscardRule):
    """How many of this set go is said."""

    key = "counted"
    cards: str

    @property
    def sorts(self) -> tuple[str, ...]:
        return (self.cards,)

    def remark(self, table: Table, cards: int) -> Words:
        number = (cards & table.pack.select(self.cards)).bit_count()
        return Message("{n} of {cards} discarded", n=number, cards=table.game.set_words(self.cards)) if number else ""

    def words(self, game: Rules) -> Words:
        return Message("He says the number of {cards} among them.", cards=game.set_words(self.cards))


@dataclass(frozen=True)
class ToWinEverything(DiscardRule):
    """These cards go only with one who means to win every trick. Nobody can tell what he means, so that nothing is refused."""

    key = "slam"
    cards: str

    def words(self, game: Rules) -> Words:
        return Message("A player discards {cards} only if he means to win every trick; nobody checks that.",
                       cards=game.set_words(self.cards))


@dataclass(frozen=True)
class HeldOnly(DiscardRule):
    """Only cards held in the hand go, and not those that lie open before the player."""

    key = "held"
    set_apart: ClassVar[Words] = "it lies before you and is not in your hand"

    def apart(self, table: Table, seat: int) -> int:
        return laid_out(table, seat)

    def words(self, game: Rules) -> Words:
        return "Those that lie before him face up do not go."


class Whose(StrEnum):
    """Who must have won no trick for a discard to be lost: his whole side, or the player who discarded it."""

    SIDE = "side"
    PLAYER = "player"


@dataclass(frozen=True)
class LostDiscard(DiscardRule):
    """The discard of one whose side, or who himself, wins no trick goes to the winner of the last one."""

    key, fate, lost = "lost", True, True
    whose: Whose = Whose.SIDE

    def after_play(self, table: Table) -> None:
        winner = table.tricks[-1].winner
        for seat in range(table.players):
            cards = table.piles.get(f"discard {seat}", 0)
            own = table.side(seat) if self.whose is Whose.SIDE else frozenset((seat,))
            if cards and not any(trick.winner in own for trick in table.tricks):
                table.put(table.piles, f"discard {seat}", 0)
                table.put(table.won, winner, table.won[winner] | cards)
                table.tell("get", winner, cards, f"discard {seat}", f"won {winner}")

    def words(self, game: Rules) -> Words:
        if self.whose is Whose.SIDE and game.sides.kind != ALONE:
            return "They count for him, unless his side wins no trick: then they go to the winner of the last one."
        return "They count for him, unless he wins no trick: then they go to the winner of the last one."


@dataclass(frozen=True)
class HandedOver(LostDiscard):
    """A discarded card of `cards` goes to the first of the other side who has won a trick, who gives his cheapest card for it. What is left
    of the discard of a side without a trick goes to the winner of the last one."""

    cards: str = "F"

    def after_play(self, table: Table) -> None:
        values = table.game.counting.table(table.pack)
        for seat in range(table.players):
            place, side = f"discard {seat}", table.side(seat)
            owed = table.piles.get(place, 0) & table.pack.select(self.cards)
            creditor = next((trick.winner for trick in table.tricks if trick.winner not in side), None)
            if not owed or creditor is None:
                continue
            back = 1 << min(bits(table.won[creditor]), key=lambda number: (values[number], number))
            table.put(table.piles, place, table.piles[place] & ~owed | back)
            table.put(table.won, creditor, table.won[creditor] & ~back | owed)
            table.tell("get", creditor, owed, place, f"won {creditor}")
            table.tell("give", creditor, back, f"won {creditor}", place)
        super().after_play(table)

    def words(self, game: Rules) -> Words:
        more = Message("If {card} is among them and another wins a trick, the first who did gets it at the end, for another card.",
                       card=game.set_words(self.cards))
        return Text(super().words(game), more)
