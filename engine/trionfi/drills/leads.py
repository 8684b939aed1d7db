"""Where a player leads to a trick, and what each card that he may lead is worth in play."""

from collections.abc import Iterator

from trionfi.bots.heard import signal_of
from trionfi.bots.memory import Memory
from trionfi.bots.search.idea import CARD, difference
from trionfi.bots.search.player import alike, different
from trionfi.bots.search.playout import Playout
from trionfi.bots.search.tabled import TableTrial
from trionfi.bots.search.weighed import FIGURES, gap
from trionfi.bots.search.world import worlds
from trionfi.cards.chance import Chance
from trionfi.drills.base import Scene
from trionfi.drills.discards import ENDLESS
from trionfi.drills.positions import Moment, Played, hands
from trionfi.drills.puzzles import NEAR, Choice, Idea
from trionfi.drills.trail import LOOKED_AT, Depth, scene, talked
from trionfi.game import Game
from trionfi.state.view import View
from trionfi.values import NamedTuple, dataclass, replace

STREAM = 12
DEALS = 200     # in which each card is led
LEAST = 3       # cards that bring something different each


@dataclass(frozen=True)
class Leading(Depth):
    """`first` asks for the first lead of a hand; where a declarer plays against the rest, for that of his opponents."""

    first: bool = False


class Lead(NamedTuple):
    """A moment at which a seat leads, and what came of each card in so many `deals`, the best first; a choice is one card or several that
    count alike."""

    played: Played
    ply: int
    view: View
    deals: int
    choices: tuple[Choice, ...]

    @property
    def near(self) -> float:
        """What may be lost by a card that is right."""
        return NEAR * max(one.less for one in self.choices)

    def right(self, one: Choice) -> bool:
        """Whether the deals do not tell a choice from the best, or next to nothing is lost by it."""
        return one.less <= max(one.interval, self.near)

    def choice(self, card: str) -> Choice:
        """That to which a card belongs. Raises StopIteration for one that may not be led."""
        return next(one for one in self.choices if card in one.cards)

    def grouped(self) -> Iterator[list[Choice]]:
        """All but the best, those together that lose much the same and are right or wrong alike."""
        group: list[Choice] = []
        for one in self.choices[1:]:
            if group and (one.less > group[0].less + group[0].interval or self.right(one) != self.right(group[0])
                          or bool(one.less) != bool(group[0].less)):
                yield group
                group = []
            group.append(one)
        yield group

    @property
    def wrong(self) -> float:
        """The share of the choices that are clearly worse than the best."""
        return sum(not self.right(one) for one in self.choices) / len(self.choices)


def moments(game: Game, seed: int | str, chance: Chance, shape: Leading) -> Iterator[tuple[Played, Moment, View]]:
    """The moments of the hands of a seed at which a level may ask for a lead, with the view of who leads."""
    for played in hands(game, seed):
        tricks = len(played.hand.table.tricks)
        leads = [one for one in played.moments if one.legal and not one.plays and one.legal.bit_count() >= LEAST]
        if not shape.first:
            later = [one for one in leads if max(1, round(shape.least * tricks)) <= one.tricks <= shape.most * tricks]
            leads = chance.sample(later, min(len(later), LOOKED_AT))
        for moment in leads:
            view = played.at(moment.ply).view(moment.seat)
            if not shape.first or _opens(view, moment):
                yield played, moment, view
                if shape.first:
                    break


def _opens(view: View, moment: Moment) -> bool:
    """Whether it is the first lead of a hand; where a declarer plays against the rest, of one who plays against him."""
    if view.game.sides.declared and view.contract.declarer is not None:
        return not Memory(view).attacking
    return not moment.tricks


def trial_of(view: View, effort: int = ENDLESS) -> TableTrial | None:
    """A trial of the cards that may be led, of those that count alike one, with so much effort; None where fewer than three differ, or
    where such hands cannot be played on quickly."""
    memory = Memory(view)
    led = different(view, memory, next(one for one in view.offered if one.verb == "play"))
    if len(led) < LEAST:
        return None
    trial = TableTrial(view, memory, led, f"lead {view.seat} {len(view.events)}", STREAM, effort)
    return trial if trial.possible else None


def weigh(view: View) -> tuple[int, tuple[Choice, ...]]:
    """In how many deals the leads were tried, and what came of each, the best first; nothing where there is no trial."""
    trial = trial_of(view)
    if trial is None:
        return 0, ()
    while trial.tried < DEALS and trial.grow():
        pass
    memory, led = trial.memory, trial.choices
    gains, index = trial.gains(), memory.pack.index
    best = max(range(len(led)), key=lambda place: round(sum(gains[place]) / len(gains[place]), FIGURES))
    cards = {place: [card] for place, card in enumerate(action.cards[0] for action in led)}
    for card in [action.cards[0] for action in view.offered if action.verb == "play" and action not in led]:
        same = next(place for place, some in cards.items() if any(alike(memory, index[card], index[one]) for one in some))
        cards[same].append(card)
    choices = []
    for place, own in enumerate(gains):
        behind = gap([more - less for more, less in zip(gains[best], own, strict=True)])
        width = 0.0 if place == best else round(behind.interval, FIGURES)
        choices.append(Choice(tuple(memory.pack.sort(cards[place])), round(max(0.0, behind.more), FIGURES), width, None))
    return trial.tried, tuple(sorted(choices, key=lambda one: (one.less, one is not choices[best], one.cards)))


def found(game: Game, seed: int | str, chance: Chance, shape: Leading) -> Iterator[Lead]:
    """The leads of the hands of a seed that can be weighed and in which something is lost by one card or another."""
    for played, moment, view in moments(game, seed, chance, shape):
        deals, choices = weigh(view)
        if deals and choices[-1].less:
            yield Lead(played, moment.ply, view, deals, choices)


def shows(view: View, best: str, other: str) -> Idea | None:
    """What the better of two leads does more often than the other, played on by the full rules; None where no single thing tells."""
    memory = Memory(view)
    better, worse = (next(one for one in view.offered if one.verb == "play" and one.cards == (card,)) for card in (best, other))
    dealt = worlds(view, Chance(f"lead {view.seat} {len(view.events)}", STREAM))
    tells = difference(memory, Playout(memory), dealt, better, worse)
    if tells is None:
        return None
    return Idea(tells.what, memory.pack.texts[tells.card] if tells.what == CARD else "", tells.better, tells.other, tells.hands)


def seen(lead: Lead, shape: Leading) -> Scene:
    """What the reader has seen before he leads: what was said first of all, and beside each trick what partners have signalled."""
    view = lead.view
    told = tuple(one for one in view.said if signal_of(view, one[1]) is None)
    laid = scene(view, lead.played.position(lead.ply, view.seat), shape.seen, told)
    if len(told) == len(view.said):
        return laid
    signalled = talked(laid, view)
    return replace(signalled, said=told + signalled.said)
