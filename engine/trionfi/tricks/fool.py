"""The Fool: what it may do in a trick and where it ends (atlas of play, section on the Fool)."""

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from trionfi.tricks.fool_kinds import Exchange as Exchange
from trionfi.tricks.fool_kinds import Leading as Leading
from trionfi.tricks.fool_kinds import Saves as Saves
from trionfi.tricks.fool_kinds import Trickless as Trickless
from trionfi.tricks.fool_words import FoolWords
from trionfi.tricks.slam import ALL, Slam, alone, mask
from trionfi.values import dataclass
from trionfi.vocabulary import Checked
from trionfi.words import Message, Term, Text, Words

if TYPE_CHECKING:
    from trionfi.tricks.moment import Moment


class FoolRule(Checked):
    """What a game adds to the plain Fool: each rule answers what it knows of, and nothing else. `key` is how options find it, `told` its
    place among the sentences. Played to the last `lost_last` tricks the Fool goes to the winner of the trick; to the last `barred_last` it
    may not be played, nor to the single trick that is the `skipped` one from the end; with `yields` its holder gives up the lead to the
    trick before the barred ones, though he might lead it. The word `kept_after` binds a declarer who has
    announced it to keep the Fool. One that is `forced` must be played by a holder without trumps as soon as a plain suit is led that he
    lacks. One that `waits` may not be played before its holder's side, or by `Saves` he himself, has won a trick. With `before` a bonus for
    a card in the last trick is earned in the one before when the Fool has won the last, with `either` in that too. One that wins
    `always` does so in the last trick for every side that has won all others."""

    key: ClassVar[str] = ""
    told: ClassVar[int] = 0
    lost_last: int = 0
    barred_last: int = 0
    skipped: int = 0
    kept_after: str = ""
    forced: bool = False
    waits: bool = False
    before: bool = False
    either: bool = False
    always: bool = False
    yields: bool = False

    def wins(self, table: "Moment", seat: int) -> bool:
        """Whether the Fool wins the last trick for the seat that plays it."""
        return False

    def slam(self, table: "Moment") -> Slam:
        """Who may win the last trick with it, as things stand."""
        return Slam()

    def words(self, name: str) -> Words:
        """The rule in sentences, with the game's own name of the Fool."""
        return ""


@dataclass(frozen=True)
class Forced(FoolRule):
    """A holder without trumps must play it as soon as a plain suit is led that he lacks."""

    key: ClassVar[str] = "forced"
    forced = True

    def words(self, name: str) -> Words:
        """The duty."""
        return "Its holder must play it as soon as a plain suit is led that he lacks while he has no trumps."


@dataclass(frozen=True)
class AfterTrick(FoolRule):
    """It may not be played before there is a trick to give a card for it from; as a last card it may."""

    key: ClassVar[str] = "after-a-trick"
    waits = True

    def words(self, name: str) -> Words:
        """The wait."""
        return "It may not be played before there is a trick from which a card can be given for it, except as a last card."


@dataclass(frozen=True)
class BarredLast(FoolRule):
    """It may not be played to the last tricks: who still has it goes with it to the trick before these, and if he should lead there but may
    not lead it the next player leads instead."""

    barred_last: int

    key: ClassVar[str] = "barred"
    told: ClassVar[int] = 1

    def words(self, name: str) -> Words:
        """The last tricks."""
        return Message("It may not be played to the last {n} tricks: one who still has it must play it to the trick before these, and if "
                       "he has the lead there and may not lead it, the next player leads in his place.", n=self.barred_last)


@dataclass(frozen=True)
class LeadGivenUp(BarredLast):
    """It may not be played to the last tricks: who still has it goes with it to the trick before these, and if he should lead there the
    next player leads instead, even where it may be led."""

    yields = True

    def words(self, name: str) -> Words:
        """The last tricks."""
        return Message("It may not be played to the last {n} tricks: one who still has it must play it to the trick before these, and if "
                       "he has the lead there, the next player leads in his place.", n=self.barred_last)


