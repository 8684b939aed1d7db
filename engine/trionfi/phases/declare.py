"""Declaring combinations: one at a time, until a player has no more or wants no more."""

from collections.abc import Iterable
from typing import ClassVar

from trionfi.cards import Pack
from trionfi.melds import Declarable, Declaration, Inquiry, Obliged, PaidWhen, Raised, Round, Seen, candidates, excludes
from trionfi.melds.called import term
from trionfi.phases.base import Step
from trionfi.state.actions import Action, one_by_one
from trionfi.state.decisions import Advice, Asks
from trionfi.state.notes import BROKEN, OUTSIDE
from trionfi.state.roles import First
from trionfi.state.rules import Rules
from trionfi.state.spoken import Asked, Declared
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Seat, Words, phrases

VERB, ASK = "declare", "ask"


@dataclass(frozen=True)
class Declaring:
    """What a player may declare from the cards in his hand, by the game's table of combinations.

    A declaration is an action "declare NAME CARDS". Each may stand beside those he has made already; where the table
    says "must" he is not free to stop while another is possible.
    """

    source: str = ""

    def actions(self, table: Table, seat: int) -> tuple[Action, ...]:
        """The declarations that the seat may still make, and the questions that it may put."""
        if seat >= table.players and not table.game.sides.declares:
            return ()
        asked = [entry.word for entry in table.asked if entry.seat == seat]
        questions = [Action(ASK, (), one.name) for one in known(table).inquiries
                     if one.name not in asked and one.may_ask(table.pack, table.hands[seat])]
        return (*(action_of(one) for one in self.open(table, seat)), *questions)

    def open(self, table: Table, seat: int) -> list[Declaration]:
        """They themselves."""
        pack, melds = table.pack, known(table)
        maker, broken = BROKEN.of(table)
        held = table.hands[seat] | broken if seat == maker else table.hands[seat]
        made = [entry.declaration for entry in table.declared if entry.seat == seat and entry.declaration is not None]
        found = [one for one in candidates(pack, held, melds, round_=round_of(table, seat) if melds.limited else None)
                 if one.combination.due.when != PaidWhen.PLAYED
                 and all(one != other and (raises(melds, other, one) or not excludes(pack, melds, other, one)) for other in made)]
        return found if melds.duty is Obliged.MAY else undiminished(pack, melds, found)

    def may_stop(self, table: Table, offered: Iterable[Action]) -> bool:
        """Whether a seat may leave it at what it has declared, to which these are still offered."""
        return known(table).duty != Obliged.MUST or not any(one.verb == VERB for one in offered)

    def apply(self, table: Table, seat: int, action: Action) -> None:
        """Declare it: the others see what must be shown, and pay where that falls due at once."""
        if action.verb == ASK:
            self._ask(table, seat, next(one for one in known(table).inquiries if one.name == action.word))
            return
        one = next(one for one in self.open(table, seat) if action_of(one) == action)
        before = [entry.declaration.value for entry in table.declared if entry.seat == seat and entry.declaration is not None
                  and raises(known(table), entry.declaration, one)]
        value = one.value - max(before, default=0)
        table.add(table.declared, Declared(seat, one.name, value, table.pack.mask(one.cards), one))
        shown = table.pack.mask(one.shown) & table.hands[seat]
        table.tell("show" if shown else "say", seat, shown, f"hand {seat}" if shown else "", f"hand {seat}" if shown else "",
                   word=told(table.pack, one))
        payments = table.game.payments
        for reward in payments.rewards:
            for line in reward.declared_lines(table, payments, table.player(seat), one, value):
                table.book(line, seat)

    def _ask(self, table: Table, seat: int, one: Inquiry) -> None:
        """Put a question: who has to pays; who has a card that the asker lacks is known to him then."""
        pack, hands = table.pack, table.hands
        payers = tuple(other for other in table.seats_from(seat)[1:] if one.owes(pack, hands[other], hands[seat]))
        table.add(table.asked, Asked(seat, one.name, one.value, payers))
        table.tell("say", seat, word=one.name)
        for other in table.seats_from(seat)[1:]:
            shown = hands[other] & pack.select(one.of) & ~hands[seat]
            if shown:
                table.tell("show", other, shown, f"hand {other}", f"hand {other}", 1 << seat)
        for reward in table.game.payments.rewards:
            for line in reward.asked_lines(table, table.game.payments, seat, one.name, payers):
                table.add(table.account, line)
                table.tell("pay", seat, word=Message("{label}: {because}", label=line.label, because=_paying(payers)))

    def label(self, action: Action) -> Words:
        """The combination."""
        return Message("{Name}", name=term(action.word))

    def explain(self, game: Rules, action: Action) -> Words:
        """What it is worth."""
        if action.verb == ASK:
            value = next(one.value for one in table_of(game).inquiries if one.name == action.word)
            return Message("worth {n} from each who must pay", n=value)
        pack = game.pack
        worth = next((one.value for one in candidates(pack, pack.mask(action.cards), table_of(game)) if action_of(one) == action), None)
        return "" if worth is None else Message("worth {n}", n=worth)

    def words(self, game: Rules) -> Words:
        """The rule, to stand after the words that say when."""
        if table_of(game).duty == Obliged.MUST:
            return "a player who holds a combination must declare it."
        return "a player who holds a combination may declare it."


