"""How often the tricks come true that `simple` expects, beside how often it says that they should.

`python -m benchmarks.likely [--hands N] [--seed N] [--fit] [GAME ...]` lets it play hands on all seats (by default 20 of each game of
today, from seed 5000) and notes each card that it chose of several. A line has the way in which cards were played, how often in ten it says
that the trick should fall to its side, how many cards there were, and how often in ten it did, with half the interval of 95 in 100. `--fit`
tells, of the same cards, the lines that `trionfi.bots.likely` should have; they were fitted on seeds from 1000.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from math import exp, log, sqrt

import trionfi
from trionfi.bots import bot
from trionfi.bots.follow import Weighed, follow
from trionfi.bots.lead import lead
from trionfi.bots.likely import CAME, EDGE, HAS_TO_TAKE, LEADS, PLAYS_UNDER, TAKES, came_true
from trionfi.bots.memory import Memory
from trionfi.bots.words import in_ten
from trionfi.game import Game
from trionfi.state.actions import Action
from trionfi.state.decisions import Asks
from trionfi.state.view import View
from trionfi.values import NamedTuple

HANDS, SEED = 20, 5000
TOLD = {LEADS: 0.5, TAKES: 0.15, PLAYS_UNDER: 0.5, HAS_TO_TAKE: 0.0}  # more than this is expected where it says how often
STEPS = 30


class Card(NamedTuple):
    """A card that was chosen: how, how likely its trick was to fall to the own side, and whether it did."""

    how: str
    expected: float
    came: bool


def cards(game: Game, hands: range) -> Iterator[Card]:
    """The cards of some hands of which something is told."""
    for seed in hands:
        hand = game.deal(seed, dealer=seed % game.players[0], players=game.players[0])
        waiting: list[tuple[int, frozenset[int], str, float]] = []
        while hand.turn is not None:
            view = hand.view(hand.turn)
            action = bot("simple", f"{seed} {view.seat}").choose(view)
            if hand.step.asks is Asks.CARD and action.verb == "play" and (found := weighed(view, action)):
                side, card = found
                waiting.append((len(hand.table.tricks), side, *card))
            hand.push(action)
        tricks = hand.table.tricks
        yield from (Card(how, expected, tricks[number].winner in side) for number, side, how, expected in waiting if number < len(tricks))


def weighed(view: View, action: Action) -> tuple[frozenset[int], tuple[str, float]] | None:
    """The own side, and how a card is played that is chosen of several, with what is expected; None where nothing is told of it."""
    memory = Memory(view)
    legal = memory.pack.mask(one.cards[0] for one in view.offered if one.verb == "play")
    if not legal & legal - 1 or view.outside == view.seat:
        return None
    card: Weighed = (follow if view.plays else lead)(memory, legal)
    how = HAS_TO_TAKE if memory.reverse and card.why in (LEADS, TAKES) else card.why
    if memory.pack.texts[card.number] != action.cards[0] or how not in TOLD or (memory.reverse and how == PLAYS_UNDER):
        return None
    return (frozenset(memory.side) | {view.seat}, (how, card.win)) if card.win > TOLD[how] else None


def fitted(some: list[Card]) -> tuple[float, float]:
    """The line in the logarithm of the odds that makes what came likeliest, by Newton's method from the line that changes nothing."""
    at = [(log(held / (1 - held)), one.came) for one in some for held in [min(max(one.expected, EDGE), 1 - EDGE)]]
    shift, slope = 0.0, 1.0
    for _ in range(STEPS):
        chances = [1 / (1 + exp(-shift - slope * x)) for x, _ in at]
        off = [came - chance for chance, (_, came) in zip(chances, at, strict=True)]
        weights = [max(chance * (1 - chance), 1e-9) for chance in chances]
        first, second = sum(off), sum(one * x for one, (x, _) in zip(off, at, strict=True))
        plain, mixed, square = sum(weights), sum(w * x for w, (x, _) in zip(weights, at, strict=True)), \
            sum(w * x * x for w, (x, _) in zip(weights, at, strict=True))
        spread = plain * square - mixed * mixed
        up, turn = (square * first - mixed * second) / spread, (plain * second - mixed * first) / spread
        pace = min(1.0, 1 / max(abs(up), abs(turn), 1e-9))  # a longer step could lead too far away
        shift, slope = shift + pace * up, slope + pace * turn
    return shift, slope


def table(some: list[Card]) -> Iterator[str]:
    """The lines of the table."""
    groups: dict[tuple[str, int], list[bool]] = defaultdict(list)
    for one in some:
        groups[one.how, in_ten(came_true(one.how, one.expected))].append(one.came)
    for (how, said), came in sorted(groups.items()):
        share = sum(came) / len(came)
        yield f"{how:14}{said:>4}{len(came):>8}{10 * share:>8.1f} ± {19.6 * sqrt(share * (1 - share) / len(came)):.1f}"


def main() -> None:
    """Print the table, and with `--fit` the lines."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.likely", description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=HANDS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("games", nargs="*")
    asked = parser.parse_args()
    games = [trionfi.games[slug] for slug in asked.games] or [game for game in trionfi.games.values() if game.today]
    found = [one for game in games for one in cards(game, range(asked.seed, asked.seed + asked.hands))]
    print("how           said   cards    came", *table(found), sep="\n")
    for how in CAME if asked.fit else ():
        if own := [one for one in found if one.how == how]:
            print(how, *(f"{value:.2f}" for value in fitted(own)))


if __name__ == "__main__":
    main()
