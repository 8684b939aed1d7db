"""Where questions come from: hands that bots have played, and the moments in them at which somebody decides."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from trionfi.bots import bot, play
from trionfi.cards.chance import Chance
from trionfi.drills.base import Position
from trionfi.game import Game
from trionfi.hand import Hand

PLAYER, ANYONE = "simple", "random"
MOST, TALKS, LONGER = 240, 12, 600
_KEPT: list[tuple[tuple, "Played"]] = []


@dataclass(frozen=True)
class Moment:
    """A moment of a played hand after so many moves at which a seat must act.

    `plays` are the cards on the table as (seat, number), `hand` and `legal` masks of the seat's cards and of those
    that it may play (0 when it plays no card now), `words` what it may say, `first` whether nobody has spoken by
    choice yet: in some games the first bid is forced.
    """

    ply: int
    seat: int
    step: str
    plays: tuple[tuple[int, int], ...]
    hand: int
    legal: int
    words: tuple[str, ...]
    first: bool


class Played:
    """A hand dealt and played by bots, by so many players as use all its pack; with `talk` only as far as the first card."""

    def __init__(self, game: Game, seed: int | str, number: int, player: str = PLAYER, talk: bool = False):
        self.game = game
        self.seed = f"drill {game.slug} {seed}" + (f" {number}" if number else "")
        chance = Chance(self.seed, 21)
        players = chance.choice([number for number in game.players if game.at(number).pack == game.pack])
        self.hand = game.deal(self.seed, dealer=chance.below(players), players=players)
        bots = [bot(player, f"{self.seed} {seat}") for seat in range(players)]
        if not talk:
            play(self.hand, bots)
        while talk and (seat := self.hand.turn) is not None and not _playing(self.hand):
            self.hand.push(bots[self.hand.actor].choose(self.hand.view(seat)), seat)  # type: ignore[index]

    def at(self, ply: int) -> Hand:
        """The hand after so many moves."""
        hand = self.game.deal(self.seed, dealer=self.hand.dealer, players=self.hand.players)
        for move in self.hand.moves[:ply]:
            hand.push(move.action, move.seat)
        return hand

    def position(self, ply: int, seat: int) -> Position:
        """The moment as plain data."""
        moves = tuple(str(move) for move in self.hand.moves[:ply])
        return Position(self.seed, self.hand.dealer, self.hand.players, seat, moves)

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """Every moment with a choice between cards to play or words to say."""
        found: list[Moment] = []
        hand = self.at(0)
        silent = 0
        for ply, move in enumerate(self.hand.moves):
            if not hand.table.said:
                silent = ply
            actions = hand.legal_actions()
            if isinstance(actions, tuple) and len(actions) > 1 and move.seat == hand.turn < hand.players:  # not a word beside the turn
                cards = [action.cards[0] for action in actions if action.verb == "play"]
                calling = getattr(hand.step, "calling", ())
                words = tuple(str(action) for action in actions if not action.cards or action.verb in calling)
                if cards or len(words) > 1:
                    table, seat = hand.table, move.seat
                    found.append(Moment(ply, seat, hand.step.name, tuple(table.plays), table.hands[seat],
                                        self.game.pack.mask(cards), () if cards else words,
                                        not any(one.words for one in found if one.ply >= silent)))
            hand.push(move.action, move.seat)
        return tuple(found)


def _playing(hand: Hand) -> bool:
    actions = hand.legal_actions()
    return isinstance(actions, tuple) and any(action.verb == "play" for action in actions)


def played(game: Game, seed: int | str, number: int = 0, player: str = PLAYER, talk: bool = False) -> Played:
    """Hand number `number` of a seed; all kinds and levels of one seed look into the same hands."""
    key = (game.slug, game.profile, game.chosen, str(seed), number, player, talk)
    for place, (known, hand) in enumerate(_KEPT):
        if known == key and (hand.game is game or hand.game == game):
            _KEPT.insert(0, _KEPT.pop(place))
            return hand
    made = Played(game, seed, number, player, talk)
    _KEPT.insert(0, (key, made))
    del _KEPT[MOST:]
    return made


def hands(game: Game, seed: int | str, most: int = MOST) -> Iterator[Played]:
    """The hands of a seed one after another."""
    for number in range(most):
        yield played(game, seed, number)


def talks(game: Game, seed: int | str) -> Iterator[Played]:
    """What was said in the hands of a seed, each up to its first card; where good players come to no such moment,
    players who speak by chance."""
    for number in range(LONGER):
        yield played(game, seed, number, PLAYER if number < TALKS else ANYONE, True)
