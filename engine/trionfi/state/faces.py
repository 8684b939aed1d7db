"""What some steps of a course have beside what every step has: a face for each, whose every answer is that there is nothing.

A step that has a face inherits it, and answers for what it has; of any other step the same question finds the face that has nothing. So
those who ask need not know of what kind a step is.
"""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from trionfi.cards import Pack
from trionfi.cards.chance import Chance
from trionfi.state.actions import Action
from trionfi.state.deal import Deal
from trionfi.state.decisions import Annulled, Bidding, Said, Saying, Taken
from trionfi.values import NamedTuple
from trionfi.words import Words


class Showable(NamedTuple):
    """Cards that a player may show for a premium: what that is called, its level, the cards in notation, what it is worth, and how
    many cards there are `of` that kind."""

    word: str
    level: str
    cards: tuple[str, ...]
    value: int
    of: int


class Coming(NamedTuple):
    """Cards of a pile that come one after another: as each is uncovered that lay `below` a card (a number of the pack), or with -1 there as
    a stock."""

    pile: str
    below: int
    cards: tuple[int, ...]


class Deals:
    """What the step does with the pack."""

    reshuffles: ClassVar[bool] = False  # whether it deals cards a second time
    lays_out: ClassVar[bool] = False  # whether cards lie face up before the players, who play them as those of their hands

    @property
    def dealing(self) -> "Deals":
        """This face."""
        return self

    @property
    def deals_each(self) -> int:
        """How many cards it deals each player."""
        return 0

    @property
    def leftover(self) -> str:
        """The pile that what is left of a cut pack becomes; "" for a step that makes none."""
        return ""

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

    def uncut(self, order: list[int], under: list[int]) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """The packets of a pack that it has cut so that cards then came off it in this order, and others from under it, those that came
        first at the head; none for a step that cuts no pack."""
        return ()

    def dealt_again(self, deal: Deal, seats: Sequence[int], kept: int, wanted: list[int]) -> int:
        """Of a step that shuffles cards a second time, for the first of these `seats`, who has kept the hand of one: the number with which
        they come in this order."""
        return 0


class Laying:
    """What players take into their hands by the step, and what they discard."""

    @property
    def laying(self) -> "Laying":
        """This face."""
        return self

    @property
    def taken(self) -> tuple[Taken, ...]:
        """The piles that players take into their hands."""
        return ()

    @property
    def spared(self) -> str:
        """The set of cards that may be discarded first, "" where none are discarded."""
        return ""

    @property
    def laid_by(self) -> str:
        """The role of the player who discards cards, "" where nobody does."""
        return ""

    @property
    def laid_in(self) -> str:
        """The pile in which the discards of who has looked it through come to lie; "" where discards lie by themselves."""
        return ""

    def never_laid(self, game: Any, kept: int) -> int:
        """The cards (a mask) that a hand may not discard which keeps some others, where cards are discarded."""
        return 0

    def surrendered(self, players: int) -> int:
        """How many cards are always discarded that their owner loses when he wins no trick."""
        return 0


class Speaking:
    """What may be said by the step for the contract, and what that makes."""

    pairs: ClassVar[bool] = False  # whether the player opposite the declarer is his partner
    joins: ClassVar[bool] = False  # whether one who speaks after the declarer may join him
    unnoticed: ClassVar[str] = ""  # the verb of what is done there without anybody knowing that there was a choice

    @property
    def speaking(self) -> "Speaking":
        """This face."""
        return self

    @property
    def bidding(self) -> str:
        """What kind of bidding this is: "auction", "solo", or "" for none."""
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

    @property
    def calls(self) -> bool:
        """Whether the declarer may get a partner by this step."""
        return False

    def partner_at(self, bid: str) -> bool:
        """Whether a declarer who bids so may find a partner by this step."""
        return self.calls

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


class Aloud:
    """What may be said at any moment, be it one's turn or not."""

    @property
    def aloud(self) -> "Aloud":
        """This face."""
        return self

    @property
    def claims(self) -> bool:
        """Whether a player may say that he is out."""
        return False

    def asides(self, table: Any, seat: int) -> tuple[Action, ...]:
        """What a seat may say or do now although it need not be its turn."""
        return ()

    def say(self, table: Any, seat: int, action: Action) -> None:
        """A seat says one of its asides."""

    def sure(self, view: Any, action: Action) -> bool:
        """Whether a careful player with this view would say this aside, being sure that it is true."""
        return False

    def explain_aside(self, game: Any, action: Action) -> Words:
        """What an aside means."""
        return ""


class Tricks:
    """What the play of the tricks tells, before a hand and in its midst."""

    @property
    def tricks(self) -> "Tricks":
        """This face."""
        return self

    @property
    def inner(self) -> tuple[Any, ...]:
        """The steps inserted into the play."""
        return ()

    def resume(self, table: Any) -> bool:
        """Go on after an inserted step; whether there was one."""
        return False

    @property
    def first_lead(self) -> str:
        """Who leads to the first trick, "" where it says nothing."""
        return ""

    @property
    def passes_to(self) -> str:
        """Who deals after a hand that was played, "" where this step does not say."""
        return ""

    @property
    def draws(self) -> tuple[str, ...]:
        """The piles whose cards come to the hands in the play."""
        return ()

    def coming(self, table: Any) -> tuple[Coming, ...]:
        """The cards that are still to come to hands and piles, in their order."""
        return ()

    def showable(self, pack: Pack, hand: int) -> tuple[Showable, ...]:
        """What a hand (a mask) may show for a premium, the least first."""
        return ()

    def refusals(self, table: Any) -> dict[str, Words]:
        """For each card of the seat in turn that may not be played now the rule against it."""
        return {}


DEALS_NOTHING, LAYS_NOTHING, SAYS_NOTHING, IS_SILENT, HAS_NO_TRICKS = Deals(), Laying(), Speaking(), Aloud(), Tricks()
