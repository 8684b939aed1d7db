"""What a person reads of a hand: names of seats, lines of the log, how it ended."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from trionfi.cards.names import in_sentence
from trionfi.counting import Points, due
from trionfi.errors import IllegalAction
from trionfi.hand import Hand
from trionfi.phases.telling import TELL
from trionfi.seat_names import called, view_names, view_people
from trionfi.state.events import Event
from trionfi.state.rules import Rules
from trionfi.state.view import View
from trionfi.words import Cards, Listing, Message, Person, Quantity, Term, Words
from trionfi.words.languages import ENGLISH
from trionfi.words.values import Value

if TYPE_CHECKING:
    from trionfi.service.shapes import practice as shapes

KINDS = {"say": "say", "play": "play", "trick": "trick", "deal": "deal", "end": "end"}
ENDINGS: dict[str, Words] = {
    "played": "The hand is played out.", "abandoned": "The deal is abandoned.", "annulled": "The deal is annulled.",
    "unplayed": "The contract is paid and not played.", "claimed": "A player says that he is out.",
    "out": "A side goes out on its declarations.", "lost": "A trick is lost, and with it the hand."}
ENDED: dict[str, Words] = {
    "abandoned": "The deal is abandoned", "annulled": "The deal is annulled", "unplayed": "The contract is paid and not played",
    "claimed": "A player says that he is out", "out": "A side goes out on its declarations",
    "lost": "A trick is lost, and with it the hand"}


def seat_name(view: View, seat: int) -> Words:
    """A seat as the reader calls it."""
    return view_names(view)[seat]


def person(view: View, seat: int) -> Person:
    """A seat as a person of a message, called as the reader calls it."""
    return view_people(view)[seat]


def place(view: View, name: str) -> Words:
    """A place with its article: "the talon", "your tricks", "Left's discard"; a hand by its player."""
    kind, _, seat = name.partition(" ")
    if not seat.isdecimal() or kind not in ("hand", "won", "discard"):
        return Message("the {place}", place=view.game.term(kind))
    who = person(view, int(seat))
    if kind == "hand":
        return Message("{who}", who=who)
    if kind == "won":
        return Message("{who_of} tricks", who=who)
    return Message("{who_of} discard", who=who)


def spoken(game: Rules, words: str) -> Words:
    """What was said at the table: a gesture by its name in the reader's language, a card at the end by its full name."""
    if any(signal.phrase == words and signal.lang == ENGLISH for signal in game.signals):
        return Term(words, "gesture")
    return game.pack.spoken(words)


def prompt(hand: Hand, view: View) -> Words:
    """One sentence that says what is asked of the reader, or for whom he waits."""
    turn = view.turn
    if turn is None or turn == view.seat:
        return hand.step.prompt(view)
    if hand.actor == view.seat:
        return Message("For {whom}: {asked}", whom=person(view, turn), asked=hand.step.prompt(hand.view(turn)))
    return Message("{Who} to act.", who=person(view, turn))


def lines(view: View, event: Event) -> "list[shapes.LogEntry]":
    """The lines of the log for one event (none for what needs no words)."""
    text, kind = _line(view, event), KINDS.get(event.kind, "take")
    return [{"seat": event.seat, "words": text, "said": _speech(view, event, text) if kind == "say" else "", "kind": kind}] if text else []


def _speech(view: View, event: Event, text: Words) -> Words:
    """What somebody said himself; where that is told and not quoted, all that is told of it."""
    first, _, rest = event.word.partition(" ")
    if first in TOLD and rest:
        return text
    if event.cards:
        return Message("{said} ({cards})", said=event.word, cards=_Teller(view, event).cards)
    return spoken(view.game, event.word)


def _line(view: View, event: Event) -> Words:
    made = _LINES.get(event.kind)
    return made(_Teller(view, event)) if made else _said(_Teller(view, event)) if event.word else ""


class _Teller:
    """One event: who did it, with which cards, from where to where."""

    def __init__(self, view: View, event: Event):
        self.view, self.game, self.event = view, view.game, event
        self.mine = event.seat == view.seat
        self.names = view_names(view)
        self.who = person(view, event.seat)
        number = event.cards.bit_count()
        hidden = event.word.rpartition(" ")[2]
        self.number = number or (int(hidden) if hidden.isdecimal() else 0)

    @property
    def cards(self) -> Cards:
        """The cards by their names, or how many they are where they were not seen."""
        return self.game.pack.said(self.event.cards, self.number)

    @property
    def source(self) -> Words:
        """Where the cards come from."""
        return place(self.view, self.event.source)

    @property
    def target(self) -> Words:
        """Where they go."""
        return place(self.view, self.event.target)

    def cards_named(self, words: str) -> str | Listing:
        """Words in which cards in notation are called by their names."""
        pack = self.game.pack
        known = {text: in_sentence(pack.full(number)) for text, number in pack.index.items()}
        parts = words.split()
        if parts and all(part in known for part in parts):
            return Listing(tuple(known[part] for part in parts))
        return " ".join(known.get(part, part) for part in parts)

    def audience(self) -> Listing:
        """Those to whom the cards were shown."""
        seats = [seat for seat in range(self.view.players) if self.event.audience >> seat & 1 and seat != self.event.seat]
        return Listing(tuple(person(self.view, seat) for seat in seats))


