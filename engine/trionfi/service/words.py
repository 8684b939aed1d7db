"""What a person reads of a hand: names of seats, lines of the log, how it ended."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from trionfi.counting import amount
from trionfi.errors import IllegalAction
from trionfi.hand import Hand
from trionfi.phases.telling import TELL
from trionfi.seat_names import called, view_names
from trionfi.state.events import Event
from trionfi.state.view import View
from trionfi.wording import capital, series

if TYPE_CHECKING:
    from trionfi.service.shapes import practice as shapes

KINDS = {"say": "say", "play": "play", "trick": "trick", "deal": "deal", "end": "end"}
ENDINGS = {"played": "The hand is played out.", "abandoned": "The deal is abandoned.", "annulled": "The deal is annulled.",
           "unplayed": "The contract is paid and not played.", "claimed": "A player says that he is out.",
           "out": "A side goes out on its declarations."}


def seat_name(view: View, seat: int) -> str:
    """A seat as the reader calls it."""
    return view_names(view)[seat]


def named(view: View, seat: int) -> str:
    """The same in the middle of a sentence."""
    name = seat_name(view, seat)
    if view.players <= seat < view.seats:
        return f"the {name.lower()}" if view.seats == view.players + 1 else name.replace("Your", "your")
    return "you" if seat == view.seat else name


def place(view: View, name: str) -> str:
    """A place with its article: "the talon", "your tricks", "Left's discard"; a hand by its player."""
    kind, _, seat = name.partition(" ")
    if not seat.isdecimal() or kind not in ("hand", "won", "discard"):
        return f"the {view.game.term(kind)}"
    who = named(view, int(seat))
    return who if kind == "hand" else f"{'your' if who == 'you' else f"{who}'s"} {'tricks' if kind == 'won' else 'discard'}"


def prompt(hand: Hand, view: View) -> str:
    """One sentence that says what is asked of the reader, or for whom he waits."""
    turn = view.turn
    if turn is None or turn == view.seat:
        return hand.step.prompt(view)
    if hand.actor == view.seat:
        return f"For {named(view, turn)}: {hand.step.prompt(hand.view(turn))}"
    return f"{seat_name(view, turn)} to act."


def log(view: View) -> "list[shapes.LogEntry]":
    """The hand so far, line by line, as this seat saw it."""
    return [line for event in view.events for line in lines(view, event)]


def lines(view: View, event: Event) -> "list[shapes.LogEntry]":
    """The lines of the log for one event (none for what needs no words)."""
    text = _line(view, event)
    return [{"seat": event.seat, "words": text, "kind": KINDS.get(event.kind, "take")}] if text else []


def _line(view: View, event: Event) -> str:
    made = _LINES.get(event.kind, _any)
    return made(_Teller(view, event))


class _Teller:
    """The words around one event: who did it, in which person, with which cards."""

    def __init__(self, view: View, event: Event):
        self.view, self.game, self.event = view, view.game, event
        self.mine = event.seat == view.seat
        self.names = view_names(view)
        self.who = self.names[event.seat]
        number = event.cards.bit_count()
        hidden = event.word.rpartition(" ")[2]
        self.number = number or (int(hidden) if hidden.isdecimal() else 0)

    @property
    def cards(self) -> str:
        """The full names of the cards."""
        pack = self.game.pack
        return ", ".join(pack.cards[pack.index[text]].full for text in pack.unmask(self.event.cards))

    @property
    def source(self) -> str:
        """Where the cards come from."""
        return place(self.view, self.event.source)

    @property
    def target(self) -> str:
        """Where they go."""
        return place(self.view, self.event.target)

    def cards_named(self, words: str) -> str:
        """Words in which cards in notation are called by their names."""
        pack = self.game.pack
        known = {text: pack.cards[number].full for text, number in pack.index.items()}
        parts = words.split()
        named_parts = [known.get(part, part) for part in parts]
        return series(named_parts) if parts and all(part in known for part in parts) else " ".join(named_parts)

    def does(self, verb: str) -> str:
        """Who does it: "You take", "Right takes"."""
        ending = "" if self.mine else "es" if verb.endswith(("s", "sh", "ch")) else "s"
        return f"{self.who} {verb}{ending}"

    def audience(self) -> str:
        """Those to whom the cards were shown."""
        seats = [seat for seat in range(self.view.players) if self.event.audience >> seat & 1 and seat != self.event.seat]
        return series([named(self.view, seat) for seat in seats])

    def some(self) -> str:
        """The cards, or how many they are where they were not seen."""
        return self.cards or ("a card" if self.number == 1 else f"{self.number} cards")


def _deal(tell: _Teller) -> str:
    return f"You are dealt {tell.cards}." if tell.mine else ""


def _look(tell: _Teller) -> str:
    what = "the bottom card" if tell.number == 1 else tell.source
    return f"You look at {what}: {tell.cards}." if tell.mine else f"{tell.who} looks at {what}."


# Words that are told and not quoted: the level played, cards asked for, a card called or named with a bid, a gesture that must be made.
TOLD = {"plays": "play", "asks": "ask", "calls": "call", "names": "name", "gives": "give", "sweeps": "sweep", "knocks": "knock"}


def _say(tell: _Teller) -> str:
    first, _, rest = tell.event.word.partition(" ")
    if first in TOLD and rest:
        particle, _, cards = rest.partition(" ")
        rest = f"for {tell.cards_named(cards)}" if particle == "for" and cards else tell.cards_named(rest)
        return f"{tell.does(TOLD[first])} {rest}."
    return _ended(f"{tell.who}: {tell.event.word}{f' ({tell.cards})' if tell.cards else ''}")


def _ended(words: str) -> str:
    """A sentence that begins with a capital and ends once, whatever was said in it."""
    return f"{capital(words)}{'' if words[-1] in '.!?…' else '.'}"


def _show(tell: _Teller) -> str:
    if tell.event.word == TELL:
        return f"{tell.does('tell')} of {tell.cards}."
    if not tell.cards:
        return f"{tell.does('show')} {tell.some()} to {tell.audience()}."
    if tell.event.word:
        return f"{tell.does('show')} {tell.event.word}: {tell.cards}."
    place = "" if tell.event.source.startswith("hand ") else f" {tell.source}"
    return f"{tell.does('show')}{place}: {tell.cards}."


def _take(tell: _Teller) -> str:
    return f"{tell.does('take')} {tell.source}{f': {tell.cards}' if tell.cards and tell.mine else ''}."


def _discard(tell: _Teller) -> str:
    return f"{tell.does('lay')} away {tell.some()}."


def _give(tell: _Teller) -> str:
    return f"{tell.does('give')} {tell.some()} to {tell.target}."


def _get(tell: _Teller) -> str:
    return f"{tell.does('get')} {tell.some()}."


def _surrender(tell: _Teller) -> str:
    return f"{tell.does('receive')} the {tell.game.term('fool')}: the side that played it won no trick."


def _any(tell: _Teller) -> str:
    """What is told of an event of a kind that needs no sentence of its own."""
    if tell.number:
        verb, space, rest = tell.event.kind.partition(" ")
        return f"{tell.does(verb)}{space}{rest} {tell.some()}."
    return _ended(f"{tell.who}: {tell.event.word}") if tell.event.word else ""


def _pay(tell: _Teller) -> str:
    """What falls due at once: a payment, or points where these are only written down."""
    payments, words = tell.game.payments, called(tell.event.word, tell.names)
    if payments.booked != payments.ledger:
        return _ended(words)
    label, _, because = words.partition(": ")
    return _ended(f"{label}, paid at once: {because}")


_LINES: dict[str, Callable[[_Teller], str]] = {
    "deal": _deal, "look": _look, "say": _say, "show": _show, "take": _take, "discard": _discard, "give": _give, "get": _get,
    "surrender": _surrender,
    "lay": lambda tell: f"{tell.number or 'Some'} card{'' if tell.number == 1 else 's'} laid aside: {tell.target}.",
    "play": lambda tell: f"{tell.who}: {tell.cards}.",
    "trick": lambda tell: f"{tell.does('take')} the trick.",
    "turn": lambda tell: "",
    "pay": _pay,
    "end": lambda tell: ENDINGS.get(tell.event.word, f"The hand is over: {tell.event.word}."),
}


def outcome(hand: Hand, view: View) -> str:
    """One sentence on how the hand ended for the reader."""
    ending, closed = hand.ending, hand.settlement
    if ending is None or closed is None:
        raise IllegalAction("the hand is not over")
    if view.seat >= len(closed.scores):
        return "The hand was settled without you."
    game, score = hand.game, closed.scores[view.seat]
    gain, loss, level = ("win", "pay", "nothing is paid") if game.payments.zero_sum else ("score", "lose", "you score nothing")
    money = f"you {gain if score > 0 else loss} {amount(score if score > 0 else -score, closed.ledger, game.term)}" if score else level
    if ending.kind != "played":
        return f"{ENDINGS.get(ending.kind, 'The hand was not played out.').rstrip('.')}: {money}."
    declarer = hand.table.contract.declarer
    if declarer is None:
        return f"{money[0].upper()}{money[1:]}."
    role = game.term("declarer")
    return f"{'You were' if declarer == view.seat else f'{seat_name(view, declarer)} was'} the {role}: {money}."
