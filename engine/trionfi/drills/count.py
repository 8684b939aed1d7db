"""Counting drills: from one batch to a whole side's pile."""

from dataclasses import dataclass

from trionfi.cards import bits
from trionfi.chance import Chance
from trionfi.drills.base import Drill, Part
from trionfi.game import Game


@dataclass(frozen=True)
class Level:
    """One level: its words, how many full batches (least, most), whether cards are over, and whether the last trick
    is in play. `rich` draws more counting cards than chance would."""

    words: str
    batches: tuple[int, int]
    odd: bool
    last_trick: bool
    rich: bool = False


class CountDrill:
    """How many card points is this pile worth?"""

    words = "Count a pile"

    def offered(self, game: Game) -> bool:
        """Whether the game counts card points at all."""
        return any(game.counting.table(game.pack))

    def levels(self, game: Game) -> tuple[Level, ...]:
        """The levels, easiest first, fitted to the game's batches and pack."""
        noun = {1: "cards", 2: "pairs", 3: "threes", 4: "fours"}.get(game.counting.group, "batches")
        last = bool(game.counting.last_trick)
        side = game.pack.size // (2 * max(1, game.counting.group))
        few = 1 if game.counting.group > 1 else 3
        return (
            Level("one batch" if game.counting.group > 1 else "three cards", (few, few), False, False, True),
            Level(f"two or three {noun}" if few == 1 else "up to eight cards", (2 * few, 3 * few), False, False, True),
            Level("a few tricks, with cards left over", (2, 5) if few == 1 else (6, 14), True, False),
            Level("more tricks" + (", perhaps with the last" if last else ""), (4, 7) if few == 1 else (12, 20), True, last),
            Level("all of a side's tricks" + (", perhaps with the last" if last else ""), (side - 4, side + 4), True, last),
        )

    def make(self, game: Game, level: int, seed: int | str) -> Drill:
        """The question of a level and seed."""
        shape = self.levels(game)[level - 1]
        chance = Chance(f"count {game.slug} {level} {seed}")
        group, pack = game.counting.group, game.pack
        least, most = shape.batches
        size = group * (least + chance.below(most - least + 1))
        if shape.odd and group > 1:
            size += 1 + chance.below(group - 1)
        size = min(size, pack.size)
        cards = self._draw(game, size, shape.rich, chance)
        last_trick = shape.last_trick and chance.below(2) == 1
        count = game.counting.count(pack, pack.mask(cards), last_trick)
        parts = tuple(Part(batch.note, batch.points, batch.cards, batch.kind) for batch in count.working)
        words = f"How many card points are these {size} cards worth" + (", the last trick included?" if last_trick else "?")
        return Drill("count", level, seed, words, tuple(cards), last_trick, count.points, parts)

    def _draw(self, game: Game, size: int, rich: bool, chance: Chance) -> list[str]:
        pack, table = game.pack, game.counting.table(game.pack)
        numbers = bits(pack.all)
        if not rich:
            return [pack.texts[number] for number in chance.sample(numbers, size)]
        worth = [number for number in numbers if table[number] > game.counting.empty]
        chosen = chance.sample(worth, max(1, size // 3 + chance.below(size // 3 + 1)))
        rest = [number for number in numbers if number not in chosen]
        chosen += chance.sample(rest, size - len(chosen))
        chance.shuffle(chosen)
        return [pack.texts[number] for number in chosen]
