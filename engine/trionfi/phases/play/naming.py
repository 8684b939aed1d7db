"""A Fool that is led and names the suit of the trick."""

from enum import StrEnum
from typing import ClassVar

from trionfi.cards import Pack
from trionfi.phases.play.fines import fine
from trionfi.phases.rule import PlayRule, Then
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.notes import DEMANDED, NAMED_SUITS
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.tricks.follow import FOOL_LED, standing
from trionfi.values import dataclass
from trionfi.words import Message, Term, Text, Words

VERB, CANNOT = "name", "I cannot follow suit"
UNANSWERED = "naming unanswered"


class Lacked(StrEnum):
    """What it is to name a suit of which neither of the others has a card: barred, as far as the leader can know it, free, or fined."""

    BARRED = "barred"
    FREE = "free"
    FINED = "fined"


class Renamed(StrEnum):
    """Who names another suit then: nobody, the next player, or he if he has said that he cannot follow; if he has played instead, the
    third does, and the next takes his card back."""

    NEVER = ""
    NEXT = "next"
    SAID = "next, if he said so"


@dataclass(frozen=True)
class NamesSuit(PlayRule):
    """Whoever leads the Fool names the suit, trumps or a plain one, that the others must follow. What follows where neither of them has a
    card of it, `lacked` and `renamed` say. A Fool that is its holder's last card names nothing: the second card then sets the suit."""

    lacked: Lacked = Lacked.BARRED
    renamed: Renamed = Renamed.NEVER
    source: str = ""

    key: ClassVar[str] = "naming"

    def spent(self, table: Table) -> bool:
        """The Fool has been played, in an earlier trick."""
        return not any(cards & table.pack.fool_mask for cards in table.hands) and all(
            not table.pack.fool_mask >> number & 1 for _, number in table.plays)

    def after_card(self, table: Table, seat: int, number: int) -> None:
        """The Fool is led: a suit is to be named. Else the best card of the trick is that of the named suit, or a trump."""
        led_fool = table.pack.fool_mask >> table.plays[0][1] & 1
        if led_fool and len(table.plays) == 1 and table.hands[seat]:
            demanded = DEMANDED.of(table)
            table.note(self.key, seat if demanded is None else demanded)
        elif led_fool and table.led and named(table):
            self._judge(table)
            if table.noted(UNANSWERED):
                self._unanswered(table, seat, number)

    @staticmethod
    def _judge(table: Table) -> None:
        pack, best, winner = table.pack, FOOL_LED, -1
        for seat, number in table.plays[1:]:
            if (pack.trump_mask | table.led) >> number & 1 and (best < 0 or number >= pack.floor[best]):
                best, winner = number, seat
        if best < 0 and len(table.plays) == table.players:
            _, best, winner = standing(pack, table.plays)
        table.set("best", best)
        table.set("best_seat", winner)

    def _unanswered(self, table: Table, seat: int, number: int) -> None:
        """The next player has played without a word: if neither he nor the others can follow, he takes his card back."""
        table.note(UNANSWERED, None)
        mask, others = named(table), table.seats_from(seat)[1:-1]
        if mask >> number & 1 or any(table.hands[other] & mask for other in others):
            return
        table.put(table.hands, seat, table.hands[seat] | 1 << number)
        table.tell("take back", seat, 1 << number, "trick", f"hand {seat}")
        table.set("plays", table.plays[:1])
        for name_, value in zip(("led", "best", "best_seat"), standing(table.pack, table.plays), strict=True):
            table.set(name_, value)
        self._ask_again(table, others, others[0])

    def _ask_again(self, table: Table, lacking: tuple[int, ...], asked: int) -> None:
        """These say that they cannot follow either: the leader may owe a fine, and a seat is asked to name another suit."""
        for seat in lacking:
            table.tell("say", seat, word=CANNOT)
        if self.lacked is Lacked.FINED:
            fine(table, table.plays[0][0])
        table.note(self.key, asked)

    def goes_on(self, table: Table, seat: int) -> bool | None:
        """The turn is with whoever names a suit."""
        asked: int | None = table.noted(self.key)
        if asked is None:
            return None
        table.set("turn", asked)
        return True

    def holds(self, table: Table) -> bool:
        """Whether a suit is to be named."""
        return table.noted(self.key) is not None

    def owns(self, action: Action) -> bool:
        """Naming, and saying that one cannot follow."""
        return action.verb in (VERB, CANNOT)

    def offers(self, table: Table, seat: int, legal: int) -> tuple[Action, ...]:
        """The suits; where those that others lack are barred, and in place of such a one, only those of which, for all the seat knows,
        somebody who follows has a card. Who cannot follow may say so."""
        if not self.holds(table):
            return (Action(CANNOT),) if table.noted(UNANSWERED) and not table.hands[seat] & named(table) else ()
        out = table.pack.all & ~table.piles.get(f"discard {seat}", 0)
        if seat == table.plays[0][0]:
            if self.lacked is not Lacked.BARRED:
                return tuple(Action(VERB, (), name) for name in suits(table.pack))
            out &= ~table.hands[seat]
        for pile in table.won:
            out &= ~pile
        return tuple(Action(VERB, (), name) for name, mask in suits(table.pack).items() if mask & out and mask != named(table))

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """The suit is named; where nobody can follow it the next player may be asked. Or he says that he cannot."""
        if action.verb == CANNOT:
            return self._said(table, seat)
        leader, mask = table.plays[0][0], suits(table.pack)[action.word]
        others = table.seats_from(leader)[1:]
        table.tell("say", seat, word=action.word)
        table.note(self.key, None)
        name(table, mask)
        if self.renamed is Renamed.NEXT and seat == leader and not any(table.hands[other] & mask for other in others):
            self._ask_again(table, others, others[0])
            return Then(after=leader)
        table.set("led", mask)
        if self.renamed is Renamed.SAID and seat == leader:
            table.note(UNANSWERED, True)
        return Then(after=leader)

    def _said(self, table: Table, seat: int) -> Then:
        """The next player has said that he cannot follow: those after him say whether they can."""
        table.tell("say", seat, word=CANNOT)
        table.note(UNANSWERED, None)
        mask, others = named(table), table.seats_from(seat)[1:-1]
        able = next((other for other in others if table.hands[other] & mask), None)
        if able is not None:
            table.tell("say", able, word=Message("I can follow suit"))
        else:
            self._ask_again(table, others, seat)
        return Then()

    def prompt(self, view: View) -> Words:
        """The question."""
        return "Which suit must be followed?" if view.offered and view.offered[0].verb == VERB else ""

    def label(self, action: Action) -> Words:
        """The suit, or that one has none."""
        return Message("{Suit}", suit=Term(action.word, "suit")) if action.word else Message("{Words}", words=CANNOT)

    def explain(self, game: Rules, action: Action) -> Words:
        """What it asks of the others."""
        if action.verb == VERB:
            return Message("{suit} must be followed", suit=Term(action.word, "suit"))
        return "if nobody else can either, you name another suit"

    def advice(self, action: Action) -> Advice:
        """A suit is called for; and saying that it cannot be followed costs nothing, and may bring the right to name one."""
        return Advice.CALLS_FOR if action.verb == VERB else Advice.GAINS

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return Text(
            Message("A player who leads the {fool} names the suit, a plain one or trumps, that the others must follow.",
                    fool=game.term("fool")),
            Message("It must be one of which, as far as he can know, another still has a card.") if self.lacked is Lacked.BARRED else "",
            self._renamed(), "If nobody plays the named suit or a trump, the second card sets the suit.")

    def _renamed(self) -> Words:
        """Who names another suit where nobody can follow."""
        fined = self.lacked is Lacked.FINED
        if self.renamed is Renamed.NEXT:
            if fined:
                return ("If neither of the others can follow, the next player names another suit, and the leader pays a fine to each pot.")
            return "If neither of the others can follow, the next player names another suit."
        if self.renamed is Renamed.NEVER:
            return ""
        if fined:
            return ("If neither of the others can follow, another suit is named, and the leader pays a fine to each pot. The next player "
                    "names it if he has said that he cannot follow, before he plays a card. If he has played one he takes it back, and the "
                    "third names the suit.")
        return ("If neither of the others can follow, another suit is named. The next player names it if he has said that he cannot "
                "follow, before he plays a card. If he has played one he takes it back, and the third names the suit.")


def suits(pack: Pack) -> dict[str, int]:
    """The suits by name, as masks, trumps last."""
    return {suit.name: pack.suit_masks[suit.letter] for suit in pack.suits} | {"trumps": pack.trump_mask}


def named(table: Table) -> int:
    """The suit that was named for this trick, as a mask; 0 for none."""
    return dict(NAMED_SUITS.of(table)).get(len(table.tricks) + 1, 0)


def name(table: Table, mask: int) -> None:
    """Note the suit of this trick, instead of one that was named before."""
    trick = len(table.tricks) + 1
    NAMED_SUITS.keep(table, (*(entry for entry in NAMED_SUITS.of(table) if entry[0] != trick), (trick, mask)))
