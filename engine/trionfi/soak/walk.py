"""One random hand with every invariant on."""

from collections import Counter

from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError
from trionfi.game import Game
from trionfi.hand import Hand, Move
from trionfi.match import Match
from trionfi.soak.faults import ACTIONS, END, ERROR, Broken
from trionfi.soak.trip import Trip
from trionfi.state.actions import Action, Choice, Sum, sums, without
from trionfi.state.standing import Standing
from trionfi.values import dataclass, field, replace
from trionfi.words import Message, Seat

LONGEST = 3000
TALK = 10
HANDS_BEFORE = 7
SMALL = 6


@dataclass
class Walk:
    """A hand of a game by a seed: at random (with the generator `chance`, if it is given), or by `moves` where they are given. `done`
    are the moves that were made, `met` counts the situations that the checks came to."""

    game: Game
    players: int
    dealer: int
    seed: str
    moves: tuple[Move, ...] | None = None
    standing: Standing | None = None
    done: tuple[Move, ...] = ()
    met: Counter[str] = field(default_factory=Counter)
    chance: Chance | None = None

    def run(self) -> Broken | None:
        """Play the hand; the first invariant that breaks, with the number of moves made by then."""
        hand: Hand | None = None
        try:
            hand = self.deal()
            self._play(hand)
        except Broken as broken:
            broken.move = len(self.done) if broken.move < 0 else broken.move
            return broken
        except Exception as error:  # whatever the engine raises here is what a soak looks for
            return Broken(ERROR, f"{type(error).__name__}: {error}", len(self.done))
        return None

    def again(self, moves: tuple[Move, ...] | None = None, game: Game | None = None) -> "Walk":
        """A hand of this deal with given moves, perhaps under other options."""
        return replace(self, game=game or self.game, moves=moves, done=(), met=Counter())

    def deal(self) -> Hand:
        """The hand before its first move."""
        return self.game.deal(self.seed, dealer=self.dealer, players=self.players, standing=self.standing)

    def _play(self, hand: Hand) -> None:
        chance, leanings = self.chance or Chance(self.seed, 32), dict[str, int]()
        trip = Trip(hand, self.deal, self.seed, self.met)
        trip.start()
        while hand.turn is not None:
            place = len(self.done)
            if self.moves is not None and place == len(self.moves):
                return
            if place >= LONGEST:
                raise Broken(END, Message("the hand does not end: {n} moves and it goes on", n=LONGEST))
            trip.before()
            move = Move(*choose(hand, chance, leanings)) if self.moves is None else self.moves[place]
            self.done = (*self.done, move)
            hand.push(move.action, move.seat)
            trip.after(move)
        trip.finish()


def choose(hand: Hand, chance: Chance, leanings: dict[str, int]) -> tuple[int, Action]:
    """Any legal action with its seat, now and then an aside. Each hand has its own `leanings`, kept by the caller, so that every phase
    is reached in some. Raises Broken where the seat in turn may do nothing."""
    if not chance.below(TALK):
        speaker = chance.below(hand.players)
        asides = hand.asides(speaker)
        if asides:
            return speaker, chance.choice(asides)
    seat = hand.table.in_turn
    actions = hand.legal_actions()
    if isinstance(actions, Choice):
        return seat, actions.sample(chance)
    if not actions:
        raise Broken(ACTIONS, Message("{Who} is to act in the step '{name}' and may do nothing", who=Seat(seat), name=hand.step.key))
    numbers = sums(actions)
    ways: list[Action | Sum] = [*without(actions, numbers), *numbers]
    weights = [leanings.setdefault(way.verb, (1, 1, 8)[chance.below(3)]) for way in ways]
    draw = chance.below(sum(weights))
    for way, weight in zip(ways, weights, strict=True):
        draw -= weight
        if draw < 0:
            return seat, number_of(way, chance) if isinstance(way, Sum) else way
    raise TrionfiError("no action was drawn")


def number_of(way: Sum, chance: Chance) -> Action:
    """A word with a number: as often as not a small one, so that players who bargain agree now and then."""
    span = way.most - way.least + 1
    return Action(way.verb, (), str(way.least + chance.below(min(span, SMALL) if chance.below(2) else span)))


def before(game: Game, players: int, seed: str) -> Standing | None:
    """The standing of a match after some hands at random; None before the first."""
    chance = Chance(seed, 36)
    match = Match(game, seed, players)
    for _ in range(chance.below(HANDS_BEFORE)):
        hand, standing = match.deal(), match.standing
        for _ in range(LONGEST):
            if hand.turn is None:
                break
            actions = hand.legal_actions()
            hand.push(actions.sample(chance) if isinstance(actions, Choice) else chance.choice(actions))
        match.score()
        if match.over:
            return standing
    return match.standing if match.hands else None
