"""What every step of a course has in common: actions, choices too many to list, and the step itself."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, NamedTuple

from trionfi.cards import Pack
from trionfi.cards.chance import Chance
from trionfi.errors import IllegalAction
from trionfi.melds import Declaration
from trionfi.phases import talk
from trionfi.phases.when import When
from trionfi.state.actions import Action, Choice, listed
from trionfi.state.deal import Deal
from trionfi.state.decisions import Advice, Annulled, Asks, Bidding, Said, Saying, Taken
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.vocabulary import Checked
from trionfi.words import Message, Range, Term, Words

CARD = Term("card", many="cards")


class Showable(NamedTuple):
    """Cards that a player may show for a premium: what that is called, its level, the cards in notation, what it is worth, and how
    many cards there are `of` that kind."""

    word: str
    level: str
    cards: tuple[str, ...]
    value: int
    of: int


def instead(choice: Choice, action: Action) -> Words:
    """Why an action is refused that is none of a choice: what is to be said."""
    return Message("'{action}' is not possible now: {verb}, then {n} cards",
                   {"n one": "'{action}' is not possible now: {verb}, then {n} card"}, action=str(action), verb=choice.verb, n=choice.count)


class Coming(NamedTuple):
    """Cards of a pile that come one after another: as each is uncovered that lay `below` a card (a number of the pack), or with -1 there as
    a stock."""

    pile: str
    below: int
    cards: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Step(Checked):
    """One step of the course. A step that asks nothing does its work in `begin` and leaves `table.turn` at None;
    one that asks sets `table.turn` to the seat that must act, and back to None when it is over.

    `name` is how options find it; `when` names a test on the contract (see `trionfi.phases.when`).
    """

    name: Words
    when: When = When.ALWAYS
    source: str = ""

    phase: ClassVar[str] = "speak"  # how a page lays the table out: "speak", "discard", "announce" or "play"
    reshuffles: ClassVar[bool] = False  # whether it deals cards a second time
    asks: ClassVar[Asks] = Asks.NOTHING  # what the seat in turn decides
    pairs: ClassVar[bool] = False  # whether the player opposite the declarer is his partner
    lays_out: ClassVar[bool] = False  # whether cards lie face up before the players, who play them as those of their hands
    told: ClassVar[tuple[str, ...]] = ()  # which of its fields stand in a table of the rules

    @property
    def key(self) -> str:
        """How edits name it."""
        return self.name

    @property
    def sorts(self) -> tuple[str, ...]:
        """Sets of cards that the step tells apart before all eyes."""
        return ()

    def cleared(self, pile: str) -> tuple[str, ...]:
        """Sets of which no hidden card lies in this pile after it: what there was has been taken out or shown, and none comes later."""
        return ()

    @property
    def inner(self) -> tuple["Step", ...]:
        """Steps inserted into this one."""
        return ()

    @property
    def claims(self) -> bool:
        """Whether a player may say at any moment that he is out."""
        return False

    @property
    def leftover(self) -> str:
        """The pile that what is left of a cut pack becomes; "" for a step that makes none."""
        return ""

    def uncut(self, order: list[int], under: list[int]) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """The packets of a pack that it has cut so that cards then came off it in this order, and others from under it, those that came
        first at the head; none for a step that cuts no pack."""
        return ()

    def dealt_again(self, deal: Deal, seats: Sequence[int], kept: int, wanted: list[int]) -> int:
        """Of a step that shuffles cards a second time, for the first of these `seats`, who has kept the hand of one: the number with which
        they come in this order."""
        return 0

    @property
    def draws(self) -> tuple[str, ...]:
        """The piles whose cards come to the hands in the play."""
        return ()

    @property
    def bidding(self) -> str:
        """What kind of bidding this step is: "auction", "solo", or "" for none."""
        return ""

    @property
    def declares(self) -> bool:
        """Whether players declare what they hold in it."""
        return False

    @property
    def calls(self) -> bool:
        """Whether the declarer may get a partner by this step."""
        return False

    def partner_at(self, bid: str) -> bool:
        """Whether a declarer who bids so may find a partner by this step."""
        return self.calls and self.when not in ("no declarer yet", "a forced declarer")

    @property
    def holds_discarded(self) -> bool:
        """Whether one who has laid the called card away is its holder."""
        return False

    def thrown_in_at(self, bid: str) -> bool:
        """Whether a hand is thrown in when this is the highest bid."""
        return False

    def asks_for(self, bid: str) -> int:
        """How many cards of others the declarer may ask for at this bid."""
        return 0

    def annuls(self, card: str) -> Annulled:
        """What becomes of a deal in which a hand has this card and no other of its kind."""
        return Annulled.NEVER

    @property
    def first_lead(self) -> str:
        """Who leads to the first trick by this step, "" where it says nothing."""
        return ""

    @property
    def deals_each(self) -> int:
        """How many cards it deals each player."""
        return 0

    @property
    def adds_each(self) -> int:
        """How many more cards a player other than the dealer has to play after it; below 0 where he lays some away."""
        return self.deals_each

    @property
    def taken(self) -> tuple[Taken, ...]:
        """The piles that players take into their hands by it."""
        return ()

    @property
    def spared(self) -> str:
        """The set of cards that may be laid away first, "" where none are laid away."""
        return ""

    @property
    def laid_by(self) -> str:
        """The role of the player who lays cards away, "" where nobody does."""
        return ""

    def surrendered(self, players: int) -> int:
        """How many cards are always laid away by it that their owner loses when he wins no trick."""
        return 0

    @property
    def passes_to(self) -> str:
        """Who deals after a hand that was played (see `trionfi.phases.next_deal`), "" where this step does not say."""
        return ""

    @property
    def closing(self) -> bool:
        """Whether it is the last round of speaking."""
        return False

    def sayings(self) -> tuple[Saying, ...]:
        """The words of a speaking round."""
        return ()

    def levels(self) -> tuple[Bidding, ...]:
        """The bids, the lowest first."""
        return ()

    def spoken(self) -> tuple[Said, ...]:
        """Every word and bid that may be said, with what it means."""
        return (*self.sayings(), *self.levels())

    def speaks(self, action: Action) -> bool:
        """Whether the action is a word, and not a play of cards."""
        return not action.cards

    def advice(self, action: Action) -> Advice:
        """What an action comes to, for bots."""
        return Advice.NONE

    def quantities(self) -> dict[str, object]:
        """The numbers of the rule by name, for a table."""
        return {name: vars(self)[name] for name in self.told}

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

    def why_not(self, table: Table, action: Action) -> Words:
        """The rule that forbids an action which is not among the legal ones."""
        return Message("'{action}' is not possible now: {choice}", action=str(action), choice=listed(self.actions(table)))

    def apply(self, table: Table, action: Action) -> None:
        """Carry out a legal action."""
        raise IllegalAction(f"nothing is to be decided in the step '{self.name}'")

    def asides(self, table: Table, seat: int) -> tuple[Action, ...]:
        """What a seat may say or do now although it need not be its turn."""
        return ()

    def coming(self, table: Table) -> tuple[Coming, ...]:
        """The cards that are still to come to hands and piles in the play, in their order."""
        return ()

    def after_play(self, table: Table) -> None:
        """What the step still brings about when the last trick is gathered and the Fool is paid for."""

    def say(self, table: Table, seat: int, action: Action) -> None:
        """A seat says one of its asides."""
        talk.say(table, seat, action)

    def sure(self, view: View, action: Action) -> bool:
        """Whether a careful player with this view would say this aside, being sure that it is true."""
        return False

    def explain_aside(self, game: Rules, action: Action) -> Words:
        """What an aside means."""
        return next((signal.meaning for signal in game.signals if signal.phrase == action.word), "")

    def words(self, game: Rules) -> Words:
        """The rule in sentences, with the game's own terms."""
        return ""

    def figures(self, game: Rules) -> tuple[tuple[Words, ...], ...]:
        """A table of this rule for a page, its heads first; empty where there is nothing to lay out in rows."""
        words = [(one.say, one.gloss) for one in self.spoken()]
        return (("Said", "Meaning"), *words) if words else ()

    def declarations(self, table: Table, seat: int) -> list[Declaration]:
        """The combinations that the seat may declare now."""
        return []

    def showable(self, pack: Pack, hand: int) -> tuple[Showable, ...]:
        """What a hand (a mask) may show for a premium in this step, the least first."""
        return ()

    def as_declared(self) -> "Step":
        """The step as it would be if what is shown for a premium were declared as a combination."""
        return self

    def refusals(self, table: Table) -> dict[str, Words]:
        """For each card of the seat in turn that may not be played now the rule against it."""
        return {}

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
        return next((word.gloss for word in self.spoken() if word.say == action.verb), "")

    def confirm(self, choice: Choice) -> Words:
        """What the button says that makes a choice of cards."""
        return Message("{Verb}", verb=choice.verb)
