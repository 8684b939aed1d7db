"""What rewards say of themselves to one who counts exactly: points as a slope with steps."""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import pairwise

from trionfi.cards.chance import Chance
from trionfi.counting import Points
from trionfi.settlement.gauge import score_of
from trionfi.settlement.reward import Reward
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.rules import Rules

TRIES = 400     # piles from which it is read what points bring
SHARES = 100
FINE = 1e-6


def parties(game: Rules) -> int:
    """How many parties a hand has that are settled by what they have won."""
    return len(game.payments.pile_keys(game.seats()))


def gained(game: Rules, stakes: tuple[Stake, ...]) -> tuple[Stake, ...]:
    """Stakes of what one of two parties gains, twice where the other loses as much."""
    return tuple(stake._replace(amount=stake.amount * (2 if game.payments.zero_sum else 1)) for stake in stakes)


ALL = 1e6   # card points: more than anybody has


def owes(game: Rules, dues: Sequence[tuple[Points, float, int]]) -> tuple[Stake, ...]:
    """What each owes who has not most: (payment, with fewer points than so many, or than this part of the most). Between one and the mean
    of the others lies a part more than what he gets."""
    beyond = game.seats() / max(1, game.seats() - 1)
    return tuple(Stake(Prize.OWES, float(due) * beyond, points=points, more=times)
                 for due, points, times in dues if due and (points or times))


def steps(worth: Callable[[int], float], points: Sequence[int]) -> tuple[Stake, ...]:
    """A function of whole card points, given in rising order: what each point brings where it rises evenly, and the steps besides."""
    rises = [(other, worth(other) - worth(one), other - one) for one, other in pairwise(points)]
    if not rises:
        return ()
    slope = Counter(round(rise / width, 6) for _, rise, width in rises).most_common(1)[0][0]
    found = [Stake(Prize.POINT, slope)] if slope else []
    return (*found, *(Stake(Prize.STEP, more, points=float(at)) for at, rise, width in rises if abs(more := rise - slope * width) > FINE))


def by_declarer(game: Rules, worth: Callable[[Fraction], Points]) -> tuple[Stake, ...]:
    """What each opponent pays a declarer whose side has so many card points, below nothing where he pays: its steps."""
    unit = game.counting.unit
    points = [Fraction(number, unit) for number in range(int(game.card_points[1] * unit) + 1)]
    rises = [(after, worth(after) - worth(before)) for before, after in pairwise(points)]
    return tuple(Stake(Prize.TARGET, float(rise) / 2, points=float(after)) for after, rise in rises if rise)


def stepped(reward: Reward, game: Rules) -> tuple[Stake, ...]:
    """The same for a reward of two parties, read off piles that are shared out in many ways: what the first gets by its points."""
    pack, chance = game.pack, Chance(game.slug, 44)
    found: dict[int, float] = {}
    for number in range(TRIES):
        own = sum([1 << card for card in range(pack.size) if chance.below(SHARES) < number % SHARES])
        points = game.counting.points(pack, own)
        score = score_of(reward, game, game.seats(), [own, pack.all & ~own], 1)
        if score is not None and points == int(points):
            found.setdefault(int(points), score)
    return steps(found.__getitem__, sorted(found))
