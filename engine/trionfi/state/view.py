"""What one seat may know: the fold of the events that it saw. Bots and pages read views and nothing else."""

from collections.abc import Iterator, Sequence
from functools import cache, cached_property

from trionfi.counting import Points
from trionfi.state.actions import Action, Choice
from trionfi.state.contract import Contract
from trionfi.state.events import Event
from trionfi.state.notes import NAMED_SUITS, OUTSIDE
from trionfi.state.shown import Shown, cards_of, played, trick_row
from trionfi.state.sight import Folded, Made, Sight
from trionfi.state.spoken import Declared
from trionfi.state.standing import Standing
from trionfi.state.table import Table
from trionfi.tricks import Trick
from trionfi.tricks.follow import drawn
from trionfi.values import replace


@cache
def _in_another_hand(places: frozenset[str], own: str) -> bool:
    """Whether one of some places is a hand and not that called `own`; few sets of places come about."""
    return any(place.startswith("hand ") and place != own for place in places)


__all__ = ["Made", "View"]


class View(Shown):
    """A seat's knowledge of a hand. Masks are sets of cards (see `trionfi.cards`).

    `hand` are the seat's cards; `where` gives for each card that it has seen and that is not played the places it
    may be in; `counts` how many cards lie in each place; `unseen` the cards of which it knows nothing. `said` are
    the words spoken as (seat, word), `tricks` those that are over, `plays` the one on the table; `drew` the cards that came into
    a hand in the play, as (tricks led by then, seat, the cards or 0 where they were not seen). `actor` is the player whose
    knowledge it is: at a dummy's seat the one who plays its cards, and `hand` then holds them as far as they are seen. `order` are
    all seats in the order of play, `moves` all moves as the seat knows them; `seated` are the places round the table of the seats,
    then of who sits out.
    """

    def __init__(self, table: Table, seat: int, step: str = "", actions: tuple[Action, ...] | Choice = (), asides: tuple[Action, ...] = (),
                 moves: Sequence[tuple[int, Action]] = (), told: Sequence[tuple[int, int]] = ()):
        """`step` is the name of the step that the hand is in, `actions` and `asides` what the seat may do in it, `moves` those made, with
        their cards, and `told` for each, beside another number, how many events went before it."""
        self.game, self.seat, self.players, self.dealer = table.game, seat, table.players, table.dealer
        self.seats, self.order, self.actor, self.seated = table.seats, table.order, table.player(seat), table.seated
        self.turn = table.turn
        self.step = step
        self.contract: Contract = table.contract
        self.tricks: tuple[Trick, ...] = tuple(table.tricks)
        self.plays = tuple(table.plays)
        self.led, self.best, self.best_seat = table.led, table.best, table.best_seat
        self.ending = table.ending
        self.account = tuple(table.account)
        self.debts = tuple(table.debts)
        self.claims, self.outside = tuple(table.claims), OUTSIDE.of(table)
        self.actions, self.asides = actions, asides
        self._standing, self._declared, self._named = table.standing, tuple(table.declared), NAMED_SUITS.of(table)
        sight = Sight.of(table, seat)
        sight.follow(moves, told)
        self._seen = sight, len(table.events), len(moves)

    @cached_property
    def _folded(self) -> Folded:
        """What is worked out from the events, when the first of it is asked for."""
        sight, events, moves = self._seen
        return sight.at(events, moves)

    def __getstate__(self) -> dict[str, object]:
        """What the seat knows, without what lies behind it: a view may be sent to whom it is for."""
        own = {"_folded": self._folded, "_standing": self.standing, "_declared": self.declared}
        return {name: value for name, value in vars(self).items() if name != "_seen"} | own

    @cached_property
    def said(self) -> list[tuple[int, str]]:
        """The words spoken as (seat, word)."""
        return self._folded.said

    @cached_property
    def events(self) -> list[Event]:
        """What happened, as the seat knows it."""
        return self._folded.events

    @cached_property
    def drew(self) -> list[tuple[int, int, int]]:
        """The cards that came into a hand in the play, as (tricks led by then, seat, the cards or 0 where they were not seen)."""
        return self._folded.drew

    @cached_property
    def counts(self) -> dict[str, int]:
        """How many cards lie in each place."""
        return self._folded.counts

    @cached_property
    def where(self) -> dict[int, frozenset[str]]:
        """For each card that was seen and is not played the places it may be in."""
        return self._folded.where

    @cached_property
    def hand(self) -> int:
        """The cards of the seat, as a mask."""
        return self._folded.hand

    @cached_property
    def played(self) -> int:
        """The cards that have been played, as a mask."""
        return self._folded.played

    @cached_property
    def moves(self) -> tuple[Made, ...]:
        """All moves as the seat knows them, without those of which it knows nothing."""
        return tuple(move for move in self._folded.moves if move)

    @cached_property
    def standing(self) -> Standing:
        """That of the match before the hand, without the order of a pack that is not shuffled."""
        return replace(self._standing, stack=()) if self._standing.stack else self._standing

    @cached_property
    def declared(self) -> tuple[Declared, ...]:
        """What was declared, by others without the cards."""
        return tuple(one if one.seat == self.seat else one._replace(cards=0, declaration=None) for one in self._declared)

    @cached_property
    def named(self) -> dict[int, int]:
        """By the number of the trick the suit (a mask) that a led Fool called for."""
        return dict(self._named)

    @cached_property
    def gone(self) -> int:
        """The cards that are out of play since an earlier hand, as a mask."""
        return self.game.pack.mask(self._standing.gone) if self._standing.gone else 0

    def __repr__(self) -> str:
        return (f"<View of {self.game.slug}: seat={self.seat}, turn={self.turn}, hand={' '.join(self.cards)!r}, "
                f"trick={cards_of(self.trick)!r}>")

    def rows(self) -> list[tuple[str, str]]:
        """The hand, the cards known to lie elsewhere, and the trick."""
        return [(place, " ".join(cards)) for place, cards in self.known.items() if place != "trick"] + trick_row(self.trick)

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards of the seat as texts, sorted."""
        return self.game.pack.unmask(self.hand)

    @property
    def trick(self) -> tuple[tuple[int, str], ...]:
        """What lies in the trick: each seat with the text of its card, the card led first."""
        return played(self.game.pack.texts, self.plays)

    @property
    def won(self) -> tuple[tuple[str, ...], ...]:
        """The cards that each seat has won, as texts, as far as this seat knows them."""
        known = self.known
        return tuple(known.get(f"won {seat}", ()) for seat in range(self.seats))

    @property
    def known(self) -> dict[str, tuple[str, ...]]:
        """The cards of which this seat knows where they lie, as texts by place: "hand 0", "won 1", "talon", "trick"."""
        found: dict[str, int] = {}
        for number, places in self.where.items():
            if len(places) == 1:
                place, = places
                found[place] = found.get(place, 0) | 1 << number
        return {place: self.game.pack.unmask(cards) for place, cards in sorted(found.items())}

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
        return self.game.pack.all & ~self.gone & ~self._folded.known

    def lying(self) -> dict[frozenset[str], int]:
        """The cards of `where` (masks) by the places in which they may be."""
        found: dict[frozenset[str], int] = {}
        for number, places in self.where.items():
            found[places] = found.get(places, 0) | 1 << number
        return found

    @property
    def outstanding(self) -> int:
        """The cards that may still be in another player's hand."""
        mask, own = self.unseen, f"hand {self.seat}"
        for places, cards in self.lying().items():
            if _in_another_hand(places, own):
                mask |= cards
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
        """Whether the called card is in the own hand, or was discarded by the seat where that makes a partner too."""
        number = self.game.pack.index[self.contract.called]
        if self.hand >> number & 1:
            return True
        laid = any(step.speaking.holds_discarded for step in self.game.course)
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
        found = 0
        for place, _, _, lacking in self.strays(seat):
            found |= self.still_void(place, seat, lacking)
        return found

    def strays(self, seat: int) -> Iterator[tuple[int, int, int, int]]:
        """The cards with which a seat did not follow: the place of the trick from 1, the number of the card, the suit led and the suits
        that it showed to lack just then, both as masks."""
        pack, lacks = self.game.pack, self.game.follow.lacks
        if seat == self.outside:
            return
        for place, plays in enumerate((*(trick.plays for trick in self.tricks), self.plays), 1):
            led, trumped = self.called(place, plays), False
            for player, number in plays:
                if pack.fool_mask >> number & 1:
                    continue
                suit = pack.suit_of[number]
                led = led or suit
                if player == seat and suit != led:
                    yield place, number, led, lacks(pack, led, suit, trumped)
                trumped |= suit == pack.trump_mask

    def still_void(self, place: int, seat: int, lacking: int) -> int:
        """What of the suits that a seat showed to lack in the trick of that place it lacks after all that it has drawn since."""
        for led, _, _ in self.drew:
            if led >= place:
                lacking = self.refilled(led, seat, lacking)
        return lacking

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

    def all(self) -> dict[str, object]:
        """Everything that the view holds, by name."""
        worked_out = ("said", "events", "drew", "counts", "where", "hand", "played", "moves", "standing", "declared", "named", "gone")
        held = {name: value for name, value in vars(self).items() if not name.startswith("_")}
        return held | {name: getattr(self, name) for name in worked_out} | {"ever seen": self._folded.known}

    def face(self) -> tuple[object, ...]:
        """Everything that the view holds as plain values: two views of the same knowledge are equal in it."""
        choice = self.choice
        actions = (choice.verb, choice.count, choice.cards, tuple(sorted(choice.refused.items()))) if choice else self.offered
        return (
            self.seat, self.turn, self.step, self.contract, self.tricks, self.plays, self.led, self.best, self.best_seat,
            self.ending, self.account, actions, self.asides, tuple(self.said), tuple(self.events), self.hand, self.played,
            tuple(sorted(self.counts.items())), tuple(sorted(self.where.items(), key=lambda item: item[0])),
        )