def _deal(tell: _Teller) -> Words:
    return Message("You are dealt {cards}.", cards=tell.cards) if tell.mine else ""


def _look(tell: _Teller) -> Words:
    if tell.mine and tell.number == 1:
        return Message("You look at the bottom card: {cards}.", cards=tell.cards)
    if tell.mine:
        return Message("You look at {place}: {cards}.", place=tell.source, cards=tell.cards)
    if tell.number == 1:
        return Message("{Who} looks at the bottom card.", who=tell.who)
    return Message("{Who} looks at {place}.", who=tell.who, place=tell.source)


# Words that are told and not quoted: the level played, cards asked for, a card called or named with a bid.
TOLD: dict[str, Callable[[Person, str | Listing], Words]] = {
    "plays": lambda who, what: Message("{Who} plays {what}.", {"who you": "You play {what}."}, who=who, what=what),
    "asks": lambda who, what: Message("{Who} asks {what}.", {"who you": "You ask {what}."}, who=who, what=what),
    "calls": lambda who, what: Message("{Who} calls {what}.", {"who you": "You call {what}."}, who=who, what=what),
    "names": lambda who, what: Message("{Who} names {what}.", {"who you": "You name {what}."}, who=who, what=what),
    "gives": lambda who, what: Message("{Who} gives {what}.", {"who you": "You give {what}."}, who=who, what=what),
}


# What a step says as a whole of what is done: gestures, and what is not asked for or given.
DONE: dict[str, Callable[[Person, Mapping[str, Value]], Words]] = {
    "sweeps the card over the table: a suit of {n} or more": lambda who, values: Message(
        "{Who} sweeps the card over the table: a suit of {n} or more.",
        {"who you": "You sweep the card over the table: a suit of {n} or more."}, who=who, n=values["n"]),
    "knocks for a suit that the third player will trump": lambda who, _: Message(
        "{Who} knocks for a suit that the third player will trump.",
        {"who you": "You knock for a suit that the third player will trump."}, who=who),
    "asks for no card": lambda who, _: Message("{Who} asks for no card.", {"who you": "You ask for no card."}, who=who),
    "gives no card for another": lambda who, _: Message(
        "{Who} gives no card for another.", {"who you": "You give no card for another."}, who=who),
}


def _say(tell: _Teller) -> Words:
    word = tell.event.word
    key, values = (word.key, word.values) if isinstance(word, Message) else (word, {})
    if key in DONE:
        return DONE[key](tell.who, values)
    first, _, rest = word.partition(" ")
    if first not in TOLD or not rest:
        return _said(tell)
    particle, _, asked = rest.partition(" ")
    if particle == "for" and asked:
        return Message("{Who} asks for {what}.", {"who you": "You ask for {what}."}, who=tell.who, what=tell.cards_named(asked))
    return TOLD[first](tell.who, tell.cards_named(rest))


def _said(tell: _Teller) -> Words:
    """What somebody said, quoted; the cards that he means behind it."""
    said = tell.event.word
    if tell.event.cards:
        return Message("{Who}: {said} ({cards}).", who=tell.who, said=said, cards=tell.cards)
    if said[-1] in ".!?…":
        return Message("{Who}: {said}", who=tell.who, said=said)
    return Message("{Who}: {said}.", who=tell.who, said=spoken(tell.game, said))


def _show(tell: _Teller) -> Words:
    shown, who = tell.event.cards, tell.who
    if tell.event.word == TELL:
        return Message("{Who} tells of {cards}.", {"who you": "You tell of {cards}."}, who=who, cards=tell.cards)
    if not shown:
        return Message("{Who} shows {cards} to {others}.", {"who you": "You show {cards} to {others}."}, who=who, cards=tell.cards,
                       others=tell.audience())
    if tell.event.word:
        return Message("{Who} shows {what}: {cards}.", {"who you": "You show {what}: {cards}."}, who=who, what=tell.event.word,
                       cards=tell.cards)
    if tell.event.source.startswith("hand "):
        return Message("{Who} shows: {cards}.", {"who you": "You show: {cards}."}, who=who, cards=tell.cards)
    return Message("{Who} shows {what}: {cards}.", {"who you": "You show {what}: {cards}."}, who=who, what=tell.source, cards=tell.cards)


def _take(tell: _Teller) -> Words:
    if tell.event.cards and tell.mine:
        return Message("You take {place}: {cards}.", place=tell.source, cards=tell.cards)
    return Message("{Who} takes {place}.", {"who you": "You take {place}."}, who=tell.who, place=tell.source)


def _discard(tell: _Teller) -> Words:
    return Message("{Who} discards {cards}.", {"who you": "You discard {cards}."}, who=tell.who, cards=tell.cards)


