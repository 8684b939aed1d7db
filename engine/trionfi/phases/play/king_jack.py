"""The King and the Jack of Troccas: a Jack that is called to its King, and both laid to one trick."""

from typing import ClassVar

from trionfi.phases.rule import PlayRule, Then
from trionfi.state.actions import Action
from trionfi.state.decisions import Advice
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words

BOTH, CALL, TAKE, NOTHING, IF = "both", "call", "take", "no call", "buob, sche"
TOGETHER: Words = ("A player who holds King and Jack may lay both to the first trick in the suit, and takes a numeral that another played "
            "there; if there is none he takes the Jack back.")


class Jacks(PlayRule):
    """Cards that are laid to a King's first trick, and those that come back for them: what laying both and calling have in common."""

    key: ClassVar[str] = "king-and-jack"

    def spent(self, table: Table) -> bool:
        """Every plain suit has been led, the trick on the table left out."""
        return len([suit for suit in table.suits_led() if suit != table.pack.trump_mask]) == len(table.pack.suits) and not self.holds(table)

    def holds(self, table: Table) -> bool:
        """Whether somebody is to answer before the trick is gathered."""
        return table.noted(self.key) is not None

    def owns(self, action: Action) -> bool:
        """Laying both, calling, taking, and letting it be."""
        return action.verb in (BOTH, CALL, TAKE, NOTHING)

    def offers(self, table: Table, seat: int, legal: int) -> tuple[Action, ...]:
        """What the seat must answer when a trick is complete; else the Kings that it may lay together with their Jacks."""
        if table.noted(self.key) is None:
            return self._both(table, seat)
        return tuple(Action(TAKE, (table.pack.texts[number],)) for number in self._numerals(table, seat))

    def _both(self, table: Table, seat: int) -> tuple[Action, ...]:
        """The Kings that the seat may lay together with their Jacks."""
        pack, hand, found = table.pack, table.hands[seat], []
        held = hand & table.led if table.led else hand
        if not held & pack.select("kings") or not held & pack.select("jacks"):
            return ()
        for suit in pack.suits:
            mask = pack.suit_masks[suit.letter]
            pair = pack.mask((f"K{suit.letter}", f"J{suit.letter}"))
            if held & pair == pair and mask not in table.suits_led():
                found.append(Action(BOTH, (f"K{suit.letter}", f"J{suit.letter}")))
        return tuple(found)

    def _lay(self, table: Table, seat: int, action: Action) -> None:
        """The Jack is laid beside the King that is played with it."""
        jack = table.pack.index[action.cards[1]]
        table.put(table.hands, seat, table.hands[seat] ^ 1 << jack)
        table.set("beside", 1 << jack)
        table.tell("play", seat, 1 << jack, f"hand {seat}", "trick")

    def opens(self, table: Table) -> bool:
        """The trick is complete: whether somebody is to answer before it is gathered."""
        seat = self._king(table)
        if seat is None or not table.beside:
            return False
        if self._take(table, seat):
            return True
        if table.beside:
            self._back(table, seat)
        return False

    def _king(self, table: Table) -> int | None:
        """The seat that has played the King of a suit to its first trick."""
        led = table.led
        if not led or led & table.pack.trump_mask:
            return None
        king = led.bit_length() - 1
        found = next((player for player, number in table.plays if number == king), None)
        return None if found is None or led in table.suits_led() else found

    def _jack(self, table: Table) -> int:
        letter = table.pack.cards[table.led.bit_length() - 1].suit
        return table.pack.index[f"J{letter}"]

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """Lay both; or take a numeral, and the trick may be gathered."""
        if action.verb == BOTH:
            self._lay(table, seat, action)
            return Then(card=action.cards[0])
        table.note(self.key, None)
        self._swap(table, seat, table.pack.index[action.cards[0]])
        return Then(full=True)

    def _take(self, table: Table, seat: int) -> bool:
        """A numeral that another played goes to the seat for its Jack; whether it must choose one."""
        numerals = self._numerals(table, seat)
        if len(numerals) == 1:
            self._swap(table, seat, numerals[0])
        if len(numerals) < 2:
            return False
        table.note(self.key, TAKE)
        table.set("turn", seat)
        return True

    def _numerals(self, table: Table, seat: int) -> list[int]:
        """The numerals of the suit that others have played to the trick."""
        numerals = table.pack.select("numerals") & table.led
        return [number for player, number in table.plays if player != seat and numerals >> number & 1]

    def _swap(self, table: Table, seat: int, taken: int) -> None:
        """The Jack comes to the place of a card in the trick, and that card to the hand of the Jack's holder."""
        jack = self._jack(table)
        place = next(place for place, (_, number) in enumerate(table.plays) if number == taken)
        table.put(table.plays, place, (table.plays[place][0], jack))
        if not table.beside:
            table.put(table.hands, seat, table.hands[seat] ^ 1 << jack)
            table.tell("play", seat, 1 << jack, f"hand {seat}", "trick")
        table.set("beside", 0)
        table.put(table.hands, seat, table.hands[seat] | 1 << taken)
        table.tell("take back", seat, 1 << taken, "trick", f"hand {seat}")

    def _back(self, table: Table, seat: int) -> None:
        """No numeral to be had for a Jack laid with its King."""
        jack = table.beside
        table.set("beside", 0)
        table.put(table.hands, seat, table.hands[seat] | jack)
        table.tell("take back", seat, jack, "trick", f"hand {seat}")

    def prompt(self, view: View) -> Words:
        """What the winner of the trick, or the Jack's holder, is asked."""
        verb = view.offered[0].verb if view.offered else ""
        asked: dict[str, Words] = {NOTHING: "Do you call the Jack?", TAKE: "Which numeral do you take for the Jack?"}
        return asked.get(verb, "")

    def advice(self, action: Action) -> Advice:
        """What a call comes to."""
        if action.verb == CALL:
            return Advice.FETCHES_IF if action.word == IF else Advice.FETCHES
        return {NOTHING: Advice.LEAVES, BOTH: Advice.GOES_ALONG}.get(action.verb, Advice.NONE)

    def explain(self, game: Rules, action: Action) -> Words:
        """What an action means."""
        if action.verb == CALL:
            return "the Jack must come, unless its holder played Queen or Cavalier" if action.word == IF else "the Jack must come"
        meant: dict[str, Words] = {NOTHING: "the Jack is not wanted", TAKE: "this numeral for the Jack", BOTH: "King and Jack in one trick"}
        return meant[action.verb]


