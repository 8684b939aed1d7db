"""The play of the tricks."""

from dataclasses import dataclass
from typing import ClassVar

from trionfi.cards import Pack
from trionfi.phases import call, chelem, drawing, fool_play, forced, inserted, king_jack, leading, play_words, talk
from trionfi.phases.base import Action, Showable, Step
from trionfi.phases.chelem import Chelem
from trionfi.phases.claim import EARLY, Out
from trionfi.phases.declare import VERB, Declaring
from trionfi.phases.drawing import Drawing
from trionfi.phases.going_out import GoingOut
from trionfi.phases.imprenable import Imprenable
from trionfi.phases.king_jack import KingJack
from trionfi.phases.layout import Uncovering
from trionfi.phases.next_deal import next_dealer
from trionfi.phases.salute import Salute
from trionfi.phases.showing import Showing
from trionfi.phases.table import Ending, Table
from trionfi.phases.undertaking import Announcing, Bound, ThrowIn
from trionfi.tricks import Trick
from trionfi.tricks.follow import drawn

_PLAYS: dict[str, tuple[Action, ...]] = {}


def play_of(text: str) -> Action:
    """The action of playing a card."""
    return Action("play", (text,))


def _plays(pack: Pack) -> tuple[Action, ...]:
    """For each card of a pack the action of playing it."""
    return _PLAYS.get(pack.name) or _PLAYS.setdefault(pack.name, tuple(Action("play", (text,)) for text in pack.texts))


