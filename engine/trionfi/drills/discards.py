"""Where a player discards: hands that bots have dealt and spoken on up to there, and sets of cards weighed by playing on."""

from collections.abc import Iterable, Iterator, Sequence

from trionfi.bots.keep import worth_keeping
from trionfi.bots.lay import classes, shortening, value
from trionfi.bots.melded import Melded
from trionfi.bots.memory import Memory
from trionfi.bots.search.laid import LaidTrial
from trionfi.bots.search.player import alike
from trionfi.bots.search.weighed import FIGURES, Outlook
from trionfi.bots.simple import SimpleBot
from trionfi.cards import Pack
from trionfi.cards.chance import Chance
from trionfi.drills.base import Told
from trionfi.drills.positions import Played, talks
from trionfi.game import Game
from trionfi.phases.base import Step
from trionfi.state.actions import Action, Choice, of_a_set
from trionfi.state.view import View
from trionfi.values import NamedTuple, dataclass
from trionfi.words import Words

STREAM = 12
ENDLESS = 10**9         # of effort: as many deals as are weighed for a move, whatever runs the search
NEAR, FAR = 3, 2        # cards that are offered besides the best one: the next best by rules of thumb, and others
FEW, ROUNDS, SETS = 12, 4, 7    # deals in which sets are searched, exchanges one after another, and sets that are then weighed
SHORT = 2               # cards of a suit that is short
TAKEN: Words = "taken into your hand"


@dataclass(frozen=True)
class Facing:
    """A discard that a player of a game is to make, as he sees it."""

    game: Game
    view: View

    @property
    def choice(self) -> Choice:
        """The sets that may be discarded."""
        return of_a_set(self.view.actions)

    @property
    def step(self) -> Step:
        """The step that asks for the discard."""
        return self.game.step(self.view.step)

    @property
    def usual(self) -> Action:
        """What the usual bot discards."""
        return SimpleBot(0).choose(self.view)

    @property
    def facts(self) -> tuple[Told, ...]:
        """What the player has just taken into his hand."""
        taken = 0
        for event in self.view.events:
            if event.kind == "take" and event.target == f"hand {self.view.seat}":
                taken |= event.cards & self.view.hand
        cards = self.view.game.pack.unmask(taken)
        return (Told("taken", TAKEN, cards, " ".join(cards), cards),) if cards else ()


@dataclass(frozen=True)
class Stop(Facing):
    """Such a moment of a hand after so many moves."""

    played: Played
    ply: int


class Laid(NamedTuple):
    """A set of cards that was weighed: how much less than the best it brought on average, and half the interval in which the true figure
    lies 95 times in 100."""

    cards: tuple[str, ...]
    less: float
    interval: float

    @property
    def right(self) -> bool:
        """Whether the deals do not tell it from the best."""
        return self.less <= self.interval


def stops(game: Game, seed: int | str, chance: Chance) -> Iterator[Stop]:
    """The moments at which somebody discards a certain number of cards in the hands of a seed, those of a hand in any order."""
    for played in talks(game, seed):
        plies = [ply for ply, move in enumerate(played.hand.moves) if move.action.verb == "discard"]
        for ply in chance.sample(plies, len(plies)):
            hand = played.at(ply)
            view = hand.view(played.hand.moves[ply].seat)
            if hand.turn == view.seat == hand.actor and view.choice and view.choice.least == view.choice.count:
                yield Stop(game, view, played, ply)


def last_card(stop: Stop, best: Action, chance: Chance) -> tuple[Action, ...]:
    """The best set, and others in which another card stands for one of it: the next best by rules of thumb, and a few of the rest. Of
    cards that count alike only one is taken."""
    memory, choice = Memory(stop.view), stop.choice
    index, kept, melded = memory.pack.index, worth_keeping(memory, memory.hand), Melded(memory)
    out = chance.choice(best.cards)
    rest = [card for card in best.cards if card != out]
    different = [index[out]]
    for card in choice.cards:
        if card not in best.cards and choice.check([*rest, card]) is None and not any(
                alike(memory, index[card], other) for other in different):
            different.append(index[card])
    sets = [(value(memory, frozenset([*(index[card] for card in rest), number]), kept, melded), number) for number in different[1:]]
    ranked = [number for _, number in sorted(sets, key=lambda one: (-round(one[0], 9), one[1]))]
    far = chance.sample(ranked[NEAR:], min(FAR, len(ranked[NEAR:])))
    return best, *(choice.action([*rest, memory.pack.texts[number]]) for number in (*ranked[:NEAR], *far))


