"""What a drill is: the question, the form of its answer, an explanation, and the verdict on an answer."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal

from trionfi.counting import Points
from trionfi.drills.answers import Form
from trionfi.drills.position import Position
from trionfi.values import dataclass, field, replace
from trionfi.words import Message, Text, Words

if TYPE_CHECKING:
    from trionfi.drills.lines import Lines
    from trionfi.game import Game
    from trionfi.state.view import View

Parts = Mapping[str, bool | None]
type Seen = Literal["open", "folded", "once"]
_BETWEEN: Final = re.compile(r"\W+")
OPEN: Final = "open"
FOLDED: Final = "folded"
ONCE: Final = "once"


@dataclass(frozen=True)
class Part:
    """One step of an explanation: what it is, what it adds to the answer, and the cards it is about.

    `value` is a number, one number a player where the answer is such, or None where the answer is no number: the
    part then carries a reason. `words` and `source` say more where there is more.
    """

    label: Words
    value: Points | tuple[Points, ...] | None = None
    cards: tuple[str, ...] = ()
    kind: str = ""
    words: Words = ""
    source: str = ""


@dataclass(frozen=True)
class Slip:
    """A typical mistake: the answer that it leads to, the step that went wrong, and what is right there.

    Of slips that lead to one answer those of the lowest `tier` are likelier. `key` is the name that a slip has in every language, where
    that of its step would not do.
    """

    answer: object
    step: Words
    words: Words
    cards: tuple[str, ...] = ()
    tier: int = 1
    key: str = ""

    @property
    def name(self) -> str:
        """By what the slip is kept and asked for again, in every language alike: "" where it has no step."""
        return self.key or _BETWEEN.sub("-", self.step.lower()).strip("-")


@dataclass(frozen=True)
class Verdict:
    """What is to be said of an answer. `step` names the step that went wrong where it can be told, `steps` all that
    it may have been, `cards` those to look at again."""

    right: bool
    words: Words
    step: Words = ""
    steps: tuple[Words, ...] = ()
    cards: tuple[str, ...] = ()
    told: Words = ""
    """What the words say beside that it is right; empty where it is wrong."""
    slip: str = ""
    """The name of the likeliest slip; empty where none can be told."""


def correct(told: Words) -> Verdict:
    """The verdict on a right answer, with what it comes to."""
    return Verdict(True, Message("Right: {told}", told=told), told=told)


@dataclass(frozen=True)
class Told:
    """A fact that the question gives: in words, and as the key and value that the calculator reads."""

    key: str
    words: Words
    value: object
    shown: Words
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Over:
    """A trick that is over, as the reader saw it: the cards in the order played, each with its seat, and who took it; and what partners
    `said` in it, where the question is about that."""

    plays: tuple[tuple[int, str], ...]
    winner: int
    said: tuple[tuple[int, Words], ...] = ()


@dataclass(frozen=True)
class Scene:
    """What lies before the reader besides the cards of the question; what does not matter is empty. `new` are cards of the hand to be
    marked: they stand in place of others. `trail` are the tricks so far, and `seen` how they may be looked at: "open" shows all of them,
    "folded" one at a time, "once" each a single time before the answer."""

    hand: tuple[str, ...] = ()
    new: tuple[str, ...] = ()
    trick: tuple[tuple[int, str], ...] = ()
    said: tuple[tuple[int, Words], ...] = ()
    facts: tuple[Told, ...] = ()
    names: tuple[Words, ...] = ()
    seat: int | None = None
    dealer: int | None = None
    tricks: int = 0
    trail: tuple[Over, ...] = ()
    seen: Seen = OPEN
    position: Position | None = None


@dataclass(frozen=True)
class Level:
    """One level of a kind; `parts` are the switches that it sets (None: it may be either)."""

    words: Words
    parts: tuple[tuple[str, bool | None], ...] = ()


@dataclass(frozen=True)
class Switch:
    """A part of a kind that can be switched on or off."""

    name: str
    words: Words


@dataclass(frozen=True)
class Drill:
    """A question in words with its cards, the form of the answer, the answer, and the parts that explain it.

    `working` are further parts where the answer hangs on a number that must be found first.
    """

    kind: str
    level: int
    seed: int | str
    words: Words
    cards: tuple[str, ...]
    last_trick: bool
    answer: object
    explanation: tuple[Part, ...]
    form: Form
    scene: Scene = Scene()
    parts: tuple[tuple[str, bool | None], ...] = ()
    method: str = ""
    working: tuple[Part, ...] = ()
    game: "Game" = field(kw_only=True, repr=False, compare=False)
    maker: "Kind" = field(kw_only=True, repr=False, compare=False)

    @cached_property
    def slips(self) -> tuple[Slip, ...]:
        """The typical mistakes with this question and the answers that they lead to."""
        return tuple(self.maker.slips(self))

    @cached_property
    def view(self) -> "View":
        """What the reader knew where the question was found. Raises LookupError for one that was found in no play."""
        if self.scene.position is None or self.scene.seat is None:
            raise LookupError("the question was asked in no play")
        return self.scene.position.played(self.game).view(self.scene.seat)

    def check(self, answer: object) -> Verdict:
        """Whether an answer is right, and what went wrong where it can be told.

        Raises TrionfiError for what is no answer to this question, saying what would be.
        """
        return self.maker.judge(self, self.form.read(self.game.pack, answer))

    def shows(self, slip: str) -> bool:
        """Whether a slip of that name would be seen in the answer to this question."""
        return any(one.name == slip for one in self.slips)


class Kind:
    """A kind of drill. Each makes its questions from the parts of a game; none knows any game by name."""

    name = ""
    words: Words = ""
    short: Words = ""
    form = "number"

    def offered(self, game: "Game") -> bool:
        """Whether the game has what this kind asks about."""
        raise NotImplementedError

    def levels(self, game: "Game") -> tuple[Level, ...]:
        """The levels, easiest first."""
        raise NotImplementedError

    def numbers(self, game: "Game") -> tuple[int, ...]:
        """The numbers of the levels, under which they are asked and answers to them are kept. One that a game does not have leaves a
        gap."""
        return tuple(range(1, len(self.levels(game)) + 1))

    def highest(self, game: "Game") -> int:
        """The highest number by which a level is or ever was asked."""
        return self.numbers(game)[-1]

    def remaining(self, game: "Game", number: int) -> int | None:
        """The number of the level that is asked where one is wanted: its own, or, where it is no longer offered, that of the next easier
        one. None where there never was one."""
        return max(one for one in self.numbers(game) if one <= number) if 1 <= number <= self.highest(game) else None

    def level(self, game: "Game", number: int) -> Level:
        """The level with a number. Raises ValueError where the game does not have it."""
        return self.levels(game)[self.numbers(game).index(number)]

    def switches(self, game: "Game") -> tuple[Switch, ...]:
        """What can be switched on or off."""
        return ()

    def methods(self, game: "Game") -> tuple[str, ...]:
        """The methods by which the answer can be reached, where there are several."""
        return ()

    def stored(self, game: "Game", level: int) -> tuple[int, ...]:
        """The seeds of a level's questions where they come from a store, in the order in which they are asked."""
        return ()

    def make(self, game: "Game", level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed with these parts."""
        raise NotImplementedError

    def slips(self, drill: Drill) -> Iterable[Slip]:
        """The typical mistakes with a question, where they can be told beforehand."""
        return ()

    def equals(self, drill: Drill) -> tuple[object, ...]:
        """The other answers that are right too."""
        return ()

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """The verdict on an answer that was read by the drill's form."""
        raise NotImplementedError

    def plays_on(self, drill: Drill) -> bool:
        """Whether it can be shown how the hand of a question goes on after an answer."""
        return False

    def goes_on(self, drill: Drill, answer: object) -> "Lines":
        """The hand played on after an answer that the form has read and after the choice to compare it with: the best after a wrong one;
        after one that is accepted, or None, a wrong one. Raises TrionfiError for an answer that cannot be made, and where no deal is found
        in which the better one ends better."""
        raise NotImplementedError


def told(right: Words, found: list[Slip]) -> Verdict:
    """The verdict on a wrong answer: what is right, and the rules that it breaks, three of them at the most."""
    broken = list({slip.words: slip for slip in found}.values())[:3]
    return _verdict(Text(right, *[slip.words for slip in broken]), broken)


def guessed(right: Words, found: list[Slip]) -> Verdict:
    """The verdict on a wrong number: what is right, and the two likeliest of the slips that lead to what was said. Which of them
    it was nobody can see, so they are told as guesses."""
    likely = list({slip.words: slip for slip in sorted(found, key=lambda slip: slip.tier)}.values())[:2]
    first = [Message("Perhaps: {slip}", slip=slip.words) for slip in likely[:1]]
    verdict = _verdict(Text(right, *first, *[Message("Or: {slip}", slip=slip.words) for slip in likely[1:]]), likely)
    again = dict.fromkeys(card for slip in found if slip.step in verdict.steps for card in slip.cards)
    return replace(verdict, cards=tuple(again))


def _verdict(words: Words, found: list[Slip]) -> Verdict:
    steps = tuple(dict.fromkeys(slip.step for slip in found))
    cards = tuple(dict.fromkeys(card for slip in found for card in slip.cards))
    return Verdict(False, words, steps[0] if steps else "", steps, cards, slip=found[0].name if found else "")


def row(parts: Sequence[Words]) -> Words:
    """Parts side by side, set apart by semicolons."""
    return Text(*[Message("{part};", part=part) for part in parts[:-1]], *parts[-1:])


def signed(points: Points) -> Words:
    """A number with its sign, + where it is won."""
    return Message("+{n}", n=points) if points > 0 else Message("{n}", n=points)