@dataclass(frozen=True)
class NotLastButOne(FoolRule):
    """It may not be played to the last trick but one."""

    key: ClassVar[str] = "skipped"
    told: ClassVar[int] = 1
    skipped = 2

    def words(self, name: str) -> Words:
        """The trick."""
        return "It may not be played to the last trick but one."


@dataclass(frozen=True)
class LostLast(FoolRule):
    """In the last tricks it goes to the winner of the trick."""

    lost_last: int = 1

    key: ClassVar[str] = "lost"
    told: ClassVar[int] = 2

    def words(self, name: str) -> Words:
        """The last tricks."""
        if self.lost_last == 1:
            return "Played to the last trick it goes to the winner of that trick."
        return Message("Played to one of the last {n} tricks it goes to the winner of that trick.", n=self.lost_last)


@dataclass(frozen=True)
class WinsLast(FoolRule):
    """It wins the last trick for a side that has won all others."""

    key: ClassVar[str] = "slam"
    told: ClassVar[int] = 3
    always = True

    def wins(self, table: "Moment", seat: int) -> bool:
        """Whether the seat's side has won every trick so far."""
        side = table.side(seat)
        return bool(table.tricks) and all(trick.winner in side for trick in table.tricks)

    def slam(self, table: "Moment") -> Slam:
        """Anybody."""
        return Slam(ALL)

    def words(self, name: str) -> Words:
        """Which side it is."""
        return "A side that has won every other trick wins the last one with it."


@dataclass(frozen=True)
class WinsByWord(WinsLast):
    """It wins the last trick for a side that has won all others, by what hangs on a certain word."""

    word: str


@dataclass(frozen=True)
class WinsUnless(WinsByWord):
    """It wins the last trick for a side that has won all others, but for none that has announced a certain word."""

    def wins(self, table: "Moment", seat: int) -> bool:
        """Whether the word was not said."""
        return super().wins(table, seat) and table.announced(self.word) not in table.side(seat)

    def slam(self, table: "Moment") -> Slam:
        """All but the side that has said it."""
        said = table.announced(self.word)
        return Slam(ALL if said is None else ALL & ~mask(table.side(said)))

    def words(self, name: str) -> Words:
        """Which side it is, and what bars it."""
        return Message("A side that has won every other trick wins the last one with it, unless it has announced a {word}.",
                       word=Term(self.word, "word"))


@dataclass(frozen=True)
class WinsUndertaken(WinsByWord):
    """It wins the last trick for a player whose side has won all others, and who has bid or announced a certain word."""

    always = False

    def wins(self, table: "Moment", seat: int) -> bool:
        """Whether the word was the player's."""
        return super().wins(table, seat) and table.announced(self.word) == seat

    def slam(self, table: "Moment") -> Slam:
        """Him alone."""
        return alone(table, self.word)

    def words(self, name: str) -> Words:
        """Who it is."""
        return Message("A player who has undertaken a {word} wins the last trick with it if his side has won every other.",
                       word=Term(self.word, "word"))


@dataclass(frozen=True)
class WinsSpared(WinsByWord):
    """It wins the last trick for a side that has won all others, and also for one that has undertaken a certain slam and has not lost more
    than so many tricks."""

    tricks: int

    def wins(self, table: "Moment", seat: int) -> bool:
        """Whether no trick was lost, or no more than the slam allows."""
        side = table.side(seat)
        if table.announced(self.word) in side:
            return sum(trick.winner not in side for trick in table.tricks) <= self.tricks
        return super().wins(table, seat)

    def slam(self, table: "Moment") -> Slam:
        """Anybody, and the side that undertook the slam with fewer tricks."""
        said = table.announced(self.word)
        return Slam(ALL) if said is None else Slam(ALL, mask(table.side(said)), self.tricks)

    def words(self, name: str) -> Words:
        """The slam first."""
        spared = Message("After a {word} it also wins the last trick for the side that undertook it, if that has not lost more than {n}.",
                         word=Term(self.word, "word"), n=self.tricks)
        return Text(spared, super().words(name))