@dataclass(frozen=True)
class KingWithJack(Jacks):
    """Who holds King and Jack of a suit may lay both to the first trick in it, and takes a numeral that another played there; if there
    is none, he takes the Jack back."""

    source: str = ""

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        return TOGETHER


@dataclass(frozen=True)
class KingJack(Jacks):
    """When a King is played to the first trick in his suit, the winner of the trick may call the Jack ("buob"): who holds
    it lays it to the trick and takes back the Queen or Cavalier that he played there, or else a numeral of the suit, his own
    or, if he played none, another's. With `sche` the winner may say "buob, sche" instead: then a holder who played Queen or
    Cavalier says so and keeps the Jack. With `numeral` even he takes a numeral. It calls in vain if the Jack lies in the
    discard, or its holder played the Fool to the trick. Who holds King and Jack may lay both to that trick, and takes a
    numeral that another played there; if there is none, he takes the Jack back.
    """

    sche: bool = True
    numeral: bool = False
    source: str = ""

    def offers(self, table: Table, seat: int, legal: int) -> tuple[Action, ...]:
        """The calls besides."""
        if table.noted(self.key) != CALL:
            return super().offers(table, seat, legal)
        return (Action(NOTHING), Action(CALL, (), "buob"), *((Action(CALL, (), IF),) if self.sche else ()))

    def opens(self, table: Table) -> bool:
        """Whether the winner of the trick may call, or somebody is to take a numeral."""
        if self._king(table) is None or table.beside:
            return super().opens(table)
        jack = self._jack(table)
        if any(number == jack for _, number in table.plays) or any(number == jack for trick in table.tricks for _, number in trick.plays):
            return False
        table.note(self.key, CALL)
        table.set("turn", table.best_seat)
        return True

    def apply(self, table: Table, seat: int, action: Action) -> Then:
        """Or call, or let it be, and the trick may be gathered unless somebody must choose what he takes."""
        if action.verb in (BOTH, TAKE):
            return super().apply(table, seat, action)
        table.note(self.key, None)
        table.tell("say", seat, word=action.word or action.verb)
        return Then(full=action.verb == NOTHING or self._called(table, action.word))

    def _called(self, table: Table, word: str) -> bool:
        pack, jack = table.pack, self._jack(table)
        holder = next((seat for seat, hand in enumerate(table.hands) if hand >> jack & 1), None)
        if holder is None:
            self._vain(table, table.dealer, f"discard {table.dealer}", "el dirma")
            return True
        played = next(number for seat, number in table.plays if seat == holder)
        if pack.fool_mask >> played & 1:
            self._vain(table, holder, f"hand {holder}", "il narr stgisa mintga carta")
            return True
        if pack.cards[played].rank in ("Q", "C"):
            if word == IF:
                self._vain(table, holder, f"hand {holder}", "regina" if pack.cards[played].rank == "Q" else "cavagl")
                return True
            if not self.numeral:
                self._swap(table, holder, played)
                return True
        elif pack.cards[played].rank != "K":
            self._swap(table, holder, played)
            return True
        if not self._numerals(table, holder):
            self._vain(table, holder, f"hand {holder}", Message("no numeral to take"))
            return True
        return not self._take(table, holder)

    def _vain(self, table: Table, seat: int, place: str, word: str) -> None:
        """The call is void, and all now know where the Jack is."""
        table.tell("show", seat, 1 << self._jack(table), place, place)
        table.tell("say", seat, word=word)

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        sche = Message("If the winner says buob, sche instead, a holder who played Queen or Cavalier says so and keeps the Jack.")
        fool = game.term("fool")
        void = Message("The call is void if the Jack has been discarded (el dirma) or its holder played the {fool}.", fool=fool) \
            if any(step.laying.laid_by for step in game.course) else Message("The call is void if its holder played the {fool}.", fool=fool)
        return Text(self._call(), sche if self.sche else "", void, TOGETHER)

    def _call(self) -> Words:
        """What the holder of a called Jack takes back for it."""
        if self.numeral:
            return ("When a King is played to the first trick in his suit, the winner of the trick may call the Jack of the suit (buob): "
                    "its holder lays it to the trick and takes back a numeral of the suit, even if he played the Queen or the Cavalier "
                    "(his own, or if he played none one of another's, as he chooses; if there is none the call is void).")
        return ("When a King is played to the first trick in his suit, the winner of the trick may call the Jack of the suit (buob): its "
                "holder lays it to the trick and takes back the Queen or Cavalier that he played there, or else a numeral of the suit (his "
                "own, or if he played none one of another's, as he chooses; if there is none the call is void).")
