"""What games add to laying cards away: cards that go only in some hands or all at once, are shown or counted, or are lost at the end."""

from enum import StrEnum
from typing import ClassVar

from trionfi.cards import Pack, bits
from trionfi.phases.layout import laid_out
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.values import dataclass
from trionfi.vocabulary import Checked


class DiscardRule(Checked):
    """One of them. A rule overrides what it has to say and leaves the rest."""

    @property
    def key(self) -> str:
        """How edits name it."""
        return ""

    set_apart: ClassVar[str] = ""
    """Why cards that it sets apart cannot be laid away."""

    fate: ClassVar[bool] = False
    """Whether its words say for whom the cards count."""

    lost: ClassVar[bool] = False
    """Whether one whose side wins no trick has none of them at the end."""

    @property
    def sorts(self) -> tuple[str, ...]:
        """The sets that it tells apart before all eyes."""
        return ()

    def named(self, pack: Pack) -> int:
        """The cards (a mask) that it frees in some hand."""
        return 0

    def freed(self, pack: Pack, hand: int) -> int:
        """Those that it frees in this one."""
        return 0

    def whole(self, pack: Pack, hand: int) -> tuple[int, ...]:
        """The sets (masks) of the hand that go only all at once."""
        return ()

    def apart(self, table: Table, seat: int) -> int:
        """Cards of a seat among which it may not choose."""
        return 0

    def why_not(self, pack: Pack, number: int) -> str:
        """Why this hand may not lay the card away; "" where the rule does not speak of it."""
        return ""

    def shown(self, pack: Pack, cards: int) -> int:
        """The cards of a discard that all may see."""
        return 0

    def remark(self, table: Table, cards: int) -> str:
        """What is said of a discard."""
        return ""

    def after_play(self, table: Table) -> None:
        """What becomes of the discards when the last trick is gathered."""

    def words(self, game: Rules) -> str:
        """The rule in a sentence."""
        return ""


@dataclass(frozen=True)
class Frees(DiscardRule):
    """These cards go too, where the rest of the hand has nothing of `lacking`."""

    key = "frees"
    cards: str
    lacking: str

    def named(self, pack: Pack) -> int:
        return pack.select(self.cards)

    def freed(self, pack: Pack, hand: int) -> int:
        cards = pack.select(self.cards)
        return 0 if hand & pack.select(self.lacking) & ~cards else cards & hand

    def words(self, game: Rules) -> str:
        cards = game.set_words(self.cards)
        return f"{cards[:1].upper()}{cards[1:]} too, if no other of {game.set_words(self.lacking)} is held."


@dataclass(frozen=True)
class Together(DiscardRule):
    """Cards of a set that may be laid away only all at once: when the hand has from `least` to `most` of them, all of `must`
    among them, and none of `bar`."""

    of: str
    least: int
    most: int
    must: str = ""
    bar: str = ""

    @property
    def key(self) -> str:
        return f"together {self.of}"

    def whole(self, pack: Pack, hand: int) -> tuple[int, ...]:
        held = hand & pack.select(self.of)
        good = self.least <= held.bit_count() <= self.most and not pack.select(self.must) & ~hand and not held & pack.select(self.bar)
        return (held,) if good and held else ()

    def why_not(self, pack: Pack, number: int) -> str:
        inside = pack.select(self.of) >> number & 1
        return "it may be laid away only together with certain others, and not out of this hand" if inside else ""

    def words(self, game: Rules) -> str:
        number = str(self.most) if self.least == self.most else f"not more than {self.most}"
        text = f"A player who has {number} of {game.set_words(self.of)}"
        if self.must:
            text += f", {game.set_words(self.must)} among them"
        if self.bar:
            text += f", {'but' if self.must else 'and'} not {game.set_words(self.bar)}"
        return text + f"{',' if self.must or self.bar else ''} may lay all of them away together, though never a part."


@dataclass(frozen=True)
class OpenlyLaid(DiscardRule):
    """Cards of this set are shown to all when they are laid away."""

    key = "openly"
    cards: str

    def shown(self, pack: Pack, cards: int) -> int:
        return cards & pack.select(self.cards)

    def words(self, game: Rules) -> str:
        return f"Any {game.set_words(self.cards).removeprefix('the ')} among them are shown."


@dataclass(frozen=True)
class Counted(DiscardRule):
    """How many of this set go is said."""

    key = "counted"
    cards: str

    @property
    def sorts(self) -> tuple[str, ...]:
        return (self.cards,)

    def remark(self, table: Table, cards: int) -> str:
        number = (cards & table.pack.select(self.cards)).bit_count()
        return f"{number} of {table.game.set_words(self.cards)} laid away" if number else ""

    def words(self, game: Rules) -> str:
        return f"He says how many of them are {game.set_words(self.cards)}."


@dataclass(frozen=True)
class HeldOnly(DiscardRule):
    """Only cards held in the hand go, and not those that lie open before the player."""

    key = "held"
    set_apart = "it lies before you and is not in your hand"

    def apart(self, table: Table, seat: int) -> int:
        return laid_out(table, seat)

    def words(self, game: Rules) -> str:
        return "Those that lie before him face up do not go."


class Whose(StrEnum):
    """Who must have won no trick for a discard to be lost: his whole side, or the player who laid it away."""

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

    def words(self, game: Rules) -> str:
        who = "his side" if self.whose is Whose.SIDE else "he"
        return f"They count for him, unless {who} wins no trick: then they go to the winner of the last one."


@dataclass(frozen=True)
class HandedOver(LostDiscard):
    """The same; and before that a card of `cards` that was laid away goes to the first of the other side who has won a trick, who gives his
    cheapest card for it."""

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

    def words(self, game: Rules) -> str:
        return (f"{super().words(game)} If {game.set_words(self.cards)} is among them and another wins a trick, the first who did gets it "
                "at the end, for another card.")
