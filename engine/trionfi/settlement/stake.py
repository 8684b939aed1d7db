"""What hangs on the play, as a player weighs it: every reward says what it makes points, cards and tricks worth.

A reward's `stakes(game)` gives these; one that has none of its own is tried on piles of cards (`gauged`).
"""

from math import sqrt
from typing import NamedTuple

from trionfi.cards.chance import Chance
from trionfi.errors import TrionfiError
from trionfi.settlement.facts import LAST_TRICK, SIDES, Cards

POINT, TARGET, KEPT, CAPTURED, COLLECTED, UNDERTAKEN, LAST, LAST_WITH, FIRST, EVERY, TURNED = (
    "point", "target", "kept", "captured", "collected", "undertaken", "last trick", "last trick with", "first trick", "every trick",
    "turned",
)
SPLITS = 60
SURE = 4.0


class Stake(NamedTuple):
    """One thing worth having, in the unit of the payments: each card point ("point"; below nothing where points are bad),
    the declarer's reaching so many `points` ("target"), each of some `cards` at the end ("kept") or taken from the other
    side ("captured"), all of them together ("collected", with `more` for a dearer set; "undertaken" with the `word` that
    binds to it), the last trick ("last trick", with the `word` it hangs on; "last trick with" one of the cards), or a trick at all
    ("first trick"), or every trick after the `word` ("every trick"). Where the `word` of "turned" was announced, what was bad is good."""

    kind: str
    amount: float
    cards: int = 0
    more: int = 0
    points: float = 0.0
    word: str = ""


def stakes_of(game) -> tuple[Stake, ...]:
    """The stakes of all rewards of a game."""
    return tuple(stake for reward in game.payments.rewards for stake in getattr(reward, "stakes", reward_gauge(reward))(game))


def reward_gauge(reward):
    """The way to find the stakes of a reward that does not say them."""
    return lambda game: gauged(reward, game)


def gauged(reward, game) -> tuple[Stake, ...]:
    """What a reward makes a card point worth, and single cards beyond it, by trying it on random piles."""
    pack, players = game.pack, game.seats()
    chance = Chance(game.slug, 41)
    tried: list[tuple[int, float, float]] = []
    for turn in range(SPLITS):
        piles = [0] * len(_keys(game, players))
        for number in range(pack.size):
            piles[chance.below(len(piles))] |= 1 << number
        score = _score(reward, game, players, piles, turn % len(piles))
        if score is None:
            return ()
        tried.append((piles[0], float(game.counting.points(pack, piles[0])), score))
    slope = _slope([points for _, points, _ in tried], [score for _, _, score in tried])
    found = [Stake(POINT, slope)] if slope else []
    rest = [(pile, score - slope * points) for pile, points, score in tried]
    mean = sum(value for _, value in rest) / SPLITS
    noise = sqrt(sum((value - mean) ** 2 for _, value in rest) / SPLITS) * sqrt(4 / SPLITS)
    for number in range(pack.size) if noise > 1e-9 else ():
        own = [value for pile, value in rest if pile >> number & 1]
        other = [value for pile, value in rest if not pile >> number & 1]
        if own and other and abs(worth := sum(own) / len(own) - sum(other) / len(other)) > SURE * noise:
            found.append(Stake(KEPT, worth, 1 << number))
    return tuple(found)


def _keys(game, players: int) -> tuple[str, ...]:
    """The facts of the sides' cards: the declarer's and the others', or each party's."""
    if hasattr(game.payments, "seats"):
        return tuple(f"cards_{party}" for party in range(len(game.payments.seats(players))))
    return "declarer_cards", "opponents_cards"


def _score(reward, game, players: int, piles: list[int], last: int) -> float | None:
    """What the first player gets from each other with these piles, None where other facts are wanted."""
    payments = game.payments
    asked = payments.facts(game.pack, game.counting, players, {"ended": "played", "declarer": 0}, True)
    reward.lines(asked, payments)
    known = {fact.key: fact.values[0][0] if fact.values else 0 for fact in asked.asked.values()
             if fact.default is None and not fact.optional and fact.unit not in ("cards", "card points")}
    known |= {"ended": "played", "declarer": 0, LAST_TRICK.key: SIDES[last % 2], "last_trick_by": last} | {
        key: Cards(pile) for key, pile in zip(_keys(game, players), piles, strict=True)}
    try:
        lines = reward.lines(payments.facts(game.pack, game.counting, players, known), payments)
    except TrionfiError:
        return None
    return float(sum(line.amounts[0] for line in lines)) / (1 if hasattr(payments, "seats") else players - 1)


def _slope(xs: list[float], ys: list[float]) -> float:
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    spread = sum((x - mean_x) ** 2 for x in xs)
    return sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True)) / spread if spread else 0.0