@dataclass(frozen=True)
class TrickBefore(FoolRule):
    """After a slam in which it has won the last trick, a bonus for a card in the last is earned in the one before."""

    key: ClassVar[str] = "bonus"
    told: ClassVar[int] = 4
    before = True

    def words(self, name: str) -> Words:
        """The trick."""
        return "A bonus for a card in the last trick is then earned in the trick before."


@dataclass(frozen=True)
class EitherTrick(TrickBefore):
    """After a slam in which it has won the last trick, a bonus for a card in the last is earned in the one before, and still in the last
    too."""

    either = True

    def words(self, name: str) -> Words:
        """The tricks."""
        return "A bonus for a card in the last trick is then also earned in the trick before."


@dataclass(frozen=True)
class KeptFor(FoolRule):
    """An announcement that binds the declarer to keep it for the last trick."""

    kept_after: str

    key: ClassVar[str] = "kept"
    told: ClassVar[int] = 5

    def words(self, name: str) -> Words:
        """The announcement."""
        return Message("A player who has announced a {word} keeps it for the last trick as long as he wins every trick.",
                       word=Term(self.kept_after, "word"))


@dataclass(frozen=True)
class Fool(Checked):
    """An Excuse: played in place of any card, it neither wins nor loses.

    `exchange` says when another card is given for it to a winner of the other side, `by` whose tricks pay for it and save it. With
    `covered` it goes straight to its holder's own pile and never lies in the trick. `lead` says when it may be led, and what follows,
    `trickless` who has it when its side wins no trick. `rules` are what the game adds.
    """

    exchange: Exchange = Exchange.NEVER
    by: Saves = Saves.SIDE
    covered: bool = True
    lead: Leading = Leading.LAST_CARD
    trickless: Trickless = Trickless.TRICK_WINNER
    rules: tuple[FoolRule, ...] = ()
    source: str = ""

    @cached_property
    def lost_last(self) -> int:
        """In how many last tricks it goes to the winner of the trick."""
        return sum(rule.lost_last for rule in self.rules)

    @cached_property
    def barred_last(self) -> int:
        """To how many last tricks it may not be played."""
        return sum(rule.barred_last for rule in self.rules)

    @cached_property
    def skipped(self) -> int:
        """Which trick from the end may not have it, 0 for none."""
        return sum(rule.skipped for rule in self.rules)

    @cached_property
    def kept_after(self) -> str:
        """The announcement after which it is kept, "" for none."""
        return "".join(rule.kept_after for rule in self.rules)

    @cached_property
    def forced(self) -> bool:
        """Whether a holder without trumps must play it to a suit that he lacks."""
        return any(rule.forced for rule in self.rules)

    @cached_property
    def waits(self) -> bool:
        """Whether it may be played only when its holder's side has a trick."""
        return any(rule.waits for rule in self.rules)

    @cached_property
    def yields(self) -> bool:
        """Whether the lead to the last trick that it may be played to is given up in any case."""
        return any(rule.yields for rule in self.rules)

    @cached_property
    def bounded(self) -> bool:
        """Whether more than the hand and the trick decides when it may be played."""
        return bool(self.waits or self.kept_after or self.barred_last or self.skipped or self.lead == Leading.TRUMPS_OUT)

    def wins(self, table: "Moment", seat: int) -> bool:
        """Whether it wins the last trick for the seat that plays it."""
        return any(rule.wins(table, seat) for rule in self.rules)

    def words(self, name: str, alone: bool = False) -> Words:
        """The rule in sentences, with the game's own name of the Fool, and without a word of sides where each plays `alone`."""
        return FoolWords(self, name, alone).said()
