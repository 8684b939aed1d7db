"""What the parts of a game are worth to a player: points and payments, read once for each game.

Everything is in the unit of the game's payments. A card's `worth` is its share of its batch; a payment for a set
of cards (captured, collected, undertaken) is spread over the cards that decide it.
"""

from trionfi.cards import bits
from trionfi.settlement.gauge import stakes_of
from trionfi.settlement.incentives import AllCards, By, EachCard, InLastTrick, Of, Point, Reaching, Tricks, Turned
from trionfi.state.rules import Rules
from trionfi.values import dataclass, replace

CONTENT = 0.46  # what a trick of Mineo holds when the play begins: the habits were measured there


@dataclass(frozen=True)
class Stakes:
    """The figures of one game that decisions hang on.

    `worth` is the net card points of each card, `total` their sum (1 where no card counts); `point` is what each card
    point brings besides the `targets`, which are (points, amount) of the declarer; `kept` (cards, amount), `captured`
    (cards, amount), `collected` (cards, more cards, amount), `undertaken` (word, cards, amount), `last` (word or "",
    amount), `closing` (cards, amount) and `promised` (word, cards, amount) are the payments, `fears` (cards, amount) what losing one in
    the last trick costs, `first` what it is worth not to stay without a trick, `sweeps` (word, amount) every trick after the word;
    `declared` (unit, amount) what each point of a declaration comes to;
    `turned` are words after which bad is good; `high` are the cards too dear to throw away, `prey` those that pay when captured, `away`
    those that may be discarded; `unit` is what a trick holds against one of Mineo.
    """

    worth: tuple[float, ...]
    total: float
    point: float
    targets: tuple[tuple[float, float], ...]
    kept: tuple[tuple[int, float], ...]
    captured: tuple[tuple[int, float], ...]
    collected: tuple[tuple[int, int, float], ...]
    undertaken: tuple[tuple[str, int, float], ...]
    last: tuple[tuple[str, float], ...]
    closing: tuple[tuple[int, float], ...]
    promised: tuple[tuple[str, int, float], ...]
    fears: tuple[tuple[int, float], ...]
    first: float
    sweeps: tuple[tuple[str, float], ...]
    declared: tuple[tuple[str, float], ...]
    turned: tuple[str, ...]
    last_points: float
    counting: int
    high: int
    prey: int
    away: int
    unit: float = 1.0

    @classmethod
    def of(cls, game: Rules) -> "Stakes":
        """The stakes of a game, worked out on first use."""
        kept = _KEPT.get(id(game))
        if kept is None or kept[0] is not game:
            kept = _KEPT[id(game)] = (game, _read(game))
            while len(_KEPT) > 40:
                del _KEPT[next(iter(_KEPT))]
        return kept[1]

    @property
    def reverse(self) -> bool:
        """Whether card points are bad."""
        return self.point < 0 and not self.targets


def opened(points: float, done: float, rest: float, settled: float) -> float:
    """How much one point does for reaching so many, when so many are made and so many are still to be made."""
    spread = 4 + rest * 0.2
    off = abs(points - done - rest / 2) / spread
    return max(settled, 0.4 * (1 - off / 2.4)) / spread


def _read(game: Rules) -> Stakes:
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
    found = stakes_of(game)

    points = [one for one in found if type(one) is Point and one.amount]
    cards = [one for one in found if type(one) is EachCard and one.amount]
    every = [one for one in found if type(one) is AllCards and one.amount]
    last = [one for one in found if type(one) is InLastTrick and one.amount]
    tricks = [one for one in found if type(one) is Tricks and one.amount]
    point = sum([one.amount for one in points if one.of is Of.CARDS])
    targets = tuple((one.points, one.amount) for one in found if type(one) is Reaching and one.amount and one.by is By.DECLARER)
    if not point and not targets:
        point = 1.0
    total = sum(worth) + float(counting.last_trick) or 1.0
    prey = 0
    for one in cards:
        prey |= one.cards if one.captured else 0
    away = 0
    for step in game.course:
        away |= pack.select(step.laying.spared)
    stakes = Stakes(
        worth=worth,
        total=total,
        point=point,
        targets=targets,
        kept=tuple((one.cards, one.amount) for one in cards if not one.captured),
        captured=tuple((one.cards, one.amount) for one in cards if one.captured),
        collected=tuple((one.cards, one.more, one.amount) for one in every if not one.word),
        undertaken=tuple((one.word, one.cards, one.amount) for one in every if one.word),
        last=tuple((one.word, one.amount) for one in last if not one.cards),
        closing=tuple((one.cards, one.amount) for one in last if one.cards and not one.word and not one.lost),
        promised=tuple((one.word, one.cards, one.amount) for one in last if one.cards and one.word),
        fears=tuple((one.cards, one.amount) for one in last if one.lost),
        first=sum([one.amount for one in tricks if not one.every]),
        sweeps=tuple((one.word, one.amount) for one in tricks if one.every),
        declared=tuple((one.unit, one.amount) for one in points if one.of is Of.DECLARED),
        turned=tuple(one.word for one in found if type(one) is Turned),
        last_points=float(counting.last_trick),
        counting=counts,
        high=high | prey,
        prey=prey,
        away=away,
    )
    return replace(stakes, unit=(_content(stakes) or 1.0) / max(1, game.hand_size or game.tricks) / CONTENT)


def _content(stakes: Stakes) -> float:
    """What all the cards of the pack bring together when the play begins."""
    point = stakes.point
    for points, amount in stakes.targets:
        point += 2 * amount * opened(points, 0.0, stakes.total, 0.0)
    found = abs(point) * sum(abs(worth) for worth in stakes.worth)
    for cards, amount in (*stakes.kept, *stakes.captured):
        found += abs(amount) * cards.bit_count()
    for cards, _, amount in stakes.collected:
        found += abs(amount) * cards.bit_count() / 2 ** max(0, cards.bit_count() - 1)
    return found


def worth_of(stakes: Stakes, mask: int) -> float:
    """The net card points of a set of cards."""
    worth = stakes.worth
    return sum([worth[number] for number in bits(mask)])


_KEPT: dict[int, tuple[Rules, Stakes]] = {}
