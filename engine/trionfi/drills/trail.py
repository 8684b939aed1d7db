"""A real play stopped at a trick: where questions about it are found, and what of it lies before the reader."""

from collections.abc import Callable, Iterator

from trionfi.bots.heard import signal_of
from trionfi.cards.chance import Chance
from trionfi.drills.base import OPEN, Level, Over, Scene, Seen, Told
from trionfi.drills.position import Position
from trionfi.drills.positions import Moment, Played, hands
from trionfi.errors import TrionfiError
from trionfi.game import Game
from trionfi.seat_names import view_names
from trionfi.state.view import View
from trionfi.values import dataclass, replace
from trionfi.words import Message, Words

KEPT = 12  # questions that are kept with their view while their answers are judged
LOOKED_AT = 8  # moments of a hand that are looked at: a view of each has to be made
ASIDE: Words = "laid aside, as you know"


@dataclass(frozen=True)
class Depth(Level):
    """How far the play has come, as shares of all tricks of the hand (up to 0: the first trick is not over), and how its tricks may be
    looked at."""

    least: float = 0.0
    most: float = 1.0
    seen: Seen = "open"


LEVELS = (
    Depth("the first tricks, all of them open", (), 0.1, 0.34, "open"),
    Depth("the middle of the hand, one trick open at a time", (), 0.34, 0.67, "folded"),
    Depth("late in the hand, each trick seen only once", (), 0.5, 0.9, "once"),
)


def stopped[T](game: Game, seed: int | str, chance: Chance, shape: Depth, worth: Callable[[View], T | None]) -> tuple[Scene, View, T]:
    """The first moment of a level at which somebody plays a card and a question is worth asking, with what that says of it.

    `worth` says so of the view of who plays: what is not true is not worth asking. Raises TrionfiError where no hand of the seed has
    such a moment.
    """
    for played, moment, view in stops(game, seed, chance, shape):
        if found := worth(view):
            return scene(view, played.position(moment.ply, moment.seat), shape.seen), view, found
    raise nothing_asked(game, seed)


def nothing_asked(game: Game, seed: int | str) -> TrionfiError:
    """What is said where no hand of a seed has anything to ask."""
    return TrionfiError(Message("no hand of {game} with the seed {seed} has what this level asks: take another seed or level",
                                game=game.slug, seed=repr(seed)))


def stops(game: Game, seed: int | str, chance: Chance, shape: Depth,
          seats: Callable[[Played], frozenset[int]] | None = None) -> Iterator[tuple[Played, Moment, View]]:
    """The moments of the hands of a seed that a level may stop at, with the view of who plays; perhaps only of certain seats."""
    for played in hands(game, seed):
        tricks = len(played.hand.table.tricks)
        least, most = max(1, round(shape.least * tricks)) if shape.most else 0, shape.most * tricks
        who = seats(played) if seats else None
        moments = [one for one in played.moments
                   if one.legal and least <= one.tricks <= most and (who is None or one.seat in who)]
        for moment in chance.sample(moments, min(len(moments), LOOKED_AT)):
            yield played, moment, played.at(moment.ply).view(moment.seat)


def scene(view: View, position: Position, seen: Seen = OPEN, said: tuple[tuple[int, str], ...] = ()) -> Scene:
    """What the reader has seen of the play, from where he sits; `said` what was said before it."""
    pack = view.game.pack
    aside = known_aside(view)
    facts = (Told("aside", ASIDE, pack.unmask(aside), " ".join(pack.unmask(aside)), pack.unmask(aside)),) if aside else ()
    trail = tuple(Over(tuple((seat, pack.texts[card]) for seat, card in trick.plays), trick.winner) for trick in view.tricks)
    return Scene(hand=view.cards, trick=view.trick, said=said, seat=view.seat, dealer=view.dealer, names=view_names(view), facts=facts,
                 trail=trail, seen=seen, position=position)


def talked(seen: Scene, view: View) -> Scene:
    """A scene with what partners have signalled: what goes with a trick that is over stands beside it."""
    said: list[list[tuple[int, Words]]] = [[]]
    for event in view.events:
        if event.kind == "say" and (signal := signal_of(view, event.word)):
            said[-1].append((event.seat, event.word if signal.names.cards else signal.title))
        elif event.kind == "trick":
            said.append([])
    trail = tuple(replace(over, said=tuple(words)) for over, words in zip(seen.trail, said, strict=False))
    return replace(seen, trail=trail, said=tuple(said[-1]))


def known_aside(view: View) -> int:
    """The cards (a mask) that were not played to a trick and that the seat knows to be in nobody's hand."""
    laid = 0
    for plays in (*(trick.plays for trick in view.tricks), view.plays):
        for _, card in plays:
            laid |= 1 << card
    return view.game.pack.all & ~(view.hand | view.outstanding | view.gone | laid)