def _paying(payers: tuple[int, ...]) -> Words:
    if len(payers) == 1:
        return Message("{Who} pays", {"who you": "{Who} pay"}, who=Seat(payers[0]))
    return Message("{Players} pay", players=phrases.players(payers)) if payers else "nobody pays"


@dataclass(frozen=True, kw_only=True)
class Declare(Step):
    """Each player in turn declares, from the dealer's right or from the dealer (`first`)."""

    key: str = "declarations"
    first: First = First.ELDEST
    decline: Words = "no more"
    declaring: Declaring = Declaring()

    phase: ClassVar[str] = "announce"
    asks: ClassVar[Asks] = Asks.DECLARATIONS

    @property
    def declares(self) -> bool:
        """All that they do."""
        return True

    def advice(self, action: Action) -> Advice:
        """Declaring, or stopping."""
        return {VERB: Advice.DECLARES, self.decline: Advice.DECLINES}.get(action.verb, Advice.NONE)

    def begin(self, table: Table) -> None:
        """Ask the first."""
        table.set("turn", self._order(table)[0])

    def _order(self, table: Table) -> tuple[int, ...]:
        order = table.seats_from(table.dealer if self.first == First.DEALER else table.after(table.dealer))
        return tuple(seat for seat in order if seat != OUTSIDE.of(table))

    def actions(self, table: Table) -> tuple[Action, ...]:
        """The declarations, and stopping."""
        offered = self.declaring.actions(table, table.in_turn)
        return (*offered, Action(self.decline)) if self.declaring.may_stop(table, offered) else offered

    def apply(self, table: Table, action: Action) -> None:
        """Declare, and keep the turn; or pass it on."""
        seat = table.in_turn
        if action.verb in (VERB, ASK):
            self.declaring.apply(table, seat, action)
            return
        table.tell("say", seat, word=action.verb)
        order = self._order(table)
        place = order.index(seat) + 1
        table.set("turn", order[place] if place < len(order) else None)

    def declarations(self, table: Table, seat: int) -> list[Declaration]:
        """They themselves."""
        return self.declaring.open(table, seat)

    def prompt(self, view: View) -> Words:
        """What may be declared, or that nothing more can be."""
        more = any(action.verb in (VERB, ASK) for action in one_by_one(view.actions))
        return "What do you declare?" if more else "You have nothing more to declare."

    def label(self, game: Rules, action: Action) -> Words:
        """The combination, or stopping."""
        return self.declaring.label(action) if action.verb in (VERB, ASK) else super().label(game, action)

    def explain(self, game: Rules, action: Action) -> Words:
        """What it is worth."""
        return self.declaring.explain(game, action) if action.verb in (VERB, ASK) else "nothing more to declare"

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        dealer, rule = game.term("dealer"), self.declaring.words(game)
        if self.first == First.DEALER:
            return Message("In turn, from the {dealer}: {rule}", dealer=dealer, rule=rule)
        return Message("In turn, from the player after the {dealer}: {rule}", dealer=dealer, rule=rule)


def raises(table: Declarable, one: Declaration, other: Declaration) -> bool:
    """Whether the second declaration is the first with more cards, and the table pays the difference for that."""
    return (table.raised == Raised.DIFFERENCE and one.combination is other.combination and one.of == other.of and not one.own & ~other.own
            and other.size > one.size)


def undiminished(pack: Pack, table: Declarable, found: list[Declaration]) -> list[Declaration]:
    """Those declarations that are not a lesser one of the cards, or some of the cards, of another that excludes them."""
    if len(found) < 2:
        return found
    return [one for one in found if not any(
        other.value > one.value and not one.own & ~other.own and excludes(pack, table, other, one) for other in found)]


def told(pack: Pack, one: Declaration) -> Words:
    """What is said of a declaration: its name, and where its cards are not shown how many they are, and whether certain cards are among
    them."""
    shows = one.combination.shows
    if shows.what != Seen.NOTHING:
        return one.title
    more: list[Words] = [str(one.size)] if any(value.varies for value in one.combination.values) else []
    for card in pack.unmask(pack.select(shows.tells)):
        held = pack.cards[pack.index[card]].name
        more.append(Message("with {card}", card=held) if card in one.cards else Message("without {card}", card=held))
    return Message("{name}: {more}", name=one.title, more=Listing(tuple(more), ",")) if more else one.title


def known(table: Table) -> Declarable:
    """The table of combinations of the game that is played."""
    return table_of(table.game)


def table_of(game: Rules) -> Declarable:
    """The table of combinations of a game. Raises ValueError where it has none."""
    if game.melds is None:
        raise ValueError(Message("{game} has a step for declarations and no table of them", game=game.slug))
    return game.melds


def action_of(one: Declaration) -> Action:
    """The action of making a declaration."""
    return Action(VERB, one.cards, one.name)


def round_of(table: Table, seat: int) -> Round:
    """What a seat knows of the round when it declares: whether it is the eldest hand, and the keys of what that hand
    has declared, and all players before the seat."""
    eldest = table.after(table.dealer)
    made = [(entry.seat, entry.declaration.combination.key) for entry in table.declared
            if entry.declaration is not None]
    return Round(seat == eldest, frozenset(key for maker, key in made if maker == eldest),
                 frozenset(key for maker, key in made if maker != seat))
