"""What one seat may know: the fold of the events that it saw. Bots and pages read views and nothing else."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from trionfi.cards import bits
from trionfi.counting import Points
from trionfi.state.actions import Action, Choice
from trionfi.state.contract import Contract
from trionfi.state.events import EVERYBODY, Event
from trionfi.state.notes import NAMED_SUITS, OUTSIDE
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.tricks.follow import drawn
from trionfi.values import replace

_new = tuple.__new__  # as in `trionfi.state.table`


class Made(NamedTuple):
    """A move as one seat knows it: who made it; the action, without its cards where they were not shown; whether it has such cards; and
    how many events went before it."""

    seat: int
    action: Action
    hidden: bool
    told: int


@cache
def _only(place: str) -> frozenset[str]:
    """The one place where a card is known to be; views share these sets."""
    return frozenset((place,))


@cache
def _in_another_hand(places: frozenset[str], own: str) -> bool:
    """Whether one of some places is a hand and not that called `own`; few sets of places come about."""
    return any(place.startswith("hand ") and place != own for place in places)


@lru_cache(maxsize=4096)
def _all_at(cards: int, place: str) -> dict[int, frozenset[str]]:
    """Each of some cards (a mask) at a place: what moved together once is looked at by every later view of the hand. Not to be changed."""
    return dict.fromkeys(bits(cards), _only(place))


class View:
    """A seat's knowledge of a hand. Masks are sets of cards (see `trionfi.cards`).

    `hand` are the seat's cards; `where` gives for each card that it has seen and that is not played the places it
    may be in; `counts` how many cards lie in each place; `unseen` the cards of which it knows nothing. `said` are
    the words spoken as (seat, word), `tricks` those that are over, `plays` the one on the table; `drew` the cards that came into
    a hand in the play, as (tricks led by then, seat, the cards or 0 where they were not seen). `actor` is the player whose
    knowledge it is: at a dummy's seat the one who plays its cards, and `hand` then holds them as far as they are seen. `order` are
    all seats in the order of play, `moves` all moves as the seat knows them; `seated` are the players of the match at the seats, then who
    sits out.
    """

    def __init__(self, table: Table, seat: int, step: str = "", actions: tuple[Action, ...] | Choice = (), asides: tuple[Action, ...] = (),
                 moves: Sequence[Made] = ()):
        """`step` is the name of the step that the hand is in, `actions` and `asides` what the seat may do in it, `moves` those made, with
        their cards."""
        self.game, self.seat, self.players, self.dealer = table.game, seat, table.players, table.dealer
        self.seats, self.order, self.actor, self.seated = table.seats, table.order, table.player(seat), table.seated
        self._eyes = table.eyes(seat)
        self.turn = table.turn
        self.step = step
        self.contract: Contract = table.contract
        self.tricks: tuple[Trick, ...] = tuple(table.tricks)
        self.plays = tuple(table.plays)
        self.led, self.best, self.best_seat = table.led, table.best, table.best_seat
        self.ending = table.ending
        self.standing = replace(table.standing, stack=()) if table.standing.stack else table.standing
        self.declared = tuple(entry if entry.seat == seat else entry._replace(cards=0, declaration=None) for entry in table.declared)
        self.account = tuple(table.account)
        self.debts = tuple(table.debts)
        self.named = dict(NAMED_SUITS.of(table))
        self.claims, self.outside = tuple(table.claims), OUTSIDE.of(table)
        self.actions, self.asides = actions, asides
        self.said: list[tuple[int, str]] = []
        self.events: list[Event] = []
        self.gone = table.pack.mask(table.standing.gone) if table.standing.gone else 0
        self.counts: dict[str, int] = {"pack": table.pack.size - len(table.standing.gone)}
        self.where: dict[int, frozenset[str]] = {}
        self.hand = 0
        self.played = 0
        self._known = 0
        self.drew: list[tuple[int, int, int]] = []
        self._led, self._laid = 0, False
        self._see(table.events)
        made = list(moves)
        for place, move in enumerate(moves):
            if move.action.cards and move.action.verb != "play" and table.player(move.seat) != self.actor:
                made[place] = self._made(move, made[place + 1].told if place + 1 < len(made) else None)
        self.moves = tuple(made)

    def _made(self, move: Made, end: int | None) -> Made:
        """The move of another seat: with its cards only if each of them was shown or named by it."""
        pack, shown, said = self.game.pack, 0, set[str]()
        for event in self.events[move.told:end]:
            shown |= event.cards
            said.update(event.word.split())
        cards = move.action.cards
        if all(card in said or shown >> pack.index[card] & 1 for card in cards):
            return move
        return move._replace(action=move.action._replace(cards=()), hidden=True)

    def _see(self, events: Sequence[Event]) -> None:
        counts, told, eyes, own = self.counts, self.events, self._eyes, f"hand {self.seat}"
        for event in events:
            kind, seat, cards, source, target, audience, word = event
            mine = audience == EVERYBODY or audience & eyes
            size = cards.bit_count()
            if kind == "say":
                self.said.append((seat, word))
            elif kind == "play":
                self._led += not self._laid
                self._laid = True
            elif kind == "trick":
                self._laid = False
            elif self._led and source != target == f"hand {seat}":
                self.drew.append((self._led, seat, cards if mine else 0))
            if source != target:
                counts[source] = counts.get(source, 0) - size
                counts[target] = counts.get(target, 0) + size
            if not mine:
                told.append(_new(Event, (kind, seat, 0, source, target, audience, f"{word} {size}" if word else str(size))))
                self._hidden_move(event, size)
                continue
            told.append(event)
            if cards:
                if target == own or source == own:
                    self.hand = self.hand | cards if target == own else self.hand & ~cards
                self._seen_move(kind, cards, target)

    def _seen_move(self, kind: str, cards: int, target: str) -> None:
        """Cards moved, and this seat saw which."""
        self._known |= cards
        if kind in ("play", "trick"):
            self.played |= cards
        elif kind == "take back":
            self.played &= ~cards
        if cards & (cards - 1):
            self.where.update(_all_at(cards, target))
        else:
            self.where[cards.bit_length() - 1] = _only(target)

    def _hidden_move(self, event: Event, size: int) -> None:
        """Cards moved that this seat did not see: what it knew to lie there may have gone along."""
        if not size or event.source == event.target:
            return
        emptied = not self.counts.get(event.source)
        for number, places in self.where.items():
            if event.source in places:
                self.where[number] = (places - {event.source} if emptied else places) | {event.target}

    @property
    def offered(self) -> tuple[Action, ...]:
        """The actions that are listed one by one; empty where a set of cards is to be chosen."""
        return () if isinstance(self.actions, Choice) else self.actions

    @property
    def choice(self) -> Choice | None:
        """The set of cards that is to be chosen, if there is one."""
        return self.actions if isinstance(self.actions, Choice) else None

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat so many places on in the order of play."""
        return self.order[(self.order.index(seat) + steps) % self.seats]

    @property
    def running(self) -> dict[str, tuple[Points, ...]]:
        """What is booked so far, which all see: for each unit an amount for each player (see `Hand.running`)."""
        return self.game.payments.running(self.account, self.players)

    @property
    def unseen(self) -> int:
        """The cards that this seat has never seen."""
        return self.game.pack.all & ~self.gone & ~self._known

    @property
    def outstanding(self) -> int:
        """The cards that may still be in another player's hand."""
        mask, own = self.unseen, f"hand {self.seat}"
        for number, places in self.where.items():
            if _in_another_hand(places, own):
                mask |= 1 << number
        return mask

    @property
    def partner(self) -> int | None:
        """The declarer's partner as far as this seat knows him: the holder of the called card knows himself."""
        contract = self.contract
        if not contract.hidden or self.seat == contract.declarer:
            return contract.partner
        return self.seat if self._holds_called else None

    @property
    def _holds_called(self) -> bool:
        """Whether the called card is in the own hand, or was laid away by the seat where that makes a partner too."""
        number = self.game.pack.index[self.contract.called]
        if self.hand >> number & 1:
            return True
        laid = any(step.holds_discarded for step in self.game.course)
        return laid and self.where.get(number) == frozenset((f"discard {self.seat}",))

    def side(self, seat: int) -> frozenset[int]:
        """The seats on that seat's side, as this seat knows it: with a partner still hidden the others stand alone."""
        contract, partner = self.contract, self.partner
        if contract.hidden and partner is None and not self._holds_called:
            return frozenset((seat,))
        declarer = None if contract.apart else contract.declarer
        return self.game.sides.of(declarer, partner, seat, self.seats)

    def voids(self, seat: int) -> int:
        """The suits (a mask of their cards) in which a seat has shown to have nothing left. One who is out of the game shows nothing: where
        he is only fined for it, he may give a card against his duty."""
        pack, found, lacks = self.game.pack, 0, self.game.follow.lacks
        for place, plays in enumerate((*(trick.plays for trick in self.tricks), self.plays), 1):
            led, trumped = self.called(place, plays), False
            for player, number in plays:
                if pack.fool_mask >> number & 1:
                    continue
                suit = pack.suit_of[number]
                led = led or suit
                if player == seat != self.outside and suit != led:
                    found |= lacks(pack, led, suit, trumped)
                trumped |= suit == pack.trump_mask
            if self.drew:
                found = self.refilled(place, seat, found)
        return found

    def called(self, place: int, plays: Sequence[tuple[int, int]]) -> int:
        """The suit that a Fool led to a trick, by its place from 1, calls for as a mask; 0 where none is called for."""
        pack = self.game.pack
        return self.named.get(place, pack.trump_mask if drawn(pack, self.game.fool, plays) else 0)

    def refilled(self, tricks: int, seat: int, lacking: int) -> int:
        """What of some suits a seat still lacks after the cards that came into its hand once so many tricks had been led."""
        for led, drawer, cards in self.drew:
            if led == tricks and drawer == seat:
                lacking = lacking & ~sum(suit for suit in self.game.pack.suit_masks.values() if suit & cards) if cards else 0
        return lacking

    def face(self) -> tuple[object, ...]:
        """Everything that the view holds as plain values: two views of the same knowledge are equal in it."""
        choice = self.choice
        actions = (choice.verb, choice.count, choice.cards, tuple(sorted(choice.refused.items()))) if choice else self.offered
        return (
            self.seat, self.turn, self.step, self.contract, self.tricks, self.plays, self.led, self.best, self.best_seat,
            self.ending, self.account, actions, self.asides, tuple(self.said), tuple(self.events), self.hand, self.played,
            tuple(sorted(self.counts.items())), tuple(sorted(self.where.items(), key=lambda item: item[0])),
        )
