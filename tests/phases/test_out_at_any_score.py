"""Who reaches the total by his first cards may say so at any score: the most that so many cards can declare (004, 11.5, 11.14, 11.19)."""

from collections.abc import Iterator
from itertools import product

import pytest
import trionfi
from trionfi.games.bologna_melds import MOST
from trionfi.melds import declarations, total

KINDS = 17, 14, 13, 12  # three Kings, Queens, Cavalli, Jacks


def cricca(cards: int, three: int) -> int:
    return {3: three, 4: 2 * three}.get(cards, 0)


def sequence(cards: int) -> int:
    return 10 + 5 * (cards - 3) if cards > 2 else 0


def suits(wild: int) -> dict[tuple[int, ...], int]:
    """The most that the sequences of four suits are worth, by how many Kings, Queens, Cavalli, Jacks and Aces they have."""
    ones = []
    for king, *courts, ace in product((0, 1), repeat=5):
        runs = king and sum(courts) and sum(courts) + wild > 1
        ones.append(((king, *courts, ace), sequence(1 + sum(courts) + ace + wild) if runs else 0))
    best = {(0,) * 5: 0}
    for _ in range(4):
        longer: dict[tuple[int, ...], int] = {}
        for (held, worth), (more, value) in product(best.items(), ones):
            cards = tuple(map(sum, zip(held, more, strict=True)))
            longer[cards] = max(longer.get(cards, 0), worth + value)
        best = longer
    return best


def trumps(wild: int) -> Iterator[tuple[int, int]]:
    """(cards, worth) of the contatori with the Angelo, the Mondo, the red ones, the trumps below them and the Moors."""
    for angel, world, red, run, moors in product((0, 1), (0, 1), (0, 1, 2), range(13), range(5)):
        grande = angel and world + red and world + red + wild > 1
        if run and not grande:
            continue
        worth = cricca(wild + angel + world, 18) + (sequence(moors + wild) if moors > 1 else 0)
        close = moors if run + wild > 11 else 0  # the Moors follow where no trump above them is missing
        yield wild + angel + world + red + run + moors, worth + (sequence(1 + world + red + run + close + wild) if grande else 0)


def test_no_cards_declare_more():
    """Reckoned by kinds of cards, with all cricche and all sequences doubled, whether there are three of them or not."""
    most = dict.fromkeys(MOST, 0)
    for wild in range(3):
        low: dict[int, int] = {}
        for (kings, queens, cavalli, jacks, aces), worth in suits(wild).items():
            alike = sum(map(cricca, (kings, queens, cavalli, jacks), KINDS)) + (sequence(aces + wild) if aces > 1 else 0)
            cards = kings + queens + cavalli + jacks + aces
            low[cards] = max(low.get(cards, 0), worth + alike)
        high: dict[int, int] = {}
        for cards, worth in trumps(wild):
            high[cards] = max(high.get(cards, 0), worth)
        for (some, one), (others, other), number in product(low.items(), high.items(), MOST):
            if some + others <= number:
                most[number] = max(most[number], 2 * (one + other))
    assert most == MOST


@pytest.mark.parametrize("cards", [
    "F ANG MON BEG KS QS KB QB KD QD",
    "F ANG MON BEG KS QS AS KB QB AB KC QC KD QD AD",
    "F ANG MON BEG KS QS CS AS KB QB CB AB KC QC CC AC KD QD CD AD",
    "F ANG MON BEG KS QS CS JS KB QB CB JB KC QC CC JC KD QD CD JD AS AB",
])
def test_some_cards_declare_as_much(cards):
    game = trionfi.games["milloni"]
    hand = game.pack.mask(cards.split())
    assert total(game.melds, declarations(game.pack, hand, game.melds)).value == MOST[hand.bit_count()]
