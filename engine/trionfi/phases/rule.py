"""What a game adds to plain tricks: the protocol of a play rule."""

from collections.abc import Iterable
from typing import ClassVar

from trionfi.cards import Pack
from trionfi.hooks import overriding
from trionfi.melds import Declaration
from trionfi.phases.base import Step
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.faces import Coming, Showable
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.tricks import Trick
from trionfi.tricks.duties import Duties
from trionfi.values import NamedTuple
from trionfi.vocabulary import Checked
from trionfi.words import Words


class Then(NamedTuple):
    """How the play goes on after an action of a rule: with nothing said the seat keeps the turn. `card` is played along with the
    action; the trick goes on `after` a seat; or it is `full` and gathered."""

    card: str = ""
    after: int | None = None
    full: bool = False


class KeptBack(NamedTuple):
    """A seat that plays some cards only when it must, and leads some others only then (masks)."""

    seat: int
    cards: int
    not_led: int


class PlayRule(Checked):
    """One rule of the play beyond plain tricks. `Play` holds such rules in an ordered tuple and calls those that override a hook;
    a hook that is not overridden costs nothing. `key` is how options find the rule.
    """

    key: ClassVar[str] = ""
    declares: ClassVar[bool] = False  # whether it lets players declare what they hold
    source: str

    @property
    def draws(self) -> tuple[str, ...]:
        """The piles whose cards come to the hands in the play."""
        return ()

    def showable(self, pack: Pack, hand: int) -> tuple[Showable, ...]:
        """What a hand (a mask) may show for a premium, the least first."""
        return ()

    def as_declared(self) -> "PlayRule":
        """The rule as it would be if what is shown for a premium were declared as a combination."""
        return self

    @property
    def sorts(self) -> tuple[str, ...]:
        """Sets of cards that the rule tells apart before all eyes."""
        return ()

    @property
    def inner(self) -> tuple[Step, ...]:
        """Steps that run in the midst of the play."""
        return ()

    def begin(self, table: Table) -> None:
        """The play begins, and the leader is known."""

    def first_leader(self, table: Table) -> int | None:
        """The seat that leads to the first trick by this rule; None where it says nothing."""
        return None

    def spent(self, table: Table) -> bool:
        """Whether the tricks still to come go as they would without it."""
        return False

    def tabled(self, table: Table) -> bool:
        """Whether a flat table of the play says which cards may be played in the tricks still to come, and who has them then, as long as
        nobody does what the rule offers beside. Its own part in that are the `duties`, what is `kept_back`, and who `plays`."""
        return self.spent(table)

    @property
    def duties(self) -> Duties:
        """Duties that hold for the whole play, beside those of `Follow.duties`."""
        return Duties.NONE

    def coming(self, table: Table) -> tuple[Coming, ...]:
        """The cards that are still to come so, in their order."""
        return ()

    def kept_back(self, table: Table) -> KeptBack | None:
        """What a seat must keep, if there is one."""
        return None

    def before_lead(self, table: Table, seat: int) -> int:
        """The seat that has the turn before a trick that `seat` should lead."""
        return seat

    def holds(self, table: Table) -> bool:
        """Whether the rule has a question open; nothing else may then be done."""
        return False

    def legal(self, table: Table, seat: int, allowed: int) -> int:
        """What is left of the cards (a mask) that the seat may play."""
        return allowed

    def reason(self, table: Table, seat: int, card: str) -> Words:
        """Why the rule forbids a card."""
        return ""

    def offers(self, table: Table, seat: int, legal: int) -> Iterable[Action]:
        """What the seat may do beside playing one of the `legal` cards; or, while the rule holds the turn, all that it may do."""
        return ()

    def declarations(self, table: Table, seat: int) -> list[Declaration]:
        """The combinations that the seat may declare now."""
        return []

    def owns(self, action: Action) -> bool:
        """Whether the rule offers actions of this kind."""
        return False

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """Carry out an action of its own."""
        return Then()

    def asides(self, table: Table, seat: int) -> tuple[Action, ...]:
        """What the seat may say although it need not be its turn."""
        return ()

    def sure(self, view: View) -> bool:
        """Whether a careful player with this view would say his aside, being sure that it is true."""
        return False

    def before_card(self, table: Table, seat: int, number: int) -> None:
        """The seat plays a card; it is still in its hand."""

    def wins(self, table: Table, seat: int) -> bool:
        """Whether the seat can win tricks."""
        return True

    def plays(self, table: Table, seat: int) -> bool:
        """Whether the seat takes part in the tricks."""
        return True

    def after_card(self, table: Table, seat: int, number: int) -> None:
        """The seat has played a card."""

    def goes_on(self, table: Table, seat: int) -> bool | None:
        """After a card of this seat: True where the rule has given the turn to another, False where by it the trick is full, None
        where it says nothing."""
        return None

    def resume(self, table: Table) -> bool:
        """Go on after an inserted step; whether there was one."""
        return False

    def opens(self, table: Table) -> bool:
        """The trick is full: whether the rule holds it open with a question."""
        return False

    def after_trick(self, table: Table, trick: Trick) -> None:
        """A trick has been gathered and the debts for the Fool are written."""

    def stops(self, table: Table) -> bool:
        """A trick has been gathered and what it pays is booked: whether the rule has ended the hand."""
        return False

    def drawing(self, table: Table, winner: int) -> None:
        """A trick has been gathered: cards that now come to hands and piles."""

    def end(self, table: Table) -> None:
        """The last trick is gathered and the Fool paid for."""

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return ""

    def prompt(self, view: View) -> Words:
        """What the seat in turn is asked by this rule, "" where it asks nothing."""
        return ""

    def label(self, action: Action) -> Words:
        """An own action on a button; "" for its verb and word."""
        return ""

    def explain(self, game: Rules, action: Action) -> Words:
        """What an own action, or aside, means."""
        return ""

    def advice(self, action: Action) -> Advice:
        """What an own action comes to, for bots."""
        return Advice.NONE

    def figures(self) -> tuple[tuple[Words, ...], ...]:
        """A table of this rule for a page, its heads first; empty where there is nothing to lay out in rows."""
        return ()


class Hooks:
    """For each hook of the play the rules that override it, gathered once a game."""

    legal: tuple[PlayRule, ...]
    offers: tuple[PlayRule, ...]
    holds: tuple[PlayRule, ...]
    before_lead: tuple[PlayRule, ...]
    before_card: tuple[PlayRule, ...]
    wins: tuple[PlayRule, ...]
    plays: tuple[PlayRule, ...]
    after_card: tuple[PlayRule, ...]
    goes_on: tuple[PlayRule, ...]
    opens: tuple[PlayRule, ...]
    drawing: tuple[PlayRule, ...]
    after_trick: tuple[PlayRule, ...]
    stops: tuple[PlayRule, ...]
    asides: tuple[PlayRule, ...]

    def __init__(self, rules: tuple[PlayRule, ...]):
        for name in Hooks.__annotations__:
            setattr(self, name, overriding(rules, PlayRule, name))
