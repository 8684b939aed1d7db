"""What every step of a course has in common: actions, choices too many to list, and the step itself."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from trionfi.cards import Pack
from trionfi.cards.chance import Chance
from trionfi.errors import IllegalAction
from trionfi.melds import Declaration
from trionfi.phases import talk
from trionfi.state.actions import Action, Choice, listed
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View


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
    pairs: ClassVar[bool] = False  # whether partners sit opposite each other and one of them plays against all others
    claims: ClassVar[bool] = False  # whether a player may say at any moment that he is out

    @property
    def draws(self) -> tuple[str, ...]:
        """The piles whose cards come to the hands in the play."""
        return ()

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

    def begin(self, table: Table) -> None:
        """Start the step."""

    def current(self, table: Table) -> "Step":
        """The step that asks now: this one, or one inserted into it."""
        return self

    def resume(self, table: Table) -> bool:
        """Go on after an inserted step; whether there was one."""
        return False

    def actions(self, table: Table) -> tuple[Action, ...] | Choice:
        """What the seat in turn may do."""
        return ()

    def allows(self, table: Table, action: Action) -> bool:
        """Whether the seat in turn may take this action."""
        return action in self.actions(table)

    def meaning(self, text: str) -> str:
        """The text of the action that a text means: another wording of the same word is understood."""
        return text

    def why_not(self, table: Table, action: Action) -> str:
        """The rule that forbids an action which is not among the legal ones."""
        return f"'{action}' is not possible now: {listed(self.actions(table))}"

    def apply(self, table: Table, action: Action) -> None:
        """Carry out a legal action."""
        raise IllegalAction(f"nothing is to be decided in the step '{self.name}'")

    def asides(self, table: Table, seat: int) -> tuple[Action, ...]:
        """What a seat may say or do now although it need not be its turn."""
        return ()

    def after_play(self, table: Table) -> None:
        """What the step still brings about when the last trick is gathered and the Fool is paid for."""

    def say(self, table: Table, seat: int, action: Action) -> None:
        """A seat says one of its asides."""
        talk.say(table, seat, action)

    def sure(self, view: View, action: Action) -> bool:
        """Whether a careful player with this view would say this aside, being sure that it is true."""
        return False

    def explain_aside(self, game: Rules, action: Action) -> str:
        """What an aside means."""
        return next((signal.meaning for signal in game.signals if signal.phrase == action.word), "")

    def words(self, game: Rules) -> str:
        """The rule in sentences, with the game's own terms."""
        return ""

    def figures(self, game: Rules) -> tuple[tuple[str, ...], ...]:
        """A table of this rule for a page, its heads first; empty where there is nothing to lay out in rows."""
        words = [(one.say, one.gloss) for one in (*getattr(self, "vocabulary", ()), *getattr(self, "bids", ()))]
        return (("Said", "Meaning"), *words) if words else ()

    def declarations(self, table: Table, seat: int) -> list[Declaration]:
        """The combinations that the seat may declare now."""
        return []

    def showable(self, pack: Pack, hand: int) -> tuple[Showable, ...]:
        """What a hand (a mask) may show for a premium in this step, the least first."""
        return ()

    def refusals(self, table: Table) -> dict[str, str]:
        """For each card of the seat in turn that may not be played now the rule against it."""
        return {}

    def title(self, game: Rules) -> str:
        """What this step is called above the question."""
        return self.name[0].upper() + self.name[1:]

    def prompt(self, view: View) -> str:
        """One sentence that says what the seat in turn is asked; `view` is that seat's."""
        if isinstance(view.actions, Choice):
            verb = view.actions.verb
            return f"{verb[0].upper()}{verb[1:]} {view.actions.size}."
        return f"You have {view.hand.bit_count()} cards. What do you say?"

    def label(self, game: Rules, action: Action) -> str:
        """An action as it stands on a button; the cards that go with it are shown beside it."""
        text = " ".join(part for part in (action.verb, action.word) if part)
        return text[0].upper() + text[1:]

    def explain(self, game: Rules, action: Action) -> str:
        """What an action means, in a few words: those of the word or bid where there are some."""
        for word in (*getattr(self, "vocabulary", ()), *getattr(self, "bids", ())):
            if word.say == action.verb:
                return word.gloss
        return ""

    def confirm(self, choice: Choice) -> str:
        """What the button says that makes a choice of cards."""
        return choice.verb[0].upper() + choice.verb[1:]
