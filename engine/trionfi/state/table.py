"""The state of one hand, with a journal: every change is written through `put`, `add` or `set`, and taken back."""

from collections.abc import MutableMapping
from enum import Enum
from functools import cache
from typing import Any

from trionfi.cards import Pack
from trionfi.counting import Points
from trionfi.state.account import Line
from trionfi.state.contract import Contract, Talon
from trionfi.state.deal import Deal
from trionfi.state.dummies import seat_count
from trionfi.state.ending import Ending
from trionfi.state.events import EVERYBODY, Event
from trionfi.state.roles import First, Role
from trionfi.state.rules import Rules
from trionfi.state.sides import following
from trionfi.state.spoken import Asked, Claimed, Declared
from trionfi.state.standing import Standing
from trionfi.tricks import Trick
from trionfi.values import replace
from trionfi.words import Message, Verbatim


class Table:
    """All that is true of a hand at one moment. Steps read its attributes and change them through the journal; `notes` are what
    single rules keep for themselves, `beside` (a mask) cards that lie in the trick beside those that were played to it; `seated` are the
    places round the table of the seats, then of who sits out; `sights` are what seats have seen of the events (see
    `trionfi.state.sight`)."""

    def __init__(self, game: Rules, players: int, dealer: int, deal: Deal, standing: Standing, seated: tuple[int, ...] = ()):
        self.game, self.players, self.dealer, self.deal, self.standing = game, players, dealer, deal, standing
        self.seated = seated or tuple(range(players))
        self.sights: dict[int, Any]
        self.seats, self.order = seat_count(game, players), game.sides.order(players, dealer)
        self.next = following(self.order)
        self._lay_out()
        self.hands = [0] * self.seats
        self.won = [0] * self.seats
        self.piles: dict[str, int] = {}
        self.dealt = 0
        self.contract = _OPEN
        self.partner: int | None = None
        self.step = 0
        self.begun = False
        self.inner = 0
        self.stock: tuple[int, ...] = ()
        self.turn: int | None = None
        self.said: list[tuple[int, str]] = []
        self.talk: list[tuple[int, int, str]] = []
        self.plays: list[tuple[int, int]] = []
        self.beside = 0
        self.notes: dict[str, Any] = {}
        self.led, self.best, self.best_seat = 0, -1, -1
        self.tricks: list[Trick] = []
        self.events: list[Event] = []
        self.account: list[Line] = []
        self.debts: list[tuple[int, int]] = []
        self.again: tuple[int, ...] = ()
        self.declared: list[Declared] = []
        self.asked: list[Asked] = []
        self.claims: list[Claimed] = []
        self.faults: list[tuple[int, int]] = []
        self.ending: Ending | None = None
        self.journal: list[tuple[Any, Any, Any]] = []

    @property
    def in_turn(self) -> int:
        """The seat that must act, for a step that asks it something. Raises LookupError where nobody must."""
        turn = self.turn
        return _there(turn, "in turn") if turn is None else turn

    @property
    def declarer(self) -> int:
        """Who is declarer, for a rule of those hands that have one. Raises LookupError where nobody is."""
        return _there(self.contract.declarer, "declarer")

    def put[K, V](self, box: MutableMapping[K, V] | list[V], key: Any, value: V) -> None:
        """Change an item of a list or dictionary."""
        self.journal.append((self._name(box), key, box[key]))
        box[key] = value

    def new[K, V](self, box: dict[K, V], key: K, value: V) -> None:
        """Add an item to a dictionary that does not have it."""
        self.journal.append((self._name(box), key, _ABSENT))
        box[key] = value

    def join(self, box: dict[str, int], key: str, cards: int) -> None:
        """Add cards (a mask) to a pile, which is made where there is none."""
        if key in box:
            self.put(box, key, box[key] | cards)
        else:
            self.new(box, key, cards)

    def add[V](self, items: list[V], item: V) -> None:
        """Add an item at the end of a list."""
        self.journal.append((self._name(items), _LAST, None))
        items.append(item)

    def _name(self, box: object) -> str:
        """Under which name the table has a list or dictionary: the journal has names, so that a copy of it is one for a copy of the table.
        Raises LookupError where it has no such."""
        state = self.__dict__
        for name in _BOXES:
            if state[name] is box:
                return name
        raise LookupError("what is changed is no part of the table")

    def set(self, name: str, value: object) -> None:
        """Change an attribute."""
        state = self.__dict__
        self.journal.append((_OWN, name, state[name]))
        state[name] = value

    def noted(self, key: str) -> Any:
        """What a rule has noted for itself in this hand; None where it has noted nothing."""
        return self.notes.get(key)

    def note(self, key: str, value: object) -> None:
        """Keep something for a rule of the play, under a key of its own."""
        if key in self.notes:
            self.put(self.notes, key, value)
        else:
            self.new(self.notes, key, value)

    def pass_to(self, seat: int) -> None:
        """Give the turn to a seat."""
        self.journal.append((_TURN, self.turn, None))
        self.turn = seat

    def give(self, each: int) -> None:
        """The next so many cards of the deal come to each hand, from that after the dealer on, and only its owner sees them. One record of
        the journal."""
        hands, events, bit, start = self.hands, self.events, self.ranks.bit, self.dealt
        self.journal.append((_PACKETS, start, tuple(hands)))
        self.dealt = end = start + each
        for seat in self.seats_from(self.next[self.dealer]):
            packet = sum([bit[number] for number in self.deal.hands[seat][start:end]])
            hands[seat] |= packet
            events.append(_made(Event, ("deal", seat, packet, "pack", f"hand {seat}", 1 << seat if seat < self.players else 0, "")))

    def lay(self, number: int, wins: bool = True) -> None:
        """A card of the seat in turn goes to the trick, and the turn to the next seat; the card is the best there if it beats the others
        and the seat `wins` tricks at all. One record of the journal. Raises LookupError where nobody is in turn."""
        seat, hands, led, best, ranks = self.turn, self.hands, self.led, self.best, self.ranks
        if seat is None:
            raise LookupError("nobody is in turn")
        hand, bit = hands[seat], ranks.bit[number]
        self.journal.append((_CARD, seat, (hand, led, best, self.best_seat, seat)))
        hands[seat] = hand ^ bit
        self.plays.append((seat, number))
        self.events.append(self.laid[seat][number])
        if not led:
            self.led = ranks.suit[number]
        if wins and (best < 0 or ranks.taking[best] & bit):
            self.best, self.best_seat = number, seat
        self.turn = self.next[seat]

    def lay_apart(self, seat: int, number: int, target: str) -> None:
        """A card goes from a hand to the trick and leaves open who wins it, and the turn goes to the next seat; it lies at `target`, there
        or, a Fool, elsewhere. One record of the journal."""
        hand, bit = self.hands[seat], self.ranks.bit[number]
        self.journal.append((_CARD, seat, (hand, self.led, self.best, self.best_seat, self.turn)))
        self.hands[seat] = hand ^ bit
        self.plays.append((seat, number))
        self.events.append(Event("play", seat, bit, f"hand {seat}", target))
        self.turn = self.next[seat]

    def gather(self) -> Trick:
        """The trick goes to the pile of its winner, whose turn it then is, but for a Fool that lies in some pile already. One record of
        the journal."""
        winner, plays, bit, cards = self.best_seat, self.plays, self.ranks.bit, 0
        for _, number in plays:
            cards |= bit[number]
        if cards & self.ranks.fools:
            for pile in self.won:
                cards &= ~pile
        self.journal.append((_TRICK, winner, (self.won[winner], plays, self.led, self.best, self.turn)))
        trick = _made(Trick, (plays[0][0], tuple(plays), winner))
        self.won[winner] |= cards
        self.tricks.append(trick)
        self.events.append(_made(Event, ("trick", winner, cards, "trick", f"won {winner}", EVERYBODY, "")))
        self.plays, self.led, self.best, self.best_seat, self.turn = [], 0, -1, -1, winner
        return trick

    def rewind(self, mark: int) -> None:
        """Take back every change since the journal had `mark` entries."""
        journal, state = self.journal, self.__dict__
        while len(journal) > mark:
            box, key, old = journal.pop()
            if box is _TURN:
                self.turn = key
            elif box is _CARD:
                self.hands[key], self.led, self.best, self.best_seat, self.turn = old
                self.plays.pop()
                self.events.pop()
            elif box is _TRICK:
                self.won[key], plays, self.led, self.best, self.turn = old
                self.plays, self.best_seat = plays.copy(), key  # a copy of the table may have the same list in its journal
                self.tricks.pop()
                self.events.pop()
            elif box is _PACKETS:
                self.dealt, self.hands[:] = key, old
                del self.events[-len(old):]
            elif box is _OWN:
                state[key] = old.copy() if type(old) is list else old
            elif key is _LAST:
                state[box].pop()
            elif old is _ABSENT:
                del state[box][key]
            else:
                state[box][key] = old
        if self.sights:
            self.sights = {seat: sight for seat, sight in self.sights.items() if len(sight.events) <= len(self.events)}

    def unsee(self, moves: int) -> None:
        """Forget the sights that hold more than so many moves, as when the last is taken back."""
        if self.sights:
            self.sights = {seat: sight for seat, sight in self.sights.items() if len(sight.moves) <= moves}

    def copy(self) -> "Table":
        """Another table in the same state, with the same journal; what may not change is shared."""
        other = Table.__new__(Table)
        state = other.__dict__
        state.update(self.__dict__)
        for name in _BOXES:
            state[name] = state[name].copy()
        state["journal"] = self.journal.copy()
        state["sights"] = {seat: sight.copy() for seat, sight in self.sights.items()}
        return other

    def __copy__(self) -> "Table":
        """What `copy` gives."""
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Everything but what follows from the game, and what views have seen, which is found anew."""
        return {name: value for name, value in self.__dict__.items() if name not in _FOUND}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._lay_out()

    def _lay_out(self) -> None:
        """What follows from the game, and nobody has seen anything yet."""
        self.pack: Pack = self.game.pack
        self.ranks = self.pack.ranks
        self.laid = _laid(self.seats, self.pack.size)
        self.sights = {}

    def tell(self, kind: str, seat: int, cards: int = 0, source: str = "", target: str = "", audience: int = EVERYBODY,
             word: str = "") -> None:
        """Write an event."""
        self.journal.append(("events", _LAST, None))
        self.events.append(_made(Event, (kind, seat, cards, source, target, audience, word)))

    def book(self, line: Line, seat: int) -> None:
        """Enter a line that falls due now, and tell what comes of it."""
        self.add(self.account, line)
        for words in (line.words, *self.game.payments.due(self.account)):
            self.tell("pay", seat, word=words)

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat so many places on in the order of play."""
        return self.next[seat] if steps == 1 else self.order[(self.order.index(seat) + steps) % self.seats]

    def seats_from(self, first: int) -> tuple[int, ...]:
        """All seats in the order of play from the first."""
        place = self.order.index(first)
        return self.order[place:] + self.order[:place]

    def players_from(self, first: int) -> tuple[int, ...]:
        """All players in the order of play from the first, without dummies."""
        return tuple(seat for seat in self.seats_from(first) if seat < self.players)

    def next_player(self, seat: int) -> int:
        """The next in the order of play who is no dummy."""
        return next(other for other in self.seats_from(seat)[1:] if other < self.players)

    @property
    def next_dealer(self) -> int:
        """Who deals next where the deal goes round."""
        return self.next_player(self.dealer)

    def player(self, seat: int) -> int | None:
        """Who plays the cards of this seat: he who sits there, or the player of a dummy (None while that is open)."""
        if seat < self.players:
            return seat
        return self.game.sides.player(self.players, seat, self.contract.declarer)

    def eyes(self, seat: int) -> int:
        """Who sees what this seat is shown, as a mask: its player; for a dummy that nobody plays yet nobody."""
        player = self.player(seat)
        return 0 if player is None else self.game.sides.eyes(player, self.players)

    def seats_of(self, players: frozenset[int]) -> frozenset[int]:
        """The seats of these players, with their dummies."""
        return players if self.seats == self.players else frozenset(seat for seat in range(self.seats) if self.player(seat) in players)

    def side(self, seat: int) -> frozenset[int]:
        """The seats that share this seat's fortune under the contract, whether they know it or not."""
        declarer = None if self.contract.apart else self.contract.declarer
        return self.game.sides.of(declarer, self.partner, seat, self.seats)

    def open_side(self, seat: int) -> frozenset[int]:
        """The seats that the whole table knows to share this seat's fortune: while a called partner is hidden, each is
        alone."""
        return frozenset((seat,)) if self.contract.hidden else self.side(seat)

    def reveal(self) -> None:
        """From now on the table knows who the declarer's partner is, or that he has none; a talon in which the called
        card lies is the declarer's, whatever he bid."""
        contract = self.contract
        talon = Talon.KEEP if self.piles.get("talon", 0) & self.pack.mask((contract.called,)) else contract.talon
        self.set("contract", replace(contract, hidden=False, partner=self.partner, talon=talon))

    def gained(self, seat: int) -> Points:
        """The card points of a seat's tricks, with those carried over from earlier hands."""
        carried = self.standing.marks[seat] if self.standing.marks else 0
        return carried + self.game.counting.points(self.pack, self.won[seat])

    def seat_of(self, role: Role) -> int:
        """The seat of a role. Raises LookupError where nobody has it yet."""
        return _there(self.role(role), role)

    def role(self, role: Role) -> int | None:
        """The seat of a role, None where nobody has it yet."""
        if role == Role.BEFORE_DEALER:
            return self.after(self.dealer, self.seats - 1)
        if role == Role.DEALERS_PARTNER:
            return self.after(self.dealer, self.seats // 2)
        return {Role.DEALER: self.dealer, Role.PARTNER: self.contract.partner, Role.DECLARER: self.contract.declarer}[role]

    def first(self, first: First) -> int:
        """The seat that speaks first in a round of bids or declarations."""
        return self.dealer if first == First.DEALER else self.next_dealer

    def announced(self, word: str) -> int | None:
        """The seat that announced it or plays it as its bid, or None."""
        if word and word == self.contract.bid:
            return self.contract.declarer
        return dict(self.contract.announced).get(word)

    def played_by(self, seat: int) -> int:
        """The cards that a seat has played, as a mask."""
        bit, cards = self.ranks.bit, 0
        for plays in (*(trick.plays for trick in self.tricks), self.plays):
            for player, number in plays:
                if player == seat:
                    cards |= bit[number]
        return cards

    def suits_led(self) -> list[int]:
        """The plain suits and trumps that were led so far, as masks, in the order of their first lead."""
        found: list[int] = []
        for trick in self.tricks:
            suit = led_suit(self.pack, trick)
            if suit and suit not in found:
                found.append(suit)
        return found


def led_suit(pack: Pack, trick: Trick) -> int:
    """The mask of the suit of a trick (0 if only the Fool was played)."""
    fool, suit = pack.ranks.fool, pack.ranks.suit
    for _, number in trick.plays:
        if number != fool:
            return suit[number]
    return 0


def _there(seat: int | None, who: str) -> int:
    if seat is None:
        raise LookupError(Message("nobody is {role}", role=Verbatim(who)))
    return seat


@cache
def _laid(seats: int, size: int) -> tuple[tuple[Event, ...], ...]:
    """For each seat and card the event of playing it."""
    return tuple(tuple(Event("play", seat, 1 << number, f"hand {seat}", "trick") for number in range(size)) for seat in range(seats))


_made = tuple.__new__  # a value of many each hand, in a third of the time that its class takes to read its arguments by name
_OPEN = Contract()
_BOXES = ("hands", "said", "piles", "won", "account", "events", "notes", "plays", "debts", "claims", "declared", "asked", "faults", "talk",
          "tricks")  # the lists and dictionaries, those that change most first

_FOUND = ("pack", "ranks", "laid", "sights")


class _Entry(Enum):
    """What an entry of the journal is that is no plain change of an item: as members these are the same in a copy and another process."""

    ABSENT, LAST, TURN, CARD, PACKETS, TRICK, OWN = range(7)


_ABSENT, _LAST, _TURN, _CARD, _PACKETS, _TRICK, _OWN = _Entry
