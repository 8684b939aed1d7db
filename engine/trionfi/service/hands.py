"""A hand as a request gives it: a deal and its moves, each move as a text or, shorter, by its place in the hand."""

from string import ascii_letters
from typing import TYPE_CHECKING

from trionfi import reading
from trionfi.errors import IllegalAction, TrionfiError
from trionfi.hand import Hand
from trionfi.record import replay
from trionfi.service import words
from trionfi.service.request import Request, data_of, game_of, players_of, record_of, whole
from trionfi.state.actions import Action
from trionfi.state.events import Event
from trionfi.state.standing import Standing
from trionfi.state.view import View
from trionfi.words import Message

if TYPE_CHECKING:
    from trionfi.service.shapes import practice as shapes

MOST = 10_000
PLAYS = "~"  # after it each letter is a card that is played: its place in the sorted hand of the seat in turn
_kept: list[tuple[tuple[object, ...], "Kept"]] = []


class Kept:
    """A hand with its moves written short. Raises TrionfiError naming the move that cannot be made."""

    def __init__(self, hand: Hand):
        self.hand = hand
        self._short: list[str] = []
        self._told: dict[int, list[tuple[Event, list[shapes.LogEntry]]]] = {}
        for move in list(hand.moves):
            self._short.append(str(move))

    @property
    def code(self) -> list[str]:
        """The moves as an address carries them: cards played one after another are letters of one text."""
        found: list[str] = []
        for short in self._short:
            if short.startswith(PLAYS) and found and found[-1].startswith(PLAYS):
                found[-1] += short[1:]
            else:
                found.append(short)
        return found

    def push(self, action: Action | str, seat: int | None = None) -> None:
        """Make a move and write it down."""
        place = self._place(action)
        self.hand.push(action, seat)
        self._short.append(f"{PLAYS}{ascii_letters[place]}" if place is not None else str(self.hand.moves[-1]))

    def pop(self) -> None:
        """Take the last move back."""
        self.hand.pop()
        self._short.pop()

    def go_to(self, moves: list[str]) -> None:
        """Bring the hand to the position after these moves, keeping what it shares with them."""
        wanted = [one for move in moves for one in ([PLAYS + letter for letter in move[1:]] if move.startswith(PLAYS) else [move])]
        same = 0
        for short, done, one in zip(self._short, self.hand.moves, wanted, strict=False):
            if one not in (short, str(done), str(done.action)):
                break
            same += 1
        while len(self.hand.moves) > same:
            self.pop()
        for number, one in enumerate(wanted[same:], same + 1):
            try:
                self.push(self._played(one[1:]) if one.startswith(PLAYS) else one)
            except TrionfiError as error:
                raise IllegalAction(Message("move {n}: {why}", n=number, why=error.words)) from None

    def log(self, view: View, start: int = 0) -> "list[shapes.LogEntry]":
        """The hand line by line, as the seat of a view saw it, from event number `start` on. What was told of an event is kept: a page asks
        for all of it after each move."""
        known = self._told.get(view.seat, [])
        told = [known[place] if place < len(known) and known[place][0] is event else (event, words.lines(view, event))
                for place, event in enumerate(view.events)]
        self._told[view.seat] = told
        return [line.copy() for _, lines in told[start:] for line in lines]

    def _held(self) -> tuple[str, ...]:
        """The cards of the seat in turn, sorted."""
        hand = self.hand
        return () if hand.turn is None else hand.game.pack.unmask(hand.table.hands[hand.turn])

    def _place(self, action: Action | str) -> int | None:
        """Where in the hand the card lies that is played; None for any other move."""
        if not isinstance(action, Action):
            _, action = self.hand.parse(action)
        held = self._held()
        plain = action.verb == "play" and len(action.cards) == 1 and not action.word and action.cards[0] in held
        return held.index(action.cards[0]) if plain else None

    def _played(self, letter: str) -> str:
        held, place = self._held(), ascii_letters.find(letter)
        if not 0 <= place < len(held):
            raise IllegalAction(Message("there is no card {n} among {all}", n=place + 1, all=len(held)))
        return f"play {held[place]}"


def reader(request: Request, hand: Hand) -> int:
    """The seat at which the player `seat` of a request sits."""
    return hand.sitting.seats.index(whole(request, "seat", 0, 0, hand.sitting.players - 1))


def view_order(view: View) -> tuple[int, ...]:
    """The seats from the reader's on, round the whole table: one who sits out has his place there."""
    many = len(view.seated)
    if many == view.players:
        return tuple(view.after(view.seat, step) for step in range(view.seats))
    return tuple(view.seated.index((view.seated[view.seat] + step) % many) for step in range(many))


def hand_of(request: Request) -> Kept:
    """The hand of a request: its `game` dealt by `seed` or `deal`, with its `moves`; or that of a `record`, the whole of it."""
    if request.get("record") is not None:
        return Kept(replay(record_of(request)))
    game = game_of(request)
    players = players_of(game, request)
    moves = request.get("moves") or []
    if not isinstance(moves, list) or len(moves) > MOST or not all(isinstance(move, str) for move in moves):
        raise TrionfiError("'moves' is a list of texts such as '1 vado solo'")
    dealer = whole(request, "dealer", 0, 0, players - 1)
    given = request.get("standing")
    standing = game.match.before(Standing.new(players), dealer) if given is None else Standing.read(given, players, game.at(players).pack)
    deal, seed = data_of(request, "deal"), request.get("seed")
    if deal is None and seed is None:
        raise TrionfiError("a practice hand needs a seed or a deal")
    key = (game.slug, game.profile, game.chosen, players, dealer, standing, repr(deal), repr(seed))
    kept = next((kept for known, kept in _kept if known == key), None)
    if kept is None:
        dealt = None if seed is None else reading.seed(seed)
        kept = Kept(game.deal(dealt, packets=deal, dealer=dealer, players=players, standing=standing))
        _kept[:] = [(key, kept), *_kept[:2]]
    kept.go_to(moves)
    return kept
