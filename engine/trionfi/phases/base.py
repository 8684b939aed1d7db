"""What every step of a course has in common: actions, choices too many to list, and the step itself."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from trionfi.cards import Pack
from trionfi.chance import Chance
from trionfi.errors import IllegalAction

if TYPE_CHECKING:
    from trionfi.game import Game
    from trionfi.phases.table import Table
    from trionfi.view import View


MANY = 20


class Action(NamedTuple):
    """One decision. Its text is the verb, the word said if any, and the cards: "vado solo", "discard QC 7S 5B"."""

    verb: str
    cards: tuple[str, ...] = ()
    word: str = ""

    def __str__(self) -> str:
        return " ".join(part for part in (self.verb, self.word, *self.cards) if part)


class Choice:
    """A decision among more sets of cards than can be listed: how many of which, and a check of the whole set.

    `cards` are those that may stand in some allowed set; `refused` gives for every other card of the hand the rule
    against it; `check` names the rule that a set breaks, or None; `sample` draws an allowed set. A set has `count`
    cards, or from `least` to `count` where that is given.
    """

    def __init__(self, verb: str, count: int, cards: tuple[str, ...], refused: dict[str, str],
                 check: Callable[[frozenset[str]], str | None], sample: Callable[[Chance], Iterable[str]], sort: Callable,
                 least: int | None = None):
        self.verb, self.count, self.cards, self.refused = verb, count, cards, refused
        self.least = count if least is None else least
        self._check, self._sample, self._sort = check, sample, sort

    @property
    def ordered(self) -> bool:
        """Whether the order in which the cards are named means something."""
        return self._sort is tuple

    @property
    def size(self) -> str:
        """How many cards are chosen, in words: "3 cards", "up to 2 cards"."""
        if self.least == self.count:
            return f"{self.count} card{'' if self.count == 1 else 's'}"
        return f"{f'{self.least} to' if self.least else 'up to'} {self.count} card{'' if self.count == 1 else 's'}"

    def action(self, cards: Iterable[str]) -> Action:
        """The action that chooses these cards, in the order of a sorted hand unless their order means something."""
        return Action(self.verb, tuple(self._sort(cards)))

    def check(self, cards: Iterable[str]) -> str | None:
        """Why the set may not be chosen, in one line, or None if it may."""
        chosen = tuple(cards)
        if not self.least <= len(chosen) <= self.count or len(set(chosen)) != len(chosen):
            size = str(self.count) if self.least == self.count else f"{self.least} to {self.count}"
            return f"{self.verb} takes {size} different cards, not {' '.join(chosen) or 'none'}"
        for card in chosen:
            if card not in self.cards:
                return f"{card} cannot be chosen: {self.refused.get(card, 'it is not in the hand')}"
        return self._check(frozenset(chosen))

    def sample(self, chance: Chance) -> Action:
        """An allowed choice, drawn with the generator."""
        return self.action(self._sample(chance))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and action.verb == self.verb and self.check(action.cards) is None


class Showable(NamedTuple):
    """Cards that a player may show for a premium: what that is called, its level, the cards in notation, what it is worth, and how
    many cards there are `of` that kind."""

    word: str
    level: str
    cards: tuple[str, ...]
    value: int
    of: int


@dataclass(frozen=True, kw_only=True)
class Step:
    """One step of the course. A step that asks nothing does its work in `begin` and leaves `table.turn` at None;
    one that asks sets `table.turn` to the seat that must act, and back to None when it is over.

    `name` is how options find it; `when` names a test on the contract (see `trionfi.phases.when`).
    """

    name: str
    when: str = ""
    source: str = ""

    phase: ClassVar[str] = "speak"  # how a page lays the table out: "speak", "discard", "announce" or "play"
    sorts: ClassVar[tuple[str, ...]] = ()  # sets of cards that the step tells apart before all eyes
    inner: ClassVar[tuple["Step", ...]] = ()  # steps inserted into this one
    reshuffles: ClassVar[bool] = False  # whether it deals cards a second time

    @property
    def bidding(self) -> str:
        """What kind of bidding this step is: "auction", "solo", or "" for none."""
        return ""

    @property
    def calls(self) -> bool:
        """Whether the declarer may get a partner by this step."""
        return False

    def packets(self, pack: Pack) -> tuple[tuple[str, int, int], ...]:
        """What the step takes of the shuffled pack: packets by name, of at least and at most so many cards; the name ""
        stands for a packet to each hand."""
        return ()

    def share(self, pack: Pack, rest: list[int], chance: Chance) -> Iterator[tuple[str, tuple[int, ...]]]:
        """The named packets out of what is left of a shuffled pack."""
        for name, size, _ in self.packets(pack):
            if name:
                yield name, tuple(rest[:size])
                del rest[:size]

    def begin(self, table: "Table") -> None:
        """Start the step."""

    def current(self, table: "Table") -> "Step":
        """The step that asks now: this one, or one inserted into it."""
        return self

    def resume(self, table: "Table") -> bool:
        """Go on after an inserted step; whether there was one."""
        return False

    def actions(self, table: "Table") -> tuple[Action, ...] | Choice:
        """What the seat in turn may do."""
        return ()

    def allows(self, table: "Table", action: Action) -> bool:
        """Whether the seat in turn may take this action."""
        return action in self.actions(table)

    def meaning(self, text: str) -> str:
        """The text of the action that a text means: another wording of the same word is understood."""
        return text

    def why_not(self, table: "Table", action: Action) -> str:
        """The rule that forbids an action which is not among the legal ones."""
        return f"'{action}' is not possible now: {listed(self.actions(table))}"

    def apply(self, table: "Table", action: Action) -> None:
        """Carry out a legal action."""
        raise IllegalAction(f"nothing is to be decided in the step '{self.name}'")

    def asides(self, table: "Table", seat: int) -> tuple[Action, ...]:
        """What a seat may say or do now although it need not be its turn."""
        return ()

    def after_play(self, table: "Table") -> None:
        """What the step still brings about when the last trick is gathered and the Fool is paid for."""

    def say(self, table: "Table", seat: int, action: Action) -> None:
        """A seat says one of its asides."""
        from trionfi.phases import talk

        talk.say(table, seat, action)

    def explain_aside(self, game: "Game", action: Action) -> str:
        """What an aside means."""
        return next((signal.meaning for signal in game.signals if signal.phrase == action.word), "")

    def words(self, game) -> str:
        """The rule in sentences, with the game's own terms."""
        return ""

    def figures(self, game: "Game") -> tuple[tuple[str, ...], ...]:
        """A table of this rule for a page, its heads first; empty where there is nothing to lay out in rows."""
        words = [(one.say, one.gloss) for one in (*getattr(self, "vocabulary", ()), *getattr(self, "bids", ()))]
        return (("Said", "Meaning"), *words) if words else ()

    def showable(self, pack: Pack, hand: int) -> tuple[Showable, ...]:
        """What a hand (a mask) may show for a premium in this step, the least first."""
        return ()

    def refusals(self, table: "Table") -> dict[str, str]:
        """For each card of the seat in turn that may not be played now the rule against it."""
        return {}

    def title(self, game: "Game") -> str:
        """What this step is called above the question."""
        return self.name[0].upper() + self.name[1:]

    def prompt(self, view: "View") -> str:
        """One sentence that says what the seat in turn is asked; `view` is that seat's."""
        if isinstance(view.actions, Choice):
            verb = view.actions.verb
            return f"{verb[0].upper()}{verb[1:]} {view.actions.size}."
        return f"You have {view.hand.bit_count()} cards. What do you say?"

    def label(self, game: "Game", action: Action) -> str:
        """An action as it stands on a button; the cards that go with it are shown beside it."""
        text = " ".join(part for part in (action.verb, action.word) if part)
        return text[0].upper() + text[1:]

    def explain(self, game: "Game", action: Action) -> str:
        """What an action means, in a few words: those of the word or bid where there are some."""
        for word in (*getattr(self, "vocabulary", ()), *getattr(self, "bids", ())):
            if word.say == action.verb:
                return word.gloss
        return ""

    def confirm(self, choice: Choice) -> str:
        """What the button says that makes a choice of cards."""
        return choice.verb[0].upper() + choice.verb[1:]


def listed(actions: tuple[Action, ...] | Choice) -> str:
    """The possible actions in one phrase."""
    if isinstance(actions, Choice):
        return f"choose {actions.size.rpartition(' ')[0]} of {' '.join(actions.cards)}"
    some = [str(action) for action in actions[:MANY]] + [f"... ({len(actions)} in all)"] * (len(actions) > MANY)
    return "the choice is " + ", ".join(some) if actions else "nothing is to be decided"