@dataclass(frozen=True, kw_only=True)
class Play(Step):
    """All tricks. `lead` is who leads first: "after declarer", "before declarer", "declarer", "a solo declarer" (after him where
    each is for himself), "first bidder", "dealer" or "after dealer"; who
    has bid or announced one of `lead_after` leads himself. `shows` is what may be shown before an own first card, `declares` what may then
    be declared, `claim` the word that ends match and hand in the first trick, `announcing` what may be undertaken before
    certain tricks, `throw_in` when a player may give up, `out` how he goes out, `chelem` which slams may be announced on an
    own turn, `after_lead` what comes between the first card of the first trick and the second. `called_suit` says who may lead
    the suit of a called card to the first trick: "anybody", "nobody", "with the card itself" or "the declarer". The top card of
    the pile `stock` joins the pile of each trick's winner, shown to all; a holder of the called card who `leads_called` leads its
    suit when he has the lead for the first time; `salute` what is declared with a card; `bound` is what an announcement binds its
    player to, `imprenable` which card is taken back, `kings` how Jacks come to their Kings, `drawing` what comes to the hands. Without
    `ends` another step follows. The next deal is of the player "after dealer" or "before dealer", the "declarer" or the "loser"
    (`deals_next`), of several the next after the dealer."""

    lead: str = "after dealer"
    deals_next: str = "after dealer"
    lead_after: tuple[str, ...] = ()
    shows: Showing | None = None
    declares: Declaring | None = None
    claim: Out | None = None
    announcing: Announcing | None = None
    throw_in: ThrowIn | None = None
    out: GoingOut | None = None
    chelem: Chelem | None = None
    called_suit: str = "anybody"
    ends: bool = True
    stock: str = ""
    leads_called: bool = False
    salute: Salute | None = None
    bound: Bound | None = None
    after_lead: tuple[Step, ...] = ()
    kings: KingJack | None = None
    drawing: Drawing | Uncovering | None = None
    imprenable: Imprenable | None = None

    phase: ClassVar[str] = "play"

    def begin(self, table: Table) -> None:
        """Give the lead."""
        self._lead(table, self.leader(table))
        if self.out:
            self.out.begin(table)

    def _lead(self, table: Table, seat: int) -> None:
        """A new trick, which this seat should lead."""
        if table.game.fool.barred_last:
            seat = fool_play.leader(table, seat)
        if self.announcing:
            asking = self.announcing.asked(table, seat)
            if asking:
                table.set("leader", seat)
                table.set("asking", asking)
                seat = asking[0]
        table.set("turn", seat)

    @property
    def inner(self) -> tuple[Step, ...]:  # type: ignore[override]
        """The steps inserted after the first lead."""
        return self.after_lead

    def current(self, table: Table) -> Step:
        """The inserted step that runs, or the play."""
        return self.after_lead[table.inner - 1] if table.inner else self

    def resume(self, table: Table) -> bool:
        """Go on with the inserted steps."""
        return inserted.resume(table, self.after_lead)

    def leader(self, table: Table) -> int:
        """The seat that leads to the first trick."""
        return leading.first(table, self.lead, self.lead_after)

    def legal(self, table: Table) -> int:
        """The cards that the seat in turn may play, as a mask."""
        game, seat = table.game, table.turn
        hand: int = table.hands[seat]  # type: ignore[index]
        if table.outside is not None and seat == table.outside:
            allowed = game.follow.legal(table.pack, game.fool, hand, table.led, table.best)
            return self.out.legal(table, seat, allowed)  # type: ignore[union-attr, arg-type]
        if self.bound:
            allowed = game.follow.legal(table.pack, game.fool, hand, table.led, table.best)
            return self.bound.limit(table, seat, allowed)  # type: ignore[arg-type]
        if self.called_suit != "anybody" and not table.tricks and not table.plays:
            return hand & ~call.barred(table, seat, self.called_suit)  # type: ignore[arg-type]
        if self.leads_called and (suit := call.to_lead(table, seat)):  # type: ignore[arg-type]
            return hand & suit
        if game.follow.compels and (card := forced.card(table, hand)):
            return card
        if game.follow.first and not table.led:
            allowed = game.follow.legal(table.pack, game.fool, hand, table.led, table.best)
            return allowed & ~forced.held_back(table, hand)  # type: ignore[arg-type]
        if not game.fool.bounded:
            allowed = game.follow.legal(table.pack, game.fool, hand, table.led, table.best)
        else:
            called = drawn(table.pack, game.fool, table.plays)
            allowed = game.follow.legal(table.pack, game.fool, hand, table.led, table.best, called)
            allowed = fool_play.limit(table, seat, allowed)  # type: ignore[arg-type]
        if table.talk and not table.plays:
            return allowed & talk.bound(table, seat)[0] or allowed  # type: ignore[arg-type]
        return allowed

    def actions(self, table: Table) -> tuple[Action, ...]:
        """One action for each card that may be played; when the play is over, for each that may be given for the Fool. Before
        certain tricks, what may be announced."""
        seat: int = table.turn  # type: ignore[assignment]
        if table.asking:
            return self.announcing.actions(table, seat)  # type: ignore[union-attr]
        if table.calling:
            return self.kings.actions(table, seat)  # type: ignore[union-attr]
        if not table.hands[seat]:
            return tuple(Action("give", (text,)) for text in table.pack.unmask(fool_play.pool(table, seat)))
        plays, mask = _plays(table.pack), self.legal(table)
        found = list(self.shows.actions(table, seat)) if self.shows else []
        if self.declares and not table.tricks and table.announced(EARLY) is None:
            found += self.declares.actions(table, seat)
            if self.claim and self.claim.reached(table, seat):
                found.append(Action(self.claim.word))
        if self.chelem:
            found += self.chelem.actions(table, seat)
        if self.kings:
            found += self.kings.both(table, seat)
        if self.throw_in and self.throw_in.open(table, seat):
            found.append(Action(self.throw_in.say))
        if self.salute:
            found += self.salute.actions(table, seat, mask)
        while mask:
            low = mask & -mask
            found.append(plays[low.bit_length() - 1])
            mask ^= low
        return tuple(found)

    def allows(self, table: Table, action: Action) -> bool:
        """Whether the card may be played or given, or something shown, declared or announced."""
        if action.verb != "play" or table.asking or table.calling:
            return action in self.actions(table)
        number = table.pack.index.get(action.cards[0], -1) if len(action.cards) == 1 else -1
        return number >= 0 and bool(self.legal(table) >> number & 1)

    def figures(self, game) -> tuple[tuple[str, ...], ...]:
        """What may be shown before an own first card."""
        return self.shows.figures() if self.shows else ()

    def showable(self, pack: Pack, hand: int) -> tuple[Showable, ...]:
        """What may be shown before an own first card."""
        return self.shows.showable(pack, hand) if self.shows else ()

    def refusals(self, table: Table) -> dict[str, str]:
        """For each card of the seat in turn that may not be played the rule against it."""
        game, pack, seat = table.game, table.pack, table.turn
        hand: int = table.hands[seat]  # type: ignore[index]
        if table.asking or table.calling:
            return {}
        if self.called_suit != "anybody" and not table.tricks and not table.plays:
            kept = call.barred(table, seat, self.called_suit)  # type: ignore[arg-type]
            return dict.fromkeys(pack.unmask(kept), "the suit of the called card is not led to the first trick")
        if self.leads_called and (suit := call.to_lead(table, seat)):  # type: ignore[arg-type]
            return dict.fromkeys(pack.unmask(hand & ~suit), "the suit of the called card must be led, this being your first lead")
        if game.follow.first and not table.led:
            kept = forced.held_back(table, hand)
            return game.follow.why_not(pack, game.fool, hand, 0, table.best) | dict.fromkeys(pack.unmask(kept), forced.NOT_FIRST)
        if game.follow.compels and (card := forced.card(table, hand)):
            return dict.fromkeys(pack.unmask(hand & ~card), forced.reason(table, card))
        found = game.follow.why_not(pack, game.fool, hand, table.led, table.best, drawn(pack, game.fool, table.plays))
        barred = pack.unmask(hand & ~self.legal(table))
        if self.bound and table.announced(self.bound.word) == seat:
            return {card: found.get(card, self.bound.reason) for card in barred}
        if table.outside == seat:
            return {card: found.get(card, "this is not the card that is given from outside") for card in barred}
        signal = "" if table.plays else talk.bound(table, seat)[1]  # type: ignore[arg-type]
        return {card: found[card] if card in found else f"it cannot be led with {signal}" if signal
                else fool_play.refusal(table, seat, pack.mask((card,)))  # type: ignore[arg-type]
                for card in barred}

    def prompt(self, view) -> str:
        """What the trick asks of the hand."""
        return play_words.prompt(self, view)

    def explain(self, game, action: Action) -> str:
        """What cards are shown or declared for, or an announcement means."""
        if self.shows and action.verb == "show":
            return self.shows.explain(action)
        if self.declares and action.verb == VERB:
            return self.declares.explain(game, action)
        if self.claim and action.verb == self.claim.word:
            return self.claim.gloss
        if self.throw_in and action.verb == self.throw_in.say:
            return "I give the hand up"
        if self.chelem and action.verb in (chelem.VERB, chelem.NOT_BOUND):
            return self.chelem.explain(action)
        if self.kings and action.verb in (king_jack.BOTH, king_jack.CALL, king_jack.TAKE, king_jack.NOTHING):
            return self.kings.explain(action)
        if self.announcing and action.verb in ("announce", self.announcing.decline):
            return self.announcing.explain(action)
        return super().explain(game, action)

    def label(self, game, action: Action) -> str:
        """A declaration by its name, an announcement by its word alone."""
        if self.declares and action.verb == VERB:
            return self.declares.label(action)
        return super().label(game, Action(action.word) if action.verb == "announce" else action)

    def why_not(self, table: Table, action: Action) -> str:
        """The rule that forbids a card."""
        if table.asking or table.calling:
            return super().why_not(table, action)
        return play_words.why_not(self, table, action)

    def asides(self, table: Table, seat: int) -> tuple[Action, ...]:
        """What the seat may say to its partner, and going out."""
        return (*talk.phrases(table, seat), *(self.out.actions(table, seat) if self.out else ()))

    def say(self, table: Table, seat: int, action: Action) -> None:
        """Say it, or go out."""
        if self.out and action.word == self.out.word:
            self.out.apply(table, seat)
        else:
            talk.say(table, seat, action)

    def explain_aside(self, game, action: Action) -> str:
        """What a phrase means, or going out."""
        return self.out.gloss if self.out and action.word == self.out.word else super().explain_aside(game, action)

    def apply(self, table: Table, action: Action) -> None:
        """Play the card; gather the trick when all have played. Or show or declare cards, and keep the turn; or go out."""
        pack, seat = table.pack, table.turn
        if action.verb != "play":
            self._beside(table, seat, action)  # type: ignore[arg-type]
            return
        number = pack.index[action.cards[0]]
        card = 1 << number
        if self.imprenable:
            self.imprenable.played(table, seat, number)  # type: ignore[arg-type]
        if self.out and seat == table.outside:
            self.out.given(table, seat, number)
        table.put(table.hands, seat, table.hands[seat] ^ card)
        table.add(table.plays, (seat, number))
        if pack.fool_mask & card:
            fool_play.play(table, seat, card)
        else:
            table.tell("play", seat, card, f"hand {seat}", "trick")
            if not table.led:
                table.set("led", pack.suit_of[number])
                wins = table.best < 0
            elif table.best < 0:
                wins = True
            else:
                wins = number >= pack.floor[table.best] and bool((pack.trump_mask | table.led) & card)
            if wins and seat != table.outside:
                table.set("best", number)
                table.set("best_seat", seat)
        if self.chelem:
            self.chelem.passed(table, seat)  # type: ignore[arg-type]
        if self.drawing:
            self.drawing.played(table, seat, number)  # type: ignore[arg-type]
        if table.contract.hidden:
            call.fallen(table, seat, number)  # type: ignore[arg-type]
        self._go_on(table, seat)  # type: ignore[arg-type]

    def _go_on(self, table: Table, seat: int) -> None:
        """After a card of this seat: the next, or the trick is gathered."""
        following = table.next[seat]
        if table.outside == following and not table.hands[following]:
            following = table.next[following]
        if self.after_lead and len(table.plays) == 1 and not table.tricks:
            inserted.begin(table, self.after_lead)
        elif following == table.plays[0][0]:
            if not self.kings or not self.kings.complete(table):
                self._gather(table)
        else:
            table.set("turn", following)

    def _beside(self, table: Table, seat: int, action: Action) -> None:
        """What is done in the play besides playing a card."""
        if action.verb == "give":
            fool_play.give(table, table.pack.index[action.cards[0]])
            self._finish(table)
        elif table.asking:
            self.announcing.apply(table, seat, action)  # type: ignore[union-attr]
        elif table.calling:
            if self.kings.apply(table, seat, action):  # type: ignore[union-attr]
                self._gather(table)
        elif action.verb == king_jack.BOTH:
            self.kings.lay(table, seat, action)  # type: ignore[union-attr]
            self.apply(table, play_of(action.cards[0]))
        elif self.salute and action.verb == self.salute.word:
            self.salute.apply(table, seat)
            self.apply(table, play_of(action.cards[0]))
        elif action.verb == VERB:
            self.declares.apply(table, seat, action)  # type: ignore[union-attr]
        elif action.verb in (chelem.VERB, chelem.NOT_BOUND):
            self.chelem.apply(table, seat, action)  # type: ignore[union-attr]
        elif action.verb == "show":
            self.shows.apply(table, seat, action)  # type: ignore[union-attr]
        elif self.claim and action.verb == self.claim.word:
            table.tell("say", seat, word=action.verb)
            self.claim.end(table, seat)
        else:
            self.throw_in.apply(table, seat)  # type: ignore[union-attr]

    def _gather(self, table: Table) -> None:
        winner, plays = table.best_seat, tuple(table.plays)
        trick = Trick(plays[0][0], plays, winner)
        cards = 0
        for _, number in plays:
            cards |= 1 << number
        for pile in table.won:
            cards &= ~pile
        table.put(table.won, winner, table.won[winner] | cards)
        table.add(table.tricks, trick)
        table.tell("trick", winner, cards, "trick", f"won {winner}")
        table.set("plays", [])
        table.set("led", 0)
        table.set("best", -1)
        table.set("best_seat", -1)
        if self.stock:
            drawing.to_pile(table, self.stock, winner)
        if self.drawing:
            self.drawing.draw(table, winner)
        fool_play.owe(table, trick)
        if self.imprenable:
            self.imprenable.after(table, trick)
        if table.game.pays_at_once:
            self._pay(table, trick)
        if self.out:
            self.out.after_trick(table)
        if not table.hands[winner]:
            self._finish(table)
        elif self.announcing or table.game.fool.barred_last:
            self._lead(table, winner)
        else:
            table.set("turn", winner)

    def _pay(self, table: Table, trick: Trick) -> None:
        payments = table.game.payments
        for reward in payments.rewards:
            for line in reward.trick_lines(table, payments, trick):
                table.book(line, trick.winner)

    def _finish(self, table: Table) -> None:
        debtor = fool_play.owed(table)
        if debtor is not None and table.game.fool.free:
            table.set("turn", debtor)
            return
        if table.contract.hidden:
            table.reveal()
        fool_play.settle(table)
        fool_play.end(table)
        if self.imprenable:
            self.imprenable.end(table)
        for step in table.game.course:
            step.after_play(table)
        table.set("turn", None)
        if not self.ends:
            return
        table.set("ending", Ending("played", table.next_dealer))
        table.set("ending", Ending("played", next_dealer(table, self.deals_next)))
        table.tell("end", table.tricks[-1].winner, word="played")

    def words(self, game) -> str:
        """The rule in sentences."""
        return play_words.words(self, game)
