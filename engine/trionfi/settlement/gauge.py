"""What rewards say of themselves to one who counts exactly, points as a slope with steps; and what random piles show of one that cannot
say what it makes points and cards worth."""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import pairwise
from math import sqrt

from trionfi.cards.chance import Chance
from trionfi.counting import Points
from trionfi.errors import TrionfiError
from trionfi.settlement.facts import Cards
from trionfi.settlement.incentives import By, EachCard, Incentive, Incentives, Owing, Point, Reaching, scaled
from trionfi.settlement.questions import LAST_TRICK, SIDES
from trionfi.settlement.reward import Reward
from trionfi.state.rules import Rules

SPLITS = 60
SURE = 4.0


def stakes_of(game: Rules) -> Incentives:
    """The stakes of all rewards of a game."""
    return tuple(stake for reward in game.payments.rewards for stake in reward.stakes(game))


def gauged(reward: Reward, game: Rules) -> Incentives:
    """What a reward makes a card point worth, and single cards beyond it, by trying it on random piles."""
    pack, players = game.pack, game.seats()
    chance = Chance(game.slug, 41)
    tried: list[tuple[int, float, float]] = []
    for turn in range(SPLITS):
        piles = [0] * len(game.payments.pile_keys(players))
        for number in range(pack.size):
            piles[chance.below(len(piles))] |= 1 << number
        score = score_of(reward, game, players, piles, turn % len(piles))
        if score is None:
            return ()
        tried.append((piles[0], float(game.counting.points(pack, piles[0])), score))
    slope = _slope([points for _, points, _ in tried], [score for _, _, score in tried])
    found: list[Incentive] = [Point(slope)] if slope else []
    rest = [(pile, score - slope * points) for pile, points, score in tried]
    mean = sum(value for _, value in rest) / SPLITS
    noise = sqrt(sum((value - mean) ** 2 for _, value in rest) / SPLITS) * sqrt(4 / SPLITS)
    for number in range(pack.size) if noise > 1e-9 else ():
        own = [value for pile, value in rest if pile >> number & 1]
        other = [value for pile, value in rest if not pile >> number & 1]
        if own and other and abs(worth := sum(own) / len(own) - sum(other) / len(other)) > SURE * noise:
            found.append(EachCard(worth, 1 << number))
    return tuple(found)


def score_of(reward: Reward, game: Rules, players: int, piles: list[int], last: int) -> float | None:
    """What the first player gets from each other with these piles, None where other facts are wanted."""
    payments = game.payments
    known = payments.guessed(reward, game.pack, game.counting, players)
    known |= {LAST_TRICK.key: SIDES[last % 2], "last_trick_by": last} | {
        key: Cards(pile) for key, pile in zip(payments.pile_keys(players), piles, strict=True)}
    try:
        lines = payments.lines_of(reward, payments.facts(game.pack, game.counting, players, known))
    except TrionfiError:
        return None
    return float(sum(line.amounts[0] for line in lines)) / payments.payers(players)


def _slope(xs: list[float], ys: list[float]) -> float:
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    spread = sum((x - mean_x) ** 2 for x in xs)
    return sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True)) / spread if spread else 0.0


TRIES = 400     # piles from which it is read what points bring
SHARES = 100
FINE = 1e-6


def parties(game: Rules) -> int:
    """How many parties a hand has that are settled by what they have won."""
    return len(game.payments.pile_keys(game.seats()))


def gained(game: Rules, stakes: Incentives) -> Incentives:
    """Stakes of what one of two parties gains, twice where the other loses as much."""
    return scaled(stakes, 2 if game.payments.zero_sum else 1)


ALL = 1e6   # card points: more than anybody has


def owes(game: Rules, dues: Sequence[tuple[Points, float, int]]) -> Incentives:
    """What each owes who has not most: (payment, with fewer points than so many, or than this part of the most). Between one and the mean
    of the others lies a part more than what he gets."""
    beyond = game.seats() / max(1, game.seats() - 1)
    return tuple(Owing(float(due) * beyond, float(points), times)
                 for due, points, times in dues if due and (points or times))


def steps(worth: Callable[[int], float], points: Sequence[int]) -> Incentives:
    """A function of whole card points, given in rising order: what each point brings where it rises evenly, and the steps besides."""
    rises = [(other, worth(other) - worth(one), other - one) for one, other in pairwise(points)]
    if not rises:
        return ()
    slope = Counter(round(rise / width, 6) for _, rise, width in rises).most_common(1)[0][0]
    found = [Point(slope)] if slope else []
    return (*found, *(Reaching(more, float(at), By.ANYBODY) for at, rise, width in rises if abs(more := rise - slope * width) > FINE))


def by_declarer(game: Rules, worth: Callable[[Fraction], Points]) -> Incentives:
    """What each opponent pays a declarer whose side has so many card points, below nothing where he pays: its steps."""
    unit = game.counting.unit
    points = [Fraction(number, unit) for number in range(int(game.card_points[1] * unit) + 1)]
    rises = [(after, worth(after) - worth(before)) for before, after in pairwise(points)]
    return tuple(Reaching(float(rise) / 2, points=float(after)) for after, rise in rises if rise)


def stepped(reward: Reward, game: Rules) -> Incentives:
    """The steps of a reward of two parties, read off piles that are shared out in many ways: what the first gets by its points."""
    pack, chance = game.pack, Chance(game.slug, 44)
    found: dict[int, float] = {}
    for number in range(TRIES):
        own = sum([1 << card for card in range(pack.size) if chance.below(SHARES) < number % SHARES])
        points = game.counting.points(pack, own)
        score = score_of(reward, game, game.seats(), [own, pack.all & ~own], 1)
        if score is not None and points == int(points):
            found.setdefault(int(points), score)
    return steps(found.__getitem__, sorted(found))
