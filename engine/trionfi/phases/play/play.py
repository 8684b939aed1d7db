"""The play of the tricks."""

from collections.abc import Iterator
from functools import cached_property
from typing import ClassVar

from trionfi.cards import Pack
from trionfi.melds import Declaration
from trionfi.phases import call, talk
from trionfi.phases.base import Step
from trionfi.phases.next_deal import DealsNext, next_dealer
from trionfi.phases.play import fool, forced, leading, paying, words
from trionfi.phases.rule import Hooks, PlayRule
from trionfi.state.actions import Action, of_mask
from trionfi.state.decisions import Advice, Asks
from trionfi.state.ending import Ending
from trionfi.state.faces import Aloud, Coming, Showable, Tricks
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.tricks.follow import drawn
from trionfi.values import dataclass, replace
from trionfi.words import Message, Words

_PLAYS: dict[str, tuple[Action, ...]] = {}


def play_of(text: str) -> Action:
    """The action of playing a card."""
    return Action("play", (text,))


def _plays(pack: Pack) -> tuple[Action, ...]:
    """For each card of a pack the action of playing it."""
    return _PLAYS.setdefault(pack.name, tuple(map(play_of, pack.texts)))


@dataclass(frozen=True, kw_only=True)
class Play(Aloud, Tricks, Step):
    """All tricks. `lead` is who leads to the first, `deals_next` who deals the next hand: of several the first after the dealer.
    `rules` are what the game adds to plain tricks, in the order in which they are asked. Without `ends` another step follows."""

    key: str = "play"
    lead: leading.Leader = leading.Leader.AFTER_DEALER
    deals_next: DealsNext = DealsNext.AFTER
    ends: bool = True
    rules: tuple[PlayRule, ...] = ()

    phase: ClassVar[str] = "play"
    asks: ClassVar[Asks] = Asks.CARD

    @property
    def first_lead(self) -> str:
        """As the play has it."""
        return self.lead

    @cached_property
    def hooks(self) -> Hooks:
        """The rules by the hooks that they override."""
        return Hooks(self.rules)

    @cached_property
    def _bare(self) -> bool:
        """Whether no rule has to do with single cards that are played."""
        hooks = self.hooks
        return not any((hooks.before_card, hooks.wins, hooks.after_card, hooks.goes_on, hooks.plays, hooks.opens))

    def left_out(self, table: Table) -> tuple[str, ...]:
        """The keys of the rules by which the tricks still to come are more than plain ones."""
        hooks = vars(self.hooks)
        bear = {id(rule) for name, rules in hooks.items() if name not in ("offers", "asides") for rule in rules}
        return tuple(rule.key for rule in self.rules if id(rule) in bear and not rule.tabled(table))

    def coming(self, table: Table) -> tuple[Coming, ...]:
        """Those of the rules."""
        return tuple(one for rule in self.rules for one in rule.coming(table))

    def following(self, table: Table) -> tuple[int, ...]:
        """For each seat the one that plays after it, as the rules have it."""
        found = []
        for seat in range(table.seats):
            after = table.next[seat]
            while after != seat and not all([rule.plays(table, after) for rule in self.hooks.plays]):
                after = table.next[after]
            found.append(after)
        return tuple(found)

    @property
    def claims(self) -> bool:
        """Whether some rule lets a player speak at any moment."""
        return bool(self.hooks.asides)

    @property
    def declares(self) -> bool:
        """Whether some rule lets players declare."""
        return any(rule.declares for rule in self.rules)

    @property
    def passes_to(self) -> str:
        """Who deals next."""
        return self.deals_next

    @property
    def draws(self) -> tuple[str, ...]:
        """The piles whose cards come to the hands."""
        return tuple(pile for rule in self.rules for pile in rule.draws)

    def showable(self, pack: Pack, hand: int) -> tuple[Showable, ...]:
        """What may be shown before an own first card."""
        return tuple(one for rule in self.rules for one in rule.showable(pack, hand))

    def as_declared(self) -> Step:
        """Each rule so."""
        return replace(self, rules=tuple(rule.as_declared() for rule in self.rules))

    @property
    def sorts(self) -> tuple[str, ...]:
        """Those of the rules."""
        return tuple(cards for rule in self.rules for cards in rule.sorts)

    @property
    def inner(self) -> tuple[Step, ...]:
        """The steps inserted into the play."""
        return tuple(step for rule in self.rules for step in rule.inner)

    def begin(self, table: Table) -> None:
        """Give the lead."""
        self._lead(table, self.leader(table))
        for rule in self.rules:
            rule.begin(table)

    def _lead(self, table: Table, seat: int) -> None:
        """A new trick, which this seat should lead."""
        if table.game.fool.barred_last:
            seat = fool.leader(table, seat)
        for rule in self.hooks.before_lead:
            seat = rule.before_lead(table, seat)
        table.pass_to(seat)

    def resume(self, table: Table) -> bool:
        """Go on with the inserted steps."""
        return any(rule.resume(table) for rule in self.rules)

    def leader(self, table: Table) -> int:
        """The seat that leads to the first trick."""
        for rule in self.rules:
            if (seat := rule.first_leader(table)) is not None:
                return seat
        return leading.first(table, self.lead)

    def _holding(self, table: Table) -> PlayRule | None:
        """The rule that has a question open."""
        for rule in self.hooks.holds:
            if rule.holds(table):
                return rule
        return None

    def _plain(self, table: Table, seat: int) -> int:
        """The cards that following suit and the Fool allow, as a mask."""
        game, hand = table.game, table.hands[seat]
        if game.follow.compels:
            if card := forced.card(table, hand):
                return card
            if game.follow.first and not table.led:
                return game.duty(hand, table.led, table.best) & ~forced.held_back(table, hand)
        if not game.fool.bounded:
            return game.duty(hand, table.led, table.best)
        allowed = game.duty(hand, table.led, table.best, drawn(table.pack, game.fool, table.plays))
        return fool.limit(table, seat, allowed) if allowed & table.ranks.fools else allowed

    def legal(self, table: Table) -> int:
        """The cards that the seat in turn may play, as a mask."""
        return self._legal(table, table.in_turn)

    def _legal(self, table: Table, seat: int) -> int:
        allowed = self._plain(table, seat)
        for rule in self.hooks.legal:
            allowed = rule.legal(table, seat, allowed)
        if table.talk and not table.plays:
            return allowed & talk.bound(table, seat)[0] or allowed
        return allowed

    def actions(self, table: Table) -> tuple[Action, ...]:
        """One action for each card that may be played; when the play is over, for each that may be given for the Fool; and what the
        rules offer."""
        seat, hooks = table.turn, self.hooks
        if seat is None:
            return ()
        if hooks.holds and (holding := self._holding(table)) is not None:
            return tuple(holding.offers(table, seat, 0))
        if not table.hands[seat]:
            return tuple(Action("give", (text,)) for text in table.pack.unmask(fool.pool(table, seat)))
        mask = self._legal(table, seat)
        cards = of_mask(_PLAYS.get(table.pack.name) or _plays(table.pack), table.ranks.bit, mask)
        return (*[one for rule in hooks.offers for one in rule.offers(table, seat, mask)], *cards) if hooks.offers else tuple(cards)

    def allows(self, table: Table, action: Action) -> bool:
        """Whether the card may be played or given, or something done that a rule offers."""
        if action.verb != "play" or self._holding(table) is not None:
            return action in self.actions(table)
        if len(action.cards) != 1:
            return False
        number = table.pack.index.get(action.cards[0], -1)
        return number >= 0 and bool(self.legal(table) >> number & 1)

    def refusals(self, table: Table) -> dict[str, Words]:
        """For each card of the seat in turn that may not be played the rule against it."""
        pack, seat = table.pack, table.in_turn
        hand: int = table.hands[seat]
        holding = self._holding(table)
        if holding is not None:
            return {card: why for card in pack.unmask(hand) if (why := holding.reason(table, seat, card))}
        allowed = self._plain(table, seat)
        found = dict(self._why_not(table, hand, pack.unmask(hand & ~allowed)))
        for rule in self.hooks.legal:
            left = rule.legal(table, seat, allowed)
            found |= {card: rule.reason(table, seat, card) for card in pack.unmask(allowed & ~left)}
            found = {card: why for card, why in found.items() if not left & pack.mask((card,))}
            allowed = left
        signal = "" if table.plays else talk.bound(table, seat)[1]
        return found | dict.fromkeys(pack.unmask(allowed & ~self.legal(table)), Message("it cannot be led with {signal}", signal=signal))

    def _why_not(self, table: Table, hand: int, barred: tuple[str, ...]) -> Iterator[tuple[str, Words]]:
        """For each card that following suit or the Fool forbids the reason."""
        game, pack, seat = table.game, table.pack, table.in_turn
        forced_card = forced.card(table, hand) if game.follow.compels else 0
        held = forced.held_back(table, hand) if game.follow.first and not table.led else 0
        plain = game.follow.why_not(pack, game.fool, hand, table.led, table.best, drawn(pack, game.fool, table.plays))
        for card in barred:
            mask = pack.mask((card,))
            if forced_card:
                yield card, forced.reason(table, forced_card)
            elif held & mask:
                yield card, forced.NOT_FIRST
            else:
                yield card, plain.get(card) or fool.refusal(table, seat, mask)

    def declarations(self, table: Table, seat: int) -> list[Declaration]:
        """Those of the rules."""
        return [one for rule in self.rules for one in rule.declarations(table, seat)]

    def figures(self, game: Rules) -> tuple[tuple[Words, ...], ...]:
        """What may be shown before an own first card."""
        return next((rows for rule in self.rules if (rows := rule.figures())), ())

    def prompt(self, view: View) -> Words:
        """What the trick asks of the hand, or a rule."""
        return next((text for rule in self.rules if (text := rule.prompt(view))), "") or words.prompt(view)

    def _owner(self, action: Action) -> PlayRule | None:
        return next((rule for rule in self.rules if rule.owns(action)), None)

    def explain(self, game: Rules, action: Action) -> Words:
        """What an action of a rule means."""
        owner = self._owner(action)
        return owner.explain(game, action) if owner is not None else super().explain(game, action)

    def label(self, game: Rules, action: Action) -> Words:
        """An action as its rule has it on a button."""
        owner = self._owner(action)
        return (owner.label(action) if owner is not None else "") or super().label(game, action)

    def advice(self, action: Action) -> Advice:
        """What an action beside playing a card comes to, for bots."""
        owner = self._owner(action)
        return owner.advice(action) if owner is not None else Advice.NONE

    def why_not(self, table: Table, action: Action) -> Words:
        """The rule that forbids a card."""
        if self._holding(table) is not None:
            return super().why_not(table, action)
        return words.why_not(table, action, self.actions, self.refusals)

    def asides(self, table: Table, seat: int) -> tuple[Action, ...]:
        """What the seat may say to its partner, and what rules let it say."""
        return (*talk.phrases(table, seat), *(action for rule in self.rules for action in rule.asides(table, seat)))

    def say(self, table: Table, seat: int, action: Action) -> None:
        """Say it."""
        owner = self._owner(action)
        if owner is not None:
            owner.apply(table, seat, action)
        else:
            talk.say(table, seat, action)

    def sure(self, view: View, action: Action) -> bool:
        """Whether a careful player says this aside."""
        owner = self._owner(action)
        return owner is not None and owner.sure(view)

    def explain_aside(self, game: Rules, action: Action) -> Words:
        """What a phrase means."""
        owner = self._owner(action)
        return owner.explain(game, action) if owner is not None else talk.meaning(game, action)

    def apply(self, table: Table, action: Action) -> None:
        """Play the card; gather the trick when all have played. Or do what a rule offers, and keep the turn."""
        if action.verb == "play":
            number = table.pack.index[action.cards[0]]
            if not self._bare or number == table.ranks.fool or table.contract.hidden:
                self._card(table, table.in_turn, number)
                return
            table.lay(number)
            if table.turn == table.plays[0][0]:
                self._gather(table)
        elif action.verb == "give":
            fool.give(table, table.pack.index[action.cards[0]])
            self._finish(table)
        else:
            self._beside(table, table.in_turn, action)

    def _beside(self, table: Table, seat: int, action: Action) -> None:
        """What a rule offers; then the seat keeps the turn, unless the rule says how the play goes on."""
        then = next(rule for rule in self.rules if rule.owns(action)).apply(table, seat, action)
        if then.card:
            self._card(table, seat, table.pack.index[then.card])
        elif then.after is not None:
            self._go_on(table, then.after)
        elif then.full:
            self._gather(table)

    def _card(self, table: Table, seat: int, number: int) -> None:
        hooks = self.hooks
        for rule in hooks.before_card:
            rule.before_card(table, seat, number)
        if number == table.ranks.fool:
            fool.play(table, seat, number)
        else:
            wins = True
            for rule in hooks.wins:
                wins = wins and rule.wins(table, seat)
            table.lay(number, wins)
        for rule in hooks.after_card:
            rule.after_card(table, seat, number)
        if table.contract.hidden:
            call.fallen(table, seat, number)
        self._go_on(table, seat)

    def _go_on(self, table: Table, seat: int) -> None:
        """After a card of this seat: the next, or the trick is gathered."""
        hooks = self.hooks
        for rule in hooks.goes_on:
            said = rule.goes_on(table, seat)
            if said is False:
                self._gather(table)
            if said is not None:
                return
        leader, following = table.plays[0][0], table.next[seat]
        while hooks.plays and following != leader and not all([rule.plays(table, following) for rule in hooks.plays]):
            following = table.next[following]
        if following != leader:
            if following != table.turn:
                table.pass_to(following)
            return
        for rule in hooks.opens:
            if rule.opens(table):
                return
        self._gather(table)

    def _gather(self, table: Table) -> None:
        hooks, trick = self.hooks, table.gather()
        winner = trick.winner
        for rule in hooks.drawing:
            rule.drawing(table, winner)
        if table.game.fool.exchange:
            fool.owe(table, trick)
        for rule in hooks.after_trick:
            rule.after_trick(table, trick)
        if table.game.paid_in_tricks:
            paying.pay(table, trick)
        if hooks.stops and any(rule.stops(table) for rule in hooks.stops):
            return
        if not table.hands[winner]:
            self._finish(table)
        elif hooks.before_lead or table.game.fool.barred_last:
            self._lead(table, winner)

    def _finish(self, table: Table) -> None:
        debtor = fool.owed(table)
        if debtor is not None and table.game.fool.exchange.free:
            table.set("turn", debtor)
            return
        if table.contract.hidden:
            table.reveal()
        fool.settle(table)
        fool.end(table)
        for rule in self.rules:
            rule.end(table)
        for step in table.game.course:
            step.after_play(table)
        table.set("turn", None)
        if not self.ends:
            return
        table.set("ending", Ending("played", next_dealer(table, self.deals_next)))
        table.tell("end", table.tricks[-1].winner, word="played")

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return words.words(self.lead, [text for rule in self.rules if (text := rule.words(game))], game)