def _give(tell: _Teller) -> Words:
    return Message("{Who} gives {cards} to {place}.", {"who you": "You give {cards} to {place}."}, who=tell.who, cards=tell.cards,
                   place=tell.target)


def _surrender(tell: _Teller) -> Words:
    return Message("{Who} receives the {fool}: the side that played it won no trick.",
                   {"who you": "You receive the {fool}: the side that played it won no trick."}, who=tell.who,
                   fool=tell.game.term("fool"))


def _lay(tell: _Teller) -> Words:
    if not tell.number:
        return Message("Some cards laid aside: {place}.", place=tell.target)
    return Message("{n} cards laid aside: {place}.", {"n one": "{n} card laid aside: {place}."}, n=tell.number, place=tell.target)


def _trick(tell: _Teller) -> Words:
    return Message("{Who} takes the trick.", {"who you": "You take the trick."}, who=tell.who)


def _pay(tell: _Teller) -> Words:
    """What falls due at once: a payment, or points where these are only written down."""
    payments, words = tell.game.payments, called(tell.event.word, tell.names)
    if payments.booked == payments.ledger and isinstance(words, Message) and "label" in words.values:
        words = Message("{label}, paid at once: {because}", label=words.values["label"], because=words.values["because"])
    return Message("{Words}", words=words) if words[-1] in ".!?…" else Message("{Words}.", words=words)


def _end(tell: _Teller) -> Words:
    return ENDINGS.get(tell.event.word) or Message("The hand is over: {how}.", how=tell.event.word)


def _moved(message: Callable[[Person, Cards], Words]) -> Callable[[_Teller], Words]:
    """What is told of cards that go from one place to another; where none went, what was said of it."""
    return lambda tell: message(tell.who, tell.cards) if tell.number else _said(tell) if tell.event.word else ""


_LINES: dict[str, Callable[[_Teller], Words]] = {
    "deal": _deal, "look": _look, "say": _say, "show": _show, "take": _take, "discard": _discard, "give": _give, "surrender": _surrender,
    "lay": _lay, "trick": _trick, "pay": _pay, "end": _end,
    "play": lambda tell: Message("{Who}: {cards}.", who=tell.who, cards=tell.cards),
    "turn": lambda tell: "",
    "get": lambda tell: Message("{Who} gets {cards}.", {"who you": "You get {cards}."}, who=tell.who, cards=tell.cards),
    "draw": _moved(lambda who, cards: Message("{Who} draws {cards}.", {"who you": "You draw {cards}."}, who=who, cards=cards)),
    "extract": _moved(lambda who, cards: Message("{Who} extracts {cards}.", {"who you": "You extract {cards}."}, who=who, cards=cards)),
    "gather": _moved(lambda who, cards: Message("{Who} gathers {cards}.", {"who you": "You gather {cards}."}, who=who, cards=cards)),
    "lay down": _moved(lambda who, cards: Message("{Who} lays down {cards}.", {"who you": "You lay down {cards}."}, who=who, cards=cards)),
    "recover": _moved(
        lambda who, cards: Message("{Who} recovers {cards}.", {"who you": "You recover {cards}."}, who=who, cards=cards)),
    "rob": _moved(lambda who, cards: Message("{Who} robs {cards}.", {"who you": "You rob {cards}."}, who=who, cards=cards)),
    "take back": _moved(
        lambda who, cards: Message("{Who} takes back {cards}.", {"who you": "You take back {cards}."}, who=who, cards=cards)),
    "turn up": _moved(lambda who, cards: Message("{Who} turns up {cards}.", {"who you": "You turn up {cards}."}, who=who, cards=cards)),
}


def outcome(hand: Hand, view: View) -> Words:
    """One sentence on how the hand ended for the reader."""
    ending, closed = hand.ending, hand.settlement
    if ending is None or closed is None:
        raise IllegalAction("the hand is not over")
    if view.seat >= len(closed.scores):
        return "The hand was settled without you."
    score = closed.scores[view.seat]
    money = _money(hand.game.payments.zero_sum, score, due(score if score > 0 else -score, closed.ledger, hand.game.term))
    if ending.kind != "played":
        return Message("{how}: {money}.", how=ENDED.get(ending.kind, "The hand was not played out"), money=money)
    declarer = hand.table.contract.declarer
    if declarer is None:
        return Message("{Money}.", money=money)
    return Message("{Who} was the {role}: {money}.", {"who you": "You were the {role}: {money}."}, who=person(view, declarer),
                   role=hand.game.term("declarer"), money=money)


def _money(zero_sum: bool, score: Points, sum_: Quantity) -> Words:
    """What the hand brought the reader: where players pay each other, or where each writes down his own."""
    if zero_sum:
        if not score:
            return Message("nothing is paid")
        return Message("you win {sum}", sum=sum_) if score > 0 else Message("you pay {sum}", sum=sum_)
    if not score:
        return Message("you score nothing")
    return Message("you score {sum}", sum=sum_) if score > 0 else Message("you lose {sum}", sum=sum_)
