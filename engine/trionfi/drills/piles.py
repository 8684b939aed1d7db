"""Piles as they lie on a table: what a side has at the end of a hand, and cards that join no batch."""

from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.drills.positions import hands
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.settlement.played import pile_of, tricks_of

TRIES = 24


def apart(game: Game) -> int:
    """The cards that are counted by themselves, as a mask."""
    mask = 0
    for expression, _ in game.counting.apart:
        mask |= game.pack.select(expression)
    return mask


def side(game: Game, seed: int | str, odd: bool | None, last: bool | None, chance: Chance) -> tuple[list[str], bool, int]:
    """What one side has at the end of a played hand: cards, whether it won the last trick, its tricks.

    `odd` and `last` say whether there shall be cards left over and the last trick; where no hand of the seed fits,
    cards are taken away until it does.
    """
    loose, group = apart(game), game.counting.group
    kept: tuple[int, bool, int] | None = None
    for played in hands(game, seed, TRIES):
        for pile, won, tricks in _sides(played.hand, chance):
            fits = odd is None or group == 1 or bool((pile & ~loose).bit_count() % group) == odd
            if last is None or won == last:
                if fits:
                    return _shuffled(game, pile, chance), won and bool(game.counting.last_trick), _tricks(game, tricks)
                kept = kept or (pile, won, tricks)
    pile, won, tricks = kept or (game.pack.all, bool(last), game.tricks)
    for number in bits(pile & ~loose):
        if bool((pile & ~loose).bit_count() % group) == bool(odd):
            break
        pile &= ~(1 << number)
    return _shuffled(game, pile, chance), bool(last) and bool(game.counting.last_trick), _tricks(game, tricks)


def _sides(hand: Hand, chance: Chance) -> list[tuple[int, bool, int]]:
    """Each side's pile, whether it won the last trick, and how many tricks it won; nothing of a hand not played out."""
    table = hand.table
    if not table.tricks:
        return []
    sides = sorted({table.side(seat) for seat in range(hand.players)}, key=min)
    chance.shuffle(sides)
    last = table.tricks[-1].winner
    found = [(pile_of(table, side), last in side, tricks_of(table, side)) for side in sides]
    return [entry for entry in found if entry[0]]


def _shuffled(game: Game, pile: int, chance: Chance) -> list[str]:
    cards = [game.pack.texts[number] for number in bits(pile)]
    chance.shuffle(cards)
    return cards


def _tricks(game: Game, tricks: int) -> int:
    return tricks if game.counting.per_trick else 0
