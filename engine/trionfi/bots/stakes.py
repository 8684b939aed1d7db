"""What the parts of a game are worth to a player: points and payments, read once for each game.

Everything is in the unit of the game's payments. A card's `worth` is its share of its batch; a payment for a set
of cards (captured, collected, undertaken) is spread over the cards that decide it.
"""

from dataclasses import dataclass

from trionfi.cards import bits
from trionfi.game import Game
from trionfi.phases import Discard
from trionfi.settlement import Captured, Collected, LastTrick, Target, Undertaken


@dataclass(frozen=True)
class Stakes:
    """The figures of one game that decisions hang on.

    `worth` is the net card points of each card, `total` their sum; `targets` are (points, amount) of the declarer;
    `captured` (cards, amount), `collected` (cards, more cards, amount), `undertaken` (word, cards, amount) and
    `last` (word or "", amount) are the payments; `high` are the cards too dear to throw away, `prey` those that pay
    when captured, `rates` whether the number of cards that a declarer had seen multiplies everything.
    """

    worth: tuple[float, ...]
    total: float
    targets: tuple[tuple[float, float], ...]
    captured: tuple[tuple[int, float], ...]
    collected: tuple[tuple[int, int, float], ...]
    undertaken: tuple[tuple[str, int, float], ...]
    last: tuple[tuple[str, float], ...]
    last_points: float
    counting: int
    high: int
    prey: int
    away: int

    @classmethod
    def of(cls, game: Game) -> "Stakes":
        """The stakes of a game, worked out on first use."""
        kept = _KEPT.get(id(game))
        if kept is None or kept[0] is not game:
            kept = _KEPT[id(game)] = (game, _read(game))
            while len(_KEPT) > 40:
                del _KEPT[next(iter(_KEPT))]
        return kept[1]


def _read(game: Game) -> Stakes:
    pack, counting = game.pack, game.counting
    apart = 0
    for expression, _ in counting.apart:
        apart |= pack.select(expression)
    share = float(counting.less) / counting.group
    values = [float(value) for value in counting.table(pack)]
    worth = tuple(value if apart >> number & 1 else value - share for number, value in enumerate(values))
    empty = float(counting.empty)
    dearest = max(values)
    counts = sum(1 << number for number, value in enumerate(values) if value > empty)
    high = sum(1 << number for number, value in enumerate(values) if value - empty > 0.3 * (dearest - empty))
    feats = [(reward.feat, float(reward.amount)) for reward in game.payments.rewards]
    captured = tuple((pack.select(feat.cards), amount) for feat, amount in feats if isinstance(feat, Captured))
    prey = 0
    for cards, _ in captured:
        prey |= cards
    away = 0
    for step in game.course:
        if isinstance(step, Discard):
            away |= pack.select(step.tiers[0])
    return Stakes(
        worth=worth,
        total=sum(worth) + float(counting.last_trick),
        targets=tuple((float(feat.points), amount) for feat, amount in feats if isinstance(feat, Target)),
        captured=captured,
        collected=tuple((pack.select(feat.cards), pack.select(feat.better), amount)
                        for feat, amount in feats if isinstance(feat, Collected)),
        undertaken=tuple((feat.key, pack.select(feat.cards), amount) for feat, amount in feats if isinstance(feat, Undertaken)),
        last=tuple((feat.announced, amount) for feat, amount in feats if isinstance(feat, LastTrick)),
        last_points=float(counting.last_trick),
        counting=counts,
        high=high | prey,
        prey=prey,
        away=away,
    )


def worth_of(stakes: Stakes, mask: int) -> float:
    """The net card points of a set of cards."""
    worth = stakes.worth
    return sum([worth[number] for number in bits(mask)])


_KEPT: dict[int, tuple[Game, Stakes]] = {}
