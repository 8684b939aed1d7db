"""Where in a played hand a signal between partners was made truly, or could have been."""

from collections.abc import Iterator

from trionfi.cards.chance import Chance
from trionfi.drills.position import Position
from trionfi.drills.positions import Moment, Played
from trionfi.drills.telling import ADVICE, AFTER, BEFORE, Point, Shown, advice, told
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.state.actions import one_by_one
from trionfi.state.signals import Signal
from trionfi.state.talk_words import Saying
from trionfi.values import dataclass
from trionfi.words import Words

LOOKED_AT, LEADS = 40, 4   # cards of a hand that are looked at, and of those that may be led


@dataclass(frozen=True)
class Occasion:
    """A signal that is true of a hand: who makes it to whom, in which trick (from 1), and with which card (a number; in advice the one that
    the partner then leads). `ply` is how many moves come before it, `decides` how many before the seat has to think of it, and `said`
    whether the bot made it: else it is added to the play."""

    signal: Signal
    seat: int
    partner: int
    trick: int
    card: int
    ply: int
    decides: int
    said: bool
    shows: Shown

    def position(self, played: Played, ply: int, seat: int) -> Position:
        """The play up to so many moves of the hand, with the signal in it where it comes before."""
        moves = [str(move) for move in played.hand.moves[:ply]]
        if not self.said and (ply > self.ply or (ply == self.ply and seat == self.partner)):
            moves.insert(self.ply, f"{self.seat} say {self.signal.phrase}")
        return Position(played.seed, played.hand.dealer, played.hand.players, seat, tuple(moves), played.deal)

    def stops(self, played: Played, least: int) -> list[Moment]:
        """The moments at which the partner plays a card, so many tricks after the signal."""
        return [one for one in played.moments if one.legal and one.seat == self.partner and one.ply >= self.ply
                and one.tricks >= self.trick - 1 + least]

    def untrue(self, played: Played) -> tuple[Signal, ...]:
        """The signals of the same moment that would not be true; of advice what asks for other suits."""
        point = Point(played.at(self.ply), self.seat, self.card)
        same = [one for one in signals_of(played.game) if one.when == self.signal.when and one is not self.signal]
        if self.shows.asked:
            wanted = point.wants(self.signal)
            return tuple(one for one in same if advice(one) and (suits := point.wants(one)) and not suits & wanted)
        return tuple(one for one in same if not advice(one) and point.denies(one))


def signals_of(game: Game) -> tuple[Signal, ...]:
    """The signals of a game of which it can be told whether they are true, each meaning once."""
    found = dict[Words, Signal]()
    for signal in game.signals:
        if told(signal):
            found.setdefault(signal.meaning, signal)
    return tuple(found.values())


def occasions(played: Played, chance: Chance, freely: bool = False) -> Iterator[Occasion]:
    """Signals of a hand that are true, or would have been, at some of its cards; `freely` also with other leads than those made, where the
    bot was silent."""
    plies = [ply for ply, move in enumerate(played.hand.moves) if move.action.verb == "play"]
    looked = {*chance.sample(plies, min(len(plies), LOOKED_AT))}
    signals, hand = signals_of(played.game), played.at(0)
    since: list[tuple[int, int, str]] = []
    for ply, move in enumerate(played.hand.moves):
        here = ply in looked
        if here and move.seat < hand.players:
            card = played.game.pack.index[move.action.cards[0]]
            silent = not any(seat == move.seat for _, seat, _ in since)
            for number in _leads(hand, chance) if freely and silent and not hand.table.plays else (card,):
                yield from _at(Point(hand, move.seat, number), signals, BEFORE, ply, since)
            for seat in () if hand.table.plays else _partners(Point(hand, move.seat, card)):
                yield from _at(Point(hand, seat, card), signals, (ADVICE,), ply, since)
        since = [] if move.action.verb == "play" else [*since, (ply, move.seat, move.action.word)]
        hand.push(move.action, move.seat)
        if here and move.seat < hand.players:
            yield from _at(Point(hand, move.seat, card), signals, (AFTER,), ply + 1, [])


def _leads(hand: Hand, chance: Chance) -> list[int]:
    """Some of the cards that may be led, by their numbers."""
    legal = [hand.game.pack.index[action.cards[0]] for action in one_by_one(hand.legal_actions()) if action.verb == "play"]
    return chance.sample(legal, min(len(legal), LEADS))


def _at(point: Point, signals: tuple[Signal, ...], when: tuple[Saying, ...], ply: int, since: list[tuple[int, int, str]]
        ) -> Iterator[Occasion]:
    """The signals of a point of a hand; where the bot made one since the last card, no other."""
    wanted, partners = [one for one in signals if one.when in when], _partners(point)
    if not wanted or not partners:
        return
    phrases = {one.phrase for one in point.hand.game.signals}
    made = {word: place for place, seat, word in since if seat == point.seat and word in phrases}
    open_ = made or dict.fromkeys(point.open(), ply)
    table, after = point.table, when == (AFTER,)
    trick = len(table.tricks) + (not after or bool(table.plays))
    partner = table.in_turn if when == (ADVICE,) else partners[0]
    for signal in wanted:
        shows = point.shown(signal) if signal.phrase in open_ and point.fits(signal) else None
        if shows is not None and not shows.holds >> point.card & 1:   # what is played with it is held no more
            place = open_[signal.phrase]
            yield Occasion(signal, point.seat, partner, trick, point.card, place, place - after, bool(made), shows)


def _partners(point: Point) -> list[int]:
    """The players who share the fortune of the seat, as all know, in the order of play."""
    players = point.hand.players
    others = [seat for seat in point.table.open_side(point.seat) if seat != point.seat and seat < players]
    return sorted(others, key=lambda seat: (seat - point.seat) % players)
