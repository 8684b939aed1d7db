"""What random piles show of a reward that cannot say what it makes points and cards worth."""

from math import sqrt

from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError
from trionfi.settlement.facts import Cards
from trionfi.settlement.questions import LAST_TRICK, SIDES
from trionfi.settlement.reward import Reward
from trionfi.settlement.stake import Prize, Stake
from trionfi.state.rules import Rules

SPLITS = 60
SURE = 4.0


def stakes_of(game: Rules) -> tuple[Stake, ...]:
    """The stakes of all rewards of a game."""
    return tuple(stake for reward in game.payments.rewards for stake in reward.stakes(game))


def gauged(reward: Reward, game: Rules) -> tuple[Stake, ...]:
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
    found = [Stake(Prize.POINT, slope)] if slope else []
    rest = [(pile, score - slope * points) for pile, points, score in tried]
    mean = sum(value for _, value in rest) / SPLITS
    noise = sqrt(sum((value - mean) ** 2 for _, value in rest) / SPLITS) * sqrt(4 / SPLITS)
    for number in range(pack.size) if noise > 1e-9 else ():
        own = [value for pile, value in rest if pile >> number & 1]
        other = [value for pile, value in rest if not pile >> number & 1]
        if own and other and abs(worth := sum(own) / len(own) - sum(other) / len(other)) > SURE * noise:
            found.append(Stake(Prize.KEPT, worth, 1 << number))
    return tuple(found)


def score_of(reward: Reward, game: Rules, players: int, piles: list[int], last: int) -> float | None:
    """What the first player gets from each other with these piles, None where other facts are wanted."""
    payments = game.payments
    asked = payments.facts(game.pack, game.counting, players, {"ended": "played", "declarer": 0}, True)
    payments.lines_of(reward, asked)
    known = {fact.key: fact.values[0][0] if fact.values else 0 for fact in asked.asked.values()
             if fact.default is None and not fact.optional and fact.unit not in ("cards", "card points")}
    known |= {"ended": "played", "declarer": 0, LAST_TRICK.key: SIDES[last % 2], "last_trick_by": last} | {
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
