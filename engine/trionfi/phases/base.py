"""What every step of a course has in common: actions, choices too many to list, and the step itself."""

from typing import ClassVar

from trionfi.errors import IllegalAction
from trionfi.melds import Declaration
from trionfi.phases.when import When
from trionfi.state.actions import Action, Choice, listed
from trionfi.state.decisions import Advice, Asks
from trionfi.state.faces import (
    DEALS_NOTHING,
    HAS_NO_TRICKS,
    IS_SILENT,
    LAYS_NOTHING,
    SAYS_NOTHING,
    Aloud,
    Deals,
    Laying,
    Speaking,
    Tricks,
)
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.vocabulary import Checked
from trionfi.words import Message, Range, Term, Words

CARD = Term("card", many="cards")
CHOOSING: dict[str, Words] = {"discard": Message("discard", context="done"), "give": "give", "ask": "ask", "take": "take"}
"""What is done with cards that are chosen, by the verb of the choice."""


def instead(choice: Choice, action: Action) -> Words:
    """Why an action is refused that is none of a choice: what is to be said."""
    return Message("'{action}' is not possible now: {verb}, then {n} cards",
                   {"n one": "'{action}' is not possible now: {verb}, then {n} card"}, action=str(action), verb=choice.verb, n=choice.count)


@dataclass(frozen=True, kw_only=True)
class Step(Checked):
    """One step of the course. A step that asks nothing does its work in `begin` and leaves `table.turn` at None;
    one that asks sets `table.turn` to the seat that must act, and back to None when it is over.

    Here stands what moves the hand and what a page shows. What only some steps have is in faces (see `trionfi.state.faces`): a step
    inherits those that it has, before this class.

    `name` is what a reader sees it called, in his language; options, bots and records find it by its `key`, which stays when the name
    changes. `when` names a test on the contract (see `trionfi.phases.when`).
    """

    key: str
    name: Words
    when: When = When.ALWAYS
    source: str = ""

    phase: ClassVar[str] = "speak"  # how a page lays the table out: "speak", "discard", "announce" or "play"
    asks: ClassVar[Asks] = Asks.NOTHING  # what the seat in turn decides
    told: ClassVar[tuple[str, ...]] = ()  # which of its fields stand in a table of the rules

    @property
    def dealing(self) -> Deals:
        """What it does with the pack."""
        return DEALS_NOTHING

    @property
    def laying(self) -> Laying:
        """What players take up by it and discard."""
        return LAYS_NOTHING

    @property
    def speaking(self) -> Speaking:
        """What may be said in it for the contract."""
        return SAYS_NOTHING

    @property
    def aloud(self) -> Aloud:
        """What may be said in it at any moment."""
        return IS_SILENT

    @property
    def tricks(self) -> Tricks:
        """What it tells of the play of the tricks."""
        return HAS_NO_TRICKS

    @property
    def sorts(self) -> tuple[str, ...]:
        """Sets of cards that the step tells apart before all eyes."""
        return ()

    def cleared(self, pile: str) -> tuple[str, ...]:
        """Sets of which no hidden card lies in this pile after it: what there was has been taken out or shown, and none comes later."""
        return ()

    @property
    def declares(self) -> bool:
        """Whether players declare what they hold in it."""
        return False

    def declarations(self, table: Table, seat: int) -> list[Declaration]:
        """The combinations that the seat may declare now."""
        return []

    @property
    def announces(self) -> tuple[str, ...]:
        """The words of the announcements that may be made in it."""
        return ()

    @property
    def adds_each(self) -> int:
        """How many more cards a player other than the dealer has to play after it; below 0 where he lays some away."""
        return 0

    def advice(self, action: Action) -> Advice:
        """What an action comes to, for bots."""
        return Advice.NONE

    def quantities(self) -> dict[str, object]:
        """The numbers of the rule by name, for a table."""
        return {name: vars(self)[name] for name in self.told}

    def begin(self, table: Table) -> None:
        """Start the step."""

    def actions(self, table: Table) -> tuple[Action, ...] | Choice:
        """What the seat in turn may do."""
        return ()

    def allows(self, table: Table, action: Action) -> bool:
        """Whether the seat in turn may take this action."""
        return action in self.actions(table)

    def meaning(self, text: str) -> str:
        """The text of the action that a text means: another wording of the same word is understood."""
        return text

    def why_not(self, table: Table, action: Action) -> Words:
        """The rule that forbids an action which is not among the legal ones."""
        return Message("'{action}' is not possible now: {choice}", action=str(action), choice=listed(self.actions(table)))

    def apply(self, table: Table, action: Action) -> None:
        """Carry out a legal action."""
        raise IllegalAction(Message("nothing is to be decided in the step '{step}'", step=self.name))

    def after_play(self, table: Table) -> None:
        """What the step still brings about when the last trick is gathered and the Fool is paid for."""

    def words(self, game: Rules) -> Words:
        """The rule in sentences, with the game's own terms."""
        return ""

    def figures(self, game: Rules) -> tuple[tuple[Words, ...], ...]:
        """A table of this rule for a page, its heads first; empty where there is nothing to lay out in rows."""
        words = [(one.say, one.gloss) for one in self.speaking.spoken()]
        return (("Said", "Meaning"), *words) if words else ()

    def as_declared(self) -> "Step":
        """The step as it would be if what is shown for a premium were declared as a combination."""
        return self

    def title(self, game: Rules) -> Words:
        """What this step is called above the question."""
        return Message("{Name}", name=self.name)

    def prompt(self, view: View) -> Words:
        """One sentence that says what the seat in turn is asked; `view` is that seat's."""
        if view.choice is not None:
            return Message("{Verb} {size}.", verb=view.choice.verb, size=Range(view.choice.least, view.choice.count, CARD))
        return Message("You have {n} cards. What do you say?", n=view.hand.bit_count())

    def label(self, game: Rules, action: Action) -> Words:
        """An action as it stands on a button; the cards that go with it are shown beside it."""
        return Message("{Said} {what}", said=action.verb, what=action.word) if action.word else Message("{Said}", said=action.verb)

    def explain(self, game: Rules, action: Action) -> Words:
        """What an action means, in a few words: those of the word or bid where there are some."""
        return next((word.gloss for word in self.speaking.spoken() if word.say == action.verb), "")

    def choosing(self, choice: Choice) -> Words:
        """What is done with the cards that are chosen, in the midst of a sentence."""
        return CHOOSING[choice.verb]

    def confirm(self, choice: Choice) -> Words:
        """What the button says that makes a choice of cards."""
        return Message("{Verb}", verb=choice.verb)
