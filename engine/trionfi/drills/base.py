"""What a drill is: the question, the form of its answer, an explanation, and the verdict on an answer."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from trionfi.counting import Points, prose
from trionfi.drills.answers import Form, numbers_in
from trionfi.values import dataclass, field, replace

if TYPE_CHECKING:
    from trionfi.game import Game
    from trionfi.hand import Hand

Parts = Mapping[str, bool | None]


@dataclass(frozen=True)
class Part:
    """One step of an explanation: what it is, what it adds to the answer, and the cards it is about.

    `value` is a number, one number a player where the answer is such, or None where the answer is no number: the
    part then carries a reason. `words` and `source` say more where there is more.
    """

    label: str
    value: Points | tuple[Points, ...] | None = None
    cards: tuple[str, ...] = ()
    kind: str = ""
    words: str = ""
    source: str = ""


@dataclass(frozen=True)
class Slip:
    """A typical mistake: the answer that it leads to, the step that went wrong, and what is right there.

    Of slips that lead to one answer those of the lowest `tier` are likelier.
    """

    answer: object
    step: str
    words: str
    cards: tuple[str, ...] = ()
    tier: int = 1


@dataclass(frozen=True)
class Verdict:
    """What is to be said of an answer. `step` names the step that went wrong where it can be told, `steps` all that
    it may have been, `cards` those to look at again."""

    right: bool
    words: str
    step: str = ""
    steps: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Told:
    """A fact that the question gives: in words, and as the key and value that the calculator reads."""

    key: str
    words: str
    value: object
    shown: str
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Position:
    """Where in which deal a question was found: enough to sit down at that table. `deal` are the packets of a hand that was
    not dealt by chance alone; `seed` then only names it."""

    seed: str
    dealer: int
    players: int
    seat: int
    moves: tuple[str, ...]
    deal: Mapping[str, object] | None = None

    def played(self, game: "Game") -> "Hand":
        """The hand, played up to there."""
        hand = game.deal(None if self.deal else self.seed, packets=self.deal, dealer=self.dealer, players=self.players)
        for move in self.moves:
            hand.push(move)
        return hand


@dataclass(frozen=True)
class Scene:
    """What lies before the reader besides the cards of the question; what does not matter is empty."""

    hand: tuple[str, ...] = ()
    trick: tuple[tuple[int, str], ...] = ()
    said: tuple[tuple[int, str], ...] = ()
    facts: tuple[Told, ...] = ()
    names: tuple[str, ...] = ()
    seat: int | None = None
    dealer: int | None = None
    tricks: int = 0
    position: Position | None = None


@dataclass(frozen=True)
class Level:
    """One level of a kind; `parts` are the switches that it sets (None: it may be either)."""

    words: str
    parts: tuple[tuple[str, bool | None], ...] = ()


@dataclass(frozen=True)
class Switch:
    """A part of a kind that can be switched on or off."""

    name: str
    words: str


@dataclass(frozen=True)
class Drill:
    """A question in words with its cards, the form of the answer, the answer, and the parts that explain it.

    `working` are further parts where the answer hangs on a number that must be found first.
    """

    kind: str
    level: int
    seed: int | str
    words: str
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

    def check(self, answer: object) -> Verdict:
        """Whether an answer is right, and what went wrong where it can be told.

        Raises TrionfiError for what is no answer to this question, saying what would be.
        """
        return self.maker.judge(self, self.form.read(self.game.pack, answer))


class Kind:
    """A kind of drill. Each makes its questions from the parts of a game; none knows any game by name."""

    name = ""
    words = ""
    short = ""
    form = "number"

    def offered(self, game: "Game") -> bool:
        """Whether the game has what this kind asks about."""
        raise NotImplementedError

    def levels(self, game: "Game") -> tuple[Level, ...]:
        """The levels, easiest first."""
        raise NotImplementedError

    def switches(self, game: "Game") -> tuple[Switch, ...]:
        """What can be switched on or off."""
        return ()

    def methods(self, game: "Game") -> tuple[str, ...]:
        """The methods by which the answer can be reached, where there are several."""
        return ()

    def make(self, game: "Game", level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed with these parts."""
        raise NotImplementedError

    def slips(self, drill: Drill) -> Iterable[Slip]:
        """The typical mistakes with a question, where they can be told beforehand."""
        return ()

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """The verdict on an answer that was read by the drill's form."""
        raise NotImplementedError


def told(right: str, found: list[Slip], between: str = " ") -> Verdict:
    """The verdict on a wrong answer: what is right, and the rules that it breaks, three of them at the most."""
    return _told(right, list({slip.words: slip for slip in found}.values())[:3], between)


def guessed(right: str, found: list[Slip]) -> Verdict:
    """The verdict on a wrong number: what is right, and the two likeliest of the slips that lead to what was said. Which of them
    it was nobody can see, so they are told as guesses."""
    likely = list({slip.words: slip for slip in sorted(found, key=lambda slip: slip.tier)}.values())[:2]
    verdict = _told(f"{right} Perhaps:" if likely else right, likely, " Or: ")
    again = dict.fromkeys(card for slip in found if slip.step in verdict.steps for card in slip.cards)
    return replace(verdict, cards=tuple(again))


def _told(right: str, found: list[Slip], between: str) -> Verdict:
    if not found:
        return Verdict(False, right)
    steps = tuple(dict.fromkeys(slip.step for slip in found))
    words = between.join(slip.words for slip in found)
    cards = tuple(dict.fromkeys(card for slip in found for card in slip.cards))
    return Verdict(False, f"{right} {words}".rstrip(), steps[0], steps, cards)


def number(points: object) -> str:
    """A number as it is written in a sentence."""
    return ", ".join(prose(one) for one in numbers_in(points))


def sentence(words: str) -> str:
    """Words as a sentence."""
    return words[:1].upper() + words[1:] + ("" if words[-1:] in (".", "?", "!", "") else ".")


def plural(count: int, noun: str) -> str:
    """"1 card", "2 cards"."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