def trial_of(stop: Facing, sets: Sequence[Action], seed: str = "discard") -> LaidTrial | None:
    """A trial of sets in many deals that the seat cannot tell from the true one; None where such hands cannot be played on quickly."""
    view = stop.view
    trial = LaidTrial(view, Memory(view), [*sets], f"{seed} {view.seat} {len(view.events)}", STREAM, ENDLESS)
    return trial if trial.possible else None


def weigh(stop: Facing, sets: Sequence[Action], seed: str = "discard") -> Outlook | None:
    """Sets beside each other, each discarded in the same deals and played on; None where such hands cannot be played on quickly."""
    trial = trial_of(stop, sets, seed)
    if trial is None:
        return None
    trial.grow()
    return Outlook(trial.choices, trial.gains(), trial.tried)


def candidates(stop: Facing) -> list[Action]:
    """Sets that are worth weighing: the best that a search finds with what comes next to it, the usual one, and those that rid the hand of
    a suit; none where hands cannot be played on quickly. The search begins with the latter two, and goes on to the best of all sets that
    one exchange makes, as long as that is better, each time in a few deals."""
    usual, choice = stop.usual, stop.choice
    trial = trial_of(stop, [usual])
    if trial is None:
        return []
    known = dict[Action, float]()

    def best_of(sets: Iterable[Action]) -> Action:
        for one in sets:
            if one not in known:
                known[one] = trial.mean(one, FEW)
        return max(known, key=lambda one: (known[one], one.cards))

    memory = Memory(stop.view)
    first = [usual, *shortening(memory, choice, usual)]
    best = best_of(first)
    for _ in range(ROUNDS):
        better = best_of(_exchanged(choice, best, classes(memory, choice)))
        if better == best:
            break
        best = better
    next_best = sorted(known, key=lambda one: (-known[one], one.cards))[:NEAR]
    return list(dict.fromkeys([*next_best, *sorted(first, key=lambda one: (-known[one], one.cards)), usual]))[:SETS]


def _exchanged(choice: Choice, best: Action, classes: dict[str, list[str]]) -> Iterator[Action]:
    """The sets that one exchange makes, of each class of cards the one that is spared best or worst."""
    goes = {next(card for card in reversed(some) if card in best.cards) for some in classes.values() if {*some} & {*best.cards}}
    comes = {next(card for card in some if card not in best.cards) for some in classes.values() if {*some} - {*best.cards}}
    for out in sorted(goes):
        for into in sorted(comes):
            chosen = [*(card for card in best.cards if card != out), into]
            if classes[out] is not classes[into] and choice.check(chosen) is None:
                yield choice.action(chosen)


def ranked(found: Outlook) -> tuple[Laid, ...]:
    """The sets that were weighed, the best first."""
    places = sorted(range(len(found.choices)), key=lambda place: (place != found.best, found.gap(found.best, place).more))
    gaps = [found.gap(found.best, place) for place in places]
    best, *others = (found.choices[place].cards for place in places)
    return (Laid(best, 0.0, 0.0), *(Laid(cards, round(gap.more, FIGURES), round(gap.interval, FIGURES))
                                    for cards, gap in zip(others, gaps[1:], strict=True)))


def beside(stop: Facing, best: Action, other: Action) -> tuple[int, Laid]:
    """Another set beside the best of those that were weighed, and in how many deals; it brings less than nothing less where it is better.
    Raises LookupError where none can be weighed."""
    found = weigh(stop, [best, other])
    if found is None:
        raise LookupError("no set can be weighed here")
    gap = found.gap(0, 1)
    return found.worlds, Laid(other.cards, round(gap.more, FIGURES), round(gap.interval, FIGURES))


def emptied(pack: Pack, hand: int, cards: Iterable[str]) -> tuple[Words, ...]:
    """The suits of which a hand (a mask) has nothing left without some cards."""
    return tuple(name for name, left in _left(pack, hand, cards) if not left)


def shortened(pack: Pack, hand: int, cards: Iterable[str]) -> tuple[Words, ...]:
    """The suits of which a hand (a mask) has little left without some cards, or nothing."""
    return tuple(name for name, left in _left(pack, hand, cards) if left <= SHORT)


def _left(pack: Pack, hand: int, cards: Iterable[str]) -> Iterator[tuple[Words, int]]:
    """The suits of some cards of a hand (a mask), each with how many others it has of it."""
    gone = pack.mask(cards)
    for letter in ("T", *[suit.letter for suit in pack.suits]):
        suit = pack.suit_masks[letter]
        if suit & gone:
            yield pack.suit_name(suit), (suit & hand & ~gone).bit_count()
