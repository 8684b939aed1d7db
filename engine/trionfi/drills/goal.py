"""How many card points a side needs: what the game asks, borne out by the settlement of a hand."""

from collections.abc import Iterator
from math import ceil, floor

from trionfi.counting import Points
from trionfi.drills.answers import cards_in
from trionfi.drills.settle import told_shortly
from trionfi.errors import TrionfiError
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.settlement.reward import Reward
from trionfi.state.account import Line
from trionfi.values import dataclass
from trionfi.words import Words

POINTS = "points"


@dataclass(frozen=True)
class Goal:
    """The card points that some seats need in a hand, what asks for them, their cards at its end (a mask), and the facts of the hand with
    points in place of piles."""

    seats: frozenset[int]
    points: int
    reward: Reward
    pile: int
    facts: tuple[tuple[str, object], ...]


def asked(reward: Reward) -> tuple[Points, ...]:
    """The figures that a reward asks for in card points, the least first; none where nothing is paid in the hand."""
    return () if reward.keeps else tuple(sorted(set(reward.wanted_points())))


def goals(game: Game, hand: Hand) -> Iterator[Goal]:
    """What was needed in a hand that is over, side by side; nothing where the settlement does not bear out what the game asks."""
    known = hand.facts()
    facts = told_shortly(game, known, game.settle(known, hand.players), hand.players)
    for seats, key, pile in _sides(game, hand, known):
        found = [(points, reward) for reward in game.payments.rewards
                 if (points := next(_needed(game, facts, hand.players, min(seats), key, reward), 0))]
        if len(found) == 1 and pile:
            yield Goal(seats, *found[0], pile, tuple(facts.items()))


def _sides(game: Game, hand: Hand, known: dict[str, object]) -> Iterator[tuple[frozenset[int], str, int]]:
    """The sides whose cards the settlement reads: their seats, the key of their points, and the cards (a mask)."""
    table, pack, payments = hand.table, game.pack, game.payments
    keys, parties = payments.pile_keys(hand.players), payments.seats(hand.players)
    piles = [pack.mask(cards_in(tuple(cards))) if isinstance(cards := known.get(key), list | tuple) else 0 for key in keys]
    if all(piles) and len(keys) == len(parties):
        yield from ((seats, f"{POINTS}_{place}", pile) for place, (seats, pile) in enumerate(zip(parties, piles, strict=True)))
    elif table.contract.declarer is not None:
        yield table.side(table.contract.declarer), POINTS, piles[0]


def _needed(game: Game, facts: dict[str, object], players: int, seat: int, key: str, reward: Reward) -> Iterator[int]:
    """The figures of a reward from which on a seat loses nothing by it any more, or wins where it did not."""
    for points in sorted({one for figure in asked(reward) for one in (ceil(figure), floor(figure) + 1)}):
        before, now = (_worth(game, facts, players, seat, key, reward.label, tried) for tried in (points - 1, points))
        if before is not None and now is not None and (before < 0 <= now or before == 0 < now):
            yield points


def _worth(game: Game, facts: dict[str, object], players: int, seat: int, key: str, label: Words, points: int) -> Points | None:
    """What a seat gets by a row with so many card points, the others sharing the rest alike; None where that cannot be."""
    others = max(1, len(game.payments.seats(players)) - 1)
    rest, over = divmod(int(game.payments.total or game.card_points[1]) - points, others)
    keys = [one for one in facts if one.startswith(f"{POINTS}_") and one != key]
    changed: dict[str, object] = {one: rest + (place < over) for place, one in enumerate(keys)}
    if key in facts:
        changed[key] = points
    try:
        lines: tuple[Line, ...] = tuple(game.settle(facts | changed, players).lines)
    except TrionfiError:
        return None
    return sum((line.amounts[seat] for line in lines if line.label == label), 0)
